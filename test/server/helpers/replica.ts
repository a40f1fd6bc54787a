import { Lake } from '../../../lake/lake.ts'
import { readFile, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pino } from 'pino'
import { expect } from 'vitest'
import { publishRemote } from '../../../pipeline/commands/publish-remote.ts'
import { type Replica, type ReplicaOptions, startReplica } from '../../../server/replica/replica.ts'
import { openReadableStore, parseStoreAddress } from '../../../lake/object-store/open-store.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { filesBelow, listFilesOfLake, silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type S3Server, startS3Server, type StoreRequest } from '../../helpers/s3-server.ts'
import { AMENDED, emptyLake, publishSmall, smallMonths } from '../../helpers/small-lake.ts'
import { eventually } from './http.ts'

export const [FIRST, SECOND] = ['20260110T030000Z', '20260111T030000Z'] as const
const QUICK_RETRIES = { attempts: 2, firstPauseMs: 1, silenceMs: 600_000 }

/** A builder with one snapshot, which is published to a store, and what replicas of it say. */
export interface ReplicaWorld {
  readonly s3: S3Server
  readonly builder: string
  /** Lines of the logs of all replicas. */
  readonly said: string[]
  /** Forgets the requests so far, and publishes what the builder has. */
  publish(environment?: Readonly<Record<string, string>>, flags?: { readonly check: boolean }): Promise<void>
  /** Amends a month, and publishes it as the second snapshot. */
  amend(): Promise<void>
  follow(dataDir: string, options?: Partial<ReplicaOptions>, address?: string): Promise<Replica>
  /** Waits until a replica says something. */
  saying(text: RegExp): Promise<string>
  /** Waits until replicas have asked for the switch so often. */
  polled(times?: number): Promise<void>
  gets(pattern?: RegExp): StoreRequest[]
  close(): Promise<void>
}

export async function makeReplicaWorld(): Promise<ReplicaWorld> {
  const s3 = await startS3Server()
  const builder = await emptyLake()
  const said: string[] = []
  const running: Replica[] = []
  const countPolls = () => s3.requests.filter(({ key }) => key.startsWith('current.json')).length
  const publish = async (environment: Readonly<Record<string, string>> = {}, { check } = { check: false }) => {
    const where = {
      lake: new Lake(builder),
      destination: s3.address,
      environment: { ...s3.environment, ...environment },
    }
    const flags = { dryRun: false, takeOver: false, check, collect: false }
    // A replica may fetch as soon as the switch is there, before the publication has ended.
    s3.requests.length = 0
    await publishRemote(where, flags, silent('2026-01-12T05:00:00Z').effects, QUICK_RETRIES)
  }
  await publishSmall(builder, FIRST, smallMonths())
  await publish()
  return {
    s3,
    builder,
    said,
    publish,
    amend: async () => {
      await publishSmall(builder, SECOND, smallMonths(AMENDED))
      await publish()
    },
    follow: async (dataDir, options = {}, address = s3.address) => {
      const log = pino({ level: 'debug' }, { write: (line: string) => said.push(line) })
      const store = await openReadableStore(parseStoreAddress(address), s3.environment, QUICK_RETRIES)
      const replica = await startReplica(
        { store, lake: new Lake(dataDir), pollMs: 5, mostBytes: null, settleMs: 0, ...options },
        log,
      )
      running.push(replica)
      return replica
    },
    saying: (text) => eventually(() => Promise.resolve(said.find((line) => text.test(line)) ?? null)),
    polled: async (times = 2) => {
      const before = countPolls()
      await eventually(() => Promise.resolve(countPolls() >= before + times ? true : null))
    },
    gets: (pattern = /./) => s3.requests.filter(({ method, key }) => method === 'GET' && pattern.test(key)),
    close: async () => {
      for (const each of running) await each.stop()
      await s3.close()
    },
  }
}

/** A folder for a replica, which does not exist yet. */
export async function replicaFolder(): Promise<string> {
  return join(await temporaryFolder(), 'replica')
}

/** Null before the first. */
export async function readServedSnapshot(dataDir: string): Promise<string | null> {
  return readlink(join(dataDir, 'current')).then(basename, () => null)
}

/** Waits until a data directory serves a snapshot. */
export async function untilServed(dataDir: string, id: string): Promise<void> {
  await eventually(async () => ((await readServedSnapshot(dataDir)) === id ? true : null))
}

/** Waits until a data directory has this many snapshots. */
export async function untilHas(dataDir: string, snapshots: number): Promise<void> {
  await eventually(async () => ((await listSnapshotIds(new Lake(dataDir))).length === snapshots ? true : null))
}

/** Fails unless two data directories have the same snapshots, byte by byte but for the path in views.sql. */
export async function demandSameLake(dataDir: string, other: string): Promise<void> {
  expect(await listSnapshotIds(new Lake(dataDir))).toEqual(await listSnapshotIds(new Lake(other)))
  // A replica has no logs of the tables: engines read the store.
  const lists = { snapshots: (place: string) => filesBelow(join(place, 'snapshots')), lake: listFilesOfLake }
  for (const [folder, list] of Object.entries(lists)) {
    const files = await list(other)
    expect(await list(dataDir)).toEqual(files)
    for (const file of files) {
      const [ours, theirs] = await Promise.all(
        [dataDir, other].map((place) => readFile(join(place, folder, file), 'latin1')),
      )
      if (file.endsWith('views.sql')) expect(ours).toContain(`'${join(dataDir, folder, file, '..')}'`)
      else expect(ours).toBe(theirs)
    }
  }
}
