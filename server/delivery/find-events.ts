import type { Logger } from 'pino'
import type { Status } from '../../schemas/service/status/status.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { CreateTopicAsk } from '../subscriptions/ask-topic.ts'
import { addPending, type StoredSubscription, type Topic } from '../subscriptions/subscription.ts'
import type { SubscriptionStore } from '../subscriptions/subscription-store.ts'
import { compareSnapshots } from './compare-snapshots.ts'
import { type ListStatusEntries, readStatusTopic } from './status-topic.ts'
import { makePending, requireShort, type TopicEvent } from './topic-event.ts'

export interface FindingParts {
  readonly store: SubscriptionStore
  readonly following: SnapshotFollower
  readonly createAsk: CreateTopicAsk
  readonly readStatus: () => Promise<Status>
  /** Lists what the feed of the status has. */
  readonly listEntries: ListStatusEntries
  readonly log: Logger
  readonly now: () => Date
}

/** News of the newest snapshot since an earlier one. */
interface ComparedTopic {
  readonly snapshot: string
  readonly events: readonly TopicEvent[]
}

type Compare = (topic: Topic, since: string) => Promise<ComparedTopic | null>
/** Finds the events of subscriptions and saves them as waiting; returns the subscriptions as they are then. */
type FindEvents = (subscriptions: readonly StoredSubscription[]) => Promise<StoredSubscription[]>

/** A comparison that failed is tried again after so long. */
const COMPARE_AGAIN_MS = 60_000

/**
 * Compares what subscriptions have seen with the present state: each topic once for all subscriptions at the same
 * snapshot.
 */
export function createEventFinder(parts: FindingParts): FindEvents {
  const { following, readStatus } = parts
  const compareUnlessFailed = createCompare(parts)
  return async (subscriptions) => {
    const current = following.current()
    const isAsked = subscriptions.some(({ topic: { kind } }) => kind === 'status' || kind === 'dataset')
    // While this process opens a new snapshot, the status would say that it is behind.
    const status = isAsked && (await following.behind()) === null ? await readStatus() : null
    const compare = rememberCompared(compareUnlessFailed)
    const found: StoredSubscription[] = []
    for (const subscription of subscriptions) {
      const compared = current === null ? subscription : await findInSnapshots(subscription, current, compare, parts)
      const looked = compared === null || status === null ? compared : await findInStatus(compared, status, parts)
      if (looked !== null) found.push(looked)
    }
    return found
  }
}

/** Compares a topic with an earlier snapshot; null while a failed comparison is not due again. */
function createCompare({ following, createAsk, log, now }: FindingParts): Compare {
  const failed = new Map<string, number>()
  return async (topic, since) => {
    const name = JSON.stringify([topic, since])
    if ((failed.get(name) ?? 0) > now().getTime()) return null
    try {
      const compared = await following.use(null, async (snapshot) => {
        const events = await compareSnapshots(topic, {
          ...{ since, snapshot: snapshot.id, publishedAt: snapshot.manifest.created_at },
          ask: createAsk(snapshot),
          askBefore: (work) => following.use({ snapshot: since }, (before) => work(createAsk(before))),
        })
        for (const event of events) requireShort(event)
        return { snapshot: snapshot.id, events }
      })
      failed.delete(name)
      return compared
    } catch (error) {
      log.error({ topic, since, err: error }, 'cannot compare snapshots for subscriptions yet')
      failed.set(name, now().getTime() + COMPARE_AGAIN_MS)
      return null
    }
  }
}

function rememberCompared(compare: Compare): Compare {
  const compared = new Map<string, ReturnType<Compare>>()
  return (topic, since) => {
    const name = JSON.stringify([topic, since])
    const work = compared.get(name) ?? compare(topic, since)
    compared.set(name, work)
    return work
  }
}

/** Returns null where the subscription was deleted meanwhile. */
async function findInSnapshots(
  subscription: StoredSubscription,
  current: string,
  compare: Compare,
  { store, now }: FindingParts,
): Promise<StoredSubscription | null> {
  const { id, topic, snapshot: since } = subscription
  if (since === null) return store.change(id, (stored) => ({ ...stored, snapshot: current }))
  if (since >= current) return subscription
  const compared = await compare(topic, since)
  if (compared === null) return subscription
  return store.change(id, (stored) => {
    if (stored.snapshot !== since) return stored
    const pending = compared.events.map((event) => makePending(stored, event, now()))
    return addPending({ ...stored, snapshot: compared.snapshot }, pending)
  })
}

/** Returns null where the subscription was deleted meanwhile. */
async function findInStatus(
  subscription: StoredSubscription,
  status: Status,
  { store, listEntries, now }: FindingParts,
): Promise<StoredSubscription | null> {
  const { id, topic, seen: before } = subscription
  const seen = readStatusTopic(topic, status, listEntries)
  if (seen === null) return subscription
  const isSame = before?.length === seen.ids.length && seen.ids.every((each) => before.includes(each))
  if (isSame) return subscription
  return store.change(id, (stored) => {
    // A change before the subscription is no event.
    const events = stored.seen === null ? [] : seen.compare(stored.seen)
    const pending = events.map((event) => makePending(stored, event, now()))
    return addPending({ ...stored, seen: [...seen.ids] }, pending)
  })
}
