import { readFileSync } from 'node:fs'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { SourceEntry } from '../../schemas/core/manifest.ts'
import { identifier, literal } from '../../shared/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { type ExtractedMember, extractMembers } from '../read/extract.ts'
import { refuseEmptyFile } from './empty-files.ts'
import { createMaskedValues, maskMember } from './mask-member.ts'
import { type PartitionInput, refuseDamaged } from './partition-input.ts'
import type { QuarantinedLine } from './quarantine.ts'
import {
  buildMemberTable,
  buildOddNumberView,
  buildRelationView,
  listRelations,
  nameMemberTable,
} from './raw-relation.ts'
import { withSourceUrl } from './source-errors.ts'

/** A member whose lines are in a table of DuckDB; without a header it has no columns and no table. */
export interface LoadedMember extends ExtractedMember {
  readonly url: string
}

const MACROS = readFileSync(new URL('../../schemas/core/macros.sql', import.meta.url), 'utf8')

/** Loads the members of a partition's files, and creates what the SQL of the dataset reads: macros, lookups, relations. */
export async function loadMembers(
  duck: Duck,
  dataset: Dataset,
  inputs: readonly PartitionInput[],
  workDir: string,
  mask: boolean,
): Promise<LoadedMember[]> {
  await createMacrosAndLookups(duck, dataset, mask)
  const members: LoadedMember[] = []
  for (const input of inputs) {
    const { raw } = input
    // DuckDB loads one member while the next is unpacked.
    let loading: Promise<void> = Promise.resolve()
    const take = (extracted: ExtractedMember) => {
      members.push({ ...extracted, url: raw.url })
      if (hasTable(extracted)) loading = loading.then(() => loadMember(duck, extracted, mask))
      // It is awaited below; until then a failure must not count as unhandled.
      loading.catch(() => undefined)
    }
    await withSourceUrl(raw, () => takeMembers(dataset, input, workDir, take))
    await loading
  }
  const loaded = members.filter(hasTable)
  for (const relation of listRelations(dataset)) await duck.run(buildRelationView(dataset, relation, loaded))
  await duck.run(buildOddNumberView(loaded))
  return members
}

async function loadMember(duck: Duck, extracted: ExtractedMember, mask: boolean): Promise<void> {
  await duck.run(buildMemberTable(extracted))
  if (mask) await maskMember(duck, extracted)
}

export function hasTable({ columns }: Pick<ExtractedMember, 'columns'>): boolean {
  return columns.length > 0
}

async function createMacrosAndLookups(duck: Duck, dataset: Dataset, mask: boolean): Promise<void> {
  await duck.run(MACROS)
  await createMaskedValues(duck)
  await duck.run(`SET VARIABLE mask_personal_data = ${String(mask)}`)
  for (const { name, columns, rows } of dataset.lookups) {
    const cell = (value: string | boolean | null) => (typeof value === 'string' ? literal(value) : String(value))
    const values = rows.map((row) => `(${row.map(cell).join(', ')})`).join(', ')
    await duck.run(`CREATE TABLE ${identifier(name)} AS SELECT * FROM (VALUES ${values}) AS v (${columns.join(', ')})`)
  }
}

async function takeMembers(
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

/** Counts the lines of each member that are in the relations. */
export async function countLines(duck: Duck, dataset: Dataset): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const relation of listRelations(dataset)) {
    for (const row of await duck.rows(`SELECT member, count(*) AS lines FROM ${identifier(relation)} GROUP BY ALL`)) {
      counts.set(String(row['member']), Number(row['lines']))
    }
  }
  return counts
}

/** Drops relations and members. Writing the tables made from them needs the memory, not the rows. */
export async function dropMembers(duck: Duck, dataset: Dataset, members: readonly LoadedMember[]): Promise<void> {
  for (const relation of listRelations(dataset)) await duck.run(`DROP VIEW ${identifier(relation)}`)
  for (const member of members.filter(hasTable)) await duck.run(`DROP TABLE ${nameMemberTable(member)}`)
}

/** The manifest's entry for a file: its hashes, and the lines of each member. */
export function describeSource(
  dataset: Dataset,
  { source, period, month, raw }: PartitionInput,
  members: readonly LoadedMember[],
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
    members: own.map(({ member, memberFile, lines, bad, encoding, unended }) => {
      const hash = raw.members.find(({ name }) => name === memberFile) ?? raw.members[0]
      return {
        member: member.id,
        name: memberFile,
        bytes: hash?.bytes ?? bytes,
        sha256: hash?.sha256 ?? sha256,
        lines: lines + bad.filter(({ stray }) => !stray).length,
        quarantined: quarantined.filter((line) => line.member === memberFile).length,
        ...(encoding !== (member.encoding ?? 'iso-8859-1') && member.format !== 'document' && { encoding }),
        ...(unended && { unended }),
      }
    }),
  }
}
