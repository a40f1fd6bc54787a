import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, IssuerMonth } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { drawRowLine } from '../../charts/row-line.ts'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { sayMissingMembers } from '../../text/member-words.ts'
import { pickData } from '../../ranked-list.ts'

const TITLE: Text = { en: 'By month', pt: 'Por competência' }
const SENTENCE: Text = {
  en: 'What funds have of it by their own lines. Only neighbouring months are joined.',
  pt: 'Posições diretas dos fundos no emissor. Meses sem dados ficam em branco.',
}
const SEEN: Text = {
  en: 'Where a month lacks members, the total is not known: “seen” is what the other members have.',
  pt: 'Nos meses em que faltam blocos, o total não é conhecido: “visto” é o que há nos demais.',
}
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const MISSING: Text = { en: 'Missing', pt: 'Faltam' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const SEEN_WORD: Text = { en: 'seen', pt: 'visto' }

const HAD: Text = { en: 'Funds directly had', pt: 'Os fundos tinham diretamente' }
const SEEN_TO_HAVE: Text = {
  en: 'By the members at hand, funds directly had',
  pt: 'Nos blocos disponíveis, os fundos tinham',
}
const OF_ISSUER: Text = { en: 'of this issuer in', pt: 'deste emissor em' }

const LONGEST_GAP = 32 * 86_400_000
const COLUMNS = [
  'reference_date',
  'direct_value',
  'direct_value_reason',
  'short_value',
  'class_count',
  'line_count',
  'manager_count',
  'seen_value',
  'seen_class_count',
  'is_partial',
  'missing_members',
] as const

/** Renders how much of an issuer funds had in each month, oldest first in the picture. */
export function renderIssuerMonths(view: PageView, id: string, months: readonly IssuerMonth[]): Html | null {
  const { say, figures, link } = view
  if (!months.some((row) => row.seen_value !== null)) return null
  const known = (value: AnsweredNumber | null, seen: AnsweredNumber | null, decimals?: number) => {
    const [own, other] = [toDecimal(value), toDecimal(seen)]
    if (own !== null) return figures.number(own, decimals)
    return other === null ? '—' : `${say(SEEN_WORD)} ${figures.number(other, decimals)}`
  }
  const monthOf = (row: IssuerMonth) => row.reference_date.slice(0, 7)
  const isPartial = months.some((row) => row.is_partial)
  const finding = findNewest(view, months)
  return renderChart(view, {
    id: 'issuer-months',
    title: say(TITLE),
    finding,
    sentence: (
      <>
        {say(SENTENCE)}
        {isPartial && <> {say(SEEN)}</>}
      </>
    ),
    picture: drawRowLine(figures, months, {
      label: finding ?? say(TITLE),
      period: ({ reference_date }) => reference_date,
      value: ({ direct_value }) => direct_value,
      longestGap: LONGEST_GAP,
      writePeriod: figures.shortMonth,
      writeTick: figures.mark,
      unit: 'R$',
      writeLast: figures.shortReais,
    }),
    table: {
      heads: [MONTH, MISSING, FUNDS, VALUE].map(say),
      rows: [...months]
        .reverse()
        .map((row) => [
          <a href={link(`/issuer/${id}`, { date: monthOf(row) })}>{figures.shortMonth(monthOf(row))}</a>,
          row.missing_members === '' ? '' : sayMissingMembers(view, row.missing_members),
          known(row.class_count, row.seen_class_count),
          known(row.direct_value, row.seen_value, 2),
        ]),
      figures: 2,
      wideOnly: [1],
    },
    isTableOpen: !months.some((row) => row.direct_value !== null),
    data: pickData(COLUMNS, months),
    request: `/v1/issuer/${id}/history`,
    source: {
      publisher: 'CVM (ODbL)',
      place: [
        ...new Set([months[0], months.at(-1)].map((row) => (row === undefined ? '' : nameHoldings(monthOf(row))))),
      ].join(' – '),
    },
  })
}

/** States what funds had in the newest month that is known, or what the members at hand have where none is. */
function findNewest({ say, figures }: PageView, months: readonly IssuerMonth[]): string | null {
  const known = months.findLast((row) => row.direct_value !== null)
  const row = known ?? months.findLast((each) => each.seen_value !== null)
  const value = toDecimal(row?.direct_value ?? row?.seen_value)
  if (row === undefined || value === null) return null
  const had = say(known === undefined ? SEEN_TO_HAVE : HAD)
  return `${had} ${figures.shortReais(value)} ${say(OF_ISSUER)} ${figures.shortMonth(row.reference_date)}`
}
