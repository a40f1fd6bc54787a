import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/config/compiled-once.ts'],
    // These limits are not limits of the product: they end a test that hangs, and a busy machine does not make a test
    // fail: at a load average of 50 on two cores the longest tests take eight times as long as on a quiet machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Two compilers at once would only share the two cores.
    maxWorkers: 2,
    reporters: ['default'],
  },
})
