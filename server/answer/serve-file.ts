import type { Request, RequestHandler, Response } from 'express'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { DamagedFile, type PlacedFile } from '../integrity/damaged-file.ts'
import { guarded } from '../integrity/guarded.ts'
import type { Integrity } from '../integrity/integrity.ts'
import { type Common, fileInputOf, momentOf } from '../../schemas/core/common-input.ts'
import type { FileEndpoint, FoundFile } from '../../schemas/core/file-endpoint.ts'
import { ApiError } from '../../schemas/core/error.ts'
import { parseInput } from '../../schemas/core/input.ts'
import { CACHE_CONTROL, refusePathNames } from './serve-endpoint.ts'
import { noteAnswerSource } from './answer-source.ts'
import { keyOf } from '../keys/authenticate.ts'
import { UnreadableFile } from '../snapshots/query-error.ts'
import { matchesEtag } from '../http/etag.ts'
import type { Following } from '../snapshots/follow.ts'
import { isMissing } from '../snapshots/published.ts'
import { type ByteRange, parseByteRange } from './send-file.ts'
import { demandScopes } from '../keys/scopes.ts'
import type { Admission } from '../limits/admission.ts'
import { interest, type Wanted } from '../limits/interest.ts'
import type { OpenSnapshot } from '../snapshots/snapshot.ts'

/** What the routes of files share. */
export interface FileDownloadParts {
  readonly admission: Admission
  /** How long a request waits for its snapshot. */
  readonly timeoutMs: number
  /** Aborted when the server stops and what still waits is to end. */
  readonly cut: AbortSignal
}

/** The route of the endpoints that hand out a file: found by names, opened, then sent as far as it is asked for. */
export function serveFile(
  endpoint: FileEndpoint,
  following: Following,
  { admission, timeoutMs, cut }: FileDownloadParts,
): RequestHandler {
  const schema = fileInputOf(endpoint)
  return async (req, res) => {
    demandScopes(keyOf(res), endpoint, req.params)
    refusePathNames(req.query, req.params)
    const parameters = parseInput(schema, { ...req.query, ...req.params }, Object.keys(req.params))
    const { as_of, snapshot: pinned, ...input } = parameters as Common
    const { id: key } = keyOf(res)
    const leave = admission.enter(key, 'light')
    try {
      const find = async (snapshot: OpenSnapshot) => {
        // `input` is what the endpoint's own schema made of the request, so it is of the type that `find` takes.
        const found = endpoint.find(snapshot, input as never)
        const placed = snapshot.placed(found.file)
        const handle = await openFile(snapshot, placed)
        return { ...found, snapshot: snapshot.id, placed, integrity: snapshot.integrity, handle }
      }
      const opened = await whileClientWaits(res, key, { timeoutMs, cut }, (wanted) =>
        following.use(momentOf({ as_of, snapshot: pinned }), find, wanted),
      )
      // The snapshot is given back: an open file outlives a prune, and a slow client must not keep others waiting.
      res.set({
        ...buildFileHeaders(opened),
        'X-Snapshot-Id': opened.snapshot,
        'Cache-Control': pinned === undefined ? CACHE_CONTROL.other : CACHE_CONTROL.named,
        'Content-Type': endpoint.mediaType,
      })
      await sendFile(req, res, opened).finally(() => opened.handle.close())
    } finally {
      leave()
    }
  }
}

/** Waits for something as long as the client does, within a time, and not beyond the cut. */
async function whileClientWaits<T>(
  res: Response,
  key: string,
  { timeoutMs, cut }: Pick<FileDownloadParts, 'timeoutMs' | 'cut'>,
  work: (wanted: Wanted) => Promise<T>,
): Promise<T> {
  const { waitFor, run } = interest(timeoutMs, cut)
  const gone = new AbortController()
  const leave = () => {
    gone.abort()
  }
  waitFor({ key, gone: gone.signal })
  res.once('close', leave)
  try {
    return await run(work)
  } finally {
    res.off('close', leave)
  }
}

/** What is sent, and what knows whether it is what was published. */
interface OpenedFile extends FoundFile {
  readonly placed: PlacedFile
  readonly integrity: Integrity
  readonly handle: FileHandle
}

/** Opens a file that was hashed, or is now. */
async function openFile({ integrity }: OpenSnapshot, placed: PlacedFile): Promise<FileHandle> {
  for (let tries = 1; tries <= 2; tries++) {
    await integrity.demand([placed])
    const handle = await open(placed.path, 'r').catch((error: unknown) => {
      throw isMissing(error) ? new UnreadableFile(`${placed.path} is gone`, { cause: error }) : error
    })
    // Another file may have come in its place since.
    if (integrity.isUnwritten(placed, await handle.stat())) return handle
    await handle.close()
  }
  throw new ApiError('unavailable', 'The file is being written to: try again in a moment.')
}

function buildFileHeaders({ file, fileName }: FoundFile): Record<string, string> {
  return {
    ETag: `"${file.sha256}"`,
    // RFC 9530; of the whole file also where a part of it is sent.
    'Repr-Digest': `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`,
    'Accept-Ranges': 'bytes',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  }
}

async function sendFile(req: Request, res: Response, { file: { bytes, sha256 }, ...opened }: OpenedFile) {
  if (matchesEtag(req.get('if-none-match'), `"${sha256}"`)) {
    for (const name of ['Content-Type', 'Content-Disposition']) res.removeHeader(name)
    noteAnswerSource(res, 'client')
    res.status(304).end()
    return
  }
  const range = readRange(req, bytes, sha256)
  if (range === 'unsatisfiable') {
    // No file is in this answer, so nothing is said of one.
    for (const name of ['Content-Type', 'Content-Disposition', 'Repr-Digest', 'ETag']) res.removeHeader(name)
    res.set({ 'Content-Range': `bytes */${String(bytes)}`, 'Cache-Control': CACHE_CONTROL.other })
    res.status(416).json({
      success: false,
      message: `The file has ${String(bytes)} bytes: ask for a range that begins within it.`,
      code: 'invalid_input',
      error_data: { reason: 'range_not_satisfiable', bytes },
    })
    return
  }
  noteAnswerSource(res, 'file')
  const { start, end } = range ?? { start: 0, end: bytes - 1 }
  if (range !== null) res.status(206).set('Content-Range', `bytes ${String(start)}-${String(end)}/${String(bytes)}`)
  res.set('Content-Length', String(end - start + 1))
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  const pieces = opened.handle.createReadStream({ start, end, autoClose: false })
  const { placed, integrity } = opened
  await pipeline(pieces, guarded(integrity, placed, opened.handle, range === null), res).catch((error: unknown) => {
    // A client that went away is no fault of ours; one that is left without the end sees the connection break.
    if (error instanceof DamagedFile || !res.destroyed) throw error
  })
}

/** What of the file is to be sent; null for all of it, also where it is not the file that the client has a part of. */
function readRange(req: Request, bytes: number, sha256: string): ByteRange | 'unsatisfiable' | null {
  const same = req.get('if-range')
  return req.method === 'HEAD' || (same !== undefined && same !== `"${sha256}"`)
    ? null
    : parseByteRange(req.get('range') ?? '', bytes)
}
