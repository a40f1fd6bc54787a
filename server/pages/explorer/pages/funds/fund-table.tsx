import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { linkFund } from '../../fund-link.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { CLASS_WORDS, PERIOD_WORDS, TYPE_WORDS } from '../../text/fund-words.ts'
import { type ComparedFund, drawRiskReturn, findAboveCdi } from './risk-return.tsx'
import { type FundsRequest, PAGE_SIZE } from './funds-request.ts'
import { FUND_COLUMNS, LARGEST, TEXT_SORTS } from './columns.ts'
import { sayExcluded } from './excluded.ts'

const TITLE: Text = { en: 'Funds', pt: 'Fundos' }
const SENTENCE: Text = {
  en: 'Return and risk of the period, portfolio of the month, fee of the statement or the register. “—” is not known, and stands last. A heading orders the list by its column.',
  pt: 'Retorno e risco do período, carteira da competência, taxa do extrato ou do cadastro. “—” indica dado não disponível, sempre no fim. O título de uma coluna ordena a lista por ela.',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const CLASS: Text = { en: 'Class', pt: 'Classe' }

const COLUMNS = [
  'cnpj',
  'subclass_id',
  'name',
  'type',
  'classification',
  'anbima_class',
  'period',
  ...FUND_COLUMNS.map(({ name }) => name),
  'return_reason',
  'fee_reason',
  'flow_reason',
  'composition_reason',
  'portfolio_reason',
] as const

/** Ordered by these columns, a list begins with the funds that earned most. */
const RETURNS: ReadonlySet<string> = new Set(['return_percent', 'excess_percent'])

interface ListedFunds {
  readonly answer: Answer<'class_figures'>
  readonly month: string
  readonly compared: readonly ComparedFund[]
}

/** Renders funds with their figures, each heading a way to order them. */
export function renderFundTable(view: PageView, asked: FundsRequest, { answer, month, compared }: ListedFunds): Html {
  const { say, figures, name, link } = view
  const rows = answer.data
  const { sort, isRising, filters, page } = asked
  const shown = FUND_COLUMNS.filter(({ list }) => list === undefined || list === filters['list'])
  const links = [...TEXT_SORTS.map((name) => ({ name, isRising: true })), ...shown].map((column) => {
    const rises = column.name === sort ? !isRising : column.isRising === true
    return link('/funds', { ...filters, sort: column.name, order: rises ? 'asc' : 'desc' })
  })
  const names: readonly string[] = [...TEXT_SORTS, ...shown.map((column) => column.name)]
  const at = names.indexOf(sort)
  // A phone has room for the column that orders the list, and for the size of the funds.
  const kept = [0, at, names.indexOf(LARGEST)]
  const excluded = sayExcluded(view, answer.excluded)
  return renderChart(view, {
    id: 'fund-list',
    title: `${say(TITLE)}, ${figures.month(month)}, ${name(PERIOD_WORDS, asked.period)}`,
    sentence: excluded === null ? say(SENTENCE) : `${say(SENTENCE)} ${excluded}`,
    // In a list by return, the first funds say nothing of how many are above the CDI.
    finding: RETURNS.has(sort) ? null : findAboveCdi(view, rows),
    picture: drawRiskReturn(view, rows, compared),
    table: {
      heads: [say(FUND), say(CLASS), ...shown.map(({ head }) => say(head))],
      rows: rows.map((row) => [
        linkFund(view, row, month),
        name(CLASS_WORDS, row.classification) || name(TYPE_WORDS, row.type),
        ...shown.map((column) => writeFigure(figures, row[column.name], 2)),
      ]),
      figures: shown.length,
      wideOnly: [...names.keys()].filter((index) => !kept.includes(index)),
      sorting: { links, at, isRising },
      atFirst: 20,
    },
    isTableOpen: true,
    data: {
      ...pickData(COLUMNS, rows),
      part: `${String(page * PAGE_SIZE + 1)}-to-${String(page * PAGE_SIZE + rows.length)}`,
    },
    request: `/v1/figures?${new URLSearchParams({ ...asked.request, date: month }).toString()}`,
    source: { publisher: 'CVM (ODbL)', place: `${nameHoldings(month)}, inf_diario_fi, registro_classe` },
  })
}
