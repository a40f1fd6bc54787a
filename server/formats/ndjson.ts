import type { Answer, Endpoint } from '../../schemas/core/endpoint.ts'
import { toJson } from '../snapshots/values.ts'
import { findRows } from './rows.ts'

/** Each row of an answer as JSON on a line of its own, without the envelope. */
export async function* writeNdjson(answer: Answer, endpoint: Pick<Endpoint, 'rows'>): AsyncGenerator<string> {
  for await (const rows of findRows(answer, endpoint).pieces) yield rows.map((row) => `${toJson(row)}\n`).join('')
}
