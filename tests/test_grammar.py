"""Every form of every sentence: it speaks to its reader, agrees in number, and says the same in every language.

What a sentence says in other respects stands in the catalogue alone, so that rewording it breaks no test.
"""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from ridotto.words.files import LANGUAGES
from tests.readings import all_readings, messages, readings, spelt
from tools.words import parts_of

OTHERS: Final = [language for language in LANGUAGES if language != "en"]
PERSON: Final = re.compile(r"\{PERSON\((.+?)\)(?: \w+)?\}")
ADDRESSED: Final = {
    "en": re.compile(r"(?i)\b(?:you|yours?|yourself)\b"),
    "fr": re.compile(r"(?i)\b(?:vous|votre|vos|vôtres?)\b"),
}
WRONG_VERB: Final = {  # of the reader, then of somebody else
    "en": re.compile(
        r"(?<!but )\b[Yy]ou (?:is|was|has|does|\w+[^s\W]s)\b"
        r"|^\{PERSON\([^{}]*\)\} (?!and |may |under )[a-z]*[^s\W]\b"
    ),
    "fr": re.compile(
        r"^Vous (?!\{<|(?:\S+ ){0,3}\S*(?:ez|êtes|aites|dites)\b)|\{PERSON\([^{}]*\)\} (?:\S’|n[’e] )?\w+ez\b"
    ),
}

UNTIDY: Final = re.compile(r"[ \u00a0]{2}|\w [.,](?!\w)|,[,.]|\.\.(?!\.)")
COLUMNS: Final = ("terminal-help", "terminal-prompt")  # laid out with blanks
UNMELTED: Final = {  # a apple, an pear; de le, que il, de Ada, d’Bo
    "en": re.compile(r"\ba [aeio](?!ne\b)|\b[Aa]n (?!hour)[bcdfgjklmnpqrstvwxyz]"),
    "fr": re.compile(
        r"(?i)\b(?:de|à) les? (?!\w+[ei]r\b|\w+re\b)"
        r"|(?<![-\w])(?:de|que|ne|se|je|me|te|le|la|jusque|lorsque|puisque) (?!onze\b|oui\b|a à)[aeiouàâéèêîôû]"
        r"|\b(?:de|que|ne|se|le|la) \{PERSON"
        r"|\bde \{(?:THING|CARD|MASK|TOKEN)\([^{}]*\) the\}"
        r"|\b[dljmnstc]’[bcdfgjklmnpqrstvwxz]"
    ),
}

# Where a language agrees with something that another one does not agree with.
CHOSEN_BY_ONE_LANGUAGE: Final = {
    "ball-order": "English has ordinal numbers of three kinds",
    "end-was": "French has no numeral before nothing",
    "lobby-seated": "an adjective after a number",
    "mascarade-ask-FirstMask": "English asks which mask or whose",
    "mascarade-ask-SecondMask": "English asks which mask or whose",
    "mascarade-ask-WhomToSpyOn": "English asks which mask or whose",
    "masquerade-card": "articles: l’, la, le, les",
    "masquerade-card.kind": "a noble woman is “une noble”",
    "masquerade-page-class": "a noble woman is “une noble”",
    "masques-fact-counted": "French denies with a verb",
    "masques-fact-has-favours": "French denies with a verb",
    "masques-hidden.another": "another guest, another Plot: of two genders",
    "masques-page-draft": "a guest, a Plot: of two genders",
    "masques-page-own-taken": "French denies with a verb",
    "masques-picture-supplies": "an article of two genders",
    "masques-rules-goal": "a favour, a Seal: of two genders",
    "masques-rules-turn.hire-text": "an agent, an Influence card: of two genders",
    "masques-rules-turn.note": "a guest, a Plot: of two genders",
    "masques-rules-turn.place-text": "a guest, a Plot: of two genders",
    "masques-why-too-dear": "French denies with a verb",
    "notebook-face-down": "an adjective after a number",
    "person.of": "de Bo, d’Ada",
    "terminal-what-was": "French has no numeral before nothing",
}
FILLED_ELSEWHERE: Final = {
    **dict.fromkeys(("masquerade-card.described", "masquerade-card.full", "masquerade-card.glance"), "asks .kind"),
    "masquerade-fact-used-actions": "French counts what was used, English what there is",
}
IN_ANOTHER_ORDER: Final = {
    *("mascarade-fact-paid", "mascarade-fact-shown-around", "masquerade-at-open", "masquerade-at-unseen"),
    *("masquerade-fact-poisoned", "masquerade-page-attack-title", "masquerade-page-card"),
}
READ_ALIKE: Final = {  # forms that are chosen apart and read alike, each with another one of its sentence that does not
    "ball-coins-of",
    "end-evening-wins",
    "end-own-bluffs",
    "masquerade-card.described",
    "masquerade-page-shielded",
    "masques-page-step",
}
NAMELESS: Final = {  # the reader knows of whom it is
    "ball-and-wins": "told together with what the same player did",
    "ball-ears-right": "$name is the player, or you",
    "ball-ears-wrong": "$name is the player, or you",
    "fact-sealed": "only its owner hears it",
    "masques-fact-sealed": "only its owner hears it",
    "masquerade-brief-killed": "told together with the attack",
    "masquerade-offered-up": "a card of one’s own has no owner to be named",
    "masquerade-page-card": "only you know it: of a card that the reader alone has seen",
    "masquerade-picture-seat": "a name, marked as yours",
}


