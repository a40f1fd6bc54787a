import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestManifest } from '../../../lake/snapshots/manifest-file.ts'
import type { Manifest, PublishedFile } from '../../../schemas/core/manifest.ts'
import { unpackObject } from '../../../lake/object-store/published-lake.ts'
import { FIRST, makeReplicaWorld, readServedSnapshot, replicaFolder, type ReplicaWorld } from '../helpers/replica.ts'

let world: ReplicaWorld

beforeEach(async () => {
  world = await makeReplicaWorld()
})
afterEach(() => world.close())

const KEY = `snapshots/${FIRST}/manifest.json`

/** Puts another manifest into the store, which the switch names. */
async function forge(change: (manifest: Manifest) => string): Promise<void> {
  const text = unpackObject(await world.s3.read(KEY), 2 ** 20)?.toString('utf8') ?? ''
  const forged = Buffer.from(change(JSON.parse(text) as Manifest))
  const sha256 = createHash('sha256').update(forged).digest('hex')
  await world.s3.tamper(KEY, () => forged)
  await world.s3.tamper('current.json', (body) =>
    Buffer.from(body.toString().replaceAll(/(?<="manifest_sha256": ")[0-9a-f]{64}/g, sha256)),
  )
}

/** Follows the store, and fails unless the replica says why it takes nothing over. */
async function demandRefusal(reason: RegExp): Promise<void> {
  const dataDir = await replicaFolder()
  await world.follow(dataDir)
  expect(await world.saying(reason)).toContain(KEY)
  expect(await readServedSnapshot(dataDir)).toBeNull()
  expect(await readdir(dataDir)).not.toContain('snapshots')
}

describe('a replica refuses, before it installs anything, a manifest', () => {
  it.each([
    '__proto__',
    'constructor',
    'prototype',
    'b3_quote all" AS SELECT 1; --',
    '../b3_quote',
    'b3_quote/../../etc',
    'b3_quote/all/all',
    'B3',
    '',
  ])('with a table that is named %j', async (name) => {
    await forge((manifest) => {
      const [file] = Object.values(manifest.own_tables)
      // With its right digest: only the name is wrong. JSON.parse makes a member of every name.
      const named = JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(file)}}`) as Record<string, PublishedFile>
      const own_tables = Object.fromEntries([...Object.entries(manifest.own_tables), ...Object.entries(named)])
      const forged = { ...manifest, own_tables }
      const digested = name === '__proto__' ? manifest : forged
      return JSON.stringify({ ...forged, digest: digestManifest(digested) })
    })
    await demandRefusal(/is not a manifest that this version reads/)
  })

  it('with a partition that is named as a path', async () => {
    const sha256 = '0'.repeat(64)
    const partition = { dataset: 'b3_quote', partition: 'file_month=2025-10/../..', input_digest: sha256, inputs: [] }
    await forge((manifest) => {
      const entry = { ...partition, completeness: [], checks: [], tables: {}, first_snapshot: FIRST }
      const forged = { ...manifest, partitions: [entry] }
      return JSON.stringify({ ...forged, digest: digestManifest(forged) })
    })
    await demandRefusal(/is not a manifest that this version reads/)
  })

  it('with another digest than its content has, which no server would open', async () => {
    await forge((manifest) => JSON.stringify({ ...manifest, digest: '0'.repeat(64) }))
    await demandRefusal(/has another digest than it says/)
  })

  it('of a shard, which no server would open either', async () => {
    const shard = { number: 1, of: 2, datasets: null, from: null, to: null, personal_data: 'mask' }
    await forge((manifest) => JSON.stringify({ ...manifest, shard }))
    await demandRefusal(/is shard 1\/2 of a lake/)
  })
})
