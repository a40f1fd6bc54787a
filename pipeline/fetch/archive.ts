import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { BuildError } from '../../schemas/core/error.ts'
import type { Source } from '../../schemas/core/source.ts'
import { canonicalJson, readIfPresent, replaceFile } from '../files.ts'
import { type RawFile, type Sidecar, sidecarSchema } from '../raw-file.ts'
import { inspect } from './inspect.ts'
import type { Offer, Validators } from './origins/origin.ts'

const latestSchema = z.strictObject({
  /** The newest edition, null where none was ever there. */
  sha256: z.string().nullable(),
  /** The stamp of a folder's file. */
  validator: z.string().nullable(),
  etag: z.string().nullable().default(null),
  last_modified: z.string().nullable().default(null),
  /** When it was last asked for over HTTP, and at which address. */
  asked_at: z.string().nullable().default(null),
  asked_of: z.string().nullable().default(null),
  /** True where the last answer was that it is not published. */
  absent: z.boolean().default(false),
})

/** Whether a text is what stands beside the editions of a URL: nobody else writes the like. */
export function isLatestFile(text: string): boolean {
  try {
    return latestSchema.safeParse(JSON.parse(text)).success
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

type Latest = z.infer<typeof latestSchema>

/** What data/raw knows of a URL. */
export interface ArchivedFile {
  /** The newest edition, if there is one. */
  readonly edition: RawFile | null
  /** What the origin said of it when it was last asked. */
  readonly validators: Validators
  readonly askedAt: Date | null
  readonly askedOf: string | null
  readonly absent: boolean
}

const NOTHING_KNOWN: ArchivedFile = {
  edition: null,
  validators: { etag: null, lastModified: null, stamp: null },
  askedAt: null,
  askedOf: null,
  absent: false,
}

/** That a URL was asked for over HTTP, and where. */
export interface LastRequest {
  readonly at: Date
  readonly of: string | null
}

/** Folder of data/raw that keeps every edition of a URL. */
function locateEditions(rawDir: string, url: string): string {
  const { host, pathname, search } = new URL(url)
  return join(rawDir, host, `${pathname.slice(1)}${search.replace('?', '@')}`)
}

/** What is kept of a URL, and what was last heard of it. */
export async function readArchived(rawDir: string, url: string): Promise<ArchivedFile> {
  const folder = locateEditions(rawDir, url)
  // Of a source with files of days thousands are unknown: looked for without waiting, a night without news is half as long.
  if (!existsSync(folder)) return NOTHING_KNOWN
  const latest = await readJson(join(folder, 'latest.json'), latestSchema)
  if (latest === null) return NOTHING_KNOWN
  const { sha256, etag, last_modified: lastModified, validator: stamp, asked_at, asked_of, absent } = latest
  return {
    edition: sha256 === null ? null : await readEditionIn(folder, url, sha256),
    validators: { etag, lastModified, stamp },
    askedAt: asked_at === null ? null : new Date(asked_at),
    askedOf: asked_of,
    absent,
  }
}

/** One edition of a URL by its hash, or null where it is not kept. */
export function readEdition(rawDir: string, url: string, sha256: string): Promise<RawFile | null> {
  return readEditionIn(locateEditions(rawDir, url), url, sha256)
}

async function readEditionIn(folder: string, url: string, sha256: string): Promise<RawFile | null> {
  const path = locateEdition(folder, url, sha256)
  const sidecar = await readJson(`${path}.json`, sidecarSchema)
  return sidecar && { ...sidecar, path }
}

/** What is written beside a download of itself; null where nothing is. */
export function readSidecar(path: string): Promise<Pick<RawFile, 'url' | 'bytes'> | null> {
  return readJson(`${path}.json`, sidecarSchema)
}

function locateEdition(folder: string, url: string, sha256: string): string {
  return join(folder, `${sha256}${extname(new URL(url).pathname)}`)
}

export interface KeepOptions {
  readonly asked: LastRequest
  /** Told of bytes as they come. */
  readonly arrived?: (bytes: number) => void
  /** True keeps nothing of a new file that is damaged: it will be downloaded again. */
  readonly onlyIfWhole?: boolean
}

/**
 * Keeps what is offered, if it is a new edition, and makes it the newest of its URL. Nothing kept is ever changed.
 * Answers the edition, or why it was not kept.
 */
export async function keepEdition(
  rawDir: string,
  source: Source,
  url: string,
  offer: Offer,
  { asked, arrived = () => undefined, onlyIfWhole = false }: KeepOptions,
): Promise<{ edition: RawFile } | { damage: string }> {
  const folder = locateEditions(rawDir, url)
  await mkdir(folder, { recursive: true })
  // Several downloads of one process run at once, in several folders; `sweep` knows the name.
  const temporary = join(folder, `.download-${String(process.pid)}-${randomUUID()}`)
  try {
    const { sha256, bytes, validators } = await offer.save(temporary, { maxBytes: source.maxUnpackedBytes, arrived })
    const path = locateEdition(folder, url, sha256)
    let edition = await readEditionIn(folder, url, sha256)
    if (edition === null) {
      const content = await inspect(source, { path: temporary, bytes, sha256, calledPage: offer.calledPage })
      if (content.damage !== null && onlyIfWhole) return { damage: content.damage }
      const { etag, lastModified: last_modified } = validators
      const retrieved_at = formatSecond(asked.at)
      const sidecar: Sidecar = { url, retrieved_at, etag, last_modified, bytes, sha256, ...content }
      await rename(temporary, path)
      await replaceFile(`${path}.json`, pretty(sidecar))
      edition = { ...sidecar, path }
    }
    await writeLatest(folder, sha256, validators, { asked, absent: false })
    return { edition }
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Remembers an answer that brought no file, so that it need not be asked for again too soon. */
export async function rememberAnswer(
  rawDir: string,
  url: string,
  { edition, validators }: ArchivedFile,
  answer: { readonly asked: LastRequest; readonly absent: boolean },
): Promise<void> {
  await writeLatest(locateEditions(rawDir, url), edition?.sha256 ?? null, validators, answer)
}

async function writeLatest(
  folder: string,
  sha256: string | null,
  { etag, lastModified: last_modified, stamp: validator }: Validators,
  { asked, absent }: { readonly asked: LastRequest; readonly absent: boolean },
): Promise<void> {
  const asked_at = formatSecond(asked.at)
  const latest: Latest = { sha256, validator, etag, last_modified, asked_at, asked_of: asked.of, absent }
  await replaceFile(join(folder, 'latest.json'), pretty(latest))
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
    throw new BuildError('SOURCE_DAMAGED', `${path} is not what was written there`, {
      hint: 'Delete the file; the next build fetches again what it described.',
      cause: error,
    })
  }
}

function pretty(value: unknown): string {
  return `${JSON.stringify(JSON.parse(canonicalJson(value)), null, 2)}\n`
}
