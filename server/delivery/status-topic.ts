import type { Row } from '../../schemas/api/endpoint.ts'
import type { Status } from '../../schemas/service/status/status.ts'
import type { Topic } from '../subscriptions/subscription.ts'
import type { TopicEvent } from './topic-event.ts'

/** An entry in the feed of the status. Its id ends with `#` and the name of the thing. */
interface StatusEntry {
  readonly id: string
  readonly title: string
  readonly updated: string
  readonly lines: readonly string[]
}

export type ListStatusEntries = (status: Status) => readonly StatusEntry[]

/** State of a topic by the status now: its parts by their ids. */
interface StatusTopic {
  readonly ids: readonly string[]
  /** Makes events of the parts of the status that are new since `seen`, and of those that have gone. */
  compare(seen: readonly string[]): TopicEvent[]
}

/** Looks at a topic in the status; null if the status says nothing about it. */
export function readStatusTopic(
  { kind, id }: Topic,
  status: Status,
  listEntries: ListStatusEntries,
): StatusTopic | null {
  if (kind === 'status') return lookAtAll(status, listEntries(status))
  return kind === 'dataset' && id !== null ? lookAtHeldBack(id, status) : null
}

/** Looks at the entries of the status feed, and at whether all is well. */
function lookAtAll(status: Status, listed: readonly StatusEntry[]): StatusTopic {
  const entries = listed.map(({ id, ...entry }) => ({
    id: id.replace(/^.*#/, ''),
    ...entry,
  }))
  const isWell = `is-${status.status}`
  return {
    ids: [isWell, ...entries.map(({ id }) => id)],
    compare: (seen) => {
      const fresh = entries.filter(({ id }) => !seen.includes(id))
      if (fresh.length === 0 && seen.includes(isWell)) return []
      const said = fresh.map(({ title, updated, lines }): Row => ({ title, updated, lines }))
      // The same trouble can come, go and come again, which makes three events: the minute of the look tells them
      // apart.
      const subject = [status.checked_at, isWell, ...fresh.map(({ id }) => id)].join(' ')
      const data = { status: status.status, entries: said }
      return [{ type: 'status.changed', snapshot: null, subject, timestamp: status.checked_at, data }]
    },
  }
}

function lookAtHeldBack(dataset: string, { held_back, checked_at }: Status): StatusTopic {
  const held = held_back.filter((each) => each.dataset === dataset)
  const nameOf = ({ partition, since }: (typeof held)[number]) => `${partition} since ${since}`
  const ids = held.map(nameOf)
  return {
    ids,
    compare: (seen) => {
      const fresh = held.filter((each) => !seen.includes(nameOf(each)))
      const gone = seen.filter((each) => !ids.includes(each))
      const partitions = fresh.map(({ partition, code, message, since }): Row => ({ partition, code, message, since }))
      const released = gone.map((each) => each.replace(/ since .*$/, ''))
      return [
        ...(fresh.length === 0
          ? []
          : [makeEvent('dataset.held_back', checked_at, fresh.map(nameOf), { dataset, partitions })]),
        ...(gone.length === 0
          ? []
          : [makeEvent('dataset.no_longer_held_back', checked_at, gone, { dataset, partitions: released })]),
      ]
    },
  }
}

function makeEvent(type: TopicEvent['type'], timestamp: string, subjects: readonly string[], data: Row): TopicEvent {
  return { type, snapshot: null, subject: subjects.join(', '), timestamp, data }
}
