//! Reading files and writing them all or nothing.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use domino_repl::{Catalog, Message};
use domino_rules::Variant;
use tempfile::{Builder, NamedTempFile};

use crate::failure::Failure;

/// The most bytes of a file that are read.
const MOST: u64 = 256 << 20;

/// How every record begins.
const RECORD_HEAD: &[u8] = b"domino ";

/// Reads a file.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Failure> {
    let fail = |error: io::Error| Failure::of_system(path, &error);
    let mut bytes = Vec::new();
    File::open(path).map_err(fail)?.take(MOST + 1).read_to_end(&mut bytes).map_err(fail)?;
    if bytes.len() as u64 > MOST {
        return Err(Failure::of_use(format!("{path}: is larger than {} MiB", MOST >> 20)));
    }
    Ok(bytes)
}

/// Reads a rules file.
pub(crate) fn read_rules(path: &str) -> Result<Variant, Failure> {
    let bytes = read(path)?;
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let before = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|letter| *letter != '\n').count() + 1;
        Failure::of_content(path, &format!("line {line}, column {column}: this is not UTF-8"))
    })?;
    Variant::from_toml(text).map_err(|faults| Failure::of_content(path, &faults))
}

/// The game that is built in under a name, or that of a rules file.
pub(crate) fn find_game(name: &str) -> Result<Variant, Failure> {
    match Variant::builtin(name) {
        Ok(variant) => Ok(variant.clone()),
        Err(_) if looks_like_a_file(name) => read_rules(name),
        Err(unknown) => Err(Failure::of_use(unknown)),
    }
}

/// The game that is built in under a name.
pub(crate) fn find_builtin(name: &str) -> Result<Variant, Failure> {
    Variant::builtin(name).cloned().map_err(|unknown| {
        let failure = Failure::of_use(unknown);
        if looks_like_a_file(name) {
            let hint = Message::HintGameFile { path: name.to_owned() };
            return failure.with_hint(Catalog::english().say(&hint));
        }
        failure
    })
}

fn looks_like_a_file(name: &str) -> bool {
    name.contains(['.', '/', '\\']) || Path::new(name).exists()
}

/// Checks that a record can be written to a file, and says whether it replaces one.
///
/// A new file can be made, an empty one filled, and a record replaced; nothing else is overwritten.
pub(crate) fn check_record_target(path: &str) -> Result<Target, Failure> {
    let fail = |error: io::Error| Failure::of_system(path, &error);
    let target = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Target::New,
        Err(error) => return Err(fail(error)),
        Ok(meta) if meta.is_dir() => {
            return Err(Failure::of_use(format!("{path}: is a directory")));
        }
        Ok(meta) if !meta.is_file() => {
            return Err(Failure::of_use(format!("{path}: is not a regular file")));
        }
        Ok(meta) if meta.len() == 0 => Target::New,
        Ok(_) => {
            let mut head = Vec::new();
            let most = RECORD_HEAD.len() as u64;
            File::open(path).map_err(fail)?.take(most).read_to_end(&mut head).map_err(fail)?;
            if head != RECORD_HEAD {
                let fault = format!("{path}: is there already and is no record of a match");
                return Err(Failure::of_use(fault));
            }
            Target::Record
        }
    };
    new_beside(&real_path(path)).map_err(fail)?;
    Ok(target)
}

/// What a record is written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// A file that does not exist or is empty.
    New,
    /// An older record.
    Record,
}

/// Writes a file all or nothing: it is written beside the old one and then takes its place.
pub(crate) fn save(path: &str, bytes: &[u8]) -> io::Result<()> {
    let path = real_path(path);
    let mut file = new_beside(&path)?;
    file.write_all(bytes)?;
    file.persist(&path).map(drop).map_err(|error| error.error)
}

/// A new file in the directory of another, which vanishes unless it takes the other's place.
fn new_beside(path: &Path) -> io::Result<NamedTempFile> {
    let directory = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let mut builder = Builder::new();
    builder.prefix(".domino-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // As for any new file; the user's mask takes off what it takes off.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(directory.unwrap_or(Path::new(".")))
}

/// The file that a path leads to, through links.
fn real_path(path: &str) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| PathBuf::from(path))
}
