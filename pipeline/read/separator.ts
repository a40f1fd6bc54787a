import type { Member } from '../../schemas/core/source.ts'

export const SEMICOLON = 59
/** Control bytes are removed from fields, so no field contains it. */
export const TAB = 9

/** The byte between the fields of a member's lines; those of a record are cut and then written with tabs. */
export function separatorOf({ format }: Pick<Member, 'format'>): number {
  return format === 'records' || format === 'tabbed_lines' ? TAB : SEMICOLON
}
