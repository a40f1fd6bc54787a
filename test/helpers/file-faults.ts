import { type LakeFiles, realFiles, type WritableFile } from '../../lake/files.ts'

/** Makes an operation do nothing, or half of it; `fills` leaves the disk without room from then on. */
type FaultKind = 'fails' | 'tears' | 'fills'

export interface OperationFault {
  readonly kind: FaultKind
  /** Which operation, counted from 1; none is at fault beyond the last one. */
  readonly at: number
}

export interface FaultyFiles {
  readonly files: LakeFiles
  readonly done: readonly string[]
}

/** These operations take room on the disk. */
const NEED_ROOM = new Set(['open', 'write', 'mkdir', 'mkdtemp', 'link', 'symlink', 'copyFile', 'writeNow'])

function systemError(code: 'EIO' | 'ENOSPC', operation: string): Error {
  return Object.assign(new Error(`${code}: injected, ${operation}`), { code, syscall: operation, path: 'injected' })
}

/** Gives a disk where one operation of our own code has a fault. */
export function faultyFiles({ kind, at }: OperationFault): FaultyFiles {
  const done: string[] = []
  /** Says how an operation goes: wholly, half, or not at all; throws for one that does nothing. */
  const begin = (operation: string): 'whole' | 'half' => {
    done.push(operation)
    const isFull = kind === 'fills' && done.length >= at && NEED_ROOM.has(operation)
    if (isFull && operation !== 'write') throw systemError('ENOSPC', operation)
    if (isFull || (kind === 'tears' && done.length === at)) return 'half'
    if (kind === 'fails' && done.length === at) throw systemError('EIO', operation)
    return 'whole'
  }
  const end = (how: 'whole' | 'half', operation: string) => {
    if (how === 'half') throw systemError(kind === 'fills' ? 'ENOSPC' : 'EIO', operation)
  }
  /** A torn operation that is not a write has happened, and is reported as failed. */
  const run = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const how = begin(operation)
    const result = await work()
    end(how, operation)
    return result
  }
  const wrap = (file: WritableFile): WritableFile => ({
    appendFile: async (content) => {
      const how = begin('write')
      await file.appendFile(how === 'half' ? firstHalf(content) : content)
      end(how, 'write')
    },
    truncate: (length) => run('truncate', () => file.truncate(length)),
    sync: () => run('sync', () => file.sync()),
    close: () => file.close(),
  })
  const files: LakeFiles = {
    // A torn opening has made the file, and leaves it open for nobody.
    open: async (path, flags, mode) => {
      const how = begin('open')
      const file = await realFiles.open(path, flags, mode)
      if (how === 'half') await file.close()
      end(how, 'open')
      return wrap(file)
    },
    flush: (path) => run('flush', () => realFiles.flush(path)),
    mkdir: (path, options) => run('mkdir', () => realFiles.mkdir(path, options)),
    mkdtemp: (prefix) => run('mkdtemp', () => realFiles.mkdtemp(prefix)),
    link: (from, to) => run('link', () => realFiles.link(from, to)),
    symlink: (target, path) => run('symlink', () => realFiles.symlink(target, path)),
    rename: (from, to) => run('rename', () => realFiles.rename(from, to)),
    copyFile: (from, to) => run('copyFile', () => realFiles.copyFile(from, to)),
    rm: (path, options) => run('rm', () => realFiles.rm(path, options)),
    chmod: (path, mode) => run('chmod', () => realFiles.chmod(path, mode)),
    chown: (path, uid, gid) => run('chown', () => realFiles.chown(path, uid, gid)),
    writeNow: (path, text, options) => {
      const how = begin('writeNow')
      realFiles.writeNow(path, how === 'half' ? firstHalf(text) : text, options)
      end(how, 'writeNow')
    },
    renameNow: (from, to) => {
      const how = begin('renameNow')
      realFiles.renameNow(from, to)
      end(how, 'renameNow')
    },
    rmNow: (path, options) => {
      const how = begin('rmNow')
      realFiles.rmNow(path, options)
      end(how, 'rmNow')
    },
  }
  return { files, done }
}

function firstHalf<T extends string | Uint8Array>(content: T): T {
  return content.slice(0, Math.floor(content.length / 2)) as T
}
