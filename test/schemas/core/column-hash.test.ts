import { describe, expect, it } from 'vitest'
import { brl, copied, flag, type HashPart, text } from '../../../schemas/core/column.ts'
import { hashed, writeHashed } from '../../../schemas/core/column-hash.ts'
import { textRows } from '../../helpers/build.ts'

const code = text(copied('CD_X'), 'A code.')
const name = text(copied('NM_X'), 'A name.')
const value = brl(copied('VL_X'), 'A value.')
const inHash = (place: number, more: Omit<HashPart, 'place'> = {}) => ({ place, ...more })

async function readHashed(columns: Parameters<typeof writeHashed>[0], row: string): Promise<unknown> {
  const parts = writeHashed(columns, 'id', 'source')
  const [hashedRow] = await textRows(`SELECT concat_ws('|', ${parts}) AS parts FROM (SELECT ${row})`)
  return hashedRow?.['parts']
}

describe('what a hash is made of', () => {
  it('is each declared column in its place, a text, empty without a value', async () => {
    const columns = { value: hashed('id', inHash(2), value), code: hashed('id', inHash(1), code), name }

    expect(await readHashed(columns, `'A' AS CD_X, 1.50::DECIMAL(20,2) AS VL_X, 'N' AS NM_X`)).toBe('A|1.50')
    expect(await readHashed(columns, `NULL AS CD_X, NULL AS VL_X, 'N' AS NM_X`)).toBe('|')
  })

  it('is the whole text of a decimal with more digits than DuckDB writes fast', async () => {
    const columns = { value: hashed('id', inHash(1), value) }

    for (const text of ['9999999999999999.99', '10000000000000000.00', '-123456789012345678.91', '-0.01', '0.00']) {
      expect(await readHashed(columns, `${text}::DECIMAL(20,2) AS VL_X`)).toBe(text)
    }
  })

  it('is the first of several columns in one place that has a value', async () => {
    const columns = { code: hashed('id', inHash(1), code), name: hashed('id', inHash(1), name) }

    expect(await readHashed(columns, `'A' AS CD_X, 'N' AS NM_X`)).toBe('A')
    expect(await readHashed(columns, `NULL AS CD_X, 'N' AS NM_X`)).toBe('N')
  })

  it('leaves out a text where a code says more', async () => {
    const columns = { name: hashed('id', inHash(1, { unless: ['CD_X'] }), name) }

    expect(await readHashed(columns, `'A' AS CD_X, 'N' AS NM_X`)).toBe('')
    expect(await readHashed(columns, `NULL AS CD_X, 'N' AS NM_X`)).toBe('N')
  })

  it('names a group of columns where one of them has a value, and is one empty text where none has', async () => {
    const group = 'trade'
    const columns = { code: hashed('id', inHash(1, { group }), code), value: hashed('id', inHash(2, { group }), value) }

    expect(await readHashed(columns, `NULL AS CD_X, 2::DECIMAL(20,2) AS VL_X`)).toBe('trade||2.00')
    expect(await readHashed(columns, `NULL AS CD_X, NULL AS VL_X`)).toBe('')
  })

  it('is refused with a free place, two groups in one place, or a made column without its SQL', () => {
    const write = (columns: Parameters<typeof writeHashed>[0]) => () => writeHashed(columns, 'id', 'source')

    expect(write({ code: hashed('id', inHash(2), code) })).toThrow('no column has place 1 of the hash id')
    expect(write({ code: hashed('id', inHash(1), code), name: hashed('id', inHash(1, { group: 'x' }), name) })).toThrow(
      'place 1 of the hash id has two groups',
    )
    expect(write({ made: hashed('id', inHash(1), flag('derived', 'Made.')) })).toThrow('made copies no column')
    expect(write({ code })).toThrow('no column counts for the hash id')
  })
})
