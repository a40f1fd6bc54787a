import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { quoted } from '../../schemas/api/client-text.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { CACHE_CONTROL } from '../answer/answer-headers.ts'
import { sendInRanges } from '../answer/send-file.ts'
import { buildFileHeaders, type FileDownloadParts, sendFoundFile, whileClientWaits } from '../answer/serve-file.ts'
import type { BaseUrls } from '../http/base-url.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import { BULK, requireScopes } from '../keys/scopes.ts'
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { listSharedTables } from '../sharing/shared-tables.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { OpenSnapshot } from '../snapshots/open-snapshot.ts'
import { databaseMessages } from './database-messages.ts'
import { DATABASE, makeDatabase } from './make-database.ts'

/** Path of the database that DuckDB attaches, and of the files that its views read. */
export const DATABASE_PATH = '/duckdb'

const KEPT_BYTES = 48 * 2 ** 20

export interface DatabaseParts {
  readonly following: SnapshotFollower
  readonly findBase: () => BaseUrls
  readonly downloads: FileDownloadParts
  /** Making a database counts as a heavy request. */
  readonly concurrencyLimit: ConcurrencyLimit
}

/**
 * Serves a DuckDB file of views over the newest or a named snapshot, and the Parquet files that they read. Both are for
 * keys with `bulk`, and have the tables in the scopes of the key.
 */
export function createDatabaseRoutes(parts: DatabaseParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const find = createDatabaseCache(parts)
  const add = (path: string, handler: RequestHandler) =>
    router.route(`${DATABASE_PATH}${path}`).get(handler).all(refuseOtherMethods)
  add(`/${DATABASE}.duckdb`, async (req, res) => {
    await sendDatabase(parts, find, undefined, req, res)
  })
  add(`/:snapshot/${DATABASE}.duckdb`, async (req, res) => {
    await sendDatabase(parts, find, String(req.params['snapshot']), req, res)
  })
  add('/:snapshot/:table/:partition/:file', async (req, res) => {
    requireBulk(req, res)
    const { snapshot, table, partition, file } = req.params
    const named = [table, partition, file].map(String).join('/')
    const datasets = listTables(parts, res).get(String(table))
    const wanted = (open: OpenSnapshot) => {
      // No path comes from the request: it must be one that the manifest has.
      const found = publishedFiles(open.manifest).find((each) => datasets !== undefined && each.file === named)
      if (found === undefined) throw new ApiError('not_found', databaseMessages.noSuchFile({ file: quoted(named) }))
      return { file: found, fileName: `${String(table)}-${String(partition).replace(/^\w+=/, '')}-${open.id}.parquet` }
    }
    const mediaType = 'application/vnd.apache.parquet'
    const selector = { snapshot: String(snapshot) }
    await sendFoundFile(
      res,
      { following: parts.following, selector, find: wanted, mediaType, isNamed: true, datasets: datasets ?? [] },
      parts.downloads,
    )
  })
  return router
}

interface MadeDatabase {
  readonly bytes: Buffer
  readonly sha256: string
}

type FindDatabase = (snapshot: OpenSnapshot, tables: ReadonlySet<string>, key: string) => Promise<MadeDatabase>

/**
 * Creates a cache of databases by snapshot and tables. They are made one at a time, each once, however many ask for it.
 */
function createDatabaseCache({ findBase, concurrencyLimit }: DatabaseParts): FindDatabase {
  const kept = new LRUCache<string, Promise<MadeDatabase>>({ maxSize: KEPT_BYTES, sizeCalculation: () => 1 })
  let last: Promise<unknown> = Promise.resolve()
  return async (snapshot, tables, key) => {
    const address = `${findBase().whole}${DATABASE_PATH}/${snapshot.id}`
    const name = [address, ...tables].join(' ')
    const known = kept.get(name)
    if (known !== undefined) return known
    const leave = concurrencyLimit.enter(key, 'heavy')
    const making = last.then(async () => {
      const bytes = await makeDatabase({ snapshot, tables, address })
      return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    })
    // The next one begins however this one ends. Only the client of this one gets its error.
    last = Promise.allSettled([making])
    kept.set(name, making)
    try {
      const made = await making
      if (kept.peek(name) === making) kept.set(name, making, { size: made.bytes.length })
      return made
    } catch (error) {
      if (kept.peek(name) === making) kept.delete(name)
      throw error
    } finally {
      leave()
    }
  }
}

async function sendDatabase(
  parts: DatabaseParts,
  find: FindDatabase,
  named: string | undefined,
  req: Request,
  res: Response,
): Promise<void> {
  requireBulk(req, res)
  const { id: key } = readRequestKey(res)
  const leave = parts.downloads.concurrencyLimit.enter(key, 'light')
  try {
    const selector = named === undefined ? null : { snapshot: named }
    const { made, id } = await whileClientWaits(res, key, parts.downloads, (interest) =>
      parts.following.use(
        selector,
        async (snapshot) => ({
          made: await find(snapshot, new Set(listTables(parts, res).keys()), key),
          id: snapshot.id,
        }),
        interest,
      ),
    )
    const file = { file: DATABASE, rows: 0, bytes: made.bytes.length, sha256: made.sha256 }
    res.set({
      ...buildFileHeaders({ file, fileName: `${DATABASE}.duckdb` }),
      'X-Snapshot-Id': id,
      'Cache-Control': CACHE_CONTROL.other,
      'Content-Type': 'application/vnd.duckdb',
    })
    await sendInRanges(req, res, file, ({ start, end }) => {
      res.end(made.bytes.subarray(start, end + 1))
      return Promise.resolve()
    })
  } finally {
    leave()
  }
}

function requireBulk(req: Request, res: Response): void {
  requireScopes(readRequestKey(res), { dataset: null, extraScopes: [BULK] }, {})
  parseInput(z.strictObject({}), req.query)
}

/** Lists the tables that the key of a request sees, by name and in a fixed order, with the datasets of each. */
function listTables({ downloads }: DatabaseParts, res: Response): ReadonlyMap<string, readonly string[]> {
  const shared = listSharedTables(readRequestKey(res), downloads.terms)
  return new Map(shared.map(({ name, datasets }) => [name, datasets]))
}
