# The commands of the project. `make` without a target lists them; the work is in pipeline/, server/ and test/.
.DEFAULT_GOAL := help
SHELL := /bin/bash
RUN := node --import tsx
# The programs of operation: as `make build` made them, or from the sources where these have changed since.
START := node runtime/start.js
# The thread pool has one thread for each running query, and some for files and DNS. The other settings keep memory flat
# (docs/decisions.md, 31): each thread would hold a heap of its own, and V8 lets garbage grow as far as it may. DuckDB's
# results are megabytes that V8 does not count; they are freed when V8 collects its small young generation, which it
# does often.
SERVE := UV_THREADPOOL_SIZE=16 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 DUCKDB_JE_MALLOC_CONF=narenas:1 node --max-old-space-size=1024 --max-semi-space-size=8 runtime/start.js
# The checks keep what they found of unchanged files in CACHED. CI looks at every file: the linter reads types, so a
# change to one file can be a fault in another.
CACHED := node_modules/.cache
CACHE ?= $(if $(CI),,--cache)
CHECK := NODE_OPTIONS=--max-old-space-size=4096 npx --no-install
VITEST := $(CHECK) vitest run --config test/config/vitest.config.ts
DEMO_DIR ?= data/demo
comma := ,

# ON_NODE=24 or ON_NODE=20 runs a target with that Node: npm has the program as a package, here in a folder of its own.
# Without it, a target runs with the Node that is installed.
NODE_24 := 24.21.0
NODE_20 := 20.20.2
ifdef ON_NODE
export PATH := $(CURDIR)/.nodes/$(NODE_$(ON_NODE))/bin:$(PATH)
node_modules: | .nodes/$(NODE_$(ON_NODE))/bin/node
endif
.nodes/%/bin/node:
	@platform=$$(node -p 'process.platform + "-" + process.arch') && \
	  npm install --prefix .nodes/$* --no-audit --no-fund --no-save --silent node-$$platform@$* && \
	  mkdir -p .nodes/$*/bin && ln -sf ../node_modules/node-$$platform/bin/node .nodes/$*/bin/node

nodes: .nodes/$(NODE_24)/bin/node .nodes/$(NODE_20)/bin/node ## install the Nodes that CI runs the tests with, each in a folder of its own

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

node_modules: package-lock.json
	npm ci --no-audit --no-fund
	@touch node_modules

demo: node_modules ## serve a first edition of the bundled sample on PORT (8080) with a key and requests, and compile all of it meanwhile
	@DATA_DIR=$(DEMO_DIR) $(RUN) tools/demo/main.ts env $(SERVE) server/demo

# The checks say what they found each at its end, between the lines of the tests: together they keep both cores busy.
test: node_modules ## install, then every check and every fast test: run it before each commit
	@$(MAKE) --no-print-directory -j2 check unit

test-long: c-compiler node_modules ## the tests that spend more than five CPU seconds, and all cases of each family: whole nights, fuzzing, kills, split years, processes, memory (ARGS=test/fuzz)
	@$(VITEST) --project long --project long-apart $(ARGS)

test-times: node_modules ## record the CPU seconds of test files, which sort the run (Linux; ARGS=test/server, or NEW=1 for files of make test without a record)
	@files=$(if $(NEW),$$($(RUN) test/config/list-unrecorded.ts)) && \
	  RECORD_CPU=1 $(VITEST) --project shared --project apart $(if $(NEW),,--project long --project long-apart) $$files $(ARGS)

test-programs: system-packages node_modules ## the tests that start Redis, Chromium, LibreOffice, systemd, nginx or logrotate; installs them on Debian if they are missing
	@$(VITEST) --project programs $(ARGS)

test-others: test-packages node_modules ## all tests that make test leaves out, in one run: those of test-long, test-programs, test-clients and engines
	@$(VITEST) --project long --project long-apart --project programs --project clients --project engines $(ARGS)

# One after the other, because Debian installs one package at a time.
test-packages: system-packages c-compiler r-packages .venv-clients/installed .venv-engines/installed ## install what the tests with other programs, clients and engines need

