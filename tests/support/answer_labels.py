"""The English labels of buttons that many tests press, looked up where the bot has its words.

A test names a button by its meaning, so that other words on it change no test. Where a label says
a place or a sum, its beginning is enough to press it.
"""

from __future__ import annotations

from bot.language.language import load

FACT = "\0"


def label(key: str, locale: str = "en", **facts: str | int) -> str:
    """Return the label of a key with its facts."""
    return load(locale).say(key, **facts)


def beginning(key: str, locale: str = "en") -> str:
    """Return what stands on a button before its first fact."""
    words = load(locale)
    found, *_ = words.say(key, **dict.fromkeys(words.facts_of(key), FACT)).split(FACT)
    assert found.strip(), f"{key} begins with a fact: say it with label()"
    return found.rstrip()


ROLL = label("decision-to-throw.button-throw")
ROLL_FOR_DOUBLES = label("decision-in-jail.button-throw")
PAY_FINE = beginning("decision-in-jail.button-fine")
LET_THEM_ROLL = beginning("decision-held.button-go-on")
PAY_FLAT_TAX = beginning("decision-choose-tax.button-flat")
BUY = beginning("decision-buy-or-decline.button-buy")
AUCTION = beginning("decision-buy-or-decline.button-decline")
END_TURN = label("decision-to-end.button-end")
BID = beginning("button-bid")
SET_MAXIMUM = label("button-maximum")
PASS = label("button-pass")
JOIN = label("button-lobby-join")
START = label("button-lobby-start")
TRADE = label("button-trade")
MANAGE = label("button-manage")
MORE = label("button-more")
BOARD = label("button-board")
MISSED = label("button-missed")
SINCE = label("button-since")
HISTORY = label("button-history")
AWAY = label("away-open")
PAUSE = label("pause-open")
BACK_NOW = label("moment-back")
VOLUNTEER = label("button-volunteer")
MY_GAMES = label("mine-title")
ORDERS = label("orders-open-panel")
HOLD = beginning("button-hold-roll")


def buy(space: str, price: int) -> str:
    """Return the label of the button that buys a space."""
    return label("decision-buy-or-decline.button-buy", space=space, price=price)


def auction(space: str) -> str:
    """Return the label of the button that lets a space go to auction."""
    return label("decision-buy-or-decline.button-decline", space=space, declined="auctioned")


def bid_of(price: int) -> str:
    """Return the label of the button that bids a sum."""
    return label("button-bid", price=price)
