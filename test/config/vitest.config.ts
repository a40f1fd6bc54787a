import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/config/compiled-once.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two compilers at once would only take turns on two cores.
    maxWorkers: 2,
    reporters: ['default'],
  },
})
