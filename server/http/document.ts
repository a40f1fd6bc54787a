import type { Response } from 'express'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodingFor } from './content-encoding.ts'

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)]

/** What anyone may read as it is: a page, an asset, the description of the API. */
export interface Document {
  readonly bytes: Buffer
  /** Names the bytes: the same hash is the same document. */
  readonly hash: string
  readonly type: string
}

export function documentOf(content: string | Buffer, type: string): Document {
  const bytes = Buffer.from(content)
  return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 32), type }
}

type Pack = (encoding: Encoding) => Promise<Buffer>

/** Packs a document that is written for one reader, quickly. */
export function packedOnce({ bytes }: Document): Pack {
  return (encoding) => packed(bytes, encoding, 4)
}

/** Packs a document that stays as it is: as small as it gets in reasonable time, once for all who ask. */
export function packedForAll({ bytes }: Document): Pack {
  const known = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const packing = known.get(encoding) ?? packed(bytes, encoding, 9)
    known.set(encoding, packing)
    return packing
  }
}

function packed(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(bytes)
  if (encoding === 'gzip') return gzipOf(bytes, { level: Math.max(6, quality) })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliOf(bytes, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

/** Sends a document as the client can read it, each writing with an ETag of its own; who has it already gets a 304. */
export async function sendDocument(res: Response, document: Document, pack: Pack): Promise<void> {
  const { req } = res
  const encoding = encodingFor(req.headers['accept-encoding'])
  res.vary('Accept-Encoding')
  res.setHeader('ETag', `"${document.hash}${encoding === 'identity' ? '' : `.${encoding}`}"`)
  if (req.fresh) {
    res.status(304).end()
    return
  }
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  // Express answers HEAD with the length and without the body.
  res.type(document.type).send(await pack(encoding))
}
