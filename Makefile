# Pentapolis. Every command sets up what it needs in .venv and does again only what has changed.
# Targets are relative paths and everything given to a shell is quoted: the folder's path may hold spaces.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test slow test-web check bench bench-server build engine client lint lint-ruff lint-mypy \
	lint-svelte lock types screenshots package clean FORCE
MAKEFLAGS += --no-print-directory
SHELL := /bin/sh

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Whatever the shell says: tests start hundreds of processes, and each would read every source anew.
export PYTHONDONTWRITEBYTECODE :=

BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --no-input
SAY := @echo "==>"
# Node comes from a wheel; what npm starts must find it before any other.
NODE := PATH="$$(pwd -P)/.venv/bin:$$PATH" node
NPM := PATH="$$(pwd -P)/.venv/bin:$$PATH" npm --prefix web --loglevel error
WEB := cd web && PATH="$$(pwd -P)/../.venv/bin:$$PATH" npm run --silent
# Not recursion to make's eyes: `make -n` only prints lines with this.
SELF := $(MAKE)
# What does not wait for each other runs side by side, whole lines at a time where make can do that.
TOGETHER = $(MAKE) --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

# What is compiled is said once, in setup.py.
FOLDERS := $(shell sed -n 's/^COMPILED_FOLDERS = (\(.*\))$$/\1/p' setup.py | tr -d '",')
PLAIN := $(shell sed -n '/^NOT_COMPILED = (/,/^)/s/^ *"\(.*\)",/\1/p' setup.py)
SOURCES := $(shell find $(FOLDERS) -name '*.py' $(foreach name,$(PLAIN),! -path '*/$(name)' ! -path '*/$(name)/*'))
# A pure build and a compiled one have a stamp each, so that changing one's mind builds again.
ENGINE := .venv/engine-$(if $(filter 1,$(PENTAPOLIS_PURE)),pure,compiled).stamp
# The web client: its own sources, and the texts it shares with the package.
CLIENT := pentapolis/server/static/index.html
CLIENT_SOURCES := web/index.html web/vite.config.ts web/briefs.ts web/chunks.ts web/tsconfig.json $(shell find web/src web/public -type f) \
	$(shell find pentapolis/words pentapolis/games -name '*.ftl')
# An environment knows its own path: after the folder was moved it is made anew.
MOVED := $(shell [ "$$(cat .venv/home 2>/dev/null)" = "$$(pwd -P)" ] || echo moved)

help:
	@echo "make play          build what is needed and start the game server; ARGS=\"--port 9000\" changes how"
	@echo "make terminal      play in the terminal; ARGS=\"seven-wonders-duel --lang hu\" says which game and how"
	@echo "make test          lint, types, all tests compiled, the browser included, and the marked tests interpreted"
	@echo "make bench         measure the speed of the engine, compiled and interpreted"
	@echo "make bench-server  measure the game server: games and sockets held, moves a second, memory"
	@echo "make slow          the checks that are too long for every change"
	@echo "make check         for work in between: lint, types, units, rules, laws in small, all interpreted"
	@echo "make build         set up .venv, compile the engine (PENTAPOLIS_PURE=1: do not), build the web client"
	@echo "make lint          style and types only"
	@echo "make screenshots   take the pictures of the documentation"
	@echo "make types         make the web client's types from the server's OpenAPI document"
	@echo "make package       build wheel and sdist in dist/ and try them in a clean environment; PENTAPOLIS_PURE=1: not compiled"
	@echo "make lock          choose the versions of all dependencies anew"
	@echo "make clean         remove everything that was built, .venv included; games in data/ stay"

# The page does not wait for the compiler: see tools/play.py.
play: .venv/package.stamp
	@if $(SELF) --question $(ENGINE) $(CLIENT) 2>/dev/null; then exec $(BIN)/pentapolis serve $(ARGS); \
	else MAKE="$(SELF)" exec $(BIN)/python -m tools.play $(ARGS); fi

terminal: $(ENGINE)
	@$(BIN)/pentapolis play $(ARGS)

# Those that are measured.
GAMES = seven-wonders-duel empires-end the-capitals through-the-ages imperium

