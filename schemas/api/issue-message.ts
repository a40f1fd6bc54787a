import type { z } from 'zod'
import type { Message } from './language/message.ts'
import { schemaMessages } from './schema-messages.ts'

/** Writes a message as the text of an issue: zod carries only texts. */
export function issueText(message: Message): string {
  return JSON.stringify(message)
}

/** Reads the message of an issue: ours, or zod's own with the Portuguese for its code. `input` is what was parsed. */
export function readIssueMessage(issue: z.core.$ZodIssue, input: unknown): Message {
  return readOwnMessage(issue.message) ?? translateIssue(issue, findValue(input, issue.path))
}

function readOwnMessage(text: string): Message | null {
  return text.startsWith('{"id":') ? (JSON.parse(text) as Message) : null
}

function translateIssue(issue: z.core.$ZodIssue, value: unknown): Message {
  const { code, message: english } = issue
  if (code === 'invalid_type') {
    const { expected } = issue
    return value === undefined
      ? schemaMessages.missingValue({ english, expected })
      : schemaMessages.wrongKind({ english, expected, kind: nameKind(value) })
  }
  if (code === 'too_big' && issue.origin === 'string')
    return schemaMessages.tooLong({ english, most: Number(issue.maximum) })
  if (code === 'too_small' && issue.origin === 'string')
    return schemaMessages.tooShort({ english, least: Number(issue.minimum) })
  if (code === 'invalid_format' && issue.pattern !== undefined)
    return schemaMessages.wrongForm({ english, pattern: issue.pattern })
  return schemaMessages.wrongValue({ english })
}

function findValue(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
}

/** Names the kind of a value as zod does. */
function nameKind(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
