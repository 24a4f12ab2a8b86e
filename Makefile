# The menu of Pomezí: `make` alone prints it. Each command sets up what it needs first.

PYTHON ?= python3
GAME ?= ticket_to_ride
JOBS ?= auto
ARGS ?=
NPM ?= env PYTHONPATH=$(NODE) $(PYTHON) $(CURDIR)/tools/npm.py

BIN := .venv/bin
UV = $(BIN)/uv pip install --quiet --python $(BIN)/python
STEP := $(PYTHON) tools/step.py
TABLE := .venv/.ready-to-play
READY := .venv/.ready
NODE := $(CURDIR)/build/node
COMPILED := $(CURDIR)/build/compiled
WHEEL := build/wheel
BENCHED := $(if $(filter command line environment,$(origin GAME)),$(GAME))
PYTEST = $(BIN)/pytest -n $(JOBS) --dist worksteal
UNIT_TESTS := tests/core tests/games
CONTRACT_TESTS := tests/contract
BESIDE = $(MAKE) --no-print-directory --jobs=2 --output-sync=target # what has one core busy leaves one to another

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test check format test-pure test-unit test-contract test-compiled test-web test-browser referee
.PHONY: site compile web pocket shots bench bench-server drill golden views lock clean
.DELETE_ON_ERROR:

help: ## print this menu
	@echo "make …"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo "More for a command: make terminal ARGS='--seats you,random --lang cs', make bench GAME=ticket_to_ride"

setup: $(READY) ## make .venv with everything in it (the other commands do this by themselves)

play: ## open the table in the browser, for people and bots (ARGS='--host 0.0.0.0'); compiles the engine beside it
	@$(MAKE) --silent --no-print-directory -j2 $(TABLE) web
	@$(BIN)/python tools/play.py $(ARGS)

terminal: compile ## play in this terminal (GAME=…, ARGS='--seats you,greedy --lang cs')
	@PYTHONPATH=$(COMPILED) $(BIN)/pomezi play $(GAME) $(ARGS)

test: $(READY) web/node_modules/.ready ## everything CI runs, what fails soonest first: check, the engine interpreted, the client, everything compiled, the browser
	@$(BESIDE) check test-unit
	@$(BESIDE) compile test-web
	@$(MAKE) --no-print-directory test-contract test-compiled
	@$(MAKE) --no-print-directory test-browser

check: $(READY) ## style, types, arrows of import, rules without a test, old schemas
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/ledger.py
	$(BIN)/python tools/languages.py --check
	$(BIN)/python -m tools.derived --check

format: $(READY) ## let ruff tidy the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test-pure: test-unit test-contract ## the engine's suite, interpreted, with its coverage (ARGS='-k …')

test-unit: $(READY) ## … its units alone: a minute
	POMEZI_VARIANT=interpreted $(PYTEST) --cov --cov-report= --cov-fail-under=0 $(UNIT_TESTS) $(ARGS)

test-contract: $(READY) ## … all that every game must keep, after the units
	POMEZI_VARIANT=interpreted $(PYTEST) --cov --cov-append --cov-report=term $(CONTRACT_TESTS) $(ARGS)

