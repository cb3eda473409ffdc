//! The rules of a game in words, one sentence or two for each key.

use domino_rules::Variant;
use domino_rules::axes::{
    AfterDraw, Best, BlockKey, BlockTie, ByPlayers, Direction, Draw, DrawClause, DrawWhen,
    EachScore, FirstTile, LaterStart, LessOwn, Limit, MatchTie, OutBonusTo, PaidBy, Players,
    Redeal, Repeat, RoundEnd, RunEnds, Score, Sign, StartKey, Takes, Teams, TileFilter, Turn,
    VoidRound, Wild, WildOn, WildUse, WinnerScore,
};

use crate::page::Page;
use crate::{Catalog, Message};

/// The rules of a game in words, in lines of at most `width` columns.
pub fn rule_sheet(variant: &Variant, width: usize) -> String {
    let catalog = Catalog::english();
    let sheet = Sheet { catalog: &catalog, variant };
    let mut page = Page::new(width);
    page.paragraph(&catalog.say(&sheet.title()));
    if !variant.summary.is_empty() {
        page.paragraph(&variant.summary);
    }
    for topic in sheet.topics() {
        page.gap();
        page.paragraph(&sheet.sentences(&topic));
    }
    page.take()
}

/// The most important rules of a game, in lines of at most `width` columns.
pub(crate) fn short_sheet(catalog: &Catalog, variant: &Variant, page: &mut Page) {
    let sheet = Sheet { catalog, variant };
    page.paragraph(&catalog.say(&sheet.title()));
    for topic in [sheet.hand(), sheet.turn(), sheet.draw(), sheet.round_end(), sheet.score()] {
        page.paragraph(&sheet.sentences(&topic));
    }
    page.paragraph(&sheet.sentences(&sheet.match_end()));
}

/// A game that is put into words.
struct Sheet<'a> {
    catalog: &'a Catalog,
    variant: &'a Variant,
}

