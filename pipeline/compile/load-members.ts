import type { LakeFiles } from '../../lake/files.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Member } from '../../schemas/core/source.ts'
import { identifier, literal } from '../../schemas/core/sql-text.ts'
import type { Duck } from '../duckdb.ts'
import { MACROS } from '../macros.ts'
import { type ExtractedMember, extractMembers } from '../read/extract.ts'
import { refuseEmptyFile } from './empty-files.ts'
import { createMaskedValues, learnFundRoots, maskMember, maskNumbersOfMember } from './mask-member.ts'
import { type PartitionInput, refuseDamaged, withSourceUrl } from './partition-input.ts'
import { buildMemberTable, buildOddNumberView, buildRelationViews } from './raw-relation.ts'

/** A member whose lines are in a table of DuckDB; without a header it has no columns and no table. */
export interface LoadedMember extends ExtractedMember {
  readonly url: string
}

interface LoadOptions extends Pick<Dataset, 'lookups'> {
  readonly folder: string
  readonly files: LakeFiles
  readonly maskPersonalData: boolean
}

/**
 * Counts the threads that DuckDB has until all members are loaded. It has one thread less while the main thread numbers
 * the next members.
 */
export function countLoadingThreads(
  inputs: readonly (Pick<PartitionInput, 'extracted'> & { readonly raw: Pick<PartitionInput['raw'], 'members'> })[],
  threads: number,
): number {
  const isNumbering = inputs.some(({ extracted, raw }) => extracted === undefined && raw.members.length > 1)
  return isNumbering ? Math.max(1, threads - 1) : threads
}

/** Loads the members of a partition's files, and creates what the SQL of the dataset reads: macros, lookups, relations. */
export async function loadMembers(
  duck: Duck,
  inputs: readonly PartitionInput[],
  declared: readonly Member[],
  { lookups, folder, files, maskPersonalData }: LoadOptions,
): Promise<LoadedMember[]> {
  await createMacrosAndLookups(duck, lookups, maskPersonalData)
  const members: LoadedMember[] = []
  for (const input of inputs) {
    const { raw } = input
    // DuckDB loads members while the next one is unpacked.
    const loading: Promise<void>[] = []
    const take = (extracted: ExtractedMember) => {
      members.push({ ...extracted, url: raw.url })
      if (!hasTable(extracted)) return
      const loaded = loadMember(duck, extracted, maskPersonalData)
      // It is awaited below; until then a failure must not count as unhandled.
      loaded.catch(() => undefined)
      loading.push(loaded)
    }
    await withSourceUrl(raw, () => takeMembers(input, { folder, files }, take))
    // They are awaited in their order, so the error names the first member that cannot be loaded, whichever failed
    // first.
    for (const loaded of loading) await loaded
  }
  const loaded = members.filter(hasTable)
  await learnFundRoots(duck, loaded)
  if (maskPersonalData) await awaitAll(loaded.map((member) => maskNumbersOfMember(duck, member)))
  for (const view of buildRelationViews(declared, loaded)) await duck.run(view)
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

async function createMacrosAndLookups(duck: Duck, lookups: Dataset['lookups'], mask: boolean): Promise<void> {
  await duck.run(MACROS)
  await createMaskedValues(duck)
  await duck.run(`CREATE OR REPLACE MACRO masks_personal_data() AS ${String(mask)}`)
  for (const { name, columns, rows } of lookups) {
    const cell = (value: string | boolean | null) => (typeof value === 'string' ? literal(value) : String(value))
    const values = rows.map((row) => `(${row.map(cell).join(', ')})`).join(', ')
    await duck.run(`CREATE TABLE ${identifier(name)} AS SELECT * FROM (VALUES ${values}) AS v (${columns.join(', ')})`)
  }
}

async function takeMembers(
  input: PartitionInput,
  { folder, files }: Pick<LoadOptions, 'folder' | 'files'>,
  take: (extracted: ExtractedMember) => void,
): Promise<void> {
  refuseDamaged(input)
  if (input.extracted !== undefined) {
    input.extracted.forEach(take)
    return
  }
  const found: ExtractedMember[] = []
  await extractMembers(input, folder, files, (each) => {
    found.push(each)
    take(each)
  })
  refuseEmptyFile(input, found)
}
