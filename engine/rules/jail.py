"""Three ways out of Jail, and the third turn that ends it (JAIL)."""

from engine.core.actions import Action, PayFine, Roll, SeatId, UseJailCard
from engine.core.decisions import Debt, DebtSettlement, FineOrJailCard, InJail, ToRoll
from engine.core.errors import Reason, need
from engine.core.events import JailCardUsed, JailLeft, JailRollFailed
from engine.core.offered import Offer
from engine.core.position import Position
from engine.core.state import GameState
from engine.core.steps import EndOfMove, MoveOn
from engine.core.table import Table
from engine.core.why import JailFine
from engine.rules.debt.payment import charge
from engine.rules.landing import move_roll
from engine.rules.turn import ROLL, roll_dice


def turn_in_jail(position: Position, seat: SeatId) -> int:
    """Return the turns of a seat in Jail, from 1, with the one that its next roll belongs to."""
    return (position.seats[seat].jail or 0) + 1


def is_last_roll(position: Position, seat: SeatId) -> bool:
    """JAIL-12: whether the next roll of a jailed seat moves it in any case."""
    return turn_in_jail(position, seat) >= position.rules.jail_turns


def counts_after_last_roll(position: Position) -> bool:
    """AMB-40: whether a jail card may still be played once the last roll has failed (S94-05)."""
    return position.rules.pass_after_last_throw


def offers_in_jail(state: GameState, decision: InJail, seat: SeatId) -> list[Offer]:
    """Offer to roll, to pay on the first two turns (JAIL-11, JAIL-14), or a card (JAIL-09)."""
    player = state.seats[seat]
    offers: list[Offer] = [ROLL]
    if _may_pay_first(state, seat) and affords_fine(state, seat):
        offers.append(PayFine())
    if player.jail_cards:
        offers += [UseJailCard(card) for card in player.jail_cards]
    return offers


def affords_fine(position: Position, seat: SeatId) -> bool:
    """Return whether a seat has the cash for the fine in hand."""
    return position.seats[seat].cash >= position.rules.jail_fine


def _may_pay_first(state: GameState, seat: SeatId) -> bool:
    failed = state.seats[seat].jail
    return failed is not None and failed < state.rules.jail_prepay_turns


def pay_fine(table: Table, decision: InJail, seat: SeatId, action: PayFine) -> None:
    """JAIL-11: pay before the roll; JAIL-18: then it is an ordinary turn."""
    state = table.state
    fine, cash = state.rules.jail_fine, state.seats[seat].cash
    need(_may_pay_first(state, seat), Reason.NO_FINE_ON_LAST_TURN, price=fine)
    need(cash >= fine, Reason.CANNOT_AFFORD, price=fine, cash=cash)
    agenda = table.change_agenda()
    agenda.replace(decision, ToRoll(agenda.next_id(), seat, 0, decision.held))
    charge(table, seat, (), fine, JailFine())
    table.emit(JailLeft(seat, "fine"))


def use_card(table: Table, decision: InJail, seat: SeatId, action: UseJailCard) -> None:
    """JAIL-09, AMB-39: the holder chooses which card; it goes under its own deck."""
    need(action.card in table.state.seats[seat].jail_cards, Reason.NO_JAIL_CARD)
    agenda = table.change_agenda()
    agenda.replace(decision, ToRoll(agenda.next_id(), seat, 0, decision.held))
    table.emit(JailCardUsed(seat, action.card))
    table.emit(JailLeft(seat, "pass"))


def roll_in_jail(table: Table, decision: InJail, seat: SeatId, action: Roll) -> None:
    """JAIL-07: doubles free; JAIL-12: the third failure costs the fine and moves that roll."""
    rules = table.state.rules
    turns, last = turn_in_jail(table.state, seat), is_last_roll(table.state, seat)
    first, second = roll_dice(table, seat)
    if first == second:
        # JAIL-08; AMB-09: where the book makes no exception, the escape is the first double.
        if rules.jail_doubles_throw_again:
            table.change_agenda().put_turn(EndOfMove(seat, 1))
        table.emit(JailLeft(seat, "doubles"))
        move_roll(table, seat, first + second)
        return
    table.emit(JailRollFailed(seat, turns))
    if last:  # AMB-45: the debt comes before the move, the roll is kept.
        agenda = table.change_agenda()
        agenda.put("move", MoveOn(seat, first + second))
        if counts_after_last_roll(table.state) and table.state.seats[seat].jail_cards:
            agenda.push(FineOrJailCard(agenda.next_id(), seat))
        else:
            charge(table, seat, (), rules.jail_fine, JailFine())


def fine_or_jail_card_offers(
    state: GameState, decision: FineOrJailCard, seat: SeatId
) -> list[Offer]:
    """AMB-40: any jail card in hand, or the fine, also where its owner has to raise it first."""
    offers: list[Offer] = [UseJailCard(card) for card in state.seats[seat].jail_cards]
    if state.raisable(seat) >= state.rules.jail_fine:
        offers.append(PayFine())
    return offers


def fine_unless_short(state: GameState, decision: FineOrJailCard, seat: SeatId) -> Action:
    """JAIL-12: silence pays where cash covers it; else a card, so that nothing has to be sold."""
    return PayFine() if affords_fine(state, seat) else UseJailCard(state.seats[seat].jail_cards[0])


def pay_after_roll(table: Table, decision: FineOrJailCard, seat: SeatId, action: PayFine) -> None:
    """JAIL-12, S94-06: the fine, before the move."""
    fine, able = table.state.rules.jail_fine, table.state.raisable(seat)
    need(able >= fine, Reason.CANNOT_AFFORD, price=fine, cash=able)
    table.change_agenda().remove(decision)
    charge(table, seat, (), fine, JailFine())


def use_card_after_roll(
    table: Table, decision: FineOrJailCard, seat: SeatId, action: UseJailCard
) -> None:
    """AMB-40: the card goes under its deck, and the roll is moved."""
    need(action.card in table.state.seats[seat].jail_cards, Reason.NO_JAIL_CARD)
    table.change_agenda().remove(decision)
    table.emit(JailCardUsed(seat, action.card))
    for move in table.state.agenda.pending(MoveOn):
        table.change_agenda().replace(move, MoveOn(move.seat, move.roll, "pass"))


def is_met_by_jail_card(position: Position, debt: Debt) -> bool:
    """S94-05, AMB-40: the fine after the last roll, which a jail card may take the place of."""
    return counts_after_last_roll(position) and debt.why == JailFine()


def ask_again_about_fine(table: Table, seat: SeatId) -> None:
    """S94-05, AMB-40: ask a player who owes the fine, and just got a jail card, which to use."""
    for frame in table.state.agenda.pending(DebtSettlement):
        debt = frame.debt_of(seat)
        if debt is not None and is_met_by_jail_card(table.state, debt):
            agenda = table.change_agenda()
            agenda.replace(frame, FineOrJailCard(agenda.next_id(), seat))


def move_on(table: Table, frame: MoveOn) -> None:
    """JAIL-12: the fine is paid, or a card was played for it; the token moves the third roll."""
    table.emit(JailLeft(frame.seat, frame.by))
    move_roll(table, frame.seat, frame.roll)
