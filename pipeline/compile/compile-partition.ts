import { mkdir, readdir, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '../../schemas/core/column.ts'
import { type Dataset, partitionName, type Table } from '../../schemas/core/dataset.ts'
import type { CheckResult, GroupCompleteness, SourceEntry } from '../../schemas/core/manifest.ts'
import type { Month } from '../../schemas/core/month.ts'
import { type Duck, withDuck } from '../duckdb.ts'
import { type CompiledTable, writeParquet } from '../write-parquet.ts'
import { judgeCompleteness } from './completeness.ts'
import { gradeChecks, refuseBroken, refuseRepeatedKeys, refuseWrongMonth } from './checks.ts'
import { type PartitionInput, loadInputs } from './load-inputs.ts'
import { runDatasetSql } from './dataset-sql.ts'
import { listRelations } from './raw-relation.ts'
import type { QuarantinedLine } from './quarantine.ts'
import { identifier, literal } from '../../shared/sql-text.ts'

export interface CompileOptions {
  readonly workDir: string
  readonly threads: number
  readonly maskPersonalData: boolean
}

export interface CompiledPartition {
  readonly tables: Readonly<Record<string, CompiledTable>>
  readonly completeness: readonly GroupCompleteness[]
  readonly checks: readonly CheckResult[]
  readonly sources: readonly SourceEntry[]
  readonly quarantined: readonly QuarantinedLine[]
}

/**
 * Compiles one partition of a dataset: source files in, one Parquet file a table out.
 * Throws a BuildError, and leaves nothing, where a structural rule is broken.
 */
export async function compilePartition(
  dataset: Dataset,
  month: Month | null,
  inputs: readonly PartitionInput[],
  { workDir, threads, maskPersonalData }: CompileOptions,
): Promise<CompiledPartition> {
  const partition = partitionName(dataset, month)
  const folder = join(workDir, dataset.id, partition)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, 'spill')
  try {
    return await withDuck({ threads, temporary }, (duck) =>
      compileWith(duck, dataset, month, inputs, { partition, folder, maskPersonalData }),
    )
  } finally {
    await removeAllBut('.parquet', folder)
  }
}

async function compileWith(
  duck: Duck,
  dataset: Dataset,
  month: Month | null,
  inputs: readonly PartitionInput[],
  { partition, folder, maskPersonalData }: { partition: string; folder: string; maskPersonalData: boolean },
): Promise<CompiledPartition> {
  const { memberTables, ...loaded } = await loadInputs(duck, dataset, inputs, folder, maskPersonalData)
  if (month !== null) await refuseWrongMonth(duck, dataset, month, inputs)
  const completeness = judgeCompleteness(dataset, month, loaded.linesByMember)
  await writeCompleteness(duck, completeness)
  for (const { name, sql, as } of dataset.staging) {
    const select = readFileSync(new URL(sql, dataset.folder), 'utf8')
    const create = `CREATE ${as} ${identifier(name)} AS ${select}`
    await runDatasetSql({ dataset, inputs }, `the SQL of ${name}`, () => duck.run(create))
  }
  const blocking = dataset.checks.filter(({ level }) => level === 'blocks')
  for (const check of blocking) {
    await runDatasetSql({ dataset, inputs }, `the check ${check.id}`, () => refuseBroken(duck, check, inputs, dataset))
  }
  return {
    ...(await makeTables(duck, dataset, memberTables, { partition, folder, inputs })),
    ...loaded,
    completeness,
  }
}

/** The unpacked members are larger than all that is made of them: a build of many months would fill the disk with them. */
async function removeAllBut(suffix: string, folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(suffix)) await rm(join(folder, name), { recursive: true })
  }
}

/** Makes the tables, holds them against the rules and writes them. */
async function makeTables(
  duck: Duck,
  dataset: Dataset,
  memberTables: readonly string[],
  { partition, folder, inputs }: { partition: string; folder: string; inputs: readonly PartitionInput[] },
): Promise<Pick<CompiledPartition, 'tables' | 'checks'>> {
  for (const table of dataset.tables) {
    await runDatasetSql({ dataset, inputs }, `the table ${table.name}`, () => makeTable(duck, dataset, table))
  }
  for (const table of dataset.tables) await refuseRepeatedKeys(duck, table)
  const checks = await gradeChecks(duck, dataset, inputs)
  await dropSourceTables(duck, dataset, memberTables)
  const tables: Record<string, CompiledTable> = {}
  for (const table of dataset.tables) {
    tables[table.name] = await writeTable(duck, dataset, table, { partition, folder, inputs })
  }
  return { tables, checks }
}

/** What the tables were made from is not needed to write them; its memory is. */
async function dropSourceTables(duck: Duck, dataset: Dataset, memberTables: readonly string[]): Promise<void> {
  for (const { name, as } of dataset.staging.toReversed()) await duck.run(`DROP ${as} ${identifier(name)}`)
  for (const relation of listRelations(dataset)) await duck.run(`DROP VIEW ${identifier(relation)}`)
  for (const table of memberTables) await duck.run(`DROP TABLE ${table}`)
}

/** The SQL of a dataset reads `group_completeness` to say beside each row what its month lacks. */
async function writeCompleteness(duck: Duck, groups: readonly GroupCompleteness[]): Promise<void> {
  await duck.run('CREATE TABLE group_completeness (filing_group VARCHAR, is_complete BOOLEAN, missing_members VARCHAR)')
  for (const { group, complete, missing } of groups) {
    const members = missing.length === 0 ? 'NULL' : literal(missing.join(','))
    await duck.run(`INSERT INTO group_completeness VALUES (${literal(group)}, ${String(complete)}, ${members})`)
  }
}

/** Makes a table in its final order: sorting into a table and copying that out is faster than sorting while copying. */
async function makeTable(duck: Duck, dataset: Dataset, { name, columns, sql, orderBy }: Table): Promise<void> {
  const select = readFileSync(new URL(sql, dataset.folder), 'utf8')
  const typed = Object.entries(columns).map(
    ([column, { duckdb }]) => `${identifier(column)}::${duckdb} AS ${identifier(column)}`,
  )
  await duck.run(`CREATE TABLE ${identifier(name)} AS SELECT ${typed.join(', ')} FROM (${select})
     ORDER BY ${orderBy.map((column) => `${identifier(column)} NULLS FIRST`).join(', ')}`)
}

/**
 * How a file is named inside the Parquet made from it. A month of a year's file keeps its bytes where another month was
 * amended, so the hash of that file stands in the manifest alone.
 */
function describeInput({ source, raw }: PartitionInput): { url: string; sha256?: string } {
  return source.covers === 'year' ? { url: raw.url } : { url: raw.url, sha256: raw.sha256 }
}

function writeTable(
  duck: Duck,
  dataset: Dataset,
  { name, columns, rowGroupSize, description }: Table,
  { partition, folder, inputs }: { partition: string; folder: string; inputs: readonly PartitionInput[] },
): Promise<CompiledTable> {
  return writeParquet(duck, identifier(name), {
    path: join(folder, `${name}.parquet`),
    file: `${name}/${partition}/${name}.parquet`,
    metadata: {
      description: `${description} ${dataset.publisher}, ${dataset.title}. ${dataset.licence}.`,
      columns: JSON.stringify(dictionary(columns)),
      sources: JSON.stringify(inputs.map(describeInput)),
    },
    rowGroupSize,
  })
}
