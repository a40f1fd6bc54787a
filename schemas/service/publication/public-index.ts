import { z } from 'zod'
import { CHANGELOG } from '../../core/changelog-table.ts'
import { type Manifest, publishedFiles } from '../../core/manifest.ts'
import { SOURCE_FILE } from '../../core/source-file-table.ts'
import { listDescribedTables } from './described-tables.ts'

const text = (description: string) => z.string().meta({ description })
const count = (description: string) => z.int().meta({ description })
const sha256 = (description: string) => z.string().length(64).meta({ description })

const listedSnapshot = z
  .strictObject({
    id: text('Snapshot, as X-Snapshot-Id names it; ids sort by time.'),
    published_at: text('When it was published, UTC.'),
    manifest: text('Address of its manifest, which has the hash of every file.'),
    signature: text('Address of the signature of the manifest; null if it is not signed.').nullable(),
    key_id: text('Key of the signature, in /.well-known/market-data-keys.json; null if it is not signed.').nullable(),
  })
  .meta({ id: 'IndexedSnapshot', description: 'A snapshot that can be asked for.' })

const listedFile = z
  .strictObject({
    dataset: text('Dataset; null for a table of all datasets.').nullable(),
    partition: text('Partition, such as competence_month=2025-10, or all.'),
    table: text('Table.'),
    path: text('Address that downloads it with a key; null for a table of all datasets, which has none.').nullable(),
    file: text("Path of the file below the snapshot's folder, as the manifest has it."),
    rows: count('Rows in it.'),
    bytes: count('Length of the file.'),
    sha256: sha256('Hash of the file.'),
  })
  .meta({ id: 'IndexedFile', description: 'A Parquet file of the snapshot.' })

export const publicIndexOutput = z
  .strictObject({
    keys: text('Address of the public keys.'),
    data_package: text('Address of the description of the tables as a Data Package.'),
    catalogue: text('Address of the same as a DCAT catalogue.'),
    croissant: text('Address of the same in the form of Croissant.'),
    snapshot: text('The snapshot of `files`: the newest, or the one that was asked for.'),
    digest: sha256('Hash of its content without times: equal content has an equal digest.'),
    sample: z
      .boolean()
      .meta({ description: 'True if any part of it was made from a sample and not from the portals.' }),
    manifest_bytes: count('Length of its manifest.'),
    manifest_sha256: sha256('Hash of its manifest.'),
    snapshots: z.array(listedSnapshot).meta({ description: 'All snapshots, the newest first.' }),
    files: z.array(listedFile).meta({ description: 'Every file of the snapshot.' }),
  })
  .meta({ description: 'Snapshots with their manifests, and the files of one of them.' })

type PublicIndex = z.output<typeof publicIndexOutput>
export type IndexedSnapshot = z.output<typeof listedSnapshot>

/** Facts for the index that the manifest lacks. */
export interface IndexFacts {
  /** Restricted datasets that may be shown to everybody. */
  readonly permitted: ReadonlySet<string>
  readonly snapshots: readonly IndexedSnapshot[]
  readonly manifestBytes: number
  readonly manifestSha256: string
}

/** Lists the files of a snapshot, and the snapshots. Addresses are paths on the server. */
export function makePublicIndex(
  manifest: Manifest,
  { permitted, snapshots, manifestBytes, manifestSha256 }: IndexFacts,
): PublicIndex {
  const of = `?snapshot=${manifest.snapshot}`
  return {
    keys: '/.well-known/market-data-keys.json',
    data_package: `/data/datapackage.json${of}`,
    catalogue: `/data/catalogue.jsonld${of}`,
    croissant: `/data/croissant.json${of}`,
    snapshot: manifest.snapshot,
    digest: manifest.digest,
    sample: manifest.sample === true,
    manifest_bytes: manifestBytes,
    manifest_sha256: manifestSha256,
    snapshots: [...snapshots],
    files: listFiles(manifest, permitted),
  }
}

function listFiles(manifest: Manifest, permitted: ReadonlySet<string>): PublicIndex['files'] {
  const ofDatasets = listDescribedTables(manifest, permitted).flatMap(({ dataset, table, files }) =>
    files.map(({ partition, path, file: { file, rows, bytes, sha256: hash } }) => ({
      dataset: dataset.id,
      partition,
      table: table.name,
      path,
      file,
      rows,
      bytes,
      sha256: hash,
    })),
  )
  const ofAll = publishedFiles(manifest).flatMap(({ file, rows, bytes, sha256: hash }) => {
    const [table = '', partition = ''] = file.split('/')
    const own = { dataset: null, partition, table, path: null, file, rows, bytes, sha256: hash }
    return [CHANGELOG, SOURCE_FILE].includes(table) ? [own] : []
  })
  return [...ofDatasets, ...ofAll]
}
