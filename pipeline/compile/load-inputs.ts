import { readFileSync } from 'node:fs'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Month, Period } from '../../schemas/core/month.ts'
import type { Source } from '../../schemas/core/source.ts'
import type { SourceEntry } from '../../schemas/core/manifest.ts'
import { type Duck } from '../duckdb.ts'
import { withSourceUrl } from './source-errors.ts'
import { type ExtractedMember, extractMembers, readLines } from '../read/extract.ts'
import { refuseEmptyFile } from './empty-files.ts'
import { runDatasetSql } from './dataset-sql.ts'
import { toQuarantinedLines, type QuarantinedLine, refuseTooMany } from './quarantine.ts'
import {
  buildOddNumberView,
  buildRelationView,
  buildMemberTable,
  nameMemberTable,
  listRelations,
} from './raw-relation.ts'
import { applyQuarantineRules } from './quarantine-rules.ts'
import { identifier, literal } from '../../shared/sql-text.ts'
import type { RawFile } from '../raw-file.ts'

/** A source of a partition and the edition of it to compile. */
export interface PartitionInput {
  readonly source: Source
  /** The period that its file covers, and the month of it that is compiled; null for a file without months. */
  readonly period: Period | null
  readonly month: Month | null
  /** All months that are wanted of the file; `[null]` for a file without months. */
  readonly months: readonly (Month | null)[]
  readonly raw: RawFile
  /** The month's members, where the file was split into its months before. */
  readonly extracted?: readonly ExtractedMember[]
}

export interface LoadedInputs {
  readonly linesByMember: ReadonlyMap<string, number>
  readonly quarantined: readonly QuarantinedLine[]
  readonly sources: readonly SourceEntry[]
  /** The tables that the members' lines were loaded into. */
  readonly memberTables: readonly string[]
}

const MACROS = readFileSync(new URL('../../schemas/core/macros.sql', import.meta.url), 'utf8')

/** Fills the raw relations and lookups of a dataset; bad lines are left out and answered, too many refuse the partition. */
export async function loadInputs(
  duck: Duck,
  dataset: Dataset,
  inputs: readonly PartitionInput[],
  workDir: string,
  mask: boolean,
): Promise<LoadedInputs> {
  await createMacrosAndLookups(duck, dataset, mask)
  const members: (ExtractedMember & { url: string })[] = []
  for (const input of inputs) {
    const { raw } = input
    // DuckDB loads one member while the next is unpacked.
    let loading: Promise<void> = Promise.resolve()
    const take = (extracted: ExtractedMember) => {
      members.push({ ...extracted, url: raw.url })
      if (extracted.columns.length > 0) loading = loading.then(() => duck.run(buildMemberTable(extracted)))
      // Awaited below; until then a failure must not count as unhandled.
      loading.catch(() => undefined)
    }
    await withSourceUrl(raw, () => eachMember(dataset, input, workDir, take))
    await loading
  }
  const loaded = members.filter(({ columns }) => columns.length > 0)
  for (const relation of listRelations(dataset)) await duck.run(buildRelationView(dataset, relation, loaded))
  await duck.run(buildOddNumberView(loaded))
  const quarantined: QuarantinedLine[] = []
  for (const member of members)
    quarantined.push(...(await withSourceUrl(member, () => findBadLines(duck, dataset, member))))
  const rules = () => applyQuarantineRules(duck, dataset, loaded)
  quarantined.push(...(await runDatasetSql({ dataset, inputs }, 'a rule that sets lines aside', rules)))
  return {
    linesByMember: await countLines(duck, dataset),
    quarantined,
    sources: inputs.map((input) => describeSource(dataset, input, members, quarantined)),
    memberTables: loaded.map(nameMemberTable),
  }
}

async function eachMember(
  dataset: Dataset,
  { extracted, ...input }: PartitionInput,
  workDir: string,
  take: (extracted: ExtractedMember) => void,
): Promise<void> {
  refuseDamaged(input)
  if (extracted !== undefined) {
    extracted.forEach(take)
    return
  }
  const found: ExtractedMember[] = []
  await extractMembers({ dataset, ...input }, workDir, (each) => {
    found.push(each)
    take(each)
  })
  refuseEmptyFile(dataset, input, found)
}

