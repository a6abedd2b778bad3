"""Cards in the channel of a live game: that there is an offer, for both sides, without its content.

The offer itself goes by direct message, which who plays live may not look at. Each two players have
one card, to which a counteroffer comes back; it goes once nothing is open between them.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import TypeAdapter

from bot.messages.message_sync import MessageSync
from bot.messages.wanted import Change, Over, Wanted
from bot.presses.buttons import look_button
from bot.ui.accents import TRADES
from bot.ui.screen import Button, Embed, Screen
from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.host.clocks.paces import is_live
from engine.host.store.records import Message

ROLE = "offer-card:"


@dataclass(frozen=True, slots=True)
class CardBody:
    """Whose offer to whom a card shows."""

    proposer: SeatId
    partner: SeatId


_BODY = TypeAdapter(CardBody)


async def offer_cards(sync: MessageSync) -> Sequence[Change]:
    """Show a card for every two people between whom an offer is open; take the others away."""
    record = sync.game.record
    has_cards = is_live(record.pace) and not record.is_direct and record.phase == "running"
    offers = [it for it in sync.game.trades if await _is_private(sync, it)] if has_cards else []
    wanted = {_role(it.proposer, it.partner): it for it in offers}
    cards = [it for it in await sync.messages(open_only=True) if it.role.startswith(ROLE)]
    over = [_over(sync, it) for it in cards if it.role not in wanted]
    return [*over, *(_card(sync, role, trade) for role, trade in wanted.items())]


async def _is_private(sync: MessageSync, trade: Trade) -> bool:
    """Return whether the offer has gone to a person by direct message."""
    sent = await sync.message(f"trade:{trade.id}")
    return sent is not None and sent.open and sent.channel_id != sync.game.record.channel_id


def _role(one: SeatId, other: SeatId) -> str:
    return f"{ROLE}{min(one, other)}-{max(one, other)}"


def _card(sync: MessageSync, role: str, trade: Trade) -> Wanted:
    """Return the card of an open offer, which both sides open in private from there."""
    button = look_button(sync.game_id, trade.id, sync.voice.words, "primary")
    screen = _screen(sync, "offer-card", trade.proposer, trade.partner, (button,))
    return Wanted(role, screen, _dump(CardBody(trade.proposer, trade.partner)), follows=True)


def _over(sync: MessageSync, card: Message) -> Over:
    """Return that a card goes; who presses it just then reads that its offer is closed."""
    body = _BODY.validate_json(card.body)
    left = _screen(sync, "offer-card-over", body.proposer, body.partner)
    return Over(card, left, goes=True)


def _screen(
    sync: MessageSync, key: str, proposer: SeatId, partner: SeatId, row: tuple[Button, ...] = ()
) -> Screen:
    who, whom = sync.voice.player(proposer), sync.voice.player(partner)
    embed = Embed("", sync.voice.say(key, who=who, whom=whom), TRADES)
    return Screen(embeds=(embed,), rows=(row,) if row else ())


def _dump(body: CardBody) -> str:
    return _BODY.dump_json(body).decode()
