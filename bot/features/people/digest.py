"""The digest of an absence, grouped and short: the reader's own affairs, then each player's.

A pure function from the log, as its reader may know it, to lines. The history has all of it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.language.clipping import clip
from bot.language.language import Words
from bot.language.lots import the_lot
from bot.language.voice import Voice
from bot.narration.log import LoggedStep
from bot.narration.narration import narrate
from bot.narration.notices import notice_line
from bot.narration.secret_bids import lots_opened, ordered_bid, with_secret_bids
from bot.narration.undone import lasting
from engine.core import events as e
from engine.core.actions import SeatId
from engine.core.events import Event
from engine.core.lots import Lot
from engine.core.why import Rent
from engine.editions.rules import Rules
from engine.host.notices import CameBack, Moderated, Notice, WentAway, load_notice

MAX_LINES = 12
"""Lines at the most: a phone shows no more without scrolling."""
MAX_LENGTH = 180
DONE = ("bought", "won", "built", "sold", "mortgaged", "lifted")
"""What a player may have done with property, in the order in which it is told."""
_ORDERS_TOLD = 3


@dataclass(slots=True)
class _Digest:
    """What has happened, as the seat that reads it sees it.

    `bids`: what orders have bid in secret, in auctions of these `lots`.
    `refused`: who has declined an offer of the reader's. `paid`, `got`: the reader's rents, by the
    other player; `rents`: those of others, by who paid and who was paid; `left`: who is out of the
    game, and who got what they had.
    """

    seat: SeatId
    turns: int = 0
    missed: int = 0
    paid: Counter[SeatId] = field(default_factory=Counter)
    got: Counter[SeatId] = field(default_factory=Counter)
    rents: Counter[tuple[SeatId, SeatId]] = field(default_factory=Counter)
    done: dict[tuple[SeatId, str], list[Lot]] = field(default_factory=dict)
    orders: list[Event] = field(default_factory=list)
    bids: list[LoggedStep] = field(default_factory=list)
    lots: dict[int, tuple[Lot, ...]] = field(default_factory=dict)
    left: list[Event] = field(default_factory=list)
    refused: list[SeatId] = field(default_factory=list)
    deals: list[Event] = field(default_factory=list)

    def note(self, event: Event) -> None:
        """Count one event more."""
        match event:
            case e.TurnStarted():
                self.turns += 1
            case e.Paid(why=Rent()):
                self._rent(event)
            case e.WentBankrupt() | e.Resigned() | e.EstateTaken() | e.EstateSurrendered():
                self.left.append(event)
            case e.TradeMade():
                self.deals.append(event)
            case e.TradeClosed(trade=trade, by="declined"):
                self.refused += [trade.partner] if trade.proposer == self.seat else []
            case _:
                self._property(event)

    def _rent(self, event: e.Paid) -> None:
        if event.seat == self.seat:
            self.paid.update({owner: event.amount for owner in event.to})
            return
        for owner in event.to:
            if owner == self.seat:
                self.got[event.seat] += event.amount
            else:
                self.rents[event.seat, owner] += event.amount

    def _property(self, event: Event) -> None:
        match event:
            case e.PropertyBought(seat=seat, space=space):
                self._did(seat, "bought", space)
            case e.AuctionWon(seat=seat, space=space):
                self._did(seat, "won", space)
            case e.Built(seat=seat, levels=levels):
                self._did(seat, "built", *(space for space, _ in levels))
            case e.BuildingsSold(seat=seat, levels=levels):
                self._did(seat, "sold", *(space for space, _ in levels))
            case e.Mortgaged(seat=seat, space=space):
                self._did(seat, "mortgaged", space)
            case e.Unmortgaged(seat=seat, space=space):
                self._did(seat, "lifted", space)

    def _did(self, seat: SeatId, what: str, *lots: Lot) -> None:
        known = self.done.setdefault((seat, what), [])
        known += [lot for lot in lots if lot not in known]


def digest_lines(log: Iterable[LoggedStep], seat: SeatId, voice: Voice, rules: Rules) -> list[str]:
    """Return what the player on a seat has missed, the most important first; empty for nothing."""
    digest = _Digest(seat)
    log = list(lasting(log))
    for step, events in log:
        for event in events:
            digest.note(event)
        digest.lots |= lots_opened(events)
        if step.seat == seat and step.hand == "orders":
            secret = [it for it in events if isinstance(it, e.MaximumFiled)]
            digest.bids += [(step, tuple(secret))] if secret else []
            digest.orders += [it for it in events if it not in secret]
        if step.seat == seat and step.hand in ("silence", "absence"):
            digest.missed += 1
    lines = [
        *_notices(log, seat, voice),
        *narrate(digest.left, voice, rules),
        *_own(digest, voice),
        *narrate(digest.deals, voice, rules),
        *[
            voice.say("trade-outcome-declined", who=voice.player(it), side="proposer")
            for it in digest.refused
        ],
        *_orders(digest, log, voice, rules),
        *_players(digest, voice),
    ]
    if digest.turns:
        lines.append(voice.say("digest-turns", count=digest.turns))
    return _short(lines, voice.words)


def _notices(log: Iterable[LoggedStep], seat: SeatId, voice: Voice) -> list[str]:
    """Return what moderators have done, and which of the others are away, or back, by now."""
    notices = [load_notice(step.notice) for step, _ in log if step.notice is not None]
    presence = {it.seat: it for it in notices if isinstance(it, WentAway | CameBack)}
    told: list[Notice] = [it for it in notices if isinstance(it, Moderated)]
    others = [it for other, it in presence.items() if other != seat]
    told += [it for it in others if isinstance(it, CameBack)]
    away = sorted((it for it in others if isinstance(it, WentAway)), key=lambda it: it.until)
    names = [voice.say("digest-away-until", who=voice.player(it.seat), at=it.until) for it in away]
    lines = [notice_line(it, voice) for it in told]
    if names:
        lines.append(voice.say("digest-away", who=" · ".join(names), count=len(names)))
    return lines


def _own(digest: _Digest, voice: Voice) -> list[str]:
    lines = []
    if digest.missed:
        lines.append(voice.say("digest-silence", count=digest.missed))
    if digest.paid:
        lines.append(voice.say("digest-paid", sums=_sums(digest.paid, voice)))
    if digest.got:
        lines.append(voice.say("digest-got", sums=_sums(digest.got, voice)))
    return lines


def _sums(sums: Counter[SeatId], voice: Voice) -> str:
    texts = [
        voice.say("priced", what=voice.name(seat), amount=amount)
        for seat, amount in sums.most_common()
    ]
    return voice.and_list(texts)


def _orders(digest: _Digest, log: Sequence[LoggedStep], voice: Voice, rules: Rules) -> list[str]:
    narrated = narrate(digest.orders, voice, rules)
    for step, events in digest.bids:
        if bid := ordered_bid(step, log, voice):
            narrated.append(bid)
            continue
        told = narrate(events, voice, rules)
        narrated += with_secret_bids(told, step, events, digest.lots, voice)
    return [voice.say("digest-orders", what=line) for line in narrated[:_ORDERS_TOLD]]


def _players(digest: _Digest, voice: Voice) -> list[str]:
    """One line for each player who did something or paid rent; the reader's comes first."""
    busy = {seat for seat, _ in (*digest.done, *digest.rents)}
    seats = sorted(busy, key=lambda it: (it != digest.seat, it))
    return [_player(digest, seat, voice) for seat in seats]


def _player(digest: _Digest, seat: SeatId, voice: Voice) -> str:
    did = [
        voice.say(f"digest-{what}", lots=_lots(lots, voice), count=len(lots))
        for what in DONE
        if (lots := digest.done.get((seat, what)))
    ]
    did += [
        voice.say("digest-rent", whom=voice.name(owner), amount=amount)
        for (payer, owner), amount in digest.rents.most_common()
        if payer == seat
    ]
    return voice.say("digest-player", who=voice.player(seat), did=voice.semicolon_list(did))


def _lots(lots: Sequence[Lot], voice: Voice) -> str:
    return voice.and_list([the_lot(lot, voice) for lot in lots])


def _short(lines: Sequence[str], words: Words) -> list[str]:
    shown = [clip(line, MAX_LENGTH) for line in lines[:MAX_LINES]]
    if len(lines) > MAX_LINES:
        shown[-1] = words.say("digest-more", count=len(lines) - MAX_LINES + 1)
    return shown
