import { toExactNumber } from '../../../../core/exact-number.ts'
import { NO_AMOUNTS } from '../../../../fund/api/look-through/amounts.ts'
import type { Holder } from '../../../../fund/api/look-through/graph.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { countMonths, type Month, monthOfDay } from '../../../../core/month.ts'
import { cacheMonths } from '../../../../fund/api/month-cache.ts'
import { QUOTA_TYPES } from '../../../../fund/api/reports/fii-lines.ts'
import { OLDEST_REPORT_MONTHS } from '../../../../fund/api/reports/nearest-report.ts'
import type { OwnReport } from '../../../../fund/api/reports/report-lines.ts'
import { makeReportHolder, readOwnReports } from '../look-through/report-holders.ts'
import { isInMemory, MONTHS_IN_MEMORY } from '../months-in-memory.ts'
import type { HolderFiled } from './holders-filed.ts'

const QUARTERLY = 'cvm_fii_quarter'
const LISTING_FUNDS = new URL('listing_funds.sql', import.meta.url)
const WITHOUT_HOLDINGS = new URL('without_holdings.sql', import.meta.url)

/** Fund whose own report lists quotas of funds. */
interface ListingFund {
  /** The fund with only its lines that name a fund. */
  readonly holder: Holder
  readonly filed: HolderFiled
}

/**
 * Reads the funds without holdings in a month whose own reports list quotas of funds, each with the report of its
 * portfolio for the month. Only real-estate funds name the funds that they hold.
 */
export const readListingFunds = cacheMonths((snapshot, month) => readListing(snapshot, null, month), {
  most: MONTHS_IN_MEMORY,
})

export async function findListingFunds(
  snapshot: Snapshot,
  held: readonly string[],
  month: Month,
): Promise<readonly ListingFund[]> {
  if (held.length === 0) return []
  const those = isInMemory(snapshot, month)
    ? await readListingFunds(snapshot, month)
    : await readListing(snapshot, held, month)
  return those.filter(({ holder }) => holder.quotas.some(({ target }) => target !== null && held.includes(target)))
}

/** Reads the own reports of those among some classes that have no holdings in a month, in the form of a filing. */
export async function readReportsFiled(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, HolderFiled>> {
  if (cnpjs.length === 0) return new Map()
  const those = isInMemory(snapshot, month)
    ? await readListingFunds(snapshot, month)
    : await readSilent(snapshot, cnpjs, month)
  const wanted = new Set(cnpjs)
  return new Map(those.flatMap(({ holder: { cnpj }, filed }) => (wanted.has(cnpj) ? [[cnpj, filed] as const] : [])))
}

async function readListing(snapshot: Snapshot, held: readonly string[] | null, month: Month): Promise<ListingFund[]> {
  const quarters = snapshot.months(QUARTERLY).filter((quarter) => isNear(quarter, month))
  const listing =
    quarters.length === 0 ? [] : listCnpjs(await snapshot.query(LISTING_FUNDS, { held, types: QUOTA_TYPES }, quarters))
  return (await readSilent(snapshot, listing, month)).filter(({ holder }) => holder.quotas.length > 0)
}

function isNear(quarter: Month, month: Month): boolean {
  const age = countMonths(quarter, month)
  return age >= 0 && age <= OLDEST_REPORT_MONTHS
}

/** Finds the classes among these that have no holdings in the month. */
async function readSilent(snapshot: Snapshot, cnpjs: readonly string[], month: Month): Promise<ListingFund[]> {
  if (cnpjs.length === 0) return []
  const silent = listCnpjs(await snapshot.query(WITHOUT_HOLDINGS, { cnpjs }, [month]))
  return (await readOwnReports(snapshot, silent, month)).map(makeListingFund)
}

function makeListingFund(own: OwnReport): ListingFund {
  const { name, nav, reference_date } = own.report
  const holder = makeReportHolder(own)
  return {
    holder: { ...holder, directValues: NO_AMOUNTS, quotas: holder.quotas.filter(({ target }) => target !== null) },
    filed: {
      fund_name_filed: name,
      nav_value: nav,
      total_portfolio_value: toExactNumber(holder.total, 2),
      competence_month: monthOfDay(reference_date),
    },
  }
}

function listCnpjs(rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  return rows.flatMap(({ cnpj }) => (typeof cnpj === 'string' ? cnpj : []))
}
