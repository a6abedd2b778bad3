"""How an auction ended, from the newest steps of the log, and what is told of it in private."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.decisions.awaiting import answer_until
from bot.interactions.bid_notes import BidNote
from bot.interactions.context import Context
from bot.language.lots import the_lot
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.narration.log import LoggedStep
from bot.narration.narration import narrate
from bot.ui.press_record import PressRecord
from engine.core.actions import SeatId, SetMaximum
from engine.core.decisions import Auction, DebtSettlement, SealedAuction
from engine.core.events import AuctionOpened, AuctionUnsold, AuctionWon, MaximumFiled
from engine.core.lots import Lot
from engine.core.notation import read
from engine.core.why import AuctionPrice
from engine.host.clocks.paces import pace_of
from engine.host.refusals import Refusal, refuse
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat

RECENT = 200
"""Steps in which an auction is looked for: a form is not left open for longer."""


@dataclass(frozen=True, slots=True)
class AuctionOutcome:
    """What became of the lots of an auction, in order, and the reader's own maximum in dollars.

    `is_equal`: that another player has won for as much; `seat`: the reader's.
    """

    ends: tuple[AuctionWon | AuctionUnsold, ...]
    maximum: int | None
    is_equal: bool = False
    seat: SeatId | None = None


def outcome_text(outcome: AuctionOutcome, voice: Voice, game: StartedGame) -> str:
    """Return how an auction ended, the reader's own secret maximum if there was one, and what a
    winner still has to raise for it.
    """
    rules = game.position.rules
    match outcome.ends:
        case (AuctionWon(seat=seat) as end,) if seat == outcome.seat:
            lines = [_won(end, "auction-ended-mine", voice)]
        case (end,):
            lines = [voice.say("auction-ended", told=" ".join(narrate((end,), voice, rules)))]
        case ends:
            lines = [voice.say("auction-ended-lots")]
            for end in ends:
                if isinstance(end, AuctionWon) and end.seat == outcome.seat:
                    lines.append(_won(end, "auction-won-mine", voice))
                else:
                    lines += narrate((end,), voice, rules)
    if outcome.maximum is not None:
        own = voice.say("auction-own-maximum", maximum=outcome.maximum)
        lines.append(f"{own} {voice.say('auction-equal')}" if outcome.is_equal else own)
    return "\n".join([*lines, *_to_raise(outcome, voice, game)])


def _to_raise(outcome: AuctionOutcome, voice: Voice, game: StartedGame) -> Iterator[str]:
    """Yield what the reader lacks for what they have won, and where and until when to raise it."""
    settlement, seat = game.public().decision, outcome.seat
    if seat is None or not isinstance(settlement, DebtSettlement):
        return
    debt = settlement.debt_of(seat)
    if debt is None or not isinstance(debt.why, AuctionPrice):
        return
    cash, at = game.position.seats[seat].cash, answer_until(game, settlement, seat)
    yield voice.say(
        "auction-raise",
        cash=cash,
        missing=debt.amount - cash,
        at=int(at or 0),
        style="t" if pace_of(game.record.pace).live else "f",
        **place_facts(game.record),
    )


def _won(end: AuctionWon, key: str, voice: Voice) -> str:
    return voice.say(key, space=the_lot(end.space, voice), price=end.price)


async def outcome_of(
    host: Host, game: StartedGame, number: int, user_id: int, steps: int = RECENT
) -> AuctionOutcome | None:
    """Return how the auction of a decision ended; None if it is on, was undone, or did not begin
    within the newest steps.
    """
    after = max(0, game.record.version - steps)
    log = await host.history(game.record.id, user_id, after)
    found: list[AuctionWon | AuctionUnsold] = []
    lots: tuple[Lot, ...] = ()
    maximum: int | None = None
    seat = game.seat_of(user_id)
    for logged in log:
        for event in logged[1]:
            match event:
                case AuctionOpened(auction=auction, lots=opened) if auction == number:
                    lots = opened
                case AuctionWon(space=lot) | AuctionUnsold(space=lot) if lot in lots:
                    found.append(event)
        maximum = _maximum(logged, number, seat) or maximum
    ends = tuple(found[: len(lots)])
    is_equal = any(
        isinstance(end, AuctionWon) and end.seat != seat and end.price == maximum for end in ends
    )
    return AuctionOutcome(ends, maximum, is_equal, seat) if ends else None


def _maximum(logged: LoggedStep, number: int, seat: SeatId | None) -> int | None:
    """Return the secret maximum that a seat has set in a step, in dollars."""
    step, events = logged
    if step.seat != seat or not any(
        isinstance(event, MaximumFiled) and event.auction == number for event in events
    ):
        return None
    action = read(step.action)[1]
    return action.amount if isinstance(action, SetMaximum) else None


def is_on(game: StartedGame, number: int) -> bool:
    """Return whether this auction still runs."""
    decision = game.public().decision
    return isinstance(decision, Auction | SealedAuction) and decision.id == number


async def ended_text(context: Context, press: PressRecord, game: StartedGame) -> str:
    """Return how the auction of a press ended. Raises Refused where it did not end in a result."""
    need_seat(game, context.user_id)
    outcome = await outcome_of(context.host, game, press.decision, context.user_id)
    if outcome is None:
        refuse(Refusal.STALE)
    return outcome_text(outcome, context.voice(game), game)


async def note_panel(context: Context, game_id: str, number: int) -> None:
    """Remember the panel that was just shown: the end of the auction edits it."""
    publisher = context.publisher
    publisher.bid_notes.put_panel(BidNote(game_id, number, context.user_id, context.reply))
    if not is_on(await context.host.started_game(game_id), number):
        publisher.schedule(game_id)  # It ended while the panel was shown.
