# make run plays; make test checks everything that must hold. Both set up what they need.
.DEFAULT_GOAL := help
SHELL := /bin/bash

PYTHON ?= python3
BIN := .venv/bin
ENGINE := setup.py pyproject.toml constraints.txt $(wildcard src/elysee/engine/*.py src/elysee/engine/*.pxd)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
JOBS ?= 2

.PHONY: help run test lint types imports format unit pure coverage docs bench peers clean

help: ## Show this help.
	@awk -F':.*## ' '/^[a-z]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.venv/created:
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	@touch $@

.venv/run: .venv/created $(ENGINE)
	$(PIP) -e .
	@touch $@

# The tools alone: what is installed (and compiled) stays.
.venv/dev: .venv/run
	$(PIP) $$($(BIN)/python -c 'import tomllib; more = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; print(*more["test"], *more["lint"], *more["docs"])')
	@touch $@

run: .venv/run ## Set up, and play in the terminal.
	@$(BIN)/elysee play

test: lint types imports unit pure docs ## Set up, and check everything that must hold.

lint: .venv/dev ## Lint and check the format.
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell src docs README.md CONTRIBUTING.md CHANGELOG.md

types: .venv/dev ## Check the types.
	$(BIN)/mypy

imports: .venv/dev ## Check that imports point one way.
	$(BIN)/lint-imports

unit: .venv/dev ## Run all tests on the engine as it is installed (compiled where a C compiler is).
	$(BIN)/pytest -n $(JOBS)

pure: .venv/dev ## Run the tests of rules, engine, match and record interpreted, with coverage.
	$(BIN)/coverage erase
	ELYSEE_PURE=1 HYPOTHESIS_PROFILE=pure $(BIN)/coverage run -m pytest tests/engine tests/match tests/record -q -n $(JOBS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --include='*/elysee/engine/*,*/elysee/match/*,*/elysee/record/*' --fail-under=90

docs: .venv/dev ## Build the docs; a warning is an error.
	$(BIN)/sphinx-build -q -n -W --keep-going -b html docs docs/_build/html
	@echo "docs/_build/html/index.html"

bench: .venv/dev ## Measure, beside the C program where there is gcc.
	$(BIN)/elysee bench
	$(BIN)/python benchmarks/kernel.py
	$(BIN)/python benchmarks/start.py

peers: .venv/dev ## Measure beside other libraries (installs them).
	$(PIP) -e '.[peers]'
	$(BIN)/python benchmarks/peers.py

format: .venv/dev ## Format the code.
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## Remove what was built.
	rm -rf .venv build dist docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* .import_linter_cache src/*.egg-info
	find src -name '*.so' -delete
