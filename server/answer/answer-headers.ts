import type { Response } from 'express'
import { type Format, FORMATS } from '../../schemas/api/format.ts'
import { NEVER_KEPT } from '../keys/links.ts'
import type { ContentEncoding } from '../http/content-encoding.ts'
import type { ParsedRequest } from './parse-request.ts'
import type { RenderedAnswer } from './response-cache.ts'

/**
 * What a proxy that checks keys may keep where the data are for everybody: named snapshots for a year, all else for
 * half a minute. Clients ask again after an hour, so a withdrawn snapshot is soon gone.
 */
const PUBLIC_CACHE_CONTROL = {
  named: 'public, max-age=3600, s-maxage=31536000',
  other: 'public, max-age=0, s-maxage=30',
} as const

/** Chooses which caches may keep an answer: shared ones if it is public, none if it was asked for by a link. */
export function chooseCacheControl(of: {
  readonly pinned: boolean
  readonly isPublic: boolean
  readonly isLink: boolean
}): string {
  if (of.isLink) return NEVER_KEPT
  return (of.isPublic ? PUBLIC_CACHE_CONTROL : CACHE_CONTROL)[of.pinned ? 'named' : 'other']
}

/**
 * The answer of a named snapshot never changes. The client must ask again for any other answer. Caches keep each address
 * by itself, so equal answers of two addresses can differ in this.
 */
export const CACHE_CONTROL = { named: 'private, max-age=31536000, immutable', other: 'private, no-cache' } as const

interface AnswerForm extends Pick<ParsedRequest, 'download' | 'format'> {
  readonly encoding: ContentEncoding
  readonly snapshot: string
  /** Links to what the answer is under, and to what describes it. */
  readonly links: readonly string[]
}

/** Sets the headers that describe the bytes of an answer: its own ones, the next page, the file name, type and encoding. */
export function setAnswerHeaders(
  res: Response,
  { headers = {}, fileName, next }: RenderedAnswer,
  { download, format, encoding, snapshot, links }: AnswerForm,
): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  // The body has the same address without `download`, which decides no byte of it.
  const all = [...(next === null ? [] : [`<${next}${download ? '&download=true' : ''}>; rel="next"`]), ...links]
  // A plain request has not passed through Express, whose `append` would do this.
  if (all.length > 0) res.setHeader('Link', [res.getHeader('Link') ?? [], all.join(', ')].flat().map(String))
  if (download)
    res.set('Content-Disposition', `attachment; filename="${buildDownloadName(fileName, snapshot, format)}"`)
  res.setHeader('Content-Type', FORMATS[format].type)
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
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
