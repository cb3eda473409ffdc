//! How people type: tiles and ends in any order, with whatever stands between two numbers.

/// What can stand between the numbers of a tile, beside blanks.
const BETWEEN: [char; 9] = ['-', '|', ':', '/', ',', '.', '\u{2013}', '\u{2212}', '\u{b7}'];

/// A typed action as notation has it: the tile first, its numbers with a hyphen between, and what is said
/// of its end behind it. What has no tile stays as it is.
///
/// `6 4`, `6:4`, `6-4l` and `l 6-4` are read so.
pub(crate) fn tidied(text: &str) -> String {
    let text = text.trim();
    let Some((before, tile, after)) = text
        .char_indices()
        .find(|(_, letter)| letter.is_ascii_digit())
        .and_then(|(start, _)| split_at_tile(text, start))
    else {
        return text.to_owned();
    };
    [tile.as_str(), after, before].into_iter().filter(|part| !part.is_empty()).fold(
        String::new(),
        |line, part| if line.is_empty() { part.to_owned() } else { line + " " + part },
    )
}

/// What stands before a tile that begins with the digit at a place, the tile, and what stands behind it.
fn split_at_tile(text: &str, start: usize) -> Option<(&str, String, &str)> {
    let (one, rest) = digits(&text[start..])?;
    let gap = rest.trim_start();
    let has_blank = gap.len() < rest.len();
    let between = gap.chars().next().filter(|letter| BETWEEN.contains(letter));
    if between.is_none() && !has_blank {
        return None;
    }
    let rest = gap.strip_prefix(|letter| Some(letter) == between).unwrap_or(gap).trim_start();
    let (other, after) = digits(rest)?;
    let mut before = text[..start].trim_end();
    let mut after = after;
    if let (Some(open), Some(closed)) = (before.strip_suffix('['), after.strip_prefix(']')) {
        (before, after) = (open.trim_end(), closed);
    }
    let is_word =
        |edge: Option<char>| edge.is_none_or(|edge| edge.is_whitespace() || edge.is_alphabetic());
    let is_alone = is_word(before.chars().next_back()) && is_word(after.chars().next());
    is_alone.then(|| (before, format!("{one}-{other}"), after.trim_start()))
}

/// The digits at the beginning of a text, and the rest.
fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

/// The actions of a line that has several, as in `5-4 l, 4-0`; none if it has one.
pub(crate) fn several(line: &str) -> Option<Vec<String>> {
    let mut parts: Vec<String> = Vec::new();
    for part in line.split([',', ';']).map(str::trim) {
        match parts.last_mut() {
            // Two numbers with a comma between are a tile.
            Some(last) if is_number(last) && starts_with_number(part) => {
                *last = format!("{last}-{part}");
            }
            _ => parts.push(part.to_owned()),
        }
    }
    (parts.len() > 1).then_some(parts)
}

fn starts_with_number(text: &str) -> bool {
    digits(text).is_some_and(|(_, rest)| !rest.trim_start().starts_with(BETWEEN))
}

/// Whether a text is a number of a list.
pub(crate) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_d9_a_tile_is_read_however_people_type_it() {
        for text in ["6-4", "6 4", "6:4", "6/4", "6,4", "6|4", "[6|4]", "6 - 4", "6\u{2013}4"] {
            assert_eq!(tidied(text), "6-4", "{text}");
        }
        for text in ["6-4l", "l 6-4", "6 4 l", "l 6:4", "6-4  l", "[6|4]l"] {
            assert_eq!(tidied(text), "6-4 l", "{text}");
        }
        assert_eq!(tidied("12-10 right n"), "12-10 right n");
    }

    #[test]
    fn what_is_no_tile_stays_as_it_is() {
        for text in ["64", "draw", "", "6-4-1", "-6-4", "6--4", "1e1", "0x10", "6", "(6-4)", "6-"] {
            assert_eq!(tidied(text), text);
        }
    }

    #[test]
    fn finding_d9_several_actions_stand_in_one_line() {
        let parts = |line| several(line).map(|parts| parts.join("|"));
        assert_eq!(parts("5-4 l, 4-0").as_deref(), Some("5-4 l|4-0"));
        assert_eq!(parts("5-4 l,4-0 l;0-0").as_deref(), Some("5-4 l|4-0 l|0-0"));
        assert_eq!(parts("1, 4-0").as_deref(), Some("1|4-0"));
        for one in ["6,4", "6, 4", "6,4 l", "6-4 l", "draw", "1"] {
            assert_eq!(parts(one), None, "{one}");
        }
        assert_eq!(parts("6,4 l, 4-0").as_deref(), Some("6-4 l|4-0"));
    }
}
