import type { Lake } from '../../lake/lake.ts'
import { partitionName } from '../../schemas/core/dataset.ts'
import type { Pins } from '../../schemas/core/pins.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import { readEdition } from '../fetch/archive.ts'
import { listPlaces } from '../fetch/choose-edition.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import { FileNotFetched } from '../fetch/origins/fetch-errors.ts'
import { partitionKey } from '../hold/held-back-list.ts'

/** Files of a run, with the pinned editions in place of newer ones. */
interface PinnedFiles {
  readonly fetched: readonly FetchedFile[]
  /** Partitions, as `dataset/partition`, that keep their published version because a pinned edition is not there. */
  readonly stuck: ReadonlySet<string>
}

/**
 * Puts the pinned editions in place of those that the sources show. A pinned edition that data/raw no longer has is
 * reported like a file that did not come, and what is made from it stays as it is published.
 */
export async function usePinnedEditions(
  fetched: readonly FetchedFile[],
  { sources }: Pins,
  lake: Lake,
): Promise<PinnedFiles> {
  const stuck = new Set<string>()
  if (sources.length === 0) return { fetched, stuck }
  const used: FetchedFile[] = []
  for (const file of fetched) {
    const urls = listPlaces(file).map(({ url }) => url)
    const pin = sources.find(({ url }) => urls.includes(url))
    if (pin === undefined || (file.raw?.url === pin.url && file.raw.sha256 === pin.sha256)) {
      used.push(file)
      continue
    }
    const raw = await readEdition(lake, pin.url, pin.sha256)
    if (raw !== null) {
      // What the source shows today does not count for this edition.
      used.push({ ...file, raw, shownAt: null })
      continue
    }
    for (const month of file.months) {
      stuck.add(partitionKey({ dataset: file.dataset.id, partition: partitionName(file.dataset, month) }))
    }
    used.push({ ...file, failure: editionGone(pin.url, pin.sha256) })
  }
  return { fetched: used, stuck }
}

/** Jobs that a build runs, and jobs whose published version pins keep. */
interface SplitJobs {
  readonly free: readonly PartitionJob[]
  readonly pinned: readonly PartitionJob[]
}

export function splitPinned(
  jobs: readonly PartitionJob[],
  { partitions }: Pins,
  stuck: ReadonlySet<string>,
): SplitJobs {
  const kept = new Set([...partitions.map(partitionKey), ...stuck])
  const isKept = ({ dataset, partition }: PartitionJob) => kept.has(partitionKey({ dataset: dataset.id, partition }))
  return { free: jobs.filter((job) => !isKept(job)), pinned: jobs.filter(isKept) }
}

function editionGone(url: string, sha256: string): FileNotFetched {
  return new FileNotFetched(`the pinned edition ${sha256.slice(0, 12)} of ${url} is not in data/raw`, {
    hint: `Restore it from a backup, or let the next build go on: market-data-server unpin "${url}".`,
  })
}
