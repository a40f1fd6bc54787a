import { basisIn, type Identified, IdentifiedCount } from '../../../../fund/api/identified-count.ts'
import { toUnits, type ExactNumber } from '../../../../core/exact-number.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { cacheMonths } from '../../../../fund/api/month-cache.ts'
import { VALUE_SEPARATOR } from '../../../../core/value-text.ts'
import { readMonthNames } from '../month-names.ts'

const MARKET = new URL('market_identified.sql', import.meta.url)

/** Most months in memory, more than any snapshot has: a month is only three figures. */
const EVERY_MONTH = 1_000

/**
 * Reads the part of all lines of a month that name their asset: a sum over every line, which is the same for every
 * asset.
 */
export const readMarketIdentified = cacheMonths(readIdentified, { most: EVERY_MONTH })

/** Row of `market_identified.sql`. */
interface BasisRow {
  readonly basis: string | null
  readonly value: ExactNumber
}

async function readIdentified(snapshot: Snapshot, month: Month): Promise<Identified> {
  const count = new IdentifiedCount()
  const { unsure } = await readMonthNames(snapshot, month)
  const rows = (await snapshot.query(MARKET, { unsure: [...unsure].join(VALUE_SEPARATOR) }, [
    month,
  ])) as unknown as BasisRow[]
  for (const { basis, value } of rows) count.add(basisIn(basis), toUnits(value.text, 2))
  return count.result()
}
