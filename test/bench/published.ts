import { readFileSync, readlinkSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Manifest, manifestSchema } from '../../schemas/core/manifest.ts'
import { TWO_THREADS, withConnection } from '../helpers/duckdb.ts'

export function readNewestId(dataDir: string): string {
  return basename(readlinkSync(join(dataDir, 'current')))
}

/** Fails if the month has no portfolios. */
export function readMonthTables(dataDir: string, month: string): Manifest['partitions'][number]['tables'] {
  const current = resolve(dataDir, 'current')
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(current, 'manifest.json'), 'utf8')))
  const entry = manifest.partitions.find(
    ({ dataset, partition }) => dataset === 'cvm_fund_portfolio' && partition === `competence_month=${month}`,
  )
  if (entry === undefined) throw new Error(`${dataDir} has no portfolios of ${month}`)
  return entry.tables
}

export function findWideFile(dataDir: string, month: string): string {
  return join(resolve(dataDir, 'current'), readMonthTables(dataDir, month)['cvm_fund_portfolio']?.file ?? '')
}

export function findMonthFiles(dataDir: string, month: string): { readonly wide: string; readonly packed: string } {
  const tables = readMonthTables(dataDir, month)
  const find = (table: string) => join(resolve(dataDir, 'current'), tables[table]?.file ?? '')
  return { wide: find('cvm_fund_portfolio'), packed: find('cvm_fund_portfolio_packed') }
}

/** Lists funds that filed all of these months, in an order that has nothing to do with the files. */
export async function listFiledFunds(dataDir: string, months: readonly string[]): Promise<string[]> {
  const filed = months.map((month) => `SELECT DISTINCT cnpj FROM read_parquet('${findWideFile(dataDir, month)}')`)
  const select = `SELECT cnpj FROM (${filed.join(' INTERSECT ')}) ORDER BY md5(cnpj)`
  const rows = await withConnection((connection) => connection.runAndReadAll(select), TWO_THREADS)
  return rows.getColumns().flat().map(String)
}
