"""A player uses an agent that they placed: they are asked, and what follows is done and told."""

from __future__ import annotations

from ridotto.games.masques.public.agents import RULES
from ridotto.games.masques.public.facts import Called, Chose, Declined, GaveUp, Placed
from ridotto.games.masques.public.held import holds
from ridotto.games.masques.public.sheets import SHEETS
from ridotto.games.masques.public.words import DECLINE, Agent, Guest, Hall
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import EVERYONE, Answer, Because, Player, Question


def use(palace: Palace, player: Player, agent: Agent, hall: Hall) -> None:
    """Asks a player to use an agent; one that can do nothing only fills its hallway (MQD-085, MQF-087)."""
    found = RULES[agent.number].options(palace.ring, hall)
    if found:
        palace.ask(Ability(player, agent.number, hall, tuple(found)))


class Ability(Question[Palace, Answer]):
    """What a player may do with an agent that they placed just now, and need not."""

    def __init__(self, player: Player, kind: int, here: Hall, found: tuple[Answer, ...]) -> None:
        super().__init__(player)
        self.kind = kind
        self.here = here  # where the agent lies
        self.found = found  # all that the player may answer: nothing changes until then

    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        return self.found

    def apply(self, palace: Palace, answer: Answer, /) -> None:
        if answer is DECLINE:
            palace.tell(EVERYONE, Declined(self.player))
        elif self.goes_on(palace, answer):
            palace.tell(EVERYONE, Chose(self.player, answer))
            palace.ask(Completion(self.player, self.kind, self.here, answer))
        else:
            carry_out(palace, self.player, self.kind, self.here, answer, None)

    def goes_on(self, palace: Palace, answer: Answer, /) -> bool:
        return answer is not DECLINE and len(RULES[self.kind].ends(palace.ring, self.here, answer)) > 0

    def why_not(self, palace: Palace, answer: Answer, /) -> Because:
        reason = "compulsory" if answer is DECLINE else f"{SHEETS[self.kind].kind}-first"  # MQD-084
        return self.not_offered(palace, answer, reason)

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        optional = ("MQD-084", "MQF-086")
        return palace.setup.edition.its(*(optional if answer is DECLINE else SHEETS[self.kind].clauses))

    def name(self) -> str:
        return SHEETS[self.kind].first

    def carries(self) -> str:
        return f" {self.here.text}"


class Completion(Question[Palace, Answer]):
    """The second half of an ability: what began must end."""

    def __init__(self, player: Player, kind: int, here: Hall, chosen: Answer) -> None:
        super().__init__(player)
        self.kind = kind
        self.here = here
        self.chosen = chosen

    def options(self, palace: Palace, /) -> tuple[Answer, ...]:
        return tuple(RULES[self.kind].ends(palace.ring, self.here, self.chosen))

    def apply(self, palace: Palace, end: Answer, /) -> None:
        carry_out(palace, self.player, self.kind, self.here, self.chosen, end)

    def why_not(self, palace: Palace, answer: Answer, /) -> Because:
        reason = "has-begun" if answer is DECLINE else f"{SHEETS[self.kind].kind}-then"
        return self.not_offered(palace, answer, reason)

    def rules(self, palace: Palace, answer: Answer, /) -> tuple[str, ...]:
        return palace.setup.edition.its("MQD-089", "MQF-090")

    def name(self) -> str:
        then = SHEETS[self.kind].then
        assert then is not None, "an ability that has no second half"
        return then

    def carries(self) -> str:
        return f" {self.chosen.text} {self.here.text}"


def carry_out(palace: Palace, by: Player, kind: int, here: Hall, chosen: Answer, end: Answer | None) -> None:
    """Does and tells what happens. All of it lies open, but for one thing: who holds a guest that is called."""
    fact = RULES[kind].deed(palace.ring, here, chosen, end)
    if isinstance(fact, Placed):
        assert isinstance(fact.card, Guest)
        call(palace, by, fact.card, fact.at)
    else:
        palace.happen(fact)


def call(palace: Palace, by: Player, guest: Guest, hall: Hall) -> None:
    """Places a called guest, out of turn and face up; nobody is asked (MQD-104 to 106, MQF-105 to 107)."""
    palace.tell(EVERYONE, Called(by, guest, hall))
    holder = holder_of(palace, by, guest)
    palace.put_down(holder, guest)
    palace.tell(EVERYONE, GaveUp(holder, guest))
    palace.place(guest, hall)


def holder_of(palace: Palace, by: Player, guest: Guest) -> Player:
    """Returns the first holder who is called upon; there is one (MQD-107, MQF-108)."""
    for player in palace.setup.called_upon(by):
        if holds(palace.in_hand[player], guest):
            return player
    raise AssertionError(f"nobody holds {guest.text}")