test-compiled: compile ## the whole suite as users run it, on the compiled build (ARGS='-k …')
	PYTHONPATH=$(COMPILED) POMEZI_VARIANT=$$(ls $(WHEEL)/*-none-any.whl >/dev/null 2>&1 && echo interpreted || echo compiled) \
		$(PYTEST) -m "not alone" $(ARGS)
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n 0 -m alone tests/drill

referee: compile ## the models of all games beside the engine, 10,000 games each (GAMES=200 for fewer, ARGS=limes for one)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.referee --games $(or $(GAMES),10000) $(ARGS)

compile: $(COMPILED)/.ready ## build the wheel (compiled where a C compiler is) into build/compiled

bench: compile ## how fast all five games are, interpreted and compiled (ARGS=--write for docs/speed.md, GAME=… for one)
	@rm -f build/bench.jsonl
	@$(BIN)/pomezi bench $(BENCHED) --json >> build/bench.jsonl
	@PYTHONPATH=$(COMPILED) $(BIN)/pomezi bench $(BENCHED) --json >> build/bench.jsonl
	@$(BIN)/python tools/speed.py build/bench.jsonl $(ARGS)
	@PYTHONPATH=$(COMPILED) $(BIN)/python tools/limit.py
	@PYTHONPATH=$(COMPILED) $(BIN)/pomezi bench $(BENCHED) --envs
	@echo "The server:"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.bench_server

bench-server: compile ## accepted actions a second of a server on the compiled engine, kill -9 under load
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.bench_server $(ARGS)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.drill kill --kills 20

drill: compile ## hurt a server in every way we know and see what is lost (ARGS='kill --kills 200', docs/drills.md)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.drill $(ARGS)

site: $(READY) ## build the documentation into build/site, from docs/ and the docstrings
	$(BIN)/zensical build --strict -f mkdocs.yml

golden: $(READY) ## write the recorded games and counts anew; read the difference before you commit it
	$(BIN)/python tools/golden.py $(ARGS)

views: $(READY) web/node_modules/.ready ## write the schemas, the page's types and docs/views.md anew from the shapes of the games
	$(BIN)/python -m tools.derived
	$(NPM) run --silent wire

lock: $(BIN)/uv ## write the requirements' locks anew from pyproject.toml (ARGS=--upgrade for newer versions)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --group dev --extra server --extra postgres --extra push --extra lab pyproject.toml -o requirements.lock $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --group build --extra server -c requirements.lock pyproject.toml -o requirements-play.lock
	@if grep -n '://' requirements.lock requirements-play.lock; then echo "locks must hold no addresses"; exit 1; fi

web: web/dist/index.html ## build the browser client (once; again when something has changed)

test-web: web/node_modules/.ready web ## style, types and unit tests of the browser client
	$(NPM) run --silent check && $(NPM) test --silent

test-browser: web pocket compile | chromium ## whole games in a real Chromium (ARGS='-k …')
	PYTHONPATH=$(COMPILED):$(NODE) $(PYTEST) tests/browser $(ARGS)
	$(if $(ARGS),,$(PYTEST) tests/browser --pocket -m pocket)

pocket: build/pocket/pocket/pocket.json ## the table without a server: build/pocket, a folder for any web server

shots: web $(READY) | chromium ## pictures of every screen, day and night, desk and phone, into web/shots
	$(BIN)/python -m tests.browser.shots $(ARGS)
	$(BIN)/python -m tests.browser.sheets
	$(NPM) run --silent picture

clean: ## remove what make has built, .venv too
	rm -rf web/dist web/node_modules web/shots src/pomezi/web web/src/games/*/map.json web/src/games/bez_hranic/maps
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# ---- what the menu rests on ----

$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Pomezí needs Python 3.11 or newer, but $(PYTHON) is: $$($(PYTHON) --version 2>&1)."; \
		echo "Name a newer one: make PYTHON=python3.12 …"; exit 1; }
	@$(STEP) "Making .venv" sh -c "$(PYTHON) -m venv .venv && $(BIN)/pip install --quiet uv"

# What a table needs, and what compiles the engine; the rest is for developers.
$(TABLE): requirements-play.lock pyproject.toml | $(BIN)/uv
	@$(STEP) "Taking the server's packages" $(UV) --require-hashes -r requirements-play.lock
	@POMEZI_PURE=1 $(UV) --no-deps --no-build-isolation --editable .
	@ln -sfn ../../web/dist src/pomezi/web # where the server looks for the client
	@touch $@

$(READY): requirements.lock $(TABLE)
	@$(STEP) "Taking the developers' packages" $(UV) --require-hashes -r requirements.lock
	@touch $@

# The client: its catalogues and the map's edition belong to the engine.
WEB_SOURCES := $(shell find web/src web/public web/scripts web/tests src/pomezi \( -path '*/map.json' -o -path '*/bez_hranic/maps' \) -prune -o \
	\( -path 'web/*' -o -name '*.ftl' -o -path '*/editions/*' \) -type f -print 2>/dev/null) \
	$(wildcard web/*.json web/*.js web/*.ts web/index.html)

web/node_modules/.page: web/package.json web/package-lock.json | node
	@$(STEP) "Taking the packages of the page" $(NPM) ci --omit=dev --ignore-scripts --loglevel=error
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | node
	@$(STEP) "Taking the packages that test the page" $(NPM) ci --ignore-scripts --loglevel=error
	@touch web/node_modules/.page $@

web/dist/index.html: $(WEB_SOURCES) | node web/node_modules/.page
	@$(STEP) "Building the page" $(NPM) run --silent build
	@touch $@

# The pocket holds the page and the engine; the server offers it beside its own page.
build/pocket/pocket/pocket.json: web/dist/index.html $(shell find src/pomezi \( -name '*.py' -o -name '*.json' \) -print 2>/dev/null) tools/pocket.py | web/node_modules/.ready $(READY)
	@$(STEP) "Packing the pocket" env PYTHONPATH=$(NODE) $(BIN)/python -m tools.pocket
	@rm -rf web/dist/pocket && cp -R build/pocket/pocket web/dist/pocket

.PHONY: node chromium
node: | $(if $(shell $(NPM) --which 2>/dev/null),,$(BIN)/uv)
	@[ -n "$$($(NPM) --which)" ] || $(STEP) "No Node 20.19 or newer here: taking PyPI's" \
		$(UV) --target $(NODE) "$$($(PYTHON) -c 'from tools.npm import WHEEL; print(WHEEL)')"

chromium: # CI has it by now
	@{ command -v chromium-headless-shell && command -v chromium; } >/dev/null || [ -n "$$CHROMIUM" ] || { \
		echo "Installing Debian's chromium"; apt-get update -qq >/dev/null && apt-get install -y chromium chromium-headless-shell >/dev/null; }

# Folders are listed too, so that a file taken away counts as a change; so does one changed while we compile.
# It appears all at once, for a table may be waiting for it.
NEW := build/new.$(shell echo $$PPID)
$(COMPILED)/.ready: $(shell find src \( -name __pycache__ -o -path src/pomezi/web \) -prune -o -print 2>/dev/null) hatch_build.py pyproject.toml | $(TABLE)
	@for left in build/new.*; do kill -0 $${left##*.} 2>/dev/null || rm -rf $$left; done # by builds that were ended
	@mkdir -p $(NEW)/compiled && touch $(NEW)/compiled/.ready
	@POMEZI_NO_PAGE=1 $(STEP) "Compiling the engine" $(BIN)/python -m hatchling build -t wheel -d $(NEW)/wheel
	@$(UV) --no-deps --no-index --target $(NEW)/compiled $(NEW)/wheel/*.whl
	@ln -s $(CURDIR)/web/dist $(NEW)/compiled/pomezi/web # the client as it is now
	@rm -rf $(WHEEL) $(COMPILED) && mv $(NEW)/wheel $(WHEEL) && mv $(NEW)/compiled $(COMPILED) && rmdir $(NEW)
