"""An open debt: the proposed way to raise the money, another way, or giving up."""

from hashlib import sha256

from bot.interactions.context import Context
from bot.interactions.router import Panels
from bot.panels.common.checks import need_decision
from bot.panels.property.management import open_manage
from bot.panels.property.options import (
    Business,
    effect,
    levels_by_group,
    levels_text,
    sentence_case,
)
from bot.presses.table import AskToGiveUp, ChangePlan, ConfirmPlan, GoBankrupt
from bot.presses.trade import Trade
from bot.render.debt import debt_line, hopeless_line, of_debtor, plan_sum, plan_text
from bot.render.names import COLOUR
from bot.render.rescue import rescue
from bot.render.voice import Voice
from bot.screens.press import Unreadable
from bot.screens.press_record import PressRecord
from bot.screens.screen import Button, Embed, Row, Screen, rows_of
from engine.core.actions import GiveUp, Mortgage, RaiseMoney, SeatId, SellBuildings
from engine.core.decisions import Debt, DebtSettlement
from engine.core.errors import IllegalAction, Reason
from engine.core.notation import write
from engine.core.offered import MortgageOffer, SellLotsOffer, SellOffer
from engine.core.position import Position
from engine.host.snapshots import StartedGame, need_seat

PANELS = Panels()
MAX_LABEL = 38
"""Characters of a label that a phone shows in one line; a longer plan is read in the text."""
MAX_STEPS = 8
"""Steps of a plan that stand in lines of their own."""


def debt_rows(game: StartedGame, voice: Voice) -> tuple[Row, ...]:
    """Return the rows under the table message: a Confirm for each debtor, one Change where there is
    something to sell or mortgage, and Give up where it may be.

    Everybody sees all of them; whose debt it is stands in the button.
    """
    decision = game.public().decision
    if not isinstance(decision, DebtSettlement):
        return ()
    debtors = _debtors(game, decision)
    plans = {seat: plan for seat in debtors if (plan := proposal(game, seat))}
    alone = len(debtors) == 1
    buttons = [_confirm(game, decision, seat, plan, voice, alone) for seat, plan in plans.items()]
    if can_choose(game):
        change = ChangePlan(game.record.id, decision=decision.id).custom_id
        buttons.append(Button(voice.say("debt-change"), change))
    if len(plans) < len(debtors):
        give_up = AskToGiveUp(game.record.id, decision=decision.id).custom_id
        buttons.append(Button(voice.say("debt-give-up"), give_up, "danger"))
    return rows_of(buttons)


def can_choose(game: StartedGame) -> bool:
    """Return whether a debtor has something to sell or mortgage."""
    decision = game.public().decision
    if not isinstance(decision, DebtSettlement):
        return False
    offers = [offer for seat in _debtors(game, decision) for offer in game.seen_from(seat).offers]
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
    ways = [_way_out(game, debt, voice, named[debt.debtor]) for debt in decision.debts]
    return [way for way in ways if way]


def _until(game: StartedGame, decision: DebtSettlement, seat: SeatId) -> float | None:
    its = (
        deadline.at
        for deadline in game.deadlines
        if (deadline.decision, deadline.seat) == (decision.id, seat)
    )
    return next(its, None)


def _way_out(game: StartedGame, debt: Debt, voice: Voice, named: SeatId | None = None) -> str:
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
    """Return the steps of a plan: "Mortgage Reading · +$100"."""
    sales = [SellBuildings(levels) for levels in levels_by_group(position, plan.levels)]
    steps: list[Business] = [*sales, *(Mortgage(space) for space in plan.mortgages)]
    return [effect(position, step, voice) for step in steps]


def proposal(game: StartedGame, seat: SeatId) -> RaiseMoney | None:
    """Return the proposed way for a seat to meet its debt; None where nothing would."""
    user = game.players[seat].user_id
    offers = () if user is None else game.seen_by(user).offers
    return next((offer for offer in offers if isinstance(offer, RaiseMoney)), None)


def _debtors(game: StartedGame, decision: DebtSettlement) -> list[SeatId]:
    """People only: a computer raises its money by itself."""
    people = game.people()
    return [debt.debtor for debt in decision.debts if debt.debtor in people]


def _confirm(
    game: StartedGame,
    decision: DebtSettlement,
    seat: SeatId,
    plan: RaiseMoney,
    voice: Voice,
    alone: bool,
) -> Button:
    label = plan_label(game, plan, voice)
    if not alone:
        label = voice.say("debt-label-of", who=voice.label(seat), what=label)
    if len(label) > MAX_LABEL:
        label = voice.say("debt-as-proposed", price=plan_sum(plan, game.position))
        label = label if alone else voice.say("debt-label-of", who=voice.label(seat), what=label)
    at = _confirm_custom_id(game.record.id, decision.id, seat, plan)
    return Button(label, at, "success")


