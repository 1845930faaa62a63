"""The table as text, out of one player's view and nothing else: a row of cards for each seat, and what lies beside.

▸ Guest (you)
  ┌a1 Raz     ┐┌a2▒Ghost  ☠┐   place, name, marks; ▒ for a card that lies face down
  └A 2▲/1     ┘└A 10▼/1    ┘   class, attack and health as they are now
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ridotto.games.masquerade.public.deck.vocabulary import CLASSES, DOWN_ARROW, NO_ARROW, UP_ARROW
from ridotto.games.masquerade.public.numbers import UNKNOWN, Numbers
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.setup import ROW, MasqueradeSetup
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.word_functions import card as card_said
from ridotto.games.masquerade.public.words import PLACES
from ridotto.kernel import SPECTATOR, Player, Reader, Value, name

INDENT: Final = "  "
NARROWEST: Final = 12  # of a box
BROADEST: Final = 18
LONGEST_NAME: Final = 20  # of a person
DOWN: Final = "▒"
UNBROKEN: Final = "\u2007"  # stands for a blank at which no line ends
ARROWS: Final = {NO_ARROW: "", UP_ARROW: "▲", DOWN_ARROW: "▼"}
MARKS: Final = {"☠": "poisoned", "-": "weaker", "+": "stronger", "✓": "acted"}


def table_picture(setup: MasqueradeSetup, view: SalonView, reader: Reader, width: int) -> list[str]:
    picture = Picture(setup, view, reader, width - len(INDENT))
    return [f"{INDENT}{line}".rstrip() for line in picture.lines()]


class Picture:
    """One look at the table, so many letters broad."""

    def __init__(self, setup: MasqueradeSetup, view: SalonView, reader: Reader, width: int) -> None:
        self.setup = setup
        self.view = view
        self.reader = beholder(reader, view.player)
        self.width = width
        self.numbers: Numbers = view.numbers()
        longest = max([len(row) for row in view.table.rows])
        room = (width - len(INDENT)) // max(min(longest, ROW), 1)
        self.box = min(max(room, NARROWEST), BROADEST)
        self.boxed = width - len(INDENT) >= NARROWEST * ROW

    def lines(self) -> list[str]:
        found = [self.heading()]
        for seat in self.view.seats:
            found += self.seat(seat)
        for note in self.notes():
            found += self.wrapped(note, INDENT)
        return found

    def wrapped(self, text: str, indent: str) -> list[str]:
        return [line.replace(UNBROKEN, " ") for line in wrap(text, self.width, subsequent_indent=indent)]

    def heading(self) -> str:
        left, right = self.said("title"), self.now()
        if len(left) + 2 + len(right) > self.width:
            return shortened(right, self.width)
        return f"{left}  {right:>{self.width - len(left) - 2}}"

    def now(self) -> str:
        """Returns whose turn it is, and what is left of it."""
        view = self.view
        if view.turn is None:
            return ""
        return self.said("turn", player=name(view.turn), left=view.actions_left)

    def said(self, what: str, **args: Value) -> str:
        return self.reader.say(f"masquerade-picture-{what}", **args)

    # A seat and its row.

    def seat(self, seat: Player) -> list[str]:
        row = self.view.table.rows[seat]
        if self.boxed:
            return [shortened(self.label(seat), self.width), *self.boxes(seat)]
        cells = [self.in_words(seat, index).replace(" ", UNBROKEN) for index in range(len(row))]
        return self.wrapped(f"{self.label(seat)}: {', '.join(cells)}" if cells else self.label(seat), INDENT * 2)

    def label(self, seat: Player) -> str:
        view = self.view
        drawn = len(view.table.hands[seat])
        if drawn:
            has = "drawn"
        else:
            has = "row" if view.table.rows[seat] or not view.table.order else "nothing"
        won = "yes" if seat in view.winners else "no"
        label = self.said("seat", player=name(seat), won=won, has=has, drawn=drawn)
        return f"{'▸' if seat == view.turn else ' '} {label}"

    def boxes(self, seat: Player) -> list[str]:
        """Returns two lines, and two more for what has no room beside the others."""
        row = self.view.table.rows[seat]
        each = max((self.width - len(INDENT)) // self.box, 1)
        found = []
        for first in range(0, len(row), each):
            places = range(first, min(first + each, len(row)))
            found.append(INDENT + "".join([f"┌{self.top(seat, index)}┐" for index in places]))
            found.append(INDENT + "".join([f"└{self.bottom(seat, row[index])}┘" for index in places]))
        return found

    def top(self, seat: Player, index: int) -> str:
        """Returns the upper line of a card, such as `a2▒Ghost  ☠`."""
        lying = self.view.table.rows[seat][index]
        place, inner = PLACES[seat][index].text, self.box - 2
        marks = self.marks(lying)
        if self.view.face(seat, lying) == UNKNOWN:
            return f"{place}{DOWN * (inner - len(place) - len(marks))}{marks}"
        side = " " if lying.up else DOWN
        room = inner - len(place) - len(side) - len(marks)
        return f"{place}{side}{shortened(self.short(lying), room):<{room}}{marks}"

    def bottom(self, seat: Player, lying: Lying) -> str:
        inner = self.box - 2
        return DOWN * inner if self.view.face(seat, lying) == UNKNOWN else f"{self.strength(lying):<{inner}}"

    def in_words(self, seat: Player, index: int) -> str:
        """Returns a card as words, such as `a2▒Ghost☠ A 10▼/1`."""
        lying = self.view.table.rows[seat][index]
        place, marks = PLACES[seat][index].text, self.marks(lying)
        if self.view.face(seat, lying) == UNKNOWN:
            return f"{place}{DOWN}{marks}"
        called = f"{' ' if lying.up else DOWN}{self.short(lying)}"
        return f"{place}{called}{marks} {self.strength(lying)}"

    # What is on a card.

    def short(self, lying: Lying) -> str:
        return self.card(self.setup.names[lying.card].text, "short")

    def card(self, key: str, form: str) -> str:
        return card_said(self.reader, key, form)

    def strength(self, lying: Lying) -> str:
        """Returns a card's class, attack and health, such as `A 10▼/1`."""
        card, side = self.setup.cards[lying.card], self.view.table.side_of(lying)
        attack = f"{self.numbers.attack_of(lying.card, side, -1)}{ARROWS[card.attack_arrow]}"
        health = f"{self.numbers.health_of(lying.card, side, -1)}{ARROWS[card.health_arrow]}"
        return f"{self.letter(card.kind)} {attack}/{health}"

    def letter(self, kind: int) -> str:
        return self.reader.thing(CLASSES[kind], "letter")

    def marks(self, lying: Lying) -> str:
        there = [lying.poison is not None, lying.weaker > 0, lying.more_attack > 0 or lying.more_health > 0]
        there.append(self.view.has_acted(lying) and not self.view.over)
        return "".join([mark for mark, is_there in zip(MARKS, there) if is_there])

    # What lies beside, and how to read it.

    def notes(self) -> list[str]:
        found = [self.stock()]
        if len(self.view.hand) > 1:  # of a single one the question tells everything
            drawn = [self.card(key.text, "glance") for key in self.view.hand]
            found.append(self.said("drawn", cards=self.reader.listed(drawn)))
        signs = [sign.replace(" ", UNBROKEN, 1) for sign in self.legend()]
        return [*found, f"{', '.join(signs)}."] if signs else found

    def stock(self) -> str:
        """Returns the deck by its size, and the discards from the top down, as far as there is room (MSQ-022)."""
        text = self.said("stock", deck=self.view.deck, pile=len(self.view.pile))
        more = self.said("more", word=f"? {self.reader.say('masquerade-word-discards')}")
        for number, key in enumerate(reversed(self.view.pile)):
            word = self.card(key.text, "short")
            longer = f"{text}, {word}" if number else f"{text}{self.said('top', card=word)}"
            if len(longer) + len(more) > self.width:
                return f"{text}{more}"
            text = longer
        return text

    def legend(self) -> list[str]:
        """Returns the signs that are there now, and what they mean."""
        view, cards = self.view, [lying for row in self.view.table.rows for lying in row]
        seen = [view.face(seat, lying) for seat in view.seats for lying in view.table.rows[seat]]
        faces = [self.setup.cards[card] for card in seen if card != UNKNOWN]
        kinds = sorted({card.kind for card in faces})
        found = [f"{self.letter(kind)} {self.reader.thing(CLASSES[kind])}" for kind in kinds]
        found += [f"2/3 {self.said('numbers')}"] if faces else []
        arrows = [arrow for card in faces for arrow in (card.attack_arrow, card.health_arrow)]
        doubled = {UP_ARROW: "twice-up", DOWN_ARROW: "twice-down"}
        found += [f"{ARROWS[arrow]} {self.said(meaning)}" for arrow, meaning in doubled.items() if arrow in arrows]
        known = [view.how_known(seat, lying) for seat in view.seats for lying in view.table.rows[seat]]
        if not all(lying.up for lying in cards):
            found.append(f"{DOWN} {self.said('mine' if 'mine' in known else 'down')}")
        marks = "".join([self.marks(lying) for lying in cards])
        return [*found, *[f"{mark} {self.said(meaning)}" for mark, meaning in MARKS.items() if mark in marks]]


def beholder(reader: Reader, player: Player) -> Reader:
    """Returns the player who looks at the picture; long names are shortened there."""
    people = {letter: shortened(person, LONGEST_NAME) for letter, person in reader.people.items()}
    you = None if player == SPECTATOR else name(player)
    return Reader(reader.catalogue, reader.game, people, you, reader.functions, reader.setup, reader.view)


def in_full(view: SalonView, reader: Reader) -> dict[str, str]:
    """Returns all discards, from the top down (MSQ-022)."""
    cards = ", ".join([card_said(reader, key.text) for key in reversed(view.pile)])
    said = reader.say("masquerade-discards", cards=cards) if cards else reader.say("masquerade-discards-none")
    return {reader.say("masquerade-word-discards"): said}


def shortened(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[: letters - 1]}…"
