"""The page of the local Discord speaks its member's language, and names what is on the screen."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bot.language.language import Words, load
from bot.local.browser_language import client_locales
from bot.local.gateway import Gateway
from bot.local.html import render
from bot.local.hub import Hub
from bot.local.view import Viewer
from bot.local.world import BOT_NAME, GUILD_NAME, MEMBERS, World
from tests.support.ftl import FOLDER, facts, keys_of, messages

PAGE = FOLDER.parent / "local"
SCRIPTS = sorted((PAGE / "static" / "js").glob("*.js"))
NAMES = {*MEMBERS, BOT_NAME, GUILD_NAME, "monopoly", "tavern", "APP", "#monopoly · Ada"}
SPOKEN = ("aria-label", "title", "placeholder")
LOCALES = client_locales()
foreign = pytest.mark.parametrize("locale", [it for it in LOCALES if not it.startswith("en")])


class _Texts(HTMLParser):
    """Gathers what people read of a page: texts, and the attributes that are read out."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in SPOKEN and value]

    def handle_data(self, data: str) -> None:
        self.found.append(data)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    world = World(tmp_path / "world.db")
    yield world
    world.close()


def _page(world: World, member: str, server: str) -> str:
    world.run("UPDATE users SET locale=? WHERE bot=0", member)
    world.set_meta("locale", server)
    hub = Hub(world=world, gateway=Gateway(world), answer_within=1.0)
    viewer = Viewer(hub, int(world.users()[0]["id"]), world.channels(0)[0])
    return render("page.html", v=viewer, made=0, messages=[], fresh=None)


def _read(page: str) -> list[str]:
    texts = _Texts()
    texts.feed(page)
    return [" ".join(it.split()) for it in texts.found if re.search(r"[a-z]{2}", it)]


@foreign
def test_no_english_is_left_on_a_page_in_another_language(world: World, locale: str) -> None:
    """What reads the same in both is a name, or stands so in the words of that language."""
    own = {load(locale).say(key) for key in messages("en") if not facts(messages("en")[key])}
    english = {*_read(_page(world, "en-US", "en-US"))} - NAMES - own - {*LOCALES.values()}
    left = english & {*_read(_page(world, locale, locale))}
    assert len(english) > 30
    assert left == set()


@pytest.mark.parametrize("server", LOCALES)
def test_the_steps_name_commands_and_buttons_as_they_read(world: World, server: str) -> None:
    """Commands in the member's language, the lobby's buttons in the server's."""
    page, words = _page(world, "fr", server), load(server)
    assert "/monopoly nouvelle<" in page
    for key in ("button-lobby-computer", "button-lobby-join", "button-lobby-start"):
        assert f"<b>{words.say(key)}</b>" in page


def test_the_steps_name_the_command_that_the_bot_has_told(world: World) -> None:
    bodies = ({"name": "panel"}, {"name": "estates", "options": [{"name": "new"}]})
    for number, body in enumerate(bodies):
        world.run("INSERT INTO commands VALUES (?, NULL, ?, ?)", number, number, json.dumps(body))
    assert "/estates nouvelle<" in _page(world, "fr", "en-US")


def test_every_language_can_be_chosen_at_first_sight(world: World) -> None:
    page = _page(world, "de", "de")
    assert re.findall(r'data-speak="([\w-]+)"', page) == list(LOCALES)
    assert 'data-speak="de" aria-pressed="true"' in page
    assert '<html lang="de"' in page


def test_the_scripts_say_only_what_the_page_hands_them(world: World) -> None:
    hub = Hub(world=world, gateway=Gateway(world), answer_within=1.0)
    handed = Viewer(hub, int(world.users()[0]["id"]), world.channels(0)[0]).script_words()
    said = {key for it in SCRIPTS for key in re.findall(r'"(local-[\w-]+)"', it.read_text())}
    assert said == handed.keys()
    assert all(_words_with_facts(load("en"), key, text) for key, text in handed.items())


def _words_with_facts(words: Words, key: str, text: str) -> bool:
    return bool(text) and ("{count}" in text) == bool(facts(messages(words.locale)[key]))


def test_the_page_says_all_its_words_and_no_others() -> None:
    places = [*SCRIPTS, *(PAGE / "templates").glob("*.html"), *PAGE.glob("*.py")]
    said = {key for it in places for key in re.findall(r'"(local-[\w-]+)"', it.read_text())}
    assert said == keys_of("en", "local_page")


def test_the_scripts_have_no_sentences_of_their_own() -> None:
    for path in SCRIPTS:
        code = re.sub(r"//.*", "", path.read_text())
        assert re.findall(r"[\"'`][A-Z][\w’ ]+ [\w’ ]+[.?!]?[\"'`]", code) == [], path.name
