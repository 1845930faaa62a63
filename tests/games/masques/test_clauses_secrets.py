"""Both ways of a secret: what each ear is told, shown and asked is the same to the last byte."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from ridotto.games.masques.public.facts import (
    Laid,
)
from ridotto.games.masques.secret.state import Palace
from ridotto.kernel import FATE, SPECTATOR, Player, name, only, player_named
from tests.games.masques.rounds import (
    FFG,
    after,
    both_editions,
    ears,
    every_count,
    placed,
    spelt_in,
    table,
    viewed,
    walked,
)

# ---- Both ways of a secret: what each ear is told, shown and asked is the same to the last byte.


def same_to(one: Palace, other: Palace, letters: str) -> None:
    for letter in letters:
        ear = player_named(letter)
        assert ear is not None
        told, as_well = [[fact.spelling() for fact in match.heard_by(ear)] for match in (one, other)]
        assert told == as_well, letter
        assert json.dumps(viewed(one, ear)) == json.dumps(viewed(other, ear)), letter
        if ear != SPECTATOR:
            mine, theirs = one.question_to(ear), other.question_to(ear)
            assert (mine is None) == (theirs is None), letter
            if mine is not None and theirs is not None:
                assert mine.spelling() == theirs.spelling() and one.options(mine) == other.options(theirs), letter
    assert [question.spelling() for question in one.open_questions()] == [
        question.spelling() for question in other.open_questions()
    ]


def same_all_along(one: Palace, plays: str, other: Palace, other_plays: str, letters: str) -> tuple[Palace, Palace]:
    """After each pair of answers; both matches at the end."""
    same_to(one, other, letters)
    for word, other_word in zip(plays.split(), other_plays.split(), strict=True):
        one, other = after(one, word), after(other, other_word)
        same_to(one, other, letters)
    return one, other


def seated(edition: str, players: int) -> Palace:
    """A is first, families are known, and the palace has its tokens: Fate only has to deal."""
    return placed(table(edition, players), phase="round")


def fate(guests: str) -> str:
    return " ".join([f"fate:{guest}" for guest in guests.split()])


PACKS = """
  Venier2 Venier3 Dandolo4 Foscari4 Venier4 Foscari2 Dandolo2 Dandolo3
  Contarini2 Contarini3 Contarini4 Foscari3 Morosini2 Morosini3 Morosini4 Foscari3"""
A_CIRCLE = "A:Venier2+H0 B:Venier3+H1 C:Contarini2+H2 D:Morosini2+H3"


@pytest.mark.clause("MQD-180", "MQF-188")
@both_editions
def test_nobody_else_can_tell_which_of_two_drafted_which_guest(edition: str) -> None:
    """Venier 4 and Foscari 2 are dealt to B; B keeps one and C the other, unseen by A and D."""
    one, other = same_all_along(
        seated(edition, 4),
        f"{fate(PACKS)} A:Venier2 B:Venier4 C:Contarini2 D:Morosini2 A:Morosini3 B:Venier3 C:Foscari2 D:Contarini3 "
        f"A:Contarini4 B:Morosini4 C:Dandolo4 D:Dandolo2 {A_CIRCLE}",
        seated(edition, 4),
        f"{fate(PACKS)} A:Venier2 B:Foscari2 C:Contarini2 D:Morosini2 A:Morosini3 B:Venier3 C:Venier4 D:Contarini3 "
        f"A:Contarini4 B:Morosini4 C:Dandolo4 D:Dandolo2 {A_CIRCLE}",
        "AD-",
    )
    assert one.hands != other.hands
    for letter in "BC":
        with pytest.raises(AssertionError):
            same_to(one, other, letter)


@pytest.mark.clause("MQD-181", "MQF-189")
@both_editions
def test_the_player_who_handed_a_pack_on_cannot_tell_who_kept_what_of_it(edition: str) -> None:
    """A handed on three guests; B kept one of two and C the other. A is reminded of the three."""
    packs = """
      Dandolo2 Foscari3 Morosini3 Venier4 Venier2 Venier3 Dandolo3 Foscari3
      Contarini2 Contarini3 Contarini4 Dandolo4 Morosini2 Morosini4 Foscari2 Foscari4"""
    one, other = same_all_along(
        seated(edition, 4),
        f"{fate(packs)} A:Venier4 B:Venier2 C:Contarini2 D:Morosini2 A:Morosini4 B:Dandolo2 C:Venier3 D:Contarini3 "
        "A:Contarini4 B:Foscari2 C:Foscari3 D:Dandolo3",
        seated(edition, 4),
        f"{fate(packs)} A:Venier4 B:Venier2 C:Contarini2 D:Morosini2 A:Morosini4 B:Foscari3 C:Venier3 D:Contarini3 "
        "A:Contarini4 B:Foscari2 C:Dandolo2 D:Dandolo3",
        "AD-",
    )
    assert one.hands[1] != other.hands[1] and one.hands[2] != other.hands[2]
    handed_on = viewed(one, Player(0))["handed_on"]
    assert isinstance(handed_on, list) and handed_on[0] == ["Dandolo2", "Morosini3", "Foscari3"]


@pytest.mark.clause("MQD-190", "MQF-198")
@both_editions
def test_only_the_two_know_which_guest_went_from_one_to_the_other_at_last(edition: str) -> None:
    """A keeps Venier 3 of Venier 3 and Foscari 2, or the other way round; B is handed what is left."""
    packs = """
      Dandolo2 Morosini3 Foscari3 Venier4 Dandolo3 Dandolo4 Morosini2 Foscari3
      Venier3 Foscari2 Contarini3 Contarini4 Contarini2 Morosini4 Venier2 Foscari4"""
    so_far = (
        f"{fate(packs)} A:Venier4 B:Dandolo4 C:Contarini3 D:Foscari4 A:Contarini2 B:Dandolo2 C:Dandolo3 D:Contarini4"
    )
    one, other = same_all_along(
        seated(edition, 4),
        f"{so_far} A:Venier3 B:Venier2 C:Foscari3 D:Morosini2 A:Venier4+H0",
        seated(edition, 4),
        f"{so_far} A:Foscari2 B:Venier2 C:Foscari3 D:Morosini2 A:Venier4+H0",
        "CD-",
    )
    assert "Foscari2" in [guest.text for guest in one.hands[1]] and "Venier3" in [
        guest.text for guest in other.hands[1]
    ]
    for match, guest in ((one, "Foscari2"), (other, "Venier3")):
        handed_on = viewed(match, Player(0))["handed_on"]
        assert isinstance(handed_on, list) and handed_on[-1] == [guest]


@pytest.mark.clause("MQD-187", "MQF-195")
@both_editions
def test_nobody_else_can_tell_what_was_left_in_whose_hand(edition: str) -> None:
    halls = """
      thief1 Contarini2 Contarini3 Contarini4 Dandolo2 Dandolo3 Dandolo4 Morosini2
      Morosini3 Morosini4 . thief2 Venier2 Foscari3 Foscari4 Venier3"""
    one, other = [
        placed(table(edition, 4), turn="B", halls=halls, hands={"A": left[0], "B": "Foscari3", "C": left[1], "D": ""})
        for left in (("Venier4", "Foscari2"), ("Foscari2", "Venier4"))
    ]
    one, other = same_all_along(one, "B:Foscari3+H10", other, "B:Foscari3+H10", "BD-")
    assert not any(one.hands) and not any(other.hands)
    for match in (one, other):
        for ear in ears(match):
            if name(ear) in "BD-":
                told = " ".join([fact.spelling() for fact in match.heard_by(ear)])
                assert "Venier4" not in told and "Foscari2" not in told, name(ear)


@pytest.mark.clause("MQD-189", "MQD-172", "MQF-197", "MQF-180")
@both_editions
def test_nobody_can_tell_in_which_order_guests_were_set_aside(edition: str) -> None:
    hands = "Venier2 Venier3 Venier4 Foscari3 Contarini2 Contarini3 Contarini4 Foscari3"
    aside = "Morosini4 Foscari2 Dandolo3 Dandolo2 Foscari4 Dandolo4 Morosini3 Morosini2"
    backwards = " ".join(reversed(aside.split()))
    draft = "" if edition == FFG else "A:Venier4 B:Contarini4 A:Contarini3 B:Venier3 A:Venier2 B:Contarini2"
    turns = "A:Venier2+H0 B:Contarini2+H1 A:Venier4+H2"
    one, other = same_all_along(
        seated(edition, 2),
        f"{fate(hands)} {fate(aside)} {draft} {turns}",
        seated(edition, 2),
        f"{fate(hands)} {fate(backwards)} {draft} {turns}",
        "AB-",
    )
    assert one.aside != other.aside and len(one.aside) == 8
    for ear in ears(one):
        view = viewed(one, ear)
        assert view["aside"] == 8
        shown = json.dumps(view)
        assert not any(guest.text in shown for guest in one.aside), name(ear)


@pytest.mark.clause("MQD-191", "MQF-199")
@both_editions
def test_with_two_players_a_guest_of_the_other_might_as_well_be_set_aside(edition: str) -> None:
    """Venier 4 is B's and Foscari 2 set aside, or the other way round; where two draft, it is what B kept first."""
    hands = "Venier2 Venier3 Dandolo4 Foscari3 Contarini2 Contarini3 Contarini4"
    aside = "Morosini4 Foscari3 Dandolo3 Dandolo2 Foscari4 Morosini3 Morosini2"
    with_venier, with_foscari = [
        f"{fate(hands)} fate:{held} {fate(aside)} fate:{other}"
        for held, other in (("Venier4", "Foscari2"), ("Foscari2", "Venier4"))
    ]
    draft = "" if edition == FFG else "A:Venier2 B:{} A:Contarini3 B:Venier3 A:Dandolo4 B:Contarini2"
    turns = "A:Venier2+H0 B:Contarini2+H1 A:Dandolo4+H2"
    one, other = same_all_along(
        seated(edition, 2),
        f"{with_venier} {draft.format('Venier4')} {turns}",
        seated(edition, 2),
        f"{with_foscari} {draft.format('Foscari2')} {turns}",
        "A-",
    )
    assert one.hands[1] != other.hands[1] and one.aside != other.aside
    with pytest.raises(AssertionError):
        same_to(one, other, "B")


