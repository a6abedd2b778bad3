"""A person who is named wherever the bot can name anybody: in games of every kind, and beside."""

from __future__ import annotations

import json

from bot.messages.parked import NOTE, ClosedPlace
from engine.core.actions import Resign
from engine.editions.board_names import US_NAMES
from engine.host.boards.own_boards import OwnBoards
from engine.host.finished.results import settle
from engine.host.lobbies.first_game import start_first_game
from engine.host.lobby import Location, Person
from engine.host.people import moderation, motions
from engine.host.people.blocks import block
from engine.host.people.moderators import Moderation
from engine.host.store.records import DIRECT, Draft, Message
from engine.players.orders.terms import Orders
from tests.support import seat_changes
from tests.support.host_harness import ADA, BEN, CHANNEL, CLEO, HostHarness
from tests.support.stored_preferences import put_preferences

ZOE = Person(777_000_111_222_333, "Zoë Q.")
NAMED = (ZOE.user_id, ZOE.name)
OFFER = '{"partner":1,"gives":{},"takes":{}}'
ORDERS = Orders(rents=True).model_dump_json()
BY_SEAT = {"orders"}
"""Tables whose rows tell the seat, and so the person, without an id or a name."""


async def begun(harness: HostHarness, *people: Person, pace: str = "live") -> str:
    """A game of these people that has begun."""
    opened = await harness.open_lobby(*people, pace=pace)
    game = await harness.lobbies.start(opened.record.id, people[0].user_id)
    return game.record.id


async def ended(harness: HostHarness, *people: Person) -> str:
    """A game that all but the first have left."""
    game_id = await begun(harness, *people)
    for person in people[1:]:
        await harness.host.submit(game_id, person.user_id, 0, Resign(), harness.key())
    return game_id


def moderated_by(person: Person, key: str) -> Moderation:
    return Moderation("replace", 7, person.user_id, f"{ZOE.name} asked for it", key, ())


async def every_kind_of_row(harness: HostHarness) -> dict[str, str]:
    """Zoe is named wherever a person can be; the games by what she is in them."""
    store, host = harness.store, harness.host
    games = {
        "over": await ended(harness, ADA, ZOE, BEN),
        "running": await begun(harness, ZOE, ADA, BEN, pace="daily"),
        "lobby": (await harness.open_lobby(ZOE, ADA)).record.id,
        "own lobby": (await harness.open_lobby(ZOE)).record.id,
        "moderated": await begun(harness, ADA, BEN, CLEO, pace="daily"),
        "lent": await begun(harness, ADA, ZOE, BEN, pace="daily"),
        "borrowed": await begun(harness, ADA, BEN, CLEO, pace="daily"),
    }
    closed = await harness.open_lobby(ZOE, BEN)
    await harness.lobbies.close(closed.record.id, ZOE.user_id)
    games["closed"] = closed.record.id
    await moderation.hand_over(
        host, games["moderated"], moderated_by(ZOE, "m"), 0, Person(900, "Eve")
    )
    await host.order(games["lent"], ZOE.user_id, lambda _: ORDERS)
    # Its orders are set aside in a note from now on.
    await seat_changes.hand_over(host, games["lent"], 1, CLEO, "until-back", "h")
    await seat_changes.hand_over(host, games["borrowed"], 1, ZOE, "until-back", "i")
    await motions.propose_pause(host, games["running"], ZOE.user_id, host.now() + 9000, "p")
    await settle(host, CHANNEL.guild_id)
    running, text = games["running"], json.dumps({"7": 1.0, str(ZOE.user_id): 2.0})
    await put_preferences(store, ZOE.user_id, '{"zone":"Europe/Berlin"}')
    await store.notes.put(running, f"seen:{ZOE.user_id}", "{}")
    await store.notes.put(running, NOTE, ClosedPlace(4_000, 9.5, is_back=True).dump())
    await store.drafts.put(Draft("d", running, ZOE.user_id, OFFER, 1.0))
    await store.messages.put(Message(running, "asked:1:0", 1, 2, 1, 1.0, str(ZOE.user_id)))
    await store.settings.put(f"hints:{ZOE.user_id}", "{}")
    await store.settings.put("managers:7", text)
    await block(host, ZOE.user_id, CLEO.user_id)
    await block(host, ADA.user_id, ZOE.user_id)
    titled = US_NAMES.model_copy(update={"title": ZOE.name})
    await OwnBoards(host).add(ZOE.user_id, titled, CHANNEL.guild_id)
    await host.order(running, ZOE.user_id, lambda _: ORDERS)
    direct = Location(DIRECT, 4_000, False)
    game = await start_first_game(host, harness.lobbies, direct, ZOE)
    return {**games, "direct": game.record.id}
