"""English for people: everything that is told, asked and answered at this table can be said, and no more than that."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

from ridotto.bots import Dice
from ridotto.games.masquerade.public.deck import BASE
from ridotto.games.masquerade.public.deck.vocabulary import FORMS
from ridotto.games.masquerade.public.facts import (
    ActsWith,
    Fought,
    Killed,
    NobodyJoined,
    Spared,
    WillAttack,
)
from ridotto.games.masquerade.public.reference import reference
from ridotto.games.masquerade.public.setup import set_up
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import NAMES, PLACES
from ridotto.games.masquerade.secret import rules
from ridotto.games.masquerade.secret.rules.deeds.choice import OnCards, WhichOne
from ridotto.games.masquerade.secret.rules.firing import DEEDS
from ridotto.kernel import (
    SPECTATOR,
    Fact,
    Player,
    Question,
)
from ridotto.words.files import catalogue
from tests.games.masquerade.evening import (
    Evening,
    asked,
    begun,
    in_the_middle,
    option_said,
    reader_of,
    spoken,
    told,
    typed,
)
from tests.games.masquerade.test_deck import deck_of, written
from tests.games.masquerade.test_pack_numbers import ability

A, B, C = Player(0), Player(1), Player(2)
RAZ, WIDOW = NAMES["Raz"], NAMES["Widow"]
A1, B2, B13 = PLACES[A][0], PLACES[B][1], PLACES[B][12]
FOUR = set_up(4, {"packs": "extras"})
TABLES = pytest.mark.parametrize(
    ("players", "wishes"),
    [
        (3, {"packs": "extras", "joining": "on"}),
        (4, {"royals_in_deck": "off"}),
        (5, {"packs": "extras"}),
        (6, {}),
    ],
)

# With a view there is more to say, and no more than its owner knows.


def last_told(evening: Evening, letter: str, script: str) -> list[str]:
    """What somebody is told of the last answer, each fact by a view that has not heard it."""
    *before, last = script.split()
    evening.play(" ".join(before))
    spoken_by, _, text = last.partition(":")
    evening.match.answer(Player("ABCD".index(spoken_by)), spoken(text))
    sentences = []
    for _, fact, view in evening.news():
        if view is evening.view(letter):
            sentences.append(told(evening.setup, fact, view))
        view.hear(fact)
    return sentences


def table() -> Evening:
    rows = {"A": "Timm* Nan Raz*", "B": "Emma Hal*", "C": "Duke Widow Dante"}
    return in_the_middle(3, rows=rows)


@pytest.mark.clause("MSQ-020")
def test_a_hidden_card_has_a_name_for_its_owner_alone() -> None:
    for ear in "ABC-":
        (acts,) = last_told(table(), ear, "A:a1")
        assert acts.startswith("Ada's first card") and ("Court Assassin Timm" in acts) == (ear == "A")


def test_what_lies_open_is_called_by_its_name() -> None:
    (acts,) = last_told(table(), "B", "A:a2")
    assert acts.startswith("Ada's Nan the Disgruntled")
    attacks, fought, dies, works, avenged = last_told(table(), "B", "A:a2 A:attack A:c2")
    assert named(attacks) == ["Ada's Nan the Disgruntled", "Cy's Black Widow"]
    assert fought.startswith("1 against 1:")
    assert named(dies) == ["Ada", "Cy's Black Widow"] and named(avenged) == ["Cy", "Ada's Nan the Disgruntled"]
    assert named(works) == ["the Black Widow", "Cy"]


NAMED = re.compile(r"(?:(?:Ada|Bo|Cy)(?:'s (?:\w+ card|Nan the Disgruntled|Black Widow))?|the Black Widow)")


def named(sentence: str) -> list[str]:
    return NAMED.findall(sentence)


@pytest.mark.clause("MSQ-021", "MSQ-023")
def test_what_is_turned_down_is_named_once_more_and_then_forgotten() -> None:
    evening = table()
    attack = last_told(evening, "B", "A:a1 A:attack A:b1")
    assert attack[0].startswith("Ada's first card") and "Timm" not in attack[0]
    assert attack[1].startswith("Ada's first card") and "Court Assassin Timm" in attack[1]
    assert attack[-1].startswith("Ada's Court Assassin Timm")
    assert "Timm" not in told(evening.setup, ActsWith(A1), evening.view("B"))
    assert "Court Assassin Timm" in told(evening.setup, ActsWith(A1), evening.view("A"))


# Questions.


def question_names() -> set[str]:
    """Every question of the rules; one that is asked for many deeds by the name of each."""
    found = set()
    for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and Question in kind.__mro__[1:] and kind is not WhichOne:
                found.add(kind.__name__)
    return found | {FORMS[kind].question for kind, deed in DEEDS.items() if isinstance(deed, OnCards)}


def test_every_question_can_be_put() -> None:
    begins = "masquerade-ask-"
    for language in ("en", "fr"):
        known = {key.removeprefix(begins) for key in catalogue(language).messages if key.startswith(begins)}
        assert question_names() == known
        for question in known:
            text = reader_of(FOUR, language=language).question(question)
            assert text[0].isupper() and text.endswith("?")
            before_all = reader_of(FOUR, SalonView(FOUR, A), A, language).question(question)
            assert before_all.endswith("?"), "even before anything was heard"


def test_a_turn_says_what_each_card_can_do() -> None:
    evening = table()
    prompt, phrases = asked(evening)
    assert "3 actions" in prompt
    assert [phrase.partition(":")[0] for phrase in phrases[:3]] == [
        "a1 Court Assassin Timm, face down",
        "a2 Nan the Disgruntled",
        "a3 Raz the Shiv, face down",
    ]
    strengths = [re.findall(r"\d+", phrase.partition(":")[2]) for phrase in phrases]
    assert strengths == [["4", "2"], ["1", "6"], ["1", "1"], []]
    prompt, phrases = asked(evening.play("A:a1"))
    assert prompt.startswith("Court Assassin Timm:") and phrases[0].endswith(" 4") and len(phrases) == 2


def fight(attack: int = 0, health: int = 0, dies: str = "none", **more: str) -> str:
    """What the catalogue says of a fight that is foreseen so."""
    outcome = {"outcome": "fails" if dies == "attacker" or attack < health else "kills", "then": "none", "says": "none"}
    said = reader_of(FOUR).say("masquerade-fight", attack=attack, health=health, dies=dies, **{**outcome, **more})
    return typed(said)


@pytest.mark.clause("MSQ-062")
def test_an_attack_is_foreseen_where_it_can_be_known() -> None:
    prompt, phrases = asked(table().play("A:a1 A:attack"))
    assert prompt.startswith("Court Assassin Timm:")
    assert phrases == [
        f"b1 Serving Girl Emma, Bo's: {fight(4, 2, 'target')}",
        f"c1 Duke Walter the Brave, Cy's: {fight(4, 6, 'attacker')}",
        f"c2 the Black Widow, Cy's: {fight(4, 1, 'target', says='Widow')}",
        f"c3 Dante Anderson the Stud, Cy's: {fight(4, 1)}",
    ]
    assert "After an attack on her, won or lost, the attacker is killed." in phrases[2], "the deck says so"


@pytest.mark.clause("MSQ-057", "MSQ-062", "MSQ-064", "MSQ-161")
@pytest.mark.parametrize(("arrows", "attack", "dies"), [("now", 5, "attacker"), ("start", 10, "target")])
def test_an_attack_is_foreseen_by_the_side_that_counts(arrows: str, attack: int, dies: str) -> None:
    rows = {"A": "Gossip* Ghost*", "B": "Nan", "C": ""}
    evening = in_the_middle(3, arrows=arrows, rows=rows).play("A:a1 A:up A:a2")
    assert asked(evening)[1][0].endswith(f" {attack}")
    foreseen = fight(attack, 6, dies)
    assert asked(evening.play("A:attack"))[1] == [f"b1 Nan the Disgruntled, Bo's: {foreseen}"]


@pytest.mark.clause("MSQ-062")
@pytest.mark.parametrize(
    ("mine", "theirs", "foreseen"),
    [
        ("Hal", "Stout*", {"outcome": "hidden"}),
        ("Hal*", "Sela", {"fight": "4 6", "dies": "attacker"}),
        ("Blacksmith*", "Emma", {"fight": "3 2", "dies": "target"}),  # it is up, and helps itself, when the fight comes
        ("Ghost*", "King", {"fight": "10 8", "dies": "target", "then": "you-win"}),
        ("Hal", "Queen", {"fight": "4 1", "dies": "target", "then": "your-cards-go"}),
        ("Ourri*", "Hal", {"fight": "12 4"}),
        ("Emma*", "Ourri Leon", {"fight": "3 3", "dies": "target"}),
        ("Nan", "Ourri Leon", {"fight": "1 3"}),
        ("King Blacksmith", "Nan", {"fight": "2 6", "dies": "attacker", "then": "you-lose"}),
        ("Queen Blacksmith", "Nan", {"fight": "2 6", "dies": "attacker", "then": "their-cards-come"}),
        ("King* Queen Blacksmith", "Nan", {"outcome": "royals"}),
        ("Nickie", "Ymbert", {"fight": "3 4", "dies": "attacker"}),
        ("Isolda*", "Emma", {"outcome": "depends"}),  # what it does when it is turned up comes first
        ("Dante Duke", "Gunter", {"fight": "6 8"}),
        ("Hal", "Feck", {"fight": "4 1", "dies": "target"}),  # nobody is there to die instead of him
        ("Hal", "Feck Nan*", {"fight": "4 1", "dies": "target", "then": "another-may-die"}),
        ("Feck Nan", "Hal", {"fight": "1 4", "dies": "attacker", "then": "another-may-die"}),
        ("Nan", "Widow", {"fight": "1 1", "dies": "target", "says": "Widow"}),
    ],
)
def test_forecasts(mine: str, theirs: str, foreseen: dict[str, str]) -> None:
    _, phrases = asked(in_the_middle(3, rows={"A": mine, "B": theirs}).play("A:a1 A:attack"))
    attack, health = map(int, foreseen.get("fight", "0 0").split())
    expected = fight(attack, health, **{name: value for name, value in foreseen.items() if name != "fight"})
    assert phrases[0].endswith(f": {expected}")


@pytest.mark.clause("MSQ-023", "MSQ-062")
def test_a_forecast_reminds_nobody() -> None:
    evening = in_the_middle(3, rows={"A": "Dante", "B": "VanCole", "C": "Nan"}, turn="B")
    evening.play("B:b1 B:down fate:Emma C:down C:end fate:Raz A:down A:a1 A:attack")
    assert asked(evening)[1][0] == f"b1 Bo's first card, face down: {fight(outcome='hidden')}"


@pytest.mark.clause("MSQ-154")
def test_a_forecast_knows_that_mary_will_lie_face_up() -> None:
    evening = in_the_middle(3, "extras", rows={"A": "Mary*", "B": "Widow"}).play("A:a1 A:attack")
    assert asked(evening)[1] == [f"b1 the Black Widow, Bo's: {fight(1, 1, 'target')}"]


HUNTER = """
[deck]
name = "hunters"

