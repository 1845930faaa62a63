"""Make puzzles from random games of Mascarade, graded by how many facts have to be joined: python -m tools.puzzles

A puzzle is a game as a spectator heard it, up to the end of a turn, and the question: who is the King? The answer is
what the engine's belief is sure of at that moment, or that nobody can know. The facts of a puzzle are turns in which
masks were moved or seen. Those that had to be joined are the fewest from which the answer follows, whichever of the
others are added to them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

import ridotto
from ridotto.api import OpenMatch
from ridotto.bots import Dice
from ridotto.games.mascarade.public.belief import Arrangements, Candidates, clue_in
from ridotto.games.mascarade.public.facts import AllTurnedDown, Dealt, Revealed
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import Place
from ridotto.kernel import SPECTATOR, Fact, TurnBegan, name

ROOT: Final = Path(__file__).resolve().parent.parent
PUZZLES: Final = Path("page/src/games/mascarade/puzzles/puzzles.json")
GAME: Final = "mascarade-1e"
SOUGHT: Final = "King"
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
SETS: Final = (
    "Judge,Bishop,King,Queen,Witch,Cheat",
    "Judge,King,Queen,Thief,Fool,Bishop",
    "Judge,King,Witch,Widow,Spy,Cheat",
    "Judge,Bishop,King,Queen,Thief,Widow",
)
WANTED: Final = {(2, True): 8, (3, True): 8, (4, True): 5, (5, True): 2, (2, False): 3, (3, False): 3, (4, False): 1}
FEWEST_TURNS, MOST_TURNS = 4, 10
MOST_FACTS: Final = 8  # turns in which masks were moved or seen


class Story(NamedTuple):
    """What a spectator heard: before the first turn, and in each turn."""

    deal: list[Fact]
    turns: list[list[Fact]]


class Solution(NamedTuple):
    who: str | None  # the letter of the player who is sure to be the King; None: nobody can know
    joined: tuple[int, ...]  # the turns that had to be joined, from 1
    odds: list[dict[str, float]]  # how likely each player is the King, after each of them


class Impossible(Exception):
    """These facts alone cannot be: one that explains another is missing."""


def told(match: OpenMatch) -> Story:
    story = Story([], [])
    for fact in match.engine.heard_by(SPECTATOR):
        if isinstance(fact, TurnBegan):
            story.turns.append([])
        (story.turns[-1] if story.turns else story.deal).append(fact)
    return story


def tells_of_masks(setup: MascaradeSetup, turn: Sequence[Fact]) -> bool:
    """True when masks were moved or seen in this turn."""
    return any(clue_in(setup, SPECTATOR, fact) is not None for fact in turn)


def belief_after(setup: MascaradeSetup, facts: Iterable[Fact]) -> Arrangements:
    """Returns the engine's belief of a spectator who heard these facts, beginning with the deal."""
    belief = Arrangements(setup, SPECTATOR)
    dealt = False
    for fact in facts:
        belief.hear(fact)
        dealt = dealt or isinstance(fact, AllTurnedDown)
        if dealt and belief.size() == 0:
            raise Impossible
    return belief


def king_in(belief: Arrangements) -> str | None:
    """Returns the letter of the player whose mask is sure to be the King; None where there is none."""
    return next((letter_of(place) for place in belief.setup.places if is_king(belief, place)), None)


def is_king(belief: Arrangements, place: Place) -> bool:
    mask = belief.sure(place)
    return mask is not None and mask.text == SOUGHT


def letter_of(place: Place) -> str:
    return place.text.upper()  # everybody has one mask, and nobody changes seats


def odds_in(belief: Arrangements) -> dict[str, float]:
    king = next(mask for mask in belief.setup.kinds if mask.text == SOUGHT)
    return {letter_of(place): round(belief.chance(place, king), 4) for place in belief.setup.places}


def heard_of(story: Story, turns: Iterable[int]) -> list[Fact]:
    """Returns the deal and what was heard in these turns."""
    return story.deal + [fact for turn in sorted(turns) for fact in story.turns[turn - 1]]


def solve(setup: MascaradeSetup, story: Story) -> Solution | None:
    """Returns the answer and the facts that had to be joined; None where that cannot be told in a few steps."""
    about = [turn for turn, facts in enumerate(story.turns, 1) if tells_of_masks(setup, facts)]
    if len(about) > MOST_FACTS:
        return None
    answers: dict[frozenset[int], str | None] = {}
    for some in subsets(about):
        try:
            answers[some] = king_in(belief_after(setup, heard_of(story, some)))
        except Impossible:
            continue
    who = answers[frozenset(about)]
    joined = next(some for some in subsets(about) if some in answers and holds(some, who, answers))
    fewer = [some for some in subsets(about) if len(some) < len(joined) and holds(some, who, answers)]
    if any(who is not None and is_shortcut(setup, story, some, who) for some in fewer):
        return None  # it is easier than it seems
    lit = sorted(joined)
    first = [lit[: number + 1] for number in range(len(lit))]
    if not all(frozenset(turns) in answers for turns in first):
        return None  # in between they would say something that cannot be
    return Solution(who, tuple(lit), [odds_in(belief_after(setup, heard_of(story, turns))) for turns in first])


