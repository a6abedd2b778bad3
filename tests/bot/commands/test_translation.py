"""The command list in every language: what Discord takes, and what people can type and read."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from bot.commands.translation import Translations
from bot.contents import GROUPS
from bot.interactions.command_client import localized
from bot.language.language import languages, load
from bot.local.limits_commands import LOCALES, commands_faults
from tests.support.local_openapi import check_requests
from tests.support.pseudolocale import pseudolocalized, with_pseudolocale
from tests.support.simulated_server import SimulatedServer, simulated_server

Part = dict[str, Any]
SPOKEN = {
    it: language
    for language in languages()
    for it in sorted(LOCALES)
    if it == language or it.startswith(f"{language}-")
    if it != "en-GB"
}
"""What Discord's locales are answered in; in all others the list is English."""
LONGEST_NAME, LONGEST_TEXT, LARGEST = 32, 100, 8000
"""Characters of a name, of a description or choice, of a whole command."""
every = pytest.mark.parametrize("locale", SPOKEN)


@pytest_asyncio.fixture(name="sent")
async def _sent() -> list[Part]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return [await it.get_translated_payload(tree, Translations()) for it in GROUPS]


def parts(part: Part) -> Iterator[Part]:
    """A command with its subcommands and their options."""
    yield part
    for option in part.get("options") or ():
        yield from parts(option)


def shown(part: Part, key: str, locale: str) -> str:
    """A name or description as Discord shows it."""
    return str(part.get(f"{key}_localizations", {}).get(locale, part[key]))


def size(part: Part) -> int:
    """Characters of a command as Discord counts them: of each text its longest language."""
    texts = [[part[key], *part.get(f"{key}_localizations", {}).values()]
             for key in ("name", "description") if key in part]  # fmt: skip
    own = sum(max(map(len, languages)) for languages in texts) + len(str(part.get("value", "")))
    return own + sum(map(size, [*(part.get("options") or ()), *(part.get("choices") or ())]))


def is_name(text: str) -> bool:
    """Discord: letters, digits, - _ ' and nothing else; small where there are small ones."""
    allowed = all(it in "-_'" or unicodedata.category(it)[0] in "LN" for it in text)
    return allowed and 1 <= len(text) <= LONGEST_NAME and text == text.lower()


# -- what Discord takes ------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_every_name_is_one_that_discord_takes(sent: list[Part]) -> None:
    names = {
        shown(part, "name", locale)
        for command in sent
        for part in parts(command)
        for locale in SPOKEN
    }
    assert len(names) > 100
    assert sorted(name for name in names if not is_name(name)) == []


@pytest.mark.asyncio
@every
async def test_no_two_names_of_a_list_are_the_same(sent: list[Part], locale: str) -> None:
    for command in sent:
        for part in parts(command):
            names = [shown(option, "name", locale) for option in part.get("options") or ()]
            assert len(set(names)) == len(names), names


@pytest.mark.asyncio
@every
async def test_every_description_and_choice_fits(sent: list[Part], locale: str) -> None:
    found = [part for command in sent for part in parts(command)]
    texts = [shown(part, "description", locale) for part in found]
    chosen = [shown(it, "name", locale) for part in found for it in part.get("choices") or ()]
    assert len(chosen) > 10
    assert [text for text in texts + chosen if not 1 <= len(text) <= LONGEST_TEXT] == []


@pytest.mark.asyncio
async def test_a_command_with_all_its_languages_is_not_too_large(sent: list[Part]) -> None:
    assert [command["name"] for command in sent if size(command) > LARGEST] == []
    assert list(commands_faults(sent)) == []


@pytest.mark.asyncio
async def test_the_document_of_discord_has_nothing_against_it(sent: list[Part]) -> None:
    put = {"method": "PUT", "path": "/applications/1/commands", "status": 200, "body": sent}
    check_requests([put])


# -- what people read --------------------------------------------------------------------------


def test_every_language_there_is_has_a_locale_of_discord() -> None:
    assert set(SPOKEN.values()) == set(languages())


@pytest.mark.asyncio
async def test_every_part_but_the_groups_has_all_the_languages(sent: list[Part]) -> None:
    for command in sent:
        assert command["name_localizations"] == {}
        assert command["description_localizations"].keys() == SPOKEN.keys()
        for part in list(parts(command))[1:]:
            for texts in ("name_localizations", "description_localizations"):
                assert part[texts].keys() == SPOKEN.keys(), part["name"]
            for choice in part.get("choices") or ():
                assert choice["name_localizations"].keys() == SPOKEN.keys()


@pytest.mark.asyncio
async def test_american_english_is_the_english_of_the_code(sent: list[Part]) -> None:
    for command in sent:
        for part in parts(command):
            assert shown(part, "name", "en-US") == part["name"]
            assert shown(part, "description", "en-US") == part["description"]
            for choice in part.get("choices") or ():
                assert shown(choice, "name", "en-US") == choice["name"]


@pytest.mark.asyncio
@pytest.mark.parametrize(("locale", "language"), SPOKEN.items())
async def test_a_new_game_is_offered_in_the_readers_words(
    sent: list[Part], locale: str, language: str
) -> None:
    words = load(language)
    (new,) = [it for it in sent[0]["options"] if it["name"] == "new"]
    pace, edition, game, guests = new["options"]
    assert shown(new, "name", locale) == words.say("command-name-new")
    assert shown(new, "description", locale) == words.say("command-new")
    assert shown(pace, "name", locale) == words.say("option-name-pace")
    assert shown(guests, "name", locale) == words.say("option-name-with")
    lasts = words.say("lobby-lasts-live")
    assert shown(pace["choices"][0], "name", locale).startswith(words.say("pace-live"))
    assert lasts in shown(pace["choices"][0], "name", locale), "as well as what it is called"
    assert words.say("edition-1935-hint") in shown(edition["choices"][0], "name", locale)
    assert words.say("game-standard-hint") in shown(game["choices"][0], "name", locale)


@pytest.mark.asyncio
async def test_everything_is_described(sent: list[Part]) -> None:
    undescribed = "…"
    found = [part for command in sent for part in parts(command)]
    assert [part["name"] for part in found if part["description"] == undescribed] == []


@pytest.mark.asyncio
async def test_a_command_without_translations_stays_english() -> None:
    async def unheard(interaction: discord.Interaction[Any]) -> None: ...

    about = localized(
        lambda words: words.say("command-unheard") if words.locale != "en" else "News"
    )
    command: Any = app_commands.Command(name="unheard", description=about, callback=unheard)
    made = await command.get_translated_payload(
        app_commands.CommandTree(discord.Client(intents=discord.Intents.none())), Translations()
    )
    assert (made["name"], made["description"]) == ("unheard", "News")
    assert made["name_localizations"] == {}
    assert made["description_localizations"] == {"en-US": "News"}


# -- when Discord is told ----------------------------------------------------------------------


def definitions(server: SimulatedServer) -> list[list[Part]]:
    """Each set of commands that Discord has been told of."""
    return [
        body for method, path, body in server.requests if method == "PUT" and "commands" in path
    ]


@pytest.mark.asyncio
async def test_discord_is_told_of_words_that_have_changed(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, is_new=True) as server:
        first = definitions(server)[0][0]["options"][0]
        assert "sv-SE" not in first["description_localizations"]
        with with_pseudolocale(tmp_path):
            await server.restart()
        again = definitions(server)[1][0]["options"][0]
        assert again["description_localizations"]["sv-SE"] == pseudolocalized(first["description"])
        assert again["name"] == first["name"]
