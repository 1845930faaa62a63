"""The view: what one player may know at this moment (MC1-240, MC2-240)."""

from __future__ import annotations

import json
from itertools import count

import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.mascarade import SECOND_EDITION
from ridotto.games.mascarade.public.editions import FIRST, SECOND, Edition
from ridotto.games.mascarade.public.facts import ChangedSeats, Paid, Revealed, TurnedDown
from ridotto.games.mascarade.public.numbers import OPENING
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import (
    CLAIM,
    JUDGE,
    KEEP,
    LOOK,
    MASKS,
    PASS,
    PUPPETEER,
    RIGHT,
    SEATS,
    SPY,
    SWAP,
)
from ridotto.games.mascarade.secret.rules.opening import WhichMask
from ridotto.games.mascarade.secret.rules.powers.princess import LayDown
from ridotto.games.mascarade.secret.rules.swap import SwapOrKeep
from ridotto.games.mascarade.secret.rules.turn import EndOfTurn, SeenEnough, WhatToDo
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import CLOCK, SPECTATOR, Answer, Ended, Fact, Player, Together, TurnBegan, Won, first_players, name
from tests.games.mascarade.listening import Listening, Table, dealt, random_answer, seated, tables

F7 = "Judge Bishop King Fool Queen Thief Witch"
G8 = "Judge Beggar Patron Princess Puppeteer Thief King Sorceress"
SPIES = "Judge Bishop King Fool Queen Spy Witch"
SPIES_2E = "Judge Trickster King Fool Empress Spy Sorceress"
MASK_NAMES = {mask.text for mask in MASKS}
A, B, C, D, E, F, G, H = first_players(8)

PLAIN = tables()
PAUSED = tables(pace="usual")
TOGETHER = tables(challenge="together")
BOTH = tables(pace="usual", challenge="together", turn_limit="40")
BRISK = tables(pace="quick", start="B")[::4]
ALL = [*PLAIN, *PAUSED, *TOGETHER, *BOTH, *BRISK]


# What is really so, as the court has it.


def true_turn(court: Court) -> Player | None:
    """An end of the turn waits below whatever is asked in it."""
    for step in court.waiting():
        if isinstance(step, EndOfTurn):
            return court.sitters[step.seat]
    return None


def true_faces(court: Court, ear: Player) -> dict[str, str]:
    """Every face that lies open for this ear, and nothing else."""
    places = court.setup.places
    if court.over():
        return {place.text: court.mask_at(place).text for place in places}
    if true_turn(court) is None and (isinstance(court.top, WhichMask | Together)):
        return {place.text: mask.text for place, mask in zip(places, court.masks)}
    seen = {place for place in places if court.face_up & place.bit}
    question = court.asks()
    if isinstance(question, SeenEnough) and question.player == ear:
        seen.add(question.here)
    if isinstance(question, SwapOrKeep) and question.player == ear and court.claims and court.announced is SPY:
        seen |= {question.one, question.other}
    for step in court.waiting():
        if isinstance(step, LayDown) and ear not in (SPECTATOR, court.player_at(step.place)):
            seen.add(step.place)
    return {place.text: court.mask_at(place).text for place in places if place in seen}


def check(court: Court, view: CourtView, shown: dict[str, object]) -> None:
    setup = court.setup
    assert [view.coins_of(player) for player in setup.everybody] == [court.wealth(p) for p in setup.everybody]
    assert (view.court, view.bank) == (court.fines, court.bank)
    assert sum(view.coins) + view.court + view.bank == setup.edition.coins
    assert [view.player_at(seat) for seat in setup.seats] == court.sitters
    assert [view.seat_of(player).seat for player in setup.everybody] == court.seats
    assert shown["faces"] == true_faces(court, view.player)
    assert view.over == court.over()
    if not court.over():
        turn = true_turn(court)
        assert view.turn == turn
        assert view.initial_turns_left == max(0, OPENING - court.turns)
        assert view.turns_left == (setup.turn_limit - court.turns if setup.turn_limit else None)
        assert view.bound == (turn if turn is not None and court.is_bound(turn) else None)
    check_asked(court, view)


