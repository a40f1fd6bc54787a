import type { Answer, Endpoint } from '../../schemas/core/endpoint.ts'
import type { Format } from '../../schemas/core/format.ts'
import { arrowPieces } from './arrow.ts'
import { csvPieces } from './csv.ts'
import { jsonPieces } from './json.ts'
import { ndjsonPieces } from './ndjson.ts'
import { xmlPieces } from './xml.ts'

type Represent = (answer: Answer, endpoint: Pick<Endpoint, 'output' | 'rows'>) => AsyncIterable<string | Uint8Array>

/** How an answer is written in each format: its bytes or text in pieces, the first of them when the query is done. */
export const represent: Readonly<Record<Format, Represent>> = {
  json: ({ body }, { rows }) => jsonPieces(body, rows),
  csv: csvPieces,
  xml: ({ body }, { rows }) => xmlPieces(body, rows),
  ndjson: ndjsonPieces,
  arrow: arrowPieces,
}
