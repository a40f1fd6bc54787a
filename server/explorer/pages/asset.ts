import { z } from 'zod'
import { assetCodeInput } from '../../../schemas/fund/api/asset-code.ts'
import { competenceInput } from '../../../schemas/api/input.ts'
import { html, type HtmlValue } from '../../docs/page/html.ts'
import { askOrNothing, takeDecimal, takeRow, takeText } from '../answers.ts'
import type { ExplorerPage } from '../page.ts'
import { punctuateCnpj } from '../../docs/page/figures.ts'
import type { Text } from '../../../schemas/api/language/language.ts'
import { MOST_HOLDERS, renderHolders } from './fund/holders.ts'
import { readHoldersHistory, renderHoldersHistory } from './holders-history.ts'

const MONTH: Text = { en: 'Competence month', pt: 'Competência' }
const TICKER: Text = { en: 'Ticker', pt: 'Código de negociação' }
const DUE: Text = { en: 'Maturity', pt: 'Vencimento' }
const ISSUER: Text = { en: 'CNPJ of the issuer', pt: 'CNPJ do emissor' }
const HELD_BY: Text = { en: 'Funds that hold it', pt: 'Fundos que o detêm' }
const WORTH: Text = { en: 'Their holdings', pt: 'Valor nas carteiras' }
const SEEN: Text = { en: 'Filed from, to', pt: 'Nas carteiras, de e até' }
const QUOTES: Text = { en: 'Quotes', pt: 'Cotações' }
const NOBODY: Text = {
  en: 'No line of this month names this asset. Confidential lines name none, so a fund may still hold it.',
  pt: 'Nenhuma linha deste mês nomeia este ativo. Linhas sigilosas não nomeiam nenhum, e um fundo ainda pode tê-lo.',
}

/** An asset, and who holds it. */
export const assetPage: ExplorerPage = {
  path: '/asset/{code}',
  datasets: ['cvm_fund_portfolio'],
  input: z.strictObject({ code: assetCodeInput, date: competenceInput }),
  async render(view) {
    const { ask, say, figures, parameters, link, pages } = view
    const code = takeText(parameters, 'code')
    const date = takeText(parameters, 'date')
    const dated = date === '' ? {} : { date }
    const answer = await ask('asset', { code, ...dated })
    const asset = takeRow(answer, 'data')
    const holders = await askOrNothing(ask, 'asset_holders', { code, ...dated, sort_by: 'value', sort_order: 'desc', page_size: MOST_HOLDERS }) // prettier-ignore
    const worth = takeDecimal(asset, 'value')
    const due = takeText(asset, 'maturity_date')
    const facts: (readonly [string, HtmlValue])[] = [
      [say(MONTH), figures.shortMonth(takeText(answer, 'reference_date'))],
      [say(TICKER), takeText(asset, 'ticker')],
      ['ISIN', takeText(asset, 'isin')],
      [say(ISSUER), takeText(asset, 'cnpj') === '' ? '' : html`<span class="whole">${punctuateCnpj(takeText(asset, 'cnpj'))}</span>`],
      [say(DUE), due === '' ? '' : figures.day(due)],
      [say(HELD_BY), figures.number(takeText(asset, 'holders') || '0')],
      [say(WORTH), worth === null ? '' : figures.shortReais(worth)],
      [say(SEEN), [takeText(asset, 'first_month'), takeText(asset, 'last_month')].filter((month) => month !== '').map(figures.shortMonth).join(' – ')],
    ] // prettier-ignore
    const ticker = takeText(asset, 'ticker')
    const title = ticker || takeText(asset, 'name') || takeText(asset, 'asset_id')
    const name = takeText(asset, 'name')
    const body = html`<h1>${title}</h1>
${name !== title && html`<p class="lead">${name}</p>`}
<dl class="facts">${facts.filter(([, fact]) => fact !== '').map(([label, fact]) => html`<div><dt>${label}</dt><dd>${fact}</dd></div>`)}</dl>
${ticker !== '' && pages.has('/quote/{ticker}') && html`<p class="more"><a href="${link(`/quote/${encodeURIComponent(ticker)}`)}">${say(QUOTES)} ›</a></p>`}
${renderHolders(view, code, holders) ?? html`<p class="nothing">${say(NOBODY)}</p>`}
${renderHoldersHistory(view, code, await readHoldersHistory(view, code))}` // prettier-ignore
    return { title, body }
  },
}
