"""The question whether to call the game off: one message, while a player wants it."""

from collections.abc import Sequence

from bot.features.people.leaving import seats_of_voters, vote_over_screen, vote_screen
from bot.messages.message_sync import MessageSync
from bot.messages.questions import Asker, ask, question_over
from bot.messages.wanted import Change
from bot.ui.screen import Screen
from engine.core.actions import SeatId
from engine.host.ballots import CANCEL, FOR, ballot_on, last_ballot
from engine.host.people.cancellation import voters

ROLE = "vote"


async def vote(sync: MessageSync) -> Sequence[Change]:
    """Ask while a player wants it, and say when the question is settled."""
    game, store = sync.game, sync.host.store
    running = game.record.phase == "running"
    ballot = await ballot_on(store, sync.game_id, CANCEL, sync.now) if running else None
    if ballot is None or not (agreed := ballot.users(FOR)):
        asked = await sync.open_message(ROLE)
        if asked is None:
            return ()
        left = await last_ballot(store, sync.game_id, CANCEL)
        return await question_over(
            sync, asked, lambda voice: vote_over_screen(game, voice.words, left)
        )
    seats = seats_of_voters(game)
    newly = {seats[user]: user for user in voters(game) if user not in agreed}

    def screen(calls: Sequence[SeatId]) -> Screen:
        return vote_screen(game, sync.voice, agreed, tuple(newly[seat] for seat in calls))

    return [await ask(sync, ROLE, list(newly), screen, Asker(agreed[0], ballot.until))]
