import { shortenCompanyName } from '../text/company-name.ts'
import { z } from 'zod'
import { assetCodeInput } from '../../../../schemas/fund/api/asset-code.ts'
import { competenceInput } from '../../../../schemas/api/input.ts'
import { ISSUED_KINDS } from '../../../../schemas/datasets/cvm_fund_portfolio/issued-kinds.ts'
import { listMissingMembers } from '../../../../schemas/datasets/cvm_fund_portfolio/api/holders/dataset-month.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { Asset } from '../answers.gen.ts'
import { type Answer, askOrNothing, readParameter, toDecimal } from '../answers.ts'
import { type Facts, renderFactList } from '../fact-list.tsx'
import { renderMissingMembers } from '../missing-members.tsx'
import type { ExplorerPage, PageContent, PageView } from '../page.ts'
import { nameFiledAsset, sayAsset } from '../text/asset-words.ts'
import { HOLDERS_LACK } from '../text/partial-month.ts'
import { punctuateCnpj } from '../../kit/figures.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import { readBondTrades, renderBondTrades } from './bond-trades.tsx'
import { readBondMark, renderBondMark } from './paper/bond-mark.tsx'
import { readTermsOfAsset, renderRegisterTerms } from './paper/register-terms.tsx'
import { readHolders, renderHolders } from './fund/holders.tsx'
import { readHoldersHistory, renderHoldersHistory } from './holders-history.tsx'
import { readIssuerMoves, renderIssuerMoves } from './issuer/issuer-moves.tsx'

const MONTH: Text = { en: 'Competence month', pt: 'Competência' }
const TICKER: Text = { en: 'Ticker', pt: 'Código de negociação' }
const DUE: Text = { en: 'Maturity', pt: 'Vencimento' }
const ISIN: Text = { en: 'ISIN', pt: 'ISIN' }
const ISSUER: Text = { en: 'CNPJ of the issuer', pt: 'CNPJ do emissor' }
const HELD_BY: Text = { en: 'Funds with it in their holdings (CDA)', pt: 'Fundos com o ativo em carteira (CDA)' }
const WORTH: Text = { en: 'Their holdings', pt: 'Valor nas carteiras' }
const SEEN: Text = { en: 'Filed from, to', pt: 'Nas carteiras desde, até' }
const ALL_OF_ISSUER: Text = { en: 'All that funds have of', pt: 'Tudo que os fundos têm de' }
const QUOTES: Text = { en: 'Quotes', pt: 'Cotações' }
const NOBODY: Text = {
  en: 'No line of this month names this asset. Confidential lines name none, so a fund may still hold it.',
  pt: 'Nenhuma carteira deste mês informa este ativo. Posições em sigilo não identificam o ativo, e algum fundo ainda pode tê-lo.',
}

const NOT_KNOWN: Text = {
  en: 'Who holds it is not known: the files of this month lack the members that can say it.',
  pt: 'Não se sabe quem tem este ativo: faltam, nos arquivos do mês, os blocos em que ele apareceria.',
}

/** For these kinds the CNPJ names an issuer, and not a fund. */
const ISSUED: ReadonlySet<string> = new Set(ISSUED_KINDS)
/** These fall due on no day, whatever date a line has. */
const NEVER_DUE: ReadonlySet<string> = new Set([
  'listed_share',
  'unit',
  'receipt',
  'bdr',
  'fund_quota',
  'foreign_share',
  'offshore_fund',
  'crypto',
])
const DERIVATIVE = /^b3[fo]:/
/** So many characters of a CNPJ name a company; the others name its branch. */
const ROOT_LENGTH = 8

/** An asset, and who holds it. */
export const assetPage: ExplorerPage = {
  path: '/asset/{code}',
  datasets: ['cvm_fund_portfolio'],
  input: z.strictObject({ code: assetCodeInput, date: competenceInput }),
  render: (view) => renderAsset(view, readParameter(view.parameters, 'code'), readParameter(view.parameters, 'date')),
}

