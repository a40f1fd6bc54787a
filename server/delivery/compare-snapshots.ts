import type { Row, Value } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { lastDayOfMonth } from '../../schemas/api/business-day.ts'
import { type AskTopic, nullIfNotFound } from '../subscriptions/ask-topic.ts'
import { toJson } from '../snapshots/values.ts'
import { findChangedMonths, MOST_MONTHS, readChangesSince } from './dataset-changes.ts'
import type { TopicEvent } from './topic-event.ts'
import type { Topic } from '../subscriptions/subscription.ts'

/** Two snapshots, and how each is asked. */
interface ComparedSnapshots {
  readonly since: string
  readonly snapshot: string
  readonly publishedAt: string
  readonly ask: AskTopic
  /** Asks the earlier snapshot. Throws a `snapshot_not_found` where it is pruned. */
  askBefore<T>(work: (ask: AskTopic) => Promise<T>): Promise<T>
}

const MOST_ROWS = 100
const PAGE = '1000'

/** Finds what a snapshot brought for a topic, by the answers of the API in it and in the one before. */
export async function compareSnapshots({ kind, id }: Topic, compared: ComparedSnapshots): Promise<TopicEvent[]> {
  if (kind === 'status' || id === null) return []
  if (kind === 'dataset') return listPublished(id, compared)
  if (kind === 'fund') return listFiled(id, compared)
  try {
    if (kind === 'asset') return await compareMonths('asset.holders_changed', askHolders(id), compared)
    if (kind === 'issuer') return await compareMonths('issuer.total_changed', askIssuer(id), compared)
    const changed = await compareMonths('manager.total_changed', askManager(id), compared)
    return [...changed, ...(await listMoves(id, compared))]
  } catch (error) {
    if (!isPruned(error)) throw error
    const reason = 'The snapshot to compare with is pruned: what changed since then is not known.'
    return [makeEvent('comparison.missing', compared, { reason })]
  }
}

function isPruned(error: unknown): boolean {
  return error instanceof ApiError && error.errorData['reason'] === 'snapshot_not_found'
}

function makeEvent(
  type: TopicEvent['type'],
  { snapshot, since, publishedAt }: ComparedSnapshots,
  found: Row,
): TopicEvent {
  const data = { snapshot, previous_snapshot: since, ...found }
  return { type, snapshot, subject: since, timestamp: publishedAt, data }
}

async function listPublished(dataset: string, compared: ComparedSnapshots): Promise<TopicEvent[]> {
  const changes = await readChangesSince(compared.ask, dataset, compared.since)
  if (changes.length === 0) return []
  const shown = changes.slice(0, MOST_ROWS).map(({ snapshot, table, partition, change, ...rows }) => {
    const { rows_added, rows_removed, rows_changed } = rows
    return toRow({ snapshot, table, partition, change, rows_added, rows_removed, rows_changed })
  })
  const data = { dataset, changes: shown, changes_left_out: changes.length - shown.length }
  return [makeEvent('dataset.published', compared, data)]
}

async function listFiled(cnpj: string, compared: ComparedSnapshots): Promise<TopicEvent[]> {
  const { ask, since, snapshot } = compared
  const { months, leftOut } = await findChangedMonths(ask, since)
  const versions: Row[] = []
  for (const month of months) {
    const found = await nullIfNotFound(ask('fund_revisions', { cnpj, date: month, page_size: PAGE }))
    for (const version of found?.data ?? []) {
      const { first_snapshot: first } = version
      if (first > since && first <= snapshot)
        versions.push(toRow({ reference_date: lastDayOfMonth(month), ...version }))
    }
  }
  const isFirst = ({ change }: Row) => change === 'first'
  const [filed, refiled] = [versions.filter(isFirst), versions.filter((version) => !isFirst(version))]
  const more = { months_left_out: leftOut }
  return [
    ...(filed.length === 0 ? [] : [makeEvent('fund.filed', compared, { versions: filed, ...more })]),
    ...(refiled.length === 0 ? [] : [makeEvent('fund.refiled', compared, { versions: refiled, ...more })]),
  ]
}

/** Asks for the rows of months by their last day. */
type AskMonths = (ask: AskTopic, between: { readonly from: string; readonly to: string }) => Promise<readonly Row[]>

function askHolders(code: string): AskMonths {
  return async (ask, between) =>
    ((await nullIfNotFound(ask('asset_holders_history', { code, ...between, page_size: PAGE })))?.data ?? []).map(toRow)
}

function askIssuer(id: string): AskMonths {
  return async (ask, between) =>
    ((await nullIfNotFound(ask('issuer_history', { id, ...between, page_size: PAGE })))?.data ?? []).map(toRow)
}

function askManager(cnpj: string): AskMonths {
  return async (ask, between) =>
    ((await nullIfNotFound(ask('manager_history', { cnpj, ...between, page_size: PAGE })))?.data ?? []).map(toRow)
}

/** Compares the rows of the months whose holdings changed, and tells those that differ as they were and as they are. */
async function compareMonths(
  type: TopicEvent['type'],
  askMonths: AskMonths,
  compared: ComparedSnapshots,
): Promise<TopicEvent[]> {
  const { months, leftOut } = await findChangedMonths(compared.ask, compared.since)
  const [first, last] = [months[0], months.at(-1)]
  if (first === undefined || last === undefined) return []
  const between = { from: `${first}-01`, to: lastDayOfMonth(last) }
  const after = await askMonths(compared.ask, between)
  const before = await compared.askBefore((ask) => askMonths(ask, between))
  const changed = months.flatMap((month): Row[] => {
    const [was, is] = [findMonth(before, month), findMonth(after, month)]
    if (sayRow(was) === sayRow(is)) return []
    return [{ reference_date: lastDayOfMonth(month), before: was, after: is }]
  })
  if (changed.length === 0) return []
  return [makeEvent(type, compared, { months: changed.slice(-MOST_MONTHS), months_left_out: leftOut })]
}

function findMonth(rows: readonly Row[], month: string): Row | null {
  return rows.find(({ reference_date: date }) => date === lastDayOfMonth(month)) ?? null
}

/** Writes the content of a row, without the address that explains it. */
function sayRow(row: Row | null): string {
  if (row === null) return ''
  const { explain: _explain, ...says } = row
  return toJson(says)
}

async function listMoves(cnpj: string, compared: ComparedSnapshots): Promise<TopicEvent[]> {
  const found = await nullIfNotFound(compared.ask('manager_changes', { cnpj, page_size: PAGE }))
  const moved = (found?.data ?? []).filter(({ first_snapshot: first }) => {
    return first > compared.since && first <= compared.snapshot
  })
  if (moved.length === 0) return []
  const funds = moved.slice(0, MOST_ROWS).map(toRow)
  return [makeEvent('manager.funds_changed', compared, { funds, funds_left_out: moved.length - funds.length })]
}

/** Drops what is optional and absent in an answer; all else in one is a value. */
function toRow(answered: object): Row {
  return Object.fromEntries(
    Object.entries(answered).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  )
}
