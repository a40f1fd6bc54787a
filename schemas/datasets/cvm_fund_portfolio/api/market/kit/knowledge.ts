import { listBlocksOfKind, EVERY_KIND_MEMBER } from '../../holders/members-of-kind.ts'
import { type MarketRequest, listRequestedMissing } from './market-request.ts'

/** Knowledge of a month about lines of some kinds. */
export interface Knowledge {
  /**
   * `whole`; `partial` if the month lacks a member that can have these lines; `unknown` if it lacks all such members.
   */
  readonly state: 'whole' | 'partial' | 'unknown'
  /** Members that can have these lines and are missing or have too few. */
  readonly missing: readonly string[]
}

/** Reason for a figure that is null because the month lacks members. */
export const MONTH_INCOMPLETE = 'month_incomplete'

/** Judges the knowledge of the requested filing groups of a month about lines of these kinds. */
export function judgeKinds(asked: MarketRequest, kinds: readonly string[]): Knowledge {
  const able = new Set(asked.groups.flatMap(({ group }) => kinds.flatMap((kind) => listMembers(group, kind))))
  const missing = listRequestedMissing(asked).filter((member) => able.has(member))
  const state = missing.length === 0 && able.size > 0 ? 'whole' : missing.length < able.size ? 'partial' : 'unknown'
  return { state, missing }
}

/** Members that show which classes filed at all: NAVs of one filing group, and lines of the other. */
const FILERS: readonly string[] = ['PL', EVERY_KIND_MEMBER]

/** Lists the missing members that would show which classes filed: without them every sum over classes lacks some. */
export function listMissingFilers(asked: MarketRequest): readonly string[] {
  return listRequestedMissing(asked).filter((member) => FILERS.includes(member))
}

/** Lists the members of a filing group that can have lines of a kind. */
function listMembers(group: string, kind: string): readonly string[] {
  return group === 'structured' ? [EVERY_KIND_MEMBER] : listBlocksOfKind(kind)
}

/** Writes the fields that show whether missing members can change a row. */
export function describeKnowledge({ state, missing }: Knowledge) {
  return { is_partial: state === 'partial', missing_members: missing.join(',') }
}
