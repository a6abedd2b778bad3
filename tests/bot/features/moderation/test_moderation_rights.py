"""Who may do what with /monopoly-mod: the table of docs/MODERATION.md, cell by cell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.actions import Resign, Roll
from engine.host.people import moderation
from engine.host.people.moderators import Moderation
from tests.support.answer_labels import label
from tests.support.fixed_dice import fixed_dice
from tests.support.game import A, B, C
from tests.support.simulated_messages import buttons, labels, said
from tests.support.simulated_server import SimulatedServer

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
DONE, ASK_ANOTHER, ALONE = "Done.", "someone else has to moderate it", "nobody else can moderate it"


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


async def moderated(server: SimulatedServer, who: int, act: str, **options: Any) -> str:
    """The private answer to an act of a moderator, confirmed if that is asked for."""
    given = {**OPTIONS.get(act, {}), **options}
    if act == "move":
        given["channel"] = server.create_channel("elsewhere")
    answer = await server.moderate(who, act, reason=WHY, **given)
    if act in ("end", "remove", "annul") and buttons(answer.private):
        return said((await server.confirm(who, answer)).response)
    return answer.text


async def of_three(server: SimulatedServer) -> str:
    game = await server.start_game("daily", 3)
    await server.act(game, A, Roll())
    return game


async def paused_by_another(server: SimulatedServer, game: str) -> None:
    """Somebody has paused the game who may do that no longer."""
    guild = (await server.table(game)).record.guild_id
    what = Moderation("pause", guild, 555, WHY, "pause", ())
    await moderation.pause(server.app.host, game, what, 24 * 3600.0)


@pytest.mark.parametrize(("act", "column", "cell"), rights())
async def test_a_moderator_may_do_what_the_table_says(
    act: str, column: str, cell: str, server: SimulatedServer
) -> None:
    game = await of_three(server)
    moderator = DORA if column == NO_PART else ADA
    server.make_manager(moderator)
    if column == NOBODY:
        server.transfer_ownership(ADA)
    if act == "resume":
        await paused_by_another(server, game)
    if act == "annul":
        for seat in (C, B):
            await server.act(game, seat, Resign())
    answer = await moderated(server, moderator, act)
    expected = DONE if cell == "yes" else ALONE if column == NOBODY else ASK_ANOTHER
    assert expected in answer


async def test_the_table_has_a_row_for_each_command() -> None:
    commands = ["pause", "resume", "extend", "replace", "remove", "end", "move", "annul"]
    assert list(dict.fromkeys(act for act, _, _ in rights())) == commands
    columns = {column for _, column, _ in rights()}
    assert len(rights()) == len(commands) * len(columns)


async def test_whoever_is_alone_ends_the_pause_that_they_have_made(server: SimulatedServer) -> None:
    game = await of_three(server)
    server.transfer_ownership(ADA)
    assert DONE in await moderated(server, ADA, "pause")
    assert DONE in await moderated(server, ADA, "resume")
    assert (await server.table(game)).record.paused_at is None


async def test_somebody_seen_with_the_right_is_to_be_asked(server: SimulatedServer) -> None:
    game = await of_three(server)
    server.transfer_ownership(ADA)
    server.make_manager(DORA)
    await server.command(DORA, "help")
    answer = await moderated(server, ADA, "pause")
    assert f"Ask <@{server.user(DORA)}>" in answer
    assert (await server.table(game)).record.paused_at is None


async def test_it_is_known_after_a_restart_who_was_seen(server: SimulatedServer) -> None:
    await of_three(server)
    server.transfer_ownership(ADA)
    server.make_manager(DORA)
    await server.command(DORA, "help")
    await server.restart()
    assert ASK_ANOTHER in await moderated(server, ADA, "pause")


async def test_who_is_seen_without_the_right_is_counted_on_no_more(server: SimulatedServer) -> None:
    await of_three(server)
    server.transfer_ownership(ADA)
    server.make_manager(DORA)
    await server.command(DORA, "help")
    server.revoke_roles(DORA)
    await server.command(DORA, "help")
    assert DONE in await moderated(server, ADA, "pause")


async def test_who_has_not_been_seen_for_a_month_is_counted_on_no_more(
    server: SimulatedServer,
) -> None:
    await of_three(server)
    server.transfer_ownership(ADA)
    server.make_manager(DORA)
    await server.command(DORA, "help")
    await server.wait(31 * 24 * 3600.0)
    answer = await moderated(server, ADA, "end")
    assert ALONE in answer or "over" in answer


async def test_another_who_plays_there_too_is_nobody_to_be_asked(server: SimulatedServer) -> None:
    await of_three(server)
    server.transfer_ownership(ADA)
    server.make_manager(BEN)
    await server.command(BEN, "help")
    assert DONE in await moderated(server, ADA, "extend")
    assert ALONE in await moderated(server, BEN, "end")


async def test_who_has_lost_a_seat_still_has_a_part_in_the_game(server: SimulatedServer) -> None:
    game = await of_three(server)
    server.make_manager(DORA)
    assert DONE in await moderated(server, DORA, "replace", by=server.members[DORA])
    assert ASK_ANOTHER in await moderated(server, DORA, "end")
    server.make_manager(BEN)
    assert ASK_ANOTHER in await moderated(server, BEN, "end")
    assert (await server.table(game)).record.phase == "running"


async def test_the_table_cannot_vote_a_moderators_pause_away(server: SimulatedServer) -> None:
    game = await of_three(server)
    server.make_manager(DORA)
    await server.moderate(DORA, "pause", time="2d", reason=WHY)
    table = await server.message(game, "table")
    assert "A moderator **paused** the game" in said(table)
    assert "Resume" not in labels(table)


async def test_an_older_button_does_not_end_a_moderators_pause_either(
    server: SimulatedServer,
) -> None:
    game = await of_three(server)
    await server.command(ADA, "pause", until="3 days")
    await server.press(BEN, server.newest, "Pause")
    paused = await server.message(game, "table")
    server.make_manager(DORA)
    await server.moderate(DORA, "resume", reason=WHY)
    await server.moderate(DORA, "pause", time="2d", reason=WHY)
    for who in (ADA, BEN, CLEO):
        answer = await server.press_late(who, paused, label("button-resume-ask"))
        assert "Only a moderator" in answer.text
    assert (await server.table(game)).record.paused_at is not None


async def test_an_older_question_that_is_declined_leaves_the_newer_one_open(
    server: SimulatedServer,
) -> None:
    game = await of_three(server)
    server.make_manager(DORA)
    older = await server.moderate(DORA, "remove", seat="1", reason=WHY)
    newer = await server.moderate(DORA, "end", reason=WHY)
    await server.press(DORA, older.private, "Keep playing")
    assert DONE in said((await server.confirm(DORA, newer)).response)
    assert (await server.table(game)).record.phase == "over"
