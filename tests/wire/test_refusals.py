"""Presses that must change nothing: by the wrong person, too late, twice, or made up.

The bot is the real process. Each answer is one private sentence, and the bot's file is the same
as before.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local import Answer, LocalDiscord, Member, Message, Refused
from bot.press import doing, opening
from engine import actions as a
from engine import decisions as d
from engine.state import GameState, waiting
from tests.support.bot_process import BotProcess
from tests.support.players import CHANNEL, Player, Table, button_of, shown
from tests.support.whole_game import Play

pytestmark = pytest.mark.asyncio(loop_scope="module")

UNCHANGING = {
    "games": "id, version, phase, state, next_deadline",
    "steps": "*",
    "players": "*",
    "deadlines": "*",
    "drafts": "id, game_id, user_id, body",
    "preferences": "*",
    "secrets": "*",
}


@dataclass(frozen=True, slots=True)
class World:
    """A local Discord with the bot in it, and the file of its games."""

    discord: LocalDiscord
    database: Path

    def member(self, name: str) -> Member:
        return self.discord.member(name)

    def rows(self) -> dict[str, list[tuple[object, ...]]]:
        """All that a refused press must not touch."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return {
                table: sorted(connection.execute(f"SELECT {what} FROM {table}"), key=repr)
                for table, what in UNCHANGING.items()
            }

    async def game(self, *names: str, channel: str = CHANNEL) -> list[Player]:
        """A new game that has started, and its players in seating order."""
        host, *guests = map(self.member, names)
        lobby = await self.lobby(host, channel)
        for guest in guests:
            await guest.press(lobby, "Join")
        await host.press(lobby, "Start")
        table = Table(self.database, game_of(lobby), lobby.channel_id)
        return [
            Player(self.member(name), seat, table, plays_several=True)
            for seat, name in enumerate(names)
        ]

    async def lobby(self, host: Member, channel: str = CHANNEL) -> Message:
        """The message of a new lobby."""
        before = {message.id for message in await host.messages(channel)}
        await host.slash("monopoly new", channel, pace="live")
        return await host.wait_for(
            lambda seen: seen.id not in before and "Join" in seen.labels, channel=channel
        )


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    folder = tmp_path_factory.mktemp("refusals")
    async with LocalDiscord(folder / "world.db") as discord:
        async with BotProcess(discord, folder / "games.db"):
            yield World(discord, folder / "games.db")
        assert not await discord.control.violations()


def game_of(message: Message) -> str:
    """The game that a message's buttons belong to."""
    return str(message.buttons[0]["custom_id"]).split(":")[1]


async def refusal(member: Member, act: Awaitable[Answer]) -> str:
    """The private sentence that a member gets for something: not one of trouble, and no panel.

    Where the table was being drawn anyway, that is the answer, and the sentence follows it.
    """
    answer = await act
    message = answer.message
    if message is None or not message.ephemeral:
        message = await member.wait_for(lambda seen: _follows(seen, answer))
    assert message.content, answer
    assert not message.content.startswith("Something went wrong"), answer
    assert not message.buttons, answer
    return message.content


def _follows(message: Message, answer: Answer) -> bool:
    return message.ephemeral and int(message.id) > int(answer.interaction_id)


async def mover(players: list[Player]) -> tuple[Player, Message, str]:
    """Who is to throw, the message with the button, and its custom_id."""
    state = players[0].table.look()
    decision = waiting(state)
    assert isinstance(decision, d.ToThrow | d.InJail)
    player = players[decision.seat]
    throw = doing(player.table.game, decision.id, a.Throw())
    message = await player.member.wait_for(lambda seen: button_of(seen, throw) is not None)
    return player, message, throw


def waits(players: list[Player]) -> GameState:
    return players[0].table.look()


# -- the wrong person --------------------------------------------------------------------------


async def test_the_others_and_strangers_may_not_throw(world: World) -> None:
    players = await world.game("Ada", "Bo", "Cem")
    player, message, throw = await mover(players)
    before = world.rows()
    for other in players:
        if other is not player:
            said = await refusal(other.member, other.member.press(message, throw))
            assert said.startswith("It is not up to you just now.")
    said = await refusal(world.member("Dee"), world.member("Dee").press(message, throw))
    assert said.startswith("You are not playing in this game.")
    assert world.rows() == before


