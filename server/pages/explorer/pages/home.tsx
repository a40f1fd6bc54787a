import { shortenFundName } from '../text/fund-name.ts'
import { z } from 'zod'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { ExplorerPage, PageView } from '../page.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import type { CataloguePartition, Change, ListedFund } from '../answers.gen.ts'
import { writeFigure } from '../answers.ts'

const TITLE: Text = { en: 'What do Brazil’s funds hold?', pt: 'O que têm os fundos brasileiros?' }
const LEAD: Text = {
  en: 'Each month every investment fund files its portfolio. Look at it, open the funds inside it, and see the line of the file that says so.',
  pt: 'Todo mês, cada fundo de investimento entrega sua carteira. Veja-a, abra os fundos que estão dentro dela e encontre a linha do arquivo que o diz.',
}
const EXAMPLES: Text = { en: 'Examples', pt: 'Exemplos' }
const LARGEST: Text = { en: 'The largest funds with a portfolio here', pt: 'Os maiores fundos com carteira aqui' }
const LARGEST_LEAD: Text = {
  en: 'By the net assets in the register, each as of its day. A fund that holds others counts their assets again.',
  pt: 'Pelo patrimônio líquido do cadastro, cada um no seu dia. Um fundo de cotas conta de novo o que está nos fundos que tem.',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const NAV: Text = { en: 'Net assets, R$', pt: 'Patrimônio líquido, R$' }
const LISTED = '8'
const NEWEST: Text = { en: 'The newest month of portfolios', pt: 'A competência mais recente das carteiras' }
const IN_NUMBERS: Text = { en: 'The month in numbers', pt: 'O mês em números' }
const COMPLETE: Text = { en: 'It is complete.', pt: 'Está completa.' }
const PARTIAL: Text = {
  en: 'It is partial: the files that were there lack',
  pt: 'É parcial: nos arquivos que havia faltam',
}
const UNKNOWN: Text = {
  en: 'Whether it is complete is not known.',
  pt: 'Não se sabe se está completa.',
}
const CHANGES: Text = { en: 'What changed last', pt: 'O que mudou por último' }
const ALL_CHANGES: Text = { en: 'All changes', pt: 'Todas as mudanças' }
const ADDED: Text = { en: 'added', pt: 'incluídas' }
const REMOVED: Text = { en: 'removed', pt: 'excluídas' }
const CHANGED: Text = { en: 'changed', pt: 'alteradas' }
const TABLE: Text = { en: 'Table', pt: 'Tabela' }
const PART: Text = { en: 'Part', pt: 'Parte' }
const WHEN: Text = { en: 'Published', pt: 'Publicada' }
const ROWS: Text = { en: 'Rows', pt: 'Linhas' }
const AS_A_TABLE: Text = { en: 'Changes', pt: 'Mudanças' }

interface Example {
  /** The page that shows it. */
  readonly page: string
  readonly path: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly name: Text
  readonly why: Text
}

const SHOWN: readonly Example[] = [
  {
    page: '/fund/{cnpj}',
    path: '/fund/21407758000119',
    name: { en: 'An ETF of the Ibovespa', pt: 'Um fundo de índice do Ibovespa' },
    why: { en: 'shares, some of them lent out', pt: 'ações, parte delas cedida em empréstimo' },
  },
  {
    page: '/fund/{cnpj}/inside',
    path: '/fund/24290451000179/inside',
    name: { en: 'A fund of receivables funds', pt: 'Um fundo de cotas de FIDC' },
    why: { en: 'opened, with what cannot be opened', pt: 'carteira aberta, com o que não se consegue abrir' },
  },
  {
    page: '/asset/{code}',
    path: '/asset/VALE3',
    name: { en: 'VALE3', pt: 'VALE3' },
    why: { en: 'which funds hold it', pt: 'quais fundos a detêm' },
  },
  {
    page: '/index/{code}',
    path: '/index/IBOV',
    name: { en: 'Ibovespa', pt: 'Ibovespa' },
    why: { en: 'the portfolio of the index', pt: 'a carteira do índice' },
  },
  {
    page: '/quote/{ticker}',
    path: '/quote/PETR4',
    name: { en: 'Quotes of PETR4', pt: 'Cotações de PETR4' },
    why: { en: 'session by session, as published', pt: 'pregão a pregão, como publicadas' },
  },
  {
    page: '/series/{series}',
    path: '/series/ipca',
    name: { en: 'IPCA', pt: 'IPCA' },
    why: { en: 'consumer prices, month by month', pt: 'preços ao consumidor, mês a mês' },
  },
  {
    page: '/fare',
    path: '/fare',
    parameters: { origin: 'GRU', destination: 'REC' },
    name: { en: 'Air fares from GRU to REC', pt: 'Tarifas aéreas de GRU a REC' },
    why: { en: 'what seats were sold for', pt: 'por quanto se venderam os assentos' },
  },
]

/** The start page: what one can look at, and how new it is. */
export const homePage: ExplorerPage = {
  path: '',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input: z.strictObject({}),
  async render(view) {
    const { ask, say, link, snapshot, language, pages } = view
    const [month] = snapshot.months('cvm_fund_portfolio')
    const detail = (await ask('dataset', { id: 'cvm_fund_portfolio' })).data
    const partitions = detail.partitions
    const partition = partitions.find((each) => each.partition.endsWith(month ?? '—'))
    const changes = (await ask('changelog', { dataset: 'cvm_fund_portfolio', page_size: '8' })).data
    const shown = { status: 'normal', has_portfolio: 'true' }
    const listed = await ask('funds', { ...shown, sort_by: 'nav_value', sort_order: 'desc', page_size: LISTED })
    const largest = listed.data.filter((fund) => fund.nav_value !== null)
    const body = (
      <>
        <h1 class="hero">{say(TITLE)}</h1>
        <p class="lead">{say(LEAD)}</p>
        <h2>{say(EXAMPLES)}</h2>
        <ul class="cards">
          {SHOWN.filter(({ page }) => pages.has(page)).map(({ path, parameters, name, why }) => (
            <li>
              <a href={link(path, parameters)}>{say(name)}</a>
              <span class="quiet">{say(why)}</span>
            </li>
          ))}
        </ul>
        {largest.length > 0 && renderLargest(view, largest)}
        {month !== undefined && renderNewest(view, month, partition)}
        <h2>{say(CHANGES)}</h2>
        {renderChangesTable(view, changes)}
        <p>
          <a href={language === 'pt' ? '/pt/docs/changelog' : '/docs/changelog'}>{say(ALL_CHANGES)}</a>
        </p>
      </>
    )
    return { title: '', description: say(LEAD), body, isListed: true }
  },
}

function renderLargest({ say, figures, link }: PageView, largest: readonly ListedFund[]): Html {
  return (
    <>
      <h2>{say(LARGEST)}</h2>
      <p class="quiet">{say(LARGEST_LEAD)}</p>
      <div class="scroll" role="region" aria-label={say(LARGEST)} tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">{say(FUND)}</th>
              <th scope="col" class="number">
                {say(NAV)}
              </th>
            </tr>
          </thead>
          <tbody>
            {largest.map((fund) => (
              <tr>
                <th scope="row">
                  <a href={link(`/fund/${fund.cnpj}`)}>{shortenFundName(fund.name)}</a>{' '}
                  <small class="quiet">{figures.day(fund.nav_date ?? '')}</small>
                </th>
                <td class="number">{writeFigure(figures, fund.nav_value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Says of the newest month whether its files are complete. */
function renderNewest(
  { say, figures, link, pages }: PageView,
  month: string,
  partition: CataloguePartition | undefined,
): Html {
  const groups = partition?.completeness ?? []
  const lacks = groups.flatMap(({ missing }) => missing)
  const isComplete = groups.length > 0 && groups.every(({ complete }) => complete)
  return (
    <>
      <h2>
        {say(NEWEST)}: {figures.month(month)}
      </h2>
      <p>
        {isComplete ? (
          say(COMPLETE)
        ) : lacks.length === 0 ? (
          say(UNKNOWN)
        ) : (
          <>
            {say(PARTIAL)} {lacks.join(', ')}.
          </>
        )}{' '}
        {pages.has('/month/{month}') && <a href={link(`/month/${month}`)}>{say(IN_NUMBERS)} ›</a>}
      </p>
    </>
  )
}

function renderChangesTable({ say, figures }: PageView, changes: readonly Change[]): Html {
  return (
    <div class="scroll" role="region" aria-label={say(AS_A_TABLE)} tabindex="0">
      <table class="newest-changes">
        <thead>
          <tr>
            <th scope="col">{say(TABLE)}</th>
            <th scope="col">{say(PART)}</th>
            <th scope="col">{say(WHEN)}</th>
            <th scope="col" class="number">
              {say(ROWS)}
            </th>
            <th scope="col" class="number">
              {say(ADDED)}
            </th>
            <th scope="col" class="number">
              {say(REMOVED)}
            </th>
            <th scope="col" class="number">
              {say(CHANGED)}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => {
            const part = change.partition.replace('competence_month=', '')
            return (
              <tr>
                <th scope="row">
                  <code>{change.table}</code>
                  <span class="narrow-only quiet">{part}</span>
                </th>
                <td>{part}</td>
                <td>{figures.day(change.published_at)}</td>
                {[change.rows, change.rows_added, change.rows_removed, change.rows_changed].map((count) => (
                  <td class="number">{writeFigure(figures, count)}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
