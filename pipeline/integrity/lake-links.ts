import { existsSync } from 'node:fs'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Manifest, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { findWorkDir } from '../../lake/lake.ts'
import { readKeptVersions } from '../delta-log/kept-versions.ts'
import { LogFault } from '../delta-log/log-fault.ts'
import { listLog } from '../delta-log/read-log.ts'
import type { Effects } from '../effects.ts'
import { syncToDisk } from '../../lake/durable-files.ts'
import { formatCount } from '../log.ts'
import { readSnapshotManifest } from '../../lake/snapshots/manifest-file.ts'
import { isSnapshot } from '../../lake/snapshots/current-link.ts'
import { lakePath, snapshotsIn } from '../../lake/lake.ts'
import { findFileFault, type ReadableSnapshot } from './file-copies.ts'

/** Files of the lake that no snapshot linked, and that stay. */
interface NeededFiles {
  readonly needed: ReadonlySet<string>
  /** The number of those that are links of a snapshot again. */
  readonly linked: number
}

/**
 * Finds those lake files without a link that a snapshot or a log names all the same, as in a copy of the data directory
 * without its hard links, and links them to the newest snapshot that has them.
 */
export async function linkNeeded(dataDir: string, unlinked: readonly string[]): Promise<NeededFiles> {
  const candidates = new Set(unlinked)
  const needed = new Set<string>()
  const linked = new Set<string>()
  for await (const snapshot of readNewestFirst(dataDir)) {
    // Nobody can tell what a snapshot names whose manifest cannot be read.
    if (snapshot === null) return { needed: candidates, linked: linked.size }
    for (const file of publishedFiles(snapshot.manifest)) {
      const path = lakePath(dataDir, file.file, file.sha256)
      if (!candidates.has(path) || linked.has(path)) continue
      needed.add(path)
      if (await linkIntoLake(dataDir, snapshot, file)) linked.add(path)
    }
  }
  for (const path of await listLogged(
    dataDir,
    unlinked.filter((each) => !needed.has(each)),
  )) {
    needed.add(path)
  }
  return { needed, linked: linked.size }
}

/** Lists those of the files that the log of their table names, and all of a table whose log cannot be read. */
async function listLogged(dataDir: string, paths: readonly string[]): Promise<string[]> {
  const inLake = paths.map((path) => ({ path, name: relative(join(dataDir, 'lake'), path) }))
  const logged: string[] = []
  for (const table of new Set(inLake.map(({ name }) => name.split('/', 1)[0] ?? ''))) {
    const named = await readNamed(dataDir, table)
    const isNamed = (name: string) => named === null || named.has(name.slice(table.length + 1))
    for (const { path, name } of inLake) if (name.startsWith(`${table}/`) && isNamed(name)) logged.push(path)
  }
  return logged
}

/** Reads which files the log of a table names; null if it cannot be read. */
async function readNamed(dataDir: string, table: string): Promise<ReadonlySet<string> | null> {
  const log = await listLog(dataDir, table)
  if (log === null || log.commits.length === 0) return new Set()
  try {
    return (await readKeptVersions(dataDir, log)).paths
  } catch (error) {
    if (error instanceof LogFault) return null
    throw error
  }
}

/**
 * Links the files of all snapshots into the lake where it lacks any of the served one: somebody emptied it, and the logs
 * of the tables name its files.
 */
export async function linkMissing(dataDir: string, served: Manifest, { log }: Pick<Effects, 'log'>): Promise<void> {
  const isThere = ({ file, sha256 }: PublishedFile) => existsSync(lakePath(dataDir, file, sha256))
  if (publishedFiles(served).every(isThere)) return
  let linked = 0
  for await (const snapshot of readNewestFirst(dataDir)) {
    if (snapshot === null) continue
    for (const file of publishedFiles(snapshot.manifest)) {
      if (!isThere(file) && (await linkIntoLake(dataDir, snapshot, file))) linked += 1
    }
  }
  reportLinked(linked, 'were missing', log)
}

/** Says how many files of the lake are links of the snapshots again, and why they were not. */
export function reportLinked(linked: number, why: string, log: Effects['log']): void {
  if (linked === 0) return
  const detail = `${formatCount(linked)} files ${why}, and are links of the snapshots again`
  log.line({ step: 'repair', subject: 'lake', level: 'warn', detail })
}

/** Reads one snapshot after another; null for one whose manifest cannot be read. */
async function* readNewestFirst(dataDir: string): AsyncGenerator<ReadableSnapshot | null> {
  for (const id of (await listSnapshotIds(dataDir)).toReversed()) {
    if (!(await isSnapshot(dataDir, id))) continue
    const folder = join(snapshotsIn(dataDir), id)
    const manifest = await readSnapshotManifest(folder)
    yield manifest === null ? null : { folder, manifest }
  }
}

/** Gives the file of a snapshot its name in the lake; false if its bytes are not those that were published. */
async function linkIntoLake(dataDir: string, { folder }: ReadableSnapshot, file: PublishedFile): Promise<boolean> {
  const [source, place] = [join(folder, file.file), lakePath(dataDir, file.file, file.sha256)]
  if ((await findFileFault(source, file)) !== null) return false
  const aside = join(findWorkDir(dataDir), `${file.sha256}.linked`)
  await mkdir(dirname(aside), { recursive: true })
  await mkdir(dirname(place), { recursive: true })
  await rm(aside, { force: true })
  await link(source, aside)
  await rename(aside, place)
  await syncToDisk(dirname(place))
  return true
}
