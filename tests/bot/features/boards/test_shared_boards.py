"""Boards among people: codes, files, what a server has, reports, and what its managers hide."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bot.features.boards import faults
from bot.limits.buckets import Rate
from bot.limits.rates import Limits
from engine.core.actions import Resign
from engine.editions.board_names import dump_names, read_names
from engine.host.boards.own_boards import OwnBoards
from engine.host.snapshots import StartedGame
from engine.host.store.records import BoardRecord
from tests.support.board_names import own_names
from tests.support.made_boards import boards, made_board, page
from tests.support.rewiring import set_limits
from tests.support.simulated_messages import labels, said, selects
from tests.support.simulated_server import NAMES, SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO, DORA = range(4)
REPORT, SURE = "Report this board…", "Report the board"


async def server_page(server: SimulatedServer, who: int, board: BoardRecord) -> Any:
    """The page of a board that a member has found in the list of the server."""
    return (await server.choose(who, await boards(server, who), "choose", board.id)).response


async def reported(server: SimulatedServer, who: int, board: BoardRecord) -> str:
    """What a member reads after having reported a board of the server."""
    asked = (await server.press(who, await server_page(server, who, board), REPORT)).response
    return (await server.press(who, asked, SURE)).text


async def test_sharing_gives_a_code_and_a_file(server: SimulatedServer) -> None:
    board = await made_board(server, ADA, "Mama’s Öde Straße")
    shown = await page(server, board.id, ADA)
    shared = (await server.press(ADA, shown, "Share…")).response
    code = f"{board.code[:4]}-{board.code[4:]}"
    assert (
        f"```\n{code}\nTo get my board, type /monopoly boards, press “New board or code…”"
        in said(shared)
    )
    (file,) = shared.attachments
    assert file.filename == "mamas-oede-strasse.board.json"
    assert read_names(server.download(file.url)) == own_names("Mama’s Öde Straße")


async def test_codes_cannot_be_guessed(server: SimulatedServer) -> None:
    set_limits(server.app, Limits({"codes": Rate(2, 3600)}))
    board = await made_board(server, ADA)
    for _ in range(2):
        form = await server.press(BEN, await boards(server, BEN), "New board or code…")
        answer = await server.type(BEN, form, title="", code="AAAA-AAAA")
        assert "no board with that code" in answer.text
    form = await server.press(BEN, await boards(server, BEN), "New board or code…")
    (code,) = [it["component"] for it in form.form["components"]
               if it["component"]["custom_id"] == "code"]  # fmt: skip
    assert code["value"] == "AAAA-AAAA", "what was typed is there again"
    assert "a lot of codes" in (await server.type(BEN, form, code=board.code)).text
    assert not await server.app.host.store.boards.of_user(server.user(BEN))


async def test_a_report_tells_those_who_manage_the_server(server: SimulatedServer) -> None:
    server.make_manager(CLEO)
    await boards(server, CLEO)
    board = await made_board(server, ADA, offered=True)
    assert "have been told" in await reported(server, BEN, board)
    (notice,) = server.direct(CLEO)
    for part in ("Our Town", "Lane 39", f"<#{server.channel.id}>", "/monopoly boards"):
        assert part in said(notice)
    assert not server.direct(ADA)


async def test_a_report_has_all_that_was_written_and_who_has(server: SimulatedServer) -> None:
    server.make_manager(CLEO)
    await boards(server, CLEO)
    board = await made_board(server, ADA, offered=True)
    cards = {"CH-GO": "Home again", "CC-STOCK-45": "Old coins", "CC-STOCK-50": "New coins"}
    written = {"places": {4: "Vet"}, "decks": {"chance": "Luck"}, "cards": cards}
    names = own_names().model_copy(update=written)
    await OwnBoards(server.app.host).change(board, names)
    await reported(server, BEN, board)
    (notice,) = server.direct(CLEO)
    for part in (f"<@{server.user(ADA)}>", "Vet", "Luck", *cards.values()):
        assert part in said(notice)


async def test_a_board_that_has_changed_is_reported_again(server: SimulatedServer) -> None:
    set_limits(server.app, Limits({"reports": Rate(1, 86400)}))
    server.make_manager(CLEO)
    await boards(server, CLEO)
    board = await made_board(server, ADA, offered=True)
    await reported(server, BEN, board)
    await OwnBoards(server.app.host).change(board, own_names("Worse"))
    assert "have been told" in await reported(server, BEN, board)
    assert "Worse" in said(server.direct(CLEO)[-1])


async def test_a_board_is_reported_once_a_day(server: SimulatedServer) -> None:
    set_limits(server.app, Limits({"reports": Rate(1, 86400)}))
    server.make_manager(CLEO)
    await boards(server, CLEO)
    board = await made_board(server, ADA, offered=True)
    await reported(server, BEN, board)
    assert "has reported this board already" in await reported(server, DORA, board)
    other = await made_board(server, ADA, "Another", offered=True)
    assert "have been told" in await reported(server, DORA, other)
    assert len(server.direct(CLEO)) == 2


async def test_another_server_is_told_of_the_same_board(server: SimulatedServer) -> None:
    limits = set_limits(server.app, Limits({"reports": Rate(1, 86400)}))
    server.make_manager(CLEO)
    await boards(server, CLEO)
    board = await made_board(server, ADA, offered=True)
    with limits.count_call("reports", 0, f"{board.id}:{board.revision}"):
        pass  # As another server would count it, by the board alone.
    assert "have been told" in await reported(server, BEN, board)


async def test_nobody_floods_those_who_manage_the_server(server: SimulatedServer) -> None:
    rates = {"reports": Rate(1, 86400), "reporters": Rate(3, 3600)}
    set_limits(server.app, Limits(rates, now=server.clock.time))
    server.make_manager(CLEO)
    await boards(server, CLEO)
    board = await made_board(server, ADA, offered=True)
    for number in range(5):
        board = await OwnBoards(server.app.host).change(board, own_names(f"Town {number}"))
        answer = await reported(server, BEN, board)
    assert "reported several boards" in answer
    assert len(server.direct(CLEO)) == 3
    assert "have been told" in await reported(server, DORA, board), "nobody else is hindered"


async def test_where_nobody_can_be_told_it_says_so(server: SimulatedServer) -> None:
    set_limits(server.app, Limits({"reports": Rate(1, 86400)}))
    server.make_manager(CLEO)
    await boards(server, CLEO)
    server.hub.world.run("UPDATE users SET dms_closed=1")
    board = await made_board(server, ADA, offered=True)
    for _ in range(2):
        assert "Tell one of them yourself" in await reported(server, BEN, board)


async def test_managers_hide_a_board_and_show_it_again(server: SimulatedServer) -> None:
    server.make_manager(CLEO)
    board = await made_board(server, ADA, offered=True)
    shown = await server_page(server, CLEO, board)
    assert REPORT not in labels(shown)
    hidden = await server.press(CLEO, shown, "Hide this board")
    assert "Our Town is hidden" in said(hidden.response)
    assert not selects(await boards(server, BEN))
    mine = await page(server, board.id, ADA)
    assert "have hidden this board" in said(mine)
    assert "Add to this server" not in labels(mine)
    shown = await server.press(
        CLEO, await server_page(server, CLEO, board), "Show this board again"
    )
    assert "Our Town is no longer hidden" in said(shown.response)
    assert not selects(await boards(server, BEN))
    mine = await page(server, board.id, ADA)
    await server.press(ADA, mine, "Add to this server")
    assert "Lane 1" in said(await server_page(server, BEN, board))


async def test_what_is_written_on_a_hidden_board_is_read_by_its_maker_alone(
    server: SimulatedServer,
) -> None:
    server.make_manager(CLEO)
    board = await made_board(server, ADA, offered=True)
    before, host = await server_page(server, CLEO, board), OwnBoards(server.app.host)
    await host.hide(board.id, server.channel.guild.id)
    await host.change(await host.get(board.id), own_names("Our Town", "Secret"))
    shown = await server_page(server, CLEO, board)
    assert "Secret" not in said(shown)
    assert labels(shown) == ["Show this board again", "All boards"]
    for label in ("Preview", "Make a copy"):
        assert "doesn’t exist" in (await server.press_late(CLEO, before, label)).text
    mine = (await server.press_id(ADA, await boards(server, ADA), board.id)).response
    assert "Secret 39" in said(mine)


async def test_those_who_manage_a_server_reach_every_board_of_it(server: SimulatedServer) -> None:
    server.make_manager(CLEO)
    guild, host = server.channel.guild.id, OwnBoards(server.app.host)
    for number in range(30):
        board = await host.add(1000 + number, own_names(f"Town {number}"), guild)
        if number < 15:
            await host.hide(board.id, guild)
    shown = await boards(server, CLEO)
    shown = (await server.choose(CLEO, shown, "boards:choose", "page 1")).response
    (row,) = selects(shown)
    assert [it["label"] for it in row["options"]][-1] == "Previous page"
    shown = await server.choose(CLEO, shown, "boards:choose", row["options"][0]["value"])
    assert "Show this board again" in labels(shown.response)


async def test_a_hidden_board_is_neither_played_on_nor_copied(server: SimulatedServer) -> None:
    board = await made_board(server, ADA, offered=True)
    before = await page(server, board.id, ADA)
    form = await server.press(ADA, await boards(server, ADA), "New board or code…")
    await OwnBoards(server.app.host).hide(board.id, server.channel.guild.id)
    answer = await server.type(ADA, form, title="Again", start=board.id)
    assert "has hidden this board" in answer.text
    for label in ("Play on this board", "Make a copy"):
        assert "has hidden this board" in (await server.press_late(ADA, before, label)).text
    form = await server.press(ADA, await boards(server, ADA), "New board or code…")
    assert f"'{board.id}'" not in str(form.form), "nothing begins as it"
    shown = await page(server, board.id, ADA)
    assert not {"Play on this board", "Make a copy", "Add to this server"} & {*labels(shown)}
    assert len(await server.app.host.store.boards.of_user(server.user(ADA))) == 1


async def test_only_managers_hide_boards(server: SimulatedServer) -> None:
    board = await made_board(server, ADA, offered=True)
    shown = await server_page(server, BEN, board)
    assert "Hide this board" not in labels(shown)
    forged = await server.press_made_up(BEN, shown, f"m1:0:0:boards:hide {board.id}")
    assert "Manage Server" in forged.text
    assert "Lane 1" in said(await server_page(server, BEN, board))


async def test_a_board_in_play_is_reported_and_hidden_from_its_game(
    server: SimulatedServer,
) -> None:
    server.make_manager(CLEO)
    await boards(server, CLEO)
    board = await made_board(server, ADA)
    game = await server.open_lobby()
    await server.choose(ADA, await server.lobby_settings(ADA, game), ":board", board.id)
    await server.press(ADA, await server.message(game, "lobby"), "Start")
    asked = await server.press(BEN, (await server.command(BEN, "board")).private, REPORT)
    assert "have been told" in (await server.press(BEN, asked.response, SURE)).text
    assert len(server.direct(CLEO)) == 1
    seen = (await server.command(CLEO, "board")).private
    asked = await server.press(CLEO, seen, REPORT)
    await server.press(CLEO, asked.response, "Hide this board")
    found = await server.app.host.snapshot(game)
    assert isinstance(found, StartedGame)
    assert found.names.properties[39] == "Boardwalk"
    assert REPORT not in labels((await server.command(BEN, "board")).private)


async def test_games_on_a_hidden_board_get_the_usual_one_of_the_server(
    server: SimulatedServer,
) -> None:
    await server.set_language("de")
    server.make_manager(CLEO)
    board = await made_board(server, ADA, offered=True)
    await server.command(ADA, "new")
    settings = (await server.press_id(ADA, server.newest, "lobby:settings")).private
    await server.choose(ADA, settings, ":board", board.id)
    await server.press_id(CLEO, await server_page(server, CLEO, board), "boards:hide")
    assert "Spielplan: Berlin" in said(server.newest)


async def test_the_names_of_a_hidden_board_go_from_games_that_are_over(
    server: SimulatedServer,
) -> None:
    board = await made_board(server, ADA)
    game = await server.open_lobby()
    await server.choose(ADA, await server.lobby_settings(ADA, game), ":board", board.id)
    await server.press(ADA, await server.message(game, "lobby"), "Start")
    await server.answer_by_timeout(game, 6)
    await server.run_in_bot(server.app.host.submit(game, server.user(BEN), 0, Resign(), "resigns"))

    async def told() -> tuple[bool, bytes]:
        """Whether the history has its names, and the film of the game."""
        history = await server.command(BEN, "game", show="history")
        (film,) = (await server.command(BEN, "game", show="replay")).private.attachments
        return "Lane" in history.text, server.download(film.url)

    before = await told()
    await server.run_in_bot(OwnBoards(server.app.host).hide(board.id, server.channel.guild.id))
    after = await told()
    assert (before[0], after[0], before[1] == after[1]) == (True, False, False)


async def test_nobody_reports_a_board_of_their_own(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    game = await server.open_lobby()
    await server.choose(ADA, await server.lobby_settings(ADA, game), ":board", board.id)
    await server.press(ADA, await server.message(game, "lobby"), "Start")
    assert REPORT not in labels((await server.command(ADA, "board")).private)
    assert REPORT in labels((await server.command(BEN, "board")).private)


async def test_a_usual_board_is_not_reported(server: SimulatedServer) -> None:
    await server.start_game()
    assert REPORT not in labels((await server.command(BEN, "board")).private)


async def test_a_server_decides_who_may_add_boards(server: SimulatedServer) -> None:
    server.make_manager(CLEO)
    settings = (await server.open_settings(CLEO)).private
    decided = (await server.press(CLEO, settings, "New lobbies…")).response
    await server.choose(CLEO, decided, "server:own", "managers")
    board = await made_board(server, ADA)
    shown = await page(server, board.id, ADA)
    assert "doesn’t let you" in (await server.press(ADA, shown, "Add to this server")).text
    theirs = await made_board(server, CLEO, "Theirs")
    shown = await page(server, theirs.id, CLEO)
    await server.press(CLEO, shown, "Add to this server")
    assert "Lane 1" in said(await server_page(server, BEN, theirs))


async def test_two_quick_presses_make_one_copy(tmp_path: Path) -> None:
    async with simulated_server(tmp_path, NAMES, double_press=1.0) as server:
        board = await made_board(server, ADA)
        shown = await page(server, board.id, ADA)
        await server.wait(5)
        for _ in range(2):
            await server.press_made_up(ADA, shown, f"m1:0:0:boards:copy {board.id}")
        assert len(await server.app.host.store.boards.of_user(server.user(ADA))) == 2


async def send_file(server: SimulatedServer, data: bytes) -> Any:
    """What a member sees who has begun a board with a file."""
    form = await server.press(BEN, await boards(server, BEN), "New board or code…")
    sent: Any = [{"name": "a.board.json", "data": b64encode(data).decode()}]
    return await server.type(BEN, form, title="", file=sent)


@pytest.fixture(autouse=True)
def cdn(server: SimulatedServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot gets files from the local Discord."""

    async def fetch(url: str) -> bytes:
        return server.download(url)

    monkeypatch.setattr(server.app.client.http, "get_from_cdn", fetch)


