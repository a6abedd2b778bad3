"""The command `game`: what there is to see of a game, each page with a list of the others."""

from collections.abc import Mapping

from discord import app_commands

from bot.features.lookup import reading
from bot.features.lookup.export import send_export
from bot.features.reviews.replay import show_replay
from bot.features.reviews.review import show_review
from bot.features.statistics.stats import show_stats
from bot.interactions.command_client import (
    Interaction,
    OptionChoices,
    about,
    choices,
    client_of,
    localized,
    words_of,
)
from bot.interactions.context import Context
from bot.interactions.find_game import (
    CHOICES,
    OnlyLobbies,
    find_finished,
    find_game,
    find_table,
    finished_choices,
    game_choices,
)
from bot.interactions.game_pages import GAME_PAGES, NAMES, GamePage, TurnToPage
from bot.interactions.router import Handlers
from bot.interactions.which_game import GameCommand, GameRequest
from bot.ui.press import Unreadable, single_value

HANDLERS = Handlers()
REQUESTS: Mapping[str, GameRequest] = {
    it.request_name: it
    for it in (
        GameRequest("history", find_table, reading.show_history),
        GameRequest("stats", find_table, show_stats),
        GameRequest("review", find_finished, show_review),
        GameRequest("replay", find_table, show_replay),
        GameRequest("verify", find_game, reading.show_verify),
        GameRequest("export", find_table, send_export),
    )
}
"""What shows each page. Questions which game is meant have the names in their buttons."""


def _choice(page: GamePage) -> app_commands.Choice[str]:
    return app_commands.Choice(name=localized(lambda words: words.say(NAMES[page])), value=page)


@app_commands.describe(show=about("game-show"), game=about("which-game"))
@app_commands.choices(show=[_choice(page) for page in GAME_PAGES])
async def _game(interaction: Interaction, show: str | None = None, game: str | None = None) -> None:
    await REQUESTS.get(show or "", GAME).answer(interaction, game)


async def _find(context: Context, named: str | None) -> str:
    """Return the id of a game as for its history, else of a lobby. Raises Refused."""
    try:
        return await find_table(context, named)
    except OnlyLobbies:
        return await find_game(context, named)


async def _open(context: Context, game_id: str, _: str) -> None:
    """Show the page that says most: what has happened, or of a lobby how its dice are chosen."""
    found = await context.host.snapshot(game_id)
    await REQUESTS["verify" if found.record.phase == "lobby" else "history"].do_in(context, game_id)


@HANDLERS.answers(TurnToPage)
async def _turn(context: Context, press: TurnToPage) -> None:
    page = single_value(context.values)
    if page not in REQUESTS:
        raise Unreadable(page)
    await REQUESTS[page].do_in(context, press.game_id)


GAME = GameCommand("game", _find, _open, _game)


@GAME.autocomplete("game")
async def _games(interaction: Interaction, typed: str) -> OptionChoices:
    """Games that are over too, which most pages are about: those alone for a review."""
    host, words = client_of(interaction).host, await words_of(interaction)
    asked = (host, interaction.user.id, interaction.channel_id, typed, words)
    live = [] if interaction.namespace.show == "review" else await game_choices(*asked)
    return choices([*live, *await finished_choices(*asked)][:CHOICES])
