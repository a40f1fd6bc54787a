import type { Lake } from '../../lake/lake.ts'
import { type Dataset, monthOfPartition } from '../../schemas/core/dataset.ts'
import type { Manifest, PartitionEntry, SourceEntry } from '../../schemas/core/manifest.ts'
import { findMembersWithoutLines, countPublishedLines } from '../compile/lost-members.ts'
import { createInput, type PartitionInput } from '../compile/partition-input.ts'
import { readEdition } from '../fetch/archive.ts'
import type { Log } from '../log.ts'
import type { ShardLake } from './shard-set.ts'

/** The content that a merge takes from the shards. */
export interface MergedContent {
  readonly partitions: readonly PartitionEntry[]
  readonly sources: readonly SourceEntry[]
  /** Partitions that lack members of what the target has published. */
  readonly heldBack: number
  /** True for a partition of the same files as published: only the compiler is another. */
  readonly isRecompiled: (entry: PartitionEntry) => boolean
}

/**
 * Chooses the partitions that the target does not have as they are. One that the target has from later downloads stays; so
 * does one that has more members, as in a build.
 */
export async function chooseFromShards(
  datasets: readonly Dataset[],
  before: Manifest | null,
  shards: readonly ShardLake[],
  log: Log,
): Promise<MergedContent> {
  const findOld = ({ dataset, partition }: PartitionEntry) =>
    before?.partitions.find((old) => old.dataset === dataset && old.partition === partition) ?? null
  const [partitions, sources] = [[] as PartitionEntry[], [] as SourceEntry[]]
  let heldBack = 0
  for (const shard of shards) {
    for (const entry of shard.manifest.partitions) {
      const old = findOld(entry)
      if (old !== null && isSameVersion(old, entry)) continue
      const subject = `${entry.dataset} ${monthOfPartition(entry.partition) ?? ''}`.trim()
      const own = listSources(shard.manifest, entry)
      if (before !== null && isNewer(listSources(before, entry), own)) {
        const detail = `the target has it from later downloads: those of shard ${String(shard.shard.number)} are left`
        log.line({ step: 'merge', subject, level: 'warn', detail })
        continue
      }
      const lost = before === null || old === null ? [] : await listLost(datasets, before, old, entry, own, shard.lake)
      if (lost.length > 0) {
        heldBack += 1
        const detail = `MEMBERS_LOST: lacks ${lost.join(', ')} or most of its lines, which are published: the fuller version stays\n         If the smaller one is right, the next builds of this DATA_DIR publish it when its source has shown it on two days.`
        log.line({ step: 'refuse', subject, level: 'error', detail })
        continue
      }
      partitions.push(entry)
      sources.push(...own)
    }
  }
  const isRecompiled = (entry: PartitionEntry) => {
    const old = findOld(entry)
    return old !== null && hasSameInputs(old, entry)
  }
  return { partitions, sources, heldBack, isRecompiled }
}

function isSameVersion(old: PartitionEntry, entry: PartitionEntry): boolean {
  const [was, is] = [Object.entries(old.tables), Object.entries(entry.tables)]
  return (
    old.input_digest === entry.input_digest &&
    hasSameInputs(old, entry) &&
    was.length === is.length &&
    is.every(([name, { sha256 }]) => old.tables[name]?.sha256 === sha256)
  )
}

function hasSameInputs(old: PartitionEntry, entry: PartitionEntry): boolean {
  return (
    old.inputs.length === entry.inputs.length &&
    entry.inputs.every(({ url, sha256 }) => old.inputs.some((each) => each.url === url && each.sha256 === sha256))
  )
}

function listSources({ sources }: Manifest, { dataset, partition }: PartitionEntry): SourceEntry[] {
  return sources.filter((each) => each.dataset === dataset && each.month === monthOfPartition(partition))
}

/** True if a file of the target is another edition, and a later one, than in the shard. */
function isNewer(here: readonly SourceEntry[], there: readonly SourceEntry[]): boolean {
  return here.some(({ url, sha256, retrieved_at }) =>
    there.some((other) => other.url === url && other.sha256 !== sha256 && other.retrieved_at < retrieved_at),
  )
}

/** Lists the members, and the tables that may only grow, of which a version has less than is published. */
async function listLost(
  datasets: readonly Dataset[],
  before: Manifest,
  old: PartitionEntry,
  entry: PartitionEntry,
  sources: readonly SourceEntry[],
  lake: Lake,
): Promise<string[]> {
  const dataset = datasets.find(({ id }) => id === entry.dataset)
  if (dataset === undefined || hasSameInputs(old, entry) || Object.keys(old.tables).length === 0) return []
  const month = monthOfPartition(entry.partition)
  const inputs: PartitionInput[] = []
  for (const { source: id, url, sha256 } of entry.inputs) {
    const source = dataset.sources.find((each) => each.id === id)
    const raw = await readEdition(lake, url, sha256)
    if (source !== undefined && raw !== null)
      inputs.push(createInput({ dataset, source, period: null, months: [month] }, month, raw))
  }
  const publishedLines = countPublishedLines(before, dataset, entry.partition)
  const lost = findMembersWithoutLines(
    { dataset, inputs, published: old, publishedLines },
    { sources, completeness: entry.completeness },
  )
  const grown = dataset.tables.filter(
    ({ name, appendOnly }) =>
      appendOnly !== undefined && (entry.tables[name]?.rows ?? 0) < (old.tables[name]?.rows ?? 0),
  )
  return [...lost, ...grown.map(({ name }) => name)]
}
