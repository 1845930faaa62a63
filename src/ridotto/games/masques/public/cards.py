"""Card data that a table may change and that is checked: what guests are worth, what agents cost and weigh."""

from __future__ import annotations

from typing import Final

from ridotto.games.masques.public.sheets import DEAR, SHEETS, AgentSheet
from ridotto.games.masques.public.words import AGENT_KINDS, COPIES, HIGHEST, LOWEST, VALUES
from ridotto.kernel import Objection


def influence_spelt(sheets: tuple[AgentSheet, ...]) -> str:
    """Returns what agents weigh, as a host would write it: one number for all, or numbers by kind."""
    if len({sheet.influence for sheet in sheets}) == 1:
        return str(sheets[0].influence)
    return ", ".join([f"{sheet.kind} {sheet.influence}" for sheet in sheets])


PRESETS: Final = {"uniform-234": dict.fromkeys(AGENT_KINDS, DEAR)}
INFLUENCE: Final = influence_spelt(SHEETS)  # MQF-009
FAMILY_VALUES: Final = "2,3,4"  # MQD-003, MQF-003
NEUTRAL_VALUES: Final = "2,3,3,4"  # MQD-004, MQF-004
NEUTRALS: Final = 4
REMOVED: Final = 3  # the value of the neutral guest that stays away (MQF-037)
MOST: Final = 99
KINDS_WITH_NUMBERS: Final = f"kinds with one number or three up to {MOST}, such as thief 1-2-3, guard 2"
PRICES: Final = f"{' or '.join(PRESETS)}, or {KINDS_WITH_NUMBERS}"
INFLUENCES: Final = f"a number up to {MOST}, or {KINDS_WITH_NUMBERS}"


def costs_in(text: str) -> list[list[int]]:
    """Returns the costs by kind and copy. Kinds that are not mentioned cost what they always do."""
    written = PRESETS[text] if text in PRESETS else numbers_by_kind(text)
    return [written.get(sheet.kind, sheet.costs) for sheet in SHEETS]


def influence_in(text: str) -> list[list[int]]:
    """Returns what agents weigh, by kind and copy, from one number for all agents or numbers by kind."""
    if is_number(text):
        return [[int(text)] * COPIES for _ in AGENT_KINDS]
    written = numbers_by_kind(text)
    return [written.get(sheet.kind, [sheet.influence] * COPIES) for sheet in SHEETS]


def values_in(text: str) -> list[int]:
    return sorted([int(word) for word in words_of(text)])


def words_of(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def numbers_by_kind(text: str) -> dict[str, list[int]]:
    """Reads `thief 1-2-3, guard 2`: one number for each copy, or one for all three."""
    found = {}
    for part in text.split(",") if text else []:
        kind, _, numbers = part.strip().partition(" ")
        read = [int(word) for word in numbers.strip().split("-")]
        found[kind] = read * COPIES if len(read) == 1 else read
    return found


# What speaks against data, in words that say what was expected.


def wrong_costs(text: str) -> list[Objection]:
    """Returns objections to costs: three of a kind, none below one, the dearer below the cheaper (MQD-007, MQF-007)."""
    if text in PRESETS:
        return []
    found = wrong_numbers("costs", text, PRICES)
    if not found:
        for kind, costs in numbers_by_kind(text).items():
            if costs[0] < 1 or costs != sorted(costs):
                said = f"costs = {text!r}: expected {kind} to cost at least 1, and no less from copy to copy"
                found.append(Objection(said, "masques-order", option="costs", value=text, kind=kind))
    return found


def wrong_influence(text: str) -> list[Objection]:
    if not text:
        return [not_numbers("influence", text, INFLUENCES)]
    return [] if is_number(text) else wrong_numbers("influence", text, INFLUENCES)


def not_numbers(option: str, text: str, expected: str) -> Objection:
    kinds = ", ".join(AGENT_KINDS)
    said = f"{option} = {text!r}: expected {expected}, each of {kinds} at most once"
    return Objection(said, f"masques-{option}", option=option, value=text, kinds=kinds, most=MOST)


def wrong_numbers(option: str, text: str, expected: str) -> list[Objection]:
    kinds: list[str] = []
    for part in text.split(",") if text else []:
        kind, _, numbers = part.strip().partition(" ")
        words = numbers.strip().split("-")
        right = len(words) in (1, COPIES) and all(is_number(word) for word in words)
        if kind not in AGENT_KINDS or kind in kinds or not right:
            return [not_numbers(option, text, expected)]
        kinds.append(kind)
    return []


def wrong_family_values(text: str) -> list[Objection]:
    """Returns objections to values: a guest is known by family and value, so the three differ (MQD-003, MQF-003)."""
    if in_range(text, VALUES) and len(set(words_of(text))) == VALUES:
        return []
    said = f"family_values = {text!r}: expected three different numbers from {LOWEST} to {HIGHEST}"
    return [Objection(said, "masques-three", option="family_values", value=text, least=LOWEST, most=HIGHEST)]


def wrong_neutral_values(text: str, one_is_removed: bool) -> list[Objection]:
    if not in_range(text, NEUTRALS):
        said = f"neutral_values = {text!r}: expected four numbers from {LOWEST} to {HIGHEST}"
        return [Objection(said, "masques-four", option="neutral_values", value=text, least=LOWEST, most=HIGHEST)]
    if one_is_removed and REMOVED not in values_in(text):
        said = f"neutral_values = {text!r}: expected a {REMOVED} among them, which leaves with three players"
        return [Objection(said, "masques-removed", option="neutral_values", value=text, removed=REMOVED)]
    return []


def in_range(text: str, count: int) -> bool:
    words = words_of(text)
    known = [str(value) for value in range(LOWEST, HIGHEST + 1)]
    return len(words) == count and all(word in known for word in words)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= len(str(MOST))


def warnings(costs: list[list[int]], influence: list[list[int]]) -> list[Objection]:
    """Returns what the worked examples of the book need, and this data does not give."""
    found = []
    if 3 not in costs[AGENT_KINDS.index("gondolier")]:
        found.append(Objection("no gondolier costs 3, as one does in the book's example", "masques-gondolier"))
    if 4 not in costs[AGENT_KINDS.index("trader")]:
        found.append(Objection("no trader costs 4, as one does in the book's example", "masques-trader"))
    if min(influence[AGENT_KINDS.index("thief")]) >= LOWEST:
        said = "no thief is weaker than a guest of 2, as one is in the book's example"
        found.append(Objection(said, "masques-thief"))
    return found
