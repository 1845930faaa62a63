"""A table as it is shown to people: who sits there, what is agreed, how it stands."""

from __future__ import annotations

import msgspec

from ridotto.bots import UnknownBot, character_of, level_of, nickname_of
from ridotto.house.evening import Score
from ridotto.house.events import WhatIf
from ridotto.house.live_game import LiveGame
from ridotto.house.refusals import objection_shown
from ridotto.house.shown import (
    CharacterShown,
    ListedTable,
    ObjectionShown,
    ScoreShown,
    SeatShown,
    TableShown,
    TermsShown,
    WhatIfShown,
)
from ridotto.house.table_state import TableState
from ridotto.kernel import SPECTATOR, CharacterRefused, Player, SetupRefused, name
from ridotto.table import Automaton
from ridotto.table.faces import faces_at


def table_shown(at: TableState) -> TableShown:
    """Returns the table as everybody may see it, and the seed once nothing is secret any more."""
    opened, game = at.opened, at.stage
    host = at.host_at()
    return TableShown(
        code=at.code,
        game=at.game.id,
        title=at.game.title,
        state=at.state,
        rules=game.rules(),
        players=opened.players,
        options=at.options,
        terms=TermsShown(**{**msgspec.structs.asdict(opened.terms), "memory": at.terms.memory_kept().value}),
        seats=[seat_shown(at, Player(number), face) for number, face in enumerate(faces_shown(at))],
        door=game.at_the_door(),
        joins=isinstance(game, LiveGame) and not at.is_for_one and not game.is_over() and not game.table.why_closed(),
        host=None if host == SPECTATOR else name(host),
        paused_until=game.paused_until if isinstance(game, LiveGame) and at.state == "paused" else None,
        commitment=at.fate.commitment,
        seed=opened.seed if at.opened_up else None,
        follows=opened.follows or None,
        followed_by=at.followed_by,
        games=at.games,
        score=[ScoreShown(score.name, letter_of(at, score), score.wins) for score in at.score],
        lesson=opened.lesson or None,
        deal=opened.deal or None,
        what_if=None if opened.what_if is None else what_if_shown(opened.what_if),
        advice=[] if at.state != "open" else advice_shown(at),
    )


def advice_shown(at: TableState) -> list[ObjectionShown]:
    if not at.options:
        return []  # the usual table keeps to the rulebook
    try:
        return [objection_shown(advice) for advice in at.game.set_up(at.opened.players, dict(at.options)).advice]
    except SetupRefused:  # agreed on under other rules
        return []


def what_if_shown(found: WhatIf) -> WhatIfShown:
    winners = [name(Player(winner)) for winner in found.winners]
    return WhatIfShown(found.code or None, found.moment, found.turn, name(Player(found.seat)), winners, found.turns)


def letter_of(at: TableState, score: Score) -> str | None:
    return next((name(Player(number)) for number, seat in enumerate(at.seats) if score.is_of(seat)), None)


def faces_shown(at: TableState) -> list[str]:
    """Returns the face at each seat, by its key; empty where nobody sits."""
    return faces_at([seat.sitter for seat in at.seats])


def seat_shown(at: TableState, player: Player, face: str) -> SeatShown:
    seat = at.seats[player]
    sitter, away = seat.sitter, at.is_away(player)
    bot = sitter.bot if isinstance(sitter, Automaton) else at.terms.stand_in if away else None
    return SeatShown(
        player=name(player),
        name=None if sitter is None else sitter.name,
        face=face,
        bot=bot,
        level=None if bot is None else level_of(bot),
        character=None if bot is None else character_shown(bot),
        away=away,
        free=seat.free,
        offerable=at.can_be_given(player),
    )


def character_shown(bot: str) -> CharacterShown | None:
    """Returns what a bot is like; None where only dice decide, or another version called it so."""
    try:
        found = character_of(bot)
    except (UnknownBot, CharacterRefused):
        return None
    if found is None:
        return None
    return CharacterShown(nickname_of(bot), found.memory, found.boldness, found.suspicion, found.patience)


def listed_table(at: TableState) -> ListedTable | None:
    """Returns the table's line in the list; None while it is not listed."""
    if not at.opened.terms.listed or at.asleep or at.state in ("outdated", "over", "closed"):
        return None
    host = at.host_at()
    return ListedTable(
        code=at.code,
        game=at.game.id,
        title=at.game.title,
        host="" if host == SPECTATOR else at.name_of(host),
        players=len(at.seats),
        free=sum(seat.free for seat in at.seats),
        state="playing" if at.has_begun else "open",
        watchers=at.opened.terms.watchers,
        at=at.time,
        rules=at.game.rules_version,
    )
