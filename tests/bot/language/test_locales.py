"""Whom the bot speaks to in which language: a server, a person, and somebody it has never met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.language.locales import Locales
from engine.host.lobbies.presets import change_preset, preset_of
from engine.host.preferences.preferences import Preferences
from tests.support.fixed_dice import fixed_dice
from tests.support.logged_errors import LoggedErrors
from tests.support.pseudolocale import LOCALE, pseudolocalized, with_pseudolocale
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = range(3)
HOUR = 3600
UNKNOWN_LOCALE = "he"
TABLE = "table"


@pytest.fixture(autouse=True)
def another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (4, 2), (4, 6))
    with with_pseudolocale(tmp_path):
        yield


async def shown_text(server: SimulatedServer, game: str, role: str = TABLE) -> str:
    return said(await server.message(game, role))


def is_pseudo(text: str) -> bool:
    return "é" in text


async def choose_for_server(server: SimulatedServer, value: str) -> Any:
    server.make_manager(ADA)
    panel = (await server.open_settings(ADA)).private
    return (await server.choose(ADA, panel, ":language", value)).response


async def choose_for_oneself(server: SimulatedServer, who: int, value: str) -> Any:
    panel = (await server.command(who, "preferences")).private
    return (await server.choose(who, panel, ":language", value)).response


# -- a server ----------------------------------------------------------------------------------


async def test_a_server_that_chooses_a_language_sees_its_running_games_in_it(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    assert not is_pseudo(await shown_text(server, game))
    panel = await choose_for_server(server, LOCALE)
    assert is_pseudo(await shown_text(server, game))
    assert not is_pseudo(said(panel))
    assert (await preset_of(server.app.host, server.channel.guild.id)).language == LOCALE
    await choose_for_server(server, "discord")
    assert not is_pseudo(await shown_text(server, game))


async def test_a_server_that_changes_its_language_at_discord_sees_it_at_once(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    await server.set_language("sv-SE")
    assert is_pseudo(await shown_text(server, game))
    await choose_for_server(server, "en")
    assert not is_pseudo(await shown_text(server, game))


async def test_what_is_owed_after_a_restart_is_told_in_the_servers_language(
    server: SimulatedServer,
) -> None:
    await server.set_language("sv-SE")
    game = await server.start_game()
    await server.restart()
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert is_pseudo(await shown_text(server, game))


async def test_back_to_the_bots_own_is_back_to_discords_language(server: SimulatedServer) -> None:
    game = await server.start_game()
    panel = await choose_for_server(server, LOCALE)
    await server.press(ADA, panel, "Reset to bot defaults")
    assert not is_pseudo(await shown_text(server, game))


# -- a person ----------------------------------------------------------------------------------


async def test_who_chooses_a_language_reads_it_at_once_and_nobody_else_does(
    server: SimulatedServer,
) -> None:
    game = await server.start_game()
    assert is_pseudo(said(await choose_for_oneself(server, ADA, LOCALE)))
    assert (await server.app.host.preferences(server.user(ADA))).language == LOCALE
    assert is_pseudo((await server.command(ADA, "board")).text)
    assert not is_pseudo((await server.command(BEN, "board")).text)
    assert not is_pseudo(await shown_text(server, game))
    assert not is_pseudo(said(await choose_for_oneself(server, ADA, "discord")))


async def test_a_reminder_by_direct_message_is_in_its_readers_language(
    server: SimulatedServer,
) -> None:
    await choose_for_oneself(server, ADA, LOCALE)
    panel = (await server.command(ADA, "preferences")).private
    await server.choose(ADA, panel, ":ping", "dm")
    game = await server.start_game("daily")
    await server.wait(30 * HOUR)
    told = [str(it.content) for it in server.direct(ADA)]
    assert len(told) > 1
    assert all(map(is_pseudo, told))
    assert not is_pseudo(await shown_text(server, game))


async def test_a_completion_is_in_its_readers_language_and_is_found_by_either_name(
    server: SimulatedServer,
) -> None:
    await choose_for_oneself(server, ADA, LOCALE)
    for typed in ("water", "watér"):
        (found,) = await server.completions(ADA, "deed", "name", typed)
        assert found["name"] == pseudolocalized("Water Works")
    (found,) = await server.completions(BEN, "deed", "name", "water")
    assert found["name"] == "Water Works"


async def test_a_server_that_was_not_known_yet_is_told_of_once(server: SimulatedServer) -> None:
    locales = Locales(server.app.host, lambda server: None)
    assert (await locales.of_server(5)).locale == "en"
    assert [locales.has_guessed(5), locales.has_guessed(5)] == [True, False]


# -- a client ----------------------------------------------------------------------------------


async def help_for(server: SimulatedServer, who: int) -> str:
    return (await server.command(who, "help")).text


@pytest.fixture
def swede(server: SimulatedServer) -> int:
    """Ada, whose client speaks the other language."""
    server.set_client_language(ADA, "sv-SE")
    return server.user(ADA)


async def test_everybody_is_answered_in_the_language_of_their_client(
    server: SimulatedServer, swede: int
) -> None:
    server.set_client_language(BEN, UNKNOWN_LOCALE)
    assert is_pseudo(await help_for(server, ADA))
    assert not is_pseudo(await help_for(server, BEN))
    assert not is_pseudo(await help_for(server, CLEO))


async def test_the_language_of_a_client_is_known_when_nobody_is_there(
    server: SimulatedServer, swede: int
) -> None:
    locales = server.app.publisher.locales
    await help_for(server, ADA)
    locales.forget_person(swede)
    assert (await locales.of_person(swede)).locale == LOCALE
    server.set_client_language(ADA, "en-US")
    await help_for(server, ADA)
    locales.forget_person(swede)
    assert (await locales.of_person(swede)).locale == "en"


async def test_who_was_never_heard_is_told_in_the_language_of_the_server(
    server: SimulatedServer,
) -> None:
    guild, locales = server.channel.guild.id, server.app.publisher.locales
    await change_preset(server.app.host, guild, lambda it: replace(it, language="de"))
    locales.forget_server(guild)
    assert (await locales.of_person(4242, home=guild)).locale == "de"
    assert (await locales.of_person(4242)).locale == "en"


async def test_a_choice_goes_before_the_language_of_the_client(
    server: SimulatedServer, swede: int
) -> None:
    text = Preferences(language="en").model_dump_json()
    await put_preferences(server.app.host.store, swede, text)
    assert not is_pseudo(await help_for(server, ADA))


async def test_what_is_typed_is_completed_in_the_language_of_the_client(
    server: SimulatedServer, swede: int
) -> None:
    names = [it["name"] for it in await server.completions(ADA, "rules", "topic", "")]
    assert any(map(is_pseudo, names))


async def test_a_store_that_cannot_be_read_leaves_the_language_of_the_client(
    server: SimulatedServer, swede: int, monkeypatch: pytest.MonkeyPatch, errors: LoggedErrors
) -> None:
    async def broken(user_id: int) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(server.app.host, "preferences", broken)
    assert is_pseudo(await help_for(server, ADA))
    assert "could not read a person's language" in errors.take()


# -- a language that is gone -------------------------------------------------------------------


async def test_a_chosen_language_that_is_gone_leaves_it_to_discord(
    server: SimulatedServer, swede: int
) -> None:
    gone = Preferences(language="tlh").model_dump_json()
    await put_preferences(server.app.host.store, swede, gone)
    assert is_pseudo(await help_for(server, ADA))
    assert (await server.app.publisher.locales.of_person(swede)).locale == LOCALE


async def test_a_servers_language_that_is_gone_leaves_it_to_discord(
    server: SimulatedServer,
) -> None:
    guild = server.channel.guild.id
    await change_preset(server.app.host, guild, lambda it: replace(it, language="tlh"))
    await server.set_language(LOCALE)
    assert (await server.app.publisher.locales.of_server(guild)).locale == LOCALE