def subsets(turns: Sequence[int]) -> Iterator[frozenset[int]]:
    """Yields the smaller ones first."""
    for size in range(len(turns) + 1):
        yield from (frozenset(some) for some in combinations(turns, size))


def holds(some: frozenset[int], who: str | None, answers: dict[frozenset[int], str | None]) -> bool:
    """True when nothing that was heard besides these facts speaks against the answer."""
    return all(answer == who for more, answer in answers.items() if some <= more)


def is_shortcut(setup: MascaradeSetup, story: Story, some: frozenset[int], who: str) -> bool:
    """True when these facts give the answer though they do not explain everything: all other masks were seen, or some
    of the masks that were seen do not matter."""
    facts = [fact for turn in sorted(some) for fact in story.turns[turn - 1]]
    if king_by_exclusion(setup, facts) == who:
        return True
    seen = [fact for fact in facts if isinstance(fact, Revealed)]
    for left_out in chain.from_iterable(combinations(seen, size) for size in range(1, len(seen) + 1)):
        try:
            if king_in(belief_after(setup, story.deal + [fact for fact in facts if fact not in left_out])) == who:
                return True
        except Impossible:
            continue
    return False


def king_by_exclusion(setup: MascaradeSetup, facts: Iterable[Fact]) -> str | None:
    """Returns who must be the King by these facts, for somebody who has forgotten the deal."""
    candidates = Candidates(setup)
    for fact in facts:
        clue = clue_in(setup, SPECTATOR, fact)
        if clue is not None:
            candidates.take(clue)
    king = 1 << [mask.text for mask in setup.kinds].index(SOUGHT)
    return next((letter_of(place) for place, found in zip(setup.places, candidates.sets) if found == king), None)


# ---- Random games.


def games() -> Iterator[OpenMatch]:
    """Yields random games at the end of a turn, many moments of each."""
    seed = 0
    while True:
        seed += 1
        lots = Dice(seed)
        masks, turns = SETS[lots.below(len(SETS))], FEWEST_TURNS + lots.below(MOST_TURNS - FEWEST_TURNS + 1)
        match = ridotto.open(GAME, 6, seed=seed, names=NAMES, pace="off", masks=masks)
        while not match.over and turns_begun(match) <= turns:
            question = match.engine.open_questions()[0]
            options = match.engine.options(question)
            match.engine.answer(question.player, options[lots.below(len(options))])
        if not match.over:
            yield match


def turns_begun(match: OpenMatch) -> int:
    return sum(isinstance(fact, TurnBegan) for fact in match.engine.heard_by(SPECTATOR))


def before_this_turn(match: OpenMatch) -> Story:
    """Returns the story up to the end of the turn before: nothing of the present one is told."""
    story = told(match)
    return Story(story.deal, story.turns[:-1])


def is_too_plain(story: Story) -> bool:
    """True when the King was shown in the last turn."""
    return any(isinstance(fact, Revealed) and fact.mask.text == SOUGHT for fact in story.turns[-1])


def find() -> list[dict[str, Any]]:
    left, found = dict(WANTED), []
    for match in games():
        story = before_this_turn(match)
        assert isinstance(match.setup, MascaradeSetup)
        solution = None if is_too_plain(story) else solve(match.setup, story)
        if solution is None:
            continue
        kind = (min(len(solution.joined), 5), solution.who is not None)
        if left.get(kind, 0) > 0:
            left[kind] -= 1
            found.append(puzzle(match, match.setup, story, solution))
        if not any(left.values()):
            return sorted(found, key=lambda one: (len(one["joined"]), one["turns"]))
    raise AssertionError("random games go on for ever")


def puzzle(match: OpenMatch, setup: MascaradeSetup, story: Story, solution: Solution) -> dict[str, Any]:
    """Returns a puzzle as the page reads it. `answers` is the record: who answered what, up to the question."""
    heard = len(story.deal) + sum(len(turn) for turn in story.turns)
    return {
        "game": GAME,
        "people": list(NAMES),
        "options": {"pace": "off", "masks": ",".join([mask.text for mask in setup.masks])},
        "answers": record_until(match, heard),
        "turns": len(story.turns),
        "deal": {letter_of(fact.at): fact.mask.text for fact in story.deal if isinstance(fact, Dealt)},
        "story": [[fact.data() for fact in turn] for turn in story.turns],
        "answer": solution.who,
        "joined": list(solution.joined),
        "odds": solution.odds,
    }


def record_until(match: OpenMatch, heard: int) -> str:
    """Returns the answers that were given until a spectator had heard so much."""
    again = match.game.start(match.setup)
    words = []
    for given in match.engine.record:
        if len(again.heard_by(SPECTATOR)) >= heard:
            break
        words.append(f"{name(given.player)}:{given.answer.text}")
        again.answer(given.player, given.answer)
    return " ".join(words)


def main() -> int:
    found = find()
    lines = ",\n".join([json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in found])
    (ROOT / PUZZLES).write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(found)} puzzles in {PUZZLES}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
