"""The picture of the computer players: one face and name after another, on every ground."""

import io

from PIL import Image

from bot.features.lobby.computers import CHARACTERS, lineup_picture
from bot.language.language import languages, load
from bot.pictures.lineup import COLUMN, draw_lineup
from engine.host.computers.names import free_name
from engine.host.lobby import Lobby, Person

LOBBY = Lobby()
SHOWN = tuple((it, free_name(it, ())) for it in CHARACTERS)


def test_every_character_has_a_column_of_its_own() -> None:
    image = Image.open(io.BytesIO(draw_lineup(SHOWN))).convert("RGB")
    assert image.width == COLUMN * len(SHOWN)
    columns = [
        image.crop((at, 0, at + COLUMN, image.height)).tobytes()
        for at in range(0, image.width, COLUMN)
    ]
    assert len(set(columns)) == len(SHOWN)
    # Names and faces keep clear of the border, so none of them is cut off.
    edge = {image.getpixel((x, y)) for x in range(image.width) for y in (0, image.height - 1)}
    assert len(edge) == 1


def test_the_picture_says_the_names_in_every_language() -> None:
    for locale in languages():
        alt = lineup_picture(LOBBY, load(locale)).alt
        assert all(name in alt for _, name in SHOWN)


def test_who_sits_there_keeps_their_name_in_the_picture() -> None:
    lobby = Lobby(host_id=1).joined_by(Person(1, "Ada"), "key").with_computer(1, "dealer")
    assert "Rita" in lineup_picture(lobby, load("en")).alt
    assert "Rainer" not in lineup_picture(lobby.with_computer(1, "dealer"), load("en")).alt
