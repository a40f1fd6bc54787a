import { join } from 'node:path'
import { milliseconds, report, runApart } from './measure.ts'
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
export async function historyBudgets(folder: string, { scale, seed }: { scale: number; seed: number }): Promise<void> {
  const size = { seed, funds: Math.max(100, FULL.funds * scale), lines: FULL.lines * scale }
  const [yearly, monthly] = [join(folder, 'yearly'), join(folder, 'monthly')]
  const year = await writeSyntheticYear(yearly, { year: YEAR, ...size })
  await writeSyntheticMonth(monthly, { month: MONTH, layout: 'old', ...size })
  const lines = year.members.reduce((sum, member) => sum + member.lines, 0)
  const megabytes = year.members.reduce((sum, member) => sum + member.bytes, 0) / 1e6
  const zipped = `${(year.zipBytes / 1e6).toFixed(0)} MB zipped`
  report('synthetic year', `${lines.toLocaleString('en-US')} lines, ${megabytes.toFixed(0)} MB unpacked, ${zipped}`)

  const months = await built(monthly, join(folder, 'data-monthly'))
  const history = await built(yearly, join(folder, 'data-yearly'))
  report('peak memory of a build of a month', `${String(months.peakMiB)} MiB`)
  report('peak memory of a build of a year', `${String(history.peakMiB)} MiB`, {
    value: history.peakMiB,
    limit: 2048,
    unit: 'MiB',
  })
  // Both spend the rest before and after compiling: the fetch reads the whole file too.
  const [month, ofYear] = [months.seconds, history.seconds / 12]
  report(
    'build of a year a month / build of a month',
    `${(ofYear / month).toFixed(2)} ×  (${ofYear.toFixed(2)} s against ${month.toFixed(2)} s; ${history.seconds.toFixed(1)} s in all)`,
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
