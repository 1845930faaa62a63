"""Cards of packs at work: what they single out is turned up, what they ask for is paid, and each has its say."""

from pathlib import Path

import pytest

from tests.games.masquerade.test_deck import Evening, objection, written

ONE_OF_OTHERS = '{ of = "others", choose = "one" }'
ONE_OF_MINE = '{ of = "mine", side = "down", choose = "one" }'


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


def at_work(evening: Evening, effect: str, when: str = "flip_up") -> Evening:
    return evening.with_cards(written("Maid", "attack = 1", f'when = "{when}"\ndo = [{effect}]'))


# ---- A hidden card that is singled out.


@pytest.mark.clause("MSQ-061", "MSQ-105")
@pytest.mark.parametrize(
    ("effect", "then"),
    [
        (f"{{ boost = true, attack = 2, cards = {ONE_OF_OTHERS} }}", "b1 has 2 attack and 0 health more by A"),
        (f"{{ weaken = 1, cards = {ONE_OF_OTHERS} }}", "b1 is weaker by 1"),
        (f"{{ poison = {ONE_OF_OTHERS} }}", "A poisons b1"),
        (f"{{ take = {ONE_OF_OTHERS} }}", "b1 goes to a3"),
    ],
)
def test_a_hidden_card_that_an_ability_picked_stayed_hidden(effect: str, then: str, evening: Evening) -> None:
    at_work(evening, effect).plays(
        'position.rows = { A = "x1* Hal", B = "Nan* Emma", C = "Duke" }\nplay = "A:a1+up A:b1"\n'
        f'hears.C = "...; A chooses b1; b1 turns up Nan; {then}"'
    )


@pytest.mark.clause("MSQ-061", "MSQ-105")
def test_a_hidden_card_that_was_given_away_stayed_hidden(evening: Evening) -> None:
    """It is turned up when it is chosen, before anybody is named who gets it."""
    at_work(evening, f"{{ give = {ONE_OF_MINE} }}").plays(
        'position.rows = { A = "x1* Hal*", B = "Nan", C = "Duke" }\nplay = "A:a1+up A:a2"\n'
        'question = "ToWhom"\nasked = "A"\nrows.A = "x1 Hal"\nhears.C = "...; A chooses a2; a2 turns up Hal"'
    )
    evening.plays(
        'position.rows = { A = "x1* Hal*", B = "Nan", C = "Duke" }\nplay = "A:a1+up A:a2 A:c"\nrows.C = "Duke Hal"'
    )


@pytest.mark.clause("MSQ-087")
def test_a_royal_that_is_given_to_the_seat_whose_turn_it_is_completes_the_pair(evening: Evening) -> None:
    evening.with_cards(written("Maid", "health = 9", f'when = "attacked"\ndo = [{{ give = {ONE_OF_MINE} }}]'))
    evening.plays(
        'position.rows = { A = "Hal King", B = "x1 Queen*" }\nplay = "A:a1+attack+b1 B:b2 B:a"\n'
        'end = "both royals"\nwon = "A"'
    )


@pytest.mark.clause("MSQ-155")
def test_a_hidden_card_that_a_kill_spared_stayed_hidden(evening: Evening) -> None:
    at_work(evening, f"{{ kill = {ONE_OF_OTHERS} }}").plays(
        'position.rows = { A = "x1* Hal", B = "King*", C = "Mourne" }\nplay = "A:a1+up A:b1"\nrows.B = "King"\n'
        'hears.C = "...; A chooses b1; b1 turns up King; b1 cannot be killed"\nquestion = "WhatToDo"'
    )


@pytest.mark.clause("MSQ-105", "MSQ-155")
def test_a_kill_of_a_whole_row_turns_up_what_it_spares_and_nothing_else(evening: Evening) -> None:
    at_work(evening, '{ kill = { of = "others", class = ["noble"] } }').plays(
        'position.rows = { A = "x1* Duke", B = "Dante* Ida* Nan*" }\nplay = "A:a1+up"\nrows.B = "Dante Nan*"'
    )


