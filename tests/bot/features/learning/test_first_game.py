"""/monopoly learn: the first game in direct messages, its coach, and the ways on."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.discord.double_presses import DoublePresses
from bot.hints import message_hints
from bot.hints.advised_answer import Coached, as_coached
from bot.limits.buckets import Rate
from bot.limits.rates import Limits
from bot.ui.screen import Button, Screen
from engine.core.actions import (
    Action,
    Build,
    Buy,
    Decline,
    EndTurn,
    Mortgage,
    OfferTrade,
    Roll,
    Side,
    Unmortgage,
)
from engine.host.computers.notes import NOTE, ComputerNotes, dump_notes
from engine.host.lobbies import first_game
from engine.host.lobbies.beginning import MOST_DIRECT
from engine.host.lobbies.first_game import FRIENDLY_COMMITMENT, dump_places, lesson_places
from engine.host.people.cancellation import agree_to_cancel
from engine.host.store.records import DIRECT
from engine.players.judge.judging import fitted_judge
from engine.players.lesson import MOST_TIMES, PRESSING, TOPICS
from engine.players.opponents import Computers
from engine.players.options import options
from engine.view import View
from tests.support import answer_labels
from tests.support.answer_labels import (
    AUCTION,
    BUY,
    END_TURN,
    PASS,
    PAY_FINE,
    PAY_FLAT_TAX,
    ROLL,
)
from tests.support.custom_ids import panel_custom_id
from tests.support.game import Game
from tests.support.rewiring import set_limits
from tests.support.simulated_messages import buttons, labels, links, said
from tests.support.simulated_server import SimulatedServer, simulated_server

pytestmark = pytest.mark.asyncio
ADA, BEN = 0, 1
COACH = "🎓"
GREEN = 3
"""Discord's number of a green button."""
PRESSES = 6
"""The most presses until the first purchase, the command included."""
USUAL = (
    BUY, "Accept", ROLL, END_TURN, PASS, "Raise", PAY_FINE, PAY_FLAT_TAX, "Decline", AUCTION,
    "Mortgage", "Sell",
    "Resign…",
)  # fmt: skip
"""What a learner presses who does the first thing that comes to mind."""
ADVICE = answer_labels.label("button-advise")
MOST_PRESSES = 250
LINE, MOST_RAILROADS = 42, 4
"""Characters of a line in an embed on a phone 390 pixels wide, and lines of the coach at once."""


async def running(server: SimulatedServer, who: int = ADA) -> str:
    """The one game that a person is in."""
    (game,) = await server.app.host.store.search.games_of(server.user(who), ("running",))
    return game.id


async def learn(server: SimulatedServer) -> str:
    await server.command(ADA, "learn")
    return await running(server)


def coached(message: Any) -> list[str]:
    return [line for line in said(message).split("\n") if COACH in line]


async def table(server: SimulatedServer, game: str) -> Any:
    return await server.message(game, "table")


async def cancelled(server: SimulatedServer, game: str) -> str:
    await server.run_in_bot(agree_to_cancel(server.app.host, game, server.user(ADA)))
    return game


def pressable(server: SimulatedServer) -> tuple[Any, str]:
    """The newest direct message that asks the learner something, and the button to press."""
    for message in reversed(server.direct(ADA)):
        for word in USUAL:
            for label in labels(message):
                if label.startswith(word):
                    return message, label
    raise AssertionError([labels(it) for it in server.direct(ADA)])


