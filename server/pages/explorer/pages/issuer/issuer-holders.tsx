import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { AnsweredNumber, IssuerHolder } from '../../answers.gen.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { type BarRange, drawSplitBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { linkFund } from '../../fund-link.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { MOST_SHOWN, pickData } from '../../ranked-list.ts'
import { FIRST_ROWS } from '../../text/list-words.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import type { IssuerHolders, IssuerPlace, Ranking } from './read-holders.ts'

const HOLDERS: Text = { en: 'has most', pt: 'é quem mais tem' }
const DEPENDS: Text = { en: 'depends on it most', pt: 'é quem mais depende' }
const OF_ITS_NAV: Text = { en: 'of its NAV', pt: 'do PL' }
const THROUGH: Text = {
  en: 'Solid: papers of its own. Hatched: through funds that it holds; the total leads to which. A real is in each fund above it, so these totals are never added up.',
  pt: 'Cor cheia: posições diretas. Hachurado: por meio de outros fundos; o total leva a quais. O mesmo real aparece em cada fundo da cadeia; por isso os totais não podem ser somados.',
}
const OWN_ONLY: Text = {
  en: 'Only papers of its own: what funds have through others is not worked out for this month.',
  pt: 'Só posições diretas: as indiretas, por meio de outros fundos, não foram calculadas para este mês.',
}
const BY_SHARE: Text = {
  en: 'By the part of the fund’s NAV that is this issuer. Funds without a known NAV, or with more than 110 % of it, are not ranked: they are leveraged, or their NAV does not fit.',
  pt: 'Pela participação do emissor no PL do fundo. Fundos sem PL informado, ou com mais de 110 % do PL no emissor, ficam de fora: estão alavancados, ou o PL não confere.',
}
const OWN: Text = { en: 'Own papers', pt: 'Posições diretas' }
const OTHERS: Text = { en: 'Through funds', pt: 'Por meio de fundos' }
const WHICH: Text = { en: 'Through which funds', pt: 'Por meio de quais fundos' }
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const DIRECT: Text = { en: 'Own (R$)', pt: 'Próprio (R$)' }
const TOTAL: Text = { en: 'Total (R$)', pt: 'Total (R$)' }
const SHARE: Text = { en: '% of NAV', pt: '% do PL' }
const LOSS: Text = { en: 'Loss (R$)', pt: 'Perda (R$)' }
const LOSS_SHARE: Text = { en: 'Loss, % of NAV', pt: 'Perda, % do PL' }

const COLUMNS = [
  'cnpj',
  'name',
  'type',
  'direct_value',
  'indirect_value',
  'total_value',
  'share_percent',
  'share_percent_reason',
  'shortest_depth',
  'line_count',
] as const
const LOSS_COLUMNS = ['loss_value', 'loss_share_percent', 'is_approximate'] as const

/** Largest percentage that a cell has room for; the file has each. */
const MOST_WRITTEN = 999.99

const AT_FIRST: Readonly<Record<Ranking, number>> = { holders: 6, dependence: 5 }

/** Renders the largest holders of an issuer; null where no holder is known. */
export function renderIssuerHolders(
  view: PageView,
  place: IssuerPlace,
  holders: IssuerHolders,
  haircut: string | null,
): Html | null {
  const [first] = holders.rows
  if (first === undefined) return null
  const most = view.figures.shortReais(toDecimal(valueOf(first)))
  const title = `${nameHolder(first)} ${view.say(HOLDERS)}: ${most}`
  return renderRanking(view, 'holders', place, holders, { title, haircut, sentence: '' })
}

/** Renders the funds that depend most on this issuer; null where the NAV of none is known. */
export function renderDependence(
  view: PageView,
  place: IssuerPlace,
  holders: IssuerHolders,
  haircut: string | null,
): Html | null {
  const rows = holders.rows.filter((row) => toDecimal(row.share_percent) !== null)
  const [first] = rows
  if (first === undefined) return null
  const share = view.figures.percent(toDecimal(first.share_percent) ?? '')
  const title = `${nameHolder(first)} ${view.say(DEPENDS)}: ${share} ${view.say(OF_ITS_NAV)}`
  return renderRanking(
    view,
    'dependence',
    place,
    { ...holders, rows },
    { title, haircut, sentence: view.say(BY_SHARE) },
  )
}

