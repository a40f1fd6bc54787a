import type { Snapshot } from '../../../api/endpoint.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { readByAsset } from './holders/asset-positions.ts'
import { readAllFiled } from './holders/holders-filed.ts'
import { readMarketIdentified } from './holders/market-identified.ts'
import { readStepTexts } from './holders/steps-above.ts'
import { readLinesOfClasses } from './lines/held-lines.ts'
import { readMonthNames } from './month-names.ts'

/** A number that no class can have. */
const NOBODY = '00000000000000'

/** Reads into memory what look-throughs, holders and comparisons of the newest month need of all its funds. */
export async function warmUpPortfolios(snapshot: Snapshot): Promise<void> {
  const [month] = snapshot.months(PORTFOLIO)
  if (month === undefined) return
  // Months that older code compiled lack tables, and what needs those answers why.
  const has = (table: string) => snapshot.monthsWith(table).includes(month)
  if (has('cvm_fund_quota')) await readStepTexts(snapshot, month)
  if (has('cvm_asset_month')) await readMonthNames(snapshot, month)
  for (const read of [readAllFiled, readByAsset, readMarketIdentified]) await read(snapshot, month)
  // Their files are hashed before the first read. A comparison reads the month before, too.
  for (const each of snapshot.months(PORTFOLIO).slice(0, 2)) await readLinesOfClasses(snapshot, [NOBODY], each)
}
