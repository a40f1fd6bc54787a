import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { monthRange } from '../../schemas/core/month.ts'
import { buildArtifact } from '../../tools/artifact/build.ts'
import type { BenchOptions } from './bench-options.ts'
import type { PartRecord } from './harness/part-record.ts'
import { measureBuild, measureInTurn, milliseconds, runBuilt } from './measure.ts'
import { amendMonth } from './synthetic/amend.ts'
import { FOLDER, writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticYear } from './synthetic/year.ts'

/** 18 files of a year and 24 of a month. */
const YEARS = Array.from({ length: 18 }, (_, at) => String(2005 + at))
const MONTHS = monthRange('2023-01', '2024-12')
const AMENDED = '2024-12'
const SMALL = { funds: 100, lines: 2_000 }

/**
 * Measures an ordinary night of an installation with 240 months. The months are small, but the amended one has its
 * full size, and a hundredth of the lines of its largest block changed.
 */
export async function nightlyBudgets(folder: string, record: PartRecord, options: BenchOptions): Promise<void> {
  const { scale, seed } = options
  const mirror = join(folder, 'mirror')
  for (const year of YEARS) await writeSyntheticYear(mirror, { year, seed, ...SMALL })
  for (const month of MONTHS.slice(0, -1)) await writeSyntheticMonth(mirror, { month, seed, ...SMALL })
  const size = { funds: Math.max(100, 25_000 * scale), lines: 350_000 * scale }
  const { zip } = await writeSyntheticMonth(mirror, { month: AMENDED, seed, ...size })
  const editions = [join(folder, 'first.zip'), join(folder, 'second.zip')] as const
  await copyFile(zip, editions[0])
  await writeFile(editions[1], amendMonth(await readFile(zip)))

  const dataDir = join(folder, 'all')
  const months = YEARS.length * 12 + MONTHS.length
  await measureBuild(mirror, dataDir)
  await buildArtifact(fileURLToPath(new URL('../../dist', import.meta.url)))
  // SCRUB_NIGHTS is 0 because the nightly reading of files for damage has a time of its own.
  const settings = { SOURCE_MIRROR: mirror, DATA_DIR: dataDir, FROM: '', TO: '', DATASETS: '', SCRUB_NIGHTS: '0' }
  const idle: number[] = []
  for (let round = 0; round < options.rounds; round++)
    idle.push((await milliseconds(() => runBuilt('pipeline/cli', ['build'], settings))) / 1000)
  record.add({
    id: 'nothing-changed',
    what: `build where nothing changed, ${String(months)} months, the start of Node included`,
    unit: 's',
    rounds: idle,
  })
  await amendInTurn({ folder, mirror, zip, editions, months }, record, options)
}

interface AmendedMonth {
  readonly folder: string
  readonly mirror: string
  readonly zip: string
  readonly editions: readonly [string, string]
  readonly months: number
}

async function amendInTurn(
  { folder, mirror, zip, editions, months }: AmendedMonth,
  record: PartRecord,
  { rounds }: BenchOptions,
): Promise<void> {
  const dataDir = join(folder, 'single')
  const only = join(folder, 'one', FOLDER, zip.slice(zip.lastIndexOf('/') + 1))
  await mkdir(dirname(only), { recursive: true })
  let night = 0
  let fresh = 0
  const { a, b } = await measureInTurn(
    Math.max(1, rounds - 1),
    async () => {
      night += 1
      await copyFile(editions[night % 2] ?? editions[0], zip)
      await measureBuild(mirror, join(folder, 'all'))
    },
    async () => {
      fresh += 1
      await copyFile(editions[fresh % 2] ?? editions[0], only)
      await rm(dataDir, { recursive: true, force: true })
      await measureBuild(join(folder, 'one'), dataDir)
    },
  )
  record.addRatio(
    { id: 'month-amended', what: `one month of ${String(months)} amended / only that month, whole runs` },
    { what: 'amended', unit: 's', rounds: a },
    { what: 'only that month', unit: 's', rounds: b },
  )
}
