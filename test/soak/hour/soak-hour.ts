import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKey } from '../../../server/keys/commands.ts'
import { openRedisKeyStore } from '../../../server/keys/redis-key-store.ts'
import { connectRedis } from '../../../server/system/redis.ts'
import { findPercentile } from '../../bench/harness/measure.ts'
import { preload, type Preloaded } from '../../disk-faults/preload.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type Random, randomFrom } from '../../helpers/random.ts'
import { startS3Server } from '../../helpers/s3-server.ts'
import { AnswerHistory } from '../../server/helpers/answer-history.ts'
import { SoakClient } from './clients.ts'
import { judgeMemory } from './judge-memory.ts'
import { ServerKeeper } from './keeper.ts'
import { Publisher } from './publisher.ts'
import { SoakRecord } from './record.ts'
import { RedisKeeper } from './redis-keeper.ts'
import { writeReport } from './report.ts'

/**
 * Serves for an hour (MINUTES) to 16 clients, and publishes once a minute, while builders, servers and Redis are killed
 * and the disk is slow now and then. Every answer is compared with the one that its snapshot gave before. It writes a
 * report with pictures (REPORT_DIR) and fails on anything wrong.
 */
const MINUTES = Number(process.env['MINUTES'] ?? 60)
const SEED = Number(process.env['SEED'] ?? 48)
const REPORT_DIR = process.env['REPORT_DIR'] ?? 'coverage/soak'
const FIRST_PORT = Number(process.env['SOAK_PORT'] ?? 8111)
const [CLIENTS, OF_THE_REPLICA] = [16, 4]
/** Parts of the time at which a server is killed; then it lives on, so that its memory can be judged. */
const SERVER_KILLS = [0.1, 0.2, 0.35]
const REPLICA_KILLS = [0.15, 0.3]
const SLOW_DISK_MICROSECONDS = 1_500
/** Every change is counted, and none is at fault. */
const NO_FAULT = { kind: 'fails', at: 0 } as const

const secondsOfAll = MINUTES * 60
const record = new SoakRecord(new AnswerHistory())
/** When the clients begin. */
let startUp = Infinity
const isOver = () => record.now() >= secondsOfAll + startUp

export async function soak(): Promise<void> {
  const folder = await temporaryFolder()
  const [dataDir, replicaDir] = [join(folder, 'data'), join(folder, 'replica')]
  for (const each of [dataDir, replicaDir]) await mkdir(each)
  const [disk, store, redis] = [
    await preload(dataDir, NO_FAULT),
    await startS3Server(),
    await RedisKeeper.start(FIRST_PORT),
  ]
  const random = randomFrom(SEED)
  const publisher = await Publisher.open(dataDir, store, { disk, record, random })
  await publisher.publish()
  const key = await makeSharedKey(redis)
  const shared = { REDIS_URL: redis.url, OPEN_RATE_LIMIT: '1000000', LOG_LEVEL: 'error', ...SETTINGS_HERE }
  const server = new ServerKeeper(
    'the server',
    FIRST_PORT + 1,
    { ...shared, ...disk.variables, DATA_DIR: dataDir },
    record,
  )
  const replica = new ServerKeeper(
    'the replica',
    FIRST_PORT + 2,
    { ...shared, ...store.environment, DATA_DIR: replicaDir, DATA_URL: store.address, REPLICA_POLL_SECONDS: '2' },
    record,
  )
  const servers = [server, replica]
  for (const each of servers) await each.start()
  startUp = record.now()
  record.happened('16 clients begin')
  const clients = Array.from({ length: CLIENTS }, (_client, at) => {
    const of = at < OF_THE_REPLICA ? replica : server
    return new SoakClient(`client ${String(at + 1)}`, SEED * 1_000 + at, of, key, record).readUntil(isOver)
  })
  await Promise.all([
    ...clients,
    publishUntilOver(publisher),
    killAt(server, SERVER_KILLS),
    killAt(replica, REPLICA_KILLS),
    slowDisk(disk, random),
    takeRedisAway(redis, random),
    ...servers.map((each) => watchMemory(each)),
  ])
  for (const each of servers) await each.stop()
  await redis.kill()
  await store.close()
  await conclude(publisher)
}

/**
 * One client is all clients: what it may have at once is no limit here. Answers in memory fill 16 MiB within minutes, so
 * that what grows afterwards is a leak; four clients take most of an hour to fill the 64 of an installation.
 */
