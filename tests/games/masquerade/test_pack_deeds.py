"""What abilities of packs do, step by step: conditions, lists of effects, cards that are gone, tables of eight."""

from pathlib import Path

import pytest

from ridotto.games.masquerade.public.setup import set_up
from ridotto.games.masquerade.secret.position import start_at
from ridotto.kernel import Player
from ridotto.replay.playing import play_written
from tests.games.masquerade.clauses import heard
from tests.games.masquerade.test_deck import Evening, written
from tests.games.masquerade.test_pack_numbers import ability, rows
from tests.games.masquerade.watching import GAME

NOBLE_HERE = '{ some = { of = "mine", class = ["noble"], side = "up" } }'
DRAW = "{ draw = 1 }"
PRICE = '{ discard = { of = "mine", other = true, choose = "one" } }'
LAST = written("Last", number=1)  # the last card of all; it stays in the deck


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


# ---- Conditions.


@pytest.mark.clause("MSQ-070", "MSQ-071", "MSQ-072")
@pytest.mark.parametrize(
    ("when", "table"),
    [
        ("flip_up", rows("x1* Hal {}", "Nan Duke") + 'play = "A:a1+up"\n'),
        ("attacking", rows("x1 Hal {}", "Nan Duke") + 'play = "A:a1+attack+b1"\n'),
        ("after_attack", rows("x1 Hal {}", "Nan Duke") + 'play = "A:a1+attack+b1"\n'),
        ("attacked", rows("Hal Duke", "x1 Nan {}") + 'play = "A:a1+attack+b1"\n'),
        ("killed", rows("Hal Duke", "x1 Nan {}") + 'play = "A:a1+attack+b1"\n'),
        ("action", rows("x1 Hal {}", "Nan Duke") + 'play = "A:a1+use"\n'),
    ],
)
def test_an_ability_works_where_its_condition_is_met_in_its_own_row(when: str, table: str, evening: Evening) -> None:
    evening.with_cards(written("Page", "", ability(when, DRAW, NOBLE_HERE)), LAST)
    evening.plays(table.replace("{}", "Ida") + 'asked = "fate"\nquestion = "WhichCard"')
    if when == "action":
        evening.plays(rows("x1 Hal", "Nan Duke") + 'play = "A:a1"\noptions = "attack down"')
    else:
        evening.plays(table.replace("{}", "") + 'asked = "A"\nquestion = "WhatToDo"')


@pytest.mark.clause("MSQ-049", "MSQ-072")
def test_what_a_turn_begins_or_ends_with_may_have_a_condition_too(evening: Evening) -> None:
    evening.with_cards(written("Page", "", ability("face_up", '{ draw = 1, side = "up" }', NOBLE_HERE)), LAST)
    start = 'position.phase = "start"\nplay = "fate:Raz"\n'
    evening.plays(start + rows("x1 Ida", "Nan") + 'rows.A = "x1 Ida Raz"\nasked = "fate"')
    evening.plays(start + rows("x1 Hal", "Duke") + 'rows.A = "x1 Hal"\nasked = "A"\nquestion = "UpOrDown"')
    evening.with_cards(written("Page", "", ability("end_of_turn", '{ draw_up_to = 3, side = "up" }', NOBLE_HERE)), LAST)
    evening.plays(rows("Emma Nan", "x1 Ida") + 'play = "A:end fate:Raz"\nrows.A = "Emma Nan Raz"')
    evening.plays(
        rows("Duke Nan", "x1 Hal") + 'play = "A:end fate:Raz"\nrows = { A = "Duke Nan", B = "x1 Hal" }\nasked = "B"'
    )


@pytest.mark.clause("MSQ-049", "MSQ-108")
def test_of_two_who_serve_at_the_end_of_a_turn_the_hidden_one_serves_nobody(evening: Evening) -> None:
    evening.with_cards(written("Footman", "", ability("end_of_turn", '{ draw_up_to = 2, side = "up" }')))
    evening.plays(
        rows("Nan", "Job*", "x1") + 'play = "A:end fate:Raz"\nrows.A = "Nan Raz"\n'
        'hears.C = "A ends the turn; C uses x1; A draws a card; Raz lies at a2; turn of B"'
    )


