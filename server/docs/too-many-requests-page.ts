import type { ErrorRequestHandler } from 'express'
import { ApiError } from '../../schemas/core/error.ts'
import { html } from './page/html.ts'
import { renderPage } from './page/layout.ts'

/** Shows the error of the rate limit to a browser as a page. Any other client gets the same error as every program. */
export const showTooManyRequests: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const isLimited = error instanceof ApiError && error.code === 'rate_limited'
  if (!isLimited || req.path.startsWith('/v1') || req.accepts(['json', 'html']) !== 'html') {
    next(error)
    return
  }
  const body = html`<h1>Too many requests</h1>
<p class="lead">${error.message}</p>
<p>All readers behind the same address share one limit. A program that asks for data sends a key, which has a limit of its own.</p>` // prettier-ignore
  res.status(429).set('Cache-Control', 'no-store').vary('Accept')
  // The page is not compressed: the server spends as little as it can on a client over its limit.
  res.type('html').send(renderPage({ title: 'Too many requests', body, path: req.path }).text)
}
