import { type ExportFiles, type PartialFile, realExportFiles } from '../../../server/exports/export-files.ts'

/** Lets a test make one operation on the disk of exports fail. */
export interface FailingExportFiles {
  readonly files: ExportFiles
  /** Names of the operations since the last fault was asked for. */
  readonly done: readonly string[]
  /** Lets the operation with this number fail, counted from 1; none fails beyond the last one. */
  failAt(at: number, code: string): void
}

/** States of jobs are saved beside their files: these operations are not counted. */
const STATE = /[.]json(?:[.]\d+[.]tmp)?$/

/** Lets operations on the files of exports fail, and, where `ofStates` is true, those on their states instead. */
export function failingExportFiles({ ofStates = false } = {}): FailingExportFiles {
  let fault = { at: Infinity, code: '' }
  const done: string[] = []
  const count = (operation: string) => {
    done.push(operation)
    const { at, code } = fault
    if (done.length === at) throw Object.assign(new Error(`${code}: injected, ${operation}`), { code })
  }
  const run = async <T>(operation: string, path: string, work: () => Promise<T>): Promise<T> => {
    if (STATE.test(path) === ofStates) count(operation)
    return await work()
  }
  const wrap = (file: PartialFile): PartialFile => ({
    findSize: () => run('findSize', '', () => file.findSize()),
    write: (bytes, position) => run('write', '', () => file.write(bytes, position)),
    truncate: (length) => run('truncate', '', () => file.truncate(length)),
    sync: () => run('sync', '', () => file.sync()),
    read: async function* () {
      await run('read', '', () => Promise.resolve())
      yield* file.read()
    },
    // It is closed all the same.
    close: () => file.close().then(() => run('close', '', () => Promise.resolve())),
  })
  const files: ExportFiles = {
    ...realExportFiles,
    openPartial: (path, how) =>
      run('openPartial', path, async () => wrap(await realExportFiles.openPartial(path, how))),
    open: (path, flags, mode) => run('open', path, () => realExportFiles.open(path, flags, mode)),
    mkdir: (path, options) => run('mkdir', path, () => realExportFiles.mkdir(path, options)),
    rm: (path, options) => run('rm', path, () => realExportFiles.rm(path, options)),
    rename: (from, to) => run('rename', from, () => realExportFiles.rename(from, to)),
    flush: (path) => run('flush', path, () => realExportFiles.flush(path)),
  }
  return {
    files,
    done,
    failAt: (at, code) => {
      fault = { at, code }
      done.length = 0
    },
  }
}
