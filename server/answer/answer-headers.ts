import type { Request, Response } from 'express'
import { type Format, FORMATS } from '../../schemas/api/format.ts'
import type { ContentEncoding } from '../http/content-encoding.ts'
import type { ParsedRequest } from './parse-request.ts'
import type { RenderedAnswer } from './response-cache.ts'

/** The answer of a named snapshot never changes. The client must ask again for any other answer. */
export const CACHE_CONTROL = { named: 'private, max-age=31536000, immutable', other: 'private, no-cache' } as const

interface AnswerForm extends Pick<ParsedRequest, 'download' | 'format'> {
  readonly encoding: ContentEncoding
  readonly snapshot: string
}

/** Sets the headers that describe the bytes of an answer: its own ones, the next page, the file name, type and encoding. */
export function setAnswerHeaders(
  res: Response,
  { headers = {}, fileName, nextPage, nextCursor }: RenderedAnswer,
  { download, format, encoding, snapshot }: AnswerForm,
): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (nextPage !== undefined) res.append('Link', `<${buildPageAddress(res.req, nextPage, snapshot)}>; rel="next"`)
  if (nextCursor !== undefined) res.append('Link', `<${buildCursorAddress(res.req, nextCursor)}>; rel="next"`)
  if (download)
    res.set('Content-Disposition', `attachment; filename="${buildDownloadName(fileName, snapshot, format)}"`)
  res.setHeader('Content-Type', FORMATS[format].type)
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
}

/**
 * Builds the address of another page, as a path: only a proxy knows the host that the client used. The address names the
 * snapshot of the page before, so that a client reads the whole list from one snapshot, even while a newer one is
 * published. It does not repeat `as_of`: a day that is not over can still get a newer snapshot.
 */
function buildPageAddress(req: Request, page: number, snapshot: string): string {
  const { as_of: _day, ...parameters } = req.query as Readonly<Record<string, string>>
  const query = new URLSearchParams({ ...parameters, page: String(page), snapshot })
  return `${req.baseUrl}${req.path}?${query.toString()}`
}

/** Builds the address behind a cursor. It names no snapshot that the client did not name: a cursor goes on in newer ones. */
function buildCursorAddress(req: Request, cursor: string): string {
  const { updated_after: _instant, ...parameters } = req.query as Readonly<Record<string, string>>
  return `${req.baseUrl}${req.path}?${new URLSearchParams({ ...parameters, cursor }).toString()}`
}

const LONGEST_NAME = 150

/**
 * Builds the file name of a download: dataset and key as the endpoint gives them, and a day. An answer without a day of
 * its own takes the day of its snapshot, so that two downloads of the same request have different names.
 */
export function buildDownloadName(fileName: string, snapshot: string, format: Format): string {
  const day = snapshot.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')
  const dated = /\d{4}-\d{2}/.test(fileName) ? fileName : `${fileName}-${day}`
  // These letters mean the same in every file system, and a header needs no escape for them.
  const safe = dated.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '')
  return `${safe.slice(0, LONGEST_NAME)}.${FORMATS[format].extension}`
}
