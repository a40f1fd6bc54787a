import { describe, expect, it } from 'vitest'
import type { Table } from '../../../schemas/core/dataset.ts'
import { brl, text } from '../../../schemas/core/column.ts'
import { type Duck, withDuck } from '../../../pipeline/duckdb.ts'
import { NOW, THEN } from '../../../pipeline/hold/compare-figures.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { findJoined, findMoved } from '../../../pipeline/hold/compare-places.ts'

const table: Table = {
  name: 'line',
  description: 'Lines of files.',
  columns: { member: text('file', 'File.'), value: brl('value', 'Value.'), filed: brl('filed', 'Value as filed.') },
  sql: 'line.sql',
  orderBy: ['member'],
  key: ['member'],
  rowGroupSize: 2_048,
  compared: { each: 'member', figures: ['value', 'filed'], steady: { by: ['member'], figures: ['value', 'filed'] } },
}

/** Lines of three files: in `plain` the figures are always equal, in the others a tenth differs unless they are joined. */
const writeLines = (files: readonly string[], joined: readonly string[] = []) =>
  files
    .map(
      (file) => `SELECT '${file}' AS member, 100.0 + i AS value,
        CASE WHEN ${String(file !== 'plain' && !joined.includes(file))} AND i % 10 = 0 THEN -1 ELSE 1 END * (100.0 + i) AS filed
        FROM range(1000) t(i)`,
    )
    .join(' UNION ALL ')

async function judge(then: string, now: string, judged = table): Promise<string[]> {
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    await duck.run(`CREATE TABLE ${THEN} AS ${then}`)
    await duck.run(`CREATE TABLE ${NOW} AS ${now}`)
    const found = await findJoined(duck, judged, 'what is published')
    expect(found.filter(({ isHeld, id }) => !isHeld || id !== 'line.value filed joined')).toEqual([])
    return found.map(({ says }) => says)
  })
}

it('a file whose figures never differ is compared with itself, and is good as it was', async () => {
  const lines = writeLines(['plain', 'signed', 'other'])

  expect(await judge(lines, lines)).toEqual([])
  expect(await judge(writeLines(['plain', 'signed']), writeLines(['plain', 'signed', 'other'], ['other']))).toEqual([])
})

it('figures that are equal where they were not are found, also in a file that is new', async () => {
  const found = expect.stringContaining('value and filed of line (other) differ in 0 rows of 1,000 rows') as string

  expect(await judge(writeLines(['signed', 'other']), writeLines(['signed', 'other'], ['other']))).toEqual([found])
  expect(await judge(writeLines(['signed']), writeLines(['signed', 'other'], ['other']))).toEqual([found])
})

/** A DuckDB that has nothing to ask. */
const withoutTables = async <T>(work: (duck: Duck) => Promise<T>) =>
  withDuck({ threads: 1, temporary: await temporaryFolder() }, work)

/** Lines of a file, in this many of which the two figures differ. */
const writeFile = (file: string, rows: number, apart: number) =>
  `SELECT '${file}' AS member, 100.0 + i AS value, CASE WHEN i < ${String(apart)} THEN -1 ELSE 1 END * (100.0 + i) AS filed
    FROM range(${String(rows)}) t(i)`
const join = (...files: readonly string[]) => files.join(' UNION ALL ')

describe('figures that are equal in nearly all rows', () => {
  const says = (differ: string, awaited: string, where = ' (a)') => [
    `value and filed of line${where} differ in ${differ}; as in what is published it would be ${awaited}`,
  ]

  it.each([
    [1_000, 10, says('10 rows of 1,000 rows', '100 rows')],
    [1_000, 11, []],
    [200, 0, says('0 rows of 200 rows', '20 rows')],
    [199, 0, []],
  ])(
    'of %i rows with %i that differ are found if twenty or more would, and a tenth of these does',
    async (rows, apart, found) => {
      expect(await judge(writeFile('a', 1_000, 100), writeFile('a', rows, apart))).toEqual(found)
    },
  )

  it('of a new file are compared with the file where fewest differ, but for one that has only zeros', async () => {
    const zeros = `SELECT 'zeros' AS member, 0.0 AS value, 0.0 AS filed FROM range(1000)`
    const before = join(writeFile('a', 1_000, 100), writeFile('b', 1_000, 500), zeros)

    expect(await judge(before, writeFile('new', 1_000, 0))).toEqual(says('0 rows of 1,000 rows', '100 rows', ' (new)'))
    expect(await judge(before, writeFile('zeros', 1_000, 0))).toEqual(
      says('0 rows of 1,000 rows', '100 rows', ' (zeros)'),
    )
    expect(await judge(before, writeFile('b', 1_000, 0))).toEqual(says('0 rows of 1,000 rows', '500 rows', ' (b)'))
    expect(await judge(zeros, writeFile('new', 1_000, 0))).toEqual([])
  })

  it('are judged all together in a table without parts, and not at all in one without steady figures', async () => {
    const [then, now] = [writeFile('a', 1_000, 100), writeFile('b', 1_000, 0)]
    const { steady, figures } = table.compared ?? {}
    const whole = { ...table, compared: { ...(steady && { steady }), ...(figures && { figures }) } }

    expect(await judge(then, now, whole)).toEqual(says('0 rows of 1,000 rows', '100 rows', ''))
    const { compared: _compared, ...plain } = table
    const unsteady = { ...table, compared: { ...(figures && { figures }) } }
    expect(await withoutTables((duck) => findJoined(duck, plain, ''))).toEqual([])
    expect(await withoutTables((duck) => findJoined(duck, unsteady, ''))).toEqual([])
  })
})

