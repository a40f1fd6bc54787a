import type { TestTier } from './cpu-seconds.ts'

/**
 * `make test` runs what is fast, and `make test-long` what its name calls long. A family is one test with many cases,
 * such as seeds, kills or clients: `make test` tries few of them, `make test-long` more, and `make soak` all.
 */
export const LONG = ['test/**/*.long.test.ts']
export const FAMILIES = ['test/**/*.family.test.ts']

/** Those of `make test-long` that start programs of ours, fill the machine, or measure what their process holds. */
export const LONG_APART = [
  'test/bench/bench.long.test.ts',
  'test/deploy/image-files.long.test.ts',
  'test/disk-faults/builds.long.test.ts',
  'test/disk-faults/others.long.test.ts',
  'test/pipeline/commands/build-over-http.long.test.ts',
  'test/pipeline/compile/split-year-same.long.test.ts',
  'test/pipeline/processes/compile-processes.long.test.ts',
  'test/pipeline/supervise.long.test.ts',
  'test/server/delivery/deliver.long.test.ts',
  'test/server/formats/streaming.long.test.ts',
  'test/server/main.long.test.ts',
  'test/server/run.long.test.ts',
  'test/soak/memory.long.test.ts',
  'test/tools/artifact/build.long.test.ts',
  'test/tools/demo/first-edition.long.test.ts',
  'test/tools/release/make-release.long.test.ts',
]

/**
 * In the order in which one run takes them: first the projects whose files wait minutes for a browser, another engine
 * or an installation, so that what computes fills the cores until the end.
 */
export const TIER_OF_PROJECT: Readonly<Record<string, TestTier>> = {
  clients: 'programs',
  engines: 'programs',
  programs: 'programs',
  'long-apart': 'long',
  long: 'long',
  apart: 'fast',
  shared: 'fast',
}
