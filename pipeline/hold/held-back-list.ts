import type { Lake } from '../../lake/lake.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { HELD_BACK, type HeldBack, type HeldBackSince, heldBackListSchema } from '../../schemas/core/last-build.ts'
import { parseJson } from '../../schemas/core/json.ts'
import { readIfPresent, replaceFile } from '../../lake/durable-files.ts'
import type { Log } from '../log.ts'

export interface RequestedPartitions {
  readonly datasets: readonly Pick<Dataset, 'id'>[]
  /** `dataset/partition` of each, whether it is good or not. */
  readonly partitions: ReadonlySet<string>
}

/** Reads what is held back. An unreadable file counts as empty, with a warning: the next builds find out again. */
export async function readHeldBackList(lake: Lake, log: Log): Promise<HeldBackSince[]> {
  const text = await readIfPresent(lake.heldBack)
  if (text === null) return []
  const parsed = heldBackListSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data.held_back
  const detail = 'is not what a build wrote: what earlier builds held back is listed again when it is requested again'
  log.line({ step: 'check', subject: HELD_BACK, level: 'warn', detail })
  return []
}

/** Replaces the list with what is held back after a build. */
export async function continueHeldBackList(
  lake: Lake,
  heldBack: readonly HeldBack[],
  requested: RequestedPartitions,
  now: string,
  log: Log,
): Promise<void> {
  const before = await readHeldBackList(lake, log)
  await writeHeldBackList(lake, updateHeldBack(before, heldBack, requested, now))
}

/**
 * Lists the versions that are held back after a build: those that it held back itself, and the earlier ones of
 * partitions that it did not request, unless their dataset is gone.
 */
function updateHeldBack(
  before: readonly HeldBackSince[],
  heldBack: readonly HeldBack[],
  { datasets, partitions }: RequestedPartitions,
  now: string,
): HeldBackSince[] {
  const others = before.filter(
    (each) => !partitions.has(partitionKey(each)) && datasets.some(({ id }) => id === each.dataset),
  )
  const since = (held: HeldBack) =>
    before.find((each) => partitionKey(each) === partitionKey(held) && each.code === held.code)?.since ?? now
  return [...others, ...heldBack.map((held) => ({ ...held, since: since(held) }))].sort((a, b) =>
    partitionKey(a) < partitionKey(b) ? -1 : partitionKey(a) > partitionKey(b) ? 1 : 0,
  )
}

async function writeHeldBackList(lake: Lake, heldBack: readonly HeldBackSince[]): Promise<void> {
  const path = lake.heldBack
  const text = `${JSON.stringify({ held_back: heldBack }, null, 2)}\n`
  const before = await readIfPresent(path)
  if (before !== text && (before !== null || heldBack.length > 0)) await replaceFile(lake.files, path, text)
}

export function partitionKey({ dataset, partition }: Pick<HeldBack, 'dataset' | 'partition'>): string {
  return `${dataset}/${partition}`
}
