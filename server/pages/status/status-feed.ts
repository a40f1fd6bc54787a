import { createHash } from 'node:crypto'
import { STATUS_FEED } from '../../../schemas/service/openapi/open-routes.ts'
import type { Status } from '../../../schemas/service/status/status.ts'
import type { Feed, FeedEntry } from '../kit/feed.tsx'
import { OUTCOMES } from './status-build.tsx'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

/**
 * Makes a feed of the status page. The newest snapshot, the last build, each partition held back, each pin, each late
 * dataset and each thing that does not work has an entry. An entry goes with its cause.
 */
export function makeStatusFeed(status: Status, base: string): Feed {
  const page = `${base}/status`
  return {
    title: `${SERVICE_NAME.en}: status`,
    page,
    self: `${base}${STATUS_FEED}`,
    entries: [
      ...listSnapshot(status, page),
      ...listBuild(status, page),
      ...listHeldBack(status, page),
      ...listPinned(status, page),
      ...listLate(status, page),
      ...listDegraded(status, page),
    ],
  }
}

function listSnapshot({ newest_snapshot }: Status, page: string): FeedEntry[] {
  if (newest_snapshot === null) return []
  const { id, published_at } = newest_snapshot
  return [{ id: `${page}#snapshot-${id}`, title: `Snapshot ${id} is served`, updated: published_at, lines: [] }]
}

function listBuild({ last_build }: Status, page: string): FeedEntry[] {
  if (last_build === null) return []
  const { outcome, ended_at, exit_code, failure, canary } = last_build
  return [
    {
      id: `${page}#build-${ended_at}`,
      title: OUTCOMES[outcome].en,
      updated: ended_at,
      lines: [`Exit code ${String(exit_code)}.`, ...(failure === null ? [] : [failure]), ...(canary?.odd ?? [])],
    },
  ]
}

function listHeldBack({ held_back }: Status, page: string): FeedEntry[] {
  return held_back.map(({ dataset, partition, code, message, since }) => ({
    id: `${page}#held-back-${dataset}-${partition}-${since}`,
    title: `Held back: ${dataset} ${partition}`,
    updated: since,
    lines: [code, message],
  }))
}

function listPinned({ pinned }: Status, page: string): FeedEntry[] {
  return pinned.map(({ dataset, partition, url, since }) => {
    const what = url ?? `${dataset ?? ''} ${partition ?? ''}`
    const id = `${page}#pinned-${encodeURIComponent(what)}-${since}`
    return {
      id,
      title: `Pinned: ${what}`,
      updated: since,
      lines: ['Builds keep it as it is until the operator unpins it.'],
    }
  })
}

function listLate({ datasets }: Status, page: string): FeedEntry[] {
  return datasets.flatMap(({ id, title, state, late_from, because }) =>
    state === 'late' && late_from !== null
      ? [
          {
            id: `${page}#late-${id}-${late_from}`,
            title: `Late: ${title}`,
            updated: `${late_from}T00:00:00Z`,
            lines: [because],
          },
        ]
      : [],
  )
}

/**
 * Lists what does not work. A fault has no instant of its own, so it has one entry a day, which all checks of that day
 * leave as it is.
 */
function listDegraded({ degraded, checked_at }: Status, page: string): FeedEntry[] {
  const day = checked_at.slice(0, 10)
  return degraded.map((message) => ({
    id: `${page}#degraded-${createHash('sha256').update(message).digest('hex').slice(0, 12)}-${day}`,
    title: 'Something does not work as it should',
    updated: `${day}T00:00:00Z`,
    lines: [message],
  }))
}
