import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { freshTimes, parseHead, printHead } from '../../../lake/manifest-log/head.ts'
import { computeRoot, hashLeaf } from '../../../lake/manifest-log/merkle.ts'
import { continueLog, readHeadNote, readWholeLog, type WholeLog } from '../../../lake/manifest-log/own-log.ts'
import { printEntry } from '../../../lake/manifest-log/tiles.ts'
import type { CurrentObject } from '../../../lake/object-store/published-lake.ts'
import { signSnapshots } from '../../../pipeline/commands/sign.ts'
import { silent } from '../../helpers/build.ts'
import { makeSigner } from '../../helpers/signing.ts'
import { AMENDED, publishSmall, smallMonths } from '../../helpers/small-lake.ts'
import { serve } from '../helpers/api.ts'
import { eventually } from '../helpers/http.ts'
import {
  FIRST,
  makeReplicaWorld,
  readServedSnapshot,
  replicaFolder,
  type ReplicaWorld,
  SECOND,
  untilServed,
} from '../helpers/replica.ts'

const NIGHTS = ['2026-01-10T04:00:00Z', '2026-01-11T04:00:00Z'] as const
const { signer } = makeSigner()
const keys = [signer.publicKey('2026-01-01T00:00:00Z')]

let world: ReplicaWorld
let lake: Lake

beforeEach(async () => {
  world = await makeReplicaWorld()
  lake = new Lake(world.builder)
  await signAndPublish(NIGHTS[0])
})
afterEach(async () => {
  await world.close()
  vi.unstubAllEnvs()
})

async function signAndPublish(at: string): Promise<void> {
  await signSnapshots(lake, { again: false }, { ...silent(at).effects, signer })
  // Also the signature of a snapshot whose manifest is there.
  await world.publish({}, { check: true })
}

/** A replica that has seen two nights, with the log of the first. */
async function followTwoNights(): Promise<{ readonly dataDir: string; readonly old: WholeLog }> {
  const dataDir = await replicaFolder()
  await world.follow(dataDir, { keys })
  await untilServed(dataDir, FIRST)
  const old = await readWholeLog(new Lake(dataDir))
  await publishSmall(world.builder, SECOND, smallMonths(AMENDED))
  await signAndPublish(NIGHTS[1])
  await eventually(async () => ((await readWholeLog(new Lake(dataDir)))?.entries.length === 2 ? true : null))
  await untilServed(dataDir, SECOND)
  return { dataDir, old: old ?? expect.unreachable() }
}

/** Changes what the publisher, or somebody with its key, shows from now on. */
async function forge(change: (current: CurrentObject) => CurrentObject): Promise<void> {
  await world.s3.tamper('current.json', (body) =>
    Buffer.from(JSON.stringify(change(JSON.parse(body.toString()) as CurrentObject))),
  )
}

function signLog(entries: WholeLog['entries']): { checkpoint: string; entries: CurrentObject['kept'] } {
  const root = computeRoot(entries.map((each) => hashLeaf(printEntry(each)))).toString('base64')
  const newest = entries.at(-1) ?? expect.unreachable()
  const head = { size: entries.length, root, ...newest, ...freshTimes(new Date(NIGHTS[1])) }
  return { checkpoint: signer.signNote(printHead(head)), entries: [...entries] }
}

/** Fails unless the replica says why it follows no longer, and keeps the log and the snapshot that it has. */
async function demandRefusal(dataDir: string, reason: RegExp): Promise<void> {
  expect(await world.saying(reason)).toContain('current.json')
  await world.polled()
  expect(await readServedSnapshot(dataDir)).toBe(SECOND)
  expect(parseHead((await readHeadNote(new Lake(dataDir))) ?? '')).toMatchObject({ size: 2, snapshot: SECOND })
}

it('refuses a history that the publisher rewrote and signed, though what it serves now is whole', async () => {
  const { dataDir } = await followTwoNights()
  await forge((current) => ({
    ...current,
    kept: current.kept.slice(-1),
    manifest_log: signLog([{ snapshot: FIRST, manifest_sha256: 'f'.repeat(64) }, ...current.kept.slice(-1)]),
  }))

  await demandRefusal(dataDir, /the history was rewritten: the first 2 entries of the log are others than before/)
})

it('refuses an old head that is shown again beside the newest snapshot', async () => {
  const { dataDir, old } = await followTwoNights()
  await forge((current) => ({ ...current, manifest_log: { ...old, entries: [...old.entries] } }))

  await demandRefusal(dataDir, /the head of the log is an old one: it has 1 entries, and had 2/)
})

it('refuses a snapshot that is not in the log, though its head was signed later', async () => {
  const { dataDir } = await followTwoNights()
  await forge((current) => ({
    ...current,
    kept: [{ snapshot: '20260111T020000Z', manifest_sha256: 'f'.repeat(64) }, ...current.kept.slice(-1)],
  }))

  await demandRefusal(dataDir, /the snapshot 20260111T020000Z is not in the log/)
})

it('serves a head that stands still and says so in every answer, until a later one arrives', async () => {
  for (const [name, value] of Object.entries(world.s3.environment)) vi.stubEnv(name, value)
  const server = await serve(await replicaFolder(), { DATA_URL: world.s3.address, REPLICA_POLL_SECONDS: '1' })
  const stale = async () => (await server.get('/healthz')).headers['x-data-stale-since'] ?? null
  expect(await eventually(stale)).toBe('2026-01-13T04:00:00Z')

  await continueLog(lake, new Date(), (text) => signer.signNote(text))
  await world.publish()

  await eventually(async () => ((await stale()) === null ? true : null))
  await server.stop()
})
