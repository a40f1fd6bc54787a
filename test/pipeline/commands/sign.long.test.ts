import { Lake } from '../../../lake/lake.ts'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyDataDir } from '../../../pipeline/commands/copy-data-dir.ts'
import { rollback } from '../../../pipeline/commands/rollback.ts'
import { signSnapshots } from '../../../pipeline/commands/sign.ts'
import { repair, verify } from '../../../pipeline/commands/verify.ts'
import { publishSnapshot } from '../../../lake/snapshots/publish-snapshot.ts'
import { sweep } from '../../../pipeline/integrity/sweep.ts'
import { judgeSignature } from '../../../pipeline/signing/sign-snapshot.ts'
import type { ManifestSigner } from '../../../pipeline/signing/signer.ts'
import { readListedKeys, type TrustedKeys } from '../../../pipeline/signing/trusted-keys.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { buildFrom, filesBelow, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'
import { makeSigner } from '../../helpers/signing.ts'

const LATER = '2026-01-15T03:00:00Z'

/** A data directory with a snapshot for each of the keys; null for one that is not signed. */
async function published(...signers: readonly (ManifestSigner | null)[]) {
  const nights = signers.map((_signer, at) => ({
    portals: [dayMonth(`${String(at + 1)}.00`)],
    now: `2025-12-${String(10 + at)}T03:00:00Z`,
  }))
  const firstSigned = signers.findIndex((signer) => signer !== null)
  const unsigned = firstSigned === -1 ? nights : nights.slice(0, firstSigned)
  const { portal, dataDir } = await builtOnce(...unsigned)
  for (const [at, { portals, now }] of nights.entries()) {
    if (at < unsigned.length) continue
    for (const each of portals) await mirror(each, portal)
    await buildFrom(portal, { dataDir, now, signer: signers[at] ?? null })
  }
  return { portal, dataDir, ids: await listSnapshotIds(new Lake(dataDir)) }
}

async function verified(dataDir: string, trusted: TrustedKeys | null = null, id: string | null = null) {
  const { log, effects } = silent(LATER)
  await verify(new Lake(dataDir), id, effects, trusted)
  return log.map(({ level = 'info', detail }) => `${level} ${detail}`).find((line) => line.includes('signed'))
}

const given = (...signers: readonly ManifestSigner[]): TrustedKeys => ({
  keys: signers.map((signer) => signer.publicKey('2025-01-01T00:00:00Z')),
  areGiven: true,
})

const manifestOf = (dataDir: string, id: string) => join(dataDir, 'snapshots', id, 'manifest.json')
const signatureOf = (dataDir: string, id: string) => join(dataDir, 'snapshots', id, 'manifest.sig')

