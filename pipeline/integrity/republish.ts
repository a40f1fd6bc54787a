import type { Lake } from '../../lake/lake.ts'
import { dirname } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { type Manifest, type PartitionEntry, publishedFiles } from '../../schemas/core/manifest.ts'
import type { ChangeKind } from '../publish/changes.ts'
import { forEachFile } from '../../lake/durable-files.ts'
import { publishNext } from '../publish/publish.ts'
import { type FileName, fileKey } from '../../lake/scrub/file-fault.ts'
import { pathExists } from '../../lake/disk.ts'

type KindOf = (before: PartitionEntry | null, after: PartitionEntry) => ChangeKind

const hasTables = (entry: PartitionEntry | null) => entry !== null && Object.keys(entry.tables).length > 0
const isOfSameFiles = (a: PartitionEntry, b: PartitionEntry) =>
  a.inputs.length === b.inputs.length && a.inputs.every(({ sha256 }) => b.inputs.some((each) => each.sha256 === sha256))

/** Kinds of change by a build and by a rollback: no manifest tells which of the two made it. */
const KINDS: readonly KindOf[] = [
  (before, after) =>
    before === null || !hasTables(before) ? 'added' : isOfSameFiles(before, after) ? 'recompiled' : 'amended',
  (_before, after) => (hasTables(after) ? 'rolled_back' : 'removed'),
]

/**
 * Publishes a snapshot again in a separate folder, to make the tables that come from manifests and other tables:
 * changelog, histories, indexes. The same files give the same bytes; the caller compares the files in the
 * lake of `scratch`. Nothing may read the files in `damaged`.
 */
export async function republish(
  datasets: readonly Dataset[],
  lake: Lake,
  { before, after }: { readonly before: Manifest | null; readonly after: Manifest },
  damaged: ReadonlySet<string>,
  scratch: (attempt: number) => Lake,
  isMade: (made: Lake) => Promise<boolean>,
): Promise<Lake | null> {
  const partitions = after.partitions.map((entry) => withHistoryBefore(before, entry))
  for (const [attempt, kindOf] of KINDS.entries()) {
    const made = scratch(attempt)
    await linkFiles(lake, made, [...publishedFiles(after), ...(before ? publishedFiles(before) : [])], damaged)
    const publication = { snapshot: after.snapshot, publishedAt: after.created_at }
    await publishNext(datasets, made, before, () => Promise.resolve(publication), {
      partitions,
      sources: after.sources,
      fresh: [],
      isSample: after.sample === true,
      kindOf,
    })
    if (await isMade(made)) return made
  }
  return null
}

function withHistoryBefore(before: Manifest | null, { history: _history, ...entry }: PartitionEntry): PartitionEntry {
  const old = before?.partitions.find((each) => each.dataset === entry.dataset && each.partition === entry.partition)
  return { ...entry, ...(old?.history && { history: old.history }) }
}

async function linkFiles(
  lake: Lake,
  made: Lake,
  files: readonly FileName[],
  damaged: ReadonlySet<string>,
): Promise<void> {
  const unique = new Map(files.filter((each) => !damaged.has(fileKey(each))).map((each) => [fileKey(each), each]))
  await forEachFile([...unique.values()], async (each) => {
    const [from, to] = [lake.file(each), made.file(each)]
    await lake.files.mkdir(dirname(to), { recursive: true })
    if (await pathExists(from)) await lake.files.link(from, to)
  })
}
