"""Answers of computers to offers, where their senders still see the offers as open."""

from dataclasses import replace

from bot.panels.trade.outcome import offer_made, outcome_of
from bot.panels.trade.outcome_motive import outcome_motive
from bot.panels.trade.sent import closed_screen
from bot.screens.plain_screen import plain_screen
from bot.showing.message_sync import MessageSync

SEARCHED_STEPS = 100
"""Steps of the log in which an offer and its end are looked for."""


async def show_computer_answers(sync: MessageSync) -> None:
    """Show what computers have answered while they were thinking.

    An offer to a person has a message, whose end its sender is told; one to a computer has none.
    """
    for number, user_id in sync.sent_offers.of_game(sync.game_id):
        if sync.game.trade(number) is None:
            await _show(sync, number, user_id)


async def _show(sync: MessageSync, number: int, user_id: int) -> None:
    after = max(0, sync.game.record.version - SEARCHED_STEPS)
    closed = await outcome_of(sync.host, sync.game_id, number, after)
    if closed is None or sync.game.player(closed.trade.partner).user_id is not None:
        return
    made = await offer_made(sync.host, sync.game_id, number, after)
    since = after if made is None else made.version - 1
    voice = await sync.voice_for(user_id, sync.game.record.guild_id)
    screen = closed_screen(sync.game, closed, since, voice)
    motive = await outcome_motive(sync.host, sync.game, closed.trade, closed.by, voice)
    screen = replace(screen, content=motive)
    for card in sync.sent_offers.take(sync.game_id, number, user_id):
        await card.update(plain_screen(screen) if voice.plain else screen)