@pytest.mark.clause("MSQ-071")
@pytest.mark.parametrize(("when", "side"), [("attacking", ', side = "up"'), ("after_attack", "")])
def test_what_is_done_against_nobles_alone_goes_by_the_card_attacked(when: str, side: str, evening: Evening) -> None:
    against = f'{{ against = {{ class = ["noble"]{side} }} }}'
    evening.with_cards(written("Page", "", ability(when, DRAW, against)))
    evening.plays(rows("x1 Nan", "Duke Hal") + 'play = "A:a1+attack+b1"\nasked = "fate"')
    evening.plays(rows("x1 Nan", "Duke Hal") + 'play = "A:a1+attack+b2"\nasked = "A"')


@pytest.mark.clause("MSQ-071")
def test_an_attacked_card_that_answers_nobles_alone_goes_by_its_attacker(evening: Evening) -> None:
    answer = ability("attacked", DRAW, '{ against = { class = ["noble"] } }')
    evening.with_cards(written("Page", 'class = "soldier"\nhealth = 9', answer))
    evening.plays(rows("Duke Hal", "x1") + 'play = "A:a1+attack+b1"\nasked = "fate"')
    evening.plays(rows("Duke Hal", "x1") + 'play = "A:a2+attack+b1"\nasked = "A"')


@pytest.mark.clause("MSQ-107")
def test_a_card_that_fought_is_no_other_card_of_its_row(evening: Evening) -> None:
    another = '{ some = { of = "mine", class = ["noble"], side = "up", other = true } }'
    evening.with_cards(written("Page", 'class = "noble"', ability("after_attack", DRAW, another)))
    evening.plays(rows("x1 Nan", "Hal") + 'play = "A:a1+attack+b1"\nasked = "A"\nquestion = "WhatToDo"')
    evening.plays(rows("x1 Nan Jaric", "Duke") + 'play = "A:a1+attack+b1"\nasked = "fate"')
    evening.with_cards(written("Page", 'class = "noble"\nhealth = 9', ability("attacked", DRAW, another)))
    evening.plays(rows("Duke Nan", "x1") + 'play = "A:a1+attack+b1"\nasked = "A"\nquestion = "WhatToDo"')
    evening.plays(rows("Hal Nan", "x1 Duke") + 'play = "A:a1+attack+b1"\nasked = "fate"')


# ---- One effect after the other.

MORE = "{ boost = true, attack = 3 }"


@pytest.mark.clause("MSQ-077", "MSQ-107")
@pytest.mark.parametrize(
    ("effect", "answers"),
    [
        ('{ draw = 1, side = "up" }', "fate:Raz"),
        ('{ draw_up_to = 4, side = "up" }', "fate:Raz fate:Ogg"),
        ("{ each_discards = 1 }", "A:a2 B:b1"),
        ('{ recall = true, side = "up" }', "A:Terry"),
        ("{ recall = true }", "A:Terry A:down"),
        ('{ roll = 4, do = [{ draw = 1, side = "up" }] }', "fate:pip3"),
        ('{ flip = "up", cards = "others" }', ""),
        ('{ weaken = 1, cards = "others" }', ""),
        (PRICE, "A:a2"),
    ],
)
def test_the_next_effect_of_a_list_follows_the_one_before(effect: str, answers: str, evening: Evening) -> None:
    evening.with_cards(written("Page", "", ability("flip_up", f"{effect}, {MORE}")))
    evening.plays(
        f'position.pile = "Terry"\n{rows("x1* Hal", "Nan*")}play = "A:a1+up {answers}"\nattack.a1 = 4\n'
        'hears.C = "...; a1 has 3 attack and 0 health more by A; ..."'
    )


