"""The random bot: any option, by its dice alone."""

from ridotto.bots import BOTS, Dice, RandomBot
from ridotto.contracts import AnyGame
from ridotto.contracts.example import Candles
from ridotto.contracts.example.public import HIDE, KEEP, MOON, SUN, SWAP
from ridotto.kernel import Asking, Player
from tests.contracts.note import Note

OPTIONS = (SUN, MOON, HIDE, SWAP, KEEP)
ASKED = Asking("WhatToDo", [Player(0)], False, None, "")
ASKED_ELSE = Asking("WhatAmI", [Player(0), Player(1)], True, None, "")


def test_it_says_every_option_sooner_or_later_and_nothing_else() -> None:
    bot = RandomBot(Dice(1).below)
    assert {bot.choose(ASKED, OPTIONS) for _ in range(100)} == set(OPTIONS)
    assert {bot.choose(ASKED, (KEEP,)) for _ in range(5)} == {KEEP}


def test_the_same_dice_make_the_same_choices_whatever_was_heard() -> None:
    quiet, chatty = RandomBot(Dice(2).below), RandomBot(Dice(2).below)
    for number in range(20):
        chatty.hear(Note(f"rumour {number}"))
        assert quiet.choose(ASKED, OPTIONS) is chatty.choose(ASKED_ELSE, OPTIONS)


def test_the_house_knows_it_by_name() -> None:
    game: AnyGame = Candles()
    setup = game.set_up(2, {})
    bot = BOTS["random"](game, setup, setup.everybody[0], Dice(3).below)
    assert bot.choose(ASKED, OPTIONS) is RandomBot(Dice(3).below).choose(ASKED, OPTIONS)