[[card]]
name = "Hunter of Nobles"
class = "assassin"
gender = "unknown"
attack = 1
attack_arrow = ""
health = 1
health_arrow = ""
text = "Has +1 attack for each noble in another row."
flavour = "They all look alike from behind."
picture = { mask = "fox", face = "long", hair = "none", hat = "hood", colour = "ink", emblem = "eye" }
[[card.ability]]
when = "always"
do = [{ modify = true, attack = 1, per = { of = "others", class = ["noble"] } }]
"""


def test_a_forecast_does_not_guess_what_lies_face_down(tmp_path: Path) -> None:
    """And a card of somebody's own pack is called by its name everywhere."""
    file = tmp_path / "hunters.toml"
    file.write_text(HUNTER)
    for duke, foreseen in (("Duke", fight(2, 2, "target")), ("Duke*", fight(outcome="depends"))):
        evening = in_the_middle(3, str(file), rows={"A": "x1", "B": f"Emma {duke}"}).play("A:a1 A:attack")
        prompt, phrases = asked(evening)
        assert prompt.startswith("Hunter of Nobles:")
        assert phrases[0] == f"b1 Serving Girl Emma, Bo's: {foreseen}"
        sheet = reference(evening.setup, reader_of(evening.setup))["Hunter of Nobles"]
        assert sheet.startswith("Hunter of Nobles, assassin")


