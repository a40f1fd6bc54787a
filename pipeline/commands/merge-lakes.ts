import type { Lake } from '../../lake/lake.ts'
import { join } from 'node:path'
import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { type Manifest, publishedFiles } from '../../schemas/core/manifest.ts'
import { copyDownloads, copyOver, describeLeftOut } from '../backup/copy-downloads.ts'
import { copyPublished } from '../backup/copy-snapshots.ts'
import { readCompilerCode } from '../digest/compiler-code.ts'
import type { Effects } from '../effects.ts'
import { formatShard } from '../fetch/shard.ts'
import { explainDisk } from '../explain-disk.ts'
import { forEachFile } from '../../lake/durable-files.ts'
import { continueHeldBackList, partitionKey, readHeldBackList } from '../hold/held-back-list.ts'
import { formatCount } from '../log.ts'
import { isSampleData } from '../mirror/sample-mark.ts'
import { continuePartitions } from '../publish/assemble.ts'
import { nextPublication, publishNext } from '../publish/publish.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { sweep } from '../integrity/sweep.ts'
import { reportSigning } from '../signing/sign-snapshot.ts'
import { formatInstant } from './build-record.ts'
import { withDataDir } from './claim-data-dir.ts'
import { continueDeltaLogs } from './delta-log.ts'
import type { ExitCode } from './exit-code.ts'
import { gradeAndReport } from './grade-months.ts'
import { chooseFromShards, type MergedContent } from './merge-content.ts'
import { requireSameShard } from './publish-shard.ts'
import { readShardSet, type ShardLake } from './shard-set.ts'

/**
 * Publishes the shards in these folders as the next snapshot of a data directory, with the digest that one build of all
 * of it has. The shards are only read. A merge that breaks off leaves the served snapshot, and can be run again.
 */
export async function mergeLakes(
  datasets: readonly Dataset[],
  lake: Lake,
  folders: readonly string[],
  effects: Effects,
): Promise<ExitCode> {
  try {
    const shards = await readShardSet(datasets, folders, lake, await readCompilerCode())
    return await withDataDir(lake, effects.log, async () => {
      await sweep(lake)
      try {
        const exitCode = await mergeLocked(datasets, lake, shards, effects)
        const logs = await continueDeltaLogs(lake, effects)
        return logs.length > 0 ? 1 : exitCode
      } finally {
        await sweep(lake)
      }
    })
  } catch (error) {
    throw explainDisk(error, lake.root)
  }
}

async function mergeLocked(
  datasets: readonly Dataset[],
  lake: Lake,
  shards: readonly ShardLake[],
  effects: Effects,
): Promise<ExitCode> {
  const { log } = effects
  const before = (await readCurrentSnapshot(lake))?.manifest ?? null
  requireSameShard(before, null, lake)
  await copyLakes(shards, lake, effects)
  await copyAllDownloads(shards, lake)
  const content = await chooseFromShards(datasets, before, shards, log)
  for (const { lake: from, manifest } of shards) {
    for (const { dataset, partition } of manifest.partitions) {
      const file = join('quarantine', dataset, `${partition}.ndjson`)
      await copyOver(lake.files, from.place(file), lake.place(file))
    }
  }
  const refused = await takeHeldBack(datasets, shards, lake, effects)
  if (content.partitions.length > 0) await publishMerged(datasets, lake, before, content, shards, effects)
  else
    log.line({
      step: 'merge',
      subject: before?.snapshot ?? 'no snapshot',
      detail: 'nothing changed, nothing published',
    })
  return refused + content.heldBack === 0 ? 0 : 1
}

