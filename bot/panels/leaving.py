"""Going: resigning, calling a game off, and playing another."""

from collections.abc import Mapping

from bot.context import Context
from bot.press import Press, opening
from bot.router import Panel
from bot.screen import Button, Screen
from engine.actions import Resign
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import Open


async def ask_to_resign(context: Context, game_id: str) -> None:
    """/monopoly resign: it asks once more."""
    table = await context.host.table(game_id)
    demand(table.seat_of(context.person.user_id) is not None, Refusal.NOT_PLAYING)
    demand(table.game.phase == "running", Refusal.OVER)
    say = context.words.say
    yes = Button(say("button-resign"), opening(game_id, "resign", "yes"), "danger")
    no = Button(say("button-stay"), opening(game_id, "resign", "no"), "secondary")
    await context.show(Screen(say("resign-sure"), rows=((yes, no),)))


async def resign(context: Context, press: Press) -> None:
    """The second answer."""
    if press.arguments != "yes":
        await context.show(Screen(context.words.say("resign-not")))
        return
    user = context.person.user_id
    await context.host.submit(press.game, user, press.decision, Resign(), context.key)
    await context.show(Screen(context.words.say("resign-done")))
    await context.shown(press.game)


async def cancel(context: Context, game_id: str) -> None:
    """/monopoly cancel: the host closes a lobby; a game that runs needs everybody's word."""
    found = await context.host.look(game_id)
    user = context.person.user_id
    if isinstance(found, Open):
        await context.lobbies.close(game_id, user)
        await context.whisper(context.words.say("cancel-done"))
    else:
        missing = await context.lobbies.agree_to_cancel(game_id, user)
        names = [it.name for it in found.players if it.user_id in missing]
        key = "cancel-waits" if missing else "cancel-done"
        await context.whisper(context.words.say(key, who=context.words.listed(names)))
    await context.shown(game_id)


async def rematch(context: Context, press: Press) -> None:
    """Another game of the same kind, opened by whoever asks first."""
    opened = await context.lobbies.rematch(press.game, context.person, context.key)
    await context.shown(opened.game.id)


PANELS: Mapping[str, Panel] = {"resign": resign, "rematch": rematch}
