"""An open debt: the proposed way to raise the money, another way, or giving up."""

from bot.decisions.awaiting import answer_until
from bot.decisions.debt_rows import (
    confirm_button,
    confirm_custom_id,
    offers_choice,
    proposal,
    way_out,
)
from bot.decisions.debt_text import debt_line
from bot.decisions.rescue import rescue
from bot.interactions.checks import need_decision
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.presses.shared import AskToGiveUp, ChangePlan, ConfirmPlan, Trade
from bot.presses.watching import watching_row
from bot.ui.press import Unreadable
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Embed, Screen
from engine.core.actions import GiveUp, SeatId
from engine.core.decisions import Debt, DebtSettlement
from engine.core.errors import IllegalAction, Reason
from engine.host.snapshots import StartedGame, need_seat

HANDLERS = Handlers()


@press_record("debt", "bankrupt", acts=True)
class GoBankrupt(PressRecord):
    """Give up."""


@HANDLERS.answers(GoBankrupt)
async def _go_bankrupt(context: Context, press: GoBankrupt) -> None:
    user = context.user_id
    game = await context.host.submit(press.game_id, user, press.decision, GiveUp(), context.key)
    watching, say = watching_row(game, user, context.words), context.words.say
    if watching and context.reply.is_private:
        told = f"{say('debt-given-up')} {say('watch-told')}"
        await context.show(Screen(told, rows=(watching,)))
        return
    await _show_done(context, press, "debt-given-up")


@HANDLERS.answers(ConfirmPlan)
async def _confirm_press(context: Context, press: ConfirmPlan) -> None:
    """Carry out the plan that was shown, or show the one that is right now."""
    game = await context.host.started_game(press.game_id)
    user, voice = (
        context.user_id,
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
        or confirm_custom_id(press.game_id, press.decision, seat, plan) != press.custom_id
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
    until = answer_until(game, decision, seat)
    lines = [
        debt_line(debt, voice, game.position.rules, until),
        way_out(game, debt, voice),
    ]
    plan = proposal(game, seat)
    buttons = []
    if plan is not None:
        buttons.append(confirm_button(game, decision, seat, plan, voice, True))
    if offers_choice(game):
        change = ChangePlan(game.record.id, decision=decision.id).custom_id
        buttons.append(Button(voice.say("debt-change"), change))
    embed = Embed(voice.say("debt-title"), "\n".join(lines), COLOUR)
    return Screen(voice.say("debt-plan-changed"), (embed,), (tuple(buttons),))


@HANDLERS.answers(AskToGiveUp)
async def _ask_once_more(context: Context, press: AskToGiveUp) -> None:
    """Giving up is for good: say what it means, and let it be said again."""
    game = await context.host.started_game(press.game_id)
    seat = need_seat(game, context.user_id)
    debt = _need_debt(game, press, seat)
    able = game.position.raisable(seat)
    if able >= debt.amount:
        raise IllegalAction(Reason.CAN_STILL_PAY, price=debt.amount, cash=able)
    voice = context.voice(game)
    to = voice.and_list([voice.player(seat) for seat in debt.creditors]) or voice.say("bank")
    help_by = rescue(game.public(), debt, voice)
    text = voice.say("debt-sure", price=debt.amount, able=able, to=to, **help_by)
    sure = GoBankrupt(press.game_id, decision=press.decision).custom_id
    change = Trade(press.game_id).custom_id
    buttons = [Button(voice.say("debt-bankrupt"), sure, "danger")]
    if help_by["rescue"] == "trade":
        buttons.append(Button(voice.say("debt-trade"), change))
    await context.show(Screen(text, rows=(tuple(buttons),)))


async def _show_done(context: Context, press: PressRecord, key: str) -> None:
    """A private panel says so; at the table the table message itself is the answer."""
    if context.reply.is_private:
        await context.show(Screen(context.words.say(key)))
    else:
        await context.flush(press.game_id)
