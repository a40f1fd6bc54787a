import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbered } from '../../helpers/number-lines.ts'

// Bytes with a meaning for the reader, and some without.
const byte = fc.constantFrom(...Buffer.from('ab1"  ;;;\r\r\n\n\n\x00\x07\x1a\x7f\x83\xa0\xa0\xe7\xff', 'latin1'))
const file = fc
  .array(byte, { maxLength: 200 })
  .map((bytes) => Buffer.concat([Buffer.from('A;B\r\n'), Buffer.of(...bytes)]))
const cuts = fc.array(fc.nat(210), { maxLength: 12 }).map((places) => [...new Set(places)].sort((a, b) => a - b))
const filedText = fc.stringMatching(/^[ !-:<-~\xa0-\xff]{0,20}$/).filter((text) => !text.includes('Warning'))

function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  return [0, ...places].map((from, at) => bytes.subarray(from, places[at] ?? bytes.length))
}

describe('numbering lines', () => {
  it('does not depend on the chunk boundaries', async () => {
    await fc.assert(
      fc.asyncProperty(file, cuts, async (bytes, places) => {
        expect(await numbered(...cut(bytes, places))).toEqual(await numbered(bytes))
      }),
      { numRuns: 300 },
    )
  })

  it('does not depend on the chunks being single bytes', async () => {
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        expect(await numbered(...[...bytes].map((each) => Buffer.of(each)))).toEqual(await numbered(bytes))
      }),
    )
  })

  it('passes on or rejects every line that is not empty, each with its own number', async () => {
    await fc.assert(
      fc.asyncProperty(file, async (bytes) => {
        const { text, bad } = await numbered(bytes)

        const seen = [...(text.match(/^\d+/gm) ?? []).map(Number), ...bad.map(({ line }) => line)].sort((a, b) => a - b)
        const filed = bytes
          .toString('latin1')
          .split('\n')
          .flatMap((line, at) => (/^\r?$/.test(line) ? [] : [at + 1]))
        expect(seen).toEqual(filed.slice(1))
      }),
    )
  })

  it('gives the fields as filed, trimmed, if they have only printable letters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(filedText, filedText), { minLength: 1, maxLength: 8 }), async (rows) => {
        const { text } = await numbered(
          Buffer.from(`A;B\r\n${rows.map((row) => `${row.join(';')}\r\n`).join('')}`, 'latin1'),
        )

        const trimmed = rows.map((row) => row.map((field) => field.replaceAll('\xa0', ' ').replaceAll(/^ +| +$/g, '')))
        expect(text).toBe(trimmed.map((row, at) => `${String(at + 2)};${row.join(';')}\n`).join(''))
      }),
    )
  })
})