async def test_strangers_get_no_panel_of_a_player(world: World) -> None:
    players = await world.game("Ada", "Bo")
    _, message, _ = await mover(players)
    before = world.rows()
    game = players[0].table.game
    dee = world.member("Dee")
    for verb in ("manage", "trade"):
        said = await refusal(dee, dee.press(message, opening(game, verb)))
        assert said.startswith("You are not playing in this game."), verb
    assert world.rows() == before


async def test_only_the_host_starts_and_nobody_sits_twice(world: World) -> None:
    lobby = await world.lobby(world.member("Ada"))
    await world.member("Bo").press(lobby, "Join")
    before = world.rows()
    assert (
        await refusal(world.member("Bo"), world.member("Bo").press(lobby, "Start"))
        == "Only the host can do that."
    )
    assert (
        await refusal(world.member("Bo"), world.member("Bo").press(lobby, "Join"))
        == "You already have a seat."
    )
    said = await refusal(world.member("Dee"), world.member("Dee").press(lobby, "Leave"))
    assert said.startswith("You have no seat in this lobby.")
    assert world.rows() == before


async def test_only_the_partner_answers_a_trade(world: World) -> None:
    ada, bo, cem = await world.game("Ada", "Bo", "Cem")
    number = await ada.offer(bo, a.Side((), 10))
    before = world.rows()
    offer = opening(ada.table.game, "trade", f"accept {number}")
    message = await bo.member.wait_for(lambda seen: button_of(seen, offer) is not None)
    for other in (ada, cem):
        for word in ("accept", "decline", "counter", "yes"):
            mask = " 0" if word == "yes" else ""
            forged = opening(ada.table.game, "trade", f"{word} {number}{mask}")
            said = await refusal(other.member, other.member.press_raw(message, forged))
            assert said == "That offer is not yours to answer.", word
    said = await refusal(
        cem.member,
        cem.member.press_raw(message, opening(ada.table.game, "trade", f"withdraw {number}")),
    )
    assert said == "That offer is not yours to answer."
    assert world.rows() == before


# -- too late ----------------------------------------------------------------------------------


async def test_a_press_on_what_is_over_says_so_and_changes_nothing(world: World) -> None:
    players = await world.game("Ada", "Bo")
    player, message, throw = await mover(players)
    await player.member.press(message, throw)
    before = world.rows()
    for member in (player.member, world.member("Ada"), world.member("Bo")):
        said = await refusal(member, member.press_raw(message, throw))
        assert said.startswith("Something else happened first.")
    assert world.rows() == before


async def test_an_old_message_has_no_buttons_left(world: World) -> None:
    players = await world.game("Ada", "Bo")
    first, message, _ = await mover(players)
    play = Play(players[0].table, players)
    while waits(players).mover == first.seat:
        await play.step()
    old = await first.member.see(message)
    assert old is not None
    assert not old.buttons
    with pytest.raises(Refused):
        await first.member.press(message, "Throw the dice")


async def test_a_lobby_that_has_started_takes_nobody(world: World) -> None:
    lobby = await world.lobby(world.member("Ada"))
    await world.member("Bo").press(lobby, "Join")
    await world.member("Ada").press(lobby, "Start")
    before = world.rows()
    game, cem = game_of(lobby), world.member("Cem")
    for word in ("join", "leave", "computer", "start", "cancel"):
        said = await refusal(cem, cem.press_raw(lobby, opening(game, "lobby", word)))
        assert said.startswith("This game has started already"), word
    assert world.rows() == before


async def test_a_finished_game_is_only_read(world: World) -> None:
    ada, bo = players = await world.game("Ada", "Bo")
    player, message, throw = await mover(players)
    asked = shown(await bo.type_command("resign"))
    await bo.press_on(asked, opening(ada.table.game, "resign", "yes"))
    assert ada.table.phase() == "over"
    before = world.rows()
    game = ada.table.game
    forged = [
        throw,
        doing(game, 0, a.Mortgage(1)),
        opening(game, "manage"),
        opening(game, "trade"),
        opening(game, "trade", "accept 7"),
        opening(game, "resign", "yes"),
    ]
    for custom_id in forged:
        for member in (ada.member, bo.member):
            said = await refusal(member, member.press_raw(message, custom_id))
            assert said.startswith("This game is over."), custom_id
    for command in ("manage", "trade", "resign", "cancel"):
        said = await refusal(ada.member, ada.type_command(command))
        assert said.startswith("This game is over."), command
    assert world.rows() == before


