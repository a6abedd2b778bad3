"""What is written in a game in place of the rows that name a person."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.host.personal.removal import Subject, free_stand_in, names_of, without
from engine.host.service import Host
from engine.host.snapshots import OpenLobby, Snapshot
from engine.host.store.personal import Replacement
from engine.host.store.records import Commit, GameRecord, Player, Step

WORD: Final = "forgotten"
"""The host's word for the step by which a person is no longer named in a game."""


async def replacement(host: Host, found: Snapshot, user_id: int) -> Replacement | None:
    """Return what is to be written so that a game does not name a person; None if it does not."""
    store, game_id = host.store, found.record.id
    steps = await store.games.steps(game_id)
    notices = {step.version: step.notice for step in steps if step.notice is not None}
    rows, notes = await store.games.players(game_id), await store.notes.of_game(game_id)
    results = [it for it in await store.results.of_user(user_id) if it.game_id == game_id]
    texts = [*notices.values(), *notes.values()]
    names = {it.name for it in rows if it.user_id == user_id} | {it.name for it in results}
    stand_in = free_stand_in(await _ids(host, found, rows, has_log=bool(steps)), texts)
    subject = Subject(user_id, stand_in, names_of(user_id, texts) | names - {""})
    bodies: dict[str, str | None] = {
        it.role: None for it in await store.messages.of_game(game_id) if subject.is_in(it.body)
    }
    change = Replacement(
        user_id,
        subject.stand_in,
        _commit(found, rows, host.now() if steps else None, subject),
        {at: after for at, text in notices.items() if (after := without(text, subject)) != text},
        bodies,
    )
    orders = dict.fromkeys(_own_orders(rows, await store.notes.orders(game_id), user_id))
    commit = replace(change.commit, notes=_without_notes(notes, subject), orders=orders)
    draft = await store.drafts.of_user(game_id, user_id)
    is_named = (results, draft, change.notices, bodies, commit.notes, orders)
    if not any(is_named) and not _differs(commit, found.record, rows):
        return None
    return replace(change, commit=commit)


async def _ids(
    host: Host, found: Snapshot, rows: tuple[Player, ...], *, has_log: bool
) -> list[int | None]:
    """Return the ids and stand-ins of a game. Without its log, results alone may know some."""
    record = found.record
    ids = [record.host_id, *(each for it in rows for each in (it.user_id, it.owner_id))]
    if not has_log:
        results = await host.store.results.of_guild(record.guild_id)
        ids += [it.user_id for it in results if it.game_id == record.id]
    return ids


def _commit(
    found: Snapshot, rows: tuple[Player, ...], now: float | None, subject: Subject
) -> Commit:
    """Return the change of the game's own row and its players, with a step in its log.

    `now`: the time of the step; None for a game whose log has been deleted. The newer version keeps
    anything that was made of the older one from being shown again.
    """
    before = found.record
    host_id = subject.stand_in if before.host_id == subject.user_id else before.host_id
    record = replace(before, version=before.version + 1, host_id=host_id)
    is_live = before.phase in ("lobby", "running")
    players = tuple(_without_player(it, subject, is_live=is_live) for it in rows)
    if isinstance(found, OpenLobby):
        record = replace(record, state=without(before.state, subject))
        return Commit(record, before.version, players=players)
    steps = () if now is None else (Step(record.version, now, None, None, WORD, "[]"),)
    outbox = ("table",) if is_live else ()
    deadlines = found.deadlines
    return Commit(record, before.version, steps, deadlines, players, outbox)


def _without_player(player: Player, subject: Subject, *, is_live: bool) -> Player:
    """Return a seat without a person. A person who plays a lent seat keeps it from now on."""
    user_id, stand_in = subject.user_id, subject.stand_in
    if player.user_id == user_id:
        player = replace(player, user_id=stand_in, name="", away_until=None)
    if player.owner_id == user_id:
        player = replace(player, owner_id=None if is_live else stand_in)
    return player


def _without_notes(notes: Mapping[str, str], subject: Subject) -> dict[str, str | None]:
    """Return the notes that change: a person's own ones go, others lose the person."""
    after = {
        key: None if subject.owns(key) else without(text, subject) for key, text in notes.items()
    }
    return {key: text for key, text in after.items() if text != notes[key]}


def _own_orders(rows: tuple[Player, ...], orders: Mapping[int, str], user_id: int) -> list[int]:
    return [it.seat for it in rows if it.user_id == user_id and it.seat in orders]


def _differs(commit: Commit, record: GameRecord, rows: tuple[Player, ...]) -> bool:
    """Return whether a change takes a person out of the game's own row, or of a seat."""
    after = commit.record
    own_row = (after.host_id, after.state) != (record.host_id, record.state)
    return own_row or commit.players != rows
