//! How wide texts are in `DejaVu Sans`, one of the widest fonts that show pictures.

/// The widths of the characters from the blank to the tilde, in thousandths of the letters' height.
const PLAIN: [i32; 95] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
];

/// The same of bold letters.
const BOLD: [i32; 95] = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696,
    696, 696, 696, 696, 696, 696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683,
    683, 821, 837, 372, 372, 775, 637, 995, 837, 850, 733, 850, 770, 720, 682, 812, 774, 1103, 771,
    724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665,
    343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
];

/// The width of a text whose letters are 26 user units high, in user units.
pub(crate) fn plain(text: &str) -> i32 {
    width(text, &PLAIN)
}

/// The same in bold letters.
pub(crate) fn bold(text: &str) -> i32 {
    width(text, &BOLD)
}

fn width(text: &str, font: &[i32; 95]) -> i32 {
    let of = |letter: char| match u32::from(letter).checked_sub(32) {
        Some(place @ 0..95) => font[usize::try_from(place).unwrap()],
        // Letters with marks, as wide as the widest without, but for `m` and `w`.
        _ if letter.is_lowercase() => font[usize::from(b'n' - b' ')],
        _ if letter.is_uppercase() => font[usize::from(b'O' - b' ')],
        _ => 1000,
    };
    text.chars().map(of).sum::<i32>() * 26 / 1000
}
