"""The button by which a person takes the game that computers concede, and the question after it."""

from bot.decisions.people_buttons import conceding
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.presses.shared import AskToConcede
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Screen
from engine.host.people.concession import accept_concession, need_concession
from engine.host.snapshots import need_seat

HANDLERS = Handlers()


@press_record("concede", "yes", acts=True)
class AcceptConcession(PressRecord):
    """End the game that computers concede."""


@HANDLERS.answers(AskToConcede)
async def _ask_or_play_on(context: Context, press: AskToConcede) -> None:
    """Ask the person who has as good as won, or leave it. Raises Refused for all others."""
    await (_ask if press.answer is None else _play_on)(context, press.game_id)


async def _ask(context: Context, game_id: str) -> None:
    game = await need_concession(context.host, game_id, context.user_id)
    voice = context.voice(game)
    yes = Button(voice.say("button-concede-yes"), AcceptConcession(game_id).custom_id, "success")
    no = Button(voice.say("button-stay"), AskToConcede(game_id, "no").custom_id, "secondary")
    text = voice.say("concede-sure", **conceding(game, voice))
    await context.show(Screen(text, rows=((yes, no),)))


@HANDLERS.answers(AcceptConcession)
async def _end(context: Context, press: AcceptConcession) -> None:
    await accept_concession(context.host, press.game_id, context.user_id, context.key)
    await context.show(Screen(context.words.say("concede-done")))
    await context.flush(press.game_id)


async def _play_on(context: Context, game_id: str) -> None:
    need_seat(await context.host.started_game(game_id), context.user_id)
    await context.show(Screen(context.words.say("concede-not")))
