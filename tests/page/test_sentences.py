"""Whatever is told, asked, offered or refused at a table of Mascarade, the page says in its own words.

Random matches of both editions with 2 to 13 players come to the page as they would over the wire; what they seldom
come to is put before it by hand.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

import pytest
from ridotto.games.mascarade.public.prose import QUESTIONS

from ridotto import kernel
from ridotto.games.mascarade.public import facts
from ridotto.games.mascarade.public.editions import FIRST, SECOND
from ridotto.games.mascarade.public.facts import ChangedSeats
from ridotto.games.mascarade.public.view import CourtView
from ridotto.games.mascarade.public.words import MASKS
from ridotto.kernel import SPECTATOR, Fact, forms_of
from tests.games.mascarade.listening import seated
from tests.page.catalogue import LANGUAGES, catalogue, typed
from tests.page.moments import EIGHT, FIVE, PEOPLE, A, B, Moment, by_hand, evenings, naming, seldom
from tests.page.voice import Spoken, Voice

# What no sentence has: a gap, a key, a value that was none, words of the server's, two spaces.
AMISS: Final = re.compile(r"(?i)^$|[{}<>]|\b(?:undefined|null|NaN)\b|\b(?:mascarade|rules)\.\w|  ")
MASCARADE: Final = forms_of("mascarade")
OF_EVERY_GAME: Final = ["Ended", "Sealed", "TimeRanOut", "TurnBegan", "Won"]
NOBODY_IS_ASKED: Final = {"WhichMask", "WhoBegins", "Linger"}  # but Fate and the clock

# What nothing above makes the page say.
UNSAID: Final = {
    r"mask\.\w+\.(?:a|the)": "of which a mask needs one, as there are two of it or not",
    r"place\.1e\.seat": "where nobody changes seats, it is known who sits there",
    r"who\.-": "a spectator does nothing",
    r"game\.[12]e": "above the rules",
}


class Told:
    """What random matches came to, and what was said about it."""

    def __init__(self, voice: Voice) -> None:
        random = list(evenings())
        self.met = {what for what, _ in random}
        self.moments: list[Moment] = [*(moment for _, moment in random), *seldom()]
        self.spoken = voice.says(self.moments)

    def by(self, language: str) -> Spoken:
        return self.spoken[language]


@pytest.fixture(scope="session")
def told(voice: Voice) -> Told:
    return Told(voice)


# ---- Whatever comes.


@pytest.mark.slow
def test_random_matches_come_to_every_fact_and_every_question(told: Told) -> None:
    kinds = [kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Fact)]
    classes = {kind.__name__ for kind in kinds if kind is not Fact}
    assert classes | set(OF_EVERY_GAME) <= told.met
    assert {*QUESTIONS, *FIRST.asks, *SECOND.asks} - NOBODY_IS_ASKED <= told.met
    assert all(hasattr(kernel, name) for name in OF_EVERY_GAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_and_nothing_is_amiss_in_it(told: Told, language: str) -> None:
    for moment, said in zip(told.moments, told.by(language).said, strict=True):
        assert said
        for text in said:
            assert not AMISS.search(text), (text, {**moment, "naming": ...})
            assert text[0].isupper() or text.startswith(("«", "“", *PEOPLE)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_catalogue_has_for_the_game_is_said_by_something(told: Told, language: str) -> None:
    ours = {key.removeprefix("mascarade.") for key in catalogue(language) if key.startswith("mascarade.")}
    said = {key.removeprefix("mascarade.") for key in told.by(language).keys}
    assert [key for key in sorted(ours - said) if not any(re.fullmatch(unsaid, key) for unsaid in UNSAID)] == []


def test_no_english_mask_is_worn_in_french(told: Told) -> None:
    french, english = catalogue("fr"), {mask.text for mask in MASKS}
    foreign = english - {french[f"mascarade.mask.{mask}.name"] for mask in english}
    assert len(foreign) > 15
    worn = re.compile(rf"\b(?:{'|'.join(sorted(foreign))})\b")
    assert [text for said in told.by("fr").said for text in said if worn.search(text)] == []


def test_french_words_melt_where_they_meet(told: Told) -> None:
    """D'Ada and not de Ada, du Roi and not de le Roi."""
    hard = re.compile(r"\b(?:[Dd]e|[Qq]ue) (?:Ada|Élan|Hélène|Yves)\b|\b(?:[Dd]e|[Àà]) les? [A-ZÉ]")
    assert [text for said in told.by("fr").said for text in said if hard.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_said_and_lead_to_each_other(told: Told, language: str) -> None:
    rules = told.by(language).rules
    assert len(rules) > 150
    for rule in rules:
        assert not AMISS.search(rule["text"]), rule["text"]
        assert "".join(part["before"] + part["text"] + part["after"] for part in rule["parts"]) == rule["text"]
    named = {part["term"] for rule in rules for part in rule["parts"]}
    assert named >= {None, "swap", "claim", "fine", *(mask.text for mask in MASKS)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_parts_a_term_from_its_article_or_from_a_full_stop(told: Told, language: str) -> None:
    """A term is a button, which a line may begin or end with: l' stood at the end of one, and a full stop alone."""
    for rule in told.by(language).rules:
        for one, other in pairwise(rule["parts"]):
            if one["term"] is None:
                assert one["text"].endswith(" ") or one["text"] == "", rule["text"]
            if other["term"] is None:
                assert other["text"].startswith(" ") or other["text"] == "", rule["text"]


# ---- What is read most, by Ada, Bo and a spectator: word for word, with spaces and apostrophes as one types them.

ENGLISH: Final = {
    "turn of A": {"A": "It is your turn.", "B": "It is Ada's turn."},
    "A takes a b": {
        "A": "You take your own card and Bo's card under the table.",
        "B": "Ada takes their own card and your card under the table.",
        "-": "Ada takes their own card and Bo's card under the table.",
    },
    "A swaps a b": {"A": "Only you know it: you really swapped."},
    "A keeps a b": {"A": "Only you know it: you only pretended."},
    "A sees b Bishop": {"A": "For your eyes only: Bo's card is the Bishop."},
    "A announces King at a": {"A": "You announce: “I am the King.”", "B": "Ada announces: “I am the King.”"},
    "B claims at b": {"A": "Bo claims it too: “So am I!”", "B": "You claim it too: “So am I!”"},
    "a shows Judge": {"A": "Your card shows the Judge.", "B": "Ada's card shows the Judge."},
    "B pays court 1": {
        "A": "Bo pays a fine of 1 coin to the courthouse.",
        "B": "You pay a fine of 1 coin to the courthouse.",
    },
    "bank pays A 3": {"A": "You take 3 coins from the bank.", "B": "Ada takes 3 coins from the bank."},
    "A pays B 1": {"A": "You give Bo 1 coin.", "B": "Ada gives you 1 coin.", "-": "Ada gives Bo 1 coin."},
    "A wins": {"A": "You win!", "B": "Ada wins."},
}
FRENCH: Final = {
    "turn of A": {"A": "C'est à vous de jouer.", "B": "C'est à Ada de jouer."},
    "A takes a b": {
        "A": "Vous prenez votre propre carte et la carte de Bo sous la table.",
        "B": "Ada prend sa propre carte et votre carte sous la table.",
        "-": "Ada prend sa propre carte et la carte de Bo sous la table.",
    },
    "A swaps a b": {"A": "Votre secret : vous avez vraiment échangé."},
    "A keeps a b": {"A": "Votre secret : vous avez fait semblant."},
    "A sees b Bishop": {"A": "Pour vos yeux seulement : la carte de Bo est l'Évêque."},
    "A announces King at a": {"A": "Vous annoncez : « Je suis le Roi. »", "B": "Ada annonce : « Je suis le Roi. »"},
    "B claims at b": {"A": "Bo conteste : « Moi aussi ! »", "B": "Vous contestez : « Moi aussi ! »"},
    "a shows Judge": {"A": "Votre carte se révèle : c'est le Juge.", "B": "La carte d'Ada se révèle : c'est le Juge."},
    "B pays court 1": {
        "A": "Bo paie une amende de 1 pièce au tribunal.",
        "B": "Vous payez une amende de 1 pièce au tribunal.",
    },
    "bank pays A 3": {"A": "Vous prenez 3 pièces à la banque.", "B": "Ada prend 3 pièces à la banque."},
    "A pays B 1": {"A": "Vous donnez 1 pièce à Bo.", "B": "Ada vous donne 1 pièce.", "-": "Ada donne 1 pièce à Bo."},
    "A wins": {"A": "Vous gagnez !", "B": "Ada gagne."},
}


@pytest.mark.parametrize(("language", "expected"), [("en", ENGLISH), ("fr", FRENCH)])
def test_what_is_read_most(voice: Voice, language: str, expected: dict[str, dict[str, str]]) -> None:
    moments = [moment for fact in expected for moment in by_hand(FIVE, fact=MASCARADE.read(fact))]
    said = iter(voice.says(moments)[language].said)
    for fact, sentences in expected.items():
        heard = {ear: typed(next(said)[0]) for ear in "AB-"}
        assert {ear: heard[ear] for ear in sentences} == sentences, fact


@pytest.mark.slow
def test_a_place_bears_the_name_of_whoever_sat_there_then(voice: Voice) -> None:
    view = CourtView(seated(EIGHT).setup, SPECTATOR)
    view.hear(ChangedSeats(A, B))
    story = [MASCARADE.read(text) for text in ("a shows King", "A and B change seats", "a shows King")]
    said = voice.says([{"naming": naming(EIGHT, SPECTATOR, view), "story": story}])
    before, _, after = map(typed, said["en"].said[0])
    assert (before, after) == ("Ada's mask shows the King.", "Bo's mask shows the King.")
