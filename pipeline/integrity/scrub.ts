import type { Lake } from '../../lake/lake.ts'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import type { Effects } from '../effects.ts'
import { formatCount, type Log } from '../log.ts'
import { type FileName, findFileFault, hashOrDescribe, fileKey } from '../../lake/scrub/file-fault.ts'
import { findStillDamaged, type ReadableSnapshot } from '../../lake/scrub/copies.ts'
import { HASHES, readScrubState, writeScrubState } from '../../lake/scrub/damage-record.ts'
import { isMissing } from '../../lake/disk.ts'

/** If tonight's share takes longer, the next night continues it. */
const LIMIT_MS = 600_000
/** A download in data/raw whose bytes do not match its name. */
export interface DamagedDownload {
  readonly path: string
  readonly sha256: string
}

export interface ScrubResult {
  readonly published: readonly FileName[]
  readonly downloads: readonly DamagedDownload[]
  /** Called with the files that could not be repaired. */
  readonly remember: (unrepaired: readonly FileName[]) => Promise<void>
}

/** A file with its hash in its name. */
interface StoredFile {
  readonly path: string
  readonly sha256: string
  /** Null for a download. */
  readonly published: FileName | null
}

/**
 * Reads tonight's share of the lake and the downloads, and all files that were damaged before. The share is a range of
 * hashes that moves on every night, so that `nights` builds read all files, even while others come and go.
 */
export async function scrubShare(
  lake: Lake,
  nights: number,
  served: ReadableSnapshot | null,
  { log }: Effects,
  limitMs = LIMIT_MS,
): Promise<ScrubResult> {
  const all = nights === 0 ? [] : listStoredFiles(lake)
  if (all.length === 0 && served === null) {
    return { published: [], downloads: [], remember: () => Promise.resolve() }
  }
  const started = performance.now()
  const state = await readScrubState(lake)
  const range = { from: nights === 1 ? 0 : state.next, width: nights === 0 ? 0 : Math.ceil(HASHES / nights) }
  const known = [...(await findStillDamaged(lake, state.damaged)), ...(await findServedFaults(served, lake, range))]
  const found = new Map<string, FileName>(known.map((name) => [fileKey(name), name]))
  const share = all
    .filter(({ sha256 }) => isIn(range, sha256))
    .sort((a, b) => distance(range, a.sha256) - distance(range, b.sha256))
  const { damaged, read, next } = await readShare(share, range, started + limitMs, log)
  const downloads: DamagedDownload[] = []
  for (const { path, sha256, published } of damaged) {
    if (published === null) downloads.push({ path, sha256 })
    else found.set(fileKey(published), published)
  }
  const bad = found.size + downloads.length
  const behind = share.length - read
  const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const verdict = bad === 0 ? 'all as they were written' : `${formatCount(bad)} damaged`
  log.line({
    step: 'scrub',
    subject: nights === 0 ? 'no share' : `1/${String(nights)} of all files`,
    ...((bad > 0 || behind > 0) && { level: 'warn' as const }),
    detail: `${formatCount(read)} read  ${seconds}  ${verdict}${behind > 0 ? `, ${formatCount(behind)} left for the next night` : ''}`,
  })
  return {
    published: [...found.values()],
    downloads,
    remember: async (unrepaired) => {
      await writeScrubState(lake, { next, damaged: [...unrepaired] })
    },
  }
}

/** A range of hashes; after the last possible hash it continues with the first. */
interface HashRange {
  readonly from: number
  readonly width: number
}

function distance({ from }: HashRange, sha256: string): number {
  return (Number.parseInt(sha256.slice(0, 8), 16) - from + HASHES) % HASHES
}

function isIn(range: HashRange, sha256: string): boolean {
  return distance(range, sha256) < range.width
}

/** Reads files in the order of their hashes until the time is over; returns where to continue. */
async function readShare(share: readonly StoredFile[], range: HashRange, until: number, log: Log) {
  const damaged: StoredFile[] = []
  const progress = log.progress('scrub', share.length)
  let read = 0
  let next = (range.from + range.width) % HASHES
  for (const kept of share) {
    if (performance.now() > until) {
      next = (range.from + distance(range, kept.sha256)) % HASHES
      break
    }
    if ((await hashOrDescribe(kept.path)) !== kept.sha256) damaged.push(kept)
    read += 1
    progress.tick(kept.path)
  }
  progress.end()
  return { damaged, read, next }
}

/**
 * Finds files of the served snapshot that are gone or have another length, and files of tonight's share that are not
 * links into the lake and have other bytes.
 */
async function findServedFaults(
  served: ReadableSnapshot | null,
  lake: Lake,
  range: HashRange,
): Promise<PublishedFile[]> {
  if (served === null) return []
  const faults: PublishedFile[] = []
  for (const file of publishedFiles(served.manifest)) {
    const [path, inLake] = [join(served.folder, file.file), lake.file(file)]
    const isWhole = isLinked(path, inLake, file.bytes)
    if (isWhole === true || (isWhole === null && !isIn(range, file.sha256))) continue
    if ((await findFileFault(path, file)) !== null) faults.push(file)
  }
  return faults
}

/** True if a file is the lake's own with the right length; null if it is another file of that length. */
function isLinked(path: string, inLake: string, bytes: number): boolean | null {
  const [own, linked] = [statIfPresent(path), statIfPresent(inLake)]
  if (own?.size !== bytes) return false
  return own.ino === linked?.ino && own.dev === linked.dev ? true : null
}

/** Synchronous, because a snapshot of 240 months has thousands of files, and this does not read the disk. */
function statIfPresent(path: string) {
  try {
    return statSync(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function listStoredFiles(lake: Lake): StoredFile[] {
  const tables = listNamesBelow(lake.tables)
  const raw = listNamesBelow(lake.raw)
  return [
    ...tables.flatMap((name) => {
      const [, table = '', partition = '', sha256 = ''] = /^(\w+)\/([^/]+)\/([0-9a-f]{64})\.parquet$/.exec(name) ?? []
      const published = { file: `${table}/${partition}/${table}.parquet`, sha256 }
      return sha256 === '' ? [] : [{ path: join(lake.tables, name), sha256, published }]
    }),
    ...findDownloads(raw).map(({ name, sha256 }) => ({ path: join(lake.raw, name), sha256, published: null })),
  ]
}

/**
 * Each download has a `<name>.json` next to it that describes it; a description without its download shows a missing
 * file.
 */
function findDownloads(names: readonly string[]): { readonly name: string; readonly sha256: string }[] {
  const all = new Set(names)
  const described = names
    // A JSON download also ends in .json, and has its own description.
    .filter((name) => name.endsWith('.json') && !all.has(`${name}.json`))
    .map((name) => name.slice(0, -'.json'.length))
  return described.flatMap((name) => {
    const [, sha256 = ''] = /(?:^|\/)([0-9a-f]{64})(?:\.\w+)?$/.exec(name) ?? []
    return sha256 === '' ? [] : [{ name, sha256 }]
  })
}

function listNamesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}
