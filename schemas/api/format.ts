import type { Endpoint } from './endpoint.ts'
import { givesList } from './row-fields.ts'

interface FormatDeclaration {
  /** Media type that an answer names. */
  readonly type: string
  readonly extension: string
  /** Media types by which clients ask for it in the header `Accept`. */
  readonly accepted: readonly [string, ...string[]]
  /** Which answers it can give: a table cannot be a single object. */
  readonly gives: 'every answer' | 'lists'
  /** Its purpose, a sentence or two for the reference. Markdown. */
  readonly use: string
}

/** What a format needs is declared here; `server/formats/` writes it. */
export const FORMATS = {
  json: {
    type: 'application/json; charset=utf-8',
    extension: 'json',
    accepted: ['application/json'],
    gives: 'every answer',
    use: 'The default. Numbers are printed with their exact decimals.',
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    accepted: ['text/csv'],
    gives: 'every answer',
    use: 'A header, then a row an item; nested fields become columns such as `metainfo_isin`. With `decimal=comma` for Brazilian spreadsheets: semicolons, decimal commas and a byte order mark.',
  },
  xml: {
    type: 'application/xml; charset=utf-8',
    extension: 'xml',
    accepted: ['application/xml', 'text/xml'],
    gives: 'every answer',
    use: 'The same names and order as JSON, items as `<item>`.',
  },
  ndjson: {
    type: 'application/x-ndjson; charset=utf-8',
    extension: 'ndjson',
    accepted: ['application/x-ndjson', 'application/ndjson', 'application/jsonl'],
    gives: 'every answer',
    use: 'For programs that read as it comes: one item a line, no envelope.',
  },
  arrow: {
    type: 'application/vnd.apache.arrow.stream',
    // `.arrows` is the registered ending of the stream; `.arrow` is the file, which has another beginning and end.
    extension: 'arrows',
    accepted: ['application/vnd.apache.arrow.stream'],
    gives: 'lists',
    use: 'For data frames: a list as an Arrow stream, decimals exact.',
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    accepted: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    gives: 'lists',
    use: 'For spreadsheets: a list as a workbook, with typed cells and a sheet that says source, snapshot and units. A number with more than 15 digits is a text.',
  },
} as const satisfies Readonly<Record<string, FormatDeclaration>>

export const DECIMALS = ['point', 'comma'] as const
export type Decimal = (typeof DECIMALS)[number]

export type Format = keyof typeof FORMATS

const ALL = Object.keys(FORMATS) as Format[]

export function listFormats(endpoint: Pick<Endpoint, 'output' | 'rows'>): readonly Format[] {
  const isList = givesList(endpoint)
  return ALL.filter((format) => isList || FORMATS[format].gives === 'every answer')
}
