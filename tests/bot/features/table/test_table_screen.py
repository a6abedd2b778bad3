"""The table message: what its buttons say, who may press them, and where nobody can."""

from dataclasses import replace

import pytest

from bot.features.table.table_screen import past_screen, table_screen
from bot.language.language import load
from bot.language.voice import Voice
from bot.ui.screen import Screen
from engine.core.actions import Roll
from engine.host.snapshots import state_of
from engine.host.store.records import DIRECT
from tests.support.answer_labels import (
    BACK_NOW,
    BUY,
    END_TURN,
    MANAGE,
    MORE,
    MY_GAMES,
    ROLL,
    ROLL_FOR_DOUBLES,
    TRADE,
    auction,
    buy,
    label,
)
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, BOARDWALK, MEDITERRANEAN, READING, A, B, C, Game, live
from tests.support.panel_game import NOW, StartPanelGame, buttons
from tests.support.simulated_messages import Answer, labels, said
from tests.support.simulated_messages import buttons as buttons_of
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
FOR_EVERYBODY = [TRADE, MANAGE, MORE]


async def _table(start_game: StartPanelGame, *, people: int, owner: int | None = None) -> Screen:
    """A, who is to roll, and B, of whom the first so many are people."""
    panels = await start_game(live(2).to_move(A).state)
    game = await panels.table()
    players = tuple(
        player if player.seat < people else replace(player, user_id=None, owner_id=owner)
        for player in game.players
    )
    return table_screen(
        replace(game, players=players),
        Voice(players, "classic", panels.words),
        lines=(),
        pings=(),
    )


async def test_an_old_message_counts_no_earlier_events(start_game: StartPanelGame) -> None:
    panels = await start_game(live(2).state)
    voice = Voice((await panels.table()).players, "classic", panels.words)
    (embed,) = past_screen(voice, [f"line {number}" for number in range(9)]).embeds
    assert embed.description.startswith("line 4")


async def test_an_old_message_begins_with_what_happened(start_game: StartPanelGame) -> None:
    voice = Voice((await (await start_game(live(2).state)).table()).players, "classic", load("en"))
    (embed,) = past_screen(voice, ["Ada bought Oriental"]).embeds
    assert (embed.title, embed.description) == ("", "Ada bought Oriental")
    assert embed.footer == "Earlier in Monopoly with Ada and Ben"


async def test_with_only_computers_left_the_table_says_that_they_play_it_out(
    start_game: StartPanelGame,
) -> None:
    table = await _table(start_game, people=0)
    assert "Only computer players are left" in table.embeds[1].description
    assert buttons(table) == [MY_GAMES, MORE]


async def test_while_a_seat_may_be_taken_back_the_table_says_that_it_rests(
    start_game: StartPanelGame,
) -> None:
    table = await _table(start_game, people=0, owner=100)
    assert "on hold until a player takes" in table.embeds[1].description
    assert "/monopoly leave" in table.embeds[1].description
    assert "**My games**" in table.embeds[1].description
    assert buttons(table) == [BACK_NOW, MY_GAMES, MORE]


async def test_with_one_person_left_it_goes_on(start_game: StartPanelGame) -> None:
    table = await _table(start_game, people=1)
    assert "Only computers" not in table.embeds[1].description
    assert buttons(table)[0] == ROLL


@pytest.mark.parametrize("is_away", [False, True])
async def test_alone_against_computers_who_is_away_has_a_way_back_in_place_of_advice(
    start_game: StartPanelGame, is_away: bool
) -> None:
    game = await (await start_game(live(2).to_move(A).state)).table()
    ada, ben = game.players
    away_until = NOW + 9 if is_away else None
    players = (replace(ada, away_until=away_until), replace(ben, user_id=None))
    voice = Voice(players, "classic", load("en"))
    table = table_screen(replace(game, players=players), voice, (), (), hidden=())
    rest = [TRADE, MANAGE, MORE] if is_away else [TRADE, MANAGE, label("button-advise"), MORE]
    assert buttons(table)[-len(rest) :] == rest
    assert any("I’m back" in it for it in buttons(table)) == is_away


