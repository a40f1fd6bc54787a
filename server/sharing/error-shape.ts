import type { RequestHandler } from 'express'
import type { ApiErrorCode } from '../../schemas/api/error.ts'
import { setErrorShape } from '../http/error-language.ts'

/** As the protocol's reference server writes them. */
const CODES: Readonly<Record<ApiErrorCode, string>> = {
  invalid_input: 'INVALID_PARAMETER_VALUE',
  not_authorized: 'UNAUTHENTICATED',
  forbidden: 'PERMISSION_DENIED',
  not_found: 'RESOURCE_DOES_NOT_EXIST',
  method_not_allowed: 'METHOD_NOT_ALLOWED',
  conflict: 'CONFLICT',
  rate_limited: 'REQUEST_LIMIT_EXCEEDED',
  internal_error: 'INTERNAL_ERROR',
  unavailable: 'TEMPORARILY_UNAVAILABLE',
}

/** Lets every error of a request have the shape of the protocol. */
export const useProtocolErrors: RequestHandler = (_req, res, next) => {
  setErrorShape(res, ({ code }, { message }) => ({ errorCode: CODES[code], message }))
  next()
}
