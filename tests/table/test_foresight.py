"""Bots cannot be foreseen, by somebody who knows our sources, heard all that they heard and saw all that they chose.

The dice of a table's bots once had 32 bits. Trying all of them took two minutes, and from then on every hidden swap and
every later choice of every bot was known.
"""

import hashlib
import hmac
from itertools import pairwise
from typing import Final

import pytest

from ridotto.bots import BOTS, Bot, Dice, decision_seed
from ridotto.games import GAMES, game_called
from ridotto.kernel import Answer, Asking, Draw, Fact, Game, Player, Setup, give
from ridotto.replay import CommittedFate
from ridotto.table import Automaton
from ridotto.table.mind import Mind
from tests.bots.games import dice_of
from tests.table.tables import ADA, FIRST, NAMES, DrivenTable, first_option

pytestmark = pytest.mark.slow

SHORT: Final = {"turn_limit": "30", "max_rounds": "2"}
GUESSES: Final = [hashlib.sha256(b"guess %d" % number).digest() for number in range(32)]
TABLES: Final = 200_000
THROWS: Final = 100
every_bot: Final = pytest.mark.parametrize("bot", sorted(BOTS))
every_game: Final = pytest.mark.parametrize("game_id", sorted(GAMES))


def bots_alone(game_id: str, bot: str, fate: CommittedFate, secret: bytes) -> DrivenTable:
    """A table of bots, at its end."""
    game = game_called(game_id)
    wishes = {option.name: SHORT[option.name] for option in game.host_options() if option.name in SHORT}
    players = max(game.fewest, 3)
    sitters = [Automaton(called, bot) for called in NAMES[:players]]
    return DrivenTable(game, game.set_up(players, wishes), sitters, fate.draw_answer, secret=secret)


class Onlooker:
    """Rolls the dice of every decision again, with each secret that may be the right one."""

    def __init__(self, table: DrivenTable, bot: str, secrets: list[bytes]) -> None:
        self.secrets = secrets
        self.match = table.game.start(table.setup)
        self.answers = table.match.record
        self.minds = {
            player: Mind(BOTS[bot], table.game, table.setup, player, GUESSES[0]) for player in table.setup.everybody
        }

    def watch(self, choices: int) -> int:
        """Drop each secret that would have chosen otherwise, over so many choices; how many there were."""
        watched = 0
        while watched < choices and len(self.match.record) < len(self.answers):
            given = self.answers[len(self.match.record)]
            question = self.match.question_to(given.player)
            assert question is not None
            if given.player in self.minds and len(self.match.options(question)) > 1:
                mind = self.minds[given.player]
                self.secrets = [secret for secret in self.secrets if self.chosen(mind, secret) is given.answer]
                watched += 1
            give(self.match, given)
        return watched

    def chosen(self, mind: Mind, secret: bytes) -> Answer:
        question = self.match.question_to(mind.player)
        assert question is not None
        mind.secret = secret
        return mind.decide(self.match, question)


@every_bot
@every_game
def test_a_secret_that_is_among_the_guesses_is_found_and_names_every_later_choice(game_id: str, bot: str) -> None:
    """The attack works where the secret can be tried: it is no wonder that it finds nothing in the next test."""
    weak = GUESSES[21]
    onlooker = Onlooker(bots_alone(game_id, bot, CommittedFate(bytes(32)), weak), bot, GUESSES)
    while len(onlooker.secrets) > 1:
        assert onlooker.watch(1) == 1
    assert onlooker.watch(1000) > 20
    assert onlooker.secrets == [weak]


@every_bot
@every_game
def test_nothing_that_is_known_during_a_game_foresees_its_bots(game_id: str, bot: str) -> None:
    """Not the commitment, nor what a game before was told at its end. The seed does, when it is told after the end."""
    fate, before = CommittedFate(bytes(range(32))), CommittedFate(bytes(32))
    table = bots_alone(game_id, bot, fate, fate.secret_for_bots())
    commitment = bytes.fromhex(fate.commitment)
    known = [
        *(commitment, hashlib.sha256(commitment).digest(), hmac.digest(commitment, b"bots", "sha256")),
        *(before.seed, before.secret_for_bots(), bytes.fromhex(before.commitment)),
        *GUESSES[:8],
    ]
    onlooker = Onlooker(table, bot, known)
    onlooker.watch(1000)
    assert onlooker.secrets == []
    afterwards = Onlooker(table, bot, [fate.secret_for_bots()])
    assert afterwards.watch(1000) > 20
    assert len(afterwards.secrets) == 1


@pytest.mark.slow
def test_no_two_tables_of_many_have_the_same_dice() -> None:
    """With 32 bits several of these tables had: whoever has seen one of them foresees the other."""
    seeds = set()
    for number in range(TABLES):
        secret = CommittedFate(number.to_bytes(32, "big")).secret_for_bots()
        seeds.add(decision_seed(secret, ADA, 0))
    assert len(seeds) == TABLES


class Noting(Bot):
    """Throws once in each decision, and notes what it would throw if it went on."""

    def __init__(self, draw: Draw, noted: list[list[int]]) -> None:
        self.dice = dice_of(draw)
        self.noted = noted

    def hear(self, fact: Fact) -> None:
        pass

    def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
        thrown = self.dice.below(len(options))
        gone_on = Dice(0)
        gone_on.a, gone_on.b, gone_on.c, gone_on.counter = self.dice.a, self.dice.b, self.dice.c, self.dice.counter
        self.noted.append([gone_on.below(1 << 30) for _ in range(THROWS)])
        return options[thrown]


def test_the_dice_of_one_decision_tell_nothing_of_another() -> None:
    """Neither does the same seat roll on where it stopped, nor does another seat roll what this one rolled."""
    noted: list[list[int]] = []

    def noting(game: Game, setup: Setup, player: Player, draw: Draw) -> Bot:
        return Noting(draw, noted)

    game = game_called(FIRST)
    sitters = [Automaton(called, "noting") for called in NAMES[:4]]
    setup = game.set_up(4, {"turn_limit": "20"})
    DrivenTable(game, setup, sitters, first_option, secret=GUESSES[0], bots={"noting": noting, **BOTS})
    assert len(noted) > 40
    pairs = [pair for throws in noted for pair in pairwise(throws)]
    assert len(set(pairs)) == len(pairs)


@every_bot
@every_game
def test_a_bot_rolls_no_dice_while_it_listens(game_id: str, bot: str) -> None:
    """Or it would be another bot after a pause, in another process."""
    fate = CommittedFate(bytes(32))
    table = bots_alone(game_id, bot, fate, fate.secret_for_bots())
    dice, untouched = Dice(1), Dice(1)
    listener = BOTS[bot](table.game, table.setup, ADA, dice.below)
    for fact in table.match.heard_by(ADA):
        listener.hear(fact)
    assert [dice.below(1000) for _ in range(8)] == [untouched.below(1000) for _ in range(8)]
