import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { CheckResult } from '../../schemas/core/manifest.ts'
import { compilePartition, type CompiledPartition } from '../compile/compile-partition.ts'
import { listSourceRemarks } from '../compile/member-remarks.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { writeQuarantine } from '../compile/quarantine.ts'
import { refuseShrunkSeries, findShrunkTables } from '../compile/shrunk-tables.ts'
import type { Effects } from '../effects.ts'
import type { Gate } from '../hold/gate.ts'
import { formatCount, type Log } from '../log.ts'
import type { CompiledJob } from '../publish/assemble.ts'

export interface CompileSettings {
  readonly lake: Lake
  /** The folder for unpacked and compiled files, which only one process at a time uses. */
  readonly workDir: string
  readonly threads: number
  readonly maskPersonalData: boolean
  /** The folder of the served snapshot; null if there is none. */
  readonly servedFolder: string | null
  /** Holds back versions that lack members of the published one. */
  readonly gate: Gate
}

/** Compiles one partition, judges the result against the published version, and reports it. Throws if it is refused. */
export async function compileJob(job: PartitionJob, settings: CompileSettings, effects: Effects): Promise<CompiledJob> {
  const { dataset, month, partition, inputs, reason } = job
  const { lake, workDir, threads, maskPersonalData } = settings
  effects.at?.('compile', dataset.id, partition)
  const started = performance.now()
  const options = { workDir, files: lake.files, threads, maskPersonalData }
  const compiled = await compilePartition(dataset, month, inputs, options)
  const smaller = settings.gate.afterCompile(job, compiled)
  const result = { ...compiled, shrunk: await compareWithLastVersion(job, compiled, settings) }
  const rows = Object.entries(result.tables).map(([name, table]) => `${name} ${formatCount(table.rows)} rows`)
  const detail = `${rows.join('  ')}  ${secondsSince(started)}  ${reason}`
  effects.log.line({ step: 'compile', subject: formatSubject(job), detail })
  const quarantine = await writeQuarantine(settings, job, result.quarantined)
  reportChecks({ job, result }, smaller, quarantine, effects.log)
  return { job, result }
}

/** Compares a version from changed sources with the published one; that of a changed compiler may rightly differ. */
async function compareWithLastVersion(
  { dataset, reason, published, inputs }: PartitionJob,
  compiled: CompiledPartition,
  { threads, workDir, servedFolder }: CompileSettings,
): Promise<CheckResult[]> {
  if (reason !== 'sources changed' || published === null || servedFolder === null) return []
  const versions = { dataset, published, folder: servedFolder, compiled, inputs }
  await refuseShrunkSeries(versions, threads, join(workDir, 'spill'))
  return findShrunkTables(versions)
}

/** Reports what the checks found; `smaller` is the gate's warning, `quarantine` the path of the quarantined lines. */
function reportChecks({ job, result }: CompiledJob, smaller: string | null, quarantine: string, log: Log): void {
  const line = (level: 'info' | 'warn', detail: string) => {
    log.line({ step: 'check', subject: formatSubject(job), level, detail })
  }
  for (const detail of listSourceRemarks(result.sources)) line('warn', detail)
  if (smaller !== null) line('warn', smaller)
  for (const { group, missing } of result.completeness.filter(({ complete }) => !complete)) {
    line('warn', `partial: ${group} lacks ${missing.join(', ')}`)
  }
  for (const { id, figure, passed } of [...result.checks, ...result.shrunk]) {
    line(passed ? 'info' : 'warn', `${id} ${figure}`)
  }
  if (result.quarantined.length > 0) {
    line('warn', `${formatCount(result.quarantined.length)} lines quarantined, listed in ${quarantine}`)
  }
}

export function formatSubject({ dataset, month }: PartitionJob): string {
  return `${dataset.id} ${month ?? ''}`.trim()
}

export function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
