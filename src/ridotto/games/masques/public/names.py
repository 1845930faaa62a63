"""What people and things are called in a sentence: in the words of an edition, as far as the reader can see them."""

from __future__ import annotations

from ridotto.games.masques.public.setup import MasquesSetup
from ridotto.games.masques.public.view import PalaceView
from ridotto.games.masques.public.words import AGENT_KINDS, DUCAT, Agent, Arcade, Card, Guest, Hall, Token
from ridotto.kernel import Answer, People


class Names(People):
    """Names for one sentence. `people` are in the order of their letters. Without a view cards have no names."""

    def __init__(self, setup: MasquesSetup, people: list[str], view: PalaceView | None) -> None:
        super().__init__(people, -1 if view is None else view.player)
        self.setup = setup
        self.view = view
        self.words = setup.edition.words

    # Cards.

    def kind(self, number: int) -> str:
        return kind_called(self.words, AGENT_KINDS[number])

    def card(self, card: Card) -> str:
        """Returns a card's name, such as `Venier 4` or `the thief`."""
        if isinstance(card, Guest):
            return guest_called(card)
        assert isinstance(card, Agent)
        return f"the {self.kind(card.number)}"

    def cards(self, guests: list[Guest]) -> str:
        return listed([guest_called(guest) for guest in guests])

    def whose(self, guest: Guest) -> str:
        """Returns a guest and its owner, such as `Venier 4 (Bo's)`."""
        if self.view is None:
            return guest_called(guest)
        owner = self.view.owner_of(guest)
        if owner is None:
            whose = "nobody's"
        else:
            whose = "yours" if owner == self.view.player else self.of(owner)
        return f"{guest_called(guest)} ({whose})"

    def guests(self, count: int) -> str:
        return counted(count, self.words["guest"], self.words["guests"])

    # Tokens.

    def token(self, token: Token) -> str:
        """Returns a token's name, such as `ducat` or `vintner favor`."""
        return token.text if token is DUCAT else f"{token.text} {self.words['favour']}"

    def favours(self, token: Token, count: int) -> str:
        return counted(count, self.token(token), f"{token.text} {self.words['favours']}")

    # What lies in the palace.

    def on(self, arcade: Arcade) -> str:
        """Returns a token and its place, such as `the ducat on P5`, where it can be seen what it is."""
        token = None if self.view is None else self.view.ring.tokens[arcade.number]
        if self.view is None or token is None:
            return f"the token on {arcade.text}"
        side = " (face down)" if self.view.ring.token_is_down(arcade.number) else ""
        return f"the {self.token(token)} on {arcade.text}{side}"

    def at(self, hall: Hall) -> str:
        """Returns a guest and its place, such as `Dandolo 2 in H3`."""
        card = None if self.view is None else self.view.ring.cards[hall.number]
        if self.view is None or card is None:
            return f"the {self.words['guest']} in {hall.text}"
        side = " (face down)" if self.view.ring.card_is_down(hall.number) else ""
        return f"{self.card(card)} in {hall.text}{side}"

    def guest_at(self, hall: Hall) -> str:
        """Returns the name of the guest that lies there, such as `Dandolo 2`, or `the guest` where it is not known."""
        card = None if self.view is None else self.view.ring.cards[hall.number]
        return f"the {self.words['guest']}" if card is None else self.card(card)

    def between(self, hall: Hall) -> str:
        """Returns a place and the tokens beside it, such as `H3 (ducat, vintner)`."""
        if self.view is None:
            return hall.text
        ring = self.view.ring
        found = []
        for arcade in self.setup.arcades_beside[hall.number]:
            token = ring.tokens[arcade.number]
            side = " face down" if ring.token_is_down(arcade.number) else ""
            found.append("bare" if token is None else f"{token.text}{side}")
        return f"{hall.text} ({', '.join(found)})"

    def name_of(self, what: Answer) -> str:
        """Returns how people call anything that a player can lay a hand on."""
        if isinstance(what, Hall):
            return self.at(what)
        if isinstance(what, Arcade):
            return self.on(what)
        return guest_called(what) if isinstance(what, Guest) else what.text


def kind_called(words: dict[str, str], kind: str) -> str:
    """Returns what an edition calls a kind of agent."""
    return words.get(kind, kind)


def guest_called(guest: Guest) -> str:
    return f"{guest.family.text} {guest.value}"


def counted(count: int, one: str, many: str) -> str:
    return f"1 {one}" if count == 1 else f"{count or 'no'} {many}"


def ducats(count: int) -> str:
    return counted(count, "ducat", "ducats")


def an(thing: str) -> str:
    return f"an {thing}" if thing[0] in "aeiouAEIOU" else f"a {thing}"


def only_face_up(face_down_too: bool) -> str:
    """Returns what a sentence about cards or tokens adds where the host left out those that lie face down."""
    return "" if face_down_too else " that lies face up"


def listed(things: list[str]) -> str:
    return " and ".join([", ".join(things[:-1]), things[-1]]) if len(things) > 1 else "".join(things)
