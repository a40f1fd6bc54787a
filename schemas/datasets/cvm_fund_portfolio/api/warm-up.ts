import { lastDayOfMonth } from '../../../api/business-day.ts'
import type { Snapshot } from '../../../api/endpoint.ts'
import type { Month } from '../../../core/month.ts'
import { PORTFOLIO } from '../../../fund/api/filing.ts'
import { askAsClient, skipIfRefused } from './ask-as-client.ts'
import { fundCompare } from './compare/compare.ts'
import { readByAsset } from './holders/asset-positions.ts'
import { assetHolders } from './holders/holders.ts'
import { readAllFiled } from './holders/holders-filed.ts'
import { readMarketIdentified } from './holders/market-identified.ts'
import { readStepTexts } from './holders/steps-above.ts'
import { fundLookThrough } from './look-through/look-through.ts'
import { readStatesByKind } from './market/moves/moves-request.ts'
import { readMonthNames } from './month-names.ts'

const CLASSES = new URL('classes_of_two_months.sql', import.meta.url)

/** Reads the data of all funds for look-throughs, holders and comparisons of the newest month into memory. */
export async function warmUpPortfolios(snapshot: Snapshot): Promise<void> {
  const [month, before] = snapshot.months(PORTFOLIO)
  if (month === undefined) return
  // Months from older code lack tables, and the endpoints that need them explain it.
  const has = (table: string, ...months: Month[]) =>
    [month, ...months].every((each) => snapshot.monthsWith(table).includes(each))
  if (has('cvm_fund_quota')) await readStepTexts(snapshot, month)
  if (has('cvm_asset_month')) await readMonthNames(snapshot, month)
  if (has('cvm_position_move')) await readStatesByKind(snapshot, month)
  for (const read of [readAllFiled, readByAsset, readMarketIdentified]) await skipIfRefused(() => read(snapshot, month))
  if (before === undefined || !has('cvm_fund_month', before) || !has('cvm_fund_quota', before)) return
  const classes = await snapshot.query(CLASSES, {}, [month, before])
  // Requests like those of clients make the server check the hashes of files, and each session of DuckDB prepare its
  // statements.
  const [date, earlier] = [lastDayOfMonth(month), lastDayOfMonth(before)]
  const asked = classes.flatMap(({ cnpj }) => [
    askAsClient(snapshot, fundLookThrough, { cnpj, date }),
    askAsClient(snapshot, assetHolders, { code: cnpj, date }),
    askAsClient(snapshot, fundCompare, { cnpj, date, with: earlier }),
  ])
  await Promise.all(asked)
}
