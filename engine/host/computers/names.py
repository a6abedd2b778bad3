"""The names of computer players at a table: one for each character, and others for the rest."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from engine.host.store.records import Player

P = TypeVar("P", bound=Player)
COMPUTER_NAMES = (
    "Hopper",
    "Lovelace",
    "Turing",
    "Shannon",
    "Babbage",
    "Noether",
    "Gauss",
    "Euler",
    "Ramanujan",
)
"""Names of computers without a character, in the order in which they sit down."""
_NAMES = {
    "builder": "Bruno Berta Benno Bianca Boris Brigit Bastian Balduin Bettina",
    "dealer": "Rita Rainer Romy Ruben Renata Rufus Ramona Roland Rebecca",
    "saver": "Selma Silas Sonja Severin Svenja Simon Sidonie Stellan Susanna",
    "collector": "Cosmo Cordula Cyril Celia Conrad Cora Casper Carla Cedric",
    "blocker": "Igor Irma Ivan Inga Isidor Ilse Ivo Imelda Ignaz",
}
"""The names of computers by their character: one more than a game has seats, so one is left."""
GIVEN_NAMES = {character: names.split()[0] for character, names in _NAMES.items()}
"""The name of the first computer of each character."""


def free_name(character: str | None, players: Iterable[Player]) -> str:
    """Return a name for a computer of a character, which none of the players has."""
    taken = {player.name.casefold() for player in players}
    names = _NAMES[character].split() if character in _NAMES else COMPUTER_NAMES
    return next(name for name in names if name.casefold() not in taken)


def giving_way(players: Sequence[P]) -> tuple[P, ...]:
    """Return the players, where no computer is called like a person."""
    people = {player.name.casefold() for player in players if player.user_id is not None}
    found = list(players)
    for at, player in enumerate(found):
        if player.user_id is None and player.name.casefold() in people:
            others = (*found[:at], *found[at + 1 :])
            found[at] = replace(player, name=free_name(player.character, others))
    return tuple(found)
