import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { monthRange } from '../../schemas/core/month.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchServer } from './harness/bench-server.ts'
import type { PartRecord } from './harness/part-record.ts'
import { median } from './harness/statistics.ts'
import { milliseconds, runApart } from './measure.ts'
import { listFiledFunds } from './published.ts'
import { writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticRegisters } from './synthetic/registers.ts'

const LAST = '2025-10'
const WARMING = 20
/** Funds of a round. */
const ASKED = 50

/** Measures the build of many months from nothing, and the same portfolios from one month and from many. */
export async function manyMonthsBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const { scale, seed } = options
  const mirror = join(folder, 'mirror')
  await mkdir(mirror, { recursive: true })
  const size = { funds: 25_000 * scale, lines: 350_000 * scale }
  await writeSyntheticRegisters(mirror, { seed, funds: size.funds })
  const months = monthRange(goBack(LAST, options.months - 1), LAST)
  for (const month of months) await writeSyntheticMonth(mirror, { month, seed, layout: 'new', ...size })
  const one = { SOURCE_MIRROR: mirror, DATA_DIR: join(folder, 'one'), FROM: LAST, TO: LAST, DATASETS: '' }
  const many = { ...one, DATA_DIR: join(folder, 'all'), FROM: months[0] ?? LAST }
  await runApart('pipeline/cli.ts', ['build'], one)
  const building = await milliseconds(() => runApart('pipeline/cli.ts', ['build'], many))
  const count = String(months.length)
  record.add({
    id: 'build-months',
    what: `build of ${count} months from nothing`,
    unit: 's',
    rounds: [building / 1000],
  })
  const idle: number[] = []
  for (let round = 0; round < options.rounds; round++) {
    idle.push((await milliseconds(() => runApart('pipeline/cli.ts', ['build'], many))) / 1000)
  }
  const what = `build where nothing changed, ${count} months, the start of Node included`
  record.add({ id: 'build-months-unchanged', what, unit: 's', rounds: idle })
  await measureGrowth(one.DATA_DIR, many.DATA_DIR, record, options)
}

/** Requests the same funds from one month and from many months, in turn, without a date. */
async function measureGrowth(
  oneDir: string,
  manyDir: string,
  record: PartRecord,
  { rounds, months }: BenchOptions,
): Promise<void> {
  const funds = await listFiledFunds(oneDir, [LAST])
  const [one, many] = [await startBenchServer(oneDir), await startBenchServer(manyDir)]
  const ask = async (some: readonly string[]) => {
    const times: { one: number[]; many: number[] } = { one: [], many: [] }
    for (const cnpj of some) {
      times.one.push(await one.get(`/v1/fund/${cnpj}/portfolio`))
      times.many.push(await many.get(`/v1/fund/${cnpj}/portfolio`))
    }
    return { one: median(times.one), many: median(times.many) }
  }
  try {
    await ask(funds.splice(0, WARMING))
    const asked = Math.min(ASKED, Math.floor(funds.length / rounds))
    const times: { one: number; many: number }[] = []
    for (let round = 0; round < rounds; round++) times.push(await ask(funds.splice(0, asked)))
    record.addRatio(
      { id: 'portfolio-growth', what: `portfolio p50 without a date, ${String(months)} months / 1 month` },
      { what: 'of all', unit: 'ms', rounds: times.map((time) => time.many) },
      { what: 'of 1', unit: 'ms', rounds: times.map((time) => time.one) },
    )
  } finally {
    await one.stop()
    await many.stop()
  }
}

function goBack(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - count)
  return date.toISOString().slice(0, 7)
}
