import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/config/compiled-once.ts'],
    // No limit of the product: what hangs is to end, and what waits for a busy machine is not to fail.
    testTimeout: 200_000,
    hookTimeout: 300_000,
    // Two compilers at once would only take turns on two cores.
    maxWorkers: 2,
    reporters: ['default'],
  },
})
