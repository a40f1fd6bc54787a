import { joinTexts, type Language, type Text } from '../core/language.ts'
import type { Message } from './language/message.ts'

export type ApiErrorCode =
  | 'invalid_input'
  | 'not_authorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'

/** A new code without a status does not compile. */
export const API_STATUS: Record<ApiErrorCode, number> = {
  invalid_input: 400,
  not_authorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
}

export interface ErrorTexts {
  readonly message: string
  readonly errorData: Readonly<Record<string, unknown>>
}

/** An answer that is not a success. Its messages say what to do next; `message` is their English, for logs. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly messages: readonly Message[]
  readonly errorData: Readonly<Record<string, unknown>>
  readonly text: Text

  constructor(
    code: ApiErrorCode,
    messages: Message | readonly Message[],
    errorData: Readonly<Record<string, unknown>> = {},
    text = joinTexts([messages].flat()),
  ) {
    super(text.en)
    this.code = code
    this.messages = [messages].flat()
    this.errorData = errorData
    this.text = text
  }

  /** Gives what a client reads; the names and figures of its data have no language. */
  inLanguage(language: Language): ErrorTexts {
    return { message: this.text[language], errorData: this.errorData }
  }
}
