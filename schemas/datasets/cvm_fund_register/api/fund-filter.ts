import { z } from 'zod'
import type { Snapshot } from '../../../api/endpoint.ts'
import { InputError } from '../../../api/input-error.ts'
import { booleanInput, parameter } from '../../../api/input.ts'
import { issueText } from '../../../api/issue-message.ts'
import type { Message } from '../../../api/language/message.ts'
import { nearest } from '../../../api/nearest-word.ts'
import { listed, quoted } from '../../../api/client-text.ts'
import { valueListInput } from '../../../api/value-list.ts'
import { classColumns } from '../columns.ts'
import { valueMessages } from '../../../api/value-messages.ts'
import { registerMessages } from './register-messages.ts'

const VALUES = new URL('register_values.sql', import.meta.url)
const LONGEST_VALUE = 200

const TEXTS = ['classification', 'anbima_class', 'benchmark', 'condominium', 'audience'] as const
type TextFilter = (typeof TEXTS)[number]

const textInput = (column: TextFilter) =>
  valueListInput(
    parameter(
      z
        .string()
        .trim()
        .min(1)
        .max(LONGEST_VALUE, { error: issueText(valueMessages.tooManyCharacters({ most: LONGEST_VALUE })) }),
      `Only classes registered with this text, without regard to accents and case. ${classColumns[column].description}`,
      { type: 'string', minLength: 1, maxLength: LONGEST_VALUE },
    ),
  ).optional()

/** Parameters that choose funds by columns of the class register; a class with an empty column does not match. */
export const fundFilterInput = {
  classification: textInput('classification'),
  anbima_class: textInput('anbima_class'),
  benchmark: textInput('benchmark'),
  condominium: textInput('condominium'),
  audience: textInput('audience'),
  exclusive: booleanInput(
    'Only classes registered as made for one investor, or only those registered as not.',
  ).optional(),
  holds_quotas: booleanInput(
    'Only classes registered with at least 95 % in quotas of other funds, or only those registered with less.',
  ).optional(),
}

export type FundFilter = z.output<z.ZodObject<typeof fundFilterInput>>

/** Makes the bindings of the filter for the SQL of the list. */
export function bindFundFilter({ exclusive, holds_quotas, ...texts }: FundFilter) {
  const ofTexts = Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? null]))
  return { ...ofTexts, exclusive: exclusive ?? null, holds_quotas: holds_quotas ?? null }
}

/** True if the filter has several texts, so that funds of one text can hide that no class has another. */
export function namesSeveralTexts(filter: FundFilter): boolean {
  return TEXTS.some((name) => (filter[name]?.length ?? 0) > 1)
}

/**
 * Throws a 400 if no class is registered with a text of the filter: an empty list would mean that there is no such
 * fund, although the client misspelt the text.
 */
export async function requireKnownTexts(snapshot: Snapshot, filter: FundFilter): Promise<void> {
  const requested = TEXTS.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]] as const]))
  if (requested.length === 0) return
  const rows = (await snapshot.query(VALUES, {})) as unknown as readonly {
    readonly field: string
    readonly value: string
  }[]
  const errors = requested.flatMap(([name, texts]) => {
    const known = rows.filter(({ field }) => field === name).map(({ value }) => value)
    const unknown = texts.filter((text) => !known.some((value) => fold(value) === fold(text)))
    return unknown.length === 0 ? [] : [[name, unknown.map((text) => explainUnknown(text, known))] as const]
  })
  if (errors.length > 0) throw new InputError({ formErrors: [], fieldErrors: Object.fromEntries(errors) })
}

function explainUnknown(text: string, known: readonly string[]): Message {
  return registerMessages.unknownText({ text: quoted(text), meant: nearest(text, known), known: listed(known) })
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
