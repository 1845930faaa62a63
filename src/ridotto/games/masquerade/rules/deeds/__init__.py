"""How each effect of the vocabulary is carried out."""

from ridotto.games.masquerade.deck.vocabulary import (
    BOOST,
    DRAW,
    DRAW_UP_TO,
    EACH_THROWS,
    FLIP,
    GIVE,
    IGNORE_ARROWS,
    KILL,
    MODIFY,
    POISON,
    RECALL,
    ROLL,
    SHUFFLE,
    SPECIAL,
    TAKE,
    THROW,
    WEAKEN,
)
from ridotto.games.masquerade.rules.deeds.cards import Draws, DrawsUpTo, EachThrows, Recalls, Rolls, Shuffles, Throws
from ridotto.games.masquerade.rules.deeds.markers import Boosts, Gains, Poisons, Weakens
from ridotto.games.masquerade.rules.deeds.rows import Flips, Gives, Kills, Takes
from ridotto.games.masquerade.rules.deeds.special import Specials
from ridotto.games.masquerade.rules.firing import DEEDS

DEEDS.update(
    {
        DRAW: Draws(),
        DRAW_UP_TO: DrawsUpTo(),
        FLIP: Flips(),
        TAKE: Takes(),
        GIVE: Gives(),
        THROW: Throws(),
        EACH_THROWS: EachThrows(),
        KILL: Kills(),
        POISON: Poisons(),
        WEAKEN: Weakens(),
        BOOST: Boosts(),
        SHUFFLE: Shuffles(),
        RECALL: Recalls(),
        ROLL: Rolls(),
        SPECIAL: Specials(),
        MODIFY: Gains(),
        IGNORE_ARROWS: Gains(),
    }
)
