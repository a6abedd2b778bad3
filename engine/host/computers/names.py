"""The names of computer players at a table: one for each character, and others for the rest."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from engine.host.store.records import Player

P = TypeVar("P", bound=Player)
COMPUTER_NAMES = ("Hopper", "Lovelace", "Turing", "Shannon", "Babbage", "Noether", "Gauss", "Euler")
"""Names of computers without a character, in the order in which they sit down."""
GIVEN_NAMES = {
    "builder": "Bruno",
    "dealer": "Rita",
    "saver": "Selma",
    "collector": "Cosmo",
    "blocker": "Igor",
}
"""The name of a computer by its character; the second of a kind is "Bruno II"."""
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX")
"""What follows a name: one more than a lobby has seats, so that a name is always left."""


def free_name(character: str | None, players: Iterable[Player]) -> str:
    """Return a name for a computer of a character, which none of the players has."""
    taken = {player.name.casefold() for player in players}
    given = GIVEN_NAMES.get(character or "")
    names = COMPUTER_NAMES if given is None else (given,)
    numbered = (f"{name}{numeral}" for numeral in NUMERALS for name in names)
    return next(name for name in numbered if name.casefold() not in taken)


def giving_way(players: Sequence[P]) -> tuple[P, ...]:
    """Return the players, where no computer is called like a person."""
    people = {player.name.casefold() for player in players if player.user_id is not None}
    found = list(players)
    for at, player in enumerate(found):
        if player.user_id is None and player.name.casefold() in people:
            others = (*found[:at], *found[at + 1 :])
            found[at] = replace(player, name=free_name(player.character, others))
    return tuple(found)


def named_anew(players: Sequence[P]) -> tuple[P, ...]:
    """Return the players, where no computer is the second of a kind once the first has left.

    The others keep their names.
    """
    named = [player for player in players if player.character not in GIVEN_NAMES]
    computers = [player for player in players if player.character in GIVEN_NAMES]
    for player in sorted(computers, key=lambda computer: _numeral(computer.name)):
        name = free_name(player.character, named)
        is_lower = _numeral(name) < _numeral(player.name)
        named.append(replace(player, name=name) if is_lower else player)
    return tuple(sorted(named, key=lambda player: player.seat))


def _numeral(name: str) -> int:
    """Return where a computer's name stands among those of its kind."""
    found = (at for at, numeral in enumerate(NUMERALS) if numeral and name.endswith(numeral))
    return next(found, 0)
