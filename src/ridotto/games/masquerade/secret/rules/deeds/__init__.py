"""How each effect of the vocabulary is carried out."""

from typing import Final

from ridotto.games.masquerade.public.deck.vocabulary import EFFECTS
from ridotto.games.masquerade.secret.rules.deeds.cards import (
    Draws,
    DrawsUpTo,
    EachThrows,
    Recalls,
    Rolls,
    Shuffles,
    Throws,
)
from ridotto.games.masquerade.secret.rules.deeds.markers import Boosts, Gains, Poisons, Weakens
from ridotto.games.masquerade.secret.rules.deeds.rows import Flips, Gives, Kills, Takes
from ridotto.games.masquerade.secret.rules.deeds.special import Specials
from ridotto.games.masquerade.secret.rules.firing import DEEDS, Deed

BY_WORD: Final[dict[str, Deed]] = {
    "draw": Draws(),
    "draw_up_to": DrawsUpTo(),
    "flip": Flips(),
    "take": Takes(),
    "give": Gives(),
    "discard": Throws(),
    "each_discards": EachThrows(),
    "kill": Kills(),
    "poison": Poisons(),
    "weaken": Weakens(),
    "boost": Boosts(),
    "shuffle": Shuffles(),
    "recall": Recalls(),
    "roll": Rolls(),
    "special": Specials(),
    "modify": Gains(),
    "ignore_arrows": Gains(),
}
DEEDS.update({EFFECTS[word]: deed for word, deed in BY_WORD.items()})
