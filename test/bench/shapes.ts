import { resolve } from 'node:path'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'

/** Approximate, but good enough to choose by. */
export interface LookThroughShape {
  readonly cnpj: string
  readonly depth: number
  /** How many leaves it has. */
  readonly count: number
}

/** Counts the leaves of the look-through of every fund of a month down to `maxDepth`, without its finer rules. */
export async function readShapes(dataDir: string, month: string, maxDepth: number): Promise<LookThroughShape[]> {
  const table = (name: string) => `'${resolve(dataDir, 'current', name, `competence_month=${month}`)}/*.parquet'`
  const read = (select: string) => withConnection((connection) => connection.runAndReadAll(select), TWO_THREADS)
  const classes = await read(
    `SELECT cnpj, line_count FROM ${table('cvm_fund_month')} WHERE line_count > confidential_line_count`,
  )
  const lines = new Map((classes.getRowsJson() as [string, number][]).map(([cnpj, count]) => [cnpj, count]))
  const quotas = await read(
    `SELECT cnpj, fund_cnpj FROM ${table('cvm_fund_quota')} WHERE fund_share BETWEEN 0 AND 1.005`,
  )
  const edges = new Map<string, string[]>()
  for (const [cnpj, target] of quotas.getRowsJson() as [string, string][]) {
    if (lines.has(target)) edges.set(cnpj, [...(edges.get(cnpj) ?? []), target])
  }
  return [...lines.keys()].map((cnpj) => ({ cnpj, ...shapeFrom(cnpj, [cnpj], lines, edges, maxDepth) }))
}

function shapeFrom(
  cnpj: string,
  path: readonly string[],
  lines: ReadonlyMap<string, number>,
  edges: ReadonlyMap<string, readonly string[]>,
  maxDepth: number,
): Omit<LookThroughShape, 'cnpj'> {
  const followed = path.length > maxDepth ? [] : (edges.get(cnpj) ?? []).filter((target) => !path.includes(target))
  const below = followed.map((target) => shapeFrom(target, [...path, target], lines, edges, maxDepth))
  return {
    depth: Math.max(path.length - 1, ...below.map(({ depth }) => depth)),
    count: below.reduce((sum, { count }) => sum + count, (lines.get(cnpj) ?? 0) - followed.length),
  }
}
