import type { ErrorRequestHandler } from 'express'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { API_STATUS, ApiError, type ApiErrorCode } from '../../../schemas/api/error.ts'
import { punctuateCnpj } from '../kit/figures.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { writeWholePage } from '../kit/write-whole-page.ts'
import { readList, readText } from './answers.ts'
import { renderFrame } from './frame.tsx'
import { isLanguage, type Language, otherLanguage, type Text } from '../../../schemas/core/language.ts'
import { shortenFundName } from './text/fund-name.ts'

const TITLES: Partial<Record<ApiErrorCode, Text>> = {
  invalid_input: {
    en: 'This address asks for something that we do not know',
    pt: 'Este endereço pede algo que não conhecemos',
  },
  not_found: { en: 'There is nothing here', pt: 'Não há nada aqui' },
  conflict: { en: 'This address can be read in several ways', pt: 'Este endereço pode ser lido de várias formas' },
  rate_limited: { en: 'Too many pages from one address', pt: 'Páginas demais de um endereço' },
  unavailable: { en: 'The server is busy', pt: 'O servidor está ocupado' },
}

const ADVICE: Partial<Record<ApiErrorCode, Text>> = {
  invalid_input: { en: 'Check the address, or search above.', pt: 'Confira o endereço ou busque acima.' },
  not_found: {
    en: 'Nothing with this name or in this month is in these data. Search above.',
    pt: 'Nada com este nome ou neste mês está nestes dados. Busque acima.',
  },
  conflict: { en: 'Ask for one of them.', pt: 'Peça uma delas.' },
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
const DETAIL: Text = { en: 'In detail:', pt: 'Em detalhe:' }
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
    const choices = listChoices(error).map(({ path, name }) => (
      <li>
        <a href={`/${language}${path}`}>{name}</a>
      </li>
    ))
    const body = (
      <>
        <h1>{say(title)}</h1>
        <p class="lead">
          {advice !== undefined && say(advice)}
          {wait !== '' && (
            <>
              {' '}
              ({wait} {say(SECONDS)})
            </>
          )}
        </p>
        {choices.length > 0 && <ul>{choices}</ul>}
        {renderDetail(language, error)}
        <p class="quiet">
          {say(REQUEST)} <code>{String(res.getHeader('X-Request-Id'))}</code>
        </p>
      </>
    )
    for (const header of ['ETag', 'X-Snapshot-Id', 'Content-Disposition']) res.removeHeader(header)
    if (wait !== '') res.set('Retry-After', wait)
    res.status(API_STATUS[error.code]).set({
      'Cache-Control': 'no-store',
      'Content-Language': language,
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    })
    const description = [`${say(title)}.`, ...(advice === undefined ? [] : [say(advice)])].join(' ')
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
    }
    res.type('html').send(writeWholePage(renderFrame(frame)))
  }
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

/** The kinds of which an error names the nearest numbers. */
const NEAREST_OF = ['issuer', 'manager', 'administrator'] as const

/** The pages with the nearest numbers to one that there is not. */
function listNearest(named: Row): readonly Choice[] {
  const kind = NEAREST_OF.find((each) => readText(named, 'reason') === `${each}_not_found`)
  const nearest = named['nearest']
  if (kind === undefined || !Array.isArray(nearest)) return []
  return nearest.filter((id) => typeof id === 'string').map((id) => ({ path: `/${kind}/${id}`, name: id }))
}

/** The pages that a reader may have meant: the classes of a fund, the funds or assets of a code, or nearest numbers. */
function listChoices({ errorData }: ApiError): readonly Choice[] {
  const named = errorData as Row
  return [
    ...listNearest(named),
    ...[...readList(named, 'classes'), ...readList(named, 'funds')].map((one) => {
      const cnpj = readText(one, 'cnpj')
      return {
        path: `/fund/${cnpj}`,
        name: [shortenFundName(readText(one, 'name')), punctuateCnpj(cnpj)].filter((part) => part !== '').join(' · '),
      }
    }),
    ...readList(named, 'assets').map((one) => {
      const id = readText(one, 'asset_id')
      const due = readText(one, 'maturity_date')
      return {
        path: `/asset/${encodeURIComponent(id)}`,
        name: [readText(one, 'name'), due, id].filter((part) => part !== '').join(' · '),
      }
    }),
  ]
}
