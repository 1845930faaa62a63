"""Masques, the Dust edition: Plots and Influence cards at a series of Dances."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.editions.edition import Edition
from ridotto.games.masques.public.words import (
    ARCADES,
    CANTARINI,
    CANTARINI_GUESTS,
    CLERGY,
    DANDOLO,
    FARMERS,
    FOSCARI,
    MERCHANTS,
    MILITARY,
    MOROSINI,
    SHARED_GUESTS,
    SPACES,
    VENIER,
    WORKERS,
)

DUST: Final = Edition(
    id="masques-dust",
    title="Masques, Dust edition",
    clauses="MQD-",
    families=(CANTARINI, DANDOLO, MOROSINI, VENIER, FOSCARI),  # MQD-005
    guests=(*CANTARINI_GUESTS, *SHARED_GUESTS),  # MQD-002, MQD-003
    guilds=(CLERGY, MILITARY, MERCHANTS, FARMERS, WORKERS),  # MQD-010
    arcades=ARCADES,
    halls=SPACES,
    ducats=36,  # MQD-012
    agents_have_influence=False,  # MQD-008, MQD-138
    absent_family_dances=True,  # MQD-033, MQD-035
    draft_with_two=True,  # MQD-057
    passing_is_an_action=False,  # MQD-074
    leftovers_go_before_awards=True,  # MQD-082
    at_setup=("refill",),  # MQD-030
    at_start_of_round=(),
    at_end_of_round=("first player", "refill", "agents", "tokens", "guests"),  # MQD-158
)
