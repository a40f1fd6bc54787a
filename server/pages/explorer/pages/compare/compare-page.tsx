import { z } from 'zod'
import type { Row } from '../../../../../schemas/api/endpoint.ts'
import { competenceInput, dayInput } from '../../../../../schemas/api/input.ts'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { takeDecimal, takeRow, takeRows, takeText } from '../../answers.ts'
import { renderForm } from '../../form.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/api/language/language.ts'
import { renderChanges } from './changes.tsx'
import { renderOverlap } from './overlap.tsx'

const TITLE: Text = { en: 'Compare portfolios', pt: 'Comparar carteiras' }
const LEAD: Text = {
  en: 'Two funds in the same month, or one fund in two months. Funds that they hold are not opened.',
  pt: 'Dois fundos na mesma competência, ou um fundo em duas competências. Os fundos que eles detêm não são abertos.',
}
const FUND: Text = { en: 'CNPJ or ticker of the fund', pt: 'CNPJ ou código do fundo' }
const OTHER: Text = { en: 'CNPJ or ticker of another fund', pt: 'CNPJ ou código de outro fundo' }
const MONTH: Text = { en: 'Month (YYYY-MM)', pt: 'Competência (AAAA-MM)' }
const OTHER_MONTH: Text = { en: 'or another month', pt: 'ou outra competência' }
const SHOW: Text = { en: 'Compare', pt: 'Comparar' }
const COMMON: Text = { en: 'in common', pt: 'em comum' }
const IDENTIFIED: Text = { en: 'of its value names its asset', pt: 'do valor nomeia o ativo' }
const NOT_KNOWN: Text = { en: 'The overlap is not known.', pt: 'A sobreposição não é conhecida.' }
const ASSET_BY_ASSET: Text = {
  en: 'Portfolios compared asset by asset:',
  pt: 'Carteiras comparadas ativo por ativo:',
}
const AGAINST: Text = { en: 'against', pt: 'contra' }

const FIELDS: readonly (readonly [name: string, label: Text, length: number])[] = [
  ['a', FUND, 18],
  ['b', OTHER, 18],
  ['date', MONTH, 10],
  ['with', OTHER_MONTH, 10],
]

/** The page that compares two funds, or two months of one. */
export const comparePage: ExplorerPage = {
  path: '/compare',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input: z.strictObject({
    a: orEmpty(fundCodeInput),
    b: orEmpty(fundCodeInput),
    date: orEmpty(competenceInput),
    with: orEmpty(dayInput('A day of the competence month to compare with.')),
  }),
  async render(view) {
    const { ask, say, parameters } = view
    const [a, b, date, month] = ['a', 'b', 'date', 'with'].map((name) => takeText(parameters, name))
    const fields = FIELDS.map(([name, label, length]) => ({ name, label, length, value: takeText(parameters, name) }))
    const form = renderForm(view, '/compare', fields, SHOW)
    if (!a || (!b && !month)) {
      return {
        title: say(TITLE),
        description: say(LEAD),
        body: (
          <>
            <h1>{say(TITLE)}</h1>
            <p class="lead">{say(LEAD)}</p>
            {form}
          </>
        ),
      }
    }
    const asked = { cnpj: a, ...(date && { date }), ...(b && { against: b }), ...(month && { with: month }) }
    const answer = await ask('fund_compare', asked)
    const data = takeRow(answer, 'data')
    const day = takeText(answer, 'reference_date')
    const assets = takeRows(data, 'assets')
    const body = (
      <>
        <h1>{say(TITLE)}</h1>
        {form}
        {renderSides(view, day, answer)}
        {b
          ? renderOverlap(view, { day, assets, request: { a, b } })
          : renderChanges(view, {
              day,
              assets,
              cnpj: a,
              before: takeText(takeRow(data, 'compared'), 'reference_date'),
            })}
      </>
    )
    const title = nameComparison(view, day, data)
    return { title, description: `${say(ASSET_BY_ASSET)} ${title}.`, body }
  },
}

/** Names the comparison in the list of a browser's pages: two funds, or two months of one. */
function nameComparison({ say, figures }: PageView, day: string, data: Row): string {
  const [fund, compared] = [takeRow(data, 'fund'), takeRow(data, 'compared')]
  const [name, other] = [fund, compared].map((row) => takeText(row, 'name') || takeText(row, 'cnpj'))
  const before = takeText(compared, 'reference_date')
  const isMonths = takeText(fund, 'cnpj') === takeText(compared, 'cnpj')
  const [first, second] = isMonths
    ? [`${name ?? ''}, ${figures.shortMonth(day)}`, figures.shortMonth(before)]
    : [name, other]
  return `${first ?? ''} ${say(AGAINST)} ${second ?? ''}`
}

/** Names the two portfolios, how much of each is identified, and what they have in common. */
function renderSides({ say, figures, link }: PageView, day: string, answer: Parameters<typeof takeRow>[0]): Html {
  const data = takeRow(answer, 'data')
  const [fund, compared] = [takeRow(data, 'fund'), takeRow(data, 'compared')]
  const overlap = takeDecimal(data, 'overlap_percent')
  const isMonths = takeText(fund, 'cnpj') === takeText(compared, 'cnpj')
  const side = (row: typeof fund, of: string, share: string | null) => (
    <>
      <a href={link(`/fund/${takeText(row, 'cnpj')}`, { date: of.slice(0, 7) })}>
        {takeText(row, 'name') || takeText(row, 'cnpj')}
      </a>
      , {figures.month(of)}
      {share !== null && (
        <>
          {' '}
          <span class="quiet">
            ({figures.percent(share, 1)} {say(IDENTIFIED)})
          </span>
        </>
      )}
    </>
  )
  const sides = (
    <p>
      {side(fund, day, takeDecimal(data, 'identified_percent'))} <br />
      {say(AGAINST)} {side(compared, takeText(compared, 'reference_date'), takeDecimal(compared, 'identified_percent'))}
    </p>
  )
  if (isMonths) return sides
  return (
    <>
      {sides}
      <p class="overlap">
        {overlap === null ? (
          say(NOT_KNOWN)
        ) : (
          <>
            <strong>{figures.percent(overlap)}</strong> {say(COMMON)}
          </>
        )}
      </p>
    </>
  )
}
