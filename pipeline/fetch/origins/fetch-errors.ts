import { BuildError } from '../../../schemas/core/error.ts'

/** `silent`: no answer. `passing`: an error that may pass. `lasting`: one that will not. */
export type FailureKind = 'silent' | 'passing' | 'lasting'

/** A request that did not bring its file. */
export class RequestFailed extends Error {
  override readonly name = 'Failed'
  readonly kind: FailureKind
  readonly hint: string
  /** Pause that the server requested. */
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
  silent: 'Check that the portal is up and that this machine is online. The next run asks again.',
  passing: 'The next run asks again; if it lasts for days, open the URL in a browser.',
  lasting: "Open the URL in a browser: if the portal moved the file, correct the source's url in its dataset.ts.",
}

/** A file that could not be fetched in this run. The build continues without it. */
export class FileNotFetched extends BuildError {
  /** False if the file was not requested, because its host is down; the host's failure is already reported. */
  readonly wasRequested: boolean

  constructor(
    message: string,
    { hint, cause, wasRequested = true }: { hint: string; cause?: unknown; wasRequested?: boolean },
  ) {
    super('SOURCE_UNREACHABLE', message, { hint, cause })
    this.wasRequested = wasRequested
  }
}