test-clients: r-packages node_modules .venv-clients/installed ## install the clients as their users do, and test them against a server; installs Python's venv and R on Debian if they are missing
	@$(VITEST) --project clients $(ARGS)

# The packages are pinned with the hashes of their files for all platforms. Python and its venv are installed on Debian
# if they are missing.
.venv-clients/installed: test/client/python/requirements.txt test/client/schemathesis/requirements.txt
	@python3 -c 'import ensurepip, venv' 2>/dev/null || { \
	  sudo=$$(test $$(id -u) = 0 || echo sudo); export DEBIAN_FRONTEND=noninteractive; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends python3-venv >/dev/null; }
	@python3 -m venv --clear .venv-clients
	@.venv-clients/bin/pip install --quiet --disable-pip-version-check --require-hashes -r test/client/python/requirements.txt
	@python3 -m venv .venv-clients/schemathesis
	@.venv-clients/schemathesis/bin/pip install --quiet --disable-pip-version-check --require-hashes -r test/client/schemathesis/requirements.txt
	@touch $@

engines: node_modules .venv-engines/installed ## read the tables of a lake with delta-rs, Polars, ClickHouse and Spark, and compare with DuckDB; installs them, and Java and Maven on Debian if they are missing
	@$(VITEST) --project engines $(ARGS)

# Each door, and what a stranger may not do there.
DOORS := test/engines/croissant.test.ts test/engines/delta-sharing.test.ts test/engines/delta-sharing-spark.test.ts test/engines/duckdb.test.ts test/client/typescript/package.test.ts \
  test/docs/spreadsheets.test.ts test/server/http/cross-origin-browser.test.ts test/server/delivery/deliver-by-redis.test.ts \
  test/server/delivery/send-event.test.ts test/server/delivery/try-event.test.ts test/server/subscriptions/receiver-address.test.ts \
  test/server/keys/links.long.test.ts test/server/limits/visitors.test.ts test/server/mcp/draw-chart.long.test.ts test/server/sharing
test-doors: system-packages node_modules .venv-engines/sharing ## how others read a server, with their own programs: pandas and Spark by Delta Sharing, DuckDB over HTTP, the reader of Croissant, a page in Chromium, formulas of LibreOffice, npx and the SDK of MCP, the library of Standard Webhooks
	@$(VITEST) --project engines --project clients --project programs --project shared --project long $(DOORS) $(ARGS)

# The engines are pinned with the hashes of their files, and so are the jars of Delta, which come from Maven Central.
# Spark comes as its source: setuptools, which makes its package, is pinned too, and installed before.
DELTA_JARS := io.delta:delta-spark_2.13:4.0.1 io.delta:delta-storage:4.0.1
.venv-engines/installed: test/engines/requirements.txt test/engines/requirements-build.txt test/engines/requirements-croissant.txt test/engines/jars.sha256
	@python3 -c 'import ensurepip, venv' 2>/dev/null && java -version 2>/dev/null && mvn --version >/dev/null 2>&1 || { \
	  sudo=$$(test $$(id -u) = 0 || echo sudo); export DEBIAN_FRONTEND=noninteractive; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends python3-venv openjdk-17-jre-headless maven >/dev/null; }
	@python3 -m venv --clear .venv-engines
	@.venv-engines/bin/pip install --quiet --disable-pip-version-check --require-hashes -r test/engines/requirements-build.txt
	@.venv-engines/bin/pip install --quiet --disable-pip-version-check --require-hashes --no-build-isolation -r test/engines/requirements.txt
	@python3 -m venv .venv-engines/croissant
	@.venv-engines/croissant/bin/pip install --quiet --disable-pip-version-check --require-hashes -r test/engines/requirements-croissant.txt
	@for jar in $(DELTA_JARS); do \
	  mvn --quiet --batch-mode -Dmaven.repo.local=$(CURDIR)/.venv-engines/maven org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy -Dartifact=$$jar -DoutputDirectory=$(CURDIR)/.venv-engines/jars || exit 1; done
	@cd .venv-engines/jars && sha256sum --quiet --check ../../test/engines/jars.sha256
	@touch $@

