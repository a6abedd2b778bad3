"""Coming back to a seat: what is asked now, and what has happened and been decided meanwhile."""

from bot.decisions.awaiting import automatic_roll_at
from bot.decisions.decision_words import asked_of_me
from bot.interactions.context import Context
from bot.interactions.links import game_link
from bot.language.voice import Voice
from bot.narration.own_decisions import since_own_decision
from bot.narration.undone import lasting
from bot.presses.shared import Missed, ShowOrders
from bot.ui.panel_screen import PanelScreen, Part, Section
from bot.ui.press import NO_GAME
from bot.ui.screen import Button
from engine.core.events import TurnStarted
from engine.host.people.absence import come_back
from engine.host.snapshots import StartedGame


async def bring_back(context: Context, game_id: str) -> None:
    """Bring a person back, and show what is asked of them now and the ways to what they missed."""
    await come_back(context.host, game_id, context.person, context.key)
    await context.flush(game_id)  # First: the link is to lead to the newest message.
    game = await context.host.started_game(game_id)
    voice = context.voice(game)
    head = Section(voice.say("back-done"), await game_link(context, game))
    await context.show(
        PanelScreen((head, _asked_now(game, context, voice), *await _missed(context, game, voice)))
    )


def _asked_now(game: StartedGame, context: Context, voice: Voice) -> str:
    """Return what is asked of a person now; empty for nothing."""
    seat = game.seat_of(context.user_id)
    if seat is None or seat not in game.public().awaited or game.record.paused_at is not None:
        return ""
    if (rolls_at := automatic_roll_at(game)) is not None:
        return voice.say("back-roll", at=int(rolls_at))
    what = asked_of_me(game.seen_from(seat), seat, voice)
    return voice.say("mine-you-alone", what=what)


async def _missed(context: Context, game: StartedGame, voice: Voice) -> tuple[Part, ...]:
    """Return how many turns have begun since a person's own last decision, and the buttons to what
    happened and to what their orders did.
    """
    log = list(await context.host.history(game.record.id, context.user_id))
    missed = [*lasting(since_own_decision(log, game, context.user_id))]
    turns = sum(isinstance(event, TurnStarted) for _, events in missed for event in events)
    seat, game_id, buttons = game.seat_of(context.user_id), game.record.id, list[Button]()
    if any(events for _, events in missed):
        at = Missed(NO_GAME).custom_id
        buttons.append(Button(voice.say("button-missed"), at, emoji="📰"))
    if any(step.hand == "orders" and step.seat == seat for step, _ in missed):
        did = ShowOrders(game_id, "did").custom_id
        buttons.append(Button(voice.say("orders-did"), did, emoji="📋"))
    said = voice.say("digest-turns", count=turns) if turns else ""
    return (said, tuple(buttons))