def choices(pattern: Any) -> set[tuple[str, frozenset[str]]]:
    """What a pattern chooses by, and its forms."""
    return {(spelt(part[1]), frozenset(part[2])) for part in parts_of(pattern) if part[0] == "s"}


# ---- One language and the others.


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_forms(language: str) -> None:
    """So a form that one of them lost is missed."""
    english, other = messages("en"), messages(language)
    differ = {key for key in english.keys() & other.keys() if choices(english[key]) != choices(other[key])}
    assert differ == CHOSEN_BY_ONE_LANGUAGE.keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_is_filled_with_the_same_in_every_language(language: str) -> None:
    """So an argument in the place of another is noticed."""
    english, other = messages("en"), messages(language)
    wrong = {}
    for key in english.keys() & other.keys():
        in_english = {frozenset(each.chosen.items()): each for each in readings(english[key])}
        in_other = {frozenset(each.chosen.items()): each for each in readings(other[key])}
        for chosen in in_english.keys() & in_other.keys():
            if set(in_english[chosen].gaps()) != set(in_other[chosen].gaps()):
                wrong[key] = in_english[chosen].text, in_other[chosen].text
    assert wrong.keys() == FILLED_ELSEWHERE.keys(), wrong


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_is_filled_in_the_same_order_in_every_language(language: str) -> None:
    """So the giver in the place of the receiver is noticed."""
    english, other = messages("en"), messages(language)
    wrong = {}
    for key in english.keys() & other.keys():
        in_english = {frozenset(each.chosen.items()): each for each in readings(english[key])}
        for each in readings(other[key]):
            told = in_english.get(frozenset(each.chosen.items()))
            if told is not None:
                said = [gap for gap in each.gaps() if gap in told.gaps()]
                if said != [gap for gap in told.gaps() if gap in said]:
                    wrong[key] = told.text, each.text
    assert wrong.keys() == IN_ANOTHER_ORDER, wrong


# ---- Each by itself.


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_that_are_chosen_apart_read_apart(language: str) -> None:
    """A plural that is spelt as its singular, a second person as the third."""
    alike = set()
    for key, pattern in messages(language).items():
        for part in parts_of(pattern):
            forms = [str(form) for form in part[2].values()] if part[0] == "s" else []
            if len(set(forms)) < len(forms):
                alike.add(key)
    assert alike <= READ_ALIKE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_to_its_reader_and_names_everybody_else(language: str) -> None:
    wrong = []
    for key, reading in all_readings(language):
        named = set(PERSON.findall(reading.text))
        people = {by[4:-1]: form for by, form in reading.chosen.items() if by.startswith("YOU(")}
        spoken_to = [who for who, form in people.items() if form == "you"]
        addressed = ADDRESSED[language].search(reading.text) is not None
        for who, form in people.items():
            right = who not in named and addressed if form == "you" else who in named
            if key not in NAMELESS and not (right and (spoken_to or not addressed)):
                wrong.append((key, form, reading.text))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_agree_with_who_does_it(language: str) -> None:
    told = [
        (key, each.text) for key, each in all_readings(language) if re.search("-(?:fact|brief|waits|picture)-", key)
    ]
    assert [(key, text) for key, text in told if WRONG_VERB[language].search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_blanks_stand_between_words(language: str) -> None:
    prose = [(key, each.text) for key, each in all_readings(language) if not key.startswith(COLUMNS)]
    assert [(key, text) for key, text in prose if UNTIDY.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_melt_with_what_comes_after_them(language: str) -> None:
    wrong = UNMELTED[language]
    assert [(key, each.text) for key, each in all_readings(language) if wrong.search(each.text)] == []
