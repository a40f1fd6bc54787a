import type { Endpoint } from './endpoint.ts'
import { givesList } from './row-fields.ts'

interface FormatDeclaration {
  /** Media type that an answer names. */
  readonly type: string
  readonly extension: string
  /** Media types with which clients ask for the format in the header `Accept`. */
  readonly accepted: readonly [string, ...string[]]
  /** Which answers the format can give: a table cannot be a single object. */
  readonly gives: 'every answer' | 'lists'
  /** True if the file names its columns, whether or not a row fills them. */
  readonly hasHeader: boolean
  /** Purpose, a sentence or two for the reference. Markdown. */
  readonly use: string
  /** Schema in the OpenAPI document; null for JSON, which has a schema for each endpoint. */
  readonly schema: {
    readonly id: string
    readonly holds: 'text' | 'bytes'
    /** Explains the form in comparison with the JSON. Markdown. */
    readonly description: string
  } | null
}

/** Declares the formats, which `server/formats/` writes. */
export const FORMATS = {
  json: {
    type: 'application/json; charset=utf-8',
    extension: 'json',
    accepted: ['application/json'],
    gives: 'every answer',
    hasHeader: false,
    use: 'The default. Numbers are printed with their exact decimals.',
    schema: null,
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    accepted: ['text/csv'],
    gives: 'every answer',
    hasHeader: true,
    use: 'A header, then a row an item; nested fields become columns such as `metainfo_isin`. With `decimal=comma` for Brazilian spreadsheets: semicolons, decimal commas and a byte order mark.',
    schema: {
      id: 'CsvText',
      holds: 'text',
      description: 'A header of all columns, as in the example, then a record a row (RFC 4180).',
    },
  },
  xml: {
    type: 'application/xml; charset=utf-8',
    extension: 'xml',
    accepted: ['application/xml', 'text/xml'],
    gives: 'every answer',
    hasHeader: false,
    use: 'The same names and order as JSON, items as `<item>`.',
    schema: {
      id: 'XmlText',
      holds: 'text',
      description: 'The names and the order of the JSON in a `response`; each row is an `item`.',
    },
  },
  ndjson: {
    type: 'application/x-ndjson; charset=utf-8',
    extension: 'ndjson',
    accepted: ['application/x-ndjson', 'application/ndjson', 'application/jsonl'],
    gives: 'every answer',
    hasHeader: false,
    use: 'For programs that read as it comes: one item a line, no envelope.',
    schema: {
      id: 'NdjsonText',
      holds: 'text',
      description:
        'A row of the JSON a line, without the envelope. Where the columns of the CSV begin with what the rows belong to, such as `cnpj` and `reference_date`, each row begins with these too. `x-item-schema` leads to the JSON Schema of a line, as `Link` with rel="describedby" does.',
    },
  },
  arrow: {
    type: 'application/vnd.apache.arrow.stream',
    // `.arrows` is the registered ending of the stream; `.arrow` is the file, which has another beginning and end.
    extension: 'arrows',
    accepted: ['application/vnd.apache.arrow.stream'],
    gives: 'lists',
    hasHeader: true,
    use: 'For data frames: a list as an Arrow stream, decimals exact.',
    schema: {
      id: 'ArrowStream',
      holds: 'bytes',
      description: 'The columns of the CSV as an Arrow IPC stream: bytes.',
    },
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    accepted: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    gives: 'lists',
    hasHeader: true,
    use: 'For spreadsheets: a list as a workbook, with typed cells and a sheet that says source, snapshot and units. A number with more than 15 digits is a text.',
    schema: {
      id: 'Workbook',
      holds: 'bytes',
      description:
        'A sheet with the columns of the CSV, and a sheet that says source, snapshot, limits and units: bytes.',
    },
  },
} as const satisfies Readonly<Record<string, FormatDeclaration>>

export const DECIMALS = ['point', 'comma'] as const
export type Decimal = (typeof DECIMALS)[number]

export type Format = keyof typeof FORMATS

export const ALL_FORMATS = Object.keys(FORMATS) as Format[]

export function listFormats(endpoint: Pick<Endpoint, 'output' | 'rows'>): readonly Format[] {
  const isList = givesList(endpoint)
  return ALL_FORMATS.filter((format) => isList || FORMATS[format].gives === 'every answer')
}
