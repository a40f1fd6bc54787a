import type { Response } from 'express'
import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import type { ApiError, ErrorTexts } from '../../schemas/api/error.ts'
import { type Language, LANGUAGE_TAGS, LANGUAGES } from '../../schemas/core/language.ts'

/** The body that every error has. Its code and the names and figures of its data have no language. */
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
 * Builds the body of an error in the language that the client prefers, else in English, and names the language in the
 * headers.
 */
export function buildErrorBodyFor(res: Response, error: ApiError) {
  return buildErrorBody(error, nameLanguage(res))
}

/** Builds the same body in the shape of the protocol that the request is of, which is ours for most. */
export function buildShapedBodyFor(res: Response, error: ApiError): object {
  const { errorShape }: ShapedLocals = res.locals
  return errorShape === undefined
    ? buildErrorBodyFor(res, error)
    : errorShape(error, error.inLanguage(nameLanguage(res)))
}

function nameLanguage(res: Response): Language {
  res.vary('Accept-Language')
  const language = chooseLanguage(res.req)
  res.set('Content-Language', LANGUAGE_TAGS[language])
  return language
}

/** Chooses the language of an error by `Accept-Language`: English if it says nothing of the languages that there are. */
export function chooseLanguage(req: IncomingMessage): Language {
  const chosen = new Negotiator(req).language([...LANGUAGES])
  return LANGUAGES.find((language) => language === chosen) ?? 'en'
}
