import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import yauzl from 'yauzl'
import { BuildError } from '../../schemas/core/error.ts'

export interface ZipLimits {
  /** Limit for all members together. */
  readonly maxUnpackedBytes: number
}

/** No table of a portal compresses better than about 30 to 1; a zip bomb reaches 1,000 to 1. */
const MAX_RATIO = 200
const MAX_MEMBERS = 1_000
/** Each entry of the list begins so. */
const LISTED_MEMBER = 0x02014b50
/** Compression methods that can be read: none, and the usual one. */
const STORED = 0
const DEFLATED = 8
/** Methods of other programs. The source must be packed anew without them. */
const OTHER_METHODS: Readonly<Record<number, string>> = {
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'Zstandard',
  95: 'XZ',
  98: 'PPMd',
}

export interface ZipMember {
  /** Name without any folder: no path is ever taken from a zip. */
  readonly name: string
  readonly bytes: number
  /** Gives the unpacked content; its end is checked against the zip's length and CRC. */
  readonly read: () => AsyncGenerator<Buffer>
}

/** Opens a zip, passes its members to `work` and closes it. Any damage is a BuildError that names the member. */
export async function withZip<T>(
  path: string,
  limits: ZipLimits,
  work: (members: ZipMember[]) => Promise<T>,
): Promise<T> {
  const zip = await openZip(path)
  try {
    const entries = await listZipEntries(zip, path)
    await refuseHiddenMembers(zip, path)
    refuseBomb(entries, limits)
    return await work(entries.map((entry) => makeMember(zip, entry)))
  } finally {
    zip.close()
  }
}

function openZip(path: string): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (error) reject(damagedZip('the zip cannot be opened', error))
      else resolve(zip)
    })
  })
}

function listZipEntries(zip: yauzl.ZipFile, path: string): Promise<yauzl.Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = []
    let listed = 0
    zip.on('error', (error: Error) => {
      reject(damagedZip('the list of members cannot be read', error))
    })
    zip.on('end', () => {
      resolve(entries)
    })
    zip.on('entry', (entry: yauzl.Entry) => {
      listed += 1
      // Folders count too: a list of only folders can be as long as the file.
      if (listed > MAX_MEMBERS) {
        reject(damagedZip(`more than ${String(MAX_MEMBERS)} members in ${path}`))
        return
      }
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

/** Refuses a zip with one more entry after the members that it counts: the count is damaged. */
async function refuseHiddenMembers(zip: yauzl.ZipFile, path: string): Promise<void> {
  // The library's types call the cursor a boolean; it is the position in the file after the last entry read.
  const listEnd = Number(zip.readEntryCursor)
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, listEnd)
    if (buffer.readUInt32LE() === LISTED_MEMBER) throw damagedZip('the list of members is longer than its count')
  } finally {
    await file.close()
  }
}

function refuseBomb(entries: readonly yauzl.Entry[], { maxUnpackedBytes }: ZipLimits): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (unpacked > maxUnpackedBytes) {
    throw damagedZip(`unpacks to ${String(unpacked)} bytes, over the limit of ${String(maxUnpackedBytes)}`)
  }
  for (const { fileName, compressedSize, uncompressedSize } of entries) {
    if (uncompressedSize > 1 << 26 && uncompressedSize > compressedSize * MAX_RATIO) {
      throw damagedZip(
        `member ${fileName} grows ${String(Math.floor(uncompressedSize / compressedSize))} times: a zip bomb`,
      )
    }
  }
}

function makeMember(zip: yauzl.ZipFile, entry: yauzl.Entry): ZipMember {
  const name = entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1)
  return { name, bytes: entry.uncompressedSize, read: () => readEntryContent(zip, entry) }
}

async function* readEntryContent(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Buffer> {
  let crc = 0
  let bytes = 0
  refuseUnreadableMethod(entry)
  try {
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false })
    for await (const chunk of unpacked(packed, entry)) {
      bytes += chunk.length
      // The limits above use the sizes that the zip declares, so no member may exceed its own.
      if (bytes > entry.uncompressedSize) throw damagedZip(`member ${entry.fileName} outgrows its declared size`)
      crc = crc32(chunk, crc)
      yield chunk
    }
  } catch (error) {
    throw error instanceof BuildError ? error : damagedZip(`member ${entry.fileName} cannot be unpacked`, error)
  }
  if (bytes !== entry.uncompressedSize) throw damagedZip(`member ${entry.fileName} ends before its declared size`)
  if (crc !== entry.crc32) throw damagedZip(`member ${entry.fileName} does not have its checksum`)
}

/** Refuses encrypted members and unknown methods by name; unpacking would only complain about the first bytes. */
function refuseUnreadableMethod({
  fileName,
  compressionMethod: method,
  generalPurposeBitFlag: flags,
}: yauzl.Entry): void {
  const isEncrypted = (flags & 1) === 1
  if (!isEncrypted && (method === STORED || method === DEFLATED)) return
  const name = OTHER_METHODS[method] ?? `method ${String(method)}`
  const how = isEncrypted ? 'is encrypted' : `is packed with ${name}`
  throw new BuildError('SOURCE_DAMAGED', `member ${fileName} ${how}: only stored and deflated members can be read`, {
    hint: 'The portal may have changed how it packs its files: look at the zip. If a person packed it, pack it again with zip, without a password.',
  })
}

/** This unpacks the member instead of yauzl, whose 16 KB pieces cost more switching than unpacking. */
function unpacked(packed: Readable, { compressionMethod }: yauzl.Entry): AsyncIterable<Buffer> {
  if (compressionMethod === STORED) return packed
  // A pipeline lets either end close the other when it fails or is given up.
  return pipeline(packed, createInflateRaw({ chunkSize: 1 << 18 }), () => undefined)
}

function damagedZip(message: string, cause?: unknown): BuildError {
  const because = cause instanceof Error ? `${message}: ${cause.message}` : message
  return new BuildError('SOURCE_DAMAGED', because, {
    hint: 'The download may be cut or the portal half-way through writing: fetch it again later.',
    cause,
  })
}
