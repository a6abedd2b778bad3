"""An open debt at the table: the plan to raise the money, and the buttons that answer it."""

from hashlib import sha256

from bot.decisions.business_options import (
    effect,
    levels_by_group,
    levels_text,
    sentence_case,
)
from bot.decisions.debt_text import hopeless_line, of_debtor, plan_sum, plan_text
from bot.language.voice import Voice
from bot.presses.shared import AskToGiveUp, ChangePlan, ConfirmPlan
from bot.ui.screen import Button, Row, rows_of
from engine.core.actions import RaiseMoney, SeatId, SellBuildings
from engine.core.decisions import Debt, DebtSettlement
from engine.core.notation import write
from engine.core.offered import MortgageOffer, SellLotsOffer, SellOffer
from engine.core.position import Position
from engine.host.snapshots import StartedGame

MAX_LABEL = 38
"""Characters of a label that a phone shows in one line; a longer plan is read in the text."""
MAX_STEPS = 8
"""Steps of a plan that stand in lines of their own."""


def debt_rows(game: StartedGame, voice: Voice) -> tuple[Row, ...]:
    """Return the rows under the table message: a Confirm for each debtor, one Change where another
    way could pay too, and Give up where it may be.

    Everybody sees all of them; whose debt it is stands in the button.
    """
    decision = game.public().decision
    if not isinstance(decision, DebtSettlement):
        return ()
    debtors = _debtors(game, decision)
    plans = {seat: plan for seat in debtors if (plan := proposal(game, seat))}
    alone = len(debtors) == 1
    buttons = [
        confirm_button(game, decision, seat, plan, voice, alone) for seat, plan in plans.items()
    ]
    if offers_choice(game):
        change = ChangePlan(game.record.id, decision=decision.id).custom_id
        buttons.append(Button(voice.say("debt-change"), change))
    if len(plans) < len(debtors):
        give_up = AskToGiveUp(game.record.id, decision=decision.id).custom_id
        buttons.append(Button(voice.say("debt-give-up"), give_up))
    return rows_of(buttons)


def offers_choice(game: StartedGame) -> bool:
    """Return whether a debtor who can pay has something to sell or mortgage."""
    decision = game.public().decision
    if not isinstance(decision, DebtSettlement):
        return False
    debtors = [seat for seat in _debtors(game, decision) if proposal(game, seat) is not None]
    offers = [offer for seat in debtors for offer in game.seen_from(seat).offers]
    return any(
        isinstance(offer, SellOffer | SellLotsOffer)
        or (isinstance(offer, MortgageOffer) and offer.spaces)
        for offer in offers
    )


def debt_lines(game: StartedGame, voice: Voice, reader: SeatId | None = None) -> list[str]:
    """Return how each debtor can pay, by name; as "you" to the one player who reads it alone."""
    decision = game.public().decision
    if not isinstance(decision, DebtSettlement):
        return []
    named = {debt.debtor: None if debt.debtor == reader else debt.debtor for debt in decision.debts}
    ways = [way_out(game, debt, voice, named[debt.debtor]) for debt in decision.debts]
    return [way for way in ways if way]


def way_out(game: StartedGame, debt: Debt, voice: Voice, named: SeatId | None = None) -> str:
    """Return how a debt can be met; the debtor is `named` where others read it too."""
    plan = proposal(game, debt.debtor)
    if plan is not None:
        return "\n".join(plan_lines(plan, game.position, voice, named))
    able = game.position.raisable(debt.debtor)
    if able >= debt.amount:  # A computer's, which raises its money by itself.
        return ""
    return hopeless_line(able, voice, named)


def plan_lines(
    plan: RaiseMoney, position: Position, voice: Voice, seat: SeatId | None = None
) -> list[str]:
    """Return a plan with a line a step: what is sold or mortgaged, and for how much.

    A plan of too many steps for a phone is one sentence. It is the reader's own where `seat` is
    None.
    """
    steps = plan_steps(plan, position, voice)
    if len(steps) > MAX_STEPS:
        return [plan_text(plan, position, seat, voice)]
    head = of_debtor("plan-head", voice, seat, amount=plan_sum(plan, position))
    return [head, *(f"- {step}" for step in steps)]


def plan_steps(plan: RaiseMoney, position: Position, voice: Voice) -> list[str]:
    """Return the steps of a plan, all its mortgages as one: "Mortgage Reading · +$100"."""
    sales = [SellBuildings(levels) for levels in levels_by_group(position, plan.levels)]
    steps = [effect(position, sale, voice) for sale in sales]
    if plan.mortgages:
        what = sentence_case(_mortgages(plan, voice))
        loans = sum(position.rules.properties[space].mortgage for space in plan.mortgages)
        steps.append(voice.say("effect-sell", what=what, price=loans))
    return steps


def _mortgages(plan: RaiseMoney, voice: Voice) -> str:
    lots = voice.and_list([voice.the_space(space) for space in plan.mortgages])
    return voice.say("debt-mortgage", lots=lots)


def proposal(game: StartedGame, seat: SeatId) -> RaiseMoney | None:
    """Return the proposed way for a seat to meet its debt; None where nothing would."""
    user = game.players[seat].user_id
    offers = () if user is None else game.seen_by(user).offers
    return next((offer for offer in offers if isinstance(offer, RaiseMoney)), None)


def _debtors(game: StartedGame, decision: DebtSettlement) -> list[SeatId]:
    """People only: a computer raises its money by itself."""
    people = game.people()
    return [debt.debtor for debt in decision.debts if debt.debtor in people]


def confirm_button(
    game: StartedGame,
    decision: DebtSettlement,
    seat: SeatId,
    plan: RaiseMoney,
    voice: Voice,
    alone: bool,
) -> Button:
    """Return the button that carries a plan out; where several owe, it names whose plan it is."""
    label = plan_label(game, plan, voice)
    if not alone:
        label = voice.say("debt-label-of", who=voice.label(seat), what=label)
    if len(label) > MAX_LABEL:
        label = voice.say("debt-as-proposed", price=plan_sum(plan, game.position))
        label = label if alone else voice.say("debt-label-of", who=voice.label(seat), what=label)
    at = confirm_custom_id(game.record.id, decision.id, seat, plan)
    return Button(label, at, "success")


def plan_label(game: StartedGame, plan: RaiseMoney, voice: Voice) -> str:
    """Return a plan's whole effect: "Mortgage Reading; sell Oriental down to 2 houses · +$150"."""
    position, parts = game.position, []
    if plan.mortgages:
        parts.append(_mortgages(plan, voice))
    for levels in levels_by_group(position, plan.levels):
        parts.append(levels_text(position, levels, voice))
    what = sentence_case(voice.semicolon_list(parts))
    return voice.say("effect-sell", what=what, price=plan_sum(plan, position))


def confirm_custom_id(game_id: str, decision: int, seat: SeatId, plan: RaiseMoney) -> str:
    """Return the plan shown, as it is or, where that is too long for a button, as a checksum."""
    line = write(0, plan).removeprefix("0 raise ")
    try:
        return ConfirmPlan(game_id, seat, line, decision=decision).custom_id
    except ValueError:
        digest = sha256(line.encode()).hexdigest()[:16]
        return ConfirmPlan(game_id, seat, digest, decision=decision).custom_id
