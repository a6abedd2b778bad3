"""The command `boards`: making a board of one's own, changing it, and playing on it."""

from __future__ import annotations

from collections.abc import Sequence
from threading import current_thread, main_thread
from typing import Any

import pytest

from bot.limits.rates import Limits
from bot.pictures import square_names
from engine.editions.board_names import PROPERTIES, US_NAMES, BoardNames, read_names
from engine.host.boards.own_boards import MOST_OF_PERSON, OwnBoards
from engine.host.snapshots import OpenLobby, StartedGame
from engine.host.store.records import BoardRecord
from tests.support.board_names import own_names
from tests.support.made_boards import boards, made_board, page
from tests.support.rewiring import set_limits
from tests.support.simulated_messages import labels, pictured, said, selects
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
ADA, BEN, CLEO = range(3)
LINES = [f"Lane {index}" for index in PROPERTIES]


async def names_of(server: SimulatedServer, board_id: str) -> BoardNames:
    return read_names((await OwnBoards(server.app.host).get(board_id)).body)


async def own(server: SimulatedServer, who: int = ADA) -> list[str]:
    """The titles of a member's boards."""
    found = await server.app.host.store.boards.of_user(server.user(who))
    return [it.title for it in found]


async def type_names(server: SimulatedServer, board_id: str, *lines: str) -> Any:
    """What a member sees who has typed these lines into the form with all names."""
    form = await server.press(ADA, await page(server, board_id), "All names…")
    return (await server.type(ADA, form, all="\n".join(lines))).response


async def type_part(server: SimulatedServer, board_id: str, part: str, **fields: str) -> Any:
    """What a member sees who has filled in the form of a part."""
    form = await server.choose(ADA, await page(server, board_id), "boards:part", part)
    return (await server.type(ADA, form, **fields)).response


async def type_cards(server: SimulatedServer, board_id: str, **fields: str) -> Any:
    """What a member sees who has typed these cards."""
    form = await server.press(ADA, await page(server, board_id), "Cards…")
    return (await server.type(ADA, form, **fields)).response


async def test_from_the_command_to_a_game_on_ones_own_board(server: SimulatedServer) -> None:
    form = await server.press(ADA, await boards(server), "New board or code…")
    made = (await server.type(ADA, form, title="Our Town", currency="€")).response
    form = await server.press(ADA, made, "All names…")
    made = (await server.type(ADA, form, all="\n".join(LINES))).response
    await server.press(ADA, made, "Play on this board")
    assert "Board: Our Town" in said(server.newest)
    await server.press(BEN, server.newest, "Join")
    await server.press(ADA, server.newest, "Start")
    (game,) = await server.app.host.store.search.games_in_channel(server.channel.id)
    found = await server.app.host.snapshot(game.id)
    assert isinstance(found, StartedGame)
    assert (found.names.properties[39], found.names.currency) == ("Lane 39", "€")
    assert "1,500 €" in said(server.newest) or "€1,500" in said(server.newest)
    assert "Our Town · turn 1" in said(server.newest)


async def test_a_new_board_begins_as_another_one(server: SimulatedServer) -> None:
    form = await server.press(ADA, await boards(server), "New board or code…")
    await server.type(ADA, form, title="Mine", start="london")
    (found,) = await server.app.host.store.boards.of_user(server.user(ADA))
    names = read_names(found.body)
    assert (names.currency, names.locale, found.guild_id) == ("£", "en", 0)
    form = await server.press(ADA, await boards(server), "New board or code…")
    await server.type(ADA, form, title="Its child", start=found.id, currency="kr")
    assert await own(server) == ["Its child", "Mine"]


async def test_a_code_is_all_that_has_to_be_given(server: SimulatedServer) -> None:
    theirs = await made_board(server, BEN)
    form = await server.press(ADA, await boards(server), "New board or code…")
    needed = [it["component"]["custom_id"] for it in form.form["components"]
              if it["component"].get("required", True)]  # fmt: skip
    assert not needed
    nothing: Any = []
    await server.type(ADA, form, title="", start=nothing, code=theirs.code)
    form = await server.press(ADA, await boards(server), "New board or code…")
    await server.type(ADA, form, title="Plain", start=nothing)
    assert sorted(await own(server)) == ["Our Town", "Plain"]


