"""Answers to interactions: once, in time, by the way that is still open. The loop's time jumps."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import discord
import pytest

from bot.discord.reply import DEFER_AFTER, Reply
from bot.ui.message_files import File
from bot.ui.panel_screen import PanelScreen
from bot.ui.screen import Button, ModalScreen, Screen, TextField
from tests.support.logged_errors import LoggedErrors

HELLO = Screen("Hello")
SENT = {"id": "9", "attachments": [], "embeds": [], "components": []}
FORM = ModalScreen("Bid", "m1:abc:1:bid:typedmax", (TextField("Dollars", "amount"),))
Work = Callable[["Interaction", Reply], Coroutine[Any, Any, None]]


class Leaping(selectors.DefaultSelector):
    """Instead of sleeping, the loop's clock leaps."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        self.now += timeout or 0.0
        return super().select(0)


def leaping_loop() -> asyncio.AbstractEventLoop:
    """A loop in which waiting takes no time."""
    selector = Leaping()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    return loop


def with_files(files: list[discord.File] | None) -> str:
    """What a message brings along."""
    return "".join(f" with {it.filename}, {len(it.fp.read())} bytes" for it in files or ())


class Response:
    """Discord's side of the first answer: it takes one only, and may refuse."""

    def __init__(self, sent: list[str], refuses: Exception | None) -> None:
        self._sent = sent
        self._refuses = refuses

    def _take(self, what: str) -> None:
        if self._refuses is not None:
            raise self._refuses
        assert not self._sent, f"{what} after {self._sent}"
        self._sent.append(what)

    async def send_message(self, *, ephemeral: bool, **content: Any) -> dict[str, Any]:
        assert ephemeral
        self._take("message" + with_files(content.get("files")))
        return SENT

    async def edit_message(self, **content: Any) -> None:
        self._take("updated")

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        self._take("form")

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        assert ephemeral == thinking
        self._take("thinking" if thinking else "silence")


@dataclass
class Interaction:
    """As much of an interaction as an answer needs."""

    type: discord.InteractionType = discord.InteractionType.component
    message: Any = field(
        default_factory=lambda: SimpleNamespace(id=7, flags=discord.MessageFlags())
    )
    refuses: Exception | None = None
    data: Any = field(default_factory=lambda: {"custom_id": "m1:abc:1:do:throw"})
    sent: list[str] = field(default_factory=list)
    application_id: int = 3
    token: str = "secret"

    def __post_init__(self) -> None:
        self.response = Response(self.sent, self.refuses)
        self.followup = SimpleNamespace(
            send=self._follow, edit_message=self._edit_sent, delete_message=self._delete_sent
        )

    async def _follow(self, *, ephemeral: bool, **content: Any) -> dict[str, Any]:
        assert ephemeral
        self._later("another message" + with_files(content.get("files")))
        return SENT

    async def _edit_sent(self, message_id: int, **content: Any) -> None:
        self._later(f"{message_id} edited")

    async def _delete_sent(self, message_id: int) -> None:
        self._later(f"{message_id} deleted")

    async def edit_original_response(self, **content: Any) -> None:
        self._later("edit" + with_files(content.get("attachments")))

    def _later(self, what: str) -> None:
        if self.refuses is not None:
            raise self.refuses
        assert self.sent, f"{what} before an acknowledgement"
        self.sent.append(what)


def press(**given: Any) -> Interaction:
    return Interaction(**given)


def command(**given: Any) -> Interaction:
    return Interaction(discord.InteractionType.application_command, None, **given)


def answered(interaction: Interaction, work: Work) -> list[str]:
    """What Discord got, in order."""

    async def main() -> None:
        with patch("bot.discord.reply.FirstAnswer", lambda _: interaction.response):
            reply = Reply(cast(Any, interaction))
        await work(interaction, reply)
        await asyncio.sleep(10 * DEFER_AFTER)

    with asyncio.Runner(loop_factory=leaping_loop) as runner:
        runner.run(main())
    return interaction.sent


def http_error(status: int, code: int) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(cast(Any, response), {"code": code, "message": "no"})


async def send_private(interaction: Interaction, reply: Reply) -> None:
    await reply.send_private(HELLO)
    await reply.close()


