import { expect, it } from 'vitest'
import type { TextLookUp } from '../../../schemas/api/dataset-api.ts'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { groupByClass } from '../../../server/snapshots/row-cache.ts'
import { TextCache, type ReadTexts } from '../../../server/snapshots/text-cache.ts'
import { withConnection } from '../../helpers/duckdb.ts'

const LOOK_UP: TextLookUp = { sql: new URL('file:///lines.sql'), columns: ['id', 'packed'] }
/** Lines of 2,500 classes, more than one query reads; one class has more than is kept. */
const LINES = `SELECT lpad(klass::VARCHAR, 14, '0') AS cnpj, md5(klass || ' ' || line) AS id,
  concat('Título nº ', line, chr(31), repeat('é', klass % 50), chr(31), CASE WHEN line % 2 = 0 THEN 'a"b\\' END) AS packed
  FROM range(2500) t(klass), range(1, 2 + CASE WHEN klass = 77 THEN 6000 ELSE klass % 7 END) u(line)`
const TOO_LONG = '00000000000077'

const readId = (row: Row) => (row as { readonly id: string }).id

/** Keeps the lines, and hands over those that a query finds. */
async function keepLines() {
  return withConnection(async (connection) => {
    const run = async (sql: string, range = {}) => {
      const reader = await connection.runAndReadAll(sql, range)
      return reader.getRowObjectsJson() as unknown as Row[]
    }
    const read: ReadTexts = (wrap, range) => run(wrap(LINES), range)
    const kept = await TextCache.read(LOOK_UP, '2025-10', read)
    return { kept, lines: groupByClass(await run(`${LINES} ORDER BY ALL`)) }
  })
}

it('the rows of each class are those that a query finds, but for a class with too long a text', async () => {
  const { kept, lines } = await keepLines()

  expect(lines.size).toBe(2_500)
  for (const [cnpj, rows] of lines) {
    const found = kept.find(cnpj, ['2025-10'])
    const inOrder = found?.toSorted((a, b) => (readId(a) < readId(b) ? -1 : 1)) ?? null
    expect(inOrder).toEqual(cnpj === TOO_LONG ? null : rows)
  }
})

it('a class without rows has none, and other months are not kept', async () => {
  const { kept } = await keepLines()

  expect(kept.find('none', ['2025-10'])).toEqual([])
  expect(kept.find('00000000000001', ['2025-09'])).toBeNull()
  expect(kept.find('00000000000001', ['2025-10', '2025-09'])).toBeNull()
  expect(kept.find('00000000000001', [])).toBeNull()
})
