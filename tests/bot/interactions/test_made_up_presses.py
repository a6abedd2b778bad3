"""Presses that no message has offered: each gets one private sentence and changes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engine.core.state import waiting
from tests.support.refusal_scenario import RefusalScenario, mover, refusal, refusal_scenario

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scenario(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RefusalScenario]:
    async with refusal_scenario(tmp_path_factory.mktemp("made-up")) as made:
        yield made


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
    "m1:{game}:0:choose:main",
    "m1:{game}:0:choose:clear",
    "m1:{game}:0:choose:house",
    "m1:{game}:0:choose:number parking-pot",
    "m1:{game}:0:choose:typed parking-pot",
    "m1:zzzzzzz:0:choose:main",
    "m1:0:0:choose:clear",
    "m1:{game}:0:lots:",
    "m1:{game}:0:orders:nonsense",
    "m1:{game}:0:orders:page nonsense",
    "m1:{game}:0:orders:set rule",
    "m1:{game}:0:orders:toggle never",
    "m1:{game}:0:orders:typedmost 99999999999",
    "m1:zzzzzzz:0:orders:save",
    "m1:0:0:orders:",
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
    "m1:{game}:0:choose:",
    "m1:{game}:0:choose:nonsense",
    "m1:{game}:0:choose:edition",
    "m1:{game}:0:choose:game",
    "m1:{game}:0:choose:topic",
    "m1:{game}:0:choose:rules",
    "m1:{game}:0:choose:rules nonsense",
    "m1:{game}:0:choose:number no-auctions",
    "m1:{game}:0:choose:number nonsense",
    "m1:{game}:0:choose:typed nonsense",
    "m1:{game}:0:prefer:dice",
    "m1:{game}:0:prefer:nonsense",
]


async def test_made_up_presses_are_told_apart_and_change_nothing(scenario: RefusalScenario) -> None:
    players = await scenario.start_game("Ada", "Bo", "Cem")
    player, message, _ = await mover(players)
    facts = {
        "game": player.table.game,
        "GAME": player.table.game.upper(),
        "decision": waiting(players[0].table.look()).id,
    }
    before = scenario.rows()
    wrong = []
    for pattern in [*UNREADABLE, *NO_SUCH_THING, *MALFORMED]:
        act = player.member.press_raw(message, pattern.format(**facts))
        try:
            await refusal(player.member, act)
        except AssertionError as error:
            wrong.append(f"{pattern}: {str(error)[:150]}")
        if scenario.rows() != before:
            wrong.append(f"{pattern} has changed something")
            before = scenario.rows()
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
    ("m1:{game}:0:choose:edition", "1066"),
    ("m1:{game}:0:choose:edition", "2008"),
    ("m1:{game}:0:choose:game", "short"),
    ("m1:{game}:0:choose:topic", "nonsense"),
    ("m1:{game}:0:choose:rules start", "no-auctions"),
    ("m1:{game}:0:choose:rules start", "starting-cash"),
    ("m1:0:0:prefer:dice", "loaded"),
    ("m1:0:0:prefer:nonsense", "own"),
]


async def test_made_up_choices_change_nothing(scenario: RefusalScenario) -> None:
    players = await scenario.start_game("Ada", "Bo", "Cem")
    player, message, _ = await mover(players)
    before = scenario.rows()
    wrong = []
    for pattern, value in SELECTED:
        custom_id = pattern.format(game=player.table.game)
        answer = await player.member.press_raw(message, custom_id, [value])
        told = answer.message
        if told is None or not told.ephemeral or told.content.startswith("Something went wrong"):
            wrong.append(f"{pattern} {value}: {answer}")
    assert not wrong, "\n".join(wrong)
    assert scenario.rows() == before
