import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { type Manifest, publishedFiles } from '../../schemas/core/manifest.ts'
import type { FindPath } from './changes.ts'

/**
 * Returns a search for the path of a published file. It is in the lake or, if somebody emptied that or a power cut took
 * the name, in the first of these snapshots that has this content: another version of a partition has the same name
 * there.
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

/** Maps the path that a file should have in the lake to its path in a snapshot. */
function listPaths(lake: Lake, snapshots: readonly (Manifest | null)[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const manifest of snapshots.toReversed()) {
    if (manifest === null) continue
    for (const published of publishedFiles(manifest))
      paths.set(lake.file(published), join(lake.snapshot(manifest.snapshot), published.file))
  }
  return paths
}
