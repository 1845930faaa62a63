"""python -m tests.web.with_candles serve …: `ridotto serve` with a game from outside beside those of the house."""

from __future__ import annotations

import sys
from typing import cast

from ridotto.cli import main
from ridotto.contracts.example import CANDLES
from ridotto.games import GAMES
from ridotto.kernel import Game

if __name__ == "__main__":
    GAMES[CANDLES.id] = cast(Game, CANDLES)
    sys.exit(main(sys.argv[1:]))
