import type { ErrorRequestHandler } from 'express'
import { API_STATUS, ApiError, type ApiErrorCode } from '../../schemas/api/error.ts'
import { html } from '../docs/page/html.ts'
import { renderFrame } from './frame.ts'
import { isLanguage, otherLanguage, type Text } from '../../schemas/api/language/language.ts'

const TITLES: Partial<Record<ApiErrorCode, Text>> = {
  invalid_input: { en: 'This address asks for something that we do not know', pt: 'Este endereço pede algo que não conhecemos' },
  not_found: { en: 'There is nothing here', pt: 'Não há nada aqui' },
  conflict: { en: 'This number has several classes', pt: 'Este número tem várias classes' },
  rate_limited: { en: 'Too many pages in one minute', pt: 'Páginas demais em um minuto' },
  unavailable: { en: 'The server is busy', pt: 'O servidor está ocupado' },
} // prettier-ignore

const ADVICE: Partial<Record<ApiErrorCode, Text>> = {
  invalid_input: { en: 'Check the address, or search above.', pt: 'Confira o endereço ou busque acima.' },
  not_found: {
    en: 'Nothing with this name or in this month is in these data. Search above.',
    pt: 'Nada com este nome ou neste mês está nestes dados. Busque acima.',
  },
  conflict: { en: 'Choose one of its classes.', pt: 'Escolha uma das classes.' },
  rate_limited: {
    en: 'All readers behind one address share a limit. Wait a little and load the page again.',
    pt: 'Todos os leitores de um mesmo endereço dividem um limite. Espere um pouco e recarregue a página.',
  },
  unavailable: {
    en: 'Load the page again in a moment.',
    pt: 'Recarregue a página em instantes.',
  },
}

const REQUEST: Text = { en: 'Request', pt: 'Pedido' }
const DETAIL: Text = { en: 'In detail (in English):', pt: 'Em detalhe (em inglês):' }
const SECONDS: Text = { en: 'seconds to wait', pt: 'segundos de espera' }

/** Shows an error below a language as a page, in that language. */
export function showExplorerError(pages: ReadonlySet<string>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const language = req.originalUrl.slice(1, 3)
    const title = error instanceof ApiError ? TITLES[error.code] : undefined
    if (!isLanguage(language) || !(error instanceof ApiError) || title === undefined || res.headersSent) {
      next(error)
      return
    }
    const say = (text: Text) => text[language]
    const wait = String(res.getHeader('Retry-After') ?? (error.code === 'unavailable' ? '5' : ''))
    const advice = ADVICE[error.code]
    const classes = listClasses(error).map(
      (cnpj) => html`<li><a href="/${language}/fund/${cnpj}">${cnpj}</a></li>`,
    ) // prettier-ignore
    const body = html`<h1>${say(title)}</h1>
<p class="lead">${advice !== undefined && say(advice)}${wait !== '' && html` (${wait} ${say(SECONDS)})`}</p>
${classes.length > 0 && html`<ul>${classes}</ul>`}
<p class="quiet">${say(DETAIL)} <span lang="en">${error.message}</span></p>
<p class="quiet">${say(REQUEST)} <code>${String(res.getHeader('X-Request-Id'))}</code></p>` // prettier-ignore
    for (const header of ['ETag', 'X-Snapshot-Id', 'Content-Disposition']) res.removeHeader(header)
    if (wait !== '') res.set('Retry-After', wait)
    res.status(API_STATUS[error.code]).set({
      'Cache-Control': 'no-store',
      'Content-Language': language,
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    })
    const elsewhere = `/${otherLanguage(language)}${req.originalUrl.slice(3)}`
    const frame = { language, title: say(title), body, here: req.originalUrl, elsewhere, snapshot: null, pages }
    res.type('html').send(renderFrame(frame).text)
  }
}

/** The classes that an error names for a number with several. */
function listClasses({ errorData }: ApiError): readonly string[] {
  return Object.values(errorData)
    .flat()
    .map((each) => (typeof each === 'object' && each !== null && 'cnpj' in each ? each.cnpj : each))
    .filter((each): each is string => typeof each === 'string' && /^[0-9A-Z]{12}\d{2}$/.test(each))
}
