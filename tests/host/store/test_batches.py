"""The order in which statements of many writes are sent to a server, and which are sent at once."""

from __future__ import annotations

from engine.host.store.database import EVERYTHING, Statement, Write
from engine.host.store.postgres.batches import MOST, batches
from engine.host.store.postgres.dialect import at_once, numbered


def sent(*writes: tuple[str, str], merges: bool = False) -> list[str]:
    """The batches for writes, each by what it is about and its statements, a letter each."""
    group = [
        Write(about, tuple(Statement(sql, merges=merges) for sql in statements))
        for about, statements in writes
    ]
    return [f"{batch[0].sql}: {' '.join(it.about for it in batch)}" for batch in batches(group)]


def test_like_statements_about_different_things_are_one_batch_in_their_order() -> None:
    assert sent(("b", "x"), ("c", "y"), ("a", "x")) == ["x: a b", "y: c"]


def test_what_is_about_one_thing_keeps_its_order() -> None:
    assert sent(("a", "yx"), ("a", "y"), ("b", "x")) == ["x: b", "y: a", "x: a", "y: a"]


def test_a_merged_statement_meets_each_thing_once() -> None:
    assert sent(("a", "x"), ("a", "x")) == ["x: a a"]
    assert sent(("a", "x"), ("b", "x"), ("a", "x"), merges=True) == ["x: a b", "x: a"]


def test_what_may_touch_any_row_comes_after_all_before_it_and_before_all_after() -> None:
    writes = (("a", "x"), (EVERYTHING, "zzy"), ("a", "x"), ("b", "w"))
    assert sent(*writes) == ["x: a", "z:  ", "y: ", "w: b", "x: a"]


def test_no_batch_is_larger_than_what_is_sent_at_once() -> None:
    many = [batch.count("a") for batch in sent(*[(f"a{at}", "x") for at in range(2 * MOST + 1)])]
    assert many == [MOST, MOST, 1]


def test_placeholders_are_numbered_as_sqlite_counts_them() -> None:
    assert numbered("a = ? AND b IN (?, ?)") == "a = $1 AND b IN ($2, $3)"
    assert numbered("a = ?1 AND b = ?1 AND c IN (?, ?)") == "a = $1 AND b = $1 AND c IN ($2, $3)"
    assert numbered("b = ?2 AND a = ?1 LIMIT ?") == "b = $2 AND a = $1 LIMIT $3"


def test_statements_at_once_are_one_with_the_values_of_all() -> None:
    (both,) = at_once(Statement("DELETE a", (1,)), Statement("UPDATE b", (2, 3)))
    assert both == Statement("WITH part0 AS (DELETE a) UPDATE b", (1, 2, 3))