def test_a_forecast_does_not_foretell_a_death_that_a_hidden_card_may_prevent(tmp_path: Path) -> None:
    """The Nurse protects while a noble is in play; Countess Ida is one, wherever she lies."""
    nurse = ability("while_face_up", '{ protect = "others" }', '{ some = { of = "all", class = ["noble"] } }')
    file = tmp_path / "ball.toml"
    file.write_text(deck_of(written("Nurse", "", nurse)), encoding="utf-8")
    for hidden, foreseen in (("", fight(4, 2, "target")), ("Ida", fight(4, 2)), ("Ida*", fight(outcome="depends"))):
        rows = {"A": "Hal", "B": "Emma", "C": f"x1 {hidden}"}
        phrases = asked(in_the_middle(3, str(file), rows=rows).play("A:a1 A:attack"))[1]
        assert phrases[0] == f"b1 Serving Girl Emma, Bo's: {foreseen}"


@pytest.mark.slow
def test_a_forecast_comes_true() -> None:
    """In whole matches: wherever the dead are foretold, they die, and nobody else does in the fight itself."""
    foretold = 0
    for seed in range(6):
        evening, dice = begun(4), Dice(seed)
        while not evening.match.over():
            question = evening.match.asks()
            view = evening.views.get(question.player)
            evening.answer_anything(dice)
            given = evening.match.record[-1]
            if question.name() == "WhomToAttack" and view is not None:
                foreseen = option_said(reader_of(evening.setup, view), view, "WhomToAttack", given.answer)
                came = [fact for ear, fact, _ in news(evening) if ear == SPECTATOR]
                fights = [fact for fact in came if isinstance(fact, Fought)]
                if " against " in foreseen:
                    foretold += 1
                    assert f": {fights[0].attack} against {fights[0].health}:" in foreseen
                    ends = [fact for fact in came if isinstance(fact, (Killed, Spared))]
                    assert ("both stay" in foreseen) == isinstance(ends[0], Spared) if ends else "unless" in foreseen
            evening.catch_up()
    assert foretold > 50


