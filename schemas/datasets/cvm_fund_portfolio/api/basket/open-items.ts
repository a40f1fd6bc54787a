import { findItems, type ItemError } from '../../../../api/cnpj-list.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import type { Month } from '../../../../core/month.ts'
import { findAsset } from '../../../../fund/api/find-asset.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import { codeOfFund } from '../../../../fund/api/fund-code.ts'
import type { AssetSum } from '../../../../fund/api/look-through/aggregate.ts'
import type { LookThroughCoverage } from '../../../../fund/api/look-through/coverage.ts'
import { FollowedRings } from '../../../../fund/api/look-through/followed-rings.ts'
import { DEFAULT_DEPTH } from '../../../../fund/api/look-through/outcome.ts'
import { readFiledPortfolio } from '../../../../fund/api/reports/filed-portfolio.ts'
import { listFundsOfCode, resolveFund } from '../../../../fund/api/resolve-fund.ts'
import { readFundLines } from '../look-through/fund-lines.ts'
import { type ReadGraph, readGraph } from '../look-through/read-graph.ts'
import { readCachedReports } from '../look-through/report-holders.ts'
import { keyReportLines } from '../look-through/report-assets.ts'
import { addUpAssets } from '../look-through/views.ts'
import { readMonthNames } from '../month-names.ts'
import type { BasketItem } from './basket-input.ts'
import { basketMessages } from './basket-messages.ts'

/** Values of an item in cents, by the name under which they are added up. */
export type HeldAmounts = ReadonlyMap<string, bigint>

/** Item of a basket, with its holdings. */
export interface OpenItem {
  readonly item: string
  readonly weight: bigint
  /** CNPJ of a fund; null for an asset, which is a leaf itself. */
  readonly cnpj: string | null
  readonly asset_id: string | null
  readonly name: string
  /** False if the files of the month lack members that it files. */
  readonly isComplete: boolean
  /** Total of its amounts in cents; the total of an asset is the asset itself. */
  readonly nav: bigint
  /** Its own lines, and the lines of the funds that it holds. */
  readonly direct: HeldAmounts
  readonly leaves: HeldAmounts
  /** Opened cents, and unopened cents by reason. */
  readonly coverage: Pick<LookThroughCoverage, 'expandedValue' | 'unexpandedValue'> | null
}

interface OpenBasket {
  readonly items: readonly OpenItem[]
  readonly errors: readonly ItemError[]
  readonly graph: ReadGraph
}

type FoundItem = Pick<OpenItem, 'item' | 'weight' | 'cnpj' | 'asset_id' | 'name' | 'isComplete'>

/**
 * Opens each item of a basket: a fund into its leaves, while an asset is one leaf. Items without an answer are errors.
 */
export async function openItems(snapshot: Snapshot, items: readonly BasketItem[], month: Month): Promise<OpenBasket> {
  const byName = new Map(items.map((item) => [item.item, item]))
  const { found, errors } = await findItems({ cnpjs: [...byName.keys()], errors: [] }, async (name) => {
    const item = byName.get(name)
    if (item === undefined) throw new Error(`${name} is no item`)
    return findItem(snapshot, item, month)
  })
  const cnpjs = [...new Set(found.flatMap(({ cnpj }) => cnpj ?? []))]
  const graph = await readGraph(snapshot, cnpjs, month, null, readCachedReports)
  await keepLines(snapshot, graph, month)
  const open: OpenItem[] = []
  const unopened: ItemError[] = []
  for (const each of found) {
    if (each.cnpj === null) {
      const whole = new Map([[each.asset_id ?? '', 1n]])
      open.push({ ...each, nav: 1n, direct: whole, leaves: whole, coverage: null })
      continue
    }
    const opened = await openFund(snapshot, graph, each.cnpj, month)
    if (opened !== null) open.push({ ...each, ...opened })
    else
      unopened.push({
        item: each.item,
        code: 'conflict',
        reason: 'nav_missing',
        message: basketMessages.noNav({ cnpj: each.cnpj, month }),
      })
  }
  return { items: open, errors: [...errors, ...unopened], graph }
}

