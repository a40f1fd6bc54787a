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
import type { LakeFiles, WritableFile } from '../../lake/files.ts'
import type { DiskOperations, DiskProcess } from './disk-process.ts'

/** Ends the names of what our process writes beside other files. */
const SHARED = `.${String(process.pid)}.tmp`

/** Every way in which a process changes files of a simulated disk. */
export function makeFiles(disk: DiskOperations, process: DiskProcess): LakeFiles {
  const { unsynced } = disk
  /** A torn operation that is not a write has happened, and is reported as failed. */
  const runNow = <T>(operation: string, path: string, work: () => T): T => {
    const how = disk.start(process, operation, path)
    if (how === 'sync fails') disk.finish(process, how, operation)
    const result = work()
    disk.finish(process, how, operation)
    return result
  }
  const run = async <T>(operation: string, path: string, work: () => T): Promise<T> => {
    await disk.take(process)
    return runNow(operation, path, work)
  }
  const rename = (from: string, to: string) => {
    const replaced = isThere(to) ? unsynced.keep(to).kept : null
    renameSync(from, to)
    disk.times.touch(to, 'names')
    unsynced.renamed(from, to, replaced)
  }
  const remove = (path: string, options: { readonly recursive?: boolean; readonly force?: boolean }) => {
    const kept = isThere(path) ? unsynced.keep(path) : null
    rmSync(path, options)
    if (kept !== null) unsynced.removed(path, kept)
  }
  const make = (path: string, what: 'names' | 'content', work: () => void) => {
    const isNew = !isThere(path)
    work()
    disk.times.touch(path, what)
    if (isNew) unsynced.made(path)
  }
  const write = (path: string, work: () => void) => {
    make(path, 'content', work)
    unsynced.written(path)
  }
  /** Processes of a life share one of the system, and so its number: each writes beside the others all the same. */
  const own = (path: string) =>
    path.endsWith(SHARED) ? `${path.slice(0, -SHARED.length)}.${String(process.pid)}.tmp` : path
  return {
    open: async (path, flags, mode) => {
      await disk.take(process)
      const how = disk.start(process, 'open', path)
      let opened = 0
      write(own(path), () => {
        opened = openSync(own(path), flags, mode)
      })
      if (how === 'half') closeSync(opened)
      disk.finish(process, how, 'open')
      return writeTo(opened, own(path))
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
        make(to, 'names', () => {
          linkSync(own(from), to)
        })
      }),
    symlink: (target, path) =>
      run('symlink', path, () => {
        make(path, 'names', () => {
          symlinkSync(target, path)
        })
      }),
    rename: (from, to) =>
      run('rename', to, () => {
        rename(own(from), to)
      }),
    copyFile: (from, to) =>
      run('copyFile', to, () => {
        write(own(to), () => {
          copyFileSync(from, own(to))
        })
      }),
    rm: (path, options = {}) =>
      run('rm', path, () => {
        remove(own(path), options)
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
      const how = disk.start(process, 'writeNow', path)
      write(own(path), () => {
        writeFileSync(own(path), how === 'half' ? firstHalf(text) : text)
      })
      if (flush && how === 'whole') unsynced.synced(own(path))
      disk.finish(process, how, 'writeNow')
    },
    renameNow: (from, to) => {
      runNow('renameNow', to, () => {
        rename(own(from), to)
      })
    },
    rmNow: (path, { recursive = false } = {}) => {
      runNow('rmNow', path, () => {
        remove(own(path), { recursive, force: true })
      })
    },
  }

  function writeTo(opened: number, path: string): WritableFile {
    let isOpen = true
    return {
      appendFile: async (content) => {
        await disk.take(process)
        const how = disk.start(process, 'write', path)
        writeFileSync(opened, how === 'half' ? firstHalf(content) : content)
        disk.times.touch(path, 'content')
        if (isThere(path)) unsynced.written(path)
        disk.finish(process, how, 'write')
      },
      truncate: (length) =>
        run('truncate', path, () => {
          ftruncateSync(opened, length)
        }),
      sync: () =>
        run('sync', path, () => {
          if (isThere(path)) unsynced.synced(path)
        }),
      close: () => {
        if (isOpen) closeSync(opened)
        isOpen = false
        return Promise.resolve()
      },
    }
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function firstHalf<T extends string | Uint8Array>(content: T): T {
  return content.slice(0, Math.floor(content.length / 2)) as T
}

/** Lists the folders from `first` to `path`, the outermost first. */
function listFoldersFrom(first: string, path: string): string[] {
  const names = path.slice(first.length).split('/').filter(Boolean)
  return names.reduce((folders, name) => [...folders, `${folders.at(-1) ?? ''}/${name}`], [first])
}
