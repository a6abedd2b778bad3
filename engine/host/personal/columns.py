"""Every column of the database, and what it holds about people: the one place that names them all.

Screens and docs/PRIVACY.md say by topic what is kept. A test compares the list with the schema.
"""

from collections.abc import Mapping
from typing import Final, Literal

Topic = Literal[
    "games",
    "moves",
    "results",
    "boards",
    "preferences",
    "orders",
    "drafts",
    "notes",
    "messages",
    "settings",
]
"""What a person is told of in one line.

`games`: their id and name at a table; `moves`: what they did there; `boards`: names that they have
put on boards of their own; `notes`: last visits, votes, questions; `messages`: which messages of
the bot are for them; `settings`: hints met, the language of their Discord, closed direct messages,
a permission to manage a server, people who are blocked.
"""
TOPICS: Final[tuple[Topic, ...]] = (
    "games", "moves", "results", "boards", "preferences", "orders", "drafts", "notes", "messages",
    "settings",
)  # fmt: skip

PERSONAL: Final[Mapping[str, Mapping[str, Topic]]] = {
    "games": {"host_id": "games"},
    "players": {
        "user_id": "games", "owner_id": "games", "name": "games", "token": "games",
        "bank": "games", "missed": "games", "away_until": "games",
        "waited": "games", "owner_waited": "games",
    },
    "steps": {"seat": "moves", "action": "moves", "notice": "moves"},
    "results": {
        "user_id": "results", "name": "results", "token": "results", "seat": "results",
        "place": "results", "fate": "results",
    },
    "boards": {"owner_id": "boards", "title": "boards", "body": "boards"},
    "preferences": {"user_id": "preferences", "body": "preferences"},
    "orders": {"seat": "orders", "body": "orders"},
    "drafts": {"user_id": "drafts", "body": "drafts", "updated_at": "drafts"},
    "notes": {"key": "notes", "body": "notes"},
    "messages": {"body": "messages"},
    "settings": {"key": "settings", "body": "settings"},
}  # fmt: skip
"""What each column is about, by table and column, where it says something of a person."""

IMPERSONAL: Final[Mapping[str, tuple[str, ...]]] = {
    "games": (
        "id", "version", "schema", "phase", "pace", "guild_id", "channel_id", "thread",
        "opened_at", "moved_at", "shown_version", "next_sync", "expires_at", "next_deadline",
        "paused_at", "number", "shifts", "state",
    ),
    "players": ("game_id", "seat", "character", "strength"),
    "steps": ("game_id", "version", "at", "key", "events", "hand"),
    "results": ("game_id", "guild_id", "ended_at", "seats", "turns", "unrated"),
    "boards": ("id", "code", "guild_id", "revision", "created_at", "changed_at"),
    "orders": ("game_id",),
    "drafts": ("id", "game_id"),
    "notes": ("game_id",),
    "messages": (
        "game_id", "role", "channel_id", "message_id", "version", "posted_at", "open",
    ),
    "deadlines": (
        "game_id", "decision", "seat", "kind", "at", "since", "bank", "calls", "called_at",
        "next_call", "covered", "used",
    ),
    "outbox": ("game_id", "role", "version"),
    "secrets": ("game_id", "seed", "commitment", "mix"),
    # An owner is a process of the host, and a line is its turn to connect to Discord.
    "leases": ("slot", "owner", "fence", "until", "connected_at"),
    "turns": ("line", "next_at"),
}  # fmt: skip
"""The other columns, by table."""
