"""Whatever types a forged request has, what is read of it is text."""

import pytest

from bot.discord.raw_interactions import (
    focused_option,
    form_fields,
    id_of,
    read_command,
    readable,
    selected_values,
)


@pytest.mark.parametrize("wrong", [None, 5, True, ["x"], {"a": 1}])
def test_a_custom_id_of_another_type_is_none_of_ours(wrong: object) -> None:
    assert id_of({"custom_id": wrong}) == ""
    assert id_of({}) == ""


@pytest.mark.parametrize("wrong", [None, 5, "text", {"a": 1}])
def test_values_that_are_no_list_are_none(wrong: object) -> None:
    assert selected_values({"values": wrong}) == ()


def test_of_values_only_text_is_kept() -> None:
    assert selected_values({"values": ["5", 5, None, ["x"], "six"]}) == ("5", "six")


def test_a_form_is_read_in_labels_and_in_rows() -> None:
    label = {"type": 18, "component": {"custom_id": "a", "value": "1"}}
    row = {"type": 1, "components": [{"custom_id": "b", "value": "2"}, {"custom_id": "c"}]}
    assert form_fields({"components": [label, row]}) == {"a": "1", "b": "2"}


def test_what_was_chosen_in_a_list_of_a_form_is_a_field_too() -> None:
    parts = [
        {"type": 18, "component": {"type": 3, "custom_id": "a", "values": ["1"]}},
        {"type": 18, "component": {"type": 3, "custom_id": "b", "values": []}},
        {"type": 18, "component": {"type": 3, "custom_id": "c", "values": [5]}},
    ]
    assert form_fields({"components": parts}) == {"a": "1"}


@pytest.mark.parametrize("wrong", [None, 5, "x", [5], [{"component": 5}], [{"components": {}}]])
def test_a_form_of_other_types_has_no_fields(wrong: object) -> None:
    assert form_fields({"components": wrong}) == {}


def test_fields_of_other_types_are_left_out() -> None:
    parts = [{"custom_id": 1, "value": "x"}, {"custom_id": "a", "value": ["x"]}]
    assert form_fields({"components": [{"components": parts}]}) == {}


def test_half_a_character_is_replaced_wherever_it_stands() -> None:
    found = readable({"a\ud800": ["\udfffb", 5, {"c": "🎲"}]})
    assert found == {"a?": ["?b", 5, {"c": "🎲"}]}
    assert id_of({"custom_id": "m1:\ud800"}) == "m1:?"


@pytest.mark.parametrize("wrong", [None, 5, "", "x1", "-1", "²", "1" * 21, ["5"], {}])
def test_an_option_that_names_a_channel_by_no_id_names_none(wrong: object) -> None:
    inner = [{"name": "c", "type": 7, "value": wrong}, {"name": "d", "type": 3, "value": "x1"}]
    found = read_command({"options": [{"name": "sub", "type": 1, "options": inner}]})
    (sub,) = found["options"]
    assert [it["value"] for it in sub["options"]] == ["0", "x1"]


def test_an_option_that_names_a_channel_by_its_id_is_kept() -> None:
    named = {"options": [{"name": "c", "type": 7, "value": "12345"}]}
    assert read_command(named) == named
    assert read_command({"options": None}) == {"options": None}


def test_the_option_that_is_typed_into_is_found_in_a_subcommand() -> None:
    inner = [{"name": "a", "value": "x"}, {"name": "b", "value": "y", "focused": True}]
    assert focused_option({"options": [{"name": "sub", "options": inner}]}) == "b"
    assert focused_option({"options": []}) is None
    assert focused_option({}) is None
