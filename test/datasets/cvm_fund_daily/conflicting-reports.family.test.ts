import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { makeBareCnpj, masked } from '../../helpers/portal.ts'
import { countCases } from '../../helpers/tier.ts'

const MONTH = '2025-10'
const FILE = 'inf_diario_fi_202510.csv'
const FUND = makeBareCnpj(1)
const OTHER = makeBareCnpj(2)

const compiled = async (lines: Parameters<typeof reports>[0]) =>
  compileMirror(await dailyMirror(MONTH, reports(lines)), { datasets: ['cvm_fund_daily'] })

const GOOD = { DT_COMPTC: '2025-10-31', CNPJ_FUNDO_CLASSE: masked(OTHER) }

describe('reports of a class and day with other figures', () => {
  it('are all left out and named with their lines, and the rest of the month is published', async () => {
    const built = await compiled([
      { DT_COMPTC: '2025-10-01', VL_PATRIM_LIQ: '1.00' },
      { DT_COMPTC: '2025-10-02' },
      { DT_COMPTC: '2025-10-01', VL_PATRIM_LIQ: '2.00' },
      GOOD,
    ])

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([
      { cnpj: FUND, date: '2025-10-02' },
      { cnpj: OTHER, date: '2025-10-31' },
    ])
    const left = { source_member: FILE, cleaned: null, reason: 'conflicting_report' }
    expect(await listRows(built, 'cvm_fund_daily_cleaned')).toMatchObject([
      { ...left, source_line: '2', column_name: 'CNPJ_FUNDO_CLASSE', filed: FUND },
      { ...left, source_line: '2', column_name: 'DT_COMPTC', filed: '2025-10-01' },
      { ...left, source_line: '4', column_name: 'CNPJ_FUNDO_CLASSE', filed: FUND },
      { ...left, source_line: '4', column_name: 'DT_COMPTC', filed: '2025-10-01' },
    ])
  })

  it('are a grade of the month that names them, and two lines of quarantine', async () => {
    const built = await compiled([
      { DT_COMPTC: '2025-10-01', NR_COTST: '1' },
      { DT_COMPTC: '2025-10-01', NR_COTST: '2' },
      GOOD,
    ])

    const [{ result } = { result: null }] = built.partitions
    expect(result?.checks.find(({ id }) => id === 'one_report_a_day')).toMatchObject({
      figure: `2 conflicting reports left out: ${FILE} line 2, ${FILE} line 3`,
      passed: false,
    })
    expect(result?.sources[0]?.members).toMatchObject([{ lines: 3, quarantined: 2 }])
    const quarantine = join(built.dataDir, 'quarantine/cvm_fund_daily', `competence_month=${MONTH}.ndjson`)
    expect((await readFile(quarantine, 'utf8')).trim().split('\n')).toEqual([
      expect.stringContaining('lines 2, 3 report the same class and day with other figures'),
      expect.stringContaining('lines 2, 3 report the same class and day with other figures'),
    ])
  })

  it('of one subclass leave those of the others', async () => {
    const built = await compiled([
      { DT_COMPTC: '2025-10-01', ID_SUBCLASSE: 'A', VL_QUOTA: '1' },
      { DT_COMPTC: '2025-10-01', ID_SUBCLASSE: 'A', VL_QUOTA: '2' },
      { DT_COMPTC: '2025-10-01', ID_SUBCLASSE: 'B', VL_QUOTA: '3' },
    ])

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([{ subclass_id: 'B' }])
    expect(await listRows(built, 'cvm_fund_daily_cleaned')).toContainEqual(
      expect.objectContaining({ column_name: 'ID_SUBCLASSE', filed: 'A', reason: 'conflicting_report' }),
    )
  })

  it('do not conflict with that of an older type, which never counts', async () => {
    const built = await compiled([
      { DT_COMPTC: '2025-10-01', TP_FUNDO_CLASSE: 'FI', VL_QUOTA: '1' },
      { DT_COMPTC: '2025-10-01', VL_QUOTA: '2' },
    ])

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([{ source_line: '3' }])
  })

  // 23 business days with two reports each are 46 lines.
  const twice = Array.from({ length: 23 }, (_each, at) => `2025-10-${String(at + 1).padStart(2, '0')}`).flatMap(
    (day) => [
      { DT_COMPTC: day, NR_COTST: '1' },
      { DT_COMPTC: day, NR_COTST: '2' },
    ],
  )

  it('of one class on each day of a month are tolerated', async () => {
    const built = await compiled([...twice, GOOD])

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([{ cnpj: OTHER }])
  })

  it('refuse the month if they are more, and more than one line in a thousand', async () => {
    const third = { DT_COMPTC: '2025-10-01', NR_COTST: '3' }

    const built = await compiled([...twice, third, GOOD])

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(
      /few_conflicting_reports.*inf_diario_fi_202510\.csv line 2 .*47 of 48 lines.*two editions/s,
    )
  })

  it('refuse a month that has no others', async () => {
    const built = await compiled(twice.slice(0, 2))

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(/few_conflicting_reports.*inf_diario_fi_202510\.csv line 2 /s)
  })

  it('and published ones are together the lines filed: a report is in a table or named as left out, never both', async () => {
    const line = fc.record({
      DT_COMPTC: fc.constantFrom('2025-10-01', '2025-10-02', '2025-10-03'),
      CNPJ_FUNDO_CLASSE: fc.constantFrom(masked(FUND), masked(OTHER)),
      ID_SUBCLASSE: fc.constantFrom('', 'A', 'B'),
      NR_COTST: fc.constantFrom('1', '2'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 40 }), async (drawn) => {
        const filed = [GOOD, ...drawn]
        const built = await compiled(filed)

        const published = await listRows(built, 'cvm_fund_daily')
        const cleaned = await listRows(built, 'cvm_fund_daily_cleaned')
        const [served, left] = [published, cleaned].map(
          (rows) => new Set(rows.map((row) => Number(row['source_line']))),
        )
        expect([...(served ?? []), ...(left ?? [])].toSorted((a, b) => a - b)).toEqual(filed.map((_each, at) => at + 2))

        const figures = new Map<string, Set<string>>()
        for (const { CNPJ_FUNDO_CLASSE, ID_SUBCLASSE, DT_COMPTC, NR_COTST } of drawn) {
          const report = [CNPJ_FUNDO_CLASSE, ID_SUBCLASSE, DT_COMPTC].join()
          figures.set(report, new Set([...(figures.get(report) ?? []), NR_COTST]))
        }
        const agreed = [...figures.values()].filter(({ size }) => size === 1)
        expect(published).toHaveLength(agreed.length + 1)
      }),
      { numRuns: countCases('REPORTED_MONTHS', { fast: 1, long: 8, ci: 8 }) },
    )
  })
})
