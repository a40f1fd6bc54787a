import { generateKeyPairSync } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BuildError } from '../../schemas/core/error.ts'
import { hasCode } from '../../lake/disk.ts'
import { toSigningKey } from '../../lake/signature/manifest-signature.ts'
import type { Effects } from '../effects.ts'
import { refuseInDataDir } from '../signing/signer.ts'

/**
 * Writes a new private key that only its owner can read, and its public key next to it with the ending `.pub.pem`. An
 * existing file is never replaced: nobody could sign again what its key has signed.
 */
export async function makeSigningKey(path: string, dataDir: string, { log, now }: Effects): Promise<void> {
  if (path === '') {
    throw new BuildError('BAD_PARAMETER', 'there is no name for the file of the new key', {
      hint: 'Name it, outside of the data directory: market-data-server signing-key /etc/market-data/signing-key.pem',
    })
  }
  await refuseInDataDir(path, dataDir)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const publicPath = `${path.replace(/\.pem$/, '')}.pub.pem`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeNew(path, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600)
  try {
    await writeNew(publicPath, publicKey.export({ type: 'spki', format: 'pem' }).toString(), 0o644)
  } catch (error) {
    // The new private key has signed nothing: without its public key nobody can use it.
    await rm(path)
    throw error
  }
  const { kid } = toSigningKey(publicKey, now().toISOString())
  const detail = `private key ${path}, which only you can read: keep a copy apart; public key ${publicPath}: give it to readers. Set SIGNING_KEY_FILE=${path}`
  log.line({ step: 'key', subject: kid, detail })
}

async function writeNew(path: string, text: string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
    throw new BuildError('BAD_PARAMETER', `${path} is there already, and a key is never replaced`, {
      hint: 'Nothing was changed. Give another file for a new key, such as one with the year in its name.',
      cause: error,
    })
  })
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
