"""What has lived through a search for garbage is searched once a day; all else soon."""

import gc
import weakref
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import discord
import pytest

from bot.discord.discord_screen import modal_of, payload
from bot.discord.picture_uploads import PictureUploads
from bot.process.garbage import THRESHOLD, freeze_survivors
from bot.ui.message_files import File, Picture
from bot.ui.screen import Button, Embed, ModalScreen, Screen, TextField
from tests.support.app_harness import Sender, app_harness
from tests.support.custom_ids import panel_custom_id
from tests.support.forged_corpus import create_games

pytestmark = pytest.mark.usefixtures("spared_heap")


class Knot:
    """Something that holds itself, so that counting references never frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds, callbacks = gc.get_threshold(), list(gc.callbacks)
    yield
    gc.set_threshold(*thresholds)
    gc.callbacks[:] = callbacks


def test_what_was_there_before_is_searched_no_more() -> None:
    stays = [[number] for number in range(1000)]
    freeze_survivors()
    assert not any(found is stays for found in gc.get_objects())


def test_what_stays_is_searched_once() -> None:
    freeze_survivors()
    stays = [[number] for number in range(1000)]
    gc.collect()
    assert not any(found is stays for found in gc.get_objects())


def test_what_is_left_behind_in_a_knot_is_still_found() -> None:
    freeze_survivors()
    knot = weakref.ref(Knot())
    assert knot() is not None
    gc.collect()
    assert knot() is None


def test_what_has_lived_through_a_small_search_is_searched_no_more() -> None:
    freeze_survivors()
    stays = [[number] for number in range(1000)]
    gc.collect(0)
    assert not any(found is stays for found in gc.get_objects())


def test_a_knot_that_came_loose_after_a_search_is_found_in_the_end(
    pytester: pytest.Pytester,
) -> None:
    """In a Python of its own, for all that the tests hold would be searched each time."""
    root = Path(__file__).parents[3]
    program = f"import sys; sys.path.insert(0, {str(root)!r})\n{SEARCHED_DAILY}"
    result = pytester.runpython_c(program)
    assert result.ret == 0


SEARCHED_DAILY = """
import asyncio, gc, weakref
from bot.process.garbage import collect_daily, freeze_survivors

class Knot:
    def __init__(self):
        self.itself = self

async def main():
    freeze_survivors()
    searching = asyncio.create_task(collect_daily(every=0.001))
    for _ in range(2):
        holder = [Knot()]
        knot = weakref.ref(holder[0])
        gc.collect()
        holder.clear()
        gc.collect()
        assert knot() is not None
        async with asyncio.timeout(60):
            while knot() is not None:
                await asyncio.sleep(0.001)
    searching.cancel()
    assert gc.get_freeze_count() > 0

asyncio.run(main())
"""


def test_what_stays_is_freed_as_soon_as_nobody_holds_it() -> None:
    freeze_survivors()
    holder: list[set[int]] = [{1}]
    kept = weakref.ref(holder[0])
    gc.collect()
    holder.clear()
    assert kept() is None


def test_asking_twice_changes_nothing() -> None:
    freeze_survivors()
    told = len(gc.callbacks)
    freeze_survivors()
    assert len(gc.callbacks) == told
    assert gc.get_threshold()[0] == THRESHOLD


@pytest.mark.asyncio
async def test_a_press_and_its_picture_leave_nothing_to_be_searched_for(tmp_path: Path) -> None:
    async with app_harness(tmp_path / "games.db") as made:
        game = (await create_games(made))[0]
        (first,) = await made.press(Sender(1), panel_custom_id(game, "board"))
        assert "attachment://" in str(first.data)
        gc.collect()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await made.press(Sender(1), panel_custom_id(game, "board"))
            gc.collect()
        finally:
            gc.set_debug(0)
        large = (discord.Interaction, discord.InteractionResponse, discord.Message, BytesIO)
        left = {type(it) for it in gc.garbage if isinstance(it, large)}
        gc.garbage.clear()
    assert left == set()


@pytest.mark.asyncio
async def test_no_view_and_no_form_is_kept_to_be_called() -> None:
    screen = Screen("Hello", rows=((Button("Roll", "m1:abc:1:do:throw"),),))
    assert payload(screen)["view"].is_finished()
    form = ModalScreen("Bid", "m1:abc:1:bid", (TextField("Dollars", "amount"),))
    assert modal_of(form).is_finished()


@pytest.mark.asyncio
async def test_a_picture_that_was_sent_is_freed_at_once() -> None:
    picture = Picture("board.png", "key", lambda: "a board", lambda: b"png")
    screen = Screen(embeds=(Embed(picture=picture),))
    (file,) = (await PictureUploads().for_new_message(screen))["files"]
    assert is_freed(file)


@pytest.mark.asyncio
async def test_what_has_been_uploaded_is_freed_at_once() -> None:
    (file,) = (await PictureUploads().for_new_message(Screen(files=(File("game.json", b"{}"),))))[
        "files"
    ]
    assert is_freed(file)


def is_freed(file: discord.File) -> bool:
    """Whether nothing holds its bytes once it is closed."""
    sent = weakref.ref(file.fp)
    file.close()
    gc.disable()
    try:
        del file.fp
        return sent() is None
    finally:
        gc.enable()