@pytest.mark.clause("MSQ-077")
def test_what_a_die_brings_goes_to_the_seat_whose_card_was_rolled_for(evening: Evening) -> None:
    evening.with_cards(written("Gambler", "", ability("flip_up", '{ roll = 4, do = [{ draw = 1, side = "up" }] }')))
    evening.plays(
        'position.turn = "B"\n' + rows("Nan", "x1* Hal") + 'play = "B:b1+up fate:pip4 fate:Raz"\n'
        'rows = { A = "Nan", B = "x1 Hal Raz" }'
    )


@pytest.mark.clause("MSQ-061", "MSQ-105")
@pytest.mark.parametrize(
    ("when", "whose", "table"),
    [
        ("after_attack", "self", rows("x1 Hal", "Oddo Nan") + 'play = "A:a1+attack+b1"\nrows.A = "x1 Hal"'),
        ("after_attack", "target", rows("x1 Hal", "Gunter Nan") + 'play = "A:a1+attack+b1"\nrows.B = "Gunter Nan"'),
        ("attacked", "attacker", rows("Gunter Hal", "x1 Nan") + 'play = "A:a1+attack+b1"\nrows.A = "Gunter Hal"'),
    ],
)
def test_a_card_that_was_turned_down_and_then_weakened_lies_face_up_again(
    when: str, whose: str, table: str, evening: Evening
) -> None:
    effects = f'{{ flip = "down", cards = "{whose}" }}, {{ weaken = 1, cards = "{whose}" }}'
    safe = ability("always", '{ protect = "self" }')
    evening.with_cards(written("Page", "attack = 2", f"{ability(when, effects)}\n[[card.ability]]\n{safe}"))
    evening.plays(table)


@pytest.mark.clause("MSQ-152")
def test_what_follows_a_card_that_was_shuffled_away_is_done_and_finds_it_gone(evening: Evening) -> None:
    evening.with_cards(written("Page", "attack = 9", ability("after_attack", f'{{ shuffle = "target" }}, {MORE}')))
    fight = rows("x1 Hal", "Nan Emma") + 'play = "A:a1+attack+b1"\npile = ""\ndeck = 58\n'
    evening.plays(fight + "attack.a1 = 12")
    evening.with_cards(
        written("Page", "attack = 9", ability("after_attack", '{ shuffle = "target" }, { poison = "target" }'))
    )
    evening.plays(fight + 'hears.C = "...; Nan is shuffled back into the deck"')
    twice = ability("after_attack", '{ shuffle = "target" }')
    evening.with_cards(written("Page", "attack = 9", f"{twice}\n[[card.ability]]\n{twice}"))
    evening.plays(fight + 'hears_not."-" = "stays"')


@pytest.mark.clause("MSQ-074")
def test_a_card_with_two_texts_that_fire_together_is_not_put_in_order(evening: Evening) -> None:
    one, other = ability("flip_up", '{ draw = 1, side = "up" }'), ability("flip_up", MORE)
    evening.with_cards(written("Page", "", f"{one}\n[[card.ability]]\n{other}"))
    evening.plays(rows("x1* Hal", "Nan") + 'play = "A:a1+up fate:Raz"\nrows.A = "x1 Hal Raz"\nattack.a1 = 4')
    evening.plays(
        rows("Gossip* x1* Simon*", "Nan Ghost") + 'play = "A:a1+up"\nquestion = "WhichNext"\noptions = "x1 Simon"'
    )


@pytest.mark.clause("MSQ-048", "MSQ-147")
def test_an_action_is_offered_only_where_every_part_of_it_finds_something(evening: Evening) -> None:
    price = '{ discard = { of = "mine", class = ["noble"], choose = "one" } }'
    evening.with_cards(written("Page", "", ability("action", f"{price}, {DRAW}")))
    evening.plays(rows("x1 Ida", "Nan") + 'play = "A:a1"\noptions = "attack use down"')
    evening.plays(rows("x1 Hal", "Ida") + 'play = "A:a1"\noptions = "attack down"')
    evening.plays(rows("x1 Ida", "King") + 'position.deck = ""\nplay = "A:a1"\noptions = "attack down"')


