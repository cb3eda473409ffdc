//! What only the program says: of files, the command line and what is kept.

use std::sync::OnceLock;

use domino_words::{Lang, Lexicon, messages};

messages! {
    /// Something that the program says itself, whatever a session says.
    #[derive(Clone, Debug)]
    pub(crate) enum Remark in "../messages/" {
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
        "not-locked" NotLocked { path: String, why: String },
        "kept-in-part" KeptInPart { path: String, n: usize },
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
        "not-a-picture" NotAPicture,
        "not-svg" NotSvg,
        "standard-input" StandardInput,
        "standard-output" StandardOutput,
        "terminal" Terminal,
        "random-seed" RandomSeed,
        "last-match" LastMatch { path: String },
        "no-match-kept" NoMatchKept,
        "hint-name-record" HintNameRecord,
        "usage-bad-value" UsageBadValue { value: String, arg: String, why: String },
        "usage-no-such-value" UsageNoSuchValue { value: String, arg: String, values: String },
        "usage-value-missing" UsageValueMissing { arg: String },
        "usage-too-many" UsageTooMany { value: String, arg: String },
        "usage-unknown" UsageUnknown { arg: String },
        "usage-unknown-near" UsageUnknownNear { arg: String, near: String },
        "no-command-near" NoCommandNear { text: String, near: String },
        "usage-conflict" UsageConflict { arg: String, other: String },
        "usage-twice" UsageTwice { arg: String },
        "usage-missing" UsageMissing { args: String },
        "usage-not-utf8" UsageNotUtf8,
        "hint-help" HintHelp { command: String },
        "value-number" ValueNumber,
        "value-range" ValueRange { min: String, max: String },
        "value-seed" ValueSeed { max: String },
        "value-set" ValueSet,
        "value-width" ValueWidth { min: String, max: String },
        "value-view" ValueView,
        "value-player" ValuePlayer { text: String, players: String },
        "settings-damaged" SettingsDamaged { path: String, why: String },
        "setting-bad" SettingBad { path: String, line: usize, key: String, text: String },
        "setting-unknown" SettingUnknown { path: String, line: usize, text: String },
        "setting-unknown-near" SettingUnknownNear { path: String, line: usize, text: String, near: String },
        "setting-refused" SettingRefused { key: String, text: String },
        "setting-unset" SettingUnset,
        "no-setting" NoSetting { text: String, keys: String },
        "no-setting-near" NoSettingNear { text: String, near: String },
        "no-home-for-settings" NoHomeForSettings,
        "settings-not-kept" SettingsNotKept { path: String, why: String },
        "not-forgotten" NotForgotten { path: String, why: String },
        "name-taken" NameTaken { name: String },
    }
}

/// The words of a language for what the program says itself.
static WORDS: [OnceLock<Lexicon<Remark>>; Lang::ALL.len()] =
    [const { OnceLock::new() }; Lang::ALL.len()];

impl Remark {
    /// The remark in words.
    pub(crate) fn say(&self, lang: Lang) -> String {
        WORDS[lang as usize].get_or_init(|| Lexicon::new(lang)).say(self)
    }
}

#[cfg(test)]
mod tests {
    use domino_words::{Lang, Lexicon, faults_of_words};

    use super::Remark;

    #[test]
    fn every_language_has_the_words_of_every_remark() {
        assert_eq!(faults_of_words::<Remark>(&[]), [""; 0]);
    }

    /// What readers of a language asked for stands in the words, word by word.
    #[test]
    fn finding_e_remarks_say_what_was_asked_for() {
        let holds = || Remark::Holds { path: "x".into(), n: 5, state: "y".into() };
        let rules = || Remark::RulesHold { path: "x".into(), fingerprint: "z".into() };
        let kept = || Remark::NotKept { path: "x".into(), why: "y".into() };
        let salvage = || Remark::HintSalvage { n: 5, path: "x".into() };
        let said = || Remark::SaidAlready { name: "--seed".into() };
        for (lang, remark, wording) in [
            (Lang::En, said(), "the record already says"),
            (Lang::Fr, holds(), "x\u{a0}: valide"),
            (Lang::Fr, rules(), "x\u{a0}: valide"),
            (Lang::Fr, kept(), "conserv\u{e9}e"),
            (Lang::It, holds(), "x: valido"),
            (Lang::It, rules(), "x: valido"),
            (Lang::Pl, holds(), "x: poprawny"),
            (Lang::Pl, rules(), "x: poprawny"),
            (Lang::Pl, salvage(), "pierwszych 5 wierszy jest w porz\u{105}dku"),
        ] {
            let words = Lexicon::<Remark>::new(lang).say(&remark);
            assert!(words.contains(wording), "{lang}: `{wording}` is not in: {words}");
        }
    }
}
