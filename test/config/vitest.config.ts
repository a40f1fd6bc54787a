import { defineConfig } from 'vitest/config'
import { CpuReporter } from './cpu-reporter.ts'
import { LongestFirst } from './longest-first.ts'
import { FAMILIES, LONG, LONG_APART } from './tiers.ts'

const ROOT = new URL('../..', import.meta.url).pathname

/** Tests that look at their own process: its memory, its open files, its folders. */
const OF_ITS_PROCESS = ['test/server/snapshots/spill-folder.test.ts']

/** Tests that start a program of the system: Redis, Chromium, LibreOffice, systemd, nginx or logrotate. */
const WITH_PROGRAMS = [
  'test/deploy/many-servers.test.ts',
  'test/deploy/proxy-cache.test.ts',
  'test/deploy/ready-servers.test.ts',
  'test/deploy/system-programs.test.ts',
  'test/deploy/two-hosts.test.ts',
  'test/docs/spreadsheets.test.ts',
  'test/docs/verify-by-hand.test.ts',
  'test/server/pages/kit/assets/chart.test.ts',
  'test/server/pages/kit/assets/docs.test.ts',
  'test/server/pages/docs/browser.test.ts',
  'test/server/pages/docs/too-many-requests-page.test.ts',
  'test/server/pages/explorer/browser.test.ts',
  'test/server/pages/explorer/browser-english.test.ts',
  'test/server/pages/explorer/browser-portuguese.test.ts',
  'test/server/formats/xlsx/libreoffice.test.ts',
  'test/server/http/cross-origin-browser.test.ts',
  'test/server/key-use/redis-use-store.test.ts',
  'test/server/keys/redis-key-store.test.ts',
  'test/server/limits/redis-window.test.ts',
  'test/server/delivery/deliver-by-redis.test.ts',
  'test/server/subscriptions/redis-subscription-store.test.ts',
  'test/server/system/redis.test.ts',
]

/** Tests that install the clients, as their users do (`make test-clients`). */
const OF_CLIENTS = [
  'test/client/generated/openapi-python-client.test.ts',
  'test/client/typescript/package.test.ts',
  'test/client/python/package.test.ts',
  'test/client/schemathesis/schemathesis.test.ts',
  'test/docs/r.test.ts',
]

/** Tests that read the lake with other engines (`make engines`). */
const OF_ENGINES = ['test/engines/**/*.test.ts']

export default defineConfig({
  test: {
    root: ROOT,
    globalSetup: ['test/config/global-setup.ts'],
    setupFiles: ['test/config/record-cpu.ts'],
    // These limits are not limits of the product: they end a test that hangs, and a busy machine does not make a test
    // fail: at a load average of 50 on two cores the longest tests take eight times as long as on a quiet machine.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Two compilers at once share the two cores; a third has them while tests wait for a clock or another process.
    maxWorkers: 3,
    reporters: process.env['RECORD_CPU'] === undefined ? ['default'] : ['default', new CpuReporter()],
    // A module is translated once for all projects and runs, as long as its text is the same.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${ROOT}node_modules/.cache/vitest` },
    // What a server or a build prints helps where a test fails.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // A worker loads the product once for all its files.
        test: {
          name: 'shared',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...LONG, ...OF_ITS_PROCESS, ...WITH_PROGRAMS, ...OF_CLIENTS, ...OF_ENGINES, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: OF_ITS_PROCESS },
      },
      {
        extends: true,
        test: {
          name: 'long',
          isolate: false,
          include: [...LONG, ...FAMILIES],
          exclude: [...LONG_APART, '**/node_modules/**'],
          env: { TEST_TIER: 'long' },
        },
      },
      {
        extends: true,
        test: { name: 'long-apart', include: LONG_APART, env: { TEST_TIER: 'long' } },
      },
      {
        extends: true,
        test: { name: 'programs', isolate: false, include: WITH_PROGRAMS },
      },
      {
        extends: true,
        test: { name: 'clients', isolate: false, include: OF_CLIENTS },
      },
      {
        extends: true,
        test: { name: 'engines', include: OF_ENGINES },
      },
    ],
  },
})
