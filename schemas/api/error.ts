/** Codes of the API's error body. */
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

/** The HTTP status of each code; a new code without a status does not compile. */
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

/** An answer that is not a success. `message` says what to do next. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  readonly errorData: Readonly<Record<string, unknown>>

  constructor(code: ApiErrorCode, message: string, errorData: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.errorData = errorData
  }
}
