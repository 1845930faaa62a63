"""What an announcement, a claim or a choice would bring to whom, as data: by the rules and what lies open.

What each power does to purses stands on the sheet of its mask (see masks/).
"""

from __future__ import annotations

from typing import TypedDict

from ridotto.games.mascarade.public.facts import Chose
from ridotto.games.mascarade.public.masks import Ask, Sheet
from ridotto.games.mascarade.public.numbers import GOAL
from ridotto.games.mascarade.public.purses import Purses
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import PASS, Mask, Place
from ridotto.kernel import Answer, Player, Prospects, name

PurseChange = TypedDict("PurseChange", {"who": str, "from": int, "to": int, "wins": bool})


class Stake(TypedDict):
    """Mascarade, an announcement, a claim or a choice of a power: what it would bring to whom.

    It goes on to the end of the turn, and all who have not answered an announcement let it pass. There is one stake for
    each answer to the question who is right: the players who wear the mask that they claim, or know who they are.
    In `purses` are those that change, and winners: `who` is a letter, `bank` or `court`, `from` and `to` are coins.
    """

    right: list[str] | None  # who is right, by letter; null: nobody is shown, or all that matters lies open
    open: bool  # a later choice moves more coins: only purses and winners that do not depend on it are listed
    purses: list[PurseChange]
    best: list[PurseChange]  # the same with the choice that brings the user of the power most; empty: none brings more
    idle: bool  # the power would do nothing at all now


def prospects(view: CourtView, question: str, answer: Answer) -> Prospects:
    """Returns what an option would bring, once for every answer to the question who is right."""
    if question == "WhatToDo":
        return announcement(view, answer) if isinstance(answer, Mask) else ()
    if question == "ClaimToo":
        return claim(view, answer)
    ask = view.setup.edition.asks.get(question)
    if ask is None or view.announced is None or view.user is None:
        return ()
    return choice(view, view.setup.edition.sheets[view.announced], ask, answer, view.user)


def announcement(view: CourtView, mask: Mask) -> list[Stake]:
    """Returns what an announcement brings if nobody claims the mask, too."""
    reckoning = Reckoning(view, [])
    reckoning.use(view.setup.edition.sheets[mask], [view.player])
    return [reckoning.stake(None)]


def claim(view: CourtView, answer: Answer) -> list[Stake]:
    """Returns what a claim brings, or letting it pass, by who turns out to be right."""
    mask = view.announced
    if mask is None:
        return []
    claimants = list(view.claims) if answer is PASS else [*view.claims, view.player]
    sheet = view.setup.edition.sheets[mask]
    if len(claimants) == 1:
        alone = Reckoning(view, [])
        alone.use(sheet, claimants)
        return [alone.stake(None)]
    found: list[Stake] = []
    for right in cases(claimants, view.setup.masks.count(mask)):
        reckoning = Reckoning(view, [player for player in claimants if player not in right])
        reckoning.use(sheet, right)
        found.append(reckoning.stake(right))
    return found


def cases(claimants: list[Player], masks: int) -> list[list[Player]]:
    """Returns who may be right: each alone, two together where there are two such masks, or nobody."""
    found = [[player] for player in claimants]
    if masks > 1:
        found += [[one, other] for at, one in enumerate(claimants) for other in claimants[at + 1 :]]
    return [*found, []]


def choice(view: CourtView, sheet: Sheet, ask: Ask, answer: Answer, user: Player) -> list[Stake]:
    """Returns what a choice brings that a power asks for, with the fines that follow."""
    if ask.of_another:
        return confession(view, sheet, answer, user)
    chosen = view.player_at(answer) if isinstance(answer, Place) else None
    if ask.if_wrong:
        return [] if chosen is None else questioning(view, chosen, user, ask.takes, [[chosen], []])
    reckoning = Reckoning(view, to_be_fined(view))
    if sheet.changes_seats and chosen is not None:
        reckoning.move_two_players(sheet, ask, chosen, user)
    elif ask.takes > 0 and chosen is not None:
        reckoning.purses.take(chosen, user, ask.takes)
    elif ask.exchanges:
        if chosen is not None:
            reckoning.purses.exchange(user, chosen)
    elif not (ask.looks or ask.shows or ask.masks):
        return []  # what follows is not on the sheet
    reckoning.settle()
    return [reckoning.stake(None)]


def confession(view: CourtView, sheet: Sheet, answer: Answer, user: Player) -> list[Stake]:
    """Returns what it brings to say who one is, if that is what the power asks for."""
    prices = [ask.takes for ask in sheet.asks if ask.if_wrong]
    if not prices:
        return []
    me = view.player
    face = view.open.get(view.places_of(me)[0])
    if face is not None:
        return questioning(view, me, user, prices[0], [[me] if face is answer else []])
    return questioning(view, me, user, prices[0], [[me], []])


