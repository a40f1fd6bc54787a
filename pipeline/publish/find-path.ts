import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { type Manifest, publishedFiles } from '../../schemas/core/manifest.ts'
import type { FindPath } from './changes.ts'

/**
 * A published file is in the lake or, if somebody emptied it or a power cut took the name, in the first of these snapshots
 * that has it: another version of a partition has the same name there, and not the same content.
 */
export function makeFindPath(lake: Lake, snapshots: readonly (Manifest | null)[]): FindPath {
  let paths: ReadonlyMap<string, string> | null = null
  return (file) => {
    const inLake = lake.file(file)
    if (existsSync(inLake)) return inLake
    paths ??= listPaths(lake, snapshots)
    return paths.get(inLake) ?? inLake
  }
}

/** By the path that a file should have in the lake: where a snapshot has it. */
function listPaths(lake: Lake, snapshots: readonly (Manifest | null)[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const manifest of snapshots.toReversed()) {
    if (manifest === null) continue
    for (const published of publishedFiles(manifest))
      paths.set(lake.file(published), join(lake.snapshot(manifest.snapshot), published.file))
  }
  return paths
}
