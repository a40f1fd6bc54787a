import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import type { PartRecord } from './harness/part-record.ts'
import { milliseconds, runApart } from './measure.ts'
import { writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticYear } from './synthetic/year.ts'

const YEAR = '2019'
/** A month of the same size and layout that is published as a file of its own. */
const MONTH = '2023-06'
const FULL = { funds: 16_000, lines: 250_000 }

/**
 * Builds a year from its one file, and a month from its own file, each in its own process: memory, and seconds per
 * month.
 */
export async function historyBudgets(folder: string, record: PartRecord, { scale, seed }: BenchOptions): Promise<void> {
  const size = { seed, funds: Math.max(100, FULL.funds * scale), lines: FULL.lines * scale }
  const [yearly, monthly] = [join(folder, 'yearly'), join(folder, 'monthly')]
  const year = await writeSyntheticYear(yearly, { year: YEAR, ...size })
  await writeSyntheticMonth(monthly, { month: MONTH, layout: 'old', ...size })
  const lines = year.members.reduce((sum, member) => sum + member.lines, 0)
  const megabytes = year.members.reduce((sum, member) => sum + member.bytes, 0) / 1e6
  const zipped = `${(year.zipBytes / 1e6).toFixed(0)} MB zipped`
  record.remark(
    'synthetic year',
    `${lines.toLocaleString('en-US')} lines, ${megabytes.toFixed(0)} MB unpacked, ${zipped}`,
  )

  const months = await built(monthly, join(folder, 'data-monthly'))
  const history = await built(yearly, join(folder, 'data-yearly'))
  const ofMonth = 'peak memory of a build of a month of that size'
  record.add({ id: 'history-month-memory', what: ofMonth, unit: 'MiB', rounds: [months.peakMiB] })
  record.add({
    id: 'history-memory',
    what: 'peak memory of a build of the year',
    unit: 'MiB',
    rounds: [history.peakMiB],
  })
  // Both spend the rest before and after compiling: the fetch reads the whole file too.
  record.addRatio(
    { id: 'history-month', what: 'build of a year a month / build of a month' },
    { what: 'of the year', unit: 's', rounds: [history.seconds / 12] },
    { what: 'a month', unit: 's', rounds: [months.seconds] },
  )
}

async function built(mirror: string, dataDir: string) {
  const environment = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: 'cvm_fund_portfolio' }
  let peakMiB = 0
  const spent = await milliseconds(async () => {
    peakMiB = (await runApart('pipeline/cli.ts', ['build'], environment)).peakMiB
  })
  return { peakMiB, seconds: spent / 1000 }
}
