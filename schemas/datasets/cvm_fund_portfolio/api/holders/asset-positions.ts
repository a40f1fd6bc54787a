import type { Position } from '../../../../fund/api/holders/reach.ts'
import { toUnits, type ExactNumber } from '../../../../core/exact-number.ts'
import { mapInTurns } from '../../../../core/work-budget.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { cacheTableMonths } from '../../../../fund/api/month-cache.ts'
import { isInMemory, MONTHS_IN_MEMORY } from '../months-in-memory.ts'

const ASSET_POSITIONS = new URL('asset_positions.sql', import.meta.url)
const POSITIONS_BY_ASSET = new URL('positions_by_asset.sql', import.meta.url)

/** Units of work for reading the figures of one line. */
const UNITS_A_LINE = 5

/** Line of an asset in the answer of a query. */
export interface PositionRow {
  readonly cnpj: string
  readonly position: string
  /** Name of a derivative, null if its line has none; absent for anything else. */
  readonly contract?: string | null
  readonly quantity: ExactNumber
  readonly value: ExactNumber
}

/**
 * Reads the lines with one of these names, which are not names of funds. The table of lines is sorted by class, so a
 * query reads a whole month for the lines of one asset. Therefore the lines of the newest months are in memory by
 * asset, as text.
 */
export async function readAssetPositions(
  snapshot: Snapshot,
  ids: readonly string[],
  month: Month,
): Promise<readonly Position[]> {
  if (ids.length === 0) return []
  if (!isInMemory(snapshot, month) || ids.some((id) => id.startsWith('fund:'))) {
    const rows = (await snapshot.query(ASSET_POSITIONS, { ids }, [month])) as unknown as PositionRow[]
    return readPositionRows(snapshot, rows)
  }
  const byAsset = await readByAsset(snapshot, month)
  const lines = ids.flatMap((id) => byAsset.get(id)?.split(';') ?? [])
  return mapInTurns(snapshot.work, lines, UNITS_A_LINE, readLine)
}

/** Reads the figures of the lines from a query. */
export function readPositionRows(snapshot: Snapshot, rows: readonly PositionRow[]): Promise<Position[]> {
  return mapInTurns(snapshot.work, rows, UNITS_A_LINE, ({ cnpj, position, contract, quantity, value }) => ({
    cnpj,
    position,
    ...(typeof contract === 'string' && { contract }),
    quantity: toUnits(quantity.text, 6),
    value: toUnits(value.text, 2),
  }))
}

/** Reads the lines of all assets of a month once. */
export const readByAsset = cacheTableMonths(PORTFOLIO, readMonth, { most: MONTHS_IN_MEMORY })

/** Reads the lines of all assets of a month, by their name in lines. A full month has 8 MB of text. */
async function readMonth(snapshot: Snapshot, month: Month): Promise<ReadonlyMap<string, string>> {
  const rows = (await snapshot.query(POSITIONS_BY_ASSET, {}, [month])) as unknown as AssetRow[]
  return new Map(rows.map(({ asset_id, lines }) => [asset_id, lines]))
}

/** Row of `positions_by_asset.sql`. */
interface AssetRow {
  readonly asset_id: string
  readonly lines: string
}

function readLine(line: string): Position {
  const [cnpj = '', position = '', quantity = '', value = ''] = line.split(' ')
  return { cnpj, position, quantity: toUnits(quantity, 6), value: toUnits(value, 2) }
}
