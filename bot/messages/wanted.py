"""What a kind of message derives from a game as it stands: what has to be there, what is over."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.ui.screen import Screen
from engine.host.store.records import Message


@dataclass(frozen=True, slots=True)
class Wanted:
    """The message that has to play a role.

    `body`: what is stored with a new one, and at each edit of one that `follows` the log.
    `then`: what is done once it is there, such as to call people by direct message.
    `to`: the person it goes to; None for the channel of the game.
    `below`: how it takes the place of the one that is there; None where that is edited.
    `is_final`: from then on it is never touched again.
    """

    role: str
    screen: Screen
    body: str = "{}"
    then: Callable[[Message], Awaitable[object]] | None = None
    to: "Direct | None" = None
    below: "Below | None" = None
    follows: bool = False
    is_final: bool = False


@dataclass(frozen=True, slots=True)
class Direct:
    """A person to whom a message goes directly; once it is there, its kind edits it.

    `about` names what it tells of: sent again after a crash, it arrives once. `otherwise` builds
    the message for the channel, if this person's direct messages are closed.
    """

    user_id: int
    about: str
    otherwise: Callable[[], Awaitable[Wanted]]


@dataclass(frozen=True, slots=True)
class Below:
    """A new message comes in the place of one that stands above.

    `left`: what stays of the old one. `otherwise`: builds what the old one has to say if no other
    can be posted.
    """

    left: Screen
    otherwise: Callable[[], Awaitable[Wanted]]


@dataclass(frozen=True, slots=True)
class Over:
    """A message that nobody can answer any more.

    `left`: what stays of it; None deletes it. If it `goes`, that stays where it cannot be deleted.
    `to`: whose direct message it is; None for what the table sees.
    `then`: what is done once it has lost its buttons, or is deleted; after a kill, maybe once more.
    """

    message: Message
    left: Screen | None = None
    goes: bool = False
    to: int | None = None
    then: Callable[[], Awaitable[None]] | None = None


Change = Wanted | Over
