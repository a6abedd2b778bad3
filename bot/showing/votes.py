"""The question whether to call the game off: one message, while a player wants it."""

from dataclasses import replace

from bot.panels.people.leaving import seats_of_voters, vote_over_screen, vote_screen
from bot.showing.calls import Asker, call_to_vote, seats_to_call
from bot.showing.message_sync import MessageSync
from bot.showing.replacing import edit_or_replace
from engine.host.ballots import CANCEL, last_ballot
from engine.host.people.cancellation import agreed, voters

ROLE = "vote"


async def show_vote(sync: MessageSync) -> None:
    """Ask once, tell who has agreed, and say when the question is settled."""
    message = await sync.message(ROLE)
    asked = message if message is not None and message.open else None
    game, voice = sync.game, sync.voice
    running = game.record.phase == "running"
    wanted = await agreed(sync.host.store, sync.game_id, sync.now) if running else ()
    if wanted and asked is None:
        await _ask(sync, wanted)
    elif wanted and asked is not None:
        await edit_or_replace(sync, asked, vote_screen(game, voice, wanted, ()))
    elif asked is not None:
        left = await last_ballot(sync.host.store, sync.game_id, CANCEL)
        delivery = await sync.edit(asked, vote_over_screen(game, voice.words, left))
        if not delivery.is_temporary:
            await sync.put(replace(asked, open=False))


async def _ask(sync: MessageSync, wanted: tuple[int, ...]) -> None:
    game = sync.game
    seats = seats_of_voters(game)
    newly = {seats[user]: user for user in voters(game) if user not in wanted}
    ballot = await last_ballot(sync.host.store, sync.game_id, CANCEL)
    asker = None if ballot is None else Asker(wanted[0], ballot.until)
    called = await seats_to_call(sync, newly, asker)
    users = tuple(newly[seat] for seat in called)
    screen = vote_screen(game, sync.voice, wanted, users)
    sent = await sync.send(ROLE, screen, "{}")
    if sent is not None:
        directly = [seat for seat in newly if seat not in called]
        await call_to_vote(sync, directly, ROLE, sent, asker)
