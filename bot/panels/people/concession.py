"""The button by which a person takes the game that computers concede, and the question after it."""

from collections.abc import Mapping

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, panel_custom_id
from bot.screens.screen import Button, Screen
from bot.text.language import Fact, Words
from engine.host.people.concession import accept_concession, need_concession
from engine.host.snapshots import StartedGame, need_seat

VERB = "concede"


def conceded_line(game: StartedGame, voice: Voice) -> str:
    """Return who sees no way to win any more."""
    return voice.say("table-concede", **_computers(game, voice))


def concession_buttons(game: StartedGame, words: Words) -> tuple[Button, ...]:
    """Return the button that asks whether to end the game, while the computers concede it."""
    if not game.is_conceded or game.record.paused_at is not None:
        return ()
    label = words.say("button-concede", count=len(game.computers))
    return (Button(label, panel_custom_id(game.record.id, VERB), "secondary", emoji="🏳️"),)


async def concession(context: Context, press: Press) -> None:
    """Ask the person who has as good as won, then end the game. Raises Refused for all others."""
    match press.arguments:
        case "":
            await _ask(context, press.game_id)
        case "yes":
            await _end(context, press.game_id)
        case "no":
            await _play_on(context, press.game_id)
        case _:
            raise Unreadable(press.arguments)


async def _ask(context: Context, game_id: str) -> None:
    game = await need_concession(context.host, game_id, context.person.user_id)
    voice = context.voice(game)
    yes = Button(voice.say("button-concede-yes"), panel_custom_id(game_id, VERB, "yes"), "success")
    no = Button(voice.say("button-stay"), panel_custom_id(game_id, VERB, "no"), "secondary")
    text = voice.say("concede-sure", **_computers(game, voice))
    await context.show(Screen(text, rows=((yes, no),)))


async def _end(context: Context, game_id: str) -> None:
    user_id = context.person.user_id
    await accept_concession(context.host, game_id, user_id, context.key)
    await context.show(Screen(context.words.say("concede-done")))
    await context.flush(game_id)


async def _play_on(context: Context, game_id: str) -> None:
    need_seat(await context.host.started_game(game_id), context.person.user_id)
    await context.show(Screen(context.words.say("concede-not")))


def _computers(game: StartedGame, voice: Voice) -> dict[str, Fact]:
    seats = game.computers
    return {"who": voice.and_list([voice.name(seat) for seat in seats]), "count": len(seats)}


PANELS: Mapping[str, Panel] = {VERB: concession}
