"""The table as text: a row for each seat, out of one player's view and nothing else (MC1-240, MC2-240).

  a  Guest (you)    6  ●●●●●●·······  ▒▒▒▒▒▒
▸ b  Bruno         11  ●●●●●●●●●●●··  King        says: I am the King
  c  Carla          6  ●●●●●●·······  ▒▒▒▒▒▒      lets it pass
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ridotto.games.mascarade.setup import Ball
from ridotto.games.mascarade.view import CourtView
from ridotto.games.mascarade.words import CENTRE, Place
from ridotto.kernel import Player

GOAL: Final = 13  # places for coins in a row (MC1-220, MC2-220)
DOWN: Final = "▒▒▒▒▒▒"  # as long as no name is: a mask that lies face down looks like any other
LONGEST_NAME: Final = 20


def pictured(setup: Ball, view: CourtView, people: list[str], width: int) -> list[str]:
    called = [calling(view, people, player) for player in view.seating.sitters]
    column = max([len(text) for text in called])
    masks = [laid(setup, view, setup.own[seat.seat]) for seat in setup.seats]
    broad = max([len(text) for text in masks])
    found = [heading(setup, view, width)]
    for seat, who, faces in zip(setup.seats, called, masks):
        player = view.seating.sitters[seat.seat]
        coins = view.coins[seat.seat]
        row = f"  {'▸' if player == view.turn and not view.over else ' '} {seat.text}  {who:<{column}}  {coins:>2}  "
        found.append(f"{row}{purse(coins)}  {faces:<{broad}}  {doing(view, player)}".rstrip())
    centre = tuple([place for place in setup.places if place.seat == CENTRE])
    if centre:
        found.append(f"       {'centre':<{column}}      {'':<{GOAL}}  {laid(setup, view, centre)}")
    return [*found, *wrap(in_play(setup), width, initial_indent="  ", subsequent_indent="    ")]


def heading(setup: Ball, view: CourtView, width: int) -> str:
    left = f"  {setup.edition.title}"
    right = f"bank {view.bank}, {setup.edition.words['court']} {view.court}"
    if view.turns_left is not None:
        right = f"{turns(view.turns_left)} left, {right}"
    if view.initial_turns_left > 0 and not view.over:
        right = f"{turns(view.initial_turns_left)} of swaps to come, {right}"
    return f"{left}{' ' * max(2, width - len(left) - len(right))}{right}"


def turns(count: int) -> str:
    return "1 turn" if count == 1 else f"{count} turns"


def calling(view: CourtView, people: list[str], player: Player) -> str:
    name = people[player]
    short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
    return f"{short} (you)" if player == view.player else short


def purse(coins: int) -> str:
    return "●" * min(coins, GOAL) + "·" * (GOAL - coins)


def laid(setup: Ball, view: CourtView, places: tuple[Place, ...]) -> str:
    """What can be seen of some masks; which is which hand, where there are several."""
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


def in_play(setup: Ball) -> str:
    """MC1-007, MC2-007."""
    words = []
    for mask in setup.kinds:
        count = setup.masks.count(mask)
        words.append(mask.text if count == 1 else f"{mask.text} x{count}")
    return f"In play: {', '.join(words)}"
