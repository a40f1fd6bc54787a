import { defineConfig } from 'vitest/config'

/**
 * Runs the tests that reach a mutated file, in a copy of the repository: one process imports the product once for all.
 */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    globalSetup: ['test/config/global-setup.ts'],
    setupFiles: ['test/mutation/first-failure.ts'],
    include: (process.env['MUTATION_TESTS'] ?? '').split(' '),
    env: { TEST_TIER: 'fast' },
    isolate: false,
    maxWorkers: 1,
    testTimeout: Number(process.env['MUTATION_TEST_MS'] ?? 120_000),
    hookTimeout: 120_000,
  },
})
