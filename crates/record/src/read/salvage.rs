//! What can be saved of a record that does not hold.

use crate::read::{Record, read};
use crate::text::{Fault, lines};

/// What can be saved of a record.
#[derive(Clone, Debug)]
pub struct Salvage {
    /// What the lines that are kept say; it goes at least as far as its seats.
    pub record: Record,
    /// Why the others are not kept; `None` if the record holds as it is.
    pub fault: Option<Fault>,
    /// The lines that are kept, counted from the first.
    pub n_lines: usize,
    /// The bytes of these lines.
    pub n_bytes: usize,
}

/// Saves of a damaged record what stands before the damage.
///
/// These are the lines before that of the first fault; where they end within a deal that no seed
/// completes, the lines before its round. As after a cut, the record that they make is completed
/// with what follows from them. There is nothing to save of a record whose fault comes before the
/// end of its seats: `None`.
///
/// # Examples
///
/// ```
/// use domino_record::{Writer, salvage};
/// use domino_rules::{Match, PerSeat, Rules, Variant};
///
/// let rules = Rules::new(Variant::builtin("draw")?.clone(), 2)?;
/// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut writer = Writer::new(&rules, &seats);
/// Match::new(rules).start_round(42, &mut writer)?;
///
/// // The program was killed while it wrote a line.
/// let torn = format!("{}A 6-", writer.text());
/// let saved = salvage(torn.as_bytes()).ok_or("nothing to save")?;
/// assert_eq!(saved.record.text(), writer.text());
/// assert_eq!(saved.n_bytes, writer.text().len());
/// let fault = saved.fault.ok_or("no fault")?.to_string();
/// assert_eq!(fault, "line 8, column 5: the last line has no line feed, so it may be cut off");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn salvage(record: &[u8]) -> Option<Salvage> {
    let fault = match read(record) {
        Ok(whole) => return Salvage::new(whole, None, record),
        Err(fault) => fault,
    };
    let before = before_line(record, fault.line);
    if let Ok(kept) = read(before) {
        return Salvage::new(kept, Some(fault), before);
    }
    // A deal is all that can be left unfinished, so before the round there is none.
    let before = before_line(before, last_round(before)?);
    Salvage::new(read(before).ok()?, Some(fault), before)
}

impl Salvage {
    fn new(record: Record, fault: Option<Fault>, kept: &[u8]) -> Option<Salvage> {
        record.seats()?;
        let n_lines = kept.split_inclusive(|byte| *byte == b'\n').count();
        Some(Salvage { record, fault, n_lines, n_bytes: kept.len() })
    }
}

/// The lines before a line.
fn before_line(record: &[u8], number: usize) -> &[u8] {
    let lines = record.split_inclusive(|byte| *byte == b'\n');
    let n_bytes = lines.take(number.saturating_sub(1)).map(<[u8]>::len).sum();
    record.get(..n_bytes).unwrap_or(record)
}

/// The last line that begins a round.
fn last_round(record: &[u8]) -> Option<usize> {
    let lines = lines(record).flatten();
    lines.filter(|line| line.first().text == "round").map(|line| line.number).last()
}
