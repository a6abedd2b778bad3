"""Being away and back, pauses, and the votes about them."""

from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

from bot.decisions.orders_text import OrdersText
from bot.decisions.people_buttons import rejoin_button
from bot.features.absence.presses import AwayUntil, PauseUntil, SeatVote, Volunteer, VoteOnPause
from bot.features.absence.returning import bring_back
from bot.interactions.context import Context
from bot.interactions.question_limit import count_question
from bot.interactions.router import Handlers
from bot.language.clipping import clip
from bot.language.input_translation import english_readings, read_translated
from bot.language.language import Words
from bot.language.moments import means_back, read_moment
from bot.language.zones import zone_city
from bot.presses.buttons import orders_button
from bot.presses.shared import Back, VoteToResume
from bot.presses.time_off import ShowAway, ShowPause
from bot.ui.panel_screen import PanelScreen
from bot.ui.press import Unreadable
from bot.ui.screen import Option, Screen, Select
from engine.core.actions import SeatId
from engine.host.ballots import PAUSE, RESUME, ballot_on
from engine.host.clocks.paces import DAY, is_live
from engine.host.clocks.seat_status import standing_orders
from engine.host.people import absence, motions, pauses
from engine.host.people.absence import go_away
from engine.host.people.motions import propose_pause, vote_on_pause, vote_on_seat, vote_to_resume
from engine.host.refusals import Refusal, Refused, demand
from engine.host.service import Host
from engine.host.snapshots import StartedGame, need_seat
from engine.players.orders import Orders

HANDLERS = Handlers()
LIVE_PAUSE = "30 minutes"
"""How long a pause is asked for at live where nothing is said."""
SHORT_CHOICES = ("15-minutes", "30-minutes", "1-hour")
LONG_CHOICES = ("12-hours", "tomorrow", "2-days", "3-days", "monday", "week", "2-weeks")
PAUSE_CHOICES = (*SHORT_CHOICES, *LONG_CHOICES, "30-days")
BACK = "back"
EXAMPLE = 10 * DAY
"""Seconds from now to the date that a refusal names as an example of what can be typed."""
CHOICE = 100
"""Characters of what is offered to somebody who types."""


# -- away --------------------------------------------------------------------------------------


async def away(context: Context, game_id: str, until: str) -> None:
    """Answer `away`: away until then, or back; where nothing is said, ask until when."""
    if not until.strip():
        await _ask_until_when(context, game_id)
        return
    if _says_back(until, context.words):
        await bring_back(context, game_id)
        return
    at = await _moment(context, until)
    await go_away(context.host, game_id, context.user_id, at, context.key)
    game, words = await context.host.started_game(game_id), context.words
    text = f"{words.say('away-done', at=str(int(at)))}\n{_orders_line(context, game)}"
    buttons = (rejoin_button(game_id, words), orders_button(game_id, words))
    await context.show(Screen(text, rows=(buttons,)))
    await context.flush(game_id)


async def _ask_until_when(context: Context, game_id: str) -> None:
    """Offer some times to be back, and say what it means to be away."""
    game, say = await context.host.started_game(game_id), context.words.say
    choice = await _choice(context, game, AwayUntil(game_id).custom_id, say("away-choose"))
    text = f"### {say('away-ask')}\n{say('away-means')}\n{_orders_line(context, game)}"
    buttons = (orders_button(game_id, context.words),)
    await context.show(PanelScreen((text, choice, f"-# {say('away-other')}", buttons)))


def _orders_line(context: Context, game: StartedGame) -> str:
    """Return which orders decide for a player who is away, or that there are none."""
    voice, seat = context.voice(game), need_seat(game, context.user_id)
    orders = standing_orders(game.orders.get(seat)) or Orders()
    what = OrdersText(voice, game.position.rules).in_short(orders)
    return voice.say("away-orders", what=what) if what else voice.say("away-orders-none")


