import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { monthRange } from '../../schemas/core/month.ts'
import { buildArtifact } from '../../tools/artifact/build.ts'
import { startIn } from '../server/helpers/child.ts'
import type { Bench } from './harness/bench.ts'
import { measureBuild, untilDone } from './harness/builds.ts'
import { eachRound, seconds } from './harness/measure.ts'
import { FOLDER, writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticYear } from './synthetic/year.ts'
import { fullSize, openEditions } from './worlds.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** 18 files of a year and 24 of a month. */
const YEARS = Array.from({ length: 18 }, (_, at) => String(2005 + at))
const MONTHS = monthRange('2023-01', '2024-12')
const AMENDED = '2024-12'

/**
 * Measures an ordinary night of an installation with 240 months. The months are small, but the amended one has its
 * full size, and a hundredth of the lines of its largest block changed.
 */
export async function measureNights(bench: Bench): Promise<void> {
  const { folder, record, rounds, seed } = bench
  const [mirror, dataDir] = [join(folder, 'mirror'), join(folder, 'all')]
  const small = { seed, funds: 100, lines: 2_000 }
  for (const year of YEARS) await writeSyntheticYear(mirror, { year, ...small })
  for (const month of MONTHS.slice(0, -1)) await writeSyntheticMonth(mirror, { month, ...small })
  const { zip } = await writeSyntheticMonth(mirror, { month: AMENDED, ...fullSize(bench) })
  const months = String(YEARS.length * 12 + MONTHS.length)
  await measureBuild(mirror, dataDir)

  // An operator runs the built program; the nightly reading of files for damage has a time of its own.
  await buildArtifact(join(ROOT, 'dist'))
  const settings = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: '', SCRUB_NIGHTS: '0' }
  const build = () => untilDone(startIn(ROOT, ['runtime/start.js', 'pipeline/cli', 'build'], settings))
  const what = `build where nothing changed, ${months} months, the start of Node included`
  record.add('nothing-changed', what, 's', await eachRound(rounds, () => seconds(build)))

  const [alone, single] = [join(folder, 'one'), join(folder, 'single')]
  const only = join(alone, FOLDER, basename(zip))
  await mkdir(dirname(only), { recursive: true })
  const publishNext = await openEditions(zip)
  const pairs = await eachRound(Math.max(1, rounds - 1), async () => {
    const edition = await publishNext()
    const amended = await measureBuild(mirror, dataDir)
    await writeFile(only, edition)
    await rm(single, { recursive: true, force: true })
    return [amended.seconds, (await measureBuild(alone, single)).seconds] as const
  })
  const compared = `one month of ${months} amended / only that month, whole runs`
  record.ratio('month-amended', compared, ['amended', 'only that month'], 's', pairs)
}
