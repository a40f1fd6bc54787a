import type { Lake } from '../../lake/lake.ts'
import type { LakeFiles } from '../../lake/files.ts'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { BuildError } from '../../schemas/core/error.ts'
import type { Source } from '../../schemas/core/source.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import { awaitAll } from '../../runtime/await-all.ts'
import { nullIfMissing } from '../../lake/disk.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import { type RawFile, type Sidecar, sidecarSchema } from '../raw-file.ts'
import { inspect } from './inspect.ts'
import type { Offer, Validators } from './origins/origin.ts'

const latestSchema = z.preprocess(
  renameOldKeys,
  z.strictObject({
    /** Newest edition; null if there was never one. */
    sha256: z.string().nullable(),
    /** Stamp of a file from a folder. */
    validator: z.string().nullable(),
    etag: z.string().nullable().default(null),
    last_modified: z.string().nullable().default(null),
    /** Time and address of the last request over HTTP. */
    requested_at: z.string().nullable().default(null),
    requested_from: z.string().nullable().default(null),
    /** True if the last answer was that the file is not published. */
    absent: z.boolean().default(false),
  }),
)

/** Keys of an earlier version. Its files stay as they are until the next request of their URL. */
const OLD_KEYS: Readonly<Record<string, string>> = { asked_at: 'requested_at', asked_of: 'requested_from' }

function renameOldKeys(latest: unknown): unknown {
  if (typeof latest !== 'object' || latest === null) return latest
  return Object.fromEntries(Object.entries(latest).map(([key, value]) => [OLD_KEYS[key] ?? key, value]))
}

