import type { AskTopic, TableChange } from '../subscriptions/ask-topic.ts'

const HOLDINGS = 'cvm_fund_portfolio'
const PAGE_SIZE = 1000
/** Changed months that an event names, the newest ones. New rules change more; the changelog has them all. */
export const MOST_MONTHS = 24

/** Months whose holdings changed. */
interface ChangedMonths {
  /** Only the newest months, in the order of time. */
  readonly months: readonly string[]
  /** How many older months changed too. */
  readonly leftOut: number
}

/** Reads the changes of a dataset after a snapshot, the newest first. */
export async function readChangesSince(ask: AskTopic, dataset: string, since: string | null): Promise<TableChange[]> {
  const found: TableChange[] = []
  for (let page = 0; ; page += 1) {
    const asked = { dataset, page: String(page), page_size: String(PAGE_SIZE) }
    const { data } = await ask('changelog', asked)
    found.push(...data.filter(({ snapshot }) => since === null || snapshot > since))
    const last = data.at(-1)
    if (last === undefined || data.length < PAGE_SIZE || (since !== null && last.snapshot <= since)) return found
  }
}

/** Finds the months of the holdings of funds that changed after a snapshot. */
export async function findChangedMonths(ask: AskTopic, since: string | null): Promise<ChangedMonths> {
  const months = new Set<string>()
  for (const { table, partition } of await readChangesSince(ask, HOLDINGS, since)) {
    const [, month] = /^competence_month=(\d{4}-\d{2})$/.exec(partition) ?? []
    if (month !== undefined && table === HOLDINGS) months.add(month)
  }
  const sorted = [...months].sort()
  return { months: sorted.slice(-MOST_MONTHS), leftOut: Math.max(0, sorted.length - MOST_MONTHS) }
}
