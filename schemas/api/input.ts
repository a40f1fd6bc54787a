import { z } from 'zod'
import { bareCnpj, hasValidCheckDigits } from '../core/cnpj.ts'
import { isDay, isMonth } from '../core/month.ts'
import { lastDayOfMonth } from './business-day.ts'
import { InputError, type InputFaults } from './input-error.ts'
import { issueText, readIssueMessage } from './issue-message.ts'
import type { Message } from './language/message.ts'
import { nearest } from './nearest-word.ts'
import { listed, quoted } from './client-text.ts'
import { requestMessages } from './request-messages.ts'
import { valueMessages } from './value-messages.ts'
import { composeText } from './language/composed-text.ts'
import type { Text } from '../core/language.ts'

/**
 * Adds the JSON schema of a parameter for the reference: every parameter comes as text, so zod's schema does not show
 * its limits.
 */
export function parameter<S extends z.ZodType>(
  schema: S,
  description: string,
  json: Readonly<Record<string, unknown>>,
): S {
  return schema.meta({ description, 'x-json': json })
}

/** A CNPJ as text, bare or masked; becomes bare. */
export const cnpjText = z.string().transform((text, context) => {
  const cnpj = bareCnpj(text)
  if (cnpj === null) {
    context.addIssue(issueText(valueMessages.cnpjForm))
    return z.NEVER
  }
  if (!hasValidCheckDigits(cnpj)) {
    context.addIssue(issueText(valueMessages.checkDigits({ cnpj })))
    return z.NEVER
  }
  return cnpj
})

/** A CNPJ as a client writes it, bare or masked; becomes bare. */
export const cnpjInput = parameter(
  cnpjText,
  'CNPJ of a class, or of a fund with one class: bare, or masked and URL-encoded.',
  {
    type: 'string',
    pattern: String.raw`^[0-9A-Z]{12}[0-9]{2}$|^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}/[0-9A-Z]{4}-[0-9]{2}$`,
  },
)

/** Whether a month in place of a day means its first or its last day. */
type DayOfMonth = 'first' | 'last'

function dayText(ofMonth: DayOfMonth) {
  return z.string().transform((text, context) => {
    const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
    const day = parts === null ? dayOfMonth(text, ofMonth) : parts.slice(1).join('-')
    if (day === null || !isDay(day)) {
      context.addIssue(issueText(valueMessages.dateForm))
      return z.NEVER
    }
    return day
  })
}

function dayOfMonth(text: string, ofMonth: DayOfMonth): string | null {
  if (!isMonth(text)) return null
  return ofMonth === 'first' ? `${text}-01` : lastDayOfMonth(text)
}

const DAY_FORM: Readonly<Record<DayOfMonth, Text>> = {
  first: {
    en: 'YYYYMMDD or YYYY-MM-DD; YYYY-MM is the first day of that month.',
    pt: 'AAAAMMDD ou AAAA-MM-DD; AAAA-MM é o primeiro dia daquele mês.',
  },
  last: {
    en: 'YYYYMMDD or YYYY-MM-DD; YYYY-MM is the last day of that month.',
    pt: 'AAAAMMDD ou AAAA-MM-DD; AAAA-MM é o último dia daquele mês.',
  },
}

const DAY = {
  type: 'string',
  pattern: String.raw`^(\d{8}|\d{4}-\d{2}-\d{2}|\d{4}-(0[1-9]|1[0-2]))$`,
  examples: ['20251031', '2025-10'],
}

/** A day as `YYYYMMDD` or `YYYY-MM-DD`, or a month as `YYYY-MM`, which is its first or last day; becomes `YYYY-MM-DD`. */
export function dayInput(description: string, ofMonth: DayOfMonth = 'last') {
  return parameter(
    dayText(ofMonth),
    composeText((say) => `${say(description)} ${say(DAY_FORM[ofMonth])}`),
    DAY,
  )
}

const INSTANT_FORM: Text = {
  en: 'UTC, as in `published_at`; a day is its first instant.',
  pt: 'UTC, como em `published_at`; um dia é o seu primeiro instante.',
}

const instantText = z.string().transform((text, context) => {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(instant) || !isInstant(instant)) {
    context.addIssue(issueText(valueMessages.instantForm))
    return z.NEVER
  }
  return instant
})

function isInstant(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === text.replace('Z', '.000Z')
}

/** An instant in UTC, or a day, which is its first instant; becomes `YYYY-MM-DDTHH:MM:SSZ`. */
export function instantInput(description: string) {
  return parameter(
    instantText,
    composeText((say) => `${say(description)} ${say(INSTANT_FORM)}`),
    {
      type: 'string',
      pattern: String.raw`^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$`,
      examples: ['2026-01-31T03:00:00Z', '2026-01-31'],
    },
  )
}

