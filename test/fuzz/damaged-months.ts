import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeSyntheticMonth } from '../bench/synthetic/month.ts'
import { buildFrom, type Built, readQuarantine, refusals, listRows } from '../helpers/build.ts'
import { zipOfMonth } from '../helpers/portal.ts'
import { randomFrom } from '../helpers/random.ts'
import { type BuiltApart, buildApart } from './apart.ts'
import { listFaults } from './as-filed.ts'
import { DAMAGES, type Damaged, type DamagedEdition, makeEdition } from './damage.ts'

const [OTHER, MONTH] = ['2025-09', '2025-10'] as const

/** Refused with a reason, published with quarantined lines, or published as filed. */
type MonthOutcome = 'refused' | 'quarantined' | 'harmless'

export interface Ended {
  readonly how: string
  readonly outcome: MonthOutcome
  /** Why it was refused, or how it breaks the law, which must never happen. */
  readonly words: readonly string[]
  readonly wrong: boolean
}

/** Two small synthetic months to be damaged. */
export async function openMonths(): Promise<{
  month: DamagedEdition
  other: DamagedEdition
  close: () => Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
  const size = { seed: 5, funds: 100, lines: 900, layout: 'new' } as const
  await writeSyntheticMonth(folder, { month: OTHER, ...size })
  await writeSyntheticMonth(folder, { month: MONTH, ...size })
  const [other, month] = await Promise.all(
    [OTHER, MONTH].map(async (name) => makeEdition(await readFile(zipOfMonth(folder, name)))),
  )
  if (month === undefined || other === undefined) throw new Error('there are no months')
  return { month, other, close: () => rm(folder, { recursive: true }) }
}

/** Builds the damaged month, in this process or, far slower, as cron does in one of its own. */
type Build = (source: string, dataDir: string) => Promise<Built & Partial<BuiltApart>>

export const here: Build = (source, dataDir) => buildFrom(source, { dataDir, from: MONTH, to: MONTH })
export const apart: Build = (source, dataDir) => buildApart(source, dataDir, MONTH)

/** Damages the month as the seed decides, builds it, and judges the result. */
export async function buildDamaged(
  seed: number,
  month: DamagedEdition,
  other: DamagedEdition,
  build: Build,
): Promise<Ended> {
  const random = randomFrom(seed)
  const kinds = Object.values(DAMAGES)
  const damage = kinds[seed % kinds.length]
  if (damage === undefined) throw new Error('no damage')
  const damaged = damage(random, month, other)
  const folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
  try {
    const zip = zipOfMonth(join(folder, 'mirror'), MONTH)
    await mkdir(dirname(zip), { recursive: true })
    await writeFile(zip, damaged.zip)
    const built = await build(join(folder, 'mirror'), join(folder, 'data'))
    const { faults = [] } = built
    if (faults.length > 0) return { how: damaged.how, outcome: 'refused', words: faults, wrong: true }
    return built.exit === 0 ? await judgePublished(built, damaged) : judgeRefused(built, damaged)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function judgeRefused(built: Built, { how }: Damaged): Ended {
  const words = refusals(built)
  return { how, outcome: 'refused', words, wrong: built.exit !== 2 || words.length === 0 }
}

async function judgePublished(built: Built, { how, members }: Damaged): Promise<Ended> {
  const quarantined = (await readQuarantine(built)) as { member: string; line: number }[]
  const words = listFaults(members, {
    lines: await listRows(built, 'cvm_fund_portfolio'),
    months: await listRows(built, 'cvm_fund_month'),
    quarantined: new Set(quarantined.map(({ member, line }) => `${member} ${String(line)}`)),
  })
  return { how, outcome: quarantined.length > 0 ? 'quarantined' : 'harmless', words, wrong: words.length > 0 }
}
