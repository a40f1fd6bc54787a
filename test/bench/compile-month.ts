import { join } from 'node:path'
import { bareCopy, unpackForBareCopy } from './bare-copy.ts'
import type { BenchOptions } from './bench-options.ts'
import { compileOnce, fetchOnce } from './compile.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureBuild, measureInTurn } from './measure.ts'
import { writeSyntheticMonth } from './synthetic/month.ts'

const MONTH = '2025-10'

/** Measures the compilation of a month against what an analyst would write, and the memory of a whole build. */
export async function compileBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const { scale, seed, rounds } = options
  const mirror = join(folder, 'mirror')
  const size = { funds: Math.max(100, 25_000 * scale), lines: 350_000 * scale }
  const month = await writeSyntheticMonth(mirror, { month: MONTH, seed, ...size })
  const lines = month.members.reduce((sum, member) => sum + member.lines, 0)
  const megabytes = month.members.reduce((sum, member) => sum + member.bytes, 0) / 1e6
  record.remark('synthetic month', `${lines.toLocaleString('en-US')} lines, ${megabytes.toFixed(0)} MB unpacked`)

  const unpacked = join(folder, 'unpacked')
  unpackForBareCopy(month.zip, unpacked)
  const raw = await fetchOnce(mirror, join(folder, 'raw'), MONTH)
  const output = join(folder, 'bare.parquet')
  const compile = () => compileOnce(raw, MONTH, join(folder, 'work'))
  await compile()
  for (const [id, what, fastCasts] of [
    ['compile-copy', 'compile from the zip / bare `COPY` of the unpacked files', false],
    ['compile-copy-narrow', 'the same / a `COPY` that knows the narrow casts', true],
  ] as const) {
    const { a, b } = await measureInTurn(rounds, compile, () => bareCopy(unpacked, output, { fastCasts }))
    record.addRatio({ id, what }, { what: 'compile', unit: 's', rounds: a }, { what: '`COPY`', unit: 's', rounds: b })
  }

  const { peakMiB } = await measureBuild(mirror, join(folder, 'data'))
  record.add({ id: 'compile-memory', what: 'peak memory of the build', unit: 'MiB', rounds: [peakMiB] })
}
