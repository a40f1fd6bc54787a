import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { LakeFiles, WritableFile } from '../../lake/files.ts'
import type { Random } from '../helpers/random.ts'
import { type DiskFault, OperationFaults, type Outcome } from './operation-faults.ts'
import { Unsynced } from './unsynced.ts'

/** After these another reader may see something else. */
const CHANGE_NAMES = new Set(['link', 'symlink', 'rename', 'renameNow', 'rm', 'rmNow', 'writeNow'])

/**
 * A disk with faults, which knows what it would lose if the power failed. Each operation is done at once, so that equal
 * callers make equal lives; nothing waits for a real disk.
 */
export class SimulatedDisk {
  readonly files: LakeFiles
  /** Every operation of this life, and what it was about. */
  readonly done: string[] = []
  /** Called after each operation that a reader may notice. */
  onChange: () => void = () => undefined
  readonly #unsynced: Unsynced
  readonly #root: string
  #faults = new OperationFaults(null)

  constructor(root: string, aside: string) {
    this.#root = root
    this.#unsynced = new Unsynced(root, aside)
    this.files = this.#makeFiles()
  }

  /** Begins a command, with its fault. */
  begin(fault: DiskFault | null): void {
    this.#faults = new OperationFaults(fault)
  }

  /** Ends a command. If the power failed in it, the disk forgets what it may. */
  end(random: Random): void {
    const { isPowerLost } = this.#faults
    this.#faults = new OperationFaults(null)
    if (isPowerLost) this.done.push(`lost ${String(this.#unsynced.lose(random))}`)
  }

  /** Time passes: the disk has all that it can have. */
  settle(): void {
    this.#unsynced.settle()
  }

  #start(operation: string, path: string): Outcome {
    this.done.push(`${operation} ${this.#nameOf(path)}`)
    const how = this.#faults.start(operation)
    if (how === 'sync fails') this.#unsynced.failedToSync(path)
    return how
  }

  #finish(how: Outcome, operation: string): void {
    if (CHANGE_NAMES.has(operation)) this.onChange()
    this.#faults.finish(how, operation)
  }

  /** Returns the path in the lake, without what is drawn for each file or process. */
  #nameOf(path: string): string {
    return path
      .replace(this.#root, '')
      .replace(dirname(this.#root), '..')
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
      .replace(/\.lock-.*/, '.lock')
      .replace(/\.\d+\.tmp$/, '.tmp')
  }

  /** A torn operation that is not a write has happened, and is reported as failed. */
  #run<T>(operation: string, path: string, work: () => T): T {
    const how = this.#start(operation, path)
    if (how === 'sync fails') this.#finish(how, operation)
    const result = work()
    this.#finish(how, operation)
    return result
  }

  #makeFiles(): LakeFiles {
    const unsynced = this.#unsynced
    const run = <T>(operation: string, path: string, work: () => T) =>
      // A fault is a rejection, as of the real disk.
      new Promise<T>((resolve) => {
        resolve(this.#run(operation, path, work))
      })
    const rename = (from: string, to: string) => {
      const replaced = lstatSync(to, { throwIfNoEntry: false }) === undefined ? null : unsynced.keep(to).kept
      renameSync(from, to)
      unsynced.renamed(from, to, replaced)
    }
    const remove = (path: string, options: { readonly recursive?: boolean; readonly force?: boolean }) => {
      const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined
      const kept = isThere ? unsynced.keep(path) : null
      rmSync(path, options)
      if (kept !== null) unsynced.removed(path, kept)
    }
    const made = (path: string, work: () => void) => {
      const isNew = lstatSync(path, { throwIfNoEntry: false }) === undefined
      work()
      if (isNew) unsynced.made(path)
    }
    return {
      open: async (path, flags, mode) => {
        const how = this.#start('open', path)
        const file = await this.#open(path, flags, mode)
        if (how === 'half') await file.close()
        this.#finish(how, 'open')
        return file
      },
      flush: (path) =>
        run('flush', path, () => {
          unsynced.synced(path)
        }),
      mkdir: (path, { recursive = false, mode } = {}) =>
        run('mkdir', path, () => {
          const first = mkdirSync(path, { recursive, mode })
          if (!recursive) unsynced.made(path)
          else if (first !== undefined) for (const each of listFoldersFrom(first, path)) unsynced.made(each)
        }),
      mkdtemp: (prefix) =>
        run('mkdtemp', prefix, () => {
          const path = mkdtempSync(prefix)
          unsynced.made(path)
          return path
        }),
      link: (from, to) =>
        run('link', to, () => {
          made(to, () => {
            linkSync(from, to)
          })
        }),
      symlink: (target, path) =>
        run('symlink', path, () => {
          made(path, () => {
            symlinkSync(target, path)
          })
        }),
      rename: (from, to) =>
        run('rename', to, () => {
          rename(from, to)
        }),
      copyFile: (from, to) =>
        run('copyFile', to, () => {
          made(to, () => {
            copyFileSync(from, to)
          })
          unsynced.written(to)
        }),
      rm: (path, options = {}) =>
        run('rm', path, () => {
          remove(path, options)
        }),
      chmod: (path, mode) =>
        run('chmod', path, () => {
          chmodSync(path, mode)
        }),
      chown: (path, uid, gid) =>
        run('chown', path, () => {
          chownSync(path, uid, gid)
        }),
      writeNow: (path, text, { flush }) => {
        const how = this.#start('writeNow', path)
        made(path, () => {
          writeFileSync(path, how === 'half' ? firstHalf(text) : text)
        })
        unsynced.written(path)
        if (flush && how === 'whole') unsynced.synced(path)
        this.#finish(how, 'writeNow')
      },
      renameNow: (from, to) => {
        this.#run('renameNow', to, () => {
          rename(from, to)
        })
      },
      rmNow: (path, { recursive = false } = {}) => {
        this.#run('rmNow', path, () => {
          remove(path, { recursive, force: true })
        })
      },
    }
  }

  #open(path: string, flags: 'w' | 'wx' | 'a', mode?: number): Promise<WritableFile> {
    const unsynced = this.#unsynced
    const isNew = lstatSync(path, { throwIfNoEntry: false }) === undefined
    const opened = openSync(path, flags, mode)
    if (isNew) unsynced.made(path)
    unsynced.written(path)
    const run = (operation: string, work: () => void) =>
      new Promise<void>((resolve) => {
        this.#run(operation, path, work)
        resolve()
      })
    return Promise.resolve({
      appendFile: (content) =>
        new Promise<void>((resolve) => {
          const how = this.#start('write', path)
          writeFileSync(opened, how === 'half' ? firstHalf(content) : content)
          unsynced.written(path)
          this.#finish(how, 'write')
          resolve()
        }),
      truncate: (length) =>
        run('truncate', () => {
          ftruncateSync(opened, length)
        }),
      sync: () =>
        run('sync', () => {
          unsynced.synced(path)
        }),
      close: () => {
        closeSync(opened)
        return Promise.resolve()
      },
    })
  }
}

function firstHalf<T extends string | Uint8Array>(content: T): T {
  return content.slice(0, Math.floor(content.length / 2)) as T
}

/** Lists the folders from `first` to `path`, the outermost first. */
function listFoldersFrom(first: string, path: string): string[] {
  const names = path.slice(first.length).split('/').filter(Boolean)
  return names.reduce((folders, name) => [...folders, `${folders.at(-1) ?? ''}/${name}`], [first])
}
