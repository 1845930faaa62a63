"""Checks every draw of Fate in a record of Ridotto against the seed that was told after the end.

    python check_fate.py evening.ridotto [pack.toml ...]

It needs Python 3.11 and nothing of Ridotto. fate.md says how the seed gives a draw, what Fate is asked in each game,
and in which order the options stand. What was in the bag or in the deck at each moment, it takes from what was told.
Packs of cards that do not come with the game are named after the record.
"""

import hashlib
import hmac
import sys
import tomllib
from pathlib import Path

SEATS = list("abcdefghijklm")
PIPS = ["pip1", "pip2", "pip3", "pip4", "pip5", "pip6"]
FAMILIES = {
    "masques-dust": ["Cantarini", "Dandolo", "Morosini", "Venier"],
    "masques-ffg": ["Contarini", "Dandolo", "Morosini", "Venier"],
}
GUILDS = {
    "masques-dust": ["clergy", "military", "merchants", "farmers", "workers"],
    "masques-ffg": ["clergy", "military", "merchant", "vintner", "scribe"],
}
CARDS = """
King Queen Avatar Serell Carnell Feck Stonebrooke Jaric Dante Theodoric Ida VanCole Hugh Bishop Gossip Simon Radolf
Duke Lance Raz Ghost Thomas Sampson Ralf Timm Anfroy Ourri Looys LeBlanc Nickie Widow Baldwin Isolda Rollin Olaf Ymbert
Sela Oddo Ogg Gunter Hal Warrin Mourne Leowulf Bartholomew Stout Terric Anathema Helga Chef Emma Eva Job Foolset Bard
Blacksmith Nan Terry Leon Isabella
""".split()
EXTRAS = ["Doctor", "Mary"]


class Record:
    """The parts of a record that concern Fate."""

    def __init__(self, text: str) -> None:
        text = text.replace("\r\n", "\n")
        above, _, digest = text.rpartition("sha256: ")
        if digest.strip() != hashlib.sha256(above.encode()).hexdigest():
            sys.exit("the lines of this record do not have the SHA-256 that its last line names")
        parts = above.strip().split("\n\n")
        if len(parts) < 4:
            sys.exit("this record does not say what was told: only those that begin with `ridotto-record: 2` do")
        head, answers, closing, told = parts[:4]
        self.said = dict(line.split(": ", 1) for line in [*head.split("\n"), *closing.split("\n")])
        self.game = self.said["game"]
        self.players = int(self.said["players"])
        self.answers: list[tuple[str, int]] = []  # what Fate said, and in which line
        for line, words in enumerate(answers.split("\n"), head.count("\n") + 3):
            self.answers += [(word.removeprefix("fate:"), line) for word in words.split() if word.startswith("fate:")]
        lines = [line.partition(" ") for line in told.split("\n")]
        self.told = [(is_public(ears), fact.split()) for ears, _, fact in lines]

    def option(self, name: str, default: str = "") -> str:
        """What the host chose."""
        return self.said.get(f"option {name}", default)


def is_public(ears: str) -> bool:
    """Whether spectators heard it. `*` is everybody, `AC-` is A, C and the spectators, `^A` is everybody but A."""
    return ears == "*" or ears.startswith("^") != ears.endswith("-")


class Fate:
    """The draws of a seed, one after the other."""

    def __init__(self, record: Record) -> None:
        if "fate" not in record.said or "seed" not in record.said:
            sys.exit("this record names no commitment or no seed: the seed is told after the end")
        self.seed = bytes.fromhex(record.said["seed"])
        commitment = hashlib.sha256(b"ridotto fate 1\n" + self.seed).hexdigest()
        if record.said["fate"] != f"committed {commitment}":
            sys.exit(f"another seed was committed to: the commitment of this one is {commitment}")
        self.answers = record.answers
        self.number = 0

    def draw(self, options: list[str], told: str | None) -> str:
        """The next answer, which has to be the seed's and the one that was told. An option stands there as often as it
        weighs; `told` is None where nobody was told."""
        if self.number == len(self.answers):
            sys.exit(f"{told} was told, but the record has no such answer of Fate's")
        answer, line = self.answers[self.number]
        drawn = int.from_bytes(hmac.digest(self.seed, b"%d" % self.number, "sha256"), "big")
        expected = options[drawn % len(options)] if options else "nothing"
        if answer != expected:
            sys.exit(f"line {line}: draw {self.number} is {answer}, but the seed gives {expected}")
        if told not in (answer, None):
            sys.exit(f"line {line}: draw {self.number} is {answer}, but {told} was told")
        self.number += 1
        return answer


def mascarade(record: Record, fate: Fate) -> None:
    facts = [fact for _, fact in record.told]
    masks = sorted([fact[3] for fact in facts if fact[1:3] == ["is", "dealt"]])
    for fact in facts:
        match fact:
            case [_, "is", "dealt", mask]:
                masks.remove(fate.draw(masks, mask))
            case ["turn", "of", player]:
                if not record.option("start"):
                    fate.draw(SEATS[: record.players], player.lower())
                return


