"""Whether every stored text can be read, looked at before a press finds out that one cannot."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from pydantic import TypeAdapter

from engine.core.actions import OfferTrade
from engine.core.saves import load_events, load_state
from engine.host.ballots import UNDO, Ballot
from engine.host.lobby_text import LOBBY_SCHEMA, load_lobby
from engine.host.notices import load_notice
from engine.host.preferences.preferences import load_preferences
from engine.host.store.errors import StoreError
from engine.host.store.records import Player
from engine.host.store.texts import Row
from engine.players.orders import read_orders

MOST_DAMAGED: Final = 10
"""Damaged texts that are named."""
_OFFER: Final = TypeAdapter(OfferTrade)
_BEGINS_JSON: Final = ("{", "[", '"')
"""How texts that are JSON begin; others are an id, a locale, a number with a mark."""


class Damaged(StoreError):
    """A stored text cannot be read; the text says which, for the operator."""


def need_readable(table: str, row: Row) -> None:
    """Raise Damaged for a row with a text that the bot could not read."""
    for column, read in _READERS.get(table, {}).items():
        text = row.get(column)
        if text is not None and not _is_readable(read, text, row):
            raise Damaged(f"{_NAMES[table, column].format_map(row)} is damaged: it can’t be read.")


class DamagedTexts:
    """The stored texts that cannot be read, among the rows that `visit` was called with."""

    def __init__(self) -> None:
        self._found: list[str] = []

    def visit(self, table: str, row: Row) -> None:
        """Note a row with a text that the bot could not read."""
        try:
            need_readable(table, row)
        except Damaged as error:
            self._found.append(str(error))

    @property
    def sentences(self) -> list[str]:
        """What they are, up to MOST_DAMAGED, and how many more there are."""
        more = len(self._found) - MOST_DAMAGED
        rest = [f"{more} more can’t be read."] if more > 0 else []
        return [*self._found[:MOST_DAMAGED], *rest]


def _is_readable(read: Callable[[Any, Row], object], text: object, row: Row) -> bool:
    try:
        str(text).encode()  # A half of a surrogate pair stands for a byte that is no text.
        read(text, row)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return False
    return True


def _state(text: str, row: Row) -> object:
    if row["schema"] == LOBBY_SCHEMA:
        # Who sits there stands in other rows: what was joined with is read for nobody.
        seats = range(len(json.loads(text)["players"]))
        return load_lobby(text, players=[Player(seat, None, "", "") for seat in seats])
    return load_state(text, row["schema"])


def _note(text: str, row: Row) -> object:
    kind, _, subject = str(row["key"]).partition(":")
    if kind != "vote" or subject == UNDO:
        return _json(text, row)
    return Ballot.model_validate_json(text)


def _json(text: str, row: Row) -> object:
    return json.loads(text) if text.startswith(_BEGINS_JSON) else text


_READERS: Final[Mapping[str, Mapping[str, Callable[[Any, Row], object]]]] = {
    "games": {"state": _state},
    "steps": {
        "events": lambda text, row: load_events(text),
        "notice": lambda text, row: load_notice(text),
    },
    "players": {"name": lambda text, row: None},
    "orders": {"body": lambda text, row: read_orders(text)},
    "drafts": {"body": lambda text, row: _OFFER.validate_json(text)},
    "notes": {"body": _note},
    "messages": {"body": _json},
    "preferences": {"body": lambda text, row: load_preferences(text)},
    "settings": {"body": _json},
}
"""What reads a text, by table and column."""
_NAMES: Final = {
    ("games", "state"): "The state of game {id}",
    ("steps", "events"): "Step {version} in the log of game {game_id}",
    ("steps", "notice"): "Step {version} in the log of game {game_id}",
    ("players", "name"): "The name of seat {seat} in game {game_id}",
    ("orders", "body"): "What seat {seat} has ordered in game {game_id}",
    ("drafts", "body"): "A trade that is being put together in game {game_id}",
    ("notes", "body"): "The note {key} on game {game_id}",
    ("messages", "body"): "What is noted of the message {role} of game {game_id}",
    ("preferences", "body"): "What the user {user_id} has chosen",
    ("settings", "body"): "The setting {key}",
}
"""What each text is called."""
