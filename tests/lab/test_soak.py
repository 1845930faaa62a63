"""The long check, in short: it plays at tables of every size, and sees what goes wrong."""

import pytest

from ridotto.bots import Dice
from ridotto.contracts import AnyGame
from ridotto.contracts.example import Candles
from ridotto.kernel import Match
from tools.soak import Evening, main, soaked


class Melting(Candles):
    """A game in which something is lost with every answer."""

    def census(self, match: Match) -> dict[str, int]:
        return {"wax": 1000 - len(match.record)}


def test_it_plays_at_every_table_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["12"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("12 matches of masquerade, 3 to 8 players, ") and said.endswith(": all as it should be\n")


def test_what_is_lost_is_missed() -> None:
    honest: AnyGame = Candles()
    melting: AnyGame = Melting()
    assert soaked(Evening(honest, 3, {}, Dice(1)), False).over()
    with pytest.raises(AssertionError, match="lost or made"):
        soaked(Evening(melting, 3, {}, Dice(1)), False)