def news(evening: Evening) -> list[tuple[Player, Fact, object]]:
    """What is new, and heard by all views before anybody is asked again."""
    found = evening.news()
    for _, fact, view in found:
        view.hear(fact)
    evening.note_asking()
    return list(found)


@pytest.mark.parametrize(
    ("rows", "play", "about", "phrases"),
    [
        ({"A": "Bishop*"}, "A:a1", "Bishop Cornellous Shepard", ["{Bishop}"]),
        ({"A": "Bishop*"}, "A:a1 A:up", "Bishop Cornellous Shepard", ["Captain Gunter Newgate", "Nan the Disgruntled"]),
        (
            {"A": "Anathema Nan*"},
            "A:a1 A:use",
            "Gravekeeper Anathema",
            ["a1 Gravekeeper Anathema", "a2 Nan the Disgruntled, face down"],
        ),
        ({"A": "Anathema Raz*"}, "A:a1 A:use A:a2 A:Gunter", "Captain Gunter Newgate", ["Face up", "Face down"]),
        (
            {"A": "Isolda*", "B": "Duke", "C": "Hal Emma"},
            "A:a1 A:up",
            "Princess Isolda Drago",
            ["b1 Duke Walter the Brave, Bo's", "c1 War Hero Hal Lancelot, Cy's"],
        ),
        ({"A": "Eva", "B": "Emma Hal*", "C": ""}, "A:a1 A:attack A:b1", "Mistress Eva", ["b1 Bo's first card"]),
        ({"A": "Hal", "B": "Feck Emma"}, "A:a1 A:attack A:b1", "Lord Snivellous Feck", ["Yes", "No"]),
        ({"A": "Foolset Emma King", "B": "Duke"}, "A:a1 A:attack A:b1", "", ["a1 Serving Girl Emma"]),
        (
            {"A": "Gossip* Simon* Warrin*", "B": "Duke"},
            "A:a1 A:up",
            "",
            ["Advisor Simon Ernest: {Simon}", "Sergeant Warrin Oldman: {Warrin}"],
        ),
    ],
)
def test_a_question_says_what_it_is_about(rows: dict[str, str], play: str, about: str, phrases: list[str]) -> None:
    """In braces: the text of a card, as the deck has it."""
    pile = "Gunter" if "Nan*" in rows["A"] or "Raz*" in rows["A"] else "Gunter Nan"
    prompt, options = asked(in_the_middle(3, rows=rows, pile=pile).play(play))
    assert prompt.startswith(about) and len(options) == len(phrases)
    texts = {card.key.text: typed(card.text) for card in FOUR.cards}
    for option, phrase in zip(options, phrases, strict=True):
        assert phrase.format_map(texts) in option


