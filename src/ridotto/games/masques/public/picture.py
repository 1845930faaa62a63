"""The table as text, out of one player's view and nothing else: the palace, a row for each player, and the hand.

                           ducats  cler mili merc vint scri  hand
▸ Guest (you)  Morosini         1  ●●·· ···· ●··· ···· ····     3
  Bruno        Venier           2  ···· ●··· ···· ···· ····     4
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ridotto.games.masques.public.editions import ALIKE_TO_WIN
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.square import DOWN, FULL_ROOM, Square, card_shown, shortened, supplies, token_shown
from ridotto.games.masques.public.view import PalaceView, slot_of
from ridotto.games.masques.public.word_functions import card
from ridotto.games.masques.public.words import FOSCARI_SLOT, VALUES, Family, Guest
from ridotto.kernel import Player, Reader, name

INDENT: Final = "  "
COLUMN_GAP: Final = 3
FULL_NAME: Final = 99  # letters: no name has more
ROOM: Final = ((20, 9), (20, 4), (8, 4))  # letters for names and for guilds: as many as fit


def table_picture(setup: MasquesSetup, view: PalaceView, reader: Reader, width: int) -> list[str]:
    inner = width - len(INDENT)
    square = Square(view, reader, inner)
    palace = square.lines() if square.fits() else [*clockwise(view, reader, inner), *supplies(view, reader, inner)]
    found = [heading(view, reader, inner), *palace, "", *seats(setup, view, reader, inner)]
    for note in notes(setup, view, reader):
        found += wrap(note, inner, subsequent_indent=INDENT)
    return [f"{INDENT}{line}".rstrip() for line in found]


def heading(view: PalaceView, reader: Reader, width: int) -> str:
    left = reader.say("masques-title")
    if view.round == 0 or view.first is None:
        return left
    right = reader.say("masques-picture-round", number=view.round, first=name(view.first))
    return f"{left}  {right:>{width - len(left) - 2}}" if len(left) + 2 + len(right) <= width else right


def clockwise(view: PalaceView, reader: Reader, width: int) -> list[str]:
    """Returns the palace where there is no room for a square: from the door on, read downwards."""
    setup = view.setup
    cells = []
    for arcade, hall in zip(setup.arcades, setup.halls):
        lies = card_shown(view, reader, hall.number, FULL_ROOM)
        cells.append(f"{arcade.text:<3} {token_shown(view, reader, arcade.number):<9}  {hall.text:<3} {lies}")
    broad = max([len(cell) for cell in cells]) + COLUMN_GAP
    height = -(-len(cells) // max(1, (width + COLUMN_GAP) // broad))
    return ["".join([cell.ljust(broad) for cell in cells[row::height]]).rstrip() for row in range(height)]


# Who sits here.


def seats(setup: MasquesSetup, view: PalaceView, reader: Reader, width: int) -> list[str]:
    for letters, guild_letters in ROOM:
        found = rows(setup, view, reader, letters, guild_letters)
        if max([len(row) for row in found]) <= width:
            return found
    return [
        line
        for player in setup.everybody
        for line in wrap(seat_in_words(setup, view, reader, player), width, subsequent_indent=INDENT * 2)
    ]


def rows(setup: MasquesSetup, view: PalaceView, reader: Reader, name_letters: int, guild_letters: int) -> list[str]:
    """Returns a heading, and a line for each player, with so many letters for their names and for those of guilds."""
    called = [called_here(view, reader, player, name_letters) for player in setup.everybody]
    families = [", ".join([family.text for family in view.families_of(player)]) for player in setup.everybody]
    narrow, broad = max([len(text) for text in called]), max([len(text) for text in families])
    guilds = [f"{reader.thing(guild.text)[:guild_letters]:<{ALIKE_TO_WIN}}" for guild in setup.edition.guilds]
    ducats, hand = reader.say("masques-picture-ducats"), reader.say("masques-picture-hand")
    found = [f"{'':<{narrow + broad + 6}}{ducats}  {' '.join(guilds)}  {hand}"]
    for player in setup.everybody:
        counters = view.counters[player]
        tracks = [f"{track(counters[slot]):<{len(guild)}}" for slot, guild in enumerate(guilds)]
        row = f"{mark(view, player)} {called[player]:<{narrow}}  {families[player]:<{broad}}"
        purse = f"{view.purses[player]:>{len(ducats)}}"
        found.append(f"{row}  {purse}  {' '.join(tracks)}  {view.hand_sizes[player]:>{len(hand)}}")
    return found


def seat_in_words(setup: MasquesSetup, view: PalaceView, reader: Reader, player: Player) -> str:
    """Returns a player's things as a sentence, where there is no room for a row."""
    families = reader.listed([family.text for family in view.families_of(player)])
    counters = view.counters[player]
    has = [reader.count("ducats", view.purses[player])]
    has += [
        f"{reader.thing(guild.text)} {counters[guild.slot]}"
        for guild in setup.edition.guilds
        if counters[guild.slot] > 0
    ]
    has.append(f"{reader.say('masques-picture-hand')} {view.hand_sizes[player]}")
    who = called_here(view, reader, player, FULL_NAME)
    return (
        f"{mark(view, player)} {reader.say('masques-picture-seat', who=who, families=families, things=', '.join(has))}"
    )


def called_here(view: PalaceView, reader: Reader, player: Player, letters: int) -> str:
    called = shortened(reader.person(name(player)), letters)
    return reader.say("masques-picture-you", name=called) if player == view.player else called


def mark(view: PalaceView, player: Player) -> str:
    return "▸" if player == view.turn and not view.over else " "


def track(count: int) -> str:
    return "●" * count + "·" * (ALIKE_TO_WIN - count)


# What one holds, and what else there is to say.


def notes(setup: MasquesSetup, view: PalaceView, reader: Reader) -> list[str]:
    found = []
    if view.ring.tokens_down or view.ring.cards_down:
        found.append(reader.say("masques-picture-down", mark=DOWN))
    nobodys = [family.text for family in setup.edition.families if comes_for_nobody(view, family)]
    if nobodys:
        found.append(reader.say("masques-picture-nobody", families=reader.listed(nobodys)))
    if view.aside > 0:
        found.append(reader.say("masques-picture-aside", n=view.aside))
    if view.turn is not None and view.placing is not None:
        found.append(reader.say("masques-picture-placing", player=name(view.turn), card=view.placing.text))
    found += [reader.say("fact-won", player=name(winner)) for winner in view.winners]
    if view.pack:
        kept = f"  {reader.say('masques-picture-kept', guests=held(reader, view.hand))}" if view.hand else ""
        found.append(reader.say("masques-picture-pack", guests=held(reader, view.pack)) + kept)
    elif view.hand:
        found.append(reader.say("masques-picture-your-hand", guests=held(reader, view.hand)))
    return found


def comes_for_nobody(view: PalaceView, family: Family) -> bool:
    """True when its guests come though no player has it; nobody knows before the first round."""
    deck = view.setup.decks[FOSCARI_SLOT if view.absent is None else view.absent.slot]
    comes = sum(deck[family.slot * VALUES : family.slot * VALUES + VALUES]) > 0
    return view.round > 0 and comes and view.owners[family.slot] is None


def held(reader: Reader, guests: list[Guest]) -> str:
    return ", ".join([card(reader, guest.text) for guest in sorted(guests, key=slot_of)])
