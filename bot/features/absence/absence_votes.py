"""The questions about pauses and absent players, as the table sees them."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

from bot.decisions.people_buttons import back_button
from bot.features.absence.presses import SeatVote, Volunteer, VoteOnPause
from bot.language.clipping import clip
from bot.language.language import Words
from bot.language.names import COLOUR, escape, plain_name
from bot.language.voice import Voice
from bot.presses.shared import VoteToResume
from bot.ui.screen import OPTION, Button, Embed, Option, Screen, Select
from engine.core.actions import SeatId
from engine.host.ballots import AGAINST, FOR, PAUSE, Ballot
from engine.host.people import motions
from engine.host.people.motions import is_absent
from engine.host.people.retiring import LEAST_MISSED
from engine.host.people.voters import COMPUTER, needed, voters_on
from engine.host.snapshots import StartedGame


def pause_screen(
    game: StartedGame,
    voice: Voice,
    subject: str,
    ballot: Ballot,
    calls: Sequence[SeatId],
) -> Screen:
    """Return whether to pause, or to go on (`subject`): who is for it, and how many it takes."""
    say, game_id = voice.say, game.record.id
    here = voters_on(game, None)
    facts: dict[str, int | str] = {
        "who": _who(game, voice, ballot.users(FOR)),
        "against": _who(game, voice, ballot.users(AGAINST)),
        "most": needed(len(here)),
        "count": len(here),
        "until": f"<t:{ballot.about}:R>",
        "lapses": f"<t:{int(ballot.until)}:R>",
    }
    record = VoteOnPause if subject == PAUSE else VoteToResume
    yes = Button(say(f"question-{subject}-for"), record(game_id, "for").custom_id, "success")
    no = Button(say(f"question-{subject}-against"), record(game_id, "against").custom_id)
    called = voice.and_list([voice.mention(seat) for seat in calls])
    content = say(f"call-vote-{subject}", who=called) if calls else ""
    embed = Embed(
        say(f"question-{subject}-title"), say(f"question-{subject}-text", **facts), COLOUR
    )
    return Screen(content, (embed,), ((yes, no),), voice.users(calls))


def is_passed(game: StartedGame, subject: str) -> bool:
    """Return whether the game is paused, or goes on, as the question about it would have it."""
    running, paused = game.record.phase == "running", game.record.paused_at is not None
    return running and paused == (subject == PAUSE)


def pause_over_screen(game: StartedGame, words: Words, subject: str, left: Ballot | None) -> Screen:
    """Return what is left of the question; `left` is a ballot that has lapsed."""
    if game.record.phase != "running":
        return Screen(embeds=(Embed("", words.say("vote-over"), COLOUR),))
    fate = "done" if is_passed(game, subject) else "not" if left is None else "lapsed"
    text = words.say(f"question-{subject}-{fate}")
    return Screen(embeds=(Embed("", text, COLOUR),))


def seat_screen(
    game: StartedGame,
    voice: Voice,
    seat: SeatId,
    ballot: Ballot,
    calls: Sequence[SeatId],
    now: float,
    alone_from: float | None = None,
) -> Screen:
    """Return what may become of an absent or slow player's seat, with the votes so far.

    `alone_from`: from when on a single voter may have the seat for good, None for not yet.
    """
    say, game_id = voice.say, game.record.id
    voters, why = voters_on(game, seat), "absent" if is_absent(game, seat) else "slow"
    who, count = voice.player(seat), len(voters)
    text = [say(f"{why}-text", who=who, most=needed(count), count=count)]
    text.append(say("absent-how"))
    if count == 1 and (alone_from is None or alone_from > now):
        text.append(_too_soon(voice, seat, why, alone_from))
    in_text = partial(_option_label, game, seat, ballot, voice, escape, voice.player(seat))
    in_list = partial(_option_label, game, seat, ballot, voice, plain_name, voice.label(seat))
    text += _votes(game, voice, ballot, now, in_text)
    options = tuple(
        Option(clip(in_list(option), OPTION), option) for option in motions.options(ballot)
    )
    choice = Select(SeatVote(game_id, seat).custom_id, say("absent-choose"), options)
    buttons = (
        Button(say("button-volunteer"), Volunteer(game_id, seat).custom_id, "secondary"),
        *((back_button(game, seat, voice),) if why == "absent" else ()),
    )
    called = voice.and_list([voice.mention(call) for call in calls])
    content = say("call-absent", who=called, absent=voice.player(seat)) if calls else ""
    title = say(f"{why}-title", who=who)
    embed = Embed(title, "\n".join(text), COLOUR)
    return Screen(content, (embed,), (choice, buttons), voice.users(calls))


def _too_soon(voice: Voice, seat: SeatId, why: str, alone_from: float | None) -> str:
    """Return why a single voter may not have the seat for good yet, and who can take over."""
    facts = {"who": voice.player(seat), "why": why}
    if alone_from is None:
        return voice.say("absent-alone-missed", missed=LEAST_MISSED, **facts)
    return voice.say("absent-alone-from", at=str(ceil(alone_from)), **facts)


def _votes(
    game: StartedGame, voice: Voice, ballot: Ballot, now: float, label: Callable[[str], str]
) -> list[str]:
    """Return a line for each option that has votes, or the outcome of the last vote."""
    if ballot.decided:
        return [voice.say(f"absent-decided-{ballot.decided}")]
    if not any(ballot.options.values()):
        return []
    if ballot.until <= now:
        return [voice.say("absent-lapsed")]
    lines = [
        voice.say(
            "absent-votes",
            what=label(option),
            who=_who(game, voice, users),
        )
        for option, users in ballot.options.items()
        if users
    ]
    return [*lines, voice.say("absent-lapses", lapses=f"<t:{int(ballot.until)}:R>")]


def _option_label(
    game: StartedGame,
    seat: SeatId,
    ballot: Ballot,
    voice: Voice,
    named: Callable[[str], str],
    absent: str,
    option: str,
) -> str:
    """Return an option in words; `named` makes the text there of a volunteer's name, `absent` is
    what the seat's player is called there.
    """
    who, _, lent = option.partition(":")
    if option == motions.WAIT and game.waiting_time_left(seat) <= 0:
        return voice.say("slow-option-wait")
    if not lent:
        return voice.say(f"absent-option-{option}", absent=absent)
    if who == COMPUTER:
        return voice.say("absent-computer", absent=absent, lent=lent)
    name = named(ballot.volunteers.get(int(who), "?"))
    return voice.say("absent-volunteer", who=name, absent=absent, lent=lent)


def seat_over_screen(game: StartedGame, voice: Voice, seat: SeatId) -> Screen:
    """Return what became of the seat."""
    player = game.players[seat]
    if game.position.seats[seat].left is not None:
        key = "absent-over-left"
    elif game.record.phase != "running":
        key = "vote-over"
    elif player.user_id is None or player.owner_id is not None:
        key = "absent-over-taken"
    else:
        key = "absent-over-there"
    return Screen(embeds=(Embed("", voice.say(key, who=voice.player(seat)), COLOUR),))


def _who(game: StartedGame, voice: Voice, users: Sequence[int]) -> str:
    """Return the voters by name, as far as they still sit there."""
    seats = {player.user_id: player.seat for player in game.players}
    found = [voice.player(seats[user]) for user in users if user in seats]
    return voice.and_list(found) or voice.say("vote-nobody")
