"""A trade that one player still puts together: kept on disk, checked against the table."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pydantic import TypeAdapter

from bot.features.trade.presses import DraftPart
from bot.interactions.context import Context
from engine.core.actions import OfferTrade, SeatId, Side
from engine.core.decisions import Debt
from engine.core.events import Trade
from engine.core.offered import TradeTerms
from engine.core.position import Position
from engine.host.computers.characters import computers_of
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.host.store.records import Draft
from engine.host.store.texts import draft as stored_draft
from engine.host.text_changes import change_text
from engine.players.rescue import may_settle
from engine.rules.debt.debts import is_between
from engine.rules.trade.exchange import is_tradable, mortgaged_deeds
from engine.view import View

_BODY = TypeAdapter(OfferTrade)
PARTS: tuple[DraftPart, ...] = ("give", "take", "more")
"""What a list of the builder chooses: deeds to give, deeds to get, everything else."""
SETTLE_DEBT = "settle"


@dataclass(frozen=True, slots=True)
class TradeDraft:
    """A draft on the table of its author: `me` wants to make `offer`. `id` names it on disk."""

    id: str
    game: StartedGame
    view: View
    me: SeatId
    offer: OfferTrade

    @property
    def partner(self) -> SeatId:
        """The seat to which the offer would go."""
        return self.offer.partner

    def with_offer(self, offer: OfferTrade) -> "TradeDraft":
        """Return the draft with another offer; what is not received cannot be paid off."""
        received = mortgaged_deeds(self.view, offer.takes.deeds)
        unmortgages = tuple(space for space in offer.unmortgages if space in received)
        return replace(self, offer=replace(offer, unmortgages=unmortgages))


# -- on disk -----------------------------------------------------------------------------------


async def load_draft(host: Host, game_id: str, user_id: int) -> TradeDraft | None:
    """Return the draft that a player has in a game, or None.

    Raises Refused for a person who does not play.
    """
    game = await host.started_game(game_id)
    me = need_seat(game, user_id)
    stored = await host.store.drafts.of_user(game_id, user_id)
    if stored is None:
        return None
    draft = TradeDraft(stored.id, game, game.seen_by(user_id), me, _BODY.validate_json(stored.body))
    return draft.with_offer(draft.offer)


async def begun_draft(host: Host, game_id: str, user_id: int) -> TradeDraft | None:
    """Return the draft that a player goes on with: none that is bare, or a counter to an offer that
    is over.
    """
    draft = await load_draft(host, game_id, user_id)
    if draft is None or is_bare(draft.offer):
        return None
    answers = draft.offer.answers
    return draft if answers is None or is_open(draft.view, answers) else None


async def start_draft(context: Context, game_id: str, offer: OfferTrade) -> TradeDraft:
    """Return a new draft, in place of any other that the player has in the game."""
    host, user_id = context.host, context.user_id
    game = await host.started_game(game_id)
    me = need_seat(game, user_id)
    draft_id = f"{game_id}-{secrets.token_hex(6)}"
    draft = TradeDraft(draft_id, game, game.seen_by(user_id), me, offer)
    await host.store.drafts.put(Draft(draft_id, game_id, user_id, _body(offer), host.now()))
    return draft


async def change_draft(
    host: Host, draft: TradeDraft, change: Callable[[TradeDraft], TradeDraft]
) -> TradeDraft | None:
    """Change a draft as it stands by now; return it, or None if it has been sent or dropped."""

    def of_text(text: str | None) -> str | None:
        return None if text is None else _body(change(_standing(draft, text)).offer)

    _, after = await change_text(host, stored_draft(draft.id, host.now()), of_text)
    return None if after is None else _standing(draft, after)


async def drop_sent(host: Host, draft: TradeDraft) -> None:
    """Delete a draft that has been sent, unless something has been changed in it meanwhile."""

    def of_text(text: str | None) -> str | None:
        is_sent = text is None or _standing(draft, text).offer == draft.offer
        return None if is_sent else text

    await change_text(host, stored_draft(draft.id, host.now()), of_text)


def _standing(draft: TradeDraft, text: str) -> TradeDraft:
    """Return a draft as a stored text has it."""
    return draft.with_offer(_BODY.validate_json(text))


def _body(offer: OfferTrade) -> str:
    return _BODY.dump_json(offer).decode()


def counter_of(trade: Trade) -> OfferTrade:
    """Return the counter-offer that changes nothing yet."""
    return OfferTrade(
        trade.proposer, trade.takes, trade.gives, answers=trade.id, forgives=trade.forgives
    )


def is_bare(offer: OfferTrade) -> bool:
    """Return whether nothing has been put into the offer of a draft."""
    return offer == OfferTrade(offer.partner, Side(), Side())


def offer_with(trade: Trade, more: int) -> OfferTrade:
    """Return the same offer as a trade, with some more dollars from its proposer, or for it."""
    gives, takes = trade.gives, trade.takes
    if more:
        paid = gives.cash - takes.cash + more
        gives = replace(gives, cash=max(0, paid))
        takes = replace(takes, cash=max(0, -paid))
    return OfferTrade(
        trade.partner, gives, takes, unmortgages=trade.unmortgages, forgives=trade.forgives
    )


# -- what there is to choose -------------------------------------------------------------------


def partners(view: View) -> tuple[SeatId, ...]:
    """Return everybody else with whom the viewer may trade now, computers too."""
    terms = (offer for offer in view.offers if isinstance(offer, TradeTerms))
    return next((offer.partners for offer in terms), ())


def tradable(position: Position, seat: SeatId) -> tuple[int, ...]:
    """Return the deeds of a seat that may change hands."""
    return tuple(space for space in position.owned(seat) if is_tradable(position, space))


def bound_deeds(position: Position, seat: SeatId) -> tuple[int, ...]:
    """Return the deeds of a seat that stay, because their group carries buildings."""
    free = tradable(position, seat)
    return tuple(space for space in position.owned(seat) if space not in free)


class OpenDebt(NamedTuple):
    """An open debt, and the id of the decision that it is part of."""

    id: int
    debt: Debt


def debt_between(view: View, one: SeatId, other: SeatId) -> OpenDebt | None:
    """Return what one of two players owes the other, and nobody else, right now."""
    for frame in view.debt_settlements:
        for debt in frame.debts:
            if is_between(debt, one, other):
                return OpenDebt(frame.id, debt)
    return None


def part_options(draft: TradeDraft, part: DraftPart) -> tuple[str, ...]:
    """Return everything that a list may hold, page after page, as values of a select.

    Of the third list: `g<card>` and `t<card>` are jail cards given and taken, `l<space>` is a
    mortgage to be paid off on receiving it, SETTLE that the trade settles the open debt.
    """
    view, offer = draft.view, draft.offer
    if part != "more":
        return tuple(map(str, tradable(view, draft.me if part == "give" else offer.partner)))
    settle = (SETTLE_DEBT,) if _may_settle(draft) else ()
    given = tuple(f"g{card}" for card in view.seats[draft.me].jail_cards)
    taken = tuple(f"t{card}" for card in view.seats[offer.partner].jail_cards)
    unmortgages = tuple(f"l{space}" for space in mortgaged_deeds(view, offer.takes.deeds))
    return (*settle, *given, *taken, *unmortgages)


def _may_settle(draft: TradeDraft) -> bool:
    """Return whether the partner might take a trade for what one of the two owes the other."""
    owing = debt_between(draft.view, draft.me, draft.partner)
    if owing is None:
        return False
    computers = computers_of(draft.game.players)
    creditor = owing.debt.creditors[0]
    return may_settle(draft.view, owing.debt, creditor, computers)


def chosen_values(draft: TradeDraft, part: DraftPart) -> frozenset[str]:
    """Return what the draft holds of a list."""
    offer = draft.offer
    if part != "more":
        return frozenset(map(str, (offer.gives if part == "give" else offer.takes).deeds))
    jail_cards = {f"g{card}" for card in offer.gives.jail_cards}
    jail_cards |= {f"t{card}" for card in offer.takes.jail_cards}
    unmortgages = {f"l{space}" for space in offer.unmortgages}
    return frozenset(
        jail_cards | unmortgages | ({SETTLE_DEBT} if offer.forgives is not None else set())
    )


def with_choice(
    draft: TradeDraft, part: DraftPart, shown: Sequence[str], values: Sequence[str]
) -> TradeDraft:
    """Return the draft with just these values of a page's list; other pages stay as they are."""
    kept = chosen_values(draft, part) - set(shown)
    wanted = kept | (set(values) & set(shown))
    picked = [value for value in part_options(draft, part) if value in wanted]
    offer = draft.offer
    match part:
        case "give":
            deeds = tuple(map(int, picked))
            return draft.with_offer(replace(offer, gives=replace(offer.gives, deeds=deeds)))
        case "take":
            deeds = tuple(map(int, picked))
            return draft.with_offer(replace(offer, takes=replace(offer.takes, deeds=deeds)))
        case "more":
            return draft.with_offer(_with_more(draft, picked))


