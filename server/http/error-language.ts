import type { Response } from 'express'
import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import type { ApiError } from '../../schemas/api/error.ts'
import { PROBLEM_TYPE } from '../../schemas/service/openapi/problem.ts'
import { asksForProblem, buildProblem } from './problem.ts'
import { type Language, LANGUAGE_TAGS, LANGUAGES } from '../../schemas/core/language.ts'

/** The body that every error has. Its code and the names and figures of its data have no language. */
export function buildErrorBody(error: ApiError, language: Language = 'en') {
  const { message, errorData } = error.inLanguage(language)
  return { success: false, message, code: error.code, error_data: errorData }
}

/**
 * Builds the body of an error in the language that the client prefers, else in English, and as RFC 9457 has it where the
 * client names that media type; the headers name both.
 */
export function buildErrorBodyFor(res: Response, error: ApiError): object {
  res.vary('Accept-Language')
  const language = chooseLanguage(res.req)
  res.set('Content-Language', LANGUAGE_TAGS[language])
  res.vary('Accept')
  const isProblem = asksForProblem(res.req)
  res.type(isProblem ? PROBLEM_TYPE : 'json')
  return isProblem ? buildProblem(error, language) : buildErrorBody(error, language)
}

/** Chooses the language of an error by `Accept-Language`: English if it says nothing of the languages that there are. */
export function chooseLanguage(req: IncomingMessage): Language {
  const chosen = new Negotiator(req).language([...LANGUAGES])
  return LANGUAGES.find((language) => language === chosen) ?? 'en'
}
