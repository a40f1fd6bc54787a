import type { RequestHandler } from 'express'
import { basename } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { expectationText } from '../../schemas/core/expectation.ts'
import { freshnessOn, type Judged, newestOf } from '../../schemas/core/freshness.ts'
import { parseInput } from '../../schemas/core/input.ts'
import type { LastBuild } from '../../schemas/core/last-build.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { type DatasetStatus, type Status, statusInput } from '../../schemas/status/status.ts'
import { renderPage } from '../docs/page/layout.ts'
import { DamagedFile } from '../integrity/damaged-file.ts'
import { sendPage } from '../docs/page/send-page.ts'
import type { Following } from '../snapshots/follow.ts'
import { stateOf, toldOfBuilds } from './last-build.ts'
import type { KeyRing } from '../keys/ring.ts'
import { makeDocument, compressForOneReader, sendDocument } from '../http/document.ts'
import { degradedBy } from './readiness.ts'
import { currentTarget, instantOf, snapshotIds } from '../snapshots/published.ts'
import type { Redis } from '../redis.ts'
import { statusBody } from './status-page.ts'

export interface StatusParts {
  readonly datasets: readonly Dataset[]
  readonly dataDir: string
  readonly following: Following
  readonly ring: Pick<KeyRing, 'trouble'>
  readonly redis: Pick<Redis, 'isHere'> | null
  readonly now: () => Date
}

/** How new the data are, how the last build went, and what does not work. Tells of no key and no request. */
export async function statusOf({ datasets, dataDir, following, ring, redis, now }: StatusParts): Promise<Status> {
  const judged: Judged | null =
    following.current() === null
      ? null
      : await following.use(null, ({ manifest, calendars }) => Promise.resolve({ manifest, calendars }))
  const { last, started, unreadable } = await toldOfBuilds(dataDir)
  const instant = now()
  const heldBack = last?.held_back ?? []
  const told: Omit<Status, 'status'> = {
    checked_at: `${instant.toISOString().slice(0, 19)}Z`,
    newest_snapshot: judged === null ? null : newestSnapshot(judged.manifest, instant),
    oldest_snapshot: judged === null ? null : oldestSnapshot(judged.manifest, await snapshotIds(dataDir)),
    datasets: datasets.map((dataset) => ({
      ...datasetStatus(dataset, judged, instant.toISOString().slice(0, 10)),
      held_back: heldBack.filter((held) => held.dataset === dataset.id).length,
    })),
    last_build: last === null ? null : lastBuild(last, dataDir),
    build_under_way:
      started === null ? null : { started_at: started.started_at, state: stateOf(started), at: started.at },
    degraded: [
      ...unreadable.map((name) => `${name} cannot be read: the next build writes it anew.`),
      ...(await notServed(dataDir, following)),
      ...[await following.trouble()].filter((trouble) => trouble !== null),
      ...degradedBy(ring, redis, following),
    ],
  }
  return { status: isAllGood(told) ? 'ok' : 'attention', ...told }
}

function isAllGood({ datasets, last_build, build_under_way, degraded }: Omit<Status, 'status'>): boolean {
  const built = last_build === null || ['published', 'nothing_new'].includes(last_build.outcome)
  return (
    built &&
    build_under_way?.state !== 'died' &&
    degraded.length === 0 &&
    datasets.every(({ state }) => state === 'fresh')
  )
}

function newestSnapshot({ snapshot, created_at }: Manifest, now: Date): Status['newest_snapshot'] {
  return {
    id: snapshot,
    published_at: created_at,
    // A clock that was put back makes nothing younger than now.
    age_seconds: Math.max(0, Math.floor((now.getTime() - Date.parse(created_at)) / 1000)),
  }
}

function oldestSnapshot({ snapshot }: Manifest, ids: readonly string[]): Status['oldest_snapshot'] {
  const id = ids.find((each) => each <= snapshot) ?? snapshot
  return { id, published_at: instantOf(id) }
}

function datasetStatus(dataset: Dataset, judged: Judged | null, today: string): Omit<DatasetStatus, 'held_back'> {
  const newest = judged === null ? null : newestUnlessDamaged(dataset, judged)
  return {
    id: dataset.id,
    title: dataset.title,
    ...freshnessOn(today, newest),
    late_from: newest?.late_from ?? null,
    counted_by: newest?.counted_by ?? null,
    month: newest?.month ?? null,
    retrieved_at: newest?.retrieved_at ?? null,
    cadence: expectationText(dataset.expectation),
  }
}

/** Where the calendars are damaged the days are counted Monday to Friday, and the answer says so. */
function newestUnlessDamaged(dataset: Dataset, judged: Judged): ReturnType<typeof newestOf> {
  try {
    return newestOf(dataset, judged)
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error
    return newestOf(dataset, { ...judged, calendars: new Map() })
  }
}

function lastBuild(last: LastBuild, dataDir: string): Status['last_build'] {
  const { started_at, ended_at, exit_code, published, snapshot, held_back, failure } = last
  return {
    outcome: outcomeOf(last),
    started_at,
    ended_at,
    exit_code,
    published,
    snapshot,
    // The hints are for the operator, and so is where the files lie.
    held_back: held_back.map(({ hint: _hint, message, ...held }) => ({
      ...held,
      message: message.replaceAll(dataDir, 'data'),
    })),
    failure: failure?.code ?? null,
  }
}

function outcomeOf({ failure, held_back, published }: LastBuild): NonNullable<Status['last_build']>['outcome'] {
  if (failure !== null) return 'failed'
  if (held_back.length > 0) return 'held_back'
  return published ? 'published' : 'nothing_new'
}

/** A snapshot that is published and that this server has not opened, or not yet. */
async function notServed(dataDir: string, following: Following): Promise<string[]> {
  const target = await currentTarget(dataDir)
  if (target === null || basename(target) === following.current()) return []
  return [`Snapshot ${basename(target)} is published and not open here: the one before it answers. The log says why.`]
}

/** `GET /status`, open without a key: a page for a browser, JSON for a program and for who does not say. */
export function status(tell: () => Promise<Status>): RequestHandler {
  return async (req, res) => {
    const { format } = parseInput(statusInput, req.query)
    const wanted = format ?? (req.accepts(['json', 'html']) === 'html' ? 'html' : 'json')
    const data = await tell()
    res.set({ 'Cache-Control': 'no-cache', Vary: 'Accept' })
    if (wanted === 'html') {
      await sendPage(res, renderPage({ title: 'Status', body: statusBody(data), path: '/status' }))
      return
    }
    const document = makeDocument(JSON.stringify({ success: true, data }), 'json')
    await sendDocument(res, document, compressForOneReader(document))
  }
}
