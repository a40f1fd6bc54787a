import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { Inflate } from 'fflate'
import { Unreadable } from './unreadable-file.ts'

/** One member of a zip, as the directory at the end of the file describes it. */
export interface ZipEntry {
  /** Name without folders. */
  readonly name: string
  readonly isDeflated: boolean
  readonly packedBytes: number
  readonly bytes: number
  readonly crc: number
  readonly headerAt: number
}

const END = 0x06054b50
const END_BYTES = 22
const LONG_END = 0x06064b50
const LONG_END_POINTER = 0x07064b50
const ENTRY = 0x02014b50
const LONGEST_COMMENT = 0xffff
/** A 32-bit field with this value is written in 64 bits elsewhere. */
const SEE_LONG = 0xffffffff
const LONGEST_DIRECTORY = 1 << 26

/**
 * Lists the members of a zip from its directory. Only the compiler's library can do this without the whole file in
 * memory. Libraries that stream search the mark at the end of a member, which a long member can contain by chance.
 */
export async function listEntries(path: string): Promise<ZipEntry[]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { at, bytes } = await findDirectory(file, size)
    if (bytes > LONGEST_DIRECTORY) throw new Unreadable('the directory of the zip is too long')
    return parseDirectory(await readAt(file, at, bytes)).filter(({ name }) => name !== '')
  } finally {
    await file.close()
  }
}

/** Unpacks a member piece by piece; throws if its length or checksum is not the one in the directory. */
export async function* readEntry(path: string, entry: ZipEntry): AsyncGenerator<Buffer> {
  const start = await findContent(path, entry)
  let [bytes, crc] = [0, 0]
  for await (const piece of unpack(path, start, entry)) {
    bytes += piece.length
    if (bytes > entry.bytes) throw new Unreadable(`${entry.name} is longer than the zip says`)
    crc = crc32(piece, crc)
    yield piece
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new Unreadable(`${entry.name} is not what the zip says`)
}

async function* unpack(
  path: string,
  start: number,
  { name, packedBytes, isDeflated }: ZipEntry,
): AsyncGenerator<Buffer> {
  if (packedBytes === 0) return
  const packed = createReadStream(path, { start, end: start + packedBytes - 1, highWaterMark: 1 << 16 })
  if (!isDeflated) yield* packed as AsyncIterable<Buffer>
  else yield* inflate(name, packed)
}

/** Inflates with fflate, because the compiler inflates with Node's zlib. */
async function* inflate(name: string, packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  const inflating = new Inflate(({ buffer, byteOffset, length }) => {
    // Empty pieces are dropped: zlib's checksum would begin anew with them.
    if (length > 0) pieces.push(Buffer.from(buffer, byteOffset, length))
  })
  const push = (bytes: Uint8Array, isLast: boolean) => {
    try {
      inflating.push(bytes, isLast)
    } catch (error) {
      throw new Unreadable(`${name} cannot be unpacked: ${String(error)}`)
    }
  }
  for await (const bytes of packed) {
    push(bytes, false)
    yield* pieces
    pieces = []
  }
  push(new Uint8Array(), true)
  yield* pieces
}

/**
 * Finds the start of the content: the name and the extra field before it can be longer or shorter than in the
 * directory.
 */
async function findContent(path: string, { headerAt }: ZipEntry): Promise<number> {
  const file = await open(path)
  try {
    const header = await readAt(file, headerAt, 30)
    return headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  } finally {
    await file.close()
  }
}

async function findDirectory(file: FileHandle, size: number): Promise<{ at: number; bytes: number }> {
  const tailBytes = Math.min(size, END_BYTES + LONGEST_COMMENT)
  const tail = await readAt(file, size - tailBytes, tailBytes)
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue
    const directory = { bytes: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) }
    const pointer = at - 20
    if (pointer < 0 || tail.readUInt32LE(pointer) !== LONG_END_POINTER) return directory
    const long = await readAt(file, Number(tail.readBigUInt64LE(pointer + 8)), 56)
    if (long.readUInt32LE(0) !== LONG_END) throw new Unreadable('the zip has no directory')
    return { bytes: Number(long.readBigUInt64LE(40)), at: Number(long.readBigUInt64LE(48)) }
  }
  throw new Unreadable('the file has no directory of a zip')
}

function parseDirectory(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY;) {
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place))
    const nameEnd = at + 46 + (nameBytes ?? 0)
    const extraEnd = nameEnd + (extraBytes ?? 0)
    const path = directory.toString('utf8', at + 46, nameEnd)
    const [bytes = 0, packedBytes = 0, headerAt = 0] = readLongFields(
      [24, 20, 42].map((place) => directory.readUInt32LE(at + place)),
      directory.subarray(nameEnd, extraEnd),
    )
    entries.push({
      name: path.slice(path.lastIndexOf('/') + 1),
      isDeflated: directory.readUInt16LE(at + 10) !== 0,
      packedBytes,
      bytes,
      crc: directory.readUInt32LE(at + 16),
      headerAt,
    })
    at = extraEnd + (commentBytes ?? 0)
  }
  return entries
}

/** Takes from the extra field, in this order, the values that do not fit into 32 bits. */
function readLongFields(values: readonly number[], extra: Buffer): number[] {
  if (!values.includes(SEE_LONG)) return [...values]
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let next = at + 4
    return values.map((value) => {
      if (value !== SEE_LONG) return value
      const long = Number(extra.readBigUInt64LE(next))
      next += 8
      return long
    })
  }
  return [...values]
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position)
  if (bytesRead < bytes) throw new Unreadable('the zip ends too early')
  return buffer
}
