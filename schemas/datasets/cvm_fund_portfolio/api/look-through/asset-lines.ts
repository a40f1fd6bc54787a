import { basisIn } from '../../../../../algorithms/identified.ts'
import type { AssetLine } from '../../../../../algorithms/look-through/asset-line.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import type { MonthNames } from '../month-names.ts'

const ASSETS = new URL('look_through_assets.sql', import.meta.url)

const UNITS_A_LINE = 4

/** The separators of two lines, and of two values of one. */
export const [LINE_END, VALUE_END] = ['\u001e', '\u001f']

/** The lines of each of these funds, by the names that their assets go by in the month. */
export async function readAssetLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
  names: MonthNames,
): Promise<Map<string, AssetLine[]>> {
  const read = new Map<string, AssetLine[]>()
  for (const { cnpj, lines } of await readAssetRows(snapshot, cnpjs, month)) {
    const own = lines.split(LINE_END).map((line) => ({ cnpj, ...readAssetLine(line, names) }))
    read.set(cnpj, own)
    if (snapshot.work.spend(UNITS_A_LINE * own.length)) await snapshot.work.rest()
  }
  return read
}

/** Reads what counts for their assets of the lines of some classes, each as one text. */
export async function readAssetRows(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
): Promise<readonly AssetRow[]> {
  if (cnpjs.length === 0) return []
  return (await snapshot.query(ASSETS, { cnpjs }, [month])) as unknown as AssetRow[]
}

/** A row of `look_through_assets.sql`: of each line its id, key, basis, quantity with six decimals and value with two. */
export interface AssetRow {
  readonly cnpj: string
  readonly lines: string
}

function readAssetLine(line: string, { linked }: Pick<MonthNames, 'linked'>): Omit<AssetLine, 'cnpj'> {
  const [id = '', leaf_key = '', basis = '', quantity = '', value = ''] = line.split(VALUE_END)
  const name = linked.get(leaf_key)
  return {
    id,
    key: name?.asset_id ?? leaf_key,
    basis: name?.isDerived === true ? 'derived' : basisIn(basis === '' ? null : basis),
    quantity: BigInt(quantity.replace('.', '')),
    value: BigInt(value.replace('.', '')),
  }
}
