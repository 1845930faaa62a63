"""What was heard in a parlour, played again while it is read."""

from __future__ import annotations

from typing import Any

from ridotto.kernel import Answer, Fact, Match, Player, Question, Retelling, Sealed, TimeRanOut
from tests.kernel.parlour import NO, NOTATION, YES, A, AtOnce, B, C, Heard, IsItTrue, Whisper, opened


class Again(Retelling):
    """Answers as it stands in the story; whatever cannot be read off it is a yes."""

    def __init__(self, match: Match, player: Player, heard: list[Fact]) -> None:
        super().__init__(match, player, heard)
        self.asked: list[str] = []

    def answer_to(self, question: Question[Any, Any], at: int) -> Answer | None:
        self.asked.append(question.spelling())
        if at == len(self.heard):
            return None
        fact = self.heard[at]
        if isinstance(fact, Sealed):
            return fact.given
        return NOTATION.by_text.get(fact.spelling(), YES)


def told(match: Match, *words: str) -> bool:
    """Whether A can be told this, from the opening on."""
    return Again(match, A, [Heard(word) for word in words]).retell()


def test_a_story_is_told_again_to_the_last_word() -> None:
    match = opened(IsItTrue(B), IsItTrue(C))
    story = Again(match, A, [Heard("hush"), Heard("no"), Heard("yes"), Heard("curtain")])
    assert story.retell() and match.over()
    assert story.asked == ["IsItTrue B", "IsItTrue C"]
    assert [given.spelling() for given in match.record] == ["B:no", "C:yes"]


def test_it_stops_where_the_story_does() -> None:
    match = opened(IsItTrue(B), IsItTrue(C))
    assert told(match, "hush", "no")
    assert match.asks().player == C
    assert told(opened(IsItTrue(B)), "hush")


def test_what_was_told_otherwise_is_no_retelling() -> None:
    assert not told(opened(IsItTrue(B)), "rush")
    assert not told(opened(IsItTrue(B)), "hush", "no", "rush")
    assert not told(opened(IsItTrue(B)), "hush", "no", "curtain", "no")  # after the end
    assert not told(opened(IsItTrue(B), IsItTrue(C)), "hush", "no", "curtain")
    assert not told(opened(IsItTrue(B)))  # more is told than was heard
    assert not told(opened(IsItTrue(B)), "hush", "perhaps")  # no option


def test_only_what_this_player_heard_counts() -> None:
    facts: list[Fact] = [Heard("hush"), Heard("yes"), Heard("curtain")]
    assert Again(opened(IsItTrue(B, Whisper(B))), A, facts).retell()
    assert not Again(opened(IsItTrue(B, Whisper(B))), B, facts).retell()


def test_the_player_who_ran_out_of_time_did_so_again() -> None:
    match = opened(IsItTrue(B), IsItTrue(C))
    assert Again(match, A, [Heard("hush"), Heard("no"), TimeRanOut(C), Heard("yes"), Heard("curtain")]).retell()
    assert [given.spelling() for given in match.record] == ["B:no", "C:yes late"]
    facts: list[Fact] = [Heard("hush"), TimeRanOut(C)]
    assert not Again(opened(IsItTrue(B), IsItTrue(C)), A, facts).retell(), "C is not asked yet"
    assert not Again(opened(IsItTrue(C)), A, facts).retell(), "nobody knows what C said"


def test_while_answers_are_sealed_the_story_has_the_order() -> None:
    """One's own as it was told, the late ones as they were told, and all others before the round is opened."""
    match = opened(AtOnce(IsItTrue(B), IsItTrue(A), IsItTrue(C)))
    heard: list[Fact] = [Heard("hush"), TimeRanOut(C), Sealed(NO), Heard("yes"), Heard("no"), Heard("yes")]
    story = Again(match, A, [*heard, Heard("curtain")])
    assert not story.retell(), "the clock's answer cannot be read off here: no"
    assert [given.spelling() for given in match.record] == ["C:no late", "A:no", "B:yes"]
    match = opened(AtOnce(IsItTrue(B), IsItTrue(A), IsItTrue(C)))
    heard = [Heard("hush"), Sealed(NO), TimeRanOut(C), Heard("yes"), Heard("no"), Heard("yes"), Heard("curtain")]
    assert Again(match, A, heard).retell()
    assert [given.spelling() for given in match.record] == ["A:no", "C:yes late", "B:yes"]


def test_a_match_may_go_on_from_the_middle() -> None:
    match = opened(IsItTrue(B), IsItTrue(C))
    match.answer(B, NO)
    story = Again(match, A, [Heard("hush"), Heard("no"), Heard("yes"), Heard("curtain")])
    assert story.retell() and story.asked == ["IsItTrue C"]
