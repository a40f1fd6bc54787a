import type { Request, RequestHandler, Response } from 'express'
import { randomBytes } from 'node:crypto'

/** In a request it names the trace (W3C Trace Context), in an answer the step. */
export const TRACE_HEADER = 'traceparent'

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/**
 * Passes on the trace that a request names: the answer, and the log, have a step of ours in it. A malformed name starts
 * no trace, and the request is answered all the same.
 */
export const passTrace: RequestHandler = ({ headers }: Pick<Request, 'headers'>, res, next) => {
  const named = headers[TRACE_HEADER]
  const [whole, trace = '', parent = '', flags = '', more] =
    TRACEPARENT.exec(typeof named === 'string' ? named : '') ?? []
  // Only a later version may say more than these four parts.
  if (whole !== undefined && !(whole.startsWith('00') && more !== undefined)) {
    const step = randomBytes(8).toString('hex')
    Object.assign(res.locals, { trace, step, parent, flags: Number.parseInt(flags, 16) })
    res.setHeader(TRACE_HEADER, `00-${trace}-${step}-${flags}`)
  }
  next()
}

/** Reads the trace of a request, and the step that its answer was; nothing where it named none. */
export function readTrace({ locals }: Pick<Response, 'locals'>): { readonly trace?: string; readonly step?: string } {
  const { trace, step } = locals as { readonly trace?: string; readonly step?: string }
  return trace === undefined || step === undefined ? {} : { trace, step }
}

/** Reads the step of the client that a request named, and its flags; nothing where it named none. */
export function readParent({ locals }: Pick<Response, 'locals'>): {
  readonly parent?: string
  readonly flags?: number
} {
  const { parent, flags } = locals as { readonly parent?: string; readonly flags?: number }
  return parent === undefined || flags === undefined ? {} : { parent, flags }
}
