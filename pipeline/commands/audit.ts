import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest, SourceEntry } from '../../schemas/core/manifest.ts'
import { type Dataset, listMembers } from '../../schemas/core/dataset.ts'
import type { Member } from '../../schemas/core/source.ts'
import { printable } from '../../schemas/core/printable.ts'
import { workDirOf, rawDirOf } from '../data-dir/layout.ts'
import { type Duck, type DuckRow, withDuck } from '../duckdb.ts'
import { readEdition } from '../fetch/archive.ts'
import { nodeEncoding } from '../read/encoding.ts'
import { readCurrentSnapshot } from '../publish/snapshots.ts'
import { maskPersonalData } from '../read/personal-data.ts'
import { withZip } from '../read/zip.ts'
import type { BuildSettings } from '../settings.ts'
import { literal } from '../../shared/sql-text.ts'

export interface AuditOptions extends Pick<BuildSettings, 'dataDir' | 'maskPersonalData'> {
  /** The same seed draws the same rows from the same snapshot. */
  readonly seed: number
  readonly rows: number
}

/** Draws rows of every table that names its source lines, and prints each row with the line it was made from. */
export async function audit(
  datasets: readonly Dataset[],
  options: AuditOptions,
  print: (text: string) => void,
): Promise<void> {
  const snapshot = await readCurrentSnapshot(options.dataDir)
  if (snapshot === null) {
    throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${options.dataDir}`, {
      hint: 'Run make build-data first.',
    })
  }
  await withDuck({ threads: 1, temporary: workDirOf(options.dataDir) }, async (duck) => {
    for (const table of datasets.flatMap(({ tables }) => tables.filter(({ columns }) => 'source_line' in columns))) {
      const partitions = snapshot.manifest.partitions.filter(({ tables }) => (tables[table.name]?.rows ?? 0) > 0)
      const files = partitions.map(({ tables }) => join(snapshot.folder, tables[table.name]?.file ?? ''))
      for (const row of await drawRows(duck, files, options)) {
        print(`\n${table.name} ${table.key.map((column) => `${column}=${printable(String(row[column]))}`).join(' ')}\n`)
        await printSource(row, { manifest: snapshot.manifest, datasets }, options, print)
        for (const [column, value] of Object.entries(row))
          if (value !== null) print(`  ${column.padEnd(26)} ${shown(value)}\n`)
      }
    }
  })
}

function shown(value: unknown): string {
  return typeof value === 'string' ? printable(value) : JSON.stringify(value)
}

/** The order of the rows depends only on the seed and on the row itself. */
async function drawRows(duck: Duck, files: readonly string[], { seed, rows }: AuditOptions): Promise<DuckRow[]> {
  if (files.length === 0) return []
  return duck.rows(
    `SELECT * FROM read_parquet([${files.map(literal).join(', ')}], hive_partitioning = true, hive_types_autocast = false)
     ORDER BY md5(${literal(String(seed))} || source_member || source_line::VARCHAR), source_member, source_line
     LIMIT ${String(rows)}`,
  )
}

async function printSource(
  row: DuckRow,
  { manifest, datasets }: { manifest: Manifest; datasets: readonly Dataset[] },
  options: AuditOptions,
  print: (text: string) => void,
): Promise<void> {
  const [member, line] = [String(row['source_member']), Number(row['source_line'])]
  // The months of one year's file may come from different editions of it.
  const source = manifest.sources.find(
    ({ month, members }) => month === (row['competence_month'] ?? null) && members.some(({ name }) => name === member),
  )
  const found = source && (await readSourceLine(source, member, line, options.dataDir))
  if (!source || !found) {
    print(`  source ${member} line ${String(line)}: the file is no longer in data/raw\n`)
    return
  }
  print(`  source ${source.url} ${member} line ${String(line)} sha256 ${source.sha256}\n`)
  const text = options.maskPersonalData ? maskPersonalData(found.line) : found.line
  const declared = listMembers({ sources: datasets.find(({ id }) => id === source.dataset)?.sources ?? [] })
  const id = source.members.find(({ name }) => name === member)?.member
  for (const [name, field] of splitFields(
    { ...found, line: text },
    declared.find((each) => each.id === id),
  )) {
    if (field) print(`  | ${printable(name).padEnd(24)} ${printable(field)}\n`)
  }
}

/** Splits a line into its fields as filed, named by the header or by their positions in a record. */
function splitFields(
  { header, line }: { header: string; line: string },
  member: Member | undefined,
): [string, string][] {
  if (member?.format === 'records') {
    return Object.entries(member.fields).map(([name, { at: [from, to] = [1, 0] }]) => [
      name,
      line.slice(from - 1, to).trim(),
    ])
  }
  const fields = line.split(';')
  return header.split(';').map((name, at) => [name, fields[at] ?? ''])
}

/** Reads the header and one line of a member from the download itself. */
async function readSourceLine(source: SourceEntry, member: string, line: number, dataDir: string) {
  const raw = await readEdition(rawDirOf(dataDir), source.url, source.sha256)
  if (raw === null) return null
  const encoding = nodeEncoding(source.members.find(({ name }) => name === member)?.encoding ?? 'iso-8859-1')
  if (!raw.path.toLowerCase().endsWith('.zip')) return pickLine(createReadStream(raw.path), line, encoding)
  return withZip(raw.path, { maxUnpackedBytes: Number.MAX_SAFE_INTEGER }, async (members) => {
    const found = members.find(({ name }) => name === member)
    return found ? pickLine(found.read(), line, encoding) : null
  })
}

/** Only a line feed ends a line, as in the compiler. */
async function pickLine(
  content: AsyncIterable<Buffer>,
  lineNumber: number,
  encoding: 'latin1' | 'utf8',
): Promise<{ header: string; line: string } | null> {
  let number = 0
  let header = ''
  let rest = ''
  const decoder = new StringDecoder(encoding)
  for await (const chunk of content) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      number += 1
      if (header === '' && text.includes(';')) header = text.trimEnd()
      if (number === lineNumber) return { header, line: text.trimEnd() }
    }
  }
  return number + 1 === lineNumber ? { header, line: rest } : null
}
