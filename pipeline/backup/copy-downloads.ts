import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { hasCode, isMissing, pathExists } from '../../shared/files.ts'
import { findRawDir, kindAt } from '../data-dir/layout.ts'
import { forEachFile, parseJson, readIfPresent, sha256OfFile, syncToDisk } from '../files.ts'

/** The newest edition at an address. It is copied before the editions, so that it never names one that is not copied. */
const LATEST = 'latest.json'
/** A download is named by its content. */
const EDITION = /^([0-9a-f]{64})(?:\.[A-Za-z0-9]+)?$/
/** What a fetch is just writing. */
const UNFINISHED = /^\.download-|\.tmp$/

interface CopiedDownloads {
  readonly files: number
  /** Editions whose bytes are not those of their names. */
  readonly damaged: readonly string[]
}

export interface CopyDownloadsOptions {
  /** True leaves what the target knows: it may have requested an address later. */
  readonly onlyNewer: boolean
}

/** Copies the downloads with what is known of them. Each edition is hashed where it was copied to. */
export async function copyDownloads(
  from: string,
  to: string,
  { onlyNewer }: CopyDownloadsOptions = { onlyNewer: false },
): Promise<CopiedDownloads> {
  const [source, target] = [findRawDir(from), findRawDir(to)]
  const known = (await listFiles(source)).filter((path) => basename(path) === LATEST)
  const damaged: string[] = []
  await forEachFile(known, async (path) => {
    const place = join(target, path)
    const isOlder = async () => (await readRequestTime(place)) < (await readRequestTime(join(source, path)))
    if (!onlyNewer || !(await pathExists(place)) || (await isOlder())) await copyOver(join(source, path), place)
  })
  // This list is made later: it has every edition that the files before may name.
  const rest = (await listFiles(source)).filter((path) => basename(path) !== LATEST)
  const names = new Set(rest)
  await forEachFile(rest, async (path) => {
    // The description of an edition without an ending is named as an edition of JSON would be.
    const isDescription = path.endsWith('.json') && names.has(path.slice(0, -'.json'.length))
    const [place, sha256] = [join(target, path), isDescription ? undefined : EDITION.exec(basename(path))?.[1]]
    if (sha256 === undefined) {
      if (!onlyNewer || !(await pathExists(place))) await copyOver(join(source, path), place)
      return
    }
    if (await isWhole(place, sha256)) return
    await copyOver(join(source, path), place)
    if (await isWhole(place, sha256)) return
    damaged.push(path)
    await rm(place)
  })
  return { files: known.length + rest.length - damaged.length, damaged: damaged.sort() }
}

/** The time of the last request of an address, as text that sorts; the empty text if nothing is known. */
async function readRequestTime(path: string): Promise<string> {
  const found = z.object({ requested_at: z.string() }).safeParse(parseJson((await readIfPresent(path)) ?? 'null'))
  return found.success ? found.data.requested_at : ''
}

async function listFiles(folder: string): Promise<string[]> {
  if ((await kindAt(folder)) !== 'folder') return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort()
}

async function isWhole(path: string, sha256: string): Promise<boolean> {
  try {
    return (await sha256OfFile(path)) === sha256
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Replaces a file by a copy in one step; a file that is gone meanwhile is left out. */
export async function copyOver(source: string, place: string): Promise<boolean> {
  const aside = `${place}.${String(process.pid)}.tmp`
  await mkdir(dirname(place), { recursive: true })
  try {
    await copyFile(source, aside)
    await syncToDisk(aside)
    await rename(aside, place)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}
