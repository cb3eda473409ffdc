//! Everything that the client says, as typed messages.
//!
//! The words are in `messages/en.ftl`; a message is the name of one of them with its arguments.

use fluent_bundle::FluentArgs;

/// Declares the messages once: the type, their names in the catalog, and samples for tests.
macro_rules! messages {
    ($($id:literal $name:ident $({ $($arg:ident: $type:ty),+ })?,)+) => {
        /// Something that the client says.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Message {
            $(
                #[doc = concat!("The message `", $id, "`.")]
                $name $({
                    $(#[doc = concat!("The argument `", stringify!($arg), "`.")] $arg: $type,)+
                })?,
            )+
        }

        impl Message {
            /// The names of all messages in the catalog.
            pub const IDS: &[&str] = &[$($id),+];

            /// The name of the message in the catalog.
            pub fn id(&self) -> &'static str {
                match self {
                    $(Message::$name $({ $($arg: _),+ })? => $id,)+
                }
            }

            /// The arguments, under the names that the catalog uses.
            #[allow(unused_mut, unused_variables)] // for messages without arguments
            pub(crate) fn args(&self) -> FluentArgs<'_> {
                let mut args = FluentArgs::new();
                match self {
                    $(Message::$name $({ $($arg),+ })? => {
                        $($(args.set(stringify!($arg), $arg.clone());)+)?
                    })+
                }
                args
            }

            /// Every message with sample arguments: with 0, 1, 2 and 21 for each number.
            pub fn samples() -> Vec<Message> {
                let mut samples = Vec::new();
                for n in [0, 1, 2, 21] {
                    $(samples.push(Message::$name $({ $($arg: <$type as Sample>::sample(n)),+ })?);)+
                }
                samples
            }
        }
    };
}

/// An argument that a test can make up.
trait Sample {
    fn sample(n: u8) -> Self;
}

impl Sample for String {
    fn sample(n: u8) -> String {
        format!("word-{n}")
    }
}

impl Sample for usize {
    fn sample(n: u8) -> usize {
        n.into()
    }
}

impl Sample for i32 {
    fn sample(n: u8) -> i32 {
        n.into()
    }
}

