import { AsyncByteQueue, Field, makeData, RecordBatch, RecordBatchStreamWriter, Schema, Struct } from 'apache-arrow'
import type { EndpointAnswer } from '../../schemas/api/endpoint.ts'
import { type FieldSelection, listSelectedFields } from '../../schemas/api/field-selection.ts'
import { type DeclaredAnswer, listRowFields, type RowField } from '../../schemas/api/row-fields.ts'
import { type ArrowColumn, createArrowColumn } from './arrow-column.ts'
import { findKeyedRows, readValue } from './rows.ts'

/** Writes an answer's rows as an Arrow IPC stream: the schema with the meaning of each column, then a record batch for each piece. */
export async function* writeArrow(
  answer: EndpointAnswer,
  endpoint: DeclaredAnswer,
  selection: FieldSelection | null = null,
): AsyncGenerator<Uint8Array> {
  const { fields, columns, schema } =
    selection === null ? describeWholeTable(endpoint) : describeTable(listSelectedFields(endpoint, selection))
  const written = new WrittenBytes()
  const writer = new RecordBatchStreamWriter().reset(written, schema)
  for await (const rows of findKeyedRows(answer, endpoint).pieces) {
    if (rows.length === 0) continue
    const children = columns.map((column, at) => {
      const path = fields[at]?.path ?? []
      return column.data(rows.map((row) => readValue(row, path)))
    })
    const batch = makeData({ type: new Struct(schema.fields), length: rows.length, nullCount: 0, children })
    writer.write(new RecordBatch(schema, batch))
    yield written.take()
  }
  writer.finish()
  yield written.take()
}

/**
 * Holds the written bytes until they are taken. Arrow's own queue keeps every byte, for readers that may come later.
 */
class WrittenBytes extends AsyncByteQueue {
  #waiting: Uint8Array[] = []

  override write(bytes: ArrayBufferLike | ArrayBufferView): void {
    this.#waiting.push(
      ArrayBuffer.isView(bytes)
        ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        : new Uint8Array(bytes),
    )
  }

  take(): Uint8Array {
    const bytes = Buffer.concat(this.#waiting)
    this.#waiting = []
    return bytes
  }
}

interface ArrowTable {
  readonly fields: readonly RowField[]
  readonly columns: readonly ArrowColumn[]
  readonly schema: Schema
}

const tables = new WeakMap<object, ArrowTable>()

function describeWholeTable(endpoint: DeclaredAnswer): ArrowTable {
  const known = tables.get(endpoint)
  if (known) return known
  const table = describeTable(listRowFields(endpoint))
  tables.set(endpoint, table)
  return table
}

function describeTable(fields: readonly RowField[]): ArrowTable {
  const columns = fields.map(({ name, shape }) => createArrowColumn(name, shape))
  const schema = new Schema(
    fields.map(({ name, shape }, at) => new Field(name, typeAt(columns, at), true, buildFieldMetadata(shape))),
  )
  return { fields, columns, schema }
}

function typeAt(columns: readonly ArrowColumn[], at: number): ArrowColumn['type'] {
  const column = columns[at]
  if (column === undefined) throw new Error(`a field without a column at ${String(at)}`)
  return column.type
}

/** Describes a column inside the file, so that the file explains itself. */
function buildFieldMetadata(shape: RowField['shape']): Map<string, string> {
  const meaning = new Map<string, string>()
  if ('list' in shape) return meaning
  if (shape.description !== '') meaning.set('description', shape.description)
  if (shape.unit !== null) meaning.set('unit', shape.unit)
  return meaning
}
