//! What the tests share: a table that is set up and played in the words of the game.
