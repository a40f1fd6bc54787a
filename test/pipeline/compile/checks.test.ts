import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gradeChecks, listMonthChecks, runBlockingChecks } from '../../../pipeline/compile/checks.ts'
import type { PartitionInput } from '../../../pipeline/compile/partition-input.ts'
import { StatementGraph } from '../../../pipeline/compile/statement-graph.ts'
import type { Duck, DuckRow } from '../../../pipeline/duckdb.ts'
import type { Check } from '../../../schemas/core/check.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import type { Member } from '../../../schemas/core/source.ts'
import { holdDuck, type HeldDatabase } from '../../helpers/duckdb.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

let held: HeldDatabase<Duck>
beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
})
afterAll(() => held.close())

const unnamed: Member = { id: 'A', relation: 'raw', names: () => 'any', fields: {} }
const member: Member = { ...unnamed, monthField: 'DAY' }

/** Runs the statement of a check over the lines that a VALUES of made-up days gives. */
async function faultsOf({ sql }: Pick<Check, 'sql'>, relation: string, columns: string, values: string) {
  return held.it.rows(`WITH ${relation} (${columns}) AS (VALUES ${values}) ${sql}`)
}

describe('the check of the month of a member', () => {
  it('is none for a file without months, and none for a member whose lines name no month', () => {
    expect(listMonthChecks([member], null)).toEqual([])
    expect(listMonthChecks([unnamed], '2025-03')).toEqual([])
  })

  it('is one for the members whose months are alike, and another for those of quarters or of another relation', () => {
    const members = [
      member,
      { ...member, id: 'B' },
      { ...member, id: 'C', quarterly: true },
      { ...member, id: 'D', relation: 'other' },
    ]

    const checks = listMonthChecks(members, '2025-03')

    expect(checks.map(({ level }) => level)).toEqual(['blocks', 'blocks', 'blocks'])
    expect(checks.map(({ sql }) => /member IN \((.*)\) AND/.exec(sql)?.[1])).toEqual(["'A', 'B'", "'C'", "'D'"])
  })

  it('lists the lines of other months, and those without a day, by line', async () => {
    const [check] = listMonthChecks([member], '2025-03')

    const faults = await faultsOf(
      check ?? { sql: '' },
      'raw',
      'member, period, line, DAY',
      `('A', '2025-03', 4, DATE '2024-03-31'), ('A', '2025-03', 3, NULL), ('A', '2025-03', 2, DATE '2025-03-31'),
       ('B', '2025-03', 2, DATE '2025-02-28')`,
    )

    expect(faults).toEqual([
      { member: 'A', period: '2025-03', line: 3, column: 'DAY', detail: 'is empty' },
      { member: 'A', period: '2025-03', line: 4, column: 'DAY', detail: 'is 2024-03-31' },
    ])
  })

  it('takes the months of the quarter until then where a member is quarterly, and no later one', async () => {
    const [check] = listMonthChecks([{ ...member, quarterly: true }], '2025-06')

    const days = ['2025-03-31', '2025-04-30', '2025-06-30', '2025-07-31']
    const lines = days.map((day, at) => `('A', '2025-06', ${String(at + 2)}, DATE '${day}')`)
    const faults = await faultsOf(check ?? { sql: '' }, 'raw', 'member, period, line, DAY', lines.join(', '))

    expect(faults.map(({ detail }) => detail)).toEqual(['is 2025-03-31', 'is 2025-07-31'])
  })

  it('reads a month from two columns, where a line names year and month apart', async () => {
    const [check] = listMonthChecks([{ ...unnamed, monthFields: { year: 'Y', month: 'M' } }], '2025-03')

    const faults = await faultsOf(
      check ?? { sql: '' },
      'raw',
      'member, period, line, Y, M',
      "('A', '2025', 2, 2025, 3), ('A', '2025', 3, 2024, 3), ('A', '2025', 4, 2025, 4), ('A', '2025', 5, 2025, NULL)",
    )

    expect(faults.map(({ line, column, detail }) => [line, column, detail])).toEqual([
      [3, 'Y, M', 'is 2024-03'],
      [4, 'Y, M', 'is 2025-04'],
      [5, 'Y, M', 'is empty'],
    ])
  })
})

