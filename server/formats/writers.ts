import type { EndpointAnswer, Endpoint } from '../../schemas/api/endpoint.ts'
import type { Format } from '../../schemas/api/format.ts'
import { writeArrow } from './arrow.ts'
import { writeCsv } from './csv.ts'
import { writeJson, writeNdjson } from './json.ts'
import type { RowPlaces } from './rows.ts'
import { writeXml } from './xml.ts'

type WriteAnswer = (
  answer: EndpointAnswer,
  endpoint: Pick<Endpoint, 'output'> & RowPlaces,
) => AsyncIterable<string | Uint8Array>

/** The writer of each format. It gives the answer in pieces, the first of them when the query is done. */
export const WRITERS: Readonly<Record<Format, WriteAnswer>> = {
  json: ({ body }, { rows }) => writeJson(body, rows),
  csv: writeCsv,
  xml: ({ body }, { rows }) => writeXml(body, rows),
  ndjson: writeNdjson,
  arrow: writeArrow,
}