function nameHolder(row: IssuerHolder): string {
  return shortenFundName(row.name ?? '') || (row.cnpj ?? '')
}

/** All that a fund has, or, where funds were not opened, what it has itself. */
function valueOf(row: IssuerHolder): AnsweredNumber {
  return row.total_value ?? row.direct_value
}

interface RankingWords {
  readonly title: string
  readonly sentence: string
  readonly haircut: string | null
}

function renderRanking(
  view: PageView,
  id: Ranking,
  place: IssuerPlace,
  { rows, request, isOpened }: IssuerHolders,
  { title, sentence, haircut }: RankingWords,
): Html {
  const { say } = view
  const hasLoss = haircut !== null
  const range = rangeOf(rows.map((row) => measureParts(row, id)).flatMap(([own, through]) => [own, own + through]))
  return renderChart(view, {
    id,
    title,
    sentence: [sentence || say(isOpened ? THROUGH : OWN_ONLY), rows.length >= MOST_SHOWN && say(FIRST_ROWS)]
      .filter((part) => part !== '' && part !== false)
      .join(' '),
    legend: [{ kind: 'c-accent', name: say(OWN) }, ...(isOpened ? [{ kind: 'closed', name: say(OTHERS) }] : [])],
    picture: null,
    table: {
      heads: [say(FUND), '', say(DIRECT), ...(hasLoss ? [LOSS, LOSS_SHARE] : []).map(say), say(TOTAL), say(SHARE)],
      rows: rows.map((row) => renderHolder(view, row, { id, place, range, hasLoss })),
      figures: hasLoss ? 5 : 3,
      wideOnly: hasLoss ? [1, 2, 4, 5] : [1, 2],
      atFirst: AT_FIRST[id],
    },
    isTableOpen: true,
    data: pickData(hasLoss ? [...COLUMNS, ...LOSS_COLUMNS] : COLUMNS, rows),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(place.date) },
  })
}

interface HolderPlace {
  readonly id: Ranking
  readonly place: IssuerPlace
  readonly range: BarRange
  readonly hasLoss: boolean
}

/** Measures the bar of a fund by what the rows are ordered by: its value, or the share of its NAV in the same parts. */
function measureParts(row: IssuerHolder, id: Ranking): readonly [own: number, through: number] {
  const [own, through] = [Number(toDecimal(row.direct_value)), Number(toDecimal(row.indirect_value))]
  const whole = own + through
  if (id === 'holders' || whole === 0) return [own, through]
  const scale = Number(toDecimal(row.share_percent)) / whole
  return [own * scale, through * scale]
}

function renderHolder(
  view: PageView,
  row: IssuerHolder,
  { id, place, range, hasLoss }: HolderPlace,
): readonly HtmlValue[] {
  const share = toDecimal(row.share_percent)
  const write = (figure: AnsweredNumber | null | undefined) => writeFigure(view.figures, figure, 2)
  const [own, through] = measureParts(row, id)
  return [
    linkFund(view, row, place.date),
    drawSplitBar(own, through, range, 'c-accent'),
    write(row.direct_value),
    ...(hasLoss ? [write(row.loss_value), write(row.loss_share_percent)] : []),
    through === 0 ? write(valueOf(row)) : linkWays(view, row, place, write(valueOf(row))),
    Number(share) > MOST_WRITTEN ? `> ${write(MOST_WRITTEN)}` : write(row.share_percent),
  ]
}

/** Leads from what comes through others to the funds that it comes through. */
function linkWays(
  { say, link, pages }: PageView,
  row: IssuerHolder,
  { id, date }: IssuerPlace,
  value: string,
): HtmlValue {
  if (!pages.has('/fund/{cnpj}/inside')) return value
  return (
    <a href={link(`/fund/${row.cnpj ?? ''}/inside`, { date, issuer: id })} title={say(WHICH)}>
      {value}
    </a>
  )
}
