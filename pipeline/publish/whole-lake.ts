import type { Lake } from '../../lake/lake.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'

/** Throws if a data directory holds a shard, a part of a lake as earlier versions built on several machines. */
export function requireWholeLake(published: Manifest | null, lake: Lake): void {
  if (published?.shard === undefined) return
  const { number, of } = published.shard
  throw new BuildError('BAD_PARAMETER', `${lake.root} holds shard ${String(number)}/${String(of)} of a lake`, {
    hint: 'Nothing was changed. Shards are no longer built or merged: build the whole lake into a new DATA_DIR.',
  })
}
