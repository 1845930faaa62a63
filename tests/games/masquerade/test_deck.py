"""Decks: the cards of the house as printed, files that are refused, and what the vocabulary can say beyond them."""

import tomllib
from pathlib import Path

import pytest

from ridotto.games import game_called
from ridotto.games.masquerade.game import MASQUERADE
from ridotto.games.masquerade.public.deck import BASE, PACKS, TRAITS, read_deck
from ridotto.games.masquerade.public.deck.shelf import SHELF
from ridotto.games.masquerade.public.deck.vocabulary import ARROWS, CLASSES, EFFECTS, GENDERS, SPECIALS, WHENS, WHOSE
from ridotto.games.masquerade.public.setup import set_up
from ridotto.kernel import SetupRefused
from ridotto.replay import Folders, read_record, replay_record, write
from ridotto.scenarios import read_scenarios
from tests.replay.matches import played, recorded

# pack, class, gender, attack and its arrow, health and its arrow, name
PRINTED = """
base king male 0 - 8 - King Alric Dacre
base queen female 0 - 1 down Queen Beatrice Dacre
base noble unknown 0 - 1 - The Avatar of Festivals
base noble female 0 - 4 - Lady Beatrice Serell
base noble male 6 - 2 up Count Jop Carnell
base noble male 1 - 1 - Lord Snivellous Feck
base noble male 5 - 2 - Arl Henry Stonebrooke
base noble male 3 - 3 up Barbarian Lord Jaric
base noble male 3 - 1 - Dante Anderson the Stud
base noble male 3 - 3 - Sorcerer Theodoric Whitemane
base noble female 4 up 3 down Countess Ida Ermintrade
base noble male 1 up 6 - Baron Van Cole
base noble male 4 up 1 up Prince Hugh Drago
base noble male 0 - 2 up Bishop Cornellous Shepard
base noble female 0 - 2 - Gossip Lady Anneliese
base noble male 0 - 2 down Advisor Simon Ernest
base noble male 2 - 3 - Baron Radolf Maynard
base noble male 3 up 3 up Duke Walter the Brave
base commoner male 1 - 2 down Lance Wymund
base assassin unknown 1 up 1 - Raz the Shiv
base assassin unknown 5 down 1 - “Ghost” the Silent Killer
base assassin male 3 down 2 - “Two Strikes” Thomas
base assassin male 3 down 2 - Sampson the Sneak
base assassin male 0 - 1 - Novice Ralf Hicket
base assassin male 2 down 2 - Court Assassin Timm
base assassin male 3 down 2 - Anfroy of the Exotic Blades
base assassin male 6 down 1 - Ourri the Nobleslayer
base assassin unknown 0 - 5 down Looys the Copycat
base assassin male 5 down 1 - Guildmaster le Blanc
base assassin female 3 - 1 - Nickie “the Shredder” Dickens
base assassin female 1 - 1 - The Black Widow
base assassin male 1 up 1 - Poisoner Roger Baldwin
base assassin female 1 - 1 - Princess Isolda Drago
base assassin male 6 down 5 down Rollin Hodgkin
extras assassin unknown 2 - 6 - Doctor Pestilence
base soldier male 1 - 6 - Sir Olaf the Glutton
base soldier male 0 - 4 up Sir Ymbert “Limper” Garthas
base soldier female 3 up 3 up Dame Sela Tankcreed
base soldier male 5 - 2 - Sir Oddo the Deranged
base soldier male 4 up 4 up Barbarian Bodyguard Ogg
base soldier male 4 up 4 up Captain Gunter Newgate
base soldier male 4 - 4 - War Hero Hal Lancelot
base soldier male 1 - 3 - Sergeant Warrin Oldman
base soldier male 4 - 2 - Sir Arthur Mourne
base soldier male 4 - 2 up Sir Richard Leowulf
base soldier male 4 - 2 up Sir Bartholomew Theodorothaniel
base soldier male 0 - 4 up Sir Arthur Stout
base soldier male 1 - 2 - Guardsman Terric Illbert
base commoner unknown 1 - 4 - Gravekeeper Anathema
base commoner female 1 - 1 - Wench Helga
base commoner male 4 up 1 - Chef Steven Michaelson
base commoner female 3 up 2 - Serving Girl Emma
base commoner female 2 - 1 - Mistress Eva
base commoner male 2 - 2 - Job the Butler
base commoner male 1 - 1 - Court Jester Foolset
base commoner male 4 - 4 - Henry the Bard
base commoner male 1 - 2 - Blacksmith Roger Norman
base commoner female 1 - 6 - Nan the Disgruntled
base commoner male 3 up 2 - Squire Terry Wynne
base commoner male 2 - 1 - Alchemist Leon Brewster
base commoner female 1 - 2 - Dancer Isabella Pascoe
extras commoner female 1 - 2 - Mary the Mute
"""

# ---- Little decks.


