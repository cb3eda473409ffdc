//! The text of an SVG.

use std::fmt;

/// How every picture begins.
pub(super) const HEAD: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" class="domino-picture""#;

/// What stands for the id of a picture in the making; no text can hold it.
pub(super) const OWN: &str = "\u{ffff}";

/// A picture with an id of its own for [`OWN`], which depends on all that is in it.
pub(super) fn named(svg: &str) -> String {
    // FNV-1a: two pictures in a page have to differ, and the same picture is the same bytes.
    let hash = svg.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    svg.replace(OWN, &format!("domino-{hash:016x}"))
}

/// Elements of an SVG in the making, one a line.
#[derive(Debug, Default)]
pub(super) struct Svg(String);

impl Svg {
    /// Adds a piece of a line.
    pub(super) fn put(&mut self, piece: fmt::Arguments<'_>) {
        self.0 += &piece.to_string();
    }

    /// Adds a line.
    pub(super) fn line(&mut self, line: fmt::Arguments<'_>) {
        self.put(line);
        self.0.push('\n');
    }

    /// Adds words at a point, which is on their baseline.
    pub(super) fn words(&mut self, (x, y): (i32, i32), class: &str, words: &str) {
        let words = escaped(words);
        self.line(format_args!(r#"<text x="{x}" y="{y}" class="{class}">{words}</text>"#));
    }
}

impl fmt::Display for Svg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text as the content of an element; what XML cannot hold at all is a `?`.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\n' | '\t' => escaped.push(letter),
            '\u{fffe}' | '\u{ffff}' => escaped.push('?'),
            letter if letter.is_control() => escaped.push('?'),
            letter => escaped.push(letter),
        }
    }
    escaped
}
