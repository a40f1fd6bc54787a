/** A file of rules whose mutants are run, and the tests that reach it. */
export interface Subject {
  readonly file: string
  readonly tests: readonly string[]
  /** Of a test at most, where changes let it wait for what never comes. */
  readonly mostMs?: number
}

/** A change of a rule that no test found. */
export interface Survivor {
  readonly file: string
  readonly was: string
  readonly is: string
}

/** Outcome of the runs of a file. */
export interface MutantOutcome {
  readonly found: number
  readonly survivors: readonly (Survivor & { readonly line: number })[]
}

const FUND = 'schemas/datasets/cvm_fund_portfolio'
const FUND_TESTS = 'test/datasets/cvm_fund_portfolio'
const LOOK_THROUGH = 'test/schemas/fund/api/look-through'

const lookThrough = (
  name: string,
  tests: readonly string[] = ['walk', 'aggregate', 'laws', 'rings', 'rules', 'own-reports'],
) => ({
  file: `schemas/fund/api/look-through/${name}.ts`,
  tests: tests.map((each) => `${LOOK_THROUGH}/${each}.test.ts`),
})
const limit = (name: string, ...tests: readonly string[]) => ({
  file: `server/limits/${name}.ts`,
  mostMs: 5_000,
  tests: tests.map((each) => `test/server/limits/${each}.test.ts`),
})
const compiled = (name: string, ...tests: readonly string[]) => ({
  file: `${FUND}/${name}.sql`,
  tests: tests.map((each) => `${FUND_TESTS}/${each}.test.ts`),
})

/** Only rules that decide figures, and limits. */
export const subjects: readonly Subject[] = [
  // Signs, identity, issuers: rules in SQL.
  compiled('line_label', 'labels.long', 'signs.long', 'identity.long'),
  compiled('line_identity', 'identity-codes.long', 'identity.long'),
  compiled('asset_code', 'identity-codes.long', 'identity.long'),
  compiled('market/issuer/filed_issuer_number', 'market/issuer-rules'),
  compiled('market/issuer/issuer_taken', 'market/issuer-rules', 'market/issuer-names'),
  compiled('market/issuer/cvm_leaf_issuer', 'market/issuer-rules', 'market/issuer-names'),
  // Netting.
  { file: `${FUND}/api/industry/net-values.ts`, tests: [`${FUND_TESTS}/api/industry/net-values.test.ts`] },
  lookThrough('aggregate'),
  lookThrough('amounts', ['amounts', 'aggregate', 'laws']),
  lookThrough('fraction', ['fraction', 'rings']),
  lookThrough('least-share', ['least-share']),
  lookThrough('outcome', ['outcome', 'rules', 'own-reports', 'laws']),
  lookThrough('ring-system', ['ring-system', 'rings', 'laws']),
  lookThrough('walk'),
  limit('fair-queue', 'fair-queue', 'work-lanes'),
  limit('resource-queue', 'resource-queue', 'resource-queue-costs'),
  limit('sliding-window', 'sliding-window', 'rate-limit-store'),
  limit('work-lanes', 'work-lane', 'work-lanes'),
  limit('places', 'places'),
  // Checks.
  { file: 'pipeline/compile/checks.ts', tests: ['test/pipeline/compile/checks.test.ts'] },
  { file: 'pipeline/hold/compare-places.ts', tests: ['test/pipeline/hold/compare-places.test.ts'] },
  { file: 'schemas/core/cnpj.ts', tests: ['test/schemas/core/cnpj.test.ts'] },
]
