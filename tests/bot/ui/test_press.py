"""The text of a button: what is written into it is read out of it, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presses.shared import Do
from bot.ui.press import MAX_LENGTH, NO_GAME, Press, Unreadable, read_press
from engine.core.actions import Bid, Build, Roll, UnmortgageReceived
from engine.host.lobbies.beginning import new_id
from tests.support.custom_ids import action_custom_id, panel_custom_id
from tests.support.game import LIGHT_BLUES

PRESSES = st.builds(
    Press,
    st.from_regex(r"[0-9a-z]{1,13}", fullmatch=True),
    st.integers(0, 999_999_999),
    st.from_regex(r"[a-z]{1,12}", fullmatch=True),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=59),
)


@given(PRESSES)
def test_a_press_is_read_as_it_was_written(press: Press) -> None:
    assert len(press.custom_id) <= MAX_LENGTH
    assert read_press(press.custom_id) == press


@given(st.text(max_size=120))
def test_any_other_text_is_none_of_ours_or_reads_as_it_is(text: str) -> None:
    press = read_press(text)
    assert press is None or int(text.split(":")[2]) == press.decision


def test_too_long_a_press_is_refused_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="too long"):
        _ = Press("abcdefg", 1, "do", "x" * 90).custom_id


def test_no_id_of_a_game_is_that_of_none() -> None:
    games = {new_id() for _ in range(200)}
    assert len(games) == 200
    assert NO_GAME not in games
    for game in games:
        press = read_press(panel_custom_id(game, "board"))
        assert press is not None
        assert press.game_id == game


@pytest.mark.parametrize("action", [Roll(), Bid(120), Build(tuple((s, 2) for s in LIGHT_BLUES))])
def test_an_action_is_read_as_it_was_written(action: object) -> None:
    press = read_press(action_custom_id("abcdefg", 41, action))  # type: ignore[arg-type]
    assert press is not None
    assert Do.read(press).action == action


def test_the_longest_answer_of_the_table_fits() -> None:
    """Three mortgages received at once are as many as the table has buttons for."""
    assert len(action_custom_id("abcdefg", 999_999, UnmortgageReceived((37, 38, 39)))) <= MAX_LENGTH


@pytest.mark.parametrize(
    "arguments", ["", "fly", "bid", "bid much", "0 throw", "bid 1 2", "bid 1234567890"]
)
def test_what_is_no_action_is_an_error(arguments: str) -> None:
    with pytest.raises(Unreadable):
        Do.read(Press("abcdefg", 1, "do", arguments))