@pytest.mark.clause("MQD-188", "MQF-196")
@both_editions
@pytest.mark.parametrize(("this", "that", "others"), [("D", "B", "AC-"), ("D", "A", "BC-")])
def test_until_a_guest_is_called_nothing_tells_who_holds_it_and_then_everything_does(
    edition: str, this: str, that: str, others: str
) -> None:
    """Morosini 4 is this player's or that one's: nobody but the caller is asked, and the same may be called."""
    one, other = [
        placed(table(edition, 4), purses=2, turn="C", hands={holder: "Morosini4 Venier2", rest: "Morosini3 Venier3"})
        for holder, rest in ((this, that), (that, this))
    ]
    one, other = same_all_along(one, "C:courtesan1 C:H3 C:Morosini4", other, "C:courtesan1 C:H3 C:Morosini4", others)
    assert [question.name() for question in one.open_questions()] == ["WhereToCall"]
    for match, holder in ((one, this), (other, that)):
        called = after(match, "C:H4")
        for ear in ears(called):
            told = [fact.spelling() for fact in called.heard_by(ear)]
            expected = f"C calls Morosini4 to H4;{holder} gives up Morosini4;Morosini4 lies in H4"
            assert told[-4:-1] == spelt_in(edition, expected).split(";"), name(ear)


