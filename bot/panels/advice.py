"""/monopoly advise: the best choices of the person who asks, in private, each with its press."""

from bot.interactions.context import Context
from bot.interactions.router import Panels
from bot.panels.advice_choices import (
    PRESSED,
    choice_button,
    choice_title,
)
from bot.presses.table import Advise, BorrowAsAdvised, DoAsAdvised
from bot.render.advice import chances_said, choice_texts
from bot.render.voice import Voice
from bot.screens.panel_screen import Divider, PanelScreen, Part
from bot.screens.press import Unreadable
from bot.screens.screen import Button
from engine.core.actions import GiveUp
from engine.host.people.advising import advice_for, may_advise, need_advice
from engine.host.people.purchases import borrow_and_build
from engine.host.snapshots import StartedGame, need_seat
from engine.players.advice import Advice

COLOUR = 0x3B82C4
HOPELESS = 0.01
"""The chance to win below which a player against computers is told how to give up."""

PANELS = Panels()


async def show_advice(context: Context, game_id: str) -> None:
    """Show a player what to do now. Raises Refused where that is not allowed, and LimitReached."""
    with context.hold_place("lookups"):
        game = await context.host.started_game(game_id)
        await need_advice(context.host, game, context.person.user_id)
        await context.show(await _screen(context, game))


async def _screen(context: Context, game: StartedGame) -> PanelScreen:
    voice, found = context.voice(game), await advice_for(game, context.person.user_id)
    again = Button(voice.say("advice-again"), Advise(game.record.id).custom_id, emoji="🔄")
    title = f"### {voice.say('advice-title')}"
    if not found:
        return PanelScreen((title, voice.say("advice-nothing"), (again,)), COLOUR)
    texts, buttons = _choices(game, found, voice)
    now = voice.say("advice-now", chance=chances_said(found, voice.words)[0][0])
    told = (*texts, *_way_out(context, game, found, voice), voice.say("advice-footer"))
    return PanelScreen((title, now, Divider(), *told, tuple(buttons), (again,)), COLOUR)


def _way_out(
    context: Context, game: StartedGame, found: tuple[Advice, ...], voice: Voice
) -> tuple[str, ...]:
    """Return how to give up, and what comes then, to a player with next to no chance against
    computers alone; nothing where giving up is one of the choices.
    """
    seat = need_seat(game, context.person.user_id)
    is_named = any(isinstance(it.action, GiveUp) for it in found)
    if found[0].before >= HOPELESS or is_named or not game.is_against_computers(seat):
        return ()
    goes_on = game.goes_on_without_people
    return (voice.say("advice-resign-goes-on" if goes_on else "advice-resign-ends"),)


def _choices(
    game: StartedGame, found: tuple[Advice, ...], voice: Voice
) -> tuple[list[Part], list[Button]]:
    """Return the choices in words, and a button for each that a single press does elsewhere."""
    titles, buttons = list[str](), list[Button]()
    for number, one in enumerate(found, 1):
        titles.append(choice_title(one.action, game, voice, one.loan))
        button = choice_button(one.action, number, game, voice, one.loan)
        buttons += [] if button is None else [button]
    return list(choice_texts(titles, found, game.public(), voice)), buttons


@PANELS.answers(Advise)
async def _ask_again(context: Context, press: Advise) -> None:
    await show_advice(context, press.game_id)


@PANELS.answers(DoAsAdvised)
async def _carry_out(context: Context, press: DoAsAdvised) -> None:
    """Carry a choice out as the table's own button would, and show what is best after it."""
    user, action = context.person.user_id, press.action
    if not isinstance(action, PRESSED):
        raise Unreadable(press.custom_id)
    game = await context.host.submit(press.game_id, user, press.decision, action, context.key)
    await _show_next(context, game)


@PANELS.answers(BorrowAsAdvised)
async def _borrow(context: Context, press: BorrowAsAdvised) -> None:
    """Mortgage and build at once, and show what is best after it."""
    host, user = context.host, context.person.user_id
    game = await borrow_and_build(
        host, press.game_id, user, press.decision, press.loan, context.key
    )
    await _show_next(context, game)


async def _show_next(context: Context, game: StartedGame) -> None:
    """Show what is best after a choice, if the person may still ask for it."""
    if await may_advise(context.host, game, context.person.user_id):
        await context.show(await _screen(context, game))
    else:
        await context.send_private(context.words.say("advice-done"))
    await context.flush(game.record.id)
