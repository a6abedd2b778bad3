"""Who is here now: said by the game message at its next edit, and told to those who want it."""

from __future__ import annotations

import json

import pytest

from engine.core.actions import Buy, Roll
from engine.host.clocks.paces import HOUR
from engine.host.people.presence import HERE_FOR, TOLD_EVERY
from engine.host.personal.file import personal_data
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from tests.support.answer_labels import MORE
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C
from tests.support.simulated_messages import said
from tests.support.simulated_server import SimulatedServer
from tests.support.stored_preferences import put_preferences

pytestmark = pytest.mark.asyncio


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed_dice(monkeypatch, *[(1, 2), (1, 4), (2, 4), (2, 3)] * 10)


async def look(server: SimulatedServer, game: str, *people: int) -> None:
    """Players open More…, which changes nothing."""
    for who in people:
        await server.press(who, await server.message(game, "table"), MORE)


async def begin(server: SimulatedServer) -> str:
    """A game of three in which Ada is to roll."""
    game = await server.start_game("daily", people=3)
    await server.arrange(game, lambda it: it.to_move(A))
    return game


async def here(server: SimulatedServer, game: str) -> str | None:
    """What stands below the picture of the game message."""
    return (await server.message(game, "table")).embeds[0].footer.text


async def prefer(server: SimulatedServer, who: int, **chosen: object) -> None:
    text = Preferences.model_validate(chosen).model_dump_json()
    await put_preferences(server.app.host.store, server.user(who), text)


async def test_it_is_said_at_the_next_edit_and_not_before(server: SimulatedServer) -> None:
    game = await begin(server)
    await look(server, game, A, B)
    assert await here(server, game) is None, "no edit for it"
    await server.act(game, A, Roll())
    assert await here(server, game) == "Here now: Ada, Ben"


async def test_it_goes_with_the_next_change_and_not_by_itself(server: SimulatedServer) -> None:
    game = await begin(server)
    await look(server, game, A, B)
    await server.act(game, A, Roll())
    shown = await server.message(game, "table")
    await server.wait(HERE_FOR + 60)
    server.app.publisher.schedule(game)
    await server.settle()
    assert await here(server, game) == "Here now: Ada, Ben"
    assert (await server.message(game, "table")).edited_at == shown.edited_at
    await server.act(game, A, Buy())
    assert await here(server, game) is None


async def test_after_a_restart_it_is_no_reason_for_an_edit(server: SimulatedServer) -> None:
    game = await begin(server)
    await look(server, game, A, B)
    await server.act(game, A, Roll())
    shown = await server.message(game, "table")
    await server.restart()
    await server.run_in_bot(server.app.publisher.redraw(game))
    assert (await server.message(game, "table")).id == shown.id
    assert await here(server, game) == "Here now: Ada, Ben"


async def test_one_alone_is_not_named(server: SimulatedServer) -> None:
    game = await begin(server)
    await look(server, game, A)
    await server.act(game, A, Roll())
    assert await here(server, game) is None


async def test_at_live_everyone_is_here_anyway(server: SimulatedServer) -> None:
    game = await server.start_game("live", people=2)
    await look(server, game, A, B)
    await server.press(A, await server.message(game, "table"), "Roll")
    assert await here(server, game) is None


async def test_who_does_not_want_to_be_shown_is_not_counted(server: SimulatedServer) -> None:
    game = await begin(server)
    await prefer(server, B, shown_here=False)
    await prefer(server, C, told_of_others=True)
    await look(server, game, A, B)
    await server.act(game, A, Roll())
    assert await here(server, game) is None
    assert server.direct(C) == []


async def test_who_has_just_gone_away_is_not_here(server: SimulatedServer) -> None:
    game = await begin(server)
    await look(server, game, A, B)
    await server.command(B, "away", until="3 days")
    await server.act(game, A, Roll())
    assert await here(server, game) is None


async def test_who_wants_it_is_told_once_in_six_hours(server: SimulatedServer) -> None:
    game = await begin(server)
    await prefer(server, C, told_of_others=True)
    await look(server, game, A, B)
    await server.act(game, A, Roll())
    (told,) = server.direct(C)
    assert told.content.startswith("👋 Ada and Ben are playing right now.")
    assert "preferences" in told.content
    await server.restart()
    await look(server, game, A, B)
    await server.act(game, A, Buy())
    assert len(server.direct(C)) == 1
    await server.wait(TOLD_EVERY)
    await look(server, game, A, B)
    await server.act(game, B, Buy())
    assert len(server.direct(C)) == 2
    data = await personal_data(server.app.host, server.user(C))
    assert "here-told" in json.dumps(data["settings"])


async def test_who_is_here_or_away_is_not_told(server: SimulatedServer) -> None:
    game = await begin(server)
    await prefer(server, C, told_of_others=True, shown_here=False)
    await look(server, game, A, B, C)
    await server.act(game, A, Roll())
    assert server.direct(C) == []
    await server.command(C, "away", until="3 hours")
    await server.wait(HERE_FOR + 60)
    await look(server, game, A, B)
    await server.act(game, A, Buy())
    assert await here(server, game) == "Here now: Ada, Ben"
    assert server.direct(C) == []


async def test_nobody_is_told_who_has_not_asked_for_it(server: SimulatedServer) -> None:
    game = await begin(server)
    await look(server, game, A, B)
    await server.act(game, A, Roll())
    assert server.direct(C) == []


async def test_quiet_hours_are_quiet(server: SimulatedServer) -> None:
    game = await begin(server)
    minute = int(server.now // 60) % (24 * 60)
    quiet = QuietHours("UTC", minute, (minute + 120) % (24 * 60))
    await prefer(server, C, told_of_others=True, quiet=quiet)
    await look(server, game, A, B)
    await server.act(game, A, Roll())
    await server.wait(2 * HOUR + 60)
    assert server.direct(C) == [], "later it is no news"


async def test_the_panel_turns_both_on_and_off(server: SimulatedServer) -> None:
    shown = (await server.command(A, "preferences")).private
    shown = (await server.press(A, shown, "Hide me")).response
    assert "don’t see when you’re here" in said(shown)
    shown = (await server.press(A, shown, "Tell me")).response
    kept = await server.app.host.preferences(server.user(A))
    assert (kept.shown_here, kept.told_of_others) == (False, True)
    shown = (await server.press(A, shown, "Show me")).response
    await server.press(A, shown, "Don’t tell me")
    assert await server.app.host.preferences(server.user(A)) == Preferences()
