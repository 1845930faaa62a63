"""English for people: everything that is told, asked and answered at this table can be said, and no more than that."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import pytest

from ridotto.bots import Dice
from ridotto.games.masquerade.public import facts
from ridotto.games.masquerade.public.deck import BASE
from ridotto.games.masquerade.public.deck.vocabulary import FORMS
from ridotto.games.masquerade.public.facts import (
    ActsWith,
    AllChose,
    Attacks,
    Begins,
    Boosted,
    BoostEnded,
    Chose,
    Decided,
    DeckHas,
    Declined,
    Discarded,
    DiscardedFromDeck,
    Drew,
    DrewUnseen,
    EndsTurn,
    Fought,
    Gathered,
    Gave,
    HadATurn,
    HandsOver,
    HasActed,
    Hides,
    Joined,
    Killed,
    LaidDown,
    LaidUp,
    Lay,
    LayAtStart,
    LookedAtDeck,
    MayDraw,
    Moved,
    NobodyJoined,
    NoFight,
    NothingToDiscard,
    NoTurnYet,
    OnDiscards,
    Poisoned,
    PoisonWorks,
    Recalled,
    Rolled,
    ShuffledAway,
    ShuffledBack,
    ShuffledBefore,
    Spared,
    Stays,
    Substitutes,
    TurnedDown,
    TurnedUp,
    UsedActions,
    Uses,
    Weakened,
    WillAttack,
    WillGive,
)
from ridotto.games.masquerade.public.reference import reference
from ridotto.games.masquerade.public.setup import set_up
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.public.words import DOWN, NAMES, PLACES, UP
from ridotto.games.masquerade.secret import rules
from ridotto.games.masquerade.secret.rules.deeds.choice import OnCards, WhichOne
from ridotto.games.masquerade.secret.rules.firing import DEEDS
from ridotto.kernel import (
    CLOCK,
    SPECTATOR,
    Ended,
    Fact,
    Player,
    Question,
    RecalledFact,
    Sealed,
    TimeRanOut,
    TurnBegan,
    Won,
)
from ridotto.words.files import catalogue
from tests.games.masquerade.evening import Evening, asked, begun, in_the_middle, option_said, reader_of, spoken, told
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

# Facts, to whoever knows nothing.

SENTENCES: list[tuple[Fact, str]] = [
    (DeckHas(60), "The deck has 60 cards."),
    (DeckHas(1), "The deck has 1 card."),
    (Begins(A), "Ada begins."),
    (Joined(C), "Cy sits down."),
    (Drew(A, RAZ), "Ada draws Raz the Shiv."),
    (DrewUnseen(A), "Ada draws a card."),
    (AllChose(2), "Everybody has chosen the side of their second card."),
    (LaidUp(B2, RAZ), "Bo's second card lies face up: Raz the Shiv."),
    (LaidUp(B13, WIDOW), "Bo's 13th card lies face up: the Black Widow."),
    (LaidDown(B2), "Bo's second card lies face down."),
    (LaidDown(PLACES[B][20]), "Bo's 21st card lies face down."),
    (Hides(B2, RAZ), "Bo's second card, face down, is Raz the Shiv."),
    (TurnedUp(B2, RAZ), "Bo's second card is turned face up: Raz the Shiv."),
    (TurnedDown(B2), "Bo's second card is turned face down."),
    (MayDraw(A, 2), "Ada has no card in play and draws 2 cards."),
    (ActsWith(A1), "Ada's first card acts."),
    (Attacks(A1, B2), "Ada's first card attacks Bo's second card."),
    (NoFight(), "There is no fight."),
    (Fought(3, 3), "3 against 3: the attack succeeds."),
    (Fought(2, 3), "2 against 3: the attack fails."),
    (Killed(B2, WIDOW, A), "Ada kills Bo's Black Widow."),
    (Killed(B2, WIDOW, B), "Bo kills their own Black Widow."),
    (Spared(B2), "Bo's second card cannot be killed."),
    (Discarded(B2, RAZ), "Bo's Raz the Shiv is discarded."),
    (DiscardedFromDeck(WIDOW), "The Black Widow goes from the deck to the discards."),
    (Moved(B2, A1), "Bo's second card goes to Ada."),
    (HandsOver(A, B), "Ada has killed the Queen, and all their cards go to Bo."),
    (EndsTurn(A), "Ada's turn ends."),
    (Poisoned(B2, A), "Bo's second card is poisoned by Ada."),
    (PoisonWorks(B2), "The poison works: Bo's second card would die."),
    (Weakened(B2, 2), "Bo's second card has 2 less attack and health than printed, for good."),
    (Boosted(B2, 5, 4, C), "Bo's second card has 5 more attack and 4 more health until Cy's next turn."),
    (WillGive(A, RAZ), "Ada is to give Raz the Shiv away."),
    (ShuffledBefore(RAZ), "Raz the Shiv was shuffled into the deck once before."),
    (BoostEnded(B2, C), "The strength that Cy gave Bo's second card ends."),
    (ShuffledAway(B2, RAZ), "Bo's Raz the Shiv is shuffled into the deck."),
    (ShuffledBack(RAZ), "Raz the Shiv is shuffled from the discards into the deck."),
    (Stays(RAZ), "Raz the Shiv was shuffled away once before, and stays."),
    (Recalled(A, RAZ), "Ada takes Raz the Shiv from the discards."),
    (Gathered(), "All cards in play are gathered, shuffled and dealt anew."),
    (Uses(A, RAZ), "The ability of Raz the Shiv works for Ada."),
    (Declined(A), "Ada makes no use of it."),
    (Chose(A, spoken("b2")), "Ada chooses Bo's second card."),
    (Chose(A, spoken("Widow")), "Ada chooses the Black Widow."),
    (Substitutes(B, B2), "Bo's second card would die instead."),
    (NothingToDiscard(B), "Bo has nothing to discard."),
    (LookedAtDeck(A, 2), "Ada looks at 2 cards of the deck."),
    (Decided(A), "Ada has decided."),
    (Gave(A, B), "Ada gives Bo a card of the deck."),
    (Rolled(4), "The die shows 4."),
    (OnDiscards(RAZ), "Raz the Shiv is on the discards."),
    (NoTurnYet(B), "Bo has had no turn yet."),
    (HadATurn(B), "Bo has had a turn."),
    (UsedActions(A, 1), "Ada has used 1 of 3 actions."),
    (HasActed(B2), "Bo's second card has acted."),
    (LayAtStart(B2, UP), "Bo's second card lay face up at the start of a turn."),
    (LayAtStart(B2, DOWN), "Bo's second card lay face down at the start of a turn."),
    (Lay(B2, RAZ), "Bo's second card was Raz the Shiv."),
    (TurnBegan(A), "It is Ada's turn."),
    (Ended("both royals"), "It is over: King and Queen lie face up in the row of the player whose turn it is."),
    (Ended("no card to draw"), "It is over: no card is left to draw, and the player who has the King wins."),
    (Ended("the King is killed"), "It is over: the King is killed."),
    (Won(A), "Ada wins."),
    (Sealed(spoken("down")), "An answer is sealed until everybody has answered: face down."),
    (TimeRanOut(CLOCK), "The clock's time ran out, and the table answered for them."),
]


@pytest.mark.parametrize(("fact", "sentence"), SENTENCES, ids=[fact.spelling() for fact, _ in SENTENCES])
def test_a_fact_is_one_sentence(fact: Fact, sentence: str) -> None:
    assert told(FOUR, fact) == sentence


def test_every_fact_has_a_sentence() -> None:
    kinds = {kind for kind in vars(facts).values() if isinstance(kind, type) and Fact in kind.__mro__}
    assert {type(fact) for fact, _ in SENTENCES} == (kinds - {NobodyJoined, WillAttack}) | {
        TurnBegan,
        Sealed,
        TimeRanOut,
        Ended,
        Won,
    }


def test_that_nobody_sat_down_is_no_sentence() -> None:
    assert told(FOUR, NobodyJoined()) == "" and told(FOUR, WillAttack(A1)) == ""


def test_a_fact_that_nobody_can_tell_is_not_passed_over() -> None:
    assert told(FOUR, RecalledFact("A sneezes")) == "A sneezes"


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
    assert last_told(table(), "A", "A:a1") == ["Ada's first card (Court Assassin Timm) acts."]
    for ear in "BC-":
        assert last_told(table(), ear, "A:a1") == ["Ada's first card acts."]


def test_what_lies_open_is_called_by_its_name() -> None:
    assert last_told(table(), "B", "A:a2") == ["Ada's Nan the Disgruntled acts."]
    assert last_told(table(), "B", "A:a2 A:attack A:c2") == [
        "Ada's Nan the Disgruntled attacks Cy's Black Widow.",
        "1 against 1: the attack succeeds.",
        "Ada kills Cy's Black Widow.",
        "The ability of the Black Widow works for Cy.",
        "Cy kills Ada's Nan the Disgruntled.",
    ]


@pytest.mark.clause("MSQ-021", "MSQ-023")
def test_what_is_turned_down_is_named_once_more_and_then_forgotten() -> None:
    evening = table()
    attack = last_told(evening, "B", "A:a1 A:attack A:b1")
    assert attack[:2] == [
        "Ada's first card attacks Bo's Serving Girl Emma.",
        "Ada's first card is turned face up: Court Assassin Timm.",
    ]
    assert attack[-1] == "Ada's Court Assassin Timm is turned face down."
    assert told(evening.setup, ActsWith(A1), evening.view("B")) == "Ada's first card acts."
    mine = told(evening.setup, ActsWith(A1), evening.view("A"))
    assert mine == "Ada's first card (Court Assassin Timm) acts."


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
    assert prompt == "Your turn, 3 actions left: which of your cards acts, or do you end it?"
    assert phrases == [
        "a1 Court Assassin Timm, face down: attack 4, health 2",
        "a2 Nan the Disgruntled: attack 1, health 6",
        "a3 Raz the Shiv, face down: attack 1, health 1",
        "End your turn",
    ]
    assert asked(evening.play("A:a1")) == (
        "Court Assassin Timm: what does it do?",
        ["Attack with 4", "Turn it face up"],
    )


@pytest.mark.clause("MSQ-062")
def test_an_attack_is_foreseen_where_it_can_be_known() -> None:
    prompt, phrases = asked(table().play("A:a1 A:attack"))
    widow = "After an attack on her, won or lost, the attacker is killed."
    assert prompt == "Court Assassin Timm: which card does it attack?"
    assert phrases == [
        "b1 Serving Girl Emma, Bo's: 4 against 2: it is killed",
        "c1 Duke Walter the Brave, Cy's: 4 against 6: your card is killed",
        f"c2 the Black Widow, Cy's: 4 against 1: it is killed; it says: {widow}",
        "c3 Dante Anderson the Stud, Cy's: 4 against 1: it cannot be killed, and both stay",
    ]


@pytest.mark.clause("MSQ-057", "MSQ-062", "MSQ-064", "MSQ-161")
@pytest.mark.parametrize(
    ("arrows", "way", "foreseen"),
    [
        ("now", "Attack with 5", "b1 Nan the Disgruntled, Bo's: 5 against 6: your card is killed"),
        ("start", "Attack with 10", "b1 Nan the Disgruntled, Bo's: 10 against 6: it is killed"),
    ],
)
def test_an_attack_is_foreseen_by_the_side_that_counts(arrows: str, way: str, foreseen: str) -> None:
    rows = {"A": "Gossip* Ghost*", "B": "Nan", "C": ""}
    evening = in_the_middle(3, arrows=arrows, rows=rows).play("A:a1 A:up A:a2")
    assert asked(evening)[1][0] == way
    assert asked(evening.play("A:attack"))[1] == [foreseen]


@pytest.mark.clause("MSQ-062")
@pytest.mark.parametrize(
    ("mine", "theirs", "foreseen"),
    [
        ("Hal", "Stout*", "b1 Bo's first card, face down: health unknown"),
        ("Hal*", "Sela", "4 against 6: your card is killed"),
        ("Blacksmith*", "Emma", "3 against 2: it is killed"),  # it is up, and helps itself, when the fight comes
        ("Ghost*", "King", "10 against 8: the King is killed, and you win"),
        ("Hal", "Queen", "4 against 1: the Queen is killed, and all your cards go to her owner"),
        ("Ourri*", "Hal", "12 against 4: it cannot be killed, and both stay"),
        ("Emma*", "Ourri Leon", "3 against 3: it is killed"),
        ("Nan", "Ourri Leon", "1 against 3: it fails, and both stay"),
        ("King Blacksmith", "Nan", "2 against 6: your King is killed, and you lose"),
        ("Queen Blacksmith", "Nan", "2 against 6: your Queen is killed, and all cards of her killer go to you"),
        ("King* Queen Blacksmith", "Nan", "your card is turned up first, and with both royals face up you win"),
        ("Nickie", "Ymbert", "3 against 4: your card is killed"),
        ("Isolda*", "Emma", "it depends"),  # what it does when it is turned up comes first
        ("Dante Duke", "Gunter", "6 against 8: it fails, and both stay"),
        ("Hal", "Feck", "4 against 1: it is killed"),  # nobody is there to die instead of him
        (
            "Hal",
            "Feck Nan*",
            "4 against 1: it is killed, unless its owner lets another card of theirs, drawn at random,",
        ),
        ("Feck Nan", "Hal", "1 against 4: your card is killed, unless you let another of yours, drawn at random,"),
        ("Nan", "Widow", "1 against 1: it is killed; it says: After an attack on her"),
    ],
)
def test_forecasts(mine: str, theirs: str, foreseen: str) -> None:
    _, phrases = asked(in_the_middle(3, rows={"A": mine, "B": theirs}).play("A:a1 A:attack"))
    assert foreseen in phrases[0]


@pytest.mark.clause("MSQ-023", "MSQ-062")
def test_a_forecast_reminds_nobody() -> None:
    evening = in_the_middle(3, rows={"A": "Dante", "B": "VanCole", "C": "Nan"}, turn="B")
    evening.play("B:b1 B:down fate:Emma C:down C:end fate:Raz A:down A:a1 A:attack")
    assert asked(evening)[1][0] == "b1 Bo's first card, face down: health unknown"


@pytest.mark.clause("MSQ-154")
def test_a_forecast_knows_that_mary_will_lie_face_up() -> None:
    evening = in_the_middle(3, "extras", rows={"A": "Mary*", "B": "Widow"}).play("A:a1 A:attack")
    assert asked(evening)[1] == ["b1 the Black Widow, Bo's: 1 against 1: it is killed"]


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
    for duke, foreseen in (("Duke", "2 against 2: it is killed"), ("Duke*", "it depends")):
        evening = in_the_middle(3, str(file), rows={"A": "x1", "B": f"Emma {duke}"}).play("A:a1 A:attack")
        prompt, phrases = asked(evening)
        assert prompt == "Hunter of Nobles: which card does it attack?"
        assert phrases[0] == f"b1 Serving Girl Emma, Bo's: {foreseen}"
        sheet = reference(evening.setup, reader_of(evening.setup))["Hunter of Nobles"]
        assert sheet.startswith("Hunter of Nobles, assassin. Attack 1; health 1.")


def test_a_forecast_does_not_foretell_a_death_that_a_hidden_card_may_prevent(tmp_path: Path) -> None:
    """The Nurse protects while a noble is in play; Countess Ida is one, wherever she lies."""
    nurse = ability("while_face_up", '{ protect = "others" }', '{ some = { of = "all", class = ["noble"] } }')
    file = tmp_path / "ball.toml"
    file.write_text(deck_of(written("Nurse", "", nurse)), encoding="utf-8")
    for hidden, foreseen in (("", "it is killed"), ("Ida", "it cannot be killed, and both stay"), ("Ida*", "")):
        rows = {"A": "Hal", "B": "Emma", "C": f"x1 {hidden}"}
        phrases = asked(in_the_middle(3, str(file), rows=rows).play("A:a1 A:attack"))[1]
        expected = f"4 against 2: {foreseen}" if foreseen else "it depends"
        assert phrases[0] == f"b1 Serving Girl Emma, Bo's: {expected}"


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
    ("rows", "play", "prompt", "phrases"),
    [
        (
            {"A": "Bishop*"},
            "A:a1",
            "Bishop Cornellous Shepard: what does it do?",
            ["Turn it face up: Flip up: put another card from the discards into your row, face up."],
        ),
        (
            {"A": "Bishop*"},
            "A:a1 A:up",
            "Bishop Cornellous Shepard: which card do you take from the discards?",
            ["Captain Gunter Newgate: attack 4▲, health 4▲", "Nan the Disgruntled: attack 1, health 6"],
        ),
        (
            {"A": "Anathema Nan*"},
            "A:a1 A:use",
            "Gravekeeper Anathema: which card is discarded?",
            ["a1 Gravekeeper Anathema: attack 1, health 4", "a2 Nan the Disgruntled, face down: attack 1, health 6"],
        ),
        (
            {"A": "Anathema Raz*"},
            "A:a1 A:use A:a2 A:Gunter",
            "Captain Gunter Newgate: does it lie face up or face down?",
            ["Face up", "Face down"],
        ),
        (
            {"A": "Isolda*", "B": "Duke", "C": "Hal Emma"},
            "A:a1 A:up",
            "Princess Isolda Drago: which card is killed?",
            [
                "b1 Duke Walter the Brave, Bo's: attack 6, health 6",
                "c1 War Hero Hal Lancelot, Cy's: attack 4, health 4",
            ],
        ),
        (
            {"A": "Eva", "B": "Emma Hal*", "C": ""},
            "A:a1 A:attack A:b1",
            "Mistress Eva: which card do you take?",
            ["b1 Bo's first card, face down"],
        ),
        (
            {"A": "Hal", "B": "Feck Emma"},
            "A:a1 A:attack A:b1",
            "Lord Snivellous Feck would die. Do you let another of your cards, drawn at random, be killed instead?",
            ["Yes", "No"],
        ),
        (
            {"A": "Foolset Emma King", "B": "Duke"},
            "A:a1 A:attack A:b1",
            "Which of your cards do you discard?",
            ["a1 Serving Girl Emma: attack 6, health 2"],
        ),
        (
            {"A": "Gossip* Simon* Warrin*", "B": "Duke"},
            "A:a1 A:up",
            "These happen at the same time: what comes first?",
            [
                "Advisor Simon Ernest: Flip up: take every assassin out of the other rows, hidden ones too.",
                "Sergeant Warrin Oldman: Flip up: take every soldier that lies face up in another row.",
            ],
        ),
    ],
)
def test_a_question_says_what_it_is_about(rows: dict[str, str], play: str, prompt: str, phrases: list[str]) -> None:
    pile = "Gunter" if "Nan*" in rows["A"] or "Raz*" in rows["A"] else "Gunter Nan"
    assert asked(in_the_middle(3, rows=rows, pile=pile).play(play)) == (prompt, phrases)


@pytest.mark.parametrize(
    ("row", "prompt", "phrases"),
    [
        (
            "Theodoric Emma*",
            "Sorcerer Theodoric Whitemane, noble, attack 3, health 3. Face up when your turn begins: you may discard "
            "another card of yours. He then has +5 attack and +5 health until your next turn. Do you use it?",
            ["Yes", "No"],
        ),
        (
            "Serell Emma King",
            "Lady Beatrice Serell: which of your cards do you discard for it?",
            ["a2 Serving Girl Emma: attack 6, health 2"],
        ),
        ("", "You have no card in play: do you draw one card, or two?", ["Draw one card", "Draw two cards"]),
    ],
)
def test_a_turn_begins_with_what_it_brings(row: str, prompt: str, phrases: list[str]) -> None:
    assert asked(round_the_table({"A": row}, {})) == (prompt, phrases)


def round_the_table(rows: dict[str, str], poison: dict[str, str]) -> Evening:
    """Everybody has had a turn, and Ada's next one begins."""
    evening = in_the_middle(3, rows={"B": "Hal", "C": "Duke", **rows}, poison=poison)
    return evening.play(f"{'A:end ' if rows['A'] else ''}fate:Sela B:down B:end fate:Bard C:down C:end")


