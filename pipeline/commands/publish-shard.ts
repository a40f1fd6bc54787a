import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import type { BuildEffects } from '../effects.ts'
import { formatShard, type Shard } from '../fetch/shard.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { formatCount } from '../log.ts'
import { isSampleData } from '../mirror/sample-mark.ts'
import { finishManifest, mergePartitions } from '../publish/assemble.ts'
import { keepInLake, makeFindPath, nextPublication } from '../publish/publish.ts'
import { publishSnapshot } from '../../lake/snapshots/publish-snapshot.ts'
import { printViews } from '../../lake/views/views.ts'
import type { BuildContent } from './publish-build.ts'
import type { Run } from './resolve-run.ts'

/**
 * Publishes the partitions of a shard as a snapshot that says so. What is made from all partitions (histories, indexes,
 * links, comparisons with other months) is left to the merge.
 */
export async function publishShard(
  { scope, maskPersonalData }: Pick<Run, 'scope' | 'maskPersonalData'>,
  shard: Shard,
  before: Manifest | null,
  { compiled, refused }: BuildContent,
  { lake, log, now, at }: BuildEffects,
): Promise<void> {
  at?.('publish')
  const publication = await nextPublication(lake, now())
  const isSample = (await isSampleData(lake)) || before?.sample === true
  const content = {
    ...mergePartitions(before, compiled, publication.snapshot),
    ...(isSample && { sample: true as const }),
    shard: {
      ...shard,
      datasets: scope.datasets === null ? null : scope.datasets.toSorted(),
      from: scope.from,
      to: scope.to,
      personal_data: maskPersonalData ? ('mask' as const) : ('show' as const),
    },
  }
  for (const file of compiled.flatMap(({ result }) => Object.values(result.tables))) await keepInLake(lake, file)
  const manifest = finishManifest(publication, content, {}, {}, await readCompilerCode())
  const findPath = makeFindPath(lake, before)
  const files = publishedFiles(manifest).map((each) => ({ file: each.file, from: findPath(each) }))
  const tables = new Set(files.map(({ file }) => file.slice(0, file.indexOf('/'))))
  // A shard is not signed: nobody serves it, and the merge compares every hash.
  await publishSnapshot(
    lake,
    manifest,
    files,
    (folder) => printViews(folder, tables),
    () => null,
  )
  const kept = manifest.partitions.length - compiled.length
  const detail = `shard ${formatShard(shard)}: ${formatCount(compiled.length)} partitions compiled, ${formatCount(kept)} kept, ${formatCount(refused)} refused`
  log.line({ step: 'publish', subject: publication.snapshot, detail })
}

/** Throws if a data directory holds another shard, or a whole lake where a shard is built: neither becomes the other. */
export function requireSameShard(published: Manifest | null, shard: Shard | null, lake: Lake): void {
  if (published === null) return
  const [has, is] = [published.shard, shard].map((each) => (each == null ? null : formatShard(each)))
  if (has === is) return
  const holds = has == null ? 'a whole lake' : `shard ${has} of one`
  throw new BuildError(
    'BAD_PARAMETER',
    `${lake.root} holds ${holds}, and not ${is == null ? 'a whole one' : `shard ${is}`}`,
    {
      hint:
        has == null
          ? 'Nothing was changed. Give the shard a DATA_DIR of its own; make merge-lakes takes it into this one.'
          : `Nothing was changed. Set SHARD=${has} to continue it, or give another DATA_DIR: a whole lake is made by make merge-lakes.`,
    },
  )
}