@pytest.mark.clause("MSQ-044", "MSQ-048")
def test_a_hidden_card_may_attack_or_use_what_works_from_hiding_or_be_turned_up(evening: Evening) -> None:
    evening.with_cards(written("Spy", "works_face_down = true", ability("action", DRAW)))
    evening.plays(rows("x1* Hal", "Nan") + 'play = "A:a1"\noptions = "attack use up"')
    evening.plays(rows("x1 Hal", "Nan") + 'play = "A:a1"\noptions = "attack use down"')


@pytest.mark.clause("MSQ-044", "MSQ-048")
def test_a_card_that_can_only_use_its_action_can_act(evening: Evening) -> None:
    evening.with_cards(written("Fixture", 'attack = 0\nside = "up"', ability("action", DRAW)))
    evening.plays(rows("x1", "Nan") + 'question = "WhatToDo"\noptions = "a1 end"')
    evening.plays(rows("x1", "Nan") + 'play = "A:a1"\noptions = "use"')


@pytest.mark.clause("MSQ-090", "MSQ-149")
def test_nobody_is_said_to_draw_up_to_a_number_from_an_empty_deck(evening: Evening) -> None:
    evening.with_cards(written("Page", "", ability("flip_up", "{ draw_up_to = 6 }")))
    evening.plays(
        rows("x1* Hal", "King")
        + 'position.deck = ""\nplay = "A:a1+up"\nhears.C = "a1 acts; a1 turns up x1"\nasked = "A"'
    )


# ---- Fights that come to nothing.


@pytest.mark.clause("MSQ-100")
def test_an_attacker_who_left_on_being_turned_up_does_nothing_more(evening: Evening) -> None:
    leaves, draws = ability("flip_up", '{ discard = "self" }'), ability("attacking", DRAW)
    evening.with_cards(written("Sprite", "", f"{leaves}\n[[card.ability]]\n{draws}"))
    evening.plays(
        rows("x1* Hal", "Nan") + 'play = "A:a1+attack+b1"\nasked = "A"\nrows = { A = "Hal", B = "Nan" }\n'
        'hears.C = "...; x1 at a1 is discarded; there is no fight"'
    )


@pytest.mark.clause("MSQ-100", "MSQ-152")
def test_a_target_that_was_shuffled_away_before_the_fight_is_not_fought(evening: Evening) -> None:
    evening.with_cards(written("Sprite", "", ability("attacking", '{ shuffle = "target" }')))
    evening.plays(
        rows("x1 Hal", "Nan Emma") + 'play = "A:a1+attack+b1"\nasked = "A"\nrows = { A = "x1 Hal", B = "Emma" }\n'
        'hears.C = "...; A uses x1; Nan at b1 is shuffled into the deck; there is no fight"'
    )


@pytest.mark.clause("MSQ-159")
def test_arrows_that_were_paid_off_in_one_fight_count_in_the_next(evening: Evening) -> None:
    paid = ability("attacking", f"{PRICE}, {{ ignore_arrows = true }}")
    evening.with_cards(written("Maid", "attack = 4", paid))
    evening.plays(
        rows("x1 Emma Hal", "Gunter Sela")
        + 'play = "A:a1+attack+b1 A:a2 A:a2+attack+b1"\nhears.C = "...; 4 against 4; ...; 4 against 6; ..."'
    )


# ---- Deaths.


@pytest.mark.clause("MSQ-103", "MSQ-136")
def test_a_card_that_kills_one_class_kills_no_other(evening: Evening) -> None:
    for more in ("", ", { modify = true, attack = 1 }"):
        evening.with_cards(written("Hunter", "attack = 9", ability("always", f'{{ kills_only = ["noble"] }}{more}')))
        evening.plays(rows("x1 Hal", "Nan Duke") + 'play = "A:a1+attack+b1"\nrows.B = "Nan Duke"')
        evening.plays(rows("x1 Hal", "Nan Duke") + 'play = "A:a1+attack+b2"\nrows.B = "Nan"')


