"""The courtier of Mascarade: worth its name, never stuck, and it knows what its seat was told and nothing else."""

from __future__ import annotations

from collections import Counter
from math import log

import pytest

from ridotto.bots import BOTS, Dice, bot_called
from ridotto.contracts import AnyGame
from ridotto.contracts.example import Candles
from ridotto.games import game_called
from ridotto.games.mascarade.public.bots import MascaradeCourtier
from ridotto.games.mascarade.public.facts import Announced
from ridotto.kernel import Answer, Match, Player, SetupRefused
from tests.bots.court import FIRST, Place
from tests.bots.games import BotGame, share_of_one, woken

pytestmark = pytest.mark.slow

SECOND = "mascarade-2e"
both_editions = pytest.mark.parametrize("game_id", [FIRST, SECOND])
ADA = Player(0)


@both_editions
@pytest.mark.parametrize("players", [4, 8])
def test_one_simple_bot_wins_far_more_than_its_share_among_random_ones(game_id: str, players: int) -> None:
    share = share_of_one(game_id, "courtier", "random", players, 48)
    assert share > 2.2 / players, f"won {share:.2f}, an even share is {1 / players:.2f}"


def tables() -> list[tuple[str, int, dict[str, str]]]:
    found: list[tuple[str, int, dict[str, str]]] = []
    for game_id in (FIRST, SECOND):
        game = game_called(game_id)
        printed = next(option.choices() for option in game.host_options() if option.name == "set")
        for players in range(game.fewest, game.most + 1):
            for each in printed:
                found.append((game_id, players, {"set": each}))
    return [
        *found,
        (FIRST, 7, {"challenge": "together"}),
        (SECOND, 9, {"challenge": "together", "set": "B"}),
        (FIRST, 3, {"pace": "usual"}),
        (SECOND, 8, {"pace": "usual", "set": "B"}),
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players", "wishes"), tables())
def test_a_table_of_simple_bots_comes_to_an_end(game_id: str, players: int, wishes: dict[str, str]) -> None:
    for seed in (1, 2):
        assert BotGame(game_id, ["courtier"] * players, seed, **wishes).play()


@both_editions
def test_nothing_that_people_do_at_this_table_is_beyond_it(game_id: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(1, 13):
        game = BotGame(game_id, ["courtier"] * 6, seed)
        game.play()
        for fact in game.match.heard_by(ADA):
            done[fact.spelling().split()[1]] += 1
    assert {"announces", "claims", "passes", "takes", "looks"} <= set(done)


# What it may not know.


@pytest.mark.clause("TBL-004")
@both_editions
@pytest.mark.parametrize("players", [4, 6])
def test_in_worlds_that_sound_alike_it_does_the_same(game_id: str, players: int) -> None:
    """The masks lie otherwise, as they may for all that Ada heard: her bot, asked in both worlds, says the same."""
    compared = differing = 0
    for seed in range(1, 4):
        game = BotGame(game_id, ["courtier"] + ["random"] * (players - 1), seed)
        while not game.match.over():
            question = game.match.question_to(ADA)
            if question is not None:
                heard = game.match.heard_by(ADA)
                here = answer_of(game, game.match)
                for world in game.game.worlds(game.setup, ADA, heard, 2, Dice(seed).below):
                    asked = world.question_to(ADA)
                    assert asked is not None
                    assert answer_of(game, world) is here
                    compared += 1
                    differing += world.position() != game.match.position()
            game.step()
    assert compared > 20 and differing > 5, "the worlds have to differ for this to mean anything"


def answer_of(game: BotGame, match: Match) -> Answer:
    question = match.question_to(ADA)
    assert question is not None
    bot = woken(game.game.id, game.setup, ADA, match.heard_by(ADA), 5)
    return bot.choose(match.asking(ADA), match.options(question))


# What it does where it is plain what to do.


def test_it_announces_what_it_holds() -> None:
    assert Place(masks="King Bishop Judge Queen Witch Cheat").choices("A")["King"] > 40


def test_it_claims_what_it_knows_it_holds() -> None:
    assert Place().play("A:King B:pass").choices("C")["claim"] > 50


def test_it_lets_pass_what_it_cannot_be_and_need_not_stop() -> None:
    assert Place().play("A:Judge").choices("B")["pass"] > 50


def test_it_stops_a_liar_who_would_win_when_nobody_else_is_left_to_do_it() -> None:
    """Everybody saw that C holds the King and D the Queen; both, asleep, let A's lie pass, and F is asked last."""
    rich = "11 6 6 6 6 6"
    assert Place(rich).play("A:King B:pass C:pass D:pass E:pass").choices("F")["claim"] > 50
    harmless = Place("6", "King Judge Bishop Queen Witch Cheat").play("A:Judge B:pass C:pass D:pass E:pass")
    assert harmless.choices("F")["claim"] < 5, "the court holds nothing"


def test_it_does_not_pay_to_stop_what_cannot_be_stopped() -> None:
    """A is the King indeed, as all have seen, and with it stays one coin short."""
    true = Place("9 6 6 6 6 6", "King Bishop Judge Queen Witch Cheat").play("A:King")
    assert true.choices("B")["pass"] > 50


def test_it_looks_sooner_when_it_does_not_know_what_it_holds() -> None:
    """After five swaps - or not - with A's mask, nobody could know."""
    known = Place("6", "King Bishop Judge Queen Witch Cheat").choices("A", 200)["look"]
    handled = Place("6", "King Bishop Judge Queen Witch Cheat").play("A:b A:keep B:a B:keep C:a C:keep D:a D:keep")
    unsure = handled.play("E:a E:keep F:a F:keep").choices("A", 200)["look"]
    assert unsure > known


def test_it_says_who_it_is_as_well_as_it_can() -> None:
    masks = "Inquisitor Judge Bishop King Queen Witch Peasant Peasant"
    asked = Place("6", masks).play("A:Inquisitor").all_pass().play("A:d")
    assert asked.choices("D")["King"] > 55


def test_the_witch_exchanges_with_the_richest_and_with_nobody_when_it_is_herself() -> None:
    masks = "Witch Bishop King Queen Judge Cheat"
    assert Place("3 6 6 6 11 6", masks).play("A:Witch").all_pass().choices("A")["e"] > 50
    assert Place("11 6 6 6 5 6", masks).play("A:Witch").all_pass().choices("A")["pass"] > 50


def test_nobody_can_foresee_it() -> None:
    assert len(Place().choices("A")) > 1
    assert len(Place().play("A:f").choices("A")) == 2
    assert len(Place().play("A:b A:swap B:King C:pass").choices("D", 400)) == 2


def test_it_says_so_when_it_does_not_know_the_game() -> None:
    candles: AnyGame = Candles()
    with pytest.raises(SetupRefused, match="no courtier plays Candles yet: ask for a random one"):
        BOTS["courtier"](candles, candles.set_up(3, {}), ADA, Dice(1).below)


def announcements(kind: str, games: int) -> list[tuple[float, float, bool]]:
    """What others announce in games between such bots: how likely A's worlds make it, how likely A's hints do, and
    whether it is true.
    """
    found: list[tuple[float, float, bool]] = []
    for seed in range(games):
        game = BotGame(FIRST, ["courtier"] * 4, seed)
        game.bots = [
            bot_called(kind, BOTS)(game.game, game.setup, Player(n), Dice(9 * seed + n).below) for n in range(4)
        ]
        bot = BOTS["courtier"](game.game, game.setup, ADA, Dice(seed).below)
        assert isinstance(bot, MascaradeCourtier)
        told = 0
        while not game.match.over():
            game.step()
            for fact in [entry.fact for entry in game.match.log[told:] if entry.is_for(ADA)]:
                bot.hear(fact)
                if isinstance(fact, Announced) and fact.by != ADA:
                    chance = bot.memory.belief.chance(fact.at, fact.mask)
                    if 0.0 < chance < 1.0:
                        setup, weight = bot.memory.setup, bot.likelihood({fact.at.text: fact.mask.text})
                        hint = bot.memory.hints[setup.slots[fact.at.number]][setup.kinds.index(fact.mask)]
                        is_true = game.game.faces(game.match)[fact.at.text] == fact.mask.text
                        found.append((weighed(chance, weight), weighed(chance, hint), is_true))
            told = len(game.match.log)
    return found


def weighed(chance: float, weight: float) -> float:
    return chance * weight / (chance * weight + 1.0 - chance)


def surprise(chance: float, is_true: bool) -> float:
    return -log(chance if is_true else 1.0 - chance)


@pytest.mark.parametrize("kind", ["courtier", "wild", "honest"])
def test_the_worlds_of_a_master_foretell_better_than_hints_whether_an_announcement_is_true(kind: str) -> None:
    heard = announcements(kind, 24)
    assert len(heard) > 60
    by_worlds = sum([surprise(chance, is_true) for chance, _, is_true in heard])
    by_hints = sum([surprise(chance, is_true) for _, chance, is_true in heard])
    assert by_worlds < 0.99 * by_hints
