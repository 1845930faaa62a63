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
from ridotto.kernel import Player, Reader

GOAL: Final = 13  # places for coins in a row (MC1-220, MC2-220)
DOWN: Final = "▒▒▒▒▒▒"  # as long as no name is: a mask that lies face down looks like any other
ROOM: Final = ((GOAL, 20), (0, 20), (0, 8))  # for coins as dots and for names: as much as fits


def table_picture(setup: MascaradeSetup, view: CourtView, reader: Reader, width: int) -> list[str]:
    people = list(reader.people.values())
    table: list[str] = []
    for dots, letters in ROOM:
        table = rows(setup, view, reader, [shortened(name, letters) for name in people], dots)
        if max([len(row) for row in table]) <= width:
            break
    names = wrap(in_play(setup, reader), width, initial_indent="  ", subsequent_indent="    ")
    return [heading(setup, view, reader, width), *table, *names]


def rows(setup: MascaradeSetup, view: CourtView, reader: Reader, people: list[str], dots: int) -> list[str]:
    """Returns a line for each seat, and one for the centre, where there is one."""
    called = [
        reader.say("mascarade-picture-you", name=people[who]) if who == view.player else people[who]
        for who in view.seating.sitters
    ]
    masks = [laid(setup, view, reader, setup.own[seat.seat]) for seat in setup.seats]
    narrow, broad = max([len(text) for text in called]), max([len(text) for text in masks])
    found = []
    for seat, who, faces in zip(setup.seats, called, masks):
        player, coins = view.seating.sitters[seat.seat], view.coins[seat.seat]
        turn = "▸" if player == view.turn and not view.over else " "
        row = f"  {turn} {seat.text}  {who:<{narrow}}  {coins:>2}{purse(coins, dots)}  {faces:<{broad}}"
        found.append(f"{row}  {doing(view, reader, player)}".rstrip())
    centre = tuple([place for place in setup.places if place.seat == CENTRE])
    if centre:
        title = reader.say("mascarade-picture-centre")
        found.append(f"       {title:<{narrow}}    {' ' * len(purse(0, dots))}  {laid(setup, view, reader, centre)}")
    return found


def purse(coins: int, dots: int) -> str:
    return f"  {'●' * min(coins, dots)}{'·' * (dots - coins)}" if dots else ""


def shortened(name: str, letters: int) -> str:
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def heading(setup: MascaradeSetup, view: CourtView, reader: Reader, width: int) -> str:
    left = f"  {reader.title()}"
    right = reader.say(
        "mascarade-picture-heading",
        limit=reader.count("turns", view.turns_left) if view.turns_left is not None else "none",
        initial=0 if view.over else view.initial_turns_left,
        bank=view.bank,
        court=view.court,
    )
    return f"{left}  {right:>{width - len(left) - 2}}" if len(left) + 2 + len(right) <= width else f"  {right}"


def laid(setup: MascaradeSetup, view: CourtView, reader: Reader, places: tuple[Place, ...]) -> str:
    """Returns what can be seen of some masks; which is which hand, where there are several."""
    words = []
    for place in places:
        hand = reader.say(f"mascarade-picture-hand-{place.text[1]}") + " " if setup.small else ""
        if place in view.held:
            seen = reader.say("mascarade-picture-only-you", mask=reader.thing(view.held[place].text))
            words.append(f"{hand}{seen}")
        elif place in view.open:
            words.append(f"{hand}{reader.thing(view.open[place].text)}")
        else:
            words.append(f"{hand}{DOWN}")
    return "  ".join(words)


def doing(view: CourtView, reader: Reader, player: Player) -> str:
    if view.over:
        return reader.say("mascarade-picture-wins") if player in view.winners else ""
    if player == view.announcer and view.announced is not None:
        return reader.say("mascarade-picture-announces", mask=view.announced.text)
    if player in view.claims:
        return reader.say("mascarade-picture-claims")
    return reader.say("mascarade-picture-bound") if player == view.bound else ""


def in_play(setup: MascaradeSetup, reader: Reader) -> str:
    """Returns the masks in play, as everybody knows them (MC1-007, MC2-007)."""
    words = []
    for mask in setup.kinds:
        count, called = setup.masks.count(mask), reader.thing(mask.text)
        words.append(called if count == 1 else f"{called} x{count}")
    return reader.say("mascarade-picture-in-play", masks=", ".join(words))
