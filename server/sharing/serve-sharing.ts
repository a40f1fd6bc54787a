import { type Request, type RequestHandler, type Response, Router } from 'express'
import { quoted } from '../../schemas/api/client-text.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { parseInput } from '../../schemas/api/input.ts'
import type { Lake } from '../../lake/lake.ts'
import type { BaseUrls } from '../http/base-url.ts'
import { refuseOtherMethods } from '../http/error-response.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import { BULK, requireScopes } from '../keys/scopes.ts'
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { type SnapshotFollower } from '../snapshots/follow.ts'
import { readMoment, readQueryBody, readRangeChoice, readVersionChoice } from './table-request.ts'
import { listInput, takeSharingPage } from './list-page.ts'
import { readPartitionHint } from './partition-hints.ts'
import { createTableReader } from './read-table.ts'
import type { SharingSettings } from './settings.ts'
import { listSharedTables, SHARE, type SharedTable, type ShownTerms } from './shared-tables.ts'
import { sharingMessages } from './sharing-messages.ts'
import { signAddress } from './signed-address.ts'
import { listChanges } from './table-changes.ts'
import { describeFile, describeTableLine, PROTOCOL_LINE, readHash, type SignFile, sortFiles } from './table-lines.ts'
import { createVersionsReader, findTableVersion, listVersions, type TableVersion } from './table-versions.ts'

/** A profile of Delta Sharing names this path in `endpoint`. */
export const SHARING = '/delta-sharing'

export interface SharingParts {
  readonly settings: SharingSettings
  readonly terms: ShownTerms
  readonly lake: Lake
  readonly following: Pick<SnapshotFollower, 'at'>
  readonly findBase: () => BaseUrls
  readonly concurrencyLimit: ConcurrencyLimit
}

type Serve = (req: Request, res: Response) => Promise<void>

/** Serves the tables of the lake by the protocol of Delta Sharing, to keys with `bulk` and the scopes of the datasets. */
export function createSharingRoutes(parts: SharingParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const readers = { versions: createVersionsReader(parts.lake), table: createTableReader(parts.lake) }
  const limited = limitSharing(parts.concurrencyLimit)
  addLists(router, limited, (res) => findTables(parts, readers.versions, res))

  const table = `${SHARING}/shares/:share/schemas/:schema/tables/:table`
  const withTable = (serve: (asked: TableSelection, req: Request, res: Response) => void | Promise<void>) =>
    limited(async (req, res) => {
      await serve(await findRequestedTable(parts, readers.versions, req, res), req, res)
    })
  const get = (name: string, serve: RequestHandler) =>
    router.route(`${table}/${name}`).get(serve).all(refuseOtherMethods)
  get(
    'version',
    withTable(({ kept }, req, res) => {
      setVersion(res, readVersionChoice(req.query)(kept))
      res.end()
    }),
  )
  get(
    'metadata',
    withTable(async ({ name, kept }, req, res) => {
      const at = findTableVersion(kept, readMoment(req.query))
      sendLines(res, at, [describeTableLine(await readers.table(name, at), at.version)])
    }),
  )
  get(
    'changes',
    withTable(async ({ name, kept }, req, res) => {
      const range = readRangeChoice(req.query)(kept)
      const sign = createSigner(parts, name, res)
      const lines = await listChanges(name, range, { kept, read: readers.table, sign })
      sendLines(res, range.start, [
        describeTableLine(await readers.table(name, range.end), range.end.version),
        ...lines,
      ])
    }),
  )
  const query = withTable(async ({ name, kept }, req, res) => {
    const { moment, limitHint, jsonPredicateHints } = readQueryBody(req)
    const at = findTableVersion(kept, moment)
    const found = await readers.table(name, at)
    const isWanted = readPartitionHint(jsonPredicateHints)
    const wanted = sortFiles(found).filter(({ partition }) => isWanted(partition))
    const sign = createSigner(parts, name, res)
    const files = takeRows(wanted, limitHint).map((file) => ({ file: describeFile(file, at.snapshot, sign) }))
    sendLines(res, at, [describeTableLine(found, at.version), ...files])
  })
  router.route(`${table}/query`).post(query).all(refuseAllButPost)
  return router
}

/** Wraps what serves a request: the key needs `bulk`, and has few requests under way at once. */
function limitSharing(limit: ConcurrencyLimit): (serve: Serve) => RequestHandler {
  return (serve) => async (req, res) => {
    const key = readRequestKey(res)
    requireScopes(key, { dataset: null, extraScopes: [BULK] }, {})
    const leave = limit.enter(key.id, 'light')
    res.set('Cache-Control', 'private, no-store')
    try {
      await serve(req, res)
    } finally {
      leave()
    }
  }
}

