"""Secret maxima for an estate that one player still thinks about: kept on disk until filed."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Annotated

from pydantic import BeforeValidator, TypeAdapter

from engine.core.actions import FileMaxima
from engine.core.lots import Lot, in_order, read_lot
from engine.host.service import Host
from engine.host.store.texts import note
from engine.host.text_changes import change_text

_Lot = Annotated[Lot, BeforeValidator(lambda key: read_lot(str(key)))]
"""Keys of a JSON object are text, also those that are spaces."""


@dataclass(frozen=True, slots=True)
class LotsDraft:
    """Maxima by lot, and how much may be spent on all lots together (None: no limit)."""

    maxima: dict[_Lot, int] = field(default_factory=dict)
    limit: int | None = None

    def with_maximum(self, lot: Lot, amount: int) -> "LotsDraft":
        """Return the draft with a new maximum for a lot, in dollars; 0 removes the lot."""
        rest = {other: most for other, most in self.maxima.items() if other != lot}
        return replace(self, maxima={**rest, lot: amount} if amount else rest)

    def filing(self) -> FileMaxima:
        """Return the action that files the draft, in board order.

        Without a limit for all lots, their maxima together are the limit.
        """
        return FileMaxima(in_order(tuple(self.maxima.items())), self.most)

    @property
    def most(self) -> int:
        """Return the most that the draft could cost, in dollars."""
        total = sum(self.maxima.values())
        return total if self.limit is None else min(total, self.limit)

    @property
    def digest(self) -> str:
        """Return a short hash of the draft."""
        text = repr((in_order(tuple(self.maxima.items())), self.limit))
        return sha256(text.encode()).hexdigest()[:12]


_BODY = TypeAdapter(LotsDraft)


NOTE = "lots:{}:{}"
"""The note on a game with the draft of a user, by the decision it is for and the user id."""


async def load_lots(host: Host, game_id: str, decision: int, user_id: int) -> LotsDraft:
    """Return a player's draft for an auction."""
    return _read(await host.store.notes.get(game_id, NOTE.format(decision, user_id)))


def _read(text: str | None) -> LotsDraft:
    return _BODY.validate_json(text) if text else LotsDraft()


async def change_lots(
    host: Host,
    game_id: str,
    decision: int,
    user_id: int,
    change: Callable[[LotsDraft], LotsDraft],
) -> LotsDraft:
    """Change a player's draft as it stands by now; return it."""

    def of_text(text: str | None) -> str | None:
        before = _read(text)
        after = change(before)
        return text if after == before else _BODY.dump_json(after).decode()

    stored = note(game_id, NOTE.format(decision, user_id))
    _, after = await change_text(host, stored, of_text)
    return _read(after)


async def drop_lots(host: Host, game_id: str, decision: int, user_id: int) -> None:
    """Delete a player's draft, once it is filed or its auction is over."""
    key = NOTE.format(decision, user_id)
    if await host.store.notes.get(game_id, key) is not None:  # Most have none: remembered so.
        await change_text(host, note(game_id, key), lambda _: None)
