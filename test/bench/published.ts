import { readFileSync, readlinkSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Manifest, manifestSchema } from '../../schemas/core/manifest.ts'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'

export function readNewestId(dataDir: string): string {
  return basename(readlinkSync(resolve(dataDir, 'current')))
}

export function readCurrentManifest(dataDir: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(resolve(dataDir, 'current/manifest.json'), 'utf8')))
}

export function findFile(dataDir: string, table: string, month: string): string {
  return resolve(dataDir, 'current', table, `competence_month=${month}`, `${table}.parquet`)
}

async function select<Row>(sql: string): Promise<Row[]> {
  const read = await withConnection((connection) => connection.runAndReadAll(sql), TWO_THREADS)
  return read.getRowsJson() as Row[]
}

/** Lists funds that filed all of these months, in an order that has nothing to do with the files. */
export async function listFiledFunds(dataDir: string, months: readonly string[]): Promise<string[]> {
  const filed = months.map((month) => `SELECT DISTINCT cnpj FROM '${findFile(dataDir, 'cvm_fund_portfolio', month)}'`)
  const rows = await select<[string]>(`SELECT cnpj FROM (${filed.join(' INTERSECT ')}) ORDER BY md5(cnpj)`)
  return rows.map(([cnpj]) => cnpj)
}

/** A fund or an asset of a month, and the number of its lines or holders. */
export interface CountedItem {
  readonly name: string
  readonly count: number
}

/** Counts how many funds have a line with each value of an expression, or how many lines each fund has; the largest first. */
export async function counted(
  dataDir: string,
  month: string,
  table: string,
  expression: string,
): Promise<CountedItem[]> {
  const what = expression === 'cnpj' ? '*' : 'DISTINCT cnpj'
  const rows = await select<[string, number]>(
    `SELECT ${expression} AS name, count(${what})::INTEGER AS count FROM '${findFile(dataDir, table, month)}'
     WHERE name IS NOT NULL GROUP BY name ORDER BY count DESC, name`,
  )
  return rows.map(([name, count]) => ({ name, count }))
}

/** Finds those nine whose count is nearest to the wanted one. */
export function pickNearest<C extends { readonly count: number }>(all: readonly C[], wanted: number): C[] {
  const distance = ({ count }: C) => Math.abs(Math.log((count + 1) / (wanted + 1)))
  return [...all].sort((a, b) => distance(a) - distance(b)).slice(0, 9)
}

/** A look-through and how many leaves it has: approximate, but good enough to choose by. */
export interface LookThroughShape {
  readonly cnpj: string
  readonly depth: number
  readonly count: number
}

/** Counts the leaves of the look-through of every fund of a month down to `maxDepth`, without its finer rules. */
export async function readShapes(dataDir: string, month: string, maxDepth: number): Promise<LookThroughShape[]> {
  const classes = await select<[string, number]>(
    `SELECT cnpj, line_count FROM '${findFile(dataDir, 'cvm_fund_month', month)}'
     WHERE line_count > confidential_line_count`,
  )
  const quotas = await select<[string, string]>(
    `SELECT cnpj, fund_cnpj FROM '${findFile(dataDir, 'cvm_fund_quota', month)}' WHERE fund_share BETWEEN 0 AND 1.005`,
  )
  const lines = new Map(classes)
  const edges = new Map<string, string[]>()
  for (const [cnpj, target] of quotas) if (lines.has(target)) edges.set(cnpj, [...(edges.get(cnpj) ?? []), target])
  const shapeFrom = (cnpj: string, path: readonly string[]): Omit<LookThroughShape, 'cnpj'> => {
    const targets = path.length > maxDepth ? [] : (edges.get(cnpj) ?? []).filter((target) => !path.includes(target))
    const below = targets.map((target) => shapeFrom(target, [...path, target]))
    return {
      depth: Math.max(path.length - 1, ...below.map(({ depth }) => depth)),
      count: below.reduce((sum, { count }) => sum + count, (lines.get(cnpj) ?? 0) - below.length),
    }
  }
  return [...lines.keys()].map((cnpj) => ({ cnpj, ...shapeFrom(cnpj, [cnpj]) }))
}
