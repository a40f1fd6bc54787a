import type { Row } from '../../../../../schemas/api/endpoint.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { readDecimal, readList, readText } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawStackedBar } from '../../charts/stacked-bar.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { colourOfKind, KIND_WORDS, ROLE_WORDS } from '../../text/kind-words.ts'

const MOSTLY: Text = { en: 'Mostly', pt: 'A maior parte:' }
const BY_KIND: Text = { en: 'By kind of paper', pt: 'Por tipo de papel' }
const SENTENCE: Text = {
  en: 'What funds own and have lent, less what they borrowed, by their own lines: each real once. Collateral of repos and derivatives are not counted.',
  pt: 'O que os fundos têm e cederam em empréstimo, menos o que receberam, pelas próprias linhas: cada real uma vez. Lastro de compromissadas e derivativos não contam.',
}
const NOT_OWED: Text = {
  en: 'What it securitised and does not owe is not in the bar.',
  pt: 'O que securitizou e não deve não está na barra.',
}
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const ROLE: Text = { en: 'Role', pt: 'Papel do emissor' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const LINES: Text = { en: 'Lines', pt: 'Linhas' }
const BEFORE: Text = { en: 'Month before (R$)', pt: 'Mês anterior (R$)' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }

const COLUMNS = [
  'role',
  'kind',
  'direct_value',
  'direct_value_reason',
  'short_value',
  'class_count',
  'line_count',
  'manager_count',
  'share_of_market_percent',
  'previous_direct_value',
  'is_partial',
  'missing_members',
] as const

/** Renders what funds have of an issuer by kind of paper; null where no line of the month has it. */
export function renderKinds(view: PageView, issuer: Row, day: string): Html | null {
  const { say, name, figures } = view
  const exposures = readList(issuer, 'exposures')
  if (exposures.length === 0) return null
  const owed = exposures
    .filter((row) => readText(row, 'role') === 'issuer' && Number(readText(row, 'direct_value')) > 0)
    .sort((a, b) => Number(readText(b, 'direct_value')) - Number(readText(a, 'direct_value')))
  const parts = owed.map((row) => ({
    kind: colourOfKind(readText(row, 'kind')),
    size: Number(readText(row, 'direct_value')),
    title: `${name(KIND_WORDS, readText(row, 'kind'))}: ${figures.reais(readText(row, 'direct_value'))}`,
  }))
  const [first] = owed
  const title =
    first === undefined
      ? say(BY_KIND)
      : `${say(MOSTLY)} ${name(KIND_WORDS, readText(first, 'kind')).toLowerCase()}, ${figures.shortReais(readText(first, 'direct_value'))}`
  const figure = (row: Row, column: string, decimals?: number) => {
    const text = readDecimal(row, column)
    return text === null ? '—' : figures.number(text, decimals)
  }
  const isVehicle = exposures.some((row) => readText(row, 'role') === 'vehicle')
  return renderChart(view, {
    id: 'kinds',
    title,
    sentence: (
      <>
        {say(SENTENCE)}
        {isVehicle && <> {say(NOT_OWED)}</>}
      </>
    ),
    legend: owed.map((row) => ({
      kind: colourOfKind(readText(row, 'kind')),
      name: name(KIND_WORDS, readText(row, 'kind')),
    })),
    picture: drawStackedBar(title, parts),
    table: {
      heads: [KIND, ROLE, FUNDS, LINES, BEFORE, VALUE].map(say),
      rows: exposures.map((row) => [
        <>
          {name(KIND_WORDS, readText(row, 'kind'))}
          <span class="narrow-only quiet">{name(ROLE_WORDS, readText(row, 'role'))}</span>
        </>,
        name(ROLE_WORDS, readText(row, 'role')),
        figure(row, 'class_count'),
        figure(row, 'line_count'),
        figure(row, 'previous_direct_value', 2),
        figure(row, 'direct_value', 2),
      ]),
      figures: 4,
      wideOnly: [1, 3, 4],
    },
    isTableOpen: true,
    data: pickData(COLUMNS, exposures),
    request: `/v1/issuer/${readText(issuer, 'issuer_id')}?date=${day.slice(0, 7)}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}
