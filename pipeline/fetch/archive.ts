import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { BuildError } from '../../schemas/core/error.ts'
import type { Source } from '../../schemas/core/source.ts'
import { canonicalJson, readIfPresent, replaceFile } from '../files.ts'
import { withZip } from '../read/zip.ts'

const memberHash = z.strictObject({ name: z.string(), bytes: z.int(), sha256: z.string() })

const sidecarSchema = z.strictObject({
  url: z.string(),
  retrieved_at: z.string(),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
  bytes: z.int(),
  sha256: z.string(),
  /** The hash of each member; a bare file is its own member. */
  members: z.array(memberHash),
  /** Why the file cannot be used, if so; it is kept all the same. */
  damage: z.string().nullable(),
})

const latestSchema = z.strictObject({ sha256: z.string(), validator: z.string() })

type Sidecar = z.infer<typeof sidecarSchema>

/** A download in data/raw. */
export interface RawFile extends Sidecar {
  readonly path: string
}

/** What the origin says of a file without sending it, such as an ETag; equal validators mean an equal file. */
export interface Offer {
  readonly validator: string
  readonly etag: string | null
  readonly lastModified: string | null
  readonly open: () => AsyncIterable<Buffer>
}

/** Folder of data/raw that keeps every edition of a URL. */
function folderOf(rawDir: string, url: string): string {
  const { host, pathname, search } = new URL(url)
  return join(rawDir, host, `${pathname.slice(1)}${search.replace('?', '@')}`)
}

/** The newest edition that is kept of a URL, or null. */
export async function latestEdition(rawDir: string, url: string): Promise<(RawFile & { validator: string }) | null> {
  const folder = folderOf(rawDir, url)
  const latest = await readJson(join(folder, 'latest.json'), latestSchema)
  const edition = latest && (await editionIn(folder, url, latest.sha256))
  return edition && { ...edition, validator: latest.validator }
}

/** One edition of a URL by its hash, or null where it is not kept. */
export function editionOf(rawDir: string, url: string, sha256: string): Promise<RawFile | null> {
  return editionIn(folderOf(rawDir, url), url, sha256)
}

async function editionIn(folder: string, url: string, sha256: string): Promise<RawFile | null> {
  const path = join(folder, `${sha256}${extname(new URL(url).pathname)}`)
  const sidecar = await readJson(`${path}.json`, sidecarSchema)
  return sidecar && { ...sidecar, path }
}

/** Keeps what is offered, if it is a new edition, and makes it the newest of its URL. Nothing kept is ever changed. */
export async function keepEdition(
  rawDir: string,
  source: Source,
  url: string,
  offer: Offer,
  now: () => Date,
): Promise<RawFile> {
  const folder = folderOf(rawDir, url)
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.download-${String(process.pid)}`)
  try {
    const { sha256, bytes } = await save(offer.open(), temporary)
    const kept = await editionIn(folder, url, sha256)
    const path = join(folder, `${sha256}${extname(new URL(url).pathname)}`)
    if (!kept) {
      await rename(temporary, path)
      const { etag, lastModified: last_modified } = offer
      const retrieved_at = `${now().toISOString().slice(0, 19)}Z`
      const content = await inspect(source, path, { bytes, sha256 })
      await replaceFile(`${path}.json`, pretty({ url, retrieved_at, etag, last_modified, bytes, sha256, ...content }))
    }
    await replaceFile(join(folder, 'latest.json'), pretty({ sha256, validator: offer.validator }))
  } finally {
    await rm(temporary, { force: true })
  }
  const edition = await latestEdition(rawDir, url)
  if (edition === null) throw new Error(`${url} was kept in ${folder} and is not there`)
  return edition
}

async function save(content: AsyncIterable<Buffer>, path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'w')
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      // Not `write`: on a full disk that writes a part and says nothing.
      await file.appendFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { sha256: hash.digest('hex'), bytes }
}

/** Reads the file to its end: the hash of each member, or why it cannot be read. */
async function inspect(source: Source, path: string, file: { bytes: number; sha256: string }) {
  if (source.format !== 'zip') {
    const { size } = await stat(path)
    const damage = size > source.maxUnpackedBytes ? `is larger than ${String(source.maxUnpackedBytes)} bytes` : null
    return { members: [{ name: 'file', ...file }], damage }
  }
  try {
    const members = await withZip(path, source, async (zipMembers) => {
      const hashes: z.infer<typeof memberHash>[] = []
      for (const { name, bytes, read } of zipMembers) hashes.push({ name, bytes, sha256: await sha256Of(read()) })
      return hashes.sort((a, b) => (a.name < b.name ? -1 : 1))
    })
    return { members, damage: null }
  } catch (error) {
    if (error instanceof BuildError) return { members: [], damage: error.message }
    throw error
  }
}

async function sha256Of(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** A file of a folder, as an offer. Any change to it changes its times or its inode. */
export async function offerOfFile(path: string): Promise<Offer> {
  const { size, mtimeNs, ctimeNs, ino } = await stat(path, { bigint: true })
  return {
    validator: [size, mtimeNs, ctimeNs, ino].join('-'),
    etag: null,
    lastModified: null,
    open: () => createReadStream(path, { highWaterMark: 1 << 20 }),
  }
}

async function readJson<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | null> {
  const text = await readIfPresent(path)
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new BuildError('SOURCE_DAMAGED', `${path} is not what was written there`, {
      hint: 'Delete the file; the next build fetches again what it described.',
      cause: error,
    })
  }
}

function pretty(value: unknown): string {
  return `${JSON.stringify(JSON.parse(canonicalJson(value)), null, 2)}\n`
}
