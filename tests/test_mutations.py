"""Mutations of the program: one seed draws one list, each changes one place and is found again."""

import ast
from pathlib import Path

import pytest

from tests.mutations import listing
from tests.mutations.drawing import draw, mutation
from tests.mutations.finding import Finder
from tests.mutations.recording import Record, TimedTest, probed
from tests.mutations.running import FIRST_SECONDS, rounds
from tests.mutations.sites import Function, functions

MODULE = "engine/rules/sample.py"
SAMPLE = '''
"""A module of no program."""

class Lot:
    """A lot."""

    def price(self, at: int = 3) -> "int | None":
        """Return “5” or what comes after."""
        if at < 5 and not self.sold:  # É
            return None
        self.price = at + 1
        return [it for it in self.all if it is not None][0]

    def __repr__(self) -> str:
        return str(1 < 2)


async def sell(lots, most):
    LOG.info("%s", 7 < 8)
    await lots.sell(
        most == 2,
    )
    match most:
        case 4:
            lots.close()
    return f"{most == 3}"
'''


def sample(text: str = SAMPLE, module: str = MODULE) -> list[Function]:
    return functions(module, text.encode())


def mutants(found: list[Function]) -> list[tuple[str, str]]:
    """What each site has, and what would be there."""
    return [
        (it.source.text[site.start : site.end].decode(), site.new.decode())
        for it in found
        for site in it.sites
    ]


def test_what_is_mutated_and_what_is_not() -> None:
    assert mutants(sample()) == [
        ("and", "or"),
        ("<", "<="),
        ("5", "6"),
        ("5", "4"),
        ("not", ""),
        ("1", "2"),
        ("1", "0"),
        ("is not", "is"),
        ("0", "1"),
        ("0", "-1"),
        ("self.price = at + 1", "pass"),
        ("return None", "pass"),
        ("==", "!="),
        ("2", "3"),
        ("2", "1"),
        ("await lots.sell(\n        most == 2,\n    )", "pass"),
        ("lots.close()", "pass"),
    ]


def test_a_mutation_changes_its_span_alone_and_can_be_compiled() -> None:
    for function in sample():
        for site in function.sites:
            text, mutant = function.source.text, function.source.mutated(site)
            assert mutant[: site.start] == text[: site.start]
            assert mutant[site.start :].removeprefix(site.new) == text[site.end :]
            assert mutant != text
            compile(mutant, MODULE, "exec")


def test_one_seed_draws_one_list() -> None:
    found = sample()
    first = list(draw(found, seed=1, each=2))
    assert first == list(draw(sample(), seed=1, each=2))
    assert [it.function for it in first] == ["Lot.price", "sell"]
    assert {tuple(draw(found, seed=seed)) for seed in range(9)} != {tuple(first)}


@pytest.mark.parametrize(
    ("changed", "module"),
    [
        (SAMPLE, "engine/sample.py"),
        (SAMPLE.replace("Lot", "Deed").replace("price", "cost").replace("sold", "gone"), MODULE),
        (
            SAMPLE.replace("lots", "deeds").replace("most", "limit").replace("sell", "go"),
            "bot/a.py",
        ),
        (SAMPLE.replace("return None", "return None or 0").replace("4:", "44:"), MODULE),
    ],
    ids=["moved", "renamed", "moved and renamed", "changed beside it"],
)
def test_a_mutation_is_found_again(changed: str, module: str) -> None:
    finder, checked = Finder(sample(changed, module)), 0
    for function in sample():
        for nth, site in enumerate(function.of_kind("comparison")):
            found = finder.find(mutation("rules", function, site, nth))
            assert found is not None
            assert found.site.new == site.new
            ast.parse(found.mutated)
            checked += 1
    assert checked == 3


def test_what_is_gone_is_not_found() -> None:
    price, sell = sample()
    drawn = mutation("rules", sell, sell.of_kind("comparison")[0], 0)
    assert Finder([price]).find(drawn) is None
    twice = [*sample(module="bot/a.py"), *sample(module="bot/b.py")]
    assert Finder(twice).find(drawn) is None, "nothing tells which of both it was"


def test_a_like_line_of_another_class_or_package_is_no_place() -> None:
    text = "class Cache:\n    def __init__(self, it=None):\n        self.it = it or 2\n"
    (cache,) = sample(text)
    drawn = mutation("rules", cache, cache.of_kind("condition")[0], 0)
    other = text.replace("Cache", "Other") + "        self.more = 1\n"
    assert Finder([*sample(other, "bot/a.py"), *sample(text + "        pass\n")]).find(drawn)
    assert Finder(sample(other, "bot/a.py")).find(drawn) is None


def test_probes_stand_before_what_is_executed() -> None:
    price, sell = sample()
    finder = Finder([price, sell])
    drawn = [
        mutation("rules", price, price.of_kind("condition")[0], 0),
        mutation("rules", price, price.of_kind("comparison")[0], 0),
        mutation("rules", sell, sell.of_kind("statement")[0], 0),
    ]
    found = [place for it in drawn if (place := finder.find(it))]
    text = probed(MODULE, found).decode()
    both = "if (_mutation_hit(0) or ((_mutation_hit(1) or (at < 5)) and not self.sold)):  # É"
    assert both in text
    assert "\n    _mutation_hit(2)\n    await lots.sell(\n" in text
    compile(text, MODULE, "exec")


def test_the_fastest_tests_that_execute_a_place_are_run_first() -> None:
    _, sell = sample()
    found = Finder([sell]).find(mutation("rules", sell, sell.of_kind("comparison")[0], 0))
    assert found is not None
    names = ["a.py::1", "b.py::1", "a.py::2", "a.py::3", "b.py::2"]
    tests = [TimedTest(name, seconds) for seconds, name in enumerate(names, 1)]
    slow = TimedTest("a.py::slow", FIRST_SECONDS)
    record = Record([*tests, slow], {"it": {"a.py::1", "a.py::3", "a.py::slow"}})
    assert [[test.id for test in each] for each in rounds(found, "it", record)] == [
        ["a.py::1", "a.py::3"],
        ["a.py::slow"],
        ["a.py::2"],
    ]


def test_tests_of_the_modules_that_mirror_a_place_come_first() -> None:
    _, sell = sample()
    found = Finder([sell]).find(mutation("rules", sell, sell.of_kind("comparison")[0], 0))
    assert found is not None
    modules = [f"tests/bot/test_{number}.py" for number in range(9)]
    modules += ["tests/engine/rules/test_sample.py", "tests/engine/rules/test_other.py"]
    tests = [TimedTest(f"{module}::test", 1 + at) for at, module in enumerate(modules)]
    first, *_ = rounds(found, "it", Record(tests, {"it": {test.id for test in tests}}))
    assert len(first) == 5
    assert {test.module for test in first} > set(modules[-2:])


def test_a_list_is_read_as_it_was_written(tmp_path: Path) -> None:
    first, second = draw(sample(), seed=1)
    caught = first.with_result(listing.CAUGHT, "tests/test_a.py::test_b[\t]", 1.4)
    listing.write([caught, second], tmp_path / "list.tsv")
    assert listing.read(tmp_path / "list.tsv") == [caught, second]
    assert listing.merge([second, first], [caught]) == [second, caught]