@pytest.mark.clause("MSQ-102", "MSQ-125")
def test_a_card_that_died_for_another_is_not_killed_again(evening: Evening) -> None:
    """All nobles are to die; Feck lets the Duke die for him, and the Duke's own death finds nobody."""
    evening.with_cards(written("Headsman", "", ability("flip_up", '{ kill = { of = "others", class = ["noble"] } }')))
    evening.plays(
        rows("x1* Hal", "Feck Duke Nan")
        + 'play = "A:a1+up B:yes fate:b2"\nrows.B = "Feck Nan"\npile = "Duke"\nasked = "A"'
    )


@pytest.mark.clause("MSQ-066", "MSQ-109", "MSQ-155")
def test_what_poison_turned_up_and_spared_in_its_owners_turn_was_flipped_up(evening: Evening) -> None:
    safe = ability("always", '{ protect = "self" }')
    evening.with_cards(written("Ghoul", "", f"{ability('flip_up', MORE)}\n[[card.ability]]\n{safe}"))
    evening.plays(
        'position.phase = "start"\nposition.poison = { a1 = "B" }\n'
        + rows("x1* Hal", "Nan")
        + 'attack.a1 = 4\nrows.A = "x1 Hal"\nasked = "fate"'
    )


@pytest.mark.clause("MSQ-066", "MSQ-125")
def test_a_card_that_lets_another_die_in_its_owners_turn_was_flipped_up(evening: Evening) -> None:
    way_out = 'when = "would_be_killed"\nmay = true\ndo = [{ special = "substitute" }]'
    evening.with_cards(written("Ghoul", "", f"{ability('flip_up', MORE)}\n[[card.ability]]\n{way_out}"))
    evening.plays(
        'position.phase = "start"\nposition.poison = { a1 = "B" }\n'
        + rows("x1* Hal", "Nan")
        + 'play = "A:yes fate:a2"\nattack.a1 = 4\nrows.A = "x1"\npile = "Hal"'
    )


@pytest.mark.clause("MSQ-070", "MSQ-153")
def test_last_words_carry_the_name_of_the_dead_and_can_be_silenced(evening: Evening) -> None:
    evening.with_cards(
        written("Herald", "", ability("killed", DRAW)),
        written("Hush", "", ability("while_face_up", "{ silence = true }"), number=1),
    )
    evening.plays(
        rows("Hal Emma", "x1 Nan")
        + 'play = "A:a1+attack+b1"\nasked = "fate"\nhears.C = "...; A kills x1 at b1; B uses x1"'
    )
    evening.plays(rows("Hal Emma", "x1 Nan", "x2") + 'play = "A:a1+attack+b1"\nasked = "A"\nrows.B = "Nan"')


@pytest.mark.clause("MSQ-106", "MSQ-107")
def test_an_attacker_who_has_come_over_already_is_not_taken_again(evening: Evening) -> None:
    evening.with_cards(
        written("Turncoat", "attack = 9", ability("after_attack", '{ give = "self", to = "defender" }')),
        written("Siren", "", ability("attacked", '{ take = "attacker" }'), number=1),
    )
    evening.plays(
        rows("x1 Hal", "x2 Nan") + 'play = "A:a1+attack+b1"\nrows = { A = "Hal", B = "Nan x1" }\n'
        'hears.C = "...; A kills x2 at b1; A uses x1; a1 goes to b2; B uses x2"'
    )


# ---- A card that takes what it attacks, hides it again and changes sides: it then fights against its own old row.


def turncoat(before: str = "") -> str:
    return ability(
        "attacking", f'{{ take = "target" }}, {{ flip = "down", cards = "target" }}, {before}{{ give = "self" }}'
    )


@pytest.mark.clause("MSQ-087", "MSQ-100")
def test_a_king_whom_a_fight_turns_up_beside_the_queen_wins_for_the_seat_whose_turn_it_is(evening: Evening) -> None:
    shows_queen = '{ flip = "up", cards = { of = "mine", class = ["queen"] } }, '
    evening.with_cards(written("Turncoat", "attack = 1", turncoat(shows_queen)))
    evening.plays(
        rows("x1 Queen*", "King*", "Nan") + 'play = "A:a1+attack+b1 A:c"\nend = "both royals"\nwon = "A"\n'
        'hears.B = "...; a1 goes to c2; 1 against 8; a2 turns up King; the end: both royals; A wins"'
    )