# Maven Central does not give this package to every machine, nor on every day. Without it the test of Spark says by name
# that it was skipped, and the next run asks again. SHARING_JARS names a folder with jars from elsewhere.
.venv-engines/sharing: .venv-engines/installed
	@rm -rf .venv-engines/sharing.part
	@mvn --quiet --batch-mode -f test/engines/sharing.pom.xml -Dmaven.repo.local=$(CURDIR)/.venv-engines/maven \
	  org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies -DincludeScope=runtime \
	  -DoutputDirectory=$(CURDIR)/.venv-engines/sharing.part >.venv-engines/sharing.log 2>&1 && mv .venv-engines/sharing.part $@ || \
	  echo 'Maven Central did not give io.delta:delta-sharing-spark: Delta Sharing is not tried with Spark (.venv-engines/sharing.log).'

# Compiles what is loaded before the programs, so that their changes to files fail (test/disk-faults).
c-compiler:
	@echo '#include <dlfcn.h>' | cc -E - >/dev/null 2>&1 || { \
	  sudo=$$(test $$(id -u) = 0 || echo sudo); export DEBIAN_FRONTEND=noninteractive; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends gcc libc6-dev >/dev/null; }

r-packages:
	@Rscript -e 'library(httr2)' >/dev/null 2>&1 || { \
	  sudo=$$(test $$(id -u) = 0 || echo sudo); export DEBIAN_FRONTEND=noninteractive; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends r-base-core r-cran-httr2 >/dev/null; }

system-packages:
	@export PATH=$$PATH:/usr/sbin; for program in redis-server chromium soffice systemd-analyze nginx openssl logrotate curl; do \
	  command -v $$program >/dev/null || missing=1; done; [ -z "$$missing" ] || { \
	  sudo=$$(test $$(id -u) = 0 || echo sudo); export DEBIAN_FRONTEND=noninteractive; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends redis-server chromium libreoffice-calc-nogui systemd nginx-light openssl logrotate curl >/dev/null; }

build: node_modules ## make the programs of operation in dist/, which start faster than the sources
	@$(RUN) tools/artifact/main.ts

release: node_modules ## make what others install, in release/: a tarball for npm i -g, with clients, licences and SBOM, and its checksums, provenance and signature (SIGNING_KEY_FILE, ARGS=folder)
	@$(RUN) tools/release/main.ts $(ARGS)

# Operators call `node runtime/market-data-server.js build` and `serve`: make ends with code 2 whatever failed.
build-data: node_modules ## fetch, compile, publish (SOURCE_MIRROR, DATA_DIR, FROM, TO, DATASETS, BUILD_TIME_LIMIT, BUILD_PROCESSES, ARGS)
	@$(START) pipeline/cli build $(ARGS)

serve: node_modules ## answer the API from DATA_DIR on PORT (8080)
	@exec env $(SERVE) server/main

check: node_modules ## every check that runs no product code, two at a time; files that did not change are not looked at again
	@MAKEFLAGS= $(MAKE) --no-print-directory -k -j2 -Otarget lint types declarations format-check layers dead openapi times

