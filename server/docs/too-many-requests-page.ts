import type { ErrorRequestHandler } from 'express'
import { ApiError } from '../../schemas/core/error.ts'
import { html } from './page/html.ts'
import { renderPage } from './page/layout.ts'

/** A browser that asked too often is told so on a page; what asks for anything else gets the error that every program gets. */
export const showTooManyRequests: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const isLimited = error instanceof ApiError && error.code === 'rate_limited'
  if (!isLimited || req.path.startsWith('/v1') || req.accepts(['json', 'html']) !== 'html') {
    next(error)
    return
  }
  const body = html`<h1>Too many requests</h1>
<p>${error.message} Everybody behind the same address counts as one. Programs that ask for data send a key, which has a limit of its own.</p>` // prettier-ignore
  res.status(429).set('Cache-Control', 'no-store').vary('Accept')
  // Not packed: it is for those who ask for more than they should.
  res.type('html').send(renderPage({ title: 'Too many requests', body, path: req.path }).text)
}