def test_several_at_once_at_the_start_of_a_turn() -> None:
    assert asked(round_the_table({"A": "Olaf Raz*"}, {"a2": "B"}))[1] == [
        "Sir Olaf the Glutton: Face up when your turn begins: draw a card, besides your usual draw.",
        "The poison on a2 Raz the Shiv, face down",
    ]


def test_a_drawn_card_is_read_in_full_before_it_is_put_down() -> None:
    evening = in_the_middle(3, rows={"A": "Nan"}, phase="start").play("fate:Timm")
    text = "Court Assassin Timm, assassin, attack 2▼, health 2. After he attacks, he is turned face down."
    assert asked(evening) == (f"{text} Put this card face up or face down?", ["Face up", "Face down"])


def test_at_first_it_is_told_of_which_card_the_side_is_chosen() -> None:
    evening, dice = begun(3, first_player="A"), Dice(1)
    while evening.match.asks().name() != "SideOf":
        evening.answer_anything(dice)
        evening.catch_up()
    for number, key in enumerate(evening.view("A").hand):
        name = evening.setup.cards[evening.setup.number_of[key]].name
        prompt = reader_of(evening.setup, evening.view("A"), A).question("SideOf")
        assert prompt.startswith(f"{name}, ") and prompt.endswith("Put this card face up or face down?")
        if number < 2:
            for question in evening.match.open_questions():
                evening.match.answer(question.player, evening.match.options(question)[0])
            evening.catch_up()


