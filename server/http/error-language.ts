import type { Response } from 'express'
import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import type { ApiError, ErrorTexts } from '../../schemas/api/error.ts'
import { PROBLEM_TYPE } from '../../schemas/service/openapi/problem.ts'
import { asksForProblem, buildProblem } from './problem.ts'
import { type Language, LANGUAGE_TAGS, LANGUAGES } from '../../schemas/core/language.ts'

/** Builds the body of every error. Its code and the names and figures of its data have no language. */
export function buildErrorBody(error: ApiError, language: Language = 'en') {
  const { message, errorData } = error.inLanguage(language)
  return { success: false, message, code: error.code, error_data: errorData }
}

/** Builds the body of an error for a protocol that has a shape of its own. */
type ErrorShape = (error: ApiError, texts: ErrorTexts) => object

interface ShapedLocals {
  errorShape?: ErrorShape
}

/** Gives the errors of a request the shape of a public protocol. */
export function setErrorShape(res: Response, shape: ErrorShape): void {
  const locals: ShapedLocals = res.locals
  locals.errorShape = shape
}

/**
 * Builds the body of an error in the language that the client prefers, else in English, and as RFC 9457 has it where the
 * client names that media type; the headers name both. A request of another protocol gets the shape of that protocol.
 */
export function buildErrorBodyFor(res: Response, error: ApiError): object {
  res.vary('Accept-Language')
  const language = chooseLanguage(res.req)
  res.set('Content-Language', LANGUAGE_TAGS[language])
  const { errorShape }: ShapedLocals = res.locals
  if (errorShape !== undefined) {
    res.type('json')
    return errorShape(error, error.inLanguage(language))
  }
  res.vary('Accept')
  const isProblem = asksForProblem(res.req)
  res.type(isProblem ? PROBLEM_TYPE : 'json')
  return isProblem ? buildProblem(error, language) : buildErrorBody(error, language)
}

/** Chooses the language of an error by `Accept-Language`: English if it names neither language. */
export function chooseLanguage(req: IncomingMessage): Language {
  const chosen = new Negotiator(req).language([...LANGUAGES])
  return LANGUAGES.find((language) => language === chosen) ?? 'en'
}
