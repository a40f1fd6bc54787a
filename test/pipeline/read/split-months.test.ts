import { realFiles } from '../../../lake/files.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { splitMember } from '../../../pipeline/read/split-months.ts'
import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { OLD } from '../../helpers/headers.ts'
import { line } from '../../helpers/portal.ts'

const source = cda.sources.find(({ covers }) => covers === 'year')
const member = source?.members.find(({ id }) => id === 'PL')

const nav = (DT_COMPTC: string, VL_PATRIM_LIQ = '1.00') => line(OLD.PL, { DT_COMPTC, VL_PATRIM_LIQ })

/** Splits the PL member of 2019 into months; returns the result and the line numbers in each month's file. */
async function split(months: readonly string[], lines: readonly string[], chunkBytes = 1 << 16) {
  if (source === undefined || member === undefined) throw new Error('the portfolio has no yearly source')
  const folder = await temporaryFolder()
  const bytes = Buffer.from(lines.map((text) => `${text}\r\n`).join(''), 'latin1')
  async function* content() {
    for (let at = 0; at < bytes.length; at += chunkBytes)
      yield await Promise.resolve(bytes.subarray(at, at + chunkBytes))
  }
  const visited = { member, memberFile: 'cda_fi_PL_2019.csv', content: content(), encoding: 'iso-8859-1' as const }
  const found = await splitMember(
    { source, period: '2019', declaredIn: 'members.ts' },
    months,
    visited,
    folder,
    realFiles,
  )
  const numbers: Record<string, number[]> = {}
  for (const [month, { path }] of found.byMonth) {
    const text = await readFile(path, 'latin1')
    numbers[month] = text.split('\n').filter(Boolean).map(Number.parseFloat)
  }
  return { ...found, folder, numbers }
}

describe('a member of a year', () => {
  it('is split into the needed months; each line keeps its number', async () => {
    const lines = [OLD.PL, nav('2019-01-31'), nav('2019-02-28'), nav('2019-03-29'), nav('2019-01-02')]

    const { numbers, folder, lines: seen } = await split(['2019-01', '2019-03'], lines)

    expect(numbers).toEqual({ '2019-01': [2, 5], '2019-03': [4] })
    expect(existsSync(join(folder, '2019-02'))).toBe(false)
    expect(seen).toBe(4)
  })

  it('is split in the same way however its chunks are cut', async () => {
    const lines = [
      OLD.PL,
      ...Array.from({ length: 40 }, (_, at) => nav(`2019-${String(1 + (at % 12)).padStart(2, '0')}-28`)),
    ]

    const [whole, cut] = [await split(['2019-02', '2019-12'], lines), await split(['2019-02', '2019-12'], lines, 7)]

    expect(whole.numbers['2019-02']).toEqual([3, 15, 27, 39])
    expect(cut.numbers).toEqual(whole.numbers)
  })

  it('is split by the date as it is cleaned: without spaces at its edges', async () => {
    const { numbers } = await split(['2019-02'], [OLD.PL, nav(' 2019-02-28\xa0')])

    expect(numbers).toEqual({ '2019-02': [2] })
  })

  it('gives a line with a control byte in its date, or with a NUL, to no month, and one with it in a figure to its month', async () => {
    const lines = [
      OLD.PL,
      nav('2019-02-28'),
      nav('2019-\x0702-28'),
      nav('2019-02-28', '11\x073.67'),
      nav('2019-02-28', '11\x003.67'),
    ]

    const { numbers, byMonth, unplaced } = await split(['2019-02'], lines)

    expect(numbers).toEqual({ '2019-02': [2] })
    expect(unplaced).toMatchObject([
      { line: 3, column: 'DT_COMPTC', reason: 'has the control byte 0x07' },
      { line: 5, column: null, reason: /^has 1 NUL byte/, isTorn: true },
    ])
    expect(byMonth.get('2019-02')?.bad).toMatchObject([{ line: 4, reason: 'has the control byte 0x07' }])
  })

  it('gives a line of a wrong shape to the month of its date, and to none without a date', async () => {
    const { byMonth, unplaced, foreign } = await split(
      ['2019-02'],
      [OLD.PL, `${nav('2019-02-28')};`, `${nav('2019-03-28')};`, 'half a line', `${nav('2018-01-31')};`],
    )

    expect(byMonth.get('2019-02')?.bad.map(({ line: at }) => at)).toEqual([2])
    expect(unplaced.map(({ line: at }) => at)).toEqual([4, 5])
    expect(foreign.count).toBe(0)
  })

  it.each([[[]], [['Warning: mysql_connect() failed']]])('that says nothing but %j gives nothing', async (lines) => {
    const { byMonth, numbers } = await split(['2019-02'], lines)

    expect(byMonth.get('2019-02')).toMatchObject({ columns: [], lines: 0 })
    expect(numbers).toEqual({ '2019-02': [] })
  })
})
