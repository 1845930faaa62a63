"""A mask from elsewhere, as a designer would bring it: a word, a sheet, a power, and a line in a box of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, cast

from ridotto import ledger
from ridotto.games import GAMES
from ridotto.games.mascarade.game import Mascarade
from ridotto.games.mascarade.public.editions import SECOND
from ridotto.games.mascarade.public.facts import Chose, Declined
from ridotto.games.mascarade.public.masks import Ask, Sheet
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.words import JUDGE, KING, NOTATION, SPY, THIEF, WIDOW, Mask, Place
from ridotto.games.mascarade.secret.rules.powers import POWERS, add_power
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing, PowerQuestion
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Answer, Because, Game, Player

HERALD: Final = Mask("Herald")

# The sheet.


class Praises(Sheet):
    def bring(self, purses: Purses, user: Player) -> None:
        purses.leave_open(user)

    def expect(self, purses: Purses, user: Player) -> None:
        """Half of those who are praised leave it to the bank, the others thank the richest."""
        purses.coins[user] += self.gift // 2
        purses.coins[purses.richest_but(user)] += 1


# Parts of sentences, as kernel/catalogue.py describes them: { TARGET($answer) } and { PERSON(VIEW("user")) }.
WHO: Final = ["f", "TARGET", [["$", "answer"]], {}]
USER: Final = ["f", "PERSON", [["f", "VIEW", [["=", "user"]], {}]], {}]

THE_HERALD: Final = Praises(
    HERALD,
    "901 902",
    (Ask("WhomToPraise", "901"), Ask("WhomToThank", "902", of_another=True)),
    money=True,
    gift=2,
    sentences={
        "home-edition-mascarade-herald": "with a Herald",
        "mascarade-the-Herald": "Herald",
        "mascarade-the-Herald.the": "the Herald",
        "mascarade-the-Herald.a": "a Herald",
        "mascarade-gist-Herald": "praise somebody, who gives another player a coin, or leaves you 2",
        "mascarade-power-Herald": "Praises another player. That player gives 1 coin to anybody else; "
        "or the Herald takes 2 coins from the bank.",
        "mascarade-ask-WhomToPraise": "Whom do you praise?",
        "mascarade-option-WhomToPraise-place": ["praise ", WHO],
        "mascarade-ask-WhomToThank": [USER, " praises you. Whom do you give a coin, if anybody?"],
        "mascarade-option-WhomToThank-place": ["give 1 coin to ", WHO],
        "mascarade-option-WhomToThank-pass": "leave the Herald 2 coins of the bank",
        "mascarade-why-thank-somebody": "Give a coin to another player, or to nobody.",
    },
)

# The power.


class Herald(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.ask(WhomToPraise(by))


class WhomToPraise(Pointing[Place]):
    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.other_seats[court.seats[self.player]]

    def apply(self, court: Court, seat: Place, /) -> None:
        court.tell(EVERYONE, Chose(self.player, seat))
        court.ask(WhomToThank(court.player_at(seat), self.player))


class WhomToThank(PowerQuestion[Answer]):
    def __init__(self, player: Player, herald: Player) -> None:
        super().__init__(player)
        self.herald = herald

    def options(self, court: Court, /) -> tuple[Answer, ...]:
        return court.setup.pass_or_seat[court.seats[self.player]]

    def apply(self, court: Court, thanks: Answer, /) -> None:
        if isinstance(thanks, Place):
            court.tell(EVERYONE, Chose(self.player, thanks))
            court.pay(self.player, court.player_at(thanks), 1)
            court.reckon()
        else:
            court.tell(EVERYONE, Declined(self.player))
            court.from_bank(self.herald, court.setup.edition.sheets[HERALD].gift)

    def why_not(self, court: Court, answer: Answer, /) -> Because:
        return court.because("thank-somebody", self.ask(court).choice)

    def carries(self) -> str:
        return f" {self.herald}"


# The box.

EDITION: Final = SECOND.with_box(
    "mascarade-herald",
    "Mascarade with a Herald",
    [*SECOND.box, THE_HERALD],
    {"A": {4: [JUDGE, HERALD, KING, SPY, THIEF, WIDOW]}},
)
CLAUSES: Final = """
[[clause]]
id = "MC2-901"
topic = "herald"
rule = "The Herald praises another player."
kind = "rule"

[[clause]]
id = "MC2-902"
topic = "herald"
rule = "Who is praised gives a coin away, or the Herald takes two."
kind = "rule"
"""


@contextmanager
def at_home(folder: Path) -> Iterator[Game]:
    """The Herald is a mask of this house as long as this lasts."""
    rules = folder / "mascarade-herald.toml"
    second = (Path(__file__).parents[3] / "rules" / "mascarade-2e.toml").read_text(encoding="utf-8")
    rules.write_text(second + CLAUSES, encoding="utf-8")
    NOTATION.add(HERALD)
    add_power(HERALD, Herald())
    ledger.BROUGHT[EDITION.id] = rules
    GAMES[EDITION.id] = cast(Game, Mascarade(EDITION))
    try:
        yield GAMES[EDITION.id]
    finally:
        del GAMES[EDITION.id], ledger.BROUGHT[EDITION.id], POWERS[HERALD]
        NOTATION.take_out(HERALD)
