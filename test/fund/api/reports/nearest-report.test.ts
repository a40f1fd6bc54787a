import { describe, expect, it } from 'vitest'
import type { Row } from '../../../../schemas/api/endpoint.ts'
import {
  readNearestReports,
  readNearestWithLines,
  readNewestWithLines,
} from '../../../../schemas/fund/api/reports/nearest-report.ts'
import { emptySnapshot } from '../../../server/helpers/empty-snapshot.ts'

const CNPJ = '00332266000131'

/** The newest report of a kind, as the SQL finds it. */
function makeRow(source: string, reference_date: string, has_lines = true): Row {
  const row = { source, cnpj: CNPJ, reports_as: CNPJ, id: '', reference_date, first_date: reference_date, has_lines }
  return { ...row, name: null, nav_value: null, quotas_issued: null }
}

/** A snapshot in which a class has these newest reports, by their kind and day. */
function snapshotOf(days: Readonly<Record<string, string>>) {
  const rows = Object.entries(days).map(([source, day]) => makeRow(source, day))
  return { ...emptySnapshot('20260110T030000Z'), query: () => Promise.resolve(rows) }
}

async function choose(days: Readonly<Record<string, string>>, month: string | null) {
  const report = (await readNearestReports(snapshotOf(days), [CNPJ], month)).get(CNPJ)
  return [report?.source, report?.ageMonths]
}

describe('the report of a real-estate fund that counts', () => {
  it.each([
    ['the monthly one, which has the NAV, where both are of the same time', '2024-03-31', '2024-03-31', 'fii_month', 0],
    ['the monthly one where the quarter is up to six months newer', '2024-03-31', '2024-09-30', 'fii_month', 0],
    ['the quarterly one where the month is older than that', '2024-03-31', '2025-03-31', 'fii_quarter', 0],
    ['the monthly one where it is the newer', '2025-04-30', '2024-03-31', 'fii_month', 0],
  ])('is without a month %s', async (_name, monthly, quarterly, source, age) => {
    expect(await choose({ fii_month: monthly, fii_quarter: quarterly }, null)).toEqual([source, age])
  })

  it.each([
    ['the monthly one while it is new enough', '2024-03-31', '2024-06-30', '2024-09', 'fii_month', 6],
    ['the quarterly one after that', '2024-03-31', '2024-09-30', '2024-10', 'fii_quarter', 1],
    ['the monthly one where both are too old', '2023-03-31', '2023-09-30', '2024-10', 'fii_month', 19],
  ])('is of a month %s', async (_name, monthly, quarterly, month, source, age) => {
    expect(await choose({ fii_month: monthly, fii_quarter: quarterly }, month)).toEqual([source, age])
  })

  it('is named, where all are too old, as the newest of them, and the first of them as the first', async () => {
    const reports = snapshotOf({ fii_month: '2024-03-31', fii_quarter: '2025-03-31' })

    expect(await readNewestWithLines(reports, CNPJ, '2025-10')).toMatchObject({
      source: 'fii_quarter',
      reference_date: '2025-03-31',
      first_date: '2024-03-31',
      ageMonths: 7,
    })
  })
})

describe('where months of real-estate funds lack the member of assets', () => {
  /** A snapshot in which these months have no assets, and a class has these newest reports with and without lines. */
  function snapshotWithout(months: readonly string[], rows: readonly Row[]) {
    const snapshot = emptySnapshot('20260110T030000Z')
    const partitions = months.map((month) => ({
      dataset: 'cvm_fii_month',
      partition: `competence_month=${month}`,
      completeness: [{ group: 'report', complete: false, missing: ['ATIVO_PASSIVO'] }],
    }))
    const asked: unknown[] = []
    return {
      ...snapshot,
      asked,
      manifest: { ...snapshot.manifest, partitions: partitions as never },
      query: (_sql: URL, { days_without_lines }: Readonly<Record<string, unknown>>) => {
        asked.push(days_without_lines)
        return Promise.resolve([...rows])
      },
    }
  }
  const WITHOUT = ['2018-02', '2018-03', '2018-04']
  const FILED = [makeRow('fii_month', '2018-01-31'), makeRow('fii_month', '2018-04-30', false)]

  it('the report whose lines count is the newer of the month and the quarter before them', async () => {
    const snapshot = snapshotWithout(WITHOUT, [...FILED, makeRow('fii_quarter', '2018-03-31')])

    expect((await readNearestWithLines(snapshot, [CNPJ], '2018-04')).get(CNPJ)).toMatchObject({
      source: 'fii_quarter',
      reference_date: '2018-03-31',
    })
    expect(snapshot.asked).toEqual([['2018-02-28', '2018-03-31', '2018-04-30']])
  })

  it('the report whose lines count is the month as ever where none between lacks them', async () => {
    const rows = [makeRow('fii_month', '2018-03-31'), makeRow('fii_quarter', '2018-06-30')]

    expect((await readNearestWithLines(snapshotWithout(['2018-01'], rows), [CNPJ], '2018-07')).get(CNPJ)).toMatchObject(
      {
        source: 'fii_month',
        reference_date: '2018-03-31',
      },
    )
  })

  it('the nearest report, whose NAV counts, is one of them, and the first is the first of all', async () => {
    expect((await readNearestReports(snapshotWithout(WITHOUT, FILED), [CNPJ], '2018-04')).get(CNPJ)).toMatchObject({
      reference_date: '2018-04-30',
      first_date: '2018-01-31',
    })
  })
})
