//! How a picture looks, in light and dark.

/// Colours for light and dark. They are classes and no variables, because many programs that draw
/// SVG know no variables. Each line begins with the elements that it is for.
const STYLE: &str = "\
text{font-family:system-ui,sans-serif;font-size:26px;fill:#23282e}
.page{fill:#f7f5f0}
.head{font-size:32px;font-weight:bold}
.name{font-weight:bold}
.name tspan{font-weight:normal}
.key,.end{text-anchor:middle;font-size:23px;font-weight:bold;fill:#3d5a4a}
.end{font-weight:normal}
.felt{fill:#dbe7dc;stroke:#5f7a68;stroke-width:6}
.place{fill:none;stroke:#5f7a68;stroke-width:2;stroke-dasharray:8 6}
.tile rect{fill:#fffefa;stroke:#3a3f45;stroke-width:2}
.tile path{stroke:#8c8f93;stroke-width:2}
.tile circle,.tile use{fill:#1d2126}
.tile text{text-anchor:middle;font-weight:bold}
.last rect{stroke:#b4380c;stroke-width:5}
.mover{fill:#b4380c}
.back{fill:#7d92a8;stroke:#3a3f45;stroke-width:2}
";

/// What of [`STYLE`] is other in the dark.
const DARK_STYLE: &str = "\
text{fill:#e6e3db}
.page{fill:#16191d}
.key,.end{fill:#b5d3c0}
.felt{fill:#22332a;stroke:#6c8c78}
.place{stroke:#6c8c78}
.tile rect{fill:#363c44;stroke:#a9b1ba}
.tile path{stroke:#7c858f}
.tile circle,.tile use{fill:#f7f4ec}
.last rect{stroke:#ff9b5e}
.mover{fill:#ff9b5e}
.back{fill:#4d5f73;stroke:#a9b1ba}
";

/// How the numbers on tiles look, and how in the dark.
const NUMBERS: [&str; 2] = [
    "\
.number rect{fill:#3d5a4a;stroke:none}
.number text{font-size:14px;fill:#fffefa}
",
    "\
.number rect{fill:#b5d3c0}
.number text{fill:#16191d}
",
];

/// The style sheet of the picture with this id, and of no other in the same page.
pub(super) fn style_of(id: &str, has_numbers: bool) -> String {
    let [light, dark] = if has_numbers { NUMBERS } else { ["", ""] };
    let light = rules_of(id, STYLE) + &rules_of(id, light);
    let dark = rules_of(id, DARK_STYLE) + &rules_of(id, dark);
    format!("{light}@media (prefers-color-scheme:dark){{\n{dark}}}\n")
}

fn rules_of(id: &str, rules: &str) -> String {
    let own = rules.lines().filter_map(|line| line.split_once('{')).map(|(selectors, rule)| {
        let selectors: Vec<String> =
            selectors.split(',').map(|selector| format!("#{id} {selector}")).collect();
        format!("{}{{{rule}\n", selectors.join(","))
    });
    own.collect()
}
