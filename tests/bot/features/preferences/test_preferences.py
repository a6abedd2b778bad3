"""Quiet hours and time zones: by options of the command, and by the form of the panel."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.language.hours import clock
from bot.language.language import load
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import QuietHours
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
NIGHT = QuietHours("Europe/Berlin", 22 * 60 + 30, 7 * 60)


async def kept(server: SimulatedServer) -> Preferences:
    return await server.app.host.preferences(server.user(A))


async def test_options_set_zone_and_hours_and_the_panel_says_what_time_it_is(
    server: SimulatedServer,
) -> None:
    shown = await server.command(A, "preferences", zone="Europe/Berlin", quiet="22:30-7")
    chosen = await kept(server)
    assert (chosen.zone, chosen.quiet) == ("Europe/Berlin", NIGHT)
    here_now = datetime.fromtimestamp(server.now, UTC)
    assert "Quiet hours: 10:30\u202fPM to 7:00\u202fAM" in shown.text
    assert f":{here_now.minute:02}\u202fAM now" in shown.text
    assert "✅ Saved. This applies starting with your next decision" in shown.text
    assert "⚠️" not in shown.text
    assert (await server.command_in_dm(B, "preferences")).text.count("No quiet hours") == 1


async def test_a_zone_is_completed_from_its_city(server: SimulatedServer) -> None:
    offered = await server.completions(A, "preferences", "zone", "berlin")
    assert offered[0]["value"] == "Europe/Berlin"
    assert len(await server.completions(A, "preferences", "zone", "")) >= 5


async def test_another_zone_takes_the_hours_along_and_off_ends_them(
    server: SimulatedServer,
) -> None:
    await server.command(A, "preferences", zone="Europe/Berlin", quiet="22:30-7")
    await server.command(A, "preferences", zone="tokyo")
    moved = QuietHours("Asia/Tokyo", NIGHT.begins, NIGHT.ends)
    chosen = await kept(server)
    assert (chosen.zone, chosen.quiet) == ("Asia/Tokyo", moved)
    shown = await server.command(A, "preferences", quiet="off")
    assert "Timers follow them a day from now" in shown.text
    chosen = await kept(server)
    assert (chosen.zone, chosen.quiet) == ("Asia/Tokyo", None)


async def test_the_form_holds_what_is_chosen_and_changes_it_in_place(
    server: SimulatedServer,
) -> None:
    await server.command(A, "preferences", zone="Europe/Berlin", quiet="22:30-7")
    shown = (await server.command(A, "preferences")).private
    form = await server.press(A, shown, "Quiet hours")
    assert "10:30pm-7:00am" in str(form.form)
    answer = await server.type(A, form, zone="Europe/Berlin", hours="23-6")
    assert "Quiet hours: 11:00\u202fPM to 6:00\u202fAM" in said(answer.response)
    chosen = await kept(server)
    assert chosen.zone == "Europe/Berlin"
    assert chosen.quiet == QuietHours("Europe/Berlin", 23 * 60, 6 * 60)


@pytest.mark.parametrize(
    ("zone", "hours", "sorry"),
    [
        ("Atlantis", "22-7", "No place or time zone has that name"),
        ("America/", "22-7", "Which of these do you mean? Americana"),
        ("Europe/Berlin", "22-15", "at most 16 hours"),
        ("Europe/Berlin", "late", "Type quiet hours like"),
    ],
)
async def test_what_cannot_be_read_changes_nothing(
    server: SimulatedServer, zone: str, hours: str, sorry: str
) -> None:
    await server.command(A, "preferences", zone="tokyo", quiet="22-7")
    before = await kept(server)
    shown = await server.command(A, "preferences", zone=zone, quiet=hours)
    assert "⚠️" in shown.text
    assert sorry in shown.text
    assert await kept(server) == before


async def test_what_was_understood_is_said_back_with_the_time_there(
    server: SimulatedServer,
) -> None:
    shown = await server.command(A, "preferences", zone="GMT+1")
    ahead = datetime.fromtimestamp(server.now + 3600, UTC)
    time = clock(ahead.hour * 60 + ahead.minute, load("en"))
    assert f"✅ UTC+1: it’s {time} there now." in shown.text
    assert "If your clocks change in summer, choose a city" in shown.text
    assert f"🕑 UTC+1: it’s {time} now" in shown.text


async def test_other_places_of_the_same_name_are_named(server: SimulatedServer) -> None:
    shown = await server.command(A, "preferences", zone="birmingham")
    assert (await kept(server)).zone == "Europe/London"
    assert "✅ Birmingham (GB), Europe/London: it’s" in shown.text
    assert "Other places have that name too: Birmingham (AL, US) · America/Chicago" in shown.text


async def test_a_zone_is_chosen_by_the_time_that_it_is_there(server: SimulatedServer) -> None:
    shown = (await server.command(A, "preferences")).private
    await server.press(A, shown, "Time zone")
    (noted,) = [it for it in selects(shown) if "zone:time" in it["custom_id"]]
    here_now = datetime.fromtimestamp(server.now, UTC)
    tokyo = next(it for it in noted["options"] if it["value"] == str(9 * 60))
    assert tokyo["label"] == clock((here_now.hour + 9) % 24 * 60 + here_now.minute, load("en"))
    assert "Tokyo" in tokyo["description"]
    await server.choose(A, shown, "zone:time", tokyo["value"])
    await server.choose(A, shown, "zone:city", "Asia/Tokyo")
    assert (await kept(server)).zone == "Asia/Tokyo"
    assert "✅ Tokyo: it’s" in said(shown)


async def test_a_city_is_typed_into_a_form(server: SimulatedServer) -> None:
    shown = (await server.command(A, "preferences", quiet="22-7")).private
    await server.press(A, shown, "Time zone")
    form = await server.press(A, shown, "Type a city")
    answer = await server.type(A, form, zone="wien")
    assert "✅ Vienna (AT), Europe/Vienna" in said(answer.response)
    assert (await kept(server)).quiet == QuietHours("Europe/Vienna", 22 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("panel", "fields"),
    [
        ("Type a city", {"zone": "Atlantis"}),
        ("Quiet hours", {"zone": "Atlantis", "hours": "22-7"}),
        ("Quiet hours", {"zone": "", "hours": "late"}),
    ],
)
async def test_what_is_mistyped_leaves_the_panel_open_to_try_again(
    server: SimulatedServer, panel: str, fields: dict[str, str]
) -> None:
    shown = (await server.command(A, "preferences")).private
    if panel == "Type a city":
        await server.press(A, shown, "Time zone")
    before, on_it = said(shown), labels(shown)
    answer = await server.type(A, await server.press(A, shown, panel), **fields)
    (note,) = [line for line in said(shown).split("\n") if line not in before.split("\n")]
    assert note.startswith("⚠️")
    assert labels(shown) == on_it
    assert not answer.followups


async def test_new_quiet_hours_hold_for_the_next_deadline_of_a_running_game(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a quarter past midnight a day and a half would end at noon, which is quiet."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (4, 2))
    game, midnight = await server.start_game("daily"), server.now // 86400 * 86400
    await server.command(A, "preferences", quiet="9-23")
    await server.wait(15 * 60)
    (deadline,) = (await server.table(game)).deadlines
    assert (deadline.kind, deadline.at) == ("buy", midnight + 48 * 3600 + 3600)


async def test_offers_of_computers_are_turned_off_and_on(server: SimulatedServer) -> None:
    shown = (await server.command(A, "preferences")).private
    assert "Computer players may offer you trades" in said(shown)
    shown = (await server.press(A, shown, "No offers")).response
    assert "don’t offer you trades" in said(shown)
    assert not (await kept(server)).offers_from_computers
    await server.press(A, shown, "Allow offers")
    assert await kept(server) == Preferences()
