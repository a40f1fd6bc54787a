import type { Lake } from '../../lake/lake.ts'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_DAYS } from '../../schemas/core/build-days.ts'
import { BUILD_STARTED, HELD_BACK, LAST_BUILD } from '../../schemas/core/last-build.ts'
import {
  COMPILER_GENERATION_FILE,
  DELTA_LOG,
  DELTA_VERSIONS,
  REMOTE_PUBLISHED,
  SCRUB_STATE,
  SMALLER_VERSIONS,
  MARKER,
  WITHOUT_LINES,
} from '../../lake/place-names.ts'
import { LAST_VERIFY } from '../../schemas/core/last-verify.ts'
import { LAST_DRILL } from '../../schemas/core/restore-drill.ts'
import { PINS } from '../../schemas/core/pins.ts'
import { removeRemains } from '../../lake/remains.ts'
import { forEachFile } from '../../lake/durable-files.ts'
import { readCurrentId } from '../../lake/snapshots/current-link.ts'
import { removeSnapshot } from '../../lake/snapshots/install-snapshot.ts'
import { linkNeeded } from './lake-links.ts'
import { pathExists } from '../../lake/disk.ts'
import { removeUnfinishedSnapshots } from '../../lake/snapshots/install-snapshot.ts'
import {
  findFilesAt,
  findFilesBelow,
  listFolderEntries,
  PARTITION_NAME as PARTITION,
  removeUnlinked,
} from '../../lake/list-files.ts'
import { MANIFEST_SIGNATURE, SIGNING_KEYS } from '../../lake/signature/manifest-signature.ts'
import { MANIFEST, MANIFEST_COPY } from '../../schemas/core/manifest.ts'

/*
 * Removes only files with names that our code gives, in folders where our code makes them. Symbolic links are never
 * followed: a folder that is linked to another disk is not swept.
 */
const SNAPSHOT = String.raw`\d{8}T\d{6}Z`
const SHA256 = '[0-9a-f]{64}'
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
/** `replaceFile` adds this ending to a name. */
const TEMPORARY = String.raw`\.\d+\.tmp`

const IN_DELTA_LOG = [
  /^[a-z0-9_]+$/,
  new RegExp(`^${DELTA_LOG}$`),
  new RegExp(`^(?:_last_checkpoint|\\d{20}\\.(?:json|checkpoint\\.parquet))${TEMPORARY}$`),
] as const
const DELTA_VERSIONS_ASIDE = new RegExp(`^${DELTA_VERSIONS.replaceAll('.', '\\.')}${TEMPORARY}$`)
const PUBLISHING = new RegExp(`^\\.publishing-(${SNAPSHOT})$`)
/** Includes what a backup or a restore leaves of a download that it was copying. */
const HALF_FETCHED = new RegExp(
  `^(?:\\.download-\\d+-${UUID}|(?:latest\\.json|sample\\.txt|${SHA256}(?:\\.[A-Za-z0-9]+)?(?:\\.json)?)${TEMPORARY})$`,
)
const IN_MANIFEST_LOG = new RegExp(`^(?:checkpoint|\\d{1,3})${TEMPORARY}$`)
const IN_QUARANTINE = [/^[a-z0-9_]+$/, new RegExp(`^${PARTITION}\\.ndjson${TEMPORARY}$`)] as const
/** Earlier versions wrote an empty file for a partition without quarantined lines. */
const QUARANTINED = [/^[a-z0-9_]+$/, new RegExp(`^${PARTITION}\\.ndjson$`)] as const
const IN_SNAPSHOTS = [
  new RegExp(`^${SNAPSHOT}$`),
  new RegExp(
    `^(?:${[MANIFEST, MANIFEST_COPY, MANIFEST_SIGNATURE].map((name) => name.replaceAll('.', '\\.')).join('|')})${TEMPORARY}$`,
  ),
] as const
/** Names that a build, a replica, or a copy writes at the top of the directory. */
const NAMES_AT_THE_TOP = [
  LAST_BUILD,
  BUILD_DAYS,
  LAST_DRILL,
  LAST_VERIFY,
  BUILD_STARTED,
  HELD_BACK,
  SMALLER_VERSIONS,
  SCRUB_STATE,
  REMOTE_PUBLISHED,
  MARKER,
  SIGNING_KEYS,
  PINS,
  COMPILER_GENERATION_FILE,
  WITHOUT_LINES,
]
const AT_THE_TOP = new RegExp(
  `^(?:${NAMES_AT_THE_TOP.map((name) => name.replaceAll('.', '\\.')).join('|')})${TEMPORARY}$`,
)

/**
 * Removes the remains of a killed build, and never a published file or a file that we did not write. Returns how many
 * files of the lake became links of the snapshots again.
 */
export async function sweep(lake: Lake): Promise<{ linked: number }> {
  // This throws if nobody can tell what is published: then nothing is removed.
  await readCurrentId(lake)
  await lake.files.rm(lake.work, { recursive: true, force: true })
  await removeFiles(lake, findFilesAt(lake.root, [AT_THE_TOP]))
  await removeRemains(lake.files, lake.root)
  await removeRemains(lake.files, lake.subscriptions)
  await removeRemains(lake.files, lake.keyUses)
  await removeUnfinishedSnapshots(lake)
  await removeUnpublished(lake)
  await removeFiles(lake, findFilesAt(lake.snapshots, IN_SNAPSHOTS))
  // A build that died before it published has left files in the lake that no snapshot links.
  const { linked } = await removeUnnamed(lake)
  // Temporary files are next to their final place, so that the rename stays on one volume.
  await removeFiles(lake, findFilesAt(lake.quarantine, IN_QUARANTINE))
  await removeFiles(
    lake,
    findFilesAt(lake.quarantine, QUARANTINED).filter((path) => statSync(path).size === 0),
  )
  await removeFiles(lake, findFilesBelow(lake.raw, HALF_FETCHED))
  await removeFiles(lake, findFilesBelow(lake.log, IN_MANIFEST_LOG))
  await removeFiles(lake, findFilesAt(lake.tables, IN_DELTA_LOG))
  await removeFiles(lake, findFilesAt(lake.tables, [DELTA_VERSIONS_ASIDE]))
  return { linked }
}

/**
 * Removes the lake files that no snapshot links and nothing names; returns how many these are, and how many were linked
 * again.
 */
export async function removeUnnamed(lake: Lake): Promise<{ files: number; bytes: number; linked: number }> {
  let linked = 0
  const removed = await removeUnlinked(lake, async (unlinked) => {
    const found = await linkNeeded(lake, unlinked)
    linked = found.linked
    return found.needed
  })
  return { ...removed, linked }
}

/**
 * Removes a snapshot that got its name, but was not published because the build died before `current` pointed at it.
 */
async function removeUnpublished(lake: Lake): Promise<void> {
  const snapshots = lake.snapshots
  for (const entry of listFolderEntries(snapshots)) {
    const id = PUBLISHING.exec(entry.name)?.[1]
    if (id === undefined || !entry.isFile()) continue
    const isServed = (await readCurrentId(lake)) === id
    if (!isServed && (await pathExists(join(snapshots, id)))) await removeSnapshot(lake, id)
    await lake.files.rm(join(snapshots, entry.name))
  }
}

async function removeFiles({ files }: Lake, paths: readonly string[]): Promise<void> {
  await forEachFile(paths, (path) => files.rm(path, { force: true }))
}
