import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { BuildError } from '../../../schemas/core/error.ts'
import { type Manifest, publishedFiles } from '../../../schemas/core/manifest.ts'
import { hasCode, isMissing, nullIfMissing } from '../../../lake/disk.ts'
import type { Lake } from '../../../lake/lake.ts'
import { isMarked } from '../../../lake/marker.ts'
import { isOpenToAll } from '../../../lake/private-files.ts'
import { readCurrentSnapshot } from '../../../lake/snapshots/read-snapshot.ts'
import { fail, type Diagnosis, formatBytes, countOf, ok, warn } from './diagnosis.ts'

const ADOPT =
  'Give the right DATA_DIR, or run `market-data-server build` to begin one; `market-data-server adopt` takes a folder with other files'

/** Reads the manifest of the served snapshot. What keeps it from being read is a finding. */
export async function diagnoseServed(lake: Lake): Promise<{ manifest: Manifest | null; findings: Diagnosis[] }> {
  try {
    const served = await readCurrentSnapshot(lake)
    if (served === null) {
      const todo = 'Run `market-data-server build`; a server answers 503 until then'
      return { manifest: null, findings: [warn('snapshot', `${lake.root} has no snapshot yet`, todo)] }
    }
    const { id, manifest } = served
    const says = `${id} with ${countOf(manifest.partitions.length, 'partition')} and ${formatBytes(countBytes(manifest))} is served`
    return { manifest, findings: [ok('snapshot', says)] }
  } catch (error) {
    if (error instanceof BuildError)
      return {
        manifest: null,
        findings: [fail('snapshot', error.message, error.hint)],
      }
    if (!hasCode(error, 'EACCES')) throw error
    const todo = `Run this as the user of the server, or give it ${lake.root}`
    return { manifest: null, findings: [fail('snapshot', `${lake.root} cannot be read by this user`, todo)] }
  }
}

function countBytes(manifest: Manifest): number {
  return publishedFiles(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Looks at the data directory: whether it is one, who may write, what else may, and how much room there is. */
export async function examineDataDir(lake: Lake, manifest: Manifest | null): Promise<Diagnosis[]> {
  const found = await nullIfMissing(stat(lake.root))
  if (found === null) return [warn('data', `DATA_DIR ${lake.root} does not exist`, ADOPT)]
  if (!found.isDirectory()) return [fail('data', `DATA_DIR ${lake.root} is no folder`, ADOPT)]
  return [
    ...(await examineMark(lake)),
    await examineRights(lake),
    ...(await examineFileSystems(lake)),
    ...(await examineRoom(lake, manifest)),
  ]
}

async function examineMark(lake: Lake): Promise<Diagnosis[]> {
  try {
    if (await isMarked(lake)) return []
    return [fail('data', `${lake.root} is not marked as a data directory, and a build refuses it`, ADOPT)]
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    return [fail('data', error.message, error.hint)]
  }
}

async function examineRights(lake: Lake): Promise<Diagnosis> {
  if (await isOpenToAll(lake.root)) {
    const says = `every user of this machine may replace files in ${lake.root}, the keys too`
    return fail('data', says, `Take that right away: chmod o-w ${lake.root}`)
  }
  try {
    await access(lake.root, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok('data', `${lake.root} can be read and written by this user`)
  } catch (error) {
    if (!hasCode(error, 'EACCES') && !hasCode(error, 'EROFS')) throw error
    const todo = `If this user builds or makes keys, give that user ${lake.root}; a server alone needs to read only`
    return warn('data', `${lake.root} cannot be written by this user`, todo)
  }
}

/** A build links files between these folders, and a link leads to no other file system. */
async function examineFileSystems(lake: Lake): Promise<Diagnosis[]> {
  const places = [lake.root, lake.tables, lake.snapshots, lake.work]
  const devices = await Promise.all(places.map(async (place) => (await nullIfMissing(stat(place)))?.dev))
  const elsewhere = places.filter((_place, at) => devices[at] !== undefined && devices[at] !== devices[0])
  if (elsewhere.length === 0) return []
  const says = `${elsewhere.join(', ')} is on another file system than ${lake.root}`
  return [fail('data', says, 'Move the folder back, or move all of the data directory: builds link files between them')]
}

/**
 * Asks for room for a whole snapshot: the first build after an upgrade may write one anew before old ones are pruned.
 */
async function examineRoom(lake: Lake, manifest: Manifest | null): Promise<Diagnosis[]> {
  const { bavail, bsize, ffree, files } = await statfs(lake.root)
  const [free, needed] = [bavail * bsize, manifest === null ? 2 ** 30 : countBytes(manifest)]
  const says = `${formatBytes(free)} are free, and a snapshot compiled anew takes ${formatBytes(needed)}`
  const todo = 'Remove old snapshots with `market-data-server prune --keep 60`, or give the disk more room'
  const room =
    free < needed ? fail('disk', says, todo) : free < 2 * needed ? warn('disk', says, todo) : ok('disk', says)
  // Some file systems have no fixed number of files, and say 0.
  const needsFiles = manifest === null ? 10_000 : 4 * manifest.partitions.length
  if (files === 0 || ffree >= needsFiles) return [room]
  const many = `the file system has room for ${countOf(ffree, 'more file')}`
  return [room, fail('disk', many, 'Remove old snapshots, or move DATA_DIR to a file system with more inodes')]
}

/** A secret that others can read is none, and one that this user cannot read does not work. */
export async function examineSecret(about: string, path: string | undefined): Promise<Diagnosis[]> {
  if (path === undefined || path === '') return []
  try {
    const { mode } = await stat(path)
    await access(path, constants.R_OK)
    if ((mode & 0o077) === 0) return [ok(about, `${path} is for this user alone`)]
    return [fail(about, `${path} can be read by other users`, `chmod 600 ${path}`)]
  } catch (error) {
    if (isMissing(error))
      return [fail(about, `${path} does not exist`, `Give ${about} a file that is there, or unset it`)]
    if (!hasCode(error, 'EACCES')) throw error
    return [warn(about, `${path} cannot be read by this user`, 'Run this as the user who needs it')]
  }
}
