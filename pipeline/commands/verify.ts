import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import type { Effects } from '../effects.ts'
import { isMissing, sha256OfFile } from '../files.ts'
import { count } from '../log.ts'
import { currentSnapshot, readSnapshot } from '../publish/snapshots.ts'

/** Reads every file of a snapshot again and compares it with the manifest. Throws where one differs. */
export async function verify(dataDir: string, snapshotId: string | null, { log }: Effects): Promise<void> {
  const snapshot = snapshotId === null ? await currentSnapshot(dataDir) : await readSnapshot(dataDir, snapshotId)
  if (snapshot === null) {
    throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${dataDir}`, {
      hint: 'Run make build-data first.',
    })
  }
  const { manifest, folder, id } = snapshot
  const files = publishedFiles(manifest)
  const progress = log.progress('verify', files.length)
  const faults: string[] = []
  for (const { file, bytes, sha256 } of files) {
    const fault = await faultOf(join(folder, file), bytes, sha256)
    if (fault !== null) faults.push(`${file} ${fault}`)
    progress.tick(file)
  }
  progress.end()
  if (faults.length > 0) {
    throw new BuildError('SNAPSHOT_DAMAGED', `snapshot ${id}: ${faults.join('; ')}`, {
      hint: 'The disk or a hand changed published files. Restore them, or move the data directory away but for raw and build again.',
    })
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  log.line({
    step: 'verify',
    subject: id,
    detail: `${count(files.length)} files, ${count(bytes)} bytes, all as published`,
  })
}

async function faultOf(path: string, bytes: number, sha256: string): Promise<string | null> {
  try {
    const { size } = await stat(path)
    if (size !== bytes) return `has ${String(size)} bytes, not ${String(bytes)}`
    return (await sha256OfFile(path)) === sha256 ? null : 'has other content'
  } catch (error) {
    if (isMissing(error)) return 'is missing'
    throw error
  }
}