/**
 * Judges rows of which each was there before with the figures `t0` and `t1`; what they are now is SQL, with the number of
 * the row as `i`. Five new rows beside them, whose figures are others, say nothing.
 */
async function judgeMoved(rows: number, now: { value?: string; filed?: string }, judged = table): Promise<unknown[]> {
  return withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
    await duck.run(`CREATE TABLE compared AS SELECT
        i >= 0 AS is_both, t0, t1,
        CASE WHEN i < 0 THEN t0 * 100 ELSE ${now.value ?? 't0'} END AS n0,
        CASE WHEN i < 0 THEN t1 * 100 ELSE ${now.filed ?? 't1'} END AS n1
      FROM (SELECT i, 101.0 + 7 * i AS t0, 100003.0 + i AS t1 FROM range(-5, ${String(rows)}) r(i))`)
    return (await findMoved(duck, judged)).map(({ id, says, isHeld }) => [id, isHeld, says])
  })
}

describe('figures whose decimal mark is elsewhere', () => {
  const shifted = (isHeld: boolean, counts: string) => [
    ['line.value shifted', isHeld, `value of line has its decimal mark elsewhere in ${counts} that changed`],
  ]

  it.each([
    [2, []],
    [3, shifted(false, '3 of the 3 rows')],
    [7, shifted(false, '7 of the 7 rows')],
    [8, shifted(true, '8 of the 8 rows')],
    [30, shifted(true, '30 of the 30 rows')],
  ])('in %i of a hundred rows are found from three on, and held from eight on', async (changed, found) => {
    expect(await judgeMoved(100, { value: `CASE WHEN i < ${String(changed)} THEN t0 * 100 ELSE t0 END` })).toEqual(
      found,
    )
  })

  it.each([
    [9, shifted(true, '9 of the 10 rows')],
    [8, []],
  ])('in %i of ten rows that changed are found if they are nine tenths of them', async (changed, found) => {
    const value = `CASE WHEN i < ${String(changed)} THEN t0 / 10 WHEN i < 10 THEN t0 * 20 ELSE t0 END`

    expect(await judgeMoved(100, { value })).toEqual(found)
  })

  it('are found with another sign too, and another sign alone is none', async () => {
    expect(await judgeMoved(100, { value: 'CASE WHEN i < 9 THEN t0 * -1000 ELSE t0 END' })).toEqual(
      shifted(true, '9 of the 9 rows'),
    )
    expect(await judgeMoved(100, { value: '-t0' })).toEqual([])
  })

  it('are judged in a table of one figure, and nothing is asked for one of none', async () => {
    const value = 'CASE WHEN i < 50 THEN t0 * 10 ELSE t0 END'
    const one = { ...table, compared: { each: 'member', figures: ['value'] } }
    const none = { ...table, compared: { each: 'member', figures: [] } }

    expect(await judgeMoved(100, { value }, one)).toEqual(shifted(true, '50 of the 50 rows'))
    expect(await withoutTables((duck) => findMoved(duck, none))).toEqual([])
  })
})

describe('figures that are those of another column', () => {
  const taken = (figure: string, other: string, share: string) => [
    [`line.${figure} place`, true, `${figure} of line is what ${other} was in ${share} rows that changed`],
  ]

  it.each([
    [100, 10, taken('value', 'filed', '100 % of the 10')],
    [100, 9, []],
    [50, 8, taken('value', 'filed', '100 % of the 8')],
    [50, 7, []],
  ])('of %i rows in %i are found if these are a tenth of all, and eight', async (rows, changed, found) => {
    expect(await judgeMoved(rows, { value: `CASE WHEN i < ${String(changed)} THEN t1 ELSE t0 END` })).toEqual(found)
  })

  it.each([
    [18, taken('value', 'filed', '90 % of the 20')],
    [17, []],
  ])('in %i of twenty rows that changed are found if they are nine tenths of them', async (changed, found) => {
    const value = `CASE WHEN i < ${String(changed)} THEN t1 WHEN i < 20 THEN t0 + 1 ELSE t0 END`

    expect(await judgeMoved(100, { value })).toEqual(found)
  })

  it('are found in any column, and both where two have changed places', async () => {
    expect(await judgeMoved(100, { filed: 't0' })).toEqual(taken('filed', 'value', '100 % of the 100'))
    expect(await judgeMoved(100, { value: 't1', filed: 't0' })).toEqual([
      ...taken('value', 'filed', '100 % of the 100'),
      ...taken('filed', 'value', '100 % of the 100'),
    ])
  })

  it('are none where they are zero or empty', async () => {
    expect(await judgeMoved(100, { value: 'CASE WHEN i < 50 THEN 0 ELSE NULL END' })).toEqual([])
  })
})