def written(name: str, lines: str = "", ability: str = "", number: int = 0) -> str:
    """A card as a file says it; what the lines say goes before what is usual."""
    traits = {trait: words[0] for trait, words in TRAITS.items()}
    traits |= {"hat": "motley", "colour": "rose", "emblem": TRAITS["emblem"][number % 27]}
    traits |= {"face": TRAITS["face"][number // 27]}
    usual = {
        "name": f'"{name}"',
        "class": '"commoner"',
        "gender": '"male"',
        "attack": "1",
        "attack_arrow": '""',
        "health": "1",
        "health_arrow": '""',
        "text": '"It does something."' if ability else '""',
        "flavour": '"Good evening."',
        "picture": "{ " + ", ".join([f'{trait} = "{word}"' for trait, word in traits.items()]) + " }",
    }
    given = dict([part.split(" = ", 1) for part in lines.splitlines() if part])
    body = "\n".join([f"{field} = {value}" for field, value in {**usual, **given}.items()])
    return f"[[card]]\n{body}\n" + (f"[[card.ability]]\n{ability}\n" if ability else "")


def deck_of(*cards: str, seats: int = 0) -> str:
    return f'[deck]\nname = "ball"\nseats = {seats}\n' + "".join(cards)


def objections(text: str) -> list[str]:
    with pytest.raises(SetupRefused) as refused:
        read_deck(tomllib.loads(text), BASE.cards, 0)
    return refused.value.problems


def objection(lines: str = "", ability: str = "") -> str:
    """The only one to a pack with one card."""
    (problem,) = objections(deck_of(written("Maid", lines, ability)))
    assert problem.startswith("Maid: ")
    return problem.removeprefix("Maid: ")


class Evening:
    """A table that plays with a little pack, whose cards are x1, x2, … there."""

    def __init__(self, folder: Path) -> None:
        self.pack = folder / "ball.toml"

    def with_cards(self, *cards: str, seats: int = 0) -> "Evening":
        self.pack.write_text(deck_of(*cards, seats=seats), encoding="utf-8")
        return self

    def plays(self, scenario: str) -> None:
        head = f'game = "masquerade"\nplayers = 3\nhost = {{ packs = "{self.pack}", joining = false }}\n[[scenario]]\n'
        head += 'title = "a little pack"\n'
        (only,) = read_scenarios(head + scenario, Folders(self.pack.parent))
        told = "\n".join([line for failure in only.failures() for line in failure.lines()])
        assert not told, told


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


# ---- The cards of the house.


@pytest.mark.clause("MSQ-001", "MSQ-003")
def test_the_cards_are_those_of_the_list() -> None:
    cards = [*BASE.cards, *PACKS["extras"].cards]
    found = [
        f"{card.pack} {CLASSES[card.kind]} {GENDERS[card.gender]} {card.attack} {ARROWS[card.attack_arrow] or '-'} "
        f"{card.health} {ARROWS[card.health_arrow] or '-'} {card.name}"
        for card in cards
    ]
    assert sorted(found) == sorted(PRINTED.strip().splitlines())
    assert len(BASE.cards) == 60 and len({card.name for card in cards}) == 62
    counts = [len([card for card in BASE.cards if card.kind == kind]) for kind in range(len(CLASSES))]
    assert counts == [1, 1, 16, 15, 13, 14]


@pytest.mark.clause("MSQ-002")
def test_every_card_has_a_line_and_a_picture_of_its_own() -> None:
    cards = [*BASE.cards, *PACKS["extras"].cards]
    assert len({card.flavour for card in cards}) == len({tuple(card.picture.values()) for card in cards}) == 62
    assert all(set(card.picture) == set(TRAITS) for card in cards)


@pytest.mark.clause("MSQ-120")
def test_a_card_says_what_it_does_and_nothing_else() -> None:
    silent = [card for card in [*BASE.cards, *PACKS["extras"].cards] if not card.text]
    assert len(silent) == 26 and not [card for card in silent if card.abilities]
    assert objection('text = "Brave."') == "text: expected none: the card has no ability"
    assert objection('text = ""', 'when = "flip_up"\ndo = [{ draw = 1 }]').startswith("text: missing")


# ---- Files that are refused.


@pytest.mark.clause("MSQ-002")
@pytest.mark.parametrize(
    "field",
    "name class gender attack attack_arrow health health_arrow flavour picture".split(),
)
def test_a_card_that_lacks_something_is_refused_by_name_and_field(field: str) -> None:
    whole = tomllib.loads(deck_of(written("Maid")))
    del whole["card"][0][field]
    with pytest.raises(SetupRefused) as refused:
        read_deck(whole, BASE.cards, 0)
    (problem,) = refused.value.problems
    assert problem.startswith(f"{'card 1' if field == 'name' else 'Maid'}: {field}: missing: expected ")


@pytest.mark.clause("MSQ-003")
def test_arrows_point_up_or_down() -> None:
    fine = written("Maid", 'attack = 3\nattack_arrow = "down"\nhealth = 2\nhealth_arrow = "up"')
    (card,) = read_deck(tomllib.loads(deck_of(fine)), BASE.cards, 0).cards
    assert (card.attack, ARROWS[card.attack_arrow], card.health, ARROWS[card.health_arrow]) == (3, "down", 2, "up")
    assert objection('attack_arrow = "sideways"') == "attack_arrow: expected one of \"\", up, down, not 'sideways'"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (
            'class = "nobel"',
            "class: expected one of king, queen, noble, assassin, soldier, commoner, not 'nobel'; perhaps noble",
        ),
        ("attack = true", "attack: expected a whole number from 0 to 99, not true"),
        ("attack = -1", "attack: expected a whole number from 0 to 99, not -1"),
        ("health = 2.5", "health: expected a whole number from 0 to 99, not 2.5"),
        (f"health = 0x{'f' * 5000}", "health: expected a whole number from 0 to 99, not a number as large as that"),
        ("flavour = []", "flavour: expected one line of at most 120 characters, not an empty list"),
        ('flavour = " "', "flavour: expected one line of at most 120 characters, not ' '"),
        ('flavour = "\\u001b[2J"', "flavour: expected one line of at most 120 characters, not '\\x1b[2J'"),
        ('side = "left"', "side: expected one of \"\", up, down, not 'left'"),
        ("works_face_down = 1", "works_face_down: expected true or false, not 1"),
        ("works_face_down = true", "works_face_down: expected only beside an ability with when = action"),
        ('key = "two words"', "key: expected one word of letters and digits, not 'two words'"),
        ("picture = 7", "picture: expected a table, not 7"),
        ("ability = 7", "ability: expected a list of tables, not 7"),
        ("ability = [1979-05-27]", "ability[1]: expected a table, not 1979-05-27"),
        ("atack = 1", "atack: unknown: expected one of "),
        ("name = { first = 1 }", "name: expected one line of at most 60 characters, not a table"),
    ],
)
def test_a_card_is_refused_field_by_field(lines: str, expected: str) -> None:
    text = deck_of(written("Maid", lines))
    problems = objections(text)
    assert any(f": {expected}" in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("when", "effect", "expected"),
    [
        ("flipup", "{ draw = 1 }", "'flipup'; perhaps flip_up"),
        ("flip_up", "{}", "ability[1].do[1]: expected exactly one of draw, "),
        ("flip_up", "{ drawn = 1 }", "not 'drawn'; perhaps draw"),
        ("flip_up", "{}", "not none"),
        ("flip_up", "{ sing = 1, dance = 2 }", "not 'sing' and 'dance'"),
        ("flip_up", '{ draw = 1, kill = "all" }', "not draw and kill"),
        ("flip_up", "{ draw = 99 }", "do[1].draw: expected a whole number from 1 to 6, not 99"),
        ("flip_up", "{ draw = 1, attack = 1 }", "do[1].attack: unknown: expected one of draw, side"),
        # What holds by itself, and what is done.
        ("flip_up", "{ silence = true }", "do[1].silence: expected only with when = while_face_up, not flip_up"),
        ("while_face_up", "{ silence = false }", "do[1].silence: expected true, not false"),
        ("face_up", "{ modify = true, attack = 1 }", "do[1].modify: expected only with when = always or "),
        ("always", "{ draw = 1 }", "do[1].draw: expected only with when = flip_up or "),
        ("always", "{ modify = true }", "do[1].attack: missing: expected attack or health, or both"),
        ("attacking", "{ modify = true, health = 1 }", "do[1].health: expected only attack"),
        ("while_face_up", "{ modify = true, attack = 1 }", "do[1].cards: missing: expected one of mine, others, all"),
        ("while_face_up", '{ modify = true, attack = 1, cards = "all", per = "mine" }', "do[1].per: expected only"),
        ("always", '{ modify = true, attack = 1, per = "self" }', "do[1].per.of: expected one of mine, others, all"),
        ("always", "{ kills_only = [] }", "do[1].kills_only: expected a list out of king, "),
        ("always", '{ kills_only = ["kings"] }', "not 'kings'; perhaps king"),
        ("always", '{ protect = "all" }', "do[1].protect.of: expected self, not 'all'"),
        ("flip_up", '{ draw = 1, per = "mine" }', "do[1].per: unknown"),
        ("flip_up", "{ boost = true, attack = 100 }", "do[1].attack: expected a whole number from -99 to 99, not 100"),
        # Who is there.
        ("flip_up", '{ poison = "target" }', "do[1].poison.of: expected one of self, mine, others, all, not 'target'"),
        ("attacked", '{ kill = "target" }', "do[1].kill.of: expected one of self, attacker, mine, others, all"),
        (
            "killed",
            '{ flip = "up" }',
            "do[1].cards: missing: expected whose: with when = killed the card itself is gone",
        ),
        ("killed", '{ shuffle = "target" }', "do[1].shuffle: expected only with when = attacking or after_attack"),
        ("flip_up", '{ take = "mine" }', "do[1].take.of: expected others, not 'mine'"),
        ("flip_up", '{ give = "mine" }', "do[1].give: expected self, or one of mine"),
        ("flip_up", '{ give = "self", to = "defender" }', "do[1].to: expected chosen: here nobody is attacked"),
        ("flip_up", "{ kill = 7 }", "do[1].kill.of: expected one of self, mine, others, all, not 7"),
        ("flip_up", '{ kill = { class = ["noble"] } }', "do[1].kill.of: missing: expected one of "),
        ("flip_up", '{ kill = { of = "all", class = "noble" } }', "kill.class: expected a list out of king, "),
        ("flip_up", '{ kill = { of = "all", clas = [] } }', "kill.clas: unknown: expected one of of, class, "),
        ("flip_up", '{ kill = { of = "all", choose = "two" } }', "kill.choose: expected one of all, one, not 'two'"),
        ("flip_up", '{ discard = { of = "self", choose = "one" } }', "discard.choose: expected none: self is one card"),
        ("while_face_up", '{ protect = { of = "mine", choose = "one" } }', "protect.choose: expected all"),
        ("while_face_up", '{ modify = true, attack = 1, cards = { of = "mine", choose = "one" } }', "nobody chooses"),
        # Dice, and what goes round in circles.
        ("flip_up", "{ roll = 7, do = [{ draw = 1 }] }", "do[1].roll: expected a whole number from 2 to 6, not 7"),
        ("flip_up", "{ roll = 4 }", "do[1].do: missing: expected a list of tables"),
        (
            "flip_up",
            "{ roll = 4, do = [{ roll = 4, do = [{ draw = 1 }] }] }",
            "do[1].do[1].roll: expected one of draw, ",
        ),
        ("flip_up", '{ roll = 4, do = [{ poison = "target" }] }', "do[1].do[1].poison.of: expected one of "),
        (
            "attacking",
            "{ roll = 4, do = [{ ignore_arrows = true }] }",
            "shuffle, recall after a die, not ignore_arrows",
        ),
        ("flip_up", '{ flip = "down", cards = "mine" }', "do[1].flip: expected up: cards that turn each other"),
        # What has a class of its own.
        (
            "face_up",
            '{ special = "redeal" }',
            "do[1].special: expected only with when = flip_up or action, not face_up",
        ),
        ("flip_up", '{ special = "substitute" }', "do[1].special: expected only with when = would_be_killed"),
        ("flip_up", '{ special = "magic" }', "do[1].special: expected one of redeal, substitute, pestilence, burden"),
        ("flip_up", '{ special = "redeal" }, { draw = 1 }', "ability[1].do: expected nothing beside special"),
        ("would_be_killed", '{ special = "substitute" }', "ability[1].may: expected true"),
        ("instead_of_draw", '{ kill = "others" }', "do[1].kill: expected only with when = "),
    ],
)
def test_an_effect_that_makes_no_sense_is_refused(when: str, effect: str, expected: str) -> None:
    problems = objections(deck_of(written("Maid", "", f'when = "{when}"\ndo = [{effect}]')))
    assert all(problem.startswith("Maid: ability[1].") for problem in problems)
    assert any(expected in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("ability", "expected"),
    [
        ("do = [{ draw = 1 }]", "ability[1].when: missing: expected one of flip_up, "),
        ('when = "flip_up"', "ability[1].do: missing: expected a list of tables"),
        ('when = "flip_up"\ndo = []', "ability[1].do: expected a list of tables, not an empty list"),
        ('when = "flip_up"\ndo = "draw"', "ability[1].do: expected a list of tables, not 'draw'"),
        ('when = "flip_up"\ndo = [{ draw = 1 }, 3]', "ability[1].do[2]: expected a table, not 3"),
        ('when = "flip_up"\nmay = 1\ndo = [{ draw = 1 }]', "ability[1].may: expected true or false, not 1"),
        ('when = "action"\nmay = true\ndo = [{ draw = 1 }]', "ability[1].may: expected none with when = action"),
        ('when = "always"\nmay = true\ndo = [{ protect = "self" }]', "ability[1].may: expected none"),
        ('when = "flip_up"\nfi = {}\ndo = [{ draw = 1 }]', "ability[1].fi: unknown: expected one of when, may, if, do"),
        ('when = "flip_up"\nif = 3\ndo = [{ draw = 1 }]', "ability[1].if: expected a list of tables, not 3"),
        ('when = "flip_up"\nif = {}\ndo = [{ draw = 1 }]', "ability[1].if.some: expected either some or against"),
        (
            'when = "flip_up"\nif = { some = "target" }\ndo = [{ draw = 1 }]',
            "if.some.of: expected one of mine, others, all",
        ),
        (
            'when = "flip_up"\nif = { against = { class = ["king"] } }\ndo = [{ draw = 1 }]',
            "if.against: expected only with",
        ),
        ('when = "attacking"\nif = { against = { of = "all" } }\ndo = [{ draw = 1 }]', "if.against.of: unknown"),
        (
            'when = "flip_up"\nif = { some = "all", at_least = 0 }\ndo = [{ draw = 1 }]',
            "if.at_least: expected a whole number",
        ),
        ('when = "always"\nif = { some = "all" }\ndo = [{ kills_only = ["king"] }]', "ability[1].if: expected none"),
        (
            'when = "action"\ndo = [{ draw = 1 }]\n[[card.ability]]\nwhen = "action"\ndo = [{ draw = 2 }]',
            "ability: expected at most one",
        ),
    ],
)
def test_an_ability_that_makes_no_sense_is_refused(ability: str, expected: str) -> None:
    problems = objections(deck_of(written("Maid", "", ability)))
    assert all(problem.startswith("Maid: ability") for problem in problems)
    assert any(expected in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("lines", "ability", "expected"),
    [
        (
            "",
            'when = "flip_up"\ndo = [{ shuffle = "self" }]',
            "ability[1].do[1].shuffle: expected only with when = attacking or after_attack, not flip_up"
            "|ability[1].do[1].shuffle.of: expected target, not 'self'",
        ),
        (
            "",
            'when = "killed"\ndo = [{ modify = true, attack = 1, cards = "self" }]',
            "ability[1].do[1].modify: expected only with when = always or attacking or while_face_up, not killed",
        ),
        (
            "",
            'when = "instead_of_draw"\nif = { some = "all" }\ndo = [{ draw = 1 }]',
            "ability[1].if: expected none: an ability with when = instead_of_draw cannot have a condition",
        ),
        (
            "",
            'when = "always"\nif = { some = "all" }\ndo = [{ kills_only = ["king"] }]',
            "ability[1].if: expected none: kills_only cannot have a condition",
        ),
        (
            "",
            'when = "flip_up"\nif = { some = { of = "mine", choose = "one" } }\ndo = [{ draw = 1 }]',
            "ability[1].if.some.choose: expected none: nobody chooses a card for a condition",
        ),
        (
            'side = "up"',
            'when = "flip_up"\ndo = [{ draw = 1 }]',
            "ability[1].when: expected another: with side = up it is never turned up",
        ),
        (
            'side = "up"\nworks_face_down = true',
            'when = "action"\ndo = [{ draw = 1 }]',
            "works_face_down: expected none: with side = up it never lies face down",
        ),
        (
            "",
            'when = "always"\ndo = [{ modify = true, attack = 0 }]',
            "ability[1].do[1].attack: expected a number other than 0: leave out what does not change",
        ),
        (
            "",
            'when = "flip_up"\ndo = [{ boost = true, attack = 1, health = 0 }]',
            "ability[1].do[1].health: expected a number other than 0: leave out what does not change",
        ),
        (
            "",
            'when = "flip_up"\ndo = [{ flip = "up" }]',
            "ability[1].do[1].flip: expected down, or other cards: the card itself lies face up when its ability works",
        ),
        (
            "",
            'when = "flip_up"\ndo = [{ flip = "up", cards = { of = "all", side = "up" } }]',
            "ability[1].do[1].cards.side: expected another than up: what lies so already is not turned",
        ),
        (
            "",
            'when = "always"\ndo = [{ kills_only = ["king"] }, { kills_only = ["queen"] }]',
            "ability: expected at most one with kills_only: name all classes in one list",
        ),
    ],
)
def test_what_was_accepted_in_silence_or_refused_in_riddles_gets_a_sentence(
    lines: str, ability: str, expected: str
) -> None:
    problems = objections(deck_of(written("Maid", lines, ability)))
    assert problems == [f"Maid: {problem}" for problem in expected.split("|")]


