"""What a player is told who asks what may lie where: odds, and what led to them. The evening is that of the design."""

from __future__ import annotations

from ridotto.games import game_called
from ridotto.games.mascarade.public.belief import Arrangements
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import SPECTATOR, Fact, OddsSheet, Player, trace_odds
from tests.browser.stages import EVENING, Played
from tests.games.mascarade.test_belief import F5, F7, all_pass, play, seen_by_all

ADA = Player(0)


def evening(until: str) -> Court:
    """Returns the evening up to the last of such answers."""
    words = EVENING.split()
    last = len(words) - 1 - words[::-1].index(until)
    match, _ = Played("mascarade-1e", 6, "", words=last + 1).found()
    assert isinstance(match, Court)
    return match


def sheet_of(match: Court, ear: Player) -> OddsSheet:
    setup = match.setup
    belief = game_called(setup.game).belief(setup, ear)
    for fact in match.heard_by(ear):
        belief.hear(fact)
    return belief.sheet()


def traced(match: Court, ear: Player, place: str, mask: str) -> list[tuple[Fact, str, float]]:
    heard = match.heard_by(ear)
    steps = trace_odds(game_called(match.setup.game), match.setup, ear, heard, place, [mask])
    return [(heard[step.number - 1], step.place, step.odds) for step in steps]


def test_the_odds_are_those_of_the_picture() -> None:
    sheet = sheet_of(evening("F:King"), ADA)
    assert sheet.exact
    assert sheet.places == {
        "a": {"King": 0.5, "Queen": 0.5},
        "b": {"King": 0.5, "Queen": 0.5},
        "c": {"Judge": 1.0},
        "d": {"Bishop": 1.0},
        "e": {"Cheat": 1.0},
        "f": {"Witch": 1.0},
    }


def test_what_all_know_has_no_part_of_what_one_alone_saw() -> None:
    sheet = sheet_of(evening("F:King"), SPECTATOR)
    assert sheet.odds("a", ["King"]) == sheet.odds("b", ["King"]) == 0.25
    assert sheet.odds("f", ["King"]) == sheet.odds("f", ["Witch"]) == 0.5
    assert sheet.odds("c", ["Judge"]) == 1.0
    assert sheet.odds("c", ["King"]) == 0.0


def test_the_reasons_lead_back_to_where_the_mask_was_seen_last() -> None:
    """Fabio showed the King, Ada swapped it with her own mask, and Bruno had both in hand."""
    steps = traced(evening("F:King"), ADA, "a", "King")
    assert [(fact.spelling(), place, odds) for fact, place, odds in steps] == [
        ("f shows King", "f", 1.0),
        ("A swaps a f", "a", 1.0),
        ("B returns b a", "a", 0.5),
    ]


def test_the_reason_for_what_cannot_be_is_the_last_fact_that_ruled_it_out() -> None:
    steps = traced(evening("F:King"), ADA, "c", "King")
    assert [(place, odds) for _, place, odds in steps] == [("c", 0.0)]


def test_reasons_for_all_to_know_name_no_fact_that_one_alone_heard() -> None:
    match = evening("F:King")
    public = match.heard_by(SPECTATOR)
    for fact, _, _ in traced(match, SPECTATOR, "a", "King"):
        assert fact in public
        assert fact.spelling() != "A swaps a f"


def test_a_mask_shown_at_one_place_is_a_reason_for_the_odds_of_another() -> None:
    """A had the first two masks in hand: as soon as one of them is shown, everybody knows where the other is."""
    match = all_pass(play(seen_by_all(F5), "A:b A:swap B:King"))
    dan = Player(3)
    assert sheet_of(match, dan).odds("a", ["Judge"]) == 0.5
    shown = play(seen_by_all(F5), "A:b A:swap B:King C:claim")
    shown = all_pass(shown)
    assert sheet_of(shown, dan).odds("a", ["Bishop"]) == 1.0
    assert [(fact.spelling(), place, odds) for fact, place, odds in traced(shown, dan, "a", "Bishop")][-1] == (
        "b shows Judge",
        "a",
        1.0,
    )


def test_odds_of_a_sample_are_an_estimate_that_rules_nothing_out_and_makes_nothing_certain() -> None:
    match = play(seen_by_all(F7), "A:b A:swap B:c B:keep C:d C:keep D:a D:swap")
    one_at_a_time = Arrangements(match.setup, Player(4), cap=1)
    for fact in match.heard_by(Player(4)):
        one_at_a_time.hear(fact)
    sheet = one_at_a_time.sheet()
    assert not sheet.exact
    for place, row in sheet.places.items():
        assert list(row) == one_at_a_time.possible()[place]
        assert len(row) == 1 or 0.0 < min(row.values()) <= max(row.values()) < 1.0
