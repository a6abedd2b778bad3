"""The checks that refuse a trade: what may change hands, and who can pay (AMB-56 to AMB-60)."""

from engine.core.actions import SeatId, Side
from engine.core.auctions import OpenAuction
from engine.core.decisions import ChooseTax
from engine.core.errors import Reason, allows, need
from engine.core.events import Trade
from engine.core.position import Position
from engine.core.state import GameState
from engine.rules.business import has_given_up, is_raising, need_open
from engine.rules.debt.debts import forgiven_debt, open_debts
from engine.rules.jail import is_met_by_jail_card
from engine.rules.trade.exchange import cash_after, is_tradable, mortgaged_deeds, raisable_after


def need_terms(state: GameState, trade: Trade) -> None:
    """AMB-56: deeds, cash and jail cards that both sides have, and nothing else."""
    need(trade.partner != trade.proposer, Reason.TRADE_WITH_SELF)
    in_game = 0 <= trade.partner < len(state.seats) and state.seats[trade.partner].left is None
    need(in_game, Reason.OUT_OF_GAME)
    need(trade.partner in state.trade_partners(trade.proposer), Reason.TOO_EARLY_TO_TRADE)
    if trade.forgives is None:  # What is taken for a debt completes it; all else is new.
        need_open(state)
    need(trade.gives != Side() or trade.takes != Side(), Reason.TRADE_EMPTY)
    need_side(state, trade.proposer, trade.gives)
    need_side(state, trade.partner, trade.takes)
    received = mortgaged_deeds(state, trade.takes.deeds)
    need(set(trade.unmortgages) <= set(received), Reason.NOT_MORTGAGED)
    need(len(set(trade.unmortgages)) == len(trade.unmortgages), Reason.NOT_MORTGAGED)
    if trade.forgives is not None:
        need(forgiven_debt(state.debt_settlements(), trade), Reason.NO_SUCH_DEBT)


def need_side(position: Position, seat: SeatId, side: Side) -> None:
    """AMB-56: the deeds and jail cards that a side hands over are its own, and may change hands.

    Raises IllegalAction.
    """
    cash, jail_cards = position.seats[seat].cash, position.seats[seat].jail_cards
    need(side.cash >= 0, Reason.CANNOT_AFFORD, price=side.cash, cash=cash)
    need(len(set(side.deeds)) == len(side.deeds), Reason.NOT_OWNER)
    for space in side.deeds:
        deed = position.deeds.get(space)
        need(deed and deed.owner == seat, Reason.NOT_OWNER)  # BANK-03
        need(is_tradable(position, space), Reason.GROUP_BUILT)
    need(len(set(side.jail_cards)) == len(side.jail_cards), Reason.NO_JAIL_CARD)
    need(set(side.jail_cards) <= set(jail_cards), Reason.NO_JAIL_CARD)


def need_payable(
    state: GameState, trade: Trade, seat: SeatId, unmortgages: tuple[int, ...], reason: Reason
) -> None:
    """AMB-60: the ten per cent, or the whole loan, is part of what each side must have."""
    left, price = cash_after(state, seat, *_sides(trade, seat), unmortgages)
    need(left >= 0, reason, price=price, cash=state.seats[seat].cash)


def _sides(trade: Trade, seat: SeatId) -> tuple[Side, Side]:
    """Return what one of the two gives and takes."""
    both = trade.gives, trade.takes
    return both if seat == trade.proposer else both[::-1]


def need_acceptable_now(state: GameState, trade: Trade, unmortgages: tuple[int, ...]) -> None:
    """AMB-21, AMB-57, AMB-58: unlocked, not among open calls, and no harm to a debtor."""
    need(may_close(state, trade), Reason.LOCKED)
    bidding = any([isinstance(frame, OpenAuction) for frame in state.agenda.frames])
    need(not bidding, Reason.TRADE_DURING_BIDDING)
    for seat, paid_off in ((trade.proposer, trade.unmortgages), (trade.partner, unmortgages)):
        need(not has_given_up(state, seat), Reason.IN_DEBT)
        _need_no_harm(state, trade, seat, paid_off)
        _need_tax(state, trade, seat, paid_off)


def may_close(state: GameState, trade: Trade) -> bool:
    """AMB-06: while trades are locked, only a player who has to raise money may close one."""
    sides = (trade.proposer, trade.partner)
    return not state.locked() or any(is_raising(state, seat) for seat in sides)


def _need_no_harm(
    state: GameState, trade: Trade, seat: SeatId, unmortgages: tuple[int, ...]
) -> None:
    """AMB-58: a debtor gives nothing away, and can raise as much as before or pay at once."""
    gives, takes = _sides(trade, seat)
    owed = _owed_after(state, trade, seat)
    if not owed:
        return
    is_gift = gives != Side() and takes == Side() and trade.forgives is None
    need(not is_gift, Reason.TRADE_FOR_NOTHING)
    left, _ = cash_after(state, seat, gives, takes, unmortgages)
    able, before = raisable_after(state, seat, gives, takes, unmortgages), state.raisable(seat)
    need(left >= owed or able >= before, Reason.TRADE_LOWERS_RAISABLE, price=before, cash=able)


def _owed_after(state: GameState, trade: Trade, seat: SeatId) -> int:
    """Return what a seat would still owe after a trade."""
    _, takes = _sides(trade, seat)
    return sum(
        debt.amount
        for debt in open_debts(state.debt_settlements(), trade)
        if debt.debtor == seat and not (takes.jail_cards and is_met_by_jail_card(state, debt))
    )


def _need_tax(state: GameState, trade: Trade, seat: SeatId, unmortgages: tuple[int, ...]) -> None:
    """AMB-80: a player who is yet to choose a tax can raise the flat one, or as much as before.

    ITAX-03: the refusal names no sum that is not printed.
    """
    flat = next(
        (
            frame.flat
            for frame in state.agenda.frames
            if isinstance(frame, ChooseTax) and frame.seat == seat
        ),
        0,
    )
    if flat:
        able = raisable_after(state, seat, *_sides(trade, seat), unmortgages)
        payable = able >= flat + _owed_after(state, trade, seat) or able >= state.raisable(seat)
        need(payable, Reason.TRADE_BEFORE_TAX, price=flat)


def still_stands(state: GameState, trade: Trade) -> bool:
    """Return whether every asset in an open offer is as it was when it was made."""
    deeds = trade.gives.deeds + trade.takes.deeds
    return allows(need_terms, state, trade) and mortgaged_deeds(state, deeds) == trade.mortgaged
