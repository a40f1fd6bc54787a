import { z } from 'zod'
import { cnpjText, competenceInput } from '../../../../../schemas/api/input.ts'
import { issueText } from '../../../../../schemas/api/issue-message.ts'
import { CLASS_TYPES } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/market/kit/market-request.ts'
import { figureMessages } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/figure-messages.ts'
import { FIGURE_PERIODS } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/figures/output.ts'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import { type Parameters, readParameter } from '../../answers.ts'
import { orEmpty, type PageView } from '../../page.ts'
import { explorerMessages } from '../../text/explorer-messages.ts'
import { FUND_COLUMNS, isListName, LARGEST, LIST_NAMES, LISTS, TEXT_SORTS } from './columns.ts'

/** Classes of CVM, as its register writes them. */
const CLASSES = ['Renda Fixa', 'Ações', 'Multimercado', 'Cambial', 'unclassified'] as const
/** As the register writes them. */
const AUDIENCES = ['Público Geral', 'Qualificado', 'Profissional'] as const
/** The list shows this period at first. */
const LAST_YEAR = 'last_12_months'
export const PAGE_SIZE = 100

const decimal = z.string().regex(/^-?\d{1,6}([.,]\d{1,6})?$/, { error: issueText(explorerMessages.decimal) })

/** A class of ANBIMA, as registered. */
const anbimaInput = z.string().regex(/^[^\p{Cc}]{1,100}$/u, { error: issueText(figureMessages.label) })

export const fundsInput = z.strictObject({
  date: competenceInput,
  type: orEmpty(z.enum(CLASS_TYPES)),
  class: orEmpty(z.enum(CLASSES)),
  audience: orEmpty(z.enum(AUDIENCES)),
  anbima: orEmpty(anbimaInput),
  manager: orEmpty(cnpjText),
  list: orEmpty(z.enum(LIST_NAMES)),
  period: orEmpty(z.enum(FIGURE_PERIODS)),
  max_fee: orEmpty(decimal),
  min_excess: orEmpty(decimal),
  index: orEmpty(fundCodeInput),
  near: orEmpty(fundCodeInput),
  sort: orEmpty(z.enum([...TEXT_SORTS, ...FUND_COLUMNS.map(({ name }) => name)])),
  order: orEmpty(z.enum(['asc', 'desc'])),
  page: orEmpty(z.string().regex(/^\d{1,3}$/)),
})

/** Filters and order of the list of funds, as a reader chose them. */
export interface FundsRequest {
  readonly sort: string
  readonly isRising: boolean
  readonly period: string
  readonly page: number
  /** By their names in the address. */
  readonly filters: Parameters
  /** Request to the endpoint, without the page. */
  readonly request: Parameters
}

/** Parameters that narrow the list or say what it shows. */
const FILTERS = [
  ...['date', 'list', 'type', 'class', 'audience', 'anbima', 'manager'],
  ...['period', 'max_fee', 'min_excess', 'index', 'near'],
]

export function readFundsRequest({ parameters }: PageView): FundsRequest {
  const read = (name: string) => readParameter(parameters, name)
  const sort = read('sort') || LARGEST
  const column = FUND_COLUMNS.find(({ name }) => name === sort)
  const isText = column === undefined
  const order = read('order') || (isText || column.isRising === true ? 'asc' : 'desc')
  const period = read('period') || LAST_YEAR
  const filters = dropEmpty(Object.fromEntries(FILTERS.map((name) => [name, read(name)])))
  const list = read('list')
  const limits = {
    max_administration_fee_percent: read('max_fee').replace(',', '.'),
    min_excess_percent: read('min_excess').replace(',', '.'),
    // Money that goes out is below zero, and money that comes in above: a fund that has neither is in neither list.
    ...(sort === 'net_flow_value' &&
      (order === 'asc' ? { max_net_flow_value: '-0.01' } : { min_net_flow_value: '0.01' })),
  }
  const asked = {
    date: read('date'),
    period,
    type: read('type'),
    classification: read('class'),
    audience: read('audience'),
    anbima_class: read('anbima'),
    manager: read('manager'),
    ...(isListName(list) && LISTS[list]),
    ...limits,
    sort_by: sort,
    sort_order: order,
  }
  return {
    sort,
    isRising: order === 'asc',
    period,
    page: Number(read('page') || '0'),
    filters,
    request: dropEmpty(asked),
  }
}

function dropEmpty(parameters: Parameters): Parameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''))
}
