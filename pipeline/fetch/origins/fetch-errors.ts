import { BuildError } from '../../../schemas/core/error.ts'

/** How a request failed: nobody answered, the answer was an error that may pass, or one that asking again does not change. */
export type FailureKind = 'silent' | 'passing' | 'lasting'

/** One request that did not bring what it was sent for. */
export class RequestFailed extends Error {
  override readonly name = 'Failed'
  readonly kind: FailureKind
  readonly hint: string
  /** How long the server asked to be left alone. */
  readonly retryAfterMs: number | null

  constructor(
    kind: FailureKind,
    message: string,
    {
      hint = HINTS[kind],
      retryAfterMs = null,
      cause,
    }: { hint?: string; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.hint = hint
    this.retryAfterMs = retryAfterMs
  }
}

const HINTS: Record<FailureKind, string> = {
  silent: 'Is the portal up, and is this machine on the net? The next run asks again.',
  passing: 'The next run asks again; if it lasts for days, open the URL in a browser.',
  lasting: "Open the URL in a browser: if the portal moved the file, mend the source's url in its dataset.ts.",
}

/** A file that could not be fetched in this run. The build goes on without it. */
export class FileNotFetched extends BuildError {
  /** False where the file was not even asked for, because its host is down: the host has been told of already. */
  readonly asked: boolean

  constructor(message: string, { hint, cause, asked = true }: { hint: string; cause?: unknown; asked?: boolean }) {
    super('SOURCE_UNREACHABLE', message, { hint, cause })
    this.asked = asked
  }
}
