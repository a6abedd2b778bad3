"""Names by which the players of one game are told apart: "Alex" and "Alex (2)"."""

import unicodedata
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from bot.language.names import PEOPLE_CACHE_SIZE
from engine.host.store.records import Player


def told_apart(players: Iterable[Player]) -> dict[int, Player]:
    """Return the players by seat, none of whom is called like another, as far as eyes can tell
    letters of one kind apart; a computer gives way to a person, and else who sits later does.
    """
    taken, found = set[str](), dict[int, Player]()
    for player in sorted(players, key=lambda it: (it.user_id is None, it.seat)):
        name = _free(player.name, taken)
        taken.add(_seen(name))
        found[player.seat] = player if name == player.name else replace(player, name=name)
    return dict(sorted(found.items()))


def _free(name: str, taken: set[str]) -> str:
    if _seen(name) not in taken:
        return name
    number = 2
    while _seen(f"{name} ({number})") in taken:
        number += 1
    return f"{name} ({number})"


@lru_cache(PEOPLE_CACHE_SIZE)
def _seen(name: str) -> str:
    """Return a name without what is invisible, in one width and in small letters."""
    plain = unicodedata.normalize("NFKC", name)
    letters = "".join(it for it in plain if unicodedata.category(it) != "Cf")
    return " ".join(letters.split()).casefold()
