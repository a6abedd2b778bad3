"""Whose trades could still pay a debt that its debtor cannot raise (AMB-58, AMB-64)."""

from collections.abc import Iterator

from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.core.position import Position
from engine.players.opponents import Computer, Computers
from engine.players.plain.debt_trades import estate
from engine.players.plain.demands import SPREAD_PERCENT
from engine.players.plain.groups import completed
from engine.players.plain.prices import JAIL_CARD_WORTH, worth_now
from engine.players.plain.purchases import RESERVE
from engine.players.policy.exchanges import DEAREST, printed_worth
from engine.rules.debt.debts import is_between, is_unpayable


def rescuers(
    position: Position, debt: Debt, computers: Computers, *, closing: bool = False
) -> tuple[SeatId, ...]:
    """Return the players whose trades could pay an unpayable debt, from the debtor's left; none
    where nothing can.

    A person may pay any price, and a creditor take a trade for the debt; computer players give no
    more than they would. Where nobody can pay enough alone, these are all who have to. The last
    rival saves nobody. `closing`: no trade is made any more but for a debt.
    """
    debtor = debt.debtor
    price = _least_lost(position, debtor)
    if price is None:
        return ()
    partners = [it for it in position.trade_partners(debtor) if not _wins(position, debt, it)]
    settlers = {it for it in partners if may_settle(position, debt, it, computers)}
    paid = dict[SeatId, int]()
    if not closing:
        for it in partners:
            computer = computers.get(it)
            able = (
                position.raisable(it) if computer is None else _paid(position, debt, it, computer)
            )
            paid[it] = max(0, able)
    missing = debt.amount - position.raisable(debtor)
    alone = {it for it in paid if paid[it] >= missing + (0 if it in computers else price)}
    if settlers or alone:
        return tuple(it for it in partners if it in settlers | alone)
    lost = price if any(it not in computers for it in paid) else 0
    return (
        tuple(it for it in partners if paid.get(it)) if sum(paid.values()) >= missing + lost else ()
    )


def may_settle(position: Position, debt: Debt, creditor: SeatId, computers: Computers) -> bool:
    """Return whether the creditor may take a trade for a debt: of computer players only a gentle
    one, where the debtor cannot pay, and never from the last rival.
    """
    if not is_between(debt, debt.debtor, creditor) or creditor == debt.debtor:
        return False
    computer = computers.get(creditor)
    if computer is None or not is_unpayable(position, debt):
        return True
    return computer.strength == "gentle" and not _wins(position, debt, creditor)


def _wins(position: Position, debt: Debt, seat: SeatId) -> bool:
    """Return whether a creditor wins by the debtor's bankruptcy."""
    return seat in debt.creditors and len(position.players()) == 2


def _least_lost(position: Position, seat: SeatId) -> int | None:
    """Return the dollars that a seat could raise less without the least it could trade; None where
    it has nothing to trade.
    """
    if position.seats[seat].jail_cards:
        return 0
    return min((_loan(position, space) for space in position.owned(seat)), default=None)


def _loan(position: Position, space: int) -> int:
    """Return what the owner of a deed could still borrow on it, in dollars."""
    return 0 if position.deeds[space].mortgaged else position.rules.properties[space].mortgage


def _paid(position: Position, debt: Debt, seat: SeatId, computer: Computer) -> int:
    """Return the dollars that a computer player's trades could bring the debtor at the most, less
    what the debtor could have borrowed on the deeds.
    """
    cash, owned = position.seats[seat].cash, tuple(position.owned(debt.debtor))
    if computer.strength == "gentle":
        cash -= int(RESERVE * computer.character.reserve)
        if is_between(debt, debt.debtor, seat):
            cash -= max(0, estate(position, seat, debt.debtor) - debt.amount)
        return min(cash, sum(_gentle_prices(position, seat, debt.debtor)))
    if is_between(debt, debt.debtor, seat):
        return 0  # It gets all of it by the bankruptcy.
    if completed(position, seat, owned):
        return cash
    prices = (int(DEAREST * printed_worth(position, (it,))) - _loan(position, it) for it in owned)
    return min(cash, sum(max(0, it) for it in prices))


def _gentle_prices(position: Position, seat: SeatId, owner: SeatId) -> Iterator[int]:
    """Yield what a gentle player pays for each thing of an owner, above what the Bank lends."""
    for space in position.owned(owner):
        worth = worth_now(position, seat, space)
        due = position.interest(space) if position.deeds[space].mortgaged else 0
        yield max(0, worth * (100 - SPREAD_PERCENT) // 100 - due - _loan(position, space))
    yield JAIL_CARD_WORTH * len(position.seats[owner].jail_cards)
