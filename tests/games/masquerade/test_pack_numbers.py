"""Numbers, protections and conditions of packs: what their words say that no card of the house says."""

from pathlib import Path

import pytest

from tests.games.masquerade.test_deck import Evening, written


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


def ability(when: str, effects: str, condition: str = "") -> str:
    return f'when = "{when}"\n' + (f"if = {condition}\n" if condition else "") + f"do = [{effects}]"


def rows(a: str, b: str = "", c: str = "") -> str:
    return f'position.rows = {{ A = "{a}", B = "{b}", C = "{c}" }}\n'


# ---- Attack that depends on whom it meets.

AGAINST_NOBLES = ability("attacking", "{ modify = true, attack = 2 }", '{ against = { class = ["noble"] } }')


@pytest.mark.clause("MSQ-053", "MSQ-062")
def test_a_card_that_is_strong_only_against_nobles_attacks_nobody_but_nobles_that_lie_face_up(evening: Evening) -> None:
    evening.with_cards(written("Duellist", "attack = 0", AGAINST_NOBLES))
    evening.plays(rows("x1 Nan", "Hal Duke Emma", "Jaric*") + 'play = "A:a1+attack"\noptions = "b2"')
    evening.plays(rows("x1 Nan", "Hal", "Jaric*") + 'play = "A:a1"\noptions = "down"')
    evening.plays(rows("x1* Nan", "Hal Duke") + 'play = "A:a1+attack+b2"\nhears.C = "...; 2 against 6; ..."')


@pytest.mark.clause("MSQ-071")
def test_what_counts_against_nobles_does_not_count_because_the_attacker_is_one(evening: Evening) -> None:
    evening.with_cards(written("Duellist", 'class = "noble"\nattack = 1', AGAINST_NOBLES))
    evening.plays(rows("x1", "Nan") + 'play = "A:a1+attack+b1"\nhears.C = "...; 1 against 6; ..."')
    evening.with_cards(written("Duellist", 'class = "noble"\nattack = 0', AGAINST_NOBLES))
    evening.plays(rows("x1 Nan", "Jaric*") + 'play = "A:a1"\noptions = "down"')


@pytest.mark.clause("MSQ-053", "MSQ-056", "MSQ-063")
def test_whether_a_card_may_attack_a_noble_goes_by_the_side_on_which_it_lies(evening: Evening) -> None:
    less = ability(
        "attacking", '{ modify = true, attack = -3, stage = "after" }', '{ against = { class = ["noble"] } }'
    )
    evening.with_cards(written("Courtier", 'attack = 2\nattack_arrow = "down"', less))
    evening.plays(rows("x1* Nan", "Duke") + 'play = "A:a1"\noptions = "attack up"')
    evening.plays(rows("x1* Nan", "Duke") + 'play = "A:a1+attack+b1"\nhears.C = "...; 1 against 6; ..."')
    evening.plays(rows("x1 Nan", "Duke") + 'play = "A:a1"\noptions = "down"')
    evening.plays(rows("x1 Nan", "Duke*") + 'play = "A:a1"\noptions = "attack down"')


@pytest.mark.clause("MSQ-053", "MSQ-062", "MSQ-071")
def test_a_card_that_is_strong_only_against_the_king_finds_him_only_face_up(evening: Evening) -> None:
    against = '{ against = { class = ["king"] } }'
    evening.with_cards(written("Rebel", "attack = 0", ability("attacking", "{ modify = true, attack = 9 }", against)))
    evening.plays(rows("x1 Nan", "Hal", "King") + 'play = "A:a1+attack+c1"\nwon = "A"\nend = "the King is killed"')
    evening.plays(rows("x1 Nan", "Hal*", "King*") + 'play = "A:a1"\noptions = "down"')


@pytest.mark.clause("MSQ-071", "MSQ-076")
def test_an_attack_may_depend_on_the_side_and_the_gender_of_whom_it_meets(evening: Evening) -> None:
    fight = 'play = "A:a1+attack+b1"\nhears.C = "...; %s; ..."'
    evening.with_cards(
        written("Thief", "", ability("attacking", "{ modify = true, attack = 4 }", '{ against = { side = "down" } }'))
    )
    evening.plays(rows("x1", "Nan*") + fight % "5 against 6")
    evening.plays(rows("x1", "Nan") + fight % "1 against 6")
    evening.with_cards(
        written("Nun", "", ability("attacking", "{ modify = true, attack = 4 }", '{ against = { gender = "male" } }'))
    )
    evening.plays(rows("x1", "VanCole") + fight % "5 against 6")
    evening.plays(rows("x1", "Nan") + fight % "1 against 6")


# ---- Numbers of its own.


@pytest.mark.clause("MSQ-063", "MSQ-151")
def test_what_a_card_adds_to_itself_is_doubled_or_not_as_its_stage_says(evening: Evening) -> None:
    arrows = 'attack = 2\nattack_arrow = "up"\nhealth = 3\nhealth_arrow = "up"'
    first = ability("always", '{ modify = true, attack = 3, stage = "after" }, { modify = true, health = 2 }')
    second = ability("always", "{ modify = true, attack = 1, health = -1 }")
    evening.with_cards(written("Champion", arrows, f"{first}\n[[card.ability]]\n{second}"))
    evening.plays(rows("x1", "Nan") + "attack.a1 = 9\nhealth.a1 = 8")
    evening.plays(rows("x1*", "Nan") + "attack.a1 = 6\nhealth.a1 = 4")


