"""Telling of rolls, moves, Jail and cards."""

from collections.abc import Sequence

from bot.narration.charge_reasons import deck_of, quoted_card
from bot.narration.story import Story
from engine.core import events as e
from engine.core.actions import SeatId
from engine.editions.board import GO
from engine.editions.cards import PayPerBuilding, cards


def deck_shuffled(story: Story, events: Sequence[e.DeckShuffled]) -> None:
    for event in events:
        story.sentence(story.voice.say("event-deck-shuffled", deck=story.voice.deck(event.deck)))


def deeds_dealt(story: Story, event: e.DeedsDealt) -> None:
    spaces = story.voice.and_list([story.voice.the_space(space) for space in event.spaces])
    story.alone(
        (event.seat,), story.voice.say("event-deeds-dealt", spaces=spaces, price=event.price)
    )


def starter_rolled(story: Story, events: Sequence[e.StarterRolled]) -> None:
    """Tell of the rolls for the first turn, in rounds: tied players roll again."""
    rounds: list[dict[SeatId, str]] = [{}]
    for event in events:
        if event.seat in rounds[-1]:
            rounds.append({})
        rounds[-1][event.seat] = story.voice.say(
            "starter-roll",
            who=story.voice.player(event.seat),
            first=event.first,
            second=event.second,
        )
    rolls_text = story.voice.comma_list(list(rounds[0].values()))
    for again in rounds[1:]:
        rolls = story.voice.comma_list(list(again.values()))
        rolls_text = story.voice.say("starter-again", before=rolls_text, rolls=rolls)
    story.sentence(story.voice.say("event-starter-thrown", rolls=rolls_text))
    story.starting = rolls_text


def turn_started(story: Story, events: Sequence[e.TurnStarted]) -> None:
    """End the line before, and name the player whom the rolls for the first turn chose."""
    if story.starting:
        who = story.voice.player(events[-1].seat)
        story.retell(story.voice.say("starter-begins", rolls=story.starting, who=who))
        story.starting = ""
    story.doubled = None
    story.close()


def turn_ran_out(story: Story, seat: SeatId) -> None:
    """Tell that the turn ended because its player did not end it in time."""
    story.time_ran_out(seat)
    story.alone((seat,), story.voice.say("event-turn-ended"))


def turn_alone(story: Story, event: e.TurnStarted) -> None:
    """Tell whose turn it is where nothing else has happened."""
    who = story.voice.player(event.seat)
    story.sentence(story.voice.say("event-turn-started", who=who))


def hold_set(story: Story, event: e.HoldSet) -> None:
    """Tell of a hold where nothing else has happened; the table's first line shows a hold
    anyway.
    """
    mover = story.voice.name(event.mover)
    story.alone((event.seat,), story.voice.say("event-hold-set", mover=mover))


def hold_ended(story: Story, event: e.HoldEnded) -> None:
    story.alone((event.seat,), story.voice.say("event-hold-lifted"))


def dice_rolled(story: Story, event: e.DiceRolled) -> None:
    key = "rolled-again" if story.doubled == event.seat else "event-dice-thrown"
    story.doubled = event.seat if event.first == event.second else None
    story.begin(event.seat, story.voice.say(key, first=event.first, second=event.second))


def rent_rolled(story: Story, event: e.RentRolled) -> None:
    clause = story.voice.say("event-rent-thrown", first=event.first, second=event.second)
    story.go_on(event.seat, clause)
    story.rolled_by = event.seat


def moved(story: Story, event: e.Moved) -> None:
    story.sent_by, story.card = story.card, None
    story.land(event.seat, event.to)


def salary_paid(story: Story, event: e.SalaryPaid) -> None:
    """Tell of the salary before the landing of the same move; a card to GO has already told of
    it.
    """
    space, on_go = story.landed_on, story.voice.on_space(GO)
    if space == GO and story.sent_by is not None and story.take_landing(event.seat):
        story.sent_by = None
        return
    if not story.take_landing(event.seat):
        story.go_on(event.seat, story.voice.say("salary-paid", amount=event.amount, where=on_go))
    elif space == GO:
        story.go_on(event.seat, story.voice.say("salary-on-go", amount=event.amount, where=on_go))
    else:
        go = story.voice.the_space(GO)
        story.go_on(event.seat, story.voice.say("event-salary-paid", amount=event.amount, go=go))
        story.land(event.seat, space or GO)


def jailed(story: Story, event: e.Jailed) -> None:
    """Tell of going to Jail, unless a card has just said so."""
    if event.by == "card" and story.card is not None:
        return
    story.go_on(event.seat, story.voice.say("event-jailed", by=event.by))
    story.close()


def jail_roll_failed(story: Story, event: e.JailRollFailed) -> None:
    last = event.turns >= story.rules.jail_turns
    key = "jail-roll-last" if last else "event-jail-throw-failed"
    story.go_on(event.seat, story.voice.say(key, turns=event.turns, most=story.rules.jail_turns))


def jail_left(story: Story, event: e.JailLeft) -> None:
    story.go_on(event.seat, story.voice.say("event-jail-left", by=event.by))


def jail_card_used(story: Story, event: e.JailCardUsed) -> None:
    story.begin(event.seat, story.voice.say("event-pass-used"))


def card_drawn(story: Story, event: e.CardDrawn) -> None:
    """Tell of a drawn card, which ends the sentence that led to it."""
    story.settle_landing()
    if not story.is_about(event.seat):
        deck = deck_of(event.card, story.voice)
        story.begin(event.seat, story.voice.say("event-card-drawn", deck=deck))
    quoted = quoted_card(event.card, story.voice, story.rules)
    if isinstance(cards()[event.card].effect, PayPerBuilding):
        # A sum or a debt would follow, and replace this.
        quoted = story.voice.say("card-free", quoted=quoted)
    story.because(quoted)
    story.card = event.card


def card_kept(story: Story, event: e.CardKept) -> None:
    """Tell of a kept card, unless the drawn card has just said so."""
    if story.card is None:
        story.alone((event.seat,), story.voice.say("event-card-kept"))


def card_returned(story: Story, event: e.CardReturned) -> None:
    """Tell of a returned card only where nothing else has happened."""
    under = story.voice.say("under-deck", deck=story.voice.deck(cards()[event.card].deck))
    story.sentence(story.voice.say("event-card-returned", deck=under))
