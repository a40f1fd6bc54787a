import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cost } from '../../../schemas/api/cost.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { createRequestParser } from '../../../server/answer/parse-request.ts'
import { createResourceQueue } from '../../../server/limits/resource-queue.ts'
import { WaitingKeys } from '../../../server/limits/waiting-keys.ts'
import { createUnlimitedBudget } from '../../../server/limits/work-budget.ts'
import { createWorkLanes } from '../../../server/limits/work-lanes.ts'
import { gate } from '../helpers/made-up.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
/** As many as the server has where its operator sets nothing. */
const [SESSIONS, HEAVY] = [4, 2]

function contextOf(key: string, cost: Cost) {
  const owner = { waitingKeys: WaitingKeys.of(key), signal: new AbortController().signal }
  return { ...owner, cost, work: createUnlimitedBudget(owner) }
}

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

/** Lets every callback that is ready run: of each round of the event loop, one request begins. */
async function settle() {
  for (let round = 0; round < 2 * SESSIONS + 4; round++) await nextRound()
}

const newLanes = () => createWorkLanes({ heavy: { places: HEAVY, mostWaiting: 1000 }, queries: SESSIONS })

/** Sends all at once. Each asks for some queries at a time and holds their sessions until it ends. */
function sendAll(
  world: ReturnType<typeof newWorld>,
  key: string,
  requests: readonly { cost: Cost; queries: number }[],
) {
  for (const { cost, queries } of requests) {
    const context = contextOf(key, cost)
    void world.lanes.run(context, async () => {
      const over = gate()
      const running = { key, over }
      world.running.push(running)
      await Promise.all(
        Array.from({ length: queries }, async () => {
          const session = await world.sessions.take(context)
          world.held.set(session, key)
          await over.wait
          world.held.delete(session)
          world.sessions.give(session)
        }),
      )
      world.running.splice(world.running.indexOf(running), 1)
    })
  }
}

function newWorld() {
  const sessions = createResourceQueue([0, 1, 2, 3], { costly: SESSIONS / 2, key: SESSIONS - 1 })
  const running: { readonly key: string; readonly over: ReturnType<typeof gate> }[] = []
  return { lanes: newLanes(), sessions, running, held: new Map<number, string>() }
}

const request = fc.record({
  cost: fc.constantFrom<Cost>('light', 'wide', 'heavy'),
  queries: fc.integer({ min: 1, max: 6 }),
})

describe('a key that sends as much as it can', () => {
  it('leaves a session and a place to another key at every moment, whatever it sends and in whatever order it ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(request, { minLength: 8, maxLength: 32 }),
        fc.array(fc.nat(20), { maxLength: 20 }),
        async (requests, ends) => {
          const world = newWorld()
          sendAll(world, 'greedy', requests)
          await settle()
          for (const which of [...ends, 0]) {
            expect([...world.held.values()].filter((key) => key === 'greedy').length).toBeLessThan(SESSIONS)
            sendAll(world, 'modest', [{ cost: 'light', queries: 1 }])
            await settle()

            expect([...world.held.values()].filter((key) => key === 'modest')).toHaveLength(1)
            world.running.find(({ key }) => key === 'modest')?.over.open()
            world.running[which % world.running.length]?.over.open()
            await settle()
          }
        },
      ),
      { seed, numRuns: 100 },
    )
  })

  it.each([
    ['light', SESSIONS],
    ['wide', 2],
    ['heavy', 1],
  ] as const)('has its %s requests worked on %i at a time, and another key has one beside them', async (cost, most) => {
    const world = newWorld()
    const requests = Array.from({ length: 32 }, () => ({ cost, queries: 4 }))
    sendAll(world, 'greedy', requests)
    await settle()
    const before = world.running.map(({ key }) => key)
    sendAll(world, 'modest', [{ cost, queries: 1 }])
    await settle()

    expect(before).toEqual(Array(most).fill('greedy'))
    expect(world.running.map(({ key }) => key)).toEqual([...before, 'modest'])
  })

  it('has one wide request worked on at a time while another key asks for anything', async () => {
    const world = newWorld()
    sendAll(world, 'modest', [{ cost: 'light', queries: 1 }])
    await settle()
    sendAll(world, 'greedy', Array(32).fill({ cost: 'wide', queries: 1 }))
    await settle()

    expect(world.running.map(({ key }) => key)).toEqual(['modest', 'greedy'])
  })

  it('is answered from memory one request a round, so that another key is heard in between', async () => {
    const lanes = newLanes()
    const order: string[] = []
    const send = (key: string) =>
      lanes.run(contextOf(key, 'light'), () => {
        order.push(key)
        return Promise.resolve()
      })
    const all = Array.from({ length: 32 }, () => send('greedy'))
    await nextRound()
    all.push(send('modest'))
    await Promise.all(all)

    expect(order).toHaveLength(33)
    expect(order.indexOf('modest')).toBeLessThanOrEqual(4)
  })

  it('cannot take half of the sessions for searches', async () => {
    const world = newWorld()
    sendAll(world, 'greedy', Array(32).fill({ cost: 'wide', queries: 6 }))
    await settle()

    expect([...world.held.values()]).toEqual(Array(SESSIONS / 2).fill('greedy'))
  })
})

describe('what a request costs', () => {
  const costOf = (address: string): Cost => {
    const url = new URL(address, 'http://localhost')
    const pathname = url.pathname.replace(CNPJS[0] ?? '', '{cnpj}')
    const found = endpoints.find(({ path }) => path === pathname)
    if (found === undefined) throw new Error(`there is no endpoint ${pathname}`)
    const query = Object.fromEntries(url.searchParams)
    const params = found.path.includes('{cnpj}') ? { cnpj: CNPJS[0] ?? '' } : {}
    return createRequestParser(found)({ query, params, originalUrl: address, accept: undefined }).cost
  }
  const CNPJS = [
    '62415896000127',
    '00068305000135',
    '10406511000161',
    '52116361000100',
    '52116337000162',
    '05754060000113',
  ]

  it.each([
    ['/v1/search?q=petr', 'wide'],
    ['/v1/funds?q=ouro', 'wide'],
    ['/v1/funds', 'wide'],
    [`/v1/fund/${CNPJS[0] ?? ''}/portfolio/compare?against=${CNPJS[1] ?? ''}`, 'wide'],
    [`/v1/funds?cnpjs=${CNPJS.join(',')}`, 'light'],
    ['/v1/assets?q=petr', 'wide'],
    ['/v1/assets', 'wide'],
    [`/v1/portfolios?cnpjs=${CNPJS.slice(0, 1).join(',')}`, 'light'],
    [`/v1/portfolios?cnpjs=${CNPJS.slice(0, 5).join(',')}`, 'wide'],
    [`/v1/portfolios?cnpjs=${CNPJS.join(',')}`, 'heavy'],
    ['/v1/exchange/quotes?ticker=PETR4&from=20241101&to=20241130', 'light'],
    ['/v1/exchange/quotes?ticker=PETR4&from=20241101&to=20241130&sort_by=volume', 'wide'],
    ['/v1/exchange/quotes?ticker=PETR4&from=20241001&to=20241130&sort_by=volume', 'heavy'],
  ] as const)('of %s is %s', (address, cost) => {
    expect(costOf(address)).toBe(cost)
  })
})
