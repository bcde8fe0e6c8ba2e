# make demo   play everything in a browser, without a token
# make test   install what is needed and run the whole suite
# make campaign   the long tests that `make test` leaves out
# make lint   static checks          make bench   the benchmark table
# make run    start the bot on Discord with the settings in .env and the guests in games.txt
# make lock   write the lock files anew after a change of requirements*.txt, and the list of licences; name what has a newer release

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TESTS ?= tests games contract

.PHONY: demo run test campaign lint bench lock clean

# The locks name every package with its version and its hashes; pip takes nothing else. Each is a whole set: dev holds demo holds runtime.
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r

# The last file that `venv` writes: without it the environment is half made.
$(BIN)/pip:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements.lock | $(BIN)/pip
	$(INSTALL) $<
	touch $@

$(VENV)/.demo: requirements-demo.lock | $(BIN)/pip
	$(INSTALL) $<
	touch $@ $(VENV)/.runtime

$(VENV)/.dev: requirements-dev.lock | $(BIN)/pip
	$(INSTALL) $<
	touch $@ $(VENV)/.demo $(VENV)/.runtime

demo: $(VENV)/.demo
	$(BIN)/python -m demo

run: $(VENV)/.runtime
	$(BIN)/python deploy/games.py
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

RESOLVE = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-emit-index-url --no-header
LOCK = $(RESOLVE) --generate-hashes

lock: $(BIN)/pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $$(grep ^uv== requirements-dev.txt)
	$(LOCK) requirements.txt -o requirements.lock
	$(LOCK) requirements.txt requirements-demo.txt -c requirements.lock -o requirements-demo.lock
	$(LOCK) requirements.txt requirements-demo.txt requirements-dev.txt -c requirements-demo.lock -o requirements-dev.lock
	$(LOCK) requirements-art.txt -o requirements-art.lock
	$(MAKE) $(VENV)/.dev
	$(BIN)/python -m tools.licences
	@sed 's/==.*//' requirements*.txt | $(RESOLVE) --no-annotate - -o $(VENV)/newest >/dev/null
	@echo "Newer releases than those locked:"; cut -d' ' -f1 $(VENV)/newest | grep -vxF "$$(cut -d' ' -f1 requirements*.lock)" || echo none

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
