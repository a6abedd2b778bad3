"""Taking back one's last choice: asking for it, and the answers of the others."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Literal

from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.language import Words
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.narration.undone import choice_lines
from bot.presses.shared import Manage, ShowUndo
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Embed, Screen
from engine.core.actions import SeatId
from engine.host.people.undo import (
    UndoRequest,
    agree,
    ask,
    choice_to_undo,
    decline,
    missing,
    newly_asked,
    seats_to_ask,
)
from engine.host.snapshots import StartedGame, need_seat

HANDLERS = Handlers()


@press_record("undo", acts=True)
class Undo(PressRecord):
    """Ask to undo a choice, agree, or decline; `decision` is the version that it led to."""

    answer: Literal["ask", "yes", "no"]


async def show_choice(context: Context, game_id: str) -> None:
    """Show a player their last choice and who has to agree before it is undone.

    Raises Refused, saying why it has to stay.
    """
    game = await context.host.started_game(game_id)
    voice = context.voice(game)
    seat = need_seat(game, context.user_id)
    choice = await choice_to_undo(context.host, game, seat)
    log = await context.host.history(game_id, context.user_id, choice - 1)
    what = "\n".join(choice_lines(log, choice, voice, game.position.rules))
    others = seats_to_ask(game, seat)
    who = voice.and_list([voice.name(other) for other in others])
    text = f"{what}\n\n{voice.say('undo-needs', who=who, count=len(others))}"
    label = voice.say("undo-ask" if others else "undo-agree")
    yes = Button(label, Undo(game_id, "ask", decision=choice).custom_id, "primary")
    back = Button(voice.say("go-back"), Manage(game_id).custom_id)
    await context.show(
        Screen(embeds=(Embed(voice.say("undo-title"), text, COLOUR),), rows=((yes, back),))
    )


async def ask_about_shown(context: Context, press: Undo) -> None:
    """Ask to undo the choice that was shown, or show the one that is the last by now.

    Where nobody else is there, it is undone at once.
    """
    game_id = press.game_id
    game = await context.host.started_game(game_id)
    seat = need_seat(game, context.user_id)
    if await choice_to_undo(context.host, game, seat) != press.decision:
        await show_choice(context, game_id)
        return
    called = await newly_asked(context.host, game_id, context.user_id)
    with context.count_call("questions", game_id) if called else nullcontext():
        waits = await ask(context.host, game_id, context.user_id, context.key)
    await _confirm(context, game_id, waits)


@HANDLERS.answers(ShowUndo)
async def _show(context: Context, press: ShowUndo) -> None:
    await show_choice(context, press.game_id)


@HANDLERS.answers(Undo)
async def answer(context: Context, press: Undo) -> None:
    """Answer the buttons under the question, and the one that asks it."""
    match press.answer:
        case "ask":
            await ask_about_shown(context, press)
        case "yes":
            waits = await agree(
                context.host, press.game_id, context.user_id, press.decision, context.key
            )
            await _confirm(context, press.game_id, waits)
        case "no":
            await decline(context.host, press.game_id, context.user_id, press.decision)
            await context.flush(press.game_id)


async def _confirm(context: Context, game_id: str, waits: Sequence[SeatId]) -> None:
    game = await context.host.started_game(game_id)
    voice = context.voice(game)
    who = voice.and_list([voice.name(seat) for seat in waits])
    key = "undo-waits" if waits else "undo-done"
    await context.show(Screen(voice.say(key, who=who, count=len(waits))))
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
    agreed = Undo(game_id, "yes", decision=request.choice).custom_id
    refused = Undo(game_id, "no", decision=request.choice).custom_id
    yes = Button(voice.say("undo-agree"), agreed, "success")
    no = Button(voice.say("undo-refuse"), refused, "secondary")
    users = tuple(u for seat in calls if (u := game.player(seat).user_id) is not None)
    return Screen(content, (Embed(voice.say("undo-title"), text, COLOUR),), ((yes, no),), users)


def undo_over_screen(words: Words, key: str, lines: Sequence[str]) -> Screen:
    """Return the question once it is settled: what it was about, and whether it was taken back."""
    return Screen(embeds=(Embed("", "\n".join([*lines, words.say(key)]), COLOUR),))
