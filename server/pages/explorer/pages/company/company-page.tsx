import { z } from 'zod'
import { choiceInput, dayInput } from '../../../../../schemas/api/input.ts'
import { companyCodeInput } from '../../../../../schemas/company/api/company-code.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { SCOPE_NAMES } from '../../../../../schemas/datasets/cvm_company_statement/words.ts'
import { punctuateCnpj } from '../../../kit/figures.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Company, CompanyFigures } from '../../answers.gen.ts'
import { askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { titleCase } from '../../text/title-case.ts'
import { pickYears, renderCompanyFigures } from './company-figures.tsx'
import { INSTRUMENT_PATH, renderCompanyDatabase } from './company-database.tsx'
import { renderCompanyHolders } from './company-holders.tsx'
import { renderCompanyShares } from './company-shares.tsx'
import { readStatement, renderStatement } from './company-statement.tsx'
import { renderCompanyTickers } from './company-tickers.tsx'
import { CHART_WORDS, SHOWN_STATEMENTS } from './company-words.ts'

const PROFIT: Text = { en: 'profit of', pt: 'lucro de' }
const LOSS: Text = { en: 'loss of', pt: 'prejuízo de' }
const IN: Text = { en: 'in', pt: 'em' }
const CNPJ: Text = { en: 'CNPJ', pt: 'CNPJ' }
const CODES: Text = { en: 'Code at CVM', pt: 'Código CVM' }
const STATUS: Text = { en: 'Registration', pt: 'Registro' }
const SECTOR: Text = { en: 'Sector', pt: 'Setor' }
const CONTROL: Text = { en: 'Control', pt: 'Controle acionário' }
const MARKETS: Text = { en: 'Markets', pt: 'Mercados' }
const AUDITOR: Text = { en: 'Auditor', pt: 'Auditor' }
const CHART: Text = { en: 'Chart of accounts', pt: 'Plano de contas' }
const PERSON: Text = { en: 'a natural person', pt: 'pessoa natural' }
const SINCE: Text = { en: 'since', pt: 'desde' }
const NO_FIGURES: Text = {
  en: 'This snapshot has no annual statements of the company.',
  pt: 'Este snapshot não tem demonstrações anuais da companhia.',
}

/** A company: its registration, figures by year, a statement and the funds that hold what it issued. */
export const companyPage: ExplorerPage = {
  path: '/company/{id}',
  datasets: ['cvm_company', 'cvm_company_statement'],
  input: z.strictObject({
    id: companyCodeInput,
    statement: choiceInput(SHOWN_STATEMENTS, 'The statement that is shown.').optional(),
    scope: choiceInput(SCOPE_NAMES, 'Consolidated or individual.').optional(),
    date: dayInput('A day.').optional(),
  }),
  async render(view) {
    const { ask, parameters, say, pages } = view
    const { data: company } = await ask('company', { id: readParameter(parameters, 'id') })
    const { cnpj } = company
    const all = (await askOrNothing(ask, 'company_figures', { id: cnpj, page_size: '1000' }))?.data ?? []
    const scope = readParameter(parameters, 'scope') || pickScope(all)
    const asked = {
      ...{ cnpj, scope, date: readParameter(parameters, 'date') },
      statement: readParameter(parameters, 'statement') || 'income',
    }
    const [statement, holders, shares, linked] = await Promise.all([
      readStatement(view, asked),
      askOrNothing(ask, 'company_holders', { id: cnpj, page_size: '10' }),
      askOrNothing(ask, 'company_shares', { id: cnpj }),
      // Instruments have a page where everybody may see what the ISIN database says.
      askOrNothing(ask, 'company', { id: cnpj, include: pages.has(INSTRUMENT_PATH) ? 'database_links' : 'links' }),
    ])
    const years = pickYears(all, scope)
    const title = titleOf(view, company, years)
    const body = (
      <>
        <h1>{title}</h1>
        {renderFacts(view, company, years)}
        {years.length === 0 && <p>{say(NO_FIGURES)}</p>}
        {renderCompanyFigures(view, cnpj, years, scope)}
        {renderStatement(view, statement, asked)}
        {renderCompanyTickers(view, cnpj, linked?.data.links ?? [])}
        {renderCompanyDatabase(view, cnpj, linked?.data.database_links ?? [])}
        {renderCompanyShares(view, cnpj, shares)}
        {renderCompanyHolders(view, cnpj, holders)}
      </>
    )
    const description: Text = {
      en: `${title}: figures by year, statements account by account, and the funds that hold it.`,
      pt: `${title}: números por exercício, demonstrações conta a conta e os fundos com seus papéis.`,
    }
    return { title, description: say(description), body, isListed: readParameter(parameters, 'id') === cnpj }
  },
}

/** Consolidated figures include what the company controls. If it controls none, it files only individual ones. */
function pickScope(figures: readonly CompanyFigures[]): string {
  return figures.length === 0 || figures.some(({ scope }) => scope === 'consolidated') ? 'consolidated' : 'individual'
}

function nameCompany({ name, cnpj }: Company): string {
  return shortenCompanyName(name) || cnpj
}

/** States the finding: the profit or loss of the newest year. */
function titleOf({ say, figures }: PageView, company: Company, years: readonly CompanyFigures[]): string {
  const last = years.at(-1)
  const profit = toDecimal(last?.profit)
  if (last === undefined || profit === null) return nameCompany(company)
  const words = profit.startsWith('-') ? LOSS : PROFIT
  return `${nameCompany(company)}: ${say(words)} ${figures.shortReais(profit.replace('-', ''))} ${say(IN)} ${last.period_end.slice(0, 4)}`
}

function renderFacts(view: PageView, company: Company, years: readonly CompanyFigures[]): Html {
  const { figures, say, name } = view
  const since = company.status_date === null ? '' : `, ${say(SINCE)} ${figures.day(company.status_date)}`
  const auditor = company.auditor_name === '***' ? say(PERSON) : shortenCompanyName(company.auditor_name)
  const chart = years.at(-1)?.chart ?? ''
  return renderFactList(view, [
    [CNPJ, <span class="whole">{punctuateCnpj(company.cnpj)}</span>],
    [CODES, company.cvm_codes.map(String).join(' · ')],
    [STATUS, `${titleCase(company.status)}${since}`],
    [SECTOR, company.sector],
    [CONTROL, titleCase(company.controlling_interest)],
    [MARKETS, company.markets.map(titleCase).join(' · ')],
    [AUDITOR, auditor],
    [CHART, chart === '' ? '' : name(CHART_WORDS, chart)],
  ])
}
