//! Directions on a table: how they are typed, and why a tile cannot lie where it matches.

use domino_layout::{End, Heading};
use domino_repl::{COMMANDS, Catalog, Input, Lang, Map, Message, Settings, Style, TextForm};
use domino_rules::Action;

use crate::desk::{Desk, asking, prompted, speaking, with_plays};
use crate::typist::Typist;

const ENDS: [End; 2] = [End::Left, End::Right];

/// A line that has wound round its left end: `0-4` lies before it, `1-0` in the north, `5-6` in the
/// south. Its right end shows 6, goes east, and has `3-2` in the north.
const WOUND: &str = "3-2, 2-1 right n, 1-0 right w, 0-4 right s, 4-5 right s, 5-6 right e";

/// A on turn after [`WOUND`].
fn wound(lang: Lang) -> Desk {
    let hands = ["3-3 6-3 6-1 6-6 5-2", "5-5 4-1"];
    with_plays("based-on = \"table\"", WOUND, hands, one_line(lang))
}

/// A table on which the right end has an edge on every side.
fn cornered(lang: Lang) -> Desk {
    on_6_by_3(lang, "turn")
}

/// One on which the right end has reached an edge, and is dead there.
fn at_the_edge(lang: Lang) -> Desk {
    on_6_by_3(lang, "dead")
}

fn on_6_by_3(lang: Lang, edge: &str) -> Desk {
    let rules =
        format!("based-on = \"table\"\ntable = {{ width = 6, height = 3, edge = \"{edge}\" }}");
    with_plays(&rules, "3-2, 2-1 right e", ["4-1 6-1", "5-5 5-1"], one_line(lang))
}

/// Settings with which every paragraph is one line.
fn one_line(lang: Lang) -> Settings {
    Settings { style: Style { lang, width: 1000, ..Style::default() }, ..asking() }
}

fn end_name(catalog: &Catalog, end: End) -> String {
    catalog.say(&Message::EndName { end: end.to_string() })
}

fn letter(catalog: &Catalog, heading: Heading) -> String {
    catalog.say(&Message::HeadingName { heading: heading.to_string() })
}

/// The words for a direction, the letter first.
fn words(catalog: &Catalog, heading: Heading) -> Vec<String> {
    let words = catalog.say(&Message::HeadingWords { heading: heading.to_string() });
    [letter(catalog, heading)].into_iter().chain(words.split(", ").map(str::to_owned)).collect()
}

/// What lies on the table, as it was told.
fn last_play(desk: &Desk) -> (End, Heading) {
    let placed = desk.round().table().layout().placed().last().unwrap();
    (placed.end.unwrap(), placed.heading.unwrap())
}

/// A double goes straight on, and behind it a tile has no room before the edge.
#[test]
fn e11_the_edge_is_the_reason_and_not_the_number() {
    let rules = "based-on = \"table\"\ntable = { width = 10, height = 6 }";
    let hands = ["1-1 4-1", "5-1 6-1"];
    let mut desk = with_plays(rules, "3-2, 2-1 right e", hands, speaking(Lang::En));
    desk.line("1-1 right e");
    let reason = "Not legal: the east edge of the table is in the way of 5-1 at the right end.\n";
    for line in ["5-1", "5-1 right", "5-1 right e"] {
        let told = desk.line(line);
        assert!(told.starts_with(reason), "{line}: {told}");
        let told = desk.line(&format!("why {line}"));
        assert!(told.starts_with(&format!("{reason}Rule `table`: ")), "{line}: {told}");
        assert_eq!(told.matches("Rule `").count(), 1, "{told}");
    }
}

/// Of a double that matches, its number is not what is wrong.
#[test]
fn a_double_is_told_what_is_in_its_way() {
    let told = wound(Lang::En).line("why 3-3");
    let reason = "Not legal: 4-0 is in the way of 3-3 at the left end.\nRule `table`: ";
    assert!(told.starts_with(reason), "{told}");
}

/// What is told without the rules that are named below it.
fn told(desk: &mut Desk, line: &str) -> String {
    let told = desk.line(line);
    let is_rule = |line: &&str| ["`table`", "`turn`"].iter().any(|key| line.contains(key));
    told.split_inclusive('\n').filter(|line| !is_rule(line)).collect()
}

