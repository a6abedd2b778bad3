"""What a player has bid in secret, in lines for that player alone."""

from collections.abc import Iterable, Mapping

from bot.language.lots import lot_label
from bot.language.voice import Voice
from bot.narration.log import LoggedEvent
from engine.core.actions import FileMaxima, SetMaximum
from engine.core.events import AuctionOpened, Event, MaximumFiled
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
    filed = next((it for it in events if isinstance(it, MaximumFiled)), None)
    if filed is None:
        return lines
    bids = _bids(step, lots.get(filed.auction, ()), voice)
    told = [voice.say("history-secret", line=line, bids=bids) for line in lines[:1]]
    return [*told, *lines[1:]]


def _bids(step: Step, lots: tuple[Lot, ...], voice: Voice) -> str:
    """Return the maxima that a step has filed, each with its lot where that is known."""
    maxima: tuple[tuple[Lot, int], ...] = ()
    match read(step.action)[1]:
        case FileMaxima(maxima=filed):
            maxima = filed
        case SetMaximum(amount=amount) if len(lots) == 1:
            maxima = ((lots[0], amount),)
        case SetMaximum(amount=amount):
            return voice.say("orders-short-most", most=amount)
    if not maxima:
        return voice.say("orders-short-most", most=0)
    return voice.and_list(
        [voice.say("priced", what=lot_label(it, voice), amount=most) for it, most in maxima]
    )
