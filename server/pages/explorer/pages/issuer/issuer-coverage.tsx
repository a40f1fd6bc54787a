import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { type Answer, sumCents, toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { NO_ISSUER_WORDS } from '../../text/kind-words.ts'

const TITLE: Text = { en: 'What nobody knows', pt: 'O que não se sabe' }
const NAME_NOBODY: Text = { en: 'of all funds name no issuer', pt: 'de todos os fundos não têm emissor identificado' }
const SENTENCE: Text = {
  en: 'Open lines of all funds without a known issuer: some may be of this one. Confidential lines name nobody, and are in no figure of this page.',
  pt: 'Posições de todos os fundos sem emissor identificado: parte delas pode ser deste emissor. Posições em sigilo não identificam o emissor e ficam fora de todos os números desta página.',
}
const WHY: Text = { en: 'Why', pt: 'Por quê' }
const LINES: Text = { en: 'Lines', pt: 'Linhas' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

/** Renders what the month leaves without an issuer; null where every line has one. */
export function renderIssuerCoverage(view: PageView, market: Answer<'issuers'>): Html | null {
  const { say, name, figures } = view
  const unknown = market.unknown
  const day = market.reference_date
  if (unknown.length === 0) return null
  return renderChart(view, {
    id: 'unknown',
    title: say(TITLE),
    finding: `${figures.shortReais(sumCents(unknown.map((row) => toDecimal(row.value))))} ${say(NAME_NOBODY)}`,
    sentence: say(SENTENCE),
    picture: null,
    table: {
      heads: [WHY, LINES, VALUE].map(say),
      rows: unknown.map((row) => [
        name(NO_ISSUER_WORDS, row.reason),
        figures.number(toDecimal(row.line_count)),
        writeFigure(figures, row.value, 2),
      ]),
      figures: 2,
    },
    isTableOpen: true,
    data: pickData(['reason', 'line_count', 'value'], unknown),
    request: `/v1/issuers?date=${day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}