impl Sheet<'_> {
    fn title(&self) -> Message {
        let Variant { name, title, .. } = self.variant;
        match (title.is_empty(), name.is_empty()) {
            (false, false) => Message::SheetTitle { title: title.clone(), name: name.clone() },
            (true, true) => Message::SheetFile,
            _ => Message::SheetTitleOnly { title: format!("{title}{name}") },
        }
    }

    /// Everything that there is to say, topic by topic.
    fn topics(&self) -> [Vec<Message>; 8] {
        [
            self.players(),
            self.deal(),
            self.start(),
            self.turn(),
            self.draw(),
            self.round_end(),
            self.score(),
            [self.match_end(), self.match_ties()].concat(),
        ]
    }

    fn sentences(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.catalog.say(message)).collect::<Vec<_>>().join(" ")
    }

    /// Phrases one after the other, each joined to those before it.
    fn chain(&self, phrases: &[Message], join: impl Fn(String, String) -> Message) -> String {
        phrases
            .iter()
            .map(|phrase| self.catalog.say(phrase))
            .reduce(|first, next| self.catalog.say(&join(first, next)))
            .unwrap_or_default()
    }

    fn players(&self) -> Vec<Message> {
        let set = self.variant.set.0;
        let players = match &self.variant.players {
            Players::AnySet(range) => Message::SheetPlayers { range: range.to_string() },
            Players::BySet(by_set) => {
                let each = by_set.iter().map(|(set, range)| {
                    let (set, range) = (set.to_string(), range.to_string());
                    self.catalog.say(&Message::SheetPlayersSet { set, range })
                });
                Message::SheetPlayersBySet { list: each.collect::<Vec<_>>().join(", ") }
            }
        };
        let teams = match self.variant.teams {
            Teams::None => Message::SheetTeamsNone,
            Teams::Pairs => Message::SheetTeamsPairs,
        };
        vec![Message::SheetSet { set: set.to_string(), n: set.n_tiles() }, players, teams]
    }

    /// Numbers of tiles by numbers of players, in words.
    fn by_players(&self, table: &std::collections::BTreeMap<u8, u8>) -> String {
        let rows: Vec<(u8, u8)> = table.iter().map(|(&players, &n)| (players, n)).collect();
        // Numbers of players in a row with the same number of tiles are told together.
        let runs = rows.chunk_by(|a, b| a.1 == b.1 && a.0 + 1 == b.0);
        let each = runs.filter_map(|run| {
            let ((least, n), (most, _)) = (run.first()?, run.last()?);
            let players = if least == most { least.to_string() } else { format!("{least}-{most}") };
            Some(self.catalog.say(&Message::SheetByPlayers { n: (*n).into(), players }))
        });
        each.collect::<Vec<_>>().join(", ")
    }

    fn hand(&self) -> Vec<Message> {
        vec![match &self.variant.hand {
            ByPlayers::Any(n) => Message::SheetHand { n: (*n).into() },
            ByPlayers::Table(table) => Message::SheetHandByPlayers { list: self.by_players(table) },
        }]
    }

    fn deal(&self) -> Vec<Message> {
        let mut deal = self.hand();
        deal.push(match self.variant.redeal {
            Redeal::Never => Message::SheetRedealNever,
            Redeal::NoDouble => Message::SheetRedealNoDouble,
        });
        deal
    }

    fn start(&self) -> Vec<Message> {
        let list = |keys: &[StartKey]| {
            let phrases: Vec<Message> = keys.iter().map(|key| start_phrase(*key)).collect();
            self.chain(&phrases, |first, next| Message::SheetElse { first, next })
        };
        let later = match &self.variant.later_start {
            LaterStart::Same => Message::SheetLaterSame,
            LaterStart::Keys(keys) if keys.iter().any(|key| key.always_finds()) => {
                Message::SheetLater { list: list(keys) }
            }
            LaterStart::Keys(keys) => Message::SheetLater {
                list: list(&[keys, [StartKey::NextSeat].as_slice()].concat()),
            },
        };
        let first = match self.variant.first_tile {
            FirstTile::Deciding => Message::SheetFirstDeciding,
            FirstTile::Free => Message::SheetFirstFree,
            FirstTile::BeforeDeal(TileFilter::Any) => Message::SheetFirstBefore,
            FirstTile::BeforeDeal(TileFilter::NonDouble) => Message::SheetFirstBeforeNonDouble,
        };
        vec![Message::SheetStart { list: list(&self.variant.start) }, later, first]
    }

    fn turn(&self) -> Vec<Message> {
        let mut turn = vec![match self.variant.direction {
            Direction::Clockwise => Message::SheetClockwise,
            Direction::CounterClockwise => Message::SheetCounterClockwise,
        }];
        match self.variant.turn {
            Turn::OneTile => turn.push(Message::SheetTurnOne),
            Turn::Run(run) => turn.extend([
                match run.run {
                    RunEnds::OneEnd => Message::SheetRunOneEnd,
                    RunEnds::BothEnds => Message::SheetRunBothEnds,
                },
                match run.opening {
                    RunEnds::OneEnd => Message::SheetOpeningOneEnd,
                    RunEnds::BothEnds => Message::SheetOpeningBothEnds,
                },
            ]),
        }
        match self.variant.wild {
            Wild::None => turn.push(Message::SheetWildNone),
            Wild::Clause(clause) => turn.extend([
                match clause.doubles_on {
                    WildOn::AnyTile => Message::SheetWildAny,
                    WildOn::NonDoubles => Message::SheetWildNonDoubles,
                },
                match clause.usage {
                    WildUse::Optional => Message::SheetWildOptional,
                    WildUse::Compulsory => Message::SheetWildCompulsory,
                },
            ]),
        }
        turn
    }

    fn draw(&self) -> Vec<Message> {
        let Draw::Clause(DrawClause { tiles, repeat, at_most, then, when }) = self.variant.draw
        else {
            return vec![Message::SheetDrawNever];
        };
        let n = tiles.get().into();
        let mut draw = vec![
            match when {
                DrawWhen::Stuck => Message::SheetDrawStuck { n },
                DrawWhen::AnyTime => Message::SheetDrawAnyTime { n },
            },
            match (then, repeat) {
                (AfterDraw::NextTurn, _) => Message::SheetDrawNextTurn,
                (AfterDraw::Play, Repeat::Once) => Message::SheetDrawOnce,
                (AfterDraw::Play, Repeat::UntilPlayable) => Message::SheetDrawUntil,
            },
        ];
        if let Some(most) = at_most {
            draw.push(Message::SheetDrawAtMost { n: most.get().into() });
        }
        draw.push(match &self.variant.reserve {
            ByPlayers::Any(0) => Message::SheetReserveNone,
            ByPlayers::Any(n) => Message::SheetReserve { n: (*n).into() },
            ByPlayers::Table(table) => {
                Message::SheetReserveByPlayers { list: self.by_players(table) }
            }
        });
        draw
    }

    fn round_end(&self) -> Vec<Message> {
        let ends = &self.variant.round_end;
        let phrases: Vec<Message> = ends.iter().map(|end| end_phrase(*end)).collect();
        let list = self.chain(&phrases, |first, next| Message::SheetOrWhen { first, next });
        let mut found = vec![Message::SheetEnds { list }];
        if ends.contains(&RoundEnd::MoverMustDraw) {
            found.push(Message::SheetMustDrawPasses);
        }
        let has_out = ends.contains(&RoundEnd::Out);
        if !has_out {
            found.push(Message::SheetEndNotOut);
        }
        if matches!(self.variant.score, Score::Each(_)) {
            return found;
        }
        let phrases: Vec<Message> =
            self.variant.block_winner.iter().map(|key| block_phrase(*key)).collect();
        let list = self.chain(&phrases, |first, next| Message::SheetThen { first, next });
        found.push(match (has_out, list.is_empty()) {
            (true, true) => Message::SheetBlockOutOnly,
            (false, true) => Message::SheetBlockNone,
            (true, false) => Message::SheetBlockOut { list },
            (false, false) => Message::SheetBlock { list },
        });
        if !phrases.is_empty() {
            found.push(match self.variant.block_tie {
                BlockTie::Void => Message::SheetTieVoid,
                BlockTie::Share => Message::SheetTieShare,
            });
        }
        found
    }

    fn score(&self) -> Vec<Message> {
        match self.variant.score {
            Score::Winner(score) => winner_score(score),
            Score::Each(score) => each_score(score),
        }
    }

    fn match_end(&self) -> Vec<Message> {
        let n = |n: std::num::NonZeroU32| n.get() as usize;
        let mut end = Vec::new();
        if let Limit::At(points) = self.variant.target {
            end.push(Message::SheetTarget { n: n(points) });
        }
        if let Limit::At(rounds) = self.variant.rounds {
            end.push(Message::SheetRounds { n: n(rounds) });
        }
        let is_one_round = self.variant.rounds.get() == Some(1);
        end.push(match self.variant.best {
            _ if is_one_round && matches!(self.variant.score, Score::Winner(_)) => {
                Message::SheetBestRound
            }
            Best::Highest => Message::SheetBestHighest,
            Best::Lowest => Message::SheetBestLowest,
        });
        end
    }

    fn match_ties(&self) -> Vec<Message> {
        let mut ties = vec![match self.variant.match_tie {
            MatchTie::Drawn => Message::SheetTiedDrawn,
            MatchTie::Shared => Message::SheetTiedShared,
        }];
        if matches!(self.variant.score, Score::Winner(_)) {
            ties.push(match self.variant.void_round {
                VoidRound::Counts => Message::SheetVoidCounts,
                VoidRound::Replayed => Message::SheetVoidReplayed,
            });
        }
        ties
    }
}

