import { type RequestHandler, Router } from 'express'
import type { Lake } from '../../lake/lake.ts'
import { readHeadNote, readTile, readWholeLog } from '../../lake/manifest-log/own-log.ts'
import { parseTile } from '../../lake/manifest-log/tiles.ts'
import { ApiError } from '../../schemas/api/error.ts'
import {
  LOG_CHECKPOINT,
  LOG_PART,
  LOG_TILE,
  PUBLISHED_LOG,
} from '../../schemas/service/publication/publication-routes.ts'
import { type Document, makeDocument } from '../http/document.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { snapshotMessages } from '../snapshots/snapshot-messages.ts'
import { createDocumentCache } from './document-cache.ts'
import { makeForOneReader, printDescription, sendPublished } from './send-published.ts'

/** A head is signed a night. */
const LOG_KEPT_MS = 5_000
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Creates the routes of the log of manifests: all of it as one document, and its files for readers of such logs. */
export function createLogRoutes(lake: Lake): Router {
  const keep = createDocumentCache()
  const router = Router({ caseSensitive: true, strict: true })
  const add = (path: string, handler: RequestHandler) => router.route(path).get(handler).all(refuseOtherMethods)
  add(PUBLISHED_LOG, async (_req, res) => {
    await sendPublished(
      res,
      await keep('log', async () => printDescription((await readWholeLog(lake)) ?? refuseNoLog()), LOG_KEPT_MS),
    )
  })
  add(LOG_CHECKPOINT, async (_req, res) => {
    await sendPublished(res, makeForOneReader((await readHeadNote(lake)) ?? refuseNoLog(), 'text/plain'))
  })
  for (const path of [LOG_TILE, LOG_PART]) {
    add(path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ params }, res) => {
      const [level, tile] = [String(params['level']), String(params['tile'])]
      const width = params['width'] === undefined ? undefined : String(params['width'])
      const make = () => makeTile(lake, level, tile, width)
      await sendPublished(res, await keep(`tile ${level} ${tile} ${String(width)}`, make), FOR_EVER)
    })
  }
  return router
}

/** Reads a tile that is there: its path is made of numbers, whatever the address says. */
async function makeTile(lake: Lake, level: string, tile: string, width: string | undefined): Promise<Document> {
  const named = parseTile(level, tile, width)
  const bytes = named === null ? null : await readTile(lake, named)
  if (bytes === null) throw new ApiError('not_found', snapshotMessages.noTile, { reason: 'no_tile' })
  return makeDocument(bytes, 'application/octet-stream')
}

function refuseNoLog(): never {
  throw new ApiError('not_found', snapshotMessages.noLog, { reason: 'no_log' })
}
