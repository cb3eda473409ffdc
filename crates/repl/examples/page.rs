//! A round as a web page: words and a picture of each hand, without a session.
//!
//! `cargo run -p domino-repl --example page -- fr >page.html`
#![allow(clippy::disallowed_methods)] // an example is a program

use domino_draw::{Hand, Picture};
use domino_layout::Drawing;
use domino_players::{Builtin, Driver};
use domino_rules::{Event, Match, PerSeat, Rules, Seat, Variant};
use domino_tiles::TileSet;
use domino_words::{Catalog, Deed, Lang, Message, Speaker, rules_in_short, title, unglued};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let lang: Lang = std::env::args().nth(1).map_or(Ok(Lang::En), |code| code.parse())?;
    let rules = Rules::new(Variant::builtin("block")?.clone(), 2)?;
    let seats = ["heavy:Ada".parse()?, "steady:Bob".parse()?].into_iter().collect();
    let speaker = Speaker::new(Catalog::new(lang), &rules, &seats);
    let players = [Builtin::Heavy, Builtin::Steady].map(|builtin| Some(builtin.player()));
    let mut driver = Driver::new(Match::new(rules), 42, players.into_iter().collect())?;
    let mut events = Vec::new();
    driver.start_round(&mut events)?;
    driver.advance(&mut events);

    let variant = speaker.rules().variant();
    let mut page = element("h1", &title(speaker.catalog(), variant));
    for paragraph in rules_in_short(speaker.catalog(), variant) {
        page += &element("p", &paragraph);
    }
    for event in &events {
        for sentence in told(&speaker, event) {
            page += &element("p", &sentence);
        }
    }
    if let Some(round) = driver.game().round() {
        page += &picture(&speaker, &Drawing::of_line(round.table().layout(), 48), round.hands());
    }
    print(&format!("<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\">\n{page}</html>"));
    Ok(())
}

/// An event in sentences.
fn told(speaker: &Speaker, event: &Event) -> Vec<String> {
    let messages = match (Deed::of(event), event) {
        (Some(deed), _) => vec![speaker.deeds(deed.seat(), &[deed])],
        (None, Event::Scored(scored)) => speaker.scores(scored.points.as_ref(), &scored.terms),
        (None, event) => speaker.event(event).into_iter().collect(),
    };
    messages.iter().map(|message| speaker.say(message)).collect()
}

fn picture(speaker: &Speaker, drawing: &Drawing, hands: &PerSeat<TileSet>) -> String {
    let hand = |(seat, tiles): (Seat, &TileSet)| Hand {
        name: unglued(&speaker.name(seat)),
        size: speaker.say(&Message::PictureTiles { n: tiles.len() }),
        n_tiles: tiles.len(),
        shown: *tiles,
        is_mover: false,
    };
    let hands: Vec<Hand> = hands.iter().map(hand).collect();
    let last = drawing.last().map_or_else(String::new, |last| last.tile.to_string());
    let picture = Picture {
        lang: speaker.catalog().lang().code(),
        title: &title(speaker.catalog(), speaker.rules().variant()),
        description: "",
        state: "",
        drawing,
        places: &[],
        numbers: &[],
        last: &speaker.say(&Message::LastTile { tile: last }),
        empty: &speaker.say(&Message::TableEmpty),
        hands: &hands,
        footing: &|_| String::new(),
    };
    picture.to_svg()
}

/// An element of the page; what is in a message is text and no markup.
fn element(name: &str, text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    format!("<{name}>{text}</{name}>\n")
}

#[allow(clippy::print_stdout)] // an example prints
fn print(text: &str) {
    println!("{text}");
}