async function createMacrosAndLookups(duck: Duck, dataset: Dataset, mask: boolean): Promise<void> {
  await duck.run(MACROS)
  await duck.run(`SET VARIABLE mask_personal_data = ${String(mask)}`)
  for (const { name, columns, rows } of dataset.lookups) {
    const cell = (value: string | boolean | null) => (typeof value === 'string' ? literal(value) : String(value))
    const values = rows.map((row) => `(${row.map(cell).join(', ')})`).join(', ')
    await duck.run(`CREATE TABLE ${identifier(name)} AS SELECT * FROM (VALUES ${values}) AS v (${columns.join(', ')})`)
  }
}

/** Lines of a member that cannot be read, by their shape or by a value; more than the tolerance refuses the partition. */
async function findBadLines(
  duck: Duck,
  dataset: Dataset,
  extracted: ExtractedMember & { url: string },
): Promise<QuarantinedLine[]> {
  const { url, memberFile, path, columns, lines, bad } = extracted
  const rows =
    columns.length === 0
      ? []
      : await duck.rows(
          `SELECT line, bad_column FROM ${nameMemberTable(extracted)} WHERE bad_column IS NOT NULL ORDER BY line`,
        )
  const texts =
    rows.length === 0
      ? new Map<number, string>()
      : await readLines(path, new Set(rows.map((row) => Number(row['line']))))
  const faults = toQuarantinedLines(bad, url, memberFile)
  for (const row of rows) {
    const line = Number(row['line'])
    const column = String(row['bad_column'])
    faults.push({ url, member: memberFile, line, column, reason: 'cannot be read', text: texts.get(line) ?? '' })
  }
  const counted = faults.length - bad.filter(({ stray }) => stray).length
  refuseTooMany(dataset, { memberFile, lines, counted }, faults)
  return faults
}

async function countLines(duck: Duck, dataset: Dataset): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const relation of listRelations(dataset)) {
    for (const row of await duck.rows(`SELECT member, count(*) AS lines FROM ${identifier(relation)} GROUP BY ALL`)) {
      counts.set(String(row['member']), Number(row['lines']))
    }
  }
  return counts
}

function describeSource(
  dataset: Dataset,
  { source, period, month, raw }: PartitionInput,
  members: readonly ExtractedMember[],
  quarantined: readonly QuarantinedLine[],
): SourceEntry {
  const { url, sha256, bytes, retrieved_at, etag, last_modified } = raw
  const own = members.filter((extracted) => extracted.source === source && extracted.period === period)
  return {
    dataset: dataset.id,
    source: source.id,
    month,
    url,
    sha256,
    bytes,
    retrieved_at,
    etag,
    last_modified,
    members: own.map(({ member, memberFile, lines, bad }) => {
      const hash = raw.members.find(({ name }) => name === memberFile) ?? raw.members[0]
      return {
        member: member.id,
        name: memberFile,
        bytes: hash?.bytes ?? bytes,
        sha256: hash?.sha256 ?? sha256,
        lines: lines + bad.filter(({ stray }) => !stray).length,
        quarantined: quarantined.filter((line) => line.member === memberFile).length,
      }
    }),
  }
}

/** A file that cannot be read to its end is kept, and compiled into nothing. */
export function refuseDamaged({ source, raw: { url, damage, path } }: PartitionInput): void {
  if (damage === null) return
  const file = url.slice(url.lastIndexOf('/') + 1)
  // Of an address that ends with parameters the end names nothing.
  const named = /^[\w-]+\.\w{3,4}$/.test(file) ? file : source.id
  throw new BuildError('SOURCE_DAMAGED', `${named}: ${damage}`, {
    hint: `The portal may be half-way through writing it: run again later. The damaged file is kept as ${path}.`,
  })
}
