import type { Lake } from '../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { type Manifest, MANIFEST, type PublishedFile, publishedFiles } from '../../schemas/core/manifest.ts'
import { isMissing } from '../../lake/disk.ts'
import { MANIFEST_SIGNATURE } from '../../lake/signature/manifest-signature.ts'
import { literal } from '../../schemas/core/sql-text.ts'
import { listSnapshotIds } from '../../lake/snapshots/snapshot-id.ts'
import { forEachFile, readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import { fileKey, findFileFault } from '../../lake/scrub/file-fault.ts'
import type { Log } from '../log.ts'
import { isSnapshot, readCurrentId } from '../../lake/snapshots/current-link.ts'
import { type PublishedSnapshot, readSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { publishSnapshot } from '../../lake/snapshots/publish-snapshot.ts'

interface CopiedSnapshots {
  readonly snapshots: number
  readonly files: number
  readonly bytes: number
}

/**
 * Copies the published snapshots of a data directory into another one, oldest first. A build may publish meanwhile:
 * what is newer than the served snapshot is left to the next copy. Every file is hashed in the target, even one that
 * was there before. If a file differs from what was published, neither its snapshot nor any later one is copied.
 */
export async function copySnapshots(
  from: Lake,
  to: Lake,
  step: string,
  log: Pick<Log, 'progress'>,
): Promise<CopiedSnapshots> {
  const snapshots = await readPublished(from)
  await refuseOthers(snapshots, to)
  const names = new Map(
    snapshots.flatMap(({ manifest }) => publishedFiles(manifest).map((file) => [fileKey(file), file] as const)),
  )
  const progress = log.progress(step, names.size)
  const whole = new Set<string>()
  try {
    for (const snapshot of snapshots) {
      const due = publishedFiles(snapshot.manifest).filter((file) => !whole.has(fileKey(file)))
      const faults: string[] = []
      await forEachFile(due, async (file) => {
        const fault = await copyPublished(join(snapshot.folder, file.file), file, to)
        if (fault === null) whole.add(fileKey(file))
        else faults.push(`${file.file} ${fault}`)
        progress.tick(file.file)
      })
      if (faults.length > 0) throw damaged(snapshot.id, faults)
      if (await isSnapshot(to, snapshot.id)) await copySignature(snapshot, to)
      else await publishCopy(snapshot, to)
    }
  } finally {
    progress.end()
  }
  const bytes = [...names.values()].reduce((sum, file) => sum + file.bytes, 0)
  return { snapshots: snapshots.length, files: names.size, bytes }
}

/** Reads the snapshots that are completely published, oldest first. */
async function readPublished(lake: Lake): Promise<PublishedSnapshot[]> {
  const served = await readCurrentId(lake)
  const ids = (await listSnapshotIds(lake)).filter((id) => served !== null && id <= served)
  const published: PublishedSnapshot[] = []
  for (const id of ids) if (await isSnapshot(lake, id)) published.push(await readSnapshot(lake, id))
  if (published.length > 0) return published
  throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${lake.root}`, {
    hint: 'Give the data directory of a build, or the folder of a backup.',
  })
}

/** Two histories in one folder would answer `as_of` from a mixture. */
async function refuseOthers(snapshots: readonly PublishedSnapshot[], to: Lake): Promise<void> {
  const digests = new Map(snapshots.map(({ id, manifest }) => [id, manifest.digest]))
  const newest = snapshots.at(-1)?.id ?? ''
  for (const id of await listSnapshotIds(to)) {
    if (!(await isSnapshot(to, id))) continue
    const other = (await readSnapshot(to, id)).manifest.digest
    // A backup keeps what the data directory has pruned since.
    const isPruned = !digests.has(id) && id < (snapshots[0]?.id ?? '')
    if (isPruned || (digests.get(id) === other && id <= newest)) continue
    throw new BuildError(
      'FOREIGN_FOLDER',
      `${to.root} has the snapshot ${id}, which is not the one of that name or time`,
      {
        hint: 'Nothing was changed. Give an empty folder, or the one that earlier copies of this data directory went to.',
      },
    )
  }
}

/** Puts a file at its place in the lake; returns what is wrong with the copy, or null. */
async function copyPublished(source: string, file: PublishedFile, to: Lake): Promise<string | null> {
  const path = to.file(file)
  if ((await findFileFault(path, file)) === null) return null
  // Several files can have the same bytes, such as those of tables without rows, and they are copied at once.
  const aside = join(to.work, `${file.sha256}.${dirname(file.file).replaceAll('/', '~')}.copied`)
  await to.files.mkdir(dirname(aside), { recursive: true })
  await to.files.mkdir(dirname(path), { recursive: true })
  try {
    await to.files.copyFile(source, aside)
    await to.files.flush(aside)
    const fault = await findFileFault(aside, file)
    if (fault === null) await to.files.rename(aside, path)
    return fault
  } catch (error) {
    if (isMissing(error)) return 'is missing'
    throw error
  } finally {
    await to.files.rm(aside, { force: true })
  }
}

async function publishCopy({ folder, manifest }: PublishedSnapshot, to: Lake): Promise<void> {
  // The manifest was checked when it was read. The text of its file keeps the order of the keys, and so the bytes.
  const asWritten = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  const files = publishedFiles(manifest).map(({ file, sha256 }) => ({ file, from: to.file({ file, sha256 }) }))
  const views = await readFile(join(folder, 'views.sql'), 'utf8')
  const signature = await readIfPresent(join(folder, MANIFEST_SIGNATURE))
  await publishSnapshot(
    to,
    asWritten,
    files,
    (path) => views.replace(/^SET file_search_path = .*$/m, () => `SET file_search_path = ${literal(path)};`),
    () => signature,
  )
}

/** A snapshot that was copied before can have been signed since. */
async function copySignature({ id, folder }: PublishedSnapshot, to: Lake): Promise<void> {
  const signature = await readIfPresent(join(folder, MANIFEST_SIGNATURE))
  const place = join(to.snapshot(id), MANIFEST_SIGNATURE)
  if (signature !== null && (await readIfPresent(place)) !== signature) await replaceFile(to.files, place, signature)
}

function damaged(id: string, faults: readonly string[]): BuildError {
  return new BuildError('SNAPSHOT_DAMAGED', `snapshot ${id} is not copied: ${faults.join('; ')}`, {
    hint: `Snapshots before it are copied. Run market-data-server verify ${id} --repair where it comes from, and copy again. If it was pruned meanwhile, only copy again.`,
  })
}
