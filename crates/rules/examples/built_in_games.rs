//! Writes the rules files of the built-in games as the table of values that the crate carries, so that
//! it needs no reader of TOML: `just games`.
#![allow(clippy::disallowed_methods)] // an example is a program
#![allow(clippy::print_stdout)] // what it writes goes to a file

use std::error::Error;

use toml::{Table, Value};

/// The built-in games in the order in which they are listed; a game stands after its base.
const NAMES: &[&str] =
    &["boxed", "snake", "penalty", "beginners", "hungarian", "table", "block", "draw"];

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "//! The values of the built-in games, as `just games` writes them from `variants/*.toml`.\n"
    );
    println!("use crate::variant::builtin::Given::{{self, List, Number, Table, Text}};\n");
    println!("/// The games with their names.");
    println!("pub(crate) static GAMES: [(&str, Given); {}] = [", NAMES.len());
    for name in NAMES {
        let file = format!("{}/variants/{name}.toml", env!("CARGO_MANIFEST_DIR"));
        let table: Table = std::fs::read_to_string(file)?.parse()?;
        println!("({name:?}, {}),", written(&Value::Table(table))?);
    }
    println!("];");
    Ok(())
}

/// A value as a constant.
fn written(value: &Value) -> Result<String, Box<dyn Error>> {
    Ok(match value {
        Value::String(text) => format!("Text({text:?})"),
        Value::Integer(number) => format!("Number({number})"),
        Value::Array(items) => {
            format!(
                "List(&[{}])",
                items.iter().map(written).collect::<Result<Vec<_>, _>>()?.join(", ")
            )
        }
        Value::Table(table) => {
            let entry = |(name, value)| Ok(format!("({name:?}, {})", written(value)?));
            let entries: Vec<String> =
                table.iter().map(entry).collect::<Result<_, Box<dyn Error>>>()?;
            format!("Table(&[{}])", entries.join(", "))
        }
        other => return Err(format!("no rule is written like {other}").into()),
    })
}
