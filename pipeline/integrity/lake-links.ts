import type { Lake } from '../../lake/lake.ts'
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Manifest, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { readVersionHistory } from '../delta-log/version-history.ts'
import { LogFault } from '../../lake/delta-log/log-fault.ts'
import { listLog } from '../../lake/delta-log/read-log.ts'
import type { Effects } from '../effects.ts'
import { formatCount } from '../log.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { isSnapshot } from '../../lake/snapshots/current-link.ts'
import { findFileFault } from '../../lake/scrub/file-fault.ts'
import { type ReadableSnapshot } from '../../lake/scrub/copies.ts'

/** Files of the lake that stay although no snapshot linked them. */
interface NeededFiles {
  readonly needed: ReadonlySet<string>
  /** How many of them a snapshot links again. */
  readonly linked: number
}

/**
 * Finds the lake files that a snapshot or a log names although nothing links them, as in a copy of the data directory
 * without its hard links, and links them to the newest snapshot that has them.
 */
export async function linkNeeded(lake: Lake, unlinked: readonly string[]): Promise<NeededFiles> {
  const candidates = new Set(unlinked)
  const needed = new Set<string>()
  const linked = new Set<string>()
  for await (const snapshot of readNewestFirst(lake)) {
    // If a manifest cannot be read, nobody can tell what its snapshot names.
    if (snapshot === null) return { needed: candidates, linked: linked.size }
    for (const file of publishedFiles(snapshot.manifest)) {
      const path = lake.file(file)
      if (!candidates.has(path) || linked.has(path)) continue
      needed.add(path)
      if (await linkIntoLake(lake, snapshot, file)) linked.add(path)
    }
  }
  for (const path of await listLogged(
    lake,
    unlinked.filter((each) => !needed.has(each)),
  )) {
    needed.add(path)
  }
  return { needed, linked: linked.size }
}

/** Lists the files that the log of their table names, and all files of a table whose log cannot be read. */
async function listLogged(lake: Lake, paths: readonly string[]): Promise<string[]> {
  const inLake = paths.map((path) => ({ path, name: relative(lake.tables, path) }))
  const logged: string[] = []
  for (const table of new Set(inLake.map(({ name }) => name.split('/', 1)[0] ?? ''))) {
    const named = await readNamed(lake, table)
    const isNamed = (name: string) => named === null || named.has(name.slice(table.length + 1))
    for (const { path, name } of inLake) if (name.startsWith(`${table}/`) && isNamed(name)) logged.push(path)
  }
  return logged
}

/** Reads which files the log of a table names; null if it cannot be read. */
async function readNamed(lake: Lake, table: string): Promise<ReadonlySet<string> | null> {
  const log = await listLog(lake, table)
  if (log === null || log.commits.length === 0) return new Set()
  try {
    return (await readVersionHistory(lake, log)).paths
  } catch (error) {
    if (error instanceof LogFault) return null
    throw error
  }
}

/**
 * Links the files of all snapshots into the lake if it lacks any file of the served one: somebody emptied it, and the
 * logs of the tables name its files.
 */
export async function linkMissing(lake: Lake, served: Manifest, { log }: Pick<Effects, 'log'>): Promise<void> {
  const isThere = ({ file, sha256 }: PublishedFile) => existsSync(lake.file({ file, sha256 }))
  if (publishedFiles(served).every(isThere)) return
  let linked = 0
  for await (const snapshot of readNewestFirst(lake)) {
    if (snapshot === null) continue
    for (const file of publishedFiles(snapshot.manifest)) {
      if (!isThere(file) && (await linkIntoLake(lake, snapshot, file))) linked += 1
    }
  }
  reportLinked(linked, 'were missing', log)
}

/** Reports how many files of the lake are links of the snapshots again, and why they were not. */
export function reportLinked(linked: number, why: string, log: Effects['log']): void {
  if (linked === 0) return
  const detail = `${formatCount(linked)} files ${why}, and are links of the snapshots again`
  log.line({ step: 'repair', subject: 'lake', level: 'warn', detail })
}

/** Reads one snapshot after another; null for one whose manifest cannot be read. */
async function* readNewestFirst(lake: Lake): AsyncGenerator<ReadableSnapshot | null> {
  for (const id of (await listSnapshotIds(lake)).toReversed()) {
    if (!(await isSnapshot(lake, id))) continue
    const folder = lake.snapshot(id)
    const manifest = await readSnapshotManifest(folder)
    yield manifest === null ? null : { folder, manifest }
  }
}

/** Gives the file of a snapshot its name in the lake; false if its bytes are not those that were published. */
async function linkIntoLake(lake: Lake, { folder }: ReadableSnapshot, file: PublishedFile): Promise<boolean> {
  const [source, place] = [join(folder, file.file), lake.file(file)]
  if ((await findFileFault(source, file)) !== null) return false
  const aside = join(lake.work, `${file.sha256}.linked`)
  await lake.files.mkdir(dirname(aside), { recursive: true })
  await lake.files.mkdir(dirname(place), { recursive: true })
  await lake.files.rm(aside, { force: true })
  await lake.files.link(source, aside)
  await lake.files.rename(aside, place)
  await lake.files.flush(dirname(place))
  return true
}
