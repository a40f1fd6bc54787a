import type { Answer, Endpoint } from '../../schemas/core/endpoint.ts'
import type { Format } from '../../schemas/core/format.ts'
import { jsonPieces } from './json.ts'

type Represent = (answer: Answer, endpoint: Pick<Endpoint, 'output' | 'rows'>) => AsyncIterable<string | Uint8Array>

/** How an answer is written in each format: its bytes or text in pieces, the first of them when the query is done. */
export const represent: Readonly<Record<Format, Represent>> = {
  json: ({ body }, { rows }) => jsonPieces(body, rows),
}
