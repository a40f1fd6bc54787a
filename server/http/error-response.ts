import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { NEVER_KEPT, readLinkToken } from '../keys/links.ts'
import { redactKeys } from '../keys/redact.ts'
import { API_STATUS, ApiError, type ApiErrorCode } from '../../schemas/api/error.ts'
import { errorMessages } from '../../schemas/service/openapi/error-texts.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import { TOO_MUCH_TIME } from '../limits/waiting-clients.ts'
import { NOT_HERE_YET } from '../snapshots/snapshot-selector.ts'
import { buildErrorBodyFor } from './error-language.ts'
import { httpMessages } from './http-messages.ts'

/**
 * Seconds for `Retry-After` by reason. A snapshot that others have comes within seconds, and another server may have it
 * now. Nobody should send at once again what took too long: clients hand on an error that would make them wait so long.
 */
const SECONDS_BY_REASON: ReadonlyMap<unknown, string> = new Map([
  [NOT_HERE_YET, '1'],
  [TOO_MUCH_TIME, '120'],
])
/** Seconds for `Retry-After` where the limit itself names none: the key's own answers end sooner than those of all keys. */
const RETRY_AFTER_SECONDS: Partial<Record<ApiErrorCode, string>> = { rate_limited: '2', unavailable: '5' }

/** Answers every error in the one shape that all errors have. An error that is no ApiError is a bug: it is logged, not shown. */
export function handleErrors(log: Logger): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error: unknown, req: Request, res: Response, _next) => {
    const known = error instanceof ApiError ? error : null
    if (known === null)
      log.error({ id: res.getHeader('X-Request-Id'), path: redactKeys(req.path), err: error }, 'a bug')
    if (res.headersSent) {
      // Part of the answer is sent: only a broken connection shows the client that the rest is missing.
      res.destroy()
      return
    }
    const answer = known ?? new ApiError('internal_error', errorMessages.internalError)
    const wait = SECONDS_BY_REASON.get(answer.errorData['reason']) ?? RETRY_AFTER_SECONDS[answer.code]
    if (answer.code === 'not_authorized') res.set('WWW-Authenticate', 'Bearer')
    if (wait !== undefined && !res.hasHeader('Retry-After')) res.set('Retry-After', wait)
    // These headers describe the answer that did not come. Nobody caches an error.
    for (const header of ['ETag', 'Content-Disposition']) res.removeHeader(header)
    removeNextPageLink(res)
    res.set('Cache-Control', readLinkToken(req) === null ? 'private, no-cache' : NEVER_KEPT)
    // An error is JSON, whatever format the answer would have had.
    res.status(API_STATUS[answer.code]).json(buildErrorBodyFor(res, answer))
  }
}

/** Keeps the link to a deprecation, which holds for an error too. */
function removeNextPageLink(res: Response): void {
  const links = [res.getHeader('Link') ?? []].flat().filter((link) => !String(link).includes('rel="next"'))
  if (links.length === 0) res.removeHeader('Link')
  else res.setHeader('Link', links.map(String))
}

export const refuseUnknownPath: RequestHandler = (req, _res, next) => {
  next(
    new ApiError('not_found', httpMessages.nothingThere({ path: quoted(redactKeys(req.path)) }), {
      reason: 'route_not_found',
    }),
  )
}

export const refuseOtherMethods: RequestHandler = (req, res, next) => {
  res.set('Allow', 'GET, HEAD')
  next(new ApiError('method_not_allowed', errorMessages.wrongMethod({ method: req.method })))
}
