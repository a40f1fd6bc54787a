import { monthOfPartition } from '../../schemas/core/dataset.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import type { Pins, PinnedPartition, PinnedSource } from '../../schemas/core/pins.ts'
import type { PartitionJob } from '../compile/partition-job.ts'
import type { FetchedFile } from '../fetch/fetch-files.ts'
import { partitionKey } from '../hold/held-back-list.ts'
import type { Log } from '../log.ts'

/** Pins of a run, with the partitions and files that they apply to. */
interface PinsInRun {
  readonly pins: Pins
  readonly published: Manifest | null
  /** Jobs whose published version pins keep. */
  readonly pinned: readonly PartitionJob[]
  /** Files as their sources show them. */
  readonly shown: readonly FetchedFile[]
}

/**
 * Reports which edition each pin keeps, and whether something newer waits behind it: a forgotten pin holds for ever.
 */
export function reportPins({ pins, published, pinned, shown }: PinsInRun, log: Log): void {
  for (const pin of pins.partitions) {
    const version = published?.partitions.find((entry) => partitionKey(entry) === partitionKey(pin))
    const isThere = version !== undefined && Object.keys(version.tables).length > 0
    const keeps = isThere ? `keeps the version of ${version.first_snapshot}` : 'stays unpublished'
    const subject = namePartition(pin)
    const job = pinned.find(
      ({ dataset, partition }) => partitionKey({ dataset: dataset.id, partition }) === partitionKey(pin),
    )
    line(subject, `${keeps}, ${describePin(pin.since)}${describeWaiting(job)} market-data-server unpin ${subject}`)
  }
  for (const pin of pins.sources) {
    const newer = shown.find(({ raw }) => raw?.url === pin.url && raw.sha256 !== pin.sha256)?.raw
    const waits =
      newer === undefined || newer === null ? '; nothing newer waits:' : `; the edition of ${newer.retrieved_at} waits:`
    line(
      namePinnedFile(pin),
      `keeps the edition ${pin.sha256.slice(0, 12)}, ${describePin(pin.since)}${waits} market-data-server unpin "${pin.url}"`,
    )
  }

  function line(subject: string, detail: string): void {
    log.line({ step: 'pin', subject, detail })
  }
}

function describePin(since: string): string {
  return `pinned since ${since.slice(0, 10)}`
}

function describeWaiting(job: PartitionJob | undefined): string {
  if (job === undefined) return '; not asked for in this run:'
  return job.reason === 'unchanged' ? '; nothing newer waits:' : `; another version waits (${job.reason}):`
}

/** Names a partition for the operator: its dataset and its month, or `all`. */
export function namePartition({ dataset, partition }: Pick<PinnedPartition, 'dataset' | 'partition'>): string {
  return `${dataset} ${monthOfPartition(partition) ?? partition}`
}

/** Gives the file name at the end of an address, or the whole address if it ends with parameters. */
export function namePinnedFile({ url }: Pick<PinnedSource, 'url'>): string {
  const end = url.slice(url.lastIndexOf('/') + 1)
  return /^[\w-]+\.\w{3,4}$/.test(end) ? end : url
}
