import { generateKeyPairSync } from 'node:crypto'
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifestSigner } from '../../../pipeline/signing/signer.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { makeSigner, writePrivateFile } from '../../helpers/signing.ts'

const read = async (SIGNING_KEY_FILE: string, DATA_DIR?: string) =>
  readManifestSigner({ SIGNING_KEY_FILE, DATA_DIR: DATA_DIR ?? (await temporaryFolder()) })

describe('the key that signs', () => {
  it('is none where the operator named no file', async () => {
    expect(await readManifestSigner({})).toBeNull()
    expect(await read('')).toBeNull()
  })

  it('is read from a file that only its owner can read', async () => {
    const { signer, privatePem } = makeSigner()

    expect((await read(await writePrivateFile(privatePem)))?.keyId).toBe(signer.keyId)
  })

  it.each([0o640, 0o604, 0o620, 0o601])('is refused if its file has the mode %o', async (mode) => {
    const path = await writePrivateFile(makeSigner().privatePem)
    await chmod(path, mode)

    await expect(read(path)).rejects.toMatchObject({
      code: 'BAD_PARAMETER',
      message: `SIGNING_KEY_FILE ${path} can be read by others than its owner`,
      hint: expect.stringContaining(`chmod 600 ${path}`) as string,
    })
  })

  it('is taken as a credential of systemd, which can look as if its group could read it, and no other can', async () => {
    const { signer, privatePem } = makeSigner()
    const path = await writePrivateFile(privatePem)
    const asCredential = async (mode: number) => {
      await chmod(path, mode)
      const environment = { SIGNING_KEY_FILE: path, CREDENTIALS_DIRECTORY: dirname(path) }
      return readManifestSigner({ ...environment, DATA_DIR: await temporaryFolder() })
    }

    expect((await asCredential(0o440))?.keyId).toBe(signer.keyId)
    await expect(asCredential(0o444)).rejects.toThrow('can be read by others')
  })

  it('is refused in the data directory, also through a link', async () => {
    const { privatePem } = makeSigner()
    const folder = await temporaryFolder()
    const [dataDir, linked] = [join(folder, 'data'), join(folder, 'linked')]
    await mkdir(dataDir)
    await symlink(dataDir, linked)
    await writeFile(join(dataDir, 'key.pem'), privatePem, { mode: 0o600 })

    for (const place of [dataDir, linked])
      await expect(read(join(place, 'key.pem'), dataDir)).rejects.toThrow('is in the data directory')
  })

  it('is refused if it is no key, a public key, a key of another kind, or not there', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

    await expect(read(await writePrivateFile('no key'))).rejects.toThrow('cannot be read as a private key')
    await expect(read(await writePrivateFile(makeSigner().publicPem))).rejects.toThrow(
      'cannot be read as a private key',
    )
    await expect(read(await writePrivateFile(other))).rejects.toThrow('is not an Ed25519 key')
    await expect(read('/nowhere/key.pem')).rejects.toMatchObject({
      hint: 'market-data-server signing-key writes one there.',
    })
  })
})
