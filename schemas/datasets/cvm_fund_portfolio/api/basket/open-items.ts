import { findItems, type ItemError } from '../../../../api/cnpj-list.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import { ApiError } from '../../../../api/error.ts'
import type { Month } from '../../../../core/month.ts'
import { findAsset } from '../../../../fund/api/find-asset.ts'
import { findClass } from '../../../../fund/api/fund.ts'
import { codeOfFund } from '../../../../fund/api/fund-code.ts'
import { LeafAmounts, LeafNumbers } from '../../../../fund/api/look-through/leaf-amounts.ts'
import { readFiledPortfolio } from '../../../../fund/api/reports/filed-portfolio.ts'
import { listFundsOfCode, resolveFund } from '../../../../fund/api/resolve-fund.ts'
import { type ReadGraph, readGraph } from '../look-through/read-graph.ts'
import { readCachedReports } from '../look-through/report-holders.ts'
import type { BasketItem } from './basket-input.ts'
import { basketMessages } from './basket-messages.ts'
import { type OpenFund, prepareOpening } from './open-fund.ts'

/** Item of a basket, with its holdings. */
export interface OpenItem extends Omit<OpenFund, 'coverage'> {
  readonly item: string
  readonly weight: bigint
  /** CNPJ of a fund; null for an asset, which is a leaf itself. */
  readonly cnpj: string | null
  readonly asset_id: string | null
  readonly name: string
  /** False if the files of the month lack members that it files. */
  readonly isComplete: boolean
  /** Null for an asset, which is the total of itself. */
  readonly coverage: OpenFund['coverage'] | null
}

export interface OpenBasket {
  readonly items: readonly OpenItem[]
  readonly errors: readonly ItemError[]
  readonly graph: ReadGraph
  /** Keys of the leaves, by their numbers. */
  readonly keys: readonly string[]
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
  const leaves = new LeafNumbers()
  const openFund = await prepareOpening(snapshot, graph, cnpjs, month, leaves)
  const open: OpenItem[] = []
  const unopened: ItemError[] = []
  for (const each of found) {
    if (each.cnpj === null) {
      const whole = oneLeaf(leaves.number(each.asset_id ?? ''))
      open.push({ ...each, nav: 1n, direct: whole, leaves: whole, coverage: null })
      continue
    }
    const opened = await openFund(each.cnpj)
    if (opened !== null) open.push({ ...each, ...opened })
    else
      unopened.push({
        item: each.item,
        code: 'conflict',
        reason: 'nav_missing',
        message: basketMessages.noNav({ cnpj: each.cnpj, month }),
      })
  }
  return { items: open, errors: [...errors, ...unopened], graph, keys: leaves.keys }
}

function oneLeaf(leaf: number): LeafAmounts {
  const amounts = new LeafAmounts(leaf + 1)
  amounts.add(leaf, 1)
  return amounts
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
