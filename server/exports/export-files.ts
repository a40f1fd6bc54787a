import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { type LakeFiles, realFiles } from '../../lake/files.ts'

export interface PartialFile {
  findSize(): Promise<number>
  /** Writes all of the bytes. */
  write(bytes: Uint8Array, position: number): Promise<void>
  truncate(length: number): Promise<void>
  /** Waits until the disk has what was written. */
  sync(): Promise<void>
  /** Reads it from its beginning. */
  read(): AsyncIterable<Uint8Array>
  close(): Promise<void>
}

/** Every way in which exports change files. Tests pass one that fails. */
export interface ExportFiles extends LakeFiles {
  /** `make` makes it if it is not there. */
  openPartial(path: string, how: { readonly make: boolean }): Promise<PartialFile>
}

export const realExportFiles: ExportFiles = {
  ...realFiles,
  openPartial: async (path, { make }) => {
    const handle = await open(path, make ? constants.O_RDWR | constants.O_CREAT : constants.O_RDWR, 0o600)
    return {
      findSize: async () => (await handle.stat()).size,
      write: async (bytes, position) => {
        for (let from = 0; from < bytes.length;) {
          const { bytesWritten } = await handle.write(bytes, from, bytes.length - from, position + from)
          from += bytesWritten
        }
      },
      truncate: (length) => handle.truncate(length),
      sync: () => handle.sync(),
      read: () => handle.createReadStream({ start: 0, autoClose: false }),
      close: () => handle.close(),
    }
  },
}
