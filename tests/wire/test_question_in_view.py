"""The question and its buttons stand together: measured at the page, on a phone and in full.

Where people have to scroll between what they are asked and what they press, only a browser tells.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import discord
import pytest

from bot.discord.discord_screen import payload
from bot.discord.posting import Delivery, Post
from bot.features.lobby.lobby_screen import lobby_screen
from bot.language.language import load
from bot.language.voice import Voice
from bot.ui.screen import Screen
from engine.core import actions as a
from tests.support import game as g
from tests.support.browser_tabs import PagePool, needs_chromium, shared_browser_tabs, wait_until
from tests.support.game import A, B, C, D, Game
from tests.support.host_harness import ADA, BEN, CLEO, HostHarness
from tests.support.local_client import running
from tests.support.published_game import PublishedGame
from tests.support.screenshots import positions
from tests.support.timeouts import local_discord

pytestmark = [pytest.mark.asyncio(loop_scope="session"), needs_chromium]
SIZES = {"phone": (390, 844), "full": (1280, 800)}
MEASURE = """() => {
  const view = document.querySelector('#messages');
  view.scrollTop = view.scrollHeight;
  const message = [...document.querySelectorAll('#messages .message')].at(-1);
  const embeds = [...message.querySelectorAll('.embed')];
  const text = embeds.at(-1);
  const buttons = [...message.querySelectorAll('.components')].at(-1);
  const {top, bottom} = view.getBoundingClientRect();
  const [asked, pressed] = [text.getBoundingClientRect(), buttons.getBoundingClientRect()];
  const whole = message.getBoundingClientRect().height;
  return [asked.top - top, bottom - pressed.bottom, pressed.top - asked.bottom, whole];
}"""
"""Pixels of the view above the last embed, below the last button, and between the two; pixels of
the whole message."""
WHOLE = 800
"""Pixels of a message at the most where it is shown in full."""


def _midgame() -> Game:
    game = g.live(4)
    positions.midgame(game)
    return game


def _table() -> Game:
    return _midgame()


def _buy() -> Game:
    game = _midgame().at(C, g.BOARDWALK - 3)
    game.play(C, a.Roll(), (1, 2))
    return game


def _short() -> Game:
    return _buy().cash(C, 50)


def _eight() -> Game:
    game = g.live(8)
    for number, deed in enumerate(game.state.deeds.values()):
        deed.owner = number % 8
    return game.jailed(D, 1).to_move(C)


def _auction() -> Game:
    game = _buy()
    game.play(C, a.Decline())
    for seat, amount in ((A, 153), (B, 154), (A, 204)):
        game.play(seat, a.Bid(amount))
    return game


def _jail() -> Game:
    game = _midgame()
    positions.jailed(game)
    return game


def _debt() -> Game:
    game = _midgame()
    positions.hotels(game)
    game.play(C, a.Roll(), (1, 3))
    return game


def _shortage() -> Game:
    game = _midgame()
    positions.scarce(game)
    game.play(A, a.Build(((g.ST_JAMES, 1), (g.TENNESSEE, 1))))
    return game


STATES: dict[str, Callable[[], Game]] = {
    "table": _table,
    "eight": _eight,
    "buy": _buy,
    "short": _short,
    "auction": _auction,
    "jail": _jail,
    "debt": _debt,
    "shortage": _shortage,
    "final": _table,
}
RESIGNED = (A, B, D)
"""Who resigns before the last message is looked at."""


async def _screens(harness: HostHarness, monkeypatch: pytest.MonkeyPatch) -> dict[str, Screen]:
    """Return what is asked in each state, as the publisher shows it."""
    opened = await harness.open_lobby(ADA, BEN, CLEO, computers=1)
    lobby = opened.lobby
    voice = Voice(lobby.players, lobby.rules().board, load("en"))
    found = {"lobby": lobby_screen(opened, voice)}
    for name, arranged in STATES.items():
        started = await harness.start_game(arranged(), game_id=name)
        for seat in RESIGNED if name == "final" else ():
            await started.submit(seat, a.Resign())
        published = PublishedGame(harness, started)
        sent = _sent_screens(published.discord.post, monkeypatch)
        await published.show()
        found[name] = [it for it in sent if it.rows][-1]
        await published.close()
    return found


def _sent_screens(post: Post, monkeypatch: pytest.MonkeyPatch) -> list[Screen]:
    """Return a list of the screens that are sent from now on."""
    send, sent = post.send, list[Screen]()

    async def noted(channel_id: int, screen: Screen, nonce: str) -> int | Delivery:
        sent.append(screen)
        return await send(channel_id, screen, nonce)

    monkeypatch.setattr(post, "send", noted)
    return sent


async def test_a_question_and_its_buttons_are_seen_together(
    tmp_path: Path, pages: PagePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await HostHarness.at(tmp_path / "games.db")
    screens = await _screens(harness, monkeypatch)
    await harness.store.close()
    async with (
        local_discord(tmp_path / "world.db") as local,
        running(local, monkeypatch) as client,
        shared_browser_tabs(pages, local) as tabs,
    ):
        looking = {size: await tabs.open("Ada", *area) for size, area in SIZES.items()}
        for name, screen in screens.items():
            sent = await _post(client, screen)
            for size, tab in looking.items():
                await tab.page.locator(f"#m{sent.id}").wait_for()
                await wait_until(tab.page, "[...document.images].every(it => it.complete)")
                above, below, between, whole = await tab.page.evaluate(MEASURE)
                assert above >= 0, f"{name}, {size}: the question is {-above} pixels too far up"
                assert below >= 0, f"{name}, {size}: the buttons are {-below} pixels too far down"
                assert between < 20, f"{name}, {size}: something is between the two"
                if size == "full":
                    assert whole <= WHOLE, f"{name}: the message is {whole} pixels high"


async def _post(client: discord.Client, screen: Screen) -> discord.Message:
    """Post a screen with its pictures in the channel of the game."""
    channels = [it for guild in client.guilds for it in guild.text_channels]
    (channel,) = [it for it in channels if it.name == "monopoly"]
    files = [discord.File(BytesIO(it.draw()), it.name) for it in screen.pictures]
    return await channel.send(**payload(screen), files=files)