@pytest.mark.clause("MSQ-105")
def test_what_a_whole_row_gets_turns_nothing_up(evening: Evening) -> None:
    at_work(evening, '{ boost = true, health = 2, cards = "mine" }').plays(
        'position.rows = { A = "x1* Hal*", B = "Nan" }\nplay = "A:a1+up"\nrows.A = "x1 Hal*"\nhealth.a2 = 6'
    )


@pytest.mark.clause("MSQ-087", "MSQ-105")
def test_a_hidden_king_who_is_picked_in_his_owners_turn_completes_the_pair(evening: Evening) -> None:
    at_work(evening, f"{{ boost = true, attack = 2, cards = {ONE_OF_MINE} }}").plays(
        'position.rows = { A = "x1* King* Queen", B = "Nan" }\nplay = "A:a1+up A:a2"\nend = "both royals"\nwon = "A"\n'
        'hears.B = "...; A chooses a2; a2 turns up King; the end: both royals; A wins"'
    )


@pytest.mark.clause("MSQ-066")
def test_a_card_that_is_picked_in_its_owners_turn_was_flipped_up(evening: Evening) -> None:
    """What it fires comes after what was done to it, and before the rest of the text that picked it."""
    at_work(evening, f"{{ boost = true, attack = 2, cards = {ONE_OF_MINE} }}, {{ draw = 1 }}").plays(
        'position.rows = { A = "x1* Simon*", B = "Ghost" }\nplay = "A:a1+up A:a2"\n'
        'rows = { A = "x1 Simon Ghost", B = "" }\n'
        'hears.B = """...; A chooses a2; a2 turns up Simon; a2 has 2 attack and 0 health more by A; A uses Simon;\n'
        'b1 goes to a3"""\nasked = "fate"'
    )


@pytest.mark.clause("MSQ-060")
def test_a_card_that_is_picked_in_anothers_turn_was_not(evening: Evening) -> None:
    at_work(evening, f"{{ poison = {ONE_OF_OTHERS} }}").plays(
        'position.rows = { A = "x1* Ghost", B = "Simon*" }\nplay = "A:a1+up A:b1"\n'
        'rows = { A = "x1 Ghost", B = "Simon" }\nhears_not."-" = "uses Simon"'
    )


@pytest.mark.clause("MSQ-133")
def test_poison_on_a_card_of_ones_own_carries_ones_own_name(evening: Evening) -> None:
    at_work(evening, f"{{ poison = {ONE_OF_MINE} }}").plays(
        'position.rows = { A = "Nan", B = "Duke", C = "x1* Hal*" }\nposition.turn = "C"\nplay = "C:c1+up C:c2"\n'
        'poison = { c2 = "C" }\nhears.A = "...; c2 turns up Hal; C poisons c2; ..."'
    )


# ---- Numbers that are paid for (MSQ-159).

PAID = '{ discard = { of = "mine", other = true, choose = "one" } }, { modify = true, attack = 3 }'


@pytest.mark.clause("MSQ-159")
def test_a_price_that_was_declined_or_could_not_be_paid_bought_attack(evening: Evening) -> None:
    evening.with_cards(
        written("Maid", 'attack = 1\nattack_arrow = "up"', f'when = "attacking"\nmay = true\ndo = [{PAID}]')
    )
    fight = 'position.rows = { A = "%s", B = "Gunter" }\nplay = "%s"\nhears.C = "...; %s; ..."\nrows.A = "%s"'
    evening.plays(fight % ("x1 Emma Nan", "A:a1+attack+b1 A:no", "2 against 8", "Emma Nan"))
    evening.plays(fight % ("x1", "A:a1+attack+b1", "2 against 8", ""))
    evening.plays(fight % ("x1 King", "A:a1+attack+b1", "2 against 8", "King"))
    evening.plays(fight % ("x1 Emma Nan", "A:a1+attack+b1 A:yes A:a2", "8 against 8", "x1 Nan"))