bench: $(ENGINE)
	$(SAY) "bench: compiled"
	@for game in $(GAMES); do PENTAPOLIS_INTERPRETED=0 $(BIN)/pentapolis bench $$game $(ARGS) || exit 1; done
	$(SAY) "bench: interpreted"
	@for game in $(GAMES); do PENTAPOLIS_INTERPRETED=1 $(BIN)/pentapolis bench $$game $(ARGS) || exit 1; done

bench-server: $(ENGINE) $(CLIENT)
	@$(BIN)/python -m benchmarks.server $(ARGS)

build: .venv/package.stamp
	@$(TOGETHER) $(ENGINE) $(CLIENT)

engine: $(ENGINE)

client: $(CLIENT)

lint:
	@$(MAKE) --jobs=1 .venv/dev.stamp .venv/web.stamp
	@$(TOGETHER) lint-ruff lint-mypy lint-svelte

lint-ruff: .venv/dev.stamp
	$(SAY) "lint: ruff"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

lint-mypy: .venv/dev.stamp
	$(SAY) "lint: mypy --strict"
	@$(BIN)/mypy

lint-svelte: .venv/web.stamp
	$(SAY) "lint: svelte-check"
	@$(WEB) check

# Random tests draw the same examples in every run, so that what turns red is the change. `default` draws new ones.
HYPOTHESIS = ci
PYTEST := $(BIN)/python -m pytest -q --hypothesis-profile=$(HYPOTHESIS)
# Browsers and servers are waited for as much as they work: three workers keep two cores busy.
WORKERS = 3

# 1: the browser tests leave pictures of what they look at in build/screenshots.
PICTURES =

# Only these are read for the marked tests: collecting all of them takes longer than some of them.
BOTH_MODES = $(shell grep -rl --include='test_*.py' 'both_modes' tests)

# One C file keeps one core busy for minutes; lint and the web client have the other. What installs into .venv
# must not run side by side.
test:
	@$(MAKE) --jobs=1 .venv/package.stamp .venv/dev.stamp .venv/web.stamp .venv/browser.stamp
	@$(TOGETHER) $(ENGINE) lint-ruff lint-mypy lint-svelte test-web $(CLIENT)
	$(SAY) "tests: all, $(if $(filter 1,$(PENTAPOLIS_PURE)),pure Python,compiled)"
	@PENTAPOLIS_INTERPRETED=0 PICTURES="$(PICTURES)" $(PYTEST) -n $(WORKERS) --dist worksteal
	$(SAY) "tests: marked both_modes, interpreted"
	@PENTAPOLIS_INTERPRETED=1 $(PYTEST) -n 2 --dist worksteal -m "both_modes and not slow" $(BOTH_MODES)

# What takes minutes and seldom changes its mind.
slow: .venv/dev.stamp
	@$(MAKE) $(ENGINE)
	$(SAY) "tests: marked slow, $(if $(filter 1,$(PENTAPOLIS_PURE)),pure Python,compiled)"
	@PENTAPOLIS_INTERPRETED=0 $(PYTEST) -m slow $(ARGS)

test-web: .venv/web.stamp
	$(SAY) "tests: the web client's units"
	@$(WEB) test

# For work in between: no compiler, no server, no browser. A compiled engine that is older than its source would be
# compared with it, so it goes; the next build lays it anew.
CHECKED := tests/kernel tests/rules tests/conformance tests/golden tests/words tests/test_ledger.py tests/test_ledger_hu.py
check:
	@$(MAKE) --jobs=1 .venv/package.stamp .venv/dev.stamp .venv/web.stamp
	@$(SELF) --question $(ENGINE) 2>/dev/null || \
		{ rm -f .venv/engine-*.stamp; find pentapolis -name '*.so' -exec rm -f {} +; }
	@$(TOGETHER) lint-mypy lint-ruff lint-svelte test-web
	$(SAY) "tests: units, rules and laws in small, interpreted"
	@PENTAPOLIS_INTERPRETED=1 $(PYTEST) -n 2 --dist worksteal $(CHECKED)

.venv/home: $(if $(MOVED),FORCE)
	$(SAY) "setting up .venv"
	@rm -rf .venv
	@for python in $(PYTHON) python3.11 python3; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			"$$python" -m venv .venv && pwd -P > .venv/home && exit 0; \
			echo "error: $$python cannot make a virtual environment (see above)" >&2; exit 1; \
		fi; \
	done; \
	echo "error: Pentapolis needs Python 3.11 or newer; neither python3.11 nor python3 is. Install one, or name it: make PYTHON=..." >&2; \
	exit 1

