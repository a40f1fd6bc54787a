import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { parseHead } from '../../../lake/manifest-log/head.ts'
import { continueLog, readHeadNote, readWholeLog } from '../../../lake/manifest-log/own-log.ts'
import { readSnapshotManifest, writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { verify } from '../../../pipeline/commands/verify.ts'
import { buildFrom, filesBelow, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { mirror } from '../../helpers/portal.ts'
import { makeSigner } from '../../helpers/signing.ts'

const LATER = { now: '2025-12-16T03:00:00Z' }

async function readHead(dataDir: string) {
  return parseHead((await readHeadNote(new Lake(dataDir))) ?? '')
}

describe('a build', () => {
  it('puts what it published into the log, and signs its head anew on a night without news', async () => {
    const { signer } = makeSigner()
    const portal = await mirror(dayMonth('1.00'))
    const { dataDir } = await buildFrom(portal, { signer })
    const first = await readHead(dataDir)
    const files = await filesBelow(new Lake(dataDir).log)

    await buildFrom(portal, { dataDir, signer, ...LATER })

    const { id } = await readServed(dataDir)
    expect(first).toMatchObject({ size: 1, snapshot: id, expires_at: '2025-12-18T03:00:00Z' })
    expect(await readHead(dataDir)).toEqual({
      ...first,
      signed_at: '2025-12-16T03:00:00Z',
      expires_at: '2025-12-19T03:00:00Z',
    })
    expect(await filesBelow(new Lake(dataDir).log)).toEqual(files)
  })

  it('begins the log with what was published before there was one, and adds what a killed build left', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    await buildFrom(await mirror(dayMonth('1.01')), { dataDir, ...LATER })
    await rm(new Lake(dataDir).log, { recursive: true })

    await buildFrom(await mirror(dayMonth('1.02')), { dataDir, now: '2025-12-18T03:00:00Z' })

    expect(await readHead(dataDir)).toMatchObject({ size: 3, snapshot: (await readServed(dataDir)).id })
  })

  it('leaves a log alone that somebody changed, and says so in its last line and by its exit code', async () => {
    const { portal, dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const lake = new Lake(dataDir)
    const path = join(lake.log, 'tile/entries/000.p/1')
    await writeFile(path, (await readFile(path, 'latin1')).replace(/[0-9a-f]{8}$/, '00000000'), 'latin1')
    const note = await readHeadNote(lake)

    const { exit, log } = await buildFrom(portal, { dataDir, ...LATER })

    expect([exit, await readHeadNote(lake)]).toEqual([1, note])
    expect(log.at(-1)?.detail).toContain('1 damaged files not repaired')
  })
})

describe('verify', () => {
  it('compares the snapshot with the log, and refuses a manifest that was changed together with its snapshot', async () => {
    const { dataDir } = await builtOnce({ portals: [dayMonth('1.00')] })
    const lake = new Lake(dataDir)
    const { log, effects } = silent(LATER.now)
    await verify(lake, null, effects)
    expect(log.find(({ step }) => step === 'log')?.detail).toContain('as in the log of manifests, which has 1 entries')

    const note = (await readHeadNote(lake)) ?? ''
    await writeFile(lake.logHead, note.replace(/manifest [0-9a-f]{8}/, 'manifest 00000000'))

    await expect(verify(lake, null, effects)).rejects.toThrow('names another snapshot than its last entry')
  })

  it('refuses a head that no trusted key signed, where the operator gave keys', async () => {
    const [{ signer }, other] = [makeSigner(), makeSigner()]
    const { dataDir } = await buildFrom(await mirror(dayMonth('1.00')), { signer })
    const lake = new Lake(dataDir)
    const keys = [signer.publicKey(LATER.now)]
    await verify(lake, null, silent(LATER.now).effects, { keys, areGiven: true })

    const note = (await readHeadNote(lake)) ?? ''
    await writeFile(lake.logHead, other.signer.signNote(note.slice(0, note.indexOf('\n\n') + 1)))

    await expect(verify(lake, null, silent(LATER.now).effects, { keys, areGiven: true })).rejects.toThrow(
      'no trusted key signed its head',
    )
  })
})

describe('verify with the head that it saw last, which is outside of the data directory', () => {
  /** Builds two nights, and lets a reader see the second. */
  async function readTwoNights() {
    const { signer } = makeSigner()
    const { dataDir } = await buildFrom(await mirror(dayMonth('1.00')), { signer })
    const lake = new Lake(dataDir)
    const old = await readWholeLog(lake)
    await buildFrom(await mirror(dayMonth('1.01')), { dataDir, signer, ...LATER })
    const demands = { knownHead: join(await temporaryFolder(), 'head'), requireFresh: false }
    const trusted = { keys: [signer.publicKey(LATER.now)], areGiven: true }
    const look = (now = LATER.now, more = {}) => {
      const { log, effects } = silent(now)
      return verify(lake, null, effects, trusted, { ...demands, ...more }).then(() => log)
    }
    await look()
    return { lake, signer, old: old ?? expect.unreachable(), look }
  }

  it('takes a log that continues it, and refuses a history that the publisher wrote and signed anew', async () => {
    const { lake, signer, look } = await readTwoNights()
    expect((await look()).find(({ step }) => step === 'log')?.detail).toContain(
      'it continues the 2 that were seen last',
    )

    await rm(lake.log, { recursive: true })
    const [first] = await listSnapshotIds(lake)
    const folder = lake.snapshot(first ?? '')
    const manifest = (await readSnapshotManifest(folder)) ?? expect.unreachable()
    await writeManifest(lake.files, folder, { ...manifest, created_at: '2025-12-15T04:00:00Z' })
    await continueLog(lake, new Date(LATER.now), (text) => signer.signNote(text))

    await expect(look()).rejects.toThrow(
      'the history was rewritten: the first 2 entries of the log are others than before',
    )
  })

  it('refuses an old head with its log, and a log that is gone', async () => {
    const { lake, old, look } = await readTwoNights()
    await writeFile(lake.logHead, old.checkpoint)
    await expect(look()).rejects.toThrow('is an old one: it has 1 entries, and had 2')

    await rm(lake.log, { recursive: true })
    await expect(look()).rejects.toThrow('there is none, and there was one of 2 entries')
  })

  it('takes a head that stands still and says so, and refuses it where a fresh one is required', async () => {
    const { look } = await readTwoNights()
    const now = '2025-12-19T03:00:00Z'
    expect((await look(now)).find(({ step }) => step === 'log')).toMatchObject({
      level: 'warn',
      detail: expect.stringContaining('its head is stale since 2025-12-19T03:00:00Z') as string,
    })

    await expect(look(now, { requireFresh: true })).rejects.toThrow('its head is stale since 2025-12-19T03:00:00Z')
    await look('2025-12-19T02:59:59Z', { requireFresh: true })
  })
})
