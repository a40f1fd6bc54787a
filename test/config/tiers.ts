import type { TestTier } from './cpu-seconds.ts'

/**
 * The tiers: `make test` runs what is fast, and `make test-long` what its name calls long. A family is one test with many
 * cases, such as seeds, kills or clients: `make test` tries few of them, and `make test-long` all.
 */
export const LONG = ['test/**/*.long.test.ts']
export const FAMILIES = ['test/**/*.family.test.ts']

/** The projects of the two tiers; those that need other programs are in none. */
export const TIER_OF_PROJECT: Readonly<Record<string, TestTier>> = { shared: 'fast', apart: 'fast', long: 'long' }
