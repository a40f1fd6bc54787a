import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countUses } from '../../../server/key-use/count-uses.ts'
import { openRedisUseStore } from '../../../server/key-use/redis-use-store.ts'
import { connectRedis, type Redis } from '../../../server/system/redis.ts'
import { type RedisServer, startRedis } from '../helpers/redis.ts'

const log = pino({ level: 'silent' })
const NOW = new Date('2026-03-01T12:00:00.000Z')
const now = () => NOW

let server: RedisServer
let redis: Redis

beforeAll(async () => {
  server = await startRedis()
  redis = await connectRedis(server.url, log, 60_000)
})

afterAll(async () => {
  redis.close()
  await server.stop()
})

it('the uses of a key add up over all servers, by day and endpoint, and Redis forgets a day by itself', async () => {
  const servers = [0, 1].map(() => countUses(openRedisUseStore(redis, now), log, now))
  for (const each of servers) {
    each.note({ key: 'mk_0badcafe', endpoint: '/v1/fund/{cnpj}', status: 200, bytes: 1000 })
    each.note({ key: 'mk_0badcafe', endpoint: '/v1/fund/{cnpj}', status: 429, bytes: 10 })
    each.note({ key: 'mk_0badcafe', endpoint: 'none', status: 404, bytes: 1 })
  }
  await Promise.all(servers.map((each) => each.close()))

  const store = openRedisUseStore(redis, now)
  const at = { day: '2026-03-01', last_at: NOW.toISOString() }
  expect([...(await store.read('mk_0badcafe')).values()]).toEqual([
    { ...at, endpoint: '/v1/fund/{cnpj}', requests: 4, errors: 2, refused: 2, bytes: 2020 },
    { ...at, endpoint: 'none', requests: 2, errors: 2, refused: 0, bytes: 2 },
  ])
  expect((await store.read('mk_00000000')).size).toBe(0)
  const left = Number(await redis.send('TTL', 'brazilian-market-data:key-uses:mk_0badcafe:2026-03-01'))
  expect([left > 90 * 86_400, left <= 91 * 86_400]).toEqual([true, true])
})
