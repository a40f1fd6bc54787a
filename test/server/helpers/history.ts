import { realFiles } from '../../../lake/files.ts'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { sha256OfFile } from '../../../lake/hash.ts'
import { digestManifest, writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { type Manifest, manifestSchema, type PublishedFile } from '../../../schemas/core/manifest.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { literal } from '../../../schemas/core/sql-text.ts'

export interface RevisionRow {
  readonly cnpj: string
  readonly version: number
  readonly change: 'first' | 'amended' | 'confidentiality_released' | 'withdrawn'
  readonly first_snapshot: string
  readonly published_at: string
  readonly delivered_at: string | null
  readonly content_hash: string
  readonly lines_added: number
  readonly lines_removed: number
  readonly lines_changed: number
  readonly previous_total_portfolio_value: string | null
  readonly total_portfolio_value: string | null
}

export interface PublishedChange {
  readonly snapshot: string
  readonly published_at: string
  readonly dataset: string
  readonly partition: string
  readonly table_name: string
  readonly change: 'added' | 'amended' | 'recompiled' | 'rolled_back' | 'removed'
  readonly rows: number
  readonly rows_added: number
  readonly rows_removed: number
  readonly rows_changed: number
  readonly cleaned: readonly { readonly column: string; readonly reason: string; readonly values: number }[]
}

const REVISION = {
  cnpj: 'VARCHAR',
  version: 'INTEGER',
  change: 'VARCHAR',
  first_snapshot: 'VARCHAR',
  published_at: 'VARCHAR',
  delivered_at: 'VARCHAR',
  content_hash: 'VARCHAR',
  lines_added: 'INTEGER',
  lines_removed: 'INTEGER',
  lines_changed: 'INTEGER',
  previous_total_portfolio_value: 'DECIMAL(24,2)',
  total_portfolio_value: 'DECIMAL(24,2)',
}

const CHANGELOG = {
  snapshot: 'VARCHAR',
  published_at: 'VARCHAR',
  dataset: 'VARCHAR',
  partition: 'VARCHAR',
  table_name: 'VARCHAR',
  change: 'VARCHAR',
  rows: 'BIGINT',
  rows_added: 'BIGINT',
  rows_removed: 'BIGINT',
  rows_changed: 'BIGINT',
  cleaned: 'STRUCT("column" VARCHAR, reason VARCHAR, "values" BIGINT)[]',
}

export interface History {
  /** By month. */
  readonly revisions?: Readonly<Record<string, readonly RevisionRow[]>>
  readonly changelog?: readonly PublishedChange[]
}

/** Puts tables of history into a published snapshot, as the compiler lists them; to be done before it is opened. */
export async function writeHistory(dataDir: string, id: string, { revisions = {}, changelog }: History): Promise<void> {
  const folder = join(dataDir, 'snapshots', id)
  const path = join(folder, 'manifest.json')
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  const partitions: Manifest['partitions'] = []
  for (const entry of manifest.partitions) {
    const rows = revisions[entry.partition.replace('competence_month=', '')]
    const file = `cvm_fund_revision/${entry.partition}/cvm_fund_revision.parquet`
    const monthly = rows !== undefined && entry.dataset === 'cvm_fund_portfolio'
    const order = ['cnpj', 'version']
    partitions.push(
      monthly
        ? { ...entry, history: { cvm_fund_revision: await writeHistoryTable(folder, file, rows, REVISION, order) } }
        : entry,
    )
  }
  const order = ['snapshot', 'dataset', 'partition', 'table_name']
  const whole = changelog && {
    changelog: await writeHistoryTable(folder, 'changelog/all/changelog.parquet', changelog, CHANGELOG, order),
  }
  const next = { ...manifest, partitions, ...(whole && { history_tables: whole }) }
  await writeManifest(realFiles, folder, { ...next, digest: digestManifest(next) })
}

async function writeHistoryTable(
  folder: string,
  file: string,
  rows: readonly object[],
  types: Readonly<Record<string, string>>,
  order: readonly string[],
): Promise<PublishedFile> {
  const work = await temporaryFolder()
  const input = join(work, 'rows.ndjson')
  const path = join(folder, file)
  await writeFile(input, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  await mkdir(dirname(path), { recursive: true })
  const columns = Object.entries(types).map(([name, type]) => `${literal(name)}: ${literal(type)}`)
  await withDuck({ threads: 1, temporary: work }, (duck) =>
    duck.run(
      `COPY (SELECT * FROM read_json(${literal(input)}, format = 'newline_delimited', columns = {${columns.join(', ')}})
             ORDER BY ${order.map((name) => `"${name}"`).join(', ')})
       TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd)`,
    ),
  )
  return { file, rows: rows.length, bytes: (await stat(path)).size, sha256: await sha256OfFile(path) }
}
