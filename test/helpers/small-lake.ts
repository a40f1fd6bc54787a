import { Lake } from '../../lake/lake.ts'
import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, PublishedFile } from '../../schemas/core/manifest.ts'
import { digestManifest } from '../../lake/snapshots/manifest-file.ts'
import { moveIntoLake } from '../../lake/snapshots/move-into-lake.ts'
import { publishSnapshot } from '../../lake/snapshots/publish-snapshot.ts'
import { writeMarker } from '../../lake/marker.ts'
import { printViews } from '../../lake/views/views.ts'
import { temporaryFolder } from './folders.ts'

/** Files by their path in a snapshot, such as `b3_quote/competence_month=2025-10/b3_quote.parquet`: any bytes. */
export type SmallFiles = Readonly<Record<string, Buffer>>

/** A data directory of its own without a snapshot. */
export async function emptyLake(): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'data')
  await mkdir(dataDir)
  await writeMarker(new Lake(dataDir), { adopted: false })
  return dataDir
}

/** Publishes a snapshot whose files are no real Parquet: what carries them does not look inside. */
export async function publishSmall(dataDir: string, id: string, files: SmallFiles): Promise<void> {
  const [lake, published] = [new Lake(dataDir), [] as PublishedFile[]]
  for (const [file, bytes] of Object.entries(files)) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await mkdir(lake.work, { recursive: true })
    const made = join(lake.work, sha256)
    await writeFile(made, bytes)
    await moveIntoLake(lake, file, sha256, made)
    published.push({ file, rows: 1, bytes: bytes.length, sha256 })
  }
  const body = {
    format: 'market-data-snapshot-1' as const,
    compiler: { version: '1', duckdb: '1' },
    partitions: [],
    sources: [],
    own_tables: Object.fromEntries(published.map((file) => [file.file.replace(/\/[^/]*$/, ''), file])),
  }
  const manifest: Manifest = {
    snapshot: id,
    created_at: id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
    digest: digestManifest(body),
    ...body,
  }
  const links = published.map(({ file, sha256 }) => ({ file, from: lake.file({ file, sha256 }) }))
  await rm(lake.work, { recursive: true, force: true })
  await publishSnapshot(
    lake,
    manifest,
    links,
    (folder) => printViews(folder, new Set()),
    () => null,
  )
}

/** Three months and a register, a thousand bytes each. */
export function smallMonths(changed: Readonly<Record<string, string>> = {}): SmallFiles {
  const names = ['09', '10', '11'].map((month) => `b3_quote/competence_month=2025-${month}/b3_quote.parquet`)
  return Object.fromEntries(
    [...names, 'cvm_fund_class/all/cvm_fund_class.parquet'].map((name) => [
      name,
      Buffer.from(`${changed[name] ?? 'first edition of'} ${name} `.repeat(30)),
    ]),
  )
}

/** October as it is amended. */
export const AMENDED = { 'b3_quote/competence_month=2025-10/b3_quote.parquet': 'second edition of' }
