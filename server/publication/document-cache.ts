import { LRUCache } from 'lru-cache'
import { type Compress, compressForAllReaders, type Document } from '../http/document.ts'

/** A document with its compressed copies. */
export interface MadeDocument {
  readonly document: Document
  readonly compress: Compress
}

type KeepDocument = (name: string, make: () => Promise<Document>, forMs?: number) => Promise<MadeDocument>

/** How many bytes all kept documents may have together; those of a long history have a few megabytes each. */
const KEPT_BYTES = 48 * 2 ** 20

/**
 * Creates a cache of documents by name. One is made once, however many ask for it meanwhile; a failed one is not kept, and
 * one with a time is made again after it.
 */
export function createDocumentCache(): KeepDocument {
  const kept = new LRUCache<string, Promise<MadeDocument>>({ maxSize: KEPT_BYTES, sizeCalculation: () => 1 })
  return async (name, make, forMs = 0) => {
    const known = kept.get(name)
    if (known !== undefined) return known
    const making = make().then((document) => ({ document, compress: compressForAllReaders(document) }))
    kept.set(name, making, { ttl: forMs })
    try {
      const made = await making
      // Counted twice, because compressed copies are kept with it.
      if (kept.peek(name) === making) kept.set(name, making, { ttl: forMs, size: 1 + 2 * made.document.bytes.length })
      return made
    } catch (error) {
      if (kept.peek(name) === making) kept.delete(name)
      throw error
    }
  }
}
