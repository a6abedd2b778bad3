"""The tests of rules say where a script and the game part, and what has happened until then."""

import re

import pytest

from tests.support.brief import numbered
from tests.support.plays import plays


def parting(*script: str) -> str:
    with pytest.raises(AssertionError) as parted:
        plays(*script)
    return str(parted.value)


def test_a_difference_stands_at_the_end_of_the_transcript() -> None:
    assert parting("A $200 jail 2", "A throw 3+5: A paid 60; A moved 10 tennessee") == (
        """
A $200 jail 2
A throw 3+5
    A dice-thrown 3 5 #0
    A jail-throw-failed 3
    A paid 50 to bank jail-fine
    A jail-left fine
    A moved 10 tennessee
>>> expected: A paid 60
    found: A paid 50 to bank jail-fine"""
    )


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        ("A moved mediterranean reading; A dice-thrown 2 2", "A dice-thrown 2 2"),
        ("A moved 1 5; A moved 5 9", "nothing more"),
        ("no moved", "A moved mediterranean reading"),
        ("A moved 1 5; nothing else", "dice-thrown"),
        ("no dice", "no dice"),
        ("A $1 at 5", "$1500"),
        ("A at 6", "at 5"),
        ("A jail 0", "jail None"),
        ("A free out", "left None"),
        ("A has reading", "reading is Deed"),
        ("A holds CH-GOOJF", "holds -"),
        ("A raises 1", "raises 1500"),
        ("A may throw", "may buy"),
        ("A may not buy", "may buy"),
        ("A may first decline", "may buy"),
        ("A may not sing", "nobody can sing"),
        ("cash 1", "cash 1500,1500"),
        ("bank 1 2", "bank 32 12"),
        ("awaits B", "awaits A"),
        ("next to-throw", "next A buy-or-decline reading"),
        ("next B buy-or-decline 5", "next A buy-or-decline reading"),
        ("next A buy-or-decline 50", "next A buy-or-decline reading"),
        ("next A to-throw", "next A buy-or-decline reading"),
        ("won A", "won -"),
        ("over", "going on"),
        ("pot 1", "pot 0"),
        ("chance size 1", "16"),
        ("refused not-now", "refused nothing"),
        ("A shoes 1", "shoes"),
        ("fine weather", "fine"),
    ],
)
def test_whatever_is_not_so_is_said(expected: str, found: str) -> None:
    with pytest.raises(Exception, match=re.escape(found)):
        plays("A at 1", f"A throw 2+2: {expected}")


def test_groups_and_seats_are_written_as_numbers() -> None:
    assert numbered("A owns browns, oranges=1 and reds=2/1/0, vermont.m") == (
        "0 owns 1,3, 16=1,18=1,19=1 and 21=2,23=1,24=0, 8m"
    )
    assert numbered("CH-GO go-on go") == "CH-GO go-on 0"