@pytest.mark.clause("MSQ-066", "MSQ-100")
def test_a_card_that_a_fight_turns_up_in_its_owners_turn_was_flipped_up(evening: Evening) -> None:
    evening.with_cards(written("Turncoat", "attack = 1", turncoat()))
    evening.plays(
        rows("x1 Hal", "Bishop*", "Nan") + 'position.pile = "Terry"\nplay = "A:a1+attack+b1 A:c A:Terry"\n'
        'rows = { A = "Hal Bishop Terry", B = "", C = "Nan" }\n'
        'hears.B = "...; a2 turns up Bishop; A uses Bishop; A recalls Terry; Terry lies at a3; A kills x1 at c2"'
    )


@pytest.mark.clause("MSQ-070")
def test_a_card_that_is_attacked_and_killed_in_its_owners_turn_has_no_last_words(evening: Evening) -> None:
    evening.with_cards(
        written("Turncoat", "attack = 9", turncoat()), written("Page", "", ability("killed", DRAW), number=1)
    )
    evening.plays(
        rows("x1 Hal", "x2 Emma", "Nan") + 'play = "A:a1+attack+b1 A:c"\nasked = "A"\nquestion = "WhatToDo"\n'
        'rows = { A = "Hal", B = "Emma", C = "Nan x1" }\nhears.B = "...; a2 turns up x2; C kills x2 at a2"'
    )


# ---- Sides.


@pytest.mark.clause("MSQ-035", "MSQ-153")
def test_a_card_that_lies_only_face_down_stays_so_when_others_are_turned_down(evening: Evening) -> None:
    evening.with_cards(written("Shade", 'side = "down"\ntext = "Only face down."'))
    evening.plays(rows("x1* Hal Nan", "Duke") + 'play = "A:a2+down"\nrows.A = "x1* Hal* Nan"')
    evening.plays(
        rows("Hal", "Duke") + 'position.phase = "start"\nplay = "fate:x1"\nquestion = "UpOrDown"\noptions = "down"'
    )


@pytest.mark.clause("MSQ-153")
def test_serell_is_turned_up_when_the_last_who_silenced_her_is_shuffled_away(evening: Evening) -> None:
    hush = ability("while_face_up", "{ silence = true }")
    sends_away = ability("after_attack", '{ shuffle = "target" }')
    evening.with_cards(
        written(
            "Hush",
            "",
            f"{hush}\n[[card.ability]]\n{sends_away}",
        ),
        written("Mum", "health = 9", hush, number=1),
    )
    evening.plays(
        rows("x1 Nan", "x2*", "Serell*") + 'play = "A:a1+attack+b1"\nrows = { A = "Nan", B = "", C = "Serell" }\n'
        'hears.C = "...; x2 at b1 is shuffled into the deck; c1 turns up Serell"'
    )


@pytest.mark.clause("MSQ-035", "MSQ-153")
def test_the_last_card_of_all_is_turned_up_too_when_nothing_silences_it(evening: Evening) -> None:
    evening.with_cards(
        written("Hush", "", ability("while_face_up", "{ silence = true }")),
        written("Beacon", 'side = "up"\ntext = "Only face up."', number=1),
    )
    evening.plays(rows("x1 Nan", "x2*") + 'play = "A:a1+down"\nrows = { A = "x1* Nan", B = "x2" }')


