"""One fact of each kind that is told in Masquerade, for the test that its page leaves nothing out."""

from __future__ import annotations

from ridotto.games.masquerade.public import facts as told
from ridotto.games.masquerade.public.words import NAMES, PLACES, UP
from ridotto.kernel import Ended, Fact, Player, Sealed, TimeRanOut, TurnBegan, Won


def of_masquerade() -> list[Fact]:
    a, b, d = Player(0), Player(1), Player(3)
    raz = NAMES["Raz"]
    here, there, last = PLACES[a][0], PLACES[b][1], PLACES[a][3]
    return [
        told.DeckHas(60),
        told.Begins(a),
        told.Drew(a, raz),
        told.DrewUnseen(a),
        Sealed(UP),
        told.AllChose(1),
        told.LaidUp(here, raz),
        told.LaidDown(here),
        told.Hides(here, raz),
        told.Joined(d),
        told.NobodyJoined(),
        TurnBegan(a),
        told.BoostEnded(here, a),
        told.PoisonWorks(there),
        told.MayDraw(a, 2),
        told.ActsWith(here),
        told.WillAttack(here),
        told.Attacks(here, there),
        told.TurnedUp(here, raz),
        told.TurnedDown(here),
        told.NoFight(),
        told.Fought(2, 3),
        told.Killed(there, raz, a),
        told.Spared(there),
        told.HandsOver(a, b),
        told.Moved(there, last),
        told.EndsTurn(a),
        told.Uses(a, raz),
        told.Declined(a),
        told.Chose(a, PLACES[1][1]),
        told.Substitutes(b, there),
        told.Discarded(there, raz),
        told.NothingToDiscard(b),
        told.Poisoned(there, a),
        told.Weakened(here, 1),
        told.Boosted(here, 5, 5, a),
        told.ShuffledBefore(raz),
        told.WillGive(a, raz),
        told.ShuffledAway(there, raz),
        told.ShuffledBack(raz),
        told.Stays(raz),
        told.Recalled(a, raz),
        told.Gathered(),
        told.LookedAtDeck(a, 2),
        told.Decided(a),
        told.Gave(a, b),
        told.DiscardedFromDeck(raz),
        told.Rolled(4),
        told.OnDiscards(raz),
        told.NoTurnYet(b),
        told.HadATurn(b),
        told.UsedActions(a, 1),
        told.HasActed(here),
        told.LayAtStart(here, UP),
        Ended("both royals"),
        Won(a),
        told.Lay(there, raz),
        TimeRanOut(b),
    ]
