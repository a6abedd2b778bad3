"""The button by which a person takes the game that computers concede, and the question after it."""

from bot.interactions.context import Context
from bot.interactions.router import Panels
from bot.presses.people import AcceptConcession, AskToConcede
from bot.render.voice import Voice
from bot.screens.screen import Button, Screen
from bot.text.language import Fact, Words
from engine.host.people.concession import accept_concession, need_concession
from engine.host.snapshots import StartedGame, need_seat

PANELS = Panels()


def conceded_line(game: StartedGame, voice: Voice) -> str:
    """Return who sees no way to win any more."""
    return voice.say("table-concede", **_computers(game, voice))


def concession_buttons(game: StartedGame, words: Words) -> tuple[Button, ...]:
    """Return the button that asks whether to end the game, while the computers concede it."""
    if not game.is_conceded or game.record.paused_at is not None:
        return ()
    label = words.say("button-concede", count=len(game.computers))
    return (Button(label, AskToConcede(game.record.id).custom_id, "secondary", emoji="🏳️"),)


@PANELS.answers(AskToConcede)
async def _ask_or_play_on(context: Context, press: AskToConcede) -> None:
    """Ask the person who has as good as won, or leave it. Raises Refused for all others."""
    await (_ask if press.answer is None else _play_on)(context, press.game_id)


async def _ask(context: Context, game_id: str) -> None:
    game = await need_concession(context.host, game_id, context.person.user_id)
    voice = context.voice(game)
    yes = Button(voice.say("button-concede-yes"), AcceptConcession(game_id).custom_id, "success")
    no = Button(voice.say("button-stay"), AskToConcede(game_id, "no").custom_id, "secondary")
    text = voice.say("concede-sure", **_computers(game, voice))
    await context.show(Screen(text, rows=((yes, no),)))


@PANELS.answers(AcceptConcession)
async def _end(context: Context, press: AcceptConcession) -> None:
    user_id = context.person.user_id
    await accept_concession(context.host, press.game_id, user_id, context.key)
    await context.show(Screen(context.words.say("concede-done")))
    await context.flush(press.game_id)


async def _play_on(context: Context, game_id: str) -> None:
    need_seat(await context.host.started_game(game_id), context.person.user_id)
    await context.show(Screen(context.words.say("concede-not")))


def _computers(game: StartedGame, voice: Voice) -> dict[str, Fact]:
    seats = game.computers
    return {"who": voice.and_list([voice.name(seat) for seat in seats]), "count": len(seats)}
