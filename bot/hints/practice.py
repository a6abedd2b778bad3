"""The end of a first game: what was practiced, and the ways on."""

from dataclasses import replace

from bot.hints.coach_sentences import practiced_line
from bot.messages.message_sync import MessageSync
from bot.presses.shared import Learn, PlayWithFriends, Rematch
from bot.ui.screen import Button, Row, Screen, Select
from engine.host.lobbies.first_game import lesson_places


async def with_practice(sync: MessageSync, screen: Screen) -> Screen:
    """Return the end of a first game with what was practiced and the ways on, or of any other."""
    taught = await lesson_places(sync.host, sync.game_id)
    if taught is None:
        return screen
    *others, ranking = screen.embeds
    line = practiced_line([kind for kind, places in taught.items() if places], sync.voice)
    ranking = replace(ranking, description=f"{ranking.description}\n\n{line}")
    rows = (_ways_on(sync), *(_without_rematch(row, sync.game_id) for row in screen.rows))
    return replace(screen, embeds=(*others, ranking), rows=rows)


def _ways_on(sync: MessageSync) -> Row:
    """Return the buttons to play with friends and to play again."""

    say, game_id = sync.voice.say, sync.game_id
    friends, again = PlayWithFriends(game_id).custom_id, Learn(game_id, "again").custom_id
    return (
        Button(say("friends-title"), friends, "primary"),
        Button(say("button-learn-again"), again, "secondary"),
    )


def _without_rematch(row: Row, game_id: str) -> Row:
    rematch = Rematch(game_id).custom_id
    return row if isinstance(row, Select) else tuple(it for it in row if it.custom_id != rematch)
