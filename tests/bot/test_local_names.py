"""What a screen reader says of buttons, lists and messages on the page of the local Discord."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.local.errors import Json
from bot.local.gateway import Gateway
from bot.local.html import TEMPLATES, address_here, render
from bot.local.hub import Hub
from bot.local.view import Viewer
from bot.local.world import World


@pytest.fixture
def viewer(tmp_path: Path) -> Iterator[Viewer]:
    world = World(tmp_path / "world.db")
    hub = Hub(world=world, gateway=Gateway(world), answer_within=1.0)
    yield Viewer(hub, int(world.users()[0]["id"]), world.channels(0)[0])
    world.close()


def _component(viewer: Viewer, part: Json) -> str:
    return str(TEMPLATES.get_template("parts.html").module.component(viewer, part))


def test_a_button_beside_a_text_is_named_after_its_first_line(viewer: Viewer) -> None:
    text = {"type": 10, "content": "<:mono_blue:1234> **Boardwalk**\nrent $50"}
    button = {"type": 2, "style": 2, "custom_id": "mortgage", "label": "Mortgage · +$200"}
    section = _component(viewer, {"type": 9, "components": [text], "accessory": button})
    assert 'aria-label="Mortgage · +$200: Boardwalk"' in section
    assert "aria-label" not in _component(viewer, button)
    names_it = button | {"label": "Mortgage Boardwalk"}
    section = _component(viewer, {"type": 9, "components": [text], "accessory": names_it})
    assert "aria-label" not in section


def test_a_list_is_named_after_its_topic_also_when_something_is_chosen(viewer: Viewer) -> None:
    options = [{"label": "Ask me", "value": "ask", "default": True}]
    topic = "How you pay Income Tax"
    listed = {"type": 3, "custom_id": "tax", "placeholder": topic, "options": options}
    html = _component(viewer, listed)
    assert re.search(rf"<summary><[^>]*hidden>{topic}: <", html)
    assert f'role="group" aria-label="{topic}"' in html


def test_the_parts_of_a_messages_head_are_words_of_their_own(viewer: Viewer) -> None:
    author = {"id": str(viewer.world.bot_id), "bot": True, "global_name": None}
    message = {"id": "1", "author": author, "timestamp": "2026-01-01T00:00:00Z", "flags": 0,
               "mentions": [], "embeds": [], "attachments": [], "components": []}  # fmt: skip
    head = re.search(r'<div class="by".*?</div>', render("message.html", v=viewer, m=message))
    assert head is not None
    assert re.sub("<[^>]+>", "", head[0]).split() == ["Monopoly", "APP"]


def test_the_menu_counts_what_is_new_elsewhere(viewer: Viewer) -> None:
    world, (here, other) = viewer.world, viewer.world.channels(0)
    for channel in (here, other, other):
        said = world.next_id()
        world.add_message({"id": str(said), "channel_id": channel["id"]})
        world.put_channel(channel | {"last_message_id": str(said)})
        world.run("INSERT INTO pings VALUES (?, ?, ?, ?, ?)", said, said, viewer.user_id, "dm", 0)
    assert 'aria-label="Channels, 2 new">' in render("header.html", v=viewer)
    assert '<span class="unseen"> 2 for you</span>' in render("sidebar.html", v=viewer)
    viewer.channel = other
    assert 'aria-label="Channels, 1 new">' in render("header.html", v=viewer)
    world.run("DELETE FROM pings")
    assert 'aria-label="Channels">☰<' in render("header.html", v=viewer)


def test_an_emoji_is_read_as_what_it_shows_and_beside_a_label_not_at_all(viewer: Viewer) -> None:
    assert 'alt="dark blue"' in viewer.md("<:mono_dark_blue:1234> Boardwalk")
    assert 'alt="party"' in viewer.md("<:party:1234>")
    button = {"type": 2, "style": 2, "custom_id": "send", "emoji": {"name": "mono_hat", "id": "1"}}
    assert 'alt="hat"' in _component(viewer, button)
    assert 'alt=""' in _component(viewer, button | {"label": "Send to Ada"})


@pytest.mark.parametrize("message", ["", "/7"])
def test_a_link_to_a_channel_that_is_here_stays_in_the_page(viewer: Viewer, message: str) -> None:
    channel = viewer.channel["id"]
    url = f"https://discord.com/channels/1/{channel}{message}"
    assert address_here(viewer, url) == viewer.link(viewer.channel) + message.replace("/", "#m")


@pytest.mark.parametrize("url", ["https://discord.com/channels/1/2", "https://discord.com/oauth2"])
def test_a_link_to_elsewhere_leads_out_of_the_page(viewer: Viewer, url: str) -> None:
    assert address_here(viewer, url) == ""


def test_the_first_steps_stay_until_the_bot_writes_for_all_in_that_channel(viewer: Viewer) -> None:
    author = {"id": str(viewer.world.bot_id)}

    def write(channel: str, only_for: int | None = None) -> None:
        body = {"id": str(viewer.world.next_id()), "channel_id": channel, "author": author}
        viewer.world.add_message(body, only_for=only_for)

    here, elsewhere = viewer.channel["id"], viewer.world.channels(0)[1]["id"]
    write(elsewhere)
    write(here, only_for=viewer.user_id)
    assert viewer.untouched()
    write(here)
    assert not viewer.untouched()
