import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { type Dataset, monthOfPartition, type Table } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { printable } from '../../schemas/core/printable.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import { readEdition } from '../fetch/archive.ts'
import { type PublishedSnapshot, readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { pathExists } from '../../lake/disk.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import type { BuildSettings } from '../settings.ts'
import type { ComparedRow, PartitionToRead, Reading } from '../second-reading/partition-reading.ts'
import { readAgain } from '../second-reading/read-again.ts'
import type { SourceFile } from '../second-reading/read-members.ts'
import type { ExitCode } from './exit-code.ts'
import { printSummary } from './audit-summary.ts'
import { addLines, describeDifference } from '../processes/read-compiled-again.ts'

export interface AuditOptions extends Pick<BuildSettings, 'maskPersonalData'> {
  readonly lake: Lake
  /** The same seed draws the same rows from the same snapshot. */
  readonly seed: number
  /** Drawn from each table. */
  readonly rows: number
  readonly dataset?: string | undefined
  readonly month?: Month | undefined
}

interface Drawn {
  readonly dataset: Dataset
  readonly entry: PartitionEntry
  readonly lines: Map<string, Set<number>>
  readonly rows: string[]
  /** Rows that cannot be compared, because the download of their line is not there. */
  lost: number
}

/**
 * Draws rows of every table that names its source lines, prints each with its line and compares the two by the second
 * reader. As many lines of the files are looked for in the tables. Returns 1 if anything differs, and 2 if a row or
 * everything could not be compared: an audit of a part must not look like one of the whole.
 */
export async function audit(
  datasets: readonly Dataset[],
  options: AuditOptions,
  print: (text: string) => void,
): Promise<ExitCode> {
  const snapshot = await readCurrentSnapshot(options.lake)
  if (snapshot === null) {
    throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${options.lake.root}`, {
      hint: 'Run market-data-server build first.',
    })
  }
  const chosen = chooseDatasets(datasets, snapshot, options)
  return withDuck({ threads: 1, temporary: options.lake.work }, async (duck) => {
    const readings: Reading[] = []
    let lost = 0
    for (const dataset of chosen) {
      const drawn = await drawAll(duck, dataset, snapshot, options)
      for (const [at, reading] of (await readDrawn(duck, drawn, snapshot, options, print)).entries()) {
        const own = drawn[at]
        if (own === undefined) continue
        for (const row of reading.rows) printRow(row, own, snapshot, options, print)
        for (const each of reading.differences) print(`\ndifferent: ${describeDifference(each)}\n`)
        readings.push(reading)
        lost += own.lost
      }
    }
    return printSummary(readings, lost, print)
  })
}

/** An audit that compares nothing must not look like one that found nothing. */
function chooseDatasets(
  datasets: readonly Dataset[],
  { manifest: { partitions } }: PublishedSnapshot,
  { dataset: id, month, rows }: AuditOptions,
): Dataset[] {
  if (rows < 1)
    throw new BuildError('BAD_PARAMETER', 'an audit of no rows compares nothing', { hint: 'Give --rows 1 or more.' })
  const named = datasets.filter((dataset) => id === undefined || dataset.id === id)
  if (named.length === 0) {
    const hint = `Datasets are ${datasets.map((each) => each.id).join(', ')}.`
    throw new BuildError('BAD_PARAMETER', `there is no dataset ${String(id)}`, { hint })
  }
  const isAsked = (entry: PartitionEntry) => month === undefined || monthOfPartition(entry.partition) === month
  const chosen = named.filter((dataset) => partitions.some((entry) => entry.dataset === dataset.id && isAsked(entry)))
  if (chosen.length > 0) return chosen
  throw new BuildError('NOTHING_PUBLISHED', `nothing is published of ${[id, month].filter(Boolean).join(' ')}`, {
    hint: 'Months are YYYY-MM. See "partitions" in the manifest of the served snapshot for what there is.',
  })
}

async function drawAll(
  duck: Duck,
  dataset: Dataset,
  snapshot: PublishedSnapshot,
  options: AuditOptions,
): Promise<Drawn[]> {
  const drawn = new Map<string, Drawn>()
  const entries = snapshot.manifest.partitions.filter(
    (entry) =>
      entry.dataset === dataset.id &&
      (options.month === undefined || monthOfPartition(entry.partition) === options.month),
  )
  for (const table of dataset.tables.filter(({ columns }) => 'source_line' in columns)) {
    for (const { path, member, line } of await drawRows(duck, table, entries, snapshot.folder, options)) {
      const entry = entries.find(({ tables }) => path === join(snapshot.folder, tables[table.name]?.file ?? ''))
      if (entry === undefined) continue
      const own: Drawn = drawn.get(entry.partition) ?? { dataset, entry, lines: new Map(), rows: [], lost: 0 }
      addLines(own.lines, new Map([[member, new Set([line])]]))
      own.rows.push(member)
      drawn.set(entry.partition, own)
    }
  }
  return [...drawn.values()]
}

/** The order of the rows depends only on the seed and on the line that each names. */
async function drawRows(
  duck: Duck,
  { name }: Table,
  entries: readonly PartitionEntry[],
  folder: string,
  { seed, rows }: AuditOptions,
): Promise<{ path: string; member: string; line: number }[]> {
  const files = entries.flatMap(({ tables }) => (tables[name]?.rows ? [join(folder, tables[name].file)] : []))
  if (files.length === 0) return []
  const found = await duck.rows(
    `SELECT filename AS path, source_member AS member, source_line AS line
     FROM read_parquet([${files.map(literal).join(', ')}], hive_partitioning = false, filename = true)
     WHERE source_line IS NOT NULL
     ORDER BY md5(${literal(String(seed))} || source_member || source_line::VARCHAR), source_member, source_line
     LIMIT ${String(rows)}`,
  )
  return found.map(({ path, member, line }) => ({ path: String(path), member: String(member), line: Number(line) }))
}

/** Reads the drawn rows of a dataset again, a file of several months once. */
async function readDrawn(
  duck: Duck,
  drawn: readonly Drawn[],
  snapshot: PublishedSnapshot,
  options: AuditOptions,
  print: (text: string) => void,
): Promise<Reading[]> {
  const partitions: PartitionToRead[] = []
  for (const each of drawn) partitions.push(await findPartition(each, snapshot, options, print))
  const rows = drawn.reduce((sum, each) => sum + each.rows.length, 0)
  const draw = Math.ceil(rows / Math.max(drawn.length, 1))
  return readAgain(partitions, (sql) => duck.rows(sql), { draw, seed: String(options.seed) })
}

/** Finds the editions that a partition was made from. */
async function findPartition(
  drawn: Drawn,
  { manifest, folder }: PublishedSnapshot,
  { lake, maskPersonalData: masksPersonalData }: AuditOptions,
  print: (text: string) => void,
): Promise<PartitionToRead> {
  const { dataset, entry, lines } = drawn
  const month = monthOfPartition(entry.partition)
  const own = manifest.sources.filter((source) => source.dataset === dataset.id && source.month === month)
  const files: SourceFile[] = []
  for (const { source: id, url, sha256, members } of own) {
    const source = dataset.sources.find((each) => each.id === id)
    const raw = await readEdition(lake, url, sha256)
    if (source === undefined || raw === null || !(await pathExists(raw.path))) {
      print(`\n${url} sha256 ${sha256}: the file is no longer in data/raw\n`)
      for (const { name } of members) lines.delete(name)
      drawn.lost += drawn.rows.filter((member) => members.some(({ name }) => name === member)).length
      continue
    }
    const memberNamed = (name: string) => {
      const listed = members.find((each) => each.name === name)
      return source.members.find((member) => member.id === listed?.member)
    }
    files.push({ source, path: raw.path, url, sha256, memberNamed, names: members.map(({ name }) => name) })
  }
  const tables = Object.fromEntries(Object.entries(entry.tables).map(([name, { file }]) => [name, join(folder, file)]))
  return { dataset, month, files, tables, lines, masksPersonalData }
}

const MARKS = { equal: '=', masked: '*', different: '!' } as const

function printRow(
  { table, member, line, row, filed, cells }: ComparedRow,
  { dataset, entry, lines }: Drawn,
  { manifest }: PublishedSnapshot,
  options: AuditOptions,
  print: (text: string) => void,
): void {
  const { key = [], columns = {} } = dataset.tables.find(({ name }) => name === table) ?? {}
  // The second reader also compares rows of lines that it drew from the files, and rows that name the line of a NAV.
  const isDrawn = 'source_line' in columns && lines.get(member)?.has(line) === true
  if (!isDrawn) return
  print(`\n${table} ${key.map((column) => `${column}=${printable(String(row[column]))}`).join(' ')}\n`)
  const source = findSource(manifest, { dataset, entry }, member)
  const place = `${member} line ${String(line)}`
  print(source === undefined ? `  declared ${place}\n` : `  source ${source.url} ${place} sha256 ${source.sha256}\n`)
  for (const [name, field] of maskFields(filed, options).filter(([, each]) => each !== '')) {
    print(`  | ${printable(name).padEnd(24)} ${printable(field)}\n`)
  }
  const marks = new Map(cells.map(({ column, verdict }) => [column, MARKS[verdict]]))
  for (const [column, value] of Object.entries(row)) {
    if (value !== null) print(`  ${marks.get(column) ?? ' '} ${column.padEnd(24)} ${printable(value)}\n`)
  }
}

/** The months of one year's file may come from different editions of it. */
function findSource({ sources }: Manifest, { dataset, entry }: Pick<Drawn, 'dataset' | 'entry'>, member: string) {
  const month = monthOfPartition(entry.partition)
  return sources.find(
    (each) => each.dataset === dataset.id && each.month === month && each.members.some(({ name }) => name === member),
  )
}

/** The mask looks at what is next to a field, so it is given the whole line. */
function maskFields(filed: ReadonlyMap<string, string>, { maskPersonalData: masks }: AuditOptions): [string, string][] {
  const text = [...filed.values()].join(';')
  const fields = (masks ? maskPersonalData(text) : text).split(';')
  return [...filed.keys()].map((name, at) => [name, fields[at] ?? ''])
}
