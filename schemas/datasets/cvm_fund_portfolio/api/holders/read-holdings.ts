import { directHoldings, type Holding, type Position } from '../../../../../algorithms/holders/reach.ts'
import { toUnits, type ExactNumber } from '../../../../../algorithms/exact-number.ts'
import { mapInTurns } from '../../../../../algorithms/work-budget.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import type { FoundAsset } from '../../../../fund/api/find-asset.ts'
import { allHoldingsOrRefuse } from '../bounded-walks.ts'
import type { Included } from './include.ts'
import { readGraphAbove } from './read-holders-graph.ts'

const ASSET_POSITIONS = new URL('asset_positions.sql', import.meta.url)
const QUOTA_POSITIONS = new URL('quota_positions.sql', import.meta.url)
/** The lines that do not own the asset, by the word that asks for them. */
const INCLUDED: Readonly<Record<Included, URL>> = {
  repo: new URL('repo_positions.sql', import.meta.url),
  derivatives: new URL('derivative_positions.sql', import.meta.url),
}

/** Work of reading or writing the figures of one holder. */
export const UNITS_A_HOLDING = 5

/** Reads who holds an asset in a month, each holder once a position; with `indirect` those too that hold it through funds. */
export async function readHoldings(
  snapshot: Snapshot,
  asset: FoundAsset,
  { include, indirect }: { readonly include: readonly Included[]; readonly indirect: boolean },
  month: Month,
): Promise<readonly Holding[]> {
  const positions = await readPositions(snapshot, asset, include, month)
  if (!indirect) return directHoldings(positions)
  const graph = await readGraphAbove(snapshot, [...new Set(positions.map(({ cnpj }) => cnpj))], month)
  return allHoldingsOrRefuse(graph, positions, new Set(asset.cnpjs), snapshot.work)
}

async function readPositions(
  snapshot: Snapshot,
  { ids, cnpjs, subclass, isin, ticker }: FoundAsset,
  include: readonly Included[],
  month: Month,
): Promise<Position[]> {
  const named = { repo: { ids }, derivatives: { ids, isin, ticker } }
  // A subclass is found in its column; a fund can be filed by its ticker too.
  const ownIds = cnpjs.length === 0 ? ids : ids.filter((id) => !id.startsWith('fund:'))
  const rows = await Promise.all([
    cnpjs.length === 0 ? [] : snapshot.query(QUOTA_POSITIONS, { cnpjs, subclass }, [month]),
    ownIds.length === 0 ? [] : snapshot.query(ASSET_POSITIONS, { ids: ownIds }, [month]),
    ...include.map((word) => snapshot.query(INCLUDED[word], named[word], [month])),
  ])
  return mapInTurns(snapshot.work, rows.flat() as unknown as PositionRow[], UNITS_A_HOLDING, (row) => ({
    cnpj: row.cnpj,
    position: row.position,
    quantity: toUnits(row.quantity.text, 6),
    value: toUnits(row.value.text, 2),
  }))
}

/** A row of `asset_positions.sql` and of the other positions. */
interface PositionRow {
  readonly cnpj: string
  readonly position: string
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}
