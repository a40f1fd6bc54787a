import { readOnce } from '../../../schemas/fund/api/month-cache.ts'
import type { Answer, AskEndpoint, EndpointId, Parameters } from './answers.ts'

/** Answers that stay in memory, some hundred rows each: what pages of the newest months show. */
const MOST_ANSWERS = 48

/** Answers about whole months that several pages show, by snapshot and request. */
export interface SharedAnswers {
  /** Asks as `ask` does, but once for all pages of a snapshot while the answer is among the last. */
  for(snapshot: string, ask: AskEndpoint): AskEndpoint
}

export function createSharedAnswers(): SharedAnswers {
  const known = new Map<string, Promise<unknown>>()
  return {
    for:
      (snapshot, ask) =>
      <Id extends EndpointId>(id: Id, parameters: Parameters) => {
        const key = JSON.stringify([snapshot, id, Object.entries(parameters).sort()])
        // The key names the endpoint, so its answer has the type of this one.
        return readOnce(known, key, MOST_ANSWERS, () => ask(id, parameters)) as Promise<Answer<Id>>
      },
  }
}
