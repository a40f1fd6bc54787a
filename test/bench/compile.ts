import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { compilePartition } from '../../pipeline/compile/compile-partition.ts'
import { createInput } from '../../pipeline/compile/partition-input.ts'
import { keepEdition } from '../../pipeline/fetch/archive.ts'
import { openFolderOrigin } from '../../pipeline/fetch/origins/folder-origin.ts'
import dataset from '../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { bareCopy, unpackForBareCopy } from './bare-copy.ts'
import type { Bench } from './harness/bench.ts'
import { measureBuild } from './harness/builds.ts'
import { eachRound, seconds } from './harness/measure.ts'
import { writeSyntheticMonth } from './synthetic/month.ts'
import { describeFiles, fullSize, NEWEST } from './worlds.ts'

/** Measures the compilation of a month against what an analyst would write, and the memory of a whole build. */
export async function measureCompile(bench: Bench): Promise<void> {
  const { folder, record, rounds } = bench
  const mirror = join(folder, 'mirror')
  const month = await writeSyntheticMonth(mirror, { month: NEWEST, ...fullSize(bench) })
  record.remark('synthetic month', describeFiles(month))
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  unpackForBareCopy(month.zip, unpacked)
  const compile = await prepareCompile(mirror, folder)
  await compile()
  for (const [id, what, fastCasts] of [
    ['compile-copy', 'compile from the zip / bare `COPY` of the unpacked files', false],
    ['compile-copy-narrow', 'the same / a `COPY` that knows the narrow casts', true],
  ] as const) {
    const copy = () => bareCopy(unpacked, join(folder, 'bare.parquet'), { fastCasts })
    const pairs = await eachRound(rounds, async () => [await seconds(compile), await seconds(copy)] as const)
    record.ratio(id, what, ['compile', '`COPY`'], 's', pairs)
  }
  const { peakMiB } = await measureBuild(mirror, join(folder, 'data'))
  record.add('compile-memory', 'peak memory of the build', 'MiB', [peakMiB])
}

/** Fetches the newest month of a mirror as a night does, and returns what compiles it, to the hashes of its files. */
async function prepareCompile(mirror: string, folder: string): Promise<() => Promise<unknown>> {
  const [source] = dataset.sources
  if (source === undefined) throw new Error(`${dataset.id} has no source`)
  const url = source.url(NEWEST)
  const offer = await (await openFolderOrigin(mirror)).ask(url, null)
  if (offer.says !== 'offer') throw new Error(`${mirror} has no ${url}`)
  const raw = new Lake(join(folder, 'raw'))
  const kept = await keepEdition(raw, source, url, offer, { request: { at: new Date(), of: null } })
  if (!('edition' in kept)) throw new Error(kept.damage)
  const input = createInput({ dataset, source, period: NEWEST, months: [NEWEST] }, NEWEST, kept.edition)
  const settings = { workDir: join(folder, 'work'), threads: 2, maskPersonalData: true }
  return () => compilePartition(dataset, NEWEST, [input], settings)
}