async def _choice(context: Context, game: StartedGame, at: str, placeholder: str) -> Select:
    """Return a list of times, short ones only at live. Raises Refused for who does not play."""
    need_seat(game, context.user_id)
    choices = (*(SHORT_CHOICES if is_live(game.record.pace) else ()), *LONG_CHOICES)
    host, user = context.host, context.user_id
    offered = await _moments(host, user, "", context.words, choices, absence.LONGEST)
    return Select(at, placeholder, tuple(Option(label, value) for label, value in offered))


@HANDLERS.answers(ShowAway)
async def _show_away(context: Context, press: ShowAway) -> None:
    await _ask_until_when(context, press.game_id)


@HANDLERS.answers(AwayUntil)
async def _leave_until(context: Context, press: AwayUntil) -> None:
    if not context.values:
        raise Unreadable(press.custom_id)
    await away(context, press.game_id, context.values[0])


@HANDLERS.answers(Back)
async def back(context: Context, press: Back) -> None:
    """Answer the button of a player who is absent, or whose seat another person plays."""
    await bring_back(context, press.game_id)


def _says_back(typed: str, words: Words) -> bool:
    return any(map(means_back, english_readings(typed, words)))


async def _moment(context: Context, typed: str) -> float:
    zone = (await context.host.preferences(context.user_id)).zone
    read = partial(read_moment, now=context.host.now(), zone=zone)
    at = read_translated(read, typed, context.words)
    if at is None:
        soon = datetime.fromtimestamp(context.host.now() + EXAMPLE, ZoneInfo(zone))
        city = zone_city(zone, context.words.locale)
        raise Refused(Refusal.NO_SUCH_MOMENT, zone=city, date=f"{soon:%Y-%m-%d}")
    return at


async def away_choices(host: Host, user_id: int, typed: str, words: Words) -> list[tuple[str, str]]:
    """Return labels and values for a person who types when to be back."""
    choices = (*SHORT_CHOICES, *LONG_CHOICES)
    found = await _moments(host, user_id, typed, words, choices, absence.LONGEST)
    return (
        found if typed.strip() and not _says_back(typed, words) else [_back_choice(words), *found]
    )


def _back_choice(words: Words) -> tuple[str, str]:
    return words.say("moment-back"), BACK


async def pause_choices(
    host: Host, user_id: int, typed: str, words: Words
) -> list[tuple[str, str]]:
    """Return labels and values for a person who types when a pause is to end."""
    return await _moments(host, user_id, typed, words, PAUSE_CHOICES, pauses.LONGEST)


async def _moments(
    host: Host, user_id: int, typed: str, words: Words, offered: tuple[str, ...], longest: int
) -> list[tuple[str, str]]:
    """Return what is typed, if it can be read, else what is offered and begins like it.

    Each moment comes once, and none that would be refused; `longest` in seconds from now. Monday is
    left out where another day that is offered is one.
    """
    zone, now = (await host.preferences(user_id)).zone, host.now()

    def read(text: str) -> float | None:
        at = read_moment(text, now, zone)
        return at if at is not None and pauses.SHORTEST <= at - now <= longest else None

    texts = [clip(typed.strip(), CHOICE)] if read_translated(read, typed, words) is not None else []
    every = [words.say(f"moment-offer-{it}") for it in offered]
    start = typed.strip().lower()
    texts += [it for it in every if it.lower().startswith(start) and it not in texts]
    found = dict[float, tuple[str, str]]()
    for text in texts or every:
        at = read_translated(read, text, words)
        if at is not None and at not in found:
            wall = datetime.fromtimestamp(at, ZoneInfo(zone))
            label = words.say(
                "moment-choice", text=text, wall=wall, zone=zone_city(zone, words.locale)
            )
            found[at] = (clip(label, CHOICE), text)
    days = [datetime.fromtimestamp(at, ZoneInfo(zone)).date() for at in found]
    monday = words.say("moment-offer-monday")
    return [
        (label, text)
        for (label, text), day in zip(found.values(), days, strict=True)
        if typed.strip() or text != monday or days.count(day) == 1
    ]


# -- pauses ------------------------------------------------------------------------------------


