import { type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import type { Lake } from '../lake/lake.ts'
import type { Endpoint } from '../schemas/api/endpoint.ts'
import type { AnswerParts } from './answer/serve-endpoint.ts'
import type { FileDownloadParts } from './answer/serve-file.ts'
import type { LateExports } from './exports/late-exports.ts'
import { createDatabaseRoutes } from './database-file/serve-database.ts'
import { createExportRoutes } from './exports/serve-exports.ts'
import type { BaseUrls } from './http/base-url.ts'
import { refuseOtherMethods } from './http/error-response.ts'
import type { Integrity } from './integrity/integrity.ts'
import { refuseMcpMethods, refuseOtherOrigins, serveMcp } from './mcp/serve-mcp.ts'
import { createPictureDrawer } from './pages/explorer/draw-picture.ts'
import { createExplorer } from './pages/explorer/explorer.ts'
import type { ExplorerParts } from './pages/explorer/make-page.ts'
import type { Embedders } from './pages/explorer/share/embedding.ts'
import { assetPath } from './pages/kit/assets.ts'
import type { DataTerms } from './keys/data-terms.ts'
import { createDescriptionRoutes } from './publication/serve-descriptions.ts'
import { createPublicationRoutes } from './publication/serve-publication.ts'
import { createSharingRoutes } from './sharing/serve-sharing.ts'
import type { SharingSettings } from './sharing/settings.ts'
import { serveSharedFile } from './sharing/serve-shared-file.ts'
import { SHARED_FILES } from './sharing/signed-address.ts'
import type { SnapshotFollower } from './snapshots/follow.ts'
import { createRunStatement } from './sql/run-for-client.ts'
import { createSqlRoute } from './sql/serve-sql.ts'
import { createSubscriptionRoutes, type SubscriptionRoom } from './subscriptions/serve-subscriptions.ts'
import type { SqlService } from './sql/sql-service.ts'
import type { Redis } from './system/redis.ts'
import { createTopicAsk } from './topic-ask.ts'
import { createWidgetRoutes } from './widgets/serve-widgets.ts'

/** Parts that the optional rooms of the server are made from. */
export interface RoomParts {
  /** Counts a request by its address among those to what is open without a key. */
  readonly countOpen: RequestHandler
  readonly endpoints: readonly Endpoint[]
  readonly terms: DataTerms
  readonly following: SnapshotFollower
  /** Folder with the snapshots and the public keys. */
  readonly lake: Lake
  readonly answering: AnswerParts
  readonly downloads: FileDownloadParts
  /** `jobs` is null where exports are off; `integrity` checks their files. */
  readonly exports: { readonly jobs: LateExports | null; readonly integrity: Integrity }
  /** Runs statements of SQL; null where that is off. */
  readonly sql: SqlService | null
  /** Null where whole tables are not shared. */
  readonly sharing: SharingSettings | null
  /** Subscriptions of keys; null where that is off. */
  readonly subscriptions: SubscriptionRoom | null
  /** Several servers share their counters there; null when this server counts for itself. */
  readonly redis: Redis | null
  readonly log: Logger
  readonly trustProxy: number
  /** Known when the server listens. */
  readonly findBase: () => BaseUrls
  /** With no dataset shown there are no pages over the data. */
  readonly explorer: ExplorerSettings
}

interface ExplorerSettings {
  readonly shown: ReadonlySet<string>
  /** Sites that may show its pictures in a frame. */
  readonly embedders: Embedders
  /** Pages that the server makes for one address in a minute. */
  readonly pagesPerMinute: number
  readonly timeoutMs: number
  readonly cut: AbortSignal
}

/** Makes the routes of a room that the rest of the server does without; null where the settings turn it off. */
type CreateRoom = (parts: RoomParts) => Router | null

/** None of these rooms needs another, and no two share a path. */
export const OPTIONAL_ROOMS: readonly CreateRoom[] = [
  createPublication,
  createDescriptions,
  createWidgets,
  createPages,
  createExports,
  createSubscriptionRoom,
  createMcp,
  createSql,
  createSharing,
  createAttached,
]

function createPublication({ lake, following, findBase, terms }: RoomParts): Router {
  return createPublicationRoutes(lake, following, findBase, terms)
}

function createDescriptions({ endpoints, findBase }: RoomParts): Router {
  return createDescriptionRoutes(endpoints, findBase)
}

function createWidgets({ endpoints, findBase }: RoomParts): Router {
  return createWidgetRoutes(endpoints, findBase, assetPath('icon.svg'))
}

function createPages(parts: RoomParts): Router | null {
  return parts.explorer.shown.size === 0 ? null : createExplorer(listExplorerParts(parts))
}

function listExplorerParts(parts: RoomParts): ExplorerParts {
  const { explorer, endpoints, terms, following, answering, redis, trustProxy, findBase, countOpen } = parts
  const { version } = answering
  return { ...explorer, endpoints, terms, following, version, redis, trustProxy, findBase, countOpen }
}

/** Without jobs, the routes answer that exports are off. */
function createExports({ exports: { jobs, integrity }, endpoints, terms, following, downloads }: RoomParts): Router {
  const { concurrencyLimit } = downloads
  return createExportRoutes({ exports: jobs, endpoints, terms, following, concurrencyLimit, integrity })
}

/** Where subscriptions are off, the routes answer that they are off. */
function createSubscriptionRoom({ subscriptions: room, endpoints, following, answering }: RoomParts): Router {
  const createAsk = createTopicAsk(endpoints)
  const { concurrencyLimit } = answering
  return createSubscriptionRoutes({ room, endpoints, createAsk, following, concurrencyLimit })
}

function createMcp(parts: RoomParts): Router {
  const { endpoints, following, answering, sql, log, findBase } = parts
  const charts = createPictureDrawer(listExplorerParts(parts), answering)
  const runStatement = sql === null ? null : createRunStatement(following, sql)
  const router = Router({ caseSensitive: true, strict: true })
  router
    .route('/mcp')
    .all(refuseOtherOrigins(findBase))
    .post(serveMcp(endpoints, following, answering, { runStatement, charts }, log))
    .all(refuseMcpMethods)
  return router
}

function createSql({ following, sql }: RoomParts): Router | null {
  return sql === null ? null : createSqlRoute(createRunStatement(following, sql))
}

function createSharing({ sharing, lake, following, findBase, answering, downloads }: RoomParts): Router | null {
  if (sharing === null) return null
  const { concurrencyLimit } = answering
  const router = createSharingRoutes({
    settings: sharing,
    terms: downloads.terms,
    lake,
    following,
    findBase,
    concurrencyLimit,
  })
  router.route(`${SHARED_FILES}/:table/:file`).get(serveSharedFile(following, downloads)).all(refuseOtherMethods)
  return router
}

function createAttached({ sharing, following, findBase, answering, downloads }: RoomParts): Router | null {
  if (sharing === null) return null
  const { concurrencyLimit } = answering
  return createDatabaseRoutes({ following, findBase, downloads, concurrencyLimit })
}
