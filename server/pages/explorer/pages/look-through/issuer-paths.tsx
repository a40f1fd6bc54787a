import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { LookThroughLeaf } from '../../answers.gen.ts'
import { type Answer, sumCents, toDecimal } from '../../answers.ts'
import { groupBy } from '../../group-by.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { nameLine } from '../../line-name.ts'
import type { PageView } from '../../page.ts'
import { nameFiles } from '../../source-line.tsx'
import { shortenCompanyName } from '../../text/company-name.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import { tabulateLeaves } from './leaf-data.ts'
import { sayLeast } from './parts.tsx'
import { chooseLeast, openDownTo, writeLeast } from './read-leaves.ts'
import { listPath } from './tree.ts'

const BACK: Text = { en: 'The fund itself', pt: 'O próprio fundo' }
const OF: Text = { en: 'of', pt: 'de' }
const IN: Text = { en: 'inside, by', pt: 'dentro do fundo, por' }
const AS_OPENED: Text = { en: 'In the funds that were opened:', pt: 'Nos fundos abertos:' }
const WAYS: Text = { en: 'ways', pt: 'caminhos' }
const WAY: Text = { en: 'way', pt: 'caminho' }
const NONE: Text = { en: 'nothing of it is known to be inside', pt: 'nada conhecido dentro do fundo' }
const SENTENCE: Text = {
  en: 'The funds that each part comes through, from this one down to the one whose lines have the papers. Parts that cannot be opened name no issuer.',
  pt: 'Os fundos por onde cada parte passa, deste até o que tem os papéis na carteira. O que não se consegue abrir não identifica o emissor.',
}
const FIRST: Text = { en: 'Only the first 1,000 lines are here.', pt: 'Aqui estão só as primeiras 1.000 posições.' }
const OWN: Text = { en: 'Own papers', pt: 'Posições diretas' }
const THROUGH: Text = { en: 'Through', pt: 'Por meio de' }
const PAPERS: Text = { en: 'Papers', pt: 'Papéis' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const ALL: Text = { en: 'Everything inside the fund', pt: 'Tudo o que há dentro do fundo' }
const ISSUER: Text = { en: 'All funds that have it', pt: 'Todos os fundos que têm o emissor' }

const MOST_LINES = 1000
/** Papers that a row names. */
const MOST_NAMED = 2

interface IssuerPaths {
  readonly issuer: Answer<'issuer'>['data']
  readonly answer: Answer<'fund_look_through'>
  /** Quotas of a smaller part of the fund than this were not opened, in percent; `'0'` where all were. */
  readonly least: string
}

interface PathsRequest {
  readonly cnpj: string
  readonly date: string
  readonly issuer: string
}

/** Renders the holdings of a fund in one issuer, and the funds between them. */
export async function renderInsideOfIssuer(view: PageView, asked: PathsRequest) {
  const { say, link, figures } = view
  const paths = await readIssuerPaths(view, asked)
  const { data, reference_date: day } = paths.answer
  const [fund, company] = [shortenFundName(data.fund.name), nameIssuer(paths.issuer)]
  const body = (
    <>
      <p class="crumbs">
        <a href={link(`/fund/${asked.cnpj}`, { date: day.slice(0, 7) })}>‹ {say(BACK)}</a>
      </p>
      <h1>{fund}</h1>
      {renderIssuerPaths(view, paths)}
    </>
  )
  const description: Text = {
    en: `What ${fund} has of ${company} in ${figures.month(day)}, and through which funds.`,
    pt: `O que ${fund} tem de ${company} em ${figures.month(day)}, e por meio de quais fundos.`,
  }
  return { title: `${company} · ${fund}`, description: say(description), body }
}

function nameIssuer(issuer: IssuerPaths['issuer']): string {
  return shortenCompanyName(issuer.name) || issuer.issuer_id
}

/** Reads the holdings of a fund in an issuer, direct and through each fund. */
async function readIssuerPaths({ ask }: PageView, { cnpj, date, issuer }: PathsRequest): Promise<IssuerPaths> {
  const dated = date === '' ? {} : { date }
  const [found, least] = await Promise.all([
    ask('issuer', { id: issuer, ...dated }),
    chooseLeast(ask, { cnpj, ...dated }),
  ])
  const leaves = { issuer, names: 'true', provenance: 'true', page_size: String(MOST_LINES) }
  const answer = await ask('fund_look_through', { cnpj, ...dated, ...openDownTo(least), ...leaves })
  return { issuer: found.data, answer, least }
}

/** Renders the ways from a fund to the papers of an issuer, that with most value first. */
function renderIssuerPaths(view: PageView, { issuer, answer, least }: IssuerPaths): Html {
  const { say, figures, link, language } = view
  const { fund, portfolio, names = [] } = answer.data
  const month = answer.reference_date.slice(0, 7)
  const leaves = portfolio.filter((row) => 'final_position_value' in row)
  const ways = groupByPath(leaves)
  const known = new Map(names.map(({ cnpj, name }) => [cnpj, shortenFundName(name)]))
  const company = nameIssuer(issuer)
  const total = figures.shortReais(sumCents(ways.map(({ value }) => value)))
  const range = rangeOf(ways.map(({ value }) => Number(value)))
  const count = `${figures.number(String(ways.length))} ${say(ways.length === 1 ? WAY : WAYS)}`
  const opened = least === '0' ? '' : `${say(AS_OPENED)} `
  const finding =
    ways.length === 0 ? `${company}: ${say(NONE)}` : `${opened}${total} ${say(OF)} ${company} ${say(IN)} ${count}`
  const chart = renderChart(view, {
    id: 'ways',
    title: company,
    finding,
    sentence: [
      say(SENTENCE),
      ...(least === '0' ? [] : [sayLeast(view, least)]),
      ...(leaves.length < MOST_LINES ? [] : [say(FIRST)]),
    ].join(' '),
    picture: null,
    table: {
      heads: [say(THROUGH), '', say(PAPERS), say(VALUE)],
      rows: ways.map(({ path, leaves: own, value }) => [
        linkWay(view, path, known, month),
        drawBar(Number(value), range, 'c-accent', path.length > 0),
        namePapers(view, own),
        figures.number(value, 2),
      ]),
      figures: 1,
      wideOnly: [1],
      atFirst: 20,
    },
    isTableOpen: true,
    data: tabulateLeaves(language, leaves),
    request: `/v1/fund/${fund.cnpj}/portfolio/look-through?date=${month}&issuer=${issuer.issuer_id}${writeLeast(least)}&names=true`,
    source: { publisher: 'CVM (ODbL)', place: nameFiles(leaves) },
  })
  return (
    <>
      {chart}
      <p class="more">
        <a href={link(`/fund/${fund.cnpj}/inside`, { date: month })}>{say(ALL)}&nbsp;›</a>{' '}
        <a href={link(`/issuer/${issuer.issuer_id}`, { date: month })}>{say(ISSUER)}&nbsp;›</a>
      </p>
    </>
  )
}

/** Lines that come through the same funds; `path` is empty where the fund has them itself. */
interface Way {
  readonly path: readonly string[]
  readonly leaves: readonly LookThroughLeaf[]
  readonly value: string
}

function groupByPath(leaves: readonly LookThroughLeaf[]): readonly Way[] {
  return [...groupBy(leaves, (leaf) => listPath(leaf).slice(1).join(' '))]
    .map(([key, own]) => ({
      path: key === '' ? [] : key.split(' '),
      leaves: own,
      value: sumCents(own.map((leaf) => toDecimal(leaf.final_position_value))),
    }))
    .sort((a, b) => Number(b.value) - Number(a.value))
}

function linkWay(
  { say, link }: PageView,
  path: readonly string[],
  names: ReadonlyMap<string, string>,
  date: string,
): HtmlValue {
  if (path.length === 0) return say(OWN)
  return path.map((cnpj, at) => (
    <>
      {at > 0 && ' › '}
      <a href={link(`/fund/${cnpj}`, { date })}>{names.get(cnpj) ?? cnpj}</a>
    </>
  ))
}

/** Names the first papers of a way, and counts the others. */
function namePapers({ figures, language }: PageView, leaves: readonly LookThroughLeaf[]): string {
  const papers = [...new Set(leaves.map((leaf) => nameLine(language, leaf, '')))].filter((name) => name !== '')
  const rest = papers.length - MOST_NAMED
  return `${papers.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` +${figures.number(String(rest))}` : ''}`
}