def check_asked(court: Court, view: CourtView) -> None:
    asked = court.open_questions()
    assert view.question == (asked[0].name() if asked else "")
    assert view.sealed == isinstance(court.top, Together)
    players = [question.player for question in asked]
    if view.sealed:
        assert set(players) <= set(view.asked)
        assert (view.player in view.asked) == (view.player in players)  # one's own answer one remembers
        assert view.awaited is None
    else:
        assert view.asked == players
        assert view.awaited == (players[0] if players else None)
    if asked and isinstance(asked[0], WhatToDo):
        assert view.hand is asked[0].here


def check_silence(view: CourtView, shown: dict[str, object]) -> None:
    """Beside the list of the masks in the game, a mask is named only where it was said or lies open now."""
    faces = shown.pop("faces")
    said = shown.pop("said")
    verdict = shown.pop("verdict")
    del shown["masks"], shown["announced"]
    assert isinstance(faces, dict) and isinstance(said, list) and isinstance(verdict, dict)
    judged = {each["is"] for each in verdict.values()}
    assert judged <= set(faces.values()), "what was turned down is not judged any more"
    assert view.over or judged <= {fact["mask"] for fact in said if fact["kind"] == "revealed"}
    assert {each["said"] for each in verdict.values()} <= {view.announced.text if view.announced else ""}
    if not view.over:
        assert MASK_NAMES.isdisjoint(json.dumps(shown).split('"'))
    for fact in said:
        if fact["kind"] == "revealed":
            assert faces.get(fact["at"]) == fact["mask"], f"{fact} is past"
        elif fact["kind"] not in ("announced", "used", "guessed", "ended"):
            assert MASK_NAMES.isdisjoint(fact.values()), fact


@pytest.mark.slow
@pytest.mark.clause("MC1-240", "MC2-240", "MC1-012", "MC2-012", "MC1-089", "MC2-089")
@pytest.mark.parametrize("table", ALL, ids=str)
def test_every_view_agrees_with_the_truth_at_every_moment(table: Table) -> None:
    listening = seated(table)
    match = listening.match
    dice = Dice(table.players)
    for moment in count():
        turn_about = listening.ears[moment % len(listening.ears)]
        asked = [question.player for question in match.open_questions()]
        for ear in {turn_about, SPECTATOR, *asked} & set(listening.ears):
            view = listening.views[ear]
            shown: dict[str, object] = {**view.as_dict()}
            check(match, view, shown)
            check_silence(view, shown)
        if match.over():
            break
        player, answer = random_answer(match, dice)
        if dice.below(9) > 0:
            match.answer(player, answer)
        else:
            match.answer_late(player, answer)
        listening.listen()
    reasons = [told.fact.reason for told in match.log if isinstance(told.fact, Ended)]
    winners = [told.fact.player for told in match.log if isinstance(told.fact, Won)]
    for view in listening.views.values():
        assert ([view.reason], view.winners) == (reasons, winners)


@pytest.mark.clause("MC1-089", "MC2-089")
@pytest.mark.parametrize("table", [*PLAIN, *PAUSED], ids=str)
def test_all_can_see_who_will_not_be_free_in_the_next_turn(table: Table) -> None:
    foreseen = 0
    for seed in range(3):
        match = seated(table).match
        view = CourtView(match.setup, SPECTATOR)
        dice = Dice(seed)
        bound: Player | None = None
        heard = 0
        while not match.over():
            match.answer(*random_answer(match, dice))
            for told in match.log[heard:]:
                if isinstance(told.fact, TurnBegan):
                    bound = view.bound_next
                if told.is_for(SPECTATOR):
                    view.hear(told.fact)
            heard = len(match.log)
            if not match.over():
                assert view.bound == bound
                foreseen += bound is not None
    assert foreseen > 0


def is_quiet(answer: Answer) -> bool:
    """Shows no mask to anybody: whatever lies under the masks, the table looks the same."""
    seeing = "Spy Inquisitor Guru Princess".split()
    return answer is not LOOK and answer.text not in seeing


@pytest.mark.slow
@pytest.mark.clause("MC1-062", "MC2-062", "MC1-250", "MC2-250", "TBL-001")
@pytest.mark.parametrize("table", [*PLAIN, *BOTH], ids=str)
def test_swapped_or_kept_every_view_is_the_same(table: Table) -> None:
    """Byte for byte, at all ears, until a mask is seen again; whoever did it has to remember it, too."""
    listening = seated(table)
    dice = Dice(table.players)
    pairs = 0
    while not listening.match.over() and pairs < 6:
        question = listening.match.asks()
        if isinstance(question, SwapOrKeep) and not listening.match.face_up:
            pairs += 1
            one, other = Listening(listening.match.fork()), Listening(listening.match.fork())
            one.answer(question.player, SWAP)
            other.answer(question.player, KEEP)
            check_alike(one, other, Dice(pairs))
        listening.answer(*random_answer(listening.match, dice))
    assert pairs > 3


