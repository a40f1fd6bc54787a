import { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { summarizeBuild } from '../../pipeline/commands/build-end.ts'
import { compileDue, type CompileOutcome } from '../../pipeline/processes/compile-due.ts'
import { fetchSources } from '../../pipeline/commands/fetch-sources.ts'
import { resolveRun } from '../../pipeline/commands/resolve-run.ts'
import { planJobs } from '../../pipeline/compile/partition-job.ts'
import { readCompilerCode } from '../../pipeline/digest/compiler-code.ts'
import { Gate } from '../../pipeline/hold/gate.ts'
import type { BuildOptions } from '../../pipeline/commands/build.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import { type Built, silent, type TestBuildOptions, withoutLookThroughs } from './build.ts'
import { declareOnly } from './declare-only.ts'
import { temporaryFolder } from './folders.ts'

/** Portfolios as most tests read them; the other tables, and the grades, cost as much again. */
const withFewTables = withoutLookThroughs.map((dataset) =>
  dataset.id === 'cvm_fund_portfolio'
    ? declareOnly(dataset, ['cvm_fund_portfolio', 'cvm_fund_month', 'cvm_fund_portfolio_cleaned'])
    : dataset,
)

/**
 * What a first night ends with before it publishes: its data directory has the downloads and the quarantined lines, but no
 * snapshot.
 */
export interface CompiledMirror extends Built {
  /** Good partitions, each with its tables, checks, completeness and sources. */
  readonly partitions: CompileOutcome['compiled']
  readonly heldBack: readonly HeldBack[]
}

/**
 * Compiles the months of a mirror since September 2025, by default, with every step of the first build of a data directory
 * from the fetch to the second reading; a build costs twice as much, because it claims, publishes, logs and scrubs besides.
 * Of portfolios it makes the lines, the NAVs and what cleaning changed: `declared: withoutLookThroughs` makes all tables.
 */
export async function compileMirror(
  source: string,
  {
    now = '2025-12-15T03:00:00Z',
    declared = withFewTables,
    ...asked
  }: Omit<TestBuildOptions, 'dataDir' | 'signer' | 'processes'> = {},
): Promise<CompiledMirror> {
  const dataDir = join(await temporaryFolder(), 'data')
  const lake = new Lake(dataDir)
  const { log, effects } = silent(now)
  const options: BuildOptions = {
    mirror: source,
    from: '2025-09',
    to: null,
    datasets: null,
    maskPersonalData: true,
    threads: 1,
    ...asked,
  }
  const { maskPersonalData, threads } = options
  const { fetched } = await fetchSources(declared, resolveRun(options), [], { ...effects, lake })
  const jobs = planJobs(fetched, null, maskPersonalData, await readCompilerCode())
  const settings = { lake, threads, maskPersonalData, servedFolder: null, gate: new Gate([], new Map()) }
  const outcome = await compileDue(jobs, settings, effects)
  const { exitCode: exit } = summarizeBuild(
    {
      datasets: declared,
      fetched,
      jobs,
      pinned: [],
      outcome,
      before: null,
      isPublished: outcome.compiled.length > 0,
      canary: null,
    },
    effects.log,
  )
  const { compiled: partitions, heldBack } = outcome
  return { exit, dataDir, log, partitions, heldBack }
}
