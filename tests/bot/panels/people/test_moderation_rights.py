"""Who may do what with /monopoly-mod: the table of docs/MODERATION.md, cell by cell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.actions import Throw
from engine.host.people import moderation
from engine.host.people.moderators import Moderation
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import buttons, labels, said
from tests.support.game import A

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)
WHY = "half of us are on holiday"
NO_PART, ANOTHER, NOBODY = "no part", "somebody without one", "nobody else"
"""What the columns of the table begin with, or contain."""
OPTIONS: dict[str, dict[str, Any]] = {
    "pause": {"time": "1d"},
    "extend": {"time": "1h"},
    "replace": {"seat": "1"},
    "remove": {"seat": "1"},
}
DONE, ASK_ANOTHER, ALONE = "Done.", "somebody else has to moderate it", "As long as nobody else"


def rights() -> list[tuple[str, str, str]]:
    """Command, column and what the cell says, of all of the table's cells."""
    text = Path("docs/MODERATION.md").read_text()
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    start = next(at for at, row in enumerate(rows) if len(row) == 4)
    table = [row for row in rows[start:] if len(row) == 4 and row[0].startswith("`")]
    return [
        (row[0].strip("`"), column, row[at])
        for row in table
        for at, column in enumerate((NO_PART, ANOTHER, NOBODY), start=1)
    ]


@pytest.fixture(autouse=True)
def _fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), (1, 2), *[(1, 2)] * 20)


async def moderated(here: World, who: int, act: str, **options: Any) -> str:
    """The private answer to an act of a moderator, confirmed if that is asked for."""
    given = {**OPTIONS.get(act, {}), **options}
    if act == "move":
        given["channel"] = here.another_channel("elsewhere")
    answer = await here.moderate(who, act, reason=WHY, **given)
    if act in ("end", "remove") and buttons(answer.private):
        return said((await here.confirm(who, answer)).result.response)
    return answer.text


async def of_three(here: World) -> str:
    game = await here.start("daily", 3)
    await here.act(game, A, Throw())
    return game


async def paused_by_another(here: World, game: str) -> None:
    """Somebody has paused the game who may do that no longer."""
    guild = (await here.table(game)).game.guild_id
    what = Moderation("pause", guild, 555, WHY, "pause", ())
    await moderation.pause(here.app.host, game, what, 24 * 3600.0)


@pytest.mark.parametrize(("act", "column", "cell"), rights())
async def test_a_moderator_may_do_what_the_table_says(
    act: str, column: str, cell: str, here: World
) -> None:
    game = await of_three(here)
    moderator = DORA if column == NO_PART else ADA
    here.trust(moderator)
    if column == NOBODY:
        here.give_server_to(ADA)
    if act == "resume":
        await paused_by_another(here, game)
    answer = await moderated(here, moderator, act)
    expected = DONE if cell == "yes" else ALONE if column == NOBODY else ASK_ANOTHER
    assert expected in answer


async def test_the_table_has_a_row_for_each_command() -> None:
    commands = ["pause", "resume", "extend", "replace", "remove", "end", "move"]
    assert list(dict.fromkeys(act for act, _, _ in rights())) == commands
    columns = {column for _, column, _ in rights()}
    assert len(rights()) == len(commands) * len(columns)


async def test_whoever_is_alone_ends_the_pause_that_they_have_made(here: World) -> None:
    game = await of_three(here)
    here.give_server_to(ADA)
    assert DONE in await moderated(here, ADA, "pause")
    assert DONE in await moderated(here, ADA, "resume")
    assert (await here.table(game)).game.paused_at is None


async def test_somebody_seen_with_the_right_is_to_be_asked(here: World) -> None:
    game = await of_three(here)
    here.give_server_to(ADA)
    here.trust(DORA)
    await here.command(DORA, "help")
    answer = await moderated(here, ADA, "pause")
    assert f"ask <@{here.user(DORA)}>" in answer
    assert (await here.table(game)).game.paused_at is None


async def test_it_is_known_after_a_restart_who_was_seen(here: World) -> None:
    await of_three(here)
    here.give_server_to(ADA)
    here.trust(DORA)
    await here.command(DORA, "help")
    await here.restart()
    assert ASK_ANOTHER in await moderated(here, ADA, "pause")


async def test_who_is_seen_without_the_right_is_counted_on_no_more(here: World) -> None:
    await of_three(here)
    here.give_server_to(ADA)
    here.trust(DORA)
    await here.command(DORA, "help")
    here.distrust(DORA)
    await here.command(DORA, "help")
    assert DONE in await moderated(here, ADA, "pause")


async def test_who_has_not_been_seen_for_a_month_is_counted_on_no_more(here: World) -> None:
    await of_three(here)
    here.give_server_to(ADA)
    here.trust(DORA)
    await here.command(DORA, "help")
    await here.wait(31 * 24 * 3600.0)
    answer = await moderated(here, ADA, "end")
    assert ALONE in answer or "over" in answer


async def test_another_who_plays_there_too_is_nobody_to_be_asked(here: World) -> None:
    await of_three(here)
    here.give_server_to(ADA)
    here.trust(BEN)
    await here.command(BEN, "help")
    assert DONE in await moderated(here, ADA, "extend")
    assert ALONE in await moderated(here, BEN, "end")


async def test_who_has_lost_a_seat_still_has_a_part_in_the_game(here: World) -> None:
    game = await of_three(here)
    here.trust(DORA)
    assert DONE in await moderated(here, DORA, "replace", by=here.members[DORA])
    assert ASK_ANOTHER in await moderated(here, DORA, "end")
    here.trust(BEN)
    assert ASK_ANOTHER in await moderated(here, BEN, "end")
    assert (await here.table(game)).game.phase == "running"


async def test_the_table_cannot_vote_a_moderators_pause_away(here: World) -> None:
    game = await of_three(here)
    here.trust(DORA)
    await here.moderate(DORA, "pause", time="2d", reason=WHY)
    table = await here.message(game, "table")
    assert "A moderator has **paused** the game" in said(table)
    assert "Resume" not in labels(table)


async def test_an_older_button_does_not_end_a_moderators_pause_either(here: World) -> None:
    game = await of_three(here)
    await here.command(ADA, "pause", until="3 days")
    await here.press(BEN, here.newest, "Pause")
    paused = await here.message(game, "table")
    here.trust(DORA)
    await here.moderate(DORA, "resume", reason=WHY)
    await here.moderate(DORA, "pause", time="2d", reason=WHY)
    for who in (ADA, BEN, CLEO):
        answer = await here.press_late(who, paused, "Resume")
        assert "only a moderator" in answer.text
    assert (await here.table(game)).game.paused_at is not None


async def test_an_older_question_that_is_declined_leaves_the_newer_one_open(here: World) -> None:
    game = await of_three(here)
    here.trust(DORA)
    older = await here.moderate(DORA, "remove", seat="1", reason=WHY)
    newer = await here.moderate(DORA, "end", reason=WHY)
    await here.press(DORA, older.private, "Leave it")
    assert DONE in said((await here.confirm(DORA, newer)).result.response)
    assert (await here.table(game)).game.phase == "over"