/** Two files of one source, of two months, with a member each. */
const inputs = ['2025-03', '2025-04'].map((month) => {
  const name = `made_up_${month.replace('-', '')}.csv`
  const of: Member = { ...member, names: (period) => [`made_up_${String(period).replace('-', '')}.csv`] }
  const url = `https://portal.example/${month}/made_up.zip`
  return {
    source: { id: 'made_up', format: 'zip', members: [{ ...of, id: 'Z', names: () => [] }, of] },
    period: month,
    raw: { url, members: [{ name }] },
  }
}) as unknown as readonly PartitionInput[]

const check = (sql: string, level: Check['level'] = 'blocks'): Check => ({
  id: 'made_up_rule',
  level,
  because: 'A rule.',
  hint: 'Look.',
  sql,
})

const runSql = <T>(_what: string, run: () => Promise<T>) => run()

/** Runs a blocking check that finds these faults, beside others that would find one each. */
async function runChecks(faults: readonly DuckRow[], ...others: readonly Check[]): Promise<void> {
  const duck: Duck = {
    run: () => Promise.resolve(),
    rows: (sql) => Promise.resolve(sql === 'faults' ? [...faults] : [{ member: 'A', line: 1 }]),
  }
  const graph = new StatementGraph()
  runBlockingChecks(duck, [...others, check('faults')], inputs, graph, runSql)
  await graph.end()
}

async function refusalOf(faults: readonly DuckRow[]): Promise<BuildError> {
  const error: unknown = await runChecks(faults).catch((thrown: unknown) => thrown)
  if (!(error instanceof BuildError)) throw new Error('nothing was refused', { cause: error })
  return error
}

const fault = (line: number, period: string | null = '2025-04') => ({
  member: 'A',
  period,
  line,
  column: 'DAY',
  detail: 'is odd',
})

describe('a blocking check', () => {
  it('refuses with the place of its fault, the reason, the advice and the address of the file', async () => {
    const { code, message, hint, url } = await refusalOf([fault(7)])

    expect([code, message, hint, url]).toEqual([
      'CHECK_FAILED',
      'made_up_rule: made_up.zip made_up_202504.csv line 7 column DAY is odd',
      'A rule. Look.',
      'https://portal.example/2025-04/made_up.zip',
    ])
  })

  it('shows five faults, and the number of the others only where there are others', async () => {
    const five = [1, 2, 3, 4, 5].map((line) => fault(line))

    expect((await refusalOf(five)).message).toMatch(/line 5 column DAY is odd$/)
    expect((await refusalOf([...five, fault(6), fault(7)])).message).toMatch(/line 5 column DAY is odd and 2 more$/)
  })

  it('finds a fault without a period in the first file that has its member', async () => {
    expect((await refusalOf([fault(7, null)])).url).toBe('https://portal.example/2025-03/made_up.zip')
  })

  it('names the member alone where no file has it', async () => {
    const { message, url } = await refusalOf([{ ...fault(7), member: 'gone' }])

    expect([message, url]).toEqual(['made_up_rule: gone line 7 column DAY is odd', null])
  })

  it('refuses nothing without a fault, and leaves grades alone', async () => {
    await expect(runChecks([], check('grade', 'grades'))).resolves.toBeUndefined()
  })
})

describe('a grade', () => {
  const grade = (rows: readonly DuckRow[], level: Check['level'] = 'grades') => {
    const duck: Duck = { run: () => Promise.resolve(), rows: () => Promise.resolve([...rows]) }
    return Promise.all(gradeChecks(duck, [check('grade', level)], new StatementGraph(), runSql))
  }

  it('is the figure as text, and passed only where its statement says true', async () => {
    const result = { id: 'made_up_rule', because: 'A rule.' }

    expect(await grade([{ figure: '99.50', passed: true }])).toEqual([{ ...result, figure: '99.50', passed: true }])
    expect(await grade([{ figure: 3, passed: false }])).toEqual([{ ...result, figure: '3', passed: false }])
    expect(await grade([{ figure: 3, passed: null }])).toEqual([{ ...result, figure: '3', passed: false }])
  })

  it('is none where there was nothing to count, and a blocking check gives none', async () => {
    expect(await grade([])).toEqual([null])
    expect(await grade([{ figure: 3, passed: true }], 'blocks')).toEqual([])
  })
})
