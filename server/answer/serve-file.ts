import type { RequestHandler, Response } from 'express'
import { fileBeingWritten, type FileStat, hashOpenFile } from '../integrity/hash-file.ts'
import { type FileHandle, open } from 'node:fs/promises'
import {
  partFileInput,
  readSnapshotSelector,
  type SnapshotSelector,
  withSelectorInput,
} from '../../schemas/api/common-input.ts'
import type { FileEndpoint, FoundFile } from '../../schemas/api/file-endpoint.ts'
import { parseInput } from '../../schemas/api/input.ts'
import type { PlacedFile } from '../integrity/damaged-file.ts'
import type { Integrity } from '../integrity/integrity.ts'
import type { HeldFile } from '../integrity/verified-stream.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import { listScopes, requireScopes } from '../keys/scopes.ts'
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { trackInterest, type Interest } from '../limits/waiting-clients.ts'
import type { DataTerms } from '../keys/data-terms.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import { isMissing } from '../../lake/disk.ts'
import { UnreadableFile } from '../snapshots/query-error.ts'
import type { OpenSnapshot } from '../snapshots/open-snapshot.ts'
import { CACHE_CONTROL } from './answer-headers.ts'
import { buildLicenceHeaders } from './answer-links.ts'
import { refusePathParameters } from './parse-request.ts'
import { sendFile } from './send-file.ts'

export interface FileDownloadParts {
  readonly terms: DataTerms
  readonly concurrencyLimit: ConcurrencyLimit
  /** Longest wait of a request for its snapshot. */
  readonly timeoutMs: number
  /** Aborted when the server stops and gives up the requests that still wait. */
  readonly cut: AbortSignal
}

/** Serves an endpoint that hands out a file: it finds the file by the parameters, opens it and sends the requested part. */
export function serveFile(
  endpoint: FileEndpoint,
  following: SnapshotFollower,
  parts: FileDownloadParts,
): RequestHandler {
  const schema = withSelectorInput(endpoint)
  return async (req, res) => {
    requireScopes(readRequestKey(res), endpoint, req.params)
    const scopes = listScopes(endpoint, req.params)
    parts.terms.requireFiles(scopes)
    refusePathParameters(req.query, req.params)
    const parameters = parseInput(schema, { ...req.query, ...req.params }, Object.keys(req.params))
    const { common, own: input } = partFileInput(parameters, {
      as_of: (day) => day,
      snapshot: (name) => name,
      min_snapshot: (name) => name,
    })
    const { as_of, snapshot: pinned, min_snapshot } = common
    const selector = readSnapshotSelector({ as_of, snapshot: pinned, min_snapshot })
    const find = (snapshot: OpenSnapshot) => {
      // The endpoint's own schema made `input`, so it has the type that `find` takes.
      const found = endpoint.find(snapshot, input as never)
      requireScopes(readRequestKey(res), { dataset: null, extraScopes: found.extraScopes ?? [] }, {})
      return found
    }
    const { mediaType } = endpoint
    const isNamed = pinned !== undefined
    await sendFoundFile(res, { following, selector, find, mediaType, isNamed, datasets: scopes }, parts)
  }
}

/** A published file to send, and where it is found. */
interface WantedFile {
  readonly following: SnapshotFollower
  readonly selector: SnapshotSelector
  /** Finds the file in the manifest of the snapshot. */
  readonly find: (snapshot: OpenSnapshot) => FoundFile
  readonly mediaType: string
  /** True where the address names the snapshot, so that its answer never changes. */
  readonly isNamed: boolean
  /** The answer names the licences of these datasets. */
  readonly datasets: readonly string[]
}

/** Sends a published file, or the part of it that the request asks for, under the limits of the request's key. */
export async function sendFoundFile(
  res: Response,
  { following, selector, find, mediaType, isNamed, datasets }: WantedFile,
  { concurrencyLimit, timeoutMs, cut }: FileDownloadParts,
): Promise<void> {
  const { id: key } = readRequestKey(res)
  const leave = concurrencyLimit.enter(key, 'light')
  try {
    const open = async (snapshot: OpenSnapshot) => {
      const found = find(snapshot)
      const placed = snapshot.placed(found.file)
      const held = await openPlacedFile(snapshot, placed)
      return { ...found, snapshot: snapshot.id, placed, integrity: snapshot.integrity, held }
    }
    const opened = await whileClientWaits(res, key, { timeoutMs, cut }, (interest) =>
      following.use(selector, open, interest),
    )
    // The snapshot is released here: an open file survives a prune, and a slow client must not keep others waiting.
    res.set({
      ...buildFileHeaders(opened),
      'X-Snapshot-Id': opened.snapshot,
      'Cache-Control': isNamed ? CACHE_CONTROL.named : CACHE_CONTROL.other,
      'Content-Type': mediaType,
      ...buildLicenceHeaders(datasets),
    })
    try {
      await sendFile(res.req, res, opened)
    } finally {
      await opened.held.handle.close()
    }
  } finally {
    leave()
  }
}

/** Runs `work` until the client disconnects, the time is over or the server stops. */
export async function whileClientWaits<T>(
  res: Response,
  key: string,
  { timeoutMs, cut }: Pick<FileDownloadParts, 'timeoutMs' | 'cut'>,
  work: (interest: Interest) => Promise<T>,
): Promise<T> {
  const { addClient, run } = trackInterest(timeoutMs, cut)
  const gone = new AbortController()
  const leave = () => {
    gone.abort()
  }
  addClient({ key, gone: gone.signal })
  res.once('close', leave)
  try {
    return await run(work)
  } finally {
    res.off('close', leave)
  }
}

/**
 * Opens a file whose hash is known to be right; a file that was not hashed yet is hashed now. Where links to it come and go
 * all the time, the open file itself is hashed.
 */
export async function openPlacedFile(
  { integrity }: Pick<OpenSnapshot, 'integrity'>,
  placed: PlacedFile,
): Promise<HeldFile> {
  for (let tries = 1; tries <= 2; tries++) {
    await integrity.verify([placed])
    const handle = await open(placed.path, 'r').catch((error: unknown) => {
      throw isMissing(error) ? new UnreadableFile(`${placed.path} is gone`, { cause: error }) : error
    })
    const stat = await findRightStat(integrity, placed, handle)
    if (stat !== null) return { handle, stat }
    // Another file has replaced it since the check, or somebody writes to it.
    await handle.close()
  }
  throw fileBeingWritten()
}

/** Finds the stat with which an open file has its published bytes; null if it has others. */
async function findRightStat(integrity: Integrity, placed: PlacedFile, handle: FileHandle): Promise<FileStat | null> {
  const stat = await handle.stat()
  if (integrity.isUnwritten(placed, stat)) return stat
  const hashed = await hashOpenFile(handle, placed.sha256)
  return hashed !== 'changed' && hashed.sha256 === placed.sha256 ? hashed.stat : null
}

export function buildFileHeaders({ file, fileName }: FoundFile): Record<string, string> {
  return {
    ETag: `"${file.sha256}"`,
    // The digest covers the whole file, even when only a part is sent (RFC 9530).
    'Repr-Digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
    'Accept-Ranges': 'bytes',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  }
}
