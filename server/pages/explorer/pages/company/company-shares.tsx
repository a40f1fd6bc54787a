import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { HeldShareClass } from '../../answers.gen.ts'
import { type Answer, toDecimal, writeFigure } from '../../answers.ts'
import { renderRowCards } from '../../charts/row-cards.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { sayMissingMembers } from '../../text/member-words.ts'

const TITLE: Text = { en: 'Share of the company that funds hold', pt: 'Parcela da companhia em carteiras de fundos' }
const NOT_KNOWN: Text = {
  en: 'How much of the company funds hold is not known',
  pt: 'Não se sabe quanto da companhia os fundos têm',
}
const FUNDS_HOLD: Text = { en: 'Funds hold', pt: 'Os fundos têm' }
const OF_THE: Text = { en: 'of the', pt: 'das ações' }
const SHARES_OF_CLASS: Text = { en: ' shares', pt: '' }
const AND: Text = { en: 'and', pt: 'e' }
const SENTENCE: Text = {
  en: 'Shares that lines of funds have (owned and lent less borrowed) over the shares paid up, by class, at the end of',
  pt: 'Ações em carteiras de fundos (próprias e cedidas menos tomadas) sobre as integralizadas, por classe, no fim de',
}
const UNITS: Text = {
  en: 'Units and receipts are not opened into shares.',
  pt: 'Units e recibos não são abertos em ações.',
}
const CLASS: Text = { en: 'Class', pt: 'Classe' }
const HELD: Text = { en: 'Held', pt: 'Em carteira' }
const SHARES: Text = { en: 'Shares of the class', pt: 'Ações da classe' }
const PART: Text = { en: '% held', pt: '% em carteira' }
const LINES: Text = { en: 'Lines', pt: 'Posições' }
const FILED: Text = { en: 'Number of', pt: 'Quantidade de' }
const CLASSES: Readonly<Record<string, Text>> = {
  common: { en: 'common', pt: 'ordinárias' },
  preferred: { en: 'preferred', pt: 'preferenciais' },
}
const REASONS: Readonly<Record<string, Text>> = {
  no_line: { en: 'no line names a ticker of it', pt: 'nenhuma posição informa um código dela' },
  quantity_missing: { en: 'a line has no quantity', pt: 'há posição sem quantidade' },
  members_missing: { en: 'the month lacks', pt: 'faltam no mês' },
  shares_unknown: { en: 'the number of shares is not known', pt: 'a quantidade de ações não é conhecida' },
  scale_not_proved: {
    en: 'single shares or thousands: not proved',
    pt: 'unidades ou milhares: não comprovado',
  },
}
const COLUMNS = [
  'share_class',
  'held_quantity',
  'shares',
  'held_percent',
  'held_percent_reason',
  'line_count',
  'shares_filed',
  'shares_scale',
  'shares_source',
  'shares_date',
  'missing_members',
] as const

/** Renders how much of each class of shares funds hold; null if funds hold none and their number is not known. */
export function renderCompanyShares(
  view: PageView,
  cnpj: string,
  answer: Answer<'company_shares'> | null,
): Html | null {
  const classes = answer?.data.classes ?? []
  if (answer === null || !classes.some(({ held_quantity, shares_filed }) => (held_quantity ?? shares_filed) !== null))
    return null
  const { say, figures, name } = view
  const month = answer.reference_date
  return renderRowCards(view, {
    id: 'shares',
    title: say(TITLE),
    finding: sayParts(view, classes),
    sentence: `${say(SENTENCE)} ${figures.month(month)}. ${say(UNITS)}`,
    heads: [CLASS, LINES, HELD, SHARES, PART].map(say),
    rows: classes.map((row): HtmlValue[] => [
      name(CLASSES, row.share_class),
      writeFigure(figures, row.line_count),
      writeFigure(figures, row.held_quantity, 0),
      <>
        {writeFigure(figures, row.shares)}
        {row.shares_date !== null && (
          <small class="quiet">
            {' '}
            {say(FILED)} {figures.day(row.shares_date)}
          </small>
        )}
      </>,
      row.held_percent === null ? (
        <small class="quiet">{sayReason(view, row)}</small>
      ) : (
        writeFigure(figures, row.held_percent, 4)
      ),
    ]),
    figures: 4,
    data: pickData(COLUMNS, classes),
    request: `/v1/company/${cnpj}/shares?date=${month}`,
    source: { publisher: 'CVM (ODbL)', place: `${nameHoldings(month)}, composicao_capital` },
  })
}

/** Says why a share is not known. */
function sayReason(view: PageView, { held_percent_reason, missing_members }: HeldShareClass): string {
  const reason = view.name(REASONS, held_percent_reason)
  return held_percent_reason === 'members_missing' ? `${reason} ${sayMissingMembers(view, missing_members)}` : reason
}

/** States the part of each class that funds hold, or that it is not known. */
function sayParts({ say, name, figures }: PageView, classes: readonly HeldShareClass[]): string {
  const parts = classes.flatMap(({ share_class, held_percent }) => {
    const percent = toDecimal(held_percent)
    if (percent === null) return []
    return [`${figures.percent(percent)} ${say(OF_THE)} ${name(CLASSES, share_class)}${say(SHARES_OF_CLASS)}`]
  })
  return parts.length === 0 ? say(NOT_KNOWN) : `${say(FUNDS_HOLD)} ${parts.join(` ${say(AND)} `)}`
}
