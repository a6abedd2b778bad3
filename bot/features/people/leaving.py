"""Going: resigning, calling a game off, and playing another."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Literal

from bot.interactions.asking_to_join import is_asked_first
from bot.interactions.checks import need_permissions
from bot.interactions.context import Context
from bot.interactions.links import link_to, second_lobby
from bot.interactions.question_limit import count_question
from bot.interactions.router import Handlers
from bot.language.language import Fact, Words
from bot.language.names import COLOUR
from bot.language.place import place_facts
from bot.language.voice import Voice
from bot.presses.shared import Rematch
from bot.presses.watching import watching_row
from bot.ui.press_record import PressRecord, press_record
from bot.ui.screen import Button, Embed, Screen
from engine.core.actions import SeatId
from engine.host.ballots import CANCEL, Ballot
from engine.host.lobbies import rematches
from engine.host.lobbies.beginning import lobby_like
from engine.host.lobbies.rematches import rematch_of
from engine.host.people import seats
from engine.host.people.cancellation import agree_to_cancel, agreed, need_voter, play_on, voters
from engine.host.refusals import Refusal, Refused, demand
from engine.host.snapshots import OpenLobby, StartedGame, need_seat

HANDLERS = Handlers()
YesNo = Literal["yes", "no"]
Say = Callable[..., str]


@press_record("resign", "ask", acts=False)
class AskToResign(PressRecord):
    """Ask once more about resigning."""


@press_record("resign", "yes", acts=True)
class Resign(PressRecord):
    """Resign, after the second question."""


@press_record("resign", "no", acts=False)
class Stay(PressRecord):
    """Stay in the game."""


@press_record("cancel", "ask", acts=False)
class AskToCancel(PressRecord):
    """Ask once more about a vote on calling the game off."""


@press_record("cancel", "yes", acts=True)
class AgreeToCancel(PressRecord):
    """Begin a vote on calling the game off."""


@press_record("cancel", "no", acts=False)
class KeepPlaying(PressRecord):
    """Begin no vote."""


@press_record("vote", acts=True)
class VoteOnCancelling(PressRecord):
    """Vote on calling the game off."""

    answer: YesNo


@HANDLERS.answers(AskToResign)
async def _ask_to_resign(context: Context, press: AskToResign) -> None:
    await ask_to_resign(context, press.game_id)


async def ask_to_resign(context: Context, game_id: str) -> None:
    """Ask once more. Raises Refused, with the reason, for a person who does not play."""
    game = await context.host.started_game(game_id)
    seat, say = need_seat(game, context.user_id), context.words.say
    yes = Button(resign_label(game, seat, say), Resign(game_id).custom_id, "danger")
    no = Button(say("button-stay"), Stay(game_id).custom_id, "secondary")
    await context.show(Screen(_warning(game, seat, context.words), rows=((yes, no),)))


def resign_label(game: StartedGame, seat: SeatId, say: Say) -> str:
    """Return what resigning means for a seat, which may be played for another person."""
    is_lent = game.players[seat].owner_id is not None
    return say("button-resign-lent" if is_lent else "button-resign")


def _warning(game: StartedGame, seat: SeatId, words: Words) -> str:
    """Return what becomes of what one owns, of a lent seat, of a game that then ends or that
    computers play out.
    """
    which, owner = _which_game(game, seat, words), game.players[seat].owner_id
    if owner is not None:
        return words.say("resign-sure-lent", **which, owner=f"<@{owner}>")
    if game.record.is_direct:
        return words.say("direct-resign-sure", **which)
    sure = words.say("resign-sure", **which)
    left = [player for player in game.position.players() if player != seat]
    if len(left) == 1:
        winner = Voice.of(game, words).name(left[0])
        return f"{sure} {words.say('resign-sure-wins', who=winner)}"
    is_left = game.is_against_computers(seat) and game.goes_on_without_people
    return " ".join([sure, words.say("resign-sure-last")] if is_left else [sure])


def _which_game(game: StartedGame, seat: SeatId, words: Words) -> dict[str, Fact]:
    """Return the facts that tell a person's games apart: who else is in it, and where."""
    return {"others": other_players(game, seat, words), **place_facts(game.record)}


def other_players(game: StartedGame, seat: SeatId, words: Words) -> str:
    """Return the names of those who play beside a seat."""
    voice = Voice.of(game, words)
    return words.and_list([voice.name(it) for it in game.position.players() if it != seat])


@HANDLERS.answers(Stay)
async def _stay(context: Context, press: Stay) -> None:
    await context.show(Screen(context.words.say("resign-not")))


@HANDLERS.answers(Resign)
async def resign(context: Context, press: Resign) -> None:
    """Resign after the second question."""
    seat = need_seat(await context.host.started_game(press.game_id), context.user_id)
    game = await seats.resign(context.host, press.game_id, context.user_id, context.key)
    key = "direct-resign-done" if game.record.is_direct else "resign-done"
    done = context.words.say(key, **_which_game(game, seat, context.words))
    await context.show(_left_screen(context, game, done))
    await context.flush(press.game_id)


def _left_screen(context: Context, game: StartedGame, done: str) -> Screen:
    """Return that a person has left, with the ways to see and hear how the game goes on."""
    row = watching_row(game, context.user_id, context.words)
    return Screen(
        f"{done} {context.words.say('watch-how')}" if row else done, rows=(row,) if row else ()
    )


