import { z } from 'zod'
import type { Row } from '../../../../../schemas/api/endpoint.ts'
import { competenceInput, dayInput } from '../../../../../schemas/api/input.ts'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import { askOrNothing, readDecimal, readRow, readList, readText } from '../../answers.ts'
import { renderForm } from '../../form.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { boundOverlap } from './bounds.ts'
import { renderChanges } from './changes.tsx'
import { renderOverlap } from './overlap.tsx'
import { shortenFundName } from '../../text/fund-name.ts'

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
const AT_LEAST: Text = { en: 'At least', pt: 'Ao menos' }
const AT_MOST: Text = { en: 'at most', pt: 'no máximo' }
const NOT_KNOWN: Text = {
  en: 'What they have in common is not known.',
  pt: 'Não se sabe o que têm em comum.',
}
const HIDDEN: Text = {
  en: 'What is confidential or names no asset can be in the other portfolio, or not.',
  pt: 'O que é sigiloso ou não nomeia ativo pode estar na outra carteira, ou não.',
}
const LACKS: Text = {
  en: 'The files of the month lack members: what else the funds hold is not known.',
  pt: 'Faltam membros nos arquivos do mês: não se sabe o que mais os fundos têm.',
}
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
    const [a, b, date, month] = ['a', 'b', 'date', 'with'].map((name) => readText(parameters, name))
    const fields = FIELDS.map(([name, label, length]) => ({ name, label, length, value: readText(parameters, name) }))
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
    const data = readRow(answer, 'data')
    const day = readText(answer, 'reference_date')
    const assets = readList(data, 'assets')
    const body = (
      <>
        <h1>{say(TITLE)}</h1>
        {form}
        {renderSides(view, day, answer)}
        {b !== undefined && b !== '' && renderCommon(view, data, await isPartial(view, day, [a, b]))}
        {b
          ? renderOverlap(view, { day, assets, request: { a, b } })
          : renderChanges(view, {
              day,
              assets,
              cnpj: a,
              before: readText(readRow(data, 'compared'), 'reference_date'),
            })}
      </>
    )
    const title = nameComparison(view, day, data)
    return { title, description: `${say(ASSET_BY_ASSET)} ${title}.`, body }
  },
}

/** Names the comparison in the list of a browser's pages: two funds, or two months of one. */
function nameComparison({ say, figures }: PageView, day: string, data: Row): string {
  const [fund, compared] = [readRow(data, 'fund'), readRow(data, 'compared')]
  const [name, other] = [fund, compared].map((row) => shortenFundName(readText(row, 'name')) || readText(row, 'cnpj'))
  const before = readText(compared, 'reference_date')
  const isMonths = readText(fund, 'cnpj') === readText(compared, 'cnpj')
  const [first, second] = isMonths
    ? [`${name ?? ''}, ${figures.shortMonth(day)}`, figures.shortMonth(before)]
    : [name, other]
  return `${first ?? ''} ${say(AGAINST)} ${second ?? ''}`
}

/** Names the two portfolios, and how much of each is identified. */
function renderSides({ say, figures, link }: PageView, day: string, answer: Row): Html {
  const data = readRow(answer, 'data')
  const [fund, compared] = [readRow(data, 'fund'), readRow(data, 'compared')]
  const side = (row: Row, of: string, share: string | null) => (
    <>
      <a href={link(`/fund/${readText(row, 'cnpj')}`, { date: of.slice(0, 7) })}>
        {shortenFundName(readText(row, 'name')) || readText(row, 'cnpj')}
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
  return (
    <p>
      {side(fund, day, readDecimal(data, 'identified_percent'))} <br />
      {say(AGAINST)} {side(compared, readText(compared, 'reference_date'), readDecimal(compared, 'identified_percent'))}
    </p>
  )
}

/** Says what two funds have in common: at least and at most, where a part of them is hidden. */
function renderCommon({ say, figures }: PageView, data: Row, isPartial: boolean): Html {
  const { least, most, isKnown } = boundOverlap(readList(data, 'assets'))
  if (readDecimal(data, 'overlap_percent') === null || !isKnown) return <p class="overlap">{say(NOT_KNOWN)}</p>
  const [from, to] = [least, most].map((percent) => figures.percent(percent))
  if (from === to && !isPartial) {
    return (
      <p class="overlap">
        <strong>{from}</strong> {say(COMMON)}
      </p>
    )
  }
  return (
    <p class="overlap">
      {say(AT_LEAST)} <strong>{from}</strong>
      {!isPartial && (
        <>
          , {say(AT_MOST)} <strong>{to}</strong>
        </>
      )}{' '}
      {say(COMMON)}. <span class="quiet">{say(isPartial ? LACKS : HIDDEN)}</span>
    </p>
  )
}

/** True if the files of a month lack members of what one of these funds files. */
async function isPartial({ ask }: PageView, day: string, cnpjs: readonly string[]): Promise<boolean> {
  const months = await Promise.all(
    cnpjs.map(async (cnpj) =>
      readList((await askOrNothing(ask, 'fund_months', { cnpj, page_size: '500' })) ?? {}, 'data'),
    ),
  )
  const isOf = (month: Row) => readText(month, 'reference_date') === day
  return months.flat().some((month) => isOf(month) && readText(month, 'completeness') === 'partial')
}
