import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PartyMonth } from '../../answers.gen.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawRowLine } from '../../charts/row-line.ts'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import type { PartyPlace } from './party-place.ts'

const TITLE: Text = { en: 'By month', pt: 'Por competência' }
const SENTENCE: Text = {
  en: 'Net assets of its funds added up, and counted once where the files have the quotas. Only neighbouring months are joined.',
  pt: 'Soma dos patrimônios e total sem dupla contagem, quando os arquivos trazem as cotas. Meses sem dados ficam em branco.',
}
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const FLOW: Text = { en: 'Inflow less outflow (R$)', pt: 'Captação líquida (R$)' }
const ONCE: Text = { en: 'Counted once (R$)', pt: 'Sem dupla contagem (R$)' }
const SUM: Text = { en: 'Added up (R$)', pt: 'Somado (R$)' }
const SUMMED: Text = { en: 'Added up, its funds had', pt: 'Somados, os fundos tinham' }
const IN: Text = { en: 'in', pt: 'em' }

const LONGEST_GAP = 32 * 86_400_000
const COLUMNS = [
  'reference_date',
  'class_count',
  'nav_value',
  'internal_value',
  'internal_value_reason',
  'net_value',
  'net_value_reason',
  'co_managed_count',
  'co_managed_nav_value',
  'inflow_value',
  'outflow_value',
  'net_flow_value',
  'basis',
] as const

/** Renders what someone's funds had in each month; null for a single month, which the facts say. */
export function renderPartyMonths(
  view: PageView,
  { type, cnpj }: PartyPlace,
  months: readonly PartyMonth[],
): Html | null {
  const { say, figures, link } = view
  if (months.length < 2) return null
  const monthOf = (row: PartyMonth) => row.reference_date.slice(0, 7)
  const ends = [months[0], months.at(-1)].flatMap((row) => (row === undefined ? [] : [nameHoldings(monthOf(row))]))
  const [newest] = months
    .flatMap((row) => {
      const value = toDecimal(row.nav_value)
      return value === null ? [] : [{ value, month: figures.shortMonth(monthOf(row)) }]
    })
    .slice(-1)
  return renderChart(view, {
    id: 'party-months',
    title: say(TITLE),
    finding:
      newest === undefined ? null : `${say(SUMMED)} ${figures.shortReais(newest.value)} ${say(IN)} ${newest.month}`,
    sentence: say(SENTENCE),
    picture: drawRowLine(figures, months, {
      label: say(SUM),
      period: ({ reference_date }) => reference_date,
      value: ({ nav_value }) => nav_value,
      longestGap: LONGEST_GAP,
      writePeriod: figures.shortMonth,
      writeTick: figures.mark,
      unit: 'R$',
      writeLast: figures.shortReais,
    }),
    table: {
      heads: [MONTH, FUNDS, FLOW, ONCE, SUM].map(say),
      rows: [...months]
        .reverse()
        .map((row) => [
          <a href={link(`/${type}/${cnpj}`, { date: monthOf(row) })}>{figures.shortMonth(monthOf(row))}</a>,
          writeFigure(figures, row.class_count),
          writeFigure(figures, row.net_flow_value, 2),
          writeFigure(figures, row.net_value, 2),
          writeFigure(figures, row.nav_value, 2),
        ]),
      figures: 4,
      wideOnly: [1, 2, 3],
    },
    data: pickData(COLUMNS, months),
    request: `/v1/${type}/${cnpj}/history`,
    source: { publisher: 'CVM (ODbL)', place: ends.join(' – ') },
  })
}
