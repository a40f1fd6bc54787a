import type { Request, RequestHandler } from 'express'
import { createHash } from 'node:crypto'
import { type Common, inputOf, momentOf } from '../schemas/core/common-input.ts'
import type { Answer, Endpoint } from '../schemas/core/endpoint.ts'
import { FORMATS, formatsOf } from '../schemas/core/format.ts'
import { invalidInput, parseInput } from '../schemas/core/input.ts'
import { keyOf } from './authenticate.ts'
import type { Following } from './follow.ts'
import { downloadName } from './representation/download.ts'
import { negotiate } from './representation/negotiate.ts'
import { represent } from './representation/represent.ts'
import { send } from './representation/send.ts'
import { demandScopes } from './scopes.ts'

/** An answer of a named snapshot never changes; any other is asked for again each time. */
export const CACHED = { named: 'private, max-age=31536000, immutable', other: 'private, no-cache' } as const

/** Changes with every start of another version of the code, so that no old answer passes for a new one. */
export interface ServerVersion {
  readonly version: string
}

/** The one route of all data endpoints: parameters in, one snapshot from start to end, an exact answer out. */
export function answer(endpoint: Endpoint, following: Following, { version }: ServerVersion): RequestHandler {
  const schema = inputOf(endpoint)
  const offered = formatsOf(endpoint)
  return async (req, res) => {
    demandScopes(keyOf(res), endpoint, req.params)
    refusePathNames(req.query, req.params)
    const parameters = parseInput(schema, { ...req.query, ...req.params }, Object.keys(req.params))
    const { format: wanted, download = false, as_of, snapshot: pinned, ...input } = parameters as Common
    const format = negotiate(wanted, req.get('accept'), offered)
    await following.use(momentOf({ as_of, snapshot: pinned }), async (snapshot) => {
      // However the snapshot was chosen: each address is cached for itself, with its own Cache-Control.
      const etag = etagOf([snapshot.id, version, endpoint.id, format, input])
      res.set({
        'X-Snapshot-Id': snapshot.id,
        ETag: etag,
        'Cache-Control': pinned === undefined ? CACHED.other : CACHED.named,
        Vary: 'Accept, Accept-Encoding',
      })
      if (matches(req.get('if-none-match'), etag)) {
        res.status(304).end()
        return
      }
      const answered = await answerOf(endpoint, snapshot, input)
      const { headers = {}, fileName, nextPage } = answered
      res.set(headers)
      if (nextPage !== undefined) res.append('Link', `<${addressOfPage(req, nextPage, snapshot.id)}>; rel="next"`)
      if (download) {
        res.set('Content-Disposition', `attachment; filename="${downloadName(fileName, snapshot.id, format)}"`)
      }
      res.type(FORMATS[format].type)
      await send(res, represent[format](answered, endpoint))
    })
  }
}

/** A parameter of the path that comes in the query too is not known there. */
export function refusePathNames(query: object, params: object): void {
  const both = Object.keys(query).filter((name) => Object.hasOwn(params, name))
  if (both.length === 0) return
  const message = 'Unknown parameter: it is part of the path.'
  throw invalidInput({ formErrors: [], fieldErrors: Object.fromEntries(both.map((name) => [name, [message]])) })
}

/**
 * The same question for another page, as a path: what stands before it is the proxy's to know. It names the snapshot
 * of the page before, so that a list is walked through one snapshot also while a newer one is published.
 */
function addressOfPage(req: Request, page: number, snapshot: string): string {
  const asked = req.query as Readonly<Record<string, string>>
  const moment = asked['as_of'] === undefined ? { snapshot } : {}
  const query = new URLSearchParams({ ...asked, page: String(page), ...moment })
  return `${req.baseUrl}${req.path}?${query.toString()}`
}

function answerOf(endpoint: Endpoint, snapshot: Parameters<Endpoint['answer']>[0], input: object): Promise<Answer> {
  // `input` is what the endpoint's own schema made of the request, so it is of the type that `answer` takes.
  return endpoint.answer(snapshot, input as never)
}

/** Strong: the same bytes for the same snapshot, code, endpoint and parameters in any order. */
function etagOf(parts: readonly unknown[]): string {
  const canonical = JSON.stringify(parts, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return `"${createHash('sha256').update(canonical).digest('base64url').slice(0, 32)}"`
}

export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  // `*` asks whether there is any answer at all, which only the query would tell: it is answered in full.
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
