import type { RequestHandler, Response } from 'express'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { holdsKey } from '../keys/redact.ts'

/** Notes the id of a request with its response. Headers that are set one by one cost more than all written at once. */
export const noteRequestId: RequestHandler = (req, res, next) => {
  const chosen = req.headers['x-request-id']
  const requestId = typeof chosen === 'string' && isFit(chosen) ? chosen : randomUUID()
  // Express keeps this object.
  Object.assign(res, { locals: { requestId } })
  next()
}

/** Sends the id with an answer of Express. */
export const sendRequestId: RequestHandler = (_req, res, next) => {
  const requestId = readRequestId(res)
  if (requestId !== undefined) res.setHeader('X-Request-Id', requestId)
  next()
}

/** Reads the id that the log has; undefined if Node itself answers before our code. */
export function readRequestId(res: ServerResponse): string | undefined {
  return (res as Partial<Pick<Response, 'locals'>>).locals?.['requestId'] as string | undefined
}

/** The log shows the id, so it must hold no key. */
function isFit(id: string): boolean {
  return /^[A-Za-z0-9._-]{1,128}$/.test(id) && !holdsKey(id)
}
