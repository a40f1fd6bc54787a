import { shortenFundName } from './text/fund-name.ts'
import type { ErrorRequestHandler } from 'express'
import { z } from 'zod'
import { API_STATUS, ApiError, type ApiErrorCode } from '../../../schemas/api/error.ts'
import { punctuateCnpj } from '../kit/figures.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { writeWholePage } from '../kit/write-whole-page.ts'
import { renderFrame } from './frame.tsx'
import { type PageSuggestions, suggestPages } from './page-suggestions.ts'
import { writePageAddress } from './page-request.ts'
import { snapshotMessages } from '../../snapshots/snapshot-messages.ts'
import { isLanguage, type Language, otherLanguage, type Text } from '../../../schemas/core/language.ts'
import { joinFilled } from './text/join-filled.ts'

const TITLES: Partial<Record<ApiErrorCode, Text>> = {
  invalid_input: {
    en: 'This address asks for something that we do not know',
    pt: 'O endereço tem um parâmetro que esta página não reconhece',
  },
  not_found: { en: 'There is nothing here', pt: 'Não há nada aqui' },
  conflict: { en: 'This address can be read in several ways', pt: 'O endereço tem mais de uma interpretação' },
  rate_limited: { en: 'Too many pages from one address', pt: 'Acessos demais de um mesmo endereço IP' },
  unavailable: { en: 'The server is busy', pt: 'O servidor está ocupado' },
}

/** Title where nothing was published yet, which no reader can wait for. */
const NO_DATA: Text = { en: 'There are no data here yet', pt: 'Ainda não há dados aqui' }

const ADVICE: Partial<Record<ApiErrorCode, Text>> = {
  invalid_input: { en: 'Check the address, or search above.', pt: 'Confira o endereço ou busque acima.' },
  not_found: {
    en: 'Nothing with this name or in this month is in these data. Search above.',
    pt: 'Não há nada com esse nome, ou nesse mês, na base. Use a busca acima.',
  },
  conflict: { en: 'Ask for one of them.', pt: 'Escolha uma das opções.' },
  rate_limited: {
    en: 'All readers behind one address share a limit. Wait a little and load the page again.',
    pt: 'Leitores atrás do mesmo endereço IP dividem um limite. Aguarde um pouco e recarregue a página.',
  },
  unavailable: {
    en: 'Load the page again in a moment.',
    pt: 'Recarregue a página em instantes.',
  },
}

const SEARCH_FOR: Text = { en: 'Search for these words', pt: 'Buscar estas palavras' }
const PAGES: Text = { en: 'Pages that may help:', pt: 'Páginas que podem ajudar:' }
const REQUEST: Text = { en: 'Request', pt: 'Pedido' }
const DETAIL: Text = { en: 'In detail:', pt: 'Em detalhe:' }
const SECONDS: Text = { en: 'seconds to wait', pt: 'segundos de espera' }

/** Shows an error below a language as a page, in that language. */
export function showExplorerError(pages: ReadonlySet<string>): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const language = req.originalUrl.slice(1, 3)
    const title = error instanceof ApiError ? findTitle(error) : undefined
    if (!isLanguage(language) || !(error instanceof ApiError) || title === undefined || res.headersSent) {
      next(error)
      return
    }
    const say = (text: Text) => text[language]
    const wait = String(res.getHeader('Retry-After') ?? (error.code === 'unavailable' ? '5' : ''))
    const advice = ADVICE[error.code]
    const meant = error.code === 'not_found' ? suggestPages(req.originalUrl, pages) : null
    const said = { language, title: say(title), advice: advice === undefined ? '' : say(advice), wait }
    const body = renderBody(said, error, { meant, pages, request: String(res.getHeader('X-Request-Id')) })
    for (const header of ['ETag', 'X-Snapshot-Id', 'Content-Disposition']) res.removeHeader(header)
    if (wait !== '') res.set('Retry-After', wait)
    res.status(API_STATUS[error.code]).set({
      'Cache-Control': 'no-store',
      'Content-Language': language,
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    })
    const description = joinFilled([`${say(title)}.`, said.advice], ' ')
    const frame = {
      language,
      title: say(title),
      description,
      body,
      // An address can be long, and nothing is at this one.
      here: null,
      elsewhere: `/${otherLanguage(language)}`,
      snapshot: null,
      pages,
      question: meant?.words ?? '',
    }
    res.type('html').send(writeWholePage(renderFrame(frame)))
  }
}

