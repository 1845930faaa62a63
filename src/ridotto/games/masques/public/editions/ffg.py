"""Masques, the Fantasy Flight edition: guests and agents at a series of rounds."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.editions.edition import Edition
from ridotto.games.masques.public.words import (
    CLERGY,
    CONTARINI,
    CONTARINI_GUESTS,
    DANDOLO,
    FOSCARI,
    HALLWAYS,
    MERCHANT,
    MILITARY,
    MOROSINI,
    PALACE_CARDS,
    SCRIBE,
    SHARED_GUESTS,
    VENIER,
    VINTNER,
)

FFG: Final = Edition(
    id="masques-ffg",
    title="Masques, Fantasy Flight edition",
    clauses="MQF-",
    families=(CONTARINI, DANDOLO, MOROSINI, VENIER, FOSCARI),  # MQF-005
    guests=(*CONTARINI_GUESTS, *SHARED_GUESTS),  # MQF-002, MQF-003
    guilds=(CLERGY, MILITARY, MERCHANT, VINTNER, SCRIBE),  # MQF-011
    arcades=PALACE_CARDS,
    halls=HALLWAYS,
    ducats=35,  # MQF-013
    agents_have_influence=True,  # MQF-008, MQF-141
    absent_family_dances=False,  # MQF-035, MQF-037
    draft_with_two=False,  # MQF-060
    passing_is_an_action=True,  # MQF-076
    leftovers_go_before_awards=False,  # MQF-084
    at_setup=(),  # MQF-032
    at_start_of_round=("refill",),  # MQF-052, MQF-167
    at_end_of_round=("agents", "tokens", "guests", "first player"),  # MQF-164
)
