import type { Snapshot } from '../../api/endpoint.ts'
import { cacheSnapshots } from './month-cache.ts'

const REPORTS = [
  { dataset: 'cvm_fii_month', sql: new URL('reported_isins.sql', import.meta.url) },
  { dataset: 'cvm_fii_quarter', sql: new URL('reported_isins_of_quarter.sql', import.meta.url) },
] as const

/** Row of `reported_isins.sql` and `reported_isins_of_quarter.sql`. */
interface ReportedIsin {
  readonly cnpj: string
  readonly isin: string
  readonly day: string
}

/** Reads the real-estate funds by the ISIN of their quotas in the newest report of each. */
export const readReportedIsins = cacheSnapshots(async (snapshot): Promise<ReadonlyMap<string, readonly string[]>> => {
  const newest = new Map<string, ReportedIsin>()
  for (const { dataset, sql } of REPORTS) {
    for (const row of await readNewest(snapshot, dataset, sql)) {
      const known = newest.get(row.cnpj)
      if (known === undefined || known.day < row.day) newest.set(row.cnpj, row)
    }
  }
  const funds = new Map<string, string[]>()
  for (const { cnpj, isin } of newest.values()) funds.set(isin, [...(funds.get(isin) ?? []), cnpj].sort())
  return funds
})

async function readNewest(snapshot: Snapshot, dataset: string, sql: URL): Promise<readonly ReportedIsin[]> {
  const months = snapshot.months(dataset)
  return months.length === 0 ? [] : ((await snapshot.query(sql, {}, months)) as unknown as readonly ReportedIsin[])
}
