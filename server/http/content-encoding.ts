import Negotiator from 'negotiator'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** Our favourite comes first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type ContentEncoding = (typeof ENCODINGS)[number]

/** Negotiator's types lack its second parameter: our own order among the encodings that the client likes equally. */
interface NegotiatorWithPreference {
  encodings(available: string[], ours: { readonly preferred: readonly string[] }): string[]
}

/** Clients send few different headers. Beyond this number we compute the choice each time. */
const MOST_REMEMBERED = 256
const remembered = new Map<string, ContentEncoding>()

/** Chooses the encoding for a header `Accept-Encoding`. A client that accepts none of ours gets the plain bytes. */
export function chooseEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return 'identity'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const negotiator: NegotiatorWithPreference = new Negotiator({ headers: { 'accept-encoding': header } })
  const [best] = negotiator.encodings([...ENCODINGS], { preferred: ENCODINGS })
  const encoding = ENCODINGS.find((each) => each === best) ?? 'identity'
  if (remembered.size < MOST_REMEMBERED && header.length <= 128) remembered.set(header, encoding)
  return encoding
}

/** Encodes an answer piece by piece, as fast as the reader takes it. */
export async function* encode(
  pieces: AsyncIterable<string | Uint8Array>,
  encoding: ContentEncoding,
): AsyncGenerator<Uint8Array> {
  if (encoding === 'identity') {
    for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
    return
  }
  const encoder = encoding === 'br' ? createBrotli() : createGzip({ level: 6 })
  const feeding = pipeline(pieces, encoder)
  // A failure also reaches the reader below, which throws it.
  feeding.catch(() => undefined)
  yield* encoder as AsyncIterable<Buffer>
  await feeding
}

function createBrotli() {
  // As small as gzip at its best, in the time of gzip's default. A window of 512 KiB keeps the memory of each stream small.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 }
  return createBrotliCompress({ params })
}
