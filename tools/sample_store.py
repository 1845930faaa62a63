"""Write a SQLite store as this version does, as SQL: python -m tools.sample_store tests/house/written/N.sql

The files in tests/house/written were written by the versions before this one, and are never written anew: tests open
them to see that tables outlive an upgrade. Run this before a release that changes what is stored or by which rules.
It plays Mascarade at three tables: one waits for people, one is being played, one is over. The token of the player
who sits at A is `token A`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.house import ChosenTerms, Environment, House, ProcessBots, TableActor, by, commands, digest_of, store_at
from ridotto.house.events import Opened, Sat
from ridotto.kernel import Player, name

OPEN: Final = "BBBBBBB"
PLAYING: Final = "RRRRRRR"
OVER: Final = "VVVVVVV"
GAME: Final = "mascarade-1e"
PEOPLE: Final = ("Ada", "Bo", "Cy", "Di")
ANSWERS: Final = 30  # at the table that is being played
NOON: Final = 1_700_000_000.0


async def seated(house: House, options: dict[str, str], people: int) -> TableActor:
    """At a table where Fate deals the same each time."""
    terms, host = ChosenTerms(memory="aid", listed=True), key_of(Player(0))
    rules = game_called(GAME).rules_version
    opened = Opened(GAME, rules, len(PEOPLE), options, terms, host, bytes(range(32)).hex())
    return await house.open_table(opened, [lambda at: [Sat(n, PEOPLE[n], key_of(Player(n))) for n in range(people)]])


def key_of(player: Player) -> str:
    return digest_of(f"token {name(player)}")


async def play(actor: TableActor, most: int) -> None:
    """People answer at random."""
    await actor.do(by(key_of(Player(0)), commands.Begin()))
    dice = Dice(7)
    for _ in range(most):
        table = actor.table_state.live_game().table
        if table.match.over():
            return
        question = table.match.asks()
        options = table.match.options(question)
        said = [options[dice.below(len(options))].text]
        number, token = table.play.number(question.player), f"token {name(question.player)}"
        await actor.do(by(digest_of(token), commands.GiveAnswers(number, said)))


async def write(place: Path) -> dict[str, str]:
    """The codes that the tables were given, and those that tests know."""
    house = House(Environment(await store_at(str(place)), ProcessBots(1), now=lambda: NOON, wall=lambda: NOON))
    waiting = await seated(house, {}, 2)
    playing = await seated(house, {"pace": "off"}, 4)
    await play(playing, ANSWERS)
    await playing.do(by(key_of(Player(1)), commands.Say("I was the King")))
    await playing.do(by(key_of(Player(0)), commands.WriteNotes("Bo bluffs")))
    over = await seated(house, {"pace": "off"}, 4)
    short = {"pace": "off", "turn_limit": "12"}
    terms = over.table_state.opened.terms
    await over.do(by(key_of(Player(0)), commands.ChangeSettings(len(PEOPLE), short, terms)))
    await play(over, sys.maxsize)
    await house.close()
    return {waiting.code: OPEN, playing.code: PLAYING, over.code: OVER}


def dumped(place: Path, codes: dict[str, str]) -> Iterator[str]:
    """As text that can be read and compared: what is stored is JSON."""
    file = sqlite3.connect(place)
    for pragma in ("application_id", "user_version"):
        yield f"pragma {pragma} = {file.execute(f'pragma {pragma}').fetchone()[0]};"
    for (schema,) in file.execute("select sql from sqlite_schema where sql is not null"):
        yield f"{' '.join(schema.split())};"
    for code, number, line in file.execute("select code, number, line from lines order by code, number"):
        yield f"insert into lines values ({quoted(codes[code])}, {number}, cast({quoted(line.decode())} as blob));"
    for spot, code, listing in file.execute("select place, code, listing from listings order by place"):
        text = listing.decode().replace(code, codes[code])
        yield f"insert into listings values ({spot}, {quoted(codes[code])}, cast({quoted(text)} as blob));"
    for code, day in file.execute("select code, day from used order by code"):
        yield f"insert into used values ({quoted(codes[code])}, {day});"
    file.close()


def quoted(text: str) -> str:
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def main(target: str) -> None:
    with TemporaryDirectory() as folder:
        place = Path(folder, "store.sqlite")
        codes = asyncio.run(write(place))
        Path(target).write_text("".join([f"{line}\n" for line in dumped(place, codes)]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
