import { stat } from 'node:fs/promises'
import { isMissing } from '../../lake/disk.ts'
import { type DeltaVersions, readDeltaVersions } from '../../lake/delta-log/versions.ts'
import type { Lake } from '../../lake/lake.ts'
import { parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { sharingMessages } from './sharing-messages.ts'

export interface TableVersion {
  readonly version: number
  /** First kept snapshot that has it. */
  readonly since: string
  /** Newest kept snapshot that has it; the manifest there names the files. */
  readonly snapshot: string
  /** When `since` was published, in milliseconds since 1970. */
  readonly time: number
}

/** A moment that a client names: a version, or the one of a time. Without one it is the newest. */
export interface VersionChoice {
  readonly version?: number | undefined
  /** ISO 8601, with an offset. */
  readonly timestamp?: string | undefined
}

/** Creates a reader of the list of versions, which parses it again only when the file is another. */
export function createVersionsReader(lake: Lake): () => Promise<DeltaVersions> {
  let kept: { readonly mark: string; readonly versions: DeltaVersions } | null = null
  return async () => {
    const mark = await readMark(lake.deltaVersions)
    if (mark === null) return {}
    if (kept?.mark !== mark) kept = { mark, versions: await readDeltaVersions(lake) }
    return kept.versions
  }
}

async function readMark(path: string): Promise<string | null> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true })
    return [ino, size, mtimeNs].join(' ')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Lists the kept versions of a table up to the snapshot that is served, the oldest first; a later one is not published. */
export function listVersions(versions: DeltaVersions, table: string, served: string): TableVersion[] {
  const found = new Map<number, TableVersion>()
  const ids = Object.keys(versions)
    .filter((id) => id <= served)
    .sort()
  for (const id of ids) {
    const version = versions[id]?.[table]
    if (version === undefined) continue
    const since = found.get(version)?.since ?? id
    found.set(version, { version, since, snapshot: id, time: Date.parse(parseSnapshotTime(since)) })
  }
  return [...found.values()].sort((a, b) => a.version - b.version)
}

/** Finds the version of a moment. Throws a 404 for one that is not kept. */
export function findTableVersion(kept: readonly TableVersion[], { version, timestamp }: VersionChoice): TableVersion {
  const found =
    version !== undefined
      ? kept.find((each) => each.version === version)
      : timestamp !== undefined
        ? kept.findLast(({ time }) => time <= Date.parse(timestamp))
        : kept.at(-1)
  if (found !== undefined) return found
  if (version === undefined) throw noVersionOfTime(timestamp ?? '')
  throw new ApiError('not_found', sharingMessages.noSuchVersion({ version, ...readBounds(kept) }))
}

/** Finds the first version that came at a time or after it. */
export function findVersionSince(kept: readonly TableVersion[], timestamp: string): TableVersion {
  const found = kept.find(({ time }) => time >= Date.parse(timestamp))
  if (found === undefined) throw noVersionOfTime(timestamp)
  return found
}

function noVersionOfTime(time: string): ApiError {
  return new ApiError('not_found', sharingMessages.noVersionOfTime({ time }))
}

function readBounds(kept: readonly TableVersion[]) {
  return { first: kept[0]?.version ?? 0, last: kept.at(-1)?.version ?? 0 }
}
