//! Messages: what can be said, with its arguments, and its words in every language.

use fluent_bundle::FluentArgs;

use crate::Lang;

/// Something that can be said, and the words for it in every language.
///
/// A library or a program declares its messages with [`messages!`](crate::messages); a
/// [`Lexicon`](crate::Lexicon) says them, and [`faults_of_words`](crate::faults_of_words) is for the
/// test that every language has the words.
pub trait Say: Sized {
    /// The names of all messages in the files of words.
    const IDS: &'static [&'static str];

    /// The words of a language, in Fluent syntax.
    fn words(lang: Lang) -> &'static str;

    /// The name of the message in the files of words.
    fn id(&self) -> &'static str;

    /// The arguments, under the names that the words use.
    fn args(&self) -> FluentArgs<'_>;

    /// Every message with sample arguments: with 0, 1, 2 and 21 for each number.
    fn samples() -> Vec<Self>;
}

/// An argument of a message, of which a test can make up samples.
pub trait Sample {
    /// The sample of a number.
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

/// Declares messages once: the type, their names in the files of words, and samples for tests.
///
/// The folder, from the file in which they are declared, has a file of words for each language:
/// `en.ftl`, `de.ftl` and so on.
///
/// # Examples
///
/// ```text
/// domino_words::messages! {
///     /// What the page says itself.
///     #[derive(Clone, Debug)]
///     pub enum PageMessage in "../messages/" {
///         "table-full" TableFull,
///         "table-open" TableOpen { n: usize },
///     }
/// }
/// ```
#[macro_export]
macro_rules! messages {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Message:ident in $folder:literal {
            $($id:literal $name:ident $({ $($arg:ident: $type:ty),+ })?,)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $Message {
            $(
                #[doc = concat!("The message `", $id, "`.")]
                $name $({
                    $(#[doc = concat!("The argument `", stringify!($arg), "`.")] $arg: $type,)+
                })?,
            )+
        }

        impl $crate::Say for $Message {
            const IDS: &'static [&'static str] = &[$($id),+];

            fn words(lang: $crate::Lang) -> &'static str {
                match lang {
                    $crate::Lang::En => include_str!(concat!($folder, "en.ftl")),
                    $crate::Lang::De => include_str!(concat!($folder, "de.ftl")),
                    $crate::Lang::Fr => include_str!(concat!($folder, "fr.ftl")),
                    $crate::Lang::It => include_str!(concat!($folder, "it.ftl")),
                    $crate::Lang::Hu => include_str!(concat!($folder, "hu.ftl")),
                    $crate::Lang::Pl => include_str!(concat!($folder, "pl.ftl")),
                }
            }

            fn id(&self) -> &'static str {
                match self {
                    $($Message::$name $({ $($arg: _),+ })? => $id,)+
                }
            }

            #[allow(unused_mut, unused_variables)] // for messages without arguments
            fn args(&self) -> $crate::FluentArgs<'_> {
                let mut args = $crate::FluentArgs::new();
                match self {
                    $($Message::$name $({ $($arg),+ })? => {
                        $($(args.set(stringify!($arg), $arg.clone());)+)?
                    })+
                }
                args
            }

            fn samples() -> Vec<$Message> {
                let mut samples = Vec::new();
                for n in [0, 1, 2, 21] {
                    $(samples.push($Message::$name $({
                        $($arg: <$type as $crate::Sample>::sample(n)),+
                    })?);)+
                }
                samples
            }
        }
    };
}
