import {
  closeSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Random } from '../helpers/random.ts'

/** A change of names that the disk may still forget, because its folder was not flushed since. */
type Change =
  | { readonly kind: 'made'; folder: string; path: string }
  | { readonly kind: 'renamed'; folder: string; from: string; path: string; readonly replaced: string | null }
  | { readonly kind: 'removed'; folder: string; path: string; readonly kept: string; readonly inodes: InodeRecord }

/** By path below what was removed: whether the disk had the content. */
type InodeRecord = ReadonlyMap<string, { readonly inode: number; readonly isSafe: boolean }>

/**
 * What a disk forgets when the power fails: the content of files that were not synced, and names in folders that were not
 * flushed. Each folder forgets by itself, and the last changes first. That is more than most file systems forget, and no
 * more than they may.
 */
export class Unsynced {
  readonly #changes: Change[] = []
  /** Inodes whose content the disk has. */
  #safe = new Set<number>()
  /** Inodes that failed to sync: the system has dropped what it could not write, and does not report that again. */
  readonly #dropped = new Set<number>()
  readonly #root: string
  /** Holds what was removed or replaced, in case the disk forgets the change. */
  readonly #aside: string
  /** Files that were removed and are held open, so that the system gives their numbers to no other file. */
  readonly #held: number[] = []
  #asides = 0

  constructor(root: string, aside: string) {
    this.#root = root
    this.#aside = aside
    mkdirSync(aside, { recursive: true })
  }

  made(path: string): void {
    this.#changes.push({ kind: 'made', folder: dirname(path), path })
  }

  /** Call it before a file is removed or replaced: returns a copy of what is there. */
  keep(path: string): { readonly kept: string; readonly inodes: InodeRecord } {
    this.#asides += 1
    const kept = join(this.#aside, String(this.#asides))
    if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), kept)
    else cpSync(path, kept, { recursive: true, verbatimSymlinks: true })
    this.#hold(path)
    const inodes = new Map(
      listFiles(path).map((file) => {
        const { ino } = lstatSync(file)
        return [file.slice(path.length), { inode: ino, isSafe: this.#safe.has(ino) }] as const
      }),
    )
    return { kept, inodes }
  }

  #hold(path: string): void {
    for (const file of listFiles(path)) this.#held.push(openSync(file, 'r'))
  }

