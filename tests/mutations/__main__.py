"""python -m tests.mutations: draws mutations, and runs the tests on each of them.

`draw` writes the list anew and keeps the results of what is drawn again; `record` runs all tests
once, to see which of them execute the place of each mutation; `run` goes on with the mutations that
have no result yet; `summary` counts the results. Without a word: all but `draw`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from queue import SimpleQueue
from threading import Lock

from tests.mutations import listing
from tests.mutations.drawing import SEED, by_hand, draw, program
from tests.mutations.finding import Finder, Found
from tests.mutations.listing import LOST, NOT_RUN, Mutation
from tests.mutations.recording import Record, record
from tests.mutations.running import judge
from tests.mutations.tree import ROOT, Tree, copied_tree

FOLDER = ROOT / "build" / "mutations"
RECORD = FOLDER / "record.json"


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("what", nargs="?", choices=("draw", "record", "run", "summary"))
    parser.add_argument("paths", nargs="*", help="record the tests in these paths only, again")
    parser.add_argument("--most", type=int, default=sys.maxsize, help="run so many at most")
    parser.add_argument("--jobs", type=int, default=1, help="run so many at a time")
    parser.add_argument("--again", action="store_true", help="run also those with a result")
    chosen = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    if chosen.what == "draw":
        write_list()
    if chosen.what == "record" or (chosen.what is None and not RECORD.exists()):
        write_record(chosen.paths)
    if chosen.what in ("run", None):
        run(chosen.most, chosen.jobs, again=chosen.again)
    if chosen.what in ("summary", None):
        print(summary(listing.read()))


def write_list() -> None:
    """Draw, and write the list."""
    functions = program(ROOT)
    drawn = [*draw(functions), *by_hand(functions)]
    known = listing.read() if listing.LIST.exists() else []
    listing.write(listing.merge(drawn, known))
    print(f"seed {SEED}: {len(drawn)} mutations in {listing.LIST.relative_to(ROOT)}")


def places() -> dict[str, Found]:
    """Return where the mutations of the list are now, by their keys; without those lost."""
    finder = Finder(program(ROOT))
    found = {place(mutation): finder.find(mutation) for mutation in listing.read()}
    return {name: it for name, it in found.items() if it is not None}


def place(mutation: Mutation) -> str:
    """Return the name of a mutation in the record."""
    return "\t".join(mutation.key)


def write_record(paths: list[str]) -> None:
    """Run all tests with probes, or run some tests and keep what is known of the others."""
    with copied_tree() as tree:
        done = record(tree, places(), FOLDER, paths)
    if paths and RECORD.exists():
        done = Record.read(RECORD).updated(done)
    done.write(RECORD)
    print(f"{len(done.tests)} tests passed; see {(FOLDER / 'recording.log').relative_to(ROOT)}")


def run(most: int, jobs: int, *, again: bool) -> None:
    """Judge the mutations that have no result yet, and write the list after each of them."""
    mutations, found, known = listing.read(), places(), Record.read(RECORD)
    chosen = [at for at, it in enumerate(mutations) if again or it.result == NOT_RUN][:most]
    trees, lock = SimpleQueue[Tree](), Lock()

    def one(at: int) -> None:
        tree = trees.get()
        try:
            judged = _judged(tree, mutations[at], found, known)
        finally:
            trees.put(tree)
        with lock:
            mutations[at] = judged
            listing.write(mutations)
            where = f"{judged.module} {judged.function}"
            print(f"{judged.result:12} {judged.seconds:>4} {where}  {judged.test}", flush=True)

    with ExitStack() as stack, ThreadPoolExecutor(jobs) as pool:
        for _ in range(jobs):
            tree = stack.enter_context(copied_tree())
            tree.install()
            trees.put(tree)
        for _ in pool.map(one, chosen):
            pass


def _judged(tree: Tree, mutation: Mutation, found: Mapping[str, Found], known: Record) -> Mutation:
    name = place(mutation)
    if name not in found:
        return mutation.with_result(LOST)
    if name not in known.executed:
        raise SystemExit(f"{RECORD} knows nothing of {mutation.function}: record again")
    return judge(tree, mutation, found[name], name, known)


def summary(mutations: list[Mutation]) -> str:
    """Return how many of each part had which result."""
    counts: dict[str, Counter[str]] = {}
    for mutation in mutations:
        counts.setdefault(mutation.part, Counter())[mutation.result] += 1
    return "\n".join(
        f"{part:8} " + ", ".join(f"{number} {result}" for result, number in of_part.most_common())
        for part, of_part in counts.items()
    )


if __name__ == "__main__":
    main()