def masques(record: Record, fate: Fate) -> None:
    families, guilds = FAMILIES[record.game].copy(), GUILDS[record.game]
    bag = [guild for guild in guilds for _ in range(2 if record.players == 2 else 3)]
    left, absent, begun = families.copy(), "", False
    for removed in record.option("removed_family").split(","):
        left = [family for family in left if family != removed.strip()]
    guests: list[str] = []
    for _, fact in record.told:
        match fact:
            case ["nobody", "is", "of", family]:
                absent = family
            case [_, "is", "of", family]:
                if not record.option("families"):
                    left.remove(fate.draw(left, family))
            case [player, "is", "first"] if not begun:
                begun = True
                if not record.option("first_player"):
                    fate.draw(SEATS[: record.players], player.lower())
            case [_, "gets", guild] if guild in guilds:
                bag.remove(fate.draw(bag, guild))
            case [_, "takes", guild, "from", _, _] if guild in guilds:
                bag = sorted([*bag, guild], key=guilds.index)
            case ["round", number] if record.players > 2 or int(number) % 2 == 1:
                guests = all_guests(record, absent)
            case [_, "is", "dealt", guest] if guests:
                guests.remove(fate.draw(guests, guest))
            case ["a", "guest", "is", "set", "aside"]:
                guests.remove(fate.draw(guests, None))


def all_guests(record: Record, absent: str) -> list[str]:
    """By family, the Foscari last, and by value."""
    values = sorted(record.option("family_values", "2,3,4").replace(" ", "").split(","))
    neutrals = sorted(record.option("neutral_values", "2,3,3,4").replace(" ", "").split(","))
    families = FAMILIES[record.game]
    if record.players == 3 and record.game == "masques-dust":
        neutrals = []
    elif record.players == 3:
        neutrals.remove("3")
        families = [family for family in families if family != absent]
    guests = [f"{family}{value}" for family in families for value in values]
    return guests + [f"Foscari{value}" for value in neutrals]


def masquerade(record: Record, fate: Fate, files: list[str]) -> None:
    cards = CARDS + cards_of_packs(record, files)
    deck, gathered = cards.copy(), list[str]()
    rows: dict[str, list[str]] = {seat: [] for seat in SEATS}
    without_royals = 3 * record.players if record.option("royals_in_deck", "on") == "on" else 0
    used, begun = "", False
    for public, fact in record.told:
        match fact:
            case [player, "begins"] if public and not begun:
                begun = True
                if not record.option("first_player"):
                    fate.draw(SEATS[: record.players], player.lower())
            case [_, "draws", card]:
                pile = gathered or deck
                royals = ["King", "Queen"] if without_royals > 0 else []
                pile.remove(fate.draw([other for other in pile if other not in royals], card))
                without_royals -= 1
            case ["the", "die", "shows", pips]:
                fate.draw(PIPS, f"pip{pips}")
            case [_, "uses", card]:
                used = card
            case [_, "lets", place, "die", "instead"]:
                row = rows[place[0]]
                fate.draw([f"{place[0]}{at}" for at, card in enumerate(row, 1) if card != used], place)
            # Where the cards are.
            case [card, "lies", "at", place] if public:
                rows[place[0]].append(card)
            case ["a", "card", "lies", "face", "down", "at", place] if public:
                rows[place[0]].append("?")
            case [card, "is", "hidden", "at", place] | [place, "turns", "up", card]:
                rows[place[0]][int(place[1:]) - 1] = card
            case [place, "goes", "to", other]:
                rows[other[0]].append(taken(rows, place))
            case [_, "at", place, "is", "discarded"] | [_, "kills", _, "at", place]:
                taken(rows, place)
            case [card, "at", place, "is", "shuffled", "into", "the", "deck"]:
                taken(rows, place)
                deck = sorted([*deck, card], key=cards.index)
            case [card, "is", "shuffled", "back", "into", "the", "deck"]:
                deck = sorted([*deck, card], key=cards.index)
            case ["all", "rows", "are", "gathered"]:
                gathered = sorted([card for row in rows.values() for card in row], key=cards.index)
                rows = {seat: [] for seat in SEATS}


def taken(rows: dict[str, list[str]], place: str) -> str:
    return rows[place[0]].pop(int(place[1:]) - 1)


def cards_of_packs(record: Record, files: list[str]) -> list[str]:
    """In the order of the packs, and of the cards in each. Cards that do not come with the game are x1, x2 ..."""
    found: list[str] = []
    packs = record.option("packs")
    for pack in packs.split(",") if packs else []:
        if pack.strip() == "extras":
            found += EXTRAS
            continue
        digest = pack.strip().rpartition("@")[2]
        same = [raw for raw in map(Path.read_bytes, map(Path, files)) if hashlib.sha256(raw).hexdigest()[:16] == digest]
        if not same:
            sys.exit(f"the file of the pack {pack.strip()} is needed: name it after the record")
        for card in tomllib.loads(same[0].decode())["card"]:
            foreign = sum(other.startswith("x") for other in found) + 1
            found.append(card["key"] if card.get("key") in CARDS + EXTRAS else f"x{foreign}")
    return found


def main(path: str, *files: str) -> None:
    record = Record(Path(path).read_text(encoding="utf-8"))
    fate = Fate(record)
    if record.game.startswith("mascarade"):
        mascarade(record, fate)
    elif record.game in FAMILIES:
        masques(record, fate)
    elif record.game == "masquerade":
        masquerade(record, fate, list(files))
    else:
        sys.exit(f"{record.game} is no game that this script knows")
    if fate.number < len(fate.answers):
        answer, line = fate.answers[fate.number]
        sys.exit(f"line {line}: draw {fate.number} is {answer}, but nobody was told of it")
    print(f"Fate kept its word: {fate.number} draws, each as the seed gives it")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python check_fate.py evening.ridotto [pack.toml ...]")
    main(*sys.argv[1:])
