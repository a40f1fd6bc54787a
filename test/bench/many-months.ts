import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import type { BenchOptions } from './bench-options.ts'
import { measureGrowth } from './growth.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureMonthRequests } from './month-requests.ts'
import { measureBuild } from './measure.ts'
import { listFiledFunds } from './published.ts'
import { writeFullMonths } from './synthetic/build.ts'

const LAST = '2025-10'
/** Funds of a round, and those that only warm up. */
const [ASKED, WARMING] = [50, 20]

/** Measures the build of many months from nothing, and the same portfolios from one month and from many. */
export async function manyMonthsBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const mirror = join(folder, 'mirror')
  const months = monthRange(goBack(LAST, options.months - 1), LAST)
  await writeFullMonths(mirror, months, options)
  const [one, all] = [join(folder, 'one'), join(folder, 'all')]
  await measureBuild(mirror, one, { FROM: LAST })
  const { seconds } = await measureBuild(mirror, all)
  const count = String(months.length)
  record.add({ id: 'build-months', what: `build of ${count} months from nothing`, unit: 's', rounds: [seconds] })
  const funds = await listFiledFunds(one, [LAST])
  const asked = Math.min(ASKED, Math.floor((funds.length - WARMING) / options.rounds))
  const paths = funds.map((cnpj) => `/v1/fund/${cnpj}/portfolio`).values()
  await measureGrowth(
    record,
    {
      more: { dataDir: all, what: 'of all' },
      less: { dataDir: one, what: 'of 1' },
      rounds: options.rounds,
    },
    [
      {
        id: 'portfolio-growth',
        what: `portfolio p50 without a date, ${count} months / 1 month`,
        asked,
        next: () => paths.next().value ?? '',
      },
    ],
  )
  await measureMonthRequests(record, { one, all }, funds.slice(0, 40), options)
}

function goBack(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - count)
  return date.toISOString().slice(0, 7)
}
