import { toJson } from '../../snapshots/values.ts'
import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import { type Row, Rows, type Value } from '../../../schemas/api/endpoint.ts'
import { FORMATS } from '../../../schemas/api/format.ts'
import { describeLosses, type Written } from '../../formats/xlsx/about.ts'
import { writeWorkbook } from '../../formats/xlsx/workbook.ts'
import { writeSmallParquet } from '../../formats/parquet.ts'
import type { ChartData } from './page.ts'
import { PICTURE_FORMATS } from './share/picture-file.ts'

export const DATA_FORMATS = ['csv', 'xlsx', 'json', 'parquet'] as const
/** Names the description of a picture and of the columns of its files. */
export const METADATA = 'metadata'
export const CHART_FORMATS = [...DATA_FORMATS, ...PICTURE_FORMATS, METADATA] as const
type DataFormat = (typeof DATA_FORMATS)[number]
export type ChartFormat = (typeof CHART_FORMATS)[number]

interface ChartOrigin {
  readonly snapshot: string
  /** Address of the page that has the picture. */
  readonly page: string
}

/** Writes the data of a picture as a file: the names of the API, and exact values. */
export async function writeChartData(
  data: ChartData,
  { id, format }: { readonly id: string; readonly format: DataFormat },
  origin: ChartOrigin,
) {
  const name = [id, data.part, origin.snapshot].filter((word) => word !== undefined).join('-')
  const headers = {
    'Content-Type': format === 'parquet' ? PARQUET : FORMATS[format].type,
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  }
  return { content: await WRITERS[format](data, origin), type: format, headers }
}

type WriteData = (data: ChartData, origin: ChartOrigin) => string | Promise<Buffer>

const WRITERS: Readonly<Record<DataFormat, WriteData>> = {
  csv: ({ columns, rows }) => [columns, ...rows].map((row) => `${row.map(writeChartCell).join(',')}\r\n`).join(''),
  json: (data, { snapshot }) =>
    `${toJson({ snapshot, ...(data.part !== undefined && { part: data.part }), data: nameValues(data) })}\n`,
  xlsx: writeChartWorkbook,
  parquet: writeSmallParquet,
}

const PARQUET = 'application/vnd.apache.parquet'

function nameValues({ columns, rows }: ChartData): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])))
}

async function writeChartWorkbook(data: ChartData, { snapshot, page }: ChartOrigin): Promise<Buffer> {
  const fields = data.columns.map((name, at) => ({
    name,
    path: [name],
    shape: { duckdb: guessType(data, at), description: '', unit: null },
  }))
  const about = (written: Written) => [['Snapshot', snapshot], ['Page', page], ...describeLosses(written)] as const
  const pieces: Uint8Array[] = []
  for await (const piece of writeWorkbook({ fields, rows: Rows.of(nameValues(data)).pieces, about })) pieces.push(piece)
  return Buffer.concat(pieces)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A column of days: the other types are seen in the values. */
function guessType({ rows }: ChartData, at: number): string | null {
  const values = rows.flatMap((row) => row[at] ?? [])
  return values.length > 0 && values.every((value) => typeof value === 'string' && DAY.test(value)) ? 'DATE' : null
}

// A spreadsheet would run a text that begins with one of these as a formula.
const FORMULA_START = /^[=+\-@\p{Cc}]/u

function writeChartCell(value: Value): string {
  if (value === null) return ''
  if (value instanceof ExactNumber || typeof value === 'number') return toJson(value)
  const plain = typeof value === 'string' ? value : toJson(value)
  const text = FORMULA_START.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
