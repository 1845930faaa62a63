"""What a scenario cannot say about agents: every hallway, every holder, whole matches, one move and many."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ridotto.bots import Dice
from ridotto.contracts.walking import log, record, story_of, walk
from ridotto.games import game_called
from ridotto.games.masques.public.words import DECLINE, NOTATION, Guest
from ridotto.kernel import SPECTATOR, Answer, AnswerRefused, Match, Player, RidottoError
from ridotto.lab import drawn

EDITIONS = ("masques-ffg", "masques-dust")
TABLES = [(edition, players) for edition in EDITIONS for players in (2, 3, 4)]
MOVES = {
    "thief": "thief1+H5+P6",
    "guard": "guard1+H4+H3+H9",
    "gondolier": "gondolier1+H4+H3+H11",
    "assassin": "assassin1+H4+H3",
    "courtesan": "courtesan1+H8+Venier4+H7",
    "trader": "trader1+H8+P9+P14",
}
TWO_GUESTS = {"H3": "Morosini3", "H11": "Dandolo4"}
CHEAP = ", ".join([f"{kind} 1" for kind in MOVES])  # so that many are hired


def placed(edition: str, players: int = 4, **position: object) -> Match:
    """A match in the middle, as a scenario of the one edition describes it; the other has its own words for it."""
    game = game_called(edition)
    written = {"purses": "4", **position}
    return game.start_at(game.set_up(players, {}), {key: in_words(edition, value) for key, value in written.items()})


def in_words(edition: str, written: object) -> object:
    if isinstance(written, dict):
        return {in_words(edition, key): in_words(edition, value) for key, value in written.items()}
    if not isinstance(written, str) or edition == "masques-ffg":
        return written
    return " ".join([dust_word(word) for word in written.split()])


def dust_word(word: str) -> str:
    if word[0] in "PH" and word[1:].isdigit():
        return word.replace("P", "A").replace("H", "S")
    return word.replace("Contarini", "Cantarini")


def answers(edition: str, move: str) -> list[Answer]:
    return [NOTATION.read(str(in_words(edition, word))) for word in move.split("+")]


def after(match: Match, *given: Answer) -> Match:
    """What becomes of it when whoever is asked gives these answers, one by one."""
    twin = match.fork()
    for answer in given:
        twin.answer(twin.asks().player, answer)
    return twin


def options(match: Match) -> list[str]:
    return [option.text for option in match.options(match.asks())]


def truth(edition: str, match: Match) -> dict[str, object]:
    return game_called(edition).truth(match)


def texts(found: object) -> dict[str, str]:
    assert isinstance(found, dict)
    return found


# ---- Effects.


@pytest.mark.clause("MQD-084", "MQF-086")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", MOVES)
def test_what_any_agent_could_do_may_be_left_and_nothing_happens(kind: str, edition: str) -> None:
    agent, hall, *_ = answers(edition, MOVES[kind])
    asked = after(placed(edition, halls=TWO_GUESTS), agent, hall)
    assert options(asked)[-1] == "decline" and len(options(asked)) > 1
    declined = after(asked, DECLINE)
    before, then = truth(edition, asked), truth(edition, declined)
    assert {key for key in then if then[key] != before[key]} == {"turn"}
    assert declined.asks().name() == "WhatToPlay" and declined.asks().player == 1


@pytest.mark.clause("MQD-090", "MQF-091")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", MOVES)
def test_one_move_is_the_same_as_its_answers_one_by_one(kind: str, edition: str) -> None:
    start = placed(edition, halls=TWO_GUESTS)
    move = answers(edition, MOVES[kind])
    at_once = start.fork()
    at_once.answer_all(Player(0), move)
    one_by_one = after(start, *move)
    assert at_once.position() == one_by_one.position() != start.position()
    assert log(at_once) == log(one_by_one)
    assert record(at_once) == record(one_by_one)
    assert at_once.asks().player == 1


@pytest.mark.clause("MQD-089", "MQD-090", "MQF-090", "MQF-091")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", MOVES)
def test_a_move_with_any_wrong_end_is_refused_as_a_whole(kind: str, edition: str) -> None:
    """No ducat is paid, nobody hears of it, and nobody else is asked."""
    start = placed(edition, halls=TWO_GUESTS)
    *begun, _ = answers(edition, MOVES[kind])
    offered = options(after(start, *begun))
    for last in NOTATION.answers:
        match = start.fork()
        if last.text in offered:
            match.answer_all(Player(0), [*begun, last])
            assert match.position() != start.position()
        else:
            with pytest.raises(AnswerRefused):
                match.answer_all(Player(0), [*begun, last])
            assert (match.position(), log(match), record(match)) == (start.position(), log(start), record(start))


# ---- Beside an agent, in every hallway of every palace.


@pytest.mark.clause("MQD-087", "MQD-094", "MQD-113", "MQD-117", "MQF-089", "MQF-095", "MQF-114", "MQF-119")
@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("kind", ["assassin", "gondolier", "guard"])
def test_guests_in_the_two_closest_hallways_and_no_others(kind: str, edition: str, players: int) -> None:
    """Here guests lie in the three hallways to either side."""
    ring = 4 * players
    guests = "Venier2 Venier3 Venier4 Dandolo2 Dandolo3 Dandolo4".split()
    for here in range(ring):
        near = [f"H{(here + away) % ring}" for away in (-3, -2, -1, 1, 2, 3)]
        start = placed(edition, players, halls=dict(zip(near, guests, strict=True)))
        asked = after(start, *answers(edition, f"{kind}1+H{here}"))
        beside = [f"H{(here - 1) % ring}", f"H{(here + 1) % ring}"]
        assert options(asked) == [*[in_words(edition, hall) for hall in beside], "decline"]
        if kind == "assassin":
            for hall in answers(edition, "+".join(beside)):
                halls = texts(truth(edition, after(asked, hall))["halls"])
                assert [place for place, card in halls.items() if card.endswith("*")] == [hall.text]


@pytest.mark.clause("MQD-122", "MQD-128", "MQF-125", "MQF-131")
@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("kind", ["thief", "trader"])
def test_tokens_on_the_two_palace_cards_it_touches_and_no_others(kind: str, edition: str, players: int) -> None:
    ring = 4 * players
    start = placed(edition, players)
    for here in range(ring):
        asked = after(start, *answers(edition, f"{kind}1+H{here}"))
        touched = [f"P{here}", f"P{(here + 1) % ring}"]
        assert options(asked) == [*[in_words(edition, place) for place in touched], "decline"]


@pytest.mark.clause("MQD-099", "MQD-102", "MQF-100", "MQF-103")
@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[1] > 2])
def test_a_guest_is_called_to_the_two_closest_hallways_and_no_others(edition: str, players: int) -> None:
    ring = 4 * players
    start = placed(edition, players)
    for here in range(ring):
        asked = after(start, *answers(edition, f"courtesan1+H{here}+Venier4"))
        assert options(asked) == [in_words(edition, f"H{(here + step) % ring}") for step in (-1, 1)]


# ---- The courtesan.

HANDS = ("Morosini2 Morosini4 Foscari3", "Dandolo2 Foscari3 Foscari4", "Venier4 Contarini2 Contarini3")


@pytest.mark.clause("MQD-099", "MQD-104", "MQF-100", "MQF-105")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_names_that_can_be_called_do_not_tell_who_holds_them(edition: str) -> None:
    """However three hands lie, C is offered, refused and told the same; only the call tells all whose it was."""
    stories = set()
    for a, b, d in permutations(HANDS):
        hands = {"A": a, "B": b, "D": d}
        start = placed(edition, halls={"H5": "Foscari2"}, hands=hands, turn="C")
        asked = after(start, *answers(edition, "courtesan1+H6"))
        heard = [story_of(asked, ear) for ear in (Player(2), SPECTATOR)]
        reasons = [refusal(asked, answer) for answer in NOTATION.answers]
        stories.add(str((options(asked), heard, reasons)))
        holder = next(letter for letter, hand in hands.items() if "Morosini4" in hand)
        called = after(asked, *answers(edition, "Morosini4"))
        for ear in (Player(0), Player(1), Player(2), Player(3), SPECTATOR):
            told = story_of(called, ear)[len(story_of(asked, ear)) :]
            at = in_words(edition, "H7")
            call = [f"C calls Morosini4 to {at}", f"{holder} gives up Morosini4", f"Morosini4 lies in {at}"]
            assert told == [*call, "turn of D"]
        assert called.asks().player == 3 and called.asks().name() == "WhatToPlay"
    assert len(stories) == 1


def refusal(match: Match, answer: Answer) -> str:
    """What whoever is asked would read; nothing when it would be taken."""
    try:
        match.fork().answer(match.asks().player, answer)
    except RidottoError as problem:
        return str(problem)
    return ""


@pytest.mark.clause("MQD-108", "MQF-109")
@pytest.mark.parametrize("absent", ["Contarini", "Dandolo", "Morosini", "Venier"])
def test_with_three_players_only_guests_of_the_game_can_be_called(absent: str) -> None:
    """The one book leaves the family that stays away at home, the other all Foscari."""
    families = ["Contarini", "Dandolo", "Morosini", "Venier"]
    present = [family for family in families if family != absent]
    for edition, called in (("masques-ffg", [*present, "Foscari"]), ("masques-dust", families)):
        start = placed(edition, 3, families=" ".join(present))
        names = [in_words(edition, f"{family}{value}") for family in called for value in (2, 3, 4)]
        assert options(after(start, *answers(edition, "courtesan1+H6"))) == [*names, "decline"]


# ---- Whole matches, with agents that all can afford.


@pytest.mark.clause("MQD-105", "MQD-107", "MQF-106", "MQF-108")
@pytest.mark.parametrize(("edition", "players"), [table for table in TABLES if table[1] > 2])
def test_the_player_who_can_be_called_is_in_a_hand(edition: str, players: int) -> None:
    """In every turn each guest outside the palace is in one hand, once; and nobody is asked in another's turn."""
    game = game_called(edition)
    setup = game.set_up(players, {"costs": CHEAP})
    calls = 0
    for seed in range(10):
        for match in walk(game, setup, seed):
            now = game.truth(match)
            if not now["turn"] or match.over():
                continue
            question = match.asks()
            assert "ABCD"[question.player] == now["turn"], question.spelling()
            in_hands = Counter(" ".join(texts(now["hands"]).values()).split())
            in_palace = Counter([card.removesuffix("*") for card in texts(now["halls"]).values() if card])
            assert in_hands == Counter(str(now["deck"]).split()) - in_palace
            if question.name() == "WhomToCall":
                calls += 1
                assert sorted(options(match)) == sorted([*in_hands, "decline"])
    assert calls > 10