@pytest.mark.clause("MQD-184", "MQF-192")
@both_editions
@every_count
def test_the_bag_is_what_does_not_lie_on_the_palace_and_no_view_knows_more(edition: str, players: int) -> None:
    """A match holds no order of draws and no dice: what comes next is asked of Fate, by how much there is of each."""
    each = 2 if players == 2 else 3
    for seed in range(3):
        for match in walked(table(edition, players), 1800 + seed):
            on_palace = Counter(token.text for token in match.ring.tokens if token is not None)
            expected = {guild.text: each - on_palace[guild.text] for guild in match.setup.edition.guilds}
            assert dict(zip(expected, match.bag, strict=True)) == expected
            if not match.over() and match.asks().name() == "WhichFavour":
                question = match.asks()
                weights = {option.text: expected[option.text] for option in match.options(question)}
                assert question.weights(match) == list(weights.values()) and min(weights.values()) > 0
        laid = [fact for fact in match.heard_by(SPECTATOR) if isinstance(fact, Laid)]
        assert laid == [told.fact for told in match.log if isinstance(told.fact, Laid)]


# ---- Who may know what was answered, before it is told to anybody.


@pytest.mark.clause("MQD-050", "MQD-171", "MQF-053", "MQF-179")
@both_editions
@every_count
def test_a_guest_that_fate_deals_is_known_to_its_player_alone_and_one_that_is_set_aside_to_nobody(
    edition: str, players: int
) -> None:
    match = seated(edition, players)
    may_know = []
    while match.asks().name() == "WhichGuest":
        may_know.append(match.asks().may_know(match))
        match.answer(FATE, match.options(match.asks())[0])
    dealt = [only(player) for player in match.setup.everybody for _ in range(4)]
    assert may_know == dealt + [0] * (8 if players == 2 else 0)


@pytest.mark.clause("MQD-053", "MQF-056")
@both_editions
@pytest.mark.parametrize("players", [3, 4])
def test_what_is_kept_in_the_draft_is_known_to_who_keeps_it_and_to_the_left_who_misses_it(
    edition: str, players: int
) -> None:
    match = seated(edition, players)
    while match.asks().name() == "WhichGuest":
        match.answer(FATE, match.options(match.asks())[0])
    for question in match.open_questions():
        left = Player((question.player + 1) % players)
        assert question.may_know(match) == only(question.player) | only(left)
