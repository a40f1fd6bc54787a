import type { Member } from '../../schemas/core/source.ts'

export const SEMICOLON = 59
/** Control bytes are removed from fields, so no field contains a tab. */
export const TAB = 9

/** Lines with commas or at signs are rewritten with tabs before they are numbered, and records when they are cut. */
const TABBED: ReadonlySet<Member['format']> = new Set(['tabbed_lines', 'at_lines', 'comma_lines', 'records'])

export function separatorOf({ format }: Pick<Member, 'format'>): number {
  return TABBED.has(format) ? TAB : SEMICOLON
}
