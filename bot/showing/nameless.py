"""A game told without what its people have typed: for a server whose filter dislikes a name."""

from collections.abc import Iterable
from dataclasses import replace

from bot.language import Words
from engine.host.records import Player
from engine.host.snapshots import Open, Snapshot


def nameless(snapshot: Snapshot, words: Words) -> Snapshot:
    """The same game, with the numbers of the seats in place of names."""
    players = _nameless(snapshot.players, words)
    if isinstance(snapshot, Open):
        return replace(snapshot, lobby=replace(snapshot.lobby, players=players))
    return replace(snapshot, players=players)


def _nameless(players: Iterable[Player], words: Words) -> tuple[Player, ...]:
    return tuple(
        replace(player, name=words.say("player-nameless", number=player.seat + 1))
        for player in players
    )
