"""Leaving the game: bankrupt to a player, to several, to the Bank, or by resigning (BKR)."""

from engine.core.actions import Resign, SeatId
from engine.core.buildings import exchanged, levels_of, stock
from engine.core.decisions import Auction, Debt, Decision
from engine.core.events import (
    BuildingsSold,
    EstateSurrendered,
    EstateTaken,
    Resigned,
    TradeClosed,
    WentBankrupt,
)
from engine.core.lots import Lot
from engine.core.position import Position, sale_value
from engine.core.steps import EstateSale, OfferUnmortgage
from engine.core.table import Table
from engine.core.why import Interest
from engine.rules.auction.open_calls import bank_auctions, payable
from engine.rules.debt.debts import debts_of
from engine.rules.debt.payment import charge
from engine.rules.ending import end_after_bankruptcy, end_if_decided
from engine.rules.rent_claims import drop_claims
from engine.rules.trade.exchange import mortgaged_deeds


def resign(table: Table, decision: Decision, seat: SeatId, action: Resign) -> None:
    """AMB-70: bankrupt to the creditor of one's open debt, else to the Bank."""
    debt = next(debts_of(table.state.debt_settlements(), seat), None)
    table.emit(Resigned(seat))
    if debt is None:
        _leave(table, seat, ())
    else:
        go_bankrupt(table, debt)


def go_bankrupt(table: Table, debt: Debt) -> None:
    """BKR-02, BKR-08: a debt that cannot be paid takes everything."""
    _leave(table, debt.debtor, debt.creditors)
    end_after_bankruptcy(table)


def _leave(table: Table, seat: SeatId, creditors: tuple[SeatId, ...]) -> None:
    """BKR-10: out at once. BKR-11, trap of the last two: with one player left nothing follows."""
    straight = goes_straight_to_bank(table.state)
    table.emit(WentBankrupt(seat, creditors))
    _cancel_unpayable_bids(table)
    _close_trades(table, seat)
    drop_claims(table, seat)
    _sell_all_buildings(table, seat)
    if straight:
        _straight_to_bank(table, seat, creditors)
    elif len(creditors) == 1:
        _to_creditor(table, seat, creditors[0])
    else:
        _to_bank(table, seat, creditors)
    end_if_decided(table)


def goes_straight_to_bank(position: Position) -> bool:
    """Return whether, by a house rule, a bankrupt is out at once and the deeds go to the Bank."""
    return position.rules.bankruptcy == "straight-to-bank"


def _cancel_unpayable_bids(table: Table) -> None:
    """AMB-20, AMB-23: a bid that leads again must be one that its bidder may still make."""
    for old in table.state.agenda.pending(Auction):
        table.change_agenda().replace(old, payable(table.state, old))


def _close_trades(table: Table, seat: SeatId) -> None:
    for trade in tuple(table.state.trades):
        if seat in (trade.proposer, trade.partner):
            table.emit(TradeClosed(trade, "left"))


def _sell_all_buildings(table: Table, seat: SeatId) -> None:
    """BKR-03, AMB-66: outright, at half of every level, whatever the Bank's stock."""
    state = table.state
    for name, group in state.rules.groups.items():
        if group.kind != "street" or not state.owns_group(seat, name):
            continue
        levels = levels_of(state, group)
        if any(levels):
            left = exchanged(stock(state), levels, (), state.rules.hotel_level)
            table.emit(
                BuildingsSold(
                    seat,
                    tuple((space, 0) for space in group.members if state.deeds[space].level),
                    sale_value(sum(levels) * group.house_cost),
                    left.houses,
                    left.hotels,
                )
            )


def _to_creditor(table: Table, seat: SeatId, creditor: SeatId) -> None:
    """BKR-02 to BKR-05: everything of value, with interest on the mortgages in it (AMB-63).

    AMB-65: as it stands, mortgages made for this very debt included.
    """
    state = table.state
    deeds, player = tuple(state.owned(seat)), state.seats[seat]
    held = tuple(space for space in deeds if state.deeds[space].mortgaged)
    table.emit(EstateTaken(seat, creditor, player.cash, deeds, tuple(player.jail_cards)))
    if held and len(state.players()) > 1:
        table.change_agenda().push(OfferUnmortgage(creditor, held))
        charge(table, creditor, (), sum(map(state.interest, held)), Interest(held))


def _straight_to_bank(table: Table, seat: SeatId, creditors: tuple[SeatId, ...]) -> None:
    """Give the creditor, or several in equal shares (AMB-35), the cash, and the Bank all else."""
    player, deeds = table.state.seats[seat], tuple(table.state.owned(seat))
    if len(creditors) == 1 and player.cash:
        table.emit(EstateTaken(seat, creditors[0], player.cash, (), ()))
    pot = player.cash
    table.emit(EstateSurrendered(seat, pot, deeds, tuple(player.jail_cards)))
    if not table.state.is_over and creditors and pot:
        table.change_agenda().before_next_move(EstateSale(seat, (), creditors, pot))


def _to_bank(table: Table, seat: SeatId, shares: tuple[SeatId, ...]) -> None:
    """BKR-08, BKR-09: the Bank takes all and auctions the deeds; AMB-35: a pot for several.

    AMB-67: jail cards go under their decks, and where they are auctioned too, nobody draws them
    from there before the last of them is sold or has found no bidder.
    """
    state, player = table.state, table.state.seats[seat]
    cash, deeds, jail_cards = player.cash, tuple(state.owned(seat)), tuple(player.jail_cards)
    # AMB-35: sold with their mortgages for several creditors; AMB-68: for the Bank wiped.
    mortgaged = mortgaged_deeds(state, deeds) if shares and bank_auctions(state) else ()
    table.emit(EstateSurrendered(seat, cash, deeds, jail_cards, mortgaged))
    lots: tuple[Lot, ...] = deeds
    if state.rules.estate_passes == "passes-auctioned" and not shares:
        lots += jail_cards
    pot = cash if shares else 0
    if not table.state.is_over and (lots or pot):
        table.change_agenda().before_next_move(EstateSale(seat, lots, shares, pot))
