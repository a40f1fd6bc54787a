import type { Response } from 'express'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { copyBuffer } from '../system/buffer-copy.ts'
import { chooseEncoding, type ContentEncoding } from './content-encoding.ts'

const [runBrotli, runGzip] = [promisify(brotliCompress), promisify(gzip)]

/** A text that anybody may read: a page, an asset, the OpenAPI description. */
export interface Document {
  readonly bytes: Buffer
  /** Documents with the same hash have the same bytes. */
  readonly hash: string
  readonly type: string
}

export function makeDocument(content: string | Buffer, type: string): Document {
  const bytes = Buffer.from(content)
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 32), type }
}

export type Compress = (encoding: ContentEncoding) => Promise<Buffer>

/** Compresses quickly: the document is written for one reader. */
export function compressForOneReader({ bytes }: Document): Compress {
  return (encoding) => compress(bytes, encoding, 4)
}

/** Compresses well, once for each encoding: the document does not change, and every reader gets the same bytes. */
export function compressForAllReaders({ bytes }: Document): Compress {
  const known = new Map<ContentEncoding, Promise<Buffer>>()
  return (encoding) => {
    const compressing = known.get(encoding) ?? compress(bytes, encoding, 9).then(copyBuffer)
    known.set(encoding, compressing)
    return compressing
  }
}

function compress(bytes: Buffer, encoding: ContentEncoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(bytes)
  if (encoding === 'gzip') return runGzip(bytes, { level: Math.max(6, quality) })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return runBrotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

/**
 * Sends a document in an encoding that the client accepts. Each encoding has its own ETag, and a client that has it gets a
 * 304. With `hasDigest` the header Repr-Digest has the hash of the bytes in that encoding (RFC 9530).
 */
export async function sendDocument(
  res: Response,
  document: Document,
  compressDocument: Compress,
  { hasDigest = false }: { readonly hasDigest?: boolean } = {},
): Promise<void> {
  const { req } = res
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  res.vary('Accept-Encoding')
  res.setHeader('ETag', `"${document.hash}${encoding === 'identity' ? '' : `.${encoding}`}"`)
  if (req.fresh) {
    res.status(304).end()
    return
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  const bytes = await compressDocument(encoding)
  if (hasDigest) res.setHeader('Repr-Digest', `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`)
  // Express answers HEAD with the length and without the body.
  res.type(document.type).send(bytes)
}
