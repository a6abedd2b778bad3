"""A lobby as the text in which it is stored, beside its host and its players."""

import json
from collections.abc import Iterable
from dataclasses import asdict, fields, replace
from typing import Any, Final

from pydantic import TypeAdapter

from engine.editions.choice import fitting
from engine.host.lobby import Lobby
from engine.host.store.records import Player

LOBBY_SCHEMA = 0
"""A game whose state has this schema is a lobby, open or closed; games count from 1."""
_ADAPTER: Final = TypeAdapter(Lobby)
_SEATED: Final[Any] = {"__all__": {field.name for field in fields(Player)}}
"""What the rows of a lobby's players hold: who sits there stands nowhere else."""


def dump_lobby(lobby: Lobby) -> str:
    """Return the lobby as JSON, as it is stored beside its host and its players."""
    return _ADAPTER.dump_json(lobby, exclude={"host_id": True, "players": _SEATED}).decode()


def load_lobby(text: str, host_id: int = 0, players: Iterable[Player] = ()) -> Lobby:
    """Return the lobby of a JSON text; what it chose that can no longer be played is left out."""
    stored = json.loads(text)
    if "edition" in stored:  # Written when an edition was all there was to choose.
        stored["choice"] = {"edition": stored.pop("edition")}
    rows, joined = [asdict(player) for player in players], stored["players"]
    if "host_id" in stored:  # Written by an earlier version, which kept by person what it mixed in.
        users, both = [str(row["user_id"]) for row in rows], ("mixed", "agreed")
        joined = [
            {name: stored[name][it] for name in both if it in stored.get(name, ())} for it in users
        ]
    joined = [*joined, *[{}] * (len(rows) - len(joined))]
    seated = [row | by for row, by in zip(rows, joined, strict=False)]
    found = _ADAPTER.validate_python({**stored, "host_id": host_id, "players": seated})
    lobby = replace(found, choice=fitting(found.choice))
    for player in [p for p in lobby.players if p.user_id is not None and p.agreed is None]:
        lobby = lobby.confirmed_by(player.user_id or 0, lobby.terms)  # To join was a yes then.
    return lobby
