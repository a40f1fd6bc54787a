import { Lake } from '../../lake/lake.ts'
import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { monthOfPartition, type Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest, ShardEntry } from '../../schemas/core/manifest.ts'
import { compilerVersion, engine } from '../digest/input-digest.ts'
import type { CompilerCode } from '../digest/compiler-code.ts'
import { kindAt } from '../../lake/disk.ts'
import { findShardNumber, formatShard } from '../fetch/shard.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'

/** A shard to merge, in its data directory. */
export interface ShardLake {
  readonly lake: Lake
  readonly folder: string
  readonly manifest: Manifest
  readonly shard: ShardEntry
}

/**
 * Reads the shards in these folders, in their order. Throws unless they are all shards of one lake, of the same settings
 * and of this compiler, each once.
 */
export async function readShardSet(
  datasets: readonly Dataset[],
  folders: readonly string[],
  target: Lake,
  compiler: CompilerCode,
): Promise<ShardLake[]> {
  const shards: ShardLake[] = []
  for (const folder of folders) shards.push(await readShard(new Lake(folder), target))
  const [first] = shards
  if (first === undefined) throw refuse('no shard is given', 'Run make merge-lakes FROM="/data/1 /data/2 …".')
  for (const each of shards) {
    refuseOtherSettings(first, each)
    refuseOtherCompiler(each, compiler)
    refuseStrayPartitions(datasets, each)
  }
  refuseIncomplete(first.shard.of, shards)
  return shards.toSorted((a, b) => a.shard.number - b.shard.number)
}

async function readShard(lake: Lake, target: Lake): Promise<ShardLake> {
  if ((await kindAt(lake.root)) === null)
    throw refuse(`there is no folder ${lake.root}`, 'Give the data directory of each shard.')
  if ((await realpath(lake.root)) === (await realpath(target.root).catch(() => resolve(target.root))))
    throw refuse(`${lake.root} is the DATA_DIR to merge into`, 'Give it a DATA_DIR that is none of the shards.')
  const snapshot = await readCurrentSnapshot(lake)
  if (snapshot === null) {
    throw new BuildError('NOTHING_PUBLISHED', `there is no snapshot in ${lake.root}`, {
      hint: 'Its build has not ended: run it, such as SHARD=1/4 make build-data, and merge again.',
    })
  }
  const { shard } = snapshot.manifest
  if (shard !== undefined) return { lake, folder: snapshot.folder, manifest: snapshot.manifest, shard }
  throw refuse(
    `${lake.root} holds a whole lake, not a shard of one`,
    'Only what SHARD=1/4 make build-data published is merged: two whole lakes have two histories.',
  )
}

function refuseOtherSettings(first: ShardLake, other: ShardLake): void {
  const [a, b] = [first, other].map(({ shard: { number: _number, ...settings } }) => settings)
  if (canonicalJson(a) === canonicalJson(b)) return
  const show = ({ lake, shard }: ShardLake) =>
    `${lake.root} is ${formatShard(shard)} of DATASETS=${shard.datasets?.join(',') ?? ''} FROM=${shard.from ?? ''} TO=${shard.to ?? ''} PERSONAL_DATA=${shard.personal_data}`
  throw refuse(
    `the shards are not of one lake: ${show(first)}, and ${show(other)}`,
    'Build each with the same settings and only another SHARD, then merge again.',
  )
}

function refuseOtherCompiler({ lake, shard, manifest: { compiler: made } }: ShardLake, code: CompilerCode): void {
  const version = compilerVersion(code)
  if (made.version === version && made.duckdb === engine) return
  throw refuse(
    `shard ${formatShard(shard)} in ${lake.root} was compiled by ${made.version} with DuckDB ${made.duckdb}, and this is ${version} with DuckDB ${engine}`,
    `Its bytes may differ from those of the others. Build it again with this version: SHARD=${formatShard(shard)} make build-data.`,
  )
}

/** A partition in two shards, or in another than its own, means that the shards were made by other rules. */
function refuseStrayPartitions(datasets: readonly Dataset[], { lake, shard, manifest }: ShardLake): void {
  for (const { dataset: id, partition } of manifest.partitions) {
    const dataset = datasets.find((each) => each.id === id)
    if (dataset === undefined)
      throw refuse(`${lake.root} has the unknown dataset ${id}`, 'Merge with the version that built it.')
    const number = findShardNumber(dataset, monthOfPartition(partition), shard.of)
    if (number === shard.number) continue
    throw refuse(
      `${lake.root} is shard ${formatShard(shard)} and has ${id} ${partition} of shard ${formatShard({ ...shard, number })}`,
      'Build both shards again, each in a DATA_DIR of its own.',
    )
  }
}

function refuseIncomplete(of: number, shards: readonly ShardLake[]): void {
  const missing: string[] = []
  for (let number = 1; number <= of; number++) {
    const [one, another] = shards.filter(({ shard }) => shard.number === number)
    if (one === undefined) missing.push(formatShard({ number, of }))
    if (one !== undefined && another !== undefined) {
      const what = `shard ${formatShard({ number, of })} is given twice, in ${one.lake.root} and in ${another.lake.root}`
      throw refuse(what, 'Give each shard once.')
    }
  }
  if (missing.length === 0) return
  throw refuse(
    `of ${String(of)} shards ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    `Build ${missing.length === 1 ? 'it' : 'them'}, such as SHARD=${missing[0] ?? ''} make build-data in a DATA_DIR of its own, and merge again with all of them.`,
  )
}

function refuse(message: string, hint: string): BuildError {
  return new BuildError('BAD_PARAMETER', message, { hint: `Nothing was changed. ${hint}` })
}
