"""The palace as a square of text: palace cards between corners, hallways between palace cards, clockwise.

┌P0 door ┐   H0   ┌P1      ┐
└vintner ┘ Venier └ducat   ┘
 H3 ···             H1 thief
┌P3      ┐   H2   ┌P2      ┐
└ducat   ┘  ···   └clergy  ┘
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ridotto.games.masques.public.names import guest_called, kind_called
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import AGENT_KINDS, AGENTS, Agent, Guest

DOWN: Final = "▒"  # before whatever lies face down
VACANT: Final = "···"
BARE: Final = "bare"
LEAST_ROOM: Final = 5  # for a card between two palace cards
MOST_ROOM: Final = 20
FULL_ROOM: Final = len("Contarini 4")
KIND_ROOM: Final = len("courtesan")
CORNERS: Final = 4
MARGIN: Final = 2  # around what stands in the middle
UNBROKEN: Final = "\u00a0"


class Canvas:
    """Lines of text to write on, at any place."""

    def __init__(self, height: int, width: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]

    def write(self, row: int, column: int, text: str) -> None:
        self.rows[row][column : column + len(text)] = text

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]


class Square:
    """The palace as a square, as large as the width allows."""

    def __init__(self, view: PalaceView, width: int) -> None:
        self.view = view
        self.setup = view.setup
        self.side = self.setup.ring // CORNERS  # how many steps it is from corner to corner
        self.inside = max([len(guild.text) for guild in self.setup.edition.guilds])
        self.box = self.inside + 2
        self.room = min(MOST_ROOM, (width - self.box * (self.side + 1)) // self.side)
        self.gap = 3 if self.side == 2 else 1  # lines from one palace card to the next, or a small square is flat
        self.step_right = self.box + self.room
        self.step_down = 2 + self.gap
        self.width = self.side * self.step_right + self.box
        self.height = self.side * self.step_down + 2
        card = len(DOWN) + FULL_ROOM if self.room >= FULL_ROOM else KIND_ROOM
        self.edge = max(self.box, 1 + len(self.setup.halls[-1].text) + 1 + card)  # whatever comes to lie there
        self.middle = supplies(view, self.width - 2 * (self.edge + MARGIN))

    def fits(self) -> bool:
        broad = max([len(line) for line in self.middle])
        between = len(self.middle) <= self.height - 4 and broad <= self.width - 2 * (self.edge + MARGIN)
        return self.room >= LEAST_ROOM and between

    def lines(self) -> list[str]:
        canvas = Canvas(self.height, self.width)
        self.draw_middle(canvas)
        for number in range(self.setup.ring):
            self.draw_arcade(canvas, number)
            self.draw_hall(canvas, number)
        return canvas.lines()

    def draw_arcade(self, canvas: Canvas, number: int) -> None:
        edge, steps = divmod(number, self.side)
        back = self.side - steps
        right, down = ((steps, 0), (self.side, steps), (back, self.side), (0, back))[edge]
        row, column = down * self.step_down, right * self.step_right
        name = f"{self.setup.arcades[number].text}{' door' if number == 0 else ''}"
        canvas.write(row, column, f"┌{name:<{self.inside}}┐")
        token = shortened(token_shown(self.view, number), self.inside)
        canvas.write(row + 1, column, f"└{token:<{self.inside}}┘")

    def draw_hall(self, canvas: Canvas, number: int) -> None:
        edge, steps = divmod(number, self.side)
        if edge > 1:
            steps = self.side - 1 - steps
        if edge % 2 == 0:
            row, column = edge // 2 * self.side * self.step_down, steps * self.step_right + self.box
            canvas.write(row, column, self.setup.halls[number].text.center(self.room))
            canvas.write(row + 1, column, card_shown(self.view, number, self.room).center(self.room))
        else:
            card = card_shown(self.view, number, max(self.room, KIND_ROOM))
            row, text = steps * self.step_down + 2 + self.gap // 2, f"{self.setup.halls[number].text} {card}"
            canvas.write(row, 1 if edge == 3 else self.width - max(self.box - 1, len(text)), text)

    def draw_middle(self, canvas: Canvas) -> None:
        top = 2 + (self.height - 4 - len(self.middle)) // 2
        column = (self.width - max([len(line) for line in self.middle])) // 2
        for row, line in enumerate(self.middle, top):
            canvas.write(row, column, line)


def shortened(name: str, letters: int) -> str:
    """Returns a name with a sign where it is cut: ▒merchants must not become ▒merchant, a word of the other edition."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def token_shown(view: PalaceView, number: int) -> str:
    token = view.ring.tokens[number]
    if token is None:
        return BARE
    return f"{DOWN}{token.text}" if view.ring.token_is_down(number) else token.text


def card_shown(view: PalaceView, number: int, room: int) -> str:
    """Returns a card as `Venier 4` where there is room, else as `Ve4`."""
    card = view.ring.cards[number]
    if isinstance(card, Guest):
        side = DOWN if view.ring.card_is_down(number) else ""
        full = f"{side}{guest_called(card)}"
        return full if FULL_ROOM <= room >= len(full) else f"{side}{card.family.text[:2]}{card.value}"
    return AGENT_KINDS[card.number][:room] if isinstance(card, Agent) else VACANT


def supplies(view: PalaceView, width: int) -> list[str]:
    """Returns what may be hired, and what is left to be won."""
    words, edition = view.setup.edition.words, view.setup.edition
    piles = [pile_shown(view, kind) for kind in view.setup.kinds]
    broad = max([len(pile) for pile in piles])
    half = -(-len(piles) // 2)
    seconds = [*piles[half:], ""]
    bag = view.bag()
    guilds = [f"{guild.text}{UNBROKEN}{bag[guild.slot]}" for guild in edition.guilds]
    return [
        f"{words['agents']}, and what they cost:",
        *[f"  {one:<{broad}}  {other}" for one, other in zip(piles[:half], seconds)],
        f"{words['bank']} {view.bank}, {words['bag']} {sum(bag)}:",
        *[f"  {line}".replace(UNBROKEN, " ") for line in wrap(", ".join(guilds), width - 2)],
    ]


def pile_shown(view: PalaceView, kind: int) -> str:
    """Returns what the agents of a kind that are left cost, the next one first."""
    costs = [str(view.setup.cost_of(agent)) for agent in AGENTS[kind][view.hired[kind] :]]
    return f"{kind_called(view.setup.edition.words, AGENT_KINDS[kind])} {' '.join(costs) or 'gone'}"
