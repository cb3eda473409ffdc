//! A line of a record that tells what a seat does.

use domino_rules::{PlayError, Seat};

use crate::text::{ActionText, Fault, FaultKind, Line, Word, Words, action};
use crate::write::Known;

/// A line that tells what a seat does.
#[derive(Clone, Debug)]
pub(crate) struct Choice<'a> {
    pub(crate) line: Line<'a>,
    pub(crate) seat: Seat,
    pub(crate) text: ActionText,
    /// The words of the tiles that are drawn.
    pub(crate) drawn: Words<'a>,
    seat_word: Word<'a>,
    action_word: Word<'a>,
}

impl<'a> Choice<'a> {
    pub(crate) fn read(line: Line<'a>, seat: Seat) -> Result<Choice<'a>, Fault> {
        let (words, _) = line.halves();
        let (seat_word, action_word) = (words.at(0), words.at(1));
        let is_draw = action_word.text == "draw";
        let text = if is_draw { ActionText::Draw } else { action(&words.from(1))? };
        Ok(Choice {
            line,
            seat,
            text,
            drawn: words.from(if is_draw { 2 } else { words.len() }),
            seat_word,
            action_word,
        })
    }

    /// The words that need no further look once the action is played.
    pub(crate) fn known(&self) -> Known {
        if self.text == ActionText::Draw { Known::Words(2) } else { Known::Choice }
    }

    /// Why it cannot be done.
    pub(crate) fn fault(&self, kind: FaultKind) -> Fault {
        self.action_word.fault(kind)
    }

    /// Why it is not for this seat to do it.
    pub(crate) fn out_of_turn(&self, mover: Seat) -> Fault {
        let error = PlayError::OutOfTurn { seat: self.seat, mover };
        self.seat_word.fault(FaultKind::Action(error.into()))
    }
}
