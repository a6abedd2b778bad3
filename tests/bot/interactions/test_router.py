"""The dispatcher: whatever is pressed, and whatever goes wrong, ends in one private sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.interactions.context import Context
from bot.interactions.router import Router
from bot.language.language import load
from bot.limits.rates import LimitReached
from bot.presses.shared import Do, Mine
from bot.ui.press import Unreadable
from bot.ui.press_record import PressRecord
from bot.ui.screen import Screen
from engine.core.actions import Bid
from engine.core.errors import IllegalAction, ImpossibleTransition, Reason
from engine.editions.board_names import US_NAMES
from engine.editions.choice import Choice, NotPlayable, resolve
from engine.host.lobby import Person
from engine.host.refusals import Refusal, Refused
from engine.host.store.errors import Conflict, Unwritable
from tests.support.logged_errors import LoggedErrors

pytestmark = pytest.mark.asyncio
FACTS: dict[str, int | str] = dict.fromkeys(
    (
        "price",
        "minutes",
        "link",
        "cash",
        "lowest",
        "most",
        "least",
        "what",
        "highest",
        "left",
        "wanted",
        "count",
        "step",
        "taken",
        "days",
        "zone",
        "who",
        "where",
        "channel",
        "at",
        "date",
        "missed",
        "raisable",
    ),
    3,
)
Handler = Callable[[Context, Any], Awaitable[None]]


@dataclass
class Reply:
    """Records what it is told to say."""

    said: list[str] = field(default_factory=list)
    closed: int = 0
    forgotten: int = 0
    is_private: bool = False

    async def send_private(self, screen: Screen) -> None:
        self.said.append(screen.content)

    async def close(self) -> None:
        self.closed += 1

    def forget_press(self) -> None:
        self.forgotten += 1


@dataclass
class Publisher:
    """Records which games are to be shown."""

    games: list[str] = field(default_factory=list)

    async def ensure_active(self, game: str) -> None:
        """Nothing is parked here."""

    def schedule(self, game: str) -> None:
        self.games.append(game)

    def answer_with(self, game: str, reply: Reply) -> nullcontext[None]:
        return nullcontext()


@dataclass
class RouterHarness:
    """A router with one panel, and the presses that come to it."""

    panel: Handler
    reply: Reply = field(default_factory=Reply)
    publisher: Publisher = field(default_factory=Publisher)
    is_repeated: bool = False

    def now(self) -> float:
        return 1_000.0

    async def snapshot(self, game: str) -> Any:
        if game != "abc":
            raise RuntimeError("a bug")
        players = (SimpleNamespace(user_id=1, owner_id=None),)
        record = SimpleNamespace(version=17, is_direct=True, phase="running")
        return SimpleNamespace(record=record, players=players, names=US_NAMES)

    async def press(self, custom_id: str = "m1:abc:4:do:throw") -> str:
        """What is said to a press, if anything: never twice, and never unanswered."""
        person, host = (
            Person(1, "Ada"),
            cast(
                Any,
                SimpleNamespace(snapshot=self.snapshot, started_game=self.snapshot, now=self.now),
            ),
        )
        context = Context(
            host,
            host,
            cast(Any, self.publisher),
            load("en"),
            person,
            "key",
            cast(Any, self.reply),
            None,
            is_repeated=self.is_repeated,
            privacy=cast(Any, None),
        )
        await Router({Do: self.panel, Mine: self.panel}).press(context, custom_id)
        assert self.reply.closed == 1
        assert len(self.reply.said) <= 1
        return "".join(self.reply.said)


def raising(error: Exception) -> RouterHarness:
    async def panel(context: Context, press: PressRecord) -> None:
        raise error

    return RouterHarness(panel)


async def test_a_press_that_a_limit_refuses_is_answered_and_counts_as_none() -> None:
    router = raising(LimitReached("queue", 3.0))
    assert "Try again after" in await router.press()
    assert router.reply.forgotten == 1


async def test_a_press_goes_to_what_answers_its_record() -> None:
    pressed = []

    async def panel(context: Context, press: Do) -> None:
        pressed.append(press)

    assert await RouterHarness(panel).press("m1:abc:4:do:bid 120") == ""
    assert pressed == [Do("abc", Bid(120), decision=4)]


@pytest.mark.parametrize(
    "custom_id",
    ["", "roll", "m1:abc:4:unknown:", "m2:abc:4:do:throw", "m1:ABC:4:do:throw", "m1:abc:x:do:throw",
     "m1:abc:4:do:" + "x" * 100, "m1:abc:4:do:\n"],
)  # fmt: skip
async def test_a_press_that_is_none_of_ours_is_answered(custom_id: str) -> None:
    harness = raising(AssertionError("no panel is asked"))
    assert "no longer works" in await harness.press(custom_id)


@pytest.mark.parametrize(
    "error", [Refused(Refusal.STALE), IllegalAction(Reason.NOT_AWAITED)], ids=str
)
async def test_the_second_half_of_a_double_press_is_refused_in_silence(error: Exception) -> None:
    harness = raising(error)
    harness.is_repeated = True
    assert await harness.press() == ""
    assert harness.publisher.games == (["abc"] if isinstance(error, Refused) else [])


async def test_a_button_that_is_pressed_again_and_again_tells_of_its_limit() -> None:
    harness = raising(IllegalAction(Reason.NOT_AWAITED))
    harness.is_repeated = True
    assert await harness.press("m1:abc:0:mine:") != ""


async def test_a_press_that_cannot_be_read_is_answered() -> None:
    assert "no longer works" in await raising(Unreadable("bid")).press()


@pytest.mark.parametrize("refusal", Refusal)
async def test_every_refusal_of_the_host_is_one_private_sentence(refusal: Refusal) -> None:
    harness = raising(Refused(refusal, **FACTS))
    # Some sentences end with the link to the lobby.
    assert (await harness.press()).endswith((".", str(FACTS["where"])))
    assert harness.publisher.games == (["abc"] if refusal is Refusal.STALE else [])


@pytest.mark.parametrize("reason", Reason)
async def test_every_refusal_of_the_rules_is_one_private_sentence(reason: Reason) -> None:
    assert (await raising(IllegalAction(reason, **FACTS)).press()).endswith(".")


@pytest.mark.parametrize(("game", "logged"), [("abc", "abc at version 17"), ("xyz", "xyz")])
async def test_a_bug_is_logged_with_the_game_and_nothing_is_lost(
    game: str, logged: str, errors: LoggedErrors
) -> None:
    said = await raising(RuntimeError("a bug")).press(f"m1:{game}:4:do:throw")
    assert "Nothing is lost" in said
    assert logged in errors.take()


async def test_what_contradicts_the_state_is_logged_with_the_game_and_not_tried_again(
    errors: LoggedErrors,
) -> None:
    said = await raising(ImpossibleTransition("the deed is not the Bank's")).press()
    assert "Nothing is lost" in said
    assert "try again" not in said
    logged = errors.take()
    assert "abc at version 17" in logged


@pytest.mark.parametrize(
    "error", [Unwritable("games.db", "the disk is full"), Conflict("abc", 1, 2)]
)
async def test_a_database_that_refuses_is_logged_and_told(
    error: Exception, errors: LoggedErrors
) -> None:
    said = await raising(error).press()
    assert "nothing was done" in said
    assert "abc" in errors.take()


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        (Choice("1066"), "That choice doesn’t exist."),
        (
            Choice("1935", "time-limit"),
            "The 1935 rulebook has no Time Limit Game. It has: Standard game and New",
        ),
        (
            Choice(house_rules=(("jail-fine", 501),)),
            "“Custom Jail fine” needs a whole number from 0 to 500.",
        ),
        (Choice(house_rules=(("free-beer", 1),)), "That choice doesn’t exist."),
        (Choice(house_rules=(("no-auctions", 1),)), "That choice doesn’t exist."),
        (
            Choice(house_rules=(("no-auctions", 0), ("cash-bids", 0))),
            "“No auctions” and “Cash-only bids” can’t be combined. Pick one.",
        ),
        (
            Choice(house_rules=(("finish-the-round", 0),)),
            "“Finish the round” needs a timed game. Choose one first.",
        ),
        (
            Choice("1994", "time-limit", (("starting-cash", 700),)),
            "more than the starting cash. Change this first: Starting cash.",
        ),
    ],
)
async def test_a_choice_that_cannot_be_played_is_one_sentence_with_names(
    choice: Choice, said: str
) -> None:
    with pytest.raises(NotPlayable) as refused:
        resolve(choice)
    assert said in await raising(refused.value).press()
