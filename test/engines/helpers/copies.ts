import { realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeDeltaLogs } from '../../../pipeline/commands/delta-log.ts'
import { prune } from '../../../pipeline/commands/prune.ts'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { digestManifest, readSnapshotManifest, writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type EngineLake, findLakeTable, openLake } from './lake.ts'

const LATER = '2026-02-10T03:00:00Z'

/** Copies a data directory; files that were one stay one. */
export async function copyLake({ dataDir }: EngineLake): Promise<EngineLake> {
  const copy = join(await temporaryFolder(), 'data')
  await promisify(execFile)('cp', ['-a', dataDir, copy])
  return openLake(copy)
}

/** A copy that keeps two snapshots: a checkpoint begins the logs, and the commits before it are gone. */
export async function pruneCopy(lake: EngineLake): Promise<EngineLake> {
  const { dataDir } = await copyLake(lake)
  await prune(new Lake(dataDir), { keep: 2, dryRun: false }, silent(LATER).effects)
  return openLake(dataDir)
}

/** A copy of which only one month of a table still has its files. */
export async function keepOneMonth(lake: EngineLake, table: string, month: string): Promise<EngineLake> {
  const copy = await copyLake(lake)
  for (const name of await readdir(findLakeTable(copy, table))) {
    if (name.includes('=') && !name.endsWith(`=${month}`))
      await rm(join(findLakeTable(copy, table), name), { recursive: true })
  }
  return copy
}

/** A copy in which the file of a month was written before a column came, in every snapshot; its logs are written anew. */
export async function loseColumn(
  lake: EngineLake,
  { table, month, column }: { readonly table: string; readonly month: string; readonly column: string },
): Promise<EngineLake> {
  const { dataDir, snapshots } = await copyLake(lake)
  const file = `${table}/competence_month=${month}/${table}.parquet`
  for (const snapshot of snapshots) {
    const folder = join(dataDir, 'snapshots', snapshot)
    const [path, older] = [join(folder, file), join(folder, 'older.parquet')]
    await withDuck({ threads: 1, temporary: tmpdir() }, (duck) =>
      duck.run(
        `COPY (SELECT * EXCLUDE (${column}) FROM read_parquet(${literal(path)}, hive_partitioning = false)) TO ${literal(older)} (FORMAT parquet)`,
      ),
    )
    const bytes = await readFile(older)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const inLake = join(dataDir, 'lake', table, `competence_month=${month}`, `${sha256}.parquet`)
    await writeFile(inLake, bytes)
    await rm(path)
    await link(inLake, path)
    await rm(older)
    await changeManifest(folder, (entry) => (entry.file === file ? { ...entry, sha256, bytes: bytes.length } : entry))
  }
  await writeDeltaLogs(new Lake(dataDir), { rebuild: true }, silent(LATER).effects)
  return openLake(dataDir)
}

interface FileEntry {
  readonly file: string
  readonly sha256: string
  readonly bytes: number
}

/** Rewrites the entries of published files in the manifest of a snapshot. */
async function changeManifest(folder: string, change: (entry: FileEntry) => FileEntry): Promise<void> {
  const manifest = await readSnapshotManifest(folder)
  if (manifest === null) throw new Error(`${folder} has no manifest`)
  const partitions = manifest.partitions.map((partition) => ({
    ...partition,
    tables: Object.fromEntries(
      Object.entries(partition.tables).map(([name, entry]) => [name, { ...entry, ...change(entry) }]),
    ),
  }))
  const changed = { ...manifest, partitions }
  await writeManifest(realFiles, folder, { ...changed, digest: digestManifest(changed) })
}
