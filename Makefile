# Everything is installed into .venv, .house and page/node_modules, which git ignores; only the caches of pip, uv and
# npm lie elsewhere.

PYTHON ?= python3
ARGS ?=

# Where uv finds no Python to its taste it would fetch one, from a host that many machines cannot reach.
export UV_PYTHON_DOWNLOADS := never
# Somebody's PYTHONPATH=src would hide the compiled wheel.
unexport PYTHONPATH

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal serve page page-dev test check test-sources test-wheel bench bench-table bench-page \
	mutants soak crash fuzz picture screenshots format pins clean

# ---- What is installed. Each folder carries a stamp named after a checksum of what it was made from, the Python and
# ---- the C compiler included: nothing is made twice, nothing stale is used.

sources := $(shell find src rules setup.py pyproject.toml tools/docstrings.py -name '*.py' -o -name '*.toml' | LC_ALL=C sort)
page_sources := $(shell find tools/page.py page -name node_modules -prune -o -type f -print | LC_ALL=C sort)
wheel_needs := requirements/build.txt $(sources) $(page_sources)
tools := $(shell { $(PYTHON) -V; command -v $${CC:-cc}; echo $$RIDOTTO_COMPILE $$RIDOTTO_PAGE; } 2>&1)
stamp = $(1)/made-$(shell { echo '$(tools) $(2)'; cat $(2); } | cksum | tr ' ' -)

uv := $(if $(shell command -v uv 2>&1),uv,.house/uv/bin/uv)
uv_made := $(if $(filter uv,$(uv)),,$(call stamp,.house/uv,requirements/uv.txt))
dev_made := $(call stamp,.house/dev,requirements/dev.txt)
wheel_made := $(call stamp,.house/wheel,$(wheel_needs))
play_made := $(call stamp,.venv,requirements/run.txt $(wheel_needs))
test_made := $(call stamp,.house/test,requirements/run.txt requirements/test.txt $(wheel_needs))
bench_made := $(call stamp,.house/bench,requirements/run.txt requirements/bench.txt $(wheel_needs))

# $(call furnish,FOLDER,REQUIREMENTS) makes a virtual environment of exactly these packages; put_wheel adds ridotto.
furnish = echo 'installing $(2) into $(1)' && rm -f $(1)/made-* && \
	$(uv) venv -q --allow-existing --python $(PYTHON) $(1) && \
	$(uv) pip sync -q --require-hashes --python $(1) $(2) || $(call sorry,could not install $(2))
