//! `domino play` and `domino` alone: carries out what a session decides.

use std::process::ExitCode;

use domino_repl::{Catalog, Input, Output, Preference, Session};

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::files::shown;
use crate::home::Home;
use crate::keeping::Keeping;
use crate::lines::{self, Lines, MAX_WIDTH};
use crate::look::Look;
use crate::out::Out;
use crate::plain::Plain;
use crate::remark::Remark;
use crate::settings_file::SettingsFile;
use crate::start::{self, Place};
use crate::talk::Talk;
use crate::terminal::Terminal;

/// Offers the games and the matches that are not over; where nobody could choose, plays one.
pub(crate) fn visit(look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let place = Place::find();
    let (session, keeping) = start::lobby(&place, look)?;
    carry_out(session, keeping, &place, look, out)
}

/// Plays a match.
pub(crate) fn play(args: &PlayArgs, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let place = Place::find();
    let (session, keeping) = start::table(args, &place, look)?;
    carry_out(session, keeping, &place, look, out)
}

/// Who types: somebody with a line editor, somebody without, or nobody.
fn lines(place: &Place) -> Result<Box<dyn Lines>, Failure> {
    Ok(match place {
        Place::Pipe => Box::new(Plain::pipe()),
        Place::Terminal(_) if !lines::can_edit() => Box::new(Plain::terminal()),
        Place::Terminal(home) => {
            let terminal = Terminal::new(home.as_ref().map(Home::history));
            Box::new(terminal.map_err(|error| Failure::of_system(Remark::Terminal, &error))?)
        }
    })
}

/// Keeps what a user prefers from now on; that it cannot be kept is said, and the session goes on with it.
fn prefer(of: Preference, value: Option<&str>, catalog: &Catalog) {
    let Some(file) = SettingsFile::of_user() else { return };
    if let Err(why) = file.write(of, value) {
        let (path, why) = (shown(file.path()), why.say(catalog));
        Talk::Note.tell(catalog, &Remark::SettingsNotKept { path, why });
    }
}

/// Feeds a session lines and does what it decides, until it is over.
fn carry_out(
    mut session: Session,
    mut keeping: Keeping,
    place: &Place,
    look: &Look,
    out: &mut Out,
) -> Result<ExitCode, Failure> {
    let of_terminal = |error| Failure::of_system(Remark::Terminal, &error);
    let mut lines = lines(place)?;
    let mut input = Input::Start;
    loop {
        if let Some((columns, rows)) = lines.size() {
            let width = session.style().width;
            let columns = if look.is_width_fixed { width } else { columns.min(MAX_WIDTH).into() };
            session.set_size(columns, rows.into());
        }
        let mut next = Input::End;
        for output in session.feed(input) {
            if !matches!(output, Output::Text(_)) {
                out.flush()?;
            }
            let catalog = session.catalog();
            match output {
                Output::Text(text) => out.text(&text)?,
                Output::Curtain(curtain) => {
                    lines.draw(curtain, catalog).map_err(of_terminal)?;
                }
                Output::Keep(keep) => keeping.keep(keep, catalog),
                Output::Save { name, bytes } => keeping.save(&name, &bytes, catalog),
                Output::Load(wanted) => next = keeping.load(wanted, catalog),
                Output::Ask { prompt } => {
                    let line = lines.next(&look.charset.fit(&prompt), &session);
                    next =
                        line.map_err(|error| Failure::of_system(Remark::StandardInput, &error))?;
                }
                Output::Forget(id) => keeping.forget(id, catalog),
                Output::Prefer { of, value } => prefer(of, value.as_deref(), catalog),
                Output::Next => next = Input::Next,
                Output::Quit => {
                    let game = session.game();
                    let (is_begun, is_over) = (game.n_rounds() > 0, game.result().is_some());
                    drop(lines);
                    return Ok(keeping.finish(is_over, is_begun, session.catalog()).into());
                }
            }
        }
        input = next;
    }
}
