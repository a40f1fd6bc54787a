import { listBlocksOfKind, EVERY_KIND_MEMBER } from '../../holders/members-of-kind.ts'
import { type AskedMonth, listAskedMissing } from './asked-month.ts'

/** Knowledge that a month gives of lines of some kinds. */
export interface Knowledge {
  /** whole; partial where it lacks a member that can have such lines; unknown where it lacks all that can. */
  readonly state: 'whole' | 'partial' | 'unknown'
  /** Members that can have such lines and are absent or thin. */
  readonly missing: readonly string[]
}

/** A figure is null because the month lacks members. */
export const MONTH_INCOMPLETE = 'month_incomplete'

/** Judges what the asked filing groups of a month can say about lines of these kinds. */
export function judgeKinds(asked: AskedMonth, kinds: readonly string[]): Knowledge {
  const able = new Set(asked.groups.flatMap(({ group }) => kinds.flatMap((kind) => listMembers(group, kind))))
  const missing = listAskedMissing(asked).filter((member) => able.has(member))
  const state = missing.length === 0 && able.size > 0 ? 'whole' : missing.length < able.size ? 'partial' : 'unknown'
  return { state, missing }
}

/** These members say which classes filed at all: NAVs say it of one filing group, and lines of the other. */
const FILERS: readonly string[] = ['PL', EVERY_KIND_MEMBER]

/** Lists the members without which classes are missing from a month, whatever is added up over them. */
export function listMissingFilers(asked: AskedMonth): readonly string[] {
  return listAskedMissing(asked).filter((member) => FILERS.includes(member))
}

/** Lists the members of a filing group that can have lines of a kind. */
function listMembers(group: string, kind: string): readonly string[] {
  return group === 'structured' ? [EVERY_KIND_MEMBER] : listBlocksOfKind(kind)
}

/** Says in a row whether members that the month lacks can change it. */
export function describeKnowledge({ state, missing }: Knowledge) {
  return { is_partial: state === 'partial', missing_members: missing.join(',') }
}
