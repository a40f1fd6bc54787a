import { z } from 'zod'
import { type EndpointAnswer, type Endpoint, type Row, Rows } from '../../../schemas/api/endpoint.ts'
import { described, listOutput } from '../../../schemas/api/output.ts'
import type { Decimal, Format } from '../../../schemas/api/format.ts'
import { WRITERS } from '../../../server/formats/writers.ts'

const decimal = (duckdb: string) => described(z.number().nullable(), 'A number.', duckdb)

/** A synthetic list with a value of each type, an object that can lack keys and a list in each row. */
export const syntheticList: Pick<Endpoint, 'output' | 'rows'> = {
  output: listOutput(
    z.strictObject({
      name: described(z.string().nullable(), 'A text.', 'VARCHAR'),
      day: described(z.iso.date().nullable(), 'A day.', 'DATE'),
      held: described(z.boolean().nullable(), 'A flag.', 'BOOLEAN'),
      whole: described(z.int().nullable(), 'A whole number.', 'INTEGER'),
      long: described(z.int().nullable(), 'A long whole number.', 'BIGINT'),
      wide: decimal('DECIMAL(38,0)'),
      money: decimal('DECIMAL(20,2)'),
      fine: decimal('DECIMAL(38,12)'),
      extra: z.strictObject({
        note: described(z.string(), 'A text that can be left out.', 'VARCHAR').optional(),
        rate: described(z.number(), 'A number that can be left out.', 'DECIMAL(18,6)').optional(),
      }),
      parts: z.array(
        z.strictObject({
          label: described(z.string(), 'A text.', 'VARCHAR'),
          value: described(z.number().nullable(), 'A number.', 'DECIMAL(38,2)'),
        }),
      ),
    }),
  ),
  rows: ['data'],
}

function readAnswer(pieces: AsyncIterable<readonly Row[]>): EndpointAnswer {
  return { body: { success: true, data: new Rows(pieces) }, fileName: 'synthetic' }
}

/** What a written answer says about its origin. */
export const ORIGIN = {
  snapshot: '20260110T030000Z',
  request: '/v1/synthetic',
  dataset: null,
  decimal: 'point',
} as const

type WantedForm = Format | { readonly format: Format; readonly decimal: Decimal }

/** Writes these rows in a format, in pieces. */
export function written(form: WantedForm, pieces: AsyncIterable<readonly Row[]>): AsyncIterable<string | Uint8Array> {
  const { format, decimal } = typeof form === 'string' ? { format: form, decimal: ORIGIN.decimal } : form
  return WRITERS[format](readAnswer(pieces), syntheticList, null, { ...ORIGIN, decimal })
}

/** Writes rows that come in these pieces in a format, as a whole. */
export async function writeWhole(format: WantedForm, ...pieces: readonly (readonly Row[])[]): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of written(format, inTurn(pieces))) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** Reads the items of a list one after the other. */
export async function* inTurn<T>(values: Iterable<T>): AsyncGenerator<T> {
  for (const value of values) yield await Promise.resolve(value)
}
