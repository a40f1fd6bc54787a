import type { Lake } from '../../lake/lake.ts'
import type { LakeFiles } from '../../lake/files.ts'
import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { hasCode, isMissing, kindAt } from '../../lake/disk.ts'
import { forEachFile } from '../../lake/durable-files.ts'
import { sha256OfFile } from '../../lake/hash.ts'

/** Names an address's newest edition. It is copied first, so that it never names an edition that is not copied. */
const LATEST = 'latest.json'
/** A download is named by its content. */
const EDITION = /^([0-9a-f]{64})(?:\.[A-Za-z0-9]+)?$/
/** Names of downloads that a fetch is still writing. */
const UNFINISHED = /^\.download-|\.tmp$/

interface CopiedDownloads {
  readonly files: number
  /** Editions whose bytes are not those of their names. */
  readonly damaged: readonly string[]
  /** Symbolic links and other entries that are not files. They were left out, though downloads may be behind them. */
  readonly notFollowed: readonly string[]
}

/** Copies the downloads with what is known of them. Each edition is hashed where it was copied to. */
export async function copyDownloads(from: Lake, to: Lake): Promise<CopiedDownloads> {
  const [source, target] = [from.raw, to.raw]
  const known = (await listFiles(source)).files.filter((path) => basename(path) === LATEST)
  const damaged: string[] = []
  await forEachFile(known, async (path) => {
    await copyOver(to.files, join(source, path), join(target, path))
  })
  // This list is made later, so it has every edition that the files copied above may name.
  const { files, notFollowed } = await listFiles(source)
  const rest = files.filter((path) => basename(path) !== LATEST)
  const names = new Set(rest)
  await forEachFile(rest, async (path) => {
    // An edition without an ending has a description that is named like an edition of JSON.
    const isDescription = path.endsWith('.json') && names.has(path.slice(0, -'.json'.length))
    const [place, sha256] = [join(target, path), isDescription ? undefined : EDITION.exec(basename(path))?.[1]]
    if (sha256 === undefined) {
      await copyOver(to.files, join(source, path), place)
      return
    }
    if (await isWhole(place, sha256)) return
    await copyOver(to.files, join(source, path), place)
    if (await isWhole(place, sha256)) return
    damaged.push(path)
    await to.files.rm(place)
  })
  return { files: known.length + rest.length - damaged.length, damaged: damaged.sort(), notFollowed }
}

/** Explains which downloads a copy left out; returns null if it has all of them. */
export function describeLeftOut({ damaged, notFollowed }: CopiedDownloads): string | null {
  const isDamaged = damaged.length === 0 ? [] : [`they are damaged: ${damaged.join(', ')}`]
  const isBehind = notFollowed.length === 0 ? [] : [`links that no copy follows: ${notFollowed.join(', ')}`]
  return damaged.length + notFollowed.length === 0 ? null : [...isDamaged, ...isBehind].join('; ')
}

/**
 * Lists the files below `raw` by their paths in it. Two kinds of links are followed, as builds follow them: `raw`
 * itself and the folders of hosts in it, which operators put on other disks. A link anywhere else may lead to foreign
 * files or in a circle, so it is listed apart, and the caller must report it.
 */
async function listFiles(raw: string): Promise<{ files: string[]; notFollowed: string[] }> {
  const kind = await kindAt(raw)
  if (kind === null) return { files: [], notFollowed: [] }
  if (!(await isFolder(raw))) return { files: [], notFollowed: ['raw'] }
  const [files, notFollowed] = [[] as string[], [] as string[]]
  const sort = (entry: Dirent) => {
    const path = relative(raw, join(entry.parentPath, entry.name))
    if (UNFINISHED.test(entry.name) || entry.isDirectory()) return
    if (entry.isFile()) files.push(path)
    else notFollowed.push(join('raw', path))
  }
  for (const entry of await readdir(raw, { withFileTypes: true })) {
    const host = join(raw, entry.name)
    if (!(await isFolder(host))) sort(entry)
    else for (const each of await readdir(host, { recursive: true, withFileTypes: true })) sort(each)
  }
  return { files: files.sort(), notFollowed: notFollowed.sort() }
}

/** True for a folder, and for a link to one. */
async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (isMissing(error) || hasCode(error, 'ELOOP')) return false
    throw error
  }
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
export async function copyOver(files: LakeFiles, source: string, place: string): Promise<boolean> {
  const aside = `${place}.${String(process.pid)}.tmp`
  await files.mkdir(dirname(place), { recursive: true })
  try {
    await files.copyFile(source, aside)
    await files.flush(aside)
    await files.rename(aside, place)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  } finally {
    await files.rm(aside, { force: true })
  }
}
