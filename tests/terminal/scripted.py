"""A terminal at which Fate and the bots read from a script."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence

from ridotto.house import ChosenTerms, TableActor, by, digest_of
from ridotto.house.bot_pool import LocalBots, ThinkingJob
from ridotto.house.commands import Begin, FillSeats, Sit
from ridotto.house.events import Line, Opened
from ridotto.house.new_table import draft_table
from ridotto.kernel import FATE, Answer, Game, Match, Player
from ridotto.replay import CommittedFate
from ridotto.terminal.game_log import CODE, GameLog
from ridotto.terminal.local_table import TOKEN, LocalTable
from ridotto.terminal.screen import Gone, Screen, Speed
from ridotto.terminal.sitting import Sitting
from ridotto.words.files import catalogue

ME = Player(0)
SEED = bytes(32)


class Script(LocalBots):
    """Bots that read from a script. At its end the evening is over."""

    def __init__(self, lines: Mapping[Player, Iterator[Answer]]) -> None:
        super().__init__()
        self.lines = lines

    async def think(self, thought: ThinkingJob, seconds: float) -> str:
        if not thought.bot:  # something is deduced
            return await super().think(thought, seconds)
        for answer in self.lines[Player(thought.player)]:
            return answer.text
        self.problem = Gone()
        raise self.problem


class ScriptedFate(CommittedFate):
    def __init__(self, lines: Iterator[Answer]) -> None:
        super().__init__(SEED)
        self.lines = lines

    def draw_answer(self, match: Match) -> Answer:
        return next(self.lines)


class ScriptedTable(LocalTable):
    def __init__(self, log: GameLog, bots: Script) -> None:
        self.script = bots
        super().__init__(log, ME, bots=bots)

    def actor_of(self, lines: list[Line]) -> TableActor:
        actor = super().actor_of(lines)
        actor.table_state.draws.fate = ScriptedFate(self.script.lines[FATE])
        return actor


def sit_down(
    game: Game, players: int, wishes: dict[str, str], memory: str, said: Mapping[Player, Sequence[Answer]], typed: str
) -> tuple[ScriptedTable, str]:
    """Plays until there is nothing left in the script, or to type; returns the table, and all that was shown."""
    host = digest_of(TOKEN)
    opened = Opened(game.id, game.rules_version, players, wishes, ChosenTerms(memory=memory), host, SEED.hex())
    steps = [by(host, command) for command in (Sit("Ada", host, ME), FillSeats("courtier"), Begin())]
    log = GameLog(draft_table(CODE, opened, steps, 1_000_000.0, 0).batch.lines)
    table = ScriptedTable(log, Script({player: iter(lines) for player, lines in said.items()}))
    shown = io.StringIO()
    sitting = Sitting(table, Screen(io.StringIO(typed), shown, Speed.FAST, {}), None, catalogue("en"))
    sitting.begin()
    sitting.go_on()
    return table, shown.getvalue()