@pytest.mark.clause("MSQ-159")
def test_what_may_be_left_does_not_hold_before_it_is_chosen_even_where_it_stands_first(evening: Evening) -> None:
    more = '{ modify = true, attack = 3 }, { draw = 1, side = "up" }'
    evening.with_cards(written("Maid", "attack = 1", f'when = "attacking"\nmay = true\ndo = [{more}]'))
    fight = 'position.rows = { A = "x1 Emma", B = "Gunter" }\nplay = "%s"\nhears.C = "...; %s; ..."'
    evening.plays(fight % ("A:a1+attack+b1 A:no", "1 against 8"))
    evening.plays(fight % ("A:a1+attack+b1 A:yes fate:Raz", "4 against 8"))


@pytest.mark.clause("MSQ-159")
def test_what_was_paid_for_one_fight_is_gone_in_the_next(evening: Evening) -> None:
    evening.with_cards(written("Maid", "attack = 1", f'when = "attacking"\nmay = true\ndo = [{PAID}]'))
    evening.plays(
        'position.rows = { A = "x1 Emma Hal", B = "Bard Gunter" }\n'
        'play = "A:a1+attack+b1 A:yes A:a2 A:a2+attack+b1"\nhears.C = "...; 4 against 4; ...; 4 against 8; ..."'
    )


@pytest.mark.clause("MSQ-053", "MSQ-159")
def test_what_is_not_paid_yet_lets_no_card_attack(evening: Evening) -> None:
    for may in ("true", "false"):
        evening.with_cards(written("Maid", "attack = 0", f'when = "attacking"\nmay = {may}\ndo = [{PAID}]'))
        evening.plays('position.rows = { A = "x1 Emma", B = "Nan" }\nplay = "A:a1"\noptions = "down"')


@pytest.mark.clause("MSQ-159")
def test_arrows_are_ignored_only_where_the_price_was_paid(evening: Evening) -> None:
    paid = '{ discard = { of = "mine", other = true, choose = "one" } }, { ignore_arrows = true }'
    evening.with_cards(written("Maid", "attack = 4", f'when = "attacking"\nmay = true\ndo = [{paid}]'))
    fight = 'position.rows = { A = "x1 Emma Nan", B = "Gunter" }\nplay = "%s"\nhears.C = "...; %s; ..."'
    evening.plays(fight % ("A:a1+attack+b1 A:no", "4 against 8"))
    evening.plays(fight % ("A:a1+attack+b1 A:yes A:a2", "4 against 4"))


@pytest.mark.clause("MSQ-159")
def test_a_number_that_stands_before_all_that_is_done_holds_by_itself(evening: Evening) -> None:
    evening.with_cards(
        written("Maid", "attack = 0", 'when = "attacking"\ndo = [{ modify = true, attack = 2 }, { poison = "target" }]')
    )
    evening.plays(
        'position.rows = { A = "x1 Emma", B = "Nan" }\nplay = "A:a1+attack+b1"\nhears.C = "...; 2 against 6; ..."'
    )


# ---- Several that replace the draw (MSQ-157).


@pytest.mark.clause("MSQ-157")
def test_nobody_was_asked_which_of_two_cards_replaces_the_draw(evening: Evening) -> None:
    evening.with_cards(
        written("Maid", "", 'when = "instead_of_draw"\ndo = [{ draw = 2, side = "up" }]'),
        written("Groom", "", 'when = "instead_of_draw"\ndo = [{ draw = 3, side = "up" }]', number=1),
    )
    turn = 'position.rows = { A = "%s", B = "Nan", C = "Hal" }\nposition.turn = "C"\nplay = "C:end %s"\n%s'
    evening.plays(
        turn % ("x1 x2", "", 'asked = "A"\nquestion = "WhatReplacesTheDraw"\noptions = "x1 x2"')
        + '\nsees.B.question = "WhatReplacesTheDraw"\nsees.B.asked = "A"\nrefused."A:up" = "which-replaces-draw"'
    )
    evening.plays(turn % ("x1 x2", "A:x2 fate:Raz fate:Ida fate:Chef", 'rows.A = "x1 x2 Raz Ida Chef"\nasked = "A"'))
    evening.plays(
        turn % ("x1 x2", "A:x1 fate:Raz fate:Ida", 'rows.A = "x1 x2 Raz Ida"\nquestion = "WhatToDo"')
        + '\nhears.B = "...; turn of A; A chooses x1; A uses x1; A draws a card; ..."'
    )
    evening.plays(turn % ("x1 x2*", "fate:Raz", 'rows.A = "x1 x2* Raz"\nasked = "fate"'))


