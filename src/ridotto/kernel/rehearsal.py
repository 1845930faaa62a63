"""A rehearsal: what would be asked, and what a player would see, if that player gave these answers now.

It is played in worlds that were drawn for the player, never in the match itself: whatever the match hides cannot come
out, since nothing of the match goes in but what the player heard. What is not the same in all worlds is unknown.
"""

from __future__ import annotations

from typing import Final

from ridotto.kernel.answer import Answer
from ridotto.kernel.asking import Asking
from ridotto.kernel.game import GameOf, M, S, V
from ridotto.kernel.match import Match
from ridotto.kernel.player import SPECTATOR, Player, only

WORLDS: Final = 6  # what one of two hidden things decides is the same in all of them once in 32 times
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
    game: GameOf[S, V, M], setup: S, player: Player, worlds: list[Match], answers: list[Answer], deduces: bool
) -> Rehearsal:
    """Returns what these answers would lead to in all of these worlds, which are used up by it.

    Raises the refusal of the first answer. Where a table does not let players look up what they can deduce, `deduces`
    is False: what the player alone would be told, and did not say, is unknown then (TBL-014).
    """
    found = Rehearsal()
    if not worlds:
        found.unknown.append(ALL)
        return found
    heard = [len(world.told_to(player)) for world in worlds]
    for answer in answers:
        if found.given > 0 and not all(world.why_not(player, answer) is None for world in worlds):
            break
        for world in worlds:
            world.answer(player, answer)
        found.given += 1
    look_ahead(found, worlds, player)
    views = [view_after(game, setup, world, player, number, True) for world, number in zip(worlds, heard)]
    if not deduces:
        views += [view_after(game, setup, world, player, number, False) for world, number in zip(worlds, heard)]
    found.view = views[0]
    for view in views[1:]:
        found.view = common_part(found.view, view, "", found.unknown)
    found.unknown = sorted(set(found.unknown))
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


def view_after(
    game: GameOf[S, V, M], setup: S, world: Match, player: Player, heard: int, secrets: bool
) -> dict[str, object]:
    """Returns what the player sees; without `secrets`, as if nothing new had been told to that player alone."""
    view = game.view(setup, player)
    for number, told in enumerate(world.told_to(player)):
        if number < heard or secrets or told.to & only(SPECTATOR) or told.fact.answer() is not None:
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
