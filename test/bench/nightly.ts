import { unzipSync, zipSync } from 'fflate'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { monthRange } from '../../schemas/core/month.ts'
import { randomFrom } from '../helpers/random.ts'
import { buildArtifact } from '../../tools/artifact/build.ts'
import { measureInTurn, milliseconds, report, runApart, runBuilt } from './measure.ts'
import { FOLDER, writeSyntheticMonth } from './synthetic/month.ts'
import { writeSyntheticYear } from './synthetic/year.ts'

/** 18 files of a year and 24 of a month. */
const YEARS = Array.from({ length: 18 }, (_, at) => String(2005 + at))
const MONTHS = monthRange('2023-01', '2024-12')
const AMENDED = '2024-12'
const SMALL = { funds: 100, lines: 2_000 }

/**
 * Measures an ordinary night of an installation with 240 months. The months are small, but the amended one is of full
 * size, with a hundredth of the lines of its largest block changed.
 */
export async function nightlyBudgets(folder: string, { scale, seed }: { scale: number; seed: number }): Promise<void> {
  const mirror = join(folder, 'mirror')
  for (const year of YEARS) await writeSyntheticYear(mirror, { year, seed, ...SMALL })
  for (const month of MONTHS.slice(0, -1)) await writeSyntheticMonth(mirror, { month, seed, ...SMALL })
  const size = { funds: Math.max(100, 25_000 * scale), lines: 350_000 * scale }
  const { zip } = await writeSyntheticMonth(mirror, { month: AMENDED, seed, ...size })
  const editions = [join(folder, 'first.zip'), join(folder, 'second.zip')] as const
  await copyFile(zip, editions[0])
  await writeFile(editions[1], amended(await readFile(zip)))

  const all = { SOURCE_MIRROR: mirror, DATA_DIR: join(folder, 'all'), FROM: '2005-01', TO: AMENDED, DATASETS: '' }
  const months = YEARS.length * 12 + MONTHS.length
  const building = await milliseconds(() => runApart('pipeline/cli.ts', ['build'], all))
  report(`build of ${String(months)} months from nothing`, `${seconds(building)}, all small but one`)
  await buildArtifact(fileURLToPath(new URL('../../dist', import.meta.url)))
  // The nightly reading of files for damage has a time of its own.
  const { a: idle, b: scrubbing } = await measureInTurn(
    5,
    () => runBuilt('pipeline/cli', ['build'], { ...all, SCRUB_NIGHTS: '0' }),
    () => runBuilt('pipeline/cli', ['build'], all),
  )
  const name = `build where nothing changed, ${String(months)} months`
  const budget = { value: idle / 1000, limit: 1, unit: 's' }
  report(name, `${seconds(idle)}, the start of Node included`, budget)
  report('the same, which also reads a share of all files for damage', seconds(scrubbing))
  await amendInTurn(folder, zip, editions, all, months)
}

async function amendInTurn(
  folder: string,
  zip: string,
  editions: readonly [string, string],
  all: Readonly<Record<string, string>>,
  months: number,
): Promise<void> {
  const dataDir = join(folder, 'single')
  const single = { ...all, SOURCE_MIRROR: join(folder, 'one'), DATA_DIR: dataDir }
  const only = join(folder, 'one', FOLDER, zip.slice(zip.lastIndexOf('/') + 1))
  await mkdir(dirname(only), { recursive: true })
  let night = 0
  let fresh = 0
  const { a, b, ratio } = await measureInTurn(
    4,
    async () => {
      night += 1
      await copyFile(editions[night % 2] ?? editions[0], zip)
      await runApart('pipeline/cli.ts', ['build'], all)
    },
    async () => {
      fresh += 1
      await copyFile(editions[fresh % 2] ?? editions[0], only)
      await rm(dataDir, { recursive: true, force: true })
      await runApart('pipeline/cli.ts', ['build'], single)
    },
  )
  report(
    `one month of ${String(months)} amended / only that month`,
    `${ratio.toFixed(2)} ×  (${seconds(a)} against ${seconds(b)}, whole runs)`,
    { value: ratio, limit: 1.3, unit: '×' },
  )
}

/** The same month with another value in a hundredth of the lines of block 4. */
function amended(zip: Buffer): Buffer {
  const members = unzipSync(zip)
  const random = randomFrom(3)
  for (const [name, content] of Object.entries(members)) {
    if (!name.includes('BLC_4')) continue
    const [header = '', ...lines] = Buffer.from(content).toString('latin1').split('\r\n')
    const column = header.split(';').indexOf('VL_MERC_POS_FINAL')
    const changed = lines.map((line) => {
      if (line === '' || random() >= 0.01) return line
      return line
        .split(';')
        .map((field, at) => (at === column ? '12345.67' : field))
        .join(';')
    })
    members[name] = Buffer.from([header, ...changed].join('\r\n'), 'latin1')
  }
  return Buffer.from(zipSync(members, { level: 6 }))
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
