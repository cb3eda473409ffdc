//! `domino settings`: tells what is preferred, and changes it.

use std::process::ExitCode;

use domino_repl::Preference;

use crate::args::SettingsArgs;
use crate::failure::{Failure, USE, Words};
use crate::look::Look;
use crate::out::Out;
use crate::remark::Remark;
use crate::settings_file::{Read, SettingsFile};
use crate::talk::Talk;

/// Tells all settings or one, or changes one.
pub(crate) fn settings(
    args: &SettingsArgs,
    look: &Look,
    out: &mut Out,
) -> Result<ExitCode, Failure> {
    let file =
        SettingsFile::of_user().ok_or_else(|| Failure::of_words(Remark::NoHomeForSettings))?;
    let Read { mut preferences, faults } = file.read();
    let Some(key) = &args.key else {
        for fault in &faults {
            Talk::Note.tell(&look.catalog, fault);
        }
        out.line(format_args!("# {}", file.path().display()))?;
        for of in Preference::ALL {
            let unset = || look.say(&Remark::SettingUnset);
            let value = preferences.get(of).unwrap_or_else(unset);
            out.line(format_args!("{:5}  {value}", of.name()))?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    let of = Preference::named(key).ok_or_else(|| no_setting(key))?;
    let Some(value) = &args.value else {
        out.line(preferences.get(of).unwrap_or_default())?;
        return Ok(ExitCode::SUCCESS);
    };
    let value = Some(value.as_str()).filter(|value| *value != "-");
    preferences.set(of, value).map_err(|error| {
        let text = error.value;
        Failure::of_words(Remark::SettingRefused { key: key.clone(), text })
    })?;
    file.write(of, value).map_err(|why| Failure::of_one(Some(file.path()), why, USE))?;
    Ok(ExitCode::SUCCESS)
}

fn no_setting(key: &str) -> Failure {
    let names = Preference::ALL.map(|of| of.name().to_owned());
    let text = key.to_owned();
    let keys = domino_words::typed_list(Preference::ALL.map(Preference::name));
    Failure::of_words(Words::Own(match domino_repl::nearest(key, names) {
        Some(near) => Remark::NoSettingNear { text, near },
        None => Remark::NoSetting { text, keys },
    }))
}
