//! Everything that the client says, as typed messages.
//!
//! The words are in `messages/`, a file a language; a message is the name of one of them with its
//! arguments.

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
    // The lobby.
    "greeting" Greeting,
    "lobby-kept" LobbyKept,
    "lobby-match" LobbyMatch { title: String, n: usize, totals: String },
    "lobby-damaged" LobbyDamaged { path: String, why: String },
    "lobby-games" LobbyGames,
    "lobby-choose" LobbyChoose { game: String },
    "lobby-go-on" LobbyGoOn,
    "lobby-go-on-first" LobbyGoOnFirst,
    "how-to-play" HowToPlay { own: String, others: String },
    "prompt-lobby" PromptLobby,

    // The match.
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
    "dealt-unequal" DealtUnequal { hands: String },
    "set-up" SetUp { name: String },
    "leads" Leads { name: String },
    "start-tile" StartTile { tile: String },
    "did" Did { name: String, what: String },
    "did-lead" DidLead { tile: String },
    "did-draw" DidDraw { n: usize, ends: String },
    "did-draw-shown" DidDrawShown { tiles: String, ends: String },
    "did-pass" DidPass { ends: String },
    "fell-back" FellBack { name: String, wanted: String },
    "out" Out { name: String },
    "blocked" Blocked,
    "hand-left" HandLeft { pips: String, tiles: String },
    "score-line" ScoreLine { name: String, n: usize, terms: String, sum: String },
    "score-sum" ScoreSum { name: String, n: usize, sum: String },
    "charge-line" ChargeLine { name: String, n: usize, terms: String, sum: String },
    "charge-sum" ChargeSum { name: String, n: usize, sum: String },
    "score-own-hand" ScoreOwnHand,
    "score-out" ScoreOut,
    "score-paid" ScorePaid { to: String },
    "score-nobody" ScoreNobody,
    "score-replayed" ScoreReplayed,
    "score-rule" ScoreRule { rule: String },
    "totals" Totals { totals: String, limit: String },
    "totals-lowest" TotalsLowest { totals: String, limit: String },
    "total" Total { name: String, n: i32 },
    "match-over" MatchOver { n: usize },
    "standing" Standing { rank: usize, name: String },
    "standing-points" StandingPoints { points: String, n: usize },
    "won" Won { names: String, n: usize },
    "won-shared" WonShared { names: String },
    "drawn" Drawn,
    "and" And { first: String, last: String },
    "name-human" NameHuman,

    // A turn.
    "table-empty" TableEmpty,
    "line-of-play" LineOfPlay { tiles: String },
    "last-tile" LastTile { tile: String },
    "end-name" EndName { end: String },
    "end" OpenEnd { end: String, key: String, pips: usize },
    "table" Table { ends: String, hands: String, boneyard: usize },
    "table-reserve" TableReserve { ends: String, hands: String, boneyard: usize, reserve: usize },
    "table-no-boneyard" TableNoBoneyard { ends: String, hands: String },
    "hand-size" HandSize { name: String, n: usize },
    "score-now" ScoreNow { totals: String, limit: String },
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
    "which-command" WhichCommand { text: String, names: String },
    "not-tile" NotTile { text: String, tile: String },
    "too-many-pips" TooManyPips { text: String },
    "not-an-end" NotAnEnd { text: String, ends: String },
    "too-much" TooMuch { text: String },
    "no-such-number" NoSuchNumber { text: String, n: usize },
    "no-such-number-tile" NoSuchNumberTile { text: String, n: usize, tile: String },
    "line-too-long" LineTooLong,
    "ambiguous" Ambiguous { tile: String, ends: String },
    "or" Or { first: String, last: String },
    "no-turn-lobby" NoTurnLobby,
    "no-turn-before" NoTurnBefore,
    "no-turn-handover" NoTurnHandover { name: String },
    "no-turn-between" NoTurnBetween,
    "no-turn-over" NoTurnOver,
    "interrupted" Interrupted,

    // Why an action is not legal.
    "refused-round-over" RefusedRoundOver,
    "refused-out-of-turn" RefusedOutOfTurn { name: String },
    "refused-on-table" RefusedOnTable { tile: String },
    "refused-not-in-hand" RefusedNotInHand { tile: String },
    "refused-not-in-set" RefusedNotInSet { tile: String, n: usize },
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

    // Why an action is legal, and what is advised.
    "why-fits" WhyFits { tile: String, end: String, pips: usize },
    "why-wild" WhyWild { tile: String, end: String },
    "why-lead" WhyLead { tile: String },
    "why-draw" WhyDraw,
    "why-pass" WhyPass,
    "why-usage" WhyUsage,
    "rule-words" RuleWords { key: String, words: String },
    "rule-sourced" RuleSourced { key: String, words: String, sources: String },
    "no-rule" NoRule { text: String, keys: String },
    "no-rule-near" NoRuleNear { text: String, near: String },
    "hint-only" HintOnly { action: String },
    "hint-best" HintBest { action: String },
    "hint-run" HintRun { n: usize },
    "hint-out" HintOut,
    "hint-pips" HintPips { n: usize },
    "hint-ends" HintEnds { n: usize, of: usize, tiles: usize },
    "hint-doubles" HintDoubles { n: usize },
    "hint-wild" HintWild { n: usize },
    "hint-next" HintNext { name: String, percent: usize },
    "hint-second" HintSecond { action: String },
    "counts-own" CountsOwn,
    "counts-public" CountsPublic,
    "count" Count { pips: usize, seen: usize, unseen: usize },

    // Commands. Each has its names, and as attributes what it does, and more about it.
    "cmd-help" CmdHelp,
    "cmd-moves" CmdMoves,
    "cmd-hand" CmdHand,
    "cmd-table" CmdTable,
    "cmd-counts" CmdCounts,
    "cmd-log" CmdLog,
    "cmd-score" CmdScore,
    "cmd-rules" CmdRules,
    "cmd-why" CmdWhy,
    "cmd-hint" CmdHint,
    "cmd-undo" CmdUndo,
    "cmd-redo" CmdRedo,
    "cmd-draw" CmdDraw,
    "cmd-pass" CmdPass,
    "cmd-next" CmdNext,
    "cmd-save" CmdSave,
    "cmd-load" CmdLoad,
    "cmd-new" CmdNew,
    "cmd-seats" CmdSeats,
    "cmd-lang" CmdLang,
    "cmd-auto" CmdAuto,
    "cmd-sort" CmdSort,
    "cmd-plain" CmdPlain,
    "cmd-quit" CmdQuit,
    "word" Word { word: String },
    "help-commands" HelpCommands,
    "help-actions" HelpActions,
    "help-page" HelpPage { usage: String, summary: String, page: String },
    "help-aliases" HelpAliases { aliases: String },
    "help-no-command" HelpNoCommand { text: String },
    "help-no-command-near" HelpNoCommandNear { text: String, near: String },
    "no-log" NoLog,
    "score-in-round" ScoreInRound { n: usize },
    "score-after-round" ScoreAfterRound { n: usize },
    "score-before" ScoreBefore,
    "cannot-go-on" CannotGoOn { name: String },
    "undone" Undone { n: usize, name: String },
    "redone" Redone { n: usize },
    "nothing-to-undo" NothingToUndo,
    "nothing-to-redo" NothingToRedo,
    "load-usage" LoadUsage,
    "load-failed" LoadFailed { path: String, why: String },
    "load-damaged" LoadDamaged { path: String, why: String, n: usize },
    "load-nothing" LoadNothing { path: String, why: String },
    "load-view" LoadView { path: String },
    "load-no-seats" LoadNoSeats { path: String },
    "left-behind" LeftBehind,
    "no-game" NoGame { text: String, games: String },
    "no-game-near" NoGameNear { text: String, near: String },
    "game-players" GamePlayers { title: String, n: usize },
    "rematch" Rematch,
    "seats-now" SeatsNow { seats: String },
    "seats-next" SeatsNext { seats: String },
    "seats-bad" SeatsBad { text: String, players: String },
    "lang-now" LangNow { name: String, codes: String },
    "lang-unknown" LangUnknown { text: String, codes: String },
    "auto-is" AutoIs { state: String },
    "sort-is" SortIs { sort: String, sorts: String },
    "plain-is" PlainIs { state: String },
    "word-unknown" WordUnknown { text: String, words: String },
    "no-leader" NoLeader { why: String },

    // The rule sheet.
    "game-title" GameTitle { name: String, title: String },
    "game-summary" GameSummary { name: String, summary: String },
    "summary-changed" SummaryChanged { name: String },
    "sheet-title" SheetTitle { title: String, name: String },
    "sheet-file" SheetFile,
    "sheet-house-rule" SheetHouseRule,
    "sheet-note" SheetNote,
    "diff-same" DiffSame,
    "diff-intro" DiffIntro { first: String, second: String, n: usize },
    "topic-game" TopicGame,
    "topic-deal" TopicDeal,
    "topic-start" TopicStart,
    "topic-play" TopicPlay,
    "topic-draw" TopicDraw,
    "topic-round-end" TopicRoundEnd,
    "topic-score" TopicScore,
    "topic-match-end" TopicMatchEnd,
    "set-name" SetName { highest: usize },
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
    "start-winner-pairs" StartWinnerPairs,
    "start-loser" StartLoser,
    "start-next" StartNext,
    "sheet-first-deciding" SheetFirstDeciding,
    "sheet-first-deciding-if" SheetFirstDecidingIf,
    "sheet-first-free" SheetFirstFree,
    "sheet-first-before" SheetFirstBefore,
    "sheet-first-before-non-double" SheetFirstBeforeNonDouble,
    "sheet-clockwise" SheetClockwise,
    "sheet-counter-clockwise" SheetCounterClockwise,
    "sheet-turn-one" SheetTurnOne,
    "sheet-run-one-end" SheetRunOneEnd,
    "sheet-run-both-ends" SheetRunBothEnds,
    "sheet-turn-must" SheetTurnMust,
    "sheet-turn-must-match" SheetTurnMustMatch,
    "sheet-opening-one-end" SheetOpeningOneEnd,
    "sheet-opening-both-ends" SheetOpeningBothEnds,
    "sheet-wild-none" SheetWildNone,
    "sheet-wild-any" SheetWildAny,
    "sheet-wild-non-doubles" SheetWildNonDoubles,
    "sheet-wild-optional" SheetWildOptional,
    "sheet-wild-compulsory" SheetWildCompulsory,
    "sheet-draw-never" SheetDrawNever,
    "sheet-draw-stuck" SheetDrawStuck { n: usize },
    "sheet-draw-unmatched" SheetDrawUnmatched { n: usize },
    "sheet-draw-any-time" SheetDrawAnyTime { n: usize },
    "sheet-draw-once" SheetDrawOnce,
    "sheet-draw-next-turn" SheetDrawNextTurn,
    "sheet-draw-until" SheetDrawUntil,
    "sheet-draw-until-any-time" SheetDrawUntilAnyTime,
    "sheet-draw-at-most" SheetDrawAtMost { n: usize },
    "sheet-pass-never" SheetPassNever,
    "sheet-pass-never-unless" SheetPassNeverUnless,
    "sheet-pass" SheetPass,
    "sheet-pass-unless" SheetPassUnless,
    "sheet-reserve-idle" SheetReserveIdle,
    "sheet-reserve-none" SheetReserveNone,
    "sheet-reserve" SheetReserve { n: usize },
    "sheet-reserve-by-players" SheetReserveByPlayers { list: String },
    "sheet-ends" SheetEnds { list: String },
    "sheet-or-when" SheetOrWhen { first: String, next: String },
    "end-out" EndOut,
    "end-blocked" EndBlocked,
    "end-blocked-no-draw" EndBlockedNoDraw,
    "end-stuck" EndStuck,
    "end-stuck-no-draw" EndStuckNoDraw,
    "end-must-draw" EndMustDraw,
    "sheet-must-draw-passes" SheetMustDrawPasses,
    "sheet-end-not-out" SheetEndNotOut,
    "sheet-end-not-out-draw" SheetEndNotOutDraw,
    "sheet-block-none" SheetBlockNone,
    "sheet-block-none-each" SheetBlockNoneEach,
    "sheet-block-out-only" SheetBlockOutOnly,
    "sheet-block" SheetBlock { list: String },
    "sheet-block-out" SheetBlockOut { list: String },
    "sheet-block-all-score" SheetBlockAllScore,
    "sheet-then" SheetThen { first: String, next: String },
    "block-fewest-pips" BlockFewestPips,
    "block-fewest-tiles" BlockFewestTiles,
    "block-lightest-tile" BlockLightestTile,
    "block-leader" BlockLeader,
    "block-last" BlockLast,
    "block-not-last" BlockNotLast,
    "sheet-tie-idle" SheetTieIdle,
    "sheet-tie-void" SheetTieVoid,
    "sheet-tie-share" SheetTieShare,
    "sheet-tie-share-all" SheetTieShareAll,
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
    "sheet-target-none" SheetTargetNone,
    "sheet-target" SheetTarget { n: usize },
    "sheet-rounds-none" SheetRoundsNone,
    "sheet-rounds-one" SheetRoundsOne,
    "sheet-rounds" SheetRounds { n: usize },
    "sheet-rounds-latest" SheetRoundsLatest { n: usize },
    "sheet-best-highest" SheetBestHighest,
    "sheet-best-lowest" SheetBestLowest,
    "sheet-best-round" SheetBestRound,
    "sheet-tied-drawn" SheetTiedDrawn,
    "sheet-tied-shared" SheetTiedShared,
    "sheet-tied-round-drawn" SheetTiedRoundDrawn,
    "sheet-tied-round-shared" SheetTiedRoundShared,
    "sheet-void-idle" SheetVoidIdle,
    "sheet-void-counts" SheetVoidCounts,
    "sheet-void-round-drawn" SheetVoidRoundDrawn,
    "sheet-void-replayed" SheetVoidReplayed,

    // The command line.
    "tell-error" TellError { text: String },
    "tell-hint" TellHint { text: String },
    "tell-note" TellNote { text: String },
    "left" Left,
    "left-resume" LeftResume { path: String },
    "saved" Saved { path: String },
    "recorded" Recorded { path: String },
    "not-saved" NotSaved { path: String, why: String },
    "hint-game-file" HintGameFile { path: String },
    "hint-set" HintSet { n: usize },
    "hint-leave-out" HintLeaveOut { name: String },
    "hint-resume" HintResume { path: String },
    "replaced" Replaced { path: String },
    "holds" Holds { path: String, n: usize, state: String },
    "state-over" StateOver,
    "state-open" StateOpen,
    "rules-hold" RulesHold { path: String, fingerprint: String },
    "rules-same" RulesSame,
    "perft-head" PerftHead,
    "no-open-round" NoOpenRound,
    "kept-on" KeptOn,
    "more-kept" MoreKept { n: usize, path: String },
    "not-kept" NotKept { path: String, why: String },
    "in-use" InUse,
    "not-a-record" NotARecord,
    "not-a-file" NotAFile,
    "file-too-large" FileTooLarge { n: usize },
    "unfinished" Unfinished,
    "not-found" NotFound,
    "no-permission" NoPermission,
    "is-a-directory" IsADirectory,
    "not-a-directory" NotADirectory,
    "exists-already" ExistsAlready,
    "no-space" NoSpace,
    "read-only" ReadOnly,
    "not-utf8" NotUtf8 { line: usize, column: usize },
    "said-already" SaidAlready { name: String },
    "torn" Torn { path: String },
    "cannot-hide" CannotHide,
    "no-command" NoCommand { text: String },
    "not-before-command" NotBeforeCommand { text: String },
    "salvaged" Salvaged { path: String, n: usize },
    "salvage-needs-record" SalvageNeedsRecord,
    "hint-salvage" HintSalvage { path: String, n: usize },
}
