import type { Lake } from '../../lake/lake.ts'
import { basename } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { expectationText } from '../../schemas/api/deadline.ts'
import { type FreshnessBasis, judgeFreshness, judgePart, type NewestPart } from '../../schemas/service/freshness.ts'
import { readOutcome } from '../../schemas/core/build-days.ts'
import type { LastBuild } from '../../schemas/core/last-build.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { PINS, type Pins } from '../../schemas/core/pins.ts'
import { LAST_VERIFY } from '../../schemas/core/last-verify.ts'
import { LAST_DRILL } from '../../schemas/core/restore-drill.ts'
import { type DatasetStatus, type PartStatus, type Status } from '../../schemas/service/status/status.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import { describeBuildDays } from './describe-build-days.ts'
import { findBuildState, readBuildReports } from './build-reports.ts'
import { findNewestUnlessDamaged, readFreshnessBasis } from './dataset-freshness.ts'
import type { KeyCache } from '../keys/key-cache.ts'
import { describeSessionDays } from './session-days.ts'
import { readLogHead } from './log-head.ts'
import { listDegraded } from './readiness.ts'
import { isFutureSnapshot, listSnapshotIds, parseSnapshotTime } from '../../lake/snapshots/snapshot-id.ts'
import { readCurrentTarget } from '../../lake/snapshots/current-link.ts'
import type { CurrentObject } from '../../lake/object-store/published-lake.ts'
import { findHeadAge } from '../replica/judge-head.ts'
import type { Replica } from '../replica/replica.ts'
import type { Redis } from '../system/redis.ts'

export interface StatusParts {
  readonly datasets: readonly Dataset[]
  readonly lake: Lake
  readonly following: SnapshotFollower
  readonly keyCache: Pick<KeyCache, 'trouble'>
  readonly redis: Pick<Redis, 'isHere'> | null
  readonly replica: Pick<Replica, 'trouble' | 'announced'> | null
  readonly now: () => Date
}

/** Reads how fresh the data are, how the last build went, and what does not work. It names no key and no request. */
export async function readStatus({
  datasets,
  lake,
  following,
  keyCache,
  redis,
  replica,
  now,
}: StatusParts): Promise<Status> {
  const judged = await readFreshnessBasis(following)
  const { last, heldBack, pins, days, started, unreadable } = await readBuildReports(lake)
  const instant = startOfMinute(now())
  const logHead = await readLogHead(lake, instant)
  const facts: Omit<Status, 'status'> = {
    sample: judged?.manifest.sample ?? false,
    checked_at: `${instant.toISOString().slice(0, 19)}Z`,
    newest_snapshot: judged === null ? null : newestSnapshot(judged.manifest, instant),
    oldest_snapshot: judged === null ? null : oldestSnapshot(judged.manifest, await listSnapshotIds(lake)),
    store_head: describeHead(replica?.announced() ?? null, instant),
    log_head: logHead,
    datasets: datasets.map((dataset) => ({
      ...datasetStatus(dataset, judged, instant.toISOString().slice(0, 10)),
      held_back: new Set(heldBack.filter((held) => held.dataset === dataset.id).map(({ partition }) => partition)).size,
    })),
    held_back: heldBack.map(({ hint: _hint, ...held }) => ({ ...held, message: hideFolder(held.message, lake) })),
    pinned: listPinned(pins),
    last_build: last === null ? null : describeLastBuild(last, lake),
    build_days: describeBuildDays(days, instant),
    build_under_way:
      started === null ? null : { started_at: started.started_at, state: findBuildState(started), at: started.at },
    degraded: [
      ...unreadable.map(describeUnreadable),
      ...(await notServed(lake, following)),
      ...describeFuture(judged, instant),
      ...describeStale(logHead),
      ...(judged?.manifest.left_out ?? []).map(
        ({ table, because }) => `${table} is not in the newest snapshot: ${because}.`,
      ),
      ...[await following.trouble()].flatMap((trouble) => trouble?.en ?? []),
      ...listDegraded(keyCache, redis, following, replica),
    ],
  }
  return { status: isAllGood(facts) ? 'ok' : 'attention', ...facts }
}

/** A build writes its own reports again, and stops where it cannot read what is pinned. */
function describeUnreadable(name: string): string {
  if (name === LAST_VERIFY) return `${name} cannot be read: the next market-data-server verify writes it again.`
  if (name === LAST_DRILL) return `${name} cannot be read: the next drill of a restore writes it again.`
  return name === PINS
    ? `${name} cannot be read: no build runs until the operator has restored or removed it.`
    : `${name} cannot be read: the next build writes it again.`
}