@pytest.mark.parametrize("name", ["two words", "one,two", "ball;", "a.b"])
def test_a_pack_with_a_name_that_is_no_word_is_refused(name: str) -> None:
    text = deck_of(written("Maid")).replace('"ball"', f'"{name}"')
    assert objections(text) == [f"deck: deck.name: expected one word of letters, digits, - and _, not {name!r}"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Maid ", "expected a name with single blanks between its words, and none around it, not 'Maid '"),
        ("Head  Maid", "expected a name with single blanks between its words, and none around it, not 'Head  Maid'"),
        ("Ann, the Maid", "expected no comma in 'Ann, the Maid': lists of cards are told with commas"),
    ],
)
def test_a_card_whose_name_cannot_be_told_from_others_is_refused(name: str, expected: str) -> None:
    assert objections(deck_of(written(name))) == [f"{name}: name: {expected}"]


def test_a_name_may_have_blanks_and_other_signs() -> None:
    for name in ("Cousin Ourri", 'Nan \\"the Knife\\" of Ara', "Frère Jean-Luc"):
        read_deck(tomllib.loads(deck_of(written(name))), BASE.cards, 0)


def test_a_mark_that_an_editor_put_before_the_text_is_no_part_of_it(tmp_path: Path) -> None:
    path = tmp_path / "ball.toml"
    path.write_bytes(b"\xef\xbb\xbf" + deck_of(written("Maid")).encode())
    assert len(set_up(3, {"packs": str(path)}).cards) == 61