/** True if a text is the `latest.json` next to the editions of a URL; no other program writes such a file. */
export function isLatestFile(text: string): boolean {
  try {
    return latestSchema.safeParse(JSON.parse(text)).success
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

type Latest = z.infer<typeof latestSchema>

/** State of a URL in data/raw. */
export interface ArchivedFile {
  /** Newest edition; null if there is none. */
  readonly edition: RawFile | null
  /** From the origin's last answer. */
  readonly validators: Validators
  readonly requestedAt: Date | null
  readonly requestedFrom: string | null
  readonly absent: boolean
}

const NOTHING_KNOWN: ArchivedFile = {
  edition: null,
  validators: { etag: null, lastModified: null, stamp: null },
  requestedAt: null,
  requestedFrom: null,
  absent: false,
}

export interface LastRequest {
  readonly at: Date
  readonly of: string | null
}

/** Finds the folder of data/raw that keeps every edition of a URL. */
function locateEditions(lake: Lake, url: string): string {
  const { host, pathname, search } = new URL(url)
  return join(lake.raw, host, `${pathname.slice(1)}${search.replace('?', '@')}`)
}

/** Reads the kept edition of a URL and the last answer about it. */
export async function readArchived(lake: Lake, url: string): Promise<ArchivedFile> {
  const folder = locateEditions(lake, url)
  // A source with one file per day has thousands of unknown files. This look-up is synchronous, which halves the time
  // of a night without news.
  if (!existsSync(folder)) return NOTHING_KNOWN
  const latest = await readJson(join(folder, 'latest.json'), latestSchema)
  if (latest === null) return NOTHING_KNOWN
  const { sha256, etag, last_modified: lastModified, validator: stamp, requested_at, requested_from, absent } = latest
  return {
    edition: sha256 === null ? null : await readEditionIn(folder, url, sha256),
    validators: { etag, lastModified, stamp },
    requestedAt: requested_at === null ? null : new Date(requested_at),
    requestedFrom: requested_from,
    absent,
  }
}

/** Reads one edition of a URL by its hash; null if it is not kept. */
export function readEdition(lake: Lake, url: string, sha256: string): Promise<RawFile | null> {
  return readEditionIn(locateEditions(lake, url), url, sha256)
}

async function readEditionIn(folder: string, url: string, sha256: string): Promise<RawFile | null> {
  const path = locateEdition(folder, url, sha256)
  const ofThisEdition = sidecarSchema.refine((sidecar) => sidecar.sha256 === sha256)
  const sidecar = await readJson(`${path}.json`, ofThisEdition)
  return sidecar && { ...sidecar, path }
}

/** Lists the kept editions of a URL, the one fetched first at the front. */
export async function listEditions(lake: Lake, url: string): Promise<RawFile[]> {
  const folder = locateEditions(lake, url)
  const names = (await nullIfMissing(readdir(folder))) ?? []
  const hashes = new Set(names.flatMap((name) => /^([0-9a-f]{64})(?:\.\w+)?\.json$/.exec(name)?.[1] ?? []))
  const editions = await awaitAll([...hashes].map((sha256) => readEditionIn(folder, url, sha256)))
  return editions.filter((edition) => edition !== null).sort((a, b) => (a.retrieved_at < b.retrieved_at ? -1 : 1))
}

/** Reads the description next to a download; null if there is none. */
export function readSidecar(path: string): Promise<Pick<RawFile, 'url' | 'bytes'> | null> {
  return readJson(`${path}.json`, sidecarSchema)
}

function locateEdition(folder: string, url: string, sha256: string): string {
  return join(folder, `${sha256}${extname(new URL(url).pathname)}`)
}

export interface KeepOptions {
  readonly request: LastRequest
  /** Called with the number of bytes as they arrive. */
  readonly arrived?: (bytes: number) => void
  /** True discards a damaged new file, because it will be downloaded again. */
  readonly onlyIfWhole?: boolean
}

/**
 * Keeps the offered file, if it is a new edition, and makes it the newest of its URL. A kept edition never changes.
 * Returns the edition, or the damage for which it was not kept.
 */
export async function keepEdition(
  lake: Lake,
  source: Source,
  url: string,
  offer: Offer,
  { request, arrived = () => undefined, onlyIfWhole = false }: KeepOptions,
): Promise<{ edition: RawFile } | { damage: string }> {
  const folder = locateEditions(lake, url)
  await lake.files.mkdir(folder, { recursive: true })
  // One process runs several downloads at once, in several folders; `sweep` knows this name.
  const temporary = join(folder, `.download-${String(process.pid)}-${randomUUID()}`)
  try {
    const { sha256, bytes, validators } = await offer.save(temporary, {
      files: lake.files,
      maxBytes: source.maxUnpackedBytes,
      arrived,
    })
    const path = locateEdition(folder, url, sha256)
    let edition = await readEditionIn(folder, url, sha256)
    if (edition === null) {
      const content = await inspect(source, { path: temporary, bytes, sha256, calledPage: offer.calledPage })
      if (content.damage !== null && onlyIfWhole) return { damage: content.damage }
      const { etag, lastModified: last_modified } = validators
      const retrieved_at = formatSecond(request.at)
      const sidecar: Sidecar = { url, retrieved_at, etag, last_modified, bytes, sha256, ...content }
      await lake.files.rename(temporary, path)
      await replaceFile(lake.files, `${path}.json`, formatCanonicalJson(sidecar))
      edition = { ...sidecar, path }
    }
    await writeLatest(lake.files, folder, sha256, validators, { request, absent: false })
    return { edition }
  } finally {
    await lake.files.rm(temporary, { force: true })
  }
}

/** Remembers an answer without a file, so that the file is not requested again too soon. */
export async function rememberAnswer(
  lake: Lake,
  url: string,
  { edition, validators }: ArchivedFile,
  answer: { readonly request: LastRequest; readonly absent: boolean },
): Promise<void> {
  await writeLatest(lake.files, locateEditions(lake, url), edition?.sha256 ?? null, validators, answer)
}

async function writeLatest(
  files: LakeFiles,
  folder: string,
  sha256: string | null,
  { etag, lastModified: last_modified, stamp: validator }: Validators,
  { request, absent }: { readonly request: LastRequest; readonly absent: boolean },
): Promise<void> {
  const requested = { requested_at: formatSecond(request.at), requested_from: request.of }
  const latest: Latest = { sha256, validator, etag, last_modified, ...requested, absent }
  await replaceFile(files, join(folder, 'latest.json'), formatCanonicalJson(latest))
}

function formatSecond(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`
}

async function readJson<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S> | null> {
  const text = await readIfPresent(path)
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw new BuildError('SOURCE_DAMAGED', `${path} is not what a build wrote`, {
      hint: 'Delete the file; the next build fetches its download again.',
      cause: error,
    })
  }
}

function formatCanonicalJson(value: unknown): string {
  return `${JSON.stringify(JSON.parse(canonicalJson(value)), null, 2)}\n`
}
