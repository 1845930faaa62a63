"""A rehearsal: what would be asked, and what a player would see, if that player gave these answers now.

It is played in worlds that were drawn for the player, never in the match itself: whatever the match hides cannot come
out, since nothing of the match goes in but what the player heard. Beside them it is played in worlds in which all that
the player cannot see now lies elsewhere, as for somebody who remembers nothing: a rehearsal is no help to remember or
to deduce. What is not the same in all of them is unknown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ridotto.kernel.answer import Answer
from ridotto.kernel.asking import Asking
from ridotto.kernel.errors import AnswerRefused
from ridotto.kernel.game import GameOf, M, S, V
from ridotto.kernel.match import Match
from ridotto.kernel.player import Player

WORLDS: Final = 2  # that are drawn for a player
ALIKE: Final = 16  # worlds in which the same kinds of things happen, of which the views are compared
ALL: Final = "*"  # the path of a whole view


class Rehearsal:
    """What is the same in all worlds after some answers."""

    def __init__(self) -> None:
        self.given = 0  # how many of the answers could be given in all worlds; what the others lead to is unknown
        self.asking: Asking | None = None  # None: unknown
        self.options: tuple[Answer, ...] = ()  # of the player's next question; empty: unknown, or nothing is asked
        self.view: dict[str, object] = {}  # without what is unknown
        self.unknown: list[str] = []  # paths into the view, such as `seats.1.coins`; `*`: all of it


def rehearse(
    game: GameOf[S, V, M],
    setup: S,
    player: Player,
    worlds: Sequence[Match],
    answers: list[Answer],
    forgets: bool = False,
) -> Rehearsal:
    """Returns what these answers would lead to in all of these worlds, which are used up by it (TBL-014).

    `forgets`: the view shows no more than that of a player whom nobody reminds of what is over (TBL-001).
    Raises the refusal of the first answer. What a sealed answer leads to is unknown: others are still to answer.
    """
    found = Rehearsal()
    if not worlds:
        found.unknown.append(ALL)
        return found
    sealed = worlds[0].asking(player).sealed
    heard = len(worlds[0].told_to(player))
    elsewhere = [] if sealed else forgotten(game, setup, player, worlds[0])
    everywhere: list[Match] = [*worlds]
    for world in everywhere:
        world.answer(player, answers[0])
    found.given = 1
    if sealed:
        found.unknown.append(ALL)
        return found
    everywhere += [world for world in elsewhere if accepts(world, player, answers[0])]
    for answer in answers[1:]:
        if not all(world.why_not(player, answer) is None for world in everywhere):
            break
        for world in everywhere:
            world.answer(player, answer)
        found.given += 1
    look_ahead(found, everywhere, player)
    views = [view_after(game, setup, world, player, forgets) for world in one_of_each(everywhere, player, heard)]
    found.view = views[0]
    for view in views[1:]:
        found.view = common_part(found.view, view, "", found.unknown)
    found.unknown = sorted(set(found.unknown))
    return found


def forgotten(game: GameOf[S, V, M], setup: S, player: Player, world: Any) -> list[M]:
    """Returns worlds in which all that the player cannot see now lies elsewhere."""
    return game.forgotten(setup, world, game.seen_by(player, setup, world))


def accepts(world: Match, player: Player, answer: Answer) -> bool:
    """Gives an answer where it can be given."""
    try:
        world.answer(player, answer)
    except AnswerRefused:
        return False
    return True


def one_of_each(worlds: list[Match], player: Player, heard: int) -> list[Match]:
    """Returns a few worlds for every course that things may take, by the kinds of facts that the player would hear."""
    met: dict[str, int] = {}
    found: list[Match] = []
    for world in worlds:
        kinds = [told.fact.has_form().kind for told in world.told_to(player)[heard:]]
        course = f"{' '.join(kinds)} {world.asking(player).spelling()}"
        met[course] = met.get(course, 0) + 1
        if met[course] <= ALIKE:
            found.append(world)
    return found


def look_ahead(found: Rehearsal, worlds: list[Match], player: Player) -> None:
    """Notes what is asked next, as far as all worlds agree on it."""
    askings = [world.asking(player) for world in worlds]
    if any(asking.spelling() != askings[0].spelling() for asking in askings):
        return
    found.asking = askings[0]
    offers = [offered(world, player) for world in worlds]
    if all(offer == offers[0] for offer in offers):
        found.options = offers[0]


def offered(world: Match, player: Player) -> tuple[Answer, ...]:
    question = world.question_to(player)
    return () if question is None else world.options(question)


def view_after(game: GameOf[S, V, M], setup: S, world: Match, player: Player, forgets: bool) -> dict[str, object]:
    """Returns what the player sees."""
    view = game.view(setup, player)
    view.forgets = forgets
    for told in world.told_to(player):
        view.hear(told.fact)
    view.set_asking(world.asking(player))
    return dict(view.as_dict())


def common_part(one: dict[str, object], other: dict[str, object], path: str, unknown: list[str]) -> dict[str, object]:
    """Returns what both have alike, and adds the paths of all else to `unknown`."""
    found: dict[str, object] = {}
    for key in [*one, *[key for key in other if key not in one]]:
        place = f"{path}{key}"
        if key not in one or key not in other:
            unknown.append(place)
            continue
        mine, theirs = one[key], other[key]
        if mine == theirs:
            found[key] = mine
        elif isinstance(mine, dict) and isinstance(theirs, dict):
            found[key] = common_part(mine, theirs, f"{place}.", unknown)
        elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
            by_number = common_part(numbered(mine), numbered(theirs), f"{place}.", unknown)
            found[key] = [by_number.get(number) for number in numbered(mine)]
        else:
            unknown.append(place)
    return found


def numbered(items: list[object]) -> dict[str, object]:
    return {str(number): item for number, item in enumerate(items)}
