"""Every text about rules on the door, in dialogs and on the rules page cites the clauses that it rests on.

A text of these places cites clauses in page/src/rules/cited.json, or belongs to a term of the rules that does, or says
what a host option means, which cites them in the game; or it stands below, among those that say nothing about rules.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from ridotto.games import GAMES
from ridotto.ledger import TABLE, ledger
from tests.page.catalogue import catalogue, typed
from tests.page.voice import Cited, Voice

WHERE_RULES_ARE_TOLD: Final = re.compile(
    r"home-|open-|option-|lobby-|rules-|mascarade-(?:the|power|gist)-|masques-page-rules-|masquerade-page-rule-"
    r"|(?:mascarade|masques|masquerade)-rules-"
)
OF_A_TERM: Final = re.compile(r"rules-(?:title|text|words|more)-([\w-]+?)(?:-[12]e)?|mascarade-(?:power|gist)-(\w+)")
OF_A_TERM_IN_FULL: Final = re.compile(r"(masques-page-rules-[\w-]+|masquerade-page-rule-[\w-]+)\.(?:title|text|words)")
OF_A_STEP: Final = re.compile(r"((?:mascarade|masques|masquerade)-rules-\w+)\.[\w-]+")  # of a lesson
OF_AN_OPTION: Final = re.compile(r"option-([\w-]+)-(\w+)-(?:label|meaning|write|is-[\w-]+)")
A_HINT: Final = "-hint"  # belongs to the choice that it explains

NOT_ABOUT_RULES: Final = {
    r"home-(?:title|what|foot|games|finished|mine|tables(?:-none|-unreachable)?)": "greetings and headings",
    r"home-game-\w+|home-edition(?:-[\w-]+)?|home-host|home-bots|home-alone|home-level-\w+": "names",
    r"home-game-\w+-(?:length|hint)": "how long people take",
    r"home-(?:me|me-\w+|mine-\w+|nav|nav-\w+|with-others|your-turn|all-games|fewer-games)": "own tables",
    r"home-(?:deal|deal-\w+|puzzle-[\w-]+|stat|stat-\w+|of)": "reasons to come back, and their numbers",
    r"home-(?:won|lost|why|why-\w+-\w+-[\w-]+)": "how a game came out",
    r"home-from-to|home-free": "numbers that the server tells",
    r"home-(?:back|first-ball(?:-long)?|friends|game-\w+-open|game-open|go-in)": "doors",
    r"home-(?:join|join-deed|name|open|play-now|watch)": "more doors",
    r"home-(?:code|code-empty|code-odd|setting|under-way|state-\w+|forget(?:-[\w-]+)?)": "codes, states and seats",
    r"open-(?:all-bots|all-people|bot-\w+|seat|seat-free|seat-yours|seats|who|who-hint)": "who sits where",
    r"open-(?:title|deed|game|memory|time|company|more|more-rules|rules)": "headings",
    r"open-(?:usual|clock|clock-none|chat|watchers|no-limit|source-\w+)": "headings",
    r"open-(?:by-the-book|by-chance|as-usual|write|costs-own|costs-example|packs-\w+)": "how a value is chosen",
    r"open-(?:families|neutrals|weights)-\w+": "how a list of values is chosen",
    r"open-(?:listed|listed-hint|correspondence|correspondence-hint)": "how a house keeps its tables",
    r"open-masks-chosen|open-objections?(?:-number)?": "what was chosen, and what is against it",
    r"lobby-(?:add-bot|anywhere|away|bot|door|fill|for-whom|free-seat|full|full-hint|here|seated)": "who sits where",
    r"lobby-(?:where|who|you)": "who sits where, too",
    r"lobby-(?:character(?:-[\w-]+)?|level(?:-[\w-]+)?)": "what a bot is like",
    r"lobby-what-if": "what is played",
    r"lobby-(?:remove|remove-open|replace|replace-hint|send-away)": "who may be sent away",
    r"lobby-(?:code|host|invite|link|qr-label|listed|not-listed|say-or-show)": "how people find it",
    r"lobby-only-here(?:-[\w-]+)?": "why a link leads nowhere else",
    r"lobby-(?:sit|sit-deed|sit-hint|sit-hint-unwatched)": "how they sit down",
    r"lobby-(?:begin-fills|ready(?:-again)?(?:-host)?|start|waiting)": "whether it can begin",
    r"lobby-(?:chat|no-chat|watchers|no-watchers|clock|clock-none)": "what the host chose",
    r"lobby-(?:correspondence|everybody-sees|one-sitting|row-\w+|seats|time-any)": "what the host chose, too",
    r"lobby-(?:advice|before|changed?(?:-\w+)?|objections|settings-\w+|usual-again)": "what the host has changed",
    r"option-write-(?:number|seat)": "how a value is written",
    r"lobby-fair(?:-hint)?": "how chance is kept honest",
    r"rules-(?:about|all|clauses|edition|how-to-play|ledger(?:-\w+)?|ours(?:-heading)?|group-\w+)": "headings",
    r"rules-(?:found|nothing|search|in-your-game(?:-twice)?|several|to-\w+|unasked)": "looking for a rule",
    r"(?:mascarade|masques|masquerade)-rules-sheets|masquerade-rules-ours": "what a list holds, and in whose words",
    r"masques-page-rules-group-\w+": "headings",
    r"mascarade-the-\w+(?:\.a|\.the)?": "names",
}


@pytest.fixture(scope="session")
def cited(voice: Voice) -> Cited:
    return voice.cites()


def text_of(language: str, key: str) -> str:
    """A text that is the same at every table."""
    (text,) = catalogue(language)[key]
    return text


def source_of(key: str, cited: Cited) -> list[str]:
    """The clauses behind a text; none where it cites nothing."""
    if option := OF_AN_OPTION.fullmatch(key):
        game, name = option.groups()
        editions = [GAMES[id] for id in GAMES if id == game or id.split("-")[0] == game]
        return [c for edition in editions for o in edition.host_options() if o.name == name for c in o.clauses]
    if term := OF_A_TERM.fullmatch(key):
        return cited.by.get(f"rules-{term[1] or term[2]}", [])
    if term := OF_A_TERM_IN_FULL.fullmatch(key) or OF_A_STEP.fullmatch(key):
        return cited.by.get(term[1], [])
    return cited.by.get(key) or cited.by.get(key.removesuffix(A_HINT), [])


def is_exempt(key: str) -> bool:
    return any(re.fullmatch(pattern, key) for pattern in NOT_ABOUT_RULES)


def test_no_text_about_rules_is_without_its_clauses(cited: Cited) -> None:
    texts = [key for key in catalogue("en") if WHERE_RULES_ARE_TOLD.match(key)]
    assert [key for key in texts if not is_exempt(key) and not source_of(key, cited)] == []
    assert len([key for key in texts if source_of(key, cited)]) > 200


def test_no_text_cites_clauses_and_is_said_to_be_about_no_rule(cited: Cited) -> None:
    assert [key for key in catalogue("en") if is_exempt(key) and source_of(key, cited)] == []
    for pattern in NOT_ABOUT_RULES:
        assert [key for key in catalogue("en") if re.fullmatch(pattern, key)], f"{pattern} is about no text"


def test_clauses_are_cited_for_texts_that_are_there(cited: Cited) -> None:
    terms = {f"rules-{term[1] or term[2]}" for key in catalogue("en") if (term := OF_A_TERM.fullmatch(key))}
    assert sorted(cited.by.keys() - terms - catalogue("en").keys()) == []


def test_the_clauses_behind_every_text_exist(cited: Cited) -> None:
    known = {clause for name in (*GAMES, TABLE) for clause in ledger(name)}
    assert sorted({clause for clauses in cited.by.values() for clause in clauses} - known) == []


def test_a_text_of_one_edition_cites_its_ledger(cited: Cited) -> None:
    """As far as an edition has a text of its own, or a game a line at the door; or the ledger of the table."""
    prefixes = {"mascarade-1e": "MC1", "mascarade-2e": "MC2"}
    for key in catalogue("en"):
        for game, prefix in prefixes.items():
            if (key.endswith(f"-{game[-2:]}") and OF_A_TERM.fullmatch(key)) or key.startswith(f"open-game-{game}"):
                assert [clause for clause in source_of(key, cited) if clause.startswith((prefix, "TBL"))], key
    families = {"mascarade": {"MC1", "MC2"}, "masques": {"MQD", "MQF"}, "masquerade": {"MSQ"}}
    for family, ledgers in families.items():
        assert {clause[:3] for clause in cited.by[f"home-game-{family}-line"]} == ledgers


def test_rulings_of_ours_are_shown_as_ours_and_no_rule_of_a_book_is(cited: Cited) -> None:
    kinds = {clause.id: clause.kind for name in (*GAMES, TABLE) for clause in ledger(name).values()}
    named = {clause for clauses in cited.by.values() for clause in clauses}
    assert set(cited.ours) == {clause for clause in named if kinds[clause] == "ruling"}
    assert len(cited.ours) > 50


# ---- What texts said of rules, and was false.


@pytest.mark.clause("MC2-331", "MC2-332", "MC2-323")
def test_the_end_is_not_said_to_wait_for_all_that_a_patron_or_a_beggar_brings() -> None:
    """With the Patron at 10 and a neighbour at 12 the Patron alone wins."""
    english, french = [typed(text_of(language, "rules-text-rulings-2e")) for language in ("en", "fr")]
    assert "The Patron's 3 coins come before those of the neighbours" in english
    assert "each coin for the Beggar is a step of its own" in english
    assert "Les 3 pièces du Mécène viennent avant celles des voisins" in french
    assert "chaque pièce pour le Mendiant est une étape à part" in french


@pytest.mark.clause("MQD-062", "MQF-064")
def test_guests_of_masques_are_not_said_to_come_face_down() -> None:
    assert "face down" not in text_of("en", "home-game-masques-line")
    assert "cachée" not in text_of("fr", "home-game-masques-line")


@pytest.mark.clause("MC1-041", "MC1-374")
def test_a_forced_swap_is_not_said_to_be_one_of_the_opening() -> None:
    key = "option-mascarade-forced_swap-meaning"
    assert text_of("en", key).endswith("In the opening turns every card is open.")
    assert typed(text_of("fr", key)).endswith("Aux tours d'ouverture, toutes les cartes sont permises.")


@pytest.mark.clause("MC2-015", "MC2-027", "MC2-029")
@pytest.mark.parametrize(
    "key",
    [
        "open-game-mascarade-2e",
        "option-mascarade-2e-set-meaning",
        "option-mascarade-2e-masks-meaning",
        "rules-text-sets-2e",
    ],
)
def test_sets_and_stars_of_the_second_edition_are_said_to_be_ours(key: str) -> None:
    assert "our own choice" in text_of("en", key)
    assert "notre choix" in text_of("fr", key)


@pytest.mark.clause("MSQ-012")
def test_the_king_of_masquerade_is_not_said_to_begin_on_the_table() -> None:
    assert text_of("en", "home-game-masquerade-line").startswith("The King waits in the deck")
    assert text_of("fr", "home-game-masquerade-line").startswith("Le Roi attend dans la pioche")


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        pytest.param(
            "masquerade-page-rule-arrows",
            "is doubled with it, unless they say that it is added after doubling",
            "sauf si elles disent l'ajouter après le doublement",
            marks=pytest.mark.clause("MSQ-063", "MSQ-151"),
        ),
        pytest.param(
            "masquerade-page-rule-start",
            "nobody begins with them, unless the host chose otherwise",
            "sauf si l'hôte en a décidé autrement",
            marks=pytest.mark.clause("MSQ-012"),
        ),
        pytest.param(
            "masquerade-page-rule-abilities",
            "but not in the first turn of the game, or in anybody’s first turn if the host chose that",
            "mais pas au premier tour de la partie, ou au premier tour de chacun si l'hôte l'a choisi",
            marks=pytest.mark.clause("MSQ-073"),
        ),
        pytest.param(
            "masques-page-rules-next.text",
            "With two players everybody is first twice in a row.",
            "À deux, chacun commence deux fois de suite.",
            marks=pytest.mark.clause("MQD-173", "MQF-181"),
        ),
        pytest.param(
            "masques-rules-settle.over",
            "with two players everybody begins twice in a row",
            "à deux, chacun commence deux fois de suite",
            marks=pytest.mark.clause("MQD-173", "MQF-181"),
        ),
        pytest.param(
            "masques-page-rules-pass.text",
            ", unless the host allows everybody to",
            ", sauf si l'hôte le permet à tous",
            marks=pytest.mark.clause("MQF-076"),
        ),
        pytest.param(
            "masques-page-rules-numbers.text",
            "are worth 2 to 4, but not which family has which values",
            "valent de 2 à 4, mais pas quelle famille a quelles valeurs",
            marks=pytest.mark.clause("MQF-003", "MQF-004"),
        ),
        pytest.param(
            "rules-text-claim",
            "clockwise or, if the host chose that, all together",
            "ou, si l'hôte l'a choisi, à tous ensemble",
            marks=pytest.mark.clause("MC1-373", "MC2-373"),
        ),
        pytest.param(
            "rules-text-start",
            "not even at their own, unless a turn or a power lets them",
            "pas même le sien, sauf si un tour ou un pouvoir le permet",
            marks=pytest.mark.clause("MC1-070", "MC2-070"),
        ),
        pytest.param(
            "mascarade-rules-goal.text",
            "not even at their own, unless a turn or a power lets them",
            "pas même le sien, sauf si un tour ou un pouvoir le permet",
            marks=pytest.mark.clause("MC1-070", "MC2-070"),
        ),
        pytest.param(
            "rules-text-sets-1e",
            "A third or more should bring money from the bank",
            "Un tiers au moins devrait prendre à la banque",
            marks=pytest.mark.clause("MC1-026"),
        ),
        pytest.param(
            "rules-text-three",
            "Queen, King, Witch, unless the host chose others",
            "Roi, Sorcière, sauf si l'hôte en a choisi d'autres",
            marks=pytest.mark.clause("MC1-033"),
        ),
        pytest.param(
            "option-mascarade-forced_swap-meaning",
            "A protected card is always swapped with another card of its owner.",
            "Une carte protégée s'échange toujours avec une des siennes.",
            marks=pytest.mark.clause("MC1-374"),
        ),
        pytest.param(
            "rules-text-time-1e",
            "Alone with bots, you look as long as you like.",
            "Seul avec des robots, on regarde aussi longtemps qu'on veut.",
            marks=pytest.mark.clause("TBL-010"),
        ),
        pytest.param(
            "open-usual-pace",
            "alone with bots, no hurry",
            "seul avec des robots, sans hâte",
            marks=pytest.mark.clause("TBL-010"),
        ),
        pytest.param(
            "masquerade-page-rule-abilities",
            "when an attack kills it in the turn of somebody else",
            "quand une attaque la tue pendant le tour d'une autre personne",
            marks=pytest.mark.clause("MSQ-070"),
        ),
        pytest.param(
            "masquerade-page-rule-sides",
            "does not remind them, unless everybody may read again what they heard",
            "sauf si chacun peut relire ce qu'il a entendu",
            marks=pytest.mark.clause("MSQ-023"),
        ),
        pytest.param(
            "masquerade-rules-goal.text",
            "are shuffled into the deck after that, unless the host chose otherwise",
            "sont mêlés à la pioche, sauf si l'hôte en a décidé autrement",
            marks=pytest.mark.clause("MSQ-012"),
        ),
        pytest.param(
            "option-masquerade-arrows-meaning",
            "how it lay when the last turn of its owner began",
            "au début du dernier tour de son propriétaire",
            marks=pytest.mark.clause("MSQ-161"),
        ),
        pytest.param(
            "masques-page-rules-families.text",
            "one family of Venice (with two players, for two)",
            "une famille de Venise (à deux, pour deux)",
            marks=pytest.mark.clause("MQD-045", "MQF-047"),
        ),
        pytest.param(
            "masques-page-rules-draft.text",
            "With two players the host may do without",
            "À deux, l'hôte peut y renoncer",
            marks=pytest.mark.clause("MQD-057"),
        ),
        pytest.param(
            "masques-rules-draft.text",
            "With two players there is no draft: what is dealt is the hand.",
            "À deux, on ne choisit pas : les cartes reçues font la main.",
            marks=pytest.mark.clause("MQF-060"),
        ),
        pytest.param(
            "masques-page-rules-hire.text",
            "what it does at once (or must, if the host chose that)",
            "(ou le devez, si l'hôte l'a choisi)",
            marks=pytest.mark.clause("MQD-084"),
        ),
        pytest.param(
            "masques-page-rules-agent-gondolier",
            "The host may rule that what lies face down stays where it is.",
            "L'hôte peut décider que ce qui est face cachée ne bouge pas.",
            marks=pytest.mark.clause("MQD-116", "MQD-121"),
        ),
        pytest.param(
            "masques-page-rules-agent-trader",
            "The host may rule that tokens that lie face down stay where they are.",
            "L'hôte peut décider que les jetons face cachée ne bougent pas.",
            marks=pytest.mark.clause("MQD-131", "MQF-134"),
        ),
        pytest.param(
            "option-masques-family_values-meaning",
            "are the values of the first edition, Intrigo, as a review tells them",
            "sont les valeurs de la première édition, Intrigo",
            marks=pytest.mark.clause("MQD-003", "MQF-003"),
        ),
        pytest.param(
            "option-masques-ducat_shortage-meaning",
            "the palace gets none until some are paid back",
            "le palais n'en reçoit plus avant qu'on en rende",
            marks=pytest.mark.clause("MQD-164", "MQF-172"),
        ),
    ],
)
def test_a_sentence_says_what_is_played_under_every_option_and_in_every_edition(
    key: str, english: str, french: str
) -> None:
    assert english in " ".join(catalogue("en")[key])
    assert french in typed(" ".join(catalogue("fr")[key]))
