import { shortNameOfBond } from '../../../schemas/datasets/cvm_fund_portfolio/bond-codes.ts'
import type { Language } from '../../../schemas/core/language.ts'
import { figuresOf } from '../kit/figures.ts'
import { nameFiledAsset } from './text/asset-words.ts'
import { sayFiledLabel } from './text/filed-labels.ts'
import { shortenCompanyName } from './text/company-name.ts'
import { shortenFundName } from './text/fund-name.ts'
import type { PortfolioItem } from './answers.gen.ts'

/** Names that a line may give its asset, the best first. */
const NAMES = ['asset_code', 'fund_name', 'issuer_name', 'asset_description', 'swap_description'] as const
/** The codes of assets abroad are the filer's own, such as `1`. */
const NAMES_ABROAD = [...NAMES.slice(1), 'asset_code'] as const

/** Fields that name a line, in a portfolio and in a look-through. */
interface NamedLine extends Partial<Pick<PortfolioItem, 'asset_type' | 'application_type'>> {
  readonly metainfo: Partial<
    Pick<PortfolioItem['metainfo'], 'category' | 'bond_type' | 'maturity_date' | 'asset_id' | (typeof NAMES)[number]>
  >
}

/** Gives the words that name a line of a portfolio or look-through in a language; `otherwise` where it has none. */
export function nameLine(language: Language, line: NamedLine, otherwise: string): string {
  const meta = line.metainfo
  const category = meta.category ?? ''
  const own = (category === 'foreign' ? NAMES_ABROAD : NAMES)
    .map((name) => meta[name] ?? '')
    .find((text) => text !== '')
  if (category !== 'public_bonds' && own !== undefined) return shorten(language, meta, own)
  const bond = nameBond(meta)
  const kinds = [bond, line.asset_type ?? '', line.application_type ?? '']
  const kind = sayFiledLabel(language, kinds.find((text) => text !== '') ?? otherwise)
  const [year, month] = (meta.maturity_date ?? '').split('-')
  return year === undefined || month === undefined ? kind : `${kind} ${month}/${year}`
}

/** Some lines spell out the name of a bond, and have its code in the id of the asset alone. */
function nameBond({ asset_code = '', asset_id, bond_type }: NamedLine['metainfo']): string {
  const [, code = ''] = /^selic:(\d+):/.exec(asset_id ?? '') ?? []
  return shortNameOfBond(asset_code) ?? shortNameOfBond(code) ?? bond_type ?? ''
}

/** A fund by its short name, a paper by its terms, and everything else but a code as people write names. */
function shorten(language: Language, meta: NamedLine['metainfo'], own: string): string {
  if (own === meta.asset_code) return own
  const id = meta.asset_id ?? ''
  if (id.startsWith('paper:') && own === meta.issuer_name) return nameFiledAsset(figuresOf(language), id, own)
  return own === meta.fund_name ? shortenFundName(own) : shortenCompanyName(own)
}
