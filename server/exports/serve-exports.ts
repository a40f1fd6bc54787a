import { type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { FORMATS } from '../../schemas/api/format.ts'
import { parseInput } from '../../schemas/api/input.ts'
import type { Page } from '../../schemas/api/page.ts'
import { exportPageInput } from '../../schemas/service/exports/export-job.ts'
import { CACHE_CONTROL } from '../answer/answer-headers.ts'
import { sendFile } from '../answer/send-file.ts'
import { buildLicenceHeaders } from '../answer/answer-links.ts'
import { buildFileHeaders, openPlacedFile } from '../answer/serve-file.ts'
import { chooseLanguage } from '../http/error-language.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { readBody } from '../http/request-body.ts'
import type { Integrity } from '../integrity/integrity.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import { listScopes, requireScopes } from '../keys/scopes.ts'
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import type { DataTerms } from '../keys/data-terms.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { Exports } from './exports.ts'
import type { LateExports } from './late-exports.ts'
import { type ExportJob, isUnfinished } from './job.ts'
import { listPartsByValue } from './parts.ts'
import { readIdempotencyKey } from './idempotency.ts'
import { readExport, requireBulk } from './read-export.ts'
import { showExport, showExportDetail } from './show-export.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { exportMessages } from './export-messages.ts'

export interface ExportRouteParts {
  /** Null where the operator gave them no folder. */
  readonly exports: LateExports | null
  readonly endpoints: readonly Endpoint[]
  readonly terms: DataTerms
  readonly following: SnapshotFollower
  /** Shared with file downloads. */
  readonly concurrencyLimit: ConcurrencyLimit
  readonly integrity: Integrity
}

type ServeExports = (exports: Exports, ...handled: Parameters<RequestHandler>) => Promise<void>

const ADDRESS = '/v1/exports'
const RETRY_AFTER_SECONDS = '2'

/** Four routes; only making a job is not a GET. */
export function createExportRoutes(parts: ExportRouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const open = (serve: ServeExports, hasPages = false): RequestHandler => {
    return async (req, res, next) => {
      requireBulk(readRequestKey(res))
      if (parts.exports === null) throw exportsAreOff()
      if (!hasPages) parseInput(z.strictObject({}), req.query)
      res.set('Cache-Control', 'private, no-store')
      await serve(await parts.exports.find(), req, res, next)
    }
  }
  router
    .route(ADDRESS)
    .get(
      open(async (exports, _req, res) => {
        const jobs = await exports.list(readRequestKey(res))
        const language = readLanguage(res)
        res.json({ success: true, data: jobs.map((job) => showExport(job, language)) })
      }),
    )
    .post(open((exports, _req, res) => addExport(exports, parts, res)))
    .all(refuseExportMethods)
  router
    .route(`${ADDRESS}/:id`)
    .get(
      open(async (exports, req, res) => {
        const job = await exports.find(readRequestKey(res), String(req.params['id']))
        if (isUnfinished(job)) res.set('Retry-After', RETRY_AFTER_SECONDS)
        sendExport(res, job, parseInput(exportPageInput, req.query))
      }, true),
    )
    .all(refuseOtherMethods)
  router
    .route(`${ADDRESS}/:id/file`)
    .get(
      open(async (exports, req, res) => {
        const job = await exports.find(readRequestKey(res), String(req.params['id']))
        await sendExportFile(exports, parts, job, res)
      }),
    )
    .all(refuseOtherMethods)
  return router
}

async function addExport(
  exports: Exports,
  { endpoints, terms, following }: ExportRouteParts,
  res: Response,
): Promise<void> {
  const [key, body] = [readRequestKey(res), readBody(res.req)]
  const named = readIdempotencyKey(res.req.get('Idempotency-Key'), body)
  const asked = await readExport(parseJsonBody(body), key, { endpoints, terms, mostParts: exports.settings.parts })
  const snapshot = await following.at(asked.selector, ({ id }) => Promise.resolve(id))
  const job = await exports.add(asked, key, snapshot, named)
  res.status(202).set({ Location: `${ADDRESS}/${job.id}`, 'Retry-After': RETRY_AFTER_SECONDS })
  sendExport(res, job, parseInput(exportPageInput, {}))
}

function sendExport(res: Response, job: ExportJob, page: Page): void {
  const answer = showExportDetail(job, readLanguage(res), page)
  if (answer.next !== null) res.append('Link', `<${answer.next}>; rel="next"`)
  res.set('X-Snapshot-Id', job.snapshot).json(answer)
}

function readLanguage(res: Response) {
  res.vary('Accept-Language')
  return chooseLanguage(res.req)
}

async function sendExportFile(
  exports: Exports,
  { endpoints, terms, concurrencyLimit, integrity }: ExportRouteParts,
  job: ExportJob,
  res: Response,
): Promise<void> {
  const { sha256, bytes, snapshot } = job
  if (job.state !== 'done' || sha256 === null) throw hasNoFile(job)
  const endpoint = endpoints.find(({ path }) => path === job.endpoint)
  // Nobody knows which scopes its rows need.
  if (endpoint === undefined) throw isOfNoEndpoint(job)
  const key = readRequestKey(res)
  // A scope that the key has lost since then closes the file too.
  const scopes = new Set<string>()
  for (const part of listPartsByValue(job.parameters)) {
    requireScopes(key, endpoint, part)
    for (const scope of listScopes(endpoint, part)) scopes.add(scope)
  }
  terms.requireFiles([...scopes])
  const leave = concurrencyLimit.enter(key.id, 'light')
  try {
    const placed = { path: exports.path(job), bytes, sha256, table: 'The file of this export', month: null }
    const held = await openPlacedFile({ integrity }, placed)
    const { type, extension } = FORMATS[job.format]
    const fileName = `${endpoint.id}-${snapshot}-${job.id.slice(0, 8)}.${extension}`
    const found = { file: { file: fileName, rows: job.rows, bytes, sha256 }, fileName }
    res.set({
      ...buildFileHeaders(found),
      'X-Snapshot-Id': snapshot,
      'Cache-Control': CACHE_CONTROL.other,
      'Content-Type': type,
      ...buildLicenceHeaders([...scopes]),
    })
    try {
      await sendFile(res.req, res, { ...found, placed, integrity, held })
    } finally {
      await held.handle.close()
    }
  } finally {
    leave()
  }
}

function hasNoFile({ id, state }: ExportJob): ApiError {
  const address = `${ADDRESS}/${id}`
  if (isUnfinished({ state }))
    return new ApiError('conflict', exportMessages.notDone({ address }), { reason: 'export_not_done', state })
  return new ApiError('not_found', exportMessages.noFile({ address }), { reason: `export_${state}` })
}

function isOfNoEndpoint({ endpoint }: ExportJob): ApiError {
  return new ApiError('not_found', exportMessages.endpointOfFileGone({ path: endpoint }), {
    reason: 'export_endpoint_gone',
  })
}

function exportsAreOff(): ApiError {
  return new ApiError('not_found', exportMessages.exportsAreOff, {
    reason: 'exports_off',
  })
}

const refuseExportMethods: RequestHandler = (req, res, next) => {
  res.set('Allow', 'GET, HEAD, POST')
  next(new ApiError('method_not_allowed', exportMessages.useGetOrPost({ method: req.method })))
}
