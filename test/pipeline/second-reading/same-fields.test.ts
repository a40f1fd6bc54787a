import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tabCommaLines } from '../../../pipeline/read/comma-lines.ts'
import { toLineFields } from '../../../pipeline/read/control-bytes.ts'
import { numberLines } from '../../../pipeline/read/number-lines.ts'
import { decodeLine, nameColumns, splitLine } from '../../../pipeline/second-reading/fields.ts'
import { pickLines } from '../../../pipeline/second-reading/pick-lines.ts'
import type { Member } from '../../../schemas/core/source.ts'

const NAMES = ['A', 'B', 'C']

interface Written {
  readonly format: 'lines' | 'tabbed_lines' | 'comma_lines'
  /** Stands between the fields when lines are numbered. */
  readonly separator: string
  /** Writes the fields of a line, of which any text has some. */
  readonly join: (fields: readonly string[]) => string
}

const quoted = (fields: readonly string[]) => fields.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')
const WAYS: readonly Written[] = [
  { format: 'lines', separator: ';', join: (fields) => fields.join(';') },
  { format: 'tabbed_lines', separator: '\t', join: (fields) => fields.join('\t') },
  { format: 'comma_lines', separator: '\t', join: quoted },
]

const member = ({ format }: Written): Member => ({
  id: 'M',
  relation: 'raw',
  names: () => 'any',
  format,
  fields: { A: { kind: 'text' }, B: { kind: 'money' }, C: { kind: 'text' } },
})

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

/** Reads fields as the compiler passes them on to its tables, by the number of the line. */
async function readByCompiler(bytes: Buffer, size: number, as: Written): Promise<Map<number, string[]>> {
  const written: Buffer[] = []
  const write = (piece: Buffer) => {
    written.push(Buffer.from(piece))
    return Promise.resolve()
  }
  const { format, separator } = as
  const onHeader = (header: string) => toLineFields(header.split(separator), member(as))
  const form = { encoding: 'iso-8859-1', separator: separator.charCodeAt(0) } as const
  const [content, columnsInOrder] =
    format === 'comma_lines' ? [tabCommaLines(pieces(bytes, size)), NAMES] : [pieces(bytes, size), undefined]
  await numberLines(content, { onHeader, columnsInOrder, form, write })
  const lines = Buffer.concat(written).toString('latin1').split('\n').slice(0, -1)
  return new Map(lines.map((text) => [Number(text.split(separator)[0]), text.split(separator).slice(1)]))
}

async function readAgain(bytes: Buffer, size: number, as: Written): Promise<Map<number, string[]>> {
  const wanted = new Set(Array.from({ length: 100 }, (_, at) => at + 1))
  const isHeaded = as.format !== 'comma_lines'
  const isHeader = (line: Buffer) => isHeaded && line.includes(as.separator)
  const picked = await pickLines(pieces(bytes, size), { isHeader, wanted, draw: 0, seed: '' })
  const columns = nameColumns(as.join(NAMES), member(as))
  return new Map(
    [...picked.wanted].flatMap(([number, line]) => {
      const fields = isHeaded && number === 1 ? null : splitLine(decodeLine(line, false), columns, member(as))
      return fields === null ? [] : [[number, [...fields.values()]] as const]
    }),
  )
}

/** Quotes, spaces, control bytes, letters of ISO-8859-1 and separators, in any order. */
const text = fc
  .array(fc.constantFrom('a', 'Ç', '"', "'", ' ', '\u00a0', '\t', '\r', '\u0000', '\u0085', ';', '1', '.', ','), {
    maxLength: 14,
  })
  .map((letters) => letters.join(''))

describe('the fields of a line', () => {
  it('are the same to both readers, whatever the bytes and the pieces that they come in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 20 }),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(...WAYS),
        async (lines, end, size, as) => {
          const written = lines.map((line, at) => (at % 2 === 0 ? as.join(line.split(';')) : line))
          const bytes = Buffer.from([as.join(NAMES), ...written].map((line) => line + end).join(''), 'latin1')

          expect(await readAgain(bytes, size, as)).toEqual(await readByCompiler(bytes, size, as))
        },
      ),
      { numRuns: 450 },
    )
  })
})
