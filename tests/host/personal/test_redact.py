"""A person taken out of texts."""

from __future__ import annotations

import json

import pytest

from engine.host.personal.redact import Subject, names_of, redact

ADA = Subject(7100, -2, frozenset({"Ada"}))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"by": 7100, "reason": "too slow"}, {"by": -2, "reason": ""}),
        ({"by": 5, "reason": "ada is gone"}, {"by": 5, "reason": ""}),
        ({"by": 5, "reason": "<@7100> is gone"}, {"by": 5, "reason": ""}),
        ({"by": 5, "reason": "no answer"}, {"by": 5, "reason": "no answer"}),
        ({"before": "Ada", "before_id": 7100, "after": "Ben"}, {"before": "", "before_id": -2}),
        ({"before": "Ada", "before_id": 5}, {"before": "Ada", "before_id": 5}),
        ({"before": "Ada", "before_id": None}, {"before": "", "before_id": None}),
        ({"owner": "Ada"}, {"owner": ""}),
        ({"options": {"for": [5, 7100], "against": []}}, {"options": {"for": [5], "against": []}}),
        ({"volunteers": {"7100": "Ada", "5": "Ben"}}, {"volunteers": {"5": "Ben"}}),
        ([5, 7100], [5]),
        ({"act": "remove", "player": 7100}, {"act": "remove", "player": -2}),
        (7100, -2),
        ({"until": 71000, "at": 7100.0}, {"until": 71000, "at": 7100.0}),
    ],
)
def test_ids_are_those_of_a_stand_in_and_names_are_empty(before: object, after: object) -> None:
    found = json.loads(redact(json.dumps(before), ADA))
    if isinstance(before, dict):
        assert found == {**before, **after}  # type: ignore[dict-item]
    else:
        assert found == after


@pytest.mark.parametrize("text", ["de", "", "1700000000.5", '{"a": 1}', '"Ada"'])
def test_a_text_without_the_person_stays_as_it_was(text: str) -> None:
    assert redact(text, ADA) == text


def test_a_key_is_the_persons_own_if_the_id_is_a_part_of_it() -> None:
    assert ADA.owns("lots:12:7100")
    assert not ADA.owns("lots:71000:5")


def test_names_are_collected_where_an_id_says_whose_they_are() -> None:
    texts = [
        '{"before":"Ada","before_id":7100,"after":"Ben","after_id":5}',
        '{"volunteers":{"7100":"Adele","5":"Ben"}}',
        '[7100,"Eve"]',
        '{"by":7100,"reason":"too slow"}',
    ]
    assert names_of(7100, texts) == {"Ada", "Adele"}
