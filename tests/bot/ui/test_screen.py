"""Whatever is built fits Discord's limits, and reads well where it was cut."""

import pytest

from bot.ui import screen as s
from bot.ui.message_files import Picture
from bot.ui.screen import (
    Button,
    Embed,
    Field,
    ListField,
    ModalScreen,
    Option,
    Screen,
    Select,
    TextField,
)


def test_a_long_label_is_cut_after_a_word() -> None:
    label = Button("Mortgage " + "Pennsylvania Avenue, " * 5, "x").label
    assert len(label) <= s.LABEL
    assert label == ("Mortgage Pennsylvania Avenue, Pennsylvania Avenue, Pennsylvania Avenue…")


def test_a_cut_never_escapes_its_own_ellipsis() -> None:
    assert s.clip("a" * 5 + "\\*" * 10, 10) == "aaaaa\\*\\*…"


@pytest.mark.parametrize("custom_id", ["", "x" * 101])
def test_an_id_that_discord_refuses_is_refused(custom_id: str) -> None:
    with pytest.raises(ValueError, match="custom_id"):
        Button("Buy", custom_id)
    with pytest.raises(ValueError, match="custom_id"):
        Select(custom_id, "Choose", (Option("a", "a"),))


def test_lines_that_do_not_fit_are_counted() -> None:
    text = "\n".join(f"line {number}" for number in range(1000))
    cut = Embed(description=text).description
    assert len(cut) <= s.DESCRIPTION
    *whole, last = cut.split("\n")
    assert whole == text.split("\n")[: len(whole)]
    assert last == f"… +{1000 - len(whole)}"


def test_what_fits_is_left_alone() -> None:
    text = "\n".join(["x" * 63] * 64)
    assert len(text) == s.DESCRIPTION - 1
    assert Embed(description=text).description == text


def test_options_beyond_25_are_announced() -> None:
    select = Select("x", "Choose", tuple(Option(str(n), str(n)) for n in range(32)), 0, 32)
    assert len(select.options) == 25
    assert select.placeholder == "Choose … +7"
    assert (select.least, select.most) == (0, 25)


def test_an_option_is_cut_to_its_limits() -> None:
    option = Option("l" * 101, "v", "d" * 101)
    assert (len(option.label), len(option.description or "")) == (100, 100)
    with pytest.raises(ValueError, match="value"):
        Option("l", "v" * 101)


def test_an_embed_stays_within_6000_characters() -> None:
    fields = tuple(Field(f"name {n}", "x" * 1000) for n in range(10))
    embed = Embed("t" * 300, "y\n" * 1000, fields=fields, footer="f" * 100)
    assert len(embed) <= s.EMBED_SUM
    assert len(embed.title) == s.TITLE
    assert embed.fields == fields[: len(embed.fields)]


def test_all_embeds_of_a_message_share_6000_characters() -> None:
    big = Embed("title", "\n".join(["x" * 50] * 75))
    shown = Screen(embeds=(big, big)).embeds
    assert shown[0] == big
    assert sum(map(len, shown)) <= s.EMBED_SUM
    assert "… +" in shown[1].description


def test_an_empty_field_is_not_empty_to_discord() -> None:
    assert (Field("", "").name, Field("", "").value) == ("\u200b", "\u200b")


def test_long_rows_are_broken_and_empty_ones_dropped() -> None:
    buttons = tuple(Button(str(n), str(n)) for n in range(7))
    assert [len(row) for row in Screen(rows=((), buttons)).rows if isinstance(row, tuple)] == [5, 2]


def test_nobody_is_pinged_twice() -> None:
    assert Screen(pings=(1, 2, 1)).pings == (1, 2)


def test_a_form_is_cut_to_its_limits() -> None:
    field = TextField("l" * 50, "x", placeholder="p" * 101, value="12345", most=3)
    form = ModalScreen("t" * 50, "x", (field,))
    assert (len(form.title), len(field.label), len(field.placeholder or "")) == (45, 45, 100)
    assert field.value == "123"
    with pytest.raises(ValueError, match="1 to 5"):
        ModalScreen("t", "x", ())


def test_a_list_in_a_form_keeps_to_its_limits() -> None:
    options = tuple(Option(str(number), str(number)) for number in range(26))
    with pytest.raises(ValueError, match="1 to 25"):
        ListField("label", "x", options)
    with pytest.raises(ValueError, match="1 to 25"):
        ListField("label", "x", ())
    field = ListField("l" * 50, "x", options[:25], "p" * 151)
    assert (len(field.label), len(field.placeholder or "")) == (45, 150)


def test_words_for_a_picture_keep_to_their_limit() -> None:
    picture = Picture("board.png", "turn 1", lambda: "Ada has 200 houses.\n" * 100, bytes)
    assert 900 < len(picture.alt) <= 1024


def test_in_words_a_screen_keeps_all_but_its_pictures() -> None:
    board = Picture("board.png", "turn 1", lambda: "Ada is on GO.", bytes)
    screen = Screen(embeds=(Embed("The table", picture=board), Embed(picture=board)))
    assert screen.pictures == (board, board)
    assert screen.in_words() == Screen(embeds=(Embed("The table"),))


def test_what_a_picture_says_stands_in_its_place() -> None:
    board = Picture("board.png", "turn 1", str, bytes, fallback_text=lambda: "Ada: GO")
    screen = Screen(embeds=(Embed(description="Ada throws", picture=board), Embed(picture=board)))
    told = Screen(embeds=(Embed(description="Ada throws\nAda: GO"), Embed(description="Ada: GO")))
    assert screen.in_words() == told
