"""The stored messages of a game by their roles, while they are brought up to the state."""

import hashlib

from engine.host.store.leases import Fence
from engine.host.store.records import Message
from engine.host.store.store import Store

NONCE_BYTES = 12
"""In hexadecimal digits within the 25 letters of a nonce."""


class StoredMessages:
    """The messages of a game, read once: within a sync nobody else changes them.

    `fence`: by which ownership of the game's slot they are written.
    """

    def __init__(self, store: Store, game_id: str, fence: Fence | None = None) -> None:
        self.store = store
        self.game_id = game_id
        self.fence = fence
        self._messages: dict[str, Message] | None = None
        self._unsaved: dict[str, Message | None] = {}

    async def messages(self, *, open_only: bool = False) -> tuple[Message, ...]:
        """Return the game's messages, or those that still carry buttons, oldest first."""
        known = (await self._known()).values()
        return tuple([it for it in known if it.open] if open_only else known)

    async def message(self, role: str) -> Message | None:
        """Return the message that plays a role."""
        return (await self._known()).get(role)

    async def open_message(self, role: str) -> Message | None:
        """Return the message that plays a role, if it still carries buttons."""
        found = await self.message(role)
        return found if found is not None and found.open else None

    async def put(self, message: Message) -> None:
        """Remember the message of a role, in place of an earlier one."""
        await self.store.messages.put(message, self.fence)
        (await self._known())[message.role] = message
        self._unsaved.pop(message.role, None)

    async def put_on_save(self, message: Message) -> None:
        """Remember the message of a role when the sync ends: after a crash before that it is
        shown again.
        """
        (await self._known())[message.role] = message
        self._unsaved[message.role] = message

    async def drop(self, role: str) -> None:
        """Forget the message of a role."""
        await self.store.messages.drop(self.game_id, role, self.fence)
        (await self._known()).pop(role, None)
        self._unsaved.pop(role, None)

    async def drop_on_save(self, role: str) -> None:
        """Forget the message of a role when the sync ends."""
        (await self._known()).pop(role, None)
        self._unsaved[role] = None

    def nonce_about(self, what: str) -> str:
        """Return the nonce of what this game tells of."""
        key = f"{self.game_id}:{what}"
        return hashlib.blake2s(key.encode(), digest_size=NONCE_BYTES).hexdigest()

    async def save(self, shown: int | None = None, next_sync: float | None = None) -> None:
        """Write what was to be written at last; `shown`: the version that all messages show, until
        `next_sync` (unix seconds).
        """
        at_last, self._unsaved = self._unsaved, {}
        await self.store.messages.save(self.game_id, at_last, shown, self.fence, next_sync)

    async def _known(self) -> dict[str, Message]:
        if self._messages is None:
            stored = await self.store.messages.of_game(self.game_id)
            self._messages = {message.role: message for message in stored}
        return self._messages
