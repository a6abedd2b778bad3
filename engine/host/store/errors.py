"""Errors of a store: each says in a sentence what the operator of the bot can do."""

from __future__ import annotations


class StoreError(Exception):
    """Any refusal of a store."""


class Conflict(StoreError):
    """The game is not at the expected version; `found` is None when there is no such game."""

    def __init__(self, game_id: str, expected: int, found: int | None) -> None:
        super().__init__(f"game {game_id} is at version {found}, not {expected}")
        self.game_id = game_id
        self.expected = expected
        self.found = found


class Repeated(StoreError):
    """The request was committed before; `version` is that of its first outcome."""

    def __init__(self, version: int) -> None:
        super().__init__(f"already committed as version {version}")
        self.version = version


class NewerSchema(StoreError):
    """The database was written by a newer version of this program."""

    def __init__(self, place: str, found: int, known: int) -> None:
        super().__init__(
            f"A newer version of this program has written the database {place} (schema {found}; "
            f"this version knows schema {known}). Start the newer version."
        )
        self.found = found
        self.known = known


class Unusable(StoreError):
    """A database cannot be used in the way that was asked for; nothing was changed."""


class MissingPackage(StoreError):
    """An engine needs a package that is not installed."""

    def __init__(self, what: str, package: str, command: str) -> None:
        super().__init__(f"{what} needs the package {package}. To install it, run: {command}")


class Unreadable(StoreError):
    """What is at a URL cannot be read as a database."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The database {place} cannot be opened: {reason}.")
        self.reason = reason


class Unwritable(StoreError):
    """The database cannot be opened or written just now; nothing was changed.

    Only where the connection to a server is lost in the middle of a commit is it not known whether
    that was done: the next query finds the game at its old version, or at the new one.
    """

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"The database {place} cannot be written: {reason}.")
        self.reason = reason
