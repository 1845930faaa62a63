"""What agents do when they are placed: at once, and once (MQD-084 to 133, MQF-086 to 137)."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.palace import Palace
from ridotto.games.masques.rules.agents.ability import Ability
from ridotto.games.masques.rules.agents.assassin import WhomToStab
from ridotto.games.masques.rules.agents.courtesan import WhomToCall
from ridotto.games.masques.rules.agents.gondolier import WhomToFerry
from ridotto.games.masques.rules.agents.guard import WhomToRemove
from ridotto.games.masques.rules.agents.thief import WhatToSteal
from ridotto.games.masques.rules.agents.trader import WhatToTrade
from ridotto.games.masques.words import Agent, Hall
from ridotto.kernel import Player

ABILITIES: Final[tuple[type[Ability], ...]] = (  # in the order of AGENT_KINDS
    WhatToSteal,
    WhomToRemove,
    WhomToFerry,
    WhomToStab,
    WhomToCall,
    WhatToTrade,
)


def use(palace: Palace, player: Player, agent: Agent, hall: Hall) -> None:
    """An agent that can do nothing only fills its hallway (MQD-085, MQF-087)."""
    ability = ABILITIES[agent.number](player, hall)
    if ability.targets(palace):
        palace.ask(ability)
