import type { Text } from '../../../../../schemas/core/language.ts'
import type { HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { PortfolioItem } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import { type BarRange, drawBar } from '../../charts/bars.tsx'
import { colourOf } from '../../charts/colours.ts'
import type { PageView } from '../../page.ts'
import { CATEGORY_WORDS, POSITION_WORDS } from '../../text/words.ts'
import type { HoldingLine } from './holding.ts'

const UNTIL: Text = { en: 'confidential until', pt: 'sigiloso até' }

interface RowPlace {
  readonly cnpj: string
  readonly day: string
  readonly range: BarRange
}

const LINE: Text = { en: 'line', pt: 'linha' }

/** Renders a holding as a row: on a phone its kind and its place stand below its name. */
export function renderHoldingRow(
  view: PageView,
  { cnpj, day, range }: RowPlace,
  each: HoldingLine,
): readonly HtmlValue[] {
  const { say, figures, link } = view
  const lead = (text: HtmlValue) => (
    <a class="place" href={link(`/fund/${cnpj}/line`, { date: day.slice(0, 7), id: each.line.id })}>
      {text}
    </a>
  )
  const kind = (
    <>
      <span class={`dot ${colourOf(each.category)}`} />
      {view.name(CATEGORY_WORDS, each.category)}
      {each.closedUntil !== null && (
        <>
          {' '}
          <em>
            {say(UNTIL)} {figures.day(each.closedUntil)}
          </em>
        </>
      )}
      {sayPosition(view, each.line)}
    </>
  )
  return [
    <>
      {each.href === null ? each.label : <a href={each.href}>{each.label}</a>}
      <span class="narrow-only quiet">
        {kind} {lead(`${say(LINE)} ${toDecimal(each.line.source?.line) ?? ''}`)}
      </span>
    </>,
    kind,
    drawBar(each.size, range, colourOf(each.category), each.closedUntil !== null),
    lead(describePlace(each.line)),
    figures.number(each.value, 2),
    each.share === null ? '—' : figures.number(each.share, 2),
  ]
}

function sayPosition({ name }: PageView, line: PortfolioItem): HtmlValue {
  const position = line.metainfo.position ?? ''
  return (
    position !== '' &&
    position !== 'owned' && (
      <>
        {' '}
        <em>{name(POSITION_WORDS, position)}</em>
      </>
    )
  )
}

/** Names the member without the month or the year of its file. */
function describePlace({ source }: PortfolioItem): string {
  return `${source?.member.replace(/_\d{4,6}\.csv$/, '') ?? ''} › ${toDecimal(source?.line) ?? ''}`
}
