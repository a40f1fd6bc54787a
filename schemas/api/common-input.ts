import { z } from 'zod'
import { mutuallyExclusive } from './request-errors.ts'
import type { Endpoint } from './endpoint.ts'
import { fieldsInput } from './field-selection.ts'
import type { FileEndpoint } from './file-endpoint.ts'
import { DECIMALS, FORMATS } from './format.ts'
import { choiceInput, dayInput, parameter, switchInput } from './input.ts'
import { gatherRanges, type RangedAnswer, rangeInput, refuseReversed } from './range-input.ts'
import { type DeclaredAnswer, givesList } from './row-fields.ts'
import { SNAPSHOT_ID } from '../core/manifest.ts'
import { issueText } from './issue-message.ts'
import type { Text } from '../core/language.ts'
import { valueMessages } from './value-messages.ts'

export const snapshotName = z.string().regex(SNAPSHOT_ID, { error: issueText(valueMessages.snapshotForm) })
const snapshotSchema = { type: 'string', pattern: SNAPSHOT_ID.source } as const

/** Parameters that choose the snapshot that answers, or the servers that may answer. */
const selectorInput = {
  as_of: dayInput('Answer from the newest snapshot published by the end of this day (UTC).').optional(),
  snapshot: parameter(snapshotName, 'Answer from this snapshot, named as in X-Snapshot-Id.', snapshotSchema).optional(),
  min_snapshot: parameter(
    snapshotName,
    'Answer only if the newest snapshot of the server is this one or a newer one; else 503 with the reason `snapshot_not_here_yet`. With the highest X-Snapshot-Id that a client has seen, it never goes back in time, whichever server answers.',
    snapshotSchema,
  ).optional(),
}

/** Parameters that every data endpoint takes in addition to its own; `fields` only if it gives a list. */
const commonInput = {
  format: parameter(z.string(), 'Form of the answer; without it the header Accept decides.', {
    type: 'string',
    enum: Object.keys(FORMATS),
    default: 'json',
  }).optional(),
  decimal: choiceInput(
    DECIMALS,
    'Sign before the decimals of a CSV; with `comma` cells are parted by semicolons, as Brazilian spreadsheets read them.',
  ).optional(),
  download: switchInput('As an attachment with a file name.').optional(),
  fields: fieldsInput(null).optional(),
  ...selectorInput,
}

export type CommonParameter = keyof typeof commonInput
type SelectorParameter = keyof typeof selectorInput
type CommonInput = z.output<z.ZodObject<typeof commonInput>>

/** A new common parameter without a reader does not compile. */
type Readers<P extends CommonParameter> = { readonly [K in P]: (value: CommonInput[K]) => unknown }

interface PartedInput<P extends CommonParameter, R extends Readers<P>> {
  readonly common: { readonly [K in P]: ReturnType<R[K]> }
  /** Parameters of the endpoint, without the common ones. */
  readonly own: Readonly<Record<string, unknown>>
}

type Asked = Pick<Endpoint, 'input'> & DeclaredAnswer

const inputs = new WeakMap<Asked, z.ZodObject>()

/**
 * Joins all parameters of an endpoint: its own, the ranges of its columns, and the common ones. The schema is made once
 * for routes, MCP and pages, because zod compiles each schema that it has not seen.
 */
export function withCommonInput(endpoint: Asked): z.ZodObject {
  const input = inputs.get(endpoint) ?? joinInput(endpoint)
  inputs.set(endpoint, input)
  return input
}

function joinInput(endpoint: Asked): z.ZodObject {
  const { fields: _any, ...ofEveryAnswer } = commonInput
  if (!givesList(endpoint)) return endpoint.input.safeExtend(ofEveryAnswer)
  return endpoint.input
    .safeExtend({ ...rangeInput(endpoint), ...commonInput, fields: fieldsInput(endpoint).optional() })
    .superRefine(refuseReversed(endpoint))
}

export function describeCommonInput(): z.ZodObject {
  return z.strictObject(commonInput)
}

/** Joins all parameters of an endpoint that hands out a file, whose form cannot be chosen. */
export function withSelectorInput(endpoint: Pick<FileEndpoint, 'input'>): z.ZodObject {
  return endpoint.input.safeExtend(selectorInput)
}

type RequestParameters = Readonly<Record<string, unknown>>

/** Parts the parameters of a request: the common ones go to their readers, the endpoint gets its own and the ranges. */
export function partInput<R extends Readers<CommonParameter>>(
  endpoint: RangedAnswer,
  parameters: RequestParameters,
  readers: R,
): PartedInput<CommonParameter, R> {
  const { common } = part(parameters, readers)
  return { common, own: ownInput(endpoint, parameters) }
}

/** Parts the parameters of a request for a file in the same way. */
export function partFileInput<R extends Readers<SelectorParameter>>(
  parameters: RequestParameters,
  readers: R,
): PartedInput<SelectorParameter, R> {
  return part(parameters, readers)
}

function part<P extends CommonParameter, R extends Readers<P>>(
  parameters: RequestParameters,
  readers: R,
): PartedInput<P, R> {
  // The schema of the request made each value, so its type fits its reader.
  const read = Object.entries<(value: never) => unknown>(readers).map(([name, reader]) => [
    name,
    reader(parameters[name] as never),
  ])
  return { common: Object.fromEntries(read) as PartedInput<P, R>['common'], own: withoutCommon(parameters) }
}

/** Keeps what an endpoint gets: its own parameters, and the ranges. */
export function ownInput(endpoint: RangedAnswer, parameters: RequestParameters): RequestParameters {
  return gatherRanges(endpoint, withoutCommon(parameters))
}

function withoutCommon(parameters: RequestParameters): RequestParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !Object.hasOwn(commonInput, name)))
}

/**
 * Chooses the snapshot that answers: the newest (null), the newest by the end of a day (UTC), or one by its name. With
 * `minSnapshot`, only a server that has that snapshot or a newer one may answer.
 */
export type SnapshotSelector =
  | null
  | { readonly asOf: string; readonly minSnapshot?: string }
  | { readonly snapshot: string }
  | { readonly minSnapshot: string }

const WHICH_SNAPSHOT: Text = { en: 'which snapshot answers', pt: 'qual snapshot responde' }

export type SelectorInput = Pick<CommonInput, SelectorParameter>

/** Reads the selector. A named snapshot is the same on every server, so it excludes `min_snapshot`. */
export function readSnapshotSelector({ as_of, snapshot, min_snapshot }: SelectorInput): SnapshotSelector {
  if (as_of !== undefined && snapshot !== undefined) {
    throw mutuallyExclusive('as_of', 'snapshot', WHICH_SNAPSHOT)
  }
  if (min_snapshot !== undefined && snapshot !== undefined) {
    throw mutuallyExclusive('min_snapshot', 'snapshot', WHICH_SNAPSHOT)
  }
  const atLeast = min_snapshot === undefined ? null : { minSnapshot: min_snapshot }
  if (as_of !== undefined) return { asOf: as_of, ...atLeast }
  return snapshot === undefined ? atLeast : { snapshot }
}

/** Null if a server with any snapshot may answer. */
export function readMinSnapshot(selector: SnapshotSelector): string | null {
  return selector !== null && 'minSnapshot' in selector ? (selector.minSnapshot ?? null) : null
}
