"""What every game says of itself, and how it speaks to a reader."""

from __future__ import annotations

import re

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES, game_called
from ridotto.kernel import Game, Player, Sealed, first_players
from ridotto.lab import drawn
from ridotto.words.files import LANGUAGES, catalogue, reader

ME = Player(1)
WRONG_VERB = re.compile(r"\b[Yy]ou (?:is|was|has|\w+[^s]s)\b")  # "you pass" is right, "you looks" is not


def people(players: int) -> list[str]:
    return ["Rosalba" if player == ME else f"Person{player}" for player in first_players(players)]


def goal_of(game: Game, players: int, language: str = "en", **wishes: str) -> str:
    setup = game.set_up(players, wishes)
    return game.reader(setup, catalogue(language), people(players)).about("goal")


@pytest.mark.slow
@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_story_speaks_to_its_reader_in_whole_matches(game_id: str) -> None:
    """Each sentence is to its reader as it is to others, but for "you", and what agrees with it."""
    game = game_called(game_id)
    spoken_to = 0
    for seed in range(4):
        setup = game.set_up(game.usual_players(), {})
        match, dice, heard = game.start(setup), Dice(seed), 0
        view = game.view(setup, ME)
        while not match.over():
            question = match.question_to(ME) or match.asks()
            match.answer(question.player, drawn(match, question, dice))
            for fact in match.heard_by(ME)[heard:]:
                heard += 1
                named = game.reader(setup, catalogue("en"), people(setup.players), None, view).fact(fact)
                to_me = game.reader(setup, catalogue("en"), people(setup.players), ME, view).fact(fact)
                about_me = "Rosalba" in named or isinstance(fact, Sealed)
                assert about_me == bool(re.search(r"\b[Yy]our?\b", to_me)), (named, to_me)
                assert "Rosalba" not in to_me and not WRONG_VERB.search(to_me), to_me
                spoken_to += named != to_me
                view.hear(fact)
    assert spoken_to > 20


@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_game_says_what_is_fun_and_what_wins(game_id: str) -> None:
    game = game_called(game_id)
    assert game.fewest <= game.usual_players() <= game.most
    for language, wins in zip(LANGUAGES, ("You win ", "Vous gagnez "), strict=True):
        pitch = reader(language, game_id).about("pitch")
        assert pitch.endswith(".") and len(pitch) <= 130
        for players in range(game.fewest, game.most + 1):
            goal = goal_of(game, players, language)
            assert goal.startswith(wins) and goal.endswith(".") and "{" not in goal and "hoever" not in goal


@pytest.mark.clause("MC1-220", "MC1-190", "MC1-230", "MC2-220", "MC2-190", "MC2-230")
def test_the_goal_of_mascarade_is_that_of_this_table() -> None:
    for game_id, cheat in (("mascarade-1e", "Cheat"), ("mascarade-2e", "Cheater")):
        game = game_called(game_id)
        with_cheat = goal_of(game, 6)
        assert "as soon as you have 13 coins" in with_cheat and f"The {cheat} wins with 10." in with_cheat
        masks = f"Judge,King,{'Queen,Witch,Bishop,Fool' if cheat == 'Cheat' else 'Empress,Widow,Thief,Fool'}"
        assert "wins with 10" not in goal_of(game, 6, masks=masks)
        assert "30 turns" in goal_of(game, 6, turn_limit="30")


@pytest.mark.clause("MQD-150", "MQD-151", "MQD-157", "MQF-156", "MQF-157", "MQF-163")
def test_the_goal_of_masques_is_said_in_the_words_of_the_edition() -> None:
    dust, ffg = game_called("masques-dust"), game_called("masques-ffg")
    assert "4 Seals of one Faction, or at least one of each Faction" in goal_of(dust, 4)
    assert "4 favors of one guild, or at least one of each guild" in goal_of(ffg, 4)
    assert "play for two families" in goal_of(ffg, 2) and "one family" in goal_of(ffg, 3)
    assert "5 rounds" in goal_of(ffg, 3, max_rounds="5")
    assert "4 Sceaux d’une même Faction, ou un Sceau au moins de chaque Faction" in goal_of(dust, 4, "fr")
    assert "4 faveurs d’une même guilde, ou une faveur au moins de chaque guilde" in goal_of(ffg, 4, "fr")


@pytest.mark.clause("MSQ-080", "MSQ-087", "MSQ-088")
def test_the_goal_of_masquerade() -> None:
    game = game_called("masquerade")
    goal = goal_of(game, 4)
    assert "kill the King" in goal and "King and Queen lie face up in your row in your own turn" in goal
    assert "If a turn finds no card to draw, the player who has the King wins." in goal
