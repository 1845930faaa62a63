"""Matches at random, from the tables of all scenarios and from many others.

They show where a fault could be seen at all: a mutant whose matches go on exactly as before may well change nothing.
A walk begins at a table, follows the play of the scenario as far as it is legal there, and goes on by dice.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tools.mutants.families import ROOT, Family

if TYPE_CHECKING:
    from ridotto.bots import Dice
    from ridotto.kernel import Game, Match, Setup

ANSWERS: Final = 40  # by dice, after the play of the scenario
OPENINGS: Final = 60  # matches from the beginning, for each game
SAMPLES: Final = {  # values of host options that are no words to choose from
    "costs": "guard 2, thief 1-1-4",
    "families": "Venier,Dandolo,Morosini",
    "family_values": "4,2,3",
    "influence": "guard 3, thief 1-1-2",
    "max_rounds": "2",
    "neutral_values": "2,2,3,4",
    "packs": "extras",
    "removed_family": "Dandolo",
    "start": "B",
    "first_player": "B",
    "turn_limit": "30",
}


class Walk(NamedTuple):
    name: str
    game: str
    players: int
    wishes: dict[str, str]
    position: dict[str, object] | None  # None: from the beginning
    play: str
    seed: int


def walks_of(family: Family) -> Iterator[Walk]:
    """In a fixed order. Some of them begin with a refusal, which is how they are to begin."""
    from ridotto.bots import Dice
    from ridotto.games import game_called
    from ridotto.kernel import RidottoError
    from ridotto.scenarios import read_scenarios

    number = 0
    for file in family.scenario_files():
        for scenario in read_scenarios((ROOT / file).read_text(encoding="utf-8")):
            game = scenario.game()
            try:
                players, wishes = scenario.players(), scenario.wishes(game)
                setup = game.set_up(players, wishes)
                match = scenario.start(game, setup)
            except RidottoError:
                continue
            written, play = scenario.written.get("position"), scenario.written.get("play", "")
            name = f"{file}: {scenario.title}"
            number += 1
            dice = Dice(number)
            yield Walk(name, game.id, players, wishes, written, play, number)
            twists = list(twisted(family, game.id, match, written))
            if twists:
                twist, position = twists[number % len(twists)]
                yield Walk(f"{name}, {twist}", game.id, players, wishes, position, play, number)
            option, value = host_choice(game, dice)
            yield Walk(f"{name}, {option}={value}", game.id, players, {**wishes, option: value}, written, play, number)
    for called in family.games:
        game = game_called(called)
        for number in range(OPENINGS):
            dice = Dice(number)
            wishes = dict([host_choice(game, dice) for _ in range(number % 4)])
            players = game.fewest + number % (game.most - game.fewest + 1)
            yield Walk(
                f"{called} from the start, {players} players, {wishes}", called, players, wishes, None, "", number
            )


def twisted(family: Family, game: str, match: Any, position: Any) -> Iterator[tuple[str, dict[str, object]]]:
    """The same table with seats changed, without coins in the bank, with another who began, without cards to draw."""
    if position is None:
        return
    if family.name == "masquerade":
        yield "B began", {**position, "first": "B"}
        yield "no deck", {**position, "deck": ""}
        return
    rest = {key: value for key, value in position.items() if key != "bank"}
    if family.name == "masques":
        purses = [match.purses[0] + match.bank, *match.purses[1:]]
        yield "no bank", {**rest, "purses": " ".join([str(ducats) for ducats in purses])}
        return
    yield "no bank", {**rest, "court": match.fines + match.bank}
    if game == "mascarade-2e":
        letters = "ABCDEFGHIJKLM"[: match.setup.players]
        yield "seats changed", {**position, "seats": " ".join(letters[1:] + letters[0])}


def host_choice(game: Game, dice: Dice) -> tuple[str, str]:
    options = game.host_options()
    option = options[dice.below(len(options))]
    values = option.choices()
    if option.name in SAMPLES:
        return option.name, SAMPLES[option.name]
    return option.name, values[dice.below(len(values))] if len(values) > 1 else option.default


def transcript(walk: Walk) -> str:
    """A digest of all that is asked, offered, told and so in a walk; also of how it fails."""
    from ridotto.bots import Dice
    from ridotto.games import game_called
    from ridotto.kernel import RidottoError

    game = game_called(walk.game)
    lines: list[str] = []
    try:
        setup = game.set_up(walk.players, walk.wishes)
        match = game.start(setup) if walk.position is None else game.start_at(setup, walk.position)
        match = follow(game, setup, match, walk, Dice(walk.seed), lines)
        lines += [f"{told.to} {told.fact.spelling()}" for told in match.log]
        lines.append(json.dumps(game.truth(match), default=str))
    except (RidottoError, AssertionError, LookupError, TypeError, ValueError, AttributeError) as problem:
        lines.append(f"{type(problem).__name__}: {problem}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def follow(game: Game, setup: Setup, match: Match, walk: Walk, dice: Dice, lines: list[str]) -> Match:
    """The match at the end of the walk: a fork of a fork, as those of searchers are."""
    from ridotto.kernel import RidottoError
    from ridotto.lab import drawn
    from ridotto.replay.playing import Misread, Stopped, play_written

    for word in walk.play.split():
        try:
            play_written(match, game, [word])
        except (Stopped, Misread, RidottoError):
            break
    for _ in range(ANSWERS):
        if match.over():
            break
        match = match.fork()
        question = match.asks()
        answer = drawn(match, question, dice)
        offered = " ".join([option.text for option in match.options(question)])
        lines.append(f"{question.player} {question.name()}: {offered}: {answer.text}")
        match.answer(question.player, answer)
    return match
