import type { Row } from '../../schemas/api/endpoint.ts'
import type { EventType } from '../../schemas/service/subscriptions/subscription.ts'
import { toJson } from '../snapshots/values.ts'
import { nameEvent, type PendingEvent, type StoredSubscription, type Topic } from '../subscriptions/subscription.ts'

/** Something that happened to a topic, whoever has subscribed to it. */
export interface TopicEvent {
  readonly type: EventType
  /** Snapshot that brought it; null where no snapshot did. */
  readonly snapshot: string | null
  /** Part of the event's name beside the snapshot. It tells events of one type apart. */
  readonly subject: string
  /** When it happened (UTC). */
  readonly timestamp: string
  readonly data: Row
}

/** Longest JSON of `data`, in characters. Lists are cut before they go into an event, so none reaches this. */
const LONGEST_DATA = 262_144

/** Throws where an event is longer than any should be, before it waits for a subscription. */
export function requireShort({ type, data }: TopicEvent): void {
  const { length } = toJson(data)
  if (length > LONGEST_DATA) throw new Error(`an event of ${type} has ${String(length)} characters`)
}

/** Makes the event of a subscription, which waits for its first try from now on. */
export function makePending(
  { id, topic }: StoredSubscription,
  { type, snapshot, subject, timestamp, data }: TopicEvent,
  now: Date,
): PendingEvent {
  const body = toJson({ type, timestamp, data: { subscription: id, topic: writeTopic(topic), ...data } })
  const webhook_id = nameEvent(id, snapshot, `${type} ${subject}`)
  return { webhook_id, type, snapshot, body, tries: 0, next_try_at: now.toISOString() }
}

function writeTopic({ kind, id }: Topic): Row {
  return { kind, id }
}
