import { z } from 'zod'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { ListedFund } from '../../answers.gen.ts'
import { askOrNothing, writeFigure } from '../../answers.ts'
import { renderSearch } from '../../search-field.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { shortenFundName } from '../../text/fund-name.ts'
import { renderNewestChanges } from './changes.tsx'
import { renderEntryLinks } from './entry-links.tsx'
import { MOST_HELD, renderHeldAreas } from './most-held.tsx'
import { listQuestions } from './questions.ts'

const TITLE: Text = { en: 'What do Brazil’s funds hold?', pt: 'O que têm os fundos brasileiros?' }
const LEAD: Text = {
  en: 'Each number leads to the line of the file that it comes from, to the version in which that line appeared, and to what nobody can open.',
  pt: 'Cada número leva à linha do arquivo de onde veio, à versão em que essa linha apareceu e ao que não se consegue abrir.',
}
const FOR_EXAMPLE: Text = { en: 'For example:', pt: 'Por exemplo:' }
const LARGEST: Text = { en: 'The largest funds with a portfolio here', pt: 'Os maiores fundos com carteira nesta base' }
const LARGEST_LEAD: Text = {
  en: 'By the net assets in the register, each as of its day. A fund that holds others counts their assets again.',
  pt: 'Pelo patrimônio líquido do cadastro, na data de cada um. Fundos de cotas repetem o patrimônio dos fundos em que investem.',
}
const FUND: Text = { en: 'Fund', pt: 'Fundo' }
const NAV: Text = { en: 'Net assets, R$', pt: 'Patrimônio líquido, R$' }
const ALL_FUNDS: Text = { en: 'All funds, with filters', pt: 'Todos os fundos, com filtros' }
const LISTED = '8'

export const homePage: ExplorerPage = {
  path: '',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input: z.strictObject({}),
  async render(view) {
    // It is the same page until the next snapshot, in each language and however it is asked for.
    const { askShared: ask, say, language, pinned } = view
    const shown = { status: 'normal', has_portfolio: 'true' }
    const [held, listed, changes] = await Promise.all([
      askOrNothing(ask, 'market_assets', MOST_HELD),
      ask('funds', { ...shown, sort_by: 'nav_value', sort_order: 'desc', page_size: LISTED }),
      ask('changelog', { dataset: 'cvm_fund_portfolio', page_size: '100' }),
    ])
    const largest = listed.data.filter((fund) => fund.nav_value !== null)
    const questions = await listQuestions(view, held, largest)
    const body = (
      <>
        <h1 class="hero">{say(TITLE)}</h1>
        <p class="lead">{say(LEAD)}</p>
        <div class="search-of-page">{renderSearch({ language, pinned })}</div>
        {questions.length > 0 && (
          <p class="questions">
            <span class="quiet">{say(FOR_EXAMPLE)}</span>{' '}
            {questions.map(({ href, question }) => (
              <>
                <a href={href}>{question}</a>{' '}
              </>
            ))}
          </p>
        )}
        {held !== null && renderHeldAreas(view, held)}
        {renderEntryLinks(view, held?.reference_date.slice(0, 7) ?? null)}
        {largest.length > 0 && renderLargest(view, largest)}
        {renderNewestChanges(view, changes.data)}
      </>
    )
    return { title: '', description: say(LEAD), body, isListed: true, hasSearch: true }
  },
}

function renderLargest({ say, figures, link, pages }: PageView, largest: readonly ListedFund[]): Html {
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
      {pages.has('/funds') && (
        <p class="more">
          <a href={link('/funds')}>{say(ALL_FUNDS)}&nbsp;›</a>
        </p>
      )}
    </>
  )
}
