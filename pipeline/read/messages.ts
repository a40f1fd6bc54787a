import type { ZipFile } from 'yauzl'
import yauzl from 'yauzl'
import { BuildError } from '../../schemas/core/error.ts'
import type { MessageLayout } from '../../schemas/core/source.ts'

/** Known documents have some four million bytes; a larger one is something else. */
const MOST_BYTES = 1 << 28
const ZIP = Buffer.from('PK\u0003\u0004')

/**
 * Reads the messages of an XML document as lines with semicolons: a header with the names of the leaves, then a line
 * for each message, in order. An unwanted message becomes an empty line, so that line numbers count all messages. The
 * exchange puts some documents into a zip within a zip.
 */
export async function* readMessageLines(
  content: AsyncIterable<Buffer>,
  layout: MessageLayout,
  name: string,
): AsyncGenerator<Buffer> {
  const bytes = await collect(content, name)
  const isZip = bytes.subarray(0, ZIP.length).equals(ZIP)
  const text = decode(isZip ? await unzipOnly(bytes, name) : bytes, name)
  const messages = listMessages(text, layout.element, name).map((message) => readLeaves(message, name))
  const wanted = messages.map((leaves) => (leaves.get(layout.named)?.startsWith(layout.begins) ? leaves : null))
  const columns = [...new Set(wanted.flatMap((leaves) => [...(leaves?.keys() ?? [])]))]
  // A document without a wanted message has no columns, but still needs a header.
  const header = columns.length < 2 ? [layout.named, ''] : columns
  const lines = wanted.map((leaves) =>
    leaves === null ? '' : header.map((column) => leaves.get(column) ?? '').join(';'),
  )
  yield Buffer.from([header.join(';'), ...lines].map((line) => `${line}\n`).join(''))
}

/** Decodes UTF-8. Throws for other bytes, which would become other letters. */
function decode(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw damaged(name, 'is not UTF-8', error)
  }
}

async function collect(content: AsyncIterable<Buffer>, name: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    size += piece.length
    if (size > MOST_BYTES) throw damaged(name, 'is too long')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function unzipOnly(bytes: Buffer, name: string): Promise<Buffer> {
  let zip: ZipFile
  const entries = []
  try {
    zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
    for await (const each of zip.eachEntry()) entries.push(each)
  } catch (error) {
    throw damaged(name, 'is a zip that cannot be opened', error)
  }
  const [entry, ...others] = entries
  if (entry === undefined || others.length > 0) throw damaged(name, 'is a zip without one document')
  if (entry.uncompressedSize > MOST_BYTES) throw damaged(name, 'is too long')
  try {
    return await collect(await zip.openReadStreamPromise(entry), name)
  } catch (error) {
    throw error instanceof BuildError ? error : damaged(name, 'is a zip that cannot be unpacked', error)
  }
}

/**
 * Lists the content of each element of this name, after checking that no element is cut and that their number is as
 * declared.
 */
function listMessages(text: string, element: string, name: string): string[] {
  if (!text.startsWith('<?xml') || !text.trimEnd().endsWith('</Document>')) {
    throw damaged(name, 'is no whole document of messages')
  }
  const [, ...parts] = text.split(`<${element}>`)
  const messages = parts.map((part) => {
    const end = part.indexOf(`</${element}>`)
    if (end < 0) throw damaged(name, `has a ${element} that does not end`)
    return part.slice(0, end)
  })
  const [said] = readBetween(text, '<TtlNbOfMsg>', '</TtlNbOfMsg>')
  if (Number(said) === messages.length) return messages
  throw damaged(name, `says that it has ${said ?? 'no'} messages and has ${String(messages.length)}`)
}

/** Reads the elements that contain no others. The files give no leaf of a message twice. */
function readLeaves(message: string, name: string): Map<string, string> {
  const leaves = new Map<string, string>()
  for (let from = 0; ;) {
    const close = message.indexOf('</', from)
    if (close < 0) return leaves
    const open = message.lastIndexOf('<', close - 1)
    const tag = message.slice(close + 2, message.indexOf('>', close))
    const [begin = '', value, ...more] = message.slice(open + 1, close).split('>')
    from = close + 2
    if (begin.split(' ')[0] !== tag || value === undefined) continue
    if (more.length > 0) throw drifted(name, `${tag} has a > in it`)
    if (leaves.has(tag)) throw drifted(name, `a message has two ${tag}`)
    if (/[;&\r\n]/.test(value)) throw drifted(name, `${tag} has a semicolon, an entity or a line break`)
    leaves.set(tag, value)
  }
}

function readBetween(text: string, begin: string, end: string): string[] {
  const from = text.indexOf(begin)
  return from < 0 ? [] : [text.slice(from + begin.length, text.indexOf(end, from))]
}

function drifted(name: string, what: string): BuildError {
  return new BuildError('SOURCE_DRIFT', `${name}: ${what}`, {
    hint: 'The exchange may have changed its messages: look at the document, and extend pipeline/read/messages.ts.',
  })
}

function damaged(name: string, what: string, cause?: unknown): BuildError {
  return new BuildError('SOURCE_DAMAGED', `${name} ${what}`, {
    hint: 'The portal may have sent a part of it, or a web page instead: fetch it again later.',
    cause,
  })
}
