import { shortenCompanyName } from '../../text/company-name.ts'
import { z } from 'zod'
import { competenceInput } from '../../../../../schemas/api/input.ts'
import { issuerCodeInput } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/issuers/issuer-code.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import { punctuateCnpj } from '../../../kit/figures.ts'
import type { Issuer } from '../../answers.gen.ts'
import { readParameter, toDecimal } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import { renderMissingMembers } from '../../missing-members.tsx'
import { type ExplorerPage, orEmpty, type PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import { SUMS_LACK } from '../../text/partial-month.ts'
import { renderContents, type Sections } from '../fund/contents.tsx'
import { renderMonth } from '../fund/facts.tsx'
import { renderIssuerCoverage } from './issuer-coverage.tsx'
import { haircutInput, readHaircut, renderHaircutForm } from './haircut.tsx'
import { renderDependence, renderIssuerHolders } from './issuer-holders.tsx'
import { readRankings } from './read-holders.ts'
import { renderKinds } from './issuer-kinds.tsx'
import { renderMaturities } from './issuer-maturities.tsx'
import { renderIssuerMonths } from './issuer-months.tsx'
import { readIssuerMoves, renderIssuerMoves } from './issuer-moves.tsx'
import { readPapers, renderPapers } from './issuer-papers.tsx'
import { renderRelated } from './issuer-related.tsx'
import { readPaperGroups } from './paper-groups.ts'

const IN_FUNDS: Text = { en: 'in funds', pt: 'nos fundos' }
const IN: Text = { en: 'in', pt: 'em' }
const PARTIAL: Text = { en: 'partial month', pt: 'mês parcial' }
const NOT_KNOWN: Text = { en: 'how much is not known', pt: 'não se sabe quanto' }
const MONTH: Text = { en: 'Competence month', pt: 'Competência' }
const ROOT: Text = { en: 'CNPJ', pt: 'CNPJ' }
const TICKERS: Text = { en: 'Tickers', pt: 'Códigos de negociação' }
const BEFORE: Text = { en: 'Month before', pt: 'Mês anterior' }
const SHARE: Text = { en: 'Of all that funds hold, without quotas', pt: 'De tudo que os fundos têm, sem cotas' }
const BORROWED: Text = { en: 'Of it borrowed', pt: 'Disso, tomado em empréstimo' }
const SEEN: Text = { en: 'In portfolios from, to', pt: 'Nas carteiras desde, até' }
const ALSO: Text = { en: 'Also filed as', pt: 'Também informado como' }
const SECURITISER: Text = {
  en: 'It also securitises: papers whose claims are owed by others are apart below, because no file says who owes them.',
  pt: 'Também securitiza: os papéis lastreados em créditos de terceiros estão à parte, abaixo, porque nenhum arquivo informa os devedores.',
}

const SECTIONS: Sections = [
  ['kinds', { en: 'By kind', pt: 'Por tipo' }],
  ['holders', { en: 'Who has most', pt: 'Quem mais tem' }],
  ['dependence', { en: 'Who depends on it', pt: 'Quem mais depende' }],
  ['issuer-months', { en: 'Months', pt: 'Competências' }],
  ['issuer-moves', { en: 'Price and quantity', pt: 'Preço e quantidade' }],
  ['papers', { en: 'Papers', pt: 'Papéis' }],
  ['maturities', { en: 'Maturities', pt: 'Vencimentos' }],
  ['related', { en: 'Related parties', pt: 'Partes relacionadas' }],
  ['unknown', { en: 'What nobody knows', pt: 'O que não se sabe' }],
]
/** Other names that have room on a page. */
const MOST_NAMES = 3

/** An issuer, and its papers in all funds. */
export const issuerPage: ExplorerPage = {
  path: '/issuer/{id}',
  datasets: ['cvm_fund_portfolio', 'cvm_fund_register'],
  input: z.strictObject({ id: issuerCodeInput, date: competenceInput, haircut: orEmpty(haircutInput) }),
  async render(view) {
    const { ask, parameters } = view
    const asked = { id: readParameter(parameters, 'id'), ...datedBy(readParameter(parameters, 'date')) }
    const answer = await ask('issuer', asked)
    const [issuer, day] = [answer.data, answer.reference_date]
    const place = { id: issuer.issuer_id, date: day.slice(0, 7) }
    const haircut = readHaircut(view)
    const [{ holders, dependent }, months, papers, market, moves] = await Promise.all([
      readRankings(view, place, haircut, Number(toDecimal(issuer.class_count))),
      ask('issuer_history', { id: place.id, page_size: '500' }),
      readPapers(view, place),
      view.askShared('issuers', { date: place.date, page_size: '1' }),
      issuer.tickers.length === 0 ? [] : readIssuerMoves(view, place.id),
    ])
    const groups = await readPaperGroups(view, place, issuer, papers)
    const title = titleOf(view, issuer)
    const filed = months.data
    const days = filed.map((month) => month.reference_date)
    const sections = (
      <>
        {renderKinds(view, issuer, day, groups)}
        {renderHaircutForm(view, issuer, haircut, { most: holders.rows[0], hardest: dependent.rows[0] })}
        {renderIssuerHolders(view, place, holders, haircut)}
        {renderDependence(view, place, dependent, haircut)}
        {renderIssuerMonths(view, place.id, filed)}
        {renderIssuerMoves(view, { id: place.id, page: `/issuer/${place.id}` }, moves)}
        {renderPapers(view, place, papers)}
        {renderMaturities(view, place, papers)}
        {renderRelated(view, place, papers)}
        {renderIssuerCoverage(view, market)}
      </>
    )
    const body = (
      <>
        <h1>{title}</h1>
        {renderContents(view, SECTIONS)}
        {renderMissingMembers(view, SUMS_LACK, issuer)}
        {renderIssuerFacts(view, issuer, { day, days })}
        {issuer.is_securitiser && <p>{view.say(SECURITISER)}</p>}
        {sections}
      </>
    )
    const description: Text = {
      en: `${title}: by kind of paper, by fund, by month, and each line behind it.`,
      pt: `${title}: por tipo de papel, fundo e competência, com a linha de cada arquivo de origem.`,
    }
    return { title, description: view.say(description), body, isListed: asked.id === place.id }
  },
}

function datedBy(date: string) {
  return date === '' ? {} : { date }
}

/** States the finding: how much of the issuer is in how many funds. */
function titleOf(view: PageView, issuer: Issuer): string {
  const { say, figures } = view
  const [value, count] = [toDecimal(issuer.direct_value), toDecimal(issuer.class_count) ?? '']
  const subject = `${nameIssuer(issuer)} ${say(IN_FUNDS)}`
  if (value === null) return `${subject}: ${say(NOT_KNOWN)}`
  const found = `${subject}: ${figures.shortReais(value)} ${say(IN)} ${countFunds(view, count)}`
  return issuer.is_partial ? `${found} (${say(PARTIAL)})` : found
}

function nameIssuer(issuer: Issuer): string {
  return shortenCompanyName(issuer.name) || issuer.issuer_id
}

function renderIssuerFacts(
  view: PageView,
  issuer: Issuer,
  { day, days }: { readonly day: string; readonly days: readonly string[] },
): Html {
  const { figures, say } = view
  const [before, share] = [toDecimal(issuer.previous_direct_value), toDecimal(issuer.share_of_market_percent)]
  const borrowed = toDecimal(issuer.short_value)
  const cnpj = issuer.cnpj
  const seen = [issuer.first_month, issuer.last_month].map(figures.shortMonth)
  const names = listOtherNames(issuer)
  return (
    <>
      {renderFactList(view, [
        [MONTH, renderMonth(view, day, days)],
        [ROOT, cnpj === '' ? '' : <span class="whole">{punctuateCnpj(cnpj)}</span>],
        [TICKERS, renderTickers(view, issuer.tickers)],
        [BEFORE, before === null ? '' : figures.shortReais(before)],
        [SHARE, share === null ? '' : figures.percent(share)],
        [BORROWED, borrowed === null || Number(borrowed) === 0 ? '' : figures.shortReais(borrowed)],
        [SEEN, seen.join(' – ')],
      ])}
      {names.length > 0 && (
        <p class="quiet">
          {say(ALSO)}: {names.slice(0, MOST_NAMES).join(' · ')}
          {names.length > MOST_NAMES && ' …'}
        </p>
      )}
    </>
  )
}

/** Lists other names in the lines. Names that differ only in accents, marks, legal words or a cut end are one. */
function listOtherNames(issuer: Issuer): readonly string[] {
  const letters = (name: string) =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
  const known = [letters(nameIssuer(issuer))]
  return issuer.names.map(shortenCompanyName).filter((name) => {
    const own = letters(name)
    if (known.some((other) => other.startsWith(own) || own.startsWith(other))) return false
    known.push(own)
    return true
  })
}

/** Links the tickers of an issuer: those that lines name are assets. */
function renderTickers({ link, pages }: PageView, tickers: readonly string[]): HtmlValue {
  if (!pages.has('/asset/{code}') || tickers.length === 0) return tickers.join(' ')
  return tickers.map((ticker) => (
    <>
      <a href={link(`/asset/${encodeURIComponent(ticker)}`)}>{ticker}</a>{' '}
    </>
  ))
}
