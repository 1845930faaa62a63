"""The table as text, out of one player's view and nothing else: the palace, a row for each player, and the hand.

                           ducats  cler mili merc vint scri  hand
▸ Guest (you)  Morosini         1  ●●·· ···· ●··· ···· ····     3
  Bruno        Venier           2  ···· ●··· ···· ···· ····     4
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ridotto.games.masques.public.editions import ALIKE_TO_WIN
from ridotto.games.masques.public.names import Names, ducats, guest_called, listed
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.square import DOWN, FULL_ROOM, Square, card_shown, shortened, supplies, token_shown
from ridotto.games.masques.public.view import PalaceView, slot_of
from ridotto.games.masques.public.words import FOSCARI_SLOT, VALUES, Family, Guest
from ridotto.kernel import Player

INDENT: Final = "  "
COLUMN_GAP: Final = 3
ROOM: Final = ((20, 9), (20, 4), (8, 4))  # letters for names and for guilds: as many as fit


def table_picture(setup: MasquesSetup, view: PalaceView, people: list[str], width: int) -> list[str]:
    inner = width - len(INDENT)
    square = Square(view, inner)
    palace = square.lines() if square.fits() else [*clockwise(view, inner), *supplies(view, inner)]
    found = [heading(setup, view, people, inner), *palace, "", *seats(setup, view, people, inner)]
    for note in notes(setup, view, people):
        found += wrap(note, inner, subsequent_indent=INDENT)
    return [f"{INDENT}{line}".rstrip() for line in found]


def heading(setup: MasquesSetup, view: PalaceView, people: list[str], width: int) -> str:
    left = setup.edition.title
    if view.round == 0 or view.first is None:
        return left
    right = f"{setup.edition.words['round']} {view.round}, {people[view.first]} is first"
    return f"{left}  {right:>{width - len(left) - 2}}" if len(left) + 2 + len(right) <= width else right


def clockwise(view: PalaceView, width: int) -> list[str]:
    """Returns the palace where there is no room for a square: from the door on, read downwards."""
    setup = view.setup
    cells = []
    for arcade, hall in zip(setup.arcades, setup.halls):
        card = card_shown(view, hall.number, FULL_ROOM)
        cells.append(f"{arcade.text:<3} {token_shown(view, arcade.number):<9}  {hall.text:<3} {card}")
    broad = max([len(cell) for cell in cells]) + COLUMN_GAP
    height = -(-len(cells) // max(1, (width + COLUMN_GAP) // broad))
    return ["".join([cell.ljust(broad) for cell in cells[row::height]]).rstrip() for row in range(height)]


# Who sits here.


def seats(setup: MasquesSetup, view: PalaceView, people: list[str], width: int) -> list[str]:
    for letters, guild_letters in ROOM:
        found = rows(setup, view, [shortened(name, letters) for name in people], guild_letters)
        if max([len(row) for row in found]) <= width:
            return found
    return [
        line
        for player in setup.everybody
        for line in wrap(seat_in_words(setup, view, people, player), width, subsequent_indent=INDENT * 2)
    ]


def rows(setup: MasquesSetup, view: PalaceView, people: list[str], letters: int) -> list[str]:
    """Returns a heading, and a line for each player."""
    called = [called_here(view, people, player) for player in setup.everybody]
    families = [", ".join([family.text for family in view.families_of(player)]) for player in setup.everybody]
    narrow, broad = max([len(text) for text in called]), max([len(text) for text in families])
    guilds = [f"{guild.text[:letters]:<{ALIKE_TO_WIN}}" for guild in setup.edition.guilds]
    found = [f"{'':<{narrow + broad + 6}}ducats  {' '.join(guilds)}  hand"]
    for player in setup.everybody:
        counters = view.counters[player]
        tracks = [f"{track(counters[slot]):<{len(guild)}}" for slot, guild in enumerate(guilds)]
        row = f"{mark(view, player)} {called[player]:<{narrow}}  {families[player]:<{broad}}  {view.purses[player]:>6}"
        found.append(f"{row}  {' '.join(tracks)}  {view.hand_sizes[player]:>4}")
    return found


def seat_in_words(setup: MasquesSetup, view: PalaceView, people: list[str], player: Player) -> str:
    """Returns a player's things as a sentence, where there is no room for a row."""
    families = listed([family.text for family in view.families_of(player)])
    counters = view.counters[player]
    has = [ducats(view.purses[player])]
    has += [f"{guild.text} {counters[guild.slot]}" for guild in setup.edition.guilds if counters[guild.slot] > 0]
    has.append(f"hand {view.hand_sizes[player]}")
    return f"{mark(view, player)} {called_here(view, people, player)}, {families}: {', '.join(has)}"


def called_here(view: PalaceView, people: list[str], player: Player) -> str:
    return f"{people[player]} (you)" if player == view.player else people[player]


def mark(view: PalaceView, player: Player) -> str:
    return "▸" if player == view.turn and not view.over else " "


def track(count: int) -> str:
    return "●" * count + "·" * (ALIKE_TO_WIN - count)


# What one holds, and what else there is to say.


def notes(setup: MasquesSetup, view: PalaceView, people: list[str]) -> list[str]:
    words = setup.edition.words
    names = Names(setup, people, view)
    found = []
    if view.ring.tokens_down or view.ring.cards_down:
        found.append(f"{DOWN} lies face down.")
    nobodys = [family.text for family in setup.edition.families if comes_for_nobody(view, family)]
    if nobodys:
        found.append(f"Nobody plays for the {listed(nobodys)}.")
    if view.aside > 0:
        found.append(f"Set aside for the next {words['round']}: {names.guests(view.aside)}.")
    if view.turn is not None and view.placing is not None:
        found.append(f"{names.who(view.turn)} is about to place {names.card(view.placing)}.")
    found += [f"{names.who(winner)} wins." for winner in view.winners]
    if view.pack:
        kept = f"  Kept: {held(view.hand)}." if view.hand else ""
        found.append(f"Your pack: {held(view.pack)}.{kept}")
    elif view.hand:
        found.append(f"Your hand: {held(view.hand)}.")
    return found


def comes_for_nobody(view: PalaceView, family: Family) -> bool:
    """True when its guests come though no player has it; nobody knows before the first round."""
    deck = view.setup.decks[FOSCARI_SLOT if view.absent is None else view.absent.slot]
    comes = sum(deck[family.slot * VALUES : family.slot * VALUES + VALUES]) > 0
    return view.round > 0 and comes and view.owners[family.slot] is None


def held(guests: list[Guest]) -> str:
    return ", ".join([guest_called(guest) for guest in sorted(guests, key=slot_of)])
