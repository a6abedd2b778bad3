"""The person who has just pressed a button: nobody is called for their own press at the table."""

from collections.abc import Sequence

from bot.messages.calls import Call
from bot.messages.message_sync import MessageSync
from bot.messages.undo_question import ROLE as QUESTION
from bot.narration.log import LoggedStep
from engine.core.actions import SeatId
from engine.core.events import AuctionWon
from engine.host.notices import CameBack, GivenBack, Notice, Undone, load_notice
from engine.host.store.records import Step

ATTENTION_SECONDS = 2 * 60
"""Seconds after which who asked to take something back may look elsewhere."""


async def last_presser(sync: MessageSync, log: Sequence[LoggedStep], seen: int) -> int | None:
    """Return who pressed last after the version `seen`: that person is looking at the table."""
    for step, _ in reversed(log):
        if step.version > seen and step.key is not None:
            seat = await _seat_of(sync, step)
            if seat is not None:
                return sync.game.players[seat].user_id
    return None


def has_won_on_credit(call: Call, log: Sequence[LoggedStep], seen: int) -> bool:
    """Return whether a player owes what they have won in an auction since the version `seen`: they
    have pressed in its thread, which is closed.
    """
    if call.deadline.kind not in ("debt", "rescue"):
        return False
    events = [event for step, events in log if step.version > seen for event in events]
    return any(isinstance(it, AuctionWon) and it.seat == call.deadline.seat for it in events)


async def _seat_of(sync: MessageSync, step: Step) -> SeatId | None:
    """Return the seat whose press a step was; of some the host's notice tells."""
    notice: Notice | None = None if step.notice is None else load_notice(step.notice)
    match notice:
        case CameBack(seat=seat) | GivenBack(seat=seat):
            return seat
        case Undone(seat=seat, version=version):
            return None if await _was_asked_long_ago(sync, version) else seat
        case _:
            return step.seat


async def _was_asked_long_ago(sync: MessageSync, version: int) -> bool:
    """Return whether the table has taken its time to agree; where nobody was asked, it has not."""
    question = await sync.message(QUESTION)
    if question is None or question.body != str(version):
        return False
    return sync.now - question.posted_at > ATTENTION_SECONDS