def questioning(view: CourtView, asked: Player, user: Player, price: int, rights: list[list[Player]]) -> list[Stake]:
    found: list[Stake] = []
    for right in rights:
        reckoning = Reckoning(view, to_be_fined(view))
        if not right:
            reckoning.purses.take(asked, user, price)
        reckoning.settle()
        found.append(reckoning.stake(right))
    return found


def to_be_fined(view: CourtView) -> list[Player]:
    """Returns the claimants who have been shown to be wrong, and pay when the power has been used (MC1-102)."""
    if len(view.claims) < 2:
        return []
    return [player for player, place in view.claims.items() if view.open.get(place) is not view.announced]


class Reckoning:
    """Coins from now to the end of the turn: what a power does, then fines, then who has won."""

    def __init__(self, view: CourtView, wrong: list[Player]) -> None:
        self.view = view
        self.wrong = wrong  # who has to pay a fine
        coins = [view.coins_of(player) for player in view.setup.everybody]
        self.before = coins.copy()
        self.purses = Purses(coins, view.bank, view.court, view.seating.sitters, view.seating.seats, [])
        self.winners: list[Player] = []
        self.best: list[PurseChange] = []
        self.idle = False

    def use(self, sheet: Sheet, right: list[Player]) -> None:
        """Does what the power of a mask does for those who are right; where a choice moves coins, it ends there."""
        if len(right) == 2:
            sheet.bring_to_two(self.purses, right)
        elif len(right) == 1:
            if 0 < sheet.wins_with <= self.purses.coins[right[0]]:
                self.winners = right
            else:
                sheet.bring(self.purses, right[0])
                self.idle = not sheet.asks and not self.purses.left_open and self.purses.coins == self.before
                if self.purses.left_open:
                    self.best = self.best_choice(sheet, right[0])
        self.settle()

    def best_choice(self, sheet: Sheet, user: Player) -> list[PurseChange]:
        """Returns the purses if the user of the power chooses the richest of the others, where that brings coins."""
        ask = sheet.asks[0]
        ahead = Reckoning(self.view, self.wrong)
        richest = ahead.purses.richest_but(user)
        if ask.exchanges and ahead.purses.coins[richest] > ahead.purses.coins[user]:
            ahead.purses.exchange(user, richest)
        elif ask.if_wrong:
            ahead.purses.take(richest, user, ask.takes)
        else:
            return []
        ahead.settle()
        return ahead.changes()

    def move_two_players(self, sheet: Sheet, ask: Ask, chosen: Player, user: Player) -> None:
        """Takes coins from two players who change seats; what lies there stays, so each has the other's coins then."""
        if ask is not sheet.asks[-1]:
            sheet.bring(self.purses, user)
            return
        first = [fact for fact in self.view.said if isinstance(fact, Chose)][-1]
        other = self.view.player_at(first.at)
        assert other is not None, "a power that makes players change seats points at players"
        self.purses.take(other, user, sheet.asks[0].takes)
        self.purses.take(chosen, user, ask.takes)
        if not self.purses.ended():
            self.purses.exchange(chosen, other)

    def settle(self) -> None:
        """Collects the fines, unless the match is over, and finds the winners (MC1-220 to 225, MC1-230)."""
        purses = self.purses
        if self.winners:
            return
        if purses.left_open:
            self.winners = [Player(player) for player, coins in enumerate(purses.coins) if coins >= GOAL]
            return
        if not purses.ended():
            for player in self.wrong:
                purses.fine(player)
        if purses.ended() or self.view.turns_left == 1:
            most = min(GOAL, max(purses.coins))
            self.winners = [Player(player) for player, coins in enumerate(purses.coins) if coins >= most]

    def stake(self, right: list[Player] | None) -> Stake:
        letters = None if right is None else [name(player) for player in right]
        return Stake(right=letters, open=self.purses.left_open, purses=self.changes(), best=self.best, idle=self.idle)

    def changes(self) -> list[PurseChange]:
        """Returns the purses that have changed, and those of winners."""
        changes: list[PurseChange] = []
        for player, before in enumerate(self.before):
            after, wins = self.purses.coins[player], player in self.winners
            if after != before or wins:
                changes.append({"who": name(Player(player)), "from": before, "to": after, "wins": wins})
        for who, before, after in (
            ("bank", self.view.bank, self.purses.bank),
            ("court", self.view.court, self.purses.fines),
        ):
            if after != before:
                changes.append({"who": who, "from": before, "to": after, "wins": False})
        return changes
