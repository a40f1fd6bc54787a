import type { Endpoint } from './endpoint.ts'
import { givesList } from './row-fields.ts'

/** The forms an answer can have: media type, other names of it that clients use, what the name of a download ends with. */
export const FORMATS = {
  json: { type: 'application/json; charset=utf-8', extension: 'json', accepted: ['application/json'] },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', accepted: ['text/csv'] },
  xml: { type: 'application/xml; charset=utf-8', extension: 'xml', accepted: ['application/xml', 'text/xml'] },
  ndjson: {
    type: 'application/x-ndjson; charset=utf-8',
    extension: 'ndjson',
    accepted: ['application/x-ndjson', 'application/ndjson', 'application/jsonl'],
  },
  // `.arrows` is the registered ending of the stream; `.arrow` is the file, which has another beginning and end.
  arrow: {
    type: 'application/vnd.apache.arrow.stream',
    extension: 'arrows',
    accepted: ['application/vnd.apache.arrow.stream'],
  },
} as const

export type Format = keyof typeof FORMATS

const ALWAYS: readonly Format[] = ['json', 'csv', 'xml', 'ndjson']

/** The formats of an endpoint: Arrow is for tables, so not for an answer that is a single object. */
export function formatsOf(endpoint: Pick<Endpoint, 'output' | 'rows'>): readonly Format[] {
  return givesList(endpoint) ? [...ALWAYS, 'arrow'] : ALWAYS
}