/// Of 6-3 the number matches both ends, of the double the left one.
#[test]
fn what_is_in_the_way_at_each_end_and_in_each_direction() {
    let mut desk = wound(Lang::En);
    let lines = [
        "why 6-3",
        "why 3-3",
        "why 6-1",
        "why 6-6",
        "why 5-2",
        "why 6-1 r w",
        "why 6-1 r n",
        "why 6-6 r s",
        "why 6-1 r e",
        "6-1",
        "3-3",
    ];
    let text = lines.map(|line| format!("> {line}\n{}", told(&mut desk, line))).concat();
    let mut desk = cornered(Lang::En);
    let edges =
        ["why 4-1", "why 4-1 r s"].map(|line| format!("> {line}\n{}", told(&mut desk, line)));
    insta::assert_snapshot!(text + &edges.concat());
}

/// A corner that a double does not turn, a tile, the way back, what is legal, an edge, all edges.
#[test]
fn what_is_in_the_way_in_every_language() {
    let text = Lang::ALL.map(|lang| {
        let (mut desk, mut edges) = (wound(lang), cornered(lang));
        let lines = ["why 6-6 right s", "why 6-1 right n", "why 6-1 right w", "why 6-1"];
        let text = lines.map(|line| told(&mut desk, line)).concat();
        format!(
            "{lang}\n{text}{}",
            ["why 4-1 right e", "why 4-1"].map(|line| told(&mut edges, line)).concat()
        )
    });
    insta::assert_snapshot!(text.concat());
}

/// The end is named in full or by its key. Only the left end has room.
#[test]
fn why_an_end_of_a_table_is_open_or_dead() {
    let mut desk = cornered(Lang::En);
    let dead = "Dead: the right end shows 1, and something is in the way in every direction \
                (n: the north edge, e: the east edge, s: the south edge).\n";
    for line in ["why right", "why r", "why RIGHT"] {
        assert_eq!(desk.line(line), dead, "{line}");
    }
    assert!(desk.line("why rs").contains("an end after it"), "a label names more than an end");
    let mut empty = Desk::started("table", "human,human", 3);
    assert_eq!(empty.line("why left"), "The table is empty.\n");
    let open = "Open: the left end shows 3, and there is still a tile that can go there.\n";
    assert_eq!(desk.line("why l"), open);
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        let edges = [Heading::North, Heading::East, Heading::South].map(|side| {
            let what = catalog.say(&Message::EdgeName { side: side.to_string() });
            catalog.say(&Message::Way { heading: letter(&catalog, side), what })
        });
        let (end, ways) = ("right".to_owned(), edges.join(", "));
        let dead = catalog.say(&Message::WhyEndBlocked { end, pips: 1, ways });
        let names = catalog.say(&Message::CmdWhy);
        let why = names.split(", ").next().unwrap();
        let line = format!("{why} {}", end_name(&catalog, End::Right));
        let dead = format!("{dead}\n").replace('\u{a0}', " ");
        assert_eq!(cornered(lang).line(&line), dead, "{lang}: {line}");
    }
}

/// At the edge one reason is told for all directions, of the end and of each tile.
#[test]
fn finding_b1_an_end_at_the_edge_of_the_table_is_told_as_dead_in_every_language() {
    let mut desk = at_the_edge(Lang::En);
    assert_eq!(
        desk.line("why right"),
        "Dead: the right end has reached the east edge of the table.\n"
    );
    let refused = "Not legal: the right end has reached the east edge of the table and is dead.\n";
    for line in ["4-1 right", "4-1 right e", "4-1 right s", "why 4-1", "why 4-1 r n"] {
        let told = desk.line(line);
        assert!(told.starts_with(refused), "{line}: {told}");
    }
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        let edge = catalog.say(&Message::EdgeName { side: Heading::East.to_string() });
        let dead = catalog.say(&Message::WhyEndAtEdge { end: "right".to_owned(), edge });
        let names = catalog.say(&Message::CmdWhy);
        let why = names.split(", ").next().unwrap();
        let line = format!("{why} {}", end_name(&catalog, End::Right));
        let dead = format!("{dead}\n").replace('\u{a0}', " ");
        assert_eq!(at_the_edge(lang).line(&line), dead, "{lang}: {line}");
    }
}