describe('a snapshot that is published with a key', () => {
  it('is signed, which verifying says, and the list beside the data has the public key', async () => {
    const { signer } = makeSigner()
    const { dataDir, ids } = await published(signer)

    expect(await verified(dataDir)).toBe(`info signed by ${signer.keyId}, which is beside the data`)
    expect(await verified(dataDir, given(signer))).toBe(`info signed by ${signer.keyId}, which is in PUBLIC_KEY_FILE`)
    expect(await readListedKeys(new Lake(dataDir))).toEqual([signer.publicKey('2025-12-10T03:00:00Z')])
    expect(await readFile(signatureOf(dataDir, ids[0] ?? ''), 'utf8')).toContain(signer.keyId)
  })

  it('has a wrong signature as soon as the manifest is another, even one with the same digest', async () => {
    const { signer } = makeSigner()
    const { dataDir, ids } = await published(signer)
    const [id = ''] = ids
    const text = await readFile(manifestOf(dataDir, id), 'utf8')
    await writeFile(manifestOf(dataDir, id), text.replace(/"retrieved_at": "\d{4}/, '"retrieved_at": "1999'))
    await rm(join(dataDir, 'snapshots', id, 'manifest.json.gz'))

    await expect(verified(dataDir)).rejects.toMatchObject({
      code: 'SIGNATURE',
      message: `snapshot ${id} has a wrong signature: the manifest is not the one that was signed`,
    })
  })

  it('is refused if its signature was changed, or made with a key that is not trusted', async () => {
    const [{ signer }, other] = [makeSigner(), makeSigner()]
    const { dataDir, ids } = await published(signer)
    const [id = ''] = ids

    await expect(verified(dataDir, given(other.signer))).rejects.toMatchObject({
      code: 'SIGNATURE',
      message: `snapshot ${id} is signed by ${signer.keyId}, which is not in PUBLIC_KEY_FILE`,
    })
    await writeFile(signatureOf(dataDir, id), other.signer.sign(await readFile(manifestOf(dataDir, id))))
    await expect(verified(dataDir)).rejects.toThrow(`is signed by ${other.signer.keyId}, which is not beside the data`)
    await writeFile(signatureOf(dataDir, id), 'no signature')
    await expect(verified(dataDir)).rejects.toThrow('has a wrong signature: the signature cannot be read')
  })

  it('is refused without its signature where the operator gave a key, and named else', async () => {
    const { signer } = makeSigner()
    const { dataDir, ids } = await published(signer)
    await rm(signatureOf(dataDir, ids[0] ?? ''))

    expect(await verified(dataDir)).toBe('warn not signed')
    await expect(verified(dataDir, given(signer))).rejects.toMatchObject({
      code: 'SIGNATURE',
      message: expect.stringContaining('is not signed') as string,
    })
  })

  it('never becomes the served one without its signature: a build that dies between leaves the one before', async () => {
    const { signer } = makeSigner()
    const { dataDir, ids } = await published(signer)
    const { manifest, folder } = await readServed(dataDir)
    const [next, staged] = ['20260101T000000Z', { file: 'views.sql', from: join(folder, 'views.sql') }]

    const dies = publishSnapshot(
      new Lake(dataDir),
      { ...manifest, snapshot: next },
      [{ ...staged, file: 'x/all/x.parquet' }],
      () => '',
      () => {
        throw new Error('killed while it signs')
      },
    )

    await expect(dies).rejects.toThrow('killed while it signs')
    expect((await readServed(dataDir)).id).toBe(ids[0])
    await sweep(new Lake(dataDir))
    expect(await listSnapshotIds(new Lake(dataDir))).toEqual(ids)
    expect(await verified(dataDir)).toContain('signed by')
  })

  it('stays signed when it is repaired, copied and restored', async () => {
    const { signer } = makeSigner()
    const { dataDir, ids } = await published(null, signer)
    const [first = '', second = ''] = ids
    const { log, effects } = silent(LATER)
    await writeFile(manifestOf(dataDir, second), 'damaged')
    await repair(
      datasets,
      null,
      { lake: new Lake(dataDir), threads: 1, maskPersonalData: true },
      effects,
      given(signer),
    )
    expect(log.map(({ detail }) => detail)).toContain(
      'was damaged on disk, and is whole again: restored from its other copy',
    )

    const [backup, restored] = [join(await temporaryFolder(), 'b'), join(await temporaryFolder(), 'r')]
    await copyDataDir({ step: 'backup', from: new Lake(dataDir), to: new Lake(backup), keys: false }, effects)
    expect(await verified(backup, given(signer))).toContain(`signed by ${signer.keyId}`)
    await signSnapshots(new Lake(dataDir), { again: false }, { ...effects, signer })
    await copyDataDir({ step: 'backup', from: new Lake(dataDir), to: new Lake(backup), keys: false }, effects)
    await copyDataDir({ step: 'restore', from: new Lake(backup), to: new Lake(restored), keys: false }, effects)
    for (const id of [first, second]) expect(await verified(restored, null, id)).toContain('which is beside the data')
  })
})

describe('a rollback', () => {
  it('publishes a snapshot that is signed', async () => {
    const { signer } = makeSigner()
    const { dataDir, ids } = await published(signer, signer)
    const { log, effects } = silent(LATER)

    await rollback(datasets, new Lake(dataDir), ids[0] ?? '', { ...effects, signer })

    expect(log).toContainEqual({ step: 'sign', subject: '20260115T030000Z', detail: `signed by ${signer.keyId}` })
    expect(await verified(dataDir, given(signer))).toContain(`signed by ${signer.keyId}`)
  })
})

describe('signing what was published before', () => {
  it('signs the snapshots that are not signed, once', async () => {
    const { signer } = makeSigner()
    const { dataDir, ids } = await published(null, null)
    const { log, effects } = silent(LATER)

    expect(await verified(dataDir)).toBe('info not signed')
    for (let time = 0; time < 2; time++)
      await signSnapshots(new Lake(dataDir), { again: false }, { ...effects, signer })

    const signed = log.filter(({ step }) => step === 'sign')
    expect(signed.map(({ subject, detail }) => `${subject}: ${detail}`)).toEqual([
      `2 snapshots: signed by ${signer.keyId}`,
      '0 snapshots: nothing to sign: every snapshot is signed',
    ])
    for (const id of ids) expect(await verified(dataDir, given(signer), id)).toContain('signed by')
    expect((await filesBelow(join(dataDir, 'snapshots'))).filter((file) => file.endsWith('.tmp'))).toEqual([])
  })

  it('signs nothing where a signature is wrong, and says that there is no key', async () => {
    const [{ signer }, other] = [makeSigner(), makeSigner()]
    const { dataDir, ids } = await published(null, other.signer)
    const [first = '', second = ''] = ids
    const { effects } = silent(LATER)
    await writeFile(signatureOf(dataDir, second), other.signer.sign(Buffer.from('another manifest')))

    for (const again of [false, true])
      await expect(signSnapshots(new Lake(dataDir), { again }, { ...effects, signer })).rejects.toMatchObject({
        code: 'SNAPSHOT_DAMAGED',
      })
    expect(await judgeSignature(join(dataDir, 'snapshots', first), [])).toEqual({ state: 'unsigned' })
    await expect(signSnapshots(new Lake(dataDir), { again: false }, effects)).rejects.toMatchObject({
      code: 'BAD_PARAMETER',
    })
  })
})

describe('another key', () => {
  it('signs from its first snapshot on, and what the key before it signed still counts', async () => {
    const [old, next] = [makeSigner().signer, makeSigner().signer]
    const { dataDir, ids } = await published(old, next)
    const [first = '', second = ''] = ids

    expect(await verified(dataDir, null, first)).toBe(`info signed by ${old.keyId}, which is beside the data`)
    expect(await verified(dataDir, null, second)).toBe(`info signed by ${next.keyId}, which is beside the data`)
    expect((await readListedKeys(new Lake(dataDir))).map(({ kid, valid_until }) => [kid, valid_until])).toEqual([
      [old.keyId, '2025-12-11T03:00:00Z'],
      [next.keyId, undefined],
    ])
    await writeFile(signatureOf(dataDir, second), old.sign(await readFile(manifestOf(dataDir, second))))
    await expect(verified(dataDir)).rejects.toThrow(`its key ${old.keyId} was replaced at 2025-12-11T03:00:00Z`)
  })

  it('can sign everything again, after which the key before it is forgotten', async () => {
    const [stolen, next] = [makeSigner().signer, makeSigner().signer]
    const { dataDir, ids } = await published(stolen, stolen)

    // The clock is behind the newest snapshot.
    const { effects } = silent('2025-12-01T00:00:00Z')
    await signSnapshots(new Lake(dataDir), { again: true }, { ...effects, signer: next })

    for (const id of ids) expect(await verified(dataDir, null, id)).toContain(`signed by ${next.keyId}`)
    expect((await readListedKeys(new Lake(dataDir))).map(({ kid }) => kid)).toEqual([next.keyId])
  })
})
