"""Saying who will win a game that one does not play in, and what is shown of it at the end."""

from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.names import plain_name
from bot.presses.watching import ShowTips
from bot.ui.press import read_int, single_value
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Option, Screen, Select
from engine.host.people.tips import Tip, give_tip, is_open, tips_of
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame

HANDLERS = Handlers()


@press_record("tip", "give", acts=False)
class ChooseWinner(PressRecord):
    """Choose from the list who will win, and be asked once more."""


@press_record("tip", "yes", acts=True)
class GiveTip(PressRecord):
    """Say for good that a seat will win."""

    seat: int


@HANDLERS.answers(ShowTips)
async def _show(context: Context, press: ShowTips) -> None:
    """Show what a person has said, or whom they may choose."""
    game = await context.host.started_game(press.game_id)
    tips = await tips_of(context.host, press.game_id)
    if (mine := tips.get(context.user_id)) is not None:
        await context.show(_said(context, game, mine, len(tips)))
        return
    demand(is_open(game, context.user_id), Refusal.TIPS_CLOSED)
    voice = context.voice(game)
    options = tuple(
        Option(plain_name(voice.players[seat].name), str(seat)) for seat in game.position.players()
    )
    chosen = Select(ChooseWinner(press.game_id).custom_id, voice.say("tip-choose"), options)
    text = voice.say("tip-ask", count=len(tips))
    await context.show(Screen(text, rows=(chosen,)))


@HANDLERS.answers(ChooseWinner)
async def _ask_once_more(context: Context, press: ChooseWinner) -> None:
    game = await context.host.started_game(press.game_id)
    seat = read_int(single_value(context.values))
    is_given = context.user_id in await tips_of(context.host, press.game_id)
    if is_given or not is_open(game, context.user_id) or seat not in game.position.players():
        await _show(context, ShowTips(press.game_id))
        return
    voice = context.voice(game)
    yes = Button(voice.say("button-tip-yes"), GiveTip(press.game_id, seat).custom_id, "primary")
    back = Button(voice.say("go-back"), ShowTips(press.game_id).custom_id)
    await context.show(Screen(voice.say("tip-sure", who=voice.name(seat)), rows=((yes, back),)))


@HANDLERS.answers(GiveTip)
async def _give(context: Context, press: GiveTip) -> None:
    game_id, person = press.game_id, context.person
    mine = await give_tip(context.host, game_id, person.user_id, person.name, press.seat)
    tips, game = await tips_of(context.host, game_id), await context.host.started_game(game_id)
    await context.show(_said(context, game, mine, len(tips)))
    # Its owner keeps the notes of the game in memory.
    context.publisher.schedule(game_id)


def _said(context: Context, game: StartedGame, mine: Tip, count: int) -> Screen:
    voice = context.voice(game)
    return Screen(voice.say("tip-said", who=voice.name(mine.seat), count=count))
