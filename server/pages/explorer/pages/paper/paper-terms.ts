import type { Text } from '../../../../../schemas/core/language.ts'
import { trimZeros } from '../../../kit/figures.ts'
import type { AnsweredNumber } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import type { Facts } from '../../fact-list.tsx'
import type { PageView } from '../../page.ts'
import { joinFilled } from '../../text/join-filled.ts'

export const DEBENTURES_SOURCE = 'ANBIMA, SND'
export const INSTRUMENTS_SOURCE = 'B3'

export const ISSUER: Text = { en: 'Issuer', pt: 'Emissor' }
export const ISIN: Text = { en: 'ISIN', pt: 'ISIN' }
export const ISSUED_ON: Text = { en: 'Issued on', pt: 'Emissão' }
export const DUE: Text = { en: 'Maturity', pt: 'Vencimento' }
export const PAYS: Text = { en: 'Pays', pt: 'Remuneração' }
const FACE_VALUE: Text = { en: 'Face value', pt: 'Valor nominal na emissão' }

const FIXED: Text = { en: 'fixed rate', pt: 'prefixado' }
/** How the register and the database of ISINs write a fixed rate, and none. */
const FIXED_INDEXES: ReadonlySet<string> = new Set(['PRÉ', 'PRE'])
const NO_INDEXES: ReadonlySet<string> = new Set(['', 'SEM-ÍNDICE', 'SEM ÍNDICE'])
const INDEX_NAMES: Readonly<Record<string, string>> = { DI: 'CDI', DI1: 'CDI' }

interface Terms {
  readonly index: string
  readonly index_percent: AnsweredNumber | null
  readonly rate: AnsweredNumber | null
}

interface DatedTerms extends Terms {
  readonly issue_date: string | null
  readonly maturity_date: string | null
  readonly currency: string
  readonly face_value: AnsweredNumber | null
}

/** Lists a paper's terms from every source. */
export function listTerms(view: PageView, paper: DatedTerms): Facts {
  return [
    [PAYS, writePay(view, paper)],
    [ISSUED_ON, writeDay(view, paper.issue_date)],
    [DUE, writeDay(view, paper.maturity_date)],
    [FACE_VALUE, writeAmount(view, paper.currency, paper.face_value)],
  ]
}

/**
 * Writes what a paper pays: its index, how much of it, and the rate beside it, such as `IPCA + 5,2 %`; '' where nothing
 * says.
 */
export function writePay({ say, figures }: PageView, { index, index_percent, rate }: Terms): string {
  const [part, added] = [writePercent(index_percent), writePercent(rate)]
  const percent = (text: string) => `${figures.number(text)} %`
  if (FIXED_INDEXES.has(index)) return added === '' ? say(FIXED) : `${say(FIXED)}, ${percent(added)}`
  const name = NO_INDEXES.has(index) ? '' : (INDEX_NAMES[index] ?? index)
  const share = part === '' || Number(part) === 100 || name === '' ? '' : `${percent(part)} `
  return joinFilled([`${share}${name}`, added === '' ? '' : percent(added)], ' + ')
}

/** Nothing stands for a rate of zero beside an index: it adds nothing. */
function writePercent(value: AnsweredNumber | null): string {
  const text = toDecimal(value)
  return text === null || Number(text) === 0 ? '' : trimZeros(text).replace(/\.00$/, '')
}

/** Writes a day of a paper; '' where none is known. */
export function writeDay({ figures }: PageView, day: string | null): string {
  return day === null ? '' : figures.day(day)
}

/** Writes a number of a paper; '' where none is known. */
export function writeCount({ figures }: PageView, value: AnsweredNumber | null): string {
  const text = toDecimal(value)
  return text === null ? '' : figures.number(trimZeros(text))
}

/** Writes a face value or a strike; '' also for zero, which stands for none, as for a share. */
export function writeAmount(view: PageView, currency: string, value: AnsweredNumber | null): string {
  return Number(toDecimal(value) ?? 0) === 0 ? '' : `${currency} ${writeCount(view, value)}`.trim()
}