fn start_phrase(key: StartKey) -> Message {
    match key {
        StartKey::HighestDouble => Message::StartHighestDouble,
        StartKey::HighestPips => Message::StartHighestPips,
        StartKey::HighestHalf => Message::StartHighestHalf,
        StartKey::Tile(tile) => Message::StartTileHolder { tile: tile.to_string() },
        StartKey::Seat(seat) => Message::StartSeat { seat: seat.to_string() },
        StartKey::RandomSeat => Message::StartRandom,
        StartKey::Winner => Message::StartWinner,
        StartKey::Loser => Message::StartLoser,
        StartKey::NextSeat => Message::StartNext,
    }
}

fn end_phrase(end: RoundEnd) -> Message {
    match end {
        RoundEnd::Out => Message::EndOut,
        RoundEnd::Blocked => Message::EndBlocked,
        RoundEnd::MoverStuck => Message::EndStuck,
        RoundEnd::MoverMustDraw => Message::EndMustDraw,
    }
}

fn block_phrase(key: BlockKey) -> Message {
    match key {
        BlockKey::FewestPips => Message::BlockFewestPips,
        BlockKey::FewestTiles => Message::BlockFewestTiles,
        BlockKey::LightestTile => Message::BlockLightestTile,
        BlockKey::Leader => Message::BlockLeader,
        BlockKey::LastToPlay => Message::BlockLast,
        BlockKey::NotLastToPlay => Message::BlockNotLast,
    }
}

fn winner_score(WinnerScore { takes, less_own, paid_by }: WinnerScore) -> Vec<Message> {
    let mut score = vec![
        match takes {
            Takes::Opponents => Message::SheetScoreOpponents,
            Takes::AllHands => Message::SheetScoreAll,
        },
        match less_own {
            LessOwn::Never => Message::SheetLessNever,
            LessOwn::Once => Message::SheetLessOnce,
            LessOwn::PerOpponent => Message::SheetLessPerOpponent,
        },
    ];
    if paid_by == PaidBy::Opponents {
        score.push(Message::SheetPaid);
    }
    score
}

fn each_score(EachScore { own_pips, out_bonus, out_bonus_to }: EachScore) -> Vec<Message> {
    let n = out_bonus.into();
    let mut score = vec![match own_pips {
        Sign::Plus => Message::SheetEachPlus,
        Sign::Minus => Message::SheetEachMinus,
    }];
    if out_bonus > 0 {
        score.push(match (own_pips, out_bonus_to) {
            (Sign::Minus, OutBonusTo::Out) => Message::SheetBonusGood { n },
            (Sign::Plus, OutBonusTo::Out) => Message::SheetBonusBad { n },
            (Sign::Minus, OutBonusTo::Opponents) => Message::SheetBonusOpponentsGood { n },
            (Sign::Plus, OutBonusTo::Opponents) => Message::SheetBonusOpponentsBad { n },
        });
    }
    score
}
