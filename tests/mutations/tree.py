"""A copy of this project in a temporary folder, with a Python of its own that imports the copy."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
ENDS_WITHIN = 20
"""Seconds that tests which take too long get to end what they have started."""


class Ended(NamedTuple):
    """How a run of the tests ended: its exit code, None after a timeout, and its output."""

    code: int | None
    output: str


class Tree:
    """The copy. Its environment sees the packages of this one, but not this project."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.python = root / ".venv" / "bin" / "python"

    def install(self, *, startup: str = "") -> None:
        """Make the environment; each of its Pythons executes `startup` first."""
        made = (sys.executable, "-m", "venv", "--without-pip", str(self.root / ".venv"))
        subprocess.run(made, check=True)
        (packages,) = (self.root / ".venv").glob("lib/python*/site-packages")
        paths = [str(self.root), sysconfig.get_path("purelib"), startup]
        (packages / "copy.pth").write_text("\n".join(paths) + "\n")
        code = "import engine, bot; print(engine.__file__, bot.__file__)"
        found = subprocess.run(
            (self.python, "-c", code), cwd="/", capture_output=True, text=True, check=True
        )
        files = found.stdout.split()
        if not all(Path(it).is_relative_to(self.root) for it in files):
            raise RuntimeError(f"the tests would import {files}, and not the copy in {self.root}")

    def write(self, module: str, text: bytes) -> None:
        """Write a module, and remove what Python has compiled of it."""
        path = self.root / module
        path.write_bytes(text)
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
            compiled.unlink()

    @contextmanager
    def changed(self, module: str, text: bytes) -> Iterator[None]:
        """Have another text in a module while the context runs."""
        before = (self.root / module).read_bytes()
        self.write(module, text)
        try:
            yield
        finally:
            self.write(module, before)

    def run(self, arguments: Iterable[str], extra: Mapping[str, str], timeout: float) -> Ended:
        """Run pytest in one process, with the plugin of this package."""
        plugins = ("-p", "tests.mutations.plugin", "-p", "no:randomly", "-p", "no:cacheprovider")
        command = (str(self.python), "-m", "pytest", "-q", "-n", "0", *plugins, *arguments)
        without = {"PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PYTEST_ADDOPTS"}
        environment = {name: it for name, it in os.environ.items() if name not in without}
        with tempfile.TemporaryFile("w+") as output:
            process = subprocess.Popen(
                command,
                cwd=self.root,
                env={**environment, "SEEDS": "0", **extra},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            code = _wait(process, timeout)
            output.seek(0)
            return Ended(code, output.read())


def _wait(process: subprocess.Popen[bytes], timeout: float) -> int | None:
    """Return the exit code, None where the process and its children had to be ended."""
    try:
        return process.wait(timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(ENDS_WITHIN)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return None


@contextmanager
def copied_tree() -> Iterator[Tree]:
    """Copy all files that git knows, or does not ignore, as long as the context runs."""
    listed = subprocess.run(
        ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    with tempfile.TemporaryDirectory(prefix="mutations-") as folder:
        os.chmod(folder, 0o755)  # A server of PostgreSQL runs as another user.
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (ROOT / name).is_file():
                target = Path(folder) / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, target)
        yield Tree(Path(folder))