async def test_a_file_that_was_shared_makes_the_same_board(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    shown = await page(server, board.id, ADA)
    (file,) = (await server.press(ADA, shown, "Share…")).response.attachments
    await send_file(server, server.download(file.url))
    (found,) = await server.app.host.store.boards.of_user(server.user(BEN))
    assert (read_names(found.body), found.body) == (own_names(), board.body)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"title"', '"titel"', "Line 3: a board file doesn’t have this."),
        ('"Lane 3"', '"Lane 1"', "Line 7 and Line 8 are the same."),
        ('"Lane 3"', '"@everyone"', "Line 8: has a character"),
        ('"1":', '"2":', "“properties 1” is missing."),
        ('"properties"', '"prices"', "a board file doesn’t have this."),
        ('"Lane 3"', "3", "Line 8: this isn’t a board file."),
        ("{", "", "this isn’t a board file."),
        ("{", "[" * 9, "this isn’t a board file."),
        ("{", " " * 65536 + "{", "at most 64 KB"),
    ],
)
async def test_what_is_wrong_in_a_file_is_told_by_its_line(
    server: SimulatedServer, old: str, new: str, told: str
) -> None:
    text = dump_names(own_names()).replace(old, new, 1)
    assert told in (await send_file(server, text.encode())).text
    assert not await server.app.host.store.boards.of_user(server.user(BEN))


