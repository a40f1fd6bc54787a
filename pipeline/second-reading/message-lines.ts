import { unzipSync } from 'fflate'
import type { MessageLayout } from '../../schemas/core/source.ts'
import { Unreadable } from './unreadable-file.ts'

/**
 * Reads the messages of an XML document, which may be in a zip, as lines with semicolons under a header. An unwanted
 * message becomes an empty line.
 */
export async function* readXmlLines(
  content: AsyncIterable<Buffer>,
  { element, named, begins }: MessageLayout,
): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  const text = readText(Buffer.concat(pieces))
  const whole = new RegExp(`<${element}>([^]*?)</${element}>`, 'g')
  const messages = Array.from(text.matchAll(whole), ([, inner = '']) =>
    Object.fromEntries(
      Array.from(inner.matchAll(/<(\w+)(?: [^<>]*)?>([^<]*)<\/\1>/g), ([, tag = '', value = '']) => [tag, value]),
    ),
  ).map((leaves) => (leaves[named]?.indexOf(begins) === 0 ? leaves : null))
  const columns = [...new Set(messages.flatMap((leaves) => Object.keys(leaves ?? {})))]
  const lines = messages.map((leaves) =>
    leaves === null ? '' : columns.map((column) => leaves[column] ?? '').join(';'),
  )
  yield Buffer.from(`${[columns.length === 0 ? `${named};` : columns.join(';'), ...lines].join('\n')}\n`)
}

function readText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unpackOnly(bytes))
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(`the messages cannot be read: ${String(error)}`)
  }
}

function unpackOnly(bytes: Buffer): Uint8Array {
  if (bytes.readUInt32LE(0) !== 0x04034b50) return bytes
  const [only, ...others] = Object.values(unzipSync(bytes))
  if (only === undefined || others.length > 0) throw new Unreadable('the inner zip has not one document')
  return only
}
