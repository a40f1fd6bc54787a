import type { Text } from '../../core/language.ts'
import { type Group, groups, GROUPS_TABLE, nameGroup } from './ipca-groups.ts'

export const FREQUENCIES = ['day', 'month', 'quarter', 'year'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** Compiled series of an aggregate of the IBGE, or of the central bank. */
export interface Series {
  readonly id: string
  readonly publisher: 'IBGE' | 'BCB'
  /** Numbers of the table, the variable and the category, if there is one, or the number of the series. */
  readonly code: string
  readonly name: Text
  readonly unit: string
  readonly frequency: Frequency
  /** Decimals of each published value. */
  readonly decimals: number
  /** Other names of the series in requests, in Portuguese and English, in small letters. */
  readonly aliases: readonly string[]
  /** Most days from the end of a period to its publication; null if the publisher gives no date. */
  readonly published: { readonly withinDays: number; readonly because: string } | null
  /** First requested day of a daily series, of which the central bank answers ten years at a time. */
  readonly since?: string
  /** Form of JSON documents in their addresses, in which earlier answers were kept. */
  readonly documents?: readonly string[]
  /** True if its file names the day on which the period of each value ends. */
  readonly namesEnd?: true
  /** True if the series was declared without a real answer. It may not have been fetched yet. */
  readonly untested?: true
  readonly revised?: true
  /** Cell of a table of the institute, which has a file of its own, for an operator's series. */
  readonly cell?: TableCell
  /** True if a file of the operator declares the series. */
  readonly isOwn?: true
}

/** Cell of a table of the institute, with a value for each period. */
export interface TableCell {
  readonly table: string
  readonly variable: string
  /** One category of each classification of the table, in the form and order of its addresses: `81[2713]`. */
  readonly categories: readonly string[]
  /** Place in the form of the institute's addresses: `N3[35]`. */
  readonly place: string
}

export const BRAZIL = 'N1[1]'

const IPCA = { withinDays: 20, because: 'The IPCA of a month is published about the tenth of the next.' }
const MONTH_END = { withinDays: 10, because: 'Known when the last business day of the month is over.' }
const NEXT_DAY = { withinDays: 2, because: 'The rate of a business day is published on that day or the next.' }

/** Describes the monthly change of a group, a series of both publishers. */
const ofGroup = ({ name, aliases }: Group): Omit<Series, 'id' | 'publisher' | 'code'> => ({
  name: { en: `IPCA, ${name.en}, change in the month`, pt: `IPCA, ${name.pt}, variação no mês` },
  unit: 'percent',
  frequency: 'month',
  decimals: 2,
  aliases,
  published: IPCA,
  untested: true,
})

export const series: readonly Series[] = [
  {
    id: 'ibge-1737-63',
    publisher: 'IBGE',
    code: '1737/63',
    name: { en: 'IPCA, consumer prices, change in the month', pt: 'IPCA, preços ao consumidor, variação no mês' },
    unit: 'percent',
    frequency: 'month',
    decimals: 2,
    aliases: ['ipca'],
    published: IPCA,
  },
  {
    id: 'bcb-433',
    publisher: 'BCB',
    code: '433',
    name: { en: 'IPCA, consumer prices, change in the month', pt: 'IPCA, preços ao consumidor, variação no mês' },
    unit: 'percent',
    frequency: 'month',
    decimals: 2,
    aliases: ['ipca-bcb'],
    published: IPCA,
  },
  {
    id: 'bcb-3698',
    publisher: 'BCB',
    code: '3698',
    name: { en: 'US dollar, sale, mean of the month', pt: 'Dólar dos EUA, venda, média do mês' },
    unit: 'BRL per USD',
    frequency: 'month',
    decimals: 4,
    aliases: ['usd', 'dolar'],
    published: MONTH_END,
  },
  {
    id: 'bcb-4390',
    publisher: 'BCB',
    code: '4390',
    name: { en: 'Selic rate accumulated in the month', pt: 'Taxa Selic acumulada no mês' },
    unit: 'percent',
    frequency: 'month',
    decimals: 2,
    aliases: ['selic'],
    published: MONTH_END,
    documents: [''],
  },
  {
    id: 'bcb-24363',
    publisher: 'BCB',
    code: '24363',
    name: {
      en: 'IBC-Br, economic activity, not seasonally adjusted',
      pt: 'IBC-Br, atividade econômica, sem ajuste sazonal',
    },
    unit: 'index, 2022 = 100',
    frequency: 'month',
    decimals: 5,
    revised: true,
    aliases: ['ibc-br', 'atividade'],
    published: {
      withinDays: 60,
      because: 'Activity is measured from other statistics, which come up to two months later.',
    },
  },
  {
    id: 'bcb-12',
    publisher: 'BCB',
    code: '12',
    name: { en: 'CDI, interbank deposits of one day', pt: 'CDI, depósitos interfinanceiros de um dia' },
    unit: 'percent per day',
    frequency: 'day',
    decimals: 6,
    aliases: ['cdi'],
    published: NEXT_DAY,
    since: '1986-01-01',
    documents: [''],
    untested: true,
  },
  {
    id: 'bcb-11',
    publisher: 'BCB',
    code: '11',
    name: { en: 'Selic rate of the day', pt: 'Taxa Selic do dia' },
    unit: 'percent per day',
    frequency: 'day',
    decimals: 6,
    aliases: ['selic-diaria', 'selic-daily'],
    published: NEXT_DAY,
    since: '1986-01-01',
    documents: ['&dataInicial=02-01-2019&dataFinal=23-07-2026'],
    untested: true,
  },
  {
    id: 'bcb-1',
    publisher: 'BCB',
    code: '1',
    name: { en: 'US dollar, sale, PTAX of the day', pt: 'Dólar dos EUA, venda, PTAX do dia' },
    unit: 'BRL per USD',
    frequency: 'day',
    decimals: 4,
    aliases: ['ptax', 'usd-daily', 'dolar-diario'],
    published: { withinDays: 1, because: 'The PTAX of a business day is published in its afternoon.' },
    // Before that day the values are in earlier currencies of Brazil.
    since: '1994-07-01',
    untested: true,
  },
  {
    id: 'bcb-226',
    publisher: 'BCB',
    code: '226',
    name: {
      en: 'TR, reference rate of the period that begins on the day',
      pt: 'TR, taxa referencial do período que começa no dia',
    },
    unit: 'percent in the period',
    frequency: 'day',
    decimals: 4,
    aliases: ['tr', 'taxa-referencial'],
    published: { withinDays: 3, because: 'The TR of a day is computed from the rates of that day, on the next.' },
    since: '1991-02-01',
    namesEnd: true,
    untested: true,
  },
  {
    id: 'bcb-189',
    publisher: 'BCB',
    code: '189',
    name: { en: 'IGP-M, general prices, change in the month', pt: 'IGP-M, preços gerais, variação no mês' },
    unit: 'percent',
    frequency: 'month',
    decimals: 2,
    aliases: ['igp-m', 'igpm'],
    published: { withinDays: 10, because: 'The IGP-M of a month is published on one of its last business days.' },
    untested: true,
  },
  {
    id: 'bcb-7478',
    publisher: 'BCB',
    code: '7478',
    name: {
      en: 'IPCA-15, consumer prices to the middle of the month, change in the month',
      pt: 'IPCA-15, preços ao consumidor até o meio do mês, variação no mês',
    },
    unit: 'percent',
    frequency: 'month',
    decimals: 2,
    aliases: ['ipca-15', 'ipca15'],
    published: { withinDays: 10, because: 'The IPCA-15 of a month is published about its twenty-fifth day.' },
    untested: true,
  },
  ...groups.map((group): Series => ({
    id: `bcb-${group.code}`,
    publisher: 'BCB',
    code: group.code,
    ...ofGroup(group),
  })),
  ...groups.map((group): Series => ({
    id: nameGroup(group),
    publisher: 'IBGE',
    code: `${GROUPS_TABLE}/63/${group.category}`,
    ...ofGroup(group),
    aliases: group.aliases.map((alias) => `${alias}-ibge`),
  })),
]

/** Series of both publishers: first the id at the IBGE, then the id at the central bank. */
export const publishedTwice: readonly (readonly [string, string])[] = [
  ['ibge-1737-63', 'bcb-433'],
  ...groups.map((group) => [nameGroup(group), `bcb-${group.code}`] as const),
]

/** Finds a series by its id or one of its other names, in letters of any case. */
export function findSeries(name: string): Series | null {
  const folded = name.toLowerCase()
  return series.find(({ id, aliases }) => id === folded || aliases.includes(folded)) ?? null
}
