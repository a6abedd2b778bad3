"""Discord's error codes: what each of them means for the bot, and why, in one table."""

import logging
from dataclasses import dataclass
from enum import Enum

import aiohttp
import discord

LOG = logging.getLogger(__name__)

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Whatever may come of asking Discord: its refusals, a pause it wants, a network that is down."""


class Fate(Enum):
    """The outcome of a request to show something in Discord."""

    SHOWN = "shown"
    MISSING = "missing"
    """The message is gone: post it anew."""
    WORN = "worn"
    """The message is too old to be edited so often: post it anew, take its buttons later."""
    ASLEEP = "asleep"
    """The thread is archived: wake it, and do it again."""
    UNREACHABLE = "unreachable"
    """The place or the person is closed to us: do not try again by itself."""
    LATER = "later"
    """Discord has trouble: tried again by itself, more and more seldom."""
    THERE = "there"
    """It has been done before."""
    TOO_LATE = "too late"
    """The interaction takes no more answers: the message is edited by its id instead."""
    BLOCKED = "blocked"
    """The server's filter dislikes the text: once more, without the names of people."""
    REFUSED = "refused"
    """Our own mistake: logged as an error, and not tried again as it is."""

    @property
    def is_for_now(self) -> bool:
        """Whether the request may succeed if it is repeated in a while."""
        return self in (Fate.LATER, Fate.WORN, Fate.BLOCKED)

    @property
    def is_no_screen(self) -> bool:
        """Whether Discord refuses this text, and would accept another."""
        return self in (Fate.REFUSED, Fate.BLOCKED)

    @property
    def wants_words(self) -> bool:
        """Whether the screen may be sent without pictures: they are forbidden here, or too
        large.
        """
        return self in (Fate.UNREACHABLE, Fate.REFUSED)

    @property
    def wants_another(self) -> bool:
        """Whether a new message has to take the place of this one."""
        return self in (Fate.MISSING, Fate.WORN)


@dataclass(frozen=True, slots=True)
class Meaning:
    """The consequence of an error code, and the reason for it."""

    fate: Fate
    reason: str


MEANINGS = {
    10003: Meaning(Fate.UNREACHABLE, "The channel or thread is gone: the game is parked."),
    10004: Meaning(Fate.UNREACHABLE, "The server is gone: the game is parked."),
    10008: Meaning(Fate.MISSING, "Somebody has deleted the message."),
    10015: Meaning(Fate.TOO_LATE, "What answers an interaction is gone a quarter hour later."),
    10062: Meaning(Fate.TOO_LATE, "The interaction came late or is over; its action counts."),
    20028: Meaning(Fate.LATER, "The channel takes no more messages for the moment."),
    30033: Meaning(Fate.UNREACHABLE, "The thread is full: the channel has room for all."),
    30034: Meaning(Fate.LATER, "No more commands today: buttons work, the next start tells them."),
    30046: Meaning(Fate.WORN, "Old messages may be edited seldom; new ones at once."),
    40003: Meaning(Fate.LATER, "Direct messages were opened too fast; later they can be."),
    40005: Meaning(Fate.REFUSED, "Our files are never so large: a mistake of ours, told in words."),
    40060: Meaning(Fate.TOO_LATE, "An answer that was sent twice has arrived once."),
    50001: Meaning(Fate.UNREACHABLE, "We may not see the channel: the game is parked."),
    50007: Meaning(Fate.UNREACHABLE, "Closed direct messages: the channel calls instead."),
    50013: Meaning(Fate.UNREACHABLE, "We may not do this here; what else is allowed is done."),
    50027: Meaning(Fate.TOO_LATE, "The token of an interaction dies after a quarter hour."),
    50035: Meaning(Fate.REFUSED, "A body that breaks a limit is a mistake of ours."),
    50083: Meaning(Fate.ASLEEP, "Threads are archived when nobody writes in them."),
    50278: Meaning(Fate.UNREACHABLE, "No server in common: the channel calls instead."),
    160004: Meaning(Fate.THERE, "A crash came between: the thread has its message's id."),
    160005: Meaning(Fate.UNREACHABLE, "The thread is locked: the channel is open."),
    160006: Meaning(Fate.UNREACHABLE, "No more threads in this server: the channel is enough."),
    200000: Meaning(Fate.BLOCKED, "Names are all that people have written in our messages."),
    240000: Meaning(Fate.BLOCKED, "A name can look like a link that the server forbids."),
}
"""By the code in the body of Discord's answer."""

UNKNOWN_CODE = Meaning(Fate.LATER, "Trouble at Discord, a pause it wants, or an unknown code.")
"""429 of every kind that discord.py has not waited out, 5xx, a dead network, unknown codes."""


def meaning(error: Exception) -> Meaning:
    """Return the meaning of a failed request."""
    code = error.code if isinstance(error, discord.HTTPException) else 0
    return MEANINGS.get(code, UNKNOWN_CODE)


def fate(error: Exception) -> Fate:
    """Return the fate of a message by its failed request; an unknown failure is logged."""
    found = meaning(error)
    if found is UNKNOWN_CODE or found.fate in (Fate.LATER, Fate.REFUSED):
        LOG.warning("Discord did not do it: %s", describe(error))
    return found.fate


def describe(error: Exception) -> str:
    """Return a failure as part of a log line."""
    return " / ".join(f"{type(error).__name__} {error}".splitlines())