async def test_of_thousands_of_faults_no_more_are_looked_for_than_told(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = Mock(wraps=faults.line_in)
    monkeypatch.setattr(faults, "line_in", looked)
    unknown = "".join(f'"k{number}": 1, ' for number in range(4000))
    text = dump_names(own_names()).replace('"title"', f'{unknown}"title"', 1)
    assert "And 3,994 more." in (await send_file(server, text.encode())).text
    assert looked.call_count == faults.MOST


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("\\u0078" * 9000, "x…”: a board file doesn’t have this."),
        ("\\u002a*bold**", "“\\*\\*bold\\*\\*”: a board file doesn’t have this."),
    ],
)
async def test_a_key_of_no_line_is_told_in_short_and_letter_by_letter(
    server: SimulatedServer, key: str, told: str
) -> None:
    text = dump_names(own_names()).replace('"title"', f'"{key}": 1, "title"', 1)
    assert told in (await send_file(server, text.encode())).text


async def test_a_file_that_is_no_text_is_refused(server: SimulatedServer) -> None:
    assert "isn’t a board file" in (await send_file(server, b"\x89PNG\xff\x00")).text


async def test_a_file_that_discord_no_longer_has_is_told_of(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fetch(url: str) -> bytes:
        raise TimeoutError

    monkeypatch.setattr(server.app.client.http, "get_from_cdn", fetch)
    assert "can’t be read anymore" in (await send_file(server, b"{}")).text
