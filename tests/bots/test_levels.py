"""Levels have the same names in every game, and characters are a few numbers that every game's bots understand."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from ridotto.bots import BOTS, LEVELS, Dice, Thinking, ThinkingRefused, UnknownBot, bot_at_level, bot_called, level_of
from ridotto.bots.levels import BEGINNER, CHARACTERS
from ridotto.games import GAMES, game_called
from ridotto.kernel import EVEN_TEMPERED, Character, CharacterRefused, Courtier, Player, RidottoError
from tests.bots.games import BotGame, dice_of, share_of_one, woken

every_game = pytest.mark.parametrize("game_id", sorted(GAMES))
SHORT = {"turn_limit": "30", "max_rounds": "2"}


def tables() -> list[tuple[str, int]]:
    return [(id, players) for id, game in GAMES.items() for players in range(game.fewest, game.most + 1)]


def wishes(game_id: str) -> dict[str, str]:
    options = [option.name for option in game_called(game_id).host_options()]
    return {name: value for name, value in SHORT.items() if name in options}


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game_id", "players"), tables())
def test_every_level_plays_every_game_at_every_size(game_id: str, players: int, level: str) -> None:
    kinds = ["courtier"] * players
    kinds[1] = level
    BotGame(game_id, kinds, 3, **wishes(game_id)).play()


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), [("mascarade-1e", 5), ("masques-dust", 3), ("masquerade", 3)])
def test_a_bot_that_is_woken_up_from_what_it_heard_is_the_same_bot(game_id: str, players: int) -> None:
    """Decisions leave no trace but facts: a table that is stored and taken up again plays on alike."""
    game = BotGame(game_id, ["courtier"] * players, 3)
    compared = 0
    while not game.match.over():
        question = game.match.asks()
        if question.player < players:
            game.listen()
            awake: Any = game.bots[question.player]
            asleep: Any = woken(game_id, game.setup, question.player, game.match.heard_by(question.player), 0)
            answers = []
            for bot in (awake, asleep):
                dice_of(bot.draw).reseed(compared)  # the same throws for both
                answers.append(bot.choose(game.match.asking(question.player), game.match.options(question)))
            assert answers[0] is answers[1]
            compared += 1
        game.step()
    assert compared > 30


@pytest.mark.slow
@every_game
def test_a_courtier_wins_more_than_beginners_and_a_beginner_more_than_dice(game_id: str) -> None:
    """A level is worth its name: with four at the table an even share is a quarter, or a third of three."""
    assert share_of_one(game_id, "courtier", "beginner", 4, 32) > 0.3
    assert share_of_one(game_id, "beginner", "random", 4, 32) > 0.35


@pytest.mark.slow
@every_game
def test_a_beginner_who_is_woken_up_decides_alike(game_id: str) -> None:
    """What it has forgotten follows from what it heard, too."""
    game = BotGame(game_id, ["beginner"] * 4, 5, **wishes(game_id))
    compared = 0
    while not game.match.over() and compared < 60:
        question = game.match.asks()
        if question.player in game.setup.everybody:
            game.listen()
            player, options = question.player, game.match.options(question)
            asleep = BOTS["beginner"](game.game, game.setup, player, Dice(compared).below)
            for fact in game.match.heard_by(player):
                asleep.hear(fact)
            awake = game.bots[player]
            assert isinstance(awake, Courtier)
            asking = game.match.asking(player)
            assert awake.fork(Dice(compared).below).choose(asking, options) is asleep.choose(asking, options)
            compared += 1
        game.step()
    assert compared > 20


@pytest.mark.slow
@pytest.mark.parametrize("level", ["beginner", "courtier"])
@every_game
def test_a_copy_goes_on_by_itself(game_id: str, level: str) -> None:
    """A search copies courtiers again and again: what a copy hears must not change the one that it was copied from."""
    game = BotGame(game_id, [level] * 4, 2, **wishes(game_id))
    copies: list[tuple[Courtier, int]] = []  # a copy of A's bot, and how much of A's story it has heard
    for _ in range(120):
        if game.match.over():
            break
        bot = game.bots[0]
        assert isinstance(bot, Courtier)
        game.listen()
        heard = game.match.heard_by(Player(0))
        if len(copies) < 6 and len(heard) > 20 * len(copies):
            copies.append((bot.fork(Dice(9).below), len(heard)))
        game.step()
    assert len(copies) > 2
    question_heard = game.match.heard_by(Player(0))
    for copy, already in copies:
        for fact in question_heard[already:]:
            copy.hear(fact)
    if not game.match.over():
        fresh = BOTS[level](game.game, game.setup, Player(0), Dice(7).below)
        for fact in question_heard:
            fresh.hear(fact)
        while game.match.question_to(Player(0)) is None and not game.match.over():
            told = len(game.match.log)
            game.step()
            for each in game.match.log[told:]:
                if each.is_for(Player(0)):
                    for listener in [fresh, *[copy for copy, _ in copies]]:
                        listener.hear(each.fact)
        question = game.match.question_to(Player(0))
        if question is not None:
            asking, options = game.match.asking(Player(0)), game.match.options(question)
            expected = fresh.choose(asking, options)
            for copy, _ in copies:
                assert copy.fork(Dice(7).below).choose(asking, options) is expected


def test_an_even_character_is_the_courtiers() -> None:
    assert CHARACTERS["courtier"] == EVEN_TEMPERED == Character()
    assert CHARACTERS[BEGINNER].memory is not None, "a beginner forgets"


def test_a_character_cannot_be_changed_and_is_spelt_as_it_is_read() -> None:
    character = Character(memory=4, boldness=0.75)
    assert character.spelling() == "memory=4,boldness=0.75"
    assert character == Character(4, 0.75) and hash(character) == hash(Character(4, 0.75))
    with pytest.raises((FrozenInstanceError, AttributeError)):
        character.boldness = 0.1  # type: ignore[misc]
    bot_called(f"courtier,{character.spelling()}", BOTS)


@pytest.mark.parametrize(
    ("memory", "boldness", "suspicion", "patience", "said"),
    [
        (0, 0.5, 0.5, 0.5, "memory 0: expected 1 to 1000 turns"),
        (-3, 0.5, 0.5, 0.5, "memory -3: expected 1 to 1000 turns"),
        (None, 1.5, 0.5, 0.5, "boldness 1.5: expected a number from 0 to 1"),
        (None, 0.5, -0.1, 0.5, "suspicion -0.1: expected a number from 0 to 1"),
        (None, 0.5, 0.5, float("nan"), "patience nan: expected a number from 0 to 1"),
    ],
)
def test_an_impossible_character_is_refused(
    memory: int | None, boldness: float, suspicion: float, patience: float, said: str
) -> None:
    with pytest.raises(CharacterRefused) as caught:
        Character(memory, boldness, suspicion, patience)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("simulations", "seconds", "said"),
    [
        (0, 1.0, "simulations 0: expected 1 to 1000000"),
        (10, 0.0, "seconds 0: expected more than 0, and at most 3600"),
        (10, -1.0, "seconds -1: expected more than 0, and at most 3600"),
        (10, float("nan"), "seconds nan: expected more than 0, and at most 3600"),
    ],
)
def test_a_master_without_time_is_refused(simulations: int, seconds: float, said: str) -> None:
    with pytest.raises(ThinkingRefused) as caught:
        Thinking(simulations, seconds)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "grandmaster",
            "no bot is called 'grandmaster': expected beginner, courtier, master, random, honest, wild, ismcts or",
        ),
        ("courtir", "perhaps courtier"),
        ("courtier,charm=1", "courtier,charm=1: expected memory, boldness, suspicion, patience, each once"),
        ("courtier,seconds=1", "courtier,seconds=1: expected memory, boldness"),
        ("courtier,boldness=0.1,boldness=0.2", "each once"),
        ("courtier,boldness", "courtier,boldness: expected"),
        ("courtier,boldness=much", "boldness=much: expected a number"),
        ("courtier,boldness=7", "boldness 7: expected a number from 0 to 1"),
        ("courtier,memory=1.5", "memory=1.5: expected a whole number"),
        ("master,seconds=0", "seconds 0: expected more than 0"),
        ("master,simulations=0", "simulations 0: expected 1 to 1000000"),
        ("random,boldness=1", "random,boldness=1: random has no character: expected random alone"),
        ("honest,bold", "honest,bold: honest has no character: expected honest alone"),
        ("ismcts,seconds=1", "ismcts,seconds=1: expected ismcts,simulations=400"),
        ("ismcts,simulations=0", "simulations 0: expected 1 to 1000000"),
    ],
)
def test_a_bot_that_cannot_be_is_refused_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(RidottoError) as caught:
        bot_called(text, BOTS)
    assert said in str(caught.value)


def test_a_bot_is_called_by_its_level_and_numbers() -> None:
    game = game_called("mascarade-1e")
    setup = game.set_up(4, {})
    for text in (
        "beginner",
        "honest",
        "wild",
        "courtier,memory=2,patience=0.1",
        "master,simulations=3,seconds=none,suspicion=1",
    ):
        bot_called(text, BOTS)(game, setup, Player(0), Dice(1).below)
    assert [level_of(text) for text in ("master,simulations=3", "courtier", "random")] == [
        "master",
        "courtier",
        "beginner",
    ]
    with pytest.raises(UnknownBot):
        bot_called("", BOTS)


def test_a_character_changes_what_is_chosen() -> None:
    """In Mascarade a bold player announces what they do not hold more often than a timid one."""
    game = game_called("mascarade-1e")
    masks = "Bishop King Judge Queen Witch Cheat"
    setup = game.set_up(6, {"masks": masks.replace(" ", ",")})
    lies: list[int] = []
    for boldness in (0.0, 1.0):
        found = 0
        for seed in range(200):
            match = game.start_at(setup, {"masks": masks, "coins": "6"})
            bot = bot_at_level("courtier", Character(boldness=boldness))(game, setup, Player(0), Dice(seed).below)
            for fact in match.heard_by(Player(0)):
                bot.hear(fact)
            said = bot.choose(match.asking(Player(0)), match.options(match.asks())).text
            found += said in masks.split()
        lies.append(found)
    assert lies[1] > lies[0]
