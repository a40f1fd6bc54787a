import type { Response } from 'express'

/**
 * Where an answer with data came from: our cache, a query of ours, a published file, or the client's own copy (304).
 */
const ANSWER_SOURCES = ['cache', 'made', 'file', 'client'] as const

export type AnswerSource = (typeof ANSWER_SOURCES)[number]

/** Notes the source with the response, where the metrics read it. */
export function noteAnswerSource(res: Pick<Response, 'locals'>, source: AnswerSource): void {
  res.locals['from'] = source
}

export function readAnswerSource(locals: Readonly<Record<string, unknown>> | undefined): AnswerSource | undefined {
  return ANSWER_SOURCES.find((source) => source === locals?.['from'])
}
