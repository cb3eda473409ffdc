//! The feature `serde`: what is written with this crate's notation is read back by it.

/// Writes a type as its text and reads it back with [`FromStr`](std::str::FromStr).
#[doc(hidden)]
#[macro_export]
macro_rules! text_form {
    ($type:ty, $expected:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$type, D::Error> {
                struct Text;

                impl ::serde::de::Visitor<'_> for Text {
                    type Value = $type;

                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        f.write_str($expected)
                    }

                    fn visit_str<E: ::serde::de::Error>(self, text: &str) -> Result<$type, E> {
                        text.parse().map_err(E::custom)
                    }
                }

                deserializer.deserialize_str(Text)
            }
        }
    };
}

use crate::{DominoSet, Tile, TileSet};

text_form!(Tile, "a tile such as `6-4`");
text_form!(TileSet, "tiles such as `4-4 6-4`, or `-`");
text_form!(DominoSet, "a set such as `double-6`");
