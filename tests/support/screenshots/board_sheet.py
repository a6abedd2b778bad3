"""The boards that come with the bot, each with the names and the language of its city."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.language.language import load
from bot.language.voice import Voice
from bot.render.board_picture import board_picture
from engine.core.chance import FairChance
from engine.editions.board import TOKENS
from engine.editions.board_names import built_in
from engine.editions.catalogue import DEFAULT, rules_of
from engine.game import new_game
from engine.host.store.records import Player
from engine.view import public_view

LANGUAGES = {
    "berlin": "de",
    "lisbon": "pt-BR",
    "london": "en",
    "madrid": "es",
    "paris": "fr",
    "rio": "pt-BR",
}
ACROSS, SIZE = 3, (600, 662)


def board_sheet() -> bytes:
    """Return the boards before the first turn, two rows of three, as a WebP."""
    wide, high = SIZE
    sheet = Image.new("RGB", (wide * ACROSS, high * (len(LANGUAGES) // ACROSS)))
    for number, (name, language) in enumerate(LANGUAGES.items()):
        board = Image.open(BytesIO(_board(name, language))).convert("RGB")
        row, column = divmod(number, ACROSS)
        sheet.paste(board.resize(SIZE, Image.Resampling.LANCZOS), (column * wide, row * high))
    file = BytesIO()
    sheet.save(file, "WEBP", quality=80)
    return file.getvalue()


def _board(name: str, language: str) -> bytes:
    players = [Player(seat, seat, who, TOKENS[seat]) for seat, who in enumerate(("Ada", "Bo"))]
    rules = rules_of(DEFAULT)
    state, _ = new_game(rules, TOKENS[: len(players)], FairChance(b"boards"))
    voice = Voice(players, rules.board, load(language), built_in()[name])
    return board_picture(public_view(state), voice).draw()
