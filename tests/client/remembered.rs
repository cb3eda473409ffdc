//! What is remembered of a user: the name, the settings, and the games of a house.

use domino_repl::{
    FaultyRules, House, Input, Lang, Output, Preference, Preferences, Settings, Style, TileStyle,
};
use domino_rules::Variant;

use crate::desk::{Desk, prompted};

/// A lobby, of somebody who may be asked for a name.
fn lobby(settings: Settings) -> Desk {
    let mut desk = Desk::lobby(vec![], settings);
    desk.feed(Input::Start);
    desk
}

/// What is to be kept of an input.
fn kept(desk: &mut Desk, line: &str) -> Vec<(Preference, Option<String>)> {
    let outputs = desk.session.feed(Input::Line(line.to_owned()));
    let kept = outputs.into_iter().filter_map(|output| match output {
        Output::Prefer { of, value } => Some((of, value)),
        _ => None,
    });
    kept.collect()
}

#[test]
fn finding_d6_the_name_is_asked_once_kept_and_used() {
    let settings = || Settings { asks_name: true, ..prompted() };
    let mut desk = lobby(settings());
    assert_eq!(desk.prompt(), "Your name> ");
    assert_eq!(kept(&mut desk, "Ada Maria"), [(Preference::Name, Some("Ada Maria".to_owned()))]);
    let told = desk.line("block");
    assert!(told.contains("You are A Ada Maria, against B steady."), "{told}");
    assert!(desk.session.record().contains("A=human:Ada_Maria "), "{}", desk.session.record());

    let mut desk = lobby(settings());
    assert_eq!(kept(&mut desk, ""), [(Preference::Name, Some(String::new()))], "it was asked");
    assert!(desk.line("block").contains("You are A human"));
    let mut desk = lobby(settings());
    assert!(desk.line(&"x".repeat(65)).contains("`name` cannot be"));
    assert_eq!(desk.prompt(), "Your name> ", "it is asked again");
    desk.line("quit");
    assert_eq!(desk.last, Output::Quit);
    assert_eq!(lobby(prompted()).prompt(), "domino> ", "nobody is asked where it cannot be kept");
}

#[test]
fn finding_d13_whoever_was_here_before_is_not_greeted() {
    let mut desk = Desk::lobby(vec![], Settings { is_newcomer: false, ..prompted() });
    let start = desk.feed(Input::Start);
    assert!(start.starts_with("The games:\n"), "{start}");
    assert!(!desk.line("").contains("You are"));
}

#[test]
fn finding_d15_a_setting_holds_at_once_and_is_kept() {
    let mut desk = Desk::new("draw", "human:Ada,steady", 5, prompted());
    desk.feed(Input::Start);
    assert_eq!(kept(&mut desk, "settings lang de"), [(Preference::Lang, Some("de".to_owned()))]);
    assert!(desk.line("score").contains("Runde 1"));
    assert_eq!(kept(&mut desk, "set lang = en"), [(Preference::Lang, Some("en".to_owned()))]);
    assert_eq!(
        kept(&mut desk, "settings sort pips"),
        [(Preference::Sort, Some("pips".to_owned()))]
    );
    assert_eq!(kept(&mut desk, "settings sort -"), [(Preference::Sort, None)]);
    assert!(desk.line("settings").contains("\n  lang   en\n"));
    assert_eq!(desk.line("settings lang"), "Setting `lang`: en.\n");
    for (typed, told) in [
        ("settings lagn de", "There is no setting `lagn`. Did you mean `lang`?\n"),
        (
            "settings tiles paper",
            "`tiles` cannot be `paper`; it can be `ascii`, `box` or `glyph`.\n",
        ),
        ("settings auto maybe", "`auto` cannot be `maybe`; it can be `on` or `off`.\n"),
        ("settings seats nobody,steady", "`nobody` cannot sit at the table."),
    ] {
        let before = desk.session.style().clone();
        assert!(desk.line(typed).starts_with(told), "{typed}");
        assert_eq!(desk.session.style(), &before);
    }
}

#[test]
fn preferences_are_what_a_session_begins_with() {
    let mut own = Preferences::default();
    own.set(Preference::Lang, Some("it")).unwrap();
    own.set(Preference::Tiles, Some("box")).unwrap();
    let mut settings = prompted();
    own.apply(&mut settings);
    let Style { lang, tiles, .. } = settings.style;
    assert_eq!((lang, tiles), (Lang::It, TileStyle::Box));
}

#[test]
fn finding_d15_the_games_of_a_house_stand_in_the_lobby() {
    let rules = "name = \"family\"\ntitle = \"Ours\"\nbased-on = \"block\"\nhand = 6";
    let faulty = FaultyRules { label: "bad.toml".to_owned(), why: "line 1: no".to_owned() };
    let house = House { games: vec![Variant::from_toml(rules).unwrap()], faulty: vec![faulty] };
    let mut desk = Desk::lobby(vec![], Settings { house, ..prompted() });
    let start = desk.feed(Input::Start);
    assert!(start.contains("\n 9) family"), "{start}");
    assert!(start.contains("\nbad.toml does not make a game: line 1: no\n"), "{start}");
    let told = desk.line("9");
    assert!(told.contains("Ours, ") && told.contains("6 tiles each"), "{told}");
    assert!(desk.line("new famly").contains("Did you mean `family`?"));
    assert!(desk.line("rules family").contains("6 tiles"));
}
