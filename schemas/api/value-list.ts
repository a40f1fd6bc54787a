import { z } from 'zod'
import { parameter } from './input.ts'
import { issueText, readIssueMessage } from './issue-message.ts'
import { valueMessages } from './value-messages.ts'
import { composeText } from './language/composed-text.ts'
import type { Text } from '../core/language.ts'

const SEVERAL: Text = { en: 'Several have commas between them.', pt: 'Se forem várias, separe por vírgulas.' }

/** One parameter names this many values at most; each can cost a search of its own. */
const MOST_VALUES = 20
/** Longest value with its comma. */
const LONGEST_VALUE = 200

/**
 * Declares a parameter with one value of a kind, or several with commas between them. It becomes the different values,
 * in the order of their keys, so that equal choices are equal however they are written.
 */
export function valueListInput<V>(one: z.ZodType<V, string>, keyOf: (value: V) => string = String) {
  const { description = '', 'x-json': json } = z.globalRegistry.get(one) ?? {}
  const tooMany = issueText(valueMessages.tooManyValues({ most: MOST_VALUES }))
  const values = z
    .string()
    .max(MOST_VALUES * LONGEST_VALUE, { error: tooMany, abort: true })
    .transform((text) => text.split(/, ?/))
    .refine((texts) => texts.length <= MOST_VALUES, { error: tooMany, abort: true })
    .transform((texts, context): readonly V[] => {
      const read = texts.map((text) => one.safeParse(text))
      const faults = read.flatMap(
        ({ error }, at) => error?.issues.slice(0, 1).map((issue) => readIssueMessage(issue, texts[at])) ?? [],
      )
      for (const text of new Set(faults.map(issueText))) context.addIssue(text)
      const byKey = new Map(read.flatMap(({ success, data }) => (success ? [[keyOf(data), data] as const] : [])))
      return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
    })
  return parameter(
    values,
    composeText((say) => `${say(description)} ${say(SEVERAL)}`),
    describeSeveral(json),
  )
}

/** Names that stand for several values, by name. */
export type NamedTogether<V extends string = string> = Readonly<Record<string, readonly V[]>>

/** Lists the values that a name stands for; null for a name that is a value itself. */
export function listStoodFor<V extends string>(name: string, together: NamedTogether<V>): readonly V[] | null {
  return Object.hasOwn(together, name) ? (together[name] ?? null) : null
}

/**
 * Lists the known values that a parameter names, before it is checked; all of them if it names none, or an unknown one.
 */
export function listNamedValues<V extends string>(
  value: unknown,
  known: readonly V[],
  together: NamedTogether<V> = {},
): readonly V[] {
  const named = splitValues(value).flatMap((each): readonly string[] => listStoodFor(each, together) ?? [each])
  const isKnown = named.length > 0 && named.every((each) => known.some((one) => one === each))
  return isKnown ? known.filter((each) => named.includes(each)) : known
}

/** Splits the values of a parameter as they were sent; none if it is absent or not a text. */
export function splitValues(value: unknown): readonly string[] {
  return typeof value === 'string' ? value.split(/, ?/) : []
}

/** The name of a file has this many values at most, because it may have 255 characters. */
const MOST_NAMED = 3

/** Lists the values for the name of a file, or only their number. */
export function nameValues(values: readonly string[] | null): readonly string[] {
  if (values === null) return []
  return values.length > MOST_NAMED ? [`${String(values.length)}_values`] : values
}

/** Describes one value as before, or several of them. */
function describeSeveral(json: unknown): Readonly<Record<string, unknown>> {
  const { examples, ...limits } = (json ?? {}) as Readonly<Record<string, unknown>>
  const isLimited = Object.keys(limits).some((name) => name !== 'type')
  return {
    type: 'string',
    ...(isLimited && {
      anyOf: [limits, { type: 'string', ...severalOf(limits), description: 'Several, with commas between them.' }],
    }),
    ...(examples !== undefined && { examples }),
  }
}

/** Makes a pattern for several values if one value has a closed vocabulary or a pattern for its whole text. */
function severalOf({ enum: choices, pattern }: Readonly<Record<string, unknown>>): { readonly pattern?: string } {
  const one = Array.isArray(choices)
    ? choices.map((choice) => String(choice).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
    : typeof pattern === 'string'
      ? /^\^([^^$]+)\$$/.exec(pattern)?.[1]
      : undefined
  return one === undefined ? {} : { pattern: `^(${one})(, ?(${one})){1,${String(MOST_VALUES - 1)}}$` }
}
