# make demo   play everything in a browser, without a token
# make test   install what is needed and run the whole suite
# make campaign   the long tests that `make test` leaves out
# make lint   static checks          make bench   the benchmark table
# make run    start the bot on Discord with the settings in .env

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TESTS ?= tests

.PHONY: demo run test campaign lint bench clean

$(VENV)/.runtime: requirements.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

$(VENV)/.demo: $(VENV)/.runtime requirements-demo.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-demo.txt
	touch $@

$(VENV)/.dev: $(VENV)/.demo requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	touch $@

demo: $(VENV)/.demo
	$(BIN)/python -m demo

run: $(VENV)/.runtime
	$(BIN)/python bot.py run

test: $(VENV)/.dev
	CHROMIUM="$$(sh tools/chromium.sh $(BIN)/python)" $(BIN)/python -m pytest -n auto --dist worksteal $(TESTS)

campaign: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto --dist worksteal -m campaign $(TESTS)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.dev
	$(BIN)/python -m bench

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
