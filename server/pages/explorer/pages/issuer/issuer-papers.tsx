import type { Value } from '../../../../../schemas/api/endpoint.ts'
import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { IssuerLine } from '../../answers.gen.ts'
import { sumCents, toDecimal } from '../../answers.ts'
import { groupBy } from '../../group-by.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import { makeChartData, type PageView } from '../../page.ts'
import { sayTerms } from '../../text/asset-words.ts'
import { colourOfKind, KIND_WORDS } from '../../text/kind-words.ts'
import type { IssuerPlace } from './read-holders.ts'
import { foldNearPapers } from './near-papers.ts'

const TITLE: Text = { en: 'Papers', pt: 'Papéis' }
const LARGEST: Text = { en: 'The largest paper is', pt: 'O maior papel é' }
const SENTENCE: Text = {
  en: 'The papers that lines of funds name, each with the value of its lines. Papers of one maturity and index whose rates are at most 0.01 points apart are one row; the file has each.',
  pt: 'Papéis identificados nas carteiras dos fundos e o valor das posições em cada um. Papéis de mesmo vencimento e índice, com taxas a até 0,01 ponto uma da outra, estão numa só linha; o arquivo traz cada um.',
}
export const CUT: Text = {
  en: 'Only the largest 1,000 lines are here: the request has all.',
  pt: 'Aqui estão só as 1.000 maiores linhas; a chamada da API traz todas.',
}
const PAPER: Text = { en: 'Paper', pt: 'Papel' }
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const DUE: Text = { en: 'Maturity', pt: 'Vencimento' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const NEAR: Text = { en: 'near-equal', pt: 'quase iguais' }
const UNNAMED: Text = { en: 'lines that name no paper', pt: 'linhas sem papel identificado' }

const MOST_LINES = 1000
const MOST_PAPERS = 100

/** A paper with those that are near enough to be one row with it. */
interface FoldedPaper extends Paper {
  readonly folded: number
}

interface Paper {
  readonly lines: readonly IssuerLine[]
  readonly asset_id: string
  readonly value: string
  readonly class_count: number
}

/** Papers of an issuer, that with most value first. */
export interface IssuerPapers {
  readonly lines: readonly IssuerLine[]
  readonly papers: readonly Paper[]
  /** True where the issuer has more lines than were read. */
  readonly isCut: boolean
}

/** Reads the lines behind an issuer, and adds them up by paper. */
export async function readPapers({ ask }: PageView, { id, date }: IssuerPlace): Promise<IssuerPapers> {
  const lines = (await ask('issuer_lines', { id, date, page_size: String(MOST_LINES) })).data
  const byAsset = groupBy(lines, (line) => line.asset_id ?? '')
  const papers = [...byAsset].map(([asset_id, own]) => ({
    lines: own,
    asset_id,
    value: sumCents(own.map((line) => toDecimal(line.final_position_value))),
    class_count: new Set(own.map((line) => line.cnpj)).size,
  }))
  return { lines, papers: papers.sort((a, b) => Number(b.value) - Number(a.value)), isCut: lines.length === MOST_LINES }
}

/** Says in the name of a file that its rows are not all. */
export function partOf({ isCut }: IssuerPapers) {
  return isCut ? { part: `largest-${String(MOST_LINES)}-lines` } : {}
}

/** Renders the papers of an issuer; null where no line has any. */
export function renderPapers(view: PageView, { id, date }: IssuerPlace, read: IssuerPapers): Html | null {
  const { say, figures, name } = view
  const { papers, isCut } = read
  const folded = foldNearPapers(papers)
    .map(joinPapers)
    .sort((a, b) => Number(b.value) - Number(a.value))
  const [first] = folded
  if (first === undefined) return null
  const shown = folded.slice(0, MOST_PAPERS)
  const range = rangeOf(shown.map(({ value }) => Number(value)))
  const title =
    first.asset_id === '' ? say(TITLE) : `${say(LARGEST)} ${sayPaper(view, first)}: ${figures.shortReais(first.value)}`
  return renderChart(view, {
    id: 'papers',
    title,
    sentence: (
      <>
        {say(SENTENCE)}
        {isCut && <> {say(CUT)}</>}
      </>
    ),
    picture: null,
    table: {
      heads: [say(PAPER), say(KIND), say(DUE), '', say(FUNDS), say(VALUE)],
      rows: shown.map((paper) => {
        const kind = kindOf(paper)
        return [
          <>
            {linkPaper(view, paper, date)}
            {paper.folded > 0 && (
              <span class="quiet">
                {' '}
                +{figures.number(String(paper.folded))} {say(NEAR)}
              </span>
            )}
          </>,
          name(KIND_WORDS, kind),
          dueOf(paper) === '' ? '—' : figures.day(dueOf(paper)),
          drawBar(Number(paper.value), range, colourOfKind(kind)),
          figures.number(String(paper.class_count)),
          figures.number(paper.value, 2),
        ]
      }),
      figures: 2,
      wideOnly: [1, 2, 3],
      atFirst: 5,
    },
    isTableOpen: true,
    data: makeChartData(
      ['asset_id', 'kind', 'maturity_date', 'class_count', 'line_count', 'value'],
      () => papers.map(writePaper),
      partOf(read),
    ),
    request: `/v1/issuer/${id}/lines?date=${date}`,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(date) },
  })
}

/** Makes one row of papers that are near, under the name of the largest. */
function joinPapers(near: readonly Paper[]): FoldedPaper {
  const lines = near.flatMap((paper) => paper.lines)
  return {
    asset_id: near[0]?.asset_id ?? '',
    lines,
    value: sumCents(near.map(({ value }) => value)),
    class_count: new Set(lines.map(({ cnpj }) => cnpj)).size,
    folded: near.length - 1,
  }
}

/** Writes a row of the file, where near-equal papers are apart. */
function writePaper(paper: Paper): readonly Value[] {
  return [
    paper.asset_id === '' ? null : paper.asset_id,
    kindOf(paper),
    dueOf(paper) === '' ? null : dueOf(paper),
    paper.class_count,
    paper.lines.length,
    toExactNumber(toUnits(paper.value, 2), 2),
  ]
}

function kindOf({ lines: [line] }: Paper): string {
  return line?.kind ?? ''
}

function dueOf({ lines: [line], asset_id }: Paper): string {
  return line === undefined || asset_id === '' ? '' : (line.maturity_date ?? '')
}

/** Names a paper: the ticker, or the code with its terms; lines that name none are one row. */
function sayPaper({ figures, say }: PageView, { asset_id, lines: [line] }: Paper): string {
  if (asset_id === '') return say(UNNAMED)
  const [, ticker] = /^b3:(.+)$/.exec(asset_id) ?? []
  const code = line?.asset_code ?? ''
  return ticker ?? (sayTerms(figures, asset_id) || code)
}

function linkPaper(view: PageView, paper: Paper, date: string): HtmlValue {
  const label = sayPaper(view, paper)
  if (paper.asset_id === '' || !view.pages.has('/asset/{code}')) return label
  return <a href={view.link(`/asset/${encodeURIComponent(paper.asset_id)}`, { date })}>{label}</a>
}
