import { directHoldings, type Holding, type Position } from '../../../../fund/api/holders/reach.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import type { FoundAsset } from '../../../../fund/api/found-asset.ts'
import { allHoldingsOrRefuse } from '../bounded-walks.ts'
import { type PositionRow, readAssetPositions, readPositionRows } from './asset-positions.ts'
import type { Included } from './include.ts'
import { findListingFunds } from './listing-funds.ts'
import { readStepsAbove } from './steps-above.ts'

const QUOTA_POSITIONS = new URL('quota_positions.sql', import.meta.url)
/** Queries for lines that do not own the asset, by the word of the request. */
const INCLUDED: Readonly<Record<Included, URL>> = {
  repo: new URL('repo_positions.sql', import.meta.url),
  derivatives: new URL('derivative_positions.sql', import.meta.url),
}

/** Units of work for reading or writing the figures of one holder. */
export const UNITS_A_HOLDING = 5

/** Further holders to list besides those with own, lent or borrowed lines of the month. */
interface Wanted {
  readonly include: readonly Included[]
  /** True for holders through funds. */
  readonly indirect: boolean
}

/** Reads the holders of an asset in a month, one row per position, from holdings of the month and from own reports. */
export async function readHoldings(
  snapshot: Snapshot,
  asset: FoundAsset,
  { include, indirect }: Wanted,
  month: Month,
): Promise<readonly Holding[]> {
  const [filed, reported] = await Promise.all([
    readPositions(snapshot, asset, include, month),
    // Reports have no subclass.
    asset.subclass === null ? readReportedPositions(snapshot, asset.cnpjs, month) : [],
  ])
  const positions = [...filed, ...reported]
  if (!indirect) return directHoldings(positions)
  const above = await readStepsAbove(snapshot, [...new Set(positions.map(({ cnpj }) => cnpj))], month)
  return allHoldingsOrRefuse(above, positions, new Set(asset.cnpjs), snapshot.work)
}

/** Reads the holders of an asset from lines of the month. */
export async function readFiledHoldings(
  snapshot: Snapshot,
  asset: FoundAsset,
  month: Month,
): Promise<readonly Holding[]> {
  return directHoldings(await readPositions(snapshot, asset, [], month))
}

async function readPositions(
  snapshot: Snapshot,
  { ids, cnpjs, subclass, isin, ticker }: FoundAsset,
  include: readonly Included[],
  month: Month,
): Promise<Position[]> {
  const named = { repo: { ids }, derivatives: { ids, isin, ticker } }
  // A subclass is found in its column; a fund can also be filed by its ticker.
  const ownIds = cnpjs.length === 0 ? ids : ids.filter((id) => !id.startsWith('fund:'))
  const [own, ...others] = await Promise.all([
    readAssetPositions(snapshot, ownIds, month),
    cnpjs.length === 0 ? [] : snapshot.query(QUOTA_POSITIONS, { cnpjs, subclass }, [month]),
    ...include.map((word) => snapshot.query(INCLUDED[word], named[word], [month])),
  ])
  return [...own, ...(await readPositionRows(snapshot, others.flat() as unknown as PositionRow[]))]
}

/** Reads the lines of own reports with quotas of a class under one of its numbers. */
async function readReportedPositions(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<readonly Position[]> {
  const funds = await findListingFunds(snapshot, cnpjs, month)
  return funds.flatMap(({ holder: { cnpj, quotas } }) =>
    quotas.flatMap(({ target, value, quantity = 0n, reportDate }) =>
      target !== null && cnpjs.includes(target)
        ? { cnpj, position: 'owned', value, quantity, ...(reportDate !== undefined && { reportDate }) }
        : [],
    ),
  )
}
