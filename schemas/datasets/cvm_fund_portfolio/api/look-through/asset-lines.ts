import { basisIn } from '../../../../../algorithms/identified.ts'
import type { AssetLine } from '../../../../../algorithms/look-through/aggregate.ts'
import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import type { MonthNames } from '../month-names.ts'

const ASSETS = new URL('look_through_assets.sql', import.meta.url)

const UNITS_A_LINE = 4

/** The separators of two lines, and of two values of one. */
const [LINE_END, VALUE_END] = ['\u001e', '\u001f']

/** The lines of each of these funds, by the names that their assets go by in the month. */
export async function readAssetLines(
  snapshot: Snapshot,
  cnpjs: readonly string[],
  month: Month,
  names: MonthNames,
): Promise<Map<string, AssetLine[]>> {
  if (cnpjs.length === 0) return new Map()
  const rows = (await snapshot.query(ASSETS, { cnpjs }, [month])) as unknown as AssetRow[]
  const read = new Map<string, AssetLine[]>()
  for (const { cnpj, lines } of rows) {
    const own = lines.split(LINE_END).map((line) => readAssetLine(cnpj, line, names))
    read.set(cnpj, own)
    if (snapshot.work.spend(UNITS_A_LINE * own.length)) await snapshot.work.rest()
  }
  return read
}

/** A row of `look_through_assets.sql`: of each line its id, key, basis, quantity with six decimals and value with two. */
interface AssetRow {
  readonly cnpj: string
  readonly lines: string
}

function readAssetLine(cnpj: string, line: string, { linked }: Pick<MonthNames, 'linked'>): AssetLine {
  const [id = '', leaf_key = '', basis = '', quantity = '', value = ''] = line.split(VALUE_END)
  const name = linked.get(leaf_key)
  return {
    cnpj,
    id,
    key: name?.asset_id ?? leaf_key,
    basis: name?.isDerived === true ? 'derived' : basisIn(basis === '' ? null : basis),
    quantity: BigInt(quantity.replace('.', '')),
    value: BigInt(value.replace('.', '')),
  }
}