/** Renders the page of an asset in a month; `''` is the newest one. Throws a 404 for an asset that nobody ever filed. */
export async function renderAsset(view: PageView, code: string, date: string): Promise<PageContent> {
  const { ask, say, figures, link, pages } = view
  const dated = date === '' ? {} : { date }
  const answer = await ask('asset', { code, ...dated })
  const asset = answer.data
  const holders = await readHolders(view, code, date)
  const ticker = asset.ticker
  // Lines of derivatives have the name of the exchange.
  const name = DERIVATIVE.test(asset.asset_id) ? '' : asset.name
  const title = ticker || nameFiledAsset(figures, asset.asset_id, name) || sayAsset(figures, asset.asset_id)
  const body = (
    <>
      <h1>{title}</h1>
      {name !== '' && name !== title && asset.selic_code === '' && <p class="lead">{name}</p>}
      {renderMissing(view, answer.reference_date)}
      {renderAssetFacts(view, answer)}
      {await renderIssuerLink(view, asset, answer.reference_date)}
      {renderRegisterTerms(view, await readTermsOfAsset(view, asset, dated))}
      {isQuoted(asset) && pages.has('/quote/{ticker}') && (
        <p class="more">
          <a href={link(`/quote/${encodeURIComponent(ticker)}`)}>{say(QUOTES)}&nbsp;›</a>
        </p>
      )}
      {renderHolders(view, code, holders) ?? <p class="nothing">{say(isKnown(holders) ? NOBODY : NOT_KNOWN)}</p>}
      {renderHoldersHistory(view, code, await readHoldersHistory(view, code))}
      {await renderTickerMoves(view, asset, `/asset/${encodeURIComponent(code)}`)}
      {renderBondTrades(view, asset.asset_id, await readBondTrades(view, asset))}
      {renderBondMark(view, await readBondMark(view, asset.asset_id))}
    </>
  )
  const named = name === '' || name === title ? title : `${title}, ${name}`
  const month = figures.month(answer.reference_date)
  const description: Text = {
    en: `${named}: the investment funds with a line of it in ${month}, what these are worth, and how that changed by month.`,
    pt: `${named}: fundos de investimento com o ativo em carteira em ${month}, valor das posições e evolução mensal.`,
  }
  return { title, description: say(description), body }
}

/** True where an empty list says that nobody holds the asset. */
function isKnown(holders: Answer<'asset_holders'> | null): boolean {
  return holders?.status !== 'members_missing'
}

/** Warns of a month whose files lack members: its counts come from the others. */
function renderMissing(view: PageView, day: string): Html | null {
  const missing_members = listMissingMembers(view.snapshot, day.slice(0, 7)).join(',')
  return renderMissingMembers(view, HOLDERS_LACK, { missing_members })
}

function renderAssetFacts(view: PageView, answer: Answer<'asset'>): Html {
  const { figures } = view
  const asset = answer.data
  const [cnpj, due] = [asset.cnpj, asset.maturity_date ?? '']
  const holders = toDecimal(asset.seen_holders)
  // If no line names the asset, a sentence stands in place of the count.
  const isHeld = holders !== '0'
  const least = asset.missing_members === '' ? '' : '≥ '
  const months = [asset.first_month ?? '', asset.last_month ?? ''].filter((month) => month !== '')
  const facts: Facts = [
    [MONTH, figures.shortMonth(answer.reference_date)],
    [TICKER, asset.ticker],
    [ISIN, asset.isin],
    [ISSUER, cnpj === '' ? '' : <span class="whole">{punctuateCnpj(cnpj)}</span>],
    [DUE, due === '' || NEVER_DUE.has(asset.kind) ? '' : figures.day(due)],
    [HELD_BY, isHeld ? `${least}${figures.number(holders)}` : ''],
    [WORTH, isHeld ? figures.shortReais(toDecimal(asset.seen_value)) : ''],
    [SEEN, months.map(figures.shortMonth).join(' – ')],
  ]
  return renderFactList(view, facts)
}

/** Leads to everything that funds have in the issuer of an asset; null where no line of the month has it. */
async function renderIssuerLink(view: PageView, asset: Asset, day: string): Promise<Html | null> {
  const { ask, say, figures, link, pages } = view
  const [kind, cnpj] = [asset.kind, asset.cnpj]
  if (!pages.has('/issuer/{id}') || cnpj === '' || !ISSUED.has(kind)) return null
  const date = day.slice(0, 7)
  const answer = await askOrNothing(ask, 'issuer', { id: cnpj.slice(0, ROOT_LENGTH), date })
  if (answer === null) return null
  const issuer = answer.data
  const [value, id] = [toDecimal(issuer.direct_value), issuer.issuer_id]
  return (
    <p class="more">
      <a href={link(`/issuer/${id}`, { date })}>
        {say(ALL_OF_ISSUER)} {shortenCompanyName(issuer.name) || id}
        {value !== null && `: ${figures.shortReais(value)}`}&nbsp;›
      </a>
    </p>
  )
}

/** Renders what prices and quantities made of a ticker by month; null where no line of it says its issuer. */
async function renderTickerMoves(view: PageView, asset: Asset, page: string): Promise<Html | null> {
  if (asset.ticker === '' || asset.cnpj === '' || !ISSUED.has(asset.kind)) return null
  const id = asset.cnpj.slice(0, ROOT_LENGTH)
  const own = new Set([asset.ticker, ...asset.tickers.map(({ ticker }) => ticker)])
  const moves = (await readIssuerMoves(view, id)).filter(({ ticker }) => own.has(ticker))
  return renderIssuerMoves(view, { id, page }, moves)
}

/** True where quotes have the ticker of the page: lines can name one that was never traded. */
function isQuoted(asset: Asset): boolean {
  const own = asset.filed_as.find((each) => each.asset_id === `b3:${asset.ticker}`)
  return own !== undefined && own.last_quoted !== null
}
