import type { Snapshot } from '../../../../api/endpoint.ts'
import { type Page, pageBindings } from '../../../../api/page.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import type { Sort } from '../../../../api/sort.ts'
import { type ExactNumber, toExactNumber } from '../../../../core/exact-number.ts'
import { type MarketRequest, coversAllClasses } from '../market/kit/market-request.ts'
import type { NamelessPosition } from './position-names.ts'
import { type ChosenPositions, describePosition, type PartyPositionRow } from './position-rows.ts'

const EXPOSURES = new URL('party_exposures.sql', import.meta.url)
/** Rows of a party in the table: those with the largest values. */
const MOST_KEPT = 200

export type ListedPositions = Sort & Page & { readonly ranges: Ranges }

/** Row of `party_exposures.sql`. */
interface ExposureRow extends Omit<PartyPositionRow, 'cnpj'> {
  readonly share_percent: ExactNumber | null
}

/**
 * True if the build has kept the requested rows: the largest assets of all classes, seen through funds. Only newer
 * snapshots have them.
 */
export function hasPrecomputedExposures(
  snapshot: Snapshot,
  asked: MarketRequest,
  { view, group_by, asset_id, kind, resolution }: Omit<ChosenPositions, 'party_type' | 'cnpj'>,
  { sort_by, sort_order, ranges, page, page_size }: ListedPositions,
): boolean {
  const isAddedUp = view === 'look_through' && group_by === 'asset' && coversAllClasses(asked)
  const isAll = ranges.isEmpty && (asset_id ?? kind ?? resolution) === undefined
  const isFirst = sort_by === 'value' && sort_order === 'desc' && (page + 1) * page_size <= MOST_KEPT
  return isAddedUp && isAll && isFirst && snapshot.monthsWith('cvm_party_exposure').includes(asked.month)
}

/** Reads the largest assets that all classes of a party hold directly or through funds. */
export async function readPrecomputedExposures(
  snapshot: Snapshot,
  asked: MarketRequest,
  chosen: ChosenPositions,
  total: bigint | null,
  page: Page,
): Promise<NamelessPosition[]> {
  const { party_type, cnpj: party } = chosen
  const whole = total === null ? null : toExactNumber(total, 2).text
  const bindings = { party_type, party, total: whole, ...pageBindings(page) }
  const rows = (await snapshot.query(EXPOSURES, bindings, [asked.month])) as unknown as readonly ExposureRow[]
  return rows.map(({ share_percent, ...row }) => describePosition({ ...row, cnpj: '' }, share_percent, chosen, asked))
}
