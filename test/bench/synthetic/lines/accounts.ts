import type { CsvFile } from '../base/csv.ts'
import { later } from '../base/dates.ts'
import { partsPerMillion } from '../base/money.ts'
import { at, SeededRandom } from '../base/random.ts'
import type { Fund } from '../world/fund.ts'
import type { SyntheticWorld } from '../world/world.ts'
import type { DisclosureDate } from './confid.ts'
import type { HeaderLayout, FiledMember } from './headers.ts'
import { countedAs, type FiledPosition } from './position.ts'
import type { QuotaDesk } from './quotas.ts'

export interface MonthFiling {
  seed: number
  month: string
  date: string
  layout: HeaderLayout
  files: Record<FiledMember, CsvFile>
  desk: QuotaDesk
  deadline: DisclosureDate
}

export const QUANTITY_PLACES = 6

const CARELESS_SHARE = 0.007

export function linesRandom({ seed, month }: MonthFiling, index: number): SeededRandom {
  return new SeededRandom(seed, month, index, 'lines')
}

/**
 * Draws what lines other than quotas add up to. For a few careless filers it is not exactly the rest of the net assets.
 */
export function drawOwnFunds({ own, netAssets }: SyntheticWorld, { index }: Fund, random: SeededRandom): bigint {
  if (!random.chance(CARELESS_SHARE)) return at(own, index)
  const gap = random.chance(0.6) ? BigInt(random.between(1, 40_000)) : partsPerMillion(at(netAssets, index), 60_000)
  return at(own, index) + gap + 1n
}

export function addsUp(lines: readonly FiledPosition[], netAssets: bigint): boolean {
  return lines.reduce((sum, line) => sum + countedAs(line), 0n) === netAssets
}

/** Terms of confidentiality run for 90 days, and for some for twice that. */
export function deadlineAfter(date: string): DisclosureDate {
  const [usual, long] = [later(date, 90), later(date, 180)]
  return (random) => (random.chance(0.8) ? usual : long)
}
