import { type Basis, basisIn } from '../../../../fund/api/identified-count.ts'
import type { AssetLine } from '../../../../fund/api/look-through/asset-line.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { ROW_SEPARATOR, VALUE_SEPARATOR } from '../../../../core/value-text.ts'
import type { MonthNames } from '../month-names.ts'

const ASSETS = new URL('look_through_assets.sql', import.meta.url)

export const UNITS_A_LINE = 4

/** Reads the lines of each of these funds, by the names of their assets in the month. */
export async function readAssetLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
  names: MonthNames,
): Promise<Map<string, AssetLine[]>> {
  const read = new Map<string, AssetLine[]>()
  for (const { cnpj, lines } of await readAssetRows(snapshot, cnpjs, month)) {
    const own = lines.split(ROW_SEPARATOR).map((line): AssetLine => {
      const { quantity, value, ...named } = splitAssetLine(line, names)
      return { cnpj, ...named, quantity: BigInt(quantity), value: BigInt(value) }
    })
    read.set(cnpj, own)
    if (snapshot.work.spend(UNITS_A_LINE * own.length)) await snapshot.work.rest()
  }
  return read
}

/** Reads the data about assets from the lines of some classes, each line as one text. */
export async function readAssetRows(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<readonly AssetRow[]> {
  if (cnpjs.length === 0) return []
  return (await snapshot.query(ASSETS, { cnpjs }, [month])) as unknown as AssetRow[]
}

/**
 * Row of `look_through_assets.sql`: id, key, basis, quantity with six decimals and value with two decimals of each
 * line.
 */
export interface AssetRow {
  readonly cnpj: string
  readonly lines: string
}

/** Splits a line of a row, and names its asset as in the month: its quantity is in millionths, its value in cents. */
export function splitAssetLine(line: string, { linked, unsure }: Pick<MonthNames, 'linked' | 'unsure'>) {
  const [id = '', leaf_key = '', basis = '', quantity = '', value = ''] = line.split(VALUE_SEPARATOR)
  const name = linked.get(leaf_key)
  const known = name?.isDerived === true ? 'derived' : basisIn(basis === '' ? null : basis)
  return {
    id,
    key: name?.asset_id ?? leaf_key,
    basis: judgeBasis(known, unsure.has(leaf_key)),
    quantity: quantity.replace('.', ''),
    value: value.replace('.', ''),
  } as const
}

/** Judges the basis of a name: a derived name that may mean several assets identifies none. */
function judgeBasis(known: Basis, isUnsure: boolean): Basis {
  return known === 'derived' && isUnsure ? 'unidentified' : known
}