# -- pressed by the members of a server ---------------------------------------------------------


async def press(server: SimulatedServer, who: int, game: str, label: str) -> Answer:
    return await server.press(who, await server.message(game, "table"), label)


async def version(server: SimulatedServer, game: str) -> int:
    return (await server.table(game)).record.version


async def answers(server: SimulatedServer, game: str) -> list[str]:
    """The buttons for what is to be decided, those for everybody apart."""
    return labels(await server.message(game, "table"))[: -len(FOR_EVERYBODY)]


@pytest.fixture
def baltic(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada begins, and lands on Baltic."""
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 2), *[(1, 3)] * 10)


@pytest.mark.usefixtures("baltic")
async def test_a_button_names_its_whole_effect(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    assert await answers(server, game) == [ROLL]
    await press(server, A, game, ROLL)
    assert await answers(server, game) == [buy("Baltic", 60), auction("Baltic")]
    await press(server, A, game, BUY)
    assert await answers(server, game) == [END_TURN]
    assert labels(await server.message(game, "table"))[-len(FOR_EVERYBODY) :] == FOR_EVERYBODY


@pytest.mark.usefixtures("baltic")
async def test_what_cash_does_not_cover_is_shown_with_what_is_missing(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.owns(A, READING).cash(A, 40))
    await press(server, A, game, ROLL)
    message = await server.message(game, "table")
    assert await answers(server, game) == [
        "Raise cash and buy…", auction("Baltic"),
    ]  # fmt: skip
    assert not any(it["disabled"] for it in buttons_of(message)), "no button is dead"
    assert "Cash: **$40** · **$20 short**" in said(message)
    raising = label("asked-raise", who="Ada", button="Raise cash and buy…")
    assert raising in said(message)


@pytest.mark.usefixtures("baltic")
async def test_who_cannot_raise_it_is_not_sent_to_raise_it(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.owns(A, MEDITERRANEAN).cash(A, 20))
    await press(server, A, game, ROLL)
    text = said(await server.message(game, "table"))
    assert "can raise the rest" not in text
    assert "Even after selling and mortgaging everything, Ada would have only $50." in text
    assert await answers(server, game) == [
        label("button-buy-short", what="Baltic", missing=40),
        auction("Baltic"),
    ]


@pytest.mark.usefixtures("baltic")
async def test_who_owns_nothing_has_nothing_to_raise_it_with(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.cash(A, 40))
    await press(server, A, game, ROLL)
    text = said(await server.message(game, "table"))
    assert "There’s nothing left to sell or mortgage." in text


async def test_the_ways_out_of_jail_name_their_price(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.jailed(A).holds(A, "CH-GOOJF").to_move(A))
    assert await answers(server, game) == [
        ROLL_FOR_DOUBLES, label("decision-in-jail.button-fine", fine=50),
        label("decision-in-jail.button-use", deck="chance"),
    ]  # fmt: skip


async def test_the_tax_is_chosen_before_any_total_is_shown(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 3))
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.owns(A, BALTIC))
    await press(server, A, game, ROLL)
    assert await answers(server, game) == [
        label("decision-choose-tax.button-flat", flat=200),
        label("decision-choose-tax.button-tenth", percent=10),
    ]
    text = said(await server.message(game, "table"))
    assert "$1,560" not in text
    assert "$156" not in text


@pytest.mark.usefixtures("baltic")
async def test_the_wrong_person_is_told_and_nothing_changes(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    before = await version(server, game)
    assert "Ada’s turn to decide." in (await press(server, B, game, ROLL)).text
    assert "not playing" in (await press(server, C, game, ROLL)).text
    assert await version(server, game) == before


@pytest.mark.usefixtures("baltic")
async def test_a_stale_press_is_told_and_changes_nothing(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    old = await server.message(game, "table")
    await press(server, A, game, ROLL)
    before = await version(server, game)
    late = await server.press_late(A, old, ROLL)
    assert "That choice is no longer open" in late.text
    assert await version(server, game) == before


@pytest.mark.usefixtures("baltic")
async def test_a_press_that_is_delivered_twice_is_done_once(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    for _ in range(2):
        await server.run_in_bot(server.app.host.submit(game, server.user(A), 1, Roll(), "same"))
    assert state_of(await server.table(game)).rolls == 3


@pytest.mark.usefixtures("baltic")
async def test_a_press_on_a_game_that_is_over_says_so(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    old = await server.message(game, "table")
    asked = await server.ask_to_resign(B)
    await server.press(B, asked.private, "Resign")
    assert (await server.table(game)).record.phase == "over"
    for who in (A, B):
        assert "is over" in (await server.press_late(who, old, ROLL)).text
    assert "Ada" in said(await server.message(game, "table"))
    assert labels(await server.message(game, "table")) == [
        "Rematch",
        "Review",
        "Stats",
        "Replay",
        "Board",
        "Verify dice",
    ]


@pytest.mark.usefixtures("baltic")
async def test_the_old_message_loses_its_buttons_when_a_new_one_comes(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    for answer in (ROLL, BUY, END_TURN):
        await press(server, A, game, answer)
    with_buttons = [it for it in server.messages if labels(it)]
    assert [it.id for it in with_buttons] == [(await server.message(game, "table")).id]
    assert f"<@{server.user(B)}>" in server.newest.content


@pytest.mark.usefixtures("baltic")
async def test_every_button_works_after_a_restart(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    for answer in (ROLL, BUY, END_TURN):
        await server.restart()
        await press(server, A, game, answer)
    assert (await server.table(game)).position.deeds[BALTIC].owner == A


async def _alone(start_game: StartPanelGame, arranged: Game) -> str:
    """What A reads in a game in direct messages, against B, a computer."""
    panels = await start_game(arranged.state)
    game = await panels.table()
    players = (game.players[A], replace(game.players[B], user_id=None))
    record = replace(game.record, guild_id=DIRECT)
    voice = Voice(players, "classic", panels.words)
    table = table_screen(replace(game, players=players, record=record), voice, lines=(), pings=())
    return "\n".join(embed.description for embed in table.embeds)


@pytest.mark.parametrize(
    ("cash", "owned", "told"),
    [
        (300, (READING,), label("asked-raise-mine", button="Raise cash and buy…")),
        (20, (READING,), "Even after selling and mortgaging everything, you’d have only $120."),
    ],
)
async def test_alone_with_the_bot_who_is_short_is_spoken_to(
    start_game: StartPanelGame, cash: int, owned: tuple[int, ...], told: str
) -> None:
    arranged = live(2).owns(A, *owned).cash(A, cash).at(A, BOARDWALK - 3).to_move(A)
    arranged.play(A, Roll(), (1, 2))
    text = await _alone(start_game, arranged)
    assert told in text
    assert "Ada would" not in text
    assert "Ada can" not in text


@pytest.mark.parametrize(
    ("owed", "told"),
    [(120, "You can raise $100 like this:"), (700, "everything, you’d have only $140.")],
)
async def test_alone_with_the_bot_a_debtor_is_spoken_to(
    start_game: StartPanelGame, owed: int, told: str
) -> None:
    text = await _alone(start_game, live(2).owns(A, READING).cash(A, 40).owes(A, owed, B))
    assert told in text
    assert "Ada would" not in text


async def test_a_computers_debt_is_told_by_its_name(start_game: StartPanelGame) -> None:
    text = await _alone(start_game, live(2).owns(B, READING).cash(B, 40).owes(B, 700, A))
    assert "Ben would have only $140." in text
