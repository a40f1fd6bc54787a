import { createHash, type Hash } from 'node:crypto'
import type { WritableFile } from '../../../lake/files.ts'
import type { SavedFile, SaveOptions, Validators } from './origin.ts'
import { describeRequestFailure, isWeak, readValidators } from './http-response.ts'
import { RequestFailed } from './fetch-errors.ts'
import type { HttpReply } from './http-request.ts'

interface DownloadedPart {
  readonly file: WritableFile
  readonly hash: Hash
  bytes: number
  /** Length of the whole file, if the server gives it. */
  readonly total: number | null
  readonly validators: Validators
}

export interface HttpDownload {
  /** Reply whose body is the file from its beginning. */
  readonly first: HttpReply
  readonly ask: (headers: Readonly<Record<string, string>>) => Promise<HttpReply>
  readonly persist: (work: () => Promise<void>, broughtFurther: () => boolean) => Promise<void>
  /** A cut download counts as progress from this many bytes. */
  readonly progressBytes: number
}

/** Downloads a file to a path. After a break it continues at the same byte, if the server still has the same file. */
export async function downloadTo(
  { first, ask, persist, progressBytes }: HttpDownload,
  path: string,
  { files, maxBytes, arrived }: SaveOptions,
): Promise<SavedFile> {
  // The file is open for appending, so that writes after a truncation start at the beginning.
  const file = await files.open(path, 'a')
  try {
    let part = await startOver(file, first)
    let reply: HttpReply | null = first
    let furthest = 0
    const work = async () => {
      if (reply === null) ({ part, reply } = await requestRest(part, ask))
      const body = reply.body()
      reply = null
      await append(part, body, maxBytes, arrived)
    }
    await persist(work, () => {
      if (part.bytes < furthest + progressBytes) return false
      furthest = part.bytes
      return true
    })
    await file.sync()
    return { sha256: part.hash.digest('hex'), bytes: part.bytes, validators: part.validators }
  } finally {
    await file.close()
  }
}

/** Starts a new part for a reply with the whole file. */
async function startOver(file: WritableFile, reply: HttpReply): Promise<DownloadedPart> {
  await file.truncate(0)
  const length = reply.header('content-length')
  const total = length !== null && /^\d{1,15}$/.test(length) ? Number(length) : null
  return { file, hash: createHash('sha256'), bytes: 0, total, validators: readValidators(reply) }
}

/** Requests the rest of the file, or the whole file if the rest would not fit. */
async function requestRest(
  part: DownloadedPart,
  ask: HttpDownload['ask'],
): Promise<{ part: DownloadedPart; reply: HttpReply }> {
  const condition = chooseIfRange(part.validators)
  if (part.bytes > 0 && condition !== null) {
    const reply = await ask({ range: `bytes=${String(part.bytes)}-`, 'if-range': condition })
    if (reply.status === 206 && continues(part, reply)) return { part, reply }
    if (reply.status === 200) return { part: await startOver(part.file, reply), reply }
    await reply.drop()
    if (reply.status !== 206 && reply.status !== 416) throw failureWhileDownloading(reply)
  }
  const reply = await ask({})
  if (reply.status === 200) return { part: await startOver(part.file, reply), reply }
  await reply.drop()
  throw failureWhileDownloading(reply)
}

/** A validator that identifies exactly these bytes; a weak ETag does not. */
function chooseIfRange({ etag, lastModified }: Validators): string | null {
  return etag !== null && !isWeak(etag) ? etag : lastModified
}

function continues({ bytes, total, validators }: DownloadedPart, { header }: HttpReply): boolean {
  const [, start, end, whole] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header('content-range') ?? '') ?? []
  if (Number(start) !== bytes || end === undefined) return false
  if (whole !== '*' && total !== null && Number(whole) !== total) return false
  return header('etag') === null || header('etag') === validators.etag
}

/** A file that was there a moment ago does not count as unpublished. */
function failureWhileDownloading(reply: HttpReply): RequestFailed {
  const { kind, message, hint, retryAfterMs } = describeRequestFailure(reply)
  const isGone = reply.status === 403 || reply.status === 404 || reply.status === 410
  return new RequestFailed(isGone ? 'passing' : kind, `${message} half-way through the download`, {
    hint,
    retryAfterMs,
  })
}

async function append(
  part: DownloadedPart,
  body: AsyncIterable<Buffer>,
  maxBytes: number,
  arrived: (bytes: number) => void,
) {
  if (part.total !== null && part.total > maxBytes) throw downloadTooLarge(part.total, maxBytes)
  for await (const piece of body) {
    // This is not `write`: on a full disk `write` writes a part and reports nothing.
    await part.file.appendFile(piece)
    part.hash.update(piece)
    part.bytes += piece.length
    arrived(piece.length)
    if (part.bytes > maxBytes) throw downloadTooLarge(part.bytes, maxBytes)
  }
  if (part.total !== null && part.bytes !== part.total) {
    throw new RequestFailed('passing', `sent ${String(part.bytes)} of ${String(part.total)} bytes`)
  }
}

function downloadTooLarge(bytes: number, maxBytes: number): RequestFailed {
  return new RequestFailed('lasting', `is larger than ${String(maxBytes)} bytes: at least ${String(bytes)}`, {
    hint: 'If it is meant to be that large, raise maxUnpackedBytes of the source in its dataset.ts.',
  })
}
