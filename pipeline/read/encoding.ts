import { isAscii } from 'node:buffer'
import { TextDecoder } from 'node:util'
import { BuildError } from '../../schemas/core/error.ts'
import type { Encoding } from '../../schemas/core/source.ts'

/** Thrown if a member that is declared ISO-8859-1 is UTF-8, so that it is read again as UTF-8. */
export class MemberIsUtf8 extends Error {}

/**
 * Passes on the bytes of a member that is declared ISO-8859-1, and throws MemberIsUtf8 if they are UTF-8: they begin
 * with the byte order mark of UTF-8, or they have bytes above 127 and all of these form sequences of UTF-8. The first
 * other sequence ends the watch, so nearly every file in ISO-8859-1 is watched only up to its first accent.
 *
 * A file in which only some sequences are UTF-8 is ISO-8859-1: the sources have accents that were encoded twice before
 * we get them.
 */
export async function* watchEncoding(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let mayBeUtf8 = true
  let decoder: TextDecoder | null = null
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (head.length < UTF8_MARK.length) {
      head = Buffer.concat([head, chunk.subarray(0, UTF8_MARK.length)])
      if (head.subarray(0, UTF8_MARK.length).equals(UTF8_MARK)) throw new MemberIsUtf8(name)
    }
    if (mayBeUtf8 && (decoder !== null || !isAscii(chunk))) {
      decoder ??= new TextDecoder('utf-8', { fatal: true })
      mayBeUtf8 = isDecoded(decoder, chunk)
    }
    yield chunk
  }
  if (decoder !== null && mayBeUtf8 && isDecoded(decoder, null)) throw new MemberIsUtf8(name)
}

/** Refuses a member in UTF-16: its letters have two bytes each, so its fields cannot be found. */
export async function* refuseUtf16(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (head !== null) {
      head = Buffer.concat([head, chunk.subarray(0, 2)])
      if (UTF16_MARKS.some((mark) => head?.subarray(0, 2).equals(mark))) {
        throw new BuildError('SOURCE_DRIFT', `${name} begins with the byte order mark of UTF-16`, {
          hint: 'No source is known to be written so: look at what the portal sent, and fetch it again later.',
        })
      }
      if (head.length >= 2) head = null
    }
    yield chunk
  }
}

/**
 * Passes on the bytes of a member in UTF-8 without its byte order mark. Non-breaking spaces become spaces. The control
 * characters above DEL, which have two bytes, become DEL, so that the scanner judges them as in ISO-8859-1. Bytes that
 * are not UTF-8 refuse the member: nobody knows what they mean.
 */
export async function* cleanUtf8(chunks: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lineEnds = 0
  const decode = (chunk: Buffer | null) => {
    try {
      return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true })
    } catch (error) {
      throw notUtf8(name, lineEnds, error)
    }
  }
  for await (const chunk of chunks) {
    const text = decode(chunk)
    lineEnds += text.split('\n').length - 1
    yield Buffer.from(text.replaceAll(/[\u0080-\u009f]/g, '\u007f').replaceAll('\u00a0', ' '), 'utf8')
  }
  decode(null)
}

export function nodeEncoding(encoding: Encoding): 'latin1' | 'utf8' {
  return encoding === 'utf-8' ? 'utf8' : 'latin1'
}

const UTF8_MARK = Buffer.of(0xef, 0xbb, 0xbf)
const UTF16_MARKS = [Buffer.of(0xff, 0xfe), Buffer.of(0xfe, 0xff)]

function isDecoded(decoder: TextDecoder, chunk: Buffer | null): boolean {
  try {
    if (chunk === null) decoder.decode()
    else decoder.decode(chunk, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function notUtf8(name: string, lineEnds: number, cause: unknown): BuildError {
  return new BuildError('SOURCE_DRIFT', `${name} is in UTF-8 but has other bytes after line ${String(lineEnds)}`, {
    hint: 'It begins with the byte order mark of UTF-8, or its member declares that encoding: look at the bytes. If the source changed its encoding, correct the declaration.',
    cause,
  })
}
