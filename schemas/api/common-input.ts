import { z } from 'zod'
import { mutuallyExclusive } from './request-errors.ts'
import type { Endpoint } from './endpoint.ts'
import type { FileEndpoint } from './file-endpoint.ts'
import { FORMATS } from './format.ts'
import { booleanInput, dayInput, parameter } from './input.ts'
import { SNAPSHOT_ID } from '../core/manifest.ts'

const snapshotName = z
  .string()
  .regex(SNAPSHOT_ID, { error: 'The name of a snapshot looks like 20251101T030000Z: take it from X-Snapshot-Id.' })

/** The parameters that choose the snapshot that answers. */
const momentInput = {
  as_of: dayInput('Answer from the newest snapshot published by the end of this day (UTC).').optional(),
  snapshot: parameter(snapshotName, 'Answer from this snapshot, named as in X-Snapshot-Id.', {
    type: 'string',
    pattern: SNAPSHOT_ID.source,
  }).optional(),
}

/** The parameters that every data endpoint takes in addition to its own. */
const commonInput = {
  format: parameter(z.string(), 'Form of the answer; without it the header Accept decides.', {
    type: 'string',
    enum: Object.keys(FORMATS),
    default: 'json',
  }).optional(),
  download: booleanInput('As an attachment with a file name.').optional(),
  ...momentInput,
}

/** The common parameters of a request, read. */
export type CommonInput = z.output<z.ZodObject<typeof commonInput>>

/** All parameters of an endpoint, its own and the common ones. */
export function withCommonInput(endpoint: Pick<Endpoint, 'input'>): z.ZodObject {
  return endpoint.input.safeExtend(commonInput)
}

/** All parameters of an endpoint that hands out a file, which has one form. */
export function withSelectorInput(endpoint: Pick<FileEndpoint, 'input'>): z.ZodObject {
  return endpoint.input.safeExtend(momentInput)
}

/**
 * Parts the parameters of a request: those that every endpoint takes, and the endpoint's own. A common parameter that
 * nobody reads still stays out of the endpoint's own.
 */
export function partInput(parameters: Readonly<Record<string, unknown>>): {
  readonly common: CommonInput
  readonly own: Readonly<Record<string, unknown>>
} {
  const isCommon = ([name]: readonly [string, unknown]) => Object.hasOwn(commonInput, name)
  const entries = Object.entries(parameters)
  return {
    common: Object.fromEntries(entries.filter(isCommon)),
    own: Object.fromEntries(entries.filter((entry) => !isCommon(entry))),
  }
}

/** The snapshot that answers: the newest (null), the newest by the end of a day (UTC), or one by its name. */
export type SnapshotSelector = null | { readonly asOf: string } | { readonly snapshot: string }

export function readSnapshotSelector({ as_of, snapshot }: Pick<CommonInput, 'as_of' | 'snapshot'>): SnapshotSelector {
  if (as_of !== undefined && snapshot !== undefined) {
    throw mutuallyExclusive('as_of', 'snapshot', 'which snapshot answers')
  }
  if (as_of !== undefined) return { asOf: as_of }
  return snapshot === undefined ? null : { snapshot }
}
