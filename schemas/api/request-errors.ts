import { ApiError } from './error.ts'
import type { Text } from '../core/language.ts'
import type { Message } from './language/message.ts'
import { nearest } from './nearest-word.ts'
import { listed, quoted } from './client-text.ts'
import { type NAMED_KINDS, requestMessages } from './request-messages.ts'

type NamedKind = keyof typeof NAMED_KINDS
type Details = Readonly<Record<string, unknown>>

/** Makes a 404 for a name that does not exist, with the names that do. */
export function unknownName(
  kind: NamedKind,
  name: string,
  known: readonly string[],
  advice: readonly Message[] = [listKnown(known)],
  details: Details = {},
): ApiError {
  return new ApiError('not_found', [requestMessages.noSuch({ kind, name: quoted(name) }), ...advice], {
    reason: `${kind}_not_found`,
    ...details,
  })
}

/** Adds the name that the client probably meant. */
export function misspelledName(
  kind: NamedKind,
  name: string,
  known: readonly string[],
  { advice = listKnown(known), details = {} }: { advice?: Message; details?: Details } = {},
): ApiError {
  const meant = nearest(name, known)
  if (meant === null) return unknownName(kind, name, known, [advice], details)
  const hint = requestMessages.didYouMean({ names: listed([meant]) })
  return unknownName(kind, name, known, [hint, advice], { did_you_mean: meant, ...details })
}

/** Makes a 404 for a name out of very many, of which a query found the nearest. */
export function unknownCode(kind: NamedKind, code: string, nearest: readonly string[], advice: Message): ApiError {
  const hint = nearest.length === 0 ? [] : [requestMessages.didYouMean({ names: listed(nearest) })]
  return unknownName(kind, code, nearest, [...hint, advice], { nearest })
}

/** Makes a 409 for two parameters that choose the same thing; `choice` describes it. */
export function mutuallyExclusive(one: string, other: string, choice: Text): ApiError {
  return new ApiError('conflict', requestMessages.mutuallyExclusive({ one, other, choice }), {
    reason: 'mutually_exclusive_parameters',
    parameters: [one, other],
  })
}

function listKnown(names: readonly string[]): Message {
  return requestMessages.knownNames({ names: listed(names) })
}