def _with_more(draft: TradeDraft, picked: Sequence[str]) -> OfferTrade:
    offer = draft.offer
    owing = debt_between(draft.view, draft.me, offer.partner)
    given = tuple(value[1:] for value in picked if value.startswith("g"))
    taken = tuple(value[1:] for value in picked if value.startswith("t"))
    return replace(
        offer,
        gives=replace(offer.gives, jail_cards=given),
        takes=replace(offer.takes, jail_cards=taken),
        unmortgages=tuple(int(value[1:]) for value in picked if value.startswith("l")),
        forgives=owing.id if owing is not None and SETTLE_DEBT in picked else None,
    )


def with_cash(draft: TradeDraft, given: int, taken: int) -> TradeDraft:
    """Return the draft with whole dollars on either side."""
    offer = draft.offer
    gives, takes = replace(offer.gives, cash=given), replace(offer.takes, cash=taken)
    return replace(draft, offer=replace(offer, gives=gives, takes=takes))


# -- what has become impossible ----------------------------------------------------------------


def without_stale(draft: TradeDraft) -> TradeDraft:
    """Return the draft without anything that is no longer there to give."""
    view, offer = draft.view, draft.offer
    owing = debt_between(view, draft.me, offer.partner)
    stands = owing is not None and owing.id == offer.forgives
    return draft.with_offer(
        replace(
            offer,
            gives=_side_without_stale(view, draft.me, offer.gives),
            takes=_side_without_stale(view, offer.partner, offer.takes),
            answers=offer.answers if is_open(view, offer.answers) else None,
            forgives=offer.forgives if stands else None,
        )
    )


def _side_without_stale(view: View, seat: SeatId, side: Side) -> Side:
    free, jail_cards = tradable(view, seat), view.seats[seat].jail_cards
    return Side(
        tuple(space for space in side.deeds if space in free),
        side.cash,
        tuple(card for card in side.jail_cards if card in jail_cards),
    )


def is_open(view: View, number: int | None) -> bool:
    """Return whether the viewer has to do with an open offer of that id."""
    return any(trade.id == number for trade in view.trades)
