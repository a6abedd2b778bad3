"""Everything that is kept about one person, as a file that they can read: JSON, nobody else's data.

Where rows of others name the person, the file tells where and as what, but not who the others are.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any, Final

from engine.host.background import in_background
from engine.host.people.blocks import BLOCKS
from engine.host.personal.redact import Subject, names_of, read_json
from engine.host.service import Host
from engine.host.store.records import BoardRecord, Draft, GameRecord, Message, Player, Step

MOVES: Final = "moves"
"""The part of a game that is left out where the whole file would be too large."""
LEFT_OUT: Final = "left out because the file would be too large; /monopoly export has them"
Json = dict[str, Any]


async def personal_file(host: Host, user_id: int, most: int) -> bytes:
    """Return all that is kept about a person as JSON of at most `most` bytes, if that is possible.

    The moves are left out of a larger file. Raises StoreError.
    """
    data = await personal_data(host, user_id)
    whole = await in_background(lambda: _dump(data))
    if len(whole) <= most:
        return whole
    games = [{**game, MOVES: LEFT_OUT} for game in data["games"]]
    return await in_background(lambda: _dump({**data, "games": games}))


def _dump(data: Json) -> bytes:
    return json.dumps(data, indent=1, ensure_ascii=False).encode()


async def personal_data(host: Host, user_id: int) -> Json:
    """Return all that is kept about a person, as values of JSON."""
    store, subject = host.store, Subject(user_id)
    naming = await store.personal.settings_naming(user_id)
    preferences = await store.preferences.get(user_id)
    results = await store.results.of_user(user_id)
    named = await store.personal.games_naming(user_id)
    games = [game for game_id in named if (game := await _game(host, game_id, subject))]
    return {
        "about": "Everything that this bot keeps about you. Times are UTC.",
        "made_at": _time(host.now()),
        "user_id": user_id,
        "preferences": None if preferences is None else json.loads(preferences),
        "settings": [
            _text(key, text, subject)
            for key, text in sorted(naming.items())
            # Who has blocked whom is told to nobody but the one who has.
            if subject.owns(key) or not key.startswith(BLOCKS)
        ],
        "boards": [_board(board) for board in await store.boards.of_user(user_id)],
        "results": [{**asdict(result), "ended_at": _time(result.ended_at)} for result in results],
        "games": games,
    }


def _board(board: BoardRecord) -> Json:
    times = {"created_at": _time(board.created_at), "changed_at": _time(board.changed_at)}
    server, names = board.guild_id or None, json.loads(board.body)
    return {"code": board.code, "server": server, **times, "names": names}


async def _game(host: Host, game_id: str, subject: Subject) -> Json | None:
    """Return what a game holds about a person; None if it does not name them after all."""
    store, user_id = host.store, subject.user_id
    record = await store.games.load(game_id)
    if record is None:
        return None
    rows = await store.games.players(game_id)
    own = [row for row in rows if user_id in (row.user_id, row.owner_id)]
    played = {player.seat for player in own if player.user_id == user_id}
    steps = await store.games.steps(game_id)
    notes = await store.notes.of_game(game_id)
    orders, draft = await store.notes.orders(game_id), await store.drafts.of_user(game_id, user_id)
    found: Json = {
        "seats": [_seat(player, user_id) for player in own],
        "orders": [json.loads(orders[seat]) for seat in played & orders.keys()],
        "draft": None if draft is None else _draft(draft),
        "notes": [_text(key, text, subject) for key, text in _naming(notes, subject)],
        "notices": list(_notices(steps, subject)),
        "messages": [_message(message) for message in await store.messages.of_game(game_id)
                     if subject.is_in(message.body)],
        MOVES: list(_moves(steps, played)),
    }  # fmt: skip
    is_host = record.host_id == user_id
    if not is_host and not any(found.values()):
        return None
    return {**_heading(record), "host": is_host, **found}


def _heading(record: GameRecord) -> Json:
    return {
        "game": record.id,
        "phase": record.phase,
        "server": "direct messages" if record.is_direct else record.guild_id,
        "channel": record.channel_id,
        "opened_at": _time(record.opened_at),
    }


def _seat(player: Player, user_id: int) -> Json:
    """Return the seat as the person has it; of one that they have lent, not who plays it."""
    if player.user_id != user_id:
        return {"seat": player.seat, "lent": True}
    away = None if player.away_until is None else _time(player.away_until)
    return {
        "seat": player.seat, "name": player.name, "token": player.token, "away_until": away,
        "missed_deadlines": player.missed, "time_bank_seconds": player.bank,
        "waiting_seconds_used": player.waited,
        "borrowed": player.owner_id is not None,
    }  # fmt: skip


def _draft(draft: Draft) -> Json:
    return {"changed_at": _time(draft.updated_at), "offer": json.loads(draft.body)}


def _naming(notes: dict[str, str], subject: Subject) -> Iterator[tuple[str, str]]:
    for key, text in sorted(notes.items()):
        if subject.owns(key) or subject.is_in(text):
            yield key, text


def _text(key: str, text: str, subject: Subject) -> Json:
    """Return a note or setting that names a person: whole if it is theirs alone."""
    if subject.owns(key):
        return {"key": key, "text": text}
    return {"key": key, "named_at": _places(text, subject.user_id)}


def _notices(steps: Sequence[Step], subject: Subject) -> Iterator[Json]:
    for step in steps:
        if step.notice is not None and subject.is_in(step.notice):
            notice = json.loads(step.notice)
            said: Json = {"at": _time(step.at), "kind": notice["kind"]}
            said["named_at"] = _places(step.notice, subject.user_id)
            said["names"] = sorted(names_of(subject.user_id, [step.notice]))
            if notice.get("by") == subject.user_id:
                said["reason"] = notice["reason"]
            yield said


def _message(message: Message) -> Json:
    return {"role": message.role, "channel": message.channel_id, "message": message.message_id}


def _moves(steps: Sequence[Step], seats: set[int]) -> Iterator[Json]:
    for step in steps:
        if step.seat in seats:
            yield {"at": _time(step.at), "seat": step.seat, "action": step.action, "by": step.by}


def _places(text: str, user_id: int) -> list[str]:
    """Return where an id stands in a JSON text, as paths such as "options.for"."""
    return list(dict.fromkeys(_paths(read_json(text), str(user_id), "")))


def _paths(value: Any, wanted: str, path: str) -> Iterator[str]:
    match value:
        case dict():
            for key, it in value.items():
                if wanted in key.split(":"):
                    yield path or "key"
                yield from _paths(it, wanted, f"{path}.{key}".strip("."))
        case list():
            for it in value:
                yield from _paths(it, wanted, path)
        case _ if wanted == str(value):
            yield path or "whole"


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
