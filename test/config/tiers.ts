import type { TestTier } from './cpu-seconds.ts'

/**
 * The tiers: `make test` runs what is fast, `make test-long` what its name calls long, and all seeds of a family, of which
 * `make test` tries one.
 */
export const LONG = ['test/**/*.long.test.ts']
export const FAMILIES = ['test/**/*.family.test.ts']

/** The projects of the two tiers; those that need other programs are in none. */
export const TIER_OF_PROJECT: Readonly<Record<string, TestTier>> = { shared: 'fast', apart: 'fast', long: 'long' }