def test_a_card_that_can_be_used_or_pays_for_it_is_read_in_full() -> None:
    prompt, _ = asked(round_the_table({"A": "Theodoric Emma*"}, {}))
    assert prompt.startswith("Sorcerer Theodoric Whitemane, noble") and card_text("Theodoric") in prompt
    prompt, phrases = asked(round_the_table({"A": "Serell Emma King"}, {}))
    assert prompt.startswith("Lady Beatrice Serell:")
    assert len(phrases) == 1 and phrases[0].startswith("a2 Serving Girl Emma: ")


def card_text(key: str) -> str:
    return next(typed(card.text) for card in FOUR.cards if card.key.text == key)


def round_the_table(rows: dict[str, str], poison: dict[str, str]) -> Evening:
    """Everybody has had a turn, and Ada's next one begins."""
    evening = in_the_middle(3, rows={"B": "Hal", "C": "Duke", **rows}, poison=poison)
    return evening.play(f"{'A:end ' if rows['A'] else ''}fate:Sela B:down B:end fate:Bard C:down C:end")


def test_several_at_once_at_the_start_of_a_turn() -> None:
    olaf, poison = asked(round_the_table({"A": "Olaf Raz*"}, {"a2": "B"}))[1]
    assert olaf == f"Sir Olaf the Glutton: {card_text('Olaf')}"
    assert poison.endswith("a2 Raz the Shiv, face down")


def test_a_drawn_card_is_read_in_full_before_it_is_put_down() -> None:
    evening = in_the_middle(3, rows={"A": "Nan"}, phase="start").play("fate:Timm")
    prompt, sides = asked(evening)
    assert prompt.startswith("Court Assassin Timm, assassin, ") and "2▼" in prompt and card_text("Timm") in prompt
    assert len(sides) == 2


def test_at_first_it_is_told_of_which_card_the_side_is_chosen() -> None:
    evening, dice = begun(3, first_player="A"), Dice(1)
    while evening.match.asks().name() != "SideOf":
        evening.answer_anything(dice)
        evening.catch_up()
    for number, key in enumerate(evening.view("A").hand):
        name = evening.setup.cards[evening.setup.number_of[key]].name
        prompt = reader_of(evening.setup, evening.view("A"), A).question("SideOf")
        assert prompt.startswith(f"{name}, ") and prompt.endswith("?")
        if number < 2:
            for question in evening.match.open_questions():
                evening.match.answer(question.player, evening.match.options(question)[0])
            evening.catch_up()


def test_too_long_a_row_says_why_something_has_to_go() -> None:
    rows = {"A": "Nan Hal Emma Raz Timm Duke"}
    evening = in_the_middle(3, rows=rows, phase="start").play("fate:Bard A:up")
    assert "7 cards" in asked(evening)[0] and " 6 " in asked(evening)[0]
    unnamed = reader_of(evening.setup, evening.view("A")).question("WhatToThrow")
    assert unnamed == asked(evening)[0], "also to a program, which reads of players by their names"


@pytest.mark.clause("MSQ-141")
def test_the_doctor_sees_two_cards_and_decides() -> None:
    evening = in_the_middle(3, "extras", rows={"A": "Doctor"}, phase="start").play("fate:Emma fate:Widow")
    prompt, (first, second, discard) = asked(evening)
    for text in (prompt, first, second, discard):
        assert "Serving Girl Emma" in text and "the Black Widow" in text
    assert first.index("Emma") < first.index("Widow") and second.index("Widow") < second.index("Emma")
    assert asked(evening.play("A:second"))[1] == ["Bo", "Cy"]
    assert asked(evening)[0].startswith("Doctor Pestilence:")
    given = last_told(evening, "C", "A:c")[-1]
    assert given.startswith("Cy's first card") and "the Black Widow" in given
    last = in_the_middle(3, "extras", rows={"A": "Doctor"}, phase="start", deck="Emma").play("fate:Emma")
    assert ["Serving Girl Emma" in phrase for phrase in asked(last)[1]] == [True] * 2


