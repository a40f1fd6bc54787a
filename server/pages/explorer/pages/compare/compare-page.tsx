import { shortenFundName } from '../../text/fund-name.ts'
import { z } from 'zod'
import { competenceInput, dayInput } from '../../../../../schemas/api/input.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { ComparedFunds, ComparedMonths } from '../../answers.gen.ts'
import { type Answer, askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { type FormField, renderForm } from '../../form.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { boundOverlap } from './bounds.ts'
import { renderChanges } from './changes.tsx'
import { findSelectedFunds, LONGEST_NAME, MOST_FUNDS, namesInput } from '../xray/fund-selection.ts'
import { splitList } from '../../page-request.ts'
import { renderOverlap } from './overlap.tsx'
import { renderFundGroup } from './fund-group.tsx'

const TITLE: Text = { en: 'Compare portfolios', pt: 'Comparar carteiras' }
const LEAD: Text = {
  en: 'Two to ten funds in the same month, or one fund in two months.',
  pt: 'De dois a dez fundos na mesma competência, ou um fundo em duas competências.',
}
const FUND: Text = { en: 'Name, CNPJ or ticker of the fund', pt: 'Nome, CNPJ ou código do fundo' }
const OTHER: Text = { en: 'Another fund', pt: 'Outro fundo' }
const MONTH: Text = { en: 'Month (YYYY-MM)', pt: 'Competência (AAAA-MM)' }
const OTHER_MONTH: Text = { en: 'or another month', pt: 'ou outra competência' }
const SHOW: Text = { en: 'Compare', pt: 'Comparar' }
const COMMON: Text = { en: 'in common', pt: 'em comum' }
const IDENTIFIED: Text = { en: 'of its value names its asset', pt: 'do valor com ativo identificado' }
const AT_LEAST: Text = { en: 'At least', pt: 'Ao menos' }
const AT_MOST: Text = { en: 'at most', pt: 'no máximo' }
const NOT_KNOWN: Text = {
  en: 'What they have in common is not known.',
  pt: 'Não se sabe o que têm em comum.',
}
const HIDDEN: Text = {
  en: 'What is confidential or names no asset can be in the other portfolio, or not.',
  pt: 'O que está em sigilo ou sem ativo identificado pode ou não estar na outra carteira.',
}
const LACKS: Text = {
  en: 'The files of the month lack members: what else the funds hold is not known.',
  pt: 'Faltam blocos nos arquivos do mês: não se sabe o que mais os fundos têm.',
}
const UNKNOWN: Text = {
  en: 'No fund with a portfolio has such a name or number, or it is named twice:',
  pt: 'Nenhum fundo com carteira tem esse nome ou número, ou ele está repetido:',
}
const ASSET_BY_ASSET: Text = {
  en: 'Portfolios compared asset by asset:',
  pt: 'Carteiras comparadas ativo por ativo:',
}
const AND: Text = { en: 'and', pt: 'e' }

/** Compares two funds, or two months of one. */
export const comparePage: ExplorerPage = {
  path: '/compare',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input: z.strictObject({
    a: orEmpty(namesInput),
    b: orEmpty(namesInput),
    f: orEmpty(namesInput),
    date: orEmpty(competenceInput),
    with: orEmpty(dayInput('A day of the competence month to compare with.')),
  }),
  lists: ['f'],
  async render(view) {
    const { ask, say, parameters } = view
    const [date, month] = ['date', 'with'].map((name) => readParameter(parameters, name))
    const texts = listTexts(view)
    const form = renderForm(view, '/compare', listFields(view), SHOW)
    const { funds, unknown } = await findSelectedFunds(
      view,
      texts.map((text) => ({ text, weight: '' })),
    )
    if (unknown.length === 0 && funds.length > 2) return renderFundGroup(view, { form, funds, date: date ?? '' })
    const [a, b] = funds.map(({ cnpj }) => cnpj)
    if (unknown.length > 0 || a === undefined || (b === undefined && !month)) {
      return {
        title: say(TITLE),
        description: say(LEAD),
        body: (
          <>
            <h1>{say(TITLE)}</h1>
            <p class="lead">{say(LEAD)}</p>
            {unknown.length > 0 && (
              <p class="warn">
                {say(UNKNOWN)} {unknown.join(', ')}.
              </p>
            )}
            {form}
          </>
        ),
      }
    }
    const asked = {
      cnpj: a,
      ...(date && { date }),
      ...(b !== undefined && { against: b }),
      ...(month && { with: month }),
    }
    const answer = await ask('fund_compare', asked)
    const data = answer.data
    const day = answer.reference_date
    const body = (
      <>
        <h1>{say(TITLE)}</h1>
        {form}
        {renderSides(view, day, answer)}
        {b !== undefined && renderCommon(view, data, await isPartial(view, day, [a, b]))}
        {b !== undefined
          ? renderOverlap(view, { day, assets: listOverlaps(data), request: { a, b } })
          : renderChanges(view, { day, assets: listChanges(data), cnpj: a, before: data.compared.reference_date })}
      </>
    )
    const title = nameComparison(view, day, data)
    return { title, description: `${say(ASSET_BY_ASSET)} ${title}.`, body }
  },
}

/** Lists the names and numbers in the address, `a` and `b` first. */
function listTexts({ parameters }: PageView): readonly string[] {
  const [a, b, f] = ['a', 'b', 'f'].map((name) => readParameter(parameters, name))
  return [a ?? '', b ?? '', ...splitList(f ?? '')].filter((text) => text !== '')
}

/** Lists the fields: two funds, the others with one more while there is room, and the months. */
function listFields(view: PageView): readonly FormField[] {
  const value = (name: string) => readParameter(view.parameters, name)
  const [first = '', second = '', ...others] = listTexts(view)
  const fund = (name: string, label: Text, text: string) => ({
    name,
    label,
    value: text,
    length: LONGEST_NAME,
    size: 22,
  })
  const more = [...others, ...(others.length < MOST_FUNDS - 2 ? [''] : [])]
  return [
    fund('a', FUND, first),
    fund('b', OTHER, second),
    ...more.map((text) => fund('f', OTHER, text)),
    { name: 'date', label: MONTH, value: value('date'), length: 10 },
    { name: 'with', label: OTHER_MONTH, value: value('with'), length: 10 },
  ]
}

type Comparison = Answer<'fund_compare'>['data']

function listOverlaps({ assets }: Comparison): readonly ComparedFunds[] {
  return assets.filter((asset) => 'against_value' in asset)
}

function listChanges({ assets }: Comparison): readonly ComparedMonths[] {
  return assets.filter((asset) => 'previous_value' in asset)
}

/** Names the comparison in the list of a browser's pages: two funds, or two months of one. */
function nameComparison({ say, figures }: PageView, day: string, data: Comparison): string {
  const [fund, compared] = [data.fund, data.compared]
  const [name, other] = [fund, compared].map((row) => shortenFundName(row.name) || row.cnpj)
  const before = compared.reference_date
  const isMonths = fund.cnpj === compared.cnpj
  const [first, second] = isMonths
    ? [`${name ?? ''}, ${figures.shortMonth(day)}`, figures.shortMonth(before)]
    : [name, other]
  return `${first ?? ''} ${say(AND)} ${second ?? ''}`
}

/** Names the two portfolios, and how much of each is identified. */
function renderSides({ say, figures, link }: PageView, day: string, answer: Answer<'fund_compare'>): Html {
  const data = answer.data
  const [fund, compared] = [data.fund, data.compared]
  const side = (row: { readonly cnpj: string; readonly name: string }, of: string, share: string | null) => (
    <>
      <a href={link(`/fund/${row.cnpj}`, { date: of.slice(0, 7) })}>{shortenFundName(row.name) || row.cnpj}</a>,{' '}
      {figures.month(of)}
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
      {side(fund, day, toDecimal(data.identified_percent))} <br />
      {say(AND)} {side(compared, compared.reference_date, toDecimal(compared.identified_percent))}
    </p>
  )
}

/** Says what two funds have in common: at least and at most, where a part of them is hidden. */
function renderCommon({ say, figures }: PageView, data: Comparison, isPartial: boolean): Html {
  const { least, most, isKnown } = boundOverlap(listOverlaps(data))
  if (data.overlap_percent === null || !isKnown) return <p class="overlap">{say(NOT_KNOWN)}</p>
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
    cnpjs.map(async (cnpj) => (await askOrNothing(ask, 'fund_months', { cnpj, page_size: '500' }))?.data ?? []),
  )
  return months.flat().some((month) => month.reference_date === day && month.completeness === 'partial')
}
