"""Dice and shuffles: given to the engine, never taken, and recomputable by anyone afterwards."""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Protocol

from engine.editions.cards import cards as printed_cards

Dice = tuple[int, int]
_DICE: tuple[Dice, ...] = tuple((byte // 6 % 6 + 1, byte % 6 + 1) for byte in range(216))
"""Both dice of each byte under 216, by the byte: its last two digits in base six."""
SEATS = "seats"
"""What the tokens are shuffled as where the order of the seats is drawn."""
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))
"""What each byte of a key becomes in HMAC's two pads (RFC 2104)."""


class Chance(Protocol):
    """What the engine needs of luck. Every draw has a number, so it can be repeated."""

    def dice(self, number: int) -> Dice:
        """Return both dice, 1 to 6 each, of roll `number` (0, 1, 2 … over the whole game)."""
        ...

    def shuffle(self, cards: Sequence[str], deck: str) -> tuple[str, ...]:
        """Return the cards in the order in which deck `deck` is laid down, top first."""
        ...


class FairChance:
    """Draws from HMAC-SHA256(key, label), the key being the secret seed with the players' mix-in.

    `commitment(seed)` is shown before anyone joins, the seed at the end: then every roll,
    both decks and any dealt deeds can be worked out again with nothing but a SHA-256.
    """

    def __init__(self, seed: bytes, mix: str = "") -> None:
        key = hmac.digest(seed, mix.encode(), "sha256").ljust(64, b"\0")
        # HMAC as RFC 2104 writes it, its two pads hashed once for all rolls of the game.
        self._inner = hashlib.sha256(key.translate(_INNER))
        self._outer = hashlib.sha256(key.translate(_OUTER))

    def dice(self, number: int) -> Dice:
        """Return the first byte under 216 of the throw's block, read as two digits in base six."""
        for byte in self._block(b"throw:%d" % number):
            if byte < 216:
                return _DICE[byte]
        return self.dice(number + (1 << 32))

    def shuffle(self, cards: Sequence[str], deck: str) -> tuple[str, ...]:
        """Sort the cards by a block of their own: 256 random bits each, so no order is favored."""
        return tuple(sorted(cards, key=lambda card: self._block(f"{deck}:{card}".encode())))

    def _block(self, label: bytes) -> bytes:
        """HMAC-SHA256(key, label)."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(label)
        outer.update(inner.digest())
        return outer.digest()


class GivenChance:
    """Dice and cards of the caller's choice, for example those of a game played elsewhere.

    `dice` has both dice of each roll from roll number `first` on. The rolls that decide who
    begins count too, so a game that is under way continues with `first=game.rolls`. `cards` lie
    on top of their decks in this order; the rest of a deck follows as printed. Spaces as text, such
    as "39", are the deeds that are dealt first.

    A roll beyond the given ones raises LookupError; `apply` has then changed nothing.

    >>> GivenChance([(1, 2), (6, 6)]).dice(1)
    (6, 6)
    >>> GivenChance([], ["CH-GO"]).shuffle(["CH-JAIL", "CH-GO"], "chance")
    ('CH-GO', 'CH-JAIL')
    >>> GivenChance([(1, 2)], first=5).dice(6)
    Traceback (most recent call last):
    LookupError: no dice are given for roll 6, only for 1 from number 5 on
    """

    def __init__(self, dice: Iterable[Dice], cards: Iterable[str] = (), first: int = 0) -> None:
        """Keep dice and cards. Raises ValueError for an impossible roll or an unknown card."""
        self._dice, self._cards, self._first = tuple(dice), tuple(cards), first
        for rolled in self._dice:
            if rolled not in _DICE:
                raise ValueError(f"{rolled!r} are not two dice")
        for card in self._cards:
            if card not in printed_cards() and not card.isdecimal():
                raise ValueError(f"{card!r} is no card")

    def dice(self, number: int) -> Dice:
        """Return the dice given for this roll. Raises LookupError if there are none."""
        at, given = number - self._first, len(self._dice)
        if not 0 <= at < given:
            only = f"only for {given} from number {self._first} on"
            raise LookupError(f"no dice are given for roll {number}, {only}")
        return self._dice[at]

    def shuffle(self, cards: Sequence[str], deck: str) -> tuple[str, ...]:
        """Lay those of the given cards that belong to this deck on top of the others."""
        given = [card for card in self._cards if card in cards]
        return tuple(dict.fromkeys([*given, *cards]))


def deal_deeds(
    chance: Chance, spaces: Iterable[int], seats: int, count: int
) -> list[tuple[int, ...]]:
    """S35-02, S94-01: the deeds of these spaces shuffled and dealt round the table.

    A tuple for each seat, in the order in which it gets its deeds. What is left has no order.
    """
    deeds = chance.shuffle([str(space) for space in spaces], "deeds")
    return [tuple(map(int, deeds[seat : seats * count : seats])) for seat in range(seats)]


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hexadecimal, which binds the seed when the lobby opens."""
    return hashlib.sha256(seed).hexdigest()