# ---- A substitute that has a way out too (MSQ-158).


def two_who_hide(evening: Evening) -> Evening:
    return evening.with_cards(
        written("Valet", "", 'when = "would_be_killed"\nmay = true\ndo = [{ special = "substitute" }]')
    )


@pytest.mark.clause("MSQ-158")
def test_a_second_substitute_was_not_offered_its_own_way_out(evening: Evening) -> None:
    fight = 'position.rows = { A = "Hal Bard", B = "Feck x1* Emma*" }\nplay = "A:a1+attack+b1 %s"\n%s'
    two_who_hide(evening)
    evening.plays(
        fight % ("B:yes fate:b2", 'asked = "B"\nquestion = "WhetherToSubstitute"\nsees.C.asked = "B"')
        + '\nhears.C = "...; B uses Feck; B lets b2 die instead"'
    )
    evening.plays(fight % ("B:yes fate:b2 B:no", 'rows.B = "Feck Emma*"\nasked = "A"'))
    evening.plays(fight % ("B:yes fate:b2 B:yes", 'asked = "fate"\noptions = "b1 b3"'))
    evening.plays(fight % ("B:yes fate:b2 B:yes fate:b3", 'rows.B = "Feck x1"\nasked = "A"\npile = "Emma"'))
    evening.plays(
        fight % ("B:yes fate:b2 B:yes fate:b1", 'rows.B = "x1 Emma*"\nasked = "A"\npile = "Feck"')
        + '\nhears.C = "...; B uses x1; B lets b1 die instead; b2 turns up x1; A kills Feck at b1"'
    )


@pytest.mark.clause("MSQ-103", "MSQ-158")
def test_a_second_substitute_that_cannot_be_killed_is_not_asked(evening: Evening) -> None:
    two_who_hide(evening).plays(
        'position.rows = { A = "Ourri Bard", B = "Feck x1*" }\nplay = "A:a1+attack+b1 B:yes fate:b2"\n'
        'rows.B = "Feck x1"\nasked = "A"\nhears.C = "...; B lets b2 die instead; b2 turns up x1; b2 cannot be killed"'
    )


# ---- What lies face down is told neither by a question nor by a silence.

HIDDEN_OR_NOT = ("Hugh*", "Emma*")  # a noble, and no noble


@pytest.mark.clause("MSQ-160")
@pytest.mark.parametrize("hidden", ["x1*", "Emma*"])
def test_a_turn_ended_by_itself_where_the_hidden_card_could_do_nothing(hidden: str, evening: Evening) -> None:
    evening.with_cards(written("Maid", 'attack = 0\nhealth = 1\nside = "down"\ntext = "It may only lie face down."'))
    evening.plays(
        f'position.rows = {{ A = "Nan", B = "Hal {hidden}", C = "Duke" }}\nposition.turn = "B"\n'
        'play = "B:b1+down"\nquestion = "WhatToDo"\nasked = "B"'
    )


@pytest.mark.clause("MSQ-160")
@pytest.mark.parametrize("hidden", HIDDEN_OR_NOT)
def test_what_kills_all_of_a_class_is_told_even_where_it_finds_none(hidden: str, evening: Evening) -> None:
    at_work(evening, '{ kill = { of = "others", class = ["noble"] } }').plays(
        f'position.rows = {{ A = "x1*", B = "{hidden}", C = "Duke" }}\nplay = "A:a1+up"\n'
        'hears.C = "a1 acts; a1 turns up x1; A uses x1; ..."'
    )


