"""Taking back one's last choice: asking for it, and the answers of the others."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.render.names import COLOUR
from bot.render.voice import Voice
from bot.screens.press import Press, Unreadable, panel_custom_id
from bot.screens.screen import Button, Embed, Screen
from bot.text.language import Words
from engine.actions import SeatId
from engine.host.people.undo import UndoRequest, agree, ask, decline, missing, newly_asked
from engine.host.snapshots import StartedGame


async def ask_to_undo(context: Context, game_id: str) -> None:
    """Answer /monopoly undo: ask the others, or undo at once where nobody else is there."""
    user = context.person.user_id
    called = await newly_asked(context.host, game_id, user)
    with context.count_call("questions", game_id) if called else nullcontext():
        waits = await ask(context.host, game_id, user, context.key)
    await _confirm(context, game_id, waits)


async def answer(context: Context, press: Press) -> None:
    """Answer the buttons under the question."""
    user = context.person.user_id
    if press.arguments == "yes":
        waits = await agree(context.host, press.game_id, user, press.decision, context.key)
        await _confirm(context, press.game_id, waits)
    elif press.arguments == "no":
        await decline(context.host, press.game_id, user, press.decision)
        await context.flush(press.game_id)
    else:
        raise Unreadable(press.arguments)


async def _confirm(context: Context, game_id: str, waits: Sequence[SeatId]) -> None:
    game = await context.host.started_game(game_id)
    voice = context.voice(game)
    who = voice.and_list([voice.name(seat) for seat in waits])
    key = "undo-waits" if waits else "undo-done"
    await context.send_private(voice.say(key, who=who, count=len(waits)))
    await context.flush(game_id)


def undo_screen(
    game: StartedGame,
    voice: Voice,
    request: UndoRequest,
    lines: Sequence[str],
    calls: Sequence[SeatId],
) -> Screen:
    """Return what a player wants to take back, and who has not agreed; `calls` are newly asked.

    `lines` tell of the choice as far as everybody may know.
    """
    waits = voice.and_list([voice.player(seat) for seat in missing(game, request)])
    what = "\n".join(lines) or voice.say("undo-secret")
    asked = voice.say(
        "undo-text", who=voice.player(request.seat), waits=waits, at=str(int(request.until))
    )
    text = f"{what}\n\n{asked}"
    called = voice.and_list([voice.mention(seat) for seat in calls])
    content = voice.say("call-undo", who=called) if calls else ""
    game_id = game.record.id
    yes = Button(
        voice.say("undo-agree"), panel_custom_id(game_id, "undo", "yes", request.choice), "success"
    )
    no = Button(
        voice.say("undo-refuse"),
        panel_custom_id(game_id, "undo", "no", request.choice),
        "secondary",
    )
    users = tuple(u for seat in calls if (u := game.player(seat).user_id) is not None)
    return Screen(content, (Embed(voice.say("undo-title"), text, COLOUR),), ((yes, no),), users)


def undo_over_screen(words: Words, key: str, lines: Sequence[str]) -> Screen:
    """Return the question once it is settled: what it was about, and whether it was taken back."""
    return Screen(embeds=(Embed("", "\n".join([*lines, words.say(key)]), COLOUR),))


PANELS: Mapping[str, Panel] = {"undo": answer}
