"""The pages that document scenarios leave nothing out: neither the general one nor that of each family of games."""

from __future__ import annotations

import inspect
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

from ridotto.games import GAMES, game_called
from ridotto.games.mascarade.public import facts
from ridotto.games.mascarade.public.words import KING, LEFT, PASS, SEATS
from ridotto.games.masques.public import facts as of_the_palace
from ridotto.games.masques.public import words as palace
from ridotto.kernel import FATE, Ended, Fact, Game, Player, Question, Sealed, TimeRanOut, TurnBegan, Won
from ridotto.scenarios.scenario import KINDS
from tests.replay.pages_masquerade import of_masquerade

DOCS = Path(__file__).parents[2] / "docs"
FAMILIES: dict[str, list[Game]] = {}
for game in GAMES.values():
    FAMILIES.setdefault(game.notation.language, []).append(game)


def page(family: str) -> str:
    """What a reader has at hand: the game's own page, the one of its masks where it has them, and the general one."""
    own = sorted(DOCS.glob(f"{family}*.md"))
    return "".join([path.read_text(encoding="utf-8") for path in (*own, DOCS / "scenarios.md")])


def of_mascarade() -> list[Fact]:
    a, b = Player(0), Player(1)
    here, there, left = SEATS[0], SEATS[1], LEFT[0]
    return [
        facts.Dealt(here, KING),
        facts.AllTurnedDown(),
        facts.Counted(facts.Purse(a), 6),
        facts.Counted(facts.COURT, 0),
        facts.Counted(facts.BANK, 152),
        TurnBegan(a),
        facts.MustSwap(a),
        facts.MayNotAnnounce(a),
        facts.Touched(a, left),
        facts.Looked(a, here),
        facts.Saw(a, here, KING),
        facts.PutDown(a, here),
        facts.TookUp(a, here, there),
        facts.Swapped(a, here, there),
        facts.Kept(a, here, there),
        facts.Returned(a, here, there),
        facts.Announced(a, here, KING),
        facts.Passed(b),
        facts.Claimed(b, there),
        facts.Revealed(here, KING),
        facts.ShownAround(there, b),
        facts.TurnedDown(here),
        facts.Lingered(),
        facts.Used(a, KING),
        facts.Chose(a, there),
        facts.Declined(a),
        facts.Guessed(b, KING),
        facts.Paid(facts.Purse(a), facts.Purse(b), 1),
        facts.Paid(facts.BANK, facts.Purse(a), 3),
        facts.Paid(facts.Purse(a), facts.COURT, 1),
        facts.Paid(facts.COURT, facts.Purse(a), 2),
        facts.ExchangedWealth(a, b),
        facts.ChangedSeats(a, b),
        Ended("13 coins"),
        Won(a),
        facts.Lay(here, KING),
        Sealed(PASS),
        TimeRanOut(b),
    ]


def of_masques() -> list[Fact]:
    a, b, c = Player(0), Player(1), Player(2)
    told = of_the_palace
    venier = palace.SHARED_GUESTS[8]
    pack = (palace.SHARED_GUESTS[0], palace.SHARED_GUESTS[10], palace.SHARED_GUESTS[4])
    thief = palace.AGENTS[palace.AGENT_KINDS.index("thief")][0]
    here, there = palace.HALLWAYS[3], palace.HALLWAYS[11]
    ours, theirs = palace.PALACE_CARDS[4], palace.PALACE_CARDS[9]
    return [
        told.Counted(told.Purse(a), 1),
        told.Counted(told.BANK, 31),
        told.TookFamily(a, palace.VENIER),
        told.StaysAway(palace.MOROSINI),
        told.FirstPlayer(a),
        told.Laid(palace.PALACE_CARDS[0], palace.CLERGY),
        told.StayedBare(palace.PALACE_CARDS[13]),
        told.RoundBegan(1),
        told.Dealt(a, venier),
        told.DealtFaceDown(a),
        told.SetAside(),
        Sealed(game_called("masques-ffg").notation.read("Venier4")),
        told.Kept(a, venier),
        told.PacksHandedOn(3),
        told.Received(a, pack),
        told.HandsTaken(),
        TurnBegan(a),
        told.Played(a, venier),
        told.Hired(a, thief, 1),
        told.Passed(a),
        told.Placed(venier, here),
        told.Declined(a),
        told.Chose(a, here),
        told.TokenTurned(ours),
        told.GuestTurned(here),
        told.Moved(here, there),
        told.Exchanged(here, there),
        told.Traded(ours, theirs),
        told.Called(a, venier, here),
        told.GaveUp(c, venier),
        told.PalaceFull(),
        told.Discarded(b, 1),
        told.Collected(a, ours, palace.CLERGY, 2),
        told.Stayed(ours, told.NEITHER),
        told.AgentsLeft(),
        told.TokensTurnedUp(),
        told.GuestsGathered(),
        told.HasFavours(a, palace.CLERGY, 3),
        told.AgentGone(thief),
        Ended("4 clergy"),
        Won(a),
        TimeRanOut(b),
    ]


SAMPLES = {"mascarade": of_mascarade(), "masques": of_masques(), "masquerade": of_masquerade()}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_fact_is_documented(family: str) -> None:
    assert [fact.spelling() for fact in SAMPLES[family] if f"`{fact.spelling()}`" not in page(family)] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_no_fact_is_forgotten(family: str) -> None:
    """`docs/socket.md` lists all facts with their docstrings: one that the page leaves out has to have one."""
    module = import_module(f"ridotto.games.{family}.public.facts")
    written = {kind for _, kind in inspect.getmembers(module, inspect.isclass) if issubclass(kind, Fact)} - {Fact}
    assert [kind.__name__ for kind in written - {type(fact) for fact in SAMPLES[family]} if not kind.__doc__] == []


def questions(family: str) -> set[str]:
    rules = import_module(f"ridotto.games.{family}.secret.rules")
    modules = [import_module(module.name) for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}.")]
    found = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    return {kind.__name__ for kind in found if issubclass(kind, Question) and not kind.__subclasses__()}


def words_of(family: str) -> set[str]:
    keys: tuple[str, ...] = import_module(f"ridotto.games.{family}.secret.position").KEYS
    found = {*questions(family), *KINDS, *keys}
    for game in FAMILIES[family]:
        setup = game.set_up(game.fewest, {})
        found |= {game.id, *[option.name for option in game.host_options()]}
        found |= {*game.truth(game.start(setup)), *game.view(setup, FATE).as_dict()}
    return found


@pytest.mark.parametrize("family", FAMILIES)
def test_every_word_is_documented(family: str) -> None:
    assert sorted([word for word in words_of(family) if f"`{word}`" not in page(family)]) == []
