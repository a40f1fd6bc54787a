import Negotiator from 'negotiator'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** The forms that an answer's bytes can have, the one we would rather send first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof ENCODINGS)[number]

/** As it is; its types do not know the second parameter: our order among what the client likes equally. */
interface Preferring {
  encodings(available: string[], ours: { readonly preferred: readonly string[] }): string[]
}

/** Clients send a few forms of the header again and again; what is beyond these is worked out each time. */
const REMEMBERED = 256
const remembered = new Map<string, Encoding>()

/** The encoding for a header `Accept-Encoding`; who accepts none that we have gets the bytes as they are. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = remembered.get(accepted)
  if (known !== undefined) return known
  const negotiator: Preferring = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [best] = negotiator.encodings([...ENCODINGS], { preferred: ENCODINGS })
  const encoding = ENCODINGS.find((each) => each === best) ?? 'identity'
  if (remembered.size < REMEMBERED && accepted.length <= 128) remembered.set(accepted, encoding)
  return encoding
}

/** The bytes of an answer in an encoding, made as they are asked for: what nobody takes is not made. */
export async function* encoded(
  pieces: AsyncIterable<string | Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  if (encoding === 'identity') {
    for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
    return
  }
  const encoder = encoding === 'br' ? brotli() : createGzip({ level: 6 })
  const feeding = pipeline(pieces, encoder)
  // It fails with what the reading below fails with.
  feeding.catch(() => undefined)
  yield* encoder as AsyncIterable<Buffer>
  await feeding
}

function brotli() {
  // As small as gzip's best in the time of its default; a window of 512 KiB keeps the memory of each stream small.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 }
  return createBrotliCompress({ params })
}