/** Reads the lines of all funds that the items lead to in one query, instead of several for each item. */
async function keepLines(snapshot: Snapshot, { holders, reportLines }: ReadGraph, month: Month): Promise<void> {
  const filed = [...holders.keys()].filter((cnpj) => !reportLines.has(cnpj))
  await readFundLines(snapshot, filed, month, await readMonthNames(snapshot, month), new Map())
}

async function findItem(
  snapshot: Snapshot,
  { item, code, weight: part }: BasketItem,
  month: Month,
): Promise<FoundItem> {
  const weight = BigInt(part)
  const cnpj = code.kind === 'code' ? await findNamedFund(snapshot, code.text) : code.cnpj
  const fund = cnpj === null ? null : await findFund(snapshot, cnpj, month, code.kind === 'code')
  if (fund !== null) return { item, weight, asset_id: null, ...fund }
  const { groupId } = await findAsset(snapshot, code, month)
  return { item, weight, cnpj: null, asset_id: groupId, name: '', isComplete: true }
}

/** Finds the fund that a ticker or ISIN names; null for the code of another asset. */
async function findNamedFund(snapshot: Snapshot, text: string): Promise<string | null> {
  const code = codeOfFund(text)
  if (code === null || (await listFundsOfCode(snapshot, code)).length === 0) return null
  return (await resolveFund(snapshot, code)).cnpj
}

/** Finds a fund and its portfolio; a fund requested by the code of its quota stays an asset if it has none. */
async function findFund(snapshot: Snapshot, number: string, month: Month, isOfCode: boolean) {
  try {
    const fundClass = await findClass(snapshot, number, { month })
    const { filed } = await readFiledPortfolio(snapshot, fundClass, month)
    const isComplete = filed.completeness === 'complete'
    return { cnpj: fundClass.cnpj, name: filed.fund_name_filed ?? '', isComplete }
  } catch (error) {
    if (isOfCode && error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** Adds up the holdings of a fund; null if it has no NAV for them to be parts of. */
async function openFund(snapshot: Snapshot, graph: ReadGraph, cnpj: string, month: Month) {
  const root = graph.holders.get(cnpj)
  if (root === undefined || root.nav === null || root.nav <= 0n) return null
  const names = await readMonthNames(snapshot, month)
  const rings = new FollowedRings(graph, [cnpj])
  const limits = { maxDepth: DEFAULT_DEPTH, isBelowThreshold: () => false }
  const { coverage, sorted } = await addUpAssets({ snapshot, month, graph, rings, root, limits }, names)
  const sums = await sorted(0, Number.MAX_SAFE_INTEGER)
  const direct = await addUpOwnLines(snapshot, graph, cnpj, month)
  return { nav: root.nav, direct, leaves: addUpLeaves(sums, root.nav - root.total), coverage }
}

async function addUpOwnLines(snapshot: Snapshot, graph: ReadGraph, cnpj: string, month: Month): Promise<HeldAmounts> {
  const names = await readMonthNames(snapshot, month)
  const reported = keyReportLines(graph.reportLines, month)
  const filed = graph.reportLines.has(cnpj) ? [] : [cnpj]
  const { lines, numbers } = await readFundLines(snapshot, filed, month, names, reported)
  const direct = new Map<string, bigint>()
  const own = lines.get(cnpj)
  if (own === undefined) return direct
  for (let place = 0; place < own.length; place++) {
    const number = own.assets[place] ?? -1
    const key = number < 0 ? own.ownKeyAt(place) : numbers.key(number)
    direct.set(key, (direct.get(key) ?? 0n) + own.values.at(place))
  }
  return direct
}

/**
 * Adds up the leaves by name. One leaf is the difference between the lines and the NAV, so that all leaves add up to
 * the NAV.
 */
function addUpLeaves(sums: readonly AssetSum[], rest: bigint): HeldAmounts {
  const leaves = new Map<string, bigint>()
  for (const { key, value } of sums) leaves.set(key, (leaves.get(key) ?? 0n) + value)
  if (rest !== 0n) leaves.set(RECONCILED, (leaves.get(RECONCILED) ?? 0n) + rest)
  return leaves
}

const RECONCILED = 'reconciliation'
