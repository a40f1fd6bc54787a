import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry, SessionGrade } from '../../schemas/core/manifest.ts'
import type { Log } from '../log.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import { gradeMonths } from '../publish/month-checks.ts'
import { makeFindPath } from '../publish/find-path.ts'
import { CLOSED_DAYS, gradeSessions } from '../publish/session-grades.ts'
import { formatSubject } from '../processes/compile-job.ts'

/**
 * Grades the months of the next snapshot against each other and against the sessions of calendars, and reports the
 * grades of the compiled ones. Grades block nothing: if a table of another month cannot be read, they stay as they were.
 */
export async function gradeAndReport(
  datasets: readonly Dataset[],
  partitions: readonly PartitionEntry[],
  before: Manifest | null,
  compiled: readonly CompiledJob[],
  lake: Lake,
  log: Log,
): Promise<readonly PartitionEntry[]> {
  const fresh = new Map(
    compiled.flatMap(({ result }) => Object.values(result.tables).map(({ sha256, path }) => [sha256, path])),
  )
  const published = makeFindPath(lake, [before])
  try {
    const options = {
      before: before?.partitions ?? [],
      findPath: (file: { file: string; sha256: string }) => fresh.get(file.sha256) ?? published(file),
      temporary: join(lake.work, 'spill'),
    }
    const byMonths = await gradeMonths(datasets, partitions, options)
    const graded = await gradeSessions(datasets, byMonths, options)
    reportGrades(graded, compiled, log)
    return graded
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const detail = `the months cannot be graded: ${why}`
    log.line({ step: 'check', subject: 'month checks', level: 'warn', detail })
    return partitions
  }
}

function reportGrades(graded: readonly PartitionEntry[], compiled: readonly CompiledJob[], log: Log): void {
  for (const { job } of compiled) {
    const entry = graded.find((each) => each.dataset === job.dataset.id && each.partition === job.partition)
    for (const id of [...(job.dataset.monthChecks ?? []).map((check) => check.id), CLOSED_DAYS]) {
      const found = entry?.checks.find((check) => check.id === id)
      if (found === undefined) continue
      const level = found.passed ? 'info' : 'warn'
      log.line({ step: 'check', subject: formatSubject(job), level, detail: `${id} ${found.figure}` })
    }
    if (entry?.sessions !== undefined) reportSessions(formatSubject(job), entry.sessions, log)
  }
}

function reportSessions(
  subject: string,
  { grade, calendar, until, expected, missing, thin }: SessionGrade,
  log: Log,
): void {
  const lacks = [
    ...(missing.length > 0 ? [`${String(missing.length)} of ${String(expected)} sessions: ${missing.join(', ')}`] : []),
    ...(thin.length > 0 ? [`most quotes of ${thin.join(', ')}`] : []),
  ]
  const details = {
    complete: `all ${String(expected)} sessions of ${calendar} up to ${until}`,
    partial: `partial: by ${calendar} up to ${until} it lacks ${lacks.join('; ')}`,
    not_known: `sessions not known: ${calendar} does not have the days up to ${until}`,
  }
  log.line({ step: 'check', subject, level: grade === 'partial' ? 'warn' : 'info', detail: details[grade] })
}
