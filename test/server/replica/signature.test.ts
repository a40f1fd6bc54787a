import { Lake } from '../../../lake/lake.ts'
import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signSnapshots } from '../../../pipeline/commands/sign.ts'
import type { ManifestSigner } from '../../../pipeline/signing/signer.ts'
import { createSignatureJudge } from '../../../server/replica/judge-signature.ts'
import { signManifest, SIGNING_KEYS, toSigningKey } from '../../../lake/signature/manifest-signature.ts'
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
  const { privateKey } = generateKeyPairSync('ed25519')
  const publicKey = (from: string) => toSigningKey(privateKey, from)
  return { keyId: publicKey(NOW).kid, publicKey, sign: (bytes) => signManifest(bytes, privateKey) }
}

/** Signs what the builder has, and publishes it anew: the store asks for nothing that it has, so `check` puts the signature. */
async function signAndPublish(signer: ManifestSigner): Promise<void> {
  await signSnapshots(new Lake(world.builder), { again: false }, { ...silent(NOW).effects, signer })
  await world.publish({}, { check: true })
}

describe('a replica that is given public keys', () => {
  it('takes a snapshot that one of them signed, with its signature, and shows the keys of the builder', async () => {
    const signer = makeSigner()
    await signAndPublish(signer)
    const dataDir = await replicaFolder()
    await world.follow(dataDir, { judge: createSignatureJudge([makeSigner().publicKey(NOW), signer.publicKey(NOW)]) })
    await untilServed(dataDir, FIRST)
    await demandSameLake(dataDir, world.builder)
    const keys = await readFile(join(dataDir, SIGNING_KEYS), 'utf8')
    expect(keys).toBe(await readFile(join(world.builder, SIGNING_KEYS), 'utf8'))
    expect(keys).toContain(signer.keyId)
  })

  it('refuses one that is not signed', async () => {
    const dataDir = await replicaFolder()
    await world.follow(dataDir, { judge: createSignatureJudge([makeSigner().publicKey(NOW)]) })
    expect(await world.saying(/is not signed, and PUBLIC_KEY_FILE asks for a signature/)).toContain(FIRST)
    expect(await readServedSnapshot(dataDir)).toBeNull()
  })

  it('refuses one that another key signed, though the bucket lists that key', async () => {
    const other = makeSigner()
    await signAndPublish(other)
    const dataDir = await replicaFolder()
    await world.follow(dataDir, { judge: createSignatureJudge([makeSigner().publicKey(NOW)]) })
    expect(await world.saying(/which is not in PUBLIC_KEY_FILE/)).toContain(other.keyId)
    expect(await readServedSnapshot(dataDir)).toBeNull()
  })
})
