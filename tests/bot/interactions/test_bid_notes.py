"""Which private messages about bids are remembered, and for how long."""

from types import SimpleNamespace
from typing import cast

from bot.discord.reply import Reply
from bot.interactions.bid_notes import BidNote, BidNotes
from bot.interactions.sent_offers import LIFETIME

ADA, BEN = 101, 102
GAME, OTHER = "abcdefg", "hijklmn"


def note(game: str = GAME, auction: int = 3, user: int = ADA) -> BidNote:
    return BidNote(game, auction, user, cast(Reply, object()))


def test_only_messages_about_auctions_that_are_over_are_handed_out_and_once() -> None:
    notes = BidNotes()
    ended, running, elsewhere = note(), note(auction=9), note(OTHER)
    for it in (ended, running, elsewhere):
        assert notes.put(it) is None
    assert notes.take_ended(GAME, 9) == (ended,)
    assert notes.take_ended(GAME, 9) == ()
    assert notes.take_ended(GAME, None) == (running,)
    assert notes.take_ended(OTHER, None) == (elsewhere,)


def test_a_newer_message_of_the_same_person_hands_back_the_last() -> None:
    notes = BidNotes()
    first, of_ben, second = note(), note(user=BEN), note()
    notes.put(first)
    assert notes.put(of_ben) is None
    assert notes.put(second) is first.reply
    assert notes.take_ended(GAME, None) == (of_ben, second)


def panel(message: int | None, auction: int = 3) -> BidNote:
    return BidNote(GAME, auction, ADA, cast(Reply, SimpleNamespace(shown_id=message)))


def test_every_panel_is_handed_out_once_with_its_newest_reply() -> None:
    notes = BidNotes()
    first, second, pressed, running = panel(1), panel(2), panel(1), panel(3, auction=9)
    for it in (first, second, pressed, running, panel(None)):
        notes.put_panel(it)
    notes.put(of_bid := note())
    assert notes.take_ended(GAME, 9) == (second, pressed, of_bid)
    assert notes.take_ended(GAME, 9) == ()
    assert notes.take_ended(GAME, None) == (running,)


def test_a_message_is_forgotten_when_discord_no_longer_lets_it_be_edited() -> None:
    now = 0.0
    notes = BidNotes(lambda: now)
    notes.put(note())
    now = LIFETIME + 1
    assert notes.take_ended(GAME, None) == ()