def plan_label(game: StartedGame, plan: RaiseMoney, voice: Voice) -> str:
    """Return a plan's whole effect: "Mortgage Reading; sell Oriental down to 2 houses · +$150"."""
    position, parts = game.position, []
    if plan.mortgages:
        lots = voice.and_list([voice.space(space) for space in plan.mortgages])
        parts.append(voice.say("debt-mortgage", lots=lots))
    for levels in levels_by_group(position, plan.levels):
        parts.append(levels_text(position, levels, voice))
    what = sentence_case(voice.semicolon_list(parts))
    return voice.say("effect-sell", what=what, price=plan_sum(plan, position))


def _confirm_custom_id(game_id: str, decision: int, seat: SeatId, plan: RaiseMoney) -> str:
    """Return the plan shown, as it is or, where that is too long for a button, as a checksum."""
    line = write(0, plan).removeprefix("0 raise ")
    try:
        return ConfirmPlan(game_id, seat, line, decision=decision).custom_id
    except ValueError:
        digest = sha256(line.encode()).hexdigest()[:16]
        return ConfirmPlan(game_id, seat, digest, decision=decision).custom_id


@PANELS.answers(ChangePlan)
async def _change_plan(context: Context, press: ChangePlan) -> None:
    await open_manage(context, press.game_id)


@PANELS.answers(GoBankrupt)
async def _go_bankrupt(context: Context, press: GoBankrupt) -> None:
    user = context.person.user_id
    await context.host.submit(press.game_id, user, press.decision, GiveUp(), context.key)
    await _show_done(context, press, "debt-given-up")


@PANELS.answers(ConfirmPlan)
async def _confirm_press(context: Context, press: ConfirmPlan) -> None:
    """Carry out the plan that was shown, or show the one that is right now."""
    game = await context.host.started_game(press.game_id)
    user, voice = (
        context.person.user_id,
        context.voice(game),
    )
    mine, seat = need_seat(game, user), press.seat
    if seat >= len(game.players):
        raise Unreadable(press.custom_id)
    if mine != seat:
        await context.send_private(voice.say("debt-of-another", who=voice.player(seat)))
        return
    _need_debt(game, press, seat)
    plan = proposal(game, seat)
    if (
        plan is None
        or _confirm_custom_id(press.game_id, press.decision, seat, plan) != press.custom_id
    ):
        await context.show(_own_screen(game, seat, voice))
        return
    await context.host.submit(press.game_id, user, press.decision, plan, context.key)
    await _show_done(context, press, "debt-raised")


def _need_debt(game: StartedGame, press: PressRecord, seat: SeatId) -> Debt:
    """Return the debt that the button is about. Raises Refused or IllegalAction where it is
    settled.
    """
    debt = need_decision(game.public(), press, DebtSettlement).debt_of(seat)
    if debt is None:
        raise IllegalAction(Reason.NOT_AWAITED)
    return debt


def _own_screen(game: StartedGame, seat: SeatId, voice: Voice) -> Screen:
    """Return the plan as it is now, to be confirmed in private."""
    decision = game.public().decision
    assert isinstance(decision, DebtSettlement)
    debt = decision.debt_of(seat)
    assert debt is not None
    until = _until(game, decision, seat)
    lines = [
        debt_line(debt, voice, game.position.rules, until),
        _way_out(game, debt, voice),
    ]
    plan = proposal(game, seat)
    buttons = []
    if plan is not None:
        buttons.append(_confirm(game, decision, seat, plan, voice, True))
    if can_choose(game):
        change = ChangePlan(game.record.id, decision=decision.id).custom_id
        buttons.append(Button(voice.say("debt-change"), change))
    embed = Embed(voice.say("debt-title"), "\n".join(lines), COLOUR)
    return Screen(voice.say("debt-plan-changed"), (embed,), (tuple(buttons),))


@PANELS.answers(AskToGiveUp)
async def _ask_once_more(context: Context, press: AskToGiveUp) -> None:
    """Giving up is for good: say what it means, and let it be said again."""
    game = await context.host.started_game(press.game_id)
    seat = need_seat(game, context.person.user_id)
    debt = _need_debt(game, press, seat)
    able = game.position.raisable(seat)
    if able >= debt.amount:
        raise IllegalAction(Reason.CAN_STILL_PAY, price=debt.amount, cash=able)
    voice = context.voice(game)
    to = voice.and_list([voice.player(seat) for seat in debt.creditors]) or voice.say("debt-bank")
    help_by = rescue(game.public(), debt, voice)
    text = voice.say("debt-sure", price=debt.amount, able=able, to=to, rescue=help_by)
    sure = GoBankrupt(press.game_id, decision=press.decision).custom_id
    change = Trade(press.game_id).custom_id
    buttons = [Button(voice.say("debt-bankrupt"), sure, "danger")]
    if help_by == "trade":
        buttons.append(Button(voice.say("debt-trade"), change))
    await context.show(Screen(text, rows=(tuple(buttons),)))


async def _show_done(context: Context, press: PressRecord, key: str) -> None:
    """A private panel says so; at the table the table message itself is the answer."""
    if context.reply.is_private:
        await context.show(Screen(context.words.say(key)))
    else:
        await context.flush(press.game_id)
