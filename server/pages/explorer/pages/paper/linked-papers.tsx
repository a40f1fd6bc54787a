import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Debenture } from '../../answers.gen.ts'
import { sumCents, toDecimal, writeFigure } from '../../answers.ts'
import { renderRowCards } from '../../charts/row-cards.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { sayTerms } from '../../text/asset-words.ts'

const TITLE: Text = { en: 'Lines that name it by its terms alone', pt: 'Posições identificadas só pelas condições' }
const SENTENCE: Text = {
  en: 'These lines of funds name an issuer, a maturity and a rate, and no code. That they are this paper is derived, month by month: no other paper of the register fits, and prices do not contradict.',
  pt: 'Estas posições informam emissor, vencimento e taxa, sem código. Que sejam este papel é derivado, mês a mês: nenhum outro do cadastro se encaixa, e os preços não contradizem.',
}
const IN: Text = { en: 'in lines that name no code, in', pt: 'em posições sem código, em' }
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const PAPER: Text = { en: 'As lines name it', pt: 'Como as posições o informam' }
const PRICE: Text = { en: 'Price agrees', pt: 'Preço concorda' }
const LINES: Text = { en: 'Lines', pt: 'Posições' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const YES: Text = { en: 'yes', pt: 'sim' }
const NONE: Text = { en: 'no price to compare', pt: 'sem preço para comparar' }
const COLUMNS = ['month', 'asset_id', 'candidate_count', 'has_named_price', 'line_count', 'total_value'] as const

/** Renders the papers that funds name by the terms of a debenture; null where none are linked. */
export function renderLinkedPapers(view: PageView, { code, links = [] }: Debenture): Html | null {
  const { say, figures, link } = view
  const [newest] = links
  if (newest === undefined) return null
  return renderRowCards(view, {
    id: 'linked',
    title: say(TITLE),
    finding: sayNewest(view, links),
    sentence: say(SENTENCE),
    heads: [MONTH, PAPER, PRICE, LINES, VALUE].map(say),
    rows: links.map((row) => [
      figures.shortMonth(row.month),
      <a href={link(`/asset/${encodeURIComponent(row.asset_id)}`, { date: row.month })}>
        {sayTerms(figures, row.asset_id)}
      </a>,
      say(row.has_named_price ? YES : NONE),
      writeFigure(figures, row.line_count),
      writeFigure(figures, row.total_value, 2),
    ]),
    figures: 2,
    atFirst: 10,
    data: pickData(COLUMNS, links),
    request: `/v1/debenture/${code}?include=links`,
    source: { publisher: 'CVM (ODbL), ANBIMA', place: nameHoldings(newest.month) },
  })
}

/** States the value of the lines of the newest month. */
function sayNewest({ say, figures }: PageView, links: NonNullable<Debenture['links']>): string {
  const [month = ''] = links
    .map((each) => each.month)
    .sort()
    .reverse()
  const values = links.filter((each) => each.month === month).map(({ total_value }) => toDecimal(total_value))
  return `${figures.shortReais(sumCents(values))} ${say(IN)} ${figures.shortMonth(month)}`
}