def test_all_objections_come_at_once() -> None:
    text = deck_of(written("Maid", "attack = 1.5"), written("Groom", 'class = "king"\nhealth = []', number=1), seats=3)
    assert [problem.split(": expected")[0] for problem in objections(text)] == [
        "deck: deck.seats",
        "Maid: attack",
        "Groom: health",
        "Groom: text: missing",
        "Groom: class",
    ]


def test_what_is_no_deck_at_all_is_refused() -> None:
    assert objections("")[0] == "deck: deck: missing: expected a table"
    assert "deck: card: expected a list of tables, not a table" in objections('[deck]\nname = "ball"\n[card]\n')
    assert "deck: card: expected a list of tables, not an empty list" in objections('card = []\n[deck]\nname = "ball"')
    assert "deck: cards: unknown: expected one of deck, card; perhaps card" in objections("[cards]")


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (b"# \xff", "no TOML: expected text in UTF-8; byte 3 is none"),
        (b"[deck", "no TOML: "),
        (b"a = " + b"[" * 5000, "too many brackets"),
        (b"a = " + b"9" * 5000, "no TOML: "),
        (b"#" * 1_000_001, "expected at most 1000000 bytes"),
        (b"a" + b".a" * 9000 + b" = 1", "deck: a: unknown"),
    ],
    ids=["bytes", "brackets", "depth", "digits", "size", "dots"],
)
def test_a_file_that_cannot_be_read_is_one_objection_that_names_it(raw: bytes, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "ball.toml"
    path.write_bytes(raw)
    with pytest.raises(SetupRefused) as refused:
        set_up(3, {"packs": str(path)})
    assert refused.value.problems[0].startswith(f"packs: {path}: ") and expected in refused.value.problems[0]


# ---- Packs.


@pytest.mark.clause("MSQ-004")
def test_a_pack_brings_cards_and_seats(evening: Evening) -> None:
    evening.with_cards(*[written(f"Guest {number}", number=number) for number in range(20)], seats=2)
    with pytest.raises(SetupRefused, match="3 to 6 players"):
        set_up(7, {})
    setup = set_up(8, {"packs": str(evening.pack)})
    assert len(setup.cards) == 80 and setup.most == 8
    match = MASQUERADE.start(setup)
    assert MASQUERADE.truth(match)["deck"] == 80
    assert (PACKS["extras"].seats, len(set_up(6, {"packs": "extras"}).cards)) == (0, 62)
    with pytest.raises(SetupRefused, match="3 to 6 players"):
        set_up(7, {"packs": "extras"})


@pytest.mark.clause("MSQ-005")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ('class = "king"\ntext = "Royal."', "class: expected another: there is only one king in the game"),
        ('class = "queen"\ntext = "Royal."', "class: expected another: there is only one queen in the game"),
        ('name = "Raz the Shiv"', "name: expected one of its own: another card is called so"),
        ('key = "Raz"', "key: expected another: Raz is Raz the Shiv"),
        (
            'picture = { mask = "patch", face = "narrow", hair = "short", '
            'hat = "hood", colour = "olive", emblem = "drop" }',
            "picture: expected one of its own: Raz the Shiv looks so",
        ),
    ],
)
def test_a_pack_brings_nobody_twice(lines: str, expected: str, evening: Evening) -> None:
    evening.with_cards(written("Maid", lines))
    with pytest.raises(SetupRefused) as refused:
        set_up(3, {"packs": str(evening.pack)})
    (problem,) = refused.value.problems
    assert problem.endswith(f": {expected}")
    assert len(set_up(3, {}).cards) == 60


