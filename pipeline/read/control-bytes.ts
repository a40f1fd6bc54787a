import type { Member } from '../../schemas/core/source.ts'
import { cleanedByte, type LineForm } from './scan-lines.ts'

/** A field of the lines of a file: the name of its column if no control byte may be in it, null if it is a text. */
export type LineField = string | null

/** Why a line is bad; `column` is null if the line as a whole is. */
export interface LineFault {
  readonly column: string | null
  readonly reason: string
  /** True if bytes of the file are lost: nobody knows how many lines they were. */
  readonly isTorn?: true
}

export const NUL = 0

/**
 * Control bytes are removed only from texts, in which the sources have some. In a figure, a date or a number of the
 * registers, a control byte replaces another character: without it the value would be one that nobody filed.
 */
export function toLineFields(columns: readonly string[], { fields }: Pick<Member, 'fields'>): LineField[] {
  return columns.map((name) => ((fields[name]?.kind ?? 'text') === 'text' ? null : name))
}

/** Judges the control bytes of a line; null if all of them are in texts. */
export function judgeControlBytes(
  line: Buffer,
  { encoding, separator }: LineForm,
  fields: readonly LineField[],
): LineFault | null {
  if (line.includes(NUL)) return judgeNul(line)
  let at = 0
  for (const byte of line) {
    if (byte === separator) at += 1
    else if (cleanedByte(byte, encoding) === null) {
      const column = fields[at] ?? null
      if (column !== null) return { column, reason: `has the control byte 0x${byte.toString(16).padStart(2, '0')}` }
    }
  }
  return null
}

/**
 * Describes NUL bytes. No source writes them: a disk has them where nothing was written, and they can cover the ends of
 * lines.
 */
export function judgeNul(line: Buffer): LineFault {
  const count = line.reduce((sum, byte) => (byte === NUL ? sum + 1 : sum), 0)
  const bytes = `${String(count)} NUL ${count === 1 ? 'byte' : 'bytes'}`
  return { column: null, reason: `has ${bytes}: a part of it was never written, or was lost`, isTorn: true }
}

/** Cleans a line that goes into quarantine: a control byte would hide a number of a person from its mask. */
export function removeControls(text: string): string {
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '')
}
