import { shortNameOfBond } from '../../../../schemas/datasets/cvm_fund_portfolio/bond-codes.ts'
import { type Figures, punctuateCnpj } from '../../kit/figures.ts'

/** Writes an `asset_id` as people write such a code: a bond by its name and maturity, a paper by its terms. */
export function sayAsset(figures: Figures, id: string): string {
  const [kind = '', ...parts] = id.split(':')
  const [code = '', second = '', third = '', terms = ''] = parts
  const writeDay = (text: string) => (text === '' ? '' : figures.day(text))
  switch (kind) {
    case 'selic':
      return join([shortNameOfBond(code) ?? code, writeDay(second)])
    case 'paper':
      return join([code.replaceAll('-', ' '), punctuateCnpj(second), writeDay(third), writeTerms(figures, terms)])
    case 'fund':
      return join([punctuateCnpj(code), second])
    case 'b3o':
      return join([code, writeDay(second)])
    default:
      return parts.length === 0 ? id : join(parts)
  }
}

/** Writes the kind and terms of a paper, which tell it from others of its issuer, without issuer and maturity. */
export function sayTerms(figures: Figures, id: string): string {
  const [kind = '', code = '', , , terms = ''] = id.split(':')
  return kind === 'paper' ? join([code.replaceAll('-', ' '), writeTerms(figures, terms)]) : sayAsset(figures, id)
}

/** `DI1|106.25|0.5|` → `DI1 106,25 % + 0,5 %`: the indexer, the part of it, what is added, and a fixed rate. */
function writeTerms(figures: Figures, terms: string): string {
  const [indexer = '', percent = '', spread = '', rate = ''] = terms.split('|')
  const share = isZero(percent) ? '' : ` ${figures.number(percent)} %`
  const added = isZero(spread) ? '' : ` + ${figures.number(spread)} %`
  return join([`${indexer}${share}${added}`.trim(), isZero(rate) ? '' : `${figures.number(rate)} %`])
}

function isZero(text: string): boolean {
  return text === '' || Number(text) === 0
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}
