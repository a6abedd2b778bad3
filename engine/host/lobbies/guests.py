"""People kept out of a lobby, in a note that lasts until it starts or closes."""

from dataclasses import dataclass, replace
from typing import Final

from pydantic import TypeAdapter

from engine.host.refusals import Refusal, demand
from engine.host.service import Host

NOTE: Final = "guests"


@dataclass(frozen=True, slots=True)
class Guests:
    """The people whom a lobby keeps out. `barred`: user ids of those who were taken out of it."""

    barred: tuple[int, ...] = ()

    def need_welcome(self, user_id: int) -> None:
        """Raise Refused for a person who may not sit down."""
        demand(user_id not in self.barred, Refusal.BARRED)

    def without(self, user_id: int) -> "Guests":
        """Return these guests with one more person who is kept out."""
        return replace(self, barred=tuple(dict.fromkeys((*self.barred, user_id))))

    @property
    def note(self) -> str:
        """The note that keeps them."""
        return _ADAPTER.dump_json(self).decode()


_ADAPTER: Final = TypeAdapter(Guests)


async def guests_of(host: Host, game_id: str) -> Guests:
    """Return the guests of a lobby."""
    text = await host.store.notes.get(game_id, NOTE)
    return Guests() if text is None else _ADAPTER.validate_json(text)
