import { dirname } from 'node:path'
import { forEachFile } from '../../lake/durable-files.ts'
import type { Lake } from '../../lake/lake.ts'

/**
 * Waits until the disk has the names of downloads and of the folders above them. A snapshot names the download of each
 * line for ever, so no power cut may destroy a download that a surviving snapshot names.
 */
export async function flushDownloads({ root, files }: Lake, paths: readonly string[]): Promise<void> {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let folder = dirname(path); folder.startsWith(root) && !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder)
    }
  }
  await forEachFile([...folders], (folder) => files.flush(folder))
}
