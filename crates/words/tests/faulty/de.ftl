# Words with a fault of each kind, for the test that finds them.
fits = once { $n }
fits = twice { $n }
extra = nobody asks for this
hides = nothing is shown
opens = { $nobody }
stays = This sentence stays as it is