def test_two_packs_share_no_card(evening: Evening) -> None:
    evening.with_cards(written("Doctor PESTILENCE"))
    with pytest.raises(SetupRefused, match="Doctor PESTILENCE: name: "):
        set_up(3, {"packs": f"extras,{evening.pack}"})
    cards = deck_of(written("Maid", 'key = "Maid"'), written("Groom", 'key = "Maid"', number=1))
    assert objections(cards) == ["Groom: key: expected a word of its own: another card here has Maid"]


def test_packs_have_room_for_so_many() -> None:
    cards = [written(f"Guest {number}", number=number) for number in range(61)]
    assert objections(deck_of(*cards)) == ["deck: card: expected at most 60 cards of your own, not 61"]


def test_the_base_deck_is_counted() -> None:
    base = tomllib.loads((SHELF / "base.toml").read_text(encoding="utf-8"))
    base["card"][5]["class"] = "soldier"
    with pytest.raises(SetupRefused) as refused:
        read_deck(base, [], 0)
    assert refused.value.problems == [
        "deck: class: expected 16 of noble, not 15",
        "deck: class: expected 13 of soldier, not 14",
    ]


# ---- What the vocabulary says beyond the cards of the house.

NOBLE_UP = '{ some = { of = "mine", class = ["noble"], side = "up" } }'
LAST_WORDS = 'when = "killed"\ndo = [{ draw = 1 }]'