def test_too_long_a_row_says_why_something_has_to_go() -> None:
    rows = {"A": "Nan Hal Emma Raz Timm Duke"}
    evening = in_the_middle(3, rows=rows, phase="start").play("fate:Bard A:up")
    assert asked(evening)[0] == "You have 7 cards in play, and 6 may stay: which do you discard?"
    unnamed = reader_of(evening.setup, evening.view("A")).question("WhatToThrow")
    assert unnamed == asked(evening)[0], "also to a program, which reads of players by their names"


@pytest.mark.clause("MSQ-141")
def test_the_doctor_sees_two_cards_and_decides() -> None:
    evening = in_the_middle(3, "extras", rows={"A": "Doctor"}, phase="start").play("fate:Emma fate:Widow")
    assert asked(evening) == (
        "You see Serving Girl Emma and the Black Widow. What do you do with what you see?",
        [
            "Give Serving Girl Emma away, keep the Black Widow",
            "Give the Black Widow away, keep Serving Girl Emma",
            "Discard Serving Girl Emma and the Black Widow",
        ],
    )
    assert asked(evening.play("A:second")) == ("Doctor Pestilence: to whom do you give it?", ["Bo", "Cy"])
    assert last_told(evening, "C", "A:c")[-1] == "Cy's first card, face down, is the Black Widow."
    last = in_the_middle(3, "extras", rows={"A": "Doctor"}, phase="start", deck="Emma").play("fate:Emma")
    assert asked(last)[1] == ["Keep Serving Girl Emma", "Discard Serving Girl Emma"]


