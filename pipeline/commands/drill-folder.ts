import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import type { LakeFiles } from '../../lake/files.ts'
import { listFolderEntries } from '../../lake/list-files.ts'
import { isAlive } from '../../lake/remains.ts'
import { beforeStop } from '../stop-signals.ts'

const PREFIX = 'market-data-drill-'
/** `market-data-drill-<process>-<six letters>`. */
const DRILL_FOLDER = /^market-data-drill-(\d+)-[A-Za-z0-9]{6}$/
/** No drill takes this long. Age must decide too, because another machine or container has other process numbers. */
const OLD_MS = 12 * 3_600_000

/**
 * Gives `work` a folder of its own in the scratch folder and removes it afterwards, even if the drill is stopped. First
 * it removes what a killed drill left: there is hardly room for two backups.
 */
export async function withDrillFolder<T>(
  files: LakeFiles,
  scratch: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (scratch === '') {
    throw new BuildError('BAD_PARAMETER', 'the scratch folder is missing', {
      hint: 'Run market-data-server drill /backup --scratch /scratch.',
    })
  }
  await files.mkdir(scratch, { recursive: true })
  await removeLeft(files, scratch)
  const folder = await files.mkdtemp(join(scratch, `${PREFIX}${String(process.pid)}-`))
  const stay = beforeStop(() => {
    files.rmNow(folder, { recursive: true })
  })
  try {
    return await work(folder)
  } finally {
    stay()
    await files.rm(folder, { recursive: true, force: true })
  }
}

async function removeLeft(files: LakeFiles, scratch: string): Promise<void> {
  for (const entry of listFolderEntries(scratch)) {
    const [, pid] = DRILL_FOLDER.exec(entry.name) ?? []
    const path = join(scratch, entry.name)
    const made = lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (pid === undefined || !entry.isDirectory() || Date.now() - made < OLD_MS || isAlive(pid)) continue
    await files.rm(path, { recursive: true, force: true })
  }
}
