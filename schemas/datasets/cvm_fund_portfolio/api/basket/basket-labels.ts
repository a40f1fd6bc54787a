import type { Row, Snapshot } from '../../../../api/endpoint.ts'
import { textOfRow } from '../../../../api/name-search.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { RECONCILIATION } from '../../../../fund/api/look-through/aggregate.ts'
import { KeptValues } from '../../../../fund/api/kept-values.ts'
import { cacheMonths, cacheTableMonths } from '../../../../fund/api/month-cache.ts'
import type { ReadGraph } from '../look-through/read-graph.ts'
import { nameOfBond } from '../../bond-codes.ts'
import { readMonthNames } from '../month-names.ts'
import type { Comparability } from './item-overlaps.ts'

const LABELS = new URL('basket_labels.sql', import.meta.url)
const CATEGORIES = new URL('asset_categories.sql', import.meta.url)
const UNNAMED = new URL('unnamed_categories.sql', import.meta.url)
const NAMES = new URL('basket_asset_names.sql', import.meta.url)
const MONTHS_IN_MEMORY = 4

/** Labels of a leaf beside its amounts. */
export interface LeafLabels {
  readonly category: string
  readonly kind: string
  /** Its shown name; "" for none. */
  readonly name: string
  readonly issuer_id: string | null
  readonly issuer_name: string
  readonly role: string | null
  /** Reason for an unknown issuer; "" for a known issuer and for a leaf without one. */
  readonly issuer_reason: string
}

interface Categorised {
  readonly category: string
  readonly kind: string
}

/** Categories of the assets of a month, by their names in lines and the names to which links lead. */
const readCategories = cacheTableMonths(PORTFOLIO, readMonthCategories, { most: MONTHS_IN_MEMORY })

async function readMonthCategories(snapshot: Snapshot, month: Month): Promise<ReadonlyMap<string, Categorised>> {
  const [rows, { linked }] = await Promise.all([
    snapshot.query(CATEGORIES, {}, [month]),
    readMonthNames(snapshot, month),
  ])
  const found = new Map<string, Categorised>()
  for (const row of rows as unknown as (Categorised & { readonly asset_id: string })[]) {
    const known = { category: row.category, kind: row.kind }
    const to = linked.get(row.asset_id)
    found.set(row.asset_id, known)
    if (to !== undefined && !found.has(to.asset_id)) found.set(to.asset_id, { ...known, kind: to.asset_kind })
  }
  return found
}

/** Categories of leaves that are known from their names. */
const NAMED_SO: Readonly<Record<string, Categorised>> = {
  cash: { category: 'cash', kind: 'cash' },
  payable: { category: 'payable', kind: 'payable' },
  receivable: { category: 'receivable', kind: 'receivable' },
  [RECONCILIATION]: { category: RECONCILIATION, kind: RECONCILIATION },
}

/** Most leaves of a month whose labels are kept, some 200 bytes each: the widest fund of a full month has 9,000. */
const MOST_KEPT = 40_000

const keptLabels = cacheMonths(() => Promise.resolve(new KeptValues<LeafLabels>(MOST_KEPT)), { most: MONTHS_IN_MEMORY })

/** Reads the labels of leaves, in the order of their keys. Funds have most leaves in common, so their labels are kept. */
export async function readLeafLabels(
  snapshot: Snapshot,
  month: Month,
  keys: readonly string[],
  graph: Pick<ReadGraph, 'reportLines'>,
): Promise<readonly LeafLabels[]> {
  const kept = await keptLabels(snapshot, month)
  return kept.readAll(keys, (missing) => readMissing(snapshot, month, missing, graph))
}

async function readMissing(
  snapshot: Snapshot,
  month: Month,
  keys: readonly string[],
  { reportLines }: Pick<ReadGraph, 'reportLines'>,
): Promise<(key: string) => LeafLabels> {
  const unnamed = keys.filter((key) => key.startsWith('line '))
  const cnpjs = [...new Set(unnamed.map((key) => key.split(' ')[2] ?? ''))]
  const query = async (sql: URL, bindings: Readonly<Record<string, readonly string[]>>, months: readonly Month[]) =>
    Object.values(bindings).some(({ length }) => length === 0) ? [] : snapshot.query(sql, bindings, months)
  const [issued, lines, named, categories] = await Promise.all([
    query(LABELS, { keys }, [month]),
    query(UNNAMED, { cnpjs }, [month]),
    query(NAMES, { keys }, []),
    readCategories(snapshot, month),
  ])
  const text = (row: Row, column: string) => textOfRow(row, column)
  const issuers = new Map(issued.map((row) => [text(row, 'leaf_key'), row]))
  const names = new Map(named.map((row) => [text(row, 'asset_id'), text(row, 'name')]))
  const own = new Map(
    lines.map((row) => [text(row, 'leaf_key'), { category: text(row, 'category'), kind: text(row, 'kind') }]),
  )
  for (const { row } of [...reportLines.values()].flat()) {
    const category = text(row.metainfo, 'category')
    const kind = textOfRow(row.metainfo, 'asset_kind') || category
    own.set(['line', month, row.cnpj, row.id].join(' '), { category, kind })
  }
  return (key) => {
    const issuer = issuers.get(key)
    const known = NAMED_SO[key] ?? categories.get(key) ?? own.get(key)
    const { category, kind } = known ?? (key.startsWith('repo ') ? { category: 'repo', kind: 'repo' } : UNKNOWN)
    const issuer_id = issuer?.['issuer_id'] ?? null
    return {
      category,
      kind,
      name: nameOfBond(key) ?? names.get(key) ?? '',
      issuer_id: typeof issuer_id === 'string' ? issuer_id : null,
      issuer_name: issuer === undefined ? '' : text(issuer, 'issuer_name'),
      role: issuer_id === null || issuer === undefined ? null : text(issuer, 'role'),
      issuer_reason: issuer === undefined ? '' : text(issuer, 'reason'),
    }
  }
}

/** Tells the name of an asset from that of a leaf without one. */
export function isAssetName(key: string): boolean {
  return key.includes(':') && !key.startsWith('line ') && !key.startsWith('repo ')
}

/** Categories of lines that two funds never have in common although they name no asset. */
const APART: readonly string[] = ['repo', 'cash', 'payable', 'receivable', 'property', 'credit_rights']

/** Judges if two funds can have a leaf in common. */
export function judgeComparability(key: string, { category }: Pick<LeafLabels, 'category'>): Comparability {
  if (category === 'derivatives') return 'apart'
  if (isAssetName(key)) return 'named'
  return key.startsWith('line ') && !APART.includes(category) ? 'hidden' : 'apart'
}

/** Category of a name without a line in the month, such as an asset that is an item itself. */
const UNKNOWN: Categorised = { category: 'unknown', kind: 'unknown' }