@pytest.mark.clause("MQD-093", "MQF-094", "MQF-200")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_agents_lie_face_up_where_they_were_placed_until_the_round_ends(edition: str, players: int) -> None:
    game = game_called(edition)
    setup = game.set_up(players, {"costs": CHEAP})
    turned = stayed = 0
    for seed in range(10):
        lay: dict[str, str] = {}
        round_before: object = 0
        for match in walk(game, setup, seed):
            now = game.truth(match)
            halls = texts(now["halls"])
            face_down = [card.removesuffix("*") for card in halls.values() if card.endswith("*")]
            assert all(isinstance(NOTATION.read(card), Guest) for card in face_down)
            turned += len(face_down)
            agents = {hall: card for hall, card in halls.items() if card and not is_guest(card)}
            if now["turn"] and now["round"] == round_before:
                assert lay.items() <= agents.items()
                stayed += len(lay)
            lay, round_before = agents, now["round"]
    assert turned > 10 and stayed > 100


def is_guest(card: str) -> bool:
    return isinstance(NOTATION.read(card.removesuffix("*")), Guest)


# ---- The next round.

STABBED = """
    Foscari3 Venier2 Foscari4 Dandolo2 Contarini2 Venier4* Foscari2 .
    Contarini4 Dandolo3 Morosini2 Contarini3 Venier3 Dandolo4 Morosini3 Foscari3"""


