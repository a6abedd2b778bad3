"""A purchase that cash does not cover: how the rest is raised, and both at one press."""

from hashlib import sha256

from bot.decisions.awaiting import answer_until
from bot.decisions.debt_rows import plan_steps
from bot.decisions.debt_text import hopeless_line, plan_sum
from bot.interactions.checks import need_decision
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.voice import Voice
from bot.presses.shared import Manage, ShowPurchase
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button
from engine.core.actions import RaiseMoney
from engine.core.decisions import BuyOrDecline
from engine.core.notation import write
from engine.host.people.purchases import purchase_plan, raise_and_buy
from engine.host.snapshots import StartedGame, need_seat

HANDLERS = Handlers()


@press_record("purchase", "buy", acts=True)
class RaiseAndBuy(PressRecord):
    """Carry out the plan that was shown, which a checksum names."""

    digest: str


@HANDLERS.answers(ShowPurchase)
async def _open(context: Context, press: ShowPurchase) -> None:
    game = await context.host.started_game(press.game_id)
    if await _is_buyer(context, press, game):
        await context.show(_screen(game, context.voice(game)))


@HANDLERS.answers(RaiseAndBuy)
async def _buy(context: Context, press: RaiseAndBuy) -> None:
    """Carry out the plan that was shown, or show the one that is right now."""
    game = await context.host.started_game(press.game_id)
    if not await _is_buyer(context, press, game):
        return
    voice, plan = context.voice(game), purchase_plan(game)
    if plan is None or _digest(plan) != press.digest:
        await context.show(_screen(game, voice, voice.say("debt-plan-changed")))
        return
    decision = need_decision(game.public(), press, BuyOrDecline)
    await raise_and_buy(
        context.host, press.game_id, context.user_id, press.decision, plan, context.key
    )
    price = game.position.rules.properties[decision.space].price
    cash = game.position.seats[decision.seat].cash + plan_sum(plan, game.position) - price
    done = voice.say("purchase-done", what=voice.the_space(decision.space), cash=cash)
    await context.show(PanelScreen((done,), voice.colour(decision.space)))


async def _is_buyer(context: Context, press: PressRecord, game: StartedGame) -> bool:
    """Return whether it is this player who is asked; any other player is told who is.

    Raises Refused for a person who does not play, and where something else is asked by now.
    """
    mine = need_seat(game, context.user_id)
    decision = need_decision(game.public(), press, BuyOrDecline)
    if mine != decision.seat:
        who = context.voice(game).player(decision.seat)
        await context.send_private(context.words.say("debt-of-another", who=who))
    return mine == decision.seat


def _screen(game: StartedGame, voice: Voice, notice: str = "") -> PanelScreen:
    """Return the way to the purchase as it is now; `notice` says why it is another than before."""
    decision = game.public().decision
    assert isinstance(decision, BuyOrDecline)
    plan, price = purchase_plan(game), game.position.rules.properties[decision.space].price
    title = voice.say("purchase-title", what=voice.the_space(decision.space), price=price)
    change = Button(voice.say("debt-change"), Manage(game.record.id).custom_id)
    parts: tuple[Part, ...] = (f"### {title}", _no_plan(game, decision, voice), (change,))
    if plan is not None:
        custom_id = RaiseAndBuy(game.record.id, _digest(plan), decision=decision.id).custom_id
        label = voice.say("purchase-confirm", amount=plan_sum(plan, game.position))
        buttons = (Button(label, custom_id, "success"), change)
        parts = (notice, f"### {title}", *_plan_texts(game, decision, plan, voice), buttons)
    return PanelScreen(parts, voice.colour(decision.space))


def _no_plan(game: StartedGame, decision: BuyOrDecline, voice: Voice) -> str:
    """Return why no cash is to be raised: there is enough of it by now, or no way to raise it."""
    view, seat = game.public(), decision.seat
    if view.spare_cash(seat) >= view.rules.properties[decision.space].price:
        return voice.say("purchase-enough", what=voice.the_space(decision.space))
    return hopeless_line(view.raisable(seat) - view.asked_rent(seat), voice)


def _plan_texts(
    game: StartedGame, decision: BuyOrDecline, plan: RaiseMoney, voice: Voice
) -> tuple[str, str]:
    """Return what is sold, mortgaged and bought, in this order; the cash before and after, and
    until when.
    """
    position, what = game.position, voice.the_space(decision.space)
    price, before = (
        position.rules.properties[decision.space].price,
        position.seats[decision.seat].cash,
    )
    buy = voice.say("decision-buy-or-decline.button-buy", space=what, price=price)
    steps = [*plan_steps(plan, position, voice), buy]
    numbered = [f"{number}. {step}" for number, step in enumerate(steps, 1)]
    after = before + plan_sum(plan, position) - price
    cash = voice.say("purchase-cash", before=before, after=after)
    if (at := answer_until(game, decision, decision.seat)) is not None:
        cash = voice.say("asked-until", cash=cash, at=int(at))
    return "\n".join([voice.say("purchase-plan"), *numbered]), cash


def _digest(plan: RaiseMoney) -> str:
    """Return the checksum by which a press names a plan."""
    return sha256(write(0, plan).encode()).hexdigest()[:16]
