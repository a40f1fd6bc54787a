import { z } from 'zod'
import { parameter } from '../../api/input.ts'
import { issueText } from '../../api/issue-message.ts'
import { valueMessages } from '../../api/value-messages.ts'

/** A place in the list of revisions, after which the next page begins. It does not depend on a snapshot. */
export interface RevisionCursor {
  readonly published_at: string
  readonly dataset: string
  readonly partition: string
  /** Class of the last filing of that partition; '' after the row of the partition itself. */
  readonly cnpj: string
}

const FORM = z.tuple([z.string(), z.string(), z.string(), z.string()])

/** Writes a cursor as clients keep it. */
export function writeCursor({ published_at, dataset, partition, cnpj }: RevisionCursor): string {
  return Buffer.from(JSON.stringify([published_at, dataset, partition, cnpj])).toString('base64url')
}

const LONGEST = 400

const cursorText = z
  .string()
  .max(LONGEST, { error: issueText(valueMessages.cursorTooLong({ most: LONGEST })), abort: true })
  .transform((text, context): RevisionCursor => {
    const read = FORM.safeParse(parseOrNull(Buffer.from(text, 'base64url').toString()))
    if (!read.success) {
      context.addIssue(issueText(valueMessages.noCursor))
      return z.NEVER
    }
    const [published_at, dataset, partition, cnpj] = read.data
    return { published_at, dataset, partition, cnpj }
  })

export const cursorInput = parameter(
  cursorText,
  'The `next_cursor` of an answer: what comes behind it. A cursor stays valid when a newer snapshot is published.',
  { type: 'string', maxLength: LONGEST },
)

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