@pytest.mark.clause("MSQ-156")
def test_a_boost_of_attack_is_not_one_of_health(evening: Evening) -> None:
    evening.with_cards(written("Maid", "", ability("flip_up", "{ boost = true, attack = 3, health = 1 }")))
    evening.plays(rows("x1* Hal", "Nan") + 'play = "A:a1+up"\nattack.a1 = 4\nhealth.a1 = 2')


@pytest.mark.clause("MSQ-071")
def test_two_are_needed_where_a_condition_says_two(evening: Evening) -> None:
    two = '{ some = { of = "mine", class = ["soldier"] }, at_least = 2 }'
    evening.with_cards(written("Sutler", "", ability("always", "{ modify = true, attack = 5 }", two)))
    evening.plays(rows("x1 Hal Gunter*", "Sela") + "attack.a1 = 6")
    evening.plays(rows("x1 Hal Nan", "Sela") + "attack.a1 = 1")


@pytest.mark.clause("MSQ-071")
def test_all_conditions_have_to_be_met(evening: Evening) -> None:
    both = '[{ some = { of = "mine", class = ["soldier"] } }, { some = { of = "others", class = ["noble"] } }]'
    evening.with_cards(written("Sutler", "", ability("always", "{ modify = true, attack = 5 }", both)))
    evening.plays(rows("x1 Hal", "Duke") + "attack.a1 = 6")
    evening.plays(rows("x1 Hal Duke", "Nan") + "attack.a1 = 1")
    evening.plays(rows("x1 Nan", "Duke Hal") + "attack.a1 = 1")


@pytest.mark.clause("MSQ-159")
def test_what_is_paid_for_in_a_fight_is_doubled_or_not_and_counted_as_its_words_say(evening: Evening) -> None:
    price = '{ discard = { of = "mine", other = true, choose = "one" } }'
    fight = rows("x1 Emma Hal", "Gunter") + 'play = "A:a1+attack+b1 A:a2"\nhears.C = "...; %s; ..."'
    for effect, heard in (
        ("{ modify = true, attack = 3 }", "8 against 8"),
        ('{ modify = true, attack = 3, stage = "after" }', "5 against 8"),
        ('{ modify = true, attack = 3, per = "mine" }', "14 against 8"),  # x1 and Hal
        ("{ modify = true, attack = 3 }, { modify = true, attack = 1 }", "10 against 8"),
        (
            '{ modify = true, attack = 3, stage = "after" }, { modify = true, attack = 1, stage = "after" }',
            "6 against 8",
        ),
    ):
        evening.with_cards(written("Maid", 'attack_arrow = "up"', ability("attacking", f"{price}, {effect}")))
        evening.plays(fight % heard)


# ---- Numbers for others.


@pytest.mark.clause("MSQ-063", "MSQ-108")
def test_what_a_card_adds_to_its_neighbours_before_doubling_is_doubled_with_theirs(evening: Evening) -> None:
    more = '{ modify = true, attack = 1, health = 2, cards = { of = "mine", other = true } }'
    evening.with_cards(
        written("Captain", "", ability("while_face_up", more)),
        written("Corporal", "", ability("while_face_up", more), number=1),
    )
    evening.plays(
        rows("x1 Ida* Gunter", "Hal")
        + "attack = { a1 = 1, a2 = 5, a3 = 10, b1 = 4 }\nhealth = { a1 = 1, a2 = 10, a3 = 12, b1 = 4 }"
    )
    evening.plays(rows("x1 x2 Hal", "Nan") + "attack = { a1 = 2, a3 = 6 }\nhealth = { a1 = 3, a3 = 8 }")
    evening.plays(rows("x1* Hal", "Nan") + "attack.a2 = 4\nhealth.a2 = 4")


@pytest.mark.clause("MSQ-108")
def test_what_is_for_cards_that_lie_face_down_goes_by_their_side_and_not_by_the_givers(evening: Evening) -> None:
    evening.with_cards(
        written(
            "Usher",
            "",
            ability("while_face_up", '{ modify = true, attack = 2, cards = { of = "all", side = "down" } }'),
        )
    )
    evening.plays(rows("x1 Hal*", "Bard Nan*") + "attack = { a1 = 1, a2 = 6, b1 = 4, b2 = 3 }")


@pytest.mark.clause("MSQ-053", "MSQ-151")
def test_what_others_take_away_after_doubling_may_leave_nothing_to_attack_with(evening: Evening) -> None:
    less = '{ modify = true, attack = -1, stage = "after", cards = "others" }'
    evening.with_cards(written("Scold", "", ability("while_face_up", less)))
    evening.plays(rows("Raz Nan", "x1") + 'play = "A:a1"\noptions = "attack down"')
    evening.plays(rows("Raz* Nan", "x1") + 'play = "A:a1"\noptions = "up"')
    evening.plays(rows("Nan Raz", "x1") + "attack = { a1 = 0, b1 = 1 }")


