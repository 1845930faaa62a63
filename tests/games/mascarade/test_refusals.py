"""Why not: whatever is not offered has a reason, with clauses that exist, out of what its player knows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.mascarade.public.editions import FIRST, SECOND
from ridotto.games.mascarade.public.words import NOTATION
from ridotto.kernel import SPECTATOR, Because, Player, name, player_named, why_not
from ridotto.ledger import ledger
from ridotto.words.files import LANGUAGES, catalogue
from tests.games.mascarade.listening import Listening, Table, dealt, random_answer, seated, tables
from tests.readings import like

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hana", "Ivo", "Jo", "Kim", "Lea", "Max"]
ERRORS = Path(__file__).parents[3] / "docs" / "errors.md"
SPIES = "Judge,King,Queen,Spy,Thief,Widow"
SIZES = [
    *tables(),
    *tables(pace="usual", challenge="together", turn_limit="40"),
    Table(FIRST, 2, {"custom_small": "on", "masks": SPIES}),
    Table(FIRST, 3, {"custom_small": "on", "masks": SPIES}),
    Table(FIRST, 4, {"forced_swap": "players"}),
]
F4 = "Judge Bishop King Queen Thief Cheat"
F7 = "Judge Bishop King Fool Queen Thief Witch"
G8 = "Judge Beggar Patron Princess Puppeteer Thief King Sorceress"
SMALL = "Bishop Fool Judge Queen King Witch"


def because(table: Listening, player: Player, said: str) -> Because | None:
    return why_not(NOTATION, table.match, player, said)


def sentence(table: Listening, player: Player, found: Because, tried: str, language: str = "en") -> str:
    """The reason as the player reads it who tried this."""
    game, people = game_called(table.setup.edition.id), NAMES[: table.setup.players]
    you = None if player == SPECTATOR else player
    return game.reader(table.setup, catalogue(language), people, you, table.views[player]).reason(found, tried)


def reason(table: Listening, letter: str, said: str) -> str:
    """The reason and its clauses: `must-swap 080 081`."""
    player = player_named(letter)
    assert player is not None
    found = because(table, player, said)
    assert found is not None, f"{letter} may say {said}"
    return " ".join([found.reason, *[clause[4:] for clause in found.clauses]])


def evening(table: Table, seed: int) -> Iterator[Listening]:
    """One random game, before every answer and after the last."""
    found, dice = seated(table), Dice(seed)
    while True:
        yield found
        if found.match.over() or len(found.match.record) > 400:
            return
        found.answer(*random_answer(found.match, dice))


@pytest.mark.slow
@pytest.mark.parametrize("table", SIZES, ids=str)
def test_whatever_is_not_offered_has_a_reason_and_whatever_is_offered_has_none(table: Table) -> None:
    clauses, dice = ledger(table.edition.id), Dice(1)
    for moment in evening(table, 7):
        for player in [*moment.setup.everybody, SPECTATOR]:
            question = moment.match.question_to(player)
            offered = () if question is None else moment.match.options(question)
            anything = NOTATION.answers if offered else [NOTATION.answers[dice.below(20)]]
            for answer in anything:
                found = because(moment, player, answer.text)
                assert (found is None) == (answer in offered), (name(player), answer.text)
                if found is not None:
                    assert found.clauses and set(found.clauses) <= set(clauses), (found.reason, found.clauses)
                    for language in LANGUAGES:
                        said = sentence(moment, player, found, answer.text, language)
                        assert re.fullmatch(r"[A-ZÀÉ].*\.", said), said


@pytest.mark.slow
def test_all_reasons_are_written_down_and_all_that_are_written_down_are_met() -> None:
    tables = [ERRORS.read_text().split(f"| {whose} |")[1].split("\n\n")[0] for whose in ("of any game", "of Mascarade")]
    written = set(re.findall(r"^\| `([a-z-]+)` \|", "\n".join(tables), re.MULTILINE))
    met: set[str] = set()
    for seed, table in enumerate([*SIZES[:5], *SIZES[14::3], *SIZES[-3:]]):
        for moment in evening(table, seed):
            asked = [question.player for question in moment.match.open_questions() if question.player in moment.views]
            others = moment.setup.everybody if len(asked) > 1 else [Player(seed % table.players)]
            for player in [*asked, *others]:
                for answer in NOTATION.answers:
                    found = because(moment, player, answer.text)
                    met |= set() if found is None else {found.reason}
    met.add(reason_of_nonsense())
    assert met <= written
    elsewhere = {"not-asked", "others-asked", "not-offered", "one-at-a-time"}
    assert written - met <= {*elsewhere, "players-only"}  # of other games, or of several answers; and see below


def reason_of_nonsense() -> str:
    found = because(dealt(FIRST, F7, 7), Player(0), "the whole bank")
    assert found is not None and found.clauses == ()
    return found.reason


# ---- One by one.


@pytest.mark.clause("MC1-040", "MC1-043", "MC1-044", "MC2-040", "MC2-043", "MC2-044")
@pytest.mark.parametrize(("edition", "masks"), [(FIRST, F7), (SECOND, G8)])
def test_in_the_first_four_turns_there_is_nothing_but_swaps(edition: object, masks: str) -> None:
    assert edition is FIRST or edition is SECOND
    words = masks.split()
    wishes = {"masks": ",".join(words), "start": "A"}
    table = seated(Table(FIRST if edition is FIRST else SECOND, len(words), wishes))
    assert reason(table, "A", "b") == "dealing 016 019"
    table.play(" ".join([f"fate:{word}" for word in words]))
    assert reason(table, "A", "King") == "opening 040 043"
    assert reason(table, "A", "look") == "opening 040 044"
    assert reason(table, "A", "pass") == "must-act 043"
    assert reason(table, "A", "a") == "own-mask 060 064"
    assert reason(table, "A", "swap") == "choose-partner 060"
    assert reason(table, "B", "a") == "not-your-turn 050 051"
    table.play("A:b")
    assert reason(table, "A", "c") == "swap-or-keep 060 063"
    assert reason(table, "B", "swap") == "others-hands 060 063"


@pytest.mark.clause("MC1-080", "MC1-081", "MC2-080", "MC2-081")
def test_the_player_who_was_shown_hears_what_it_costs() -> None:
    first = dealt(FIRST, F7, 7)
    first.play("A:King B:claim C:pass D:pass E:pass F:pass G:pass")
    assert reason(first, "B", "King") == "must-swap 080 081"
    assert reason(first, "B", "look") == "must-swap 080 081"
    second = dealt(SECOND, G8, 8)
    second.play("A:King B:claim C:pass D:pass E:pass F:pass G:pass H:pass")
    assert reason(second, "B", "King") == "may-not-announce 080 081"


@pytest.mark.clause("MC1-374")
def test_a_forced_swap_with_players_only() -> None:
    table = dealt(FIRST, F4, 4, forced_swap="players")
    table.play("A:King B:claim C:pass D:pass")
    assert reason(table, "B", "centre1") == "players-only 374"


@pytest.mark.clause("MC1-092", "MC1-096", "MC1-097")
def test_claims_go_round_and_everybody_knows_where_they_stand() -> None:
    table = dealt(FIRST, F7, 7)
    table.play("A:King B:claim C:pass")
    assert reason(table, "A", "claim") == "you-announced 092 096"
    assert reason(table, "B", "pass") == "already-claimed 092 096"
    assert reason(table, "C", "claim") == "already-passed 092 096"
    assert reason(table, "G", "claim") == "not-yet 092 097"
    assert reason(table, "D", "Queen") == "claim-or-pass 092 095"
    assert reason(table, "D", "Widow") == "not-in-play 007 091"
    found = because(table, Player(6), "claim")
    assert found is not None
    assert like("mascarade-why-not-yet", who="Di").fullmatch(sentence(table, Player(6), found, "claim"))


@pytest.mark.parametrize(
    ("letter", "tried", "english", "french"),
    [("D", "Widow", "The Widow", "La Veuve"), ("D", "b", "Bo", "Bo"), ("A", "a", "Di", "Di")],
)
def test_a_reason_names_what_was_tried_and_who_decides(letter: str, tried: str, english: str, french: str) -> None:
    table = dealt(FIRST, F7, 7)
    table.play("A:King")
    table.all_pass()
    table.play("B:look C:King")
    table.all_pass()
    table.play("D:Bishop")
    table.all_pass()  # Ada and Cy are the richest
    player = player_named(letter)
    assert player is not None
    found = because(table, player, tried)
    assert found is not None
    assert sentence(table, player, found, tried).startswith(f"{english} ")
    assert sentence(table, player, found, tried, "fr").startswith(f"{french} ")


@pytest.mark.clause("MC1-373", "MC2-373")
def test_a_sealed_answer_waits() -> None:
    table = dealt(FIRST, F7, 7, challenge="together")
    table.play("A:King D:claim")
    assert reason(table, "D", "pass") == "sealed 096 373"
    assert reason(table, "A", "claim") == "you-announced 092 096"


@pytest.mark.clause("MC1-013", "MC1-014", "MC1-270", "MC1-290")
@pytest.mark.parametrize(
    ("players", "clause"), [(2, "290"), (3, "270"), (4, "013"), (5, "013"), (6, "014"), (12, "014")]
)
def test_a_place_that_no_table_of_this_size_has(players: int, clause: str) -> None:
    assert reason(seated(Table(FIRST, players, {})), "A", "m") == f"no-such-place {clause}"


@pytest.mark.clause("MC1-130", "MC1-131", "MC1-132")
def test_only_the_richest_pay_the_bishop() -> None:
    table = dealt(FIRST, F7, 7)
    table.play("A:King")
    table.all_pass()  # A has 9
    table.play("B:Queen")
    table.all_pass()  # B has 8
    table.play("C:King")
    table.all_pass()  # C has 9
    table.play("D:Bishop")
    table.all_pass()
    assert reason(table, "D", "b") == "not-richest 130 132"
    assert reason(table, "D", "d") == "not-yourself 131"
    assert reason(table, "D", "pass") == "must-choose 108 132"
    assert reason(table, "A", "a") == "others-power 098 100 110"


@pytest.mark.clause("MC1-120", "MC2-120")
def test_the_spy_reaches_the_centre_in_one_edition_only() -> None:
    second = dealt(SECOND, "Judge King Patron Beggar Spy Sorceress", 4)
    second.play("A:Spy")
    second.all_pass()
    assert reason(second, "A", "centre1") == "out-of-reach 120"
    assert reason(second, "A", "a") == "not-yourself 120"
    first = dealt(FIRST, "Judge Bishop King Queen Spy Cheat", 4)
    first.play("A:Spy")
    first.all_pass()
    assert because(first, Player(0), "centre1") is None


@pytest.mark.clause("MC1-140", "MC1-141", "MC2-350", "MC2-353")
def test_two_are_two() -> None:
    fool = dealt(FIRST, F7, 7)
    fool.play("A:Fool")
    fool.all_pass()
    assert reason(fool, "A", "a") == "not-yourself 141"
    fool.play("A:c")
    assert reason(fool, "A", "c") == "already-chosen 140"
    puppeteer = dealt(SECOND, G8, 8)
    puppeteer.play("A:Puppeteer")
    puppeteer.all_pass()
    puppeteer.play("A:c")
    assert reason(puppeteer, "A", "c") == "already-chosen 353"
    puppeteer.play("A:d")
    puppeteer.play("B:look")
    assert reason(puppeteer, "D", "c") == "own-mask 060 064"  # D sits there now
    assert because(puppeteer, Player(3), "d") is None


@pytest.mark.clause("MC1-295", "MC1-296", "MC1-298", "MC1-299")
def test_protected_cards() -> None:
    table = dealt(FIRST, SMALL, 2)
    assert reason(table, "A", "King") == "own-card-first 294 297 298"
    table.play("A:aL")
    assert reason(table, "A", "bP") == "protected 295"
    assert reason(table, "A", "aL") == "own-mask 294"
    assert reason(table, "A", "b") == "card-not-seat 294"
    table.play("A:aR A:swap B:bP")
    assert reason(table, "B", "King") == "protected-announces 298"
    assert reason(table, "B", "aL") == "protected-stays 296"
    table.play("B:look A:aL A:King")
    assert reason(table, "B", "claim") == "claim-with-own 299"
    assert reason(table, "B", "aL") == "claim-with-own 299"


@pytest.mark.clause("MC2-340", "MC2-344")
def test_the_player_who_is_shown_around_waits_for_the_others() -> None:
    table = dealt(SECOND, G8, 8, pace="usual")
    table.play("A:Princess")
    table.all_pass()
    assert reason(table, "A", "a") == "not-yourself 340"
    table.play("A:c")
    assert reason(table, "C", "ready") == "shown-to-others 340 344"
    assert reason(table, "B", "look") == "ready-first 344"
    table.play("B:ready")
    assert reason(table, "B", "ready") == "sealed 344"


@pytest.mark.clause("MC1-226", "MC2-226")
def test_after_the_end() -> None:
    table = dealt(FIRST, F7, 7, turn_limit="5")
    table.play("A:look")
    assert table.match.over()
    assert reason(table, "A", "b") == "over 230"
