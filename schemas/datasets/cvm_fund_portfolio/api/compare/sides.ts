import type { HeldAsset } from '../../../../fund/api/compare/pairs.ts'
import { type Identified, IdentifiedCount } from '../../../../fund/api/identified-count.ts'
import { toExactNumber, type ExactNumber } from '../../../../core/exact-number.ts'
import type { Row, Snapshot, Value } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { mapInTurns, type WorkBudget } from '../../../../core/work-budget.ts'
import type { FiledMonth } from '../../../../fund/api/filing.ts'
import { findClass, describeFund, readIntegrants } from '../../../../fund/api/fund.ts'
import type { FundClass } from '../../../../fund/api/registered-class.ts'
import { readRequestedFiling } from '../../../../fund/api/no-portfolio.ts'
import { readReportedNav } from '../../../../fund/api/reported-nav.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import { describeAsset, describeIdentified } from '../asset-output.ts'
import { readAssetLines } from '../look-through/asset-lines.ts'
import { readLinesOfClasses } from '../lines/held-lines.ts'
import type { HeldLine } from '../lines/packed-line.ts'
import { joinMonths } from './join-months.ts'
import { type MonthNames, readMonthNames } from '../month-names.ts'
import type { AssetLine } from '../../../../fund/api/look-through/asset-line.ts'
import { magnitude } from '../../../../fund/api/look-through/graph.ts'

/** One of the two compared portfolios. */
export interface Side {
  readonly fundClass: FundClass
  readonly filed: FiledMonth
  /** Divisor of shares; null if there is nothing to divide by. */
  readonly shareOf: ExactNumber | null
  /** Assets by the key of their sums. */
  readonly assets: ReadonlyMap<string, HeldAsset<Row>>
  readonly isWhole: boolean
  readonly identified: Identified
}

/**
 * Reads the holdings of a fund in a month, or in its newest month; `compared` is the other month of a comparison of
 * months.
 */
export async function readSide(
  snapshot: Snapshot,
  cnpj: string,
  month: Month | null,
  compared: Month | null,
): Promise<Side> {
  const fundClass = await findClass(snapshot, cnpj, { month })
  const filed = await readRequestedFiling(snapshot, fundClass.cnpj, month)
  const names = await readMonthNames(snapshot, filed.competence_month)
  const [keyed, lines, nav] = await Promise.all([
    readAssetLines(snapshot, [fundClass.cnpj], filed.competence_month, names),
    readLinesOfClasses(snapshot, [fundClass.cnpj], filed.competence_month),
    readReportedNav(snapshot, fundClass, filed),
  ])
  const nameOf = compared === null ? keepName : joinMonths(names, await readMonthNames(snapshot, compared))
  const held = (keyed.get(fundClass.cnpj) ?? []).map((line) => ({ ...line, key: nameOf(line.key) }))
  const identified = new IdentifiedCount()
  for (const { basis, value } of held) identified.add(basis, value)
  const read: Read = { lines: new Map(lines.map((line) => [line.id, line])), names }
  return {
    fundClass,
    filed,
    shareOf: shareDivisor(nav, filed),
    assets: await heldIn(held, read, snapshot.work),
    isWhole: filed.completeness === 'complete' && !lines.some(({ metainfo }) => metainfo['confidential'] === true),
    identified: identified.result(),
  }
}

const keepName = (name: string) => name

interface Read {
  readonly lines: ReadonlyMap<string, HeldLine>
  readonly names: MonthNames
}

const UNITS_AN_ASSET = 10

async function heldIn(keyed: readonly AssetLine[], read: Read, work: WorkBudget): Promise<Map<string, HeldAsset<Row>>> {
  const groups = new Map<string, AssetLine[]>()
  for (const line of keyed) {
    const group = groups.get(line.key)
    if (group === undefined) groups.set(line.key, [line])
    else group.push(line)
  }
  const units = ([, group]: readonly [string, readonly AssetLine[]]) => UNITS_AN_ASSET + group.length
  return new Map(await mapInTurns(work, [...groups], units, ([key, group]) => [key, netLines(group, read)] as const))
}

/** Kinds of lines whose value is not a holding of the asset. */
const DERIVATIVES: readonly Value[] = ['future', 'option']

function netLines(group: readonly AssetLine[], { lines, names }: Read): HeldAsset<Row> {
  const largest = group.reduce((best, each) => (magnitude(each.value) > magnitude(best.value) ? each : best))
  const labels = describeAsset(lines.get(largest.id) ?? null, names)
  const { asset_group_id: name, asset_kind = '' } = labels
  return {
    value: group.reduce((sum, { value }) => sum + value, 0n),
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0n),
    // A fully sold line stays in the filing because of its trades in the month, but holds nothing.
    isHeld: group.some(({ value, quantity }) => value !== 0n || quantity !== 0n),
    comparable: typeof name === 'string' && !DERIVATIVES.includes(asset_kind) && !names.conflicts.has(name),
    standsForItself: largest.key.startsWith('line '),
    labels,
  }
}

/** False for a side with holdings but without assets to compare: its overlap is not known. */
export function showsAssets({ assets, isWhole }: Side): boolean {
  const owned = [...assets.values()].filter(({ value }) => value > 0n)
  return (
    owned.some(({ comparable }) => comparable) || (isWhole && !owned.some(({ standsForItself }) => standsForItself))
  )
}

/** `data.fund` of the answer. */
export async function describeSide(snapshot: Snapshot, { fundClass, filed }: Side): Promise<Row> {
  return describeFund(snapshot, fundClass, filed, await readIntegrants(snapshot, fundClass))
}

/** Describes the other portfolio of a comparison. */
export function describeCompared({ fundClass, filed, shareOf, identified }: Side): Row {
  return {
    cnpj: fundClass.cnpj,
    name: filed.fund_name_filed ?? '',
    reference_date: filed.reference_date,
    total_portfolio_value: filed.total_portfolio_value ?? toExactNumber(0n, 2),
    share_of_value: shareOf,
    ...describeIdentified(identified),
  }
}
