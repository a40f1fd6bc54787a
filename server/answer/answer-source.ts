import type { Response } from 'express'

/** Where an answer with data came from: memory, a query of ours, a published file, or the client's own copy (304). */
const ANSWER_SOURCES = ['kept', 'made', 'file', 'client'] as const

export type AnswerSource = (typeof ANSWER_SOURCES)[number]

/** Notes it beside the request; the measures read it there. */
export function noteAnswerSource(res: Pick<Response, 'locals'>, origin: AnswerSource): void {
  res.locals['from'] = origin
}

export function readAnswerSource(locals: Readonly<Record<string, unknown>> | undefined): AnswerSource | undefined {
  return ANSWER_SOURCES.find((origin) => origin === locals?.['from'])
}
