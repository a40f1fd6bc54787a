import type { ErrorRequestHandler } from 'express'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ApiError } from '../../../schemas/api/error.ts'
import { type Language, LANGUAGE_TAGS, type Text } from '../../../schemas/core/language.ts'
import { chooseLanguage } from '../../http/error-language.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { writeWholePage } from '../kit/write-whole-page.ts'

/**
 * The page holds its own style: a client over its limit gets no style sheet either. Nothing in it is escaped, because
 * it has no quotes.
 */
const STYLE = readFileSync(new URL('../kit/assets/too-many-requests.css', import.meta.url), 'utf8')
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const TITLE: Text = { en: 'Too many requests', pt: 'Pedidos demais' }
const AGAIN: Text = { en: 'Load the page again', pt: 'Carregar a página de novo' }
const SHARED: Text = {
  en: 'All readers behind the same address share one limit. A program that asks for data sends a key, which has a limit of its own.',
  pt: 'Leitores atrás do mesmo endereço IP dividem um limite. Um programa que pede dados envia uma chave, que tem limite próprio.',
}

/** Shows the error of the rate limit to a browser as a page. Any other client gets the same error as every program. */
export const showTooManyRequests: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const isLimited = error instanceof ApiError && error.code === 'rate_limited'
  if (!isLimited || req.path.startsWith('/v1') || req.accepts(['json', 'html']) !== 'html') {
    next(error)
    return
  }
  res.status(429).set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
  const language = chooseLanguage(req)
  res.vary('Accept, Accept-Language').set('Content-Language', LANGUAGE_TAGS[language])
  // The page is not compressed: the server spends as little as it can on a client over its limit.
  res.type('html').send(writeWholePage(renderTooManyRequests(error.inLanguage(language).message, language)))
}

/** Renders a page that loads nothing and leads nowhere but to itself, because every other page would be refused too. */
function renderTooManyRequests(message: string, language: Language): Html {
  const say = (text: Text) => text[language]
  return (
    <html lang={LANGUAGE_TAGS[language]}>
      <head>
        <meta charset="utf-8" />
        <title>{say(TITLE)}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{say(TITLE)}</h1>
          <p>{message}</p>
          <p>
            <a href="">{say(AGAIN)}</a>
          </p>
          <p class="quiet">{say(SHARED)}</p>
        </main>
      </body>
    </html>
  )
}
