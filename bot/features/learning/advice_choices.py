"""The choices that advice names: each in words, with the button that does the same elsewhere."""

from bot.decisions.business_options import effect, levels_text
from bot.decisions.debt_rows import plan_label
from bot.decisions.debt_text import plan_sum
from bot.decisions.decision_words import Answer, answer_label
from bot.decisions.purchase_buttons import raise_button
from bot.decisions.received_buttons import loans_of
from bot.features.learning.presses import BorrowAsAdvised, DoAsAdvised
from bot.language.lots import lot_label, the_lot
from bot.language.sides import side_text
from bot.language.voice import Voice
from bot.presses.buttons import offer_button
from bot.presses.shared import (
    Accept,
    AskToGiveUp,
    Decline,
    FillInMaxima,
    OpenBidForm,
    Withdraw,
)
from bot.ui.screen import Button
from engine.core import actions as a
from engine.core.actions import Action, Side
from engine.core.decisions import BuyOrDecline, UnmortgageOrHold
from engine.core.events import Trade
from engine.core.lots import Lot
from engine.host.snapshots import StartedGame
from engine.players.building_loans import BuildingLoan
from engine.players.consequences import lots_on_sale

PRESSED = (
    a.Roll | a.EndTurn | a.Buy | a.Decline | a.PassBid | a.PayFine | a.UseJailCard | a.PayFlatTax
    | a.PayTenth | a.UnmortgageReceived | a.RaiseMoney | a.GoOn | a.Build | a.SellBuildings
    | a.Mortgage | a.Unmortgage
)  # fmt: skip
"""The choices that a press in the panel itself does; all others have a form or a question."""
MAX_LABEL = 38
"""Characters of a label that a phone shows in one line; a longer choice goes by its number."""


def choice_title(
    action: Action, game: StartedGame, voice: Voice, loan: BuildingLoan | None = None
) -> str:
    """Return what to do, with its whole effect; `loan`: what is borrowed and built in its place."""
    if loan is not None:
        return _loan_title(loan, game, voice)
    match action:
        case a.Build() | a.SellBuildings() | a.Mortgage() | a.Unmortgage():
            return effect(game.position, action, voice)
        case a.RaiseMoney():
            return _plan_title(action, game, voice)
        case a.UnmortgageReceived():
            return _unmortgage_title(action, game, voice)
        case a.OfferTrade() | a.AcceptTrade() | a.DeclineTrade() | a.WithdrawTrade():
            return _trade_title(action, game, voice)
        case a.SetMaximum() | a.FileMaxima() | a.FileClaim() | a.BidForBuilding() | a.PassBid():
            return _bid_title(action, game, voice)
        case a.GiveUp():
            return voice.say("advice-give-up")
        case _:
            assert isinstance(action, Answer)
            return answer_label(action, game.public(), voice)


def _plan_title(plan: a.RaiseMoney, game: StartedGame, voice: Voice) -> str:
    """Return what is mortgaged or sold, and what is bought with it, if a purchase is awaited."""
    label, decision = plan_label(game, plan, voice), game.public().decision
    if not isinstance(decision, BuyOrDecline):
        return label
    price = game.position.rules.properties[decision.space].price
    what = voice.the_space(decision.space)
    return voice.say("advice-raise-and-buy", plan=label, what=what, price=price)


def _loan_title(loan: BuildingLoan, game: StartedGame, voice: Voice) -> str:
    """Return what is mortgaged, for how much, and what is built with it, for how much."""
    plan = plan_label(game, a.RaiseMoney((), loan.mortgages), voice)
    price = game.position.building_cost(loan.levels)
    what = levels_text(game.position, loan.levels, voice)
    return voice.say("advice-borrow-and-build", plan=plan, build=what, price=price)


def _unmortgage_title(action: a.UnmortgageReceived, game: StartedGame, voice: Voice) -> str:
    if not action.spaces:
        decision = game.public().decision
        assert isinstance(decision, UnmortgageOrHold)
        return voice.say("button-hold", count=len(loans_of(game, decision)))
    properties = game.position.rules.properties
    price = sum(properties[space].mortgage for space in action.spaces)
    what = voice.and_list([voice.space(space) for space in action.spaces])
    return voice.say("button-clear", what=what, price=price)


def _trade_title(
    action: a.OfferTrade | a.AcceptTrade | a.DeclineTrade | a.WithdrawTrade,
    game: StartedGame,
    voice: Voice,
) -> str:
    if isinstance(action, a.OfferTrade):
        key = "advice-offer" if action.answers is None else "advice-counter"
        return _sides(key, voice.name(action.partner), action.gives, action.takes, voice)
    trade = _trade(action.trade, game)
    if isinstance(action, a.WithdrawTrade):
        return voice.say("advice-withdraw", who=voice.name(trade.partner))
    who = voice.name(trade.proposer)
    if isinstance(action, a.DeclineTrade):
        return voice.say("advice-refuse", who=who)
    return _sides("advice-accept", who, trade.takes, trade.gives, voice)


def _trade(number: int, game: StartedGame) -> Trade:
    found = game.trade(number)
    assert found is not None
    return found


def _sides(key: str, who: str, gives: Side, takes: Side, voice: Voice) -> str:
    return voice.say(key, who=who, gives=side_text(gives, voice), takes=side_text(takes, voice))


