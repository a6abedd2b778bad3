"""Reading a game from the store: all that the host keeps of it in memory."""

from engine.core.chance import FairChance
from engine.core.saves import load_state
from engine.host.clocks import parked
from engine.host.clocks.parked import read_parked
from engine.host.computers.notes import NOTE, load_notes
from engine.host.lobby import LOBBY_SCHEMA, load_lobby
from engine.host.memory import GameEntry
from engine.host.snapshots import OpenLobby, Snapshot, StartedGame
from engine.host.store.protocol import Store
from engine.host.store.records import GameRecord


async def read_snapshot(store: Store, record: GameRecord, entry: GameEntry) -> Snapshot:
    """Return the lobby or game of a row; the dice of a game go into its entry in memory."""
    secret = await store.games.secret(record.id)
    assert secret is not None
    if record.schema == LOBBY_SCHEMA:
        return OpenLobby(record, load_lobby(record.state), secret.commitment)
    entry.chance = FairChance(secret.seed, secret.mix)
    players = await store.games.players(record.id)
    has_computer = any(player.user_id is None for player in players)
    deadlines = await store.schedule.deadlines(record.id)
    may_be_parked = record.phase == "running" and not deadlines
    return StartedGame(
        record,
        players,
        deadlines,
        load_state(record.state, record.schema),
        await store.notes.orders(record.id),
        load_notes(await store.notes.get(record.id, NOTE) if has_computer else None),
        read_parked(await store.notes.get(record.id, parked.NOTE) if may_be_parked else None),
    )
