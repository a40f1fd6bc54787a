import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { sumCents, toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import type { Party, PartyPlace } from './party-place.ts'

const HIDES: Text = { en: 'Its funds hide', pt: 'Seus fundos guardam em sigilo' }
const SENTENCE: Text = {
  en: 'Confidential totals of the month, by the month in which they open.',
  pt: 'Totais em sigilo na competência, pelo mês em que o sigilo termina.',
}
const NO_DEADLINE: Text = { en: 'no deadline filed', pt: 'sem prazo informado' }
const OPENS: Text = { en: 'Opens in', pt: 'Abre em' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const LINES: Text = { en: 'Lines', pt: 'Linhas' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

/** Renders what someone's funds hide and when that opens; null where they hide nothing. */
export function renderConfidentialTotals(view: PageView, { type, cnpj, date }: PartyPlace, party: Party): Html | null {
  const { say, figures } = view
  const rows = party.opens
  if (rows.length === 0) return null
  return renderChart(view, {
    id: 'opens',
    title: `${say(HIDES)} ${figures.shortReais(sumCents(rows.map((row) => toDecimal(row.value))))}`,
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [OPENS, FUNDS, LINES, VALUE].map(say),
      rows: rows.map((row) => [
        row.month === null ? say(NO_DEADLINE) : figures.shortMonth(row.month),
        figures.number(toDecimal(row.class_count)),
        figures.number(toDecimal(row.line_count)),
        figures.number(toDecimal(row.value), 2),
      ]),
      figures: 3,
      wideOnly: [2],
    },
    isTableOpen: true,
    data: pickData(['month', 'value', 'line_count', 'class_count'], rows),
    request: `/v1/${type}/${cnpj}?date=${date}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(date) },
  })
}
