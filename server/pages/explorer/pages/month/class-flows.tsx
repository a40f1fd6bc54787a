import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { IndustryGroup } from '../../answers.gen.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { CLASS_WORDS } from '../../text/fund-words.ts'

const TITLE: Text = { en: 'Flows by class', pt: 'Captação por classe' }
const TOOK_IN: Text = { en: 'took in most:', pt: 'captou mais:' }
const PAID_OUT: Text = { en: 'paid out most:', pt: 'resgatou mais:' }
const SENTENCE: Text = {
  en: 'Inflow less outflow of the month by the daily reports, by the class of the newest register. Money that moves from fund to fund is on both sides.',
  pt: 'Captação menos resgate no mês, pelos informes diários e pela classe do cadastro mais recente. Dinheiro que passa de um fundo a outro aparece dos dois lados.',
}
const CLASS: Text = { en: 'Class', pt: 'Classe' }
const INFLOW: Text = { en: 'Inflow (R$)', pt: 'Captação (R$)' }
const OUTFLOW: Text = { en: 'Outflow (R$)', pt: 'Resgate (R$)' }
const NET: Text = { en: 'Net flow (R$)', pt: 'Captação líquida (R$)' }
const COLUMNS = ['classification', 'inflow_value', 'outflow_value', 'net_flow_value'] as const

/** Renders inflow and outflow of funds by class, the largest first; null if no class has reports. */
export function renderClassFlows(view: PageView, month: string, answer: Answer<'industry'> | null): Html | null {
  const { say, figures, name } = view
  const rows = (answer?.data ?? [])
    .filter(({ net_flow_value }) => net_flow_value !== null)
    .sort((a, b) => flowOf(b) - flowOf(a))
  if (rows.length === 0) return null
  const range = rangeOf(rows.map(flowOf))
  return renderChart(view, {
    id: 'class-flows',
    title: say(TITLE),
    finding: sayMost(view, rows),
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [say(CLASS), '', say(INFLOW), say(OUTFLOW), say(NET)],
      rows: rows.map((row) => [
        name(CLASS_WORDS, row.classification ?? ''),
        drawBar(flowOf(row), range, flowOf(row) < 0 ? 'c-foreign' : 'c-accent'),
        writeFigure(figures, row.inflow_value, 2),
        writeFigure(figures, row.outflow_value, 2),
        writeFigure(figures, row.net_flow_value, 2),
      ]),
      figures: 3,
      wideOnly: [2, 3],
    },
    isTableOpen: true,
    data: pickData(COLUMNS, rows),
    request: `/v1/industry?date=${month}&group_by=classification`,
    source: { publisher: 'CVM (ODbL)', place: `inf_diario_fi_${month.replace('-', '')}` },
  })
}

function flowOf({ net_flow_value }: IndustryGroup): number {
  return Number(toDecimal(net_flow_value))
}

/** Says which class took in most and which paid out most; null where nothing moved. */
function sayMost({ say, figures, name }: PageView, rows: readonly IndustryGroup[]): string | null {
  const [first, last] = [rows[0], rows.at(-1)]
  const write = (row: IndustryGroup, words: Text) =>
    `${name(CLASS_WORDS, row.classification ?? '')} ${say(words)} ${figures.shortReais((toDecimal(row.net_flow_value) ?? '').replace('-', ''))}`
  const said = [
    first !== undefined && flowOf(first) > 0 ? write(first, TOOK_IN) : '',
    last !== undefined && flowOf(last) < 0 ? write(last, PAID_OUT) : '',
  ].filter((part) => part !== '')
  return said.length === 0 ? null : said.join('; ')
}
