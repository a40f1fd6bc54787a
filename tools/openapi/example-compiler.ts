import { digestManifest } from '../../lake/snapshots/manifest-file.ts'
import type { Manifest, OwnTable } from '../../schemas/core/manifest.ts'

/** Stands for every hash of code and rules. */
const EXAMPLE = '0'.repeat(64)

/**
 * Names an example in place of the compiler and of what it was told. The digest of the snapshot, which the documented
 * answers show, then changes with the published bytes and not with each commit to the compiler.
 */
export function nameExampleCompiler({ digest: _digest, ...manifest }: Manifest): Manifest {
  const renamed = {
    ...manifest,
    compiler: { ...manifest.compiler, version: 'example' },
    partitions: manifest.partitions.map((entry) => ({ ...entry, input_digest: EXAMPLE })),
    own_tables: Object.fromEntries(Object.entries(manifest.own_tables).map(([name, table]) => [name, rename(table)])),
  }
  return { ...renamed, digest: digestManifest(renamed) }
}

function rename(table: OwnTable): OwnTable {
  return {
    ...table,
    ...(table.made_from !== undefined && { made_from: EXAMPLE }),
    ...(table.rows_from !== undefined && { rows_from: EXAMPLE }),
  }
}
