"""Presses about absence that no message of ours has offered: a private sentence, and no change."""

from __future__ import annotations

import pytest

from bot.features.absence.absence import HANDLERS
from bot.interactions.router import Router
from tests.support.game import A, by_post
from tests.support.panel_game import GAME, StartPanelGame

pytestmark = pytest.mark.asyncio
FORGED = (
    ("pause:", ()),
    ("pause:for", ()),
    ("pause:perhaps", ()),
    ("resume:for", ()),
    ("resume:", ("for",)),
    ("back:", ()),
    ("back:1", ("1",)),
    ("seatvote:1", ("retire",)),
    ("seatvote:1", ()),
    ("seatvote:99", ("retire",)),
    ("seatvote:-1", ("retire",)),
    ("seatvote:999999999", ("computer:for-good",)),
    ("seatvote:1", ("9" * 40 + ":for-good",)),
    ("seatvote:1", ("x:until-back",)),
    ("seatvote:x", ("wait",)),
    ("seatvote:", ("wait",)),
    ("volunteer:1", ()),
    ("volunteer:8", ()),
    ("volunteer:two", ()),
)


@pytest.mark.parametrize(("said", "values"), FORGED)
@pytest.mark.parametrize("who", [A, 50])
async def test_what_nobody_was_offered_changes_nothing(
    start_game: StartPanelGame, who: int, said: str, values: tuple[str, ...]
) -> None:
    panels = await start_game(by_post(3).state, "daily")
    before = await panels.table()
    context, answer = panels.context(who, values=values)
    await Router(HANDLERS).press(context, f"m1:{GAME}:0:{said}")
    assert answer.text
    assert answer.text != context.words.say("trouble")
    assert await panels.table() == before
    for key in ("pause", "resume", "absent:1"):
        assert await panels.host.store.notes.get(GAME, f"vote:{key}") is None
