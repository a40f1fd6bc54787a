import { Lake } from '../../lake/lake.ts'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withDuck } from '../../pipeline/duckdb.ts'
import { digestManifest } from '../../lake/snapshots/manifest-file.ts'
import { publishSnapshot } from '../../lake/snapshots/publish-snapshot.ts'
import { sha256OfFile } from '../../lake/hash.ts'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import { literal } from '../../schemas/core/sql-text.ts'

/** Counts nights from 0. */
export function nightId(night: number): string {
  const time = new Date(Date.parse('2025-01-01T03:00:00Z') + night * 86_400_000)
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/**
 * Synthetic snapshots of synthetic tables, published as builds publish them: `tables` names of tables with `months`
 * partitions, of which the newest changes each night, and a table in one piece that nothing declares. Publishes the
 * nights from `from` to before `to`.
 */
export async function publishNights(
  dataDir: string,
  {
    from,
    to,
    months = 2,
    tables = ['cvm_fund_month'],
  }: { from: number; to: number; months?: number; tables?: string[] },
): Promise<void> {
  for (let night = from; night < to; night += 1) {
    const entries: Manifest['partitions'] = []
    for (let month = 0; month < months; month += 1) {
      const year = String(2005 + Math.floor(month / 12))
      const partition = `competence_month=${year}-${String(1 + (month % 12)).padStart(2, '0')}`
      const value = month === months - 1 ? night % 40 : month
      const files = await Promise.all(
        tables.map(async (table) => [table, await writeRows(dataDir, table, partition, value)] as const),
      )
      entries.push({
        dataset: 'cvm_fund_portfolio',
        partition,
        input_digest: '0'.repeat(64),
        inputs: [],
        completeness: [],
        checks: [],
        tables: Object.fromEntries(files),
        first_snapshot: nightId(0),
      })
    }
    const own_tables = { once_declared: await writeRows(dataDir, 'once_declared', 'all', 1) }
    await publishNight(dataDir, night, { partitions: entries, own_tables })
  }
}

async function publishNight(
  dataDir: string,
  night: number,
  content: Pick<Manifest, 'partitions' | 'own_tables'>,
): Promise<void> {
  const snapshot = nightId(night)
  const body = {
    format: 'market-data-snapshot-1' as const,
    compiler: { version: 'synthetic', duckdb: 'synthetic' },
    sources: [],
    ...content,
  }
  const created_at = snapshot.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const manifest: Manifest = { snapshot, created_at, digest: digestManifest(body), ...body }
  const published = [
    ...content.partitions.flatMap(({ tables }) => Object.values(tables)),
    ...Object.values(content.own_tables),
  ]
  const files = published.map(({ file, sha256 }) => ({ file, from: new Lake(dataDir).file({ file, sha256 }) }))
  await publishSnapshot(
    new Lake(dataDir),
    manifest,
    files,
    () => '',
    () => null,
  )
}

const written = new Map<string, Promise<PublishedFile>>()

/** A file of `value` + 1 rows in the lake, made once. */
function writeRows(dataDir: string, table: string, partition: string, value: number): Promise<PublishedFile> {
  const key = [dataDir, table, partition, value].join(' ')
  const found = written.get(key) ?? writeOnce(dataDir, `${table}/${partition}/${table}.parquet`, value)
  written.set(key, found)
  return found
}

async function writeOnce(dataDir: string, file: string, value: number): Promise<PublishedFile> {
  const folder = new Lake(dataDir).work
  const path = join(folder, `${file.replaceAll('/', '.')}.${String(value)}`)
  await mkdir(folder, { recursive: true })
  await withDuck({ threads: 1, temporary: folder }, (duck) =>
    duck.run(
      `COPY (SELECT 'synthetic' AS cnpj, i AS line FROM range(${String(value + 1)}) AS numbers (i)) TO ${literal(path)} (FORMAT parquet)`,
    ),
  )
  const sha256 = await sha256OfFile(path)
  const inLake = new Lake(dataDir).file({ file, sha256 })
  await mkdir(dirname(inLake), { recursive: true })
  await copyFile(path, inLake)
  return { file, rows: value + 1, bytes: (await stat(path)).size, sha256 }
}