@pytest.mark.clause("MSQ-075", "MSQ-160")
@pytest.mark.parametrize(
    ("side", "hidden", "told"),
    [
        ("down", "Hugh* Emma*", ""),
        ("down", "Hugh Emma*", "; A uses x1; b1 turns down"),
        ("up", "Hugh* Emma*", "; A uses x1; b1 turns up Hugh"),
        ("up", "Helga* Emma*", "; A uses x1"),
        ("up", "Hugh Emma", ""),
    ],
)
def test_turning_cards_is_told_as_used_unless_all_see_that_none_can_be_turned(
    side: str, hidden: str, told: str, evening: Evening
) -> None:
    nobles = '{ of = "others", class = ["noble"] }'
    at_work(evening, f'{{ flip = "{side}", cards = {nobles} }}', "face_up").plays(
        f'position.rows = {{ A = "x1", B = "{hidden}", C = "Nan" }}\nposition.turn = "C"\nplay = "C:end fate:Raz"\n'
        f'hears.C = "C ends the turn; turn of A{told}; A draws a card"'
    )


NOBLES_FACE_UP = '{ of = "others", class = ["noble"], side = "up" }'
HIDDEN_CLASS = '{ of = "others", class = ["noble"] }'
ONE_OF_A_CLASS = '{ of = "others", class = ["noble"], choose = "one" }'


@pytest.mark.parametrize(
    ("ability", "field"),
    [
        ('when = "attacking"\nmay = true\nif = { against = { class = ["noble"] } }\ndo = [{ draw = 1 }]', "if"),
        (
            'when = "flip_up"\nmay = true\nif = { some = { of = "others", class = ["noble"] } }\ndo = [{ draw = 1 }]',
            "if",
        ),
        ('when = "flip_up"\nmay = true\nif = { some = { of = "mine", gender = "female" } }\ndo = [{ draw = 1 }]', "if"),
        (f'when = "flip_up"\nmay = true\ndo = [{{ kill = {HIDDEN_CLASS} }}]', "do[1]"),
        (f'when = "flip_up"\ndo = [{{ kill = {ONE_OF_A_CLASS} }}]', "do[1]"),
        (f'when = "flip_up"\ndo = [{{ roll = 3, do = [{{ poison = {ONE_OF_A_CLASS} }}] }}]', "do[1]"),
        (f'when = "action"\nif = {{ some = {HIDDEN_CLASS} }}\ndo = [{{ draw = 1 }}]', "if"),
        (f'when = "action"\ndo = [{{ kill = {HIDDEN_CLASS} }}]', "do[1]"),
        (f'when = "action"\ndo = [{{ draw = 1 }}, {{ kill = {HIDDEN_CLASS} }}]', "do[2]"),
        (f'when = "end_of_turn"\nif = {{ some = {HIDDEN_CLASS} }}\ndo = [{{ draw = 1 }}]', "if"),
        ('when = "attacking"\nmay = true\ndo = [{ poison = { of = "target", gender = "male" } }]', "do[1]"),
        ('when = "flip_up"\ndo = [{ kill = { of = "mine", class = ["noble"], choose = "one" } }]', "do[1]"),
    ],
)
def test_a_question_that_would_tell_what_lies_face_down_is_refused(ability: str, field: str) -> None:
    problem = objection("attack = 1", ability)
    assert problem.startswith(f'ability[1].{field}: expected side = "up" beside class or gender')


@pytest.mark.parametrize(
    "ability",
    [
        'when = "flip_up"\nmay = true\ndo = [{ discard = "others" }]',
        'when = "flip_up"\ndo = [{ discard = { of = "all", choose = "one" } }]',
        'when = "action"\ndo = [{ discard = { of = "others", side = "down" } }]',
        'when = "attacking"\nmay = true\ndo = [{ discard = "target" }]',
    ],
)
def test_a_discard_that_would_tell_where_the_king_lies_is_refused(ability: str) -> None:
    assert objection("attack = 1", ability) == (
        'ability[1].do[1]: expected side = "up": the King is not discarded, so a choice would tell where he lies'
    )


