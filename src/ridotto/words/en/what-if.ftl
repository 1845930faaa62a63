# What if: playing on from a moment of a finished game.

what-if-hint = You play on from here, alone against bots, from what that seat then knew. What it could not know is dealt anew, so it may lie elsewhere than in the game that was played.
what-if-nobody = Nobody had anything to decide here. Go one step further, or choose another point of view.
what-if-play = Play on as { $name }
what-if-title = What if … from turn { $turn }

wrong-cannot-play-on = Nobody can play on from here.
wrong-cannot-play-on-not-over = This game is not over: play on from one that was played to its end.
wrong-cannot-play-on-no-moment = There is no moment { $moment }: expected a number from 0 to { $last }, so many answers had been given then.
wrong-cannot-play-on-not-asked = Seat { $seat } had nothing to decide at moment { $moment }: expected { $expected }.
wrong-cannot-play-on-joined = Somebody had sat down in the middle: play on from a moment before that.
wrong-cannot-play-on-no-world = Nobody can play on from here: expected a seat that was there from the beginning.
