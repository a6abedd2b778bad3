"""Lobbies as the text that is stored, also by earlier versions of the bot."""

import json
from dataclasses import replace

from pydantic import TypeAdapter

from engine.editions.choosing import fitting
from engine.host.lobby import Lobby

_ADAPTER = TypeAdapter(Lobby)


def dump_lobby(lobby: Lobby) -> str:
    """Return the lobby as JSON."""
    return _ADAPTER.dump_json(lobby).decode()


def load_lobby(text: str) -> Lobby:
    """Return the lobby of a JSON text; what it chose that can no longer be played is left out."""
    stored = json.loads(text)
    if "edition" in stored:  # Written when an edition was all there was to choose.
        stored["choice"] = {"edition": stored.pop("edition")}
    lobby = _ADAPTER.validate_python(stored)
    lobby = replace(lobby, choice=fitting(lobby.choice))
    if "agreed" in stored:
        return lobby
    # Written when joining was a yes to whatever would be played.
    return replace(lobby, agreed={it.user_id: lobby.terms for it in lobby.players if it.user_id})