@pytest.mark.clause("MSQ-070")
def test_killed_is_to_be_attacked_and_beaten_in_anothers_turn(evening: Evening) -> None:
    evening.with_cards(written("Maid", 'class = "noble"\nattack = 2', LAST_WORDS))
    evening.plays('position.rows = { A = "Hal", B = "x1" }\nplay = "A:a1+attack+b1 fate:Nan B:down"\nrows.B = "Nan*"')
    evening.plays('position.rows = { A = "x1 Nan", B = "Hal" }\nplay = "A:a1+attack+b1"\nrows.A = "Nan"\nasked = "A"')
    evening.plays('position.rows = { A = "Isolda* Nan", B = "x1" }\nplay = "A:a1+up A:b1"\npile = "x1"\nasked = "A"')


@pytest.mark.clause("MSQ-070")
def test_last_words_may_have_a_condition(evening: Evening) -> None:
    evening.with_cards(written("Maid", "", f"if = {NOBLE_UP}\n{LAST_WORDS}"))
    evening.plays(
        'position.rows = { A = "Hal Raz", B = "x1 Nan" }\nplay = "A:a1+attack+b1"\nasked = "A"\nrows.B = "Nan"'
    )
    evening.plays('position.rows = { A = "Hal Raz", B = "x1 Duke" }\nplay = "A:a1+attack+b1"\nasked = "fate"')


@pytest.mark.clause("MSQ-039")
def test_a_card_discarded_over_the_limit_was_not_killed(evening: Evening) -> None:
    evening.with_cards(written("Maid", "", LAST_WORDS))
    evening.plays(
        'position.rows = { A = "x1 Nan Hal Raz Emma Terry" }\nposition.phase = "start"\n'
        'play = "fate:Bard A:up A:a1"\nrows.A = "Nan Hal Raz Emma Terry Bard"\nasked = "A"\npile = "x1"'
    )


@pytest.mark.clause("MSQ-071")
def test_two_more_against_nobles(evening: Evening) -> None:
    against = 'if = { against = { class = ["noble"] } }\ndo = [{ modify = true, attack = 2 }]'
    evening.with_cards(written("Duellist", "attack = 2", f'when = "attacking"\n{against}'))
    heard = 'position.rows = { A = "x1", B = "Duke Gunter" }\nplay = "A:a1+attack+%s"\nhears."-" = "...; %s; ..."'
    evening.plays(heard % ("b1", "4 against 6"))
    evening.plays(heard % ("b2", "2 against 8"))


@pytest.mark.clause("MSQ-072")
def test_face_up_draws_before_the_draw(evening: Evening) -> None:
    evening.with_cards(written("Host", "", 'when = "face_up"\ndo = [{ draw = 1 }]'))
    start = 'position.phase = "start"\nposition.rows = { A = "%s" }\nplay = "%s"\nrows.A = "%s"'
    evening.plays(start % ("x1", "fate:Nan A:up fate:Hal A:up", "x1 Nan Hal"))
    evening.plays(start % ("x1*", "fate:Nan A:up", "x1* Nan"))


