import { ownInput, withCommonInput } from '../../../api/common-input.ts'
import type { Endpoint, Snapshot } from '../../../api/endpoint.ts'
import { ApiError } from '../../../api/error.ts'

/** Sends a request like a client's, so that the data of the answer is read. */
export function askAsClient(
  snapshot: Snapshot,
  endpoint: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  return skipIfRefused(() =>
    // The endpoint's own schema makes the input, so it has the type that `answer` takes.
    endpoint.answer(snapshot, ownInput(endpoint, withCommonInput(endpoint).parse(parameters)) as never),
  )
}

/** Does work that may be refused: such a refusal is for clients, and not an error of the snapshot. */
export async function skipIfRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
