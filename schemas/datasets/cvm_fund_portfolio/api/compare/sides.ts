import type { HeldAsset } from '../../../../../algorithms/compare/pairs.ts'
import { toExactNumber, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import type { Row, Snapshot, Value } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { mapInTurns, type WorkBudget } from '../../../../../algorithms/work-budget.ts'
import type { FiledMonth } from '../../../../fund/api/filing.ts'
import { findClass, describeFund, type FundClass, readIntegrants } from '../../../../fund/api/fund.ts'
import { readRequestedFiling } from '../../../../fund/api/no-portfolio.ts'
import { readReportedNav } from '../../../../fund/api/reported-nav.ts'
import { shareDivisor } from '../../../../fund/api/share.ts'
import { readAssetLines, nameAsset } from '../look-through/assets.ts'
import type { AssetLine } from '../../../../../algorithms/look-through/aggregate.ts'
import { magnitude } from '../../../../../algorithms/look-through/graph.ts'
import type { HeldLine } from '../look-through/leaf.ts'

const LINES = new URL('../fund_portfolio.sql', import.meta.url)

/** One of the two portfolios that are compared. */
export interface Side {
  readonly fundClass: FundClass
  readonly filed: FiledMonth
  /** The divisor of shares; null if there is nothing to divide by. */
  readonly shareOf: ExactNumber | null
  /** By the key of the asset. */
  readonly assets: ReadonlyMap<string, HeldAsset>
}

/** Reads the holdings of a fund in a month, or in its newest month. */
export async function readSide(snapshot: Snapshot, cnpj: string, month: Month | null): Promise<Side> {
  const fundClass = await findClass(snapshot, cnpj)
  const filed = await readRequestedFiling(snapshot, fundClass.cnpj, month)
  const asked = { cnpjs: [fundClass.cnpj] }
  const [keyed, lines, nav] = await Promise.all([
    readAssetLines(snapshot, asked.cnpjs, filed.competence_month),
    snapshot.query(LINES, asked, [filed.competence_month]) as Promise<HeldLine[]>,
    readReportedNav(snapshot, fundClass, filed),
  ])
  return {
    fundClass,
    filed,
    shareOf: shareDivisor(nav, filed),
    assets: await heldIn(keyed.get(fundClass.cnpj) ?? [], new Map(lines.map((line) => [line.id, line])), snapshot.work),
  }
}

const UNITS_AN_ASSET = 10

async function heldIn(
  keyed: readonly AssetLine[],
  lines: ReadonlyMap<string, HeldLine>,
  work: WorkBudget,
): Promise<Map<string, HeldAsset>> {
  const groups = new Map<string, AssetLine[]>()
  for (const line of keyed) {
    const group = groups.get(line.key)
    if (group === undefined) groups.set(line.key, [line])
    else group.push(line)
  }
  const units = ([, group]: readonly [string, readonly AssetLine[]]) => UNITS_AN_ASSET + group.length
  return new Map(
    await mapInTurns(work, [...groups], units, ([key, group]) => [key, netLines(key, group, lines)] as const),
  )
}

function netLines(key: string, group: readonly AssetLine[], lines: ReadonlyMap<string, HeldLine>): HeldAsset {
  const largest = group.reduce((best, each) => (magnitude(each.value) > magnitude(best.value) ? each : best))
  const line = lines.get(largest.id)
  const applicationType = textOrEmpty(line?.['application_type'])
  return {
    value: group.reduce((sum, { value }) => sum + value, 0n),
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0n),
    applicationType,
    assetType: textOrEmpty(line?.['asset_type']),
    name: line ? nameAsset(line.metainfo) : '',
    // Lines that name nothing are grouped by what they are called.
    namesAsset: line?.metainfo['is_investment'] === true && key !== applicationType && key !== '',
  }
}

function textOrEmpty(value: Value | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** `data.fund` of the answer. */
export async function describeSide(snapshot: Snapshot, { fundClass, filed }: Side): Promise<Row> {
  return describeFund(snapshot, fundClass, filed, await readIntegrants(snapshot, fundClass))
}

/** Describes the portfolio that the fund's is compared with. */
export function describeCompared({ fundClass, filed, shareOf }: Side): Row {
  return {
    cnpj: fundClass.cnpj,
    name: filed.fund_name_filed ?? '',
    reference_date: filed.reference_date,
    total_portfolio_value: filed.total_portfolio_value ?? toExactNumber(0n, 2),
    share_of_value: shareOf,
  }
}
