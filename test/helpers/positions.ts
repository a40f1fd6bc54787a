import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import { type Duck, withDuck } from '../../pipeline/duckdb.ts'
import { refreshMaterializedViews } from '../../pipeline/publish/materialized-views.ts'
import type { MaterializedView } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry } from '../../schemas/core/manifest.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { temporaryFolder } from './folders.ts'

/** A made-up line of a portfolio, as far as moves read it. */
export interface MadeLine {
  readonly month: string
  readonly cnpj: string
  readonly asset?: string | null
  readonly kind?: string
  readonly position?: string | null
  readonly block?: string
  readonly category?: string
  readonly quantity?: string | null
  readonly value: string
  readonly bought?: readonly [quantity: string, value: string]
  readonly sold?: readonly [quantity: string, value: string]
  readonly confidential?: boolean
}

interface MadeLink {
  readonly from: string
  readonly to: string
  readonly rule: string
  readonly first: string
  readonly last: string
}

/** Made-up months of portfolios. A class files in the months in which it has lines, or where it is named in `alsoFiled`. */
export interface PositionWorld {
  readonly months: readonly string[]
  readonly lines: readonly MadeLine[]
  readonly links?: readonly MadeLink[]
  /** By month: members that it lacks, separated by commas. */
  readonly missing?: Readonly<Record<string, string>>
  /** By month: names that mean several assets. */
  readonly conflicts?: Readonly<Record<string, readonly string[]>>
  /** Classes and their managers. */
  readonly managers?: readonly (readonly [cnpj: string, manager: string])[]
}

type TextRow = Readonly<Record<string, string | null>>

/** Makes the tables of `views` over a made-up world, and reads the rows of each in a month, as texts. */
export async function makePositionTables(
  world: PositionWorld,
  views: readonly MaterializedView[],
  month: string,
): Promise<(table: string) => readonly TextRow[]> {
  const folder = await temporaryFolder()
  const paths = new Map<string, string>()
  const declared = datasets.find(({ id }) => id === 'cvm_fund_portfolio')
  if (declared === undefined) throw new Error('portfolios are not declared')
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    const write = async (duckdb: Duck, name: string, sql: string) => {
      const path = join(folder, `${randomUUID()}.parquet`)
      await duckdb.run(`COPY (${sql}) TO '${path}' (FORMAT parquet)`)
      const sha256 = await sha256OfFile(path)
      paths.set(sha256, path)
      return { file: `${name}/x/${name}.parquet`, rows: 1, bytes: 1, sha256 }
    }
    const entry = (dataset: string, partition: string, tables: PartitionEntry['tables']) =>
      ({ dataset, partition, tables }) as PartitionEntry
    const links = await write(duck, 'asset_link', linksSql(world))
    const partitions = [entry('cvm_fund_portfolio', 'all', { asset_link: links })]
    for (const each of world.months) {
      const tables = {
        cvm_fund_portfolio: await write(duck, 'cvm_fund_portfolio', linesSql(world, each)),
        cvm_fund_month: await write(duck, 'cvm_fund_month', filersSql(world, each)),
        cvm_asset_month: await write(duck, 'cvm_asset_month', assetsSql(world, each)),
        cvm_party_class: await write(duck, 'cvm_party_class', managersSql(world)),
      }
      partitions.push(entry('cvm_fund_portfolio', `competence_month=${each}`, tables))
    }
    const made = await refreshMaterializedViews(
      {
        duck,
        datasets: [{ ...declared, materializedViews: views }],
        before: { own_tables: {} } as Manifest,
        findPath: ({ sha256 }) => paths.get(sha256) ?? join(folder, 'nothing'),
        lake: new Lake(await temporaryFolder()),
        keep: (table) => Promise.resolve(paths.set(table.sha256, table.path)),
      },
      partitions,
    )
    const rows = new Map<string, readonly TextRow[]>()
    for (const { name } of views) {
      const path = paths.get(made[`${name}/competence_month=${month}`]?.sha256 ?? '') ?? ''
      const read = await duck.rows(`SELECT COLUMNS(*)::VARCHAR FROM read_parquet('${path}', hive_partitioning = false)`)
      rows.set(name, read as TextRow[])
    }
    return (table) => rows.get(table) ?? []
  })
}

const text = (value: string | null | undefined) => (value === null || value === undefined ? 'NULL' : `'${value}'`)
const rowsOf = (columns: string, rows: readonly string[], empty: string) =>
  rows.length === 0
    ? `SELECT * FROM (VALUES (${empty})) AS rows(${columns}) WHERE false`
    : `SELECT * FROM (VALUES ${rows.join(', ')}) AS rows(${columns})`

function linesSql({ lines }: PositionWorld, month: string): string {
  const rows = lines
    .filter((line) => line.month === month)
    .map((line) =>
      [
        text(line.cnpj),
        text(line.asset === undefined ? 'b3:PETR4' : line.asset),
        text(line.kind ?? 'listed_share'),
        text(line.position === undefined ? 'owned' : line.position),
        text(line.block ?? '4'),
        text(line.category ?? 'equities'),
        `${line.quantity === undefined ? line.value : text(line.quantity)}::DECIMAL(24, 6)`,
        `${text(line.value)}::DECIMAL(24, 2)`,
        ...[line.bought?.[0], line.sold?.[0]].map((each) => `${text(each)}::DECIMAL(24, 6)`),
        ...[line.bought?.[1], line.sold?.[1]].map((each) => `${text(each)}::DECIMAL(24, 2)`),
        String(line.confidential ?? false),
      ].join(', '),
    )
  return rowsOf(
    'cnpj, asset_id, asset_kind, position, block, category, final_position_quantity, final_position_value, purchases_quantity, sales_quantity, purchases_value, sales_value, confidential',
    rows.map((row) => `(${row})`),
    `'', '', '', '', '', '', 0, 0, 0, 0, 0, 0, false`,
  )
}

function filersSql({ lines, missing = {} }: PositionWorld, month: string): string {
  const filers = [...new Set(lines.filter((line) => line.month === month).map(({ cnpj }) => cnpj))]
  const rows = filers.map((cnpj) => `('${cnpj}', 'fif', 'fif', 1, ${text(missing[month])})`)
  return rowsOf('cnpj, type, filing_group, line_count, missing_members', rows, `'', '', '', 0, ''`)
}

function assetsSql({ lines, conflicts = {} }: PositionWorld, month: string): string {
  const names = lines.filter((line) => line.month === month && line.confidential !== true)
  const ids = [...new Set(names.map(({ asset }) => (asset === undefined ? 'b3:PETR4' : asset)))].filter(isNamed)
  const rows = ids.map((id) => `('${id}', ${String(conflicts[month]?.includes(id) ?? false)})`)
  return rowsOf('asset_id, price_conflict', rows, `'', false`)
}

function isNamed(id: string | null): id is string {
  return id !== null
}

function linksSql({ links = [] }: PositionWorld): string {
  const rows = links.map(
    ({ from, to, rule, first, last }) => `('${from}', '${to}', DATE '${first}', DATE '${last}', '${rule}')`,
  )
  return rowsOf('from_id, to_id, valid_from, valid_to, rule', rows, `'', '', DATE '2000-01-01', DATE '2000-01-01', ''`)
}

function managersSql({ managers = [] }: PositionWorld): string {
  const rows = managers.map(([cnpj, manager]) => `('${cnpj}', 'manager', '${manager}')`)
  return rowsOf('cnpj, party_type, party_cnpj', rows, `'', '', ''`)
}
