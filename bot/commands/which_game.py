"""Commands about a game, and the question which game: a button for each that may be meant."""

from collections.abc import Awaitable, Callable, Mapping

from bot.commands.presses import Which, percent_encoded
from bot.features.absence import absence
from bot.features.learning.advice import show_advice
from bot.features.lookup import reading
from bot.features.lookup.export import send_export
from bot.features.orders.standing_orders import open_orders
from bot.features.people import leaving
from bot.features.property.management import open_manage
from bot.features.reviews.replay import show_replay
from bot.features.statistics.stats import show_stats
from bot.features.trade.draft_opening import open_trade
from bot.features.undo.undo import ask_to_undo
from bot.interactions.context import Context
from bot.interactions.find_game import (
    Find,
    SeveralGames,
    find_and_restore,
    find_game,
    find_seat,
    find_table,
)
from bot.interactions.router import Panels
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.ui.accents import READING
from bot.ui.panel_screen import PanelScreen, Section
from bot.ui.press import Unreadable
from bot.ui.screen import Button
from engine.host.snapshots import StartedGame
from engine.host.store.records import GameRef

PANELS = Panels()
LONGEST_TYPED = 60
"""Characters that a button has for what was typed, percent-encoded."""
MOST = 8
"""Games that are asked about; any other is named with the option of the command."""
Work = Callable[[Context, str], Awaitable[None]]
TypedWork = Callable[[Context, str, str], Awaitable[None]]

PLAIN: Mapping[str, tuple[Find, Work]] = {
    "board": (find_table, reading.show_board),
    "manage": (find_seat, open_manage),
    "orders": (find_seat, open_orders),
    "advise": (find_seat, show_advice),
    "history": (find_table, reading.show_history),
    "stats": (find_table, show_stats),
    "replay": (find_table, show_replay),
    "verify": (find_game, reading.show_verify),
    "export": (find_table, send_export),
    "undo": (find_seat, ask_to_undo),
    "resign": (find_seat, leaving.ask_to_resign),
    "cancel": (find_game, leaving.cancel),
}
"""The commands whose only option is the game: which games they find, and what they do."""


async def _trade(context: Context, game_id: str, user_id: str) -> None:
    await open_trade(context, game_id, read_user(user_id) if user_id else None)


def read_user(text: str) -> int:
    """Return a user id in the arguments of a press. Raises Unreadable."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise Unreadable(text)
    return int(text)


TYPED: Mapping[str, tuple[Find, TypedWork]] = {
    "trade": (find_seat, _trade),
    "away": (find_seat, absence.away),
    "pause": (find_seat, absence.pause),
    "deed": (find_table, reading.show_deed),
}
"""The commands with another option beside the game: what was typed there comes with the game."""


async def about_game(context: Context, name: str, named: str | None, typed: str = "") -> str | None:
    """Do what a command does for the game that is meant, and return its id; ask which of several.

    Raises Refused where there is no such game.
    """
    find, _ = TYPED.get(name) or PLAIN[name]
    try:
        game_id = await find_and_restore(context, find, named)
    except SeveralGames as several:
        if len(percent_encoded(typed)) > LONGEST_TYPED:
            raise
        await context.show(await _question(context, several, name, typed))
        return None
    await _run(context, name, game_id, typed)
    return game_id


async def _run(context: Context, name: str, game_id: str, typed: str) -> None:
    if name in TYPED:
        await TYPED[name][1](context, game_id, typed)
    elif name in PLAIN and not typed:
        await PLAIN[name][1](context, game_id)
    else:
        raise Unreadable(f"{name} {typed}")


async def _question(context: Context, several: SeveralGames, name: str, typed: str) -> PanelScreen:
    """Return the question which game is meant, with a button for each."""
    say = context.words.say
    sections = []
    for game in several.games[:MOST]:
        custom_id = Which(game.id, name, typed.rstrip(" ") or None).custom_id
        button = Button(say("button-which"), custom_id, "secondary")
        sections.append(Section(await _text(context, game), button))
    more = f"-# {say('which-more')}" if len(several.games) > MOST else ""
    return PanelScreen((say(f"which-{several.refusal.value}"), *sections, more), READING)


async def _text(context: Context, game: GameRef) -> str:
    """Return where a game is played, by whom, and how far it is."""
    found = await context.host.snapshot(game.id)
    voice = Voice(found.players, found.board, context.words)
    who = voice.and_list([voice.name(seat) for seat in voice.players])
    where = voice.say("mine-where", who=who, **place_facts(found.record))
    if not isinstance(found, StartedGame):
        return where
    return f"{where}\n-# {voice.say('table-title', turn=found.public().turn)}"


@PANELS.answers(Which)
async def which(context: Context, press: Which) -> None:
    """Do what a command does for the game that was chosen."""
    await _run(context, press.command, press.game_id, press.typed or "")
