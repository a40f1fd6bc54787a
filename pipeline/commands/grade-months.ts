import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import { findWorkDir } from '../data-dir/layout.ts'
import type { Log } from '../log.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import { gradeMonths } from '../publish/month-checks.ts'
import { makeFindPath } from '../publish/publish.ts'
import { formatSubject } from './compile-job.ts'

/**
 * Grades the months of the next snapshot against each other, and reports the grades of the compiled ones. Grades block
 * nothing: if a table of another month cannot be read, they stay as they were.
 */
export async function gradeAndReport(
  datasets: readonly Dataset[],
  partitions: readonly PartitionEntry[],
  before: Manifest | null,
  compiled: readonly CompiledJob[],
  dataDir: string,
  log: Log,
): Promise<readonly PartitionEntry[]> {
  const fresh = new Map(
    compiled.flatMap(({ result }) => Object.values(result.tables).map(({ sha256, path }) => [sha256, path])),
  )
  const published = makeFindPath(dataDir, before)
  try {
    const graded = await gradeMonths(datasets, partitions, {
      before: before?.partitions ?? [],
      findPath: (file) => fresh.get(file.sha256) ?? published(file),
      temporary: join(findWorkDir(dataDir), 'spill'),
    })
    reportGrades(graded, compiled, log)
    return graded
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const detail = `the months cannot be graded against each other: ${why}`
    log.line({ step: 'check', subject: 'month checks', level: 'warn', detail })
    return partitions
  }
}

function reportGrades(graded: readonly PartitionEntry[], compiled: readonly CompiledJob[], log: Log): void {
  for (const { job } of compiled) {
    const entry = graded.find((each) => each.dataset === job.dataset.id && each.partition === job.partition)
    for (const { id } of job.dataset.monthChecks ?? []) {
      const found = entry?.checks.find((check) => check.id === id)
      if (found === undefined) continue
      const level = found.passed ? 'info' : 'warn'
      log.line({ step: 'check', subject: formatSubject(job), level, detail: `${id} ${found.figure}` })
    }
  }
}
