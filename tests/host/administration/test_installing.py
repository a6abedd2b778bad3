"""What a host is told to run where a package is missing."""

from __future__ import annotations

from pathlib import Path

from engine.host.administration.installing import install_command


def test_the_sources_have_a_makefile_and_a_wheel_has_not(tmp_path: Path) -> None:
    assert install_command() == "make hosting"
    assert install_command("postgres") == "make postgres"
    in_wheel = install_command(root=tmp_path)
    assert in_wheel == "python -m pip install --require-hashes -r monopoly-bot-pins.txt"
