"""/monopoly, /monopoly-mod and their subcommands: each finds its game and opens a panel."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from bot.commands import guide
from bot.commands.choices import EDITION_CHOICES, GAME_CHOICES, PACE_CHOICES
from bot.commands.command_client import Interaction, Work, client_of
from bot.commands.moderator_commands import moderation_group
from bot.commands.translation import localized
from bot.commands.which_game import PLAIN, about_game
from bot.features.absence import absence
from bot.features.learning.first_game import learn
from bot.features.lobby.lobby_opening import open_lobby
from bot.features.lobby.server_settings import open_settings
from bot.features.lookup import reading
from bot.features.people import games as private
from bot.features.preferences.preferences import open_preferences
from bot.features.preferences.zone import zone_choices
from bot.features.reviews.review import show_review
from bot.features.rules import rulebook
from bot.features.statistics.ladder import show_leaderboard, show_profile
from bot.interactions.context import Context
from bot.interactions.find_game import (
    find_and_restore,
    find_finished,
    finished_choices,
    game_choices,
)
from bot.language.language import Words
from engine.host.lobby import Person
from engine.host.service import Host

Command = app_commands.Command[Any, Any, Any]
Choices = Callable[[Host, int, int | None, str, Words], Awaitable[list[tuple[str, str]]]]
Offered = Callable[[Host, int, str, Words], Awaitable[list[tuple[str, str]]]]


def _about(name: str) -> app_commands.locale_str:
    return localized(lambda words: words.say(f"command-{name}"))


def _group() -> app_commands.Group:
    monopoly = app_commands.Group(
        name="monopoly",
        description=_about("monopoly"),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
    )
    own = (_new(), _trade(), _deed(), _rules(), _preferences())
    timed = (_away(), _pause(), _profile())
    for command in (*own, *timed, *_plain(), *_of_a_game()):
        monopoly.add_command(command)
    return monopoly


def _server_group() -> app_commands.Group:
    managing = app_commands.Group(
        name="monopoly-mod",
        description=_about("monopoly-mod"),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        default_permissions=discord.Permissions(manage_guild=True),
    )
    managing.add_command(_command("settings", open_settings))
    for command in moderation_group():
        managing.add_command(command)
    return managing


def _new() -> Command:
    @app_commands.command(name="new", description=_about("new"))
    @app_commands.describe(
        pace=_about("new-pace"), edition=_about("new-edition"), game=_about("new-game")
    )
    @app_commands.choices(
        pace=PACE_CHOICES,
        edition=EDITION_CHOICES,
        game=GAME_CHOICES,
    )
    async def new(
        interaction: Interaction,
        pace: str | None = None,
        edition: str | None = None,
        game: str | None = None,
    ) -> None:
        await client_of(interaction).answer(
            interaction, lambda it: open_lobby(it, pace, edition, game)
        )

    return new


def _trade() -> Command:
    @app_commands.command(name="trade", description=_about("trade"))
    @app_commands.describe(player=_about("trade-player"), game=_about("game"))
    async def trade(
        interaction: Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        async def work(context: Context) -> None:
            partner = "" if player is None else str(player.id)
            await about_game(context, "trade", game, partner)

        await client_of(interaction).answer(interaction, work)

    trade.autocomplete("game")(_games())
    return trade


def _deed() -> Command:
    @app_commands.command(name="deed", description=_about("deed"))
    @app_commands.describe(name=_about("deed-name"), game=_about("game"))
    async def deed(interaction: Interaction, name: str, game: str | None = None) -> None:
        async def work(context: Context) -> None:
            await about_game(context, "deed", game, name)

        await client_of(interaction).answer(interaction, work)

    async def names(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = reading.deed_choices(typed, await client_of(interaction).words(interaction))
        return [app_commands.Choice(name=label, value=space) for label, space in found]

    deed.autocomplete("name")(names)
    deed.autocomplete("game")(_games())
    return deed


def _rules() -> Command:
    @app_commands.command(name="rules", description=_about("rules"))
    @app_commands.describe(
        topic=_about("rules-topic"), edition=_about("rules-edition"), game=_about("game")
    )
    @app_commands.choices(edition=EDITION_CHOICES)
    async def rules(
        interaction: Interaction,
        topic: str | None = None,
        edition: str | None = None,
        game: str | None = None,
    ) -> None:
        await client_of(interaction).answer(
            interaction, lambda it: rulebook.show_rules(it, topic, edition, game)
        )

    async def topics(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = rulebook.completions(typed, await client_of(interaction).words(interaction))
        return [app_commands.Choice(name=label, value=chapter) for label, chapter in found]

    rules.autocomplete("topic")(topics)
    rules.autocomplete("game")(_games())
    return rules


def _preferences() -> Command:
    @app_commands.command(name="preferences", description=_about("preferences"))
    @app_commands.describe(zone=_about("preferences-zone"), quiet=_about("preferences-quiet"))
    async def chosen(
        interaction: Interaction, zone: str | None = None, quiet: str | None = None
    ) -> None:
        await client_of(interaction).answer(
            interaction, lambda it: open_preferences(it, zone, quiet)
        )

    async def zones(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = zone_choices(typed, client_of(interaction).host.now())
        return [app_commands.Choice(name=label, value=zone) for label, zone in found]

    chosen.autocomplete("zone")(zones)
    return chosen


def _profile() -> Command:
    @app_commands.command(name="profile", description=_about("profile"))
    @app_commands.describe(player=_about("profile-player"))
    async def shown(interaction: Interaction, player: discord.User | None = None) -> None:
        who = None if player is None else Person(player.id, player.display_name)
        await client_of(interaction).answer(interaction, lambda it: show_profile(it, who))

    return shown


def _away() -> Command:
    @app_commands.command(name="away", description=_about("away"))
    @app_commands.describe(until=_about("away-until"), game=_about("game"))
    async def away(interaction: Interaction, until: str, game: str | None = None) -> None:
        async def work(context: Context) -> None:
            await about_game(context, "away", game, until)

        await client_of(interaction).answer(interaction, work)

    away.autocomplete("until")(_moments(absence.away_choices))
    away.autocomplete("game")(_games())
    return away


def _pause() -> Command:
    @app_commands.command(name="pause", description=_about("pause"))
    @app_commands.describe(until=_about("pause-until"), game=_about("game"))
    async def pause(
        interaction: Interaction, until: str = absence.WEEK, game: str | None = None
    ) -> None:
        async def work(context: Context) -> None:
            await about_game(context, "pause", game, until)

        await client_of(interaction).answer(interaction, work)

    pause.autocomplete("until")(_moments(absence.pause_choices))
    pause.autocomplete("game")(_games())
    return pause


def _moments(offered: Offered) -> Any:
    async def moments(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        words = await client_of(interaction).words(interaction)
        found = await offered(client_of(interaction).host, interaction.user.id, typed, words)
        return [app_commands.Choice(name=label, value=text) for label, text in found]

    return moments


def _plain() -> Iterable[Command]:
    """Commands that are about no game in particular."""
    works: dict[str, Work] = {
        "mine": private.show_mine,
        "leaderboard": show_leaderboard,
        "help": guide.show_guide,
        "learn": learn,
    }
    for name, work in works.items():
        yield _command(name, work)


def _command(name: str, work: Work) -> Command:
    async def run(interaction: Interaction) -> None:
        await client_of(interaction).answer(interaction, work)

    return app_commands.Command(name=name, description=_about(name), callback=run)


def _of_a_game() -> Iterable[Command]:
    """Commands about a game: the one of this channel, or the one named."""
    for name in PLAIN:
        yield _game_command(name)
    yield _review()


def _game_command(name: str) -> Command:
    async def run(interaction: Interaction, game: str | None = None) -> None:
        async def found(context: Context) -> None:
            game_id = await about_game(context, name, game)
            if game_id is not None:
                await client_of(interaction).absence_digest.note_visit(context, game_id)

        await client_of(interaction).answer(interaction, found)

    command: Command = app_commands.Command(name=name, description=_about(name), callback=run)
    app_commands.describe(game=_about("game"))(command)
    command.autocomplete("game")(_games())
    return command


def _review() -> Command:
    @app_commands.command(name="review", description=_about("review"))
    @app_commands.describe(game=_about("review-game"))
    async def review(interaction: Interaction, game: str | None = None) -> None:
        async def found(context: Context) -> None:
            game_id = await find_and_restore(context, find_finished, game)
            await show_review(context, game_id)
            await client_of(interaction).absence_digest.note_visit(context, game_id)

        await client_of(interaction).answer(interaction, found)

    review.autocomplete("game")(_games(finished_choices))
    return review


def _games(choices: Choices = game_choices) -> Any:
    async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        user, channel = interaction.user.id, interaction.channel_id
        words = await client_of(interaction).words(interaction)
        found = await choices(client_of(interaction).host, user, channel, typed, words)
        return [app_commands.Choice(name=label, value=game) for label, game in found]

    return games


GROUP = _group()
"""/monopoly, for everybody."""
SERVER_GROUP = _server_group()
"""/monopoly-mod, for those who manage a server: in one group everybody would see its commands."""
GROUPS = (GROUP, SERVER_GROUP)
"""The commands of every client: to make them takes a while, and they know none of the clients."""
