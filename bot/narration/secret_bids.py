"""What a player has bid in secret, in lines for that player alone."""

from collections.abc import Iterable, Mapping, Sequence

from bot.language.lots import lot_label, the_lot
from bot.language.voice import Voice
from bot.narration.log import LoggedEvent, LoggedStep
from engine.core.actions import FileMaxima, SetMaximum
from engine.core.events import AuctionOpened, AuctionUnsold, AuctionWon, Event, MaximumFiled
from engine.core.lots import Lot
from engine.core.notation import read
from engine.host.store.records import Step

Lots = Mapping[int, tuple[Lot, ...]]
"""What auctions sell, by their ids."""


def lots_opened(events: Iterable[Event]) -> dict[int, tuple[Lot, ...]]:
    """Return what is sold by the auctions that these events open."""
    return {it.auction: it.lots for it in events if isinstance(it, AuctionOpened)}


def with_secret_bids(
    lines: list[str], step: Step, events: Iterable[LoggedEvent], lots: Lots, voice: Voice
) -> list[str]:
    """Return the lines of a step of the reader's own; the first says what was bid in secret.

    `lots`: of the auctions that are known.
    """
    filed = _filed(events)
    if filed is None:
        return lines
    bids = _bids(step, lots.get(filed.auction, ()), voice)
    told = [voice.say("history-secret", line=line, bids=bids) for line in lines[:1]]
    return [*told, *lines[1:]]


def ordered_bid(step: Step, log: Sequence[LoggedStep], voice: Voice) -> str | None:
    """Return what the reader's standing orders have bid in secret in a step, and what came of it.

    None for a step in which they have not, and where the `log` lacks the beginning of the auction.
    """
    at = next((index for index, it in enumerate(log) if it[0].version == step.version), None)
    filed = None if at is None else _filed(log[at][1])
    if at is None or filed is None:
        return None
    lots = lots_opened([it for _, events in log for it in events]).get(filed.auction)
    if lots is None:
        return None
    maxima = _maxima(step, lots)
    if not maxima:
        return voice.say("ordered-pass", lots=voice.and_list([the_lot(it, voice) for it in lots]))
    later = [it for _, events in log[at:] for it in events]
    return " · ".join(_ordered_lot(step, lot, most, later, voice) for lot, most in maxima)


def _ordered_lot(
    step: Step, lot: Lot, most: int, later: Sequence[LoggedEvent], voice: Voice
) -> str:
    ends = (it for it in later if isinstance(it, AuctionWon | AuctionUnsold) and it.space == lot)
    end = next(ends, None)
    if end is None:
        fate, price, who = "open", 0, ""
    elif isinstance(end, AuctionUnsold):
        fate, price, who = "unsold", 0, ""
    else:
        fate = "won" if end.seat == step.seat else "lost"
        price, who = end.price, voice.player(end.seat)
    lots = the_lot(lot, voice)
    return voice.say("ordered-bid", most=most, lot=lots, fate=fate, price=price, who=who)


def _filed(events: Iterable[LoggedEvent]) -> MaximumFiled | None:
    return next((it for it in events if isinstance(it, MaximumFiled)), None)


def _maxima(step: Step, lots: tuple[Lot, ...]) -> tuple[tuple[Lot, int], ...]:
    """Return the maxima that a step has filed, as far as their lots are known."""
    match read(step.action)[1]:
        case FileMaxima(maxima=filed):
            return filed
        case SetMaximum(amount=amount) if len(lots) == 1:
            return ((lots[0], amount),)
    return ()


def _bids(step: Step, lots: tuple[Lot, ...], voice: Voice) -> str:
    """Return the maxima that a step has filed, each with its lot where that is known."""
    action, maxima = read(step.action)[1], _maxima(step, lots)
    if isinstance(action, SetMaximum) and not maxima:
        return voice.say("orders-short-most", most=action.amount)
    if not maxima:
        return voice.say("orders-short-most", most=0)
    return voice.and_list(
        [voice.say("priced", what=lot_label(it, voice), amount=most) for it, most in maxima]
    )
