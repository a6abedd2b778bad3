"""The store: what the host may ask of a database, a part at a time.

A store knows nothing of rules or of the chat: states, actions and events are text to it. Every
method that writes is one durable transaction: when it returns, the change survives a power cut.
Only notes of what is shown and who was there may be lost with the last seconds before one.
What only the owner of a game's slot may write is given the `fence` of the ownership by which it
acts, and raises LostLease (engine/host/store/leases.py) once there is a newer one.
Cancelling the task that waits for a write leaves it either done entirely or not at all. Any method
raises `Unwritable` (engine/host/store/errors.py) when the database refuses to work.

The parts hold the statements for every engine; engine/host/administration/databases.py names the
engines.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from engine.host.store.boards import Boards
from engine.host.store.database import Database
from engine.host.store.games import Games
from engine.host.store.health import Health
from engine.host.store.leases import Hints, Leases
from engine.host.store.messages import Messages, Outbox
from engine.host.store.notes import Drafts, Notes
from engine.host.store.personal import Personal
from engine.host.store.results import Results
from engine.host.store.schedule import Schedule
from engine.host.store.search import Search
from engine.host.store.settings import Preferences, Settings
from engine.host.store.texts import Texts


def _ignore(_: object) -> None:
    """Do nothing: not every store writes in groups."""


@dataclass(frozen=True, slots=True)
class Store:
    """Games and all that belongs to them, on disk: the parts of one database."""

    games: Games
    search: Search
    schedule: Schedule
    messages: Messages
    outbox: Outbox
    notes: Notes
    drafts: Drafts
    preferences: Preferences
    settings: Settings
    texts: Texts
    results: Results
    boards: Boards
    personal: Personal
    close: Callable[[], Awaitable[None]]
    """Finish what was begun and let go of the database; a second call does nothing."""
    leases: Leases | None = None
    """None where one process alone can use the database, and so owns every slot."""
    hints: Hints | None = None
    shared: bool = False
    """Whether other processes write to it too."""
    observe_groups: Callable[[Callable[[int], None]], None] = _ignore
    """Pass the size of each group of commits that share a transaction to a function from now on."""
    health: Health = field(default_factory=Health)
    """Whether the database can be used."""


def store_in(database: Database) -> Store:
    """Return the store in a database that is open."""
    return Store(
        games=Games(database),
        search=Search(database),
        schedule=Schedule(database),
        messages=Messages(database),
        outbox=Outbox(database),
        notes=Notes(database),
        drafts=Drafts(database),
        preferences=Preferences(database),
        settings=Settings(database),
        texts=Texts(database),
        results=Results(database),
        boards=Boards(database),
        personal=Personal(database),
        close=database.close,
        observe_groups=database.observe_groups,
        health=database.health,
    )