async def test_without_a_title_it_has_the_title_of_that(server: SimulatedServer) -> None:
    form = await server.press(ADA, await boards(server), "New board or code…")
    await server.type(ADA, form, title=" ")
    assert await own(server) == [US_NAMES.title]


async def test_a_code_makes_a_copy(server: SimulatedServer) -> None:
    theirs = await made_board(server, BEN)
    typed = f"{theirs.code[:4].lower()}-{theirs.code[4:]}"
    form = await server.press(ADA, await boards(server), "New board or code…")
    shown = (await server.type(ADA, form, title="", code=typed)).response
    assert "Your copy of Our Town is saved" in said(shown)
    (found,) = await server.app.host.store.boards.of_user(server.user(ADA))
    assert read_names(found.body) == own_names()
    assert found.code != theirs.code
    form = await server.press(ADA, await boards(server), "New board or code…")
    await server.type(ADA, form, title="", code=typed)
    assert sorted(await own(server)) == ["Our Town", "Our Town (copy)"], "two are told apart"


async def test_all_names_are_typed_into_one_box(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    form = await server.press(ADA, await page(server, board.id), "All names…")
    (field,) = form.form["components"]
    assert field["component"]["value"].split("\n") == LINES
    typed = ["", "  Älley  ", *LINES[1:14], "", *LINES[14:]]
    shown = await server.type(ADA, form, all="\r\n".join(typed))
    assert "Saved" in said(shown.response)
    names = await names_of(server, board.id)
    assert [*names.properties.values()] == ["Älley", *LINES[1:]]


async def test_what_cannot_be_a_name_is_told_and_kept_in_the_form(server: SimulatedServer) -> None:
    board, lines = await made_board(server, ADA), [*LINES[:27], "東京タワー"]
    shown = await type_names(server, board.id, *lines)
    assert "Line 28: has a character" in said(shown)
    assert await names_of(server, board.id) == own_names()
    form = await server.press(ADA, shown, "Fix…")
    (field,) = form.form["components"]
    assert field["component"]["value"].split("\n") == lines


async def test_what_was_refused_is_there_until_it_is_right(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    shown = await type_names(server, board.id, "Elm", *LINES[1:-1])
    form = await server.press(ADA, shown, "Fix…")
    await server.type(ADA, form, all="\n".join(["Elm", *LINES[1:]]))
    shown = await type_part(server, board.id, "dark_blue", **{"properties-39": "Oak"})
    form = await server.press(ADA, shown, "All names…")
    (field,) = form.form["components"]
    assert field["component"]["value"].split("\n") == ["Elm", *LINES[1:-1], "Oak"]


async def test_of_two_forms_at_once_none_takes_back_what_the_other_has_changed(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, change = await made_board(server, ADA), OwnBoards.change
    form = await server.press(ADA, await page(server, board.id), "All names…")

    async def late(boards: OwnBoards, *asked: Any) -> BoardRecord:
        """Write what another form has changed meanwhile, then what was asked."""
        other = own_names().model_copy(update={"places": {10: "The Kennel"}})
        await change(boards, board, other)
        return await change(boards, *asked)

    monkeypatch.setattr(OwnBoards, "change", late)
    answer = await server.type(ADA, form, all="\n".join(["Elm", *LINES[1:]]))
    assert "has changed" in answer.text
    assert {**(await names_of(server, board.id)).places} == {10: "The Kennel"}


async def test_a_page_with_its_picture_is_costly(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    shown = await page(server, board.id)
    new = await server.press(ADA, await boards(server), "New board or code…")
    form = await server.press(ADA, shown, "All names…")
    limits = set_limits(server.app, Limits(queues={"lookups": 2}))
    with limits.hold_place("lookups", server.user(ADA)):
        answers = [
            await server.type(ADA, new, title="Another"),
            await server.type(ADA, form, all="\n".join(["Elm", *LINES[1:]])),
            await server.press_late(ADA, shown, "Make a copy"),
            await server.press_late(ADA, shown, "Add to this server"),
        ]
    assert all("still working on" in it.text for it in answers)
    assert (await names_of(server, board.id)) == own_names()
    assert await own(server) == ["Our Town"]
    form = await server.press(ADA, await page(server, board.id), "All names…")
    (field,) = form.form["components"]
    assert field["component"]["value"].startswith("Elm"), "nobody types it twice"


async def test_a_group_is_changed_by_a_short_form(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    fields = {"properties-37": "Castle Hill", "properties-39": "Market Square"}
    assert "Market Square" in said(await type_part(server, board.id, "dark_blue", **fields))
    names = await names_of(server, board.id)
    assert (names.properties[37], names.properties[39]) == ("Castle Hill", "Market Square")
    assert names.properties[1] == "Lane 1"


async def test_a_name_of_another_space_is_refused(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    shown = await type_part(server, board.id, "dark_blue", **{"properties-39": "lane 1"})
    assert "2 · €400: another space on the board has this name." in said(shown)


async def test_places_and_decks_may_have_names(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    await type_part(server, board.id, "corners", **{"places-10": "The Kennel"})
    await type_part(server, board.id, "taxes", **{"places-4": "Vet", "decks-chance": "Luck"})
    names = await names_of(server, board.id)
    assert ({**names.places}, {**names.decks}) == ({4: "Vet", 10: "The Kennel"}, {"chance": "Luck"})
    await type_part(server, board.id, "corners", **{"places-10": ""})
    assert {**(await names_of(server, board.id)).places} == {4: "Vet"}


async def test_title_and_currency_are_changed_together(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    shown = await type_part(server, board.id, "title", title="Old Town", currency="zł")
    assert "Old Town" in said(shown)
    names = await names_of(server, board.id)
    assert (names.title, names.currency) == ("Old Town", "zł")
    shown = await type_part(server, board.id, "title", title="Ol")
    assert "Title: at least 3 characters." in said(shown)


async def test_cards_have_words_of_ones_own_above_what_they_do(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    form = await server.press(ADA, await page(server, board.id), "Cards…")
    _, field = form.form["components"]
    lines = field["component"]["value"].split("\n")
    assert len(lines) == 16
    assert lines[3] == "4. Collect €45 ="
    lines[3] += " Grandpa’s coins are worth something."
    lines[6:8] = []
    saved = said((await server.type(ADA, form, community_chest="\n".join(lines))).response)
    assert "1 custom card." in saved
    assert saved.index("Lane 39") < saved.index("Saved."), "beside the buttons"
    cards = (await names_of(server, board.id)).cards
    said_ = "Grandpa’s coins are worth something."
    assert {**cards} == {"CC-STOCK-45": said_, "CC-STOCK-50": said_}, "its twin in 2008 too"
    form = await server.press(ADA, await page(server, board.id), "Cards…")
    _, field = form.form["components"]
    assert field["component"]["value"].split("\n")[3] == f"4. Collect €45 = {said_}"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("no number", "Chance: 1 line doesn’t start with the number of a card."),
        ("17. too many", "Chance: 1 line doesn’t start with the number"),
        ("1. a cat\n0. a\nno", "Chance: 2 lines don’t start with the number"),
        ("1. " + "x" * 121, "Chance, card 1: longer than 120 characters."),
        ("2. @here = @here", "Chance, card 2: has a character"),
    ],
)
async def test_what_cannot_be_on_a_card_is_told_by_its_number(
    server: SimulatedServer, line: str, told: str
) -> None:
    board = await made_board(server, ADA)
    assert told in said(await type_cards(server, board.id, chance=line))
    assert not (await names_of(server, board.id)).cards


async def test_the_preview_has_the_names_in_sentences(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    await type_cards(server, board.id, community_chest="4. Grandpa’s coins.")
    shown = await server.press(ADA, await page(server, board.id), "Preview")
    for part in ("lands on Lane 39", "buys Lane 39 for €400", "Grandpa’s coins. Collect €"):
        assert part in said(shown.response)
    assert "Player 1" in pictured(shown.response), "whoever has bought it owns it"


async def test_the_page_shows_a_board_that_nobody_plays_on(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    shown = await page(server, board.id)
    assert pictured(shown) == "Board: Our Town"
    assert "Lane 37, Lane 39" in said(shown)


async def test_names_are_parted_beside_the_event_loop(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a large dictionary is read, presses would wait for it."""
    threads = []

    def noted(names: Sequence[str], locale: str) -> tuple[str, ...]:
        threads.append(current_thread())
        return tuple(names)

    monkeypatch.setattr(square_names, "hyphenated", noted)
    board = await made_board(server, ADA, "New to all")
    await type_names(server, board.id, *(f"Weg {index}" for index in PROPERTIES))
    await server.press(ADA, await page(server, board.id), "Preview")
    assert len(threads) >= 2, "for the picture, and for the preview"
    assert main_thread() not in threads


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Bet won", "Bet won. Collect"),
        ("Bet won!", "Bet won! Collect"),
        ("“Bet won.”", "“Bet won.” Collect"),
    ],
)
async def test_own_words_end_before_the_effect(
    server: SimulatedServer, typed: str, shown: str
) -> None:
    board = await made_board(server, ADA)
    await type_cards(server, board.id, community_chest=f"4. {typed}")
    preview = await server.press(ADA, await page(server, board.id), "Preview")
    assert shown in said(preview.response)


async def test_a_deck_may_carry_an_equals_sign(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    await type_cards(server, board.id, chance="1. Advance to GO = Home = sweet")
    assert (await names_of(server, board.id)).cards["CH-GO"] == "Home = sweet"


async def test_nobody_has_more_than_ten(server: SimulatedServer) -> None:
    for number in range(MOST_OF_PERSON):
        await made_board(server, ADA, f"Town {number}")
    panel = await boards(server)
    assert labels(panel).count("Open") == MOST_OF_PERSON
    form = await server.press(ADA, panel, "New board or code…")
    assert "10 boards" in (await server.type(ADA, form, title="One more")).text
    assert len(await own(server)) == MOST_OF_PERSON


async def test_a_board_that_is_gone_is_told_of(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    shown = await page(server, board.id)
    form = await server.press(ADA, shown, "All names…")
    await OwnBoards(server.app.host).delete(board.id, server.user(ADA))
    assert (await server.type(ADA, form, all="\n".join(LINES))).is_private
    for label in ("All names…", "Preview", "Share…", "Make a copy", "Delete…", "Play on this"):
        assert (await server.press_late(ADA, shown, label)).is_private
    assert await own(server) == []


async def test_nobody_changes_a_board_of_somebody_else(server: SimulatedServer) -> None:
    board = await made_board(server, ADA, offered=True)
    theirs = (await server.choose(BEN, await boards(server, BEN), "choose", board.id)).response
    assert "All names…" not in labels(theirs)
    for what in ("edit names", "ask", "share", "delete", "withdraw", "send names"):
        forged = f"m1:0:0:boards:{what} {board.id}"
        assert "someone else" in (await server.press_made_up(BEN, theirs, forged)).text
    assert await own(server) == ["Our Town"]
    assert (await OwnBoards(server.app.host).get(board.id)).guild_id == server.channel.guild.id


async def test_a_board_is_seen_by_its_maker_and_where_it_is_offered(
    server: SimulatedServer,
) -> None:
    board = await made_board(server, ADA)
    answer = await server.press_made_up(
        BEN, await boards(server, BEN), f"m1:0:0:boards:show {board.id}"
    )
    assert "Lane 1" not in answer.text
    await server.press(ADA, await page(server, board.id), "Add to this server")
    shown = (await server.choose(BEN, await boards(server, BEN), "choose", board.id)).response
    assert "Lane 1" in said(shown)
    assert f"Made by <@{server.user(ADA)}>" in said(shown)
    await server.press(ADA, await page(server, board.id), "Remove from this server")
    assert not selects(await boards(server, BEN))


async def test_a_board_of_another_server_says_so_and_leaves_it(server: SimulatedServer) -> None:
    host = OwnBoards(server.app.host)
    board = await host.add(server.user(ADA), own_names(), 4711)
    shown = await page(server, board.id)
    assert "If you add it here, it leaves that server" in said(shown)
    listed = (await server.command_in_dm(ADA, "boards")).private
    alone = (await server.press_id(ADA, listed, board.id)).response
    assert "the server that you added this board to" in said(alone)
    await server.press(ADA, shown, "Add to this server")
    assert (await host.get(board.id)).guild_id == server.channel.guild.id


async def test_a_copy_belongs_to_who_makes_it(server: SimulatedServer) -> None:
    board = await made_board(server, ADA, offered=True)
    shown = (await server.choose(BEN, await boards(server, BEN), "choose", board.id)).response
    await server.press(BEN, shown, "Make a copy")
    assert await own(server, BEN) == ["Our Town (copy)"]


async def test_deleting_is_asked_once_more(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    asked = (await server.press(ADA, await page(server, board.id), "Delete…")).response
    kept = (await server.press(ADA, asked, "Keep the board")).response
    assert "Lane 39" in said(kept)
    asked = (await server.press(ADA, kept, "Delete…")).response
    assert "is deleted" in said((await server.press(ADA, asked, "Delete the board")).response)
    assert await own(server) == []


async def test_boards_are_made_in_direct_messages_too(server: SimulatedServer) -> None:
    shown = (await server.command_in_dm(ADA, "boards")).private
    form = await server.press(ADA, shown, "New board or code…")
    made = (await server.type(ADA, form, title="At home")).response
    assert "Add to this server" not in labels(made)
    await server.press(ADA, made, "Play on this board")
    assert "Board: At home" in said(server.direct(ADA)[-1])


async def test_from_a_lobby_a_board_is_made_for_it(server: SimulatedServer) -> None:
    game = await server.open_lobby()
    form = await server.press(ADA, await server.lobby_settings(ADA, game), "Make a board…")
    made = (await server.type(ADA, form, title="Our Town")).response
    settings = (await server.press(ADA, made, "Play on this board")).response
    assert "Lobby settings" in said(settings)
    assert "Board: Our Town" in said(await server.message(game, "lobby"))
    found = await server.app.host.snapshot(game)
    assert isinstance(found, OpenLobby)
    assert found.lobby.board.own is not None


async def test_the_lobby_of_the_channel_gets_the_board(server: SimulatedServer) -> None:
    board = await made_board(server, ADA)
    game = await server.open_lobby()
    await server.press(ADA, await page(server, board.id), "Play on this board")
    assert "Board: Our Town" in said(await server.message(game, "lobby"))


async def test_only_the_host_of_a_lobby_gives_it_a_board(server: SimulatedServer) -> None:
    board = await made_board(server, BEN)
    game = await server.open_lobby()
    shown = await page(server, board.id, BEN)
    answer = await server.press(BEN, shown, "Play on this board")
    assert "lobby" in answer.text
    forged = f"m1:{game}:0:boards:play {board.id}"
    assert "Only the host" in (await server.press_made_up(BEN, shown, forged)).text
    assert "Our Town" not in said(await server.message(game, "lobby"))


async def test_from_a_lobby_ones_boards_are_listed_with_the_way_back(
    server: SimulatedServer,
) -> None:
    board = await made_board(server, ADA)
    game = await server.open_lobby()
    opened = await server.press(ADA, await server.lobby_settings(ADA, game), "Make a board…")
    shown = (await server.press_id(ADA, opened.response, f"show {board.id}")).response
    shown = (await server.press(ADA, shown, "All boards")).response
    assert "Lobby settings" in said((await server.press(ADA, shown, "Lobby settings")).response)