@pytest.mark.clause("MSQ-053", "MSQ-160")
@pytest.mark.parametrize("hidden", HIDDEN_OR_NOT)
def test_an_attack_is_not_offered_because_of_what_others_hide(hidden: str, evening: Evening) -> None:
    noble_somewhere = 'when = "always"\nif = { some = { of = "all", class = ["noble"] } }\n'
    evening.with_cards(written("Maid", "attack = 0", f"{noble_somewhere}do = [{{ modify = true, attack = 3 }}]"))
    evening.plays(f'position.rows = {{ A = "x1", B = "{hidden} Nan" }}\nplay = "A:a1"\noptions = "down"')
    evening.plays(f'position.rows = {{ A = "x1 Ida*", B = "{hidden}" }}\nplay = "A:a1"\noptions = "attack down"')


@pytest.mark.clause("MSQ-160")
def test_who_has_to_discard_and_has_only_the_king_says_so(evening: Evening) -> None:
    last_words = 'when = "killed"\ndo = [{ discard = { of = "mine", choose = "one" } }]'
    evening.with_cards(written("Maid", "attack = 1", last_words))
    table = 'position.rows = {{ A = "Hal Nan", B = "x1 {}", C = "Duke" }}\nplay = "A:a1+attack+b1"\n'
    evening.plays(table.format("King*") + 'asked = "A"\nhears.C = "...; B uses x1; B has nothing to discard"')
    evening.plays(table.format("Emma*") + 'asked = "B"\nhears.C = "...; B uses x1"')


@pytest.mark.clause("MSQ-125", "MSQ-160")
def test_a_hidden_card_that_may_let_another_die_is_turned_up_before_its_owner_is_asked(evening: Evening) -> None:
    at_work(evening, '{ kill = { of = "others", class = ["noble"] } }').plays(
        'position.rows = { A = "x1* Duke", B = "Feck* Nan*" }\nplay = "A:a1+up"\nquestion = "WhetherToSubstitute"\n'
        'rows.B = "Feck Nan*"\nhears.C = "...; A uses x1; b1 turns up Feck"'
    )


@pytest.mark.clause("MSQ-160")
@pytest.mark.parametrize("hidden", ["King*", "Emma*"])
def test_a_turn_goes_on_while_an_action_might_be_paid_for(hidden: str, evening: Evening) -> None:
    """She lies face up for ever and has no attack: nothing but her action keeps the turn going."""
    pays = 'when = "action"\ndo = [{ discard = { of = "mine", other = true, choose = "one" } }, { draw = 1 }]'
    evening.with_cards(written("Maid", 'attack = 0\nside = "up"', pays))
    evening.plays(
        f'position = {{ rows = {{ A = "x1 {hidden}", B = "Hal", C = "Duke" }}, acted = "a2" }}\n'
        'play = ""\nasked = "A"\nquestion = "WhatToDo"'
    )


@pytest.mark.parametrize(
    "ability",
    [
        'when = "attacked"\nmay = true\nif = { against = { class = ["noble"] } }\ndo = [{ draw = 1 }]',
        f'when = "flip_up"\nmay = true\nif = {{ some = {NOBLES_FACE_UP} }}\ndo = [{{ draw = 1 }}]',
        'when = "flip_up"\ndo = [{ kill = { of = "others", class = ["noble"], side = "up", choose = "one" } }]',
        'when = "flip_up"\nmay = true\ndo = [{ kill = { of = "mine", class = ["noble"], choose = "one" } }]',
        'when = "action"\ndo = [{ kill = { of = "mine", class = ["noble"], choose = "one" } }]',
        'when = "flip_up"\ndo = [{ draw = 1 }, { discard = { of = "mine", choose = "one" } }]',
        'when = "always"\nif = { some = { of = "all", class = ["noble"] } }\ndo = [{ modify = true, attack = 1 }]',
    ],
)
def test_what_lies_face_up_may_be_told_apart(ability: str, evening: Evening) -> None:
    evening.with_cards(written("Maid", "attack = 1", ability))
    evening.plays('position.rows = { A = "Nan", B = "Hal", C = "Duke" }\nplay = ""\nquestion = "WhatToDo"')
