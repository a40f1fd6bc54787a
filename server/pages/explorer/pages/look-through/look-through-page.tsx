import { shortenFundName } from '../../text/fund-name.ts'
import { z } from 'zod'
import { competenceInput } from '../../../../../schemas/api/input.ts'
import { issuerCodeInput } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/issuers/issuer-code.ts'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { LookThroughCoverage } from '../../answers.gen.ts'
import { askOrNothing, readParameter, sumCents, toDecimal } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { makeLegend } from '../../charts/colours.ts'
import { drawIcicle } from '../../charts/icicle.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { nameFiles } from '../../source-line.tsx'
import { CLOSED_WORDS } from '../../text/words.ts'
import { renderReconciliation } from '../../reconciliation.tsx'
import { foldSmall, measureArea } from './fold.ts'
import { renderInsideOfIssuer } from './issuer-paths.tsx'
import { tabulateLeaves } from './leaf-data.ts'
import { describeNode, renderTree, sayLeast } from './parts.tsx'
import { type ReadLeaves, readLeaves, writeLeast } from './read-leaves.ts'
import { addUnread, buildTree } from './tree.ts'

/** Funds below the first that are opened: a fourth column would have no room for names. */
const DEPTH = '3'
/** Parts of the whole below which nodes are folded. */
const SMALLEST = 0.012

