import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { IndustryGroup } from '../../answers.gen.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { CLASS_WORDS } from '../../text/fund-words.ts'
import { MADE_UP_REGISTER } from '../../text/register-words.ts'

const TITLE: Text = { en: 'The industry by class', pt: 'A indústria por classe' }
const LARGEST: Text = { en: 'The largest class is', pt: 'A maior classe é' }
const SENTENCE: Text = {
  en: 'Funds by the class that the newest register gives them. What funds hold of funds is in the sums; “counted once” is without it, where the files have the quotas.',
  pt: 'Fundos pela classe do cadastro mais recente. As somas incluem cotas de fundos detidas por fundos; “sem dupla contagem” desconta essas cotas, quando os arquivos as trazem.',
}
const CLASS: Text = { en: 'Class', pt: 'Classe' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const FLOW: Text = { en: 'Inflow less outflow (R$)', pt: 'Captação líquida (R$)' }
const ONCE: Text = { en: 'Counted once (R$)', pt: 'Sem dupla contagem (R$)' }
const NAV: Text = { en: 'Net assets (R$)', pt: 'Patrimônio (R$)' }

/** Classes without a label in the register are no class. */
const UNCLASSIFIED = 'unclassified'
const COLUMNS = [
  'classification',
  'class_count',
  'nav_class_count',
  'nav_value',
  'internal_value',
  'unnetted_value',
  'net_value',
  'net_value_reason',
  'confidential_value',
  'holders',
  'inflow_value',
  'outflow_value',
  'net_flow_value',
  'is_partial',
] as const

/** Renders all funds by class; null where the month has none. */
export function renderIndustry(view: PageView, month: string, answer: Answer<'industry'> | null): Html | null {
  const { say, figures, name } = view
  const rows = answer?.data ?? []
  if (answer === null || rows.length === 0) return null
  const range = rangeOf(rows.map((row) => Number(toDecimal(row.nav_value))))
  return renderChart(view, {
    id: 'industry',
    title: say(TITLE),
    finding: findLargest(view, rows),
    sentence: (
      <>
        {say(SENTENCE)}
        {answer.register_is_synthetic && (
          <>
            {' '}
            <strong>{say(MADE_UP_REGISTER)}</strong>
          </>
        )}
      </>
    ),
    picture: null,
    table: {
      heads: [say(CLASS), '', say(FUNDS), say(FLOW), say(ONCE), say(NAV)],
      rows: rows.map((row) => [
        name(CLASS_WORDS, row.classification ?? ''),
        drawBar(Number(toDecimal(row.nav_value)), range, 'c-accent'),
        writeFigure(figures, row.class_count),
        writeFigure(figures, row.net_flow_value, 2),
        writeFigure(figures, row.net_value, 2),
        writeFigure(figures, row.nav_value, 2),
      ]),
      figures: 4,
      wideOnly: [1, 2, 3, 4],
    },
    isTableOpen: true,
    data: pickData(COLUMNS, rows),
    request: `/v1/industry?date=${month}&group_by=classification`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
  })
}

/** Says which class has most net assets. */
function findLargest({ say, figures, name }: PageView, rows: readonly IndustryGroup[]): string | null {
  const [first] = rows
    .filter(({ classification }) => classification !== UNCLASSIFIED)
    .sort((a, b) => Number(toDecimal(b.nav_value)) - Number(toDecimal(a.nav_value)))
  const value = toDecimal(first?.nav_value)
  if (first === undefined || value === null) return null
  return `${say(LARGEST)} ${name(CLASS_WORDS, first.classification ?? '')}: ${figures.shortReais(value)}`
}
