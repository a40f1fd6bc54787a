import { describe, expect, it } from 'vitest'
import type { Row } from '../../../../schemas/api/endpoint.ts'
import {
  readNearestReports,
  readNearestWithLines,
  readNewestWithLines,
} from '../../../../schemas/fund/api/reports/nearest-report.ts'
import { emptySnapshot } from '../../../server/helpers/empty-snapshot.ts'

const CNPJ = '00332266000131'

/** A snapshot in which a class has these newest reports, by their kind and day. */
function snapshotOf(days: Readonly<Record<string, string>>) {
  const rows = Object.entries(days).map(([source, reference_date]): Row => ({
    source,
    cnpj: CNPJ,
    reports_as: CNPJ,
    id: '',
    reference_date,
    first_date: reference_date,
    name: null,
    nav_value: null,
    quotas_issued: null,
  }))
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

describe('the report whose lines count, where months lack the member of assets', () => {
  /** A snapshot in which these months of real-estate funds have no assets; its query answers as the SQL does. */
  async function chooseLines(days: Readonly<Record<string, string>>, without: readonly string[], month: string) {
    const snapshot = emptySnapshot('20260110T030000Z')
    const partitions = without.map((each) => ({
      dataset: 'cvm_fii_month',
      partition: `competence_month=${each}`,
      completeness: [{ group: 'report', complete: false, missing: ['ATIVO_PASSIVO'] }],
    }))
    const rows = Object.entries(days).map(([source, reference_date]): Row => ({
      source,
      cnpj: CNPJ,
      reports_as: CNPJ,
      id: '',
      reference_date,
      first_date: reference_date,
      name: null,
      nav_value: null,
      quotas_issued: null,
    }))
    const asked: unknown[] = []
    const of = {
      ...snapshot,
      manifest: { ...snapshot.manifest, partitions: partitions as never },
      query: (_sql: URL, { days_without_lines }: Readonly<Record<string, unknown>>) => {
        asked.push(days_without_lines)
        return Promise.resolve(rows)
      },
    }
    const report = (await readNearestWithLines(of, [CNPJ], month)).get(CNPJ)
    return { chosen: [report?.source, report?.reference_date], asked }
  }

  it('is the newer of the month and the quarter before them, and those months are not asked for', async () => {
    const days = { fii_month: '2018-01-31', fii_quarter: '2018-03-31' }

    expect(await chooseLines(days, ['2018-02', '2018-03', '2018-04'], '2018-04')).toEqual({
      chosen: ['fii_quarter', '2018-03-31'],
      asked: [['2018-02-28', '2018-03-31', '2018-04-30']],
    })
  })

  it('is the month as ever where none between lacks them', async () => {
    const days = { fii_month: '2018-03-31', fii_quarter: '2018-06-30' }

    expect((await chooseLines(days, ['2018-01'], '2018-07')).chosen).toEqual(['fii_month', '2018-03-31'])
  })
})
