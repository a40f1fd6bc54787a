import type { Dirent } from 'node:fs'
import { opendir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, leadsOutside } from '../../lake/disk.ts'
import { SAMPLE_MARK } from './sample-mark.ts'

/** A walk reads this many entries: a mirror of twenty years has some thousands, a folder chosen by mistake any number. */
export const MOST_ENTRIES = 100_000

/** Notes for people at the top of a mirror, which no portal has. */
const NOTES = /^(?:README|LICEN[CS]E)(?:\.\w+)?$/i

function isNote(name: string): boolean {
  return name === SAMPLE_MARK || NOTES.test(name)
}

export interface MirrorWalk {
  /** Paths below the folder, in order. A folder that cannot be listed is a path that ends with a slash. */
  readonly paths: readonly string[]
  /** False if the folder has more entries than the walk reads. */
  readonly isWhole: boolean
}

/** Lists the files of a folder. Hidden entries, and notes at its top, are left out; links are followed within it, each folder once. */
export async function walkMirror(folder: string, mostEntries = MOST_ENTRIES): Promise<MirrorWalk> {
  const [paths, seen]: [string[], Set<string>] = [[], new Set()]
  let left = mostEntries
  const walk = async (below: string): Promise<void> => {
    const entries = await listEntries(join(folder, below), seen, left)
    if (entries === null) {
      paths.push(`${below}/`)
      return
    }
    left -= entries.length
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || (below === '' && isNote(entry.name))) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (await isFolder(folder, entry, path)) await walk(path)
      else paths.push(path)
    }
  }
  await walk('')
  return { paths, isWhole: left > 0 }
}

/** Lists at most this many entries of a folder; none if the folder was seen already, null if it cannot be listed. */
async function listEntries(folder: string, seen: Set<string>, most: number): Promise<Dirent[] | null> {
  const entries: Dirent[] = []
  if (most <= 0) return entries
  try {
    const real = await realpath(folder)
    if (seen.has(real)) return entries
    seen.add(real)
    for await (const entry of await opendir(folder)) {
      entries.push(entry)
      if (entries.length >= most) break
    }
    return entries
  } catch (error) {
    // Somebody may tidy the folder meanwhile.
    return isMissing(error) ? [] : null
  }
}

/**
 * True for a folder of the mirror. A pipe, a socket, and a link that leads nowhere, in a circle or to a failing disk
 * count as files: reading them reports the reason. A link that leads out of the mirror is not one of its folders.
 */
async function isFolder(mirror: string, entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory()
  const target = join(mirror, path)
  const found = await stat(target).catch(() => null)
  // The link may be gone by now.
  return found?.isDirectory() === true && !(await leadsOutside(mirror, target).catch(() => true))
}
