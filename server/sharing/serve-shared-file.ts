import type { RequestHandler } from 'express'
import { ApiError } from '../../schemas/api/error.ts'
import { listLoggedFiles } from '../../lake/delta-log/table-files.ts'
import { type FileDownloadParts, sendFoundFile } from '../answer/serve-file.ts'
import { admitsAddress } from '../keys/allowed-addresses.ts'
import { type KeyFinding, readRequestKey, usedElsewhereError } from '../keys/authenticate.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import { BULK, requireScopes } from '../keys/scopes.ts'
import type { OpenSnapshot } from '../snapshots/open-snapshot.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import { sharingMessages } from './sharing-messages.ts'
import type { SharingSettings } from './settings.ts'
import { listSharedTables } from './shared-tables.ts'
import { readSignedAddress, type SignedFile } from './signed-address.ts'
import { readHash } from './table-lines.ts'

const MEDIA_TYPE = 'application/vnd.apache.parquet'

/**
 * Lets a request pass if we signed its address, the address has not expired, and its key is still valid and may be used
 * from where it comes: it then counts for that key. Any other request goes through `onFailure` first, like one without
 * a valid key.
 */
export function authenticateAddress(
  { secret }: SharingSettings,
  { keyCache, readAddress }: KeyFinding<Pick<KeyCache, 'findById'>>,
  onFailure: RequestHandler,
): RequestHandler {
  return (req, res, next) => {
    const file = readSignedAddress(req.path, req.query, secret)
    const key = file === null || hasExpired(file) ? null : keyCache.findById(file.key)
    const address = readAddress(req)
    if (file === null || key === null || !admitsAddress(key, address)) {
      const elsewhere = key === null ? null : usedElsewhereError(key, { address, res })
      void onFailure(req, res, (limited?: unknown) => {
        next(limited ?? elsewhere ?? new ApiError('forbidden', findFault(file)))
      })
      return
    }
    res.locals['key'] = key
    res.locals['signedFile'] = file
    next()
  }
}

/** Says what is wrong with an address by which nothing is sent. */
function findFault(file: SignedFile | null) {
  if (file === null) return sharingMessages.wrongAddress
  return hasExpired(file) ? sharingMessages.expiredAddress : sharingMessages.keyIsGone
}

function hasExpired({ expires }: SignedFile): boolean {
  return Date.now() >= expires * 1000
}

/** Sends the file of a signed address, whole or in ranges, if its key may still have the table. */
export function serveSharedFile(following: SnapshotFollower, downloads: FileDownloadParts): RequestHandler {
  return async (_req, res) => {
    const { signedFile } = res.locals as { signedFile: SignedFile }
    const key = readRequestKey(res)
    requireScopes(key, { dataset: null, extraScopes: [BULK] }, {})
    const shared = listSharedTables(key, downloads.terms).find(({ name }) => name === signedFile.table)
    if (shared === undefined) throw new ApiError('forbidden', sharingMessages.noSuchTable({ table: signedFile.table }))
    const selector = { snapshot: signedFile.snapshot }
    const find = (snapshot: OpenSnapshot) => findSharedFile(snapshot, signedFile)
    const { datasets } = shared
    await sendFoundFile(res, { following, selector, find, mediaType: MEDIA_TYPE, isNamed: false, datasets }, downloads)
  }
}

/** Finds the file in the manifest by its table and hash: no path comes from the address. */
function findSharedFile({ id, manifest }: OpenSnapshot, { table, sha256 }: SignedFile) {
  const logged = listLoggedFiles(manifest).get(table)?.values() ?? []
  const found = [...logged].find((file) => readHash(file) === sha256)
  if (found === undefined) throw new ApiError('not_found', sharingMessages.fileIsGone)
  const { published, rows, bytes, partition } = found
  const part = partition === null ? 'all' : partition[1]
  return { file: { file: published, rows, bytes, sha256 }, fileName: `${table}-${part}-${id}.parquet` }
}