async def test_who_has_resigned_is_out(world: World) -> None:
    ada, bo, cem = await world.game("Ada", "Bo", "Cem")
    game = ada.table.game
    asked = shown(await cem.type_command("resign"))
    await cem.press_on(asked, opening(game, "resign", "yes"))
    _, message, throw = await mover([ada, bo, cem])
    before = world.rows()
    for custom_id in (throw, opening(game, "manage"), opening(game, "trade")):
        said = await refusal(cem.member, cem.member.press_raw(message, custom_id))
        assert said.startswith("You are out of this game."), custom_id
    again = cem.member.press_raw(asked, opening(game, "resign", "yes"))
    assert (await refusal(cem.member, again)).startswith("You are out of this game.")
    assert world.rows() == before


# -- twice -------------------------------------------------------------------------------------


async def told_since(member: Member, answer: Answer, count: int) -> list[str]:
    """The private sentences since an answer, as soon as there are so many."""
    while True:
        found = [it.content for it in await member.messages() if _follows(it, answer)]
        if len(found) >= count:
            return found
        await asyncio.sleep(0.02)


async def test_a_doubled_throw_is_one_throw(world: World) -> None:
    players = await world.game("Ada", "Bo")
    player, message, throw = await mover(players)
    before = len(player.table.log())
    answers = await asyncio.gather(*(player.member.press_raw(message, throw) for _ in range(4)))
    first = min(answers, key=lambda answer: int(answer.interaction_id))
    told = await told_since(player.member, first, 3)
    assert [it.startswith("Something else happened first.") for it in told] == [True] * 3
    assert len(player.table.log()) == before + 1


async def test_a_doubled_start_is_one_game(world: World) -> None:
    ada = world.member("Ada")
    lobby = await world.lobby(ada)
    await asyncio.gather(*(world.member(name).press(lobby, "Join") for name in ("Bo", "Cem")))
    games = len(world.rows()["games"])
    start = opening(game_of(lobby), "lobby", "start")
    answers = await asyncio.gather(*(ada.press_raw(lobby, start) for _ in range(3)))
    first = min(answers, key=lambda answer: int(answer.interaction_id))
    told = await told_since(ada, first, 2)
    assert [it.startswith("This game has started already") for it in told] == [True] * 2
    table = Table(world.database, game_of(lobby), lobby.channel_id)
    assert len(table.log()) == 1
    assert len(table.look().seats) == 3
    assert len(world.rows()["games"]) == games


async def test_a_doubled_offer_is_one_offer(world: World) -> None:
    ada, bo = await world.game("Ada", "Bo")
    game = ada.table.game
    panel = shown(await ada.type_command("trade", player=bo.member.name))
    form = await ada.press_on(panel, opening(game, "draft", "cash"))
    panel = shown(await ada.member.submit_modal(form, {"give": "$25", "take": ""}))
    send = button_of(panel, opening(game, "draft", "send"))
    assert send is not None
    await asyncio.gather(*(ada.member.press_raw(panel, send) for _ in range(3)))
    assert [trade.gives.cash for trade in ada.table.look().trades] == [25]


async def test_a_doubled_acceptance_pays_once(world: World) -> None:
    ada, bo = await world.game("Ada", "Bo")
    cash = ada.table.look().seats[1].cash
    number = await ada.offer(bo, a.Side((), 25))
    accept = opening(ada.table.game, "trade", f"accept {number}")
    message = await bo.member.wait_for(lambda seen: button_of(seen, accept) is not None)
    await asyncio.gather(*(bo.member.press_raw(message, accept) for _ in range(3)))
    assert ada.table.look().seats[1].cash == cash + 25


# -- made up -----------------------------------------------------------------------------------

