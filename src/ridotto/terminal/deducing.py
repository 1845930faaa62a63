"""Says what may lie where, how likely it is and why, to a person at a terminal."""

from __future__ import annotations

from typing import Final

from ridotto.house import messages
from ridotto.house.shown import DeductionShown, OddsSheetShown
from ridotto.kernel import Reader, RidottoError, TurnBegan, player_named
from ridotto.terminal.local_table import LocalTable
from ridotto.terminal.screen import Style
from ridotto.terminal.telling import Teller

MOST_PARTS: Final = 16  # of a fraction
CLOSE: Final = 1e-6


class NothingThere(RidottoError):
    """Says which place, or which thing, is not on the sheet."""

    code = "nothing-there"


class Deducing:
    """What the table deduces for one person, in words."""

    def __init__(self, table: LocalTable, teller: Teller) -> None:
        self.table = table
        self.teller = teller

    @property
    def reader(self) -> Reader:
        return self.teller.reader

    def ask(self) -> DeductionShown:
        return self.table.ask(messages.Deduce(self.table.fresh_id()), messages.Deduced).deduction

    def show(self, public: bool) -> None:
        """Shows a line for each place: by what this person heard, or by what all know."""
        found, screen, reader = self.ask(), self.teller.screen, self.reader
        sheet = found.public if public or found.mine is None else found.mine
        screen.line()
        title = reader.say("terminal-all-know") if public else reader.say("terminal-what-may-lie")
        screen.say(title, Style.BOLD)
        for place, row in sheet.places.items():
            screen.say(f"{self.where(place)}{reader.say('common-colon')}{self.row(row, sheet.exact)}")
        screen.say(reader.say("terminal-why-so", exact="yes" if sheet.exact else "no"), Style.FAINT)

    def row(self, row: dict[str, float], exact: bool) -> str:
        """Returns what may lie somewhere, without odds what is sure; where all is alike, its odds are said once."""
        things = {on_a_sheet(thing, self.reader): odds for thing, odds in row.items()}
        words = {thing: odds_in_words(odds, exact, self.reader) for thing, odds in things.items() if odds < 1.0}
        if len(words) == len(row) > 2 and len(set(words.values())) == 1:
            return self.reader.say("terminal-each", things=", ".join(things), odds=next(iter(words.values())))
        return ", ".join([f"{thing} {words[thing]}" if thing in words else thing for thing in things])

    def explain(self, typed: str) -> None:
        """Shows what led to the odds of `b King`: of a thing at a place, by its letter or a person's name."""
        found = self.ask()
        sheet = found.public if found.mine is None else found.mine
        place, thing = self.understood(typed, sheet)
        traced = self.table.ask(messages.Trace(self.table.fresh_id(), place, [thing]), messages.Traced)
        reader, screen = self.reader, self.teller.screen
        odds = sheet.places[place].get(thing, 0.0)
        exact = sheet.exact or odds in (0.0, 1.0)
        colon = reader.say("common-colon")
        title = reader.say("belief-at", place=self.where(place), thing=on_a_sheet(thing, reader))
        sure = reader.say("belief-exact") if exact else reader.say("belief-about")
        screen.say(f"{title}{colon}{odds_in_words(odds, exact, reader)} ({sure})", Style.BOLD)
        told = [self.table.fact(number) for number in range(1, found.heard + 1)]
        for step in traced.steps:
            turn = len([fact for fact in told[: step.n] if isinstance(fact, TurnBegan)])
            when = reader.say("belief-turn", n=turn) if turn else reader.say("belief-deal")
            after = odds_in_words(step.odds, step.exact, reader)
            if step.place != place:
                after = reader.say("belief-elsewhere", place=self.where(step.place), odds=after)
            screen.say(f"{when}{colon}{reader.fact(told[step.n - 1])} ({after})")
        if not traced.steps:
            screen.say(reader.say("belief-no-reasons"))

    def understood(self, typed: str, sheet: OddsSheetShown) -> tuple[str, str]:
        """Returns a place of the sheet and a thing, as a person typed them."""
        where, _, what = typed.partition(" ")
        names = {self.where(place).casefold(): place for place in sheet.places}
        spelt = {place.casefold(): place for place in sheet.places}
        place = spelt.get(where.casefold()) or names.get(where.casefold())
        if place is None:
            raise NothingThere(f"{where}: expected one of {', '.join(sheet.places)}", said=where, why="place")
        things = dict.fromkeys([thing for row in sheet.places.values() for thing in row])
        wanted = what.strip().casefold()
        for thing in things:
            if wanted in (thing.casefold(), on_a_sheet(thing, self.reader).casefold()):
                return place, thing
        raise NothingThere(f"{what}: expected what may lie there, after the place", said=what, why="thing")

    def where(self, place: str) -> str:
        holder = player_named(place)
        if holder == self.teller.me:
            return self.reader.say("terminal-you")
        return self.reader.thing(place) if holder is None else self.reader.person(place)


def on_a_sheet(thing: str, reader: Reader) -> str:
    """Returns what a thing is called among those that may lie somewhere: a family may have a sentence for it."""
    return reader.say_first([f"{reader.family}-on-a-sheet"], {"thing": thing}) or reader.thing(thing)


def odds_in_words(odds: float, exact: bool, reader: Reader) -> str:
    """Returns `sure`, `1 in 2`, `12 %`: a fraction where it is exact and has few parts."""
    if odds <= 0.0:
        return reader.say("belief-impossible")
    if odds >= 1.0:
        return reader.say("belief-sure")
    for parts in range(2, MOST_PARTS + 1) if exact else ():
        count = round(odds * parts)
        if abs(odds - count / parts) < CLOSE:
            return reader.say("belief-in", n=count, of=parts)
    return reader.say("terminal-percent", n=max(1, min(99, round(odds * 100))))