/** Any day stands for the competence month that contains it. */
export const competenceInput = dayInput(
  'A day of the requested competence month; if omitted, the newest month.',
).optional()

/** Both days are included. Refine the schema with `inOrder`. */
export const dayRange = {
  from: dayInput('First day, included.', 'first').optional(),
  to: dayInput('Last day, included.').optional(),
}

export function inOrder({
  from,
  to,
}: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): boolean {
  return from === undefined || to === undefined || from <= to
}

export const outOfOrder = { error: issueText(valueMessages.daysSwapped), path: ['from'] }

/** Declares a whole number without a sign. The error for a number outside the bounds names them. */
export function wholeInput(minimum: number, maximum: number, description: string) {
  const error = issueText(valueMessages.wholeBetween({ least: minimum, most: maximum }))
  const number = z
    .string()
    .regex(/^\d{1,10}$/, { error, abort: true })
    .transform(Number)
    .refine((whole) => whole >= minimum && whole <= maximum, { error })
  return parameter(number, description, { type: 'integer', minimum, maximum })
}

const booleanText = z
  .enum(['true', 'false', '1', '0'], { error: issueText(valueMessages.trueOrFalse) })
  .transform((text) => text === 'true' || text === '1')

export function booleanInput(description: string) {
  return parameter(booleanText, description, { type: 'string', enum: ['true', 'false', '1', '0'] })
}

/** A switch, which is off unless a request turns it on. */
export function switchInput(description: string) {
  const json = { type: 'string', enum: ['true', 'false', '1', '0'], default: 'false' }
  return parameter(booleanText, description, json)
}

/**
 * Declares one word of a closed vocabulary. The error for a mistyped word names the word that was meant, and all words.
 */
export function choiceInput<const C extends readonly string[]>(choices: C, description: string) {
  const choice = z.enum(choices, {
    error: ({ input }) => {
      const meant = typeof input === 'string' ? nearest(input, choices) : null
      return issueText(valueMessages.oneOf({ choices, meant }))
    },
  })
  return parameter(choice, description, { type: 'string', enum: choices })
}

/**
 * Parses every parameter of a client: what `schema` does not allow becomes a 400 with the flattened details. `ofPath`
 * are the parameters in the path, which no advice may name.
 */
export function parseInput<S extends z.ZodObject>(
  schema: S,
  input: Readonly<Record<string, unknown>>,
  ofPath: readonly string[] = [],
): z.output<S> {
  const repeated = Object.keys(input).filter((name) => Array.isArray(input[name]))
  const once = Object.fromEntries(Object.entries(input).filter(([name]) => !repeated.includes(name)))
  // To compile the parser of an endpoint takes milliseconds and 50 kB, and spares each request some microseconds.
  const result = schema.safeParse(once, { jitless: true })
  if (result.success && repeated.length === 0) return result.data
  const known = Object.keys(schema.shape).filter((name) => !ofPath.includes(name))
  throw new InputError(findFaults(result.error?.issues ?? [], once, repeated, known))
}

/** An error names this many parameters at most; each costs a search for what was meant. */
const MOST_NAMED = 10

function findFaults(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  repeated: readonly string[],
  known: readonly string[],
): InputFaults {
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => String(path[0] ?? ''))
  const all = [...new Set([...repeated, ...wrong, ...unknown])]
  const named = all.slice(0, MOST_NAMED)
  // This is a map, because a parameter may be called `constructor`, which every object has.
  const fieldErrors = new Map<string, Message[]>()
  const add = (field: string, message: Message) => {
    const name = quoted(field)
    if (named.includes(field)) fieldErrors.set(name, [...(fieldErrors.get(name) ?? []), message])
  }
  for (const name of repeated) add(name, requestMessages.givenTwice)
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    if (issue.code !== 'unrecognized_keys' && !repeated.includes(field)) add(field, readIssueMessage(issue, input))
  }
  for (const name of unknown.filter((each) => named.includes(each))) {
    // Only the first error lists the known parameters, so that many errors do not repeat them.
    const list = name === unknown[0] && known.length > 0 ? listed(known) : null
    add(name, requestMessages.unknownParameter({ meant: nearest(name, known), known: list }))
  }
  const more = all.length - named.length
  const formErrors = more === 0 ? [] : [requestMessages.moreAreWrong({ count: more })]
  return { formErrors, fieldErrors: Object.fromEntries(fieldErrors) }
}
