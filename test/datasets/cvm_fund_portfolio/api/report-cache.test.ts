import { expect, it } from 'vitest'
import type { Row, Snapshot } from '../../../../schemas/api/endpoint.ts'
import { readCachedReports } from '../../../../schemas/datasets/cvm_fund_portfolio/api/look-through/report-holders.ts'
import { emptySnapshot } from '../../../server/helpers/empty-snapshot.ts'

const [REPORTER, OTHER, SILENT] = ['00332266000131', '05754060000113', '24290451000179'] as const

/** A snapshot in which two funds report; `asked` gets the numbers that each query for reports binds. */
function snapshotOf(asked: unknown[]): Snapshot {
  const reports = [REPORTER, OTHER].map((cnpj): Row => ({
    source: 'fii_month',
    cnpj,
    reports_as: cnpj,
    id: cnpj,
    reference_date: '2024-03-31',
    first_date: '2024-03-31',
    name: null,
    nav_value: null,
    quotas_issued: null,
    has_lines: true,
  }))
  const query: Snapshot['query'] = (sqlFile, { cnpjs }) => {
    if (!sqlFile.href.endsWith('nearest_reports.sql')) return Promise.resolve([])
    asked.push(cnpjs)
    return Promise.resolve(reports.filter(({ cnpj }) => (cnpjs as readonly unknown[]).includes(cnpj)))
  }
  return { ...emptySnapshot('20260110T030000Z'), query }
}

it('looks for the report of a fund once in a month, also where the fund has none', async () => {
  // Of a year later the reports are too old, so their lines are not asked for.
  const [asked, month]: [unknown[], string] = [[], '2025-03']
  const snapshot = snapshotOf(asked)
  const read = async (...cnpjs: string[]) =>
    (await readCachedReports(snapshot, cnpjs, month)).map(({ report }) => report.cnpj)

  expect(await read(REPORTER, SILENT)).toEqual([REPORTER])
  expect(await read(REPORTER, SILENT)).toEqual([REPORTER])
  expect(await read(SILENT, OTHER, REPORTER)).toEqual([OTHER, REPORTER])
  expect(asked).toEqual([[REPORTER, SILENT], [OTHER]])
})

it('keeps no report of one month, or of one snapshot, for another', async () => {
  const asked: unknown[] = []
  const snapshot = snapshotOf(asked)

  const ages = [
    await readCachedReports(snapshot, [REPORTER], '2025-03'),
    await readCachedReports(snapshot, [REPORTER], '2025-04'),
    await readCachedReports(snapshotOf(asked), [REPORTER], '2025-03'),
  ].map(([own]) => own?.report.ageMonths)

  expect(ages).toEqual([12, 13, 12])
  expect(asked).toHaveLength(3)
})

it('keeps as much as a fund of real-estate funds leads to, which is most of a quarter', async () => {
  const asked: unknown[] = []
  const snapshot = snapshotOf(asked)
  const linesOfAQuarter = 15_000
  const cnpjs = Array.from({ length: linesOfAQuarter }, (_, at) => String(at).padStart(14, '0'))
  const read = () => readCachedReports(snapshot, cnpjs, '2025-03')
  await read()

  await read()
  expect(asked).toEqual([cnpjs])
})