const SETTINGS_HERE = {
  KEY_REQUESTS_AT_ONCE: '64',
  KEY_HEAVY_AT_ONCE: '64',
  DRAIN_SECONDS: '0',
  RESPONSE_CACHE_MIB: '16',
}

async function makeSharedKey(keeper: RedisKeeper): Promise<string> {
  const redis = await connectRedis(keeper.url, pino({ level: 'silent' }), 5_000)
  const settings = { name: 'soak', scopes: ['*', 'bulk'], rateLimit: 1_000_000, expiresAt: null }
  const key = await createKey(openRedisKeyStore(redis), settings, new Date())
  redis.close()
  return key
}

async function publishUntilOver(publisher: Publisher): Promise<void> {
  for (let number = 1; number <= MINUTES && !isOver(); number += 1) {
    const due = startUp + ((number - 0.5) * secondsOfAll) / MINUTES
    while (record.now() < due && !isOver()) await sleep(200)
    if (!isOver()) await publisher.publishNext(number)
  }
}

async function killAt(server: ServerKeeper, parts: readonly number[]): Promise<void> {
  for (const part of parts) {
    while (record.now() < startUp + part * secondsOfAll) await sleep(200)
    await server.killAndStart()
  }
}

/** A tenth of the time the disk is slow, in stretches. */
async function slowDisk(disk: Preloaded, random: Random): Promise<void> {
  const stretch = Math.min(60, secondsOfAll / 20)
  while (!isOver()) {
    await pause(stretch * (5 + 8 * random()))
    if (isOver()) return
    record.happened('the disk is slow')
    await disk.delay(SLOW_DISK_MICROSECONDS)
    await pause(stretch)
    await disk.delay(0)
    record.happened('the disk is quick again')
  }
}

async function takeRedisAway(redis: RedisKeeper, random: Random): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    await pause(Math.min(180, secondsOfAll / 8) * (0.5 + random()))
    if (isOver()) return
    const isKilled = turn % 2 === 0
    record.happened(isKilled ? 'Redis is killed' : 'Redis hangs')
    if (isKilled) await redis.kill()
    else redis.hang('SIGSTOP')
    await pause(10)
    if (isKilled) await redis.begin()
    else redis.hang('SIGCONT')
    record.happened('Redis is back')
  }
}

async function watchMemory(server: ServerKeeper): Promise<void> {
  while (!isOver()) {
    const mib = server.readMemory()
    if (mib !== null) record.holds(server.name, server.pid, mib)
    await sleep(1_000)
  }
}

/** Waits, but not longer than the soak lasts. */
async function pause(seconds: number): Promise<void> {
  const until = record.now() + seconds
  while (record.now() < until && !isOver()) await sleep(200)
}

async function conclude(publisher: Publisher): Promise<void> {
  const memory = [...record.memory].map(([server, points]) => judgeMemory(server, points))
  for (const { wrong } of memory) for (const each of wrong) record.isWrong(each)
  const times = [...record.intervals.values()].flatMap(({ milliseconds }) => milliseconds)
  const summary = [
    ['minutes', String(MINUTES)],
    [
      'answers',
      [...record.statuses]
        .sort()
        .map(([status, count]) => `${String(count)} × ${String(status)}`)
        .join(', '),
    ],
    [
      'answers recorded, of so many snapshots',
      `${String(record.history.answers)}, ${String(record.history.snapshots)}`,
    ],
    ['answers of a named snapshot compared', String(record.compared)],
    ['answers that a named snapshot was pruned', String(record.askedOfPruned)],
    ['requests that a killed server dropped', String(record.dropped)],
    ['publications', String(publisher.published)],
    [
      'time of an answer, ms: median, 99 of 100',
      [0.5, 0.99].map((each) => findPercentile(times, each).toFixed(0)).join(', '),
    ],
    ...memory.map(({ server, said }) => [`memory of ${server}`, said] as const),
    ['wrong', String(record.wrong.length)],
  ] as const
  await writeReport(REPORT_DIR, record, summary)
  for (const [what, figure] of summary) process.stdout.write(`${what.padEnd(45)} ${figure}\n`)
  process.stdout.write(`${REPORT_DIR}/report.md has the pictures\n`)
  if (record.wrong.length > 0) process.exitCode = 1
}
