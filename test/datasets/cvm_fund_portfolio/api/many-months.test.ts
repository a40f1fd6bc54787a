import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Row, Snapshot } from '../../../../schemas/api/endpoint.ts'
import { monthRange } from '../../../../schemas/core/month.ts'
import { lastDayOfMonth } from '../../../../schemas/api/business-day.ts'
import { keepFiledRanges } from '../../../../schemas/fund/api/filed-ranges.ts'
import { FILED_MONTHS } from '../../../../schemas/fund/api/filing.ts'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { createAsk, type EndpointId } from '../../../../server/pages/explorer/answers.ts'
import { SERVER_CONTEXT } from '../../../../server/limits/request-context.ts'
import { bindToRequest, openSnapshot, type OpenSnapshot } from '../../../../server/snapshots/open-snapshot.ts'
import { quietIntegrity } from '../../../server/helpers/integrity.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'
import { createDataTerms, readPermittedSetting } from '../../../../server/keys/data-terms.ts'

const terms = createDataTerms(readPermittedSetting('on'))

const MONTHS = monthRange('2005-11', '2025-10').toReversed()
const REAL = '2025-10'
const FUND = '62415896000127'
const UNKNOWN = '11111111000191'
const YOUNG = '24290451000179'
const YOUNG_SINCE = '2025-08'

let opened: OpenSnapshot
let snapshot: Snapshot
/** Months of files that were looked into. */
let looks = 0

/** A snapshot with twenty years of months: each has what the fund filed in the one that is there. */
function withManyMonths(real: Snapshot): Snapshot {
  const repeat = (rows: readonly Row[], months: readonly string[]) =>
    months.flatMap((month) =>
      rows.map((row) => ({ ...row, competence_month: month, reference_date: lastDayOfMonth(month) })),
    )
  const look = (months: readonly string[]) => (looks += months.length)
  return {
    ...real,
    manifest: { ...real.manifest },
    months: (dataset) => (dataset === 'cvm_fund_portfolio' ? MONTHS : real.months(dataset)),
    monthsWith: (table) => (table.startsWith('cvm_fund_') ? MONTHS : real.monthsWith(table)),
    lookUpClass: async (sqlFile, cnpj, months = []) => {
      look(months)
      const filed = months.filter((month) => cnpj !== YOUNG || month >= YOUNG_SINCE)
      const rows = await real.lookUpClass(sqlFile, cnpj, months.length === 0 ? [] : [REAL])
      return sqlFile.href === FILED_MONTHS.href ? repeat(rows, filed) : rows
    },
    query: async (sqlFile, bindings, months = []) => {
      if (sqlFile.pathname.endsWith('_ranges.sql')) {
        const rows = await real.query(sqlFile, bindings, [REAL])
        return rows.map((row) => ({
          ...row,
          first: row['cnpj'] === YOUNG ? YOUNG_SINCE : (MONTHS.at(-1) ?? ''),
          last: REAL,
        }))
      }
      look(months)
      return repeat(
        await real.query(sqlFile, bindings, months.length === 0 ? [] : [REAL]),
        months.length === 0 ? [REAL] : months,
      )
    },
  }
}

beforeAll(async () => {
  const folder = realpathSync(join(await sampleDataDir(), 'current'))
  const limits = { memoryLimit: '300MB', concurrency: 2, timeoutMs: 60_000, resident: 'all' } as const
  opened = await openSnapshot(folder, { ...limits, integrity: quietIntegrity() })
  snapshot = withManyMonths(bindToRequest(SERVER_CONTEXT, opened))
  await keepFiledRanges(snapshot)
})

afterAll(() => {
  opened.close()
})

beforeEach(() => {
  looks = 0
})

function ask(id: EndpointId, parameters: Readonly<Record<string, string>>): Promise<Row> {
  return createAsk(endpoints, terms, snapshot)(id, parameters)
}

describe('with twenty years of months', () => {
  it.each(['fund', 'fund_portfolio', 'fund_months', 'fund_history', 'fund_revisions'] as const)(
    'the 404 of an unknown number looks into no month, asked of %s',
    async (id) => {
      await expect(ask(id, { cnpj: UNKNOWN, ...(id === 'fund_revisions' && { date: REAL }) })).rejects.toThrow(UNKNOWN)

      expect(looks).toBe(0)
    },
  )

  it('a history looks into as many months as its page has rows of, from either end', async () => {
    const newest = { cnpj: FUND, sort_order: 'desc', page_size: '20' }
    const { data: first } = await ask('fund_history', newest)
    expect(first).toHaveLength(20)
    // Filings and categories, of twelve months each.
    expect(looks).toBe(24)

    looks = 0
    const { data: oldest } = await ask('fund_history', { ...newest, sort_order: 'asc' })
    expect([looks, (oldest as Row[])[0]?.['reference_date']]).toEqual([24, '2005-11-30'])

    looks = 0
    const { data: second } = await ask('fund_history', { ...newest, page: '1' })
    const { data: both } = await ask('fund_history', { ...newest, page_size: '40' })
    expect([...(first as Row[]), ...(second as Row[])]).toEqual(both)
  })

  it('a fund that filed in three months has these looked into, and no other', async () => {
    const { data } = await ask('fund_history', { cnpj: YOUNG, page_size: '1000' })
    expect(new Set((data as Row[]).map((row) => row['reference_date']))).toEqual(
      new Set(['2025-08-31', '2025-09-30', '2025-10-31']),
    )
    expect(looks).toBe(6)
  })
})
