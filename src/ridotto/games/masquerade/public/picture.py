"""The table as text, out of one player's view and nothing else: a row of cards for each seat, and what lies beside.

▸ Guest (you)
  ┌a1 Raz     ┐┌a2▒Ghost  ☠┐   place, name, marks; ▒ for a card that lies face down
  └A 2▲/1     ┘└A 10▼/1    ┘   class, attack and health as they are now
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ridotto.games.masquerade.public.deck.vocabulary import CLASSES, DOWN_ARROW, SIDES, UP_ARROW
from ridotto.games.masquerade.public.names import ARROWS, Names, counted, listed, printed, word_for
from ridotto.games.masquerade.public.numbers import UNKNOWN, Numbers
from ridotto.games.masquerade.public.rows import Lying
from ridotto.games.masquerade.public.setup import ROW, MasqueradeSetup
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import PLACES
from ridotto.kernel import Player

INDENT: Final = "  "
NARROWEST: Final = 12  # of a box
BROADEST: Final = 18
LONGEST_NAME: Final = 20  # of a person
DOWN: Final = "▒"
UNBROKEN: Final = "\u00a0"  # a blank at which no line ends
MORE: Final = ", … (? discards)"
MARKS: Final = {"☠": "poisoned", "-": "weaker for good", "+": "stronger for now", "✓": "has acted"}
LETTERS: Final = tuple([word[0].upper() for word in CLASSES])


def table_picture(setup: MasqueradeSetup, view: SalonView, people: list[str], width: int) -> list[str]:
    picture = Picture(setup, view, people, width - len(INDENT))
    return [f"{INDENT}{line}".rstrip() for line in picture.lines()]


class Picture:
    """One look at the table, so many letters broad."""

    def __init__(self, setup: MasqueradeSetup, view: SalonView, people: list[str], width: int) -> None:
        self.setup = setup
        self.view = view
        self.names = Names(setup, [shortened(person, LONGEST_NAME) for person in people], view)
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
        left, right = "Masquerade", self.now()
        if len(left) + 2 + len(right) > self.width:
            return shortened(right, self.width)
        return f"{left}  {right:>{self.width - len(left) - 2}}"

    def now(self) -> str:
        """Returns whose turn it is, and what is left of it."""
        view = self.view
        if view.turn is None:
            return ""
        left = f", {counted(view.actions_left, 'action')} left" if view.actions_left > 0 else ""
        whose = "your" if view.turn == view.player else self.names.of(view.turn)
        return f"{whose} turn{left}"

    # A seat and its row.

    def seat(self, seat: Player) -> list[str]:
        row = self.view.table.rows[seat]
        if self.boxed:
            return [shortened(self.label(seat), self.width), *self.boxes(seat)]
        cells = [self.in_words(seat, index).replace(" ", UNBROKEN) for index in range(len(row))]
        return self.wrapped(f"{self.label(seat)}: {', '.join(cells)}" if cells else self.label(seat), INDENT * 2)

    def label(self, seat: Player) -> str:
        view = self.view
        mark = "▸" if seat == view.turn else " "
        you = " (you)" if seat == view.player else ""
        drawn = len(view.table.hands[seat])
        more = f", with {counted(drawn, 'card')} to put into play" if drawn else ""
        if not view.table.rows[seat] and not drawn and view.table.order:
            more = ", without a card in play"
        return f"{mark} {self.names.who(seat)}{you}{' wins' if seat in view.winners else ''}{more}"

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
        return f"{place}{side}{shortened(word_for(self.setup.cards[lying.card]), room):<{room}}{marks}"

    def bottom(self, seat: Player, lying: Lying) -> str:
        inner = self.box - 2
        return DOWN * inner if self.view.face(seat, lying) == UNKNOWN else f"{self.strength(lying):<{inner}}"

    def in_words(self, seat: Player, index: int) -> str:
        """Returns a card as words, such as `a2▒Ghost☠ A 10▼/1`."""
        lying = self.view.table.rows[seat][index]
        place, marks = PLACES[seat][index].text, self.marks(lying)
        if self.view.face(seat, lying) == UNKNOWN:
            return f"{place}{DOWN}{marks}"
        called = f"{' ' if lying.up else DOWN}{word_for(self.setup.cards[lying.card])}"
        return f"{place}{called}{marks} {self.strength(lying)}"

    # What is on a card.

    def strength(self, lying: Lying) -> str:
        """Returns a card's class, attack and health, such as `A 10▼/1`."""
        card, side = self.setup.cards[lying.card], self.view.table.side_of(lying)
        attack = f"{self.numbers.attack_of(lying.card, side, -1)}{ARROWS[card.attack_arrow]}"
        health = f"{self.numbers.health_of(lying.card, side, -1)}{ARROWS[card.health_arrow]}"
        return f"{LETTERS[card.kind]} {attack}/{health}"

    def marks(self, lying: Lying) -> str:
        there = [lying.poison is not None, lying.weaker > 0, lying.more_attack > 0 or lying.more_health > 0]
        there.append(self.view.has_acted(lying) and not self.view.over)
        return "".join([mark for mark, is_there in zip(MARKS, there) if is_there])

    # What lies beside, and how to read it.

    def notes(self) -> list[str]:
        found = [self.stock()]
        if len(self.view.hand) > 1:  # of a single one the question tells everything
            cards = [self.names.card_named(key) for key in self.view.hand]
            drawn = [f"{card.name} ({CLASSES[card.kind]}, {printed(card)})" for card in cards]
            found.append(f"Only you see what you have drawn: {listed(drawn)}.")
        signs = [sign.replace(" ", UNBROKEN, 1) for sign in self.legend()]
        return [*found, f"{', '.join(signs)}."] if signs else found

    def stock(self) -> str:
        """Returns the deck by its size, and the discards from the top down, as far as there is room (MSQ-022)."""
        text = f"Deck {self.view.deck}, discards {len(self.view.pile)}"
        for number, key in enumerate(reversed(self.view.pile)):
            word = word_for(self.names.card_named(key))
            longer = f"{text}, {word}" if number else f"{text}: {word} on top"
            if len(longer) + len(MORE) > self.width:
                return f"{text}{MORE}"
            text = longer
        return text

    def legend(self) -> list[str]:
        """Returns the signs that are there now, and what they mean."""
        view, cards = self.view, [lying for row in self.view.table.rows for lying in row]
        seen = [view.face(seat, lying) for seat in view.seats for lying in view.table.rows[seat]]
        faces = [self.setup.cards[card] for card in seen if card != UNKNOWN]
        found = [f"{LETTERS[kind]} {CLASSES[kind]}" for kind in sorted({card.kind for card in faces})]
        found += ["2/3 attack/health"] if faces else []
        arrows = [arrow for card in faces for arrow in (card.attack_arrow, card.health_arrow)]
        found += [f"{ARROWS[arrow]} twice face {SIDES[arrow]}" for arrow in (UP_ARROW, DOWN_ARROW) if arrow in arrows]
        known = [view.how_known(seat, lying) for seat in view.seats for lying in view.table.rows[seat]]
        if not all(lying.up for lying in cards):
            found.append(f"{DOWN} face down{' (yours: only you see this)' if 'mine' in known else ''}")
        marks = "".join([self.marks(lying) for lying in cards])
        return [*found, *[f"{mark} {meaning}" for mark, meaning in MARKS.items() if mark in marks]]


def in_full(setup: MasqueradeSetup, view: SalonView) -> dict[str, str]:
    """Returns all discards, from the top down (MSQ-022)."""
    names = Names(setup, [], view)
    cards = [names.card_named(key).name for key in reversed(view.pile)]
    return {"discards": f"{', '.join(cards)}; the first is on top." if cards else "none yet."}


def shortened(text: str, letters: int) -> str:
    return text if len(text) <= letters else f"{text[: letters - 1]}…"
