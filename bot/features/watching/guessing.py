"""Saying who will win a game that one does not play in, and what is shown of it at the end."""

from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.names import plain_name
from bot.presses.watching import ShowGuesses
from bot.ui.press import read_int, single_value
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Option, Screen, Select
from engine.host.people.guesses import Guess, give_guess, guesses_of, is_open
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import StartedGame

HANDLERS = Handlers()


@press_record("tip", "give", acts=False)
class ChooseWinner(PressRecord):
    """Choose from the list who will win, and be asked once more."""


@press_record("tip", "yes", acts=True)
class GiveGuess(PressRecord):
    """Say for good that a seat will win."""

    seat: int


@HANDLERS.answers(ShowGuesses)
async def _show(context: Context, press: ShowGuesses) -> None:
    """Show what a person has said, or whom they may choose."""
    game = await context.host.started_game(press.game_id)
    guesses = await guesses_of(context.host, press.game_id)
    if (mine := guesses.get(context.user_id)) is not None:
        await context.show(_said(context, game, mine, len(guesses)))
        return
    demand(is_open(game, context.user_id), Refusal.GUESSES_CLOSED)
    voice = context.voice(game)
    options = tuple(
        Option(plain_name(voice.players[seat].name), str(seat)) for seat in game.position.players()
    )
    chosen = Select(ChooseWinner(press.game_id).custom_id, voice.say("guess-choose"), options)
    text = voice.say("guess-ask", count=len(guesses))
    await context.show(Screen(text, rows=(chosen,)))


@HANDLERS.answers(ChooseWinner)
async def _ask_once_more(context: Context, press: ChooseWinner) -> None:
    game = await context.host.started_game(press.game_id)
    seat = read_int(single_value(context.values))
    is_given = context.user_id in await guesses_of(context.host, press.game_id)
    if is_given or not is_open(game, context.user_id) or seat not in game.position.players():
        await _show(context, ShowGuesses(press.game_id))
        return
    voice = context.voice(game)
    yes = Button(voice.say("button-guess-yes"), GiveGuess(press.game_id, seat).custom_id, "primary")
    back = Button(voice.say("go-back"), ShowGuesses(press.game_id).custom_id)
    await context.show(Screen(voice.say("guess-sure", who=voice.name(seat)), rows=((yes, back),)))


@HANDLERS.answers(GiveGuess)
async def _give(context: Context, press: GiveGuess) -> None:
    game_id, person = press.game_id, context.person
    mine = await give_guess(context.host, game_id, person.user_id, person.name, press.seat)
    guesses = await guesses_of(context.host, game_id)
    game = await context.host.started_game(game_id)
    await context.show(_said(context, game, mine, len(guesses)))
    # Its owner keeps the notes of the game in memory.
    context.publisher.schedule(game_id)


def _said(context: Context, game: StartedGame, mine: Guess, count: int) -> Screen:
    voice = context.voice(game)
    return Screen(voice.say("guess-said", who=voice.name(mine.seat), count=count))
