import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { ITEM_ERRORS_HEADER, itemErrorsHeader } from '../../../../api/cnpj-list.ts'
import { defineEndpoint, type Row, type Snapshot } from '../../../../api/endpoint.ts'
import { dayInput } from '../../../../api/input.ts'
import { textOfRow } from '../../../../api/name-search.ts'
import { described } from '../../../../api/output.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { toExactNumber } from '../../../../core/exact-number.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { magnitude } from '../../../../fund/api/look-through/graph.ts'
import { describeRegister } from '../../../../fund/api/register-state.ts'
import { requireAssets } from '../../../../fund/api/require-assets.ts'
import { millionthsOfPercent } from '../../../../fund/api/share-percent.ts'
import { ISSUED_KINDS } from '../../issued-kinds.ts'
import { datasetMonth } from '../holders/dataset-month.ts'
import { basketItemsInput, type Haircut, haircutsInput, postedBasket } from './basket-input.ts'
import { isAssetName, judgeComparability } from './basket-labels.ts'
import { addUpBy, type BasketLeaf, largestFirst, listBasketLeaves } from './basket-leaves.ts'
import { basketOutput } from './basket-output.ts'
import { ShareSums, takeHaircut, WHOLE_SHARE, writeShare } from './basket-shares.ts'
import { listOverlaps } from './item-overlaps.ts'
import { type OpenItem, openItems } from './open-items.ts'

const MANAGERS = new URL('item_managers.sql', import.meta.url)

export const basket = defineEndpoint({
  id: 'basket',
  path: '/v1/basket',
  summary:
    'A basket of funds and assets as if it were one fund: what is in it, by whom, and what its items have in common',
  description:
    'Each fund is opened as in its look-through by asset, and a leaf has the part weight × value ÷ NAV of the basket; what the lines of a fund are worth less or more than its NAV is `reconciliation`, so the leaves of a fund add up to its weight. An asset is a leaf itself. What weights leave of 100 is `unallocated_percent`. Sums are exact and rounded once. An item without an answer is in `errors` with the reason, and the others are answered. `haircuts` give the loss on the papers of issuers.',
  dataset: PORTFOLIO,
  extraScopes: ['cvm_fund_register'],
  input: z.strictObject({
    items: basketItemsInput,
    haircuts: haircutsInput.optional(),
    date: dayInput('A day of the requested competence month; omitted, the newest that is complete.').optional(),
  }),
  posted: postedBasket,
  output: basketOutput,
  rows: ['data', 'assets'],
  rowKeys: { reference_date: described(z.iso.date(), 'Last day of the competence month.', 'DATE') },
  headers: { ...RULES_VERSION_HEADER, ...ITEM_ERRORS_HEADER },
  cost: {
    heavy: { when: 'always', is: () => true },
    work: 60_000_000,
    narrower: { items: { en: 'ask for fewer funds at once.', pt: 'peça menos fundos de uma vez.' } },
  },
  examples: [{ items: '62415896000127:60,CPFE3:10.5', date: '20251031' }],
  async answer(snapshot, { items: requested, haircuts = [], date, ranges }) {
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    requireAssets(snapshot, month)
    const { items, errors, graph, keys } = await openItems(snapshot, requested, month)
    const { leaves, labels } = await listBasketLeaves(snapshot, month, { items, graph, keys })
    const reference_date = lastDayOfMonth(month)
    const byIssuer = listIssuers(items, leaves, haircuts)
    return {
      body: {
        success: true,
        reference_date,
        data: {
          items: items.map(describeItem),
          assets: ranges.select(largestFirst(leaves).map((leaf) => describeLeaf(leaf, items))),
          by_category: listCategories(items, leaves),
          by_issuer: byIssuer.map(describeIssuer),
          by_manager: await listManagers(snapshot, items, month),
          ...(await describeRegister(snapshot)),
          overlap: (
            await listOverlaps(items, (leaf) => judgeComparability(keys[leaf] ?? '', labels(leaf)), snapshot.work)
          ).map((pair) => ({ ...pair })),
          unopened: listUnopened(items),
          coverage: describeCoverage(items, leaves, byIssuer),
        },
        errors: errors.map((error) => ({ ...error })),
      },
      rowKeys: { reference_date },
      headers: { ...rulesVersion(snapshot, PORTFOLIO, [month]), ...itemErrorsHeader(errors) },
      fileName: `basket-${month}`,
    }
  },
})

function describeItem({ item, cnpj, asset_id, name, weight, nav, coverage }: OpenItem): Row {
  return {
    item,
    cnpj,
    asset_id,
    name,
    weight_percent: writeShare(weight),
    nav_value: coverage === null ? null : toExactNumber(nav, 2),
    opened_percent: coverage === null ? null : writeShare(millionthsOfPercent(coverage.expandedValue, nav)),
  }
}