@pytest.mark.clause("MSQ-075")
def test_nothing_to_turn_up_is_no_error_and_may_is_asked(evening: Evening) -> None:
    one = '{ flip = "up", cards = { of = "others", side = "down", choose = "one" } }'
    evening.with_cards(
        written("Page", "", f'when = "flip_up"\ndo = [{one}]'),
        written("Nurse", "", f'when = "flip_up"\nmay = true\ndo = [{one}]', number=1),
    )
    evening.plays('position.rows = { A = "x1* Hal", B = "Nan" }\nplay = "A:a1+up"\nquestion = "WhatToDo"')
    evening.plays('position.rows = { A = "x1* Hal", B = "Nan*" }\nplay = "A:a1+up"\noptions = "b1"')
    evening.plays('position.rows = { A = "x2* Hal", B = "Nan*" }\nplay = "A:a1+up A:no"\nrows.B = "Nan*"')
    evening.plays('position.rows = { A = "x2* Hal", B = "Nan*" }\nplay = "A:a1+up A:yes A:b1"\nrows.B = "Nan"')


@pytest.mark.clause("MSQ-076")
def test_the_unknown_gender_is_neither(evening: Evening) -> None:
    more = 'when = "always"\ndo = [{ modify = true, attack = 1, per = { of = "mine", gender = "female" } }]'
    evening.with_cards(written("Gallant", "attack = 0", more))
    evening.plays(  # Nan and Emma; Raz is of unknown gender, Hal a man, and Eva sits elsewhere
        'position.rows = { A = "x1 Nan Emma* Raz Hal", B = "Eva" }\nattack.a1 = 2'
    )


@pytest.mark.clause("MSQ-077")
def test_a_die_is_fates_and_all_see_it(evening: Evening) -> None:
    evening.with_cards(
        written(
            "Gambler", "", 'when = "flip_up"\ndo = [{ roll = 4, do = [{ draw = 1 }] }, { boost = true, attack = 1 }]'
        )
    )
    rolled = 'position.rows = { A = "x1* Nan" }\nplay = "A:a1+up fate:%s"\nasked = "%s"\nhears."-" = "...; %s; ..."'
    evening.plays(rolled % ("pip4", "fate", "the die shows 4"))
    evening.plays(rolled % ("pip3", "A", "the die shows 3"))
    evening.plays('position.rows = { A = "x1* Nan" }\nplay = "A:a1+up"\noptions = "pip1 pip2 pip3 pip4 pip5 pip6"')


@pytest.mark.clause("MSQ-048")
def test_an_action_that_works_face_down_shows_the_card_first(evening: Evening) -> None:
    ability = 'when = "action"\ndo = [{ draw = 1 }]'
    evening.with_cards(written("Thief", "works_face_down = true", ability), written("Clerk", "", ability, number=1))
    evening.plays('position.rows = { A = "x1* x2*" }\nplay = "A:a1"\noptions = "use up"')
    evening.plays('position.rows = { A = "x1* x2*" }\nplay = "A:a2"\noptions = "up"')
    evening.plays('position.rows = { A = "x1* x2*" }\nplay = "A:a1+use fate:Nan A:down"\nrows.A = "x1 x2* Nan*"')


@pytest.mark.clause("MSQ-089")
def test_no_king_in_play_and_no_card_to_draw_is_a_draw() -> None:
    """No words of the vocabulary put him there: what discards spares him, and whoever kills him wins."""
    (only,) = read_scenarios(
        'game = "masquerade"\nplayers = 3\n[[scenario]]\ntitle = "nobody has the King"\n'
        'position = { rows = { A = "Nan", B = "Hal" }, pile = "King", deck = "", phase = "start" }\n'
        'asked = ""\nwon = ""\nend = "no card to draw"'
    )
    assert only.failures() == []


def test_several_numbers_in_one_ability_count_once_each(evening: Evening) -> None:
    more = '{ modify = true, attack = 1 }, { modify = true, health = 2, stage = "after" }'
    evening.with_cards(
        written("Champion", 'attack_arrow = "up"\nhealth_arrow = "up"', f'when = "always"\ndo = [{more}]')
    )
    evening.plays('position.rows = { A = "x1" }\nattack.a1 = 4\nhealth.a1 = 4')


@pytest.mark.clause("MSQ-035", "MSQ-055", "MSQ-059")
def test_a_card_for_face_down_lies_up_after_a_fight_until_an_action_turns_it(evening: Evening) -> None:
    """Nothing else turns it up: it is laid down, even where an effect says up, and its owner may only turn it down."""
    evening.with_cards(written("Shade", 'side = "down"\nattack = 9\nhealth = 9\ntext = "Only face down."'))
    evening.plays(
        'position.rows = { A = "x1*", B = "Nan Emma" }\nplay = "A:a1"\noptions = "attack"\n'
        'refused."A:a1+up" = "ways-to-act"'
    )
    evening.plays(
        'position.rows = { A = "x1* Hal", B = "Nan Emma" }\nplay = "A:a1+attack+b1"\nrows.A = "x1 Hal"\n'
        'question = "WhatToDo"'
    )
    evening.plays('position.rows = { A = "x1", B = "Nan" }\nplay = "A:a1"\noptions = "attack down"')
    evening.plays('position.rows = { A = "Hal", B = "x1*" }\nplay = "A:a1+attack+b1"\nrows.B = "x1"')
    evening.plays('position.rows = { A = "Nan Hal", C = "Job" }\nplay = "A:end fate:x1"\nrows.A = "Nan Hal x1*"')


