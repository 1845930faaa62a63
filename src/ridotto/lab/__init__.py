"""Many matches at once, and what they cost."""

from ridotto.bots.lots import drawn
from ridotto.lab.batch import Batch
from ridotto.lab.bot_match import BotMatch
from ridotto.lab.collector import collect_rarely
from ridotto.lab.playouts import Wins, forks, playout, playouts, wins

__all__ = ["Batch", "BotMatch", "Wins", "collect_rarely", "drawn", "forks", "playout", "playouts", "wins"]
