//! `domino replay`: a record as text.

use std::process::ExitCode;

use clap::Args;
use domino_repl::{Eyes, Replay};

use crate::failure::Failure;
use crate::look::Look;
use crate::look_args::LookArgs;
use crate::moment::{MomentArgs, number};
use crate::out::Out;
use crate::source::Source;

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// Tell this round alone [default: all, or with `--turn` the last]
    #[arg(long, value_name = "N", value_parser = number::<u32>, allow_hyphen_values = true)]
    round: Option<u32>,
    #[command(flatten)]
    moment: MomentArgs,
    #[command(flatten)]
    pub(crate) look: LookArgs,
}

/// Tells a recorded match, or a part of it.
pub(crate) fn replay(args: &ReplayArgs, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let MomentArgs { file, view, .. } = &args.moment;
    let source = Source::of_or_last(file.as_deref(), look)?;
    let record = source.checked()?;
    // What a session showed is only for the one who sat there, while the match goes on.
    let usual = || Some(Eyes::of_checked(&record)).filter(|eyes| *eyes == Eyes::Public);
    let replay = Replay::new(&record, args.moment.of_round(args.round), view.or_else(usual))
        .map_err(|error| source.lacks(error))?;
    replay.tell(&look.style, |text| out.text(text))?;
    Ok(ExitCode::SUCCESS)
}
