import type { Text } from '../../../../../schemas/core/language.ts'
import type { RankedFigure } from '../../answers.gen.ts'

/** A column of the list of funds that can order it. */
interface FundColumn {
  readonly name: keyof RankedFigure & `${string}_${'percent' | 'value'}`
  readonly head: Text
  /** How its values are written in a sentence. */
  readonly unit: 'reais' | 'percent' | 'plain'
  /** Less comes first where a reader wants the least. */
  readonly isRising?: boolean
  /** Only this list shows the column. */
  readonly list?: ListName
}

export const TEXT_SORTS = ['name', 'classification'] as const

/** Lists of funds whose filing is special, with what the endpoint is asked for each. */
export const LISTS = {
  opened: { min_released_value: '0.01' },
  amended: { amended: 'true' },
  unreconciled: { reconciliation_grade: 'fail' },
} as const
export type ListName = keyof typeof LISTS
export const LIST_NAMES = ['opened', 'amended', 'unreconciled'] as const satisfies readonly ListName[]

export function isListName(name: string): name is ListName {
  return Object.hasOwn(LISTS, name)
}

/** In the order of the list. */
export const FUND_COLUMNS: readonly FundColumn[] = [
  { name: 'return_percent', head: { en: 'Return, %', pt: 'Retorno, %' }, unit: 'percent' },
  { name: 'excess_percent', head: { en: 'Over CDI, points', pt: 'Acima do CDI (p.p.)' }, unit: 'plain' },
  { name: 'volatility_percent', head: { en: 'Volatility, %', pt: 'Volatilidade, %' }, unit: 'percent', isRising: true },
  {
    name: 'administration_fee_percent',
    head: { en: 'Fee, % a year', pt: 'Taxa, % ao ano' },
    unit: 'percent',
    isRising: true,
  },
  { name: 'top10_percent', head: { en: 'Ten largest, %', pt: 'Dez maiores, %' }, unit: 'percent' },
  { name: 'confidential_percent', head: { en: 'Confidential, %', pt: 'Sigiloso, %' }, unit: 'percent' },
  {
    name: 'released_value',
    head: { en: 'Opened in the month (R$)', pt: 'Aberto na competência (R$)' },
    unit: 'reais',
    list: 'opened',
  },
  { name: 'net_flow_value', head: { en: 'Net flow (R$)', pt: 'Captação líquida (R$)' }, unit: 'reais' },
  { name: 'nav_value', head: { en: 'Net assets (R$)', pt: 'Patrimônio (R$)' }, unit: 'reais' },
]

/** Orders the list at first: the largest funds. */
export const LARGEST = 'nav_value'

/** A list that many readers want. */
interface Preset {
  readonly title: Text
  readonly sort: string
  readonly order: 'asc' | 'desc'
  readonly list?: ListName
}

export const PRESETS: readonly Preset[] = [
  { title: { en: 'Largest funds', pt: 'Maiores fundos' }, sort: LARGEST, order: 'desc' },
  { title: { en: 'Most money in', pt: 'Maiores captações' }, sort: 'net_flow_value', order: 'desc' },
  { title: { en: 'Most money out', pt: 'Maiores resgates' }, sort: 'net_flow_value', order: 'asc' },
  { title: { en: 'Highest return', pt: 'Maior retorno' }, sort: 'return_percent', order: 'desc' },
  { title: { en: 'Lowest fee', pt: 'Menor taxa' }, sort: 'administration_fee_percent', order: 'asc' },
  { title: { en: 'Most concentrated', pt: 'Mais concentrados' }, sort: 'top10_percent', order: 'desc' },
  { title: { en: 'Most confidential', pt: 'Maior parcela em sigilo' }, sort: 'confidential_percent', order: 'desc' },
  {
    title: { en: 'Confidentiality ended in the month', pt: 'Sigilo encerrado na competência' },
    sort: 'released_value',
    order: 'desc',
    list: 'opened',
  },
  {
    title: { en: 'Filed again or opened', pt: 'Retificados ou reabertos' },
    sort: LARGEST,
    order: 'desc',
    list: 'amended',
  },
  {
    title: { en: 'Lines that do not add up to the NAV', pt: 'Carteira não confere com o PL' },
    sort: LARGEST,
    order: 'desc',
    list: 'unreconciled',
  },
]
