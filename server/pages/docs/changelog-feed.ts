import type { Row, Snapshot } from '../../../schemas/api/endpoint.ts'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import { CHANGES_FEED, datasetFeed } from '../../../schemas/service/openapi/open-routes.ts'
import { ApiError } from '../../../schemas/api/error.ts'
import { describeChange, readNewestChanges, toText } from './newest-changes.ts'
import type { Feed, FeedEntry } from '../kit/feed.tsx'
import type { PageContext } from './page-context.ts'
import { listReleases } from './releases.ts'
import { httpMessages } from '../../http/http-messages.ts'
import { SERVICE_NAME } from '../../../schemas/service/service-name.ts'

/** Lists the newest snapshots that changed anything, and the releases of the API, as a feed with an entry each. */
export async function makeChangelogFeed({
  base,
  snapshot,
  ask,
}: Pick<PageContext, 'base' | 'snapshot' | 'ask'>): Promise<Feed> {
  const changes = snapshot === null ? [] : await ask('newest changes', (open) => readNewestChanges(open))
  const page = `${base}/docs/changelog`
  return {
    title: `${SERVICE_NAME.en}: changes of the data and of the API`,
    page,
    self: `${base}${CHANGES_FEED}`,
    entries: [...listSnapshots(page, changes), ...listReleased(page)],
  }
}

/** Lists the newest snapshots that changed tables of a dataset. */
export async function makeDatasetFeed(
  { id, title }: Pick<Dataset, 'id' | 'title'>,
  { base, snapshot, ask }: Pick<PageContext, 'base' | 'snapshot' | 'ask'>,
): Promise<Feed> {
  const read = (open: Snapshot) => readNewestChanges(open, { dataset: id })
  const changes = snapshot === null ? [] : await ask(`newest changes of ${id}`, read)
  const page = `${base}/docs/${id}`
  return { title: title.en, page, self: `${base}${datasetFeed(id)}`, entries: listSnapshots(page, changes) }
}

function listSnapshots(page: string, changes: readonly Row[] | null): FeedEntry[] {
  // An empty feed would say that nothing changed.
  if (changes === null) throw new ApiError('unavailable', httpMessages.feedIsBusy)
  const ids = [...new Set(changes.map(({ snapshot }) => toText(snapshot)))]
  return ids.map((id) =>
    makeEntry(
      page,
      id,
      changes.filter(({ snapshot }) => toText(snapshot) === id),
    ),
  )
}

function listReleased(page: string): FeedEntry[] {
  return listReleases('en').flatMap(({ version, date, changes }) =>
    version === null || date === null
      ? []
      : [
          {
            id: `${page}#v${version}`,
            title: `Release ${version} of the API`,
            updated: `${date}T00:00:00Z`,
            lines: changes.map((change) => change.replaceAll('`', '')),
          },
        ],
  )
}

function makeEntry(page: string, id: string, changes: readonly Row[]): FeedEntry {
  const datasets = [...new Set(changes.map(({ dataset }) => toText(dataset)))]
  return {
    id: `${page}#${id}`,
    title: `Snapshot ${id}: ${datasets.join(', ')}`,
    updated: toText(changes[0]?.['published_at']),
    lines: changes.map(writeLine),
  }
}

function writeLine(row: Row): string {
  const { table, change, partitions, added, removed, changed } = describeChange(row)
  return `${table}: ${change}, ${partitions}; rows: ${added} added, ${removed} removed, ${changed} changed`
}
