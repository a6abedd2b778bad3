"""The picture of the computer players: one face and name after another, on every ground."""

import io

from PIL import Image

from bot.features.lobby.computers import CHARACTERS, lineup_picture
from bot.features.lobby.computers import SHOWN as PICTURED
from bot.language.language import languages, load
from bot.pictures.lineup import COLUMN, draw_lineup
from engine.host.computers.names import free_name

SHOWN = tuple(PICTURED.items())


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
        alt = lineup_picture(load(locale)).alt
        assert all(name in alt for name in PICTURED.values())


def test_who_can_be_chosen_is_in_the_picture_under_the_same_name() -> None:
    listed = {it: free_name(it, ()) for it in CHARACTERS}
    assert list(PICTURED.items()) == list(listed.items())
