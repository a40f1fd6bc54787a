import { Lake } from '../../../lake/lake.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listSigningKey, readListedKeys, readTrustedKeys } from '../../../pipeline/signing/trusted-keys.ts'
import { printSigningKeys } from '../../../lake/signature/manifest-signature.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { makeSigner, writePrivateFile } from '../../helpers/signing.ts'

const [FIRST, SECOND, THIRD] = ['2025-12-15T03:00:00Z', '2025-12-16T03:00:00Z', '2025-12-17T03:00:00Z'] as const

describe('the list of keys beside the data', () => {
  it('ends the time of a key when another one signs, and begins it again when that key signs again', async () => {
    const dataDir = await temporaryFolder()
    const [old, next] = [makeSigner().signer, makeSigner().signer]

    await listSigningKey(new Lake(dataDir), old, FIRST)
    await listSigningKey(new Lake(dataDir), old, SECOND)
    expect(await readListedKeys(new Lake(dataDir))).toEqual([old.publicKey(FIRST)])
    await listSigningKey(new Lake(dataDir), next, SECOND)
    expect(await readListedKeys(new Lake(dataDir))).toEqual([
      { ...old.publicKey(FIRST), valid_until: SECOND },
      next.publicKey(SECOND),
    ])
    await listSigningKey(new Lake(dataDir), old, THIRD)
    expect(await readListedKeys(new Lake(dataDir))).toEqual([
      { ...next.publicKey(SECOND), valid_until: THIRD },
      old.publicKey(FIRST),
    ])
  })

  it('is not replaced if it cannot be read', async () => {
    const dataDir = await temporaryFolder()
    await writeFile(join(dataDir, 'signing-keys.json'), '{"keys":[{}]}')

    await expect(listSigningKey(new Lake(dataDir), makeSigner().signer, FIRST)).rejects.toMatchObject({
      code: 'SNAPSHOT_DAMAGED',
    })
  })
})

describe('the keys of PUBLIC_KEY_FILE', () => {
  const read = (PUBLIC_KEY_FILE: string) => readTrustedKeys({ PUBLIC_KEY_FILE }, new Lake('/nowhere'))

  it('are one in PEM, several in one file, or a set in JSON', async () => {
    const [one, other] = [makeSigner(), makeSigner()]
    const ids = async (text: string) => {
      const { keys, areGiven } = await read(await writePrivateFile(text))
      expect(areGiven).toBe(true)
      return keys.map(({ kid }) => kid)
    }

    expect(await ids(one.publicPem)).toEqual([one.signer.keyId])
    expect(await ids(one.publicPem + other.publicPem)).toEqual([one.signer.keyId, other.signer.keyId])
    expect(await ids(printSigningKeys([other.signer.publicKey(FIRST)]))).toEqual([other.signer.keyId])
  })

  it('are refused if there is no key in it', async () => {
    for (const text of [
      '',
      'no key',
      makeSigner().privatePem,
      '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----',
    ])
      await expect(read(await writePrivateFile(text)), text).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
    await expect(read('/nowhere/key.pem')).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
  })
})
