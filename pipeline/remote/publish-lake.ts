import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { isPreconditionFailure, type ObjectStore } from '../../lake/object-store/object-store.ts'
import { manifestKey, objectKey, signatureKey, type SnapshotReference } from '../../lake/object-store/published-lake.ts'
import { readWholeLog } from '../../lake/manifest-log/own-log.ts'
import type { Effects } from '../effects.ts'
import { readListedKeys } from '../signing/trusted-keys.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import { formatCount } from '../log.ts'
import { collectGarbage, isBeingCollected } from './collect-garbage.ts'
import {
  isSameSnapshot,
  makeCurrentObject,
  putCurrentObject,
  type PutCurrent,
  readCurrentObject,
  refuseOtherHistory,
} from './current-object.ts'
import {
  copyDeltaLogs,
  listLocalLogs,
  type LocalLogs,
  makeDroppedVersionTest,
  readPublishedVersions,
} from './delta-log.ts'
import { type LastPublication, readLastPublication, writeLastPublication } from './last-publication.ts'
import { type LocalSnapshot, readLocalSnapshots, readReports } from './local-snapshots.ts'
import { putManifestLog } from './put-log.ts'
import { probeConditions } from './probe-store.ts'
import { type DueObject, listDueObjects, putManifest, putObjects } from './put-objects.ts'

export interface PublishOptions {
  /** Time from publication until all replicas serve the snapshot; with 0, each serves it as soon as it has it. */
  readonly serveAfterMs: number
  /** True if nothing is put. */
  readonly dryRun: boolean
  /** True if a snapshot of another data directory may be replaced. */
  readonly takeOver: boolean
  /** True if the store is asked for every object, even for those that it must have. */
  readonly check: boolean
  /** True if objects that no kept snapshot names are removed at the end. */
  readonly collect: boolean
}

/** Another publisher with our history can be faster this often before we give up. */
const TRIES = 3

/**
 * Publishes the snapshots of a data directory to an object store: files, then manifests, then the switch, each only when
 * all before it is there. It can be stopped anywhere and run again.
 */
export async function publishLake(
  store: ObjectStore,
  lake: Lake,
  options: PublishOptions,
  effects: Effects,
): Promise<void> {
  const snapshots = await readLocalSnapshots(lake)
  const last = await readLastPublication(lake, store.address)
  const logged = (await readWholeLog(lake))?.entries ?? []
  for (let attempt = 1; ; attempt += 1) {
    const before = await readCurrentObject(store)
    refuseUnlessOurs(store, before, { snapshots, last, logged }, options, effects.now())
    const plan = await makePlan(lake, snapshots, before, options, effects)
    if (options.dryRun) {
      await describePlan(store, lake, plan, snapshots, options, effects)
      return
    }
    try {
      const etag = await carryOut(store, plan, options, effects)
      await finish(store, lake, { ...plan, etag }, { snapshots, last, options }, effects)
      return
    } catch (error) {
      if (!isPreconditionFailure(error) || attempt === TRIES) throw error
    }
  }
}

/** What shows that a snapshot was published from here. */
interface OwnHistory {
  readonly snapshots: readonly LocalSnapshot[]
  readonly last: LastPublication | null
  /** Entries of the log of manifests, which also has the snapshots that were pruned. */
  readonly logged: readonly SnapshotReference[]
}

function refuseUnlessOurs(
  { address }: ObjectStore,
  before: PutCurrent | null,
  { snapshots, last, logged }: OwnHistory,
  { takeOver }: PublishOptions,
  now: Date,
): void {
  if (before === null) return
  if (isBeingCollected(before.current, now)) {
    throw new BuildError(
      'BUSY',
      `another process removes unnamed objects of ${address} since ${String(before.current.collecting_since)}`,
      {
        hint: 'Run this again in ten minutes. One that died is not waited for longer than an hour.',
      },
    )
  }
  if (!takeOver) refuseOtherHistory(address, before.current, snapshots, last, logged)
}

interface Plan {
  readonly before: PutCurrent | null
  readonly next: PutCurrent['current']
  readonly due: readonly DueObject[]
  /** Snapshots whose manifests the store may lack. */
  readonly fresh: readonly LocalSnapshot[]
  /** False if the switch stays as it is. */
  readonly isSwitched: boolean
}

async function makePlan(
  lake: Lake,
  snapshots: Awaited<ReturnType<typeof readLocalSnapshots>>,
  before: PutCurrent | null,
  { serveAfterMs, check }: PublishOptions,
  { now }: Effects,
): Promise<Plan> {
  const [reports, delta] = [await readReports(lake), await readPublishedVersions(lake)]
  const current = before?.current ?? null
  const keys = await readListedKeys(lake)
  const manifestLog = await readWholeLog(lake)
  const next = makeCurrentObject({ snapshots, reports, delta, keys, manifestLog, now: now(), serveAfterMs }, current)
  // If the switch names a snapshot, its objects are there: they were put before the switch.
  const isThere = (local: LocalSnapshot) => !check && current?.kept.some((kept) => isSameSnapshot(kept, local)) === true
  const known = new Set(snapshots.filter(isThere).flatMap(({ manifest }) => publishedFiles(manifest).map(objectKey)))
  return {
    before,
    next,
    due: listDueObjects(snapshots, known),
    fresh: snapshots.filter((local) => !isThere(local)),
    isSwitched: current === null || canonicalJson(next) !== canonicalJson(current),
  }
}

