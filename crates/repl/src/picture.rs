//! A picture of a round as SVG: the table, the tiles with their pips, the hands and the standings.

mod still;

use domino_draw::Picture;
use domino_record::Record;

use crate::{Catalog, Eyes, Moment, MomentError};

use still::Still;

/// Whether the tiles on the table carry their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// None does.
    #[default]
    Off,
    /// Each carries that of the action by which it was laid, from 1 for the lead: the number of actions
    /// of a [`Moment`] at which it is the last.
    On,
}

/// Draws a moment of a record, as these eyes see it, in the language of the catalog.
///
/// The same record gives the same bytes. Of the record of a view it shows what that view knows.
///
/// # Errors
///
/// [`MomentError`] if the record has no such round, turn or seat, or is a view that does not show the
/// hand of that seat.
///
/// # Examples
///
/// ```
/// use domino_record::{Writer, read};
/// use domino_repl::{Catalog, Eyes, Lang, Moment, Numbers, picture};
/// use domino_rules::{Match, PerSeat, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("table")?.clone(), 2)?;
/// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut writer = Writer::new(&rules, &seats);
/// Match::new(rules).start_round(42, &mut writer)?;
/// let record = read(writer.text().as_bytes())?;
///
/// let catalog = Catalog::new(Lang::En);
/// let svg = picture(&record, Moment::default(), Eyes::Public, Numbers::Off, &catalog)?;
/// assert!(svg.contains(">On the table, round 1</title>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn picture(
    record: &Record,
    moment: Moment,
    eyes: Eyes,
    numbers: Numbers,
    catalog: &Catalog,
) -> Result<String, MomentError> {
    Ok(Still::new(record, moment, eyes, catalog.lang())?.into_svg(numbers))
}

/// Whether these bytes are a picture that [`picture`] drew.
pub fn is_picture(bytes: &[u8]) -> bool {
    Picture::is_svg_of_one(bytes)
}
