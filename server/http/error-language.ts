import type { Response } from 'express'
import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import type { ApiError } from '../../schemas/api/error.ts'
import { type Language, LANGUAGE_TAGS, LANGUAGES } from '../../schemas/core/language.ts'

/** The body that every error has. Its code and the names and figures of its data have no language. */
export function buildErrorBody(error: ApiError, language: Language = 'en') {
  const { message, errorData } = error.inLanguage(language)
  return { success: false, message, code: error.code, error_data: errorData }
}

/**
 * Builds the body of an error in the language that the client prefers, else in English, and names the language in the
 * headers.
 */
export function buildErrorBodyFor(res: Response, error: ApiError) {
  res.vary('Accept-Language')
  const language = chooseLanguage(res.req)
  res.set('Content-Language', LANGUAGE_TAGS[language])
  return buildErrorBody(error, language)
}

/** Chooses the language of an error by `Accept-Language`: English if it says nothing of the languages that there are. */
export function chooseLanguage(req: IncomingMessage): Language {
  const chosen = new Negotiator(req).language([...LANGUAGES])
  return LANGUAGES.find((language) => language === chosen) ?? 'en'
}
