import { describe, expect, it } from 'vitest'
import { chooseParts, PARTS } from '../parts.ts'
import type { Budget } from './budget.ts'
import { BUDGETS } from './budgets.ts'
import { findChange, formatChange } from './change.ts'
import { BEGIN, END, formatTables, replaceTables } from './page.ts'
import { isBenchmarksPageCurrent } from './page-file.ts'
import { type Measured, PartRecord } from './part-record.ts'
import type { PartResult } from './result.ts'
import { formatPartResult, readPartResult, writePartResult } from './result-file.ts'
import { findPercentile, measureSpread, median } from './statistics.ts'
import { judgeMedian, listBudgetFaults } from './verdicts.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const MOST: Budget = { id: 'slow', part: 'kept', bound: 'most', limit: 2, unit: '×', because: 'a test' }
const LEAST: Budget = { ...MOST, id: 'fast', bound: 'least' }

function recordPart(measured: readonly Measured[], last: PartResult | null = null, scale = 1) {
  const lines: string[] = []
  const record = new PartRecord({
    budgets: [MOST, LEAST],
    last,
    scale,
    machine: 'a machine',
    print: (line) => lines.push(line),
  })
  for (const each of measured) record.add(each)
  return { record, lines, result: makeResult(record) }
}

function makeResult(record: PartRecord): PartResult {
  return {
    part: 'kept',
    measured_at: '2026-11-22T10:00:00Z',
    commit: '0123456789',
    changed: false,
    machine: 'a machine',
    software: 'Node v20, DuckDB v1.5',
    load: { start: [0.1, 0.2, 0.3], end: [1.5, 1, 0.5] },
    scale: 1,
    seconds: 12,
    ...record.contents,
  }
}

const figure = (rounds: readonly number[], id = 'slow'): Measured => ({ id, what: 'something', unit: '×', rounds })

describe('statistics', () => {
  it('takes the middle value of rounds in any order, and the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 100])).toBe(3)
    expect(measureSpread([3, 1, 2])).toEqual({ min: 1, median: 2, max: 3 })
    expect(findPercentile([5, 1, 4, 2, 3], 0.99)).toBe(5)
    expect(
      findPercentile(
        Array.from({ length: 1000 }, (_each, at) => at),
        0.99,
      ),
    ).toBe(990)
    // 99 for 0.99 would be the longest time of all.
    expect(() => findPercentile([1, 2], 99)).toThrow('between 0 and 1')
  })

  it('refuses rounds without a figure', () => {
    expect(() => measureSpread([])).toThrow('a spread needs rounds')
    expect(() => measureSpread([1, Number.NaN])).toThrow('a spread needs rounds')
  })
})

describe('budgets', () => {
  it('meets a limit that is the most up to and with it, and one that is the least from it on', () => {
    expect([1.9, 2, 2.1].map((value) => judgeMedian(value, MOST).met)).toEqual([true, true, false])
    expect([1.9, 2, 2.1].map((value) => judgeMedian(value, LEAST).met)).toEqual([false, true, true])
  })

  it('are each declared once, with a part that runs and a reason', () => {
    expect(new Set(BUDGETS.map(({ id }) => id)).size).toBe(BUDGETS.length)
    expect(BUDGETS.filter(({ part }) => !(part in PARTS))).toEqual([])
    expect(BUDGETS.filter(({ because, limit }) => because === '' || limit <= 0)).toEqual([])
  })

  it('are judged by the median and printed as met or missed', () => {
    const { lines, result } = recordPart([figure([1, 9, 2]), figure([1, 9, 1], 'fast')])
    expect(result.figures.map(({ id, budget }) => [id, budget?.met])).toEqual([
      ['slow', true],
      ['fast', false],
    ])
    expect(lines[0]).toContain('2 (1 to 9) ×')
    expect(lines[0]).toContain('budget ≤ 2 ×: met')
    expect(lines[1]).toContain('budget ≥ 2 ×: MISSED')
  })

  it('are judged before a figure is rounded: what prints as the limit can be missed', () => {
    const { lines, result } = recordPart([figure([2.0003])])
    expect(result.figures.map(({ median, budget }) => [median, budget?.met])).toEqual([[2, false]])
    expect(lines[0]).toContain('budget ≤ 2 ×: MISSED')
  })

  it('refuse a figure in another unit, and a figure that is measured twice', () => {
    expect(() => recordPart([{ ...figure([1]), unit: 'ms' }])).toThrow('its budget is in ×')
    expect(() => recordPart([figure([1]), figure([2])])).toThrow('slow is measured twice')
  })

  it('make a run faulty where one is missed, was not measured, or its part failed, and not otherwise', () => {
    const good = recordPart([figure([1]), figure([3], 'fast')]).result
    expect(listBudgetFaults([{ part: 'kept', result: good }], [MOST, LEAST])).toEqual([])
    const missed = recordPart([figure([3])]).result
    expect(listBudgetFaults([{ part: 'kept', result: missed }], [MOST, LEAST])).toEqual([
      'kept: slow missed: 3 ×, budget ≤ 2 ×',
      'kept: fast was not measured',
    ])
    expect(listBudgetFaults([{ part: 'kept', failure: 'it broke' }], [MOST])).toEqual(['kept: failed: it broke'])
  })
})

