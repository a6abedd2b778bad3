"""A game without what its people have typed: for a server whose filter dislikes a name."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, TypeVar

from bot.language.language import Words
from engine.host.notices import dump_notice, load_notice
from engine.host.snapshots import OpenLobby, Snapshot
from engine.host.store.records import Player, Step

P = TypeVar("P", bound=Player)


def redacted(snapshot: Snapshot, words: Words) -> Snapshot:
    """Return the game with the numbers of the seats in place of names."""
    if isinstance(snapshot, OpenLobby):
        players = _redacted(snapshot.lobby.players, words)
        return replace(snapshot, lobby=replace(snapshot.lobby, players=players))
    return replace(snapshot, players=_redacted(snapshot.players, words))


TYPED_FIELDS = ("before", "after", "owner", "reason")
"""The fields of notices that somebody has typed."""


def redacted_step(step: Step, words: Words) -> Step:
    """Return a step of the log without what the notice in it repeats of people's own words."""
    if step.notice is None:
        return step
    notice = load_notice(step.notice)
    found = {field.name for field in fields(notice)}.intersection(TYPED_FIELDS)
    said: dict[str, Any] = {name: words.say(f"untyped-{name}") for name in found}
    return replace(step, notice=dump_notice(replace(notice, **said)))


def _redacted(players: Iterable[P], words: Words) -> tuple[P, ...]:
    return tuple(
        replace(player, name=words.say("player-nameless", number=player.seat + 1))
        for player in players
    )