function addLists(
  router: Router,
  limited: (serve: Serve) => RequestHandler,
  findSeen: (res: Response) => Promise<readonly SharedTable[]>,
): void {
  const list = <T>(
    path: string,
    find: (tables: readonly SharedTable[], req: Request) => T[],
    nameOf: (item: T) => string,
  ) =>
    router
      .route(`${SHARING}${path}`)
      .get(
        limited(async (req, res) => {
          const tables = await findSeen(res)
          res.json(takeSharingPage(find(tables, req), nameOf, parseInput(listInput, req.query)))
        }),
      )
      .all(refuseOtherMethods)
  const one = limited((req, res) => {
    requireShare(req)
    res.json({ share: { name: SHARE } })
    return Promise.resolve()
  })
  const nameOf = ({ name }: { readonly name: string }) => name
  list('/shares', () => [{ name: SHARE }], nameOf)
  router.route(`${SHARING}/shares/:share`).get(one).all(refuseOtherMethods)
  list('/shares/:share/schemas', listSchemas, nameOf)
  list('/shares/:share/all-tables', listAll, ({ schema, name }) => `${schema}.${name}`)
  list('/shares/:share/schemas/:schema/tables', listOfSchema, nameOf)
}

interface TableSelection {
  readonly name: string
  readonly kept: readonly TableVersion[]
}

type ReadVersions = ReturnType<typeof createVersionsReader>

/** Finds the tables with a version that the key of a request sees. */
async function findTables({ terms, following }: SharingParts, readVersions: ReadVersions, res: Response) {
  const tables = listSharedTables(readRequestKey(res), terms)
  const versions = await readVersions()
  const served = await following.at(null, ({ id }) => Promise.resolve(id))
  if (!Object.keys(versions).some((id) => id <= served))
    throw new ApiError('not_found', sharingMessages.noLogs, { reason: 'no_delta_logs' })
  return tables.filter(({ name }) => listVersions(versions, name, served).length > 0)
}

/** Finds the table that a request names. A table hidden from the key answers like one that does not exist. */
async function findRequestedTable(
  parts: SharingParts,
  readVersions: ReadVersions,
  req: Request,
  res: Response,
): Promise<TableSelection> {
  requireShare(req)
  const [schema, name] = [readName(req, 'schema'), readName(req, 'table')]
  const tables = await findTables(parts, readVersions, res)
  const found = tables.find((table) => table.schema === schema && table.name === name)
  if (found === undefined)
    throw new ApiError('not_found', sharingMessages.noSuchTable({ table: quoted(`${schema}.${name}`) }))
  const served = await parts.following.at(null, ({ id }) => Promise.resolve(id))
  return { name: found.name, kept: listVersions(await readVersions(), found.name, served) }
}

function listSchemas(tables: readonly SharedTable[], req: Request) {
  requireShare(req)
  return [...new Set(tables.map(({ schema }) => schema))].map((name) => ({ name, share: SHARE }))
}

function listAll(tables: readonly SharedTable[], req: Request) {
  requireShare(req)
  return tables.map(({ schema, name }) => ({ name, schema, share: SHARE }))
}

function listOfSchema(tables: readonly SharedTable[], req: Request) {
  const schema = readName(req, 'schema')
  const found = listAll(tables, req).filter((table) => table.schema === schema)
  if (found.length === 0) throw new ApiError('not_found', sharingMessages.noSuchSchema({ schema: quoted(schema) }))
  return found
}

function requireShare(req: Request): void {
  const share = readName(req, 'share')
  if (share !== SHARE)
    throw new ApiError('not_found', sharingMessages.noSuchShare({ share: quoted(share), known: SHARE }))
}

/** No two names differ in capital letters alone. */
function readName(req: Request, part: 'share' | 'schema' | 'table'): string {
  return String(req.params[part]).toLowerCase()
}

function createSigner({ settings, findBase }: SharingParts, table: string, res: Response): SignFile {
  const { id: key } = readRequestKey(res)
  const expires = Math.floor(Date.now() / 1000) + settings.addressSeconds
  const base = findBase().whole
  return (file, snapshot) => {
    const address = signAddress({ table, sha256: readHash(file), snapshot, key, expires }, settings.secret)
    return { url: `${base}${address}`, expiresMs: expires * 1000 }
  }
}

/** Takes as many files as have the rows that a reader wants: it asks for no particular ones. */
function takeRows<T extends { readonly rows: number }>(
  files: readonly T[],
  limitHint: number | undefined,
): readonly T[] {
  if (limitHint === undefined) return files
  let rows = 0
  const end = files.findIndex((file) => (rows += file.rows) >= limitHint)
  return end === -1 ? files : files.slice(0, end + 1)
}

function setVersion(res: Response, { version }: TableVersion): void {
  res.set('Delta-Table-Version', String(version))
}

/** Sends the lines of a table: the facts that a reader needs first, then the requested ones. */
function sendLines(res: Response, at: TableVersion, lines: readonly object[]): void {
  setVersion(res, at)
  res.type('application/x-ndjson; charset=utf-8')
  res.set('Delta-Sharing-Capabilities', 'responseformat=parquet')
  res.send([PROTOCOL_LINE, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''))
}

const refuseAllButPost: RequestHandler = (req, res, next) => {
  res.set('Allow', 'POST')
  next(new ApiError('method_not_allowed', sharingMessages.queryTakesPost({ method: req.method })))
}
