"""Quiet hours and time zones: by options of the command, and by the form of the panel."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from engine.host.clocks.quiet_hours import Quiet
from engine.host.preferences import Preferences
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said, selects
from tests.support.game import A, B

pytestmark = pytest.mark.asyncio
NIGHT = Quiet("Europe/Berlin", 22 * 60 + 30, 7 * 60)


async def kept(here: World) -> Preferences:
    return await here.app.host.preferences(here.user(A))


async def test_options_set_zone_and_hours_and_the_panel_says_what_time_it_is(here: World) -> None:
    shown = await here.command(A, "preferences", zone="Europe/Berlin", quiet="22:30-7")
    assert await kept(here) == Preferences(zone="Europe/Berlin", quiet=NIGHT)
    here_now = datetime.fromtimestamp(here.now, UTC)
    assert "Quiet from 22:30 to 07:00" in shown.text
    assert f":{here_now.minute:02} now" in shown.text
    assert "✅ Kept. It counts from your next decision on" in shown.text
    assert "⚠️" not in shown.text
    assert (await here.command_in_dm(B, "preferences")).text.count("No quiet hours") == 1


async def test_a_zone_is_completed_from_its_city(here: World) -> None:
    offered = await here.completions(A, "preferences", "zone", "berlin")
    assert offered[0]["value"] == "Europe/Berlin"
    assert len(await here.completions(A, "preferences", "zone", "")) >= 5


async def test_another_zone_takes_the_hours_along_and_off_ends_them(here: World) -> None:
    await here.command(A, "preferences", zone="Europe/Berlin", quiet="22:30-7")
    await here.command(A, "preferences", zone="tokyo")
    moved = Quiet("Asia/Tokyo", NIGHT.begins, NIGHT.ends)
    assert await kept(here) == Preferences(zone="Asia/Tokyo", quiet=moved)
    await here.command(A, "preferences", quiet="off")
    assert await kept(here) == Preferences(zone="Asia/Tokyo")


async def test_the_form_holds_what_is_chosen_and_changes_it_in_place(here: World) -> None:
    await here.command(A, "preferences", zone="Europe/Berlin", quiet="22:30-7")
    shown = (await here.command(A, "preferences")).private
    form = await here.press(A, shown, "Quiet hours")
    assert "22:30-07:00" in str(form.form)
    answer = await here.type(A, form, zone="Europe/Berlin", hours="23-6")
    assert "Quiet from 23:00 to 06:00" in said(answer.result.response)
    assert await kept(here) == Preferences(
        zone="Europe/Berlin", quiet=Quiet("Europe/Berlin", 23 * 60, 6 * 60)
    )


@pytest.mark.parametrize(
    ("zone", "hours", "sorry"),
    [
        ("Atlantis", "22-7", "I know no place or time zone of that name"),
        ("America/", "22-7", "Which one? Americana"),
        ("Europe/Berlin", "22-15", "at most 16 hours"),
        ("Europe/Berlin", "late", "Type quiet hours like"),
    ],
)
async def test_what_cannot_be_read_changes_nothing(
    here: World, zone: str, hours: str, sorry: str
) -> None:
    await here.command(A, "preferences", zone="tokyo", quiet="22-7")
    before = await kept(here)
    shown = await here.command(A, "preferences", zone=zone, quiet=hours)
    assert "⚠️" in shown.text
    assert sorry in shown.text
    assert await kept(here) == before


async def test_what_was_understood_is_said_back_with_the_time_there(here: World) -> None:
    shown = await here.command(A, "preferences", zone="GMT+1")
    ahead = datetime.fromtimestamp(here.now + 3600, UTC)
    assert f"✅ UTC+1: it is {ahead:%H:%M} there now." in shown.text
    assert "choose a city if your clocks change in summer" in shown.text
    assert f"🕑 UTC+1: it is {ahead:%H:%M} now" in shown.text


async def test_other_places_of_the_same_name_are_named(here: World) -> None:
    shown = await here.command(A, "preferences", zone="birmingham")
    assert (await kept(here)).zone == "Europe/London"
    assert "✅ Birmingham (GB), Europe/London: it is" in shown.text
    assert "Other places have that name, too: Birmingham (AL, US) · America/Chicago" in shown.text


async def test_a_zone_is_chosen_by_the_time_that_it_is_there(here: World) -> None:
    shown = (await here.command(A, "preferences")).private
    await here.press(A, shown, "Time zone")
    (noted,) = [it for it in selects(shown) if "zone:time" in it["custom_id"]]
    here_now = datetime.fromtimestamp(here.now, UTC)
    tokyo = next(it for it in noted["options"] if it["value"] == str(9 * 60))
    assert tokyo["label"] == f"{(here_now.hour + 9) % 24:02}:{here_now.minute:02}"
    assert "Tokyo" in tokyo["description"]
    await here.choose(A, shown, "zone:time", tokyo["value"])
    await here.choose(A, shown, "zone:city", "Asia/Tokyo")
    assert (await kept(here)).zone == "Asia/Tokyo"
    assert "✅ Asia/Tokyo: it is" in said(shown)


async def test_a_city_is_typed_into_a_form(here: World) -> None:
    shown = (await here.command(A, "preferences", quiet="22-7")).private
    await here.press(A, shown, "Time zone")
    form = await here.press(A, shown, "Type a city")
    answer = await here.type(A, form, zone="wien")
    assert "✅ Vienna (AT), Europe/Vienna" in said(answer.result.response)
    assert (await kept(here)).quiet == Quiet("Europe/Vienna", 22 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("panel", "fields"),
    [
        ("Type a city", {"zone": "Atlantis"}),
        ("Quiet hours", {"zone": "Atlantis", "hours": "22-7"}),
        ("Quiet hours", {"zone": "", "hours": "late"}),
    ],
)
async def test_what_is_mistyped_leaves_the_panel_open_to_try_again(
    here: World, panel: str, fields: dict[str, str]
) -> None:
    shown = (await here.command(A, "preferences")).private
    if panel == "Type a city":
        await here.press(A, shown, "Time zone")
    before = said(shown), labels(shown)
    answer = await here.type(A, await here.press(A, shown, panel), **fields)
    assert (said(shown), labels(shown)) == before
    assert "⚠️" in answer.text
    assert not labels(answer.result.response)


async def test_new_quiet_hours_hold_for_the_next_deadline_of_a_running_game(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a quarter past midnight a day and a half would end at noon, which is quiet."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (4, 2))
    game, midnight = await here.start("daily"), here.now // 86400 * 86400
    await here.command(A, "preferences", quiet="9-23")
    await here.wait(15 * 60)
    (deadline,) = (await here.table(game)).deadlines
    assert (deadline.kind, deadline.at) == ("buy", midnight + 48 * 3600 + 3600)
