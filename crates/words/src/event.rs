//! What happens at the table, in words.

use domino_rules::{Action, DealtTiles, Event, LaidBy, OpenNumbers, Seat, SeenTiles};

use crate::{Message, Speaker, glued};

/// Something that a seat does on its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    seat: Seat,
    what: What,
}

/// What a seat does; a draw or a pass with the numbers that are open.
#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    Lays(Action),
    Draws(SeenTiles, OpenNumbers),
    Passes(OpenNumbers),
}

impl Deed {
    /// What a seat does in an event; nothing if the event is no action.
    pub fn of(event: &Event) -> Option<Deed> {
        let (seat, action) = event.action()?;
        let what = match event {
            Event::Drew { tiles, open, .. } => What::Draws(tiles.clone(), *open),
            Event::Passed { open, .. } => What::Passes(*open),
            _ => What::Lays(action),
        };
        Some(Deed { seat, what })
    }

    /// Who does it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Takes in what the same seat does next, if both are draws, which are told as one; otherwise it is
    /// given back.
    ///
    /// # Errors
    ///
    /// What is a deed of its own.
    pub fn join(&mut self, next: Deed) -> Result<(), Deed> {
        match (&mut self.what, next) {
            (What::Draws(drawn, _), Deed { seat, what: What::Draws(more, _) })
                if seat == self.seat =>
            {
                *drawn = together(drawn, &more);
                Ok(())
            }
            (_, next) => Err(next),
        }
    }
}

impl Speaker {
    /// What a seat does, in a few words: `6-4 left`.
    pub fn deed(&self, deed: &Deed) -> String {
        let message = match &deed.what {
            What::Lays(Action::Lead { tile }) => Message::DidLead { tile: tile.to_string() },
            What::Lays(action) => return glued(&self.action(*action)),
            What::Draws(tiles @ SeenTiles::Shown(_), open) => {
                Message::DidDrawShown { tiles: tiles.to_string(), ends: numbers(open) }
            }
            What::Draws(SeenTiles::Hidden(n), open) => {
                Message::DidDraw { n: *n, ends: numbers(open) }
            }
            What::Passes(open) => Message::DidPass { ends: numbers(open) },
        };
        self.say(&message)
    }

    /// What a seat does on its turn, one deed after the other, in a line.
    pub fn deeds(&self, seat: Seat, deeds: &[Deed]) -> Message {
        let what: Vec<String> = deeds.iter().map(|deed| self.deed(deed)).collect();
        Message::Did { name: self.name(seat), what: what.join(", ") }
    }

    /// What happens, in a sentence.
    ///
    /// Nothing is said of what a seat does, which is a [`Deed`]; of the hands and the points at the end
    /// of a round and a match, which are more than a sentence ([`Speaker::hands_left`],
    /// [`Speaker::scores`], [`Speaker::standings`]); and of what goes without saying.
    ///
    /// # Examples
    ///
    /// ```
    /// use domino_rules::{Match, PerSeat, Rules, Variant};
    /// use domino_record::SeatInfo;
    /// use domino_words::{Catalog, Deed, Lang, Speaker, unglued};
    ///
    /// let rules = Rules::new(Variant::builtin("block")?.clone(), 2)?;
    /// let seats: PerSeat<SeatInfo> =
    ///     ["human:Ada".parse()?, "heavy".parse()?].into_iter().collect();
    /// let speaker = Speaker::new(Catalog::new(Lang::En), &rules, &seats);
    /// let (mut game, mut events) = (Match::new(rules), Vec::new());
    /// game.start_round(7, &mut events)?;
    /// let round = game.round().ok_or("no round")?;
    /// let lead = round.legal_actions().nth(0).ok_or("nothing to lead")?;
    /// game.play_as(round.mover(), lead, &mut events)?;
    ///
    /// let told = events.iter().filter_map(|event| match Deed::of(event) {
    ///     Some(deed) => Some(speaker.deeds(deed.seat(), &[deed])),
    ///     None => speaker.event(event),
    /// });
    /// let told: Vec<String> = told.map(|message| unglued(&speaker.say(&message))).collect();
    /// assert_eq!(told[0], "Round 1");
    /// assert!(told.last().is_some_and(|last| last.contains("leads 6-6")), "{told:?}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn event(&self, event: &Event) -> Option<Message> {
        Some(match event {
            Event::RoundStarted { round, .. } => Message::Round { n: *round as usize },
            Event::Redealt => Message::Redealt,
            Event::Dealt(dealt) => self.dealt(dealt),
            Event::Position(position) => Message::SetUp { name: self.name(position.mover) },
            Event::Leads { seat, .. } => Message::Leads { name: self.name(*seat) },
            Event::Placed { by: LaidBy::StartTile, tile, .. } => {
                Message::StartTile { tile: tile.to_string() }
            }
            Event::WentOut { seat } => Message::Out { name: self.name(*seat) },
            Event::Blocked => Message::Blocked,
            _ => return None,
        })
    }

    fn dealt(&self, DealtTiles { hands, boneyard, dead }: &DealtTiles) -> Message {
        let hand = hands.values().map(SeenTiles::len).max().unwrap_or(0);
        if hands.values().any(|tiles| tiles.len() != hand) {
            let sizes = hands
                .iter()
                .map(|(seat, tiles)| Message::HandSize { name: self.name(seat), n: tiles.len() });
            let sizes: Vec<String> = sizes.map(|size| glued(&self.say(&size))).collect();
            Message::DealtUnequal { hands: sizes.join(", ") }
        } else if dead.is_empty() {
            Message::Dealt { hand, boneyard: boneyard.len() }
        } else {
            Message::DealtDead { hand, dead: dead.len() }
        }
    }
}

/// The numbers that are open: `6, 4`.
fn numbers(open: &OpenNumbers) -> String {
    glued(&open.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}

/// The tiles of two draws.
fn together(first: &SeenTiles, more: &SeenTiles) -> SeenTiles {
    match (first, more) {
        (SeenTiles::Shown(first), SeenTiles::Shown(more)) => {
            first.iter().chain(more).copied().collect()
        }
        _ => SeenTiles::Hidden(first.len() + more.len()),
    }
}
