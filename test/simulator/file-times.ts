import { lstatSync } from 'node:fs'

/** The clock of a disk begins long before any other, so that no file seems to be just being written. */
const FIRST_TIME = Date.parse('2025-01-01T00:00:00Z')

/** When a file was changed last, in milliseconds. */
export interface ChangeTimes {
  readonly changed: number
  readonly written: number
}

/** A file that came by itself, such as one that DuckDB wrote, has these. */
export const UNKNOWN_TIMES: ChangeTimes = { changed: FIRST_TIME, written: FIRST_TIME }

/** Gives each change to a file a time of its own, where a real disk counts in ticks. */
export class FileTimes {
  readonly #byInode = new Map<number, ChangeTimes>()
  #now = FIRST_TIME

  touch(path: string, what: 'names' | 'content'): void {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found === undefined) return
    this.#now += 1
    const written = what === 'content' ? this.#now : (this.find(found.ino) ?? UNKNOWN_TIMES).written
    this.#byInode.set(found.ino, { changed: this.#now, written })
  }

  /** Call this before a file goes: another one may get its number. */
  forget(path: string): void {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found !== undefined) this.#byInode.delete(found.ino)
  }

  find(inode: number): ChangeTimes | null {
    return this.#byInode.get(inode) ?? null
  }

  /** A file that comes by itself must not have the times of one that went. */
  keepOnly(inodes: ReadonlySet<number>): void {
    for (const inode of this.#byInode.keys()) if (!inodes.has(inode)) this.#byInode.delete(inode)
  }
}
