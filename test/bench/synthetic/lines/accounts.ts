import type { CsvFile } from '../base/csv.ts'
import { later } from '../base/dates.ts'
import { partsPerMillion } from '../base/money.ts'
import { at, Random } from '../base/random.ts'
import type { Fund } from '../world/fund.ts'
import type { World } from '../world/world.ts'
import type { Deadline } from './confid.ts'
import type { Layout, Member } from './headers.ts'
import { countedAs, type Position } from './position.ts'
import type { QuotaDesk } from './quotas.ts'

/** Where a month is being filed, and on whose behalf. */
export interface Filing {
  seed: number
  month: string
  date: string
  layout: Layout
  files: Record<Member, CsvFile>
  desk: QuotaDesk
  deadline: Deadline
}

export const QUANTITY_PLACES = 6

const CARELESS_SHARE = 0.007

export function linesRandom({ seed, month }: Filing, index: number): Random {
  return new Random(seed, month, index, 'lines')
}

/** What the lines other than quotas shall add up to: for a few careless filers, not quite the rest of the net assets. */
export function ownOf({ own, netAssets }: World, { index }: Fund, random: Random): bigint {
  if (!random.chance(CARELESS_SHARE)) return at(own, index)
  const gap = random.chance(0.6) ? BigInt(random.between(1, 40_000)) : partsPerMillion(at(netAssets, index), 60_000)
  return at(own, index) + gap + 1n
}

export function addsUp(lines: readonly Position[], netAssets: bigint): boolean {
  return lines.reduce((sum, line) => sum + countedAs(line), 0n) === netAssets
}

/** Terms of confidentiality run for 90 days, and for some for twice that. */
export function deadlineAfter(date: string): Deadline {
  const [usual, long] = [later(date, 90), later(date, 180)]
  return (random) => (random.chance(0.8) ? usual : long)
}
