import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, FundStatement } from '../../answers.gen.ts'
import { askOrNothing, toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { titleCase } from '../../text/title-case.ts'

const TITLE: Text = { en: 'Terms that the fund filed for', pt: 'Condições informadas pelo fundo em' }
const SENTENCE: Text = {
  en: 'Fees, redemption and limits of the newest statement, as filed that day. What changed since is in no file that is compiled here.',
  pt: 'Taxas, resgate e limites do extrato mais recente, como informados no dia. O que mudou depois não está em nenhum arquivo compilado aqui.',
}
const TERM: Text = { en: 'Term', pt: 'Condição' }
const FILED: Text = { en: 'As filed', pt: 'Como informado' }
const IMPLAUSIBLE: Text = { en: 'no fund can mean this', pt: 'valor implausível' }
const DAYS: Text = { en: 'days', pt: 'dias' }
const YES: Text = { en: 'yes', pt: 'sim' }
const NO: Text = { en: 'no', pt: 'não' }
const DAY_TYPES: Readonly<Record<string, Text>> = {
  'DIAS ÚTEIS': { en: 'business days', pt: 'dias úteis' },
  'DIAS CORRIDOS': { en: 'calendar days', pt: 'dias corridos' },
}
/** A fund whose quotas cannot be redeemed: the days of redemption that it files mean nothing. */
const CLOSED = 'FECHADO'

type Column = keyof FundStatement
type Unit = 'percent' | 'reais' | 'days' | 'flag' | 'text'

/** In the order of the page. */
const TERMS: readonly {
  readonly column: Column
  readonly name: Text
  readonly unit: Unit
  readonly isOpenOnly?: true
}[] = [
  {
    column: 'admin_fee_percent',
    name: { en: 'Administration fee a year', pt: 'Taxa de administração ao ano' },
    unit: 'percent',
  },
  {
    column: 'custody_fee_max_percent',
    name: { en: 'Custody fee, at most', pt: 'Taxa de custódia máxima' },
    unit: 'percent',
  },
  { column: 'performance_fee_percent', name: { en: 'Performance fee', pt: 'Taxa de performance' }, unit: 'percent' },
  {
    column: 'performance_index',
    name: { en: 'Performance measured by', pt: 'Referência da performance' },
    unit: 'text',
  },
  { column: 'entry_fee_percent', name: { en: 'Entry fee', pt: 'Taxa de ingresso' }, unit: 'percent' },
  { column: 'exit_fee_percent', name: { en: 'Exit fee', pt: 'Taxa de saída' }, unit: 'percent' },
  { column: 'min_investment', name: { en: 'Least first investment', pt: 'Aplicação mínima inicial' }, unit: 'reais' },
  {
    column: 'conversion_days',
    name: { en: 'Redemption: until the quota that counts', pt: 'Resgate: até a cotização' },
    unit: 'days',
    isOpenOnly: true,
  },
  {
    column: 'redemption_payment_days',
    name: { en: 'Redemption: until the payment', pt: 'Resgate: até o pagamento' },
    unit: 'days',
    isOpenOnly: true,
  },
  {
    column: 'redemption_wait_days',
    name: { en: 'Days before a redemption', pt: 'Carência para resgate' },
    unit: 'days',
    isOpenOnly: true,
  },
  { column: 'audience', name: { en: 'For', pt: 'Público-alvo' }, unit: 'text' },
  { column: 'abroad_max_percent', name: { en: 'Abroad, at most', pt: 'No exterior, no máximo' }, unit: 'percent' },
  {
    column: 'private_credit_max_percent',
    name: { en: 'Private credit, at most', pt: 'Crédito privado, no máximo' },
    unit: 'percent',
  },
  { column: 'uses_derivatives', name: { en: 'Uses derivatives', pt: 'Usa derivativos' }, unit: 'flag' },
]

/** Reads the newest statement of a fund; null where none is compiled. */
export async function readFiledTerms({ ask }: PageView, cnpj: string): Promise<FundStatement | null> {
  return (await askOrNothing(ask, 'fund_statement', { cnpj, page_size: '1' }))?.data[0] ?? null
}

/** Renders the terms that a fund filed, with a mark on those that cannot be true. */
export function renderFiledTerms(view: PageView, cnpj: string, statement: FundStatement | null): Html | null {
  if (statement === null) return null
  const { say, figures } = view
  const implausible = new Set(statement.implausible.split(';'))
  const isClosed = statement.condominium === CLOSED
  const rows = TERMS.flatMap(({ column, name, unit, isOpenOnly }): (readonly HtmlValue[])[] => {
    const value = isClosed && isOpenOnly ? '' : writeTerm(view, statement, column, unit)
    if (value === '') return []
    return [
      [
        say(name),
        <>
          {value}
          {implausible.has(column) && <strong class="warn"> {say(IMPLAUSIBLE)}</strong>}
        </>,
      ],
    ]
  })
  if (rows.length === 0) return null
  return renderChart(view, {
    id: 'statement',
    title: `${say(TITLE)} ${figures.day(statement.reference_date)}`,
    sentence: say(SENTENCE),
    picture: null,
    table: { heads: [say(TERM), say(FILED)], rows, figures: 1 },
    isTableOpen: true,
    data: pickData(
      ['reference_date', ...TERMS.map(({ column }) => column), 'redemption_day_type', 'implausible'],
      [statement],
    ),
    request: `/v1/fund/${cnpj}/statement`,
    source: { publisher: 'CVM (ODbL)', place: 'extrato_fi.csv' },
  })
}

function writeTerm({ say, name, figures }: PageView, statement: FundStatement, column: Column, unit: Unit): string {
  const value = statement[column]
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return say(value ? YES : NO)
  if (typeof value === 'string' && unit === 'text') return titleCase(value)
  const decimal = toDecimal(value as AnsweredNumber)
  switch (unit) {
    case 'percent':
      return `${figures.number(dropZeros(decimal))} %`
    case 'reais':
      return figures.reais(decimal)
    default:
      return `${figures.number(decimal)} ${name(DAY_TYPES, statement.redemption_day_type) || say(DAYS)}`
  }
}

/** As filed: 0.065000 is 0.065. */
function dropZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