@HANDLERS.answers(AskToCancel)
async def _ask_to_cancel(context: Context, press: AskToCancel) -> None:
    await ask_to_cancel(context, press.game_id)


async def ask_to_cancel(context: Context, game_id: str) -> None:
    """Ask a player before the wish counts as a vote, and before anybody is called."""
    need_voter(await context.host.started_game(game_id), context.user_id)
    say = context.words.say
    yes = Button(say("button-agree"), AgreeToCancel(game_id).custom_id, "danger")
    no = Button(say("button-stay"), KeepPlaying(game_id).custom_id, "secondary")
    await context.show(Screen(say("cancel-sure"), rows=((yes, no),)))


@HANDLERS.answers(AgreeToCancel)
async def agree(context: Context, press: AgreeToCancel) -> None:
    """Answer the question whether to cancel with a vote."""
    await _agree(context, await context.host.started_game(press.game_id))


@HANDLERS.answers(KeepPlaying)
async def _keep_playing(context: Context, press: KeepPlaying) -> None:
    await context.show(Screen(context.words.say("cancel-not")))


async def _agree(context: Context, game: StartedGame) -> None:
    async with count_question(context, game.record.id, CANCEL):
        missing = await agree_to_cancel(context.host, game.record.id, context.user_id)
    voice = context.voice(game)
    waits = [voice.name(seat) for user, seat in seats_of_voters(game).items() if user in missing]
    key = "cancel-waits" if missing else "cancel-done"
    await context.show(Screen(voice.say(key, who=voice.and_list(waits))))
    await context.flush(game.record.id)


@HANDLERS.answers(VoteOnCancelling)
async def vote(context: Context, press: VoteOnCancelling) -> None:
    """Count a press on the question whether to end the game early. Raises Refused if it is over."""
    game = await context.host.started_game(press.game_id)
    need_voter(game, context.user_id)
    # A late press starts no vote of its own.
    is_open = await agreed(context.host.store, press.game_id, context.host.now())
    demand(bool(is_open), Refusal.VOTE_SETTLED)
    if press.answer == "yes":
        await _agree(context, game)
    else:
        await play_on(context.host, press.game_id, context.user_id)
        await context.flush(press.game_id)


def vote_screen(
    game: StartedGame, voice: Voice, agreed: tuple[int, ...], calls: tuple[int, ...]
) -> Screen:
    """Return who wants the game called off, and who has not agreed yet; `calls` are newly asked."""
    seats = seats_of_voters(game)
    for_it = voice.and_list([voice.player(seats[user]) for user in agreed if user in seats])
    waits = [voice.player(seats[user]) for user in voters(game) if user not in agreed]
    text = voice.say("vote-text", who=for_it, waits=voice.and_list(waits))
    # Of a seat that a computer plays it is the owner who is called.
    called = voice.and_list([voice.mention(seats[user], user) for user in calls])
    game_id = game.record.id
    yes = Button(voice.say("button-agree"), VoteOnCancelling(game_id, "yes").custom_id, "danger")
    no = Button(voice.say("button-stay"), VoteOnCancelling(game_id, "no").custom_id, "primary")
    content = voice.say("call-vote", who=called) if calls else ""
    return Screen(content, (Embed(voice.say("vote-title"), text, COLOUR),), ((yes, no),), calls)


def seats_of_voters(game: StartedGame) -> dict[int | None, SeatId]:
    """Return the seat of each voter by user id: people who play one, or get it back from a
    computer.
    """
    return {player.user_id or player.owner_id: player.seat for player in game.players}


def vote_over_screen(game: StartedGame, words: Words, left: Ballot | None) -> Screen:
    """Return what is left of the question; `left` is a ballot that has lapsed."""
    going_on = "vote-on" if left is None else "vote-lapsed"
    key = going_on if game.record.phase == "running" else "vote-over"
    return Screen(embeds=(Embed("", words.say(key), COLOUR),))


@HANDLERS.answers(Rematch)
async def rematch(context: Context, press: Rematch) -> None:
    """Open another game of the same kind for the first person who asks."""
    need_permissions(context)
    before = await rematch_of(context.host, press.game_id)
    opens = before is None
    if before is not None and await _is_asked_first(context, press.game_id, before):
        return
    # Sitting down in a lobby that is there already calls nobody.
    with context.count_call("lobbies") if opens else nullcontext() as counted:
        opened = await _rematch(context, press.game_id)
        if counted is not None and opened.lobby.host_id != context.user_id:
            counted.refund()  # Somebody else has opened it meanwhile.
    await context.flush(opened.record.id)
    if not opens:  # A new lobby is to be seen; one that was there may be far up.
        await context.publisher.restore(opened.record.id)
        where = await link_to(context, opened)
        await context.send_private(context.words.say("rematch-open", where=where))


async def _is_asked_first(context: Context, game_id: str, opened: OpenLobby) -> bool:
    """Ask who would sit down with people they have blocked: a yes to what was played before."""
    game = await context.host.started_game(game_id)
    return await is_asked_first(context, opened, (await lobby_like(context.host, game)).terms)


async def _rematch(context: Context, game_id: str) -> OpenLobby:
    """Open the lobby. Raises Refused, with a link, where direct messages have another one."""
    try:
        host, lobbies = context.host, context.lobbies
        return await rematches.rematch(host, lobbies, game_id, context.person, context.key)
    except Refused as refused:
        if refused.refusal is Refusal.LOBBY_HERE:
            raise await second_lobby(context, str(refused.facts["game"])) from None
        raise