async def pause(context: Context, game_id: str, until: str) -> None:
    """Answer `pause`: the table is asked, or it agrees. At live a pause is a short one.

    At other paces it is asked first until when, unless the table votes on a pause already.
    """
    game, now = await context.host.started_game(game_id), context.host.now()
    asks = not until.strip() and not is_live(game.record.pace) and game.record.paused_at is None
    if asks and await ballot_on(context.host.store, game_id, PAUSE, now) is None:
        await _ask_how_long(context, game_id)
        return
    at, user = await _moment(context, until.strip() or LIVE_PAUSE), context.user_id
    async with count_question(context, game_id, PAUSE):
        after = await propose_pause(context.host, game_id, user, at, context.key)
    done = after.record.paused_at is not None
    text = context.words.say("pause-done" if done else "vote-counted")
    if context.reply.is_private:
        await context.show(Screen(text))
    else:
        await context.send_private(text)
    await context.flush(game_id)


@HANDLERS.answers(ShowPause)
async def _show_pause(context: Context, press: ShowPause) -> None:
    await _ask_how_long(context, press.game_id)


async def _ask_how_long(context: Context, game_id: str) -> None:
    """Offer some times at which the game would go on, and say what a pause means."""
    game, say = await context.host.started_game(game_id), context.words.say
    text = f"### {say('question-pause-title')}\n{say('pause-means')}"
    at = PauseUntil(game_id).custom_id
    choice = await _choice(context, game, at, say("pause-choose"))
    await context.show(PanelScreen((text, choice, f"-# {say('pause-other')}")))


@HANDLERS.answers(PauseUntil)
async def _pause_until(context: Context, press: PauseUntil) -> None:
    if not context.values:
        raise Unreadable(press.custom_id)
    await pause(context, press.game_id, context.values[0])


@HANDLERS.answers(VoteOnPause)
async def answer_pause(context: Context, press: VoteOnPause) -> None:
    """Answer the buttons under the question, which tells how the vote stands, and goes with the
    vote that pauses the game.
    """
    user, option = context.user_id, press.option
    after = await vote_on_pause(context.host, press.game_id, user, option, context.key)
    if after.record.paused_at is not None:
        await context.send_private(context.words.say("question-pause-done"))
    await context.flush(press.game_id)


@HANDLERS.answers(VoteToResume)
async def answer_resume(context: Context, press: VoteToResume) -> None:
    """Answer the button at the table, and those under the question whether to go on, which goes
    once the game does.
    """
    host, game_id = context.host, press.game_id
    is_asked = await ballot_on(host.store, game_id, RESUME, host.now()) is not None
    async with count_question(context, game_id, RESUME):
        after = await vote_to_resume(host, game_id, context.user_id, press.option, context.key)
    if is_asked and after.record.paused_at is None:
        await context.send_private(context.words.say("question-resume-done"))
    await context.flush(game_id)


# -- an absent player's seat -------------------------------------------------------------------


@HANDLERS.answers(SeatVote)
async def vote_for_seat(context: Context, press: SeatVote) -> None:
    """Count a choice in the list of what may become of an absent player's seat."""
    if not context.values:
        raise Unreadable(press.custom_id)
    seat, user, option = await _seat(context, press), context.user_id, context.values[0]
    before = await context.host.started_game(press.game_id)
    await vote_on_seat(context.host, press.game_id, seat, user, option, context.key)
    if before.seat_of(user) == seat:
        await context.send_private(context.words.say("back-done"))
    await context.flush(press.game_id)


@HANDLERS.answers(Volunteer)
async def offer_to_take_over(context: Context, press: Volunteer) -> None:
    """Note that a person who does not play offers to take over the seat."""
    seat = await _seat(context, press)
    await motions.volunteer(context.host, press.game_id, seat, context.person)
    await context.send_private(context.words.say("volunteer-done"))
    await context.flush(press.game_id)


async def _seat(context: Context, press: SeatVote | Volunteer) -> SeatId:
    seat = press.seat
    found = await context.host.started_game(press.game_id)
    demand(seat < len(found.players), Refusal.VOTE_SETTLED)
    return seat
