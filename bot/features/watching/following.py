"""Choosing what to be told of a game that one does not play in, and the list of such games."""

import asyncio

from bot.discord.posting import Delivery
from bot.features.watching.news import end_text, milestone_lines, place_line, turn_line
from bot.interactions.context import Context
from bot.interactions.links import link_to
from bot.interactions.router import Handlers
from bot.presses.watching import (
    FollowGame,
    ShowFollowed,
    Unfollow,
    board_button,
    guess_button,
    unfollow_button,
)
from bot.ui.accents import READING
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.press import Unreadable, single_value
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Option, Screen, Select
from engine.host.people.following import (
    CHOICES,
    Follow,
    News,
    follow,
    followed_by,
    followers_of,
    note_told,
    unfollow,
)
from engine.host.people.guesses import guesses_of
from engine.host.snapshots import StartedGame

HANDLERS = Handlers()


@press_record("follow", "choose", acts=True)
class ChooseNews(PressRecord):
    """Choose from the list what to be told of a game."""


@HANDLERS.answers(FollowGame)
async def _follow(context: Context, press: FollowGame) -> None:
    await follow_game(context, press.game_id)


async def follow_game(context: Context, game_id: str) -> None:
    """Let a person follow a game to its end, unless they have chosen something else before."""
    known = (await followers_of(context.host, game_id)).get(context.user_id)
    before = "none" if known is None else known.choice
    await _choose(context, game_id, "end" if before == "none" else before)


@HANDLERS.answers(ChooseNews)
async def _choose_news(context: Context, press: ChooseNews) -> None:
    chosen = single_value(context.values)
    for choice in CHOICES:
        if choice == chosen:
            await _choose(context, press.game_id, choice)
            return
    raise Unreadable(str(chosen))


async def _choose(context: Context, game_id: str, choice: News) -> None:
    await follow(context.host, game_id, context.user_id, choice)
    game = await context.host.started_game(game_id)
    say = context.words.say
    options = tuple(Option(say(f"follow-option-{it}"), it, default=it == choice) for it in CHOICES)
    chosen = Select(ChooseNews(game_id).custom_id, say("follow-choose"), options)
    rest = guess_button(game, context.user_id, context.words)
    stop = unfollow_button(game_id, context.words)
    rows = (chosen, (board_button(game_id, context.words), stop, *rest))
    text = f"{say(f'follow-{choice}')}\n{say('follow-closed')}"
    await context.show(Screen(text, rows=rows))
    # Its owner is to know when the next news is due.
    context.publisher.schedule(game_id)


@HANDLERS.answers(Unfollow)
async def _unfollow(context: Context, press: Unfollow) -> None:
    await unfollow(context.host, press.game, context.user_id)
    await context.show(Screen(context.words.say("follow-stopped")))


@HANDLERS.answers(ShowFollowed)
async def _show_followed(context: Context, press: ShowFollowed) -> None:
    """Show the games that a person follows, with what no direct message could tell of them."""
    with context.hold_place("lookups"):
        follows = await followed_by(context.host, context.user_id)
        games = await asyncio.gather(*(_parts(context, *it) for it in follows.items()))
        say = context.words.say
        parts = [part for parts in games for part in parts] or [say("followed-none")]
        await context.show(PanelScreen((f"### {say('followed-title')}", *parts), READING))


async def _parts(context: Context, game_id: str, mine: Follow) -> tuple[Part, ...]:
    """Return a game's lines, and the button below: beside them a phone halves their width."""
    game = await context.host.started_game(game_id)
    text = await _text(context, game, mine)
    return (text, (unfollow_button(game_id, context.words),))


async def _text(context: Context, game: StartedGame, mine: Follow) -> str:
    record, voice = game.record, context.voice(game)
    readable = await context.publisher.post.look_for_reader(
        record.guild_id, record.channel_id, context.user_id
    )
    if readable is not Delivery.SHOWN:
        return voice.say("followed-hidden")
    link = await link_to(context, game)
    if record.phase != "running":
        await unfollow(context.host, record.id, context.user_id)
        guess = (await guesses_of(context.host, record.id)).get(context.user_id)
        return end_text(game, voice, link, guess)
    lines = [voice.say("call-direct", what=place_line(game, voice), link=link)]
    if mine.unread:
        log = await context.host.history(record.id, None)
        lines += await milestone_lines(game.position.rules, mine.told, log, voice)
        await note_told(context.host, record.id, context.user_id, record.version, 0.0)
    return "\n".join([*lines, turn_line(game.public(), voice)])
