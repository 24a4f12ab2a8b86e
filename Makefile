# The menu of Pomezí: `make` alone prints it. Each command sets up what it needs first.

PYTHON ?= python3
GAME ?= ticket_to_ride
JOBS ?= auto
ARGS ?=

BIN := .venv/bin
READY := .venv/.ready
COMPILED := $(CURDIR)/build/compiled
WHEEL := build/wheel
ENGINE_TESTS := $(wildcard tests/core tests/games tests/bots tests/contract)

.DEFAULT_GOAL := help
.PHONY: help setup play test check format test-pure test-compiled compile bench bench-server golden lock clean
.DELETE_ON_ERROR:

help: ## print this menu
	@echo "make …"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo "More for a command: make play ARGS='--seats you,random --lang cs', make bench GAME=ticket_to_ride"

setup: $(READY) ## make .venv with everything in it (the other commands do this by themselves)

play: compile ## play in this terminal (GAME=…, ARGS='…')
	@PYTHONPATH=$(COMPILED) $(BIN)/pomezi play $(GAME) $(ARGS)

test: check test-pure test-compiled ## everything CI runs: check, the suite interpreted with coverage, the engine's suite compiled

check: $(READY) ## style, types, arrows of import, rules without a test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/ledger.py

format: $(READY) ## let ruff tidy the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test-pure: $(READY) ## the whole suite, interpreted, with coverage of the engine (ARGS='-k …')
	POMEZI_VARIANT=interpreted $(BIN)/pytest -n $(JOBS) --cov --cov-report=term $(ARGS)

test-compiled: compile ## the engine's suite on the compiled build (ARGS='-k …')
	@if ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1; then \
		echo "No C compiler here: the compiled suite is skipped."; \
	else \
		echo "The engine's suite, compiled:"; \
		PYTHONPATH=$(COMPILED) POMEZI_VARIANT=compiled $(BIN)/pytest -n $(JOBS) $(ENGINE_TESTS) $(ARGS); \
	fi

compile: $(COMPILED)/.ready ## build the wheel (compiled where a C compiler is) into build/compiled

bench: compile ## moves, games, clones, legal actions a second: interpreted, then compiled
	@echo "Interpreted:"
	@$(BIN)/pomezi bench $(GAME) $(ARGS)
	@echo "Compiled:"
	@PYTHONPATH=$(COMPILED) $(BIN)/pomezi bench $(GAME) $(ARGS)

bench-server: compile ## accepted actions a second of a server on the compiled engine, kill -9 under load
	@PYTHONPATH=$(COMPILED) $(BIN)/python tools/bench_server.py $(ARGS)
	@POMEZI_KILLS=20 $(BIN)/pytest tests/server/test_durability.py -q -s

golden: $(READY) ## write the recorded games and counts anew; read the difference before you commit it
	$(BIN)/python tools/golden.py $(ARGS)

lock: $(BIN)/uv ## write requirements.lock anew from pyproject.toml (ARGS=--upgrade for newer versions)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --group dev pyproject.toml -o requirements.lock $(ARGS)
	@if grep -n '://' requirements.lock; then echo "requirements.lock must hold no addresses"; exit 1; fi

clean: ## remove what make has built, .venv too
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# ---- what the menu rests on ----

$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Pomezí needs Python 3.11 or newer, but $(PYTHON) is: $$($(PYTHON) --version 2>&1)."; \
		echo "Name a newer one: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet uv

$(READY): requirements.lock pyproject.toml | $(BIN)/uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	POMEZI_PURE=1 $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# Folders are listed too, so that a file taken away counts as a change.
$(COMPILED)/.ready: $(shell find src -name __pycache__ -prune -o -print 2>/dev/null) hatch_build.py pyproject.toml | $(READY)
	@rm -rf $(WHEEL) $(COMPILED)
	$(BIN)/python -m hatchling build -t wheel -d $(WHEEL)
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-index --target $(COMPILED) $(WHEEL)/*.whl
	@touch $@
