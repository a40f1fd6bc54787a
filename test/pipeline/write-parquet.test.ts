import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withDuck } from '../../pipeline/duckdb.ts'
import { writeParquet } from '../../pipeline/write-parquet.ts'
import { brl, type Column, required, text, whole } from '../../schemas/core/column.ts'
import { temporaryFolder } from '../helpers/folders.ts'

const PLACE = {
  source_member: required(text('the file', 'File that the row was read from.')),
  source_line: required(whole('the file', 'Line of that file.')),
}

const VALUED = { code: text('CODIGO', 'The code.'), value: required(brl('VALOR', 'The value.')) }

async function write(select: string, columns: Readonly<Record<string, Column>>) {
  const folder = await temporaryFolder()
  return withDuck({ threads: 1, temporary: join(folder, 'spill') }, (duck) =>
    writeParquet(duck, `(${select})`, {
      path: join(folder, 'fuel_price.parquet'),
      file: 'fuel_price/all/fuel_price.parquet',
      dataset: 'fuel_price',
      columns,
      rowGroupSize: 2048,
    }),
  )
}

describe('a row without a value in a required column', () => {
  it('is refused with its lines in the source', async () => {
    const select = `SELECT 'A' AS code, CASE WHEN i NOT IN (3, 4000) THEN i END::DECIMAL(20,2) AS value,
      'precos.csv' AS source_member, (i + 2)::INTEGER AS source_line FROM range(5000) lines(i)`

    await expect(write(select, { ...VALUED, ...PLACE })).rejects.toMatchObject({
      code: 'CHECK_FAILED',
      message: 'fuel_price lacks required values: value in 2 rows (precos.csv line 5, precos.csv line 4002)',
    })
  })

  it('is refused with the number of rows if the table does not name its lines', async () => {
    await expect(write(`SELECT 'A' AS code, NULL::DECIMAL(20,2) AS value`, VALUED)).rejects.toThrow(
      'fuel_price lacks required values: value in 1 rows',
    )
  })

  it('names each such column', async () => {
    const select = `SELECT NULL::VARCHAR AS code, NULL::DECIMAL(20,2) AS value`

    await expect(write(select, { ...VALUED, code: required(VALUED.code) })).rejects.toThrow(
      'fuel_price lacks required values: code in 1 rows; value in 1 rows',
    )
  })
})

describe('a required list', () => {
  const names = { names: required({ ...text('derived', 'The names.'), duckdb: 'VARCHAR[]' }) }

  it('may be empty', async () => {
    expect(await write(`SELECT []::VARCHAR[] AS names`, names)).toMatchObject({ rows: 1 })
  })

  it('is refused where it is missing', async () => {
    await expect(write(`SELECT NULL::VARCHAR[] AS names`, names)).rejects.toThrow('names in 1 rows')
  })
})

describe('a row without a value in another column', () => {
  it('is published', async () => {
    const written = await write(`SELECT NULL::VARCHAR AS code, 1.5::DECIMAL(20,2) AS value`, VALUED)

    expect(written).toMatchObject({ rows: 1, file: 'fuel_price/all/fuel_price.parquet' })
  })
})
