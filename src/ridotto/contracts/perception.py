"""All that reaches a player, as bytes, which contracts about secrets compare.

A sense is one way in which something reaches a player: a function that returns it as lines. What reaches players by
another way, such as a socket, is one more sense.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

from ridotto.bots import Dice
from ridotto.contracts.walking import Broken, listeners, people, story_of, where
from ridotto.kernel import (
    DEAF,
    EVEN_TEMPERED,
    SPECTATOR,
    AnswerRefused,
    Game,
    Match,
    Player,
    RidottoError,
    Setup,
    name,
    rehearse,
    trace_odds,
    why_not,
)
from ridotto.words.files import catalogue

MOST_ASKED: Final = 16  # answers of which a player asks why not
BETWEEN_REHEARSALS: Final = 7  # facts: worlds are dear
BETWEEN_TRACES: Final = 23  # facts: what led to odds is as dear
WORLDS: Final = 2  # in which a player rehearses

Sense = Callable[[Game, Setup, Match, Player], list[str]]


def story(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns the facts as this ear numbers them, spelt and as sentences, and whether the match is over."""
    reader = game.reader(setup, catalogue("en"), people(setup))
    told = [f"{number} {fact.spelling()} / {reader.fact(fact)}" for number, fact in enumerate(match.heard_by(player))]
    return [*told, f"over: {match.over()}"]


def audiences(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns who else heard each fact, which a driver may show."""
    return [f"{number} {told.to}" for number, told in enumerate(match.told_to(player))]


def question(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns the player's own open question, with its options and all that it says about itself."""
    asked = match.question_to(player)
    if asked is None:
        return ["nothing"]
    title = asked.name()
    otherwise = asked.otherwise(match)
    reader = game.reader(setup, catalogue("en"), people(setup), player, game.seen_by(player, setup, match))
    return [
        f"{title} / {reader.question(title)}",
        f"patience {asked.patience(match)}, otherwise {otherwise}, known to {asked.may_know(match)}",
        *[
            f"{answer.id} {answer.text} / {reader.option(title, answer)} / {' '.join(asked.rules(match, answer))}"
            for answer in match.options(asked)
        ],
    ]


def prospects(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns what each option of the player's question would lead to, by their view."""
    asked = match.question_to(player)
    if asked is None or player not in match.seated:
        return []
    seen = game.seen_by(player, setup, match)
    return [
        f"{answer.text}: {json.dumps([dict(row) for row in game.prospects(setup, seen, asked.name(), answer)])}"
        for answer in match.options(asked)
    ]


def asking(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns who is asked what, as this player may know it: being asked, or not, tells something, too."""
    return [match.asking(player).spelling()]


def refusals(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns the refusal of each answer that is not offered."""
    asked = match.question_to(player)
    offered = () if asked is None else match.options(asked)
    fork = match.fork(DEAF)
    return [refusal(fork, player, answer.text, game) for answer in game.notation.answers if answer not in offered]


def refusal(match: Match, player: Player, text: str, game: Game) -> str:
    try:
        match.answer(player, game.notation.read(text))
    except AnswerRefused as problem:
        return f"{text}: {problem.code} {problem} {problem.options} {problem.why}"
    except RidottoError as problem:
        return f"{text}: {problem.code} {problem}"
    raise Broken(f"{where(match)}: {name(player)} was not offered {text} and yet could say it")


def objections(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns why an answer is not offered, for each of the notation; for some of them where it is large."""
    if player not in listeners(match):
        return []
    found = []
    for answer in game.notation.answers[:: 1 + len(game.notation.answers) // MOST_ASKED]:
        because = why_not(game.notation, match, player, answer.text)
        found.append(f"{answer.text}: {because and (because.reason, because.clauses, dict(because.args))}")
    return found


def view(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns what the player's view shows."""
    if player not in listeners(match):
        return []
    seen = game.seen_by(player, setup, match)
    return [f"{key}: {json.dumps(value)}" for key, value in seen.as_dict().items()]


def belief(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns what the player can infer."""
    if player not in listeners(match):
        return []
    believed = game.belief(setup, player)
    for fact in match.heard_by(player):
        believed.hear(fact)
    return [f"{place}: {' '.join(may)}" for place, may in believed.possible().items()]


def odds(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns the odds that the player can infer, and what led to those of one thing; and the same for all to know."""
    if player not in listeners(match):
        return []
    found = []
    for ear in (player, SPECTATOR):
        heard = match.heard_by(ear)
        believed = game.belief(setup, ear)
        for fact in heard:
            believed.hear(fact)
        sheet = believed.sheet()
        found += [f"{name(ear)} {place}: {json.dumps(row)} {sheet.exact}" for place, row in sheet.places.items()]
        cells = [(place, thing) for place, row in sheet.places.items() for thing in row]
        if cells and len(heard) % BETWEEN_TRACES == 0:
            place, thing = cells[len(heard) % len(cells)]
            steps = trace_odds(game, setup, ear, heard, place, [thing])
            found += [f"{name(ear)} {place} {thing}: {step.number} {step.place} {step.odds}" for step in steps]
    return found


def bots(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns what each bot that the game brings would answer in this seat."""
    asked = match.question_to(player)
    if asked is None or player not in match.seated:
        return []
    found = []
    for kind, maker in game.bots().items():
        bot = maker(setup, player, Dice(1).below, EVEN_TEMPERED)
        for fact in match.heard_by(player):
            bot.hear(fact)
        found.append(f"{kind}: {bot.choose(match.asking(player), match.options(asked)).text}")
    return found


def rehearsal(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns what the player would see and be asked after the first of their options, as far as it can be foretold."""
    heard = match.heard_by(player)
    asked = match.question_to(player)
    if asked is None or player not in match.seated or len(heard) % BETWEEN_REHEARSALS:
        return []
    worlds = game.worlds(setup, player, heard, WORLDS, Dice(1).below)
    found = rehearse(game, setup, player, worlds, [match.options(asked)[0]])
    return [
        f"{found.asking and found.asking.spelling()} {' '.join([answer.text for answer in found.options])}",
        f"{json.dumps(found.view)} but for {found.unknown}",
    ]


def window(game: Game, setup: Setup, match: Match, player: Player) -> list[str]:
    """Returns what a spectator hears: a player may watch as one, too."""
    return [f"{number} {text}" for number, text in enumerate(story_of(match, SPECTATOR))]


SENSES: Final[dict[str, Sense]] = {
    "story": story,
    "audiences": audiences,
    "asking": asking,
    "question": question,
    "prospects": prospects,
    "refusals": refusals,
    "objections": objections,
    "view": view,
    "belief": belief,
    "odds": odds,
    "bots": bots,
    "rehearsal": rehearsal,
    "window": window,
}


def perceive(game: Game, setup: Setup, match: Match, player: Player, senses: Mapping[str, Sense] = SENSES) -> bytes:
    """Returns all that reaches a player at this moment."""
    lines = [f"{kind}: {line}" for kind, sense in senses.items() for line in sense(game, setup, match, player)]
    return "\n".join(lines).encode()


def must_look_alike(truth: bytes, other: bytes, what: str) -> None:
    """Raises `Broken` where two perceptions differ, with the first line that does."""
    if truth == other:
        return
    ones, others = truth.decode().split("\n"), other.decode().split("\n")
    for one, another in zip([*ones, "(nothing)"], [*others, "(nothing)"]):
        if one != another:
            raise Broken(f"{what}: {one!r} here, {another!r} there")
