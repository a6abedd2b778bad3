"""What a table votes about: one ballot for each subject, kept as a note on the game.

Whether a choice is undone is no ballot: engine/host/people/undo.py.
"""

from typing import Final

from pydantic import BaseModel, ConfigDict, Field

from engine.core.actions import SeatId
from engine.host.store.store import Store

CANCEL: Final = "cancel"
PAUSE: Final = "pause"
RESUME: Final = "resume"
UNDO: Final = "undo"
FOR, AGAINST = "for", "against"
PAUSED_WITHOUT: Final = "paused-without"
"""The note with the user ids, a JSON list, of those any of whom may end a pause alone."""
_NUMBERS = {CANCEL: -3, PAUSE: -4, RESUME: -5, UNDO: -6}
_OF_SEATS = -10


class Ballot(BaseModel):
    """The user ids for each option, all of which count until `until` (unix seconds).

    `about` is what is asked for: of a pause, its end. `volunteers`: names by user ids. `decided`:
    what the last vote of several about the same thing has come to.
    """

    model_config = ConfigDict(frozen=True)

    until: float
    about: int = 0
    options: dict[str, tuple[int, ...]] = Field(default_factory=dict)
    volunteers: dict[int, str] = Field(default_factory=dict)
    decided: str = ""

    def counting(self, user_id: int, option: str) -> "Ballot":
        """Return the ballot with one person's vote, in place of that person's earlier one."""
        options = {
            each: tuple(user for user in users if user != user_id)
            for each, users in self.options.items()
        }
        options[option] = (*options.get(option, ()), user_id)
        return self.model_copy(update={"options": options})

    def users(self, option: str) -> tuple[int, ...]:
        """Return the user ids that are for an option."""
        return self.options.get(option, ())


def absent(seat: SeatId) -> str:
    """Return the subject of what becomes of an absent player's seat."""
    return f"absent:{seat}"


def seat_of(subject: str) -> SeatId | None:
    """Return the absent player's seat that a subject is about, None for another subject."""
    _, colon, seat = subject.partition(":")
    return int(seat) if colon else None


def note(subject: str) -> str:
    """Return the key of a ballot's note."""
    return f"vote:{subject}"


def number(subject: str) -> int:
    """Return the number that stands for a seat in the ballot's deadline: one for each subject."""
    if (known := _NUMBERS.get(subject)) is not None:
        return known
    return _OF_SEATS - int(subject.removeprefix("absent:"))


async def last_ballot(store: Store, game_id: str, subject: str) -> Ballot | None:
    """Return the ballot on a subject, even if it has lapsed; None once it is settled."""
    text = await store.notes.get(game_id, note(subject))
    return None if text is None else Ballot.model_validate_json(text)


async def ballot_on(store: Store, game_id: str, subject: str, now: float) -> Ballot | None:
    """Return the ballot on a subject that counts at `now`."""
    found = await last_ballot(store, game_id, subject)
    return found if found is not None and now < found.until else None
