"""Who may read a channel: by roles, by several of them, and by permissions of one's own."""

from __future__ import annotations

import pytest

from bot.discord import access
from bot.discord.error_codes import Delivery
from bot.local.permissions import BITS
from tests.support.game import A, B
from tests.support.in_process_discord import TROUBLE
from tests.support.simulated_members import Place
from tests.support.simulated_server import SimulatedServer

pytestmark = pytest.mark.asyncio
SEE, READ = BITS["view_channel"], BITS["read_message_history"]
ROLE, MEMBER = 0, 1
Overwrite = tuple[int, int, int, int]
"""Of a role or a member, by its id: the bits that it allows, and those that it denies."""
RED, BLUE = 501, 502


def overwrite(server: SimulatedServer, place: Place, *overwrites: Overwrite) -> None:
    """From now on a channel has these overwrites and no others."""
    names = ("type", "id", "allow", "deny")
    found = [dict(zip(names, (it[0], *map(str, it[1:])), strict=True)) for it in overwrites]
    body = place.body | {"permission_overwrites": found}
    server.hub.world.put_channel(body)
    server.hub.changed(body)


async def add_roles(server: SimulatedServer) -> None:
    """Two roles that allow nothing by themselves."""
    guild_id = server.hub.world.guild_id
    for role_id in (RED, BLUE):
        role = {"id": str(role_id), "name": "", "permissions": "0", "position": 1, "color": 0}
        flags = {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
        data = {"guild_id": str(guild_id), "role": role | flags}
        server.hub.gateway.dispatch("GUILD_ROLE_CREATE", data, guild_id)
    await server.settle()


async def is_open(server: SimulatedServer, there: Place, read: Place | None = None) -> bool:
    """Whether the readers of a channel, the usual one, may read another one."""
    look, of = server.app.publisher.post.is_open_to_readers, (read or server.channel).id
    return await server.run_in_bot(look(server.hub.world.guild_id, there.id, of))


async def look(server: SimulatedServer, who: int) -> Delivery:
    """Whether a member may read the channel."""
    at = server.hub.world.guild_id, server.channel.id
    post = server.app.publisher.post
    return await server.run_in_bot(post.look_for_reader(*at, server.user(who)))


async def test_a_member_reads_what_is_allowed_to_that_member_alone(server: SimulatedServer) -> None:
    everyone = server.hub.world.guild_id
    hidden, shown = (ROLE, everyone, 0, SEE), (MEMBER, server.user(A), SEE, 0)
    overwrite(server, server.channel, hidden, shown)
    assert await look(server, A) is Delivery.SHOWN
    assert await look(server, B) is Delivery.UNREACHABLE


@pytest.mark.parametrize("bit", [SEE, READ])
async def test_a_member_does_not_read_what_is_denied_to_that_member_alone(
    bit: int, server: SimulatedServer
) -> None:
    overwrite(server, server.channel, (MEMBER, server.user(A), 0, bit))
    assert await look(server, A) is Delivery.UNREACHABLE
    assert await look(server, B) is Delivery.SHOWN


async def test_a_channel_is_open_to_the_readers_of_another_by_the_same_role(
    server: SimulatedServer,
) -> None:
    read, everyone = server.create_channel("other"), server.hub.world.guild_id
    assert await is_open(server, read)
    overwrite(server, read, (ROLE, everyone, 0, SEE))
    assert not await is_open(server, read)
    assert await is_open(server, server.channel, read), "nobody reads that but owners"
    await add_roles(server)
    overwrite(server, read, (ROLE, everyone, 0, SEE), (ROLE, RED, SEE, 0))
    assert await is_open(server, server.channel, read)
    overwrite(server, server.channel, (ROLE, RED, 0, READ))
    assert not await is_open(server, server.channel, read)


async def test_one_role_shows_a_channel_and_another_closes_the_other(
    server: SimulatedServer,
) -> None:
    read, everyone = server.create_channel("other"), server.hub.world.guild_id
    await add_roles(server)
    overwrite(server, read, (ROLE, everyone, 0, SEE), (ROLE, RED, SEE, 0))
    overwrite(server, server.channel, (ROLE, BLUE, 0, SEE))
    assert not await is_open(server, server.channel, read)
    overwrite(server, server.channel, (ROLE, BLUE, 0, SEE), (ROLE, RED, SEE, 0))
    assert await is_open(server, server.channel, read), "what one role allows, none denies"


async def test_it_is_closed_to_a_reader_to_whom_alone_it_is_denied(server: SimulatedServer) -> None:
    there = server.create_channel("other")
    overwrite(server, there, (MEMBER, server.user(A), 0, READ))
    assert not await is_open(server, there)
    overwrite(server, server.channel, (MEMBER, server.user(A), 0, SEE))
    assert await is_open(server, there), "who may not read the one reads nothing of the other"


async def test_it_is_closed_to_a_reader_to_whom_alone_the_other_is_shown(
    server: SimulatedServer,
) -> None:
    read, everyone = server.create_channel("other"), server.hub.world.guild_id
    hidden, shown = (ROLE, everyone, 0, SEE), (MEMBER, server.user(A), SEE, 0)
    overwrite(server, read, hidden, shown)
    overwrite(server, server.channel, hidden)
    assert not await is_open(server, server.channel, read)
    overwrite(server, server.channel, hidden, shown)
    assert await is_open(server, server.channel, read)


async def test_who_has_left_reads_nothing(server: SimulatedServer) -> None:
    there = server.create_channel("other")
    overwrite(server, there, (MEMBER, server.user(A), 0, SEE))
    server.hub.world.run("DELETE FROM users WHERE id = ?", server.user(A))
    assert await is_open(server, there)


async def test_it_counts_as_closed_while_nobody_can_be_looked_up(server: SimulatedServer) -> None:
    there = server.create_channel("other")
    overwrite(server, there, (MEMBER, server.user(A), 0, SEE))
    overwrite(server, server.channel, (MEMBER, server.user(A), 0, SEE))
    assert await is_open(server, there)
    server.fail("GET", "*/members/*", *TROUBLE)
    assert not await is_open(server, there)


async def test_it_counts_as_closed_where_too_many_would_be_looked_up(
    server: SimulatedServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = server.create_channel("other")
    overwrite(server, there, (MEMBER, server.user(A), 0, SEE))
    overwrite(server, server.channel, (MEMBER, server.user(A), 0, SEE))
    monkeypatch.setattr(access, "MOST_MEMBERS", 0)
    assert not await is_open(server, there)


async def test_a_channel_that_is_gone_is_closed(server: SimulatedServer) -> None:
    look, guild = server.app.publisher.post.is_open_to_readers, server.hub.world.guild_id
    here = server.channel.id
    assert await server.run_in_bot(look(guild, here, here))
    assert not await server.run_in_bot(look(guild, 12345, here))
    assert not await server.run_in_bot(look(guild, here, 12345))
    assert not await server.run_in_bot(look(12345, here, here))