def check_alike(one: Listening, other: Listening, dice: Dice) -> None:
    for _ in range(15):
        assert one.match.over() == other.match.over()
        if one.match.over():
            break  # then all masks are shown
        for ear in one.ears:
            assert json.dumps(one.views[ear].as_dict()) == json.dumps(other.views[ear].as_dict())
        question = one.match.asks()
        options = one.match.options(question)
        assert options == other.match.options(other.match.asks())
        if question.name() == "WhatToDo":
            options = tuple(option for option in options if is_quiet(option))
        choice = PASS if question.name() == "ClaimToo" else options[dice.below(len(options))]
        one.answer(question.player, choice)
        other.answer(question.player, choice)


def test_a_view_folds_what_its_ear_heard_and_nothing_else() -> None:
    listening = seated(Table(SECOND, 8, {"set": "B", "pace": "usual"}))
    dice = Dice(5)
    while not listening.match.over():
        listening.answer(*random_answer(listening.match, dice))
    for ear in listening.ears:
        again = game_called(listening.setup.edition.id).seen_by(ear, listening.setup, listening.match)
        assert again.as_dict() == listening.views[ear].as_dict()


@pytest.mark.slow
def test_what_a_view_has_shown_stays_as_it_was_shown_and_is_always_the_newest() -> None:
    """Whatever it keeps to be shown again, nobody sees it change, and nobody sees what is over."""
    kinds: set[type[Fact]] = set()
    for seed in range(4):
        match = seated(Table(SECOND, 8, {"set": "B"})).match
        dice = Dice(seed)
        while not match.over():
            match.answer(*random_answer(match, dice))
        for ear in (Player(0), Player(5), SPECTATOR):
            view, heard = CourtView(match.setup, ear), match.heard_by(ear)
            shown: list[tuple[dict[str, object], str]] = []
            for number, fact in enumerate(heard, 1):
                kinds.add(type(fact))
                view.hear(fact)
                again = CourtView(match.setup, ear)
                for told in heard[:number]:
                    again.hear(told)
                now = view.as_dict()
                assert now == again.as_dict()
                shown.append(({**now}, json.dumps(now)))
            assert all(json.dumps(then) == text for then, text in shown)
    assert {ChangedSeats, Paid, Revealed, TurnedDown} <= kinds


# The table, clause by clause.


def faces(listening: Listening, letter: str) -> object:
    return listening.view(letter).as_dict()["faces"]


def said(listening: Listening, letter: str) -> list[str]:
    """Returns what a view says that everybody heard, as it is spelt."""
    view = listening.view(letter)
    assert view.as_dict()["said"] == [fact.data() for fact in view.said]
    return [fact.spelling() for fact in view.said]


@pytest.mark.clause("MC1-007", "MC1-017", "MC1-044")
def test_the_deal_is_open_to_all_until_the_masks_go_down() -> None:
    listening = seated(Table(FIRST, 5, {"start": "A", "pace": "usual"}))
    listening.play("fate:Judge fate:Bishop fate:King fate:Queen fate:Witch fate:Cheat")
    assert faces(listening, "D") == {
        "a": "Judge",
        "b": "Bishop",
        "c": "King",
        "d": "Queen",
        "e": "Witch",
        "centre1": "Cheat",
    }
    assert faces(listening, "-") == faces(listening, "D")
    listening.play("A:ready B:ready C:ready D:ready")
    assert listening.view("E").asked == listening.setup.everybody, "nobody hears that the others are ready"
    assert [name(player) for player in listening.view("D").asked] == ["A", "B", "C", "E"]
    listening.play("E:ready A:b A:swap")
    for ear in listening.ears:
        shown = listening.views[ear].as_dict()
        assert shown["faces"] == {}
        assert shown["masks"] == {"Bishop": 1, "Cheat": 1, "Judge": 1, "King": 1, "Queen": 1, "Witch": 1}


