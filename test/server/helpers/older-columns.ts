import { realFiles } from '../../../lake/files.ts'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { sha256OfFile } from '../../../lake/hash.ts'
import { digestManifest, writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { type Manifest, manifestSchema } from '../../../schemas/core/manifest.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { literal } from '../../../schemas/core/sql-text.ts'

/** Rewrites a file of a published snapshot without these columns, as older code would have written it. */
export async function withoutColumns(
  dataDir: string,
  id: string,
  table: string,
  partition: string,
  columns: readonly string[],
): Promise<void> {
  const folder = join(dataDir, 'snapshots', id)
  const manifest = await readPublishedManifest(folder)
  const files = manifest.partitions
    .filter((each) => each.partition === partition)
    .flatMap(({ tables, history = {} }) => [tables, history])
    .find((each) => table in each)
  const published = files?.[table]
  if (files === undefined || published === undefined) throw new Error(`no ${table} in ${partition}`)
  const path = join(folder, published.file)
  await withDuck({ threads: 1, temporary: await temporaryFolder() }, (duck) =>
    duck.run(
      `COPY (SELECT * EXCLUDE (${columns.join(', ')}) FROM read_parquet(${literal(path)}, hive_partitioning = false))
       TO ${literal(`${path}.new`)} (FORMAT parquet, COMPRESSION zstd)`,
    ),
  )
  // The file may be a link that other snapshots share.
  await rm(path)
  await rename(`${path}.new`, path)
  files[table] = { ...published, bytes: (await stat(path)).size, sha256: await sha256OfFile(path) }
  await writeManifest(realFiles, folder, { ...manifest, digest: digestManifest(manifest) })
}

/** Takes a table out of a partition of a published snapshot, as older code did not make it. */
export async function withoutTable(dataDir: string, id: string, table: string, partition: string): Promise<void> {
  const folder = join(dataDir, 'snapshots', id)
  const manifest = await readPublishedManifest(folder)
  const partitions = manifest.partitions.map((each) => {
    if (each.partition !== partition) return each
    return { ...each, tables: Object.fromEntries(Object.entries(each.tables).filter(([name]) => name !== table)) }
  })
  const older = { ...manifest, partitions }
  await writeManifest(realFiles, folder, { ...older, digest: digestManifest(older) })
}

async function readPublishedManifest(folder: string): Promise<Manifest> {
  return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
}
