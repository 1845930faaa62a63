"""Families, the first player, and the palace before the first round (MQD-024 to 048, MQF-026 to 050)."""

from __future__ import annotations

from ridotto.games.masques.public.facts import BANK, Counted, FirstPlayer, Purse, TookFamily
from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.words import FOSCARI_SLOT, Family, Seat
from ridotto.games.masques.secret.rules.chores import do
from ridotto.games.masques.secret.rules.round import NEXT_ROUND
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import EVERYONE, FATE, NOBODY, Player, Question, Step


def new_match(setup: MasquesSetup) -> Palace:
    """Returns a match about to begin: everybody has a ducat, and nothing is drawn yet."""
    palace = Palace(setup)
    tell_ducats(palace)
    palace.begin(Opening())
    return palace


def tell_ducats(palace: Palace) -> None:
    for player in palace.setup.everybody:
        palace.tell(EVERYONE, Counted(Purse(player), palace.purses[player]))  # MQD-028, MQF-030
    palace.tell(EVERYONE, Counted(BANK, palace.bank))


class Opening(Step[Palace]):
    def run(self, palace: Palace, /) -> None:
        setup = palace.setup
        seats = [player for player in setup.everybody for _ in range(2 if setup.two else 1)]  # MQD-045, MQF-047
        if setup.named_families:
            for player, family in zip(seats, setup.named_families, strict=True):
                take_family(palace, player, family)
        else:
            for player in seats:
                palace.ask(WhichFamily(player))
        palace.then(FamiliesKnown())

    def spelling(self) -> str:
        return "Opening"


class WhichFamily(Question[Palace, Family]):
    """Fate deals a family card (MQD-026, MQD-034, MQF-028, MQF-036)."""

    def __init__(self, to: Player) -> None:
        super().__init__(FATE)
        self.to = to

    def options(self, palace: Palace, /) -> tuple[Family, ...]:
        setup = palace.setup
        return tuple([family for family in without_owner(palace) if family not in setup.named_absent])

    def apply(self, palace: Palace, family: Family, /) -> None:
        take_family(palace, self.to, family)

    def carries(self) -> str:
        return f" {self.to}"


def take_family(palace: Palace, player: Player, family: Family) -> None:
    palace.take_family(player, family)
    palace.tell(EVERYONE, TookFamily(player, family))


def without_owner(palace: Palace) -> list[Family]:
    families = palace.setup.edition.families[:FOSCARI_SLOT]
    return [family for family in families if palace.owners[family.slot] == NOBODY]


class FamiliesKnown(Step[Palace]):
    """The family that is left over stays away; then somebody is first."""

    def run(self, palace: Palace, /) -> None:
        for family in without_owner(palace):
            palace.stay_away(family)  # MQD-033, MQF-035
        if palace.setup.first is None:
            palace.ask(WhoBegins(FATE))
        else:
            begin_with(palace, palace.setup.first)
        do(palace, palace.setup.edition.at_setup)
        palace.then(NEXT_ROUND)

    def spelling(self) -> str:
        return "FamiliesKnown"


class WhoBegins(Question[Palace, Seat]):
    """Fate draws the first player, unless the host named one (MQD-024, MQF-026)."""

    def options(self, palace: Palace, /) -> tuple[Seat, ...]:
        return palace.setup.seats

    def apply(self, palace: Palace, seat: Seat, /) -> None:
        begin_with(palace, Player(seat.number))

    def carries(self) -> str:
        return ""


def begin_with(palace: Palace, player: Player) -> None:
    palace.first = player
    palace.tell(EVERYONE, FirstPlayer(player))
