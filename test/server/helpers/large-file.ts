import { realFiles } from '../../../lake/files.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digestManifest, writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { type Manifest, manifestSchema } from '../../../schemas/core/manifest.ts'
import { hashBytes } from './download.ts'

/** More than the kernel buffers for a connection that nobody reads. */
const BYTES = 24 * 1024 ** 2

/**
 * Puts a large file into a partition of a published snapshot, as a table of its own. Call it before the snapshot is opened.
 * The file is no Parquet: the server does not look into a file that it hands out.
 */
export async function addLargeFile(dataDir: string, id: string, dataset: string, partition: string): Promise<void> {
  const folder = join(dataDir, 'snapshots', id)
  const file = `large/${partition}/large.parquet`
  const content = Buffer.alloc(BYTES)
  for (let at = 0; at < BYTES; at += 4) content.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at)
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
  const path = join(folder, 'manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const large = { file, rows: 1, bytes: BYTES, sha256: hashBytes(content) }
  const partitions: Manifest['partitions'] = manifest.partitions.map((entry) =>
    entry.dataset === dataset && entry.partition === partition
      ? { ...entry, tables: { ...entry.tables, large } }
      : entry,
  )
  const next = { ...manifest, partitions }
  await writeManifest(realFiles, folder, { ...next, digest: digestManifest(next) })
}
