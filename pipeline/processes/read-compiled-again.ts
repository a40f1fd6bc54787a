import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { printable } from '../../schemas/core/printable.ts'
import type { PartitionInput } from '../compile/partition-input.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { withDuck } from '../duckdb.ts'
import type { Effects } from '../effects.ts'
import { formatCount } from '../log.ts'
import type { CompiledJob } from '../publish/assemble.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import { drawLines, type Lines, listTracedTables, type Query } from '../second-reading/published-rows.ts'
import type { Difference, PartitionToRead, Reading } from '../second-reading/partition-reading.ts'
import { readAgain } from '../second-reading/read-again.ts'
import type { SourceFile } from '../second-reading/read-members.ts'

/** For each partition, this many rows of each table and this many lines of the files are read again. */
const DRAWN = 64
/** A refusal names this many differences. */
const SHOWN = 3

/** Removes each compiled partition that differs from its second reading, and hands it to `refuse`. */
export async function removeDifferent(
  { compiled, settings, effects: { log } }: CompilerRun,
  refuse: (job: PartitionJob, error: BuildError) => Promise<void>,
): Promise<void> {
  const fresh = [...compiled]
  for (const [at, reading] of (await readCompiledAgain(fresh, settings)).entries()) {
    const job = fresh[at]?.job
    if (job === undefined) continue
    const subject = `${job.dataset.id} ${job.month ?? ''}`.trim()
    log.line({ step: 'check', subject, detail: describeReading(reading) })
    if (reading.differences.length === 0) continue
    compiled.splice(
      compiled.findIndex((each) => each.job === job),
      1,
    )
    await refuse(job, refuseDifferences(reading))
  }
}

interface CompilerRun {
  readonly compiled: CompiledJob[]
  readonly settings: { readonly workDir: string; readonly threads: number; readonly maskPersonalData: boolean }
  readonly effects: Pick<Effects, 'log'>
}

/**
 * Reads drawn lines of compiled partitions again, before they are published. The same inputs draw the same lines. The
 * months of one year's file are read in one pass over it.
 */
async function readCompiledAgain(
  compiled: readonly CompiledJob[],
  { workDir, threads, maskPersonalData: masksPersonalData }: CompilerRun['settings'],
): Promise<Reading[]> {
  if (compiled.length === 0) return []
  return withDuck({ threads, temporary: join(workDir, 'spill') }, async (duck) => {
    const query: Query = (sql) => duck.rows(sql)
    const partitions: PartitionToRead[] = []
    for (const { job, result } of compiled) {
      const { dataset, month, inputs, digest } = job
      const tables = Object.fromEntries(Object.entries(result.tables).map(([name, { path }]) => [name, path]))
      const lines = new Map<string, Set<number>>()
      for (const traced of listTracedTables(dataset, tables)) {
        addLines(lines, await drawLines(query, traced, DRAWN, digest))
      }
      partitions.push({ dataset, month, files: inputs.map(describeFile), tables, lines, masksPersonalData })
    }
    return readAgain(partitions, query, { draw: DRAWN, seed: 'build' })
  })
}

export function addLines(into: Map<string, Set<number>>, lines: Lines): void {
  for (const [member, numbers] of lines) {
    const known = into.get(member) ?? new Set<number>()
    for (const number of numbers) known.add(number)
    into.set(member, known)
  }
}

function describeFile({ source, period, raw }: PartitionInput): SourceFile {
  const { path, url, sha256 } = raw
  const memberNamed = (name: string) =>
    source.members.find((member) => {
      const names = member.names(period)
      return names === 'any' || names.includes(name)
    })
  const names = source.members.flatMap((member) => {
    const known = member.names(period)
    return known === 'any' ? [] : known
  })
  return { source, path, url, sha256, memberNamed, names }
}

/** Reports in one line which partitions were read again, and which have no second reader. */
function describeReading({ rows, linesLookedFor, cells, masked, notRead }: Reading): string {
  const parts = [
    `read again: ${formatCount(rows.length)} rows and ${formatCount(linesLookedFor)} lines, ${formatCount(cells)} values`,
    masked > 0 && `${formatCount(masked)} of them masked`,
    notRead.length > 0 && `no second reader for ${notRead.join(', ')}`,
  ]
  return parts.filter(Boolean).join('; ')
}

function refuseDifferences({ differences }: Reading): BuildError {
  const shown = differences.slice(0, SHOWN).map(describeDifference).join('; ')
  const more = differences.length > SHOWN ? ` and ${formatCount(differences.length - SHOWN)} more` : ''
  return new BuildError('SECOND_READING_DIFFERS', `${shown}${more}`, {
    hint: 'The compiler and the second reader (pipeline/second-reading) read the line differently, so one of them is wrong: look at the line in data/raw. The published version stays. If a column was declared or its SQL edited lately, look there first.',
  })
}

/** Describes a difference for a message: no value of a natural person is in it, and no character that moves a cursor. */
export function describeDifference({ url, member, line, table, column, detail, cell }: Difference): string {
  const file = url?.slice(url.lastIndexOf('/') + 1) ?? ''
  const where = /\.zip$/i.test(file) && file !== member ? `${file} ${member}` : member
  const place = [where, line > 0 && `line ${String(line)}`, column !== null && `column ${table}.${column}`]
  const what =
    cell === null
      ? detail
      : `is ${showValue(cell.published, cell.isPersonal)}, filed is ${showValue(cell.filed, cell.isPersonal)} (${cell.field})`
  return printable(`${place.filter(Boolean).join(' ')} ${what}`)
}

function showValue(value: string | null, isPersonal: boolean): string {
  if (value === null) return 'empty'
  return isPersonal ? '(not shown)' : JSON.stringify(maskPersonalData(value).slice(0, 80))
}
