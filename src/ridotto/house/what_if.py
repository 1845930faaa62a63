"""What if: one person plays on from a moment of a finished game, alone with bots, from what a seat then knew.

The table is begun with the answers of a world that was drawn from what that seat had heard, and nothing of the game as
it was: what the seat could not know is dealt anew, each time otherwise.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from ridotto.bots import COURTIER, Dice
from ridotto.bots.levels import courtier_of
from ridotto.house.actor import TableActor
from ridotto.house.commands import Begin
from ridotto.house.decisions import by
from ridotto.house.errors import CannotBeShown, CannotPlayOn
from ridotto.house.events import AnyEvent, Filled, Opened, Sat, WhatIf
from ridotto.house.house import House, Pass
from ridotto.house.new_table import opening_for_one
from ridotto.house.past_game import PastGame
from ridotto.house.table_state import Decision
from ridotto.house.who import digest_of
from ridotto.kernel import EVEN_TEMPERED, Courtier, Fact, Game, Given, Match, Player, Setup, TurnBegan, give, name
from ridotto.replay import fresh_seed
from ridotto.table import Automaton, Sitter
from ridotto.table.faces import faces_at

WORLDS: Final = 16  # from which one is drawn, by how well it fits what was said
FINE: Final = 1 << 30
NEAREST: Final = 3  # moments that a refusal names


async def open_what_if(house: House, actor: TableActor, key: str | None, moment: int, seat: Player) -> Pass:
    """Opens a table that goes on before the answer that came after `moment` answers, for the person who asks."""
    at = await house.finished_game(actor, key, "a game is played on from after its end")
    game = at.begun_game()
    if isinstance(game, PastGame):
        raise CannotBeShown
    house.require_room()
    table = game.table
    token = house.fresh_token()
    dice = Dice(int.from_bytes(fresh_seed()))
    found = await asyncio.to_thread(take_up, table.game, table.setup, table.match, moment, seat, dice, at.code)
    opened = opening(table.game, table.setup, found, digest_of(token))
    sitters = [holder.sitter for holder in at.seats]
    return await house.open_for(opened, first_steps(opened, seat, sitters), token, seat)


def take_up(game: Game, setup: Setup, finished: Match, moment: int, seat: Player, dice: Dice, code: str = "") -> WhatIf:
    """Returns a world to play on in, or refuses: a moment that there was not, or a seat that was not asked there."""
    answers, outcome = finished.record, finished.outcome
    if outcome is None:
        raise CannotPlayOn("this game is not over: expected one that was played to its end", why="not-over")
    if not 0 <= moment < len(answers):
        last = len(answers) - 1
        said = f"moment {moment}: expected 0 to {last}, so many answers had been given then"
        raise CannotPlayOn(said, why="no-moment", moment=moment, last=last)
    match = match_after(game, setup, answers[:moment])
    if len(match.seated) > setup.players:
        raise CannotPlayOn("somebody had sat down in the middle: expected a moment before that", why="joined")
    if match.question_to(seat) is None:
        raise not_asked(answers, moment, seat)
    world = likely_world(game, setup, seat, match.heard_by(seat), dice)
    return WhatIf(
        code=code,
        moment=moment,
        turn=turns_in(match),
        seat=seat,
        answers=tuple([(given.player, given.answer.text, given.late) for given in world.record]),
        winners=outcome.winners,
        turns=turns_in(finished),
    )


def match_after(game: Game, setup: Setup, answers: Sequence[Given]) -> Match:
    match: Match = game.start(setup)
    for given in answers:
        give(match, given)
    return match


def not_asked(answers: Sequence[Given], moment: int, seat: Player) -> CannotPlayOn:
    """Says when this seat was asked, near that moment."""
    moments = [number for number, given in enumerate(answers) if given.player == seat]
    nearest = sorted(sorted(moments, key=lambda number: abs(number - moment))[:NEAREST])
    expected = ", ".join(map(str, nearest)) or "another seat"
    said = f"seat {name(seat)} was not asked anything at moment {moment}: expected {expected}"
    return CannotPlayOn(said, why="not-asked", seat=name(seat), moment=moment, expected=expected)


def likely_world(game: Game, setup: Setup, seat: Player, heard: list[Fact], dice: Dice) -> Match:
    """Returns one of the worlds that would have told this seat what it heard; rather one that fits what was said."""
    worlds = game.worlds(setup, seat, heard, WORLDS, dice.below)
    if not worlds:
        raise CannotPlayOn("no game that begins like this could have told this seat what it heard", why="no-world")
    weights = [1.0] * len(worlds)
    bot = courtier_of(game, setup, seat, dice.below, EVEN_TEMPERED) if COURTIER in game.bots() else None
    if isinstance(bot, Courtier):
        for fact in heard:
            bot.hear(fact)
        weights = [bot.likelihood(game.faces(world)) for world in worlds]
    left = dice.below(FINE) / FINE * sum(weights)
    for world, weight in zip(worlds, weights):
        left -= weight
        if left < 0.0:
            return world
    return worlds[-1]


def turns_in(match: Match) -> int:
    return sum([isinstance(told.fact, TurnBegan) for told in match.log])


def opening(game: Game, setup: Setup, found: WhatIf, host: str) -> Opened:
    """Returns the first event of such a table. All host options stay, or the answers would lead elsewhere."""
    return opening_for_one(game, setup.players, setup.chosen_options(), host, what_if=found)


def first_steps(opened: Opened, seat: Player, sitters: Sequence[Sitter | None]) -> list[Decision]:
    """Returns what happens there first: all sit where they sat, bots in place of all other people, and it begins."""
    events: list[AnyEvent] = []
    for number, (sitter, face) in enumerate(list(zip(sitters, faces_at(sitters)))[: opened.players]):
        called = name(Player(number)) if sitter is None else sitter.name
        if number == seat:
            events.append(Sat(number, called, opened.host, face))
        else:
            bot = sitter.bot if isinstance(sitter, Automaton) else COURTIER
            events.append(Filled(number, called, bot, face=face))
    return [lambda at: events, by(opened.host, Begin())]
