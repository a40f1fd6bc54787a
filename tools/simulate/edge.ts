import { LRUCache } from 'lru-cache'
import type { ContentEncoding } from '../../server/http/content-encoding.ts'
import { HEAD_BYTES } from './costs.ts'

/** Seconds that a CDN answers a request without a snapshot from its copy (`s-maxage`) before it asks the server again. */
export const EDGE_SECONDS = 30

interface EdgeCopy {
  readonly snapshot: number
  readonly bytes: number
  freshUntil: number
}

/** What a CDN knows about a request: a fresh copy, an old one that the server can confirm, or nothing. */
export type EdgeFound = { readonly isFresh: boolean; readonly snapshot: number } | null

/**
 * A CDN of one shared cache, set up as docs/scale.md says: an address that names its snapshot is kept for good, another for
 * EDGE_SECONDS, then confirmed by its ETag. While it asks, others wait for the same answer, so a copy counts from its
 * request on.
 */
export function simulateEdge(bytes: number) {
  const copies = new LRUCache<string, EdgeCopy>({ maxSize: bytes, sizeCalculation: (copy) => copy.bytes + HEAD_BYTES })
  const nameCopy = (url: string, encoding: ContentEncoding) => `${encoding} ${url}`
  return {
    find: (url: string, encoding: ContentEncoding, at: number): EdgeFound => {
      const copy = copies.get(nameCopy(url, encoding))
      return copy === undefined ? null : { isFresh: at < copy.freshUntil, snapshot: copy.snapshot }
    },
    keep: (
      url: string,
      encoding: ContentEncoding,
      copy: { readonly at: number; readonly isPinned: boolean; readonly snapshot: number; readonly bytes: number },
    ): void => {
      const freshUntil = copy.isPinned ? Infinity : copy.at + EDGE_SECONDS
      copies.set(nameCopy(url, encoding), { snapshot: copy.snapshot, bytes: copy.bytes, freshUntil })
    },
  }
}