@pytest.mark.parametrize(
    ("question", "answer", "names"),
    [
        ("WhoBegins", "b", "Bo"),
        ("WhichCard", "Widow", "he Black Widow"),
        *[("WhatToDo", "a2", "Ada's second card"), ("WhatToDo", "end", "")],
        *[("HowToAct", word, "") for word in ("attack", "use", "up", "down")],
        ("WhomToAttack", "b2", "Bo's second card"),
        ("WhichNext", "a2", "Ada's second card"),
        ("WhoDiesInstead", "b1", "Bo's first card"),
        *[("WhatBecomesOfThem", word, "") for word in ("first", "second", "discard", "keep")],
        ("WhichToGive", "a1", "Ada's first card"),
        *[("HowManyPips", "pip1", "1 pip"), ("HowManyPips", "pip6", "6 pips")],
        *[("AnybodyElse", "on", ""), ("AnybodyElse", "join", "")],
    ],
)
def test_an_option_is_a_phrase(question: str, answer: str, names: str) -> None:
    """Also to a reader who sees nothing; with a capital, and without a full stop."""
    for language in ("en", "fr"):
        phrase = option_said(reader_of(FOUR, language=language), None, question, spoken(answer))
        assert phrase[0] == phrase[0].upper() and phrase != answer and not phrase.endswith("."), phrase
        assert names in phrase or language != "en"


# Whole matches.


@pytest.mark.slow
@TABLES
def test_whole_matches_can_be_read(players: int, wishes: dict[str, str]) -> None:
    evening, dice = begun(players, **wishes), Dice(players)
    match, setup = evening.match, evening.setup
    while not match.over():
        for question in match.open_questions():
            view = evening.views.get(question.player)
            for seen in {view, None}:
                reader = reader_of(setup, seen, question.player)
                options = match.options(question)
                phrases = [option_said(reader, seen, question.name(), option) for option in options]
                assert len(set(phrases)) == len(phrases), "no two options read alike"
                assert reader.question(question.name()).endswith("?")
        evening.answer_anything(dice)
        for _, fact, view in evening.news():
            for sentence in (told(setup, fact, view), told(setup, fact)):
                spoken_of = not sentence[:1].islower() and sentence.endswith(".")
                assert spoken_of != isinstance(fact, (NobodyJoined, WillAttack)), sentence
            view.hear(fact)
        evening.note_asking()


@pytest.mark.slow
@pytest.mark.clause("MSQ-020")
@TABLES
def test_nobody_reads_a_card_that_they_were_not_shown(players: int, wishes: dict[str, str]) -> None:
    """Neither in what is told nor in what is asked: all names that an ear reads were in facts told to it."""
    evening, dice = begun(players, **wishes), Dice(players + 10)
    match, setup = evening.match, evening.setup
    names = {card.name.removeprefix("The "): card.key.text for card in setup.cards}
    shown: dict[Player, set[str]] = {}
    while not match.over():
        for question in match.open_questions():
            if question.player in evening.views:
                view = evening.views[question.player]
                reader = reader_of(setup, view, question.player)
                texts = [option_said(reader, view, question.name(), option) for option in match.options(question)]
                texts.append(reader.question(question.name()))
                read = {names[name] for text in texts for name in names if name in text}
                assert read <= shown[question.player], texts
        evening.answer_anything(dice)
        for ear, fact, view in evening.news():
            if hasattr(fact, "card"):
                shown.setdefault(ear, set()).add(fact.card.text)
            sentence = told(setup, fact, view)
            assert {names[name] for name in names if name in sentence} <= shown.get(ear, set()), sentence
            view.hear(fact)
        evening.note_asking()


# The reference.


def test_the_reference_explains_every_card() -> None:
    sheet = reference(FOUR, reader_of(FOUR))
    assert set(sheet) == {card.key.text for card in FOUR.cards} | {"royals", "attack", "arrows", "turn"}
    for card in FOUR.cards:
        assert sheet[card.key.text].startswith(card.name) and card.text in sheet[card.key.text]
    assert "1, doubled" in sheet["Raz"].partition(";")[0] and "doubled" not in sheet["Raz"].partition(";")[2]
    assert "5, doubled" in sheet["Ghost"].partition(";")[0]
    assert "1, doubled" in sheet["Queen"].partition(";")[2] and "0;" in sheet["Queen"]
    usual = set_up(4, {})
    short = reference(usual, reader_of(usual))
    assert "Doctor" not in short, "what is not in the deck is no secret and no help"
    assert len(short) == len(BASE.cards) + 4