  /** Lets go of what was removed: its numbers may be those of other files from now on. */
  close(): void {
    for (const file of this.#held.splice(0)) closeSync(file)
  }

  removed(path: string, kept: ReturnType<Unsynced['keep']>): void {
    this.#changes.push({ kind: 'removed', folder: dirname(path), path, ...kept })
  }

  renamed(from: string, path: string, replaced: string | null): void {
    for (const change of this.#changes) {
      // A name that reached its new folder was made.
      change.folder = change.path === from ? dirname(path) : follow(change.folder, from, path)
      change.path = follow(change.path, from, path)
      if (change.kind === 'renamed') change.from = follow(change.from, from, path)
    }
    this.#changes.push({ kind: 'renamed', folder: dirname(path), from, path, replaced })
  }

  written(path: string): void {
    this.#safe.delete(lstatSync(path).ino)
  }

  /** A file is synced, or the names in a folder. */
  synced(path: string): void {
    const { ino } = lstatSync(path)
    if (!this.#dropped.has(ino)) this.#safe.add(ino)
    const left = this.#changes.filter(({ folder }) => folder !== path)
    this.#changes.splice(0, this.#changes.length, ...left)
  }

  failedToSync(path: string): void {
    const found = lstatSync(path)
    if (found.isFile()) this.#dropped.add(found.ino)
  }

  /** Time passes: the disk has everything that did not fail to sync. Returns the numbers of all files. */
  settle(): ReadonlySet<number> {
    this.#changes.splice(0)
    const inodes = new Set(listFiles(this.#root).map((path) => lstatSync(path).ino))
    for (const inode of this.#dropped) if (!inodes.has(inode)) this.#dropped.delete(inode)
    this.#safe = new Set([...inodes].filter((inode) => !this.#dropped.has(inode)))
    this.close()
    return inodes
  }

  /**
   * Leaves only what the disk has, as when the power fails. Returns how many names and contents were lost. The caller
   * settles what is left.
   */
  lose(random: Random): number {
    const forgotten = this.#chooseForgotten(random)
    const placeOf = new Map(listFiles(this.#root).map((path) => [lstatSync(path).ino, path]))
    for (const change of forgotten.toReversed()) {
      this.#undo(change, placeOf)
      if (change.kind === 'renamed') this.#followBack(change)
    }
    let torn = 0
    for (const path of listFiles(this.#root)) {
      const found = lstatSync(path)
      if (this.#safe.has(found.ino) || found.size === 0) continue
      const how = random()
      if (how < 0.3) continue
      const left = Math.floor(random() * found.size)
      truncateSync(path, left)
      // The length of a file can be on the disk before its content.
      if (how < 0.6) writeFileSync(path, Buffer.alloc(found.size - left), { flag: 'a' })
      torn += 1
    }
    this.#dropped.clear()
    return forgotten.length + torn
  }

  #chooseForgotten(random: Random): Change[] {
    const byFolder = new Map<string, Change[]>()
    for (const change of this.#changes) byFolder.set(change.folder, [...(byFolder.get(change.folder) ?? []), change])
    const forgotten = new Set<Change>()
    for (const changes of byFolder.values()) {
      const how = random()
      const kept = how < 0.3 ? changes.length : how < 0.6 ? 0 : Math.floor(random() * changes.length)
      for (const change of changes.slice(kept)) forgotten.add(change)
    }
    return this.#changes.filter((change) => forgotten.has(change))
  }

  /** The file has its old name again: so has the change that made it. */
  #followBack({ from, path }: Change & { readonly kind: 'renamed' }): void {
    const renamedAt = this.#changes.findIndex(
      (change) => change.kind === 'renamed' && change.from === from && change.path === path,
    )
    const made = this.#changes
      .slice(0, renamedAt)
      .findLast((change) => change.kind === 'made' && change.path === path && change.folder === dirname(from))
    if (made !== undefined) made.path = from
  }

  #undo(change: Change, placeOf: ReadonlyMap<number, string>): void {
    if (change.kind === 'made') this.#remove(change.path)
    else if (change.kind === 'renamed') this.#undoRename(change.from, change.path, change.replaced)
    else if (existsSync(dirname(change.path)) && !isThere(change.path)) this.#undoRemoval(change, placeOf)
  }

  #remove(path: string): void {
    this.#hold(path)
    rmSync(path, { recursive: true, force: true })
  }

  #undoRename(from: string, path: string, replaced: string | null): void {
    if (isThere(path)) {
      if (existsSync(dirname(from))) renameSync(path, from)
      else this.#remove(path)
    }
    if (replaced === null || !existsSync(dirname(path))) return
    copyBack(replaced, path)
    if (lstatSync(path).isFile()) this.#safe.add(lstatSync(path).ino)
  }

  /** A file that has another name still is that file again. */
  #undoRemoval(
    { path, kept, inodes }: Change & { readonly kind: 'removed' },
    placeOf: ReadonlyMap<number, string>,
  ): void {
    copyBack(kept, path)
    for (const [name, { inode, isSafe }] of inodes) {
      const [file, other] = [`${path}${name}`, placeOf.get(inode)]
      if (other !== undefined && isThere(other) && lstatSync(other).ino === inode) {
        rmSync(file)
        linkSync(other, file)
      } else if (isSafe) this.#safe.add(lstatSync(file).ino)
    }
  }
}

/** Renames a path as one of the folders on the way to it was. */
function follow(path: string, from: string, to: string): string {
  return path === from || path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : path
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function copyBack(kept: string, path: string): void {
  const found = lstatSync(kept)
  if (found.isSymbolicLink()) {
    rmSync(path, { force: true })
    symlinkSync(readlinkSync(kept), path)
  } else if (found.isFile()) copyFileSync(kept, path)
  else cpSync(kept, path, { recursive: true, verbatimSymlinks: true })
}

/** Every file at or below a path, in order. */
function listFiles(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isFile() === true) return [path]
  if (found?.isDirectory() !== true) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
