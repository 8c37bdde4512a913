# Pentapolis. Every command sets up what it needs in .venv and does again only what has changed.
# Targets are relative paths and everything given to a shell is quoted: the folder's path may hold spaces.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test bench build lint lock clean FORCE
MAKEFLAGS += --no-print-directory
SHELL := /bin/sh

export PIP_DISABLE_PIP_VERSION_CHECK := 1

BIN := .venv/bin
PIP := $(BIN)/python -m pip -qq --no-input
SAY := @echo "==>"

# What is compiled is said once, in setup.py.
FOLDERS := $(shell sed -n 's/^COMPILED_FOLDERS = (\(.*\))$$/\1/p' setup.py | tr -d '",')
PLAIN := $(shell sed -n 's/^NOT_COMPILED = (\(.*\))$$/\1/p' setup.py | tr -d '",')
SOURCES := $(shell find $(FOLDERS) -name '*.py' $(foreach name,$(PLAIN),! -name '$(name)'))
# A pure build and a compiled one have a stamp each, so that changing one's mind builds again.
ENGINE := .venv/engine-$(if $(filter 1,$(PENTAPOLIS_PURE)),pure,compiled).stamp
# An environment knows its own path: after the folder was moved it is made anew.
MOVED := $(shell [ "$$(cat .venv/home 2>/dev/null)" = "$$(pwd -P)" ] || echo moved)

help:
	@echo "make play    play in the terminal; ARGS=\"seven-wonders-duel --lang hu\" says which game and how"
	@echo "make test    lint, types, all tests compiled, and the marked tests interpreted"
	@echo "make bench   measure the speed, compiled and interpreted"
	@echo "make build   set up .venv and compile the engine (PENTAPOLIS_PURE=1: do not compile)"
	@echo "make lint    style and types only"
	@echo "make lock    choose the versions of all dependencies anew"
	@echo "make clean   remove everything that was built, .venv included"

play: $(ENGINE)
	@$(BIN)/pentapolis play $(ARGS)

bench: $(ENGINE)
	$(SAY) "bench: compiled"
	@PENTAPOLIS_INTERPRETED=0 $(BIN)/pentapolis bench $(ARGS)
	$(SAY) "bench: interpreted"
	@PENTAPOLIS_INTERPRETED=1 $(BIN)/pentapolis bench $(ARGS)

build: $(ENGINE)

lint: .venv/dev.stamp
	$(SAY) "lint: ruff check"
	@$(BIN)/ruff check
	$(SAY) "lint: ruff format"
	@$(BIN)/ruff format --check
	$(SAY) "lint: mypy --strict"
	@$(BIN)/mypy

# Lint first: it answers in seconds. A recursive call, because prerequisites have no order under `make -j`.
test: lint
	@$(MAKE) $(ENGINE)
	$(SAY) "tests: all, $(if $(filter 1,$(PENTAPOLIS_PURE)),pure Python,compiled)"
	@PENTAPOLIS_INTERPRETED=0 $(BIN)/python -m pytest -q -n 2
	$(SAY) "tests: marked both_modes, interpreted"
	@PENTAPOLIS_INTERPRETED=1 $(BIN)/python -m pytest -q -n 2 -m both_modes

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

# The package itself, editable; compiling is the next rule's work.
.venv/package.stamp: pyproject.toml setup.py .venv/play.stamp
	$(SAY) "installing the package, editable"
	@PENTAPOLIS_PURE=1 $(PIP) install --no-deps --no-build-isolation --no-index --editable .
	@touch $@

# Compiled modules whose source is gone would still be imported, so all are laid anew; what did not change
# comes out of build/ without being compiled again.
$(ENGINE): $(SOURCES) .venv/package.stamp
	@rm -f .venv/engine-*.stamp
	@find pentapolis -name '*.so' -exec rm -f {} +
	@mkdir -p build
	$(SAY) "building the engine (the first time takes a minute or two)"
	@$(BIN)/python setup.py --quiet build_ext --inplace 2>build/engine.log || { cat build/engine.log >&2; exit 1; }
	@grep '^pentapolis: ' build/engine.log
	@touch $@

LOCK = CUSTOM_COMPILE_COMMAND='make lock' build/lock/bin/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe \
	--strip-extras --no-annotate --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options

# Python's lowest version decides: what runs there runs on the newer ones.
lock:
	$(SAY) "choosing versions"
	@rm -rf build/lock
	@python3.11 -m venv build/lock
	@build/lock/bin/python -m pip --quiet install 'pip-tools==7.6.2'
	@$(LOCK) --extra compile --extra dev --output-file requirements/dev.lock pyproject.toml
	@$(LOCK) --extra compile --constraint requirements/dev.lock --output-file requirements/play.lock pyproject.toml

clean:
	@rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache pentapolis.egg-info
	@find pentapolis -name '*.so' -exec rm -f {} +
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