put_wheel = $(uv) pip install -q --no-deps --reinstall --python $(1) .house/wheel/*.whl
sorry = { printf '\n*** ridotto: %s (see above).\n%s\n%s\n%s\n\n' '$(1)' \
	'    Installing takes Python 3.11 or newer with venv and pip, and package registries for pip, uv and npm.' \
	'    Another Python: make PYTHON=python3.12 ...' \
	'    A mirror: set PIP_INDEX_URL, UV_DEFAULT_INDEX and npm_config_registry.' >&2; exit 1; }

$(uv_made):
	@echo 'installing requirements/uv.txt into .house/uv'
	@rm -f .house/uv/made-*
	@$(PYTHON) -m venv .house/uv && .house/uv/bin/pip install -q --require-hashes -r requirements/uv.txt || \
		$(call sorry,could not install uv)
	@touch $@

$(wheel_made): $(uv_made)
	@echo 'building the page and compiling ridotto into .house/wheel: this takes a while'
	@rm -rf build .house/wheel && mkdir -p .house/wheel
	@$(uv) build --wheel --python $(PYTHON) --require-hashes --build-constraints requirements/build.txt \
		--out-dir .house/wheel . >.house/wheel/log 2>&1 || \
		{ cat .house/wheel/log; $(call sorry,could not build ridotto); }
	@grep -F '*** ridotto' .house/wheel/log || true
	@touch $@

$(dev_made): $(uv_made)
	@$(call furnish,.house/dev,requirements/dev.txt)
	@touch $@

$(play_made): $(wheel_made)
	@$(call furnish,.venv,requirements/run.txt)
	@$(call put_wheel,.venv)
	@touch $@

$(test_made): $(wheel_made)
	@$(call furnish,.house/test,requirements/run.txt requirements/test.txt)
	@$(call put_wheel,.house/test)
	@touch $@

$(bench_made): $(wheel_made)
	@$(call furnish,.house/bench,requirements/run.txt requirements/bench.txt)
	@$(call put_wheel,.house/bench)
	@touch $@

# ---- What can be asked for.

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "make %-14s%s\n", $$1, $$2 }'

play: $(play_made) ## sit down in the browser, with bots or friends (ARGS='--host 0.0.0.0' lets in the whole network)
	@.venv/bin/ridotto serve --open --store .house/play.sqlite --log warning $(ARGS)

play-terminal: $(play_made) ## take a seat at Mascarade with five bots, in this terminal
	@.venv/bin/ridotto play mascarade-2e --players 6 $(ARGS)

serve: $(play_made) ## tables for people and bots, over HTTP and sockets (ARGS='--host 0.0.0.0' for the whole network)
	@.venv/bin/ridotto serve $(ARGS)

page: $(dev_made) ## build the page into src/ridotto/web/page, where a server started from the sources finds it
	@.house/dev/bin/python -m tools.page

page-dev: $(dev_made) ## the page as it is being written, with a server behind it
	@PYTHONPATH=src .house/dev/bin/python -m tools.page dev

test: check test-sources test-wheel ## all that must hold: check, then the suite on the sources and on the wheel

code := $(wildcard src tests bench tools)

check: $(dev_made) ## format, lint, types of the sources and of the page, and the walls between the rooms
	.house/dev/bin/ruff format --check setup.py $(code)
	.house/dev/bin/ruff check setup.py $(code)
	.house/dev/bin/mypy $(code)
	PYTHONPATH=src .house/dev/bin/lint-imports --no-logo
	.house/dev/bin/python -m tools.page check

test-sources: $(dev_made) page ## the suite but for servers and browsers, interpreted from src (ARGS='-k spy' for a part of it)
	RIDOTTO_EXPECT=interpreted PYTHONPATH=src .house/dev/bin/python -m pytest -n auto $(or $(ARGS),--ignore tests/browser --ignore tests/web)

test-wheel: $(test_made) ## the same suite on the compiled wheel; src is not on its path
	@.house/test/bin/python -c 'import ridotto, sys; sys.exit(not ridotto.COMPILED)' || \
		{ printf '\n*** ridotto: %s\n%s\n\n' 'not compiled, so the compiled build cannot be tested.' \
		'    Install a C compiler and the headers of Python (Debian: apt-get install gcc python3-dev).' >&2; exit 1; }
	RIDOTTO_EXPECT=compiled .house/test/bin/python -m pytest -n auto $(ARGS)

bench: $(bench_made) ## measure ridotto, compiled, beside other engines
	.house/bench/bin/python -m bench $(ARGS)

bench-table: $(bench_made) ## measure tables over real sockets, beside boardgame.io (takes five minutes)
	.house/bench/bin/python -m bench.table $(ARGS)

bench-page: $(bench_made) ## measure the page in a browser: how large it is, how soon one plays, how long it ever hesitates
	.house/bench/bin/python -m bench.page $(ARGS)

mutants: $(dev_made) ## break the rules one at a time, and see whether the suite notices (takes a while)
	.house/dev/bin/python -m tools.mutants $(ARGS)

soak: $(test_made) ## ten thousand random matches, compiled, held against what is always so (ARGS='1000 mascarade-2e')
	.house/test/bin/python -m tools.soak $(ARGS)

crash: $(test_made) ## kill a server under load fifty times, with each store, and count what is lost (takes minutes)
	.house/test/bin/python -m tests.web.crashing $(ARGS)

fuzz: $(test_made) ## send a server a hundred thousand messages that nobody should send
	.house/test/bin/python -m tests.web.fuzzing $(ARGS)

picture: $(dev_made) ## draw the README's picture of the terminal anew
	.house/dev/bin/python tools/terminal_picture.py

screenshots: $(dev_made) page ## every screen of the page, on a phone and on a desk, into .house/screenshots (ARGS=FOLDER)
	PYTHONPATH=src .house/dev/bin/python -m tools.screenshots $(ARGS)

format: $(dev_made) ## lay out the sources, and mend what the linter can
	.house/dev/bin/ruff check --fix setup.py $(code)
	.house/dev/bin/ruff format setup.py $(code)

pin = $(uv) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make pins' $(ARGS)

pins: $(uv_made) ## write requirements/*.txt anew from *.in (ARGS=--upgrade for the newest of everything)
	$(pin) requirements/uv.in -o requirements/uv.txt
	$(pin) --extra serve requirements/dev.in pyproject.toml -o requirements/dev.txt
	$(pin) -c requirements/dev.txt requirements/build.in -o requirements/build.txt
	$(pin) -c requirements/dev.txt requirements/test.in -o requirements/test.txt
	$(pin) -c requirements/dev.txt --extra serve pyproject.toml -o requirements/run.txt
	$(pin) requirements/bench.in -o requirements/bench.txt

clean: ## remove all that was made
	rm -rf page/node_modules src/ridotto/web/page
	rm -rf .house .venv build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find $(code) -name __pycache__ -prune -exec rm -rf {} +
