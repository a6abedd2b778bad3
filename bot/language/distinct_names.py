"""Names by which the players of one game are told apart: "Alex" and "Alex (2)"."""

from collections.abc import Iterable
from dataclasses import replace

from engine.host.store.records import Player


def told_apart(players: Iterable[Player]) -> dict[int, Player]:
    """Return the players by seat, none of whom is called like another; a computer gives way to a
    person, and else who sits later does.
    """
    taken, found = set[str](), dict[int, Player]()
    for player in sorted(players, key=lambda it: (it.user_id is None, it.seat)):
        name = _free(player.name, taken)
        taken.add(name.casefold())
        found[player.seat] = player if name == player.name else replace(player, name=name)
    return dict(sorted(found.items()))


def _free(name: str, taken: set[str]) -> str:
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} ({number})".casefold() in taken:
        number += 1
    return f"{name} ({number})"
