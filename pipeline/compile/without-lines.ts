import type { Lake } from '../../lake/lake.ts'
import { z } from 'zod'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { formatCount, type Log } from '../log.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Month } from '../../schemas/core/month.ts'
import type { PartitionInput } from './partition-input.ts'

const partitionWithoutLines = z.strictObject({
  dataset: z.string(),
  partition: z.string(),
  /** Digest of the inputs without lines; the same inputs have none again. */
  input_digest: z.string(),
})

const schema = z.strictObject({ without_lines: z.array(partitionWithoutLines) })

/** A partition without a line in the file of its year. It is not published, and most of them never will be. */
export type PartitionWithoutLines = z.infer<typeof partitionWithoutLines>

/** A partition of a run before it is compiled. */
interface PlannedPartition {
  readonly dataset: Pick<Dataset, 'id'>
  readonly month: Month | null
  readonly partition: string
  readonly inputs: readonly Pick<PartitionInput, 'raw'>[]
  readonly digest: string
}

/** Reads the partitions that had no line. An unreadable file counts as empty: the next build finds them again. */
export async function readWithoutLines(lake: Lake): Promise<PartitionWithoutLines[]> {
  const text = await readIfPresent(lake.withoutLines)
  const parsed = text === null ? null : schema.safeParse(parseJson(text))
  return parsed?.data?.without_lines ?? []
}

/**
 * Returns a test for partitions that are known to have no line. It compares names too, because the months of a year's
 * file share one digest.
 */
export function isKnownWithoutLines(known: readonly PartitionWithoutLines[]): (job: PlannedPartition) => boolean {
  const keys = new Set(known.map((each) => `${partitionKey(each)} ${each.input_digest}`))
  return (job) => keys.has(`${jobKey(job)} ${job.digest}`)
}

/**
 * Remembers the partitions of a run that have no line, and reports them: new ones by name, known ones by their number.
 * Partitions that the run did not plan stay remembered.
 */
export async function keepWithoutLines(
  lake: Lake,
  before: readonly PartitionWithoutLines[],
  planned: readonly PlannedPartition[],
  absent: readonly PlannedPartition[],
  log: Log,
): Promise<void> {
  const [known, asked] = [new Set(before.map(partitionKey)), new Set(planned.map(jobKey))]
  const fresh = absent.filter((job) => !known.has(jobKey(job)))
  for (const dataset of new Set(fresh.map((job) => job.dataset.id))) reportFresh(dataset, fresh, log)
  const old = absent.length - fresh.length
  if (old > 0) {
    const detail = `${formatCount(old)} partitions have no line in their files, as before: not published`
    log.line({ step: 'check', subject: 'no lines', detail })
  }
  const others = before.filter((each) => !asked.has(partitionKey(each)))
  const now = absent.map(({ dataset, partition, digest }) => ({ dataset: dataset.id, partition, input_digest: digest }))
  const sorted = [...others, ...now].sort((a, b) => (partitionKey(a) < partitionKey(b) ? -1 : 1))
  const text = `${JSON.stringify({ without_lines: sorted }, null, 2)}\n`
  const written = await readIfPresent(lake.withoutLines)
  // Most installations have no such partition, and no file.
  if (written === text || (written === null && sorted.length === 0)) return
  await replaceFile(lake.files, lake.withoutLines, text)
}

function reportFresh(dataset: string, fresh: readonly PlannedPartition[], log: Log): void {
  const own = fresh.filter((job) => job.dataset.id === dataset)
  const files = new Set(
    own.flatMap(({ inputs }) => inputs.map(({ raw }) => raw.url.slice(raw.url.lastIndexOf('/') + 1))),
  )
  const detail = `${[...files].join(', ')} has no line of ${own.map(({ month }) => month ?? '').join(', ')}: not published, and not said again`
  log.line({ step: 'check', subject: dataset, level: 'warn', detail })
}

function partitionKey({ dataset, partition }: Pick<PartitionWithoutLines, 'dataset' | 'partition'>): string {
  return `${dataset}/${partition}`
}

function jobKey({ dataset, partition }: PlannedPartition): string {
  return partitionKey({ dataset: dataset.id, partition })
}
