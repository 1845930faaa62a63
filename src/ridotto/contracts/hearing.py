"""Contracts about what is made of facts: views, beliefs, and the facts themselves."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from ridotto.bots import Dice
from ridotto.contracts.walking import Broken, listeners, log, walk, where
from ridotto.kernel import Belief, Fact, Game, Match, Player, Setup, View, forms_of, name

RECONNECTS: Final = 16  # one look in so many is compared with a view made anew


def facts(game: Game, setup: Setup, seed: int) -> None:
    """A fact never changes: it fits into one line, is spelt the same to the end, and can be read from its spelling."""
    forms = forms_of(game.notation.language)
    told: list[tuple[int, str]] = []
    for match in walk(game, setup, seed):
        now = log(match)
        if now[: len(told)] != told:
            raise Broken(f"{where(match)}: what was told before has changed")
        for one, (_, text) in zip(match.log[len(told) :], now[len(told) :]):
            if not text or text.splitlines() != [text]:
                raise Broken(f"{where(match)}: {text!r} is not one line")
            if forms.read(text) != one.fact.data():
                read = " or ".join([form.kind for form in forms.all() if form.read(text) is not None])
                raise Broken(f"{where(match)}: {text!r} is {one.fact.data()}, and reads as {read or 'nothing'}")
        told = now


def views(game: Game, setup: Setup, seed: int) -> None:
    """A view is what its facts make of it: heard one by one or all again, it shows the same plain words."""
    dice = Dice(seed)
    folded: dict[Player, View] = {}
    heard: dict[Player, int] = {}
    for match in walk(game, setup, seed):
        for player in listeners(match):
            if player not in folded:
                folded[player] = game.view(setup, player)
            for fact in news(match, player, heard):
                folded[player].hear(fact)
            folded[player].set_asking(match.asking(player))
            shown = folded[player].as_dict()
            if json.loads(json.dumps(shown)) != shown or json.dumps(folded[player].as_dict()) != json.dumps(shown):
                raise Broken(f"{where(match)}: the view of {name(player)} is not plain, or not twice the same")
            if dice.below(RECONNECTS) == 0 or match.over():
                check_return(game, setup, match, player, shown)


def check_return(game: Game, setup: Setup, match: Match, player: Player, shown: Mapping[str, object]) -> None:
    """Checks that a player who comes back, and hears all facts again, sees what they would see had they stayed."""
    now = game.seen_by(player, setup, match).as_dict()
    if now != shown:
        key = next(key for key in [*now, *shown] if now.get(key) != shown.get(key))
        here = f"{where(match)}: who comes back as {name(player)}"
        raise Broken(f"{here} sees {key} as {now.get(key)!r}, who stayed as {shown.get(key)!r}")


def beliefs(game: Game, setup: Setup, seed: int) -> None:
    """What a player infers never excludes the truth. It depends on what they heard, not on how often they asked."""
    dice = Dice(seed)
    folded: dict[Player, Belief] = {}
    heard: dict[Player, int] = {}
    silent = True  # the game has not said what really lies anywhere
    for match in walk(game, setup, seed):
        for player in listeners(match):
            if player not in folded:
                folded[player] = game.belief(setup, player)
            for fact in news(match, player, heard):
                folded[player].hear(fact)
            if dice.below(RECONNECTS) == 0 or match.over():
                again = game.belief(setup, player)
                for fact in match.heard_by(player):
                    again.hear(fact)
                if not folded[player].possible() == folded[player].possible() == again.possible():
                    raise Broken(f"{where(match)}: what {name(player)} infers depends on how often they ask")
                check_odds(match, player, folded[player], again)
                check_truth(match, player, folded[player], game.lying(match))
                silent = silent and not game.lying(match)
    if silent and any(belief.possible() for belief in folded.values()):
        raise Broken(f"{game.id} does not say what really lies at the places of its beliefs: see `Game.lying`")


def check_truth(match: Match, player: Player, belief: Belief, lying: dict[str, list[str]]) -> None:
    """Checks that what really lies somewhere may lie there for all that this player can infer."""
    possible = belief.possible()
    for place, things in lying.items():
        for thing in things:
            if thing not in possible.get(place, []):
                may = " or ".join(possible.get(place, [])) or "nothing"
                raise Broken(f"{where(match)}: {thing} lies at {place}, where {name(player)} infers {may}")


def check_odds(match: Match, player: Player, belief: Belief, again: Belief) -> None:
    """Checks that odds are those of what is possible, and certain only where nothing else is."""
    here, possible = f"{where(match)}: the odds of {name(player)}", belief.possible()
    sheet = belief.sheet()
    if sheet.places != again.sheet().places:
        raise Broken(f"{here} depend on how often they ask")
    for place, row in sheet.places.items():
        if not set(row) <= set(possible[place]):
            raise Broken(f"{here} give a chance to what cannot lie at {place}")
        if not all(0.0 < odds <= 1.0 for odds in row.values()):
            raise Broken(f"{here} at {place} are not between 0 and 1")
        if len(possible[place]) == 1 and list(row.values()) != [1.0]:
            raise Broken(f"{here} doubt what must lie at {place}")


def news(match: Match, player: Player, heard: dict[Player, int]) -> list[Fact]:
    """Returns what a player heard since the last time; `heard` counts the facts of each player."""
    told = match.heard_by(player)
    before, heard[player] = heard.get(player, 0), len(told)
    return told[before:]
