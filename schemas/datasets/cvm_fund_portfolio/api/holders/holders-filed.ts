import { ExactNumber } from '../../../../core/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { cacheTableMonths } from '../../../../fund/api/month-cache.ts'
import { isInMemory, MONTHS_IN_MEMORY } from '../months-in-memory.ts'

const HOLDERS_FILED = new URL('holders_filed.sql', import.meta.url)
const MONTH_FILED = new URL('month_filed.sql', import.meta.url)
const FUND_MONTH = 'cvm_fund_month'

export interface HolderFiled {
  readonly fund_name_filed: string | null
  readonly nav_value: ExactNumber | null
  readonly total_portfolio_value: ExactNumber | null
  /** Month of the class's own report; absent for a filing of holdings. */
  readonly competence_month?: Month
}

/**
 * Reads the filings of some classes for a month; classes without one are left out. All filings of the newest months are
 * in memory.
 */
export async function readHoldersFiled(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<ReadonlyMap<string, HolderFiled>> {
  if (!isInMemory(snapshot, month)) {
    const rows = (await snapshot.query(HOLDERS_FILED, { cnpjs }, [month])) as unknown as FiledRow[]
    return new Map(rows.map((row) => [row.cnpj, row]))
  }
  const filed = await readAllFiled(snapshot, month)
  return new Map(
    cnpjs.flatMap((cnpj) => {
      const text = filed.get(cnpj)
      return text === undefined ? [] : [[cnpj, readFiled(text)] as const]
    }),
  )
}

/** Row of `holders_filed.sql`. */
interface FiledRow extends HolderFiled {
  readonly cnpj: string
}

/** Reads the filings of a month once, as text. */
export const readAllFiled = cacheTableMonths(FUND_MONTH, readMonth, { most: MONTHS_IN_MEMORY })

/** Reads the filings of every class for a month. A full month has 4 MB of text. */
async function readMonth(snapshot: Snapshot, month: Month): Promise<ReadonlyMap<string, string>> {
  const rows = (await snapshot.query(MONTH_FILED, {}, [month])) as unknown as TextRow[]
  return new Map(rows.map(({ cnpj, filed }) => [cnpj, filed]))
}

/** Row of `month_filed.sql`. */
interface TextRow {
  readonly cnpj: string
  readonly filed: string
}

function readFiled(text: string): HolderFiled {
  const [nav = '', total = ''] = text.split(' ', 2)
  const name = text.slice(nav.length + total.length + 2)
  return {
    fund_name_filed: name === '' ? null : name,
    nav_value: nav === '-' ? null : new ExactNumber(nav),
    total_portfolio_value: total === '-' ? null : new ExactNumber(total),
  }
}