def _bid_title(
    action: a.SetMaximum | a.FileMaxima | a.FileClaim | a.BidForBuilding | a.PassBid,
    game: StartedGame,
    voice: Voice,
) -> str:
    match action:
        case a.SetMaximum(amount=amount):
            lot = lots_on_sale(game.public())[0]
            return voice.say("advice-bid", amount=amount, what=the_lot(lot, voice))
        case a.FileMaxima(maxima=((lot, amount),)):
            return voice.say("advice-bid", amount=amount, what=the_lot(lot, voice))
        case a.FileMaxima(maxima=maxima):
            priced = [_priced(lot, amount, voice) for lot, amount in maxima]
            return voice.say("advice-file", lots=voice.comma_list(priced))
        case a.FileClaim(wanted=wanted):
            lots = voice.and_list([voice.space(space) for space in dict(wanted)])
            amount = sum(most for _, most in wanted)
            return voice.say("advice-claim", lots=lots, amount=amount)
        case a.BidForBuilding(space=space, amount=amount):
            return voice.say("advice-bid-building", amount=amount, what=voice.space(space))
        case a.PassBid():
            return voice.say("button-pass")


def _priced(lot: Lot, amount: int, voice: Voice) -> str:
    return voice.say("priced", what=lot_label(lot, voice), amount=amount)


# -- buttons -----------------------------------------------------------------------------------


def choice_button(
    action: Action,
    number: int,
    game: StartedGame,
    voice: Voice,
    loan: BuildingLoan | None = None,
) -> Button | None:
    """Return the button of a choice; None where no single press or form does it anywhere."""
    game_id, decision = game.record.id, _decision_id(game)
    if loan is not None:
        return _loan_button(loan, number, game, voice)
    match action:
        case a.AcceptTrade() | a.DeclineTrade() | a.WithdrawTrade():
            return _answer_button(action, game_id, voice)
        case a.OfferTrade():
            return offer_button(game, action, voice, "success" if number == 1 else "secondary")
        case a.SetMaximum() | a.FileMaxima():
            return _bid_button(action, game, voice)
        case a.RaiseMoney() if isinstance(game.public().decision, BuyOrDecline):
            return raise_button(game, decision, voice)
        case a.GiveUp():
            at = AskToGiveUp(game_id, decision=decision).custom_id
            return Button(voice.say("debt-give-up"), at, "danger")
        case _ if isinstance(action, PRESSED):
            return _act_button(action, number, game, voice)
        case _:
            return None


def _answer_button(
    action: a.AcceptTrade | a.DeclineTrade | a.WithdrawTrade, game_id: str, voice: Voice
) -> Button:
    match action:
        case a.AcceptTrade(trade=trade):
            return Button(
                voice.say("trade-button-accept"), Accept(game_id, trade).custom_id, "success"
            )
        case a.DeclineTrade(trade=trade):
            return Button(voice.say("trade-button-decline"), Decline(game_id, trade).custom_id)
        case a.WithdrawTrade(trade=trade):
            return Button(voice.say("trade-button-withdraw"), Withdraw(game_id, trade).custom_id)


def _decision_id(game: StartedGame) -> int:
    """Return the id of the decision that waits; 0 once the game is over."""
    decision = game.public().decision
    return 0 if decision is None else decision.id


def _act_button(action: Action, number: int, game: StartedGame, voice: Voice) -> Button | None:
    press = DoAsAdvised(game.record.id, action, decision=_decision_id(game))
    label = choice_title(action, game, voice)
    if len(label) > MAX_LABEL:
        label = _short_label(action, number, game, voice)
    try:
        return Button(label, press.custom_id, "success" if number == 1 else "secondary")
    except ValueError:
        return None  # It is longer than a button can name; the table has another way.


def _loan_button(loan: BuildingLoan, number: int, game: StartedGame, voice: Voice) -> Button | None:
    """Return the button that does all of a loan; None where it is longer than a button can name."""
    try:
        at = BorrowAsAdvised(game.record.id, loan, decision=_decision_id(game)).custom_id
    except ValueError:
        return None
    label = voice.say("advice-press", number=number)
    return Button(label, at, "success" if number == 1 else "secondary")


def _short_label(action: Action, number: int, game: StartedGame, voice: Voice) -> str:
    match action:
        case a.Build(levels=levels):
            price = game.position.building_cost(levels)
            return voice.say("advice-press-build", number=number, price=price)
        case a.RaiseMoney():
            return voice.say("debt-as-proposed", price=plan_sum(action, game.position))
        case _:
            return voice.say("advice-press", number=number)


def _bid_button(action: a.SetMaximum | a.FileMaxima, game: StartedGame, voice: Voice) -> Button:
    """Return the way to the form or panel of secret maxima, which has the amounts in it."""
    game_id, decision = game.record.id, _decision_id(game)
    if len(lots_on_sale(game.public())) > 1:
        at = FillInMaxima(game_id, decision=decision).custom_id
        return Button(voice.say("advice-fill-in"), at, "primary")
    most = action.amount if isinstance(action, a.SetMaximum) else action.maxima[0][1]
    at = OpenBidForm(game_id, "max", most, decision=decision).custom_id
    return Button(voice.say("button-maximum"), at, "primary")
