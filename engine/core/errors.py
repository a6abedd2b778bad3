"""Why an action is refused, and the error of a transition that cannot have been meant."""

from collections.abc import Callable
from enum import Enum
from typing import Never, ParamSpec

P = ParamSpec("P")


class Reason(Enum):
    """Why something is not allowed; the value is part of a key of the words (`reason-locked`)."""

    GAME_OVER = "game-over"
    OUT_OF_GAME = "out-of-game"
    NOT_AWAITED = "not-awaited"
    NOT_NOW = "not-now"
    NOT_OWN_TURN = "not-own-turn"
    LOCKED = "locked"
    IN_DEBT = "in-debt"
    CANNOT_AFFORD = "cannot-afford"
    BID_TOO_LOW = "bid-too-low"
    BID_TOO_HIGH = "bid-too-high"
    ALREADY_LEADING = "already-leading"
    ALREADY_PASSED = "already-passed"
    ALREADY_FILED = "already-filed"
    NOT_IN_AUCTION = "not-in-auction"
    BID_BINDS = "bid-binds"
    RENT_ASKED = "rent-asked"
    NOT_OWNER = "not-owner"
    NOT_A_STREET = "not-a-street"
    GROUP_INCOMPLETE = "group-incomplete"
    GROUP_MORTGAGED = "group-mortgaged"
    GROUP_BUILT = "group-built"
    UNEVEN = "uneven"
    LEVEL_RANGE = "level-range"
    BUILDING_LIMIT = "building-limit"
    NO_HOUSES = "no-houses"
    NO_HOTELS = "no-hotels"
    SHORTAGE_OPEN = "shortage-open"
    NOT_CLAIMED = "not-claimed"
    ALREADY_MORTGAGED = "already-mortgaged"
    NOT_MORTGAGED = "not-mortgaged"
    MORTGAGE_SAVES_NOTHING = "mortgage-saves-nothing"
    NO_JAIL_CARD = "no-pass"
    NO_FINE_ON_LAST_TURN = "no-fine-on-last-turn"
    CAN_STILL_PAY = "can-still-pay"
    PLAN_FALLS_SHORT = "plan-falls-short"
    NO_SUCH_TRADE = "no-such-trade"
    NOT_YOUR_TRADE = "not-your-trade"
    TRADE_EMPTY = "trade-empty"
    TRADE_WITH_SELF = "trade-with-self"
    TRADE_DURING_BIDDING = "trade-during-bidding"
    NO_SUCH_DEBT = "no-such-debt"
    TRADE_FOR_NOTHING = "trade-for-nothing"
    TRADE_LOWERS_RAISABLE = "trade-lowers-raisable"
    TRADE_BEFORE_TAX = "trade-before-tax"
    PARTNER_CANNOT_PAY = "partner-cannot-pay"
    TOO_MANY_TRADES = "too-many-trades"
    TOO_EARLY_TO_BUY = "too-early-to-buy"
    TOO_EARLY_TO_TRADE = "too-early-to-trade"
    HELD = "held"
    NO_HOLD_LEFT = "no-hold-left"
    OWN_ROLL = "own-throw"
    NO_SUCH_INTENT = "no-such-intent"
    TOO_MANY_INTENTS = "too-many-intents"
    NO_HOUR = "no-hour"
    TIME_LIMIT_REACHED = "hour-struck"
    CLOSING = "closing"
    NO_SUCH_CLAIM = "no-such-claim"
    NOT_YOUR_CLAIM = "not-your-claim"
    PLAYER_COUNT = "player-count"
    TOKEN_TAKEN = "token-taken"


class IllegalAction(Exception):
    """A refused action; the state is as it was. `facts` fill the sentence that explains it."""

    def __init__(self, reason: Reason, **facts: int | str) -> None:
        super().__init__(reason.value, facts)
        self.reason = reason
        self.facts = facts


class ImpossibleTransition(Exception):
    """What was about to happen contradicts the state: a fault of the engine, never of a player.

    Nothing of the action may be kept. `apply` leaves its argument as it was; after `play`, which
    works in place, the state is of no more use.
    """


def contradict(fact: object, why: str) -> Never:
    """Raise ImpossibleTransition: the event or frame does not follow from the state."""
    raise ImpossibleTransition(f"{why}: {fact!r}")


def refuse(reason: Reason, **facts: int | str) -> Never:
    """Raise IllegalAction."""
    raise IllegalAction(reason, **facts)


def need(condition: object, reason: Reason, **facts: int | str) -> None:
    """Raise IllegalAction unless the condition holds. Every handler begins with these."""
    if not condition:
        raise IllegalAction(reason, **facts)


def allows(check: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> bool:
    """Return whether a check, which raises IllegalAction for what is not allowed, does not."""
    try:
        check(*args, **kwargs)
    except IllegalAction:
        return False
    return True
