"""A game that is played at a table, or was played there to its end, by the rules of this house."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from ridotto.house.errors import NotThen
from ridotto.house.shown import State
from ridotto.house.stage import BegunGame
from ridotto.kernel import SPECTATOR, Answer, Player, RidottoError, Told, told_lines
from ridotto.table import Automaton, Sitter, Table

LONGEST_PAUSE: Final = 600.0  # seconds
LONGEST_PAUSE_BY_CORRESPONDENCE: Final = 14 * 24 * 3600.0


class LiveGame(BegunGame):
    """A game with its match. `table` has the rules of the table; here is what a house adds to them."""

    def __init__(self, table: Table, listened: dict[str, Player]) -> None:
        super().__init__(table.seats, listened)
        self.table = table
        self.returning: set[Player] = set()  # people who take over as soon as their bot has answered
        self.done_for: dict[Player, list[Told]] = {}  # what came of a bot's answers for a person who is or was away
        self.paused_until: float | None = None  # then a pause ends by itself, in seconds since 1970

    # ---- How it stands.

    def state(self) -> State:
        if self.is_over():
            return "over"
        return "paused" if self.is_paused() else "playing"

    def refusal(self) -> RidottoError:
        return NotThen("the game has begun already", why="begun")

    def is_over(self) -> bool:
        return self.table.match.over()

    def is_paused(self) -> bool:
        return self.paused_until is not None

    def require_not_over(self) -> None:
        if self.is_over():
            raise NotThen("the game is over", why="over")

    def require_not_paused(self) -> None:
        if self.is_paused() and not self.is_over():
            raise NotThen("the host has paused the game", why="paused")

    def told_to(self, player: Player) -> list[Told]:
        return self.table.match.told_to(player)

    def told_so_far(self) -> int:
        return len(self.table.match.log)

    def told_since(self, number: int) -> tuple[str, ...] | None:
        return tuple(told_lines(self.table.match.log[number:]))

    def heard_by(self, player: Player) -> int:
        return len(self.table.ear_at(player).told)

    def asked(self) -> Collection[Player]:
        return {question.player for question in self.table.match.open_questions()}

    def waited_for(self) -> Collection[Player]:
        asking = self.table.match.asking(SPECTATOR)
        if asking.sealed:
            return ()
        return {*asking.players, *[given.player for given in self.table.match.record[-1:]]}

    def setup_shown(self) -> dict[str, object] | None:
        return dict(self.table.setup.as_dict())

    def meanwhile(self, player: Player) -> list[Told]:
        """Returns what a bot did for a player who was away, until they play again themselves: what everybody heard of
        it, and where memory is aided what these ears heard alone (TBL-015).
        """
        reminded = self.table.terms.reminds(player)
        return [told for told in self.done_for.get(player, []) if told.is_for(player if reminded else SPECTATOR)]

    # ---- What happens.

    def answer(self, player: Player, answers: Sequence[str]) -> None:
        ear = self.table.ear_at(player)
        heard = len(ear.told)
        self.table.answer_all(player, answers, self.table.play.number(player))
        self.done_for.pop(player, None)  # they play again, and know where they are
        ear.handed = max(ear.handed, heard)  # a player who answers has heard what came before

    def settle(self, player: Player, answer: Answer, late: bool) -> None:
        """Gives an answer that no person gave."""
        told = self.told_so_far()
        self.table.settle(player, answer, late=late)
        if player in self.done_for:
            self.done_for[player] += [one for one in self.table.match.log[told:] if one.fact.is_by(player)]

    def join(self, newcomer: Sitter) -> None:
        self.table.join(newcomer)

    def leave(self, player: Player) -> None:
        self.returning.discard(player)
        if not self.is_away(player):
            self.done_for[player] = []
            self.table.leave(player)

    def hand_over(self, player: Player) -> bool:
        if self.table.match.question_to(player) is not None:
            self.returning.add(player)
            return False
        self.take_over(player)
        return True

    def take_over(self, player: Player) -> None:
        """Lets a person play again in place of the bot."""
        self.table.take_over(player)
        self.returning.discard(player)

    def give_to_bot(self, player: Player, bot: Automaton) -> None:
        super().give_to_bot(player, bot)
        self.returning.discard(player)
        self.done_for.pop(player, None)
        self.table.play.advance.pop(player, None)

    def pause(self, now: float) -> None:
        by_correspondence = self.table.terms.correspondence
        self.paused_until = now + (LONGEST_PAUSE_BY_CORRESPONDENCE if by_correspondence else LONGEST_PAUSE)