async def update(interaction: Interaction, reply: Reply) -> None:
    assert await reply.update(HELLO)
    await reply.close()


async def dawdle(interaction: Interaction, reply: Reply) -> None:
    await asyncio.sleep(DEFER_AFTER - 0.1)
    assert not interaction.sent
    await asyncio.sleep(0.2)
    assert interaction.sent


def test_a_whisper_is_the_first_answer() -> None:
    assert answered(press(), send_private) == ["message"]
    assert answered(command(), send_private) == ["message"]


def test_a_new_face_is_the_first_answer() -> None:
    assert answered(press(), update) == ["updated"]


def test_a_form_is_the_first_answer() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await reply.modal(FORM)
        await reply.close()

    assert answered(press(), work) == ["form"]


def test_nothing_to_say_is_acknowledged_in_silence() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await reply.close()

    assert answered(press(), work) == ["silence"]


def test_what_takes_long_is_deferred_by_itself_and_then_edited() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await dawdle(interaction, reply)
        await update(interaction, reply)

    assert answered(press(), work) == ["silence", "edit"]


def test_a_command_that_takes_long_thinks_and_then_answers_in_its_place() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await dawdle(interaction, reply)
        await send_private(interaction, reply)

    assert answered(command(), work) == ["thinking", "edit"]


def test_a_press_that_takes_long_is_answered_beside_the_message() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await dawdle(interaction, reply)
        await send_private(interaction, reply)

    assert answered(press(), work) == ["silence", "another message"]


def test_only_an_answer_that_was_a_face_is_one() -> None:
    found: list[bool] = []

    async def work(interaction: Interaction, reply: Reply) -> None:
        await dawdle(interaction, reply)
        found.append(await reply.update(HELLO))
        found.append(reply.is_update)

    async def private(interaction: Interaction, reply: Reply) -> None:
        await reply.send_private(HELLO)
        found.append(reply.is_update)

    answered(press(), work)
    answered(press(), private)
    assert found == [True, True, False]


async def whisper_file(interaction: Interaction, reply: Reply) -> None:
    await reply.send_private(Screen("Here", files=(File("game.json", b"{}"),)))
    await reply.close()


def test_a_file_comes_with_whatever_answer_it_is() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await dawdle(interaction, reply)
        await whisper_file(interaction, reply)

    brought = " with game.json, 2 bytes"
    assert answered(command(), whisper_file) == [f"message{brought}"]
    assert answered(command(), work) == ["thinking", f"edit{brought}"]
    assert answered(press(), work) == ["silence", f"another message{brought}"]


async def send_and_change(interaction: Interaction, reply: Reply) -> list[bool]:
    """Send a private message, edit it and delete it; what each of the two returned."""
    await reply.send_private(HELLO)
    return [await reply.replace_sent(HELLO), await reply.delete_sent()]


def test_a_private_message_can_be_edited_and_deleted_later() -> None:
    told: list[bool] = []

    async def work(interaction: Interaction, reply: Reply) -> None:
        told.extend(await send_and_change(interaction, reply))

    assert answered(press(), work) == ["message", "9 edited", "9 deleted"]
    assert told == [True, True]


def test_in_place_of_a_private_panel_a_later_message_is_one_too() -> None:
    """Discord never turns a message of components back into one with content."""
    edited: list[dict[str, Any]] = []

    async def edit_message(message_id: int, **given: Any) -> None:
        edited.append(given)

    async def work(interaction: Interaction, reply: Reply) -> None:
        interaction.followup.edit_message = edit_message  # type: ignore[method-assign]
        for sent in (PanelScreen(("Bid",)), HELLO):
            await reply.send_private(sent)
            assert await reply.replace_sent(HELLO)

    answered(press(), work)
    assert [it["view"].has_components_v2() for it in edited] == [True, False]
    assert [bool(it.get("content")) for it in edited] == [False, True]


def test_what_was_never_sent_is_neither_edited_nor_deleted() -> None:
    told: list[bool] = []

    async def work(interaction: Interaction, reply: Reply) -> None:
        told.extend(await send_and_change(interaction, reply))

    refused = press(refuses=http_error(404, 10062))
    assert answered(refused, work) == []
    assert told == [False, False]


