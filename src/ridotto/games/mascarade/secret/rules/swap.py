"""Two masks go under the table and come back, swapped or not (MC1-060 to 066, MC2-060 to 066)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ridotto.games.mascarade.public.facts import Kept, Returned, Swapped, TookUp
from ridotto.games.mascarade.public.words import KEEP, SWAP, Place
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Answer, Audience, Because, Player, Question, name, only

SWAP_OR_KEEP: Final = (SWAP, KEEP)


@mypyc_attr(free_list_len=1)  # made and dropped more than any other
class SwapOrKeep(Question[Court, Answer]):
    def __init__(self, player: Player, one: Place, other: Place) -> None:
        super().__init__(player)
        self.one = one
        self.other = other

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return SWAP_OR_KEEP  # MC1-063, MC2-063

    def apply(self, court: Court, hands: Answer, /) -> None:
        by, one, other = self.player, self.one, self.other
        if hands is SWAP:
            court.swap_masks(one, other)
        if not court.deaf:
            court.tell(only(by), Swapped(by, one, other) if hands is SWAP else Kept(by, one, other))  # MC1-062, MC2-062
            court.tell(EVERYONE, Returned(by, one, other))

    def may_know(self, court: Court, /) -> Audience:
        return only(self.player)

    def rules(self, court: Court, answer: Answer, /) -> tuple[str, ...]:
        return (f"{court.setup.edition.clauses}060", f"{court.setup.edition.clauses}063")

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        return court.because("swap-or-keep", "060 063")

    def why_not_asked(self, court: Court, player: Player, /) -> Because:
        if court.claims:  # the Spy's swap, or the Fool's
            return others_power(court, self.player)
        return court.because("others-hands", "060 063", who=name(self.player))

    def carries(self) -> str:
        return f" {self.one.text} {self.other.text}"


def others_power(court: Court, user: Player) -> Because:
    return court.because("others-power", "098 100 110", who=name(user))


def take_up(court: Court, by: Player, one: Place, other: Place) -> None:
    """Takes up two masks in sight of all; one that lay open goes back face down (MC1-107, MC2-107)."""
    court.turn_down(one)
    court.turn_down(other)
    if not court.deaf:
        court.tell(EVERYONE, TookUp(by, one, other))
    court.ask(SwapOrKeep(by, one, other))