gen: node_modules ## write what is generated from the declarations (ARGS="--break 'reason'" where clients may break)
	@echo 'gen: 1 of 6, the lists of datasets'
	@$(RUN) pipeline/cli.ts gen
	@echo 'gen: 2 of 6, answers of the sample for the OpenAPI document'
	@$(RUN) tools/openapi/main.ts
	@echo 'gen: 3 of 6, the OpenAPI document'
	@$(RUN) pipeline/cli.ts gen-api $(ARGS)
	@echo 'gen: 4 of 6, the clients'
	@$(RUN) tools/clients/main.ts
	@echo 'gen: 5 of 6, the pages'
	@$(RUN) tools/declared-pages/main.ts
	@echo 'gen: 6 of 6, the expected rows of new datasets'
	@for dataset in $(notdir $(wildcard schemas/datasets/*)); do \
		[ -e test/datasets/$$dataset/expected.json ] || $(MAKE) -s expected DATASET=$$dataset || exit 1; \
	done

new: node_modules ## write the skeleton of a dataset: declarations, endpoint, sample and test (DATASET=anac_delay)
	@DATASET='$(DATASET)' $(RUN) tools/new-dataset/main.ts

expected: node_modules ## write test/datasets/DATASET/expected.json once from its sample: read it before you commit it
	@WRITE_EXPECTED='$(DATASET)' $(VITEST) test/datasets/samples.test.ts

# Our own checks share one process: generated files, repeated names, marks of make new, Portuguese.
declarations: node_modules
	@$(RUN) tools/checks/main.ts

gen-check: node_modules
	@$(RUN) tools/checks/main.ts generated openapi clients pages

names unfilled portuguese: node_modules
	@$(RUN) tools/checks/main.ts $@

times: node_modules
	@$(RUN) test/config/check-times.ts

FORMATTED := lake runtime schemas pipeline server client tools test
format: node_modules ## format the code (ARGS=schemas/datasets/toy_fuel_price)
	@$(CHECK) prettier --log-level warn --write $(or $(ARGS),$(FORMATTED))

format-check: node_modules
	@$(CHECK) prettier --log-level warn $(if $(CACHE),--cache --cache-strategy content) --check $(FORMATTED)

# The linter of the document reads nothing else, so its answer is kept as long as these files do not change.
OPENAPI_LINTED := $(CACHED)/openapi-linted
$(OPENAPI_LINTED): schemas/service/openapi/openapi.gen.json test/config/redocly.yaml package-lock.json $(if $(CACHE),,always)
	@REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true $(CHECK) redocly lint --config test/config/redocly.yaml
	@mkdir -p $(CACHED) && touch $@
always:

openapi: node_modules $(OPENAPI_LINTED) ## lint the OpenAPI document with a public linter

# The compiler in Go takes half the CPU of the one that the linter reads types with. Both are called tsc.
types: node_modules
	@node node_modules/typescript-native/bin/tsc -p . $(if $(CACHE),--incremental --tsBuildInfoFile $(CACHED)/tsc.json)

# Oxlint takes an eighth of the CPU of ESLint for the rules that both have; ESLint adds our own, which need no types, and
# in CI two that need types and that Oxlint lacks (test/config/oxlint.test.ts).
ESLINT := $(CHECK) eslint --config test/config/eslint.config.js
LINTED := lake runtime schemas pipeline server client tools test
# Oxlint keeps nothing of a file, because it reads the types of others: it runs unless all files are as they were when it
# last found no fault.
OXLINT := $(CHECK) oxlint --type-aware --quiet --report-unused-disable-directives-severity=error $(LINTED)
LINTED_STATE := find $(LINTED) .oxlintrc.json tsconfig.json package.json package-lock.json -type f -not -path '*/node_modules/*' -print0 | sort -z | xargs -0 sha256sum | sha256sum
OXLINT_ONCE = state=$$($(LINTED_STATE)); [ -n "$$state" ] && grep -qsxF "$$state" $(CACHED)/oxlint-clean || { $(OXLINT) && \
	  { [ "$$state" != "$$($(LINTED_STATE))" ] || { mkdir -p $(CACHED) && echo "$$state" >$(CACHED)/oxlint-clean; }; }; }
lint: node_modules
	@$(if $(CACHE),$(OXLINT_ONCE),$(OXLINT))
	@$(if $(CACHE),OWN_RULES=1 $(ESLINT) --cache --cache-strategy content --cache-location $(CACHED)/eslint-own,$(ESLINT)) $(LINTED)

layers: node_modules
	@$(CHECK) depcruise $(if $(CACHE),--cache $(CACHED)/dependency-cruiser --cache-strategy content) --config test/config/layers.cjs lake runtime schemas pipeline server client tools test

dead: node_modules
	@$(CHECK) knip $(if $(CACHE),--cache --cache-location $(CACHED)/knip)

# Tests that call make are none of the jobs of this one.
unit: node_modules ## the fast tests only (ARGS=test/server)
	@MAKEFLAGS= $(VITEST) --project shared --project apart $(ARGS)

soak: c-compiler node_modules ## the long tests: every change to a file of ten commands at fault, an hour of 16 clients beside publications and kills (MINUTES), an hour of fuzzing (FUZZ_MINUTES), full-size months against a second reader, 200 kills, 1,008 damaged months, 200 refused builds, 2,000 flipped bits, 20,000 nights with faults of the disk, 10 snapshots under load, 20,000 odd requests, 20,000 months of made-up funds, memory over 100,000 requests
	@$(RUN) test/soak/soak.ts
	@CHANGE_FAULTS=$${CHANGE_FAULTS:-all} $(VITEST) --project long-apart test/disk-faults
	@$(MAKE) --no-print-directory soak-hour
	@MINUTES=$${FUZZ_MINUTES:-60} $(MAKE) --no-print-directory fuzz
	@KILLS=$${KILLS:-200} DAMAGES=$${DAMAGES:-1008} REQUESTS=$${REQUESTS:-20000} REFUSED=$${REFUSED:-200} REFUSED_FULL=$${REFUSED_FULL:-10} \
	  FLIPS=$${FLIPS:-2000} $(VITEST) --project long \
	  test/pipeline/commands/build-killed.long.test.ts test/fuzz
	@$(VITEST) --project long test/simulator
	@$(MAKE) --no-print-directory life SEED=$${LIFE_SEED:-1} NIGHTS=$${NIGHTS:-20000}
	@$(MAKE) --no-print-directory .venv-clients/installed
	@DRAWN=$${DRAWN:-200} $(VITEST) --project clients test/client/schemathesis
	@HOLDER_SEEDS=3 MOVE_WORLDS=40 FAULTS=40 $(VITEST) --project long test/lake/files.long.test.ts \
	  test/datasets/cvm_fund_portfolio/api/holders-own-reports.long.test.ts test/datasets/cvm_fund_portfolio/market/position-moves.family.test.ts
	@LOOK_THROUGHS=$${LOOK_THROUGHS:-20000} $(VITEST) test/schemas/fund/api
	@REQUESTS_MEMORY=$${REQUESTS_MEMORY:-100000} $(VITEST) test/soak
	@WHOLE=1 $(VITEST) --project long test/whole/ranges.long.test.ts test/whole/sorting.family.test.ts test/whole/explained.long.test.ts \
	  test/pipeline/hold/mutated-files.family.test.ts test/server/pages/explorer/turns.long.test.ts test/server/pages/explorer/pages.long.test.ts
	@WHOLE=1 $(VITEST) test/datasets/cvm_fund_portfolio/look-through-table.long.test.ts test/datasets/cvm_fund_portfolio/api/asset-search.long.test.ts
	@PUBLISHES=$${PUBLISHES:-10} $(VITEST) \
	  test/server/snapshots/looking-back.long.test.ts test/server/snapshots/answer-history.long.test.ts test/pipeline/fetch test/pipeline/publish test/pipeline/commands test/pipeline/integrity

soak-hour: system-packages c-compiler node_modules ## 16 clients beside publications, kills of builder and servers, a slow disk, and Redis that goes and comes; writes coverage/soak/report.md with pictures (MINUTES, SEED, REPORT_DIR)
	@$(RUN) test/soak/hour/hour.ts

life: node_modules ## live a life of the simulator again and tell it (SEED=7), or one after another from there on (NIGHTS=20000)
	@$(RUN) test/simulator/lives.ts $(SEED) $(NIGHTS)

fuzz: node_modules ## try all readers of bytes of others with inputs that reach new places of their code (MINUTES=10 for all together, or RUNS for each; FUZZ_SEED, ARGS="zip lines"); what breaks one is kept in finds/
	@$(RUN) test/fuzz/fuzz.ts $(ARGS)

mutation: node_modules ## change the rules of figures and limits one by one, and run the tests that reach each; exit 1 below 85 % or for a survivor without a reason (ARGS="line_label places"; MUTANTS=40 of each file of SQL)
	@$(RUN) test/mutation/run.ts $(ARGS)

# What one would pick instead is installed only where it is measured: better-sqlite3 is compiled if it has no binary for
# this machine, with the headers that came with Node where there are some. `npm ci` would refuse the lock file, because it
# lacks the packages of ClickHouse for other platforms. A budget that needs it is else "not measured".
PEERS := test/bench/peers
NODE_HOME := $(shell dirname $$(dirname $$(command -v node 2>/dev/null || echo /none/node)))
$(PEERS)/node_modules: $(PEERS)/package-lock.json
	@$(if $(wildcard $(NODE_HOME)/include/node/node.h),npm_config_nodedir=$(NODE_HOME)) npm install --prefix $(PEERS) --no-audit --no-fund --no-save
	@touch $@

bench: node_modules build $(if $(filter peers,$(subst $(comma), ,$(PARTS))),postgresql) $(if $(filter portfolio peers,$(subst $(comma), ,$(or $(PARTS),portfolio))),$(PEERS)/node_modules) ## measure on synthetic full-size months; exit 1 if a budget is missed (PARTS=portfolio or history, fares, quotes, overload, memory, peers; ROUNDS, MONTHS, SCALE; SAVE=1 puts the figures on the page)
	@$(RUN) --expose-gc test/bench/bench.ts

postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { \
	  sudo=$$(test $$(id -u) = 0 || echo sudo); export DEBIAN_FRONTEND=noninteractive; \
	  $$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends postgresql >/dev/null; }

# A target that went says what replaces it.
gone = @echo 'make $@ is gone: $(1)' >&2; exit 2

OPERATORS := accept adopt audit backup delta-log deliver doctor drill keys pin plan prune publish-remote restore rollback sign signing-key unpin verify
$(OPERATORS):
	$(call gone,run node runtime/market-data-server.js $@. What was in ARGS$(comma) DEST$(comma) FROM and KEY follows it as it is$(if $(filter drill,$@),$(comma) and --scratch has SCRATCH).)

merge-lakes:
	$(call gone,one machine builds the whole lake. Run make build-data; BUILD_PROCESSES compiles several months at once.)

simulate:
	$(call gone,the figures and their arithmetic are written in docs/scale.md.)

scale-page:
	$(call gone,docs/scale.md is a written page.)

bench-page: node_modules ## write the tables of docs/benchmarks.md from test/bench/results
	@$(RUN) test/bench/write-page.ts

mirror: node_modules ## serve MIRROR_DIR (data/sample) as the portals would on PORT (8081), with FAULTS if you like
	@$(RUN) tools/mirror-server/main.ts

# Removes only the demo's usual folder, and only if it was marked while it was empty: a DEMO_DIR can be anybody's.
clean: ## remove what demo and tests made here; never data/raw, snapshots or a DEMO_DIR elsewhere
	rm -rf coverage dist
	@if [ ! -e data/demo ]; then true; \
	  elif [ ! -L data/demo ] && grep -qs '^market-data directory, layout ' data/demo/market-data.txt \
	    && ! grep -q '^Adopted' data/demo/market-data.txt; then echo 'rm -rf data/demo'; rm -rf data/demo; \
	  else echo 'data/demo stays: it has no mark of a demo made there. Remove it yourself if nobody needs it.'; fi

.PHONY: help nodes demo test test-long test-times test-programs test-others test-packages test-clients c-compiler r-packages system-packages build release build-data serve check gen new expected declarations times always gen-check openapi format format-check types lint layers dead unfilled names portuguese unit soak soak-hour life fuzz mutation bench postgresql bench-page mirror clean simulate scale-page merge-lakes engines test-doors $(OPERATORS)
