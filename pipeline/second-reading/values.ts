import type { SourceField } from '../../schemas/core/source.ts'

/** `masked`: the published value hides a person's number or name, and shows nothing that differs from the filed one. */
export type Verdict = 'equal' | 'masked' | 'different'

/** Compares a published value, as text, with what was filed. No figure becomes a floating-point number. */
export function compareValue(published: string | null, filed: string, field: SourceField, duckdb: string): Verdict {
  const { kind, decimals = 0 } = field
  if (kind === 'cnpj' || kind === 'required_cnpj' || kind === 'document') return compareNumber(published, filed)
  if (filed === '') return verdict(published === null)
  if (published === null) return 'different'
  if (duckdb === 'DATE') return verdict(published === writtenDay(filed, kind))
  if (duckdb === 'VARCHAR') return compareText(published, filed)
  if (kind.startsWith('rounded')) return verdict(exactNumber(published) === roundedNumber(filed, Number(kind.slice(7))))
  const figure = exactNumber(decimals === 0 ? filed : withPoint(filed, decimals))
  return verdict(figure !== null && figure === exactNumber(published))
}

export function verdict(isEqual: boolean): Verdict {
  return isEqual ? 'equal' : 'different'
}

/**
 * The one spelling of a decimal: no zeros that say nothing, a point, a minus only of what is not zero. Null if the text
 * is no decimal.
 */
export function exactNumber(text: string): string | null {
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole + fraction === '') return null
  const [left, right] = [whole.replace(/^0+/, ''), fraction.replace(/0+$/, '')]
  if (left + right === '') return '0'
  return `${minus}${left === '' ? '0' : left}${right === '' ? '' : `.${right}`}`
}

/** The one spelling of a figure that may have an exponent, to so many decimals: half of the last one is rounded away from zero. */
export function roundedNumber(text: string, decimals: number): string | null {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:E-(\d+))?$/.exec(text) ?? []
  if (whole === '') return null
  const lost = 10n ** BigInt(Math.max(fraction.length + Number(exponent) - decimals, 0))
  const added = 10n ** BigInt(Math.max(decimals - fraction.length - Number(exponent), 0))
  const units = (2n * BigInt(whole + fraction) * added + lost) / (2n * lost)
  const digits = String(units).padStart(decimals + 1, '0')
  return exactNumber(`${minus}${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`)
}

/** A record does not write the point. */
function withPoint(digits: string, decimals: number): string {
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** A day as it is published, or null if the text is none of its kind. */
export function writtenDay(filed: string, kind: SourceField['kind']): string | null {
  const pattern = DAYS[kind]
  const { year = '', month = '', day = '' } = pattern?.exec(filed)?.groups ?? {}
  return year === '' ? null : `${year}-${month}-${day}`
}

const DAYS: Partial<Record<SourceField['kind'], RegExp>> = {
  date: /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  bare_day: /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  day_first: /^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/,
}

/** A number of the registers: equal but for its punctuation and the zeros in front. */
function compareNumber(published: string | null, filed: string): Verdict {
  const bare = filed.replaceAll(/[./-]/g, '')
  if (bare === '') return verdict(published === null)
  if (published === null) return 'different'
  if (published.startsWith('***')) return isMaskOf(published, bare) ? 'masked' : 'different'
  return verdict(published.length <= 14 && published.replace(/^0+/, '') === bare.replace(/^0+/, ''))
}

/** `***456789**` shows six digits in the middle of a CPF of eleven. */
function isMaskOf(published: string, bare: string): boolean {
  const eleven = bare.slice(-11).padStart(11, '0')
  return published === `***${eleven.slice(3, 9)}**`
}

const MASK = /\*{3}(\d{3})(\d{3})\*{2}/g

/** A text is published as filed; only a CPF in it is masked. */
export function compareText(published: string, filed: string): Verdict {
  if (published === filed) return 'equal'
  if (published.search(MASK) === -1) return 'different'
  const plain = published.replaceAll(/[.^$+?()[\]{}|\\/]/g, '\\$&')
  const pattern = plain.replaceAll(MASK, '\\d{3}\\.?$1\\.?$2-?\\d{2}').replaceAll('*', '\\*')
  return new RegExp(`^${pattern}$`).test(filed) ? 'masked' : 'different'
}
