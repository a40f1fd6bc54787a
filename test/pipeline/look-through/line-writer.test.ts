import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LineWriter, toBytes, VALUE_SEPARATOR } from '../../../pipeline/look-through/line-writer.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const seed = Number(process.env['SEED'] ?? 20251031)

const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: 0, max: 15 }).map((power) => 10 ** power),
  fc.integer({ min: 1, max: 15 }).map((power) => 10 ** power - 1),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, -0),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
)
const line = fc.record({
  name: fc.string({ unit: 'grapheme' }),
  first: number,
  text: fc.string({ unit: 'binary' }),
  last: number,
})

it('writes the numbers and texts of each line as they are, in the order in which they came', async () => {
  const path = join(await temporaryFolder(), 'lines')
  await fc.assert(
    fc.asyncProperty(fc.array(line), async (lines) => {
      const writer = await LineWriter.open(path)
      for (const { name, first, text, last } of lines) {
        writer.addBytes(toBytes(name))
        writer.addNumber(first)
        writer.addText(text)
        writer.addNumber(last)
        writer.endLine()
        await writer.write()
      }
      await writer.close()

      const expected = lines.map(
        ({ name, first, text, last }) => `${[name, first, text, last].join(VALUE_SEPARATOR)}\n`,
      )
      expect(await readFile(path, 'utf8')).toBe(expected.join(''))
    }),
    { seed, numRuns: 300 },
  )
})

it('writes more than one piece, and a text that is longer than its buffer', async () => {
  const path = join(await temporaryFolder(), 'lines')
  const long = 'ção'.repeat(1_000_000)
  const writer = await LineWriter.open(path)
  for (let at = 0; at < 100_000; at++) {
    writer.addNumber(at * 1_000_003)
    writer.addText(at === 50_000 ? long : 'short')
    writer.endLine()
    await writer.write()
  }
  await writer.close()

  const lines = (await readFile(path, 'utf8')).split('\n')
  expect(lines).toHaveLength(100_001)
  expect(lines[50_000]).toBe(`50000150000${VALUE_SEPARATOR}${long}`)
  expect(lines[99_999]).toBe(`99999299997${VALUE_SEPARATOR}short`)
})
