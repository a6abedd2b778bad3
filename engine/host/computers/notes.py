"""What is noted of a game's computers beside its log: motives, chances, offers they have made."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from pydantic import TypeAdapter

from engine.core.actions import Action, DeclineTrade, OfferTrade, SeatId, WithdrawTrade
from engine.core.events import AuctionWon, Event, Trade, TradeMade
from engine.core.state import GameState, waiting
from engine.host.computers.thinker import Thought
from engine.players.motives import ACCEPTED, PUBLIC, TRADED, WINS, Motive

NOTE = "computers"
"""The key of the note on a game."""
HOPELESS = 0.01
"""The chance to win below which a computer would leave, if it lasts for PATIENCE of its laps."""
PATIENCE = 3
WON, STILL_WON = 0.97, 0.9
"""The chance to win from which on a person has as good as won, and below which that is over."""
ROUTINE = ("throw", "end", "went-on")
"""Kinds of motives for what has to be done anyway: the one before stays the last."""
OUTBID = ("outbid", "outbid-cash", "outbid-spare")
"""Kinds about the end of bidding."""
ENDS_KEPT = 12
"""Offers that computers have ended of which the notes keep why."""
OMISSIONS = ("kept", "passed-building", "held-mortgages", *OUTBID)
"""Kinds of what is left undone, which for a round is no news beside what was done."""


@dataclass(frozen=True, slots=True)
class GivenMotive:
    """The motive of a computer's last thought.

    `decision`: the id of what waited then; `turn`: the turn in which it did.
    """

    decision: int
    motive: Motive
    turn: int = 0


@dataclass(frozen=True, slots=True)
class ComputerNotes:
    """Notes on the computers of one game.

    `motives`: the last of each computer's seat; `public`: the last that everybody may read of them,
    as no offer that was refused is; `earlier`: the last of those from a decision before that one,
    for the time in which a bid is secret. `chances`: each seat's chance to win, as a computer
    judged it last. `hopeless`: by seat, since which of its laps a computer has had next to no
    chance. `winning`: since which of their laps a player has as good as won. `offered`:
    by a person's seat, the lap on which a computer last offered a trade.
    `offers`: why a computer made its last offer to each other seat, by its seat and by theirs;
    `trades`: why each made its last trade. `ended`: why a computer declined, countered or withdrew
    an offer, by the offer's id, of the newest.
    """

    motives: Mapping[SeatId, GivenMotive] = field(default_factory=dict)
    chances: Mapping[SeatId, float] = field(default_factory=dict)
    hopeless: Mapping[SeatId, int] = field(default_factory=dict)
    winning: Mapping[SeatId, int] = field(default_factory=dict)
    offered: Mapping[SeatId, int] = field(default_factory=dict)
    public: Mapping[SeatId, GivenMotive] = field(default_factory=dict)
    offers: Mapping[SeatId, Mapping[SeatId, GivenMotive]] = field(default_factory=dict)
    trades: Mapping[SeatId, GivenMotive] = field(default_factory=dict)
    earlier: Mapping[SeatId, GivenMotive] = field(default_factory=dict)
    ended: Mapping[int, Motive] = field(default_factory=dict)

    def after_thought(self, state: GameState, seat: SeatId, thought: Thought) -> "ComputerNotes":
        """Return the notes after a thought on a state, which is not carried out yet."""
        notes = self
        if thought.motive is not None and thought.motive.kind not in ROUTINE:
            given = GivenMotive(waiting(state).id, thought.motive, state.turn)
            if not self._is_no_news(given, seat, len(state.players())):
                notes = notes._with_motive(seat, given)
            notes = notes._with_end(_ended_offer(thought.action), thought.motive)
        if thought.chances:
            chances = {it: round(chance, 4) for it, chance in thought.chances.items()}
            hopeless = {
                it: notes.hopeless.get(it, state.seats[it].laps)
                for it, chance in chances.items()
                if chance < HOPELESS
            }
            winning = {
                it: notes.winning.get(it, state.seats[it].laps)
                for it, chance in chances.items()
                if chance >= (STILL_WON if it in notes.winning else WON)
            }
            notes = replace(notes, chances=chances, hopeless=hopeless, winning=winning)
        return notes

    def _with_end(self, offer: int | None, motive: Motive) -> "ComputerNotes":
        if offer is None:
            return self
        newest = sorted({*self.ended, offer})[-ENDS_KEPT:]
        ended = {**self.ended, offer: motive}
        return replace(self, ended={number: ended[number] for number in newest})

    def _is_no_news(self, given: GivenMotive, seat: SeatId, players: int) -> bool:
        """Return whether an omission comes within a round of an action, but for an end of bidding
        after a bid.
        """
        last = self.public.get(seat)
        if given.motive.kind not in OMISSIONS or last is None:
            return False
        is_end_of_bid = given.motive.kind in OUTBID and last.motive.kind in WINS
        was_done = last.motive.kind not in OMISSIONS and not is_end_of_bid
        return was_done and given.turn < last.turn + players

    def _with_motive(self, seat: SeatId, given: GivenMotive) -> "ComputerNotes":
        notes = replace(self, motives={**self.motives, seat: given})
        partner = given.motive.seat
        if given.motive.kind in TRADED and partner is not None:
            mine = {**self.offers.get(seat, {}), partner: given}
            return replace(notes, offers={**self.offers, seat: mine})
        if given.motive.kind not in PUBLIC:
            return notes
        last, earlier = self.public.get(seat), self.earlier
        if last is not None and last.decision != given.decision:
            earlier = {**earlier, seat: last}
        return replace(notes, public={**self.public, seat: given}, earlier=earlier)

    def after_events(self, events: Iterable[Event], turn: int) -> "ComputerNotes":
        """Return the notes after events of a turn: a bid that has won counts as done, at the
        price paid, and so does an offer that was accepted.
        """
        notes = self
        for event in events:
            match event:
                case AuctionWon(seat=seat) if seat in notes.public:
                    notes = notes._after_win(event, notes.public[seat])
                case TradeMade(trade=trade):
                    notes = notes._after_trade(trade, turn)
        return notes

    def _after_trade(self, trade: Trade, turn: int) -> "ComputerNotes":
        notes, trades = self, dict(self.trades)
        offered = self.offers.get(trade.proposer, {}).get(trade.partner)
        if offered is not None:
            motive = replace(offered.motive, kind=TRADED[offered.motive.kind])
            trades[trade.proposer] = GivenMotive(offered.decision, motive, turn)
            notes = notes._with_motive(trade.proposer, trades[trade.proposer])
        accepted = self.motives.get(trade.partner)
        if accepted is not None and _accepts(accepted.motive, trade):
            trades[trade.partner] = replace(accepted, turn=turn)
        return replace(notes, trades=trades)

    def _after_win(self, won: AuctionWon, bid: GivenMotive) -> "ComputerNotes":
        kind = WINS.get(bid.motive.kind)
        if kind is None or bid.motive.spaces != (won.space,):
            return self
        motive = replace(bid.motive, kind=kind, dollars=won.price)
        return self._with_motive(won.seat, replace(bid, motive=motive))

    def after_offer(self, state: GameState, partner: SeatId) -> "ComputerNotes":
        """Return the notes after a computer has offered a trade to a person."""
        return replace(self, offered={**self.offered, partner: state.seats[partner].laps})

    def would_leave(self, state: GameState, seat: SeatId) -> bool:
        """Return whether a computer has had next to no chance for so long that it would leave."""
        since = self.hopeless.get(seat)
        return since is not None and state.seats[seat].laps >= since + PATIENCE

    def is_win_news(self, state: GameState, seat: SeatId) -> bool:
        """Return whether a player has as good as won for a lap now, and not yet for two."""
        since = self.winning.get(seat)
        return since is not None and state.seats[seat].laps == since + 1

    def is_leaving_news(self, state: GameState, seat: SeatId) -> bool:
        """Return whether a computer would leave on this of its laps for the first time."""
        since = self.hopeless.get(seat)
        return since is not None and state.seats[seat].laps == since + PATIENCE


def _ended_offer(action: Action) -> int | None:
    """Return the id of the offer that an action declines, withdraws or counters."""
    match action:
        case DeclineTrade(trade=offer) | WithdrawTrade(trade=offer) | OfferTrade(answers=offer):
            return offer
        case _:
            return None


def _accepts(motive: Motive, trade: Trade) -> bool:
    return motive.kind in ACCEPTED and motive.seat == trade.proposer


NO_NOTES = ComputerNotes()
_ADAPTER = TypeAdapter(ComputerNotes)


def dump_notes(notes: ComputerNotes) -> str:
    """Return notes as JSON."""
    return _ADAPTER.dump_json(notes, exclude_defaults=True).decode()


def load_notes(text: str | None) -> ComputerNotes:
    """Return the notes of a JSON text; empty ones where there is none, or of another program."""
    try:
        return ComputerNotes() if text is None else _ADAPTER.validate_json(text)
    except ValueError:
        return ComputerNotes()
