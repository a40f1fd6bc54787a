import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SMALLER_VERSIONS } from '../../lake/place-names.ts'
import { type TestBuildOptions, type Built, buildFrom, listRows } from './build.ts'
import { builtOnce } from './build-store.ts'
import { type MemberId, NEW } from './headers.ts'
import { filed, line } from './portal.ts'

export const DATASETS = ['cvm_fund_portfolio']
export const instantOn = (day: string, hour = '03') => `2025-12-${day}T${hour}:00:00Z`

/** October with a NAV and a line in each of these blocks. */
export function october(blocks: readonly MemberId[], value = '1.00') {
  const lines = blocks.map((id) => [id, [line(NEW[id], { VL_MERC_POS_FINAL: value })]] as const)
  return filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '9.00' })], ...Object.fromEntries(lines) })
}

interface Nights {
  readonly portal: string
  readonly built: readonly Built[]
  readonly first: Built
  readonly last: Built
}

/** A night on which the portal shows October with these blocks. */
type Night = readonly [day: string, blocks: readonly MemberId[], value?: string]

export async function nights(first: Night, ...later: readonly Night[]): Promise<Nights> {
  const { portal, built } = await builtOnce(
    ...[first, ...later].map(([day, blocks, value]) => ({
      portals: [{ members: october(blocks, value) }],
      datasets: DATASETS,
      now: instantOn(day),
    })),
  )
  return { portal, built, first: nth(built, 0), last: nth(built, built.length - 1) }
}

export function again(portal: string, { dataDir }: Pick<Built, 'dataDir'>, asked: TestBuildOptions): Promise<Built> {
  return buildFrom(portal, { datasets: DATASETS, ...asked, dataDir })
}

export const exits = (built: readonly Built[]) => built.map(({ exit }) => exit)
export const listBlocks = async ({ dataDir }: Built) =>
  (await listRows({ dataDir }, 'cvm_fund_portfolio')).map((row) => row['source_member'])
export const readRecordedMemory = async ({ dataDir }: Built) =>
  (JSON.parse(await readFile(join(dataDir, SMALLER_VERSIONS), 'utf8')) as { smaller_versions: object[] })
    .smaller_versions
export const warnings = ({ log }: Built) => log.filter(({ level }) => level === 'warn').map(({ detail }) => detail)
export const compiles = ({ log }: Built) => log.filter(({ step }) => step === 'compile').length

export const [BOTH, ONE] = [['BLC_1', 'BLC_8'] as const, ['BLC_8'] as const]
export const [FULLER, SMALLER] = [
  ['cda_fi_BLC_1_202510.csv', 'cda_fi_BLC_8_202510.csv'],
  ['cda_fi_BLC_8_202510.csv'],
] as const

/** Finds one of several builds; fails if it is missing. */
export function nth(built: readonly Built[], at: number): Built {
  const found = built[at]
  if (found === undefined) throw new Error(`there is no build ${String(at)}`)
  return found
}
