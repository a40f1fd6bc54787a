import type { Snapshot } from '../../../../api/endpoint.ts'
import type { Month } from '../../../../core/month.ts'
import { listMissingMembers } from './dataset-month.ts'

/** Member of structured funds, which has lines of every kind. */
export const EVERY_KIND_MEMBER = 'FIE'

/** Blocks that can have lines of each kind: debentures with a ticker are filed among shares. */
const BLOCKS_OF_KIND = {
  government_bond: ['BLC_1'],
  fund_quota: ['BLC_2'],
  listed_share: ['BLC_4'],
  unit: ['BLC_4'],
  receipt: ['BLC_4'],
  bdr: ['BLC_4'],
  future: ['BLC_4'],
  option: ['BLC_4'],
  private_paper: ['BLC_4', 'BLC_5', 'BLC_6'],
  foreign_share: ['BLC_7'],
  foreign_bond: ['BLC_7'],
  offshore_fund: ['BLC_7'],
  crypto: ['BLC_7', 'BLC_8'],
  other: ['BLC_4', 'BLC_8'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const EVERY_BLOCK: readonly string[] = [...new Set(Object.values(BLOCKS_OF_KIND).flat())]

const BLOCKS_OF_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  public_bonds: ['BLC_1'],
  repo: ['BLC_1'],
  fund_quotas: ['BLC_2'],
  equities: ['BLC_4'],
  private_credit: ['BLC_4', 'BLC_5', 'BLC_6'],
  bank_paper: ['BLC_5'],
  derivatives: ['BLC_3', 'BLC_4'],
  foreign: ['BLC_7'],
  other: ['BLC_4', 'BLC_8'],
  cash: ['BLC_8'],
  receivable: ['BLC_8'],
  payable: ['BLC_8'],
  other_liability: ['BLC_8'],
}

/** True if a member can have lines of a kind; any member can have lines of an unknown kind. */
function canHold(member: string, kind: string): boolean {
  const blocks: Readonly<Record<string, readonly string[]>> = BLOCKS_OF_KIND
  return member === EVERY_KIND_MEMBER || (blocks[kind]?.includes(member) ?? true)
}

/** Lists the blocks that can have lines of a kind; for an unknown kind lists the blocks of all kinds. */
export function listBlocksOfKind(kind: string): readonly string[] {
  const blocks: Readonly<Record<string, readonly string[]>> = BLOCKS_OF_KIND
  return blocks[kind] ?? EVERY_BLOCK
}

/** Picks the missing members that can have lines of a kind: with one of them, no sum over funds is known. */
export function pickHidden(missing: readonly string[], kind: string): readonly string[] {
  return missing.filter((member) => canHold(member, kind))
}

/** Lists the missing members of a month that can have lines of a kind. */
export function listHiddenMembers(snapshot: Snapshot, month: Month, kind: string): readonly string[] {
  return pickHidden(listMissingMembers(snapshot, month), kind)
}

/** Lists the kinds whose sums over funds are not known in a month. */
export function listHiddenKinds(snapshot: Snapshot, month: Month): readonly string[] {
  const missing = listMissingMembers(snapshot, month)
  return [...Object.keys(BLOCKS_OF_KIND), 'unknown'].filter((kind) => pickHidden(missing, kind).length > 0)
}

/** Lists the categories of possible lines in the missing members of a class's filing. */
export function listHiddenCategories(missing: readonly string[]): readonly string[] {
  return Object.keys(BLOCKS_OF_CATEGORY).filter((category) =>
    missing.some((member) => member === EVERY_KIND_MEMBER || BLOCKS_OF_CATEGORY[category]?.includes(member) === true),
  )
}
