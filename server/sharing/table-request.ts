import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { quoted } from '../../schemas/api/client-text.ts'
import { wrongRequest } from '../../schemas/api/input-error.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { hasBody, readBody } from '../http/request-body.ts'
import { sharingMessages } from './sharing-messages.ts'
import { type VersionChoice, findTableVersion, findVersionSince, type TableVersion } from './table-versions.ts'

const timestamp = z.iso.datetime({ offset: true }).optional()
const version = z.int().min(0).optional()
const versionText = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()

/** Readers send more than we use, and newer ones still more: what we do not know changes nothing. */
const queryBody = z.object({
  version,
  timestamp,
  startingVersion: version,
  limitHint: z.int().min(0).optional(),
  jsonPredicateHints: z.string().optional(),
})
const momentQuery = z.object({ version: versionText, timestamp })
const sinceQuery = z.object({ startingTimestamp: timestamp })
const changesQuery = z.object({
  startingVersion: versionText,
  endingVersion: versionText,
  startingTimestamp: timestamp,
  endingTimestamp: timestamp,
})

export interface RowsRequest {
  readonly moment: VersionChoice
  readonly limitHint: number | undefined
  readonly jsonPredicateHints: string | undefined
}

/** Reads the body of a query, which may be left out. A body that was too long to be kept is not an empty one. */
export function readQueryBody(req: IncomingMessage): RowsRequest {
  const body = readBody(req)
  const value = hasBody(req) && body?.length !== 0 ? parseJsonBody(body) : {}
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrongRequest(sharingMessages.jsonObject)
  const { startingVersion, limitHint, jsonPredicateHints, ...moment } = parse(queryBody, value)
  if (startingVersion !== undefined) throw wrongRequest(sharingMessages.noStreaming)
  return { moment: requireOne(moment), limitHint, jsonPredicateHints }
}

export function readMoment(query: object): VersionChoice {
  return requireOne(parse(momentQuery, query))
}

/** Reads which version is asked for: the newest, or the first since a time. */
export function readVersionChoice(query: object): (kept: readonly TableVersion[]) => TableVersion {
  const { startingTimestamp } = parse(sinceQuery, query)
  return (kept) =>
    startingTimestamp === undefined ? findTableVersion(kept, {}) : findVersionSince(kept, startingTimestamp)
}

/** Reads which versions are asked for: from one to another, or to the newest where no end is named. */
export function readRangeChoice(query: object) {
  const { startingVersion, startingTimestamp, endingVersion, endingTimestamp } = parse(changesQuery, query)
  const hasBoth = (a: unknown, b: unknown) => a !== undefined && b !== undefined
  const hasStart = startingVersion !== undefined || startingTimestamp !== undefined
  if (!hasStart || hasBoth(startingVersion, startingTimestamp) || hasBoth(endingVersion, endingTimestamp))
    throw wrongRequest(sharingMessages.needsStart)
  return (kept: readonly TableVersion[]) => ({
    start:
      startingTimestamp === undefined
        ? findTableVersion(kept, { version: startingVersion })
        : findVersionSince(kept, startingTimestamp),
    end: findTableVersion(kept, { version: endingVersion, timestamp: endingTimestamp }),
  })
}

function requireOne({ version, timestamp }: VersionChoice): VersionChoice {
  if (version !== undefined && timestamp !== undefined) throw wrongRequest(sharingMessages.oneMoment)
  return { version, timestamp }
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value)
  if (data !== undefined) return data
  const name = quoted(String(error?.issues[0]?.path[0] ?? ''))
  throw wrongRequest(sharingMessages.notOfProtocol({ name }))
}
