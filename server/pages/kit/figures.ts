import type { Language } from '../../../schemas/core/language.ts'

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  pt: [
    'janeiro',
    'fevereiro',
    'março',
    'abril',
    'maio',
    'junho',
    'julho',
    'agosto',
    'setembro',
    'outubro',
    'novembro',
    'dezembro',
  ],
}

const MARKS = { en: { group: ',', decimal: '.' }, pt: { group: '.', decimal: ',' } } as const

/** Short names of powers of ten, the largest first. */
const SCALES: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  en: [
    [12, 'tn'],
    [9, 'bn'],
    [6, 'm'],
    [3, 'k'],
  ],
  pt: [
    [12, 'tri'],
    [9, 'bi'],
    [6, 'mi'],
    [3, 'mil'],
  ],
}

/** A figure keeps its sign of money and its power of ten on its own line. */
const NO_BREAK = '\u00a0'

/** A sign before a figure: the minus of typography, which has the width of a digit. */
const MINUS = '−'

/**
 * Writes numbers and days in the manner of a language. Numbers come as decimal texts, so that none passes through a
 * binary float.
 */
export interface Figures {
  readonly language: Language
  /** All decimals of the text, or this many. */
  readonly number: (text: string, decimals?: number) => string
  /** Reais to the cent. */
  readonly reais: (text: string) => string
  /** Reais with three figures and a short name for the power of ten. */
  readonly shortReais: (text: string) => string
  /**
   * A mark of an axis, by the step between its marks and the largest of them: in the power of ten that keeps all of
   * them whole, or in the next one where they are long.
   */
  readonly mark: (value: number, step: number, largest?: number) => string
  readonly percent: (text: string, decimals?: number) => string
  readonly day: (day: string) => string
  readonly month: (month: string) => string
  readonly shortMonth: (month: string) => string
}

const makers: Readonly<Record<Language, Figures>> = { en: makeFigures('en'), pt: makeFigures('pt') }

export function figuresOf(language: Language): Figures {
  return makers[language]
}

function makeFigures(language: Language): Figures {
  const { group, decimal } = MARKS[language]
  const number = (text: string, decimals?: number) => {
    const rounded = decimals === undefined ? text : roundDecimal(text, decimals)
    const [whole = '', fraction] = rounded.replace('-', '').split('.')
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, group)
    return `${rounded.startsWith('-') ? MINUS : ''}${grouped}${fraction === undefined ? '' : decimal + fraction}`
  }
  const monthName = (month: string) => MONTHS[language][Number(month.slice(5, 7)) - 1] ?? ''
  return {
    language,
    number,
    reais: (text) => `R$${NO_BREAK}${number(text, 2)}`,
    shortReais: (text) => `R$${NO_BREAK}${shorten(text, language, number)}`,
    mark: (value, step, largest = Math.abs(value)) => {
      if (step < 1) return number(String(Number(value.toFixed(8))))
      const [power, name] = chooseScale(language, step, largest)
      const decimals = Math.max(0, power - Math.floor(Math.log10(step)))
      const shown = number((value / 10 ** power).toFixed(decimals))
      return name === '' || value === 0 ? number(String(value)) : `${shown}${NO_BREAK}${name}`
    },
    percent: (text, decimals = 2) => `${number(text, decimals)}${NO_BREAK}%`,
    day: (day) => (language === 'en' ? day.slice(0, 10) : day.slice(0, 10).split('-').reverse().join('/')),
    month: (month) => `${monthName(month)}${language === 'pt' ? ' de' : ''} ${month.slice(0, 4)}`,
    shortMonth: (month) => `${monthName(month).slice(0, 3)}${language === 'pt' ? '/' : ' '}${month.slice(0, 4)}`,
  }
}

/**
 * Chooses the power of ten of the step between marks, or the next one where the largest mark has more than four figures
 * in it.
 */
function chooseScale(language: Language, step: number, largest: number): readonly [number, string] {
  const scales = SCALES[language]
  const at = scales.findIndex(([power]) => step >= 10 ** power)
  const [power, name] = scales[at] ?? [0, '']
  return (largest >= 10 ** (power + 4) ? scales[at - 1] : undefined) ?? [power, name]
}

/** Rounds a decimal text half away from zero. */
export function roundDecimal(text: string, decimals: number): string {
  const isNegative = text.startsWith('-')
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const kept = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
  const units = kept + ((fraction[decimals] ?? '0') >= '5' ? 1n : 0n)
  const digits = units.toString().padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const rounded = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`
  return isNegative && units !== 0n ? `-${rounded}` : rounded
}

function shorten(text: string, language: Language, number: Figures['number']): string {
  const [whole = '0'] = text.replace('-', '').split('.')
  const scale = SCALES[language].find(([power]) => whole.length > power)
  if (scale === undefined) return number(text, 2)
  const [power, name] = scale
  const left = Math.max(0, 3 - (whole.length - power))
  const shifted = `${whole.slice(0, -power)}.${whole.slice(-power)}`
  return `${number(`${text.startsWith('-') ? '-' : ''}${shifted}`, left)}${NO_BREAK}${name}`
}

/** Drops the zeros at the end of a decimal text that has more than two decimals: 35.761506000000 is 35.761506. */
export function trimZeros(text: string): string {
  return text.replace(/(\.\d{2}\d*?)0+$/, '$1')
}

/** Writes a bare CNPJ with its marks. */
export function punctuateCnpj(cnpj: string): string {
  return cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}