@pytest.mark.clause("MC2-007", "MC2-017", "MC2-044")
def test_the_scenario_is_open_from_start_to_end() -> None:
    listening = seated(Table(SECOND, 8, {"start": "A"}))
    kinds = {"Empress": 1, "Fool": 1, "Judge": 1, "King": 1, "Peasant": 2, "Sorceress": 1, "Trickster": 1}
    assert listening.view("D").as_dict()["masks"] == kinds
    listening.play("fate:Judge fate:Trickster fate:Empress fate:Fool fate:King fate:Sorceress fate:Peasant")
    assert faces(listening, "D") == {
        "a": "Judge",
        "b": "Trickster",
        "c": "Empress",
        "d": "Fool",
        "e": "King",
        "f": "Sorceress",
        "g": "Peasant",
    }
    listening.play("fate:Peasant A:b A:swap")
    assert [faces(listening, letter) for letter in "ABCDEFGH-"] == [{}] * 9
    assert listening.view("D").as_dict()["masks"] == kinds


EDITIONS = pytest.mark.parametrize(("edition", "masks"), [(FIRST, F7), (SECOND, G8)], ids=["1e", "2e"])


@EDITIONS
@pytest.mark.clause("MC1-061", "MC2-061", "MC1-062", "MC2-062")
def test_all_see_which_two_masks_went_under_the_table_and_no_more(edition: Edition, masks: str) -> None:
    table = dealt(edition, masks, len(masks.split()))
    table.play("A:b")
    for letter in "ABC-":
        assert said(table, letter) == ["A takes a b"]
        assert (table.view(letter).question, table.view(letter).awaited) == ("SwapOrKeep", A)
    table.play("A:swap")
    for letter in "ABC-":
        assert (faces(table, letter), said(table, letter)) == ({}, []), "the next turn has begun"
        assert (table.view(letter).question, table.view(letter).awaited) == ("WhatToDo", B)


@EDITIONS
@pytest.mark.clause("MC1-070", "MC2-070", "MC1-253", "MC1-370", "MC2-370")
def test_a_look_is_for_one_until_it_is_put_down(edition: Edition, masks: str) -> None:
    table = dealt(edition, masks, len(masks.split()), pace="usual")
    table.play("A:look")
    assert [faces(table, letter) for letter in "ABC-"] == [{"a": "Judge"}, {}, {}, {}]
    assert said(table, "A") == said(table, "B") == said(table, "-") == ["A looks at a"]
    assert table.view("B").awaited == A
    table.play("A:ready")
    assert [faces(table, letter) for letter in "ABC-"] == [{}, {}, {}, {}]
    assert table.view("B").awaited == B


@pytest.mark.clause("MC1-274", "MC1-240")
def test_with_three_players_all_see_which_card_is_looked_at() -> None:
    table = dealt(FIRST, "Judge Bishop Fool Queen King Witch", 3, pace="usual")
    table.play("A:aR A:look")
    assert [faces(table, letter) for letter in "ABC-"] == [{"aR": "Bishop"}, {}, {}, {}]
    assert said(table, "C") == ["A touches aR", "A looks at aR"]
    assert table.view("C").hand is RIGHT[0]


@EDITIONS
@pytest.mark.clause("MC1-094", "MC2-094", "MC1-106", "MC2-106", "MC1-110", "MC2-110", "MC1-240", "MC2-240")
def test_what_is_said_and_shown_in_a_turn_is_seen_in_it(edition: Edition, masks: str) -> None:
    """A announces the Thief, who is F."""
    last = len(masks.split()) - 1
    table = dealt(edition, masks, last + 1, pace="usual")
    table.play("A:Thief B:pass C:claim")
    assert said(table, "D") == ["A announces Thief at a", "B passes", "C claims at c"]
    assert table.view("D").awaited == D
    assert table.view("D").as_dict()["claims"] == {"A": "a", "C": "c"}
    table.play("D:pass E:pass F:claim G:pass" + (" H:pass" if last == 7 else ""))
    third = masks.split()[2]
    assert [faces(table, letter) for letter in "AD-"] == [{"a": "Judge", "c": third, "f": "Thief"}] * 3
    assert table.view("D").awaited == CLOCK
    table.play("clock:on")
    assert [faces(table, letter) for letter in "AD-"] == [{}] * 3
    assert said(table, "D") == [], "nothing of an earlier turn"
    assert [table.view("D").coins_of(player) for player in (A, C, E, F, G)] == [5, 5, 5, 8, 5]
    assert table.view("D").court == 2


