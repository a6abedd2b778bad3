"""What anybody may look up: board, deeds, rules, history, the dice."""

from __future__ import annotations

import pytest

from engine.chance import FairChance, commitment
from tests.support.discord import World
from tests.support.discord_dice import fixed_dice
from tests.support.discord_faces import labels, said
from tests.support.game import BALTIC, BOARDWALK, ELECTRIC, READING, A, B, C, D

pytestmark = pytest.mark.asyncio


async def test_the_board_shows_owners_buildings_and_mortgages(here: World) -> None:
    game = await here.start("live")
    await here.arrange(
        game,
        lambda it: it.owns(A, BOARDWALK, BALTIC, BALTIC - 2).levels((BALTIC,), 3),
    )
    await here.arrange(game, lambda it: it.mortgaged(BOARDWALK))
    board = await here.command(C, "board")
    by_button = await here.press(C, await here.message(game, "table"), "Board")
    whole = str(board.private.embeds[0].to_dict())
    assert whole == str(by_button.private.embeds[0].to_dict())
    for name in ("Boardwalk", "Baltic", "🎩"):
        assert name in whole


@pytest.mark.parametrize("space", [BALTIC, READING, ELECTRIC])
async def test_a_deed_tells_its_price_and_rents_and_owner(space: int, here: World) -> None:
    game = await here.start("live")
    await here.arrange(game, lambda it: it.owns(B, space))
    prop = (await here.table(game)).state.rules.properties[space]
    told = str((await here.command(A, "deed", name=prop.name)).private.embeds[0].to_dict())
    assert f"${prop.price}" in told
    assert "Ben" in told
    for rent in prop.rents:
        assert f"${rent:,}" in told


async def test_a_deed_is_also_a_picture_that_is_read_aloud(here: World) -> None:
    game = await here.start("live")
    await here.arrange(game, lambda it: it.owns(B, BALTIC).mortgaged(BALTIC))
    (card,) = (await here.command(A, "deed", name="Baltic Avenue")).private.attachments
    assert card.filename == f"deed-{BALTIC}.png"
    assert "Baltic" in str(card.description)
    assert "Mortgaged" in str(card.description)


async def test_the_rules_are_those_of_the_game_also_in_its_lobby(here: World) -> None:
    await here.open("daily")
    before = (await here.command(A, "rules")).private.embeds[0].to_dict()
    assert "1994" in str(before)
    await here.press(A, here.newest, "Start")
    after = (await here.command(A, "rules")).private.embeds[0].to_dict()
    assert after == before


async def test_a_secret_maximum_is_not_in_the_history(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2))
    game = await here.start("daily", people=3)
    await here.wait(15 * 60)
    await here.press(A, await here.message(game, "table"), "Auction")
    form = await here.press(B, await here.message(game, "bids:3"), "My secret")
    await here.type(B, form, amount="777")
    for reader in (A, B, C, 3):
        text = (await here.command(reader, "history")).text
        assert "Ben sealed a bid or a pass" in text
        assert "777" not in text


async def test_an_unstarted_game_has_neither_board_nor_history(here: World) -> None:
    await here.open()
    for name in ("board", "history"):
        for who in (A, D):
            assert "a lobby, but no game yet" in (await here.command(who, name)).text
    for name in ("manage", "trade", "resign"):
        assert "has not begun" in (await here.command(A, name)).text
        assert "a lobby, but no game yet" in (await here.command(D, name)).text
    assert "no game yet" in (await here.command(A, "deed", name="Baltic")).text


async def test_anybody_can_work_the_throws_out_again(here: World) -> None:
    """With nothing but what is shown: the hash first, the seed and the mix at the end."""
    game = await here.start("daily")
    shown = said(await here.message(game, "lobby")) + (await here.command(A, "verify")).text
    assert commitment(here.seed) in shown
    await here.wait(15 * 60)
    throws = (await here.table(game)).state.throws
    await here.call_off(A)
    await here.call_off(B)
    button = await here.press(C, await here.message(game, "table"), "Check the dice")
    text = button.text
    seed = bytes.fromhex(text.split("Seed: `")[1].split("`")[0])
    mix = text.split("joined with: `")[1].split("`")[0]
    assert commitment(seed) == commitment(here.seed)
    chance = FairChance(seed, mix)
    for number in range(throws):
        first, second = chance.dice(number)
        assert f"#{number}: {first}+{second}" in text


async def test_a_lookup_from_a_private_panel_replaces_it(here: World) -> None:
    await here.start("live")
    history = await here.command(A, "history")
    assert not labels(history.private), "one page needs no buttons"


async def test_help_is_for_everybody_everywhere(here: World) -> None:
    assert "/monopoly new" in (await here.command(3, "help")).text
    assert "/monopoly new" in (await here.command_in_dm(3, "help")).text
