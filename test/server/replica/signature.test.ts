import { Lake } from '../../../lake/lake.ts'
import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signSnapshots } from '../../../pipeline/commands/sign.ts'
import { type ManifestSigner, toManifestSigner } from '../../../pipeline/signing/signer.ts'
import { printSigningKeys, SIGNING_KEYS } from '../../../lake/signature/manifest-signature.ts'
import { silent } from '../../helpers/build.ts'
import {
  demandSameLake,
  FIRST,
  makeReplicaWorld,
  readServedSnapshot,
  replicaFolder,
  type ReplicaWorld,
  untilServed,
} from '../helpers/replica.ts'

const NOW = '2026-01-10T04:00:00Z'

let world: ReplicaWorld

beforeEach(async () => {
  world = await makeReplicaWorld()
})
afterEach(() => world.close())

function makeSigner(): ManifestSigner {
  return toManifestSigner(generateKeyPairSync('ed25519').privateKey)
}

/** Signs what the builder has, and publishes it anew: the store asks for nothing that it has, so `check` puts the signature. */
async function signAndPublish(signer: ManifestSigner): Promise<void> {
  await signSnapshots(new Lake(world.builder), { again: false }, { ...silent(NOW).effects, signer })
  await world.publish({}, { check: true })
}

describe('a replica that is given public keys', () => {
  it('takes a snapshot that one of them signed, with its signature', async () => {
    const signer = makeSigner()
    await signAndPublish(signer)
    const dataDir = await replicaFolder()
    await world.follow(dataDir, { keys: [makeSigner().publicKey(NOW), signer.publicKey(NOW)] })
    await untilServed(dataDir, FIRST)
    await demandSameLake(dataDir, world.builder)
  })

  it('shows readers these keys, never those that the bucket lists', async () => {
    const [signer, stranger] = [makeSigner(), makeSigner().publicKey(NOW)]
    await signAndPublish(signer)
    await world.s3.tamper('current.json', (body) =>
      Buffer.from(JSON.stringify({ ...readObject(body), signing_keys: [stranger] })),
    )
    const [dataDir, trusting] = [await replicaFolder(), await replicaFolder()]
    const keys = [makeSigner().publicKey(NOW), signer.publicKey(NOW)]
    await world.follow(dataDir, { keys })
    await untilServed(dataDir, FIRST)
    expect(await readFile(join(dataDir, SIGNING_KEYS), 'utf8')).toBe(printSigningKeys(keys))
    await world.follow(trusting)
    await untilServed(trusting, FIRST)
    expect(await readFile(join(trusting, SIGNING_KEYS), 'utf8')).toBe(printSigningKeys([stranger]))
  })

  it('shows them from its start, also in the place of what an unsigned head has left there, while the store is gone', async () => {
    const dataDir = await replicaFolder()
    await signAndPublish(makeSigner())
    const before = await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    await before.stop()
    world.s3.trouble = () => 'lost'
    const keys = [makeSigner().publicKey(NOW)]
    await world.follow(dataDir, { keys })
    expect(await readFile(join(dataDir, SIGNING_KEYS), 'utf8')).toBe(printSigningKeys(keys))
  })

  it('removes at its start what it fetched before it was given keys, and fetches it again once one of them signed it', async () => {
    const signer = makeSigner()
    const dataDir = await replicaFolder()
    const before = await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    await before.stop()

    const replica = await world.follow(dataDir, { keys: [signer.publicKey(NOW)] })

    expect([await readServedSnapshot(dataDir), replica.current()]).toEqual([null, null])
    expect(await world.saying(/here is not signed, and PUBLIC_KEY_FILE asks for a signature: it is removed/)).toContain(
      FIRST,
    )
    await signAndPublish(signer)
    await untilServed(dataDir, FIRST)
    await demandSameLake(dataDir, world.builder)
  })

  it('keeps at its start what one of them signed, also while the store is gone', async () => {
    const signer = makeSigner()
    await signAndPublish(signer)
    const dataDir = await replicaFolder()
    const before = await world.follow(dataDir)
    await untilServed(dataDir, FIRST)
    await before.stop()
    world.s3.trouble = () => 'lost'

    await world.follow(dataDir, { keys: [signer.publicKey(NOW)] })

    expect(await readServedSnapshot(dataDir)).toBe(FIRST)
  })

  it('refuses one that is not signed', async () => {
    const dataDir = await replicaFolder()
    const replica = await world.follow(dataDir, { keys: [makeSigner().publicKey(NOW)] })
    expect(await world.saying(/is not signed, and PUBLIC_KEY_FILE asks for a signature/)).toContain(FIRST)
    expect([await readServedSnapshot(dataDir), replica.announced()]).toEqual([null, null])
  })

  it('refuses one that another key signed, though the bucket lists that key', async () => {
    await signAndPublish(makeSigner())
    const dataDir = await replicaFolder()
    await world.follow(dataDir, { keys: [makeSigner().publicKey(NOW)] })
    expect(await world.saying(/none of the keys in PUBLIC_KEY_FILE signed/)).toContain('current.json')
    expect(await readServedSnapshot(dataDir)).toBeNull()
  })
})

function readObject(body: Buffer): object {
  return JSON.parse(body.toString('utf8')) as object
}
