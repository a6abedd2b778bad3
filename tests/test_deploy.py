"""The files of deploy/: they name metrics, settings and paths that there are, and hosts' tools take
them where those tools are at hand.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.monitoring.connection import ConnectionState
from bot.monitoring.metrics import Metrics
from bot.process.config import Settings, load_database_settings
from bot.process.exit_codes import (
    EXIT_BUG,
    EXIT_DATABASE,
    EXIT_LOGIN,
    EXIT_MONITORING,
    EXIT_SETTINGS,
)
from bot.process.version import COMMIT

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
UNIT, CONTAINER = DEPLOY / "monopoly-bot.service", DEPLOY / "Containerfile"
COMMAND = DEPLOY / "monopoly-bot"
COMPOSE, ALERTS = DEPLOY / "compose.yaml", DEPLOY / "prometheus" / "alerts.yaml"
METRIC = re.compile(r"\b(?:monopoly|process)_[a-z_]+\b")
SETTINGS = {name.upper() for name in Settings.model_fields}


def known_metrics() -> set[str]:
    """The names of all metrics, with the endings that histograms have."""
    metrics = Metrics()
    metrics.watch(lambda: ConnectionState(1, frozenset((0,)), {0: 0.1}, 1), lambda: 0)
    metrics.watch_games(lambda: {"running": 1})
    metrics.watch_followed(lambda: None)
    metrics.tell_version("1.0.0", "")
    metrics.watch_space("games", lambda: 1)
    types = re.findall(r"^# TYPE (\S+) (\S+)$", metrics.text().decode(), re.MULTILINE)
    endings = ("", "_bucket", "_sum", "_count")
    return {
        name + ending for name, kind in types for ending in endings[: 4 * (kind == "histogram") + 1]
    }


def dashboard() -> list[dict[str, str]]:
    """The queries of the dashboard."""
    panels = json.loads((DEPLOY / "grafana" / "dashboard.json").read_text())["panels"]
    return [target for panel in panels for target in panel["targets"]]


def test_alerts_and_the_dashboard_ask_for_metrics_that_there_are() -> None:
    asked = set(METRIC.findall(ALERTS.read_text()))
    asked |= {name for target in dashboard() for name in METRIC.findall(target["expr"])}
    assert len(asked) > 10
    assert asked - known_metrics() == set()


def test_the_dashboard_shows_every_metric_of_ours() -> None:
    shown = {name for target in dashboard() for name in METRIC.findall(target["expr"])}
    ending = re.compile(r"_(bucket|sum|count)$")
    ours = {ending.sub("", it) for it in known_metrics() if it.startswith("monopoly_")}
    created = {it for it in ours if it.endswith("_created")}
    assert len(ours) > 10
    assert ours - created - {ending.sub("", it) for it in shown} == set()


def test_hosting_explains_every_alert() -> None:
    hosting = (ROOT / "docs" / "HOSTING.md").read_text()
    alerts = re.findall(r"- alert: (\w+)", ALERTS.read_text())
    assert len(alerts) > 5
    assert [it for it in alerts if f"`{it}`" not in hosting] == []


def run_command(folder: Path, argument: str, python: str = sys.executable) -> list[str]:
    """Run deploy/monopoly-bot with its settings in this folder; return the lines it prints."""
    command = folder / "monopoly-bot"
    text = COMMAND.read_text().replace("/opt/monopoly-bot/.venv/bin/python", python)
    command.write_text(text.replace("/etc/monopoly-bot", str(folder)))
    done = subprocess.run(
        ("sh", str(command), argument),
        cwd=folder,
        env={"PATH": os.defpath, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


def given_by_command(folder: Path) -> dict[str, str]:
    """Run deploy/monopoly-bot; return the settings that it gives to the bot, here a small program.

    To start the bot takes a second.
    """
    settings = folder / "settings.sh"
    settings.write_text("#!/bin/sh\nexec env\n")
    settings.chmod(0o755)
    lines = run_command(folder, "check", str(settings))
    return dict(line.split("=", 1) for line in lines)


def test_the_command_has_the_settings_of_the_unit(tmp_path: Path) -> None:
    names = ("DATABASE_URL", "DELETED_PEOPLE")
    for name in names:
        (value,) = re.findall(rf"^Environment={name}=(.+)$", UNIT.read_text(), re.MULTILINE)
        assert f"export {name}={value}\n" in COMMAND.read_text()
    (tmp_path / "discord_token").write_text("no token\n")
    (tmp_path / "settings").write_text(
        f"# A comment\n\nDELETED_PEOPLE='{tmp_path}/a folder/list'\nLITESTREAM=\"on\"\n"
        f"DATABASE_URL=sqlite:///{tmp_path}/games.db"
    )
    lines = run_command(tmp_path, "check")
    assert f"ok      database: the bot will create {tmp_path}/games.db." in lines
    assert any(it.startswith("warning litestream: LITESTREAM is on") for it in lines)
    assert any(f"the folder {tmp_path}/a folder," in it for it in lines)
    assert any("DISCORD_TOKEN is not a bot token" in it for it in lines)


def test_the_command_keeps_quotes_within_a_value(tmp_path: Path) -> None:
    (tmp_path / "discord_token").write_text("no token\n")
    (tmp_path / "settings").write_text(
        f'DELETED_PEOPLE={tmp_path}/list\nDATABASE_URL=sqlite:///{tmp_path}/a="b"\n'
    )
    assert given_by_command(tmp_path)["DATABASE_URL"] == f'sqlite:///{tmp_path}/a="b"'


def test_the_command_uses_the_database_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "discord_token").write_text("no token\n")
    (tmp_path / "database_url").write_text(f"sqlite:///{tmp_path}/other.db\n")
    (tmp_path / "settings").write_text(f"DELETED_PEOPLE={tmp_path}/list\n")
    for name, value in given_by_command(tmp_path).items():
        if name.startswith("DATABASE_"):
            monkeypatch.setenv(name, value)
    assert load_database_settings(None).database_file == tmp_path / "other.db"


@pytest.mark.parametrize("file", [UNIT, CONTAINER, COMPOSE], ids=lambda it: it.name)
def test_settings_are_those_of_the_bot(file: Path) -> None:
    named = re.findall(
        r"(?:Environment=|^ +|^ENV |\\\n +)((?!POSTGRES|PATH|PYTHON)[A-Z][A-Z_]+)[=:]",
        file.read_text(),
        re.MULTILINE,
    )
    assert named
    assert set(named) - SETTINGS - {COMMIT} == set()


def test_supervisors_leave_alone_what_another_start_cannot_help() -> None:
    """The page, the unit and the bot agree on exit codes, and no container starts after 0."""
    hosting = (ROOT / "docs" / "HOSTING.md").read_text()
    codes = re.findall(r"^\| (\d) \| .+ \| (yes|no) \|$", hosting, re.MULTILINE)
    known = {0, EXIT_BUG, EXIT_SETTINGS, EXIT_DATABASE, EXIT_LOGIN, EXIT_MONITORING}
    assert {int(code) for code, _ in codes} == known
    (prevented,) = re.findall(r"^RestartPreventExitStatus=(.+)$", UNIT.read_text(), re.MULTILINE)
    assert prevented.split() == [code for code, again in codes if again == "no" and code != "0"]
    assert "    restart: on-failure\n" in COMPOSE.read_text()
    assert "--restart on-failure:5" in hosting


def test_the_list_of_deleted_people_is_where_the_bot_can_write() -> None:
    unit, container = UNIT.read_text(), CONTAINER.read_text()
    state = re.search(r"^StateDirectory=(.+)$", unit, re.MULTILINE)
    volume = re.search(r"^VOLUME (.+)$", container, re.MULTILINE)
    assert state
    assert volume
    assert f"Environment=DELETED_PEOPLE=/var/lib/{state[1]}/monopoly.db.deleted\n" in unit
    assert f" DELETED_PEOPLE={volume[1]}/monopoly.db.deleted " in container
    assert f'volumes: ["games:{volume[1]}"]' in COMPOSE.read_text()


def test_litestream_copies_the_database_of_the_unit() -> None:
    path = re.search(r"^  - path: (.+)$", (DEPLOY / "litestream.yml").read_text(), re.MULTILINE)
    assert path
    assert f"Environment=DATABASE_URL=sqlite:///{path[1]}\n" in UNIT.read_text()


def test_hosting_explains_limits_and_what_is_kept() -> None:
    hosting = (ROOT / "docs" / "HOSTING.md").read_text()
    prefixes = ("LIMIT_", "KEEP_", "DELETED_", "PRIVACY_", "TERMS_")
    named = [it for it in SETTINGS if it.startswith(prefixes)]
    assert len(named) > len(prefixes)
    assert [it for it in named if f"`{it}`" not in hosting] == []


def test_the_container_installs_nothing_without_a_hash() -> None:
    text = CONTAINER.read_text().replace("\\\n", " ")
    installs = [line for line in text.splitlines() if "pip install" in line]
    assert len(installs) == 1
    assert "--require-hashes" in installs[0]
    assert re.search(r"^USER [1-9]\d*:", text, re.MULTILINE)


def test_what_the_container_copies_is_there_and_not_ignored() -> None:
    ignored = DEPLOY.joinpath("Containerfile.dockerignore").read_text().split()
    copied = re.findall(r"^COPY (?!--from)(\S+)", CONTAINER.read_text(), re.MULTILINE)
    assert copied
    for path in copied:
        assert (ROOT / path).exists()
        assert f"!{path.split('/')[0]}" in ignored


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def need_promtool() -> None:
    """Skip the test where promtool is missing; with CI=true, fail."""
    if shutil.which("promtool"):
        return
    missing = "promtool is missing: apt install prometheus"
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not at hand")
@pytest.mark.parametrize("name", ["monopoly-bot.service", "monopoly-bot@1.service"])
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    unit = tmp_path / name.replace("1", "")
    python = shutil.which("python3") or "python3"
    unit.write_text(UNIT.read_text().replace("/opt/monopoly-bot/.venv/bin/python", python))
    said = run("systemd-analyze", "verify", str(tmp_path / name))
    assert "Unknown" not in said
    assert name not in said


def test_prometheus_takes_alerts_and_configuration() -> None:
    need_promtool()
    assert "SUCCESS" in run("promtool", "check", "rules", str(ALERTS))
    assert "SUCCESS" in run("promtool", "check", "config", str(ALERTS.with_name("prometheus.yaml")))


def test_promtool_finds_a_broken_alert(tmp_path: Path) -> None:
    need_promtool()
    broken = tmp_path / "alerts.yaml"
    broken.write_text(ALERTS.read_text().replace("expr: ", "expr: (", 1))
    assert subprocess.run(("promtool", "check", "rules", str(broken)), check=False).returncode


@pytest.mark.parametrize(("ci", "outcome"), [("true", "failed"), ("", "skipped")])
def test_without_promtool_only_other_machines_than_the_checking_one_skip(
    ci: str, outcome: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", ci)
    expected = pytest.fail.Exception if outcome == "failed" else pytest.skip.Exception
    with pytest.raises(expected, match="prometheus"):
        need_promtool()
