"""An unmodified discord.py client against the local Discord, over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from tests.support.local_client import Client, buttons
from tests.support.local_discord import ClientRefusal, LocalDiscord
from tests.support.local_discord.places import add_guild_without_bot
from tests.support.local_openapi import check_requests
from tests.support.timeouts import TIMEOUT

pytestmark = pytest.mark.asyncio


async def test_slash_answers_with_buttons(local: LocalDiscord, client: Client) -> None:
    seen: list[Any] = []

    async def answer(i: discord.Interaction) -> None:
        seen.append((i.extras["given"], i.app_permissions.create_public_threads, i.locale))
        assert i.created_at.year >= 2025
        sent = await i.response.send_message("Lobby", view=buttons("Join", "Leave"))
        seen.append(sent.message_id)

    client.typed = answer
    ada = local.member("Ada")
    reply = await ada.slash("game new", pace="Live", host="Bo")
    assert reply.kind == "message"
    assert reply.message.labels == ["Join", "Leave"]
    (pace, host), may_thread, locale = seen[0]
    assert (pace, host.global_name, may_thread) == ("live", "Bo", True)
    assert locale is discord.Locale.american_english
    assert str(seen[1]) == reply.message.id
    assert await local.control.violations() == []
    check_requests(await local.control.requests())


async def test_where_only_a_person_has_the_app_answers_are_all_there_is(
    local: LocalDiscord, client: Client
) -> None:
    add_guild_without_bot(local.hub.world, "elsewhere")
    refused = asyncio.get_running_loop().create_future()

    async def answer(i: discord.Interaction) -> None:
        assert (i.is_guild_integration(), i.is_user_integration()) == (False, True)
        await i.response.send_message("Hello", ephemeral=True)
        codes = []
        for number in range(6):
            try:
                await i.followup.send(f"{number}", ephemeral=True)
            except discord.HTTPException as error:
                codes.append((number, error.code))
        try:
            await client.get_partial_messageable(i.channel_id).send("Hello, all")
        except discord.Forbidden as error:
            codes.append((-1, error.code))
        refused.set_result(codes)

    client.typed = answer
    ada = local.member("Ada")
    assert (await ada.slash("game new", "elsewhere", pace="Live", host="Bo")).text == "Hello"
    assert await asyncio.wait_for(refused, TIMEOUT) == [(5, 40094), (-1, 50001)]
    assert len(await ada.messages("elsewhere")) == 6


async def test_press_updates_and_follows_up(local: LocalDiscord, client: Client) -> None:
    async def lobby(i: discord.Interaction) -> None:
        await i.response.send_message("Lobby", view=buttons("Join"))

    async def pressed(i: discord.Interaction) -> None:
        await i.response.edit_message(content="Bo is in", view=buttons("Join", "Start"))
        await i.followup.send("Welcome", ephemeral=True)

    client.typed, client.on_press = lobby, pressed
    lobby_message = (await local.member("Ada").slash("game new", pace="live")).message
    bo = local.member("Bo")
    reply = await bo.press(lobby_message, "Join")
    assert (reply.kind, reply.text, reply.message.id) == ("update", "Bo is in", lobby_message.id)
    private = await bo.wait_for(lambda m: m.ephemeral)
    assert private.content == "Welcome"
    assert not [m for m in await local.member("Ada").messages() if m.ephemeral]
    with pytest.raises(ClientRefusal, match="0 buttons"):
        await bo.press(lobby_message, "Roll")


async def test_modal_is_opened_filled_and_answered(local: LocalDiscord, client: Client) -> None:
    class Bid(discord.ui.Modal, title="Bid"):
        amount = discord.ui.Label(
            text="Amount", component=discord.ui.TextInput(custom_id="amount", max_length=7)
        )
        kind = discord.ui.Label(
            text="Kind",
            component=discord.ui.Select(
                custom_id="kind", options=[discord.SelectOption(label="Open", value="o")]
            ),
        )

    async def open_modal(i: discord.Interaction) -> None:
        await i.response.send_modal(Bid(custom_id="bid"))

    async def submitted(i: discord.Interaction) -> None:
        inside = [part["component"] for part in i.data["components"]]
        told = {part["custom_id"]: part.get("value") or part.get("values") for part in inside}
        await i.response.send_message(str(told), ephemeral=True)

    client.typed, client.on_press = open_modal, submitted
    ada = local.member("Ada")
    modal = await ada.slash("game new", pace="live")
    assert (modal.kind, modal.modal["title"]) == ("modal", "Bid")
    with pytest.raises(ClientRefusal, match="characters"):
        await ada.submit_modal(modal, {"amount": "12345678", "kind": "Open"})
    reply = await ada.submit_modal(modal, {"amount": "120", "kind": "Open"})
    assert reply.text == "{'amount': '120', 'kind': ['o']}"
    assert await local.control.violations() == []
    check_requests(await local.control.requests())


async def test_autocomplete(local: LocalDiscord, client: Client) -> None:
    choices = await local.member("Ada").autocomplete("game find", "name", "x")
    assert [choice["name"] for choice in choices] == ["x-0", "x-1", "x-2"]
    reply = await local.member("Ada").slash("game find", name="2")
    assert (reply.text, reply.message.ephemeral) == ("2", True)


async def test_deferred_answer_is_waited_for(local: LocalDiscord, client: Client) -> None:
    async def slowly(i: discord.Interaction) -> None:
        await i.response.defer(ephemeral=True, thinking=True)
        await i.edit_original_response(content="done")

    client.typed = slowly
    reply = await local.member("Ada").slash("game new", pace="live")
    assert (reply.kind, reply.finished, reply.text) == ("deferred", True, "done")
    assert reply.message.ephemeral


async def test_late_and_double_answers(local: LocalDiscord, client: Client) -> None:
    codes: asyncio.Queue[int] = asyncio.Queue()
    failed = asyncio.Event()

    async def late(i: discord.Interaction) -> None:
        await failed.wait()
        with pytest.raises(discord.NotFound) as caught:
            await i.response.send_message("late")
        codes.put_nowait(caught.value.code)

    client.typed = late
    local.hub.answer_within = 0.05
    assert (await local.member("Ada").slash("game new", pace="live")).failed
    failed.set()
    assert await codes.get() == 10062
    local.hub.answer_within = TIMEOUT

    async def twice(i: discord.Interaction) -> None:
        await i.response.send_message("once")
        i.response._response_type = None
        with pytest.raises(discord.HTTPException) as caught:
            await i.response.send_message("twice")
        codes.put_nowait(caught.value.code)

    client.typed = twice
    await local.member("Ada").slash("game new", pace="live")
    assert await codes.get() == 40060


async def test_a_started_app_has_forgotten_private_answers(
    local: LocalDiscord, client: Client
) -> None:
    kept: list[discord.Interaction] = []

    async def privately(i: discord.Interaction) -> None:
        kept.append(i)
        await i.response.send_message("only you", view=buttons("Buy"), ephemeral=True)

    client.typed = privately
    ada = local.member("Ada")
    shown = (await ada.slash("game new", pace="live")).message
    await ada.restart_app()
    assert await ada.messages() == []
    with pytest.raises(ClientRefusal):
        await ada.press(shown, "Buy")
    await kept[0].edit_original_response(content="sold", view=None)
    assert await ada.messages() == [], "the bot may edit it, and nobody sees that"


async def test_old_token_is_refused(local: LocalDiscord, client: Client) -> None:
    kept: list[discord.Interaction] = []

    async def answer(i: discord.Interaction) -> None:
        kept.append(i)
        await i.response.send_message("hello")

    client.typed = answer
    await local.member("Ada").slash("game new", pace="live")
    await local.control.expire_tokens()
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_threads_as_in_discord(local: LocalDiscord, client: Client) -> None:
    channel = client.get_partial_messageable(await _channel(local))
    message = await channel.send("Auction of Vermont")
    thread = await client.http.start_thread_with_message(
        channel.id, message.id, name="Vermont", auto_archive_duration=60
    )
    assert thread["id"] == str(message.id)
    with pytest.raises(discord.HTTPException) as caught:
        await client.http.start_thread_with_message(
            channel.id, message.id, name="Again", auto_archive_duration=60
        )
    assert caught.value.code == 160004
    inside = client.get_partial_messageable(message.id)
    bid = await inside.send("Bid!")
    await client.http.edit_channel(message.id, archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await bid.edit(content="Bid?")
    assert caught.value.code == 50083
    await inside.send("awake")
    assert not (await _thread(local, message.id))["thread_metadata"]["archived"]
    await client.http.edit_channel(message.id, archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as caught:
        await inside.send("never")
    assert caught.value.code == 50083
    with pytest.raises(ClientRefusal, match="locked"):
        await local.member("Cem").say("Vermont", "a late bid")
    seen = [m.content for m in await local.member("Cem").messages(channel="Vermont")]
    assert seen == ["awake", "Bid!"]
    check_requests(await local.control.requests())


async def test_press_in_a_thread_carries_the_thread(local: LocalDiscord, client: Client) -> None:
    channels: asyncio.Queue[Any] = asyncio.Queue()

    async def pressed(i: discord.Interaction) -> None:
        channels.put_nowait(i.channel)
        await i.response.defer()

    client.on_press = pressed
    made = await client.http.start_thread_without_message(
        await _channel(local), name="Talk", type=11, auto_archive_duration=60
    )
    await client.get_partial_messageable(int(made["id"])).send("Bid", view=buttons("Bid $10"))
    bid = await local.member("Dee").wait_for(lambda m: "Bid $10" in m.labels)
    reply = await local.member("Dee").press(bid, "Bid $10", wait=0)
    assert reply.kind == "deferred_update"
    channel = await channels.get()
    assert isinstance(channel, discord.Thread)
    assert channel.name == "Talk"


async def test_direct_messages_open_press_and_close(local: LocalDiscord, client: Client) -> None:
    users: asyncio.Queue[Any] = asyncio.Queue()

    async def pressed(i: discord.Interaction) -> None:
        users.put_nowait((i.user.global_name, i.guild_id, type(i.channel)))
        await i.response.edit_message(content="accepted", view=None)

    client.on_press = pressed
    bo = local.member("Bo")
    user = await client.fetch_user(await _user(local, "Bo"))
    await user.send("An offer", view=buttons("Accept"))
    offer = await bo.wait_for(lambda m: m.content == "An offer", channel="direct")
    assert (await bo.press(offer, "Accept")).text == "accepted"
    assert await users.get() == ("Bo", None, discord.DMChannel)
    assert [(p["kind"], p["silent"]) for p in await bo.pings()] == [("direct", False)]
    await bo.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Another")
    assert caught.value.code == 50007


async def test_pings_are_what_allowed_mentions_lets_through(
    local: LocalDiscord, client: Client
) -> None:
    channel = client.get_partial_messageable(await _channel(local))
    ada, bo = [discord.Object(await _user(local, name)) for name in ("Ada", "Bo")]
    text = f"<@{ada.id}> <@{bo.id}>"
    await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[bo]))
    await channel.send(text, silent=True, allowed_mentions=discord.AllowedMentions(users=True))
    sent = await channel.send(text)
    await sent.edit(content=text, allowed_mentions=discord.AllowedMentions(users=True))
    assert [p["silent"] for p in await local.member("Ada").pings()] == [True]
    assert [p["silent"] for p in await local.member("Bo").pings()] == [False, True]
    check_requests(await local.control.requests())


async def test_nonce_posts_once(local: LocalDiscord, client: Client) -> None:
    channel = client.get_partial_messageable(await _channel(local))
    first = await channel.send("turn 7", nonce="g1:7")
    again = await channel.send("turn 7", nonce="g1:7")
    assert first.id == again.id


async def test_a_lost_answer_is_retried_without_a_second_message(
    local: LocalDiscord, client: Client
) -> None:
    await local.control.inject("POST", r"/messages$", 502, carry_out=True)
    channel = client.get_partial_messageable(await _channel(local))
    await channel.send("once")
    assert [m.content for m in await local.member("Ada").messages()] == ["once"]


async def test_rate_limit_is_waited_out(local: LocalDiscord, client: Client) -> None:
    await local.control.inject("POST", r"/messages$", 429, retry_after=0.05)
    channel = client.get_partial_messageable(await _channel(local))
    await channel.send("after all")
    posts = [r for r in await local.control.requests() if r["path"].endswith("/messages")]
    assert [r["status"] for r in posts] == [429, 200]


async def test_denied_permission(local: LocalDiscord, client: Client) -> None:
    await local.control.deny("create_public_threads", "send_messages", channel="tavern")
    tavern = client.get_partial_messageable(await _channel(local, "tavern"))
    with pytest.raises(discord.Forbidden) as caught:
        await tavern.send("no")
    assert caught.value.code == 50013
    await local.control.deny()
    message = await tavern.send("yes")
    await local.control.deny("create_public_threads")
    with pytest.raises(discord.Forbidden):
        await client.http.start_thread_with_message(
            tavern.id, message.id, name="no", auto_archive_duration=60
        )


async def test_invalid_bodies_are_refused_and_recorded(local: LocalDiscord, client: Client) -> None:
    channel = client.get_partial_messageable(await _channel(local))
    view = buttons("a", "b")
    view.children[1].custom_id = "t:a"
    for bad in (
        {"content": "x" * 2001},
        {"content": "x", "view": view},
        {"embed": discord.Embed(title="x" * 257)},
        {"embeds": [discord.Embed(description="x" * 3001)] * 2},
        {"content": ""},
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await channel.send(**bad)
        assert caught.value.code == (50006 if bad == {"content": ""} else 50035)
    told = [str(v["faults"]) for v in await local.control.violations()]
    assert len(told) == 4
    assert "duplicated" in told[1]
    assert "6000" in told[3]


async def test_dropped_socket_resumes_and_replays(local: LocalDiscord, client: Client) -> None:
    pressed: asyncio.Queue[str] = asyncio.Queue()

    async def answer(i: discord.Interaction) -> None:
        pressed.put_nowait(i.data["custom_id"])
        await i.response.defer()

    client.on_press = answer
    channel = client.get_partial_messageable(await _channel(local))
    sent = await channel.send("x", view=buttons("A"))
    await local.control.drop_gateway(4000)
    await local.member("Ada").press(str(sent.id), "A", wait=0)
    assert await asyncio.wait_for(pressed.get(), TIMEOUT) == "t:A"
    assert (await local.control.world())["gateway_log"] == ["IDENTIFY", "RESUME"]


async def test_old_message_works_after_the_local_discord_restarts(
    local: LocalDiscord, client: Client
) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.edit_message(content="pressed", view=None)

    client.on_press = answer
    channel = client.get_partial_messageable(await _channel(local))
    sent = await channel.send("x", view=buttons("A"))
    address = local.page_url
    await local.restart()
    assert local.page_url == address
    await local.control.wait_connected()
    reply = await local.member("Ada").press(str(sent.id), "A")
    assert reply.text == "pressed"


async def test_wrong_token_cannot_log_in(local: LocalDiscord, client: Client) -> None:
    other = Client()
    async with other:
        with pytest.raises(discord.LoginFailure):
            await other.login("a" * 24 + "." + "b" * 6 + "." + "c" * 38)


async def _channel(local: LocalDiscord, name: str = "monopoly") -> int:
    world = await local.control.world()
    return next(int(c["id"]) for c in world["channels"] if c.get("name") == name)


async def _thread(local: LocalDiscord, thread_id: int) -> Any:
    world = await local.control.world()
    return next(c for c in world["channels"] if c["id"] == str(thread_id))


async def _user(local: LocalDiscord, name: str) -> int:
    world = await local.control.world()
    return next(int(u["id"]) for u in world["members"] if u["global_name"] == name)
