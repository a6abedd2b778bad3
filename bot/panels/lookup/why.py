"""Why computer players did what they did last, for one reader."""

from collections.abc import Iterator, Mapping

from bot.interactions.context import Context
from bot.interactions.router import Panel
from bot.render.computer_motives import is_for, line_with_face, without_chances
from bot.render.voice import Voice
from bot.screens.accents import READING
from bot.screens.press import Press, panel_custom_id
from bot.screens.screen import Button, Embed, Screen
from bot.text.language import Words
from engine.host.people.advising import may_advise
from engine.host.snapshots import StartedGame

VERB = "why"


def why_buttons(game: StartedGame, words: Words) -> tuple[Button, ...]:
    """Return the button that asks for motives, in a game where a computer player has one."""
    seats = [player.seat for player in game.players]
    if not any(game.last_motive(seat) or game.last_deed(seat) for seat in seats):
        return ()
    return (Button(words.say("button-why"), panel_custom_id(game.record.id, VERB), emoji="💭"),)


async def why(context: Context, press: Press) -> None:
    """Answer the button: a line for each computer player whose last deed has a motive."""
    game = await context.host.started_game(press.game_id)
    user_id, voice = context.person.user_id, context.voice(game)
    shows_chances = await may_advise(context.host, game, user_id)
    lines = _lines(game, user_id, voice, shows_chances=shows_chances)
    text = "\n".join(lines) or voice.say("why-none")
    await context.send_screen(Screen(embeds=(Embed(voice.say("why-title"), text, READING),)))


def _lines(game: StartedGame, user_id: int, voice: Voice, *, shows_chances: bool) -> Iterator[str]:
    reader, rules = game.seat_of(user_id), game.position.rules
    for player in game.players:
        # A refusal, which only two may know of, hides no deed from anybody.
        motives = dict.fromkeys((game.last_deed(player.seat), game.last_motive(player.seat)))
        for motive in filter(None, motives):
            if is_for(motive, reader):
                told = motive if shows_chances else without_chances(motive)
                yield line_with_face(told, player.seat, voice, rules)


PANELS: Mapping[str, Panel] = {VERB: why}
