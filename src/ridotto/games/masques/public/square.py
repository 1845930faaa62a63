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

from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.word_functions import card
from ridotto.games.masques.public.words import AGENT_KINDS, AGENTS, HIDDEN, Agent, Guest
from ridotto.kernel import Reader

DOWN: Final = "▒"  # before whatever lies face down
VACANT: Final = "···"
LEAST_ROOM: Final = 5  # for a card between two palace cards
MOST_ROOM: Final = 20
FULL_ROOM: Final = len("Contarini 4")
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

    def __init__(self, view: PalaceView, reader: Reader, width: int) -> None:
        self.view = view
        self.reader = reader
        self.setup = view.setup
        self.side = self.setup.ring // CORNERS  # how many steps it is from corner to corner
        self.inside = max([len(reader.thing(guild.text)) for guild in self.setup.edition.guilds])
        self.box = self.inside + 2
        self.room = min(MOST_ROOM, (width - self.box * (self.side + 1)) // self.side)
        self.gap = 3 if self.side == 2 else 1  # lines from one palace card to the next, or a small square is flat
        self.step_right = self.box + self.room
        self.step_down = 2 + self.gap
        self.width = self.side * self.step_right + self.box
        self.height = self.side * self.step_down + 2
        self.kind_room = max([len(short_name(reader, kind)) for kind in AGENT_KINDS])
        largest = len(DOWN) + FULL_ROOM if self.room >= FULL_ROOM else self.kind_room
        self.edge = max(self.box, 1 + len(self.setup.halls[-1].text) + 1 + largest)  # room for anything
        self.middle = supplies(view, reader, self.width - 2 * (self.edge + MARGIN))

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
        place = self.setup.arcades[number].text
        name = f"{place} {self.reader.say('masques-picture-door')}" if number == 0 else place
        canvas.write(row, column, f"┌{name:<{self.inside}}┐")
        token = shortened(token_shown(self.view, self.reader, number), self.inside)
        canvas.write(row + 1, column, f"└{token:<{self.inside}}┘")

    def draw_hall(self, canvas: Canvas, number: int) -> None:
        edge, steps = divmod(number, self.side)
        if edge > 1:
            steps = self.side - 1 - steps
        if edge % 2 == 0:
            row, column = edge // 2 * self.side * self.step_down, steps * self.step_right + self.box
            canvas.write(row, column, self.setup.halls[number].text.center(self.room))
            lies = card_shown(self.view, self.reader, number, self.room)
            canvas.write(row + 1, column, lies.center(self.room))
        else:
            lies = card_shown(self.view, self.reader, number, max(self.room, self.kind_room))
            row, text = steps * self.step_down + 2 + self.gap // 2, f"{self.setup.halls[number].text} {lies}"
            canvas.write(row, 1 if edge == 3 else self.width - max(self.box - 1, len(text)), text)

    def draw_middle(self, canvas: Canvas) -> None:
        top = 2 + (self.height - 4 - len(self.middle)) // 2
        column = (self.width - max([len(line) for line in self.middle])) // 2
        for row, line in enumerate(self.middle, top):
            canvas.write(row, column, line)


def shortened(name: str, letters: int) -> str:
    """Returns a name with a sign where it is cut: ▒merchants must not become ▒merchant, a word of the other edition."""
    return name if len(name) <= letters else f"{name[: letters - 1]}…"


def short_name(reader: Reader, kind: str) -> str:
    return reader.thing(kind, "short")


def token_shown(view: PalaceView, reader: Reader, number: int) -> str:
    token = view.ring.tokens[number]
    if token is None:
        return reader.say("masques-picture-bare")
    down = view.ring.token_is_down(number)
    return f"{DOWN if down else ''}{reader.thing(HIDDEN if down and view.hides() else token.text)}"


def card_shown(view: PalaceView, reader: Reader, number: int, room: int) -> str:
    """Returns a card as `Venier 4` where there is room, else as `Ve4`."""
    lies = view.ring.cards[number]
    if isinstance(lies, Guest):
        side = DOWN if view.ring.card_is_down(number) else ""
        if side and view.hides():
            return shortened(f"{side}{card(reader, HIDDEN)}", room)
        full = f"{side}{card(reader, lies.text)}"
        return full if FULL_ROOM <= room >= len(full) else f"{side}{lies.family.text[:2]}{lies.value}"
    return short_name(reader, lies.kind)[:room] if isinstance(lies, Agent) else VACANT


def supplies(view: PalaceView, reader: Reader, width: int) -> list[str]:
    """Returns what may be hired, and what is left to be won."""
    piles = [pile_shown(view, reader, kind) for kind in view.setup.kinds]
    broad = max([len(pile) for pile in piles])
    half = -(-len(piles) // 2)
    seconds = [*piles[half:], ""]
    bag = view.bag()
    down = "yes" if view.hides() and view.ring.tokens_down else "no"
    guilds = [f"{reader.thing(guild.text)}{UNBROKEN}{bag[guild.slot]}" for guild in view.setup.edition.guilds]
    return [
        reader.say("masques-picture-agents"),
        *[f"  {one:<{broad}}  {other}" for one, other in zip(piles[:half], seconds)],
        reader.say("masques-picture-supplies", ducats=view.bank, favours=sum(bag), down=down),
        *[f"  {line}".replace(UNBROKEN, " ") for line in wrap(", ".join(guilds), width - 2)],
    ]


def pile_shown(view: PalaceView, reader: Reader, kind: int) -> str:
    """Returns what the agents of a kind that are left cost, the next one first."""
    costs = [str(view.setup.cost_of(agent)) for agent in AGENTS[kind][view.hired[kind] :]]
    return f"{reader.thing(AGENT_KINDS[kind], 'pile')} {' '.join(costs) or reader.say('masques-picture-gone')}"
