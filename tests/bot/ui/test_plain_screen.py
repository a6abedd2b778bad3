"""Text alone: no pictures and no emoji, at the table and in private, and nothing lost by it."""

from __future__ import annotations

import pytest

from bot.language.language import languages, load
from bot.ui.plain_screen import plain_screen, plain_text
from bot.ui.screen import Button, Embed, Option, Screen, Select
from engine.core.actions import Buy, Roll
from tests.support.emoji import EMOJI
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_messages import buttons, labels, said, selects
from tests.support.simulated_server import SimulatedServer

COMMANDS = ("board", "manage", "orders", "mine", "rules", "preferences", "game")


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("🎩 Ada rolls", "Ada rolls"),
        ("🟦 Boardwalk: up to $1,200", "Boardwalk: up to $1,200"),
        ("🔷 Oriental and 🚂 Reading", "Oriental and Reading"),
        ("⏸️ The game is **paused**", "The game is **paused**"),
        ("▶ Ada · $7\n↳ Short of it?", "▶ Ada · $7\n↳ Short of it?"),
        ("I want A and B", "I want A and B"),
        ("👨‍👩‍👧 the three", "the three"),
    ],
)
def test_emoji_go_with_the_blank_after_them(text: str, plain: str) -> None:
    assert plain_text(text) == plain


def test_every_part_of_a_screen_is_plain() -> None:
    select = Select("s", "💡 Which?", (Option("Vermont", "6", "🎩 Ada", "🔷"),))
    screen = plain_screen(
        Screen("🎩", (Embed("🏆 Won", "🥇 Ada"),), ((Button("💾 Save", "b", emoji="💾"),), select))
    )
    (button,), chosen = screen.rows[0], screen.rows[1]
    assert (screen.embeds[0].title, screen.embeds[0].description) == ("Won", "Ada")
    assert (button.label, button.emoji) == ("Save", None)  # type: ignore[union-attr]
    assert chosen == Select("s", "Which?", (Option("Vermont", "6", "Ada"),))


@pytest.mark.parametrize("locale", languages())
def test_a_mark_without_a_word_has_one_for_who_reads_text_alone(locale: str) -> None:
    words = load(locale)
    for count in (1, 2):
        assert not plain_text(words.say("player-pass", count=count)).strip("×2")
        assert plain_text(load(locale, plain=True).say("player-pass", count=count)).strip(" 12")


async def in_text_alone(server: SimulatedServer) -> str:
    """A game on a server that has chosen text, in which Ada has bought Baltic."""
    game = await server.start_game("live")
    server.make_manager(A)
    await server.press(A, (await server.open_settings(A)).private, "Text only, no pictures")
    for action in (Roll(), Buy()):
        await server.act(game, A, action)
    await server.settle()
    return game


@pytest.mark.asyncio
async def test_a_server_that_reads_gets_text_alone_also_in_private(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 2)] * 20)
    game = await in_text_alone(server)
    seen = [await server.message(game, "table")]
    assert "Current player: Ada **$1,440** · 1 property worth $60\n" in said(seen[0])
    assert said(seen[0]).count("minus mortgages") == 1
    assert "**Ada** · on " in said(seen[0])
    assert "Brown: Ada has 1 of 2 · 1 unowned" in said(seen[0]) or "Baltic" in said(seen[0])
    for command in COMMANDS:
        seen.append((await server.command(B, command)).private)
    seen.append((await server.command(B, "deed", name="Baltic")).private)
    for message in seen:
        assert not message.attachments
        options = [it["label"] for select in selects(message) for it in select["options"]]
        assert not EMOJI.findall("".join([said(message), *labels(message), *options]))
        assert not [it for it in buttons(message) if it.get("emoji")]


@pytest.mark.asyncio
async def test_who_alone_reads_changes_nothing_for_the_table(server: SimulatedServer) -> None:
    game = await server.start_game()
    panel = (await server.command(B, "preferences")).private
    await server.press(B, panel, "Text only, no pictures")
    private = (await server.command(B, "board")).private
    assert not private.attachments
    assert not EMOJI.findall(said(private))
    table = await server.message(game, "table")
    assert "🎩 Ada" in said(table)
    assert table.attachments
    assert (await server.command(A, "board")).private.attachments