@pytest.mark.clause("MC1-106", "MC1-110")
def test_shown_cards_lie_open_while_the_user_chooses() -> None:
    table = dealt(FIRST, "Bishop Judge King Fool Queen Thief Witch", 7)
    table.play("A:Bishop B:claim")
    table.all_pass()
    assert faces(table, "E") == {"a": "Bishop", "b": "Judge"}
    assert (table.view("E").question, table.view("E").awaited) == ("WhichOfTheRichest", A)
    table.play("A:d")
    assert (faces(table, "E"), table.view("E").coins_of(D)) == ({}, 4)


@EDITIONS
@pytest.mark.clause("MC1-089", "MC2-089")
def test_all_see_who_is_not_free_and_why(edition: Edition, masks: str) -> None:
    table = dealt(edition, masks, len(masks.split()), pace="usual")
    what = "must swap" if edition is FIRST else "may not announce"
    bond = {"player": "B", "what": what, "why": "shown in the turn just before"}
    table.play("A:King B:claim")
    table.all_pass()
    assert [table.view(letter).as_dict()["bound_next"] for letter in "ABC-"] == [bond] * 4
    assert table.view("C").as_dict()["bound"] is None
    table.play("clock:on")
    assert [table.view(letter).as_dict()["bound"] for letter in "ABC-"] == [bond] * 4
    assert table.view("C").bound == B


def test_with_several_cards_a_bound_player_acts_with_the_one_that_was_shown() -> None:
    table = dealt(FIRST, "Judge Bishop Fool Queen King Witch", 3)
    table.play("A:aL A:King B:bR C:pass")
    assert table.view("C").hand is RIGHT[1]
    assert (table.view("C").question, table.view("C").awaited) == ("WhatToDo", B)


@pytest.mark.clause("MC1-240", "MC2-240")
@pytest.mark.parametrize(("edition", "masks"), [(FIRST, SPIES), (SECOND, SPIES_2E)], ids=["1e", "2e"])
def test_the_spy_alone_sees_two_masks_until_they_are_back(edition: Edition, masks: str) -> None:
    table = dealt(edition, masks, 7)
    table.play("A:Spy")
    table.all_pass()
    table.play("A:c")
    assert [faces(table, letter) for letter in "AC-"] == [{"a": "Judge", "c": "King"}, {}, {}]
    table.play("A:swap")
    assert [faces(table, letter) for letter in "AC-"] == [{}, {}, {}]


def test_a_spy_who_was_shown_still_sees_what_has_gone_under_the_table() -> None:
    """Whose own mask lay open: it goes down for all, and stays in the Spy's hands."""
    table = dealt(FIRST, SPIES, 7)
    table.play("A:Spy B:pass C:pass D:pass E:pass F:claim G:pass F:a")
    assert [faces(table, letter) for letter in "AF-"] == [{}, {"a": "Judge", "f": "Spy"}, {}]
    assert not any("shows" in line for line in said(table, "B")), "no word names what lies face down again"


@pytest.mark.clause("MC1-106")
def test_the_questioned_card_stays_open_in_the_first_edition() -> None:
    table = dealt(FIRST, "Judge Bishop King Fool Queen Inquisitor Witch Cheat", 8)
    table.play("A:Inquisitor")
    table.play("B:pass C:pass D:pass E:pass F:claim G:pass H:pass F:b")
    assert (table.view("G").question, table.view("G").awaited) == ("WhoAreYou", B)
    assert faces(table, "G") == {"a": "Judge", "f": "Inquisitor"}


@pytest.mark.clause("MC2-106")
def test_the_questioned_mask_goes_down_before_the_fine() -> None:
    masks = "Judge Trickster Empress Fool King Sorceress Guru Widow"
    table = dealt(SECOND, masks, 8, pace="usual")
    table.play("A:Guru B:pass C:pass D:pass E:pass F:pass G:claim H:pass clock:on G:b B:King")
    assert faces(table, "-") == {"a": "Judge", "b": "Trickster", "g": "Guru"}
    heard = [fact.spelling() for fact in table.play("clock:on")]
    assert heard.index("b is turned down") < heard.index("A pays court 1") < heard.index("g is turned down")


