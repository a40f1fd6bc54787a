import type { Row } from '../../../schemas/api/endpoint.ts'
import { readRow, readText } from './answers.ts'

/** What a line may say of its asset, the best name first. */
const NAMES = ['asset_code', 'fund_name', 'issuer_name', 'asset_description', 'swap_description'] as const
/** The codes of assets abroad are the filer's own, such as `1`. */
const NAMES_ABROAD = [...NAMES.slice(1), 'asset_code'] as const

/** Gives the words that name a line of a portfolio or look-through; `otherwise` where it has none. */
export function nameLine(line: Row, otherwise: string): string {
  const meta = readRow(line, 'metainfo')
  const category = readText(meta, 'category')
  const own = (category === 'foreign' ? NAMES_ABROAD : NAMES)
    .map((name) => readText(meta, name))
    .find((text) => text !== '')
  if (category !== 'public_bonds' && own !== undefined) return own
  const kinds = [readText(meta, 'bond_type'), readText(line, 'asset_type'), readText(line, 'application_type')]
  const kind = kinds.find((text) => text !== '') ?? otherwise
  const due = readText(meta, 'maturity_date').slice(0, 4)
  return due === '' ? kind : `${kind} ${due}`
}
