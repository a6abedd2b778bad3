"""The reason of every sum in words, so that each charge explains itself."""

from collections.abc import Sequence
from typing import assert_never

from bot.language.language import Words
from bot.language.lots import the_lot
from bot.language.voice import Voice
from engine.core import why as w
from engine.core.actions import SeatId
from engine.core.why import Why
from engine.editions.board import DEFAULT_BOARD, GO, board
from engine.editions.cards import (
    AdvanceTo,
    CollectFromBank,
    CollectFromEach,
    Effect,
    PayBank,
    PayEach,
    PayPerBuilding,
    cards,
)
from engine.editions.policies import Pot, TenthOrFlat
from engine.editions.rules import Rules


def explain(why: Why, amount: int, voice: Voice, rules: Rules) -> str:
    """Return the sum and how it comes about: "rent $28 ($14 doubled: full set, no houses)"."""
    match why:
        case w.Rent():
            return _rent(why, amount, voice.words, rules)
        case w.IncomeTax(percent=None):
            tax = rules.income_tax
            percent = tax.percent if isinstance(tax, TenthOrFlat) else 0
            return voice.say("why-income-tax-flat", amount=amount, percent=percent)
        case w.IncomeTax(percent=percent):
            return voice.say("why-income-tax-share", amount=amount, percent=percent or 0)
        case w.Interest(spaces=spaces):
            spaces_text = voice.and_list([voice.the_space(space) for space in spaces])
            percent = rules.interest_percent
            return voice.say("why-interest", amount=amount, percent=percent, spaces=spaces_text)
        case w.AuctionPrice():
            return voice.say("why-auction-price", amount=amount)
        case w.LuxuryTax() | w.JailFine() | w.CardSum() | w.Share():
            return voice.words.money(amount)
        case _:
            assert_never(why)


def _rent(rent: w.Rent, amount: int, words: Words, rules: Rules) -> str:
    if rent.basis == "built":
        houses = 0 if rent.count == rules.hotel_level else rent.count
        return words.say("why-rent-built", amount=amount, houses=houses)
    times = "-times" if rent.basis == "railroads" and rent.factor > 1 else ""
    return words.say(
        f"why-rent-{rent.basis}{times}",
        amount=amount,
        base=rent.base,
        factor=rent.factor,
        count=rent.count,
    )


def topic(why: Why, voice: Voice) -> str:
    """Return in a few words what a sum is for: "for Income Tax", "because of a Chance card"."""
    match why:
        case w.Rent(space=space):
            return voice.say("topic-rent", where=voice.on_space(space))
        case w.AuctionPrice(space=lot):
            return voice.say("topic-auction", what=the_lot(lot, voice))
        case w.CardSum(card=card):
            return voice.say("topic-card", deck=voice.deck(cards()[card].deck))
        case w.Share(debtor=debtor):
            return voice.say("topic-share", debtor=voice.name(debtor))
        case w.IncomeTax():
            return voice.say("topic-tax", tax=voice.the_tax("income_tax"))
        case w.LuxuryTax():
            return voice.say("topic-tax", tax=voice.the_tax("luxury_tax"))
        case w.JailFine() | w.Interest():
            return voice.say(f"topic-{why.kind}")
        case _:
            assert_never(why)


def payee(to: Sequence[SeatId], why: Why, voice: Voice, rules: Rules) -> str:
    """Return who gets a sum, as it stands in a sentence: players, the pot or the Bank."""
    if to:
        return voice.and_list([voice.name(seat) for seat in to])
    for_pot = isinstance(rules.free_parking, Pot) and isinstance(why, w.FOR_POT)
    return voice.say("pot" if for_pot else "bank")


def needs_explaining(why: Why) -> bool:
    """Return whether the sum needs a reason beside what it is for."""
    match why:
        case w.Rent(basis=basis):
            return basis != "bare"
        case w.IncomeTax(percent=percent):
            return percent is not None
        case _:
            return isinstance(why, w.Interest)


def deck_of(card: str, voice: Voice) -> str:
    """Return the deck of a card as text: "a Chance card"."""
    return voice.say("a-card-of", deck=voice.deck(cards()[card].deck))


def quoted_card(card: str, voice: Voice, rules: Rules) -> str:
    """Return the text of a card in quotation marks."""
    return voice.say("card-quoted", card=card_text(card, rules, voice))


def card_text(card: str, rules: Rules, voice: Voice) -> str:
    """Return the text of a card: the board's own words, if it has some, above what the card does;
    one that leads to a street or railroad names that of this board.
    """
    effect = cards()[card].effect
    if (own := voice.names.cards.get(card)) is not None:
        return voice.say("card-own", card=_ended(own), effect=effect_text(effect, voice))
    if isinstance(effect, AdvanceTo) and effect.space != GO:
        space = voice.full_space(effect.space)
        if space != board(DEFAULT_BOARD).spaces[effect.space].name:
            return voice.say("card-advance", space=space, go=voice.the_space(GO))
    return voice.say(f"card-{card.lower()}", cards=rules.cards, go=voice.the_space(GO))


def _ended(text: str) -> str:
    """Return a text as a sentence: with a full stop, unless it has ended with something else."""
    is_ended = text.rstrip("\"'’”“»)")[-1:] in tuple(".!?…:;")
    return text if is_ended else f"{text}."


def effect_text(effect: Effect, voice: Voice) -> str:
    """Return what a card does, without a reason: "Every player pays you $10."."""
    match effect:
        case AdvanceTo(space=space):
            key = "card-ch-go" if space == GO else "card-advance"
            return voice.say(key, space=voice.full_space(space), go=voice.the_space(GO))
        case CollectFromBank(amount=amount) | PayBank(amount=amount):
            return voice.say(f"effect-{_word(effect)}", amount=amount)
        case CollectFromEach(amount=amount) | PayEach(amount=amount):
            return voice.say(f"effect-{_word(effect)}", amount=amount)
        case PayPerBuilding(per_house=house, per_hotel=hotel):
            return voice.say("effect-pay-per-building", house=house, hotel=hotel)
        case _:
            return voice.say(f"card-{_CARD_OF[effect.kind]}", go=voice.the_space(GO))


_CARD_OF = {
    "nearest_railroad_double": "ch-railroad-1",
    "nearest_utility_ten_times": "ch-utility",
    "go_back": "ch-back3",
    "go_to_jail": "ch-jail",
    "get_out_of_jail_free": "ch-goojf",
}
"""The card whose text says no more than what it does, by the kind of its effect."""


def _word(effect: Effect) -> str:
    return effect.kind.replace("_", "-")