async def test_the_first_purchase_comes_within_a_few_presses(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game, presses = await learn(server), 1
        while not (await server.table(game)).position.owned(ADA)[3:]:
            message, label = pressable(server)
            assert coached(message), label
            await server.press(ADA, message, label)
            presses += 1
        assert presses <= PRESSES
        assert server.messages == [], "nobody else is disturbed"


async def test_a_whole_game_is_coached_to_its_end(tmp_path: Path) -> None:
    """By presses alone: each kind of lesson comes in full once, and not too often."""
    async with simulated_server(tmp_path) as server:
        game, lines = await learn(server), list[str]()
        for _ in range(MOST_PRESSES):
            if (await server.table(game)).record.phase != "running":
                break
            message, label = pressable(server)
            lines += coached(message)
            assert len(coached(message)) <= 1, "one thing at a time"
            answer = await server.press(ADA, message, label)
            if label == "Resign…":
                await server.press(ADA, answer.private, buttons(answer.private)[0]["label"])
            await server.wait(5)
        for line in lines:
            explains = "pay it back plus 10%" in line
            assert len(wrap(line.replace("**", ""), LINE)) <= MOST_RAILROADS + explains, line
        taught = await lesson_places(server.app.host, game) or {}
        often = {it.split(":")[0] for it, places in taught.items() if len(places) > MOST_TIMES}
        assert often <= PRESSING
        tips = [line.removeprefix(f"{COACH} ") for line, _ in groupby(lines)]
        for number, tip in enumerate(tips):
            is_trade = tip.startswith("Offer ")  # That is suggested again in the same words.
            assert is_trade or not any(it.endswith(tip) for it in tips[:number]), tip
        assert len(taught.keys() & TOPICS.keys()) >= 6
        end = await table(server, game)
        assert "You’ve practiced" in coached(end)[0]
        assert labels(end)[:2] == ["Play with friends", "Play again"]
        assert "Rematch" not in labels(end)


async def test_a_lesson_fades_as_one_learns(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        first = coached(await table(server, game))
        assert "Own all the streets of one color" in first[0]
        await server.act(game, ADA, Roll())
        await server.act(game, ADA, Buy())
        await server.act(game, ADA, EndTurn())
        await server.wait(60)
        later = coached(await table(server, game))
        assert "Own all the streets of one color" not in later[0]


async def test_a_trade_that_was_not_made_is_suggested_again_two_rounds_later(
    tmp_path: Path,
) -> None:
    """Also in the very same words, with what is the right offer by then."""
    heard = dict[int, list[str]]()
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        while (turn := (await server.table(game)).public().turn) <= 10:
            offered = [it for it in labels(await table(server, game)) if it.startswith("Offer ")]
            heard[turn] = heard.get(turn, []) + offered
            message, label = pressable(server)
            await server.press(ADA, message, label)
            await server.wait(60)
    assert [turn for turn, lines in heard.items() if lines] == [1, 7]


OFFER = "Offer Bruno $560 for Tennessee"
"""What the coach advises on the first turn, as its button says it."""


async def advised(server: SimulatedServer) -> tuple[str, Any, str]:
    """A game in which the coach advises to offer a trade: the message, the button's custom_id."""
    game = await learn(server)
    for label in (ROLL, BUY):
        await server.press(ADA, await table(server, game), label)
    shown = await table(server, game)
    (at,) = [it["custom_id"] for it in buttons(shown) if it["label"] == OFFER]
    return game, shown, at


async def offers(server: SimulatedServer, game: str) -> int:
    """How often the learner has offered a trade."""
    steps = await server.app.host.store.games.steps(game, 0)
    return sum(step.seat == ADA and " offer " in step.action for step in steps)


async def test_an_offer_of_the_coach_is_sent_by_one_press(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game, shown, at = await advised(server)
        (line,) = coached(shown)
        assert "Offer Bruno $560 for 🟧 Tennessee to own all of the oranges." in line
        assert labels(shown)[0] == OFFER
        answer = await server.press_made_up(ADA, shown, at)
        assert not answer.is_private, "the game message tells of it"
        assert re.search("bought .*Tennessee from .*for \\$560", said(await table(server, game)))
        assert await offers(server, game) == 1
        assert (await server.table(game)).position.deeds[18].owner == ADA


async def test_a_color_is_completed_by_three_presses_from_manage(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        shown: Any = (await server.command_in_dm(ADA, "manage")).private
        for label in ("Trade…", "Send"):
            shown = (await server.press(ADA, shown, label)).private
        assert (await server.table(game)).position.owns_group(ADA, "orange"), said(shown)


async def test_the_game_message_offers_what_the_coach_has_explained(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        assert labels(await table(server, game)) == ["Roll the dice"]
        await server.app.host.store.notes.put(
            game, first_game.NOTE, dump_places({"build": ("g:1",)})
        )
        await server.app.publisher.redraw(game)
        await server.settle()
        later = labels(await table(server, game))
        assert "Manage" in later
        assert "More…" not in later


async def test_where_the_coach_says_nothing_it_can_be_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        assert ADVICE not in labels(await table(server, game))
        monkeypatch.setattr(message_hints, "coached", AsyncMock(return_value=Coached()))
        await server.app.publisher.redraw(game)
        await server.settle()
        assert ADVICE in labels(await table(server, game))


async def test_what_green_and_advice_are_is_said_where_it_is_silent_first(tmp_path: Path) -> None:
    """And only there: advice stands beside it, and is green where no button does what is best, if
    that is much better than to go on.
    """
    says = "The green button is what the coach would press, and **Advice** says why."

    def idle(game: Game) -> None:
        for deed in game.state.deeds.values():
            deed.owner = None
        game.owns(ADA, 3).mortgaged(3).cash(ADA, 3000)

    def blocked(game: Game) -> None:
        game.owns(ADA, 5, 15, 25, 35).mortgaged(5, 15, 25, 35)

    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        often = {kind: ("a:1", "a:2") for kind in TOPICS if kind != "green"}
        await server.app.host.store.notes.put(game, first_game.NOTE, dump_places(often))
        await server.act(game, ADA, Roll())
        await server.settle()
        shown = await table(server, game)
        assert says in coached(shown)[0]
        assert ADVICE in labels(shown)
        await server.act(game, ADA, Buy())
        await server.arrange(game, idle)
        await server.wait(5)
        assert coached(await table(server, game)) == []
        view, computers = await seen_by_learner(server, game)
        assert isinstance(options(fitted_judge(), view, computers).best.action, Unmortgage)
        assert green(await table(server, game)) == [answer_labels.END_TURN]
        await server.arrange(game, blocked)
        assert green(await table(server, game)) == [ADVICE]


async def test_the_answer_that_the_coach_advises_is_the_green_one() -> None:
    rows = ((Button("Buy", "buy", "success"), Button("Auction", "leave")), (Button("More", "m"),))
    screen = Screen(rows=rows)
    shown = as_coached(screen, Coached(["Let it go."], best=("raise", "leave")))
    styles = [it.style for row in shown.rows if isinstance(row, tuple) for it in row]
    assert styles == ["secondary", "success", "secondary"]
    assert as_coached(screen, Coached(["Buy it."])) is screen
    unknown = as_coached(screen, Coached(best=("raise",)))
    styles = [it.style for row in unknown.rows if isinstance(row, tuple) for it in row]
    assert styles == ["secondary"] * 3, "nothing is green where it is not known"


def green(message: Any) -> list[str]:
    return [it["label"] for it in buttons(message) if it["style"] == GREEN]


@pytest.mark.parametrize(("cash", "answer"), [(50, "Pass"), (1500, "Set a secret maximum…")])
async def test_the_advised_answer_is_green_also_where_the_coach_is_silent(
    tmp_path: Path, cash: int, answer: str
) -> None:
    def poor(game: Game) -> None:
        game.cash(ADA, cash)

    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        often = {kind: ("a:1", "a:2") for kind in TOPICS}
        await server.app.host.store.notes.put(game, first_game.NOTE, dump_places(often))
        await server.act(game, ADA, Roll())
        await server.arrange(game, poor)
        await server.act(game, ADA, Decline())
        await server.wait(5)
        bids = next(it for it in reversed(server.direct(ADA)) if "Pass" in labels(it))
        assert not coached(bids)
        assert green(bids) == [answer]


async def test_the_bid_to_pass_at_is_the_one_of_the_first_button(tmp_path: Path) -> None:
    """The lowest bid is $101 there, which no button offers."""
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        await server.act(game, ADA, Roll())
        await server.act(game, ADA, Decline())
        await server.wait(5)
        await server.arrange(game, lambda it: it.owns(ADA, 37, 39).cash(ADA, 50))
        bids = next(it for it in reversed(server.direct(ADA)) if "Pass" in labels(it))
        (line,) = coached(bids)
        assert labels(bids)[0].startswith("Bid $110")
        assert "Pass: the next bid is $110," in line


@pytest.mark.parametrize(("cash", "answer"), [(1, "Decline"), (1000, "Accept")])
async def test_of_an_offer_the_advised_answer_is_green(
    tmp_path: Path, cash: int, answer: str
) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        space = (await server.table(game)).position.owned(ADA)[0]
        made = OfferTrade(ADA, Side((), cash), Side((space,)))
        await server.arrange(game, lambda it: it.play(1, made))
        (trade,) = (await server.table(game)).trades
        offer = await server.message(game, f"trade:{trade.id}")
        assert green(offer) == [answer]


async def test_a_double_press_on_it_sends_one_offer(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game, shown, at = await advised(server)
        server.app.dispatcher.double_presses = DoublePresses(5.0)
        answers = [await server.press_made_up(ADA, shown, at) for _ in range(2)]
        assert [it.is_private for it in answers] == [False, False]
        assert await offers(server, game) == 1


async def test_an_offer_that_was_advised_in_another_position_is_not_sent(tmp_path: Path) -> None:
    """Neither with other means at the same decision, nor at a later decision."""
    async with simulated_server(tmp_path) as server:
        game, shown, at = await advised(server)
        await server.act(game, ADA, Mortgage(16))
        refused = await server.press_made_up(ADA, shown, at)
        assert refused.text.startswith("That choice is no longer open")
        await server.act(game, ADA, Unmortgage(16))
        await server.act(game, ADA, EndTurn())
        assert (await server.press_made_up(ADA, shown, at)).text == refused.text
        assert await offers(server, game) == 0


async def test_who_is_rich_is_told_again_what_to_build_but_not_each_turn(tmp_path: Path) -> None:
    def rich(game: Game) -> None:
        game.owns(ADA, 16, 18, 19).levels((16, 18, 19), 3, 3, 3).cash(ADA, 2000)

    heard = dict[int, list[str]]()
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        await server.arrange(game, rich)
        while (turn := (await server.table(game)).public().turn) <= 9:
            lines = coached(await table(server, game))
            heard[turn] = heard.get(turn, []) + [it for it in lines if "3 hotels on" in it]
            message, label = pressable(server)
            await server.press(ADA, message, label)
            await server.wait(60)
    assert [turn for turn, lines in heard.items() if lines] == [1, 7]


async def test_what_it_means_that_the_others_concede_is_said_once(tmp_path: Path) -> None:
    button, says = "Opponents concede: end the game…", "concede when they see no way to win"
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        notes = dump_notes(ComputerNotes(chances={ADA: 0.98}, winning={ADA: -1}))
        await server.app.host.store.notes.put(game, NOTE, notes)
        server.app.host.loaded.drop_all()
        await server.act(game, ADA, Roll())
        assert says not in " ".join(coached(await table(server, game))), "a purchase comes first"
        await server.act(game, ADA, Buy())
        shown = await table(server, game)
        (line,) = coached(shown)
        assert says in line
        assert "see no way to win anymore" not in said(shown), "the coach has said it"
        assert f"Press **{button}** to win right now" in line
        assert any(button in label for label in labels(shown))
        await server.act(game, ADA, EndTurn())
        await server.wait(60)
        after = await table(server, game)
        assert any(button in label for label in labels(after))
        assert "concede" not in " ".join(coached(after))


async def test_a_decision_keeps_its_lesson_also_after_a_restart(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        await server.act(game, ADA, Roll())
        before = coached(await table(server, game))
        assert before
        await server.restart()
        server.app.publisher.schedule(game)
        await server.run_in_bot(server.app.publisher.flush(game))
        assert coached(await table(server, game)) == before
        await server.press(ADA, await table(server, game), BUY)
        assert len((await server.table(game)).position.owned(ADA)) == 4


@pytest.mark.parametrize("first", [(), (Roll(), Buy())])
async def test_who_completes_a_group_by_a_trade_is_told_to_build_at_once(
    tmp_path: Path, first: tuple[Action, ...]
) -> None:
    """Before the roll, and where the coach has spoken of the end of the turn already."""
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        for action in first:
            await server.act(game, ADA, action)
        offer = options(fitted_judge(), *await seen_by_learner(server, game)).of(OfferTrade)
        assert offer is not None
        before = (await server.table(game)).public().decision
        await server.act(game, ADA, offer.action)
        await server.wait(60)
        view, computers = await seen_by_learner(server, game)
        assert view.decision == before, "the same turn goes on"
        assert view.complete_streets(ADA)
        best = options(fitted_judge(), view, computers).best.action
        assert isinstance(best, Build)
        shown = await table(server, game)
        (line,) = coached(shown)
        press = f"Build as advised · ${view.building_cost(best.levels):,}"
        assert line.startswith("🎓 Build ")
        assert re.search(r"\d (houses?|hotels?)( and \d houses?)? on the oranges", line)
        assert "You’d keep $40 and " in line
        assert labels(shown)[0] == press
        await server.press(ADA, shown, press)
        position = (await server.table(game)).position
        assert {it: position.deeds[it].level for it in (16, 18, 19)} == dict(best.levels)
        assert press not in labels(await table(server, game))


async def test_who_can_build_only_with_mortgages_borrows_and_builds_at_one_press(
    tmp_path: Path,
) -> None:
    """Also where the coach has spoken of something small in the same decision."""

    def complete(game: Game) -> None:
        """Nobody else has a group, or much cash: the first houses decide the game."""
        game.owns(ADA, 5, 12, 15, 16, 18, 19, 28, 31, 39).cash(ADA, 90).cash(1, 100).cash(2, 100)
        game.owns(1, 1, 6, 9, 13, 21, 24, 27, 29, 34, 37).owns(2, 3, 8, 11, 14, 23, 25, 26, 32, 35)

    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        await server.act(game, ADA, Roll())
        await server.act(game, ADA, Buy())
        assert coached(await table(server, game))
        await server.arrange(game, complete)
        await server.wait(5)
        view, computers = await seen_by_learner(server, game)
        loan = options(fitted_judge(), view, computers).best.loan
        assert loan is not None
        shown = await table(server, game)
        press = f"Mortgage and build · ${view.building_cost(loan.levels):,}"
        (line,) = coached(shown)
        assert "Mortgage " in line
        assert "(no rent there until you pay it back plus 10%)" in line, "it is the first time"
        assert "on the oranges" in line
        assert labels(shown)[0] == press
        at = buttons(shown)[0]["custom_id"]
        await server.press(ADA, shown, press)
        position = (await server.table(game)).position
        assert {it: position.deeds[it].level for it, _ in loan.levels} == dict(loan.levels)
        assert all(position.deeds[it].mortgaged for it in loan.mortgages)
        version = (await server.table(game)).record.version
        assert (await server.press_made_up(ADA, shown, at)).text
        assert (await server.table(game)).record.version == version


async def seen_by_learner(server: SimulatedServer, game: str) -> tuple[View, Computers]:
    """What the learner sees, and how the others play."""
    shown = await server.table(game)
    return shown.seen_from(ADA), shown.computers


async def test_the_start_is_the_same_for_everyone_and_says_so(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await cancelled(server, await learn(server))
        answer = await server.command_in_dm(ADA, "game", show="verify", game=game)
        assert "the same for everyone" in answer.text
        assert FRIENDLY_COMMITMENT not in answer.text
        assert "✅ The seed is that of every first lesson." in answer.text
        assert "hash shown" not in answer.text, "nothing was shown"


async def test_a_game_again_has_other_dice_and_a_coach_who_remembers(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        first = await cancelled(server, await learn(server))
        await server.press(ADA, await table(server, first), "Play again")
        second = await running(server)
        assert "Own all the streets of one color" not in coached(await table(server, second))[0]
        answer = await server.command_in_dm(ADA, "game", show="verify", game=second)
        assert FRIENDLY_COMMITMENT not in answer.text
        assert "the same for everyone" not in answer.text


async def test_who_is_in_the_middle_of_one_goes_on_or_starts_over(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        first = await learn(server)
        await server.act(first, ADA, Roll())
        answer = await server.command(ADA, "learn")
        assert "in the middle of a game with the coach" in answer.text
        (link,) = links(answer.private)
        assert link.endswith(str((await table(server, first)).id))
        assert await running(server) == first
        (over,) = [it for it in buttons(answer.private) if it["label"] == "Start over"]
        await server.press(ADA, answer.private, "Start over")
        second = await running(server)
        assert second != first
        assert "Own all the streets of one color" in coached(await table(server, second))[0]
        late = await server.press_made_up(ADA, answer.private, over["custom_id"])
        assert "Your first game is ready" in late.text
        assert await running(server) == second, "a late press ends no newer game"


async def test_a_double_press_on_the_tour_ends_no_game(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        server.app.dispatcher.double_presses = DoublePresses(5.0)
        tour = (await server.command(ADA, "help")).private
        await server.press(ADA, tour, "Learn by playing")
        (over,) = [it for it in buttons(tour) if it["label"] == "Start over"]
        second = await server.press_made_up(ADA, tour, over["custom_id"])
        assert "your press was ignored" in second.text
        assert await running(server) == game


async def test_closed_direct_messages_are_said_and_leave_nothing(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        place = server.members[ADA].user.dm_channel.id
        server.fail("POST", f"/channels/{place}/messages", 403, 50007, times=None)
        answer = await server.command(ADA, "learn")
        assert "can’t send you direct messages" in answer.text
        server.stop_failing()
        assert not await server.app.host.store.search.games_of(server.user(ADA), ("running",))
        await learn(server)


async def test_closed_direct_messages_keep_the_game_that_was_to_start_over(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        asked = await server.command(ADA, "learn")
        before, shown = await server.table(game), said(await table(server, game))
        place = server.members[ADA].user.dm_channel.id
        server.fail("POST", f"/channels/{place}/messages", 403, 50007, times=None)
        refused = await server.press(ADA, asked.private, "Start over")
        assert "can’t send you direct messages" in refused.text
        server.stop_failing()
        assert await running(server) == game
        assert (await server.table(game)).record.version == before.record.version
        assert said(await table(server, game)) == shown
        await server.press(ADA, asked.private, "Start over")
        assert await running(server) != game


async def test_starting_over_takes_the_place_of_the_game_before(tmp_path: Path) -> None:
    """Also where a person has as many games as there may be, and nothing is below the new one."""
    async with simulated_server(tmp_path) as server:
        first = await learn(server)
        for _ in range(MOST_DIRECT - 1):
            await server.command_in_dm(ADA, "new")
        asked = await server.command(ADA, "learn")
        (over_id,) = [
            it["custom_id"] for it in buttons(asked.private) if it["label"] == "Start over"
        ]
        await server.press(ADA, asked.private, "Start over")
        second = await running(server)
        assert second != first
        assert server.direct(ADA)[-1].id == (await table(server, second)).id
        over = await table(server, first)
        assert labels(over)[:2] == ["Play with friends", "Play again"]
        await server.press(ADA, over, "Play with friends")
        assert labels(await table(server, first)) == labels(over)
        again = await server.press_made_up(ADA, asked.private, over_id)
        assert "Your first game is ready" in again.text
        assert await running(server) == second


async def test_a_limit_keeps_the_game_that_is_going_on(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        set_limits(server.app, Limits({"lobbies": Rate(1, 3600.0)}))
        game = await learn(server)
        asked = await server.command(ADA, "learn")
        refused = await server.press(ADA, asked.private, "Start over")
        assert "several lobbies already" in refused.text
        assert await running(server) == game
        await cancelled(server, game)
        assert "several lobbies already" in (await server.command(ADA, "learn")).text
        assert not await server.app.host.store.search.games_of(server.user(ADA), ("running",))


async def test_the_tour_leads_to_it(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        tour = await server.command(ADA, "help")
        await server.press(ADA, tour.private, "Learn by playing")
        game = await running(server)
        assert (await server.table(game)).record.guild_id == DIRECT


async def test_playing_with_friends_is_explained(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await cancelled(server, await learn(server))
        panel = (await server.press(ADA, await table(server, game), "Play with friends")).private
        assert "/monopoly new" in said(panel)
        (link,) = links(panel)
        assert "oauth2/authorize" in link


async def test_a_game_of_somebody_else_is_not_played_again(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await cancelled(server, await learn(server))
        end = await table(server, game)
        other = await server.start_game("live")
        message = await server.message(other, "table")
        for who, made_up in ((BEN, game), (ADA, other)):
            at = panel_custom_id(made_up, "learn", "again")
            answer = await server.press_made_up(who, message, at)
            assert answer.text
        assert labels(end)
        assert await running(server) == other


async def test_a_game_that_goes_on_is_not_played_again(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await learn(server)
        at = panel_custom_id(game, "learn", "again")
        answer = await server.press_made_up(ADA, await table(server, game), at)
        assert answer.text
        assert await running(server) == game


async def test_it_counts_for_no_server(tmp_path: Path) -> None:
    """Nobody is rated by it: it has one person, and belongs to no server."""
    async with simulated_server(tmp_path) as server:
        await cancelled(server, await learn(server))
        assert "Nobody has points" in (await server.command(ADA, "standings")).text
        assert (
            "haven’t finished a game"
            in (await server.command(ADA, "standings", player=server.members[ADA].user)).text
        )


async def test_other_games_have_no_coach(tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as server:
        game = await server.start_game("live")
        assert coached(await table(server, game)) == []