function describeLeaf({ leaf, key, share, labels }: BasketLeaf, items: readonly OpenItem[]): Row {
  const { kind, category, issuer_id, role } = labels
  return {
    asset_key: key,
    asset_id: isAssetName(key) ? key : null,
    name: labels.name,
    kind,
    category,
    issuer_id,
    role,
    share_percent: writeShare(share),
    item_count: items.filter(({ leaves }) => leaves.has(leaf)).length,
  }
}

function listCategories(items: readonly OpenItem[], leaves: readonly BasketLeaf[]): Row[] {
  return addUpBy(items, leaves, ({ category }) => category).map(({ key, share }) => ({
    category: key,
    share_percent: writeShare(share),
  }))
}

/** Share of an issuer in the basket, in a role, in millionths of a percent. */
interface IssuerShare {
  readonly issuer_id: string
  readonly name: string
  readonly role: string
  readonly share: bigint
  readonly haircut: bigint | null
}

function listIssuers(
  items: readonly OpenItem[],
  leaves: readonly BasketLeaf[],
  haircuts: readonly Haircut[],
): IssuerShare[] {
  const names = new Map<string, string>()
  const groups = addUpBy(items, leaves, ({ issuer_id, issuer_name, role }) => {
    if (issuer_id === null || role === null) return null
    names.set(issuer_id, issuer_name)
    return `${issuer_id} ${role}`
  })
  return groups.map(({ key, share }) => {
    const [issuer_id = '', role = ''] = key.split(' ')
    return { issuer_id, name: names.get(issuer_id) ?? '', role, share, haircut: findHaircut(haircuts, issuer_id) }
  })
}

function describeIssuer({ share, haircut, ...issuer }: IssuerShare): Row {
  return {
    ...issuer,
    share_percent: writeShare(share),
    haircut_percent: haircut === null ? null : writeShare(haircut),
    loss_percent: haircut === null ? null : writeShare(takeHaircut(share, haircut)),
  }
}

function findHaircut(haircuts: readonly Haircut[], issuer_id: string): bigint | null {
  const found = haircuts.find(({ issuer }) => issuer.slice(0, 8).toUpperCase() === issuer_id.toUpperCase())
  return found === undefined ? null : BigInt(found.percent)
}

async function listManagers(snapshot: Snapshot, items: readonly OpenItem[], month: Month): Promise<Row[]> {
  const cnpjs = items.flatMap(({ cnpj }) => cnpj ?? [])
  if (cnpjs.length === 0 || !snapshot.has('cvm_fund_integrant')) return []
  const rows = await snapshot.query(MANAGERS, { cnpjs }, [month])
  const managers = new Map<string, { readonly name: string; readonly weights: bigint[] }>()
  for (const row of rows) {
    const manager = textOfRow(row, 'manager')
    const known = managers.get(manager) ?? { name: textOfRow(row, 'name'), weights: [] }
    managers.set(manager, known)
    for (const { cnpj, weight } of items) if (cnpj === row['cnpj']) known.weights.push(weight)
  }
  const summed = [...managers].map(([key, { name, weights }]) => ({
    key,
    share: weights.reduce((sum, weight) => sum + weight, 0n),
    row: { manager: key, name, item_count: weights.length },
  }))
  return largestFirst(summed).map(({ row, share }) => ({ ...row, weight_percent: writeShare(share) }))
}

function listUnopened(items: readonly OpenItem[]): Row[] {
  const sums = new ShareSums()
  for (const item of items) {
    for (const [resolution, value] of Object.entries(item.coverage?.unexpandedValue ?? {})) {
      if (resolution !== 'reconciliation' && value !== 0n) sums.add(resolution, item, value)
    }
  }
  return largestFirst(sums.keys.map((key) => ({ key, share: sums.share(key) }))).map(({ key, share }) => ({
    resolution: key,
    share_percent: writeShare(share),
  }))
}

function describeCoverage(
  items: readonly OpenItem[],
  leaves: readonly BasketLeaf[],
  issuers: readonly IssuerShare[],
): Row {
  const owed = issuers.filter(({ role }) => role === 'issuer')
  const allocated = items.reduce((sum, { weight }) => sum + weight, 0n)
  const opened = new ShareSums()
  for (const item of items) opened.add('', item, item.coverage?.expandedValue ?? item.nav)
  const able = leaves.filter(({ labels: { kind } }) => (ISSUED_KINDS as readonly string[]).includes(kind))
  const addSizes = (those: readonly BasketLeaf[]) => those.reduce((sum, { share }) => sum + magnitude(share), 0n)
  const [whole, known] = [addSizes(able), addSizes(able.filter(({ labels: { issuer_id } }) => issuer_id !== null))]
  return {
    allocated_percent: writeShare(allocated),
    unallocated_percent: writeShare(WHOLE_SHARE - allocated),
    opened_percent: writeShare(opened.share('')),
    issuer_known_percent: whole === 0n ? null : writeShare(millionthsOfPercent(known, whole)),
    loss_percent: writeShare(owed.reduce((loss, { share, haircut }) => loss + takeHaircut(share, haircut ?? 0n), 0n)),
  }
}
