"""What anybody may look up: board, deeds, rules, history, the dice."""

from __future__ import annotations

import pytest

from bot.features.lookup import reading
from engine.core.chance import FairChance, commitment
from engine.host.finished.proof import Proof
from engine.host.snapshots import state_of
from tests.support.answer_labels import AUCTION, BOARD, JOIN, PASS, SET_MAXIMUM, START
from tests.support.fixed_dice import fixed_dice
from tests.support.game import BALTIC, BOARDWALK, ELECTRIC, READING, A, B, C, D
from tests.support.simulated_messages import labels, said
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio


async def test_the_board_shows_owners_buildings_and_mortgages(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.arrange(
        game,
        lambda it: it.owns(A, BOARDWALK, BALTIC, BALTIC - 2).levels((BALTIC,), 3),
    )
    await server.arrange(game, lambda it: it.mortgaged(BOARDWALK))
    board = await server.command(C, "board")
    by_button = await server.press_in_more(C, game, BOARD)
    whole = said(board.private)
    assert whole == said(by_button.private)
    for name in ("Boardwalk", "Baltic", "🎩"):
        assert name in whole


async def test_the_board_is_text_for_a_member_who_wants_text_where_the_server_has_pictures(
    server: SimulatedServer,
) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.owns(A, BALTIC).cash(A, 1_234))
    settings = (await server.command(C, "preferences")).private
    assert "You see pictures" in said(settings)
    await server.press(C, settings, "Text only, no pictures")
    for answer in (await server.command(C, "board"), await server.press_in_more(C, game, BOARD)):
        assert answer.is_private
        assert not answer.private.attachments
        for told in ("Dark purple: Baltic", "Ada", "1,234"):
            assert told in said(answer.private)
    assert (await server.message(game, "table")).attachments


@pytest.mark.parametrize("space", [BALTIC, READING, ELECTRIC])
async def test_a_deed_tells_its_price_and_rents_and_owner_as_text(
    space: int, server: SimulatedServer
) -> None:
    game = await server.start_game("live")
    await server.press(
        A, (await server.command(A, "preferences")).private, "Text only, no pictures"
    )
    await server.arrange(game, lambda it: it.owns(B, space))
    prop = (await server.table(game)).position.rules.properties[space]
    told = str((await server.command(A, "deed", name=prop.name)).private.embeds[0].to_dict())
    assert f"${prop.price}" in told
    assert "Ben" in told
    for rent in prop.rents:
        assert f"${rent:,}" in told


async def test_a_deed_is_also_a_picture_that_is_read_aloud(server: SimulatedServer) -> None:
    game = await server.start_game("live")
    await server.arrange(game, lambda it: it.owns(B, BALTIC).mortgaged(BALTIC))
    (card,) = (await server.command(A, "deed", name="Baltic Avenue")).private.attachments
    assert card.filename == f"deed-{BALTIC}.png"
    assert "Baltic" in str(card.description)
    assert "Mortgaged" in str(card.description)


async def test_the_rules_are_those_of_the_game_also_in_its_lobby(server: SimulatedServer) -> None:
    await server.open_lobby("daily")
    before = (await server.command(A, "rules")).private.embeds[0].to_dict()
    assert "1994" in str(before)
    await server.press(A, server.newest, START)
    after = (await server.command(A, "rules")).private.embeds[0].to_dict()
    assert after == before


async def test_a_secret_maximum_is_in_ones_own_history_alone(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    fixed_dice(monkeypatch, (6, 5), (1, 1), (1, 1), (1, 2))
    game = await server.start_game("daily", people=3)
    await server.wait(15 * 60)
    await server.press(A, await server.message(game, "table"), AUCTION)
    form = await server.press(B, await server.message(game, "bids:3"), SET_MAXIMUM)
    await server.type(B, form, amount="777")
    await server.press(C, await server.message(game, "bids:3"), PASS)
    for reader in (A, B, C, 3):
        text = (await server.command(reader, "game", show="history")).text
        assert "Ben bid or passed in the secret auction" in text
        assert ("(your secret bid: Baltic $777)" in text) == (reader == B)
        assert ("(your secret bid: pass)" in text) == (reader == C)
        assert ("777" in text) == (reader == B)
    await server.press(A, await server.message(game, "bids:3"), PASS)
    for reader in (A, B, 3):
        text = (await server.command(reader, "game", show="history")).text
        assert "Ben won Baltic at auction" in text
        assert text.count("in the secret auction") == (0 if reader == 3 else 1), "one's own alone"


async def test_an_unstarted_game_has_neither_board_nor_history(server: SimulatedServer) -> None:
    await server.open_lobby()
    for name, options in (("board", {}), ("game", {"show": "history"})):
        for who in (A, D):
            told = (await server.command(who, name, **options)).text
            assert "a lobby here, but no game yet" in told
    for name in ("manage", "trade"):
        assert "hasn’t started" in (await server.command(A, name)).text
        assert "a lobby here, but no game yet" in (await server.command(D, name)).text
    assert "no game yet" in (await server.command(A, "deed", name="Baltic")).text


async def test_anybody_can_work_the_rolls_out_again(server: SimulatedServer) -> None:
    """With nothing but what is shown: the hash first, the seed and the mix at the end."""
    game = await server.open_lobby("daily", people=1)
    shown = (await server.command(B, "game", show="verify")).text
    assert commitment(server.seed) in shown, "before anyone else has joined"
    await server.press(B, await server.message(game, "lobby"), JOIN)
    await server.press(A, await server.message(game, "lobby"), START)
    assert commitment(server.seed) in (await server.command(C, "game", show="verify")).text
    await server.wait(15 * 60)
    rolls = state_of(await server.table(game)).rolls
    await server.vote_to_cancel(A)
    await server.vote_to_cancel(B)
    button = await server.press(C, await server.message(game, "table"), "Verify dice")
    text = button.text
    assert text.index("✅ Every roll") < text.index("Seed: `"), "what was found comes first"
    seed = bytes.fromhex(text.split("Seed: `")[1].split("`")[0])
    mix = text.split("the players joined): `")[1].split("`")[0]
    assert commitment(seed) == commitment(server.seed)
    chance = FairChance(seed, mix)
    for number in range(rolls):
        first, second = chance.dice(number)
        assert f"#{number}: {first}+{second}" in text


async def test_no_roll_is_kept_back_in_silence(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await server.start_game("live")

    async def long_proof(*_: object) -> Proof:
        return Proof("hash", "seed", "mix", True, listed=tuple(f"#{it}: 1+2" for it in range(222)))

    monkeypatch.setattr(reading, "prove", long_proof)
    text = (await server.command(A, "game", show="verify", game=game)).text
    assert ("#149: 1+2" in text, "#150: 1+2" in text) == (True, False)
    assert "… and 72 more: " in text


async def test_a_lookup_from_a_private_panel_replaces_it(server: SimulatedServer) -> None:
    await server.start_game("live")
    history = await server.command(A, "game", show="history")
    assert not labels(history.private), "one page needs no buttons"


async def test_help_is_for_everybody_everywhere(server: SimulatedServer) -> None:
    assert "/monopoly new" in (await server.command(3, "help")).text
    assert "/monopoly new" in (await server.command_in_dm(3, "help")).text