async function putLogOf(
  store: ObjectStore,
  { manifest_log: log }: PutCurrent['current'],
  before: PutCurrent | null,
  isDoubted: boolean,
): Promise<void> {
  if (log !== undefined)
    await putManifestLog(store, log, { entries: before?.current.manifest_log?.entries.length ?? 0, isDoubted })
}

/** Puts the due objects, and then the switch. Returns the ETag of the switch. */
async function carryOut(
  store: ObjectStore,
  { before, next, due, fresh, isSwitched }: Plan,
  { check: isDoubted }: Pick<PublishOptions, 'check'>,
  { log }: Effects,
): Promise<string> {
  if (isSwitched || due.length > 0) await probeConditions(store)
  const { objects, bytes, there } = await putObjects(store, due, log)
  for (const snapshot of fresh) await putManifest(store, snapshot)
  const isNew = before === null || !isSameSnapshot(before.current, next)
  if (isSwitched || isDoubted) await putLogOf(store, next, before, isDoubted)
  const etag = isSwitched || before === null ? await putCurrentObject(store, next, before) : before.etag
  const put = `${formatCount(objects)} objects, ${formatCount(bytes)} bytes put${there > 0 ? `, ${formatCount(there)} were there` : ''}`
  log.line({
    step: 'remote',
    subject: next.snapshot,
    detail: isNew
      ? `published at ${store.address}: ${put}`
      : objects > 0 || isSwitched
        ? put
        : `${store.address} has it: nothing to put`,
  })
  return etag
}

async function finish(
  store: ObjectStore,
  lake: Lake,
  { next, etag }: { readonly next: PutCurrent['current']; readonly etag: string },
  {
    snapshots,
    last,
    options,
  }: { snapshots: readonly LocalSnapshot[]; last: LastPublication | null; options: PublishOptions },
  { log, now }: Effects,
): Promise<void> {
  const { snapshot, manifest_sha256 } = next
  const remember = (log_copied: string | null) =>
    writeLastPublication(lake, store.address, { snapshot, manifest_sha256, log_copied })
  const logs = listLocalLogs(lake)
  const wasCopied = last?.log_copied === logs.digest
  if (last === null || !isSameSnapshot(last, next)) await remember(last?.log_copied ?? null)
  if (!wasCopied || options.check) {
    const copied = await copyDeltaLogs(store, lake, logs)
    await remember(logs.digest)
    if (copied > 0)
      log.line({ step: 'remote', subject: 'transaction logs', detail: `${formatCount(copied)} objects put` })
  }
  if (options.collect) await collect(store, { current: next, etag }, { snapshots, logs, dryRun: false }, { log, now })
}

async function describePlan(
  store: ObjectStore,
  lake: Lake,
  { before, next, due, isSwitched }: Plan,
  snapshots: readonly LocalSnapshot[],
  { collect: isCollecting }: PublishOptions,
  { log, now }: Effects,
): Promise<void> {
  const bytes = due.reduce((sum, { file }) => sum + file.bytes, 0)
  const what =
    due.length === 0
      ? 'no object'
      : `${formatCount(due.length)} objects, ${formatCount(bytes)} bytes, if they are not there already,`
  const detail = isSwitched
    ? `would be published at ${store.address}: ${what} would be put`
    : `${store.address} has it: nothing would be put`
  log.line({ step: 'remote', subject: next.snapshot, detail })
  if (isCollecting && before !== null) {
    const logs = listLocalLogs(lake)
    await collect(store, before, { snapshots, logs, dryRun: true }, { log, now })
  }
}

async function collect(
  store: ObjectStore,
  current: PutCurrent,
  { snapshots, logs, dryRun }: { snapshots: readonly LocalSnapshot[]; logs: LocalLogs; dryRun: boolean },
  { log, now }: Pick<Effects, 'log' | 'now'>,
): Promise<void> {
  const named = new Set(
    snapshots.flatMap(({ snapshot, manifest }) => [
      manifestKey(snapshot),
      signatureKey(snapshot),
      ...publishedFiles(manifest).map(objectKey),
    ]),
  )
  const { objects, bytes } = await collectGarbage(
    store,
    current,
    { named, isDroppedVersion: makeDroppedVersionTest(logs) },
    now,
    dryRun,
  )
  const detail = `that no kept snapshot names and that are older than a day ${dryRun ? 'would be' : 'were'} removed; ${formatCount(bytes)} bytes`
  log.line({ step: 'remote', subject: `${formatCount(objects)} objects`, detail })
}