@pytest.mark.clause("MSQ-066", "MSQ-111")
def test_a_card_fires_again_in_a_later_action_and_in_a_later_turn(evening: Evening) -> None:
    page = ability("flip_up", '{ draw = 1, side = "up" }')
    hood = ability("action", '{ flip = "down", cards = { of = "mine", other = true, choose = "one" } }')
    evening.with_cards(written("Page", "", page), written("Hood", "", hood, number=1))
    evening.plays(
        rows("x1* x2 Gossip*", "Nan")
        + 'play = "A:a1+up fate:Raz A:a2+use A:a1 A:a3+up fate:Ogg"\nrows.A = "x1 x2 Gossip Raz Ogg"'
    )
    safe = ability("always", '{ protect = "self" }')
    dims = ability("face_up", '{ flip = "down", cards = "others" }')
    evening.with_cards(
        written("Page", "attack = 0", f"{page}\n[[card.ability]]\n{safe}"), written("Snuffer", "", dims, number=1)
    )
    evening.plays(
        'position.poison = { a1 = "C" }\n'
        + rows("x1*", "x2", "Nan*")
        + 'play = "A:a1+up fate:Raz A:end fate:Ogg B:up B:end fate:Ida C:up C:end fate:Emma"\n'
        'rows.A = "x1 Raz* Emma"\n'
        'hears.C = "...; the poison at a1 works; a1 turns up x1; a1 cannot be killed; A uses x1; ..."'
    )


# ---- Newcomers, and a table of eight.


@pytest.mark.clause("MSQ-014", "MSQ-156")
def test_a_newcomer_hears_how_much_attack_and_how_much_health_a_card_was_given(evening: Evening) -> None:
    evening.with_cards(written("Maid", "", ability("flip_up", "{ boost = true, attack = 3, health = 1 }")))
    evening.plays(
        rows("x1*", "Nan", "Hal") + 'host.joining = true\nplay = "A:a1+up clock:join fate:Raz"\n'
        'hears.D = "...; a1 has 3 attack and 1 health more by A; ..."\n'
        'hears.C = "...; A ends the turn; D joins; D draws a card"'
    )


@pytest.mark.clause("MSQ-127", "MSQ-156")
def test_a_boost_that_ends_takes_away_what_it_gave_of_each(evening: Evening) -> None:
    evening.with_cards(written("Maid", "", ability("flip_up", "{ boost = true, attack = 3, health = 1 }")))
    evening.plays(
        rows("x1*", "Nan", "Hal")
        + 'play = "A:a1+up fate:Raz B:up B:end fate:Ogg C:up C:end"\nattack.a1 = 1\nhealth.a1 = 1\nturn = "A"'
    )


@pytest.mark.clause("MSQ-004")
def test_the_eighth_seat_is_a_seat_like_any_other(evening: Evening) -> None:
    guests = [written(f"Guest {number}", number=number) for number in range(20)]
    evening.with_cards(*guests, seats=2)
    table = 'players = 8\nposition.turn = "G"\nposition.rows = { A = "Nan", G = "Hal", H = "%s" }\n%s'
    evening.plays(
        table
        % (
            "Emma Avatar*",
            'play = "G:end fate:Raz H:down H:h1+attack+a1"\nrows.H = "Emma Avatar* Raz*"\nturn = "H"\n'
            'hears.A = "G ends the turn; turn of H; H draws a card; ...; H kills Nan at a1"',
        )
    )
    evening.plays(
        table
        % (
            "Emma Avatar*",
            'play = "G:end fate:Raz H:down H:h2+up fate:Raz fate:Emma"\ndrawn.H = "Raz"\ndrawn.A = "Emma"',
        )
    )
    evening.plays(
        'players = 8\nposition.turn = "H"\nposition.rows = { A = "Nan", H = "Hal Job" }\n'
        'play = "H:end fate:Ogg"\nrows.H = "Hal Job Ogg"\nturn = "A"'
    )
    deal = " ".join([f"fate:x{number}" for number in range(1, 21)])
    evening.plays(
        f'players = 8\nhost.first_player = "A"\nplay = "{deal} fate:Raz fate:Ogg fate:Ida fate:Emma"\n'
        'drawn.H = "Ogg Ida Emma"\nasked = "A B C D E F G H"'
    )


