import type { components } from './api.gen.ts'

type Schemas = components['schemas']

/** Body of every error. Its `code` decides which members `error_data` has. */
export type ErrorBody = {
  // Each name is tested by itself: a schema of any value would swallow the rest of the union.
  [Name in keyof Schemas]: Schemas[Name] extends { readonly success: false } ? Schemas[Name] : never
}[keyof Schemas]

/** An answer that is not a success. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorBody['code'] | 'unknown'
  readonly errorData: Readonly<Record<string, unknown>>
  /** The operator finds the request in the log by this id. */
  readonly requestId: string | null

  constructor(response: Response, text: string) {
    const known = parseErrorBody(text)
    super(known?.message ?? describe(response))
    this.status = response.status
    this.code = known?.code ?? 'unknown'
    this.errorData = known?.error_data ?? {}
    this.requestId = response.headers.get('x-request-id')
  }
}

/** Some items of a request for many funds have no answer, and rows do not say which. */
export class ItemErrors extends Error {
  override readonly name = 'ItemErrors'
  readonly count: number

  constructor(count: number) {
    super(
      `${String(count)} of the requested items have no answer. The errors in the body of get() say which and why; skipItemErrors gives the rows of the others.`,
    )
    this.count = count
  }
}

/** The connection ended in the middle of a row. */
export class BrokenStreamError extends Error {
  override readonly name = 'BrokenStreamError'

  constructor() {
    super('The answer ended in the middle of a row: ask again, in the same snapshot.')
  }
}

/** A manifest is not signed by a key that you trust, or is another than was signed. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError'
}

/** A file has other bytes than the signed manifest says. */
export class HashMismatchError extends Error {
  override readonly name = 'HashMismatchError'

  constructor(file: string, expected: string, found: string) {
    super(`${file} has the sha256 ${found}, and the signed manifest says ${expected}: download it again.`)
  }
}

/**
 * An answer that no server of this API gives, such as an address elsewhere. The client does not follow it, and sends
 * the key nowhere else.
 */
export class UnsafeAnswerError extends Error {
  override readonly name = 'UnsafeAnswerError'
}

function describe({ status, headers, type }: Response): string {
  const location = headers.get('location')
  // A browser does not show where a redirect leads.
  if (type !== 'opaqueredirect' && (status < 300 || status > 399 || location === null))
    return `The server answered ${String(status)} without saying why.`
  return `The server leads to ${location ?? 'another address'}. The key is not sent on: if that is the server, give its address as baseUrl.`
}

/** A proxy in between may answer with a body of its own, such as a page. */
function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return body !== null && typeof body === 'object' && 'success' in body && body.success === false && 'code' in body
}
