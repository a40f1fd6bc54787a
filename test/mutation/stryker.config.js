/** One file at a time (code-mutants.ts): with the tests that reach it, in one process, beside whatever else runs. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [process.env.MUTATED],
  concurrency: 1,
  reporters: ['json'],
  jsonReporter: { fileName: process.env.MUTATION_REPORT },
  tempDirName: '.tmp/stryker',
  ignorePatterns: [
    '/.venv*',
    '/.nodes',
    '/release*',
    '/dist',
    '/data/*',
    '!/data/sample',
    '/docs',
    '/notebooks',
    '/deploy',
  ],
  // The texts of messages are no rules.
  mutator: { excludedMutations: ['StringLiteral'] },
  timeoutMS: 30000,
  // Beside a full run of CI the tests without a mutant need more than the usual five minutes.
  dryRunTimeoutMinutes: 60,
  disableTypeChecks: false,
  allowConsoleColors: false,
}
