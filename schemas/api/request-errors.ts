import { ApiError } from './error.ts'
import { nearest } from './nearest.ts'
import { listed, quoted } from './quoted.ts'

/** A 404 for a name that does not exist: it says which names do. */
export function unknownName(
  kind: string,
  name: string,
  known: readonly string[],
  advice = writeKnown(known),
  details: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError('not_found', `There is no ${kind} ${quoted(name)}. ${advice}`, {
    reason: `${kind}_not_found`,
    ...details,
  })
}

/** The same, with the name that the client probably meant. */
export function misspelledName(
  kind: string,
  name: string,
  known: readonly string[],
  { advice = writeKnown(known), details = {} }: { advice?: string; details?: Readonly<Record<string, unknown>> } = {},
): ApiError {
  const meant = nearest(name, known)
  if (meant === null) return unknownName(kind, name, known, advice, details)
  return unknownName(kind, name, known, `Did you mean ${meant}? ${advice}`, { did_you_mean: meant, ...details })
}

/** The same for a name out of very many: a query found the nearest. */
export function unknownCode(kind: string, code: string, nearest: readonly string[], advice: string): ApiError {
  const meant = nearest.length === 0 ? advice : `Did you mean ${listed(nearest)}? ${advice}`
  return unknownName(kind, code, nearest, meant, { nearest })
}

/** A 409 for two parameters that choose the same thing; `choice` says what both choose. */
export function mutuallyExclusive(one: string, other: string, choice: string): ApiError {
  return new ApiError('conflict', `${one} and ${other} both say ${choice}: send one of them.`, {
    reason: 'mutually_exclusive_parameters',
    parameters: [one, other],
  })
}

function writeKnown(names: readonly string[]): string {
  return `Known: ${listed(names)}.`
}