function listPinned({ partitions, sources }: Pins): Status['pinned'] {
  return [
    ...partitions.map(({ dataset, partition, since }) => ({ dataset, partition, url: null, sha256: null, since })),
    ...sources.map(({ url, sha256, since }) => ({ dataset: null, partition: null, url, sha256, since })),
  ]
}

/** Within a minute the answer stays as it is, and so does its ETag. */
function startOfMinute(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / 60_000) * 60_000)
}

function isAllGood({ datasets, held_back, last_build, build_under_way, degraded }: Omit<Status, 'status'>): boolean {
  return (
    (last_build === null || last_build.exit_code === 0) &&
    held_back.length === 0 &&
    build_under_way?.state !== 'died' &&
    degraded.length === 0 &&
    // Nobody can act on what is not known.
    datasets.every(({ state }) => state === 'fresh' || state === 'not_known')
  )
}

function newestSnapshot({ snapshot, created_at }: Manifest, now: Date): Status['newest_snapshot'] {
  return {
    id: snapshot,
    published_at: created_at,
    age_seconds: findAge(snapshot, created_at, now),
  }
}

/** Negative only if a clock is wrong; two clocks may differ a little. */
function findAge(snapshot: string, publishedAt: string, now: Date): number {
  const seconds = Math.floor((now.getTime() - Date.parse(publishedAt)) / 1000)
  return isFutureSnapshot(snapshot, now) ? seconds : Math.max(0, seconds)
}

/** A snapshot of the future may be old: the clock that named it was ahead, or ours is behind. */
function describeFuture(judged: FreshnessBasis | null, now: Date): string[] {
  const id = judged?.manifest.snapshot
  if (id === undefined || !isFutureSnapshot(id, now)) return []
  return [
    `The newest snapshot ${id} lies in the future of this server's clock: a clock is wrong, so its age is not known.`,
  ]
}

function describeStale(head: Status['log_head']): string[] {
  if (head?.state !== 'stale') return []
  return [
    `The head of the log of manifests is stale since ${head.expires_at}: no build has signed it since ${head.signed_at}.`,
  ]
}

function describeHead(head: CurrentObject | null, now: Date): Status['store_head'] {
  if (head === null) return null
  const published_at = `${head.published_at.slice(0, 19)}Z`
  return { snapshot: head.snapshot, published_at, age_seconds: findHeadAge(head, now) }
}

function oldestSnapshot({ snapshot }: Manifest, ids: readonly string[]): Status['oldest_snapshot'] {
  const id = ids.find((each) => each <= snapshot) ?? snapshot
  return { id, published_at: parseSnapshotTime(id) }
}

function datasetStatus(
  dataset: Dataset,
  judged: FreshnessBasis | null,
  today: string,
): Omit<DatasetStatus, 'held_back'> {
  const newest = judged === null ? null : findNewestUnlessDamaged(dataset, judged)
  return {
    id: dataset.id,
    title: dataset.title.en,
    ...judgeFreshness(today, newest),
    late_from: newest?.late_from ?? null,
    counted_by: newest?.counted_by ?? null,
    newest: newest?.newest ?? null,
    cadence: expectationText(dataset.expectation),
    because: dataset.expectation.because,
    month: newest?.month ?? null,
    retrieved_at: newest?.retrieved_at ?? null,
    sessions: judged === null ? null : describeSessionDays(dataset, judged.manifest),
    parts: newest === null ? [] : newest.parts.map((part) => partStatus(part, today)),
  }
}

function partStatus(part: NewestPart, today: string): PartStatus {
  const { id, newest, late_from, counted_by, rule } = part
  return {
    id,
    ...judgePart(today, part),
    late_from,
    counted_by,
    newest,
    cadence: expectationText(rule),
    because: rule.because,
  }
}

function describeLastBuild(last: LastBuild, lake: Lake): Status['last_build'] {
  const { started_at, ended_at, exit_code, published, snapshot, held_back, failure, canary } = last
  return {
    outcome: readOutcome(last),
    started_at,
    ended_at,
    exit_code,
    published,
    snapshot,
    held_back: held_back.map(({ hint: _hint, ...held }) => ({ ...held, message: hideFolder(held.message, lake) })),
    failure: failure?.code ?? null,
    canary: canary === undefined ? null : { ...canary, odd: canary.odd.map((sentence) => hideFolder(sentence, lake)) },
  }
}

/** Paths of files, as hints, are only for the operator. */
function hideFolder(message: string, lake: Lake): string {
  return message.replaceAll(lake.root, 'data')
}

/** Reports a published snapshot that this server has not opened, or not yet. */
async function notServed(lake: Lake, following: SnapshotFollower): Promise<string[]> {
  const target = await readCurrentTarget(lake)
  if (target === null || basename(target) === following.current()) return []
  return [`Snapshot ${basename(target)} is published and not open here: the one before it answers. The log says why.`]
}
