import type { Answer, Endpoint } from '../../schemas/core/endpoint.ts'
import { toJson } from '../snapshots/values.ts'
import { rowsOf } from './rows.ts'

/** Each row of an answer as JSON on a line of its own, without the envelope. */
export async function* ndjsonPieces(answer: Answer, endpoint: Pick<Endpoint, 'rows'>): AsyncGenerator<string> {
  for await (const rows of rowsOf(answer, endpoint).pieces) yield rows.map((row) => `${toJson(row)}\n`).join('')
}