function findTitle({ code, messages }: ApiError): Text | undefined {
  return messages.includes(snapshotMessages.nothingPublished) ? NO_DATA : TITLES[code]
}

interface SaidError {
  readonly language: Language
  readonly title: string
  readonly advice: string
  /** Seconds to wait; '' where waiting does not help. */
  readonly wait: string
}

interface HelpParts {
  readonly meant: PageSuggestions | null
  readonly pages: ReadonlySet<string>
  readonly request: string
}

/** Renders the error, the remedy, and the names that may be meant. */
function renderBody({ language, title, advice, wait }: SaidError, error: ApiError, help: HelpParts): Html {
  const choices = listChoices(error).map(({ path, name }) => (
    <li>
      <a href={`/${language}${path}`}>{name}</a>
    </li>
  ))
  return (
    <>
      <h1>{title}</h1>
      <p class="lead">
        {advice}
        {wait !== '' && (
          <>
            {' '}
            ({wait} {SECONDS[language]})
          </>
        )}
      </p>
      {choices.length > 0 && <ul>{choices}</ul>}
      {help.meant !== null && renderMeant(language, help.meant, help.pages)}
      {renderDetail(language, error)}
      <p class="quiet">
        {REQUEST[language]} <code>{help.request}</code>
      </p>
    </>
  )
}

/** Offers a search with the words of the address, and the pages that it may mean. */
function renderMeant(language: Language, { words, pages }: PageSuggestions, shown: ReadonlySet<string>): Html {
  return (
    <>
      {words !== '' && shown.has('/search') && (
        <p class="more">
          <a href={writePageAddress(`/${language}/search`, { q: words })}>{SEARCH_FOR[language]}&nbsp;›</a>
        </p>
      )}
      {pages.length > 0 && (
        <>
          <p>{PAGES[language]}</p>
          <ul class="facets">
            {pages.map(({ path, title }) => (
              <li>
                <a href={`/${language}${path}`}>{title[language]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function renderDetail(language: Language, { text }: ApiError): Html {
  return (
    <p class="quiet">
      {DETAIL[language]} {text[language]}
    </p>
  )
}

interface Choice {
  readonly path: string
  readonly name: string
}

/** For these kinds, an error names the nearest numbers. */
const NEAREST_OF = ['issuer', 'manager', 'administrator'] as const

const text = z.string().catch('')
const funds = z.array(z.object({ cnpj: text, name: text })).catch([])

/** Details of an error besides its message. */
const namedInError = z.object({
  reason: text,
  nearest: z.array(z.string()).catch([]),
  classes: funds,
  funds,
  assets: z.array(z.object({ asset_id: text, name: text, maturity_date: text })).catch([]),
})

/**
 * Lists the pages that a reader may have meant: the classes of a fund, the funds or assets of a code, or nearest
 * numbers.
 */
function listChoices({ errorData }: ApiError): readonly Choice[] {
  const named = namedInError.parse(errorData)
  const kind = NEAREST_OF.find((each) => named.reason === `${each}_not_found`)
  const nearest = kind === undefined ? [] : named.nearest.map((id) => ({ path: `/${kind}/${id}`, name: id }))
  return [
    ...nearest,
    ...[...named.classes, ...named.funds].map(({ cnpj, name }) => ({
      path: `/fund/${cnpj}`,
      name: joinFilled([shortenFundName(name), punctuateCnpj(cnpj)]),
    })),
    ...named.assets.map(({ asset_id, name, maturity_date }) => ({
      path: `/asset/${encodeURIComponent(asset_id)}`,
      name: joinFilled([name, maturity_date, asset_id]),
    })),
  ]
}
