import type { Row } from '../../../schemas/api/endpoint.ts'
import { shortNameOfBond } from '../../../schemas/datasets/cvm_fund_portfolio/bond-codes.ts'
import { readRow, readText } from './answers.ts'
import { shortenCompanyName } from './text/company-name.ts'
import { shortenFundName } from './text/fund-name.ts'

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
  if (category !== 'public_bonds' && own !== undefined) return shorten(meta, own)
  const bond = shortNameOfBond(readText(meta, 'asset_code')) ?? readText(meta, 'bond_type')
  const kinds = [bond, readText(line, 'asset_type'), readText(line, 'application_type')]
  const kind = kinds.find((text) => text !== '') ?? otherwise
  const [year, month] = readText(meta, 'maturity_date').split('-')
  return year === undefined || month === undefined ? kind : `${kind} ${month}/${year}`
}

/** A fund by its short name, and everything else but a code as people write names. */
function shorten(meta: Row, own: string): string {
  if (own === readText(meta, 'asset_code')) return own
  return own === readText(meta, 'fund_name') ? shortenFundName(own) : shortenCompanyName(own)
}