describe('a ratio', () => {
  it('is divided round by round, and keeps the spread of both sides', () => {
    const { record } = recordPart([])
    record.addRatio(
      { id: 'ours-to-theirs', what: 'ours / theirs' },
      { what: 'ours', unit: 'ms', rounds: [10, 30, 20] },
      { what: 'theirs', unit: 'ms', rounds: [10, 10, 40] },
    )
    expect(record.contents.figures[0]).toMatchObject({
      rounds: [1, 3, 0.5],
      median: 1,
      ratio: { of: { what: 'ours', median: 20, max: 30 }, to: { what: 'theirs', median: 10, max: 40 } },
    })
  })

  it('of rounds that do not pair up is refused', () => {
    const { record } = recordPart([])
    const side = (rounds: readonly number[]) => ({ what: 'side', unit: 'ms', rounds })
    expect(() => {
      record.addRatio({ id: 'odd', what: 'odd' }, side([1, 2]), side([1]))
    }).toThrow('a spread needs rounds')
  })
})

describe('the change since the last committed run', () => {
  const last = recordPart([figure([10, 11, 12])]).result
  const change = (
    rounds: readonly number[],
    now = { scale: 1, machine: 'a machine' },
    before: PartResult | null = last,
  ) => {
    const [now_] = recordPart([figure(rounds)]).result.figures
    return now_ === undefined ? '' : formatChange(findChange(now_, before, now))
  }

  it('says how the median moved, and whether the rounds overlap', () => {
    expect(change([22, 22, 22])).toBe('+100 % since 2026-11-22')
    expect(change([5.5, 5.5, 5.5])).toBe('−50 % since 2026-11-22')
    expect(change([9, 9.9, 10.5])).toBe('−10 % since 2026-11-22, within the spread')
  })

  it('names another machine, and compares nothing of another scale', () => {
    expect(change([22], { scale: 1, machine: 'another' })).toBe('+100 % since 2026-11-22, another machine')
    expect(change([22], { scale: 0.1, machine: 'a machine' })).toBe('(the committed run has scale 1)')
  })

  it('says that there is none for a new figure or a first run', () => {
    expect(change([22], undefined, { ...last, figures: [] })).toBe('(new)')
    expect(change([22], undefined, null)).toBe('(no committed run)')
  })
})

describe('the file of a part', () => {
  it('reads back as it was written, with the rounds of a figure on one line', async () => {
    const folder = await temporaryFolder()
    const { result } = recordPart([figure([1, 2, 3])])
    await writePartResult(folder, result)
    expect(await readPartResult(folder, 'kept')).toEqual(result)
    expect(await readPartResult(folder, 'portfolio')).toBeNull()
    expect(formatPartResult(result)).toContain('"rounds": [1, 2, 3],')
  })
})

describe('the page', () => {
  it('shows date, machine, load, spread, budget and what is missed', () => {
    const table = formatTables([recordPart([figure([1, 9, 2]), figure([1, 9, 1], 'fast')]).result])
    expect(table).toContain(
      '2026-11-22, a machine, Node v20, DuckDB v1.5, load average 0.1 at the start and 1.5 at the end',
    )
    expect(table).toContain('| something | 2 × | 1 to 9 × | ≤ 2 ×: met |')
    expect(table).toContain('| something | 1 × | 1 to 9 × | ≥ 2 ×: **missed** |')
  })

  it('warns where the months were smaller than the budgets are for', () => {
    const small = { ...recordPart([figure([1])]).result, scale: 0.1 }
    expect(formatTables([small])).toContain('**Months at 0.1 of the full size: the budgets are for full months.**')
  })

  it('keeps what is written around the tables, and refuses a page without their marks', () => {
    const page = `# A page\n\n${BEGIN}\nold\n${END}\n\nMore.\n`
    const replaced = replaceTables(page, [recordPart([figure([1])]).result])
    expect(replaced).toMatch(/^# A page\n/)
    expect(replaced).toMatch(/\n\nMore\.\n$/)
    expect(replaced).not.toContain('old')
    expect(replaceTables(replaced, [recordPart([figure([1])]).result])).toBe(replaced)
    expect(() => replaceTables('# A page', [])).toThrow('lacks the marks')
  })

  it('of the repository is what the committed results make of it (make bench-page)', async () => {
    expect(await isBenchmarksPageCurrent()).toBe(true)
  })
})

describe('the parts', () => {
  it('are all that wait for no request, or those that are named', () => {
    expect(chooseParts(undefined)).toContain('portfolio')
    expect(chooseParts(undefined)).not.toContain('overload')
    expect(chooseParts('kept, overload')).toEqual(['kept', 'overload'])
    expect(() => chooseParts('portfolios')).toThrow('there is no part portfolios')
  })
})