/** Copies the compiled files, each hashed where it was copied to. Links would tie the two lakes: what damages one would damage both. */
async function copyLakes(shards: readonly ShardLake[], lake: Lake, { log }: Effects): Promise<void> {
  const total = shards.reduce((sum, { manifest }) => sum + publishedFiles(manifest).length, 0)
  const progress = log.progress('merge', total)
  try {
    for (const { folder, manifest, shard, lake: from } of shards) {
      const faults: string[] = []
      await forEachFile(publishedFiles(manifest), async (file) => {
        const fault = await copyPublished(join(folder, file.file), file, lake)
        if (fault !== null) faults.push(`${file.file} ${fault}`)
        progress.tick(file.file)
      })
      if (faults.length === 0) continue
      throw new BuildError(
        'SNAPSHOT_DAMAGED',
        `shard ${formatShard(shard)} in ${from.root}: ${faults.sort().join('; ')}`,
        {
          hint: `Nothing was published. Run DATA_DIR=${from.root} make verify ARGS=--repair, and merge again.`,
        },
      )
    }
  } finally {
    progress.end()
  }
}

/** Copies the downloads of all shards; what the target knows better stays. */
async function copyAllDownloads(shards: readonly ShardLake[], lake: Lake): Promise<void> {
  for (const { lake: from, shard } of shards) {
    const leftOut = describeLeftOut(await copyDownloads(from, lake, { onlyNewer: true }))
    if (leftOut === null) continue
    throw new BuildError(
      'SOURCE_DAMAGED',
      `downloads of shard ${formatShard(shard)} in ${from.root} cannot be taken: ${leftOut}`,
      {
        hint: `Nothing was published. Build the shard again, which repairs damaged downloads that its portals still have: SHARD=${formatShard(shard)} make build-data. A link is followed where it is raw or the folder of a host in it: put the files in place of any other.`,
      },
    )
  }
}

/** Takes over what the shards held back, so that the next builds and the status know it; returns how much that is. */
async function takeHeldBack(
  datasets: readonly Dataset[],
  shards: readonly ShardLake[],
  lake: Lake,
  { log, now }: Effects,
): Promise<number> {
  const heldBack = []
  const partitions = new Set<string>()
  for (const { lake: from, manifest, shard } of shards) {
    for (const each of manifest.partitions) partitions.add(partitionKey(each))
    for (const { since: _since, ...held } of await readHeldBackList(from, log)) {
      heldBack.push(held)
      partitions.add(partitionKey(held))
      const detail = `held back by the build of shard ${formatShard(shard)}: ${held.code}: ${held.message}`
      log.line({ step: 'refuse', subject: `${held.dataset} ${held.partition}`, level: 'warn', detail })
    }
  }
  await continueHeldBackList(lake, heldBack, { datasets, partitions }, formatInstant(now()), log)
  return heldBack.length
}

async function publishMerged(
  datasets: readonly Dataset[],
  lake: Lake,
  before: Manifest | null,
  { partitions, sources, isRecompiled }: MergedContent,
  shards: readonly ShardLake[],
  { log, now, signer = null }: Effects,
): Promise<void> {
  const publication = await nextPublication(lake, now())
  const merged = continuePartitions(before, partitions, sources, publication.snapshot)
  const graded = await gradeAndReport(datasets, merged.partitions, before, [], lake, log)
  const isSample = (await isSampleData(lake)) || shards.some(({ manifest }) => manifest.sample === true)
  const next = await publishNext(datasets, lake, before, publication, {
    sources: merged.sources,
    partitions: graded,
    isSample,
    fresh: [],
    kindOf: (old, entry) => {
      if (old === null || Object.keys(old.tables).length === 0) return 'added'
      return isRecompiled(entry) ? 'recompiled' : 'amended'
    },
    signer,
    warn: (subject, detail) => {
      log.line({ step: 'publish', subject, level: 'warn', detail })
    },
  })
  const kept = next.partitions.length - partitions.length
  const detail = `${formatCount(shards.length)} shards merged, ${formatCount(partitions.length)} partitions taken, ${formatCount(kept)} kept  digest ${next.digest.slice(0, 16)}`
  log.line({ step: 'publish', subject: publication.snapshot, detail })
  reportSigning(log, publication.snapshot, signer)
}
