import type { Request, Response } from 'express'
import { pipeline } from 'node:stream/promises'
import { ApiError } from '../../schemas/api/error.ts'
import type { FoundFile } from '../../schemas/api/file-endpoint.ts'
import type { PublishedFile } from '../../schemas/core/manifest.ts'
import { buildErrorBodyFor } from '../http/error-language.ts'
import { matchesEtag } from '../http/etag.ts'
import { DamagedFile, type PlacedFile } from '../integrity/damaged-file.ts'
import { type HeldFile, verifyStream } from '../integrity/verified-stream.ts'
import type { Integrity } from '../integrity/integrity.ts'
import { CACHE_CONTROL } from './answer-headers.ts'
import { noteAnswerSource } from './answer-source.ts'
import { httpMessages } from '../http/http-messages.ts'
import { type ByteRange, parseByteRange } from './byte-range.ts'

/** A file that is open for sending, and the integrity checks that say whether it is still what was published. */
export interface OpenedFile extends FoundFile {
  readonly placed: PlacedFile
  readonly integrity: Integrity
  readonly held: HeldFile
}

/** Sends a file, or the part of it that the request asks for. */
export async function sendFile(req: Request, res: Response, { file, ...opened }: OpenedFile) {
  await sendInRanges(req, res, file, async ({ start, end }, isWhole) => {
    const pieces = opened.held.handle.createReadStream({ start, end, autoClose: false })
    const { placed, integrity } = opened
    await pipeline(pieces, verifyStream(integrity, placed, opened.held, isWhole), res).catch((error: unknown) => {
      // A client that disconnects is no error of ours. For a damaged file the client sees its connection break.
      if (error instanceof DamagedFile || !res.destroyed) throw error
    })
  })
}

/** Answers a request for bytes that are known by their hash: `write` sends the requested ones. */
export async function sendInRanges(
  req: Request,
  res: Response,
  { bytes, sha256 }: Pick<PublishedFile, 'bytes' | 'sha256'>,
  write: (range: ByteRange, isWhole: boolean) => Promise<void>,
): Promise<void> {
  if (matchesEtag(req.get('if-none-match'), `"${sha256}"`)) {
    for (const name of ['Content-Type', 'Content-Disposition']) res.removeHeader(name)
    noteAnswerSource(res, 'client')
    res.status(304).end()
    return
  }
  const range = readRange(req, bytes, sha256)
  if (range === 'unsatisfiable') {
    refuseRange(res, bytes)
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
  await write({ start, end }, range === null)
}

function refuseRange(res: Response, bytes: number): void {
  // This answer holds no file, so no header may describe one.
  for (const name of ['Content-Type', 'Content-Disposition', 'Repr-Digest', 'ETag']) res.removeHeader(name)
  res.set({ 'Content-Range': `bytes */${String(bytes)}`, 'Cache-Control': CACHE_CONTROL.other })
  const problem = new ApiError('invalid_input', httpMessages.noRange({ bytes }), {
    reason: 'range_not_satisfiable',
    bytes,
  })
  res.status(416).json(buildErrorBodyFor(res, problem))
}

/** Reads the requested part; null for the whole file, and also when the client's first part came from another file (`If-Range`). */
function readRange(req: Request, bytes: number, sha256: string): ByteRange | 'unsatisfiable' | null {
  const ifRange = req.get('if-range')
  return req.method === 'HEAD' || (ifRange !== undefined && ifRange !== `"${sha256}"`)
    ? null
    : parseByteRange(req.get('range') ?? '', bytes)
}
