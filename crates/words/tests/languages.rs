//! Each message that a reader of a language found wrong says what that reader asked for.
//!
//! What is expected is the wording that was asked for, word by word, and no more of the message.

use domino_words::Message::{self, *};
use domino_words::{Catalog, Lang, Say, unglued};

fn text(words: &str) -> String {
    words.to_owned()
}

/// Holds the words of messages against the wording that was asked for.
fn check(lang: Lang, asked: &[(Message, &str)]) {
    let catalog = Catalog::new(lang);
    for (message, wording) in asked {
        let said = unglued(&catalog.say(message));
        assert!(said.contains(wording), "{lang}: `{wording}` is not in: {said}");
    }
}

/// The same with what a command says of itself.
fn check_commands(lang: Lang, asked: &[(Message, &str, &str)]) {
    let catalog = Catalog::new(lang);
    for (message, attribute, wording) in asked {
        let said = catalog.attribute(message, attribute).unwrap_or_default();
        assert!(said.contains(wording), "{lang}: `{wording}` is not in: {said}");
    }
}

fn summary(name: &str) -> Message {
    GameSummary { name: text(name), summary: String::new() }
}

fn title(name: &str) -> Message {
    GameTitle { name: text(name), title: String::new() }
}

fn score_line(points: i32) -> Message {
    ScoreLine { name: text("A"), points, terms: text("5 - 33"), sum: format!("{points:+}") }
}

fn hint_ends(tiles: usize) -> Message {
    HintEnds { n: 1, of: 2, tiles }
}

fn undone(n: usize) -> Message {
    Undone { n, name: text("A") }
}

fn refused_backward() -> Message {
    RefusedBackward { tile: text("6-4"), end: text("left") }
}

fn to_lead_tile() -> Message {
    ToLeadTile { name: text("A"), n: 7, tiles: text("6-6"), tile: text("6-6") }
}

fn hand_not_shown() -> Message {
    HandNotShown { seat: text("B") }
}

fn table() -> Message {
    Table { ends: text("6"), hands: text("A 6"), boneyard: 14 }
}

fn load_damaged() -> Message {
    LoadDamaged { path: text("x"), why: text("y"), n: 5 }
}

#[test]
fn finding_e_negative_points_are_points_with_their_sign() {
    for (lang, wording) in [
        (Lang::En, "-28 points"),
        (Lang::De, "-28 Punkte"),
        (Lang::Fr, "-28 points"),
        (Lang::It, "-28 punti"),
        (Lang::Hu, "-28 pont"),
        (Lang::Pl, "-28 punktów"),
    ] {
        check(lang, &[(score_line(-28), wording)]);
    }
    let catalog = Catalog::new(Lang::En);
    assert_eq!(catalog.say(&score_line(-1)), "A: -1 point = 5 - 33");
    assert!(!catalog.say(&score_line(-28)).contains("scores"));
}

#[test]
fn finding_e_ranges_have_an_en_dash_where_a_language_is_more_than_ascii() {
    for lang in Lang::ALL {
        let catalog = Catalog::new(lang);
        let range = catalog.say(&Range { least: 2, most: 4 });
        assert_eq!(range, if lang == Lang::En { "2 to 4" } else { "2–4" });
        for name in ["boxed", "snake", "beginners", "hungarian", "block", "draw"] {
            let most = if name == "boxed" { 6 } else { 4 };
            let range = catalog.say(&Range { least: 2, most });
            let told = catalog.say(&summary(name));
            assert!(told.contains(&range), "{lang}: {told}");
        }
    }
}

/// The marks of each language around what is called by its title.
const MARKS: [(Lang, &str, &str); 6] = [
    (Lang::En, "\"", "\""),
    (Lang::De, "„", "“"),
    (Lang::Fr, "« ", " »"),
    (Lang::It, "«", "»"),
    (Lang::Hu, "„", "”"),
    (Lang::Pl, "„", "”"),
];

#[test]
fn finding_e_titles_in_sentences_stand_in_the_marks_of_the_language() {
    let (range, set) = (text("2"), text("double-six"));
    for (lang, open, close) in MARKS {
        let quoted = format!("{open}Auf dem Tisch{close}");
        let title = || text("Auf dem Tisch");
        let alone = RulesPlayers { title: title(), set: set.clone(), range: range.clone(), n: 3 };
        check(
            lang,
            &[
                (GamePlayers { title: title(), n: 1 }, &quoted),
                (GamePlayers { title: title(), n: 3 }, &quoted),
                (DiffIntro { first: title(), second: text("X"), n: 2 }, &quoted),
                (DiffIntro { first: text("X"), second: title(), n: 1 }, &quoted),
                (alone, &quoted),
            ],
        );
    }
}

#[test]
fn finding_e_the_hint_on_doubles_speaks_of_numbers_and_not_of_room() {
    for (lang, wording) in [
        (Lang::En, "would match none of the open ends"),
        (Lang::De, "würde zu keinem offenen Ende passen"),
        (Lang::Fr, "ne correspondrait à aucun bout ouvert"),
        (Lang::It, "non combacerebbe con nessuna estremità"),
        (Lang::Hu, "egyik nyitott véghez sem illene"),
        (Lang::Pl, "nie pasowałby do żadnego końca"),
    ] {
        check(lang, &[(HintDoubles { n: 1 }, wording)]);
        let said = Catalog::new(lang).say(&HintDoubles { n: 2 });
        for room in ["place", "posto", "miejsc", "there"] {
            assert!(!said.contains(room), "{lang}: {said}");
        }
    }
}