@pytest.mark.clause("MSQ-014")
def test_the_player_who_takes_the_eighth_seat_has_heard_nothing_before(evening: Evening) -> None:
    evening.with_cards(*[written(f"Guest {number}", number=number) for number in range(20)], seats=2)
    evening.plays(
        'players = 7\nhost.joining = true\nposition.rows = { A = "Nan", B = "Hal*" }\n'
        'play = "A:end clock:join fate:Raz fate:Ogg fate:Ida H:up H:up H:up"\nrows.H = "Raz Ogg Ida"\n'
        'hears.H = """the deck has 78; A begins; D has had no turn yet; Nan lies at a1; a card lies face down at b1;\n'
        'H joins; ..."""'
        '\nposition.turns = "1 1 1 0 1 1 1"'
    )


# ---- Forks.


@pytest.mark.parametrize(
    ("ability_of_x1", "table", "play"),
    [
        (  # sides that were chosen in secret
            "",
            {"A": "Avatar* Nan", "B": "Hal Duke", "C": "Emma"},
            "A:a1+up fate:Hal fate:Nan fate:Emma fate:Duke C:up A:down B:up A:up",
        ),
        (  # that the attack came to nothing
            "",
            {"A": "Avatar* Blacksmith", "B": "Hal", "C": "Emma"},
            "A:a1+attack+b1 fate:Blacksmith fate:Hal fate:Emma A:up B:up C:up",
        ),
        (  # what was paid for, before and after doubling
            f'{PRICE}, {{ modify = true, attack = 2 }}, {{ modify = true, attack = 3, stage = "after" }}, {PRICE}',
            {"A": "x1 Nan Raz Ogg", "B": "Hal", "C": "Emma"},
            "A:a1+attack+b1 A:a2 A:a2",
        ),
        (  # more attack than health, for a while
            f"{{ boost = true, attack = 3, health = 1 }}, {PRICE}, {PRICE}",
            {"A": "x1 Nan Raz Ogg", "B": "Gunter", "C": "Emma"},
            "A:a1+attack+b1 A:a2",
        ),
        (  # that arrows do not count
            f"{PRICE}, {{ ignore_arrows = true }}, {PRICE}",
            {"A": "x1 Nan Raz Ogg", "B": "Gunter", "C": "Emma"},
            "A:a1+attack+b1 A:a2 A:a2",
        ),
    ],
)
def test_a_match_that_is_forked_at_every_answer_goes_on_as_one_that_is_not(
    ability_of_x1: str, table: dict[str, str], play: str, evening: Evening
) -> None:
    text = ability("attacking", ability_of_x1) if ability_of_x1 else ""
    evening.with_cards(written("Maid", 'attack = 2\nattack_arrow = "up"', text))
    setup = set_up(3, {"packs": str(evening.pack), "joining": "off"})
    straight = start_at(setup, {"rows": table})
    forked = start_at(setup, {"rows": table})
    for word in play.split():
        play_written(straight, GAME, [word])
        play_written(forked, GAME, [word])
        forked = forked.fork()
    assert forked.position() == straight.position()
    assert GAME.truth(forked) == GAME.truth(straight)
    for ear in range(3):
        assert heard(forked, Player(ear)) == heard(straight, Player(ear))


def test_a_fork_knows_what_has_fired_in_this_action(evening: Evening) -> None:
    """As in the test that no action fires the same text twice, with a fork at every answer."""
    crier = written("Crier", "", ability("flip_up", '{ flip = "up", cards = "all" }'))
    page = written("Errand Boy", "", ability("flip_up", DRAW), number=1)
    evening.with_cards(crier, page)
    setup = set_up(3, {"packs": str(evening.pack), "joining": "off"})
    match = start_at(setup, {"rows": {"A": "Gossip* Avatar* x1* x2*", "B": "Nan", "C": "Duke"}})
    for word in """A:a1+up A:x2 A:Avatar fate:Emma A:up fate:x2 fate:Nan fate:Duke fate:Gossip fate:Emma fate:x1
        A:down B:up C:up A:down B:up C:down""".split():
        play_written(match, GAME, [word])
        match = match.fork()
    assert match.asks().name() == "WhatToDo"
