import { mkdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { compileDue } from '../../pipeline/processes/compile-due.ts'
import { fetchSources } from '../../pipeline/commands/fetch-sources.ts'
import { holdBackMonths } from '../../pipeline/commands/hold-back-months.ts'
import { resolveRun } from '../../pipeline/commands/resolve-run.ts'
import { planJobs } from '../../pipeline/compile/partition-job.ts'
import { readCompilerCode } from '../../pipeline/digest/compiler-code.ts'
import { Gate, listDaysShown } from '../../pipeline/hold/gate.ts'
import type { HeldVersion } from '../../pipeline/hold/held-versions.ts'
import type { LogLine } from '../../pipeline/log.ts'
import { type CompiledJob, mergePartitions } from '../../pipeline/publish/assemble.ts'
import type { HeldBack } from '../../schemas/core/last-build.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { silent, type TestBuildOptions, withoutLookThroughs } from './build.ts'
import { temporaryFolder } from './folders.ts'

/** A night that compiles and judges, and puts what is good where the next night finds it as published. */
export interface CompiledNight {
  readonly dataDir: string
  readonly manifest: Manifest
  /** Has the tables of the manifest. */
  readonly folder: string
  readonly heldVersions: readonly HeldVersion[]
  readonly compiled: readonly CompiledJob[]
  readonly heldBack: readonly HeldBack[]
  readonly log: readonly LogLine[]
}

/**
 * Runs the steps of a build from the fetch to the gate; a whole build costs several times as much, because it publishes,
 * logs and scrubs besides.
 */
export async function compileNight(
  source: string,
  {
    before = null,
    now = '2025-12-15T03:00:00Z',
    declared = withoutLookThroughs,
    ...asked
  }: Omit<TestBuildOptions, 'dataDir' | 'signer' | 'processes'> & { readonly before?: CompiledNight | null } = {},
): Promise<CompiledNight> {
  const dataDir = before?.dataDir ?? join(await temporaryFolder(), 'data')
  const lake = new Lake(dataDir)
  const { log, effects } = silent(now)
  const options = { mirror: source, from: null, to: null, datasets: null, maskPersonalData: true, threads: 1, ...asked }
  const { maskPersonalData, threads } = options
  const { fetched } = await fetchSources(declared, resolveRun(options), [], { ...effects, lake })
  const jobs = planJobs(fetched, before?.manifest ?? null, maskPersonalData, await readCompilerCode())
  const gate = new Gate(before?.heldVersions ?? [], listDaysShown(fetched))
  const settings = { lake, threads, maskPersonalData, servedFolder: before?.folder ?? null, gate }
  const outcome = await holdBackMonths(await compileDue(jobs, settings, effects), before, settings, effects)
  const { manifest, folder } = await publishBeside(dataDir, before, outcome.compiled)
  const { compiled, heldBack } = outcome
  return { dataDir, manifest, folder, heldVersions: gate.heldVersions, compiled, heldBack, log }
}

/** Moves the compiled tables to those of the night before, each named by its content. */
async function publishBeside(
  dataDir: string,
  before: CompiledNight | null,
  compiled: readonly CompiledJob[],
): Promise<Pick<CompiledNight, 'manifest' | 'folder'>> {
  const folder = join(dataDir, 'compiled')
  const moved: CompiledJob[] = []
  for (const { job, result } of compiled) {
    const tables: Record<string, CompiledJob['result']['tables'][string]> = {}
    for (const [name, table] of Object.entries(result.tables)) {
      const file = table.file.replace(/[^/]*$/, `${name}_${table.sha256}.parquet`)
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await rename(table.path, join(folder, file))
      tables[name] = { ...table, file, path: join(folder, file) }
    }
    moved.push({ job, result: { ...result, tables } })
  }
  const manifest: Manifest = {
    format: 'market-data-snapshot-1',
    snapshot: '20251215T030000Z',
    created_at: '2025-12-15T03:00:00Z',
    digest: '0'.repeat(64),
    compiler: { version: '1', duckdb: '1' },
    ...mergePartitions(before?.manifest ?? null, moved),
    own_tables: {},
  }
  return { manifest, folder }
}
