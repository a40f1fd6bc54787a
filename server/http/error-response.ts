import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { redactKeys } from '../keys/redact.ts'
import { API_STATUS, ApiError, type ApiErrorCode } from '../../schemas/core/error.ts'
import { quoted } from '../../schemas/core/quoted.ts'

/** Seconds to wait, where the limit itself does not say: for an answer of the key's own, or for what others ask. */
const WAITS: Partial<Record<ApiErrorCode, string>> = { rate_limited: '2', unavailable: '5' }

/** Turns whatever went wrong into the one error shape of API.md 2. What is not an ApiError is a bug: it is logged, not shown. */
export function problem(log: Logger): ErrorRequestHandler {
  // Express tells an error handler from a middleware by its four parameters.
  return (error: unknown, req: Request, res: Response, _next) => {
    const known = error instanceof ApiError ? error : null
    if (known === null)
      log.error({ id: res.getHeader('X-Request-Id'), path: redactKeys(req.path), err: error }, 'a bug')
    if (res.headersSent) {
      // Part of an answer is out: only a connection that breaks says that the rest is missing.
      res.destroy()
      return
    }
    const answer =
      known ?? new ApiError('internal_error', 'Something broke on our side. Tell us the X-Request-Id of this answer.')
    const wait = WAITS[answer.code]
    if (wait !== undefined && !res.hasHeader('Retry-After')) res.set('Retry-After', wait)
    // Whatever was said of the answer that did not come; no error is kept.
    for (const header of ['ETag', 'Content-Disposition']) res.removeHeader(header)
    forgetNextPage(res)
    res.set('Cache-Control', 'private, no-cache')
    // An error is JSON in whatever form the answer would have come.
    res.status(API_STATUS[answer.code]).type('json').json(bodyOf(answer))
  }
}

/** Leaves the link to a deprecation, which is true of an error too. */
function forgetNextPage(res: Response): void {
  const links = [res.getHeader('Link') ?? []].flat().filter((link) => !String(link).includes('rel="next"'))
  if (links.length === 0) res.removeHeader('Link')
  else res.setHeader('Link', links.map(String))
}

/** The body of every error. */
export function bodyOf({ message, code, errorData }: ApiError) {
  return { success: false, message, code, error_data: errorData }
}

export const noRoute: RequestHandler = (req, _res, next) => {
  next(
    new ApiError('not_found', `There is nothing at ${quoted(req.path)}: see /docs for what there is.`, {
      reason: 'route_not_found',
    }),
  )
}

export const onlyReads: RequestHandler = (req, res, next) => {
  res.set('Allow', 'GET, HEAD')
  next(new ApiError('method_not_allowed', `${req.method} is not for this address: use GET.`))
}