@pytest.mark.clause("MC2-344", "MC2-253", "MC2-240")
def test_the_princess_shows_a_mask_to_all_but_its_wearer_and_those_who_watch() -> None:
    table = dealt(SECOND, G8, 8, pace="usual")
    table.play("A:Princess")
    table.all_pass()
    table.play("A:c")
    assert [faces(table, letter) for letter in "ABC-"] == [{"c": "Patron"}, {"c": "Patron"}, {}, {}]
    for letter in "ABC-":
        assert said(table, letter)[-2:] == ["A chooses c", "c is shown to all but C"]
        assert [name(player) for player in table.view(letter).asked] == list("ABDEFGH")
    table.play("B:ready D:ready!")
    assert [name(player) for player in table.view("B").asked] == list("AEFGH"), "one's own, and the clock's"
    assert [name(player) for player in table.view("C").asked] == list("ABEFGH")
    table.play("A:ready E:ready F:ready G:ready H:ready")
    assert [faces(table, letter) for letter in "ABC-"] == [{}] * 4
    assert table.view("C").awaited == B


@pytest.mark.clause("MC2-357", "MC2-361")
def test_the_puppeteer_moves_players_and_nothing_else() -> None:
    """E is the Puppeteer; A, who was shown and is fined, changes seats with H."""
    table = dealt(SECOND, G8, 8, pace="usual")
    table.play("A:Puppeteer B:pass C:pass D:pass E:claim F:pass G:pass H:pass clock:on E:a")
    assert faces(table, "H") == {"a": "Judge", "e": "Puppeteer"}
    heard = [fact.spelling() for fact in table.play("E:h")]
    assert heard.index("A and H change seats") < heard.index("a is turned down")
    for letter in "AH-":
        view = table.view(letter)
        assert faces(table, letter) == {}
        assert (view.player_at(SEATS[0]), view.player_at(SEATS[7])) == (H, A)
        assert (view.seat_of(A), view.seat_of(H)) == (SEATS[7], SEATS[0])
        assert view.places_of(H) == (SEATS[0],)
        assert (view.coins_of(H), view.coins_of(A), view.coins_of(E)) == (5, 4, 8), "each has what lies at the new seat"
        assert view.awaited == B
        seats = view.as_dict()["seats"]
        assert isinstance(seats, list)
        assert seats[0] == {"seat": "a", "player": "H", "coins": 5, "places": ["a"]}


def test_a_mask_stays_open_at_its_seat_when_its_player_leaves_it() -> None:
    """Heard one by one: the faces do not move with the players."""
    table = dealt(SECOND, G8, 8)
    view = table.view("-")
    table.match.answer(A, PUPPETEER)
    for letter in "BCDEFGH":
        table.match.answer(Player("ABCDEFGH".index(letter)), CLAIM if letter == "E" else PASS)
    table.match.answer(E, SEATS[0])
    table.match.answer(E, SEATS[7])
    for told in table.match.log[table.told :]:
        if told.is_for(SPECTATOR):
            view.hear(told.fact)
            if told.fact.spelling() == "A and H change seats":
                assert (view.face_at(SEATS[0]), view.face_at(SEATS[7])) == (JUDGE, None)


@EDITIONS
@pytest.mark.clause("MC1-229", "MC2-229")
def test_after_the_end_all_see_everything(edition: Edition, masks: str) -> None:
    table = dealt(edition, masks, len(masks.split()))
    dice = Dice(3)
    while not table.match.over():
        table.answer(*random_answer(table.match, dice))
    words = [table.match.mask_at(place).text for place in table.setup.places]
    for letter in "AG-":
        view = table.view(letter)
        assert faces(table, letter) == dict(zip([place.text for place in table.setup.places], words))
        assert view.over and view.awaited is None and view.question == ""
        assert view.as_dict()["end"] == {"reason": view.reason, "winners": [name(player) for player in view.winners]}
        assert view.winners


def test_a_view_that_starts_in_the_middle_sees_who_sits_where_and_who_is_bound() -> None:
    setup = SECOND_EDITION.set_up(8, {"masks": ",".join(G8.split())})
    seats = {"masks": G8, "seats": "G B C D E F A H", "coins": "1 2 3 4 5 6 7 8", "court": 3, "turn": "B", "shown": "b"}
    match = SECOND_EDITION.start_at(setup, seats)
    assert isinstance(match, Court)
    view = Listening(match).view("-")
    assert (view.player_at(SEATS[0]), view.coins_of(G), view.coins_of(A)) == (G, 1, 7)
    assert (view.turn, view.bound, view.awaited, view.court) == (B, B, B, 3)
