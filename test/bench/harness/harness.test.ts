import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { chooseParts, PARTS } from '../parts.ts'
import { type Budget, BUDGETS } from './budgets.ts'
import { findPercentile, median } from './measure.ts'
import { BEGIN, END, formatTables, makeBenchmarksPage, replaceTables } from './page.ts'
import { listBudgetFaults, PartRecord } from './record.ts'
import { formatPartResult, type PartResult, readPartResult, writePartResult } from './results.ts'

const MOST: Budget = { id: 'slow', part: 'kept', bound: 'most', limit: 2, unit: '×', because: 'a test' }
const LEAST: Budget = { ...MOST, id: 'fast', bound: 'least' }

/** Records figures of rounds, by their id, and returns what was printed of them and the result. */
function recordPart(measured: Readonly<Record<string, readonly number[]>>, last: PartResult | null = null, now = {}) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const settings = { budgets: [MOST, LEAST], last, scale: 1, machine: 'a machine', print, ...now }
  const record = new PartRecord(settings)
  for (const [id, rounds] of Object.entries(measured)) record.add(id, 'something', '×', rounds)
  const { figures, remarks } = record
  const result: PartResult = {
    part: 'kept',
    measured_at: '2026-11-22T10:00:00Z',
    commit: '0123456789',
    changed: false,
    machine: 'a machine',
    software: 'Node v20, DuckDB v1.5',
    load: { start: [0.1, 0.2, 0.3], end: [1.5, 1, 0.5] },
    scale: 1,
    seconds: 12,
    remarks,
    figures,
  }
  return { record, lines, result }
}

it('takes the middle value of rounds in any order, and refuses rounds without a figure', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 2, 100])).toBe(3)
  expect(findPercentile([5, 1, 4, 2, 3], 0.99)).toBe(5)
  expect(findPercentile([...Array(1000).keys()], 0.99)).toBe(990)
  // 99 for 0.99 would be the longest time of all.
  expect(() => findPercentile([1, 2], 99)).toThrow('between 0 and 1')
  expect(() => recordPart({ slow: [] })).toThrow('a spread needs rounds')
  expect(() => recordPart({ slow: [1, Number.NaN] })).toThrow('a spread needs rounds')
})

describe('budgets', () => {
  const judge = (id: string, value: number) => recordPart({ [id]: [value] }).result.figures[0]?.budget?.met

  it('meets a limit that is the most up to and with it, and one that is the least from it on', () => {
    expect([1.9, 2, 2.1].map((value) => judge('slow', value))).toEqual([true, true, false])
    expect([1.9, 2, 2.1].map((value) => judge('fast', value))).toEqual([false, true, true])
  })

  it('are judged before a figure is rounded: what prints as the limit can be missed', () => {
    const { lines, result } = recordPart({ slow: [2.0003] })
    expect(result.figures.map((figure) => [figure.median, figure.budget?.met])).toEqual([[2, false]])
    expect(lines[0]).toContain('budget ≤ 2 ×: MISSED')
  })

  it('are judged by the median and printed as met or missed', () => {
    const { lines } = recordPart({ slow: [1, 9, 2], fast: [1, 9, 1] })
    expect(lines[0]).toMatch(/2 \(1 to 9\) × budget ≤ 2 ×: met/)
    expect(lines[1]).toContain('budget ≥ 2 ×: MISSED')
  })

  it('are each declared once, with a part that runs and a reason', () => {
    expect(new Set(BUDGETS.map(({ id }) => id)).size).toBe(BUDGETS.length)
    expect(BUDGETS.filter(({ part }) => !(part in PARTS))).toEqual([])
    expect(BUDGETS.filter(({ because, limit }) => because === '' || limit <= 0)).toEqual([])
  })

  it('refuse a figure in another unit, and a figure that is measured twice', () => {
    const { record } = recordPart({ slow: [1] })
    expect(() => {
      record.add('fast', 'something', 'ms', [1])
    }).toThrow('its budget is in ×')
    expect(() => {
      record.add('slow', 'something', '×', [1])
    }).toThrow('slow is measured twice')
  })

  it('make a run faulty where one is missed or was not measured, and not otherwise', () => {
    expect(listBudgetFaults(recordPart({ slow: [1], fast: [3] }).result, [MOST, LEAST])).toEqual([])
    expect(listBudgetFaults(recordPart({ slow: [3] }).result, [MOST, LEAST])).toEqual([
      'kept: slow missed: 3 ×, budget ≤ 2 ×',
      'kept: fast was not measured',
    ])
  })
})

