import type { components } from './api.gen.ts'

type Schemas = components['schemas']

/** The body of every error: which members `error_data` has follows from `code`. */
export type ErrorBody = {
  // Name by name: a schema of any value would swallow the rest of their union.
  [Name in keyof Schemas]: Schemas[Name] extends { readonly success: false } ? Schemas[Name] : never
}[keyof Schemas]

/** An answer that is no success. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorBody['code'] | 'unknown'
  readonly errorData: Readonly<Record<string, unknown>>
  /** Finds the request in the operator's log. */
  readonly requestId: string | null

  constructor(response: Response, body: unknown) {
    const known = isErrorBody(body) ? body : null
    super(known?.message ?? `The server answered ${String(response.status)} without saying why.`)
    this.status = response.status
    this.code = known?.code ?? 'unknown'
    this.errorData = known?.error_data ?? {}
    this.requestId = response.headers.get('x-request-id')
  }
}

/** What stands between may answer in another form: a proxy's page. */
function isErrorBody(body: unknown): body is ErrorBody {
  return body !== null && typeof body === 'object' && 'success' in body && body.success === false && 'code' in body
}
