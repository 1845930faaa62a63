"""What options say they would bring, held against what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

import pytest

from ridotto.bots import Dice
from ridotto.games.mascarade.game import FIRST_EDITION, SECOND_EDITION
from ridotto.games.mascarade.public.editions import FIRST, SECOND
from ridotto.games.mascarade.public.facts import Guessed
from ridotto.games.mascarade.public.prospects import Stake
from ridotto.games.mascarade.public.setup import set_up
from ridotto.games.mascarade.public.words import (
    BISHOP,
    CLAIM,
    INQUISITOR,
    KING,
    NOTATION,
    PASS,
    PEASANT,
    SPY,
    WITCH,
    Mask,
    Place,
)
from ridotto.games.mascarade.secret.position import start_at
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import AFRESH, SPECTATOR, Answer, Player, Question, TurnBegan, name
from tests.games.mascarade.listening import Listening, Table, random_answer, seated

# fmt: off
TABLES: Final = [
    Table(FIRST, 8, {"masks": "Judge,Bishop,Inquisitor,Fool,Widow,King,Cheat,Witch,Peasant,Peasant"}),
    Table(FIRST, 6, {"challenge": "together", "turn_limit": "25"}),
    Table(FIRST, 3, {}),
    Table(FIRST, 2, {}),
    Table(SECOND, 8, {"masks": "Judge,Guru,Puppeteer,Princess,Patron,Beggar,Sorceress,Widow,Peasant,Peasant"}),
    Table(SECOND, 6, {"masks": "Judge,Trickster,Puppeteer,Empress,Thief,King,Cheater,Widow", "pace": "usual"}),
]
# fmt: on


def stakes(listening: Listening, question: Question[Any, Any], answer: Answer) -> list[Stake]:
    game = FIRST_EDITION if listening.setup.edition is FIRST else SECOND_EDITION
    rows = game.prospects(listening.setup, listening.views[question.player], question.name(), answer)
    return [cast("Stake", row) for row in rows]


def questions(listening: Listening, seed: int) -> Iterator[Question[Any, Any]]:
    """Plays to the end at random, and stops wherever a player is asked."""
    dice = Dice(seed)
    while not listening.match.over():
        yield from [
            question for question in listening.match.open_questions() if question.player in listening.setup.everybody
        ]
        listening.answer(*random_answer(listening.match, dice))


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_option_brings_what_its_stakes_say(table: Table) -> None:
    kept: dict[str, int] = {}
    for seed in range(40):
        listening, dice = seated(table), Dice(seed)
        for question in questions(listening, seed):
            if somebody_has_sealed(listening.match):
                continue  # who cannot be made to pass any more
            for answer in listening.match.options(question):
                found = stakes(listening, question, answer)
                if found:
                    must_come_true(listening.match, question, answer, found, dice)
                    asked = answer.text if question.name() == "WhatToDo" else question.name()
                    kept[asked] = kept.get(asked, 0) + 1
    assert {"ClaimToo", *[mask.text for mask in set_up(table.edition, table.players, table.wishes).kinds]} <= {*kept}, (
        kept
    )


def must_come_true(match: Court, question: Question[Any, Any], answer: Answer, found: list[Stake], dice: Dice) -> None:
    right = [player for player in match.setup.everybody if wears_it(match, match.place_claimed_by(player))]
    if question.name() == "ClaimToo" and answer is not PASS:
        here = answer if isinstance(answer, Place) else match.place_before(question.player)
        right += [question.player] if wears_it(match, here) else []
    fork, before = match.fork(AFRESH), purses(match)
    fork.answer(question.player, answer)
    finish_turn(fork, dice)
    if question.name() in ("WhomToQuestion", "WhoAreYou"):
        right = right_about_themselves(fork)
    fitting = [stake for stake in found if stake["right"] is None or sorted(stake["right"]) == letters(right)]
    told = [fact.spelling() for fact in fork.heard_by(SPECTATOR)]
    assert len(fitting) == 1, (found, right, told)
    must_bring(fork, before, fitting[0], f"{question.spelling()} {answer}: {fitting[0]}, but {told}")


def must_bring(fork: Court, before: dict[str, int], stake: Stake, what: str) -> None:
    winners = letters(list(fork.outcome.winners)) if fork.outcome is not None else []
    after = purses(fork)
    for row in stake["purses"]:
        assert row["from"] == before[row["who"]], what
        assert row["to"] == after[row["who"]], what
        assert row["wins"] == (row["who"] in winners) or (stake["open"] and not row["wins"]), what
    if not stake["open"]:
        changed = {who for who, coins in after.items() if coins != before[who]}
        assert changed | set(winners) == {row["who"] for row in stake["purses"]}, what


def purses(court: Court) -> dict[str, int]:
    wealth = {name(player): court.wealth(player) for player in court.setup.everybody}
    return {**wealth, "bank": court.bank, "court": court.fines}


def letters(players: list[Player]) -> list[str]:
    return sorted([name(player) for player in players])


def wears_it(court: Court, place: Place | None) -> bool:
    return place is not None and court.mask_at(place) is court.announced


def somebody_has_sealed(court: Court) -> bool:
    asked = court.open_questions()
    return court.setup.together and asked[0].name() == "ClaimToo" and len(asked) < court.setup.players - 1


def right_about_themselves(court: Court) -> list[Player]:
    guess = next(told.fact for told in court.log if isinstance(told.fact, Guessed))
    return [guess.by] if court.mask_at(court.place_before(guess.by)) is guess.mask else []


def finish_turn(court: Court, dice: Dice) -> None:
    """All others let it pass; whatever else is asked is answered at random."""
    while not court.over() and not any(isinstance(told.fact, TurnBegan) for told in court.log):
        question = court.open_questions()[0]
        options = court.options(question)
        passes = question.name() == "ClaimToo"
        court.answer(question.player, PASS if passes else options[dice.below(len(options))])


# By hand.


SIX: Final = "King Judge Spy Bishop Thief Queen"
EIGHT: Final = "Peasant Peasant Inquisitor Judge King Queen Witch Spy"


def at_table(position: dict[str, object], script: str, masks: str = SIX) -> Listening:
    """The masks lie in the order of the seats."""
    setup = set_up(FIRST, len(masks.split()), {"masks": masks.replace(" ", ",")})
    listening = Listening(start_at(setup, {"masks": masks, **position}))
    listening.play(script)
    return listening


def stakes_of(listening: Listening, answer: Answer) -> dict[str, dict[str, str]]:
    """Stakes as `6-9` by who, with ! for winners, by who is right; `-` where nobody is shown."""
    found = {}
    for stake in stakes(listening, listening.match.asks(), answer):
        right = "-" if stake["right"] is None else "".join(stake["right"])
        found[right] = {row["who"]: f"{row['from']}-{row['to']}{'!' if row['wins'] else ''}" for row in stake["purses"]}
    return found


def test_a_claim_and_passing_say_what_follows_for_everybody() -> None:
    listening = at_table({"coins": "10 6 6 6 6 6"}, "A:King")
    assert stakes_of(listening, PASS) == {"-": {"A": "10-13!", "bank": "154-151"}}
    assert stakes_of(listening, CLAIM) == {
        "A": {"A": "10-13!", "bank": "154-151"},  # the game is over before B would pay
        "B": {"A": "10-9", "B": "6-9", "bank": "154-151", "court": "0-1"},
        "": {"A": "10-9", "B": "6-5", "court": "0-2"},
    }


def test_announcing_brings_the_same_whatever_lies_before_a_player() -> None:
    for masks in ("King Judge Spy Bishop Thief Queen", "Queen Judge Spy Bishop Thief King"):
        listening = at_table({"coins": "6", "masks": masks}, "")
        assert stakes_of(listening, KING) == {"-": {"A": "6-9", "bank": "158-155"}}
        assert stakes_of(listening, SPY) == {"-": {}}


@pytest.mark.clause("MC1-185")
def test_a_power_with_a_choice_says_what_the_best_choice_would_bring() -> None:
    masks = "King Witch Spy Bishop Fool Inquisitor Queen Judge"
    listening = at_table({"coins": "6 6 10 6 6 6 6 6"}, "", masks)
    best = {
        mask: {
            row["who"]: (row["to"], row["wins"]) for row in stakes(listening, listening.match.asks(), mask)[0]["best"]
        }
        for mask in (WITCH, INQUISITOR, BISHOP, SPY, KING)
    }
    assert best == {
        WITCH: {"A": (10, False), "C": (6, False)},
        INQUISITOR: {"A": (10, False), "C": (6, False)},
        BISHOP: {},
        SPY: {},
        KING: {},
    }
    rich = at_table({"coins": "10 6 6 6 6 6 6 6"}, "", masks)
    assert stakes(rich, rich.match.asks(), WITCH)[0]["best"] == []
    [asked] = stakes(rich, rich.match.asks(), INQUISITOR)
    assert {"who": "A", "from": 10, "to": 14, "wins": True} in asked["best"]


@pytest.mark.clause("MC1-165", "MC1-190")
def test_a_power_that_would_do_nothing_now_says_so() -> None:
    masks = "King Cheat Spy Queen Thief Judge"

    def idle(listening: Listening) -> list[str]:
        asked = listening.match.asks()
        options = [mask for mask in listening.match.options(asked) if isinstance(mask, Mask)]
        return [mask.text for mask in options if stakes(listening, asked, mask)[0]["idle"]]

    assert idle(at_table({"coins": "6"}, "", masks)) == ["Cheat", "Judge"]
    assert idle(at_table({"coins": "10 6 6 6 6 6", "court": 1}, "", masks)) == []


@pytest.mark.clause("MC1-210")
def test_a_short_bank_brings_what_it_has() -> None:
    listening = at_table({"coins": "6", "court": 156}, "")
    assert stakes_of(listening, KING) == {"-": {"A": "6-8", "bank": "2-0"}}


def test_fines_of_those_who_were_shown_to_be_wrong_follow_a_choice() -> None:
    """B said Bishop, D is the Bishop and has to choose: F and B are equally rich."""
    listening = at_table({"coins": "4 9 6 6 6 9", "turn": "B"}, "B:Bishop C:pass D:claim E:pass F:pass A:pass")
    assert stakes_of(listening, NOTATION.read("b")) == {"-": {"B": "9-6", "D": "6-8", "court": "0-1"}}
    assert stakes_of(listening, NOTATION.read("f")) == {"-": {"B": "9-8", "D": "6-8", "F": "9-7", "court": "0-1"}}


@pytest.mark.clause("MC1-171", "MC1-224")
def test_two_peasants_may_win_together() -> None:
    listening = at_table({"coins": "11 12 6 6 6 6 6 6"}, "A:Peasant", EIGHT)
    assert stakes_of(listening, CLAIM)["AB"] == {"A": "11-13!", "B": "12-14!", "bank": "135-131"}


@pytest.mark.clause("MC1-151")
def test_a_player_who_lies_open_knows_what_an_answer_costs() -> None:
    """A is asked who they are: first nobody has seen their mask, then all have."""
    hidden = at_table(
        {"coins": "6", "turn": "C"}, "C:Inquisitor D:pass E:pass F:pass G:pass H:pass A:pass B:pass C:a", EIGHT
    )
    assert stakes_of(hidden, KING) == {"A": {}, "": {"A": "6-2", "C": "6-10"}}
    shown = "C:Inquisitor D:pass E:pass F:pass G:pass H:pass A:claim B:pass C:a"
    listening = at_table({"coins": "6", "turn": "C"}, shown, EIGHT)
    assert stakes_of(listening, KING) == {"": {"A": "6-1", "C": "6-10", "court": "0-1"}}
    assert stakes_of(listening, PEASANT) == {"A": {"A": "6-5", "court": "0-1"}}


def test_a_reveal_has_a_verdict_on_everybody_who_was_shown() -> None:
    """B said Bishop, and D is: D has still to choose from whom to take two coins, and the fine comes after that."""
    script = "B:Bishop C:pass D:claim E:pass F:pass A:pass"
    listening = at_table({"coins": "4 9 6 6 6 9", "turn": "B"}, script)
    for view in listening.views.values():
        assert view.as_dict()["verdict"] == {
            "B": {"said": "Bishop", "is": "Judge", "right": False, "change": 0},
            "D": {"said": "Bishop", "is": "Bishop", "right": True, "change": 0},
        }
    listening.play("D:f")
    assert listening.view("A").as_dict()["verdict"] == {}, "what was shown lies face down again"


def test_a_verdict_counts_the_coins_that_have_changed_hands() -> None:
    """A said Fool, B is the Fool, has taken a coin and is about to swap masks."""
    masks = "King Fool Spy Bishop Judge Queen"
    listening = at_table({"coins": "6"}, "A:Fool B:claim C:pass D:pass E:pass F:pass", masks)
    verdict = listening.view("C").as_dict()["verdict"]
    assert {player: row["change"] for player, row in verdict.items()} == {"A": 0, "B": 1}


def test_an_announcement_that_nobody_doubted_has_no_verdict() -> None:
    listening = at_table({"coins": "6"}, "A:Spy B:pass C:pass D:pass E:pass F:pass")
    assert listening.view("A").as_dict()["verdict"] == {}
