import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { CheckResult } from '../../schemas/core/manifest.ts'
import { compilePartition, type CompiledPartition } from '../compile/compile-partition.ts'
import { listSourceRemarks } from '../compile/member-remarks.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { writeQuarantine } from '../compile/quarantine.ts'
import { refuseShrunkSeries, findShrunkTables } from '../compile/shrunk-tables.ts'
import type { Effects } from '../effects.ts'
import type { Finding } from '../hold/bounds.ts'
import type { Gate } from '../hold/gate.ts'
import { gradeFindings, LAST_VERSION } from '../hold/grade-findings.ts'
import { judgeVersion } from '../hold/judge-version.ts'
import { formatCount, type Log } from '../log.ts'
import type { CompiledJob } from '../publish/assemble.ts'

export interface CompileSettings {
  readonly lake: Lake
  /** Folder for unpacked and compiled files. Only one process at a time uses it. */
  readonly workDir: string
  readonly threads: number
  readonly maskPersonalData: boolean
  /** Folder of the served snapshot; null if there is none. */
  readonly servedFolder: string | null
  /** Holds back versions that lack members of the published one or contradict it. */
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
  const { findings, shrunk } = await compareWithLastVersion(job, compiled, settings)
  const doubts = settings.gate.afterCompile(job, compiled, findings)
  const result = { ...compiled, shrunk: [...shrunk, ...gradeFindings(LAST_VERSION, findings)] }
  const rows = Object.entries(result.tables).map(([name, table]) => `${name} ${formatCount(table.rows)} rows`)
  const detail = `${rows.join('  ')}  ${secondsSince(started)}  ${reason}`
  effects.log.line({ step: 'compile', subject: formatSubject(job), detail })
  const quarantine = await writeQuarantine(settings, job, result.quarantined)
  reportChecks({ job, result }, doubts, quarantine, effects.log)
  return { job, result }
}

/**
 * Compares a version from changed sources with the published one. The version of a changed compiler may rightly differ.
 */
async function compareWithLastVersion(
  { dataset, reason, published, inputs }: PartitionJob,
  compiled: CompiledPartition,
  { threads, workDir, servedFolder }: CompileSettings,
): Promise<{ findings: Finding[]; shrunk: CheckResult[] }> {
  if (reason !== 'sources changed' || published === null || servedFolder === null) return { findings: [], shrunk: [] }
  const versions = { dataset, published, folder: servedFolder, compiled, inputs, tables: compiled.tables }
  const temporary = join(workDir, 'spill')
  await refuseShrunkSeries(versions, threads, temporary)
  return { findings: await judgeVersion(versions, { threads, temporary }), shrunk: findShrunkTables(versions) }
}

/** Reports what the checks found; `doubts` are the gate's warnings, `quarantine` the path of the quarantined lines. */
function reportChecks({ job, result }: CompiledJob, doubts: readonly string[], quarantine: string, log: Log): void {
  const line = (level: 'info' | 'warn', detail: string) => {
    log.line({ step: 'check', subject: formatSubject(job), level, detail })
  }
  for (const detail of listSourceRemarks(result.sources)) line('warn', detail)
  for (const doubt of doubts) line('warn', doubt)
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