def test_a_private_message_that_is_gone_breaks_nothing() -> None:
    told: list[bool] = []

    async def work(interaction: Interaction, reply: Reply) -> None:
        await reply.send_private(HELLO)
        interaction.refuses = http_error(404, 10008)
        told.extend([await reply.replace_sent(HELLO), await reply.delete_sent()])

    assert answered(press(), work) == ["message"]
    assert told == [False, False]


def test_a_form_that_comes_too_late_is_left_out() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await dawdle(interaction, reply)
        await reply.modal(FORM)
        await reply.close()

    assert answered(press(), work) == ["silence"]


def test_a_second_answer_follows_the_first() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        await reply.update(HELLO)
        await reply.send_private(HELLO)
        await reply.close()

    assert answered(press(), work) == ["updated", "another message"]


@pytest.mark.parametrize(("status", "code"), [(400, 40060), (404, 10062), (500, 0), (404, 10015)])
def test_an_answer_that_discord_does_not_take_breaks_nothing(
    status: int, code: int, errors: LoggedErrors, caplog: pytest.LogCaptureFixture
) -> None:
    """Acknowledged twice or too late: what was asked is done, and nobody need hear of it."""
    told = []

    async def work(interaction: Interaction, reply: Reply) -> None:
        told.append(await reply.update(HELLO))
        await reply.send_private(HELLO)
        await reply.close()

    assert answered(press(refuses=http_error(status, code)), work) == []
    assert told == [False], "the message must be edited another way"
    quiet = code in (40060, 10062, 10015)
    assert bool(caplog.records) != quiet


@pytest.mark.parametrize("code", [50035, 40005])
def test_a_screen_that_breaks_a_limit_becomes_a_private_sentence(
    code: int, errors: LoggedErrors
) -> None:
    """Our own mistake: an error in the log that names the game."""
    told = []

    async def work(interaction: Interaction, reply: Reply) -> None:
        interaction.response.edit_message = refuse  # type: ignore[method-assign]
        told.append(await reply.update(HELLO))
        await reply.close()

    async def refuse(**content: Any) -> None:
        raise http_error(400, code)

    assert answered(press(), work) == ["message"]
    assert told == [False]
    assert "m1:abc:1:do:throw" in errors.take()


def test_a_network_that_is_down_breaks_nothing() -> None:
    assert answered(press(refuses=ConnectionResetError()), send_private) == []


def test_a_private_message_is_known_by_its_flag() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        assert reply.is_private == interaction.message.flags.ephemeral
        assert reply.message_id == 7
        await reply.close()

    answered(press(), work)
    flags = discord.MessageFlags(ephemeral=True)
    answered(press(message=SimpleNamespace(id=7, flags=flags)), work)


def test_a_command_pressed_no_message() -> None:
    async def work(interaction: Interaction, reply: Reply) -> None:
        assert not reply.is_private
        assert reply.message_id is None
        await send_private(interaction, reply)

    answered(command(), work)


async def show_panel(interaction: Interaction, reply: Reply) -> None:
    await reply.update(PanelScreen(("Text", (Button("Buy", "m1:abc:1:do:buy"),))))


PANEL_FLAGS = discord.MessageFlags(components_v2=True)


@pytest.mark.parametrize(
    ("flags", "work", "keys"),
    [
        (discord.MessageFlags(), update, {"content", "embeds"}),
        (discord.MessageFlags(), show_panel, {"content", "embeds"}),
        (PANEL_FLAGS, update, set()),
        (PANEL_FLAGS, show_panel, set()),
    ],
)
def test_a_panel_stays_one_and_clears_what_a_panel_cannot_have(
    flags: discord.MessageFlags, work: Work, keys: set[str]
) -> None:
    sent: list[dict[str, Any]] = []

    async def edit_message(**given: Any) -> None:
        sent.append(given)

    interaction = press(message=SimpleNamespace(id=7, flags=flags, components=[]))
    interaction.response.edit_message = edit_message  # type: ignore[method-assign]
    answered(interaction, work)
    (given,) = sent
    assert given.keys() & {"content", "embeds"} == keys
    if work is show_panel and keys:
        assert (given["content"], given["embeds"]) == (None, [])
    assert given["view"].has_components_v2() == (work is show_panel or flags == PANEL_FLAGS)
