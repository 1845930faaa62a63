"""The table as text: a row for each seat, out of one player's view and nothing else (MC1-240, MC2-240).

  a  Guest (you)    6  ●●●●●●·······  ▒▒▒▒▒▒
▸ b  Bruno         11  ●●●●●●●●●●●··  King        says: I am the King
  c  Carla          6  ●●●●●●·······  ▒▒▒▒▒▒      lets it pass
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import CENTRE, Place
from ridotto.kernel import Player

GOAL: Final = 13  # places for coins in a row (MC1-220, MC2-220)
DOWN: Final = "▒▒▒▒▒▒"  # as long as no name is: a mask that lies face down looks like any other
ROOM: Final = ((GOAL, 20), (0, 20), (0, 8))  # for coins as dots and for names: as much as fits


def table_picture(setup: MascaradeSetup, view: CourtView, people: list[str], width: int) -> list[str]:
    table: list[str] = []
    for dots, letters in ROOM:
        table = rows(setup, view, [shortened(name, letters) for name in people], dots)
        if max([len(row) for row in table]) <= width:
            break
    names = wrap(in_play(setup), width, initial_indent="  ", subsequent_indent="    ")
    return [heading(setup, view, width), *table, *names]


def rows(setup: MascaradeSetup, view: CourtView, people: list[str], dots: int) -> list[str]:
    """Returns a line for each seat, and one for the centre, where there is one."""
    called = [f"{people[who]} (you)" if who == view.player else people[who] for who in view.seating.sitters]
    masks = [laid(setup, view, setup.own[seat.seat]) for seat in setup.seats]
    narrow, broad = max([len(text) for text in called]), max([len(text) for text in masks])
    found = []
    for seat, who, faces in zip(setup.seats, called, masks):
        player, coins = view.seating.sitters[seat.seat], view.coins[seat.seat]
        turn = "▸" if player == view.turn and not view.over else " "
        row = f"  {turn} {seat.text}  {who:<{narrow}}  {coins:>2}{purse(coins, dots)}  {faces:<{broad}}"
        found.append(f"{row}  {doing(view, player)}".rstrip())
    centre = tuple([place for place in setup.places if place.seat == CENTRE])
    if centre:
        found.append(f"       {'centre':<{narrow}}    {' ' * len(purse(0, dots))}  {laid(setup, view, centre)}")
    return found


def purse(coins: int, dots: int) -> str:
    return f"  {'●' * min(coins, dots)}{'·' * (dots - coins)}" if dots else ""


def shortened(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def heading(setup: MascaradeSetup, view: CourtView, width: int) -> str:
    left = f"  {setup.edition.title}"
    right = f"bank {view.bank}, {setup.edition.words['court']} {view.court}"
    if view.turns_left is not None:
        right = f"{turns(view.turns_left)} left, {right}"
    if view.initial_turns_left > 0 and not view.over:
        right = f"only swaps for {turns(view.initial_turns_left)}, {right}"
    return f"{left}  {right:>{width - len(left) - 2}}" if len(left) + 2 + len(right) <= width else f"  {right}"


def turns(count: int) -> str:
    return "1 turn" if count == 1 else f"{count} turns"


def laid(setup: MascaradeSetup, view: CourtView, places: tuple[Place, ...]) -> str:
    """Returns what can be seen of some masks; which is which hand, where there are several."""
    words = []
    for place in places:
        hand = f"{place.text[1]} " if setup.small else ""
        if place in view.held:
            words.append(f"{hand}{view.held[place].text} (only you)")
        elif place in view.open:
            words.append(f"{hand}{view.open[place].text}")
        else:
            words.append(f"{hand}{DOWN}")
    return "  ".join(words)


def doing(view: CourtView, player: Player) -> str:
    if view.over:
        return "wins" if player in view.winners else ""
    if player == view.announcer and view.announced is not None:
        return f"says: I am {view.announced.text}"
    if player in view.claims:
        return "says: so am I"
    if player == view.bound:
        return "must swap" if view.setup.edition.shown_must_swap else "may not announce"
    return ""


def in_play(setup: MascaradeSetup) -> str:
    """Returns the masks in play, as everybody knows them (MC1-007, MC2-007)."""
    words = []
    for mask in setup.kinds:
        count = setup.masks.count(mask)
        words.append(mask.text if count == 1 else f"{mask.text} x{count}")
    return f"In play: {', '.join(words)}"