@pytest.mark.clause("MQD-098", "MQF-099")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_guest_that_was_turned_down_counts_again_in_the_next_round(edition: str) -> None:
    """Even in the same hallway: there Venier 4, beside guests of less, wins on both sides."""
    match = placed(edition, halls=STABBED, round=2, hands={"A": "Morosini4"}, purses="0")
    match = after(match, *answers(edition, "Morosini4+H7"))
    before = len(story_of(match, SPECTATOR))
    h4, h5, h6 = answers(edition, "H4+H5+H6")
    dice = Dice(1)
    while truth(edition, match)["round"] == 2 or "the palace is full" not in story_of(match, SPECTATOR)[before:]:
        question = match.asks()
        offered = match.options(question)
        answer = drawn(match, question, dice)
        if question.name() == "WhatToPlay":
            own = [card for card in offered if isinstance(card, Guest)]
            answer = max(own, key=lambda card: (card.text == "Venier4", -card.value))
        elif question.name() == "Where":
            value = int(question.spelling()[-1])
            wanted = [h5] if "Venier4" in question.spelling() else [h4, h6] if value < 4 else []
            others = [hall for hall in offered if hall not in (h4, h5, h6)]
            answer = next(hall for hall in [*wanted, *others] if hall in offered)
        match.answer(question.player, answer)
    told = story_of(match, SPECTATOR)[before:]
    for place in ("P5", "P6"):
        taken = [line for line in told if f" from {in_words(edition, place)}:" in line]
        assert len(taken) == 1 and taken[0].startswith("A takes "), told
