import type { Html } from '../../kit/jsx-runtime.ts'
import type { AnsweredNumber, HoldersMonth } from '../answers.gen.ts'
import { askOrNothing, toDecimal, writeFigure } from '../answers.ts'
import { renderChart } from '../charts/chart.tsx'
import { drawRowLine } from '../charts/row-line.ts'
import type { PageView } from '../page.ts'
import { countFunds } from '../text/fund-count.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { COMPLETENESS_WORDS } from '../text/words.ts'

const HOLD: Text = { en: 'with it', pt: 'com o ativo' }
const IN: Text = { en: 'in', pt: 'em' }
const AFTER: Text = { en: 'after', pt: 'ante' }
const AT_LEAST: Text = { en: 'At least', pt: 'Ao menos' }
const TITLE: Text = { en: 'Who holds it, over time', pt: 'Quem detém, ao longo do tempo' }
const SENTENCE: Text = {
  en: 'Funds with a line of it and what these are worth, by month. Only neighbouring months are joined and compared.',
  pt: 'Fundos com o ativo em carteira e valor das posições, por competência. Meses sem dados ficam em branco.',
}
const PARTIAL: Text = {
  en: 'Where a month lacks a member that can have these lines, nobody knows how many hold it: “≥” is what the other members have.',
  pt: 'Nos meses em que falta o bloco onde o ativo apareceria, o total não é conhecido: “≥” é o que há nos demais blocos.',
}
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const FILES: Text = { en: 'Files', pt: 'Arquivos' }
const HOLDERS: Text = { en: 'Funds', pt: 'Fundos' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const ENTERED: Text = { en: 'Entered', pt: 'Entraram' }
const LEFT: Text = { en: 'Left', pt: 'Saíram' }

const MOST_MONTHS = 12
const LONGEST_GAP = 32 * 86_400_000
const COLUMNS = [
  'reference_date',
  'status',
  'holders',
  'value',
  'borrowed_value',
  'entered',
  'left',
  'completeness',
  'missing_members',
  'seen_holders',
  'seen_value',
  'asset_group_id',
  'asset_group_basis',
] as const

/** Reads who held an asset in each of the newest months, oldest first. */
export async function readHoldersHistory({ ask, snapshot }: PageView, code: string): Promise<readonly HoldersMonth[]> {
  const newest = snapshot.months('cvm_fund_portfolio').slice(0, MOST_MONTHS)
  const from = newest.at(-1)
  if (from === undefined) return []
  const answer = await askOrNothing(ask, 'asset_holders_history', { code, from, page_size: String(MOST_MONTHS) })
  return answer?.data ?? []
}

/** Renders the number of holders and the value of their lines; null where no compiled month has a line of it. */
export function renderHoldersHistory(view: PageView, code: string, months: readonly HoldersMonth[]): Html | null {
  const { say, figures, name, link } = view
  if (!months.some((row) => Number(toDecimal(row.seen_holders)) > 0)) return null
  /** Writes the holders, or those that were seen where members are missing. To have seen none says nothing. */
  const holdersOf = (row: HoldersMonth) => {
    const [holders, seen] = [toDecimal(row.holders), toDecimal(row.seen_holders)]
    return holders === null && seen !== null && seen !== '0'
      ? `≥ ${figures.number(seen)}`
      : writeFigure(figures, row.holders)
  }
  const monthOf = (row: HoldersMonth) => row.reference_date.slice(0, 7)
  const isPartial = months.some((row) => row.status === 'members_missing')
  const place = [months[0], months.at(-1)].map((row) =>
    row === undefined ? '' : `cda_fi_${monthOf(row).replace('-', '')}`,
  )
  const drawn = [
    drawColumn(view, months, HOLDERS, ({ holders }) => holders),
    drawColumn(view, months, VALUE, ({ value }) => value),
  ].filter((column) => column !== null)
  return renderChart(view, {
    id: 'holders-history',
    title: say(TITLE),
    finding: findHolders(view, months),
    sentence: (
      <>
        {say(SENTENCE)}
        {isPartial && <> {say(PARTIAL)}</>}
      </>
    ),
    picture: <>{drawn}</>,
    // Where every month lacks members nothing is drawn: the table has what was seen.
    isTableOpen: drawn.length === 0,
    table: {
      heads: [MONTH, FILES, HOLDERS, ENTERED, LEFT, VALUE].map(say),
      rows: [...months]
        .reverse()
        .map((row) => [
          <a href={link(`/asset/${encodeURIComponent(code)}`, { date: monthOf(row) })}>
            {figures.shortMonth(monthOf(row))}
          </a>,
          name(COMPLETENESS_WORDS, row.completeness),
          holdersOf(row),
          writeFigure(figures, row.entered),
          writeFigure(figures, row.left),
          writeFigure(figures, row.value, 2),
        ]),
      figures: 4,
      atFirst: 12,
    },
    data: { columns: COLUMNS, rows: months.map((row) => COLUMNS.map((column) => row[column] ?? null)) },
    request: `/v1/asset/${encodeURIComponent(code)}/holders/history`,
    source: { publisher: 'CVM (ODbL)', place: [...new Set(place)].join(' – ') },
  })
}

/** Says how many funds hold it in the newest month, or at least hold it, and in the month before. */
function findHolders(view: PageView, months: readonly HoldersMonth[]): string | null {
  const { say, figures } = view
  const last = months.at(-1)
  const seen = last?.holders === null ? toDecimal(last.seen_holders) : null
  if (last !== undefined && seen !== null && seen !== '0')
    return `${say(AT_LEAST)} ${countFunds(view, seen)} ${say(HOLD)} ${say(IN)} ${figures.shortMonth(last.reference_date)}`
  const known = months.flatMap(({ holders, reference_date }) => {
    const count = toDecimal(holders)
    return count === null ? [] : [{ count, month: figures.shortMonth(reference_date) }]
  })
  const [before, newest] = [known.at(-2), known.at(-1)]
  if (newest === undefined) return null
  const earlier =
    before === undefined ? '' : `, ${say(AFTER)} ${figures.number(before.count)} ${say(IN)} ${before.month}`
  return `${countFunds(view, newest.count)} ${say(HOLD)} ${say(IN)} ${newest.month}${earlier}`
}

function drawColumn(
  { say, figures }: PageView,
  months: readonly HoldersMonth[],
  title: Text,
  value: (month: HoldersMonth) => AnsweredNumber | null,
): Html | null {
  const label = say(title)
  const drawn = drawRowLine(figures, months, {
    label,
    period: ({ reference_date }) => reference_date,
    value,
    longestGap: LONGEST_GAP,
    writePeriod: figures.shortMonth,
    writeTick: figures.mark,
    ...(title === VALUE && { writeLast: figures.shortReais, unit: 'R$' }),
  })
  return (
    drawn && (
      <>
        <h3>{label}</h3>
        {drawn}
      </>
    )
  )
}
