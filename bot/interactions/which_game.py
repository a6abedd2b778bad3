"""Requests about a game, and the question which game: a button for each that may be meant."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Annotated, Any
from urllib.parse import quote, unquote

from discord import app_commands

from bot.interactions.command_client import (
    GameChoices,
    Interaction,
    about,
    answer,
    client_of,
    complete_games,
)
from bot.interactions.context import Context
from bot.interactions.find_game import Find, SeveralGames, find_and_restore, game_choices
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.ui.accents import READING
from bot.ui.panel_screen import PanelScreen, Section
from bot.ui.press import Unreadable
from bot.ui.press_record import Codec, PressRecord, press_record
from bot.ui.screen import Button
from engine.host.snapshots import StartedGame
from engine.host.store.records import GameRef

LONGEST_TYPED = 60
"""Characters that a button has for what was typed, percent-encoded."""
MOST = 8
"""Games that are asked about; any other is named with the option of the command."""
percent_encoded: Callable[[str], str] = partial(quote, safe=" :,")
Typed = Annotated[str, Codec(unquote, percent_encoded, takes_rest=True)]
"""What a person has typed, in the characters that a custom_id may have."""


@press_record("which", acts=False)
class Which(PressRecord):
    """Do what a command does, with what was typed beside it, for the game that was chosen."""

    command: str
    typed: Typed | None = None


class GameRequest:
    """A request about a game: the one of this channel, the one named, or the one chosen.

    `takes_text`: `work` gets what was typed, too.
    """

    def __init__(
        self,
        name: str,
        find: Find,
        work: Callable[..., Awaitable[None]],
        *,
        takes_text: bool = False,
    ) -> None:
        self.request_name = name
        self._find = find
        self._work = work
        self._takes_text = takes_text

    async def answer(
        self,
        interaction: Interaction,
        named: str | None = None,
        typed: str = "",
        find: Find | None = None,
    ) -> None:
        """Answer the request for the game that is meant, or ask which one; note the visit.

        `find` finds the games that are meant otherwise than usual.
        """

        async def work(context: Context) -> None:
            game_id = await self.do_or_ask(context, named, typed, find)
            if game_id is not None:
                await client_of(interaction).note_visit(context, game_id)

        await answer(interaction, work)

    async def do_or_ask(
        self, context: Context, named: str | None, typed: str = "", find: Find | None = None
    ) -> str | None:
        """Carry the request out for the game meant, and return its id; ask which one of several.

        Raises Refused where there is no such game.
        """
        try:
            game_id = await find_and_restore(context, find or self._find, named)
        except SeveralGames as several:
            if len(percent_encoded(typed)) > LONGEST_TYPED:
                raise
            await context.show(await _question(context, several, self.request_name, typed))
            return None
        await self.do_in(context, game_id, typed)
        return game_id

    async def do_in(self, context: Context, game_id: str, typed: str = "") -> None:
        """Carry the request out for a game. Raises Unreadable for what nobody can have typed."""
        if self._takes_text:
            await self._work(context, game_id, typed)
        elif not typed:
            await self._work(context, game_id)
        else:
            raise Unreadable(f"{self.request_name} {typed}")


class GameCommand(GameRequest, app_commands.Command[Any, Any, Any]):
    """A request about a game as a command of its own.

    `callback` has more options than the game, and calls `answer`; then `work` gets what was typed,
    too. `offered` completes the option of the game.
    """

    def __init__(
        self,
        name: str,
        find: Find,
        work: Callable[..., Awaitable[None]],
        callback: Callable[..., Coroutine[Any, Any, None]] | None = None,
        *,
        offered: GameChoices = game_choices,
    ) -> None:
        GameRequest.__init__(self, name, find, work, takes_text=callback is not None)
        app_commands.Command.__init__(
            self, name=name, description=about(name), callback=callback or self._about_game()
        )
        complete_games(self, offered)

    def _about_game(self) -> Callable[..., Coroutine[Any, Any, None]]:
        @app_commands.describe(game=about("which-game"))
        async def run(interaction: Interaction, game: str | None = None) -> None:
            await self.answer(interaction, game)

        return run


async def answer_which(requests: Mapping[str, GameRequest], context: Context, press: Which) -> None:
    """Do one of the requests for the game that was chosen."""
    if press.command not in requests:
        raise Unreadable(press.command)
    await requests[press.command].do_in(context, press.game_id, press.typed or "")


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
    voice = Voice.of(found, context.words)
    who = voice.and_list([voice.name(seat) for seat in voice.players])
    where = voice.say("mine-where", who=who, **place_facts(found.record))
    if not isinstance(found, StartedGame):
        return where
    return f"{where}\n-# {voice.game_title(found.public().turn)}"
