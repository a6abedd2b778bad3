"""What the options of commands offer: paces, rulebooks and games, in every language."""

from discord import app_commands

from bot.interactions.command_client import localized
from bot.language.choice_text import edition_hint
from bot.language.language import Words
from engine.editions.catalogue import CATALOGUE, GAMES
from engine.host.clocks.paces import PACES
from engine.host.lobby import SHORT_EVENING


def _pace(pace: str) -> app_commands.Choice[str]:
    def say(words: Words) -> str:
        lasts = words.say(f"lobby-lasts-{pace}")
        return words.say("new-game", game=words.say(f"pace-{pace}"), hint=lasts)

    return app_commands.Choice(name=localized(say), value=pace)


def _edition(edition: str) -> app_commands.Choice[str]:
    def say(words: Words) -> str:
        return words.say("new-edition", edition=edition, hint=edition_hint(edition, words))

    return app_commands.Choice(name=localized(say), value=edition)


def _game(game: str) -> app_commands.Choice[str]:
    def say(words: Words) -> str:
        hint = words.say(f"game-{game}-hint")
        return words.say("new-game", game=words.say(f"game-{game}"), hint=hint)

    return app_commands.Choice(name=localized(say), value=game)


PACE_CHOICES = [_pace(pace) for pace in PACES]
EDITION_CHOICES = [_edition(it) for it in CATALOGUE]
GAME_CHOICES = [_game(game) for game in (*GAMES, SHORT_EVENING)]
