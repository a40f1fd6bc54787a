import { shortNameOfBond } from '../../../../schemas/datasets/cvm_fund_portfolio/bond-codes.ts'
import { type Figures, punctuateCnpj } from '../../kit/figures.ts'
import { shortenCompanyName } from './company-name.ts'
import { shortenFundName } from './fund-name.ts'
import { joinFilled } from './join-filled.ts'
import { namePaperIndex, namePaperKind } from './paper-words.ts'
import { repairAccents } from './accent-repair.ts'
import { titleCase } from './title-case.ts'

/** Writes an `asset_id` as people write such a code: a bond by its name and maturity, a paper by its terms. */
export function sayAsset(figures: Figures, id: string): string {
  const [kind = '', ...parts] = id.split(':')
  const [code = '', second = '', third = '', terms = ''] = parts
  const writeDay = (text: string) => (text === '' ? '' : figures.day(text))
  switch (kind) {
    case 'selic':
      return nameBond(figures, id) ?? joinFilled([code, writeDay(second)])
    case 'paper':
      return joinFilled([
        namePaperKind(figures.language, code),
        punctuateCnpj(second),
        writeTerms(figures, terms),
        writeDay(third),
      ])
    case 'fund':
      return joinFilled([punctuateCnpj(code), second])
    case 'b3o':
      return joinFilled([code, writeDay(second)])
    case 'b3f':
      return `${code}${second}`
    default:
      return parts.length === 0 ? id : joinFilled(parts)
  }
}

/** Names a government bond by its short name and the month in which it falls due; null where no such name is known. */
function nameBond(figures: Figures, id: string): string | null {
  const [, code = '', month = ''] = /^selic:(\d+):(\d{4}-\d{2})/.exec(id) ?? []
  const name = shortNameOfBond(code)
  return name === null ? null : `${name} ${figures.shortMonth(month)}`
}

/**
 * Names an asset by what lines call it: a share by its ticker and company, a paper by its kind, issuer, index, rate and
 * month of maturity, a fund by its short name, a bond by its own.
 */
export function nameFiledAsset(figures: Figures, id: string, filed: string): string {
  if (id.startsWith('fund:')) return shortenFundName(filed)
  const [kind = '', code = '', , due = '', terms = ''] = id.split(':')
  // Lines of derivatives have the name of the exchange, or none.
  if (kind === 'b3f' || kind === 'b3o') return sayAsset(figures, id)
  if (kind === 'b3') return joinFilled([code, shortenCompanyName(filed)])
  if (kind !== 'paper') return nameBond(figures, id) ?? titleCase(repairAccents(filed))
  const month = due === '' ? '' : figures.shortMonth(due.slice(0, 7))
  return joinFilled([
    `${namePaperKind(figures.language, code)} ${shortenCompanyName(filed)}`.trim(),
    writeTerms(figures, terms),
    month,
  ])
}

/** Writes the kind and terms of a paper, which tell it from others of its issuer, without issuer and maturity. */
export function sayTerms(figures: Figures, id: string): string {
  const [kind = '', code = '', , , terms = ''] = id.split(':')
  return kind === 'paper'
    ? joinFilled([namePaperKind(figures.language, code), writeTerms(figures, terms)])
    : sayAsset(figures, id)
}

/** `DI1|106.25|0.5|` → `CDI 106,25 % + 0,5 %`: the indexer, how much of it, what is added, and a fixed rate. */
function writeTerms(figures: Figures, terms: string): string {
  const [indexer = '', percent = '', spread = '', rate = ''] = terms.split('|')
  const share = isZero(percent) ? '' : ` ${figures.number(percent)} %`
  const added = isZero(spread) ? '' : ` + ${figures.number(spread)} %`
  return joinFilled([
    `${namePaperIndex(indexer)}${share}${added}`.trim(),
    isZero(rate) ? '' : `${figures.number(rate)} %`,
  ])
}

function isZero(text: string): boolean {
  return text === '' || Number(text) === 0
}
