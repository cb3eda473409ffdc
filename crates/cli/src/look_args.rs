//! The arguments that say how text looks; each command takes those that mean something there.

use clap::Args;
use domino_repl::Lang;

use crate::decimal::decimal;
use crate::lines::{MAX_WIDTH, MIN_WIDTH};
use crate::listed::{self, Listed};
use crate::look::{TileChoice, When, unknown_lang};
use crate::remark::Remark;
use crate::usage::BadValue;

/// For what is drawn, where text has colour.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct LookArgs {
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) width: WidthArgs,
    #[command(flatten)]
    pub(crate) drawn: DrawnArgs,
}

/// For text that is broken into lines.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct TextArgs {
    #[command(flatten)]
    pub(crate) lang: LangArgs,
    #[command(flatten)]
    pub(crate) width: WidthArgs,
}

/// For whatever has words.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct LangArgs {
    /// The language: a code such as `en` [default: `DOMINO_LANG`, `LANGUAGE`, or the locale]
    #[arg(long, value_name = "CODE", hide_possible_values = true)]
    #[arg(value_parser = Listed::new(lang, listed::langs))]
    pub(crate) lang: Option<Lang>,
}

#[derive(Clone, Debug, Default, Args)]
pub(crate) struct WidthArgs {
    /// The width of the text in columns, from 40 to 1000 [default: that of the terminal, `COLUMNS`,
    /// or 80]
    #[arg(long, value_name = "COLUMNS", value_parser = width, allow_hyphen_values = true)]
    pub(crate) width: Option<u16>,
}

#[derive(Clone, Debug, Default, Args)]
pub(crate) struct DrawnArgs {
    /// Draw the table, with these characters [default: at a terminal, `box` where it shows UTF-8, else
    /// `ascii`; nothing is drawn elsewhere]
    #[arg(long, value_name = "STYLE", value_enum)]
    pub(crate) tiles: Option<TileChoice>,
    /// When text has colour [default: `auto`, which is at a terminal, as `NO_COLOR`, `CLICOLOR` and
    /// `CLICOLOR_FORCE` say]
    #[arg(long, value_name = "WHEN", value_enum)]
    pub(crate) color: Option<When>,
    /// One event a line, nothing drawn, no colour: for screen readers and scripts
    #[arg(long)]
    pub(crate) plain: bool,
}

impl LookArgs {
    /// These, and the others where these say nothing.
    pub(crate) fn or(self, others: &LookArgs) -> LookArgs {
        LookArgs {
            lang: LangArgs { lang: self.lang.lang.or(others.lang.lang) },
            width: WidthArgs { width: self.width.width.or(others.width.width) },
            drawn: DrawnArgs {
                tiles: self.drawn.tiles.or(others.drawn.tiles),
                color: self.drawn.color.or(others.drawn.color),
                plain: self.drawn.plain || others.drawn.plain,
            },
        }
    }
}

impl From<&LangArgs> for LookArgs {
    fn from(args: &LangArgs) -> LookArgs {
        LookArgs { lang: args.clone(), ..LookArgs::default() }
    }
}

impl From<&TextArgs> for LookArgs {
    fn from(TextArgs { lang, width }: &TextArgs) -> LookArgs {
        LookArgs { lang: lang.clone(), width: width.clone(), ..LookArgs::default() }
    }
}

fn width(text: &str) -> Result<u16, BadValue> {
    let told = || Remark::ValueWidth { min: MIN_WIDTH.to_string(), max: MAX_WIDTH.to_string() };
    let columns = decimal(text).filter(|columns| (MIN_WIDTH..=MAX_WIDTH).contains(columns));
    columns.ok_or_else(|| told().into())
}

fn lang(text: &str) -> Result<Lang, BadValue> {
    text.parse().map_err(|error| unknown_lang(error).into())
}