@pytest.mark.clause("MSQ-077")
def test_a_match_with_dice_replays_to_the_same_state(evening: Evening) -> None:
    rolls = 'when = "face_up"\ndo = [{ roll = 3, do = [{ draw = 1 }] }]'
    evening.with_cards(*[written(f"Gambler {number}", "", rolls, number=number) for number in range(60)])
    record = recorded("masquerade", 3, {"packs": str(evening.pack)})
    match = replay_record(read_record(write(record), Folders(evening.pack.parent)))
    assert match.over() and "the die shows" in " ".join([str(told.fact) for told in match.log])
    assert match.position() == played("masquerade", 3, {"packs": str(evening.pack)}).position()


ABILITIES = [
    (
        "flip_up",
        '{ flip = "up", cards = { of = "all", gender = "female" } }, { kill = { of = "others", choose = "one" } }',
    ),
    (
        "flip_up",
        '{ take = { of = "others", side = "down", choose = "one" } }, { give = { of = "mine", choose = "one" } }',
    ),
    ("flip_up", '{ recall = true }, { poison = { of = "all", class = ["king"] } }'),
    ("flip_up", '{ special = "redeal" }'),
    ("attacking", '{ poison = "target" }, { modify = true, attack = 2, per = { of = "others", side = "up" } }'),
    ("attacking", '{ take = { of = "defender", choose = "one" } }, { give = "self", to = "defender" }'),
    ("attacking", '{ shuffle = "target" }'),
    ("after_attack", '{ roll = 2, do = [{ flip = "down", cards = "mine" }, { draw = 2, side = "up" }] }'),
    ("after_attack", '{ weaken = 1, cards = "defender" }, { discard = "target" }'),
    ("attacked", '{ take = "attacker" }, { flip = "down", cards = "all" }'),
    ("attacked", '{ discard = "attacker" }, { give = "self" }'),
    ("killed", '{ each_discards = 2 }, { kill = { of = "others", side = "up", choose = "one" } }'),
    ("killed", '{ boost = true, attack = -3, health = 2, cards = "mine" }, { recall = true, side = "up" }'),
    ("face_up", '{ draw_up_to = 6 }, { weaken = 2, cards = { of = "others", choose = "one" } }'),
    ("face_up", '{ special = "burden" }'),
    ("end_of_turn", '{ kill = { of = "all", class = ["noble", "soldier"], side = "up", choose = "one" } }'),
    ("action", '{ flip = "down", cards = { of = "others", side = "up", choose = "one" } }, { draw = 1 }'),
    ("always", '{ modify = true, attack = 2, per = "all" }, { protect = "self" }'),
    ("while_face_up", '{ modify = true, attack = -1, health = 1, cards = { of = "all", other = true } }'),
    ("while_face_up", '{ protect = { of = "mine", class = ["commoner"], side = "up" } }'),
    ("while_face_up", "{ silence = true }"),
    ("instead_of_draw", '{ draw = 3, side = "up" }, { draw = 1 }'),
    ("instead_of_draw", '{ special = "pestilence" }'),
    ("would_be_killed", '{ special = "substitute" }'),
]


@pytest.mark.clause("MSQ-111")
@pytest.mark.parametrize("dice", range(6))
def test_whatever_a_pack_says_every_card_stays_somewhere_and_the_match_ends(dice: int, evening: Evening) -> None:
    cards = []
    for number, (when, effects) in enumerate(ABILITIES * 2):
        side = ("", 'side = "up"\n', 'side = "down"\n')[number % 3 if number > 40 else 0]
        may = "may = true\n" if when == "would_be_killed" or (when == "killed" and number > 24) else ""
        lines = f'{side}class = "{CLASSES[2 + number % 4]}"\nattack = {number % 5}\nhealth = {number % 4}'
        cards.append(written(f"Guest {number}", lines, f'when = "{when}"\n{may}do = [{effects}]', number))
    evening.with_cards(*cards, seats=2)
    match = played("masquerade", 3 + dice, {"packs": f"extras,{evening.pack}"}, dice)
    assert match.over() and set(game_called("masquerade").census(match).values()) == {1}


def test_every_word_is_explained_to_designers() -> None:
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    words = [*WHENS, *WHOSE, *CLASSES, *GENDERS, *[word for words in TRAITS.values() for word in words]]
    assert not [word for word in words if f"`{word}`" not in page]
    assert not [effect for effect in [*EFFECTS, "special"] if f"`{effect} = " not in page]
    assert not [special for special in SPECIALS if f'`special = "{special}"`' not in page]


@pytest.mark.clause("MSQ-111")
def test_no_action_fires_the_same_flip_up_twice(evening: Evening) -> None:
    """The page has drawn; then the Avatar deals all anew, and what the crier does turns the page up once more."""
    crier = written("Crier", "", 'when = "flip_up"\ndo = [{ flip = "up", cards = "all" }]')
    page = written("Errand Boy", "", 'when = "flip_up"\ndo = [{ draw = 1 }]', number=1)
    evening.with_cards(crier, page).plays(
        """
        position.rows = { A = "Gossip* Avatar* x1* x2*", B = "Nan", C = "Duke" }
        play = '''
            A:a1+up A:x2 A:Avatar fate:Emma A:up
            fate:x2 fate:Nan fate:Duke fate:Gossip fate:Emma fate:x1
            A:down B:up C:up A:down B:up C:down
        '''
        rows = { A = "x2 Gossip", B = "Nan Emma", C = "Duke x1" }
        asked = "A"
        question = "WhatToDo"
        """
    )