@pytest.mark.parametrize(
    ("question", "answer", "phrase"),
    [
        ("WhoBegins", "b", "Bo"),
        ("WhichCard", "Widow", "The Black Widow"),
        ("WhatToDo", "a2", "Ada's second card"),
        ("WhatToDo", "end", "End your turn"),
        ("HowToAct", "attack", "Attack"),
        ("HowToAct", "use", "Use its ability"),
        ("HowToAct", "up", "Turn it face up"),
        ("HowToAct", "down", "Turn it face down"),
        ("WhomToAttack", "b2", "Bo's second card"),
        ("WhichNext", "a2", "The poison on Ada's second card"),
        ("WhoDiesInstead", "b1", "Bo's first card"),
        ("WhatBecomesOfThem", "first", "Give the first away, keep the second"),
        ("WhatBecomesOfThem", "discard", "Discard what you see"),
        ("WhichToGive", "a1", "Ada's first card"),
        ("HowManyPips", "pip1", "1 pip"),
        ("HowManyPips", "pip6", "6 pips"),
        ("AnybodyElse", "on", "Nobody"),
        ("AnybodyElse", "join", "Somebody"),
    ],
)
def test_an_option_is_a_phrase(question: str, answer: str, phrase: str) -> None:
    assert option_said(reader_of(FOUR), None, question, spoken(answer)) == phrase


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
    assert sheet["Raz"].startswith("Raz the Shiv, assassin. Attack 1, doubled face up; health 1. After the attack, ")
    assert "Attack 5, doubled face down; health 1." in sheet["Ghost"]
    assert sheet["Queen"].startswith(
        "Queen Beatrice Dacre. Attack 0; health 1, doubled face down. A player who kills her"
    )
    usual = set_up(4, {})
    short = reference(usual, reader_of(usual))
    assert "Doctor" not in short, "what is not in the deck is no secret and no help"
    assert len(short) == len(BASE.cards) + 4
