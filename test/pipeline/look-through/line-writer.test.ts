import { realFiles } from '../../../lake/files.ts'
import fc from 'fast-check'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeLines } from '../../../pipeline/look-through/line-writer.ts'
import { VALUE_SEPARATOR } from '../../../schemas/core/value-text.ts'
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
const line = fc.record({ first: number, text: fc.string({ unit: 'binary' }), last: number })

it('writes the numbers and texts of each line as they are, in the order in which they came', async () => {
  const path = join(await temporaryFolder(), 'lines')
  await fc.assert(
    fc.asyncProperty(fc.array(line), async (lines) => {
      await writeLines(realFiles, path, lines, ({ first, text, last }, file) => {
        file.addNumber(first)
        file.addText(text)
        file.addNumber(last)
        file.endLine()
      })

      const expected = lines.map(({ first, text, last }) => `${[first, text, last].join(VALUE_SEPARATOR)}\n`)
      expect(await readFile(path, 'utf8')).toBe(expected.join(''))
    }),
    { seed, numRuns: 300 },
  )
})

it('writes more than one piece, and a text that is longer than its buffer', async () => {
  const path = join(await temporaryFolder(), 'lines')
  const long = 'ção'.repeat(1_000_000)
  const numbers = Array.from({ length: 100_000 }, (_, at) => at)
  await writeLines(realFiles, path, numbers, (at, file) => {
    file.addNumber(at * 1_000_003)
    file.addText(at === 50_000 ? long : 'short')
    file.endLine()
  })

  const lines = (await readFile(path, 'utf8')).split('\n')
  expect(lines).toHaveLength(100_001)
  expect(lines[50_000]).toBe(`50000150000${VALUE_SEPARATOR}${long}`)
  expect(lines[99_999]).toBe(`99999299997${VALUE_SEPARATOR}short`)
})

it('writes an item of more lines than its buffer has room for', async () => {
  const path = join(await temporaryFolder(), 'lines')
  const numbers = Array.from({ length: 200_000 }, (_, at) => at)
  await writeLines(realFiles, path, [numbers], (all, file) => {
    for (const at of all) {
      file.addNumber(at)
      file.addNumber(-Number.MAX_SAFE_INTEGER)
      file.endLine()
    }
  })

  const expected = numbers.map((at) => `${String(at)}${VALUE_SEPARATOR}-9007199254740991\n`)
  expect(await readFile(path, 'utf8')).toBe(expected.join(''))
})

it('closes the file of a line that cannot be made, and says why', async () => {
  const path = join(await temporaryFolder(), 'lines')
  const write = writeLines(realFiles, path, [1, 2], (at, file) => {
    if (at === 2) throw new Error('no second line')
    file.addNumber(at)
    file.endLine()
  })
  await expect(write).rejects.toThrow('no second line')
  expect(await readFile(path, 'utf8')).toBe('1\n')
})

it('fails where the disk is full, also with the last piece', async () => {
  const write = writeLines(realFiles, '/dev/full', [1], (at, file) => {
    file.addNumber(at)
    file.endLine()
  })
  await expect(write).rejects.toThrow('ENOSPC')
})