UNREADABLE = [
    "",
    "m1",
    "m1:::",
    "m2:{game}:1:do:throw",
    "m1:{game}:1:do",
    "m1:{game}:-1:do:throw",
    "m1:{game}:1e3:do:throw",
    "m1:{game}:1234567890:do:throw",
    "m1:{game}:١:do:throw",
    "m1:{game}:1:do:thröw",
    "m1:{GAME}:1:do:throw",
    "m1:{game}:1:nonsense:",
    "m1:{game}:1:do:throw\n",
    "m1:{game}:1:do:🎲",
    "🎲" * 25,
    "x" * 100,
]
NO_SUCH_THING = [
    "m1:zzzzzzz:1:do:throw",
    "m1:0:0:do:throw",
    "m1:0:0:manage:",
    "m1:{game}:999999999:do:throw",
    "m1:{game}:0:do:throw",
    "m1:{game}:0:do:mortgage 999999999999999999999",
    "m1:{game}:0:do:mortgage -1",
    "m1:{game}:0:do:lift 40",
    "m1:{game}:0:do:build 1=5,3=5",
    "m1:{game}:0:do:build 99=1",
    "m1:{game}:0:do:build 1=99999999999",
    "m1:{game}:0:do:sell 1=0",
    "m1:{game}:0:do:accept 999999999",
    "m1:{game}:0:do:offer 7 gives $1 takes -",
    "m1:{game}:0:do:bid 1",
    "m1:{game}:0:do:buy",
    "m1:{game}:0:do:giveup",
    "m1:{game}:{decision}:do:buy",
    "m1:{game}:{decision}:do:bid 10",
    "m1:{game}:{decision}:do:use CH-GOOJF",
    "m1:{game}:{decision}:do:raise - -",
    "m1:{game}:0:trade:accept 999999999",
    "m1:{game}:0:trade:with 7",
    "m1:{game}:0:trade:with 999999999999999999999999",
    "m1:{game}:0:lobby:start",
    "m1:{game}:0:lots:",
    "m1:{game}:{decision}:lots:file abc",
    "m1:{game}:{decision}:debt:confirm 0 - -",
    "m1:{game}:{decision}:debt:giveup",
    "m1:{game}:{decision}:debt:bankrupt",
]
MALFORMED = [
    "m1:{game}:0:do:",
    "m1:{game}:0:do:mortgage",
    "m1:{game}:0:do:mortgage Boardwalk",
    "m1:{game}:0:do:build 1",
    "m1:{game}:0:do:offer",
    "m1:{game}:0:do:throw throw",
    "m1:{game}:0:do:1 throw",
    "m1:{game}:0:bid:",
    "m1:{game}:0:bid:much",
    "m1:{game}:0:manage:pick",
    "m1:{game}:0:manage:pick build brown",
    "m1:{game}:0:manage:nonsense",
    "m1:{game}:0:trade:nonsense",
    "m1:{game}:0:trade:with",
    "m1:{game}:0:trade:with x",
    "m1:{game}:0:trade:new",
    "m1:{game}:0:trade:new x",
    "m1:{game}:0:trade:accept",
    "m1:{game}:0:trade:accept x",
    "m1:{game}:0:trade:accept 1 2 3",
    "m1:{game}:0:trade:lift 1",
    "m1:{game}:0:trade:yes 1",
    "m1:{game}:0:trade:decline",
    "m1:{game}:0:trade:withdraw x",
    "m1:{game}:0:trade:look",
    "m1:{game}:0:draft:",
    "m1:{game}:0:draft:send",
    "m1:{game}:0:draft:send x 0.0.0",
    "m1:{game}:0:draft:nonsense 1 0.0.0",
    "m1:{game}:0:draft:page 1 x",
    "m1:{game}:0:debt:",
    "m1:{game}:0:debt:confirm",
    "m1:{game}:0:debt:confirm x",
    "m1:{game}:0:lots:nonsense",
    "m1:{game}:0:lots:amount x y",
    "m1:{game}:0:lobby:",
    "m1:{game}:0:lobby:token",
    "m1:{game}:0:prefer:dice",
    "m1:{game}:0:prefer:nonsense",
]


