import type { Response } from 'express'

/** Where an answer with data came from: memory, a query of ours, a published file, or the client's own copy (304). */
const ORIGINS = ['kept', 'made', 'file', 'client'] as const

export type Origin = (typeof ORIGINS)[number]

/** Notes it beside the request; the measures read it there. */
export function answerFrom(res: Pick<Response, 'locals'>, origin: Origin): void {
  res.locals['from'] = origin
}

export function originOf(locals: Readonly<Record<string, unknown>> | undefined): Origin | undefined {
  return ORIGINS.find((origin) => origin === locals?.['from'])
}
