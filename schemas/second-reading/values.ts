import type { SourceField } from '../core/source.ts'

/** `masked`: the published value hides a person's number or name, and shows nothing that differs from the filed one. */
export type Verdict = 'equal' | 'masked' | 'different'

/** Compares a published value, as text, with the filed one. No figure becomes a floating-point number. */
export function compareValue(published: string | null, filed: string, field: SourceField, duckdb: string): Verdict {
  const { kind, decimals = 0 } = field
  if (kind === 'cnpj' || kind === 'required_cnpj' || kind === 'document') return compareNumber(published, filed)
  if (filed === '') return verdict(published === null)
  if (published === null) return 'different'
  if (duckdb === 'DATE') return verdict(published === writtenDay(filed, kind))
  if (duckdb === 'VARCHAR') return compareText(published, filed)
  if (kind.startsWith('rounded')) return verdict(exactNumber(published) === roundedNumber(filed, Number(kind.slice(7))))
  const figure = exactNumber(decimals === 0 ? withoutExponent(filed) : withPoint(filed, decimals))
  return verdict(figure !== null && figure === exactNumber(published))
}

export function verdict(isEqual: boolean): Verdict {
  return isEqual ? 'equal' : 'different'
}

const EXPONENT = /^(-?)(\d+)(?:\.(\d+))?E([-+]?\d{1,2})$/

/** Moves the point of a decimal as its exponent says: 2.5E-06 → 0.0000025. */
function withoutExponent(text: string): string {
  const [, minus = '', whole = '', fraction = '', exponent] = EXPONENT.exec(text) ?? []
  if (exponent === undefined) return text
  const digits = `${'0'.repeat(99)}${whole}${fraction}${'0'.repeat(99)}`
  const point = 99 + whole.length + Number(exponent)
  return `${minus}${digits.slice(0, point)}.${digits.slice(point)}`
}

/**
 * Writes a decimal in its one spelling: without superfluous zeros, with a point, and with a minus only if it is not
 * zero. Null if the text is not a decimal.
 */
export function exactNumber(text: string): string | null {
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:[.,](\d+))?$/.exec(text) ?? []
  if (whole + fraction === '') return null
  const [left, right] = [whole.replace(/^0+/, ''), fraction.replace(/0+$/, '')]
  if (left + right === '') return '0'
  return `${minus}${left === '' ? '0' : left}${right === '' ? '' : `.${right}`}`
}

/**
 * Writes a figure that may have an exponent to this many decimals in one spelling: halves are rounded away from zero.
 */
export function roundedNumber(text: string, decimals: number): string | null {
  const [, minus = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(withoutExponent(text)) ?? []
  if (whole === '') return null
  const lost = 10n ** BigInt(Math.max(fraction.length - decimals, 0))
  const added = 10n ** BigInt(Math.max(decimals - fraction.length, 0))
  const units = (2n * BigInt(whole + fraction) * added + lost) / (2n * lost)
  const digits = String(units).padStart(decimals + 1, '0')
  return exactNumber(`${minus}${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`)
}

/** Writes the point, which a record leaves out. */
function withPoint(digits: string, decimals: number): string {
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Writes a day as it is published; null if the text is not a day of this kind. */
export function writtenDay(filed: string, kind: SourceField['kind']): string | null {
  if (kind === 'serial_day') return countedDay(filed)
  const pattern = DAYS[kind]
  const { year = '', month = '', day = '' } = pattern?.exec(filed)?.groups ?? {}
  return year === '' ? null : `${year}-${month}-${day}`
}

/** Writes a day that a workbook counts from the end of 1899. */
function countedDay(filed: string): string | null {
  if (!/^\d{1,6}$/.test(filed)) return null
  return new Date(Date.UTC(1899, 11, 30 + Number(filed))).toISOString().slice(0, 10)
}

const DAYS: Partial<Record<SourceField['kind'], RegExp>> = {
  date: /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  bare_day: /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  day_first: /^(?<day>\d\d)\/(?<month>\d\d)\/(?<year>\d{4})$/,
}

/** Compares numbers of the registers, apart from punctuation and leading zeros. */
function compareNumber(published: string | null, filed: string): Verdict {
  const bare = readBareNumber(filed)
  if (bare === '') return verdict(published === null)
  if (published === null) return 'different'
  if (published.includes('***')) return compareText(published, bare)
  // Zeros fill a number up to fourteen digits only.
  if (published.length > 14) return verdict(published === bare)
  return verdict(published.replace(/^0+/, '') === bare.replace(/^0+/, ''))
}

/** Reads a number without punctuation, blanks and hidden hyphens; a text that begins with a word keeps its blanks. */
export function readBareNumber(filed: string): string {
  const joined = filed.replaceAll(/[./\u0020\u00a0\u00ad-]/g, '')
  return /^(?:\d*|\d[0-9A-Z]{11}\d\d)$/.test(joined) ? joined : filed.replaceAll(/[./-]/g, '')
}

const MASKED_NUMBER = /\*{3}(\d{6})\*{2}/g
const WRITTEN_NUMBER = String.raw`(\d[\d ./,-]*)`

/**
 * Compares texts, which are published as filed except for a masked CPF and the name of a person in another field of the
 * line.
 */
export function compareText(published: string, filed: string, personName = ''): Verdict {
  if (published === filed) return 'equal'
  const shown = [...published.matchAll(MASKED_NUMBER)].map(([, digits]) => digits)
  const around = published.split(MASKED_NUMBER).filter((_part, at) => at % 2 === 0)
  const pattern = around.map((part) => part.split('***').map(quote).join(writtenName(personName)))
  const [found, ...numbers] = new RegExp(`^${pattern.join(WRITTEN_NUMBER)}$`).exec(filed) ?? []
  const isMasked = found !== undefined && numbers.every((number, at) => cutMiddle(number) === shown[at])
  return isMasked ? 'masked' : 'different'
}

/** Cuts the six digits that a mask shows out of a number, which may lack zeros or have too many. */
function cutMiddle(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-11).padStart(11, '0').slice(3, 9)
}

/** Writes a pattern for three stars, or for a name in letters of either case. */
function writtenName(name: string): string {
  const words = name.split(' ').filter(Boolean)
  const letters = (word: string) =>
    Array.from(word, (each) => `(?:${quote(each.toLowerCase())}|${quote(each.toUpperCase())})`).join('')
  return words.length === 0 ? quote('***') : `(?:${quote('***')}|${words.map(letters).join(' +')})`
}

function quote(text: string): string {
  return text.replaceAll(/[.*^$+?()[\]{}|\\/]/g, '\\$&')
}
