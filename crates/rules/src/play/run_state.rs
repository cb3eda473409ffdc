//! Where a turn may go on.

use domino_layout::End;

/// Where the seat on turn may lay its next tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(::serde::Serialize, ::serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum RunState {
    /// The turn has laid no tile yet.
    #[default]
    Fresh,
    /// The turn has led the round, and its next tile fixes the end.
    Led,
    /// The turn goes on at either end.
    BothEnds,
    /// The turn goes on at this end.
    At(End),
}
