import { join } from 'node:path'
import type { BenchOptions } from './bench-options.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureBuild } from './measure.ts'
import { writeSyntheticYear } from './synthetic/year.ts'

const YEAR = '2019'
const FULL = { funds: 16_000, lines: 250_000 }

/** Measures the memory of a build of a year that is one file. */
export async function historyBudgets(folder: string, record: PartRecord, { scale, seed }: BenchOptions): Promise<void> {
  const size = { seed, funds: Math.max(100, FULL.funds * scale), lines: FULL.lines * scale }
  const mirror = join(folder, 'mirror')
  const year = await writeSyntheticYear(mirror, { year: YEAR, ...size })
  const lines = year.members.reduce((sum, member) => sum + member.lines, 0)
  const megabytes = year.members.reduce((sum, member) => sum + member.bytes, 0) / 1e6
  const unpacked = `${lines.toLocaleString('en-US')} lines, ${megabytes.toFixed(0)} MB unpacked`
  record.remark('synthetic year', `${unpacked}, ${(year.zipBytes / 1e6).toFixed(0)} MB zipped`)
  const { peakMiB } = await measureBuild(mirror, join(folder, 'data'), { DATASETS: 'cvm_fund_portfolio' })
  record.add({ id: 'history-memory', what: 'peak memory of a build of the year', unit: 'MiB', rounds: [peakMiB] })
}
