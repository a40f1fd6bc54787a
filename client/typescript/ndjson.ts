import { BrokenStreamError } from './error.ts'

/** Reads a body line by line. It stops the request when its reader stops before the end. */
export async function* readLines(response: Response): AsyncGenerator<string> {
  if (response.body === null) return
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  // A long line comes in many pieces, which are joined once.
  let open: string[] = []
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const [first = '', ...others] = decoder.decode(piece.value, { stream: true }).split('\n')
      open.push(first)
      for (const next of others) {
        yield open.join('')
        open = [next]
      }
    }
    if (open.join('') + decoder.decode() !== '') throw new BrokenStreamError()
  } finally {
    await reader.cancel()
  }
}
