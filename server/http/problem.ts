import Negotiator from 'negotiator'
import type { IncomingMessage } from 'node:http'
import { API_STATUS, type ApiError } from '../../schemas/api/error.ts'
import type { Language } from '../../schemas/core/language.ts'
import { ERROR_TITLES } from '../../schemas/service/openapi/error-texts.ts'
import { PROBLEM_TYPE, problemAddress } from '../../schemas/service/openapi/problem.ts'

/** Says whether a client asks for errors as RFC 9457 has them: its `Accept` names their media type. */
export function asksForProblem({ headers }: IncomingMessage): boolean {
  const { accept } = headers
  return (
    accept?.includes(PROBLEM_TYPE) === true &&
    new Negotiator({ headers: { accept } }).mediaTypes().includes(PROBLEM_TYPE)
  )
}

/** Builds the body of an error as RFC 9457 has it, with the code and the data of the other shape. */
export function buildProblem(error: ApiError, language: Language) {
  const { message, errorData } = error.inLanguage(language)
  return {
    type: problemAddress(error.code),
    title: ERROR_TITLES[error.code][language],
    status: API_STATUS[error.code],
    detail: message,
    code: error.code,
    error_data: errorData,
  }
}