it('divides a ratio round by round, and keeps the spread of both sides', () => {
  const { record } = recordPart({})
  const pairs = [
    [10, 10],
    [30, 10],
    [20, 40],
  ] as const
  record.ratio('ours-to-theirs', 'ours / theirs', ['ours', 'theirs'], 'ms', pairs)
  const ratio = { of: { what: 'ours', median: 20, max: 30 }, to: { what: 'theirs', median: 10, max: 40 } }
  expect(record.figures[0]).toMatchObject({ rounds: [1, 3, 0.5], median: 1, ratio })
})

it('prints the change since the last committed run, where it measured the same', () => {
  const last = recordPart({ slow: [10, 11, 12] }).result
  const change = (rounds: readonly number[], before: PartResult | null = last, now = {}) =>
    recordPart({ slow: rounds }, before, now).lines[0]?.replace(/.*(met|MISSED) /, '')
  expect(change([22, 22, 22])).toBe('+100 % since 2026-11-22')
  expect(change([5.5, 5.5, 5.5])).toBe('−50 % since 2026-11-22')
  expect(change([9, 9.9, 10.5])).toBe('−10 % since 2026-11-22, within the spread')
  expect(change([22], last, { machine: 'another' })).toBe('+100 % since 2026-11-22, another machine')
  expect(change([22], last, { scale: 0.1 })).toBe('(the committed run has scale 1)')
  expect(change([22], null)).toBe('(new)')
})

it('reads a result back as it was written, with the rounds of a figure on one line', async () => {
  const folder = await temporaryFolder()
  const { result } = recordPart({ slow: [1, 2, 3] })
  await writePartResult(folder, result)
  expect(await readPartResult(folder, 'kept')).toEqual(result)
  expect(await readPartResult(folder, 'portfolio')).toBeNull()
  expect(formatPartResult(result)).toContain('"rounds": [1, 2, 3],')
})

describe('the page', () => {
  it('shows date, machine, load, spread, budget, what is missed, and months that were smaller', () => {
    const { result } = recordPart({ slow: [1, 9, 2], fast: [1, 9, 1] })
    const table = formatTables([result])
    expect(table).toContain(
      '2026-11-22, a machine, Node v20, DuckDB v1.5, load average 0.1 at the start and 1.5 at the',
    )
    expect(table).toContain('| something | 2 × | 1 to 9 × | ≤ 2 ×: met |')
    expect(table).toContain('| something | 1 × | 1 to 9 × | ≥ 2 ×: **missed** |')
    expect(formatTables([{ ...result, scale: 0.1 }])).toContain('**Months at 0.1 of the full size: the budgets are for')
  })

  it('keeps what is written around the tables, and refuses a page without their marks', () => {
    const { result } = recordPart({ slow: [1] })
    const replaced = replaceTables(`# A page\n\n${BEGIN}\nold\n${END}\n\nMore.\n`, [result])
    expect(replaced).toMatch(/^# A page\n[^]*\n\nMore\.\n$/)
    expect(replaced).not.toContain('old')
    expect(replaceTables(replaced, [result])).toBe(replaced)
    expect(() => replaceTables('# A page', [])).toThrow('lacks the marks')
  })

  it('of the repository is what the committed results make of it (make bench-page)', async () => {
    const { before, page } = await makeBenchmarksPage()
    expect(page).toBe(before)
  })
})

it('measures all parts that wait for no request, or those that are named', () => {
  expect(chooseParts(undefined)).toContain('portfolio')
  expect(chooseParts(undefined)).not.toContain('overload')
  expect(chooseParts('kept, overload')).toEqual(['kept', 'overload'])
  expect(() => chooseParts('portfolios')).toThrow('there is no part portfolios')
})