@pytest.mark.clause("MSQ-108")
def test_the_condition_of_what_a_card_does_for_others_looks_at_its_own_row(evening: Evening) -> None:
    noble = '{ some = { of = "mine", class = ["noble"] } }'
    more = '{ modify = true, attack = 1, cards = "others" }'
    evening.with_cards(written("Page", "", ability("while_face_up", more, noble)))
    evening.plays(rows("x1 Duke", "Nan") + "attack.b1 = 2")
    evening.plays(rows("x1", "Nan Duke") + "attack.b1 = 1")


@pytest.mark.clause("MSQ-137")
def test_a_card_that_ignores_arrows_changes_nothing_while_nobody_fights(evening: Evening) -> None:
    evening.with_cards(written("Tailor", 'health_arrow = "up"', ability("attacking", "{ ignore_arrows = true }")))
    evening.plays(rows("x1 Gunter", "Sela") + "health = { a1 = 2, a2 = 8, b1 = 6 }")


# ---- Protection.


def kill(place: str, rest: str) -> str:
    return f'play = "A:a1+attack+{place}"\n{rest}'


@pytest.mark.clause("MSQ-103")
def test_a_card_that_protects_some_and_strengthens_all_protects_only_those(evening: Evening) -> None:
    both = '{ modify = true, attack = 1, cards = "all" }, { protect = { of = "mine", class = ["noble"] } }'
    evening.with_cards(written("Chaplain", "", ability("while_face_up", both)))
    evening.plays(rows("Gunter Hal", "x1 Nan Duke") + kill("b2", 'rows.B = "x1 Duke"'))
    evening.plays(rows("Gunter Hal", "x1 Nan Duke") + kill("b3", 'rows.B = "x1 Nan Duke"\nrows.A = "Gunter Hal"'))
    evening.plays(rows("Gunter Hal", "x1 Nan", "Duke") + kill("c1", 'rows.C = ""'))
    evening.plays(rows("Gunter Hal", "x1* Duke") + kill("b2", 'rows.B = "x1*"'))


@pytest.mark.clause("MSQ-103", "MSQ-108")
def test_a_card_that_protects_itself_while_face_up_protects_nobody_else(evening: Evening) -> None:
    evening.with_cards(written("Saint", "", ability("while_face_up", '{ protect = "self" }')))
    evening.plays(rows("Gunter Hal", "x1 Nan") + kill("b1", 'rows.B = "x1 Nan"'))
    evening.plays(rows("Gunter Hal", "x1 Nan") + kill("b2", 'rows.B = "x1"'))


@pytest.mark.clause("MSQ-103")
def test_a_card_that_protects_others_may_be_killed_itself(evening: Evening) -> None:
    evening.with_cards(written("Nurse", "", ability("while_face_up", '{ protect = { of = "mine", other = true } }')))
    evening.plays(rows("Gunter Hal", "x1 Nan") + kill("b1", 'rows.B = "Nan"'))
    evening.plays(rows("Gunter Hal", "x1 Nan") + kill("b2", 'rows.B = "x1 Nan"'))


@pytest.mark.clause("MSQ-103", "MSQ-108")
def test_protection_on_a_condition_holds_only_while_it_is_met_in_the_protectors_row(evening: Evening) -> None:
    noble = '{ some = { of = "mine", class = ["noble"] } }'
    nurse = written("Nurse", "", ability("while_face_up", '{ protect = "others" }', noble))
    evening.with_cards(nurse, written("Last", number=1))
    evening.plays(rows("Gunter Hal", "Nan", "x1 Duke") + kill("b1", 'rows.B = "Nan"'))
    evening.plays(rows("Gunter Hal", "Nan", "x1") + kill("b1", 'rows.B = ""'))
    evening.plays(rows("Gunter Hal", "Nan Duke", "x1") + kill("b1", 'rows.B = "Duke"'))


# ---- Numbers as those see them who do not see every card.


@pytest.mark.clause("MSQ-062", "MSQ-134")
def test_a_hidden_card_counts_as_one_more_and_as_nothing_else(evening: Evening) -> None:
    seen = rows("x1 Hal* Nan*", "Emma") + "sees.B.seats.0.row.0.attack = %d\nsees.A.seats.0.row.0.attack = %d"
    for per, to_others, to_its_owner in (
        ('"mine"', 4, 4),
        ('{ of = "mine", side = "down" }', 3, 3),
        ('{ of = "mine", side = "up" }', 2, 2),
        ('{ of = "mine", gender = "male" }', 2, 3),
        ('{ of = "mine", gender = "female" }', 1, 2),
        ('{ of = "mine", class = ["soldier", "noble"] }', 1, 2),
        ('{ of = "mine", class = ["soldier"], gender = "male" }', 1, 2),
    ):
        evening.with_cards(written("Host", "", ability("always", f"{{ modify = true, attack = 1, per = {per} }}")))
        evening.plays(seen % (to_others, to_its_owner))