async def test_made_up_presses_are_told_apart_and_change_nothing(world: World) -> None:
    players = await world.game("Ada", "Bo", "Cem")
    player, message, _ = await mover(players)
    facts = {
        "game": player.table.game,
        "GAME": player.table.game.upper(),
        "decision": waiting(waits(players)).id,
    }
    before = world.rows()
    wrong = []
    for pattern in [*UNREADABLE, *NO_SUCH_THING, *MALFORMED]:
        act = player.member.press_raw(message, pattern.format(**facts))
        try:
            await refusal(player.member, act)
        except AssertionError as error:
            wrong.append(f"{pattern}: {str(error)[:150]}")
        if world.rows() != before:
            wrong.append(f"{pattern} has changed something")
            before = world.rows()
    assert not wrong, "\n".join(wrong)


SELECTED = [
    ("m1:{game}:0:manage:pick build", "build 1=5,3=5"),
    ("m1:{game}:0:manage:pick build", "throw"),
    ("m1:{game}:0:manage:pick mortgage", "mortgage 39"),
    ("m1:{game}:0:manage:pick nonsense", "nonsense"),
    ("m1:{game}:0:manage:pick clear", "x"),
    ("m1:{game}:0:manage:pick build", "page build x"),
    ("m1:{game}:0:manage:pick build", "open build nonsense"),
    ("m1:{game}:0:trade:with", "x"),
    ("m1:{game}:0:trade:with", "99"),
    ("m1:{game}:0:draft:give 1 0.0.0", "39"),
    ("m1:{game}:0:lobby:token", "crown"),
    ("m1:{game}:0:lobby:pace", "never"),
    ("m1:0:0:prefer:dice", "loaded"),
    ("m1:0:0:prefer:nonsense", "own"),
]


async def test_made_up_choices_change_nothing(world: World) -> None:
    players = await world.game("Ada", "Bo", "Cem")
    player, message, _ = await mover(players)
    before = world.rows()
    wrong = []
    for pattern, value in SELECTED:
        custom_id = pattern.format(game=player.table.game)
        answer = await player.member.press_raw(message, custom_id, [value])
        told = answer.message
        if told is None or not told.ephemeral or told.content.startswith("Something went wrong"):
            wrong.append(f"{pattern} {value}: {answer}")
    assert not wrong, "\n".join(wrong)
    assert world.rows() == before


# -- several games -----------------------------------------------------------------------------


async def test_games_played_at_once_do_not_mix(world: World) -> None:
    """Three games, two in one channel, with Ada in all of them, played at the same moment."""
    games = [
        await world.game("Ada", "Bo"),
        await world.game("Ada", "Cem", "Bo"),
        await world.game("Dee", "Ada", channel="tavern"),
    ]
    plays = [Play(players[0].table, players) for players in games]

    async def some_steps(play: Play) -> None:
        for _ in range(12):
            await play.step()

    await asyncio.gather(*(some_steps(play) for play in plays))
    for play, players in zip(plays, games, strict=True):
        state = play.table.look()
        assert len(state.seats) == len(players)
        assert state.turn >= 2
        # Each step of the log came from a seat of its own game, one version after the other.
        log = play.table.log()
        assert [step.version for step in log] == list(range(log[0].version, log[-1].version + 1))


async def test_a_button_of_one_game_on_the_message_of_another(world: World) -> None:
    """A press is about the game that it names, whatever message it comes from."""
    mine = await world.game("Ada", "Bo")
    theirs = await world.game("Cem", "Dee")
    _, message, _ = await mover(mine)
    _, _, throw = await mover(theirs)
    before = world.rows()
    said = await refusal(world.member("Ada"), world.member("Ada").press_raw(message, throw))
    assert said.startswith("You are not playing in this game.")
    assert world.rows() == before


async def test_mine_lists_all_of_them_and_a_command_asks_which(world: World) -> None:
    first = await world.game("Ada", "Dee")
    second = await world.game("Ada", "Dee")
    listed = shown(await world.member("Dee").slash("monopoly mine", CHANNEL)).text
    assert listed.count("https://discord.com/channels/") >= 2
    before = world.rows()
    said = await refusal(world.member("Dee"), world.member("Dee").slash("monopoly manage", CHANNEL))
    assert said.startswith("You play several games")
    assert world.rows() == before
    for players in (first, second):
        game = players[0].table.game
        panel = shown(await world.member("Dee").slash("monopoly manage", CHANNEL, game=game))
        assert game_of(panel) == game