/// The map has a label for each direction in which an end can go; behind a tile it is what it stands for.
#[test]
fn every_label_of_the_map_can_be_typed_behind_a_tile() {
    let mut n_labels = 0;
    for (seed, lang) in
        (1..).zip(Lang::ALL).flat_map(|(seed, lang)| [(seed, lang), (seed + 9, lang)])
    {
        let style = Style { map: Map::On, width: 200, lang, ..Style::default() };
        let settings = Settings { style, ..asking() };
        let mut desk = Desk::new("table", "human:Ada,human:Bo", seed, settings);
        desk.feed(Input::Start);
        let (catalog, mut typist) = (Catalog::new(lang), Typist::new(seed));
        while desk.game().is_round_on() {
            let legal: Vec<Action> = desk.round().legal_actions().iter().collect();
            let tile = legal[0]
                .tile()
                .unwrap_or_else(|| desk.round().hand(desk.round().mover()).iter().next().unwrap());
            let map = desk.line("map");
            let rows = map.lines().filter(|line| line.starts_with('#'));
            let labels = rows.flat_map(|row| row.split(|letter: char| !letter.is_alphabetic()));
            let is_empty = desk.round().table().layout().is_empty();
            for label in labels.filter(|label| !label.is_empty() && !is_empty) {
                let (end, heading) = ENDS
                    .into_iter()
                    .flat_map(|end| Heading::ALL.map(|heading| (end, heading)))
                    .find(|(end, heading)| {
                        let letter = letter(&catalog, *heading);
                        let key = label.strip_suffix(&letter);
                        key.is_some_and(|key| end_name(&catalog, *end).starts_with(key))
                    })
                    .unwrap_or_else(|| panic!("{lang}: {label} in\n{map}"));
                let meant = desk.line(&format!("why {tile} {end} {heading}"));
                let english = format!("{}{heading}", &end.to_string()[..1]);
                for label in [label, &label.to_uppercase(), &english] {
                    assert_eq!(desk.line(&format!("why {tile} {label}")), meant, "{lang} {label}");
                }
                let alone = desk.line(label);
                assert!(alone.contains(&format!(" {label}`")), "{lang} {label}: {alone}");
                n_labels += 1;
            }
            desk.line(&(typist.below(legal.len()) + 1).to_string());
        }
    }
    assert!(n_labels > 500, "{n_labels}");
}

/// A name is found before a label is looked for, so none may be the name of a command.
#[test]
fn no_label_is_the_name_of_a_command() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        let names: Vec<String> = COMMANDS.iter().flat_map(|spec| spec.names_in(&catalog)).collect();
        for (end, heading) in ENDS.into_iter().flat_map(|end| Heading::ALL.map(|it| (end, it))) {
            let key = end_name(&catalog, end).chars().next().unwrap();
            let label = format!("{key}{}", letter(&catalog, heading));
            assert!(!names.contains(&label), "{lang}: {label}");
        }
    }
}

#[test]
fn a_label_plays_what_it_stands_for() {
    let mut desk = wound(Lang::En);
    desk.line("6-1 re");
    assert_eq!(last_play(&desk), (End::Right, Heading::East));
    for (lang, label) in [(Lang::De, "ro"), (Lang::De, "re"), (Lang::Hu, "jk"), (Lang::It, "de")] {
        let mut desk = wound(lang);
        desk.line(&format!("6-1 {label}"));
        assert_eq!(last_play(&desk), (End::Right, Heading::East), "{lang}: {label}");
    }
}

/// `re` is a label of the map, and the beginning of `redo`.
#[test]
fn a_label_alone_runs_no_command() {
    let mut desk = wound(Lang::En);
    desk.lines(&["6-1 re", "undo"]);
    let before = desk.game().clone();
    let told = desk.line("re");
    assert_eq!(told, "`re` is an end and a direction: put a tile before it, as in `6-1 re`.\n");
    assert_eq!(desk.game(), &before);
    assert!(wound(Lang::Hu).line("jk").contains("`6-1 jk`"));

    let mut desk = Desk::started("block", "human,human", 3);
    desk.lines(&["1", "1", "1", "undo"]);
    let told = desk.line("red");
    assert!(told.contains("redone."), "{told}");

    // On an empty table there is nothing that a label could stand for.
    let mut desk = Desk::started("table", "human,human", 3);
    desk.lines(&["1", "undo"]);
    let told = desk.line("red");
    assert!(told.contains("1 action has been redone."), "{told}");
}

