"""What else may be so at a table of Masquerade: whole matches that would have told a player the same story."""

from __future__ import annotations

from itertools import islice, product
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.bots import Dice
from ridotto.contracts.walking import listeners, same_story, some_moments, walk
from ridotto.games.masquerade.public.facts import Drew, Gathered, Lay, TurnedUp
from ridotto.games.masquerade.public.words import NAMES
from ridotto.kernel import SPECTATOR, Match, Player, Setup
from ridotto.lab import drawn
from tests.games.masquerade.watching import GAME, TABLES, really


def imagined(setup: Setup, match: Match, player: Player, times: int) -> list[Match]:
    return GAME.worlds(setup, player, match.heard_by(player), times, Dice(7).below)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "wishes"), TABLES)
def test_every_world_tells_the_same_story(players: int, wishes: dict[str, str]) -> None:
    """At any moment: while cards are drawn, sides are chosen in secret, somebody attacks; and after the end."""
    setup = GAME.set_up(players, wishes)
    dice = Dice(players)
    for match in walk(GAME, setup, 17 * players):
        if match.over() or dice.below(12) == 0:
            player = match.seated[dice.below(len(match.seated))]
            for ear in (player, SPECTATOR):
                (world,) = imagined(setup, match, ear, 1)
                assert same_story(world, match, ear)
                assert list(really(world)) == list(really(match))


def test_the_player_who_runs_out_of_time_in_a_sealed_round_does_so_in_every_world() -> None:
    """All hear that the clock chose a side, and not which."""
    setup = GAME.set_up(4, {})
    match, dice = GAME.start(setup), Dice(4)
    for _ in range(60):
        asked = match.open_questions()
        question = asked[dice.below(len(asked))]
        answer = drawn(match, question, dice)
        if len(asked) > 1 and dice.below(3) == 0:
            match.answer_late(question.player, answer)
        else:
            match.answer(question.player, answer)
        for player in listeners(match):
            (world,) = imagined(setup, match, player, 1)
            assert same_story(world, match, player)


@pytest.mark.slow
@pytest.mark.parametrize("player", [Player(0), SPECTATOR])
def test_what_is_hidden_differs_and_what_is_known_does_not(player: Player) -> None:
    """Over many worlds a hidden card is whatever belief says that it may be, and nothing else."""
    setup = GAME.set_up(3, {"packs": "extras"})
    (match,) = some_moments(GAME, setup, 5, 1, lambda match: len(match.record) == 60)
    belief = GAME.belief(setup, player)
    for fact in match.heard_by(player):
        belief.hear(fact)
    possible = belief.possible()
    seen: dict[str, set[str]] = {place: set() for place in really(match)}
    for world in imagined(setup, match, player, 300):
        for place, word in really(world).items():
            seen[place].add(word.removesuffix("*"))
    hidden = [place for place, cards in possible.items() if place != "deck" and len(cards) > 1]
    assert hidden
    for place, cards in seen.items():
        assert cards <= set(possible[place])
        if place in hidden:
            assert len(cards) > len(possible[place]) / 2


STORM: Final = """
[[card]]
name = "Storm {look[0]} {look[1]}"
class = "assassin"
gender = "female"
attack = 6
attack_arrow = ""
health = 2
health_arrow = ""
text = "Flip up: all other cards are dealt anew. Or: after she attacks, the card attacked is shuffled into the deck."
flavour = "Out with the candles."
picture = {{ mask = "{look[0]}", face = "long", hair = "none", hat = "cap", colour = "ink", emblem = "{look[1]}" }}
[[card.ability]]
when = "{when}"
do = [{do}]
"""


@pytest.mark.slow
@pytest.mark.clause("MSQ-111", "MSQ-123")
def test_a_card_that_was_dealt_anew_and_shuffled_in_may_be_drawn_again(tmp_path: Path) -> None:
    """It was thought to lie in a row for good, and a player who was dealt it once more had no worlds from then on."""
    (redeals, *sends) = product(["cat", "moon"], ["bell", "moon", "serpent", "sword"])
    cards = [STORM.format(look=redeals, when="flip_up", do='{ special = "redeal" }')]
    cards += [STORM.format(look=look, when="after_attack", do='{ shuffle = "target" }') for look in sends[:6]]
    pack = tmp_path / "storms.toml"
    pack.write_text('[deck]\nname = "storms"\n' + "".join(cards), encoding="utf-8")
    setup, dice = GAME.set_up(6, {"packs": str(pack), "joining": "off"}), Dice(5)
    for seed in range(15, 20):
        for match in walk(GAME, setup, seed):
            if dice.below(12) == 0:
                player = match.seated[dice.below(6)]
                (world,) = imagined(setup, match, player, 1)
                assert same_story(world, match, player)


@pytest.mark.slow
def test_a_guess_that_cannot_be_mended_is_given_up_for_another() -> None:
    """While Mary silences all others, much may lie face down; when sides were chosen, she was not there yet. One guess
    in two hundred was mended until no telling was left."""
    setup = GAME.set_up(6, {"packs": "extras", "royals_in_deck": "off"})
    openings = [list(islice(walk(GAME, setup, seed), 38))[-1] for seed in range(600, 640)]
    match = next(match for match in openings if "Mary" in really(match).values())
    assert len(imagined(setup, match, Player(0), 400)) == 400


@pytest.mark.slow
@pytest.mark.clause("MSQ-123")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_past_before_a_redeal_fits_what_is_shown_after_it(players: int) -> None:
    """What was dealt anew and has been shown since had to lie somewhere before."""
    setup = GAME.set_up(players, {})
    found = 0
    for seed in range(60):
        *_, match = walk(GAME, setup, 1000 + seed)
        if any(isinstance(told.fact, Gathered) for told in match.log):
            found += 1
            for player in listeners(match):
                (world,) = imagined(setup, match, player, 1)
                assert same_story(world, match, player)
        if found == 3:
            return
    raise AssertionError("nobody ever turned up the Avatar")


@pytest.mark.slow
def test_an_impossible_story_has_no_world() -> None:
    setup = GAME.set_up(3, {})
    (match,) = some_moments(GAME, setup, 3, 1, lambda match: len(match.record) == 80)
    heard = match.heard_by(Player(0))
    assert len(GAME.worlds(setup, Player(0), heard, 2, Dice(1).below)) == 2
    without_a_word = heard[:40] + heard[41:]
    turned_twice = [*heard, *[fact for fact in heard if isinstance(fact, TurnedUp)][:1]]
    foreign = [Drew(Player(0), NAMES["Mary"]) if isinstance(fact, Drew) else fact for fact in heard]
    at_the_end = [*heard, Lay(next(f.at for f in heard if isinstance(f, TurnedUp)), NAMES["King"])]
    for story in (without_a_word, turned_twice, foreign, at_the_end, heard[::-1]):
        assert GAME.worlds(setup, Player(0), story, 1, Dice(1).below) == []


def test_a_match_that_has_just_opened_and_one_without_a_turn() -> None:
    setup = GAME.set_up(4, {})
    for match in walk(GAME, setup, 2):
        truth: dict[str, Any] = GAME.truth(match)
        if truth["turn"]:
            return
        for player in setup.everybody:
            for world in imagined(setup, match, player, 2):
                assert same_story(world, match, player)
                theirs: dict[str, Any] = GAME.truth(world)
                letter = "ABCD"[player]
                assert theirs["drawn"][letter] == truth["drawn"][letter]
