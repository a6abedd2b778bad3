"""People invited to a lobby or kept out of it, in a note that lasts until it starts or closes."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from pydantic import TypeAdapter

from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.store.texts import note
from engine.host.text_changes import change_text

NOTE: Final = "guests"
MOST_INVITED: Final = 10
MOST_CALLED: Final = 30
"""People that the invitations of one lobby call, of all that it has invited one after another."""


@dataclass(frozen=True, slots=True)
class Guests:
    """The people of a lobby who are no players of it, by user id.

    `barred`: those who were taken out of it; `invited`: who alone may join, None for everybody;
    `expected`: who is called to a rematch, which others may join too; `called`: those who have been
    called.
    """

    barred: tuple[int, ...] = ()
    invited: tuple[int, ...] | None = None
    called: tuple[int, ...] = ()
    expected: tuple[int, ...] = ()

    def need_welcome(self, user_id: int) -> None:
        """Raise Refused for a person who may not sit down."""
        demand(user_id not in self.barred, Refusal.BARRED)
        demand(self.invited is None or user_id in self.invited, Refusal.NOT_INVITED)

    def without(self, user_id: int) -> "Guests":
        """Return these guests with one more person who is kept out."""
        invited = (
            None if self.invited is None else tuple(it for it in self.invited if it != user_id)
        )
        return replace(self, barred=_distinct((*self.barred, user_id)), invited=invited)

    def inviting(self, users: Iterable[int]) -> "Guests":
        """Return these guests with others invited, who are kept out no longer; with nobody invited
        everyone may join.
        """
        invited = _distinct(users)
        demand(len(invited) <= MOST_INVITED, Refusal.NO_GUESTS, most=MOST_INVITED)
        barred = tuple(it for it in self.barred if it not in invited)
        return replace(self, barred=barred, invited=invited or None)

    @property
    def note(self) -> str:
        """The note that keeps them."""
        return _ADAPTER.dump_json(self).decode()


_ADAPTER: Final = TypeAdapter(Guests)
NO_GUESTS: Final = Guests()


def _distinct(users: Iterable[int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(users))


async def guests_of(host: Host, game_id: str) -> Guests:
    """Return the guests of a lobby."""
    return _read(await host.store.notes.get(game_id, NOTE))


async def note_invited(host: Host, game_id: str, users: Iterable[int]) -> None:
    """Note that people have been called by their invitation."""
    called = tuple(users)

    def of_text(text: str | None) -> str:
        before = _read(text)
        return replace(before, called=_distinct((*before.called, *called))).note

    await change_text(host, note(game_id, NOTE), of_text)


def _read(text: str | None) -> Guests:
    return NO_GUESTS if text is None else _ADAPTER.validate_json(text)