messages! {
    // The match.
    "welcome" Welcome { game: String, own: String, others: String },
    "game" Game { title: String, limit: String, seats: String, seed: String },
    "game-no-seed" GameNoSeed { title: String, limit: String, seats: String },
    "limit-points" LimitPoints { n: usize },
    "limit-rounds" LimitRounds { n: usize },
    "limit-both" LimitBoth { points: usize, n: usize },
    "resumed" Resumed { n: usize },
    "resumed-after" ResumedAfter { n: usize },
    "round" Round { n: usize },
    "redealt" Redealt,
    "dealt" Dealt { hand: usize, boneyard: usize },
    "dealt-dead" DealtDead { hand: usize, dead: usize },
    "set-up" SetUp { name: String },
    "leads" Leads { name: String },
    "start-tile" StartTile { tile: String },
    "did" Did { name: String, what: String },
    "did-lead" DidLead { tile: String },
    "did-draw" DidDraw { n: usize },
    "did-draw-shown" DidDrawShown { tiles: String },
    "did-pass" DidPass,
    "fell-back" FellBack { name: String, wanted: String, why: String },
    "out" Out { name: String },
    "blocked" Blocked,
    "hand-left" HandLeft { pips: String, tiles: String },
    "score-line" ScoreLine { name: String, terms: String, sum: String },
    "score-sum" ScoreSum { name: String, sum: String },
    "charge-line" ChargeLine { name: String, terms: String, sum: String },
    "charge-sum" ChargeSum { name: String, sum: String },
    "score-own-hand" ScoreOwnHand,
    "score-out" ScoreOut,
    "score-paid" ScorePaid { to: String },
    "score-nobody" ScoreNobody,
    "score-replayed" ScoreReplayed,
    "totals" Totals { totals: String, limit: String },
    "totals-lowest" TotalsLowest { totals: String, limit: String },
    "total" Total { name: String, n: i32 },
    "match-over" MatchOver { n: usize },
    "standing" Standing { rank: usize, name: String },
    "won" Won { names: String },
    "won-shared" WonShared { names: String },
    "drawn" Drawn,
    "and" And { first: String, last: String },
    "name-human" NameHuman,

    // A turn.
    "table-empty" TableEmpty,
    "end" OpenEnd { end: String, pips: usize },
    "table" Table { ends: String, hands: String, boneyard: usize },
    "table-reserve" TableReserve { ends: String, hands: String, boneyard: usize, reserve: usize },
    "table-no-boneyard" TableNoBoneyard { ends: String, hands: String },
    "hand-size" HandSize { name: String, n: usize },
    "to-play" ToPlay { name: String, n: usize, tiles: String },
    "to-lead" ToLead { name: String, n: usize, tiles: String },
    "to-lead-tile" ToLeadTile { name: String, n: usize, tiles: String, tile: String },
    "to-go-on" ToGoOn { name: String, n: usize, tiles: String, end: String },
    "hand" Hand { name: String, n: usize, tiles: String },
    "prompt-turn" PromptTurn { name: String },
    "prompt-handover" PromptHandover { name: String },
    "prompt-next" PromptNext { n: usize },
    "prompt-over" PromptOver,

    // What was typed.
    "not-understood" NotUnderstood { text: String },
    "not-understood-near" NotUnderstoodNear { text: String, near: String },
    "not-tile" NotTile { text: String, tile: String },
    "too-many-pips" TooManyPips { text: String },
    "not-an-end" NotAnEnd { text: String },
    "too-much" TooMuch { text: String },
    "no-such-number" NoSuchNumber { text: String, n: usize },
    "no-such-number-tile" NoSuchNumberTile { text: String, n: usize, tile: String },
    "line-too-long" LineTooLong,
    "ambiguous" Ambiguous { tile: String, ends: String },
    "or" Or { first: String, last: String },
    "no-turn-before" NoTurnBefore,
    "no-turn-handover" NoTurnHandover { name: String },
    "no-turn-between" NoTurnBetween,
    "no-turn-over" NoTurnOver,

    // Why an action is not legal.
    "refused-round-over" RefusedRoundOver,
    "refused-out-of-turn" RefusedOutOfTurn { name: String },
    "refused-on-table" RefusedOnTable { tile: String },
    "refused-not-in-hand" RefusedNotInHand { tile: String },
    "refused-not-in-set" RefusedNotInSet { tile: String, set: String },
    "refused-must-lead" RefusedMustLead { tile: String },
    "refused-not-a-lead" RefusedNotALead { tile: String },
    "refused-nothing-laid" RefusedNothingLaid { tile: String, end: String },
    "refused-no-such-end" RefusedNoSuchEnd { end: String, ends: String },
    "refused-run" RefusedRun { end: String },
    "refused-match" RefusedMatch { tile: String, end: String, pips: usize },
    "refused-match-any" RefusedMatchAny { tile: String, ends: String },
    "refused-draw-never" RefusedDrawNever,
    "refused-draw-must-play" RefusedDrawMustPlay,
    "refused-draw-closed" RefusedDrawClosed { reserve: usize },
    "refused-draw-enough" RefusedDrawEnough { n: usize },
    "refused-pass-must-play" RefusedPassMustPlay,
    "refused-pass-must-draw" RefusedPassMustDraw,

    // Commands.
    "help-intro" HelpIntro,
    "help-page" HelpPage { usage: String, summary: String, page: String },
    "help-aliases" HelpAliases { aliases: String },
    "help-no-command" HelpNoCommand { text: String },
    "help-no-command-near" HelpNoCommandNear { text: String, near: String },
    "sum-help" SumHelp,
    "sum-moves" SumMoves,
    "sum-hand" SumHand,
    "sum-board" SumBoard,
    "sum-log" SumLog,
    "sum-score" SumScore,
    "sum-rules" SumRules,
    "sum-next" SumNext,
    "sum-save" SumSave,
    "sum-quit" SumQuit,
    "page-help" PageHelp,
    "page-moves" PageMoves,
    "page-hand" PageHand,
    "page-board" PageBoard,
    "page-log" PageLog,
    "page-score" PageScore,
    "page-rules" PageRules,
    "page-next" PageNext,
    "page-save" PageSave { default: String },
    "page-quit" PageQuit,
    "no-log" NoLog,
    "score-in-round" ScoreInRound { n: usize },
    "score-after-round" ScoreAfterRound { n: usize },
    "score-before" ScoreBefore,
    "cannot-go-on" CannotGoOn { name: String },
    "left" Left,
    "left-resume" LeftResume { path: String },
    "saved" Saved { path: String },
    "recorded" Recorded { path: String },
    "not-saved" NotSaved { path: String, why: String },
    "no-leader" NoLeader { why: String },

    // The rule sheet.
    "sheet-title" SheetTitle { title: String, name: String },
    "sheet-title-only" SheetTitleOnly { title: String },
    "sheet-file" SheetFile,
    "sheet-set" SheetSet { set: String, n: usize },
    "sheet-players" SheetPlayers { range: String },
    "sheet-players-by-set" SheetPlayersBySet { list: String },
    "sheet-players-set" SheetPlayersSet { set: String, range: String },
    "sheet-teams-none" SheetTeamsNone,
    "sheet-teams-pairs" SheetTeamsPairs,
    "sheet-hand" SheetHand { n: usize },
    "sheet-hand-by-players" SheetHandByPlayers { list: String },
    "sheet-by-players" SheetByPlayers { n: usize, players: String },
    "sheet-redeal-never" SheetRedealNever,
    "sheet-redeal-no-double" SheetRedealNoDouble,
    "sheet-start" SheetStart { list: String },
    "sheet-later-same" SheetLaterSame,
    "sheet-later" SheetLater { list: String },
    "sheet-else" SheetElse { first: String, next: String },
    "start-highest-double" StartHighestDouble,
    "start-highest-pips" StartHighestPips,
    "start-highest-half" StartHighestHalf,
    "start-tile-holder" StartTileHolder { tile: String },
    "start-seat" StartSeat { seat: String },
    "start-random" StartRandom,
    "start-winner" StartWinner,
    "start-loser" StartLoser,
    "start-next" StartNext,
    "sheet-first-deciding" SheetFirstDeciding,
    "sheet-first-free" SheetFirstFree,
    "sheet-first-before" SheetFirstBefore,
    "sheet-first-before-non-double" SheetFirstBeforeNonDouble,
    "sheet-clockwise" SheetClockwise,
    "sheet-counter-clockwise" SheetCounterClockwise,
    "sheet-turn-one" SheetTurnOne,
    "sheet-run-one-end" SheetRunOneEnd,
    "sheet-run-both-ends" SheetRunBothEnds,
    "sheet-opening-one-end" SheetOpeningOneEnd,
    "sheet-opening-both-ends" SheetOpeningBothEnds,
    "sheet-wild-none" SheetWildNone,
    "sheet-wild-any" SheetWildAny,
    "sheet-wild-non-doubles" SheetWildNonDoubles,
    "sheet-wild-optional" SheetWildOptional,
    "sheet-wild-compulsory" SheetWildCompulsory,
    "sheet-draw-never" SheetDrawNever,
    "sheet-draw-stuck" SheetDrawStuck { n: usize },
    "sheet-draw-any-time" SheetDrawAnyTime { n: usize },
    "sheet-draw-once" SheetDrawOnce,
    "sheet-draw-next-turn" SheetDrawNextTurn,
    "sheet-draw-until" SheetDrawUntil,
    "sheet-draw-at-most" SheetDrawAtMost { n: usize },
    "sheet-reserve-none" SheetReserveNone,
    "sheet-reserve" SheetReserve { n: usize },
    "sheet-reserve-by-players" SheetReserveByPlayers { list: String },
    "sheet-ends" SheetEnds { list: String },
    "sheet-or-when" SheetOrWhen { first: String, next: String },
    "end-out" EndOut,
    "end-blocked" EndBlocked,
    "end-stuck" EndStuck,
    "end-must-draw" EndMustDraw,
    "sheet-must-draw-passes" SheetMustDrawPasses,
    "sheet-end-not-out" SheetEndNotOut,
    "sheet-block-none" SheetBlockNone,
    "sheet-block-out-only" SheetBlockOutOnly,
    "sheet-block" SheetBlock { list: String },
    "sheet-block-out" SheetBlockOut { list: String },
    "sheet-then" SheetThen { first: String, next: String },
    "block-fewest-pips" BlockFewestPips,
    "block-fewest-tiles" BlockFewestTiles,
    "block-lightest-tile" BlockLightestTile,
    "block-leader" BlockLeader,
    "block-last" BlockLast,
    "block-not-last" BlockNotLast,
    "sheet-tie-void" SheetTieVoid,
    "sheet-tie-share" SheetTieShare,
    "sheet-score-opponents" SheetScoreOpponents,
    "sheet-score-all" SheetScoreAll,
    "sheet-less-once" SheetLessOnce,
    "sheet-less-per-opponent" SheetLessPerOpponent,
    "sheet-less-never" SheetLessNever,
    "sheet-paid" SheetPaid,
    "sheet-each-plus" SheetEachPlus,
    "sheet-each-minus" SheetEachMinus,
    "sheet-bonus-good" SheetBonusGood { n: usize },
    "sheet-bonus-bad" SheetBonusBad { n: usize },
    "sheet-bonus-opponents-good" SheetBonusOpponentsGood { n: usize },
    "sheet-bonus-opponents-bad" SheetBonusOpponentsBad { n: usize },
    "sheet-target" SheetTarget { n: usize },
    "sheet-rounds" SheetRounds { n: usize },
    "sheet-best-highest" SheetBestHighest,
    "sheet-best-lowest" SheetBestLowest,
    "sheet-best-round" SheetBestRound,
    "sheet-tied-drawn" SheetTiedDrawn,
    "sheet-tied-shared" SheetTiedShared,
    "sheet-void-counts" SheetVoidCounts,
    "sheet-void-replayed" SheetVoidReplayed,

    // The command line.
    "hint-game-file" HintGameFile { path: String },
    "hint-set" HintSet { n: usize },
    "hint-leave-out" HintLeaveOut { name: String },
    "replaced" Replaced { path: String },
    "holds" Holds { path: String, n: usize, state: String },
    "state-over" StateOver,
    "state-open" StateOpen,
    "rules-hold" RulesHold { path: String, fingerprint: String },
    "rules-same" RulesSame,
    "perft-head" PerftHead,
}