const TITLE: Text = { en: 'Inside the funds', pt: 'O que há dentro dos fundos' }
const OPENED: Text = { en: 'could be opened down to what funds hold themselves,', pt: 'abertos até o ativo final,' }
const OPENS: Text = {
  en: 'of the portfolio opens down to the last asset in',
  pt: 'da carteira abre até o ativo final em',
}
const NET: Text = { en: 'What could be opened is worth', pt: 'O que se pôde abrir vale' }
const NET_OF_DEBTS: Text = {
  en: 'with debts taken off, so it is no part of the whole;',
  pt: 'líquido de dívidas, e por isso não se expressa em % do total;',
}
const READ_ONE: Text = { en: 'fund read.', pt: 'fundo lido.' }
const READ: Text = { en: 'funds read.', pt: 'fundos lidos.' }
const HATCHED: Text = {
  en: 'Hatched: closed, with the reason in the table.',
  pt: 'Hachurado: não aberto; o motivo está na tabela.',
}
const BELOW: Text = {
  en: 'Below zero, and so in no area and no share:',
  pt: 'Negativos, fora das áreas e dos percentuais:',
}
const OF_TOTAL: Text = {
  en: 'Shares are of the total of the portfolio.',
  pt: 'Os percentuais são do total da carteira.',
}
const BEYOND: Text = {
  en: 'The rest has more lines than a page reads: it is a tile of its own.',
  pt: 'O restante tem mais linhas do que a página lê e aparece como uma única área.',
}
const UNREAD: Text = { en: 'not read', pt: 'não lido' }
const CLOSED: Text = { en: 'Closed', pt: 'Fechado' }
const OTHERS: Text = { en: 'Other, smaller', pt: 'Outros, menores' }
const BACK: Text = { en: 'The fund itself', pt: 'O próprio fundo' }
const REASON: Text = { en: 'Why', pt: 'Motivo' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const ALL: Text = { en: 'Total of the portfolio (100 %)', pt: 'Total da carteira (100 %)' }
const EXPANDED: Text = { en: 'opened', pt: 'aberto' }
const TREE: Text = { en: 'The same as a list that opens', pt: 'Ver como lista' }

/** Shows what a fund holds through other funds, and the part that nobody can open. */
export const lookThroughPage: ExplorerPage = {
  path: '/fund/{cnpj}/inside',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input: z.strictObject({ cnpj: fundCodeInput, date: competenceInput, issuer: orEmpty(issuerCodeInput) }),
  async render(view) {
    const { ask, say, link, parameters } = view
    const date = readParameter(parameters, 'date')
    const cnpj = readParameter(parameters, 'cnpj')
    const issuer = readParameter(parameters, 'issuer')
    if (issuer !== '') return renderInsideOfIssuer(view, { cnpj, date, issuer })
    const asked = {
      cnpj,
      ...(date !== '' && { date }),
      max_depth: DEPTH,
      names: 'true',
      provenance: 'true',
    }
    const read = await readLeaves(ask, asked)
    const { answer } = read
    const data = answer.data
    const day = answer.reference_date
    // A fund's report can be older than the requested month; the funds that it holds are opened in the requested one.
    const month = date === '' ? day.slice(0, 7) : date
    const fund = data.fund
    const title = shortenFundName(fund.name)
    const body = (
      <>
        <p class="crumbs">
          <a href={link(`/fund/${cnpj}`, { date: month })}>‹ {say(BACK)}</a>
        </p>
        <h1>{title}</h1>
        {await renderGrade(view, cnpj, date)}
        {renderInside(view, { cnpj: fund.cnpj, day, month, read })}
      </>
    )
    const description: Text = {
      en: `What ${title} holds through other funds in ${view.figures.month(day)}, as far as these open.`,
      pt: `O que ${title} tem por meio de outros fundos em ${view.figures.month(day)}, até onde é possível abri-los.`,
    }
    return { title: `${say(TITLE)} · ${title}`, description: say(description), body }
  },
}

interface LookedThrough {
  readonly cnpj: string
  readonly day: string
  /** As it was written. */
  readonly month: string
  readonly read: ReadLeaves
}

/** Says how far the lines of the fund explain its NAV. */
async function renderGrade(view: PageView, cnpj: string, date: string): Promise<Html | null> {
  const answer = await askOrNothing(view.ask, 'fund_portfolio', { cnpj, ...(date !== '' && { date }) })
  if (answer === null) return null
  const { reconciliation, fund } = answer.data
  return renderReconciliation(view, reconciliation, fund)
}

function renderInside(view: PageView, { cnpj, day, month, read }: LookedThrough): Html {
  const { say, figures } = view
  const { leaves, total } = read
  const coverage = read.answer.data.coverage
  const tree = addUnread(buildTree(leaves, { names: read.names, language: view.language }), say(UNREAD), read.unread)
  const whole = measureArea(tree)
  const folded = foldSmall(tree, whole, whole * SMALLEST)
  const kinds = new Set(leaves.filter((leaf) => leaf.resolution === 'direct').map((leaf) => leaf.metainfo.category))
  const node = describeNode(view, folded, Number(total), month)
  return renderChart(view, {
    id: 'inside',
    title: `${say(TITLE)}, ${figures.month(day)}`,
    finding: findOpened(view, coverage, day),
    sentence: renderSentence(view, coverage, tree.children, read),
    legend: [...makeLegend(view, ['fund_quotas', ...kinds], say(OTHERS)), { kind: 'closed', name: say(CLOSED) }],
    picture: (
      <>
        {drawIcicle(say(TITLE), node)}
        <details class="tree" open>
          <summary>{say(TREE)}</summary>
          {renderTree(node)}
        </details>
      </>
    ),
    table: {
      heads: [say(REASON), say(VALUE)],
      rows: listReasons(view, coverage),
      foot: [say(ALL), figures.number(total, 2)],
      figures: 1,
    },
    isTableOpen: true,
    data: tabulateLeaves(view.language, leaves, Number(read.unread) !== 0),
    request: `/v1/fund/${cnpj}/portfolio/look-through?date=${month}&max_depth=${DEPTH}${writeLeast(read.least)}`,
    source: { publisher: 'CVM (ODbL)', place: nameFiles(leaves) },
  })
}

/** States how much of the portfolio opens; null where debts make it no part of the whole. */
function findOpened({ say, figures }: PageView, { coverage_percent }: LookThroughCoverage, day: string): string | null {
  const percent = toDecimal(coverage_percent)
  if (percent === null || Number(percent) < 0 || Number(percent) > 100) return null
  return `${figures.percent(percent, 1)} ${say(OPENS)} ${figures.month(day)}`
}

/** Says how much was opened: as a part of the whole, or in reais where debts make it none. */
function sayCoverage({ say, figures }: PageView, coverage: LookThroughCoverage): Html {
  const percent = toDecimal(coverage.coverage_percent)
  const visited = toDecimal(coverage.funds_visited)
  const read = (
    <>
      {figures.number(visited)} {say(visited === '1' ? READ_ONE : READ)}
    </>
  )
  const isPart = percent === null || (Number(percent) >= 0 && Number(percent) <= 100)
  if (isPart)
    return (
      <>
        {percent === null ? '—' : figures.percent(percent, 1)} {say(OPENED)} {read}
      </>
    )
  return (
    <>
      {say(NET)} {figures.shortReais(toDecimal(coverage.expanded_value))} {say(NET_OF_DEBTS)} {read}
    </>
  )
}

/** Lists opened holdings, and closed ones by the reason, with their values. */
function listReasons({ say, figures, name }: PageView, coverage: LookThroughCoverage): [string, string][] {
  const closed = Object.entries(coverage.unexpanded_value).map(([why, value]) => [why, toDecimal(value)] as const)
  const reasons = closed.filter(([, value]) => Number(value) !== 0)
  const rows = [
    [say(EXPANDED), toDecimal(coverage.expanded_value)] as const,
    ...reasons.map(([why, value]) => [name(CLOSED_WORDS, why), value] as const),
  ]
  return rows.map(([why, value]) => [why, figures.number(value, 2)])
}

function renderSentence(
  view: PageView,
  coverage: LookThroughCoverage,
  children: readonly { readonly value: string }[],
  { least, unread }: ReadLeaves,
): Html {
  const { say, figures } = view
  const negative = children.filter(({ value }) => Number(value) < 0)
  return (
    <>
      {sayCoverage(view, coverage)} {say(HATCHED)} {say(OF_TOTAL)}
      {negative.length > 0 && (
        <>
          {' '}
          {say(BELOW)} {figures.shortReais(sumCents(negative.map(({ value }) => value)))}.
        </>
      )}
      {least !== '0' && <> {sayLeast(view, least)}</>}
      {Number(unread) !== 0 && <> {say(BEYOND)}</>}
    </>
  )
}
