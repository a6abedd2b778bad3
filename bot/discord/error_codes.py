"""Discord's error codes: what each of them means for the bot, and why, in one table."""

import logging
from dataclasses import dataclass
from enum import Enum

import aiohttp
import discord

from bot.discord.limited_edits import is_limited

LOG = logging.getLogger(__name__)

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Whatever may come of asking Discord: its refusals, a pause it wants, a network that is down."""


TOO_MANY = 429
"""The status of an answer to more requests than Discord allows."""


class Delivery(Enum):
    """The outcome of a request to show something in Discord."""

    SHOWN = "shown"
    MISSING = "missing"
    """The message is gone: post it anew."""
    EDITS_LIMITED = "edits limited"
    """The message is too old to be edited so often: post it anew, take its buttons later."""
    ARCHIVED = "archived"
    """The thread is archived: unarchive it, and do it again."""
    LOCKED = "locked"
    """A moderator has archived and locked the thread: leave it so, and let the game wait."""
    UNREACHABLE = "unreachable"
    """The place or the person is closed to us: do not try again by itself."""
    LATER = "later"
    """Discord has trouble: tried again by itself, more and more seldom."""
    DONE_BEFORE = "done before"
    """What was asked for has been done before."""
    TOO_LATE = "too late"
    """The interaction takes no more answers: the message is edited by its id instead."""
    BLOCKED = "blocked"
    """The server's filter dislikes the text: once more, without the names of people."""
    REFUSED = "refused"
    """Our own mistake: logged as an error, and not tried again as it is."""

    @property
    def is_temporary(self) -> bool:
        """Whether the request may succeed if it is repeated in a while."""
        return self in (Delivery.LATER, Delivery.EDITS_LIMITED, Delivery.BLOCKED)

    @property
    def needs_other_text(self) -> bool:
        """Whether Discord refuses this text, and would accept another."""
        return self in (Delivery.REFUSED, Delivery.BLOCKED)

    @property
    def needs_no_pictures(self) -> bool:
        """Whether the screen may be sent without pictures: they are forbidden here, or too
        large.
        """
        return self in (Delivery.UNREACHABLE, Delivery.REFUSED)

    @property
    def needs_new_message(self) -> bool:
        """Whether a new message has to take the place of this one."""
        return self in (Delivery.MISSING, Delivery.EDITS_LIMITED)


@dataclass(frozen=True, slots=True)
class Meaning:
    """The consequence of an error code, and the reason for it."""

    delivery: Delivery
    reason: str


MEANINGS = {
    10003: Meaning(Delivery.UNREACHABLE, "The channel or thread is gone: the game is parked."),
    10004: Meaning(Delivery.UNREACHABLE, "The server is gone: the game is parked."),
    10008: Meaning(Delivery.MISSING, "Somebody has deleted the message."),
    10015: Meaning(Delivery.TOO_LATE, "What answers an interaction is gone a quarter hour later."),
    10062: Meaning(Delivery.TOO_LATE, "The interaction came late or is over; its action counts."),
    20028: Meaning(Delivery.LATER, "The channel takes no more messages for the moment."),
    30033: Meaning(Delivery.UNREACHABLE, "The thread is full: the channel has room for all."),
    30034: Meaning(Delivery.LATER, "No more commands today: buttons work, the next start syncs."),
    30046: Meaning(Delivery.EDITS_LIMITED, "Old messages may be edited seldom; new ones at once."),
    40003: Meaning(Delivery.LATER, "Direct messages were opened too fast; later they can be."),
    40005: Meaning(Delivery.REFUSED, "Our files are never so large: our mistake, told in words."),
    40060: Meaning(Delivery.TOO_LATE, "An answer that was sent twice has arrived once."),
    50001: Meaning(Delivery.UNREACHABLE, "We may not see the channel: the game is parked."),
    50007: Meaning(Delivery.UNREACHABLE, "Closed direct messages: the channel calls instead."),
    50013: Meaning(Delivery.UNREACHABLE, "We may not do this here; what else is allowed is done."),
    50027: Meaning(Delivery.TOO_LATE, "The token of an interaction dies after a quarter hour."),
    50035: Meaning(Delivery.REFUSED, "A body that breaks a limit is a mistake of ours."),
    50083: Meaning(Delivery.ARCHIVED, "Threads are archived when nobody writes in them."),
    50278: Meaning(Delivery.UNREACHABLE, "No server in common: the channel calls instead."),
    160004: Meaning(Delivery.DONE_BEFORE, "A crash came between: the thread has its message's id."),
    160005: Meaning(Delivery.UNREACHABLE, "The thread is locked: the channel is open."),
    160006: Meaning(Delivery.UNREACHABLE, "No more threads in this server: the channel is enough."),
    200000: Meaning(Delivery.BLOCKED, "Names are all that people have written in our messages."),
    240000: Meaning(Delivery.BLOCKED, "A name can look like a link that the server forbids."),
}
"""By the code in the body of Discord's answer."""

UNKNOWN_CODE = Meaning(Delivery.LATER, "Trouble at Discord, a pause it wants, or an unknown code.")
"""429 of every kind that discord.py has not waited out, 5xx, a dead network, unknown codes."""


def meaning(error: Exception) -> Meaning:
    """Return the meaning of a failed request."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    return MEANINGS.get(code, UNKNOWN_CODE)


def delivery(error: Exception) -> Delivery:
    """Return the outcome of a message by its failed request; an unknown failure is logged."""
    found = meaning(error)
    if found is UNKNOWN_CODE or found.delivery in (Delivery.LATER, Delivery.REFUSED):
        LOG.warning("a request to Discord failed: %s", describe(error))
    return found.delivery


def delivery_of_edit(error: Exception, message_id: int) -> Delivery:
    """Return the outcome of a failed edit: of an old message, each limit is that of its age."""
    limited = isinstance(error, discord.RateLimited) or (
        isinstance(error, discord.HTTPException) and error.status == TOO_MANY
    )
    return Delivery.EDITS_LIMITED if limited and is_limited(message_id) else delivery(error)


def describe(error: Exception) -> str:
    """Return a failure as part of a log line."""
    return " / ".join(f"{type(error).__name__} {error}".splitlines())