/// Ends and directions are named in the language or in English, each for itself.
#[test]
fn directions_are_typed_by_letter_or_in_full_in_each_language_and_in_english() {
    let english = Catalog::new(Lang::En);
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        let mut desk = wound(lang);
        for heading in Heading::ALL {
            let meant = desk.line(&format!("why 6-1 right {heading}"));
            let named = words(&catalog, heading).into_iter().chain(words(&english, heading));
            for word in named.flat_map(|word| [word.to_uppercase(), word]) {
                for end in ["right", "r", &end_name(&catalog, End::Right)] {
                    let line = format!("why 6-1 {end} {word}");
                    assert_eq!(desk.line(&line), meant, "{lang}: {line}");
                }
            }
        }
    }
}

/// Without its accent the Hungarian north would be the English east.
#[test]
fn e_is_east_in_hungarian_too_and_only_with_its_accent_north() {
    for (typed, heading) in [("e", Heading::East), ("k", Heading::East), ("keletre", Heading::West)]
    {
        let mut desk = wound(Lang::Hu);
        desk.line(&format!("6-1 jobb {typed}"));
        let is_laid = desk.round().table().layout().placed().len() == 7;
        assert_eq!(is_laid, heading == Heading::East, "{typed}");
    }
    let mut desk = wound(Lang::Hu);
    let north = desk.line("why 6-1 right n");
    for typed in ["é", "É", "e\u{301}", "eszak", "n"] {
        assert_eq!(desk.line(&format!("why 6-1 jobb {typed}")), north, "{typed}");
    }
    assert!(desk.line("súgó").contains("az ékezet nélküli `e`"));
}

#[test]
fn a_direction_without_an_end_is_answered_with_the_end() {
    let mut desk = wound(Lang::En);
    let told = desk.line("6-1 e");
    assert_eq!(told, "`6-1 e` is not an action: the end comes first, as in `6-1 right e`.\n");
    assert!(desk.line("6-1 south").contains("as in `6-1 right s`"));
    assert!(wound(Lang::Hu).line("6-1 d").contains("`6-1 jobb d`"));
    assert!(wound(Lang::De).line("6-1 Osten").contains("`6-1 rechts o`"));

    let mut desk = Desk::started("table", "human,human", 3);
    let told = desk.line("6-3 n");
    assert_eq!(told, "`6-3 n` is not an action: the first tile needs no direction; type `6-3`.\n");
}

#[test]
fn a_game_without_a_table_does_not_speak_of_directions() {
    for lang in Lang::ALL {
        let mut desk = Desk::new("block", "human,human", 3, speaking(lang));
        desk.feed(Input::Start);
        desk.line("1");
        let refused =
            Catalog::new(lang).say(&Message::TooMuchEnd { text: "5-4 left q".to_owned() });
        let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(flat(&desk.line("5-4 left q")), flat(&refused), "{lang}");
        let table = Catalog::new(lang).say(&Message::HowToTable);
        assert!(!flat(&desk.line("help")).contains(&flat(&table)), "{lang}");
    }
}

#[test]
fn somebody_new_is_told_what_the_letters_of_a_table_mean() {
    let mut desk = Desk::lobby(vec![], prompted());
    desk.feed(Input::Start);
    let letters = "`n` is north (up on the map), `e` east (right)";
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!flat(&desk.line("draw")).contains(letters));
    assert!(flat(&desk.line("new table")).contains(letters));
    assert!(!flat(&desk.line("new table")).contains(letters), "once is enough");
    assert!(flat(&desk.line("help")).contains(letters), "and who asks is told again");
    assert!(flat(&desk.line("help map")).contains("`n` is north (up), `e` east (right)"));
}

#[test]
fn who_wants_a_map_in_plain_lines_is_told_that_there_is_none() {
    for (lang, said) in
        [(Lang::En, "Plain text has no map."), (Lang::Pl, "W samym tekście mapy nie ma.")]
    {
        let style = Style { form: TextForm::Plain, lang, ..Style::default() };
        let mut desk = Desk::new("table", "human,human", 3, Settings { style, ..asking() });
        desk.feed(Input::Start);
        assert!(desk.line("map on").contains(said), "{lang}");
        assert!(!desk.line("map off").contains(said), "{lang}");
    }
}