.venv/play.stamp: requirements/play.lock .venv/home
	$(SAY) "installing dependencies"
	@$(PIP) install --require-hashes --requirement requirements/play.lock
	@touch $@

.venv/dev.stamp: requirements/dev.lock .venv/play.stamp
	$(SAY) "installing dependencies for development"
	@$(PIP) install --require-hashes --requirement requirements/dev.lock
	@touch $@

# The package itself, editable; compiling is the next rule's work. In mode `compat` a file names the folder: type checkers
# read that, but not the code that other modes find modules with.
.venv/package.stamp: pyproject.toml setup.py .venv/play.stamp
	$(SAY) "installing the package, editable"
	@PENTAPOLIS_PURE=1 $(PIP) install --no-deps --no-build-isolation --no-index --config-settings editable_mode=compat --editable .
	@touch $@

# Compiled modules whose source is gone would still be imported, so all are laid anew; what did not change
# comes out of build/ without being compiled again.
$(ENGINE): $(SOURCES) tools/docstrings.py tools/quick_c.py .venv/package.stamp
	@rm -f .venv/engine-*.stamp
	@find pentapolis -name '*.so' -exec rm -f {} +
	@mkdir -p build
	$(SAY) "building the engine (the first time takes minutes)"
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 2>build/engine.log || { cat build/engine.log >&2; exit 1; }
	@grep '^pentapolis: ' build/engine.log
	@touch $@

.venv/web.stamp: web/package.json web/package-lock.json web/.npmrc .venv/play.stamp
	$(SAY) "installing what the web client is built with"
	@$(NPM) ci >/dev/null
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) .venv/web.stamp
	$(SAY) "building the web client"
	@mkdir -p build
	@$(WEB) build >../build/client.log 2>&1 || { cat ../build/client.log >&2; exit 1; }
	@touch $@

# The browser tests drive a real Chromium: the distribution's where there is one.
.venv/browser.stamp: .venv/dev.stamp
	@mkdir -p build
	@if command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "==> installing Chromium"; \
		{ apt-get -qq update && { apt-get -qq install --yes --no-install-recommends chromium-headless-shell \
			|| apt-get -qq install --yes --no-install-recommends chromium; }; } >build/browser.log 2>&1 \
			|| { tail -5 build/browser.log >&2; echo "error: Chromium could not be installed; the browser tests need it" >&2; exit 1; }; \
	elif $(BIN)/playwright install chromium >build/browser.log 2>&1; then :; \
	else echo "error: the browser tests need Chromium: install it (on Debian: apt-get install chromium) and try again" >&2; exit 1; fi
	@touch $@

types: .venv/web.stamp $(ENGINE)
	$(SAY) "making the web client's types"
	@mkdir -p build
	@$(BIN)/python -m pentapolis.server.schema > build/openapi.json
	@$(WEB) types

screenshots: $(ENGINE) $(CLIENT) .venv/browser.stamp
	@$(BIN)/python -m tests.browser.pictures $(ARGS)

package: .venv/package.stamp $(CLIENT)
	@$(BIN)/python -m tools.package $(ARGS)

LOCK = CUSTOM_COMPILE_COMMAND='make lock' build/lock/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe \
	--strip-extras --no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options
PLAY_EXTRAS := --extra server --extra postgres --extra web --extra compile

# Python's lowest version decides: what runs there runs on the newer ones.
lock:
	$(SAY) "choosing versions"
	@rm -rf build/lock
	@python3.11 -m venv build/lock
	@build/lock/bin/python -m pip --quiet install 'pip-tools==7.6.2'
	@$(LOCK) $(PLAY_EXTRAS) --extra dev --output-file requirements/dev.lock pyproject.toml
	@$(LOCK) $(PLAY_EXTRAS) --constraint requirements/dev.lock --output-file requirements/play.lock pyproject.toml

clean:
	@rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache pentapolis.egg-info
	@rm -rf web/node_modules pentapolis/server/static
	@find pentapolis -name '*.so' -exec rm -f {} +
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
