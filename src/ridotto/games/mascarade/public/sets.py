"""Which masks may be played together: the printed restrictions on own sets (MC1-025 on, MC2-025 on)."""

from __future__ import annotations

from ridotto.games.mascarade.public.editions import Edition
from ridotto.games.mascarade.public.words import JUDGE, PEASANT, Mask
from ridotto.kernel import Objection
from ridotto.kernel.errors import nearest, perhaps


def objections(edition: Edition, players: int, words: list[str], custom_small: bool) -> list[Objection]:
    """Returns every restriction that this set breaks, not only the first (MC1-035, MC2-035)."""
    masks = known(edition, words)
    found = [
        *foreign(edition, words),
        *wrong_size(edition, players, len(words)),
        *not_the_six(edition, players, words, custom_small),
        *too_many(edition, masks),
    ]
    if JUDGE not in masks:
        found.append(Objection(edition.words["no judge"], "mascarade-no-judge"))  # MC1-025, MC2-025
    money = money_in(edition, masks)
    if edition.third_must_bring_money and 3 * money < len(words):  # MC2-026
        said = f"{money} of {len(words)} {edition.words['money']}, at least a third must{edition.ours('027')}"
        ruling = edition.ruling("027")
        found.append(Objection(said, "mascarade-money", money=money, size=len(words), ruling=ruling))
    if masks.count(PEASANT) == 1:
        found.append(Objection(edition.words["one peasant"], "mascarade-one-peasant"))  # MC1-028, MC2-028
    for sheet in edition.box:
        if sheet.mask in masks and players < sheet.seats:  # MC1-029, MC2-029
            mask, seats, ruling = sheet.mask.text, sheet.seats, edition.ruling("029")
            said = f"{mask} needs at least {seats} players{edition.ours('029')}"
            found.append(Objection(said, "mascarade-needs", mask=mask, seats=seats, ruling=ruling))
    return found


def known(edition: Edition, words: list[str]) -> list[Mask]:
    """Returns the masks of this box that are named, in the order given."""
    box = {sheet.mask.text: sheet.mask for sheet in edition.box}
    return [box[word] for word in words if word in box]


def advice(edition: Edition, masks: list[Mask]) -> list[Objection]:
    """Returns what the rulebook recommends without asking for it (MC1-026, MC2-026)."""
    money, size = money_in(edition, masks), len(masks)
    brings = f"{edition.words['money']} ({money} of {size}){edition.ours('027')}"
    if edition.third_must_bring_money:
        if 2 * money < size:
            ruling = edition.ruling("027")
            return [Objection(f"fewer than half {brings}", "mascarade-half", money=money, size=size, ruling=ruling)]
    elif 3 * money < size:
        return [Objection(f"fewer than a third {brings}", "mascarade-third", money=money, size=size)]
    return []


def box_tables(edition: Edition) -> list[tuple[int, dict[str, str]]]:
    """Returns tables that together hold every mask of the box: the largest table, and own sets of all that it lacks."""
    printed = next(iter(edition.sets.values()))
    most = edition.most
    room = 2 * max(most, 6) // 3  # the rest is for masks that bring money
    rest = [sheet for sheet in edition.box if sheet.mask not in printed[most] and sheet.seats <= most]
    tables: list[tuple[int, dict[str, str]]] = [(most, {})]
    while rest:
        masks = [JUDGE]
        players = 4
        while rest and len(masks) + rest[0].count <= room:
            sheet = rest.pop(0)
            masks += [sheet.mask] * sheet.count
            players = max(players, sheet.seats, min(len(masks), most))
        for sheet in sorted(edition.box, key=lambda sheet: not sheet.money):  # enough money, and one mask a seat
            if sheet.mask not in masks and sheet.count == 1 and sheet.seats <= players and len(masks) < max(players, 6):
                masks.append(sheet.mask)
        tables.append((players, {"masks": ",".join([mask.text for mask in masks])}))
    return tables


def foreign(edition: Edition, words: list[str]) -> list[Objection]:
    """Returns an objection to each word that is no mask of this box (MC1-003, MC2-003)."""
    box = [sheet.mask.text for sheet in edition.box]
    known = ", ".join(box)
    return [
        Objection(
            f"{word!r} is not in the box of {edition.title}: expected some of {known}{perhaps(word, box)}",
            "mascarade-foreign",
            said=word,
            known=known,
            near=nearest(word, box),
        )
        for word in sorted(set(words))
        if word not in box
    ]


def wrong_size(edition: Edition, players: int, size: int) -> list[Objection]:
    masks = edition.words["masks"]
    if players <= 5:
        if size == 6:
            return []
        number = "033" if players <= 3 else "032"  # MC1-033; MC1-032, MC2-032
        six = f"6 {masks} with 2 or 3 players" if players <= 3 else edition.words["six"]
        ruling = edition.ruling(number)
        said = f"{six}, not {size}{edition.ours(number)}"
        return [Objection(said, "mascarade-six", size=size, players=players, ruling=ruling)]
    if size > edition.size():
        return [Objection(f"only {edition.size()} {masks} exist", "mascarade-box", most=edition.size())]  # MC1-031
    if players <= size <= players + 2:  # MC1-014, MC1-030, MC2-014, MC2-030
        return []
    said = f"{players} to {players + 2} {masks} with {players} players, not {size}{edition.ours('014')}"
    ruling = edition.ruling("014")
    return [Objection(said, "mascarade-size", players=players, most=players + 2, size=size, ruling=ruling)]


def not_the_six(edition: Edition, players: int, words: list[str], custom_small: bool) -> list[Objection]:
    """Returns an objection to any but the one set of a small table, unless the host turns the switch (MC1-033)."""
    if players > 3 or custom_small:
        return []
    six = [mask.text for mask in edition.sets["basic"][players]]
    if sorted(words) == sorted(six):
        return []
    masks, named, ruling = edition.words["masks"], ", ".join(six), edition.ruling("033")
    said = f"with {players} players the {masks} are {named}, unless custom_small is on{edition.ours('033')}"
    return [Objection(said, "mascarade-the-six", option="custom_small", players=players, six=named, ruling=ruling)]


def too_many(edition: Edition, masks: list[Mask]) -> list[Objection]:
    """Returns an objection to each mask that is not in the box so often (MC1-034, MC2-034)."""
    found = []
    for sheet in edition.box:
        if masks.count(sheet.mask) > sheet.count:
            mask, n, most = sheet.mask.text, masks.count(sheet.mask), sheet.count
            said = f"{n} x {mask}, only {most} in the box"
            found.append(Objection(said, "mascarade-too-many", mask=mask, n=n, most=most))
    return found


def money_in(edition: Edition, masks: list[Mask]) -> int:
    """Returns how many cards move coins; each Peasant counts."""
    return sum([1 for mask in masks if edition.sheets[mask].money])