#[test]
fn finding_e_english() {
    check(
        Lang::En,
        &[
            (SheetNote, "The brackets say where each rule comes from"),
            (WhyUsage, "after it"),
            (LoadUsage, "after it"),
            (Resumed { n: 2 }, "resumes"),
            (ResumedAfter { n: 2 }, "resumes"),
            (NoSuchNumber { text: text("9"), n: 3 }, "`9` is not in the list"),
            (LangNow { name: text("x"), codes: text("`de`") }, "Choices: `de`"),
            (SortIs { sort: text("pips"), order: text("pips"), sorts: text("x") }, "Choices: x"),
            (NoRule { text: text("x"), keys: text("`draw`") }, "Choices: `draw`"),
            (SheetTieVoid, "If it is still a tie"),
            (SheetThen { first: text("a"), next: text("b") }, "a; among those tied, b"),
            (summary("penalty"), "tiles left count against you"),
            (summary("block"), "whoever is stuck"),
            (SheetCornersAllowed, "Elsewhere, a tile that is not a double may also turn"),
            (to_lead_tile(), "A must lead 6-6"),
        ],
    );
    check_commands(
        Lang::En,
        &[(CmdWhy, "page", "after it"), (CmdRedo, "summary", "redoes what you undid")],
    );
}

#[test]
fn finding_e_german() {
    let end = || text("left");
    let other = SheetElse { first: text("wer A hat"), next: text("wer B hat") };
    check(
        Lang::De,
        &[
            (NothingToRedo, "wurde nichts zurückgenommen"),
            (undone(1), "wurde zurückgenommen"),
            (undone(2), "wurden zurückgenommen"),
            (Redone { n: 1 }, "wurde wiederholt"),
            (Redone { n: 2 }, "wurden wiederholt"),
            (WhyEndOpen { end: end(), pips: 5 }, "es gibt noch einen Stein, der dort passt"),
            (WhyEndUsed { end: end(), pips: 5 }, "es gibt keinen Stein mehr, der dort passt"),
            (LoadNoSeats { path: text("x") }, "bevor die Spieler genannt sind"),
            (other, "wer A hat; gibt es ihn nicht, dann, wer B hat"),
            (hint_ends(1), "Einer deiner Steine würde"),
            (title("boxed"), "Domino aus der Schachtel"),
            (summary("hungarian"), "an einem Ende"),
        ],
    );
    let next = Catalog::new(Lang::De).say(&StartNext);
    assert!(!next.contains("als Zweites"), "{next}");
}

#[test]
fn finding_e_french() {
    let own = HowToPlay { own: text("A"), others: text("B") };
    let charged =
        |n| ChargeLine { name: text("A"), n, points: 8, terms: text("8"), sum: text("8") };
    let sorted = SortIs { sort: text("arrivée"), order: text("given"), sorts: text("x") };
    check(
        Lang::Fr,
        &[
            (refused_backward(), "le 6-4 ne peut pas revenir en arrière le long de la chaîne"),
            (own, "Si aucun ne convient"),
            (charged(1), "A prend 8 points de pénalité"),
            (charged(2), "A prennent 8 points de pénalité"),
            (summary("penalty"), "en négatif"),
            (title("beginners"), "pour débutants"),
            (title("boxed"), "Domino classique (boîte)"),
            (sorted, "par ordre d’arrivée"),
        ],
    );
    let told = Catalog::new(Lang::Fr).say(&hand_not_shown());
    assert!(told.contains("vue d’une autre place") && !told.contains("d’ailleurs"), "{told}");
}

#[test]
fn finding_e_italian() {
    check(
        Lang::It,
        &[
            (SheetBlockNone, "Nessuno vince la mano."),
            (table(), "Estremità: 6"),
            (title("boxed"), "Domino classico"),
            (NotUnderstood { text: text("x") }, "non è né una mossa né un comando"),
            (hint_ends(1), "una delle tue pedine"),
        ],
    );
    // What somebody does on a turn is a `mossa`, everywhere.
    let words = Message::words(Lang::It).split(|letter: char| !letter.is_alphabetic());
    let other: Vec<&str> = words.filter(|word| word.to_lowercase().starts_with("azion")).collect();
    assert_eq!(other, [""; 0]);
}

#[test]
fn finding_e_hungarian() {
    let sheet_surface = SheetSurface { width: 24, height: 14 };
    check(
        Lang::Hu,
        &[
            (hand_not_shown(), "jegyzőkönyv"),
            (hand_not_shown(), "mert egy másik helyről készült"),
            (SheetTieVoid, "holtverseny esetén"),
            (SheetTieShare, "holtverseny esetén"),
            (SheetTieShareAll, "holtverseny esetén"),
            (ResumedAfter { n: 3 }, "3. kör után"),
            (hint_ends(2), "(nyitott végek: 1/2)"),
            (sheet_surface, "24 × 14"),
            (table(), "Kézben: A 6"),
            (SheetBlockAllScore, "Mindenkinek számít a pontja"),
        ],
    );
    assert!(Catalog::new(Lang::Hu).say(&CmdRedo).starts_with("újra"));
}

#[test]
fn finding_e_polish() {
    check(
        Lang::Pl,
        &[
            (refused_backward(), "6-4 nie może zawrócić tam, skąd biegnie ciąg"),
            (hand_not_shown(), "bo to zapis z perspektywy innego miejsca"),
            (to_lead_tile(), "musi rozpocząć od 6-6"),
            (load_damaged(), "Pierwszych 5 wierszy jest w porządku"),
            (summary("block"), "kto nie może, przepuszcza"),
        ],
    );
    check_commands(Lang::Pl, &[(CmdSeats, "summary", "ustala skład następnej gry")]);
}
