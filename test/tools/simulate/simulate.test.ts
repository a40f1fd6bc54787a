import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { type AnswerCosts, readAnswerCosts } from '../../../tools/simulate/costs.ts'
import { computeFigures, type Counts, sumLayers } from '../../../tools/simulate/counts.ts'
import { simulateEdge, EDGE_SECONDS } from '../../../tools/simulate/edge.ts'
import { createOrigin } from '../../../tools/simulate/origin.ts'
import { readSimulationOptions } from '../../../tools/simulate/options.ts'
import { createZipf, seedRandom } from '../../../tools/simulate/random.ts'
import { makeRequests } from '../../../tools/simulate/requests.ts'
import { simulate } from '../../../tools/simulate/simulate.ts'
import { TimeQueue } from '../../../tools/simulate/time-queue.ts'
import { isScalePageCurrent } from '../../../tools/simulate/page/page-file.ts'
import { fillScalePage } from '../../../tools/simulate/page/page.ts'
import { makeUpWorld } from '../../../tools/simulate/world.ts'

const costs: AnswerCosts = {
  madeCpu: () => 10,
  madeTime: () => 10,
  bytes: (kind, _encoding, lines) => (kind === 'portfolio' ? 1_000 + 100 * lines : 2_000),
  kept: { early: 0.1, late: 0.5 },
  unchanged: { early: 0.1, late: 0.5 },
}
const world = makeUpWorld(500, 24, costs)

async function run(options: Parameters<typeof readSimulationOptions>[0]): Promise<Counts> {
  return simulate(readSimulationOptions({ RATE: 50, HOURS: 0.1, FUNDS: 500, ...options }), world, costs)
}

const layersOf = (counts: Counts) => sumLayers(Object.values(counts.profiles))

describe('a simulation', () => {
  it('is the same for the same seed, and another for another', async () => {
    const [one, again, other] = [await run({ SEED: 3 }), await run({ SEED: 3 }), await run({ SEED: 4 })]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
  })

  it('counts each request once, in its phase and in its profile', async () => {
    const counts = await run({})
    const phases = sumLayers(Object.values(counts.phases).map(({ layers }) => layers))
    expect(phases).toEqual(layersOf(counts))
    const all = Object.values(phases).reduce((sum, count) => sum + count, 0)
    expect(all).toBeGreaterThan(0.9 * 50 * 360)
    expect(all).toBeLessThan(1.1 * 50 * 360)
    expect(Object.values(counts.phases).reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(360, 3)
  })

  it('has more answers made with a smaller cache, and after a new snapshot', async () => {
    const [small, large] = [await run({ CACHE_MB: 1 }), await run({ CACHE_MB: 64 })]
    expect(layersOf(small).made).toBeGreaterThan(layersOf(large).made)
    const { steady, flip } = large.phases
    expect(computeFigures(flip, costs).made).toBeGreaterThan(1.5 * computeFigures(steady, costs).made)
  })

  it('makes fewer answers after a flip if they were warmed', async () => {
    const [cold, warm] = [await run({}), await run({ WARM: 1_000 })]
    expect(warm.phases.flip.layers.made).toBeLessThan(cold.phases.flip.layers.made)
    expect(Object.values(warm.phases.flip.warmed).reduce((sum, count) => sum + count, 0)).toBe(1_000)
  })

  it('sends less to the servers behind a CDN, and the same to the clients but for what is confirmed', async () => {
    const [without, behind] = [await run({}), await run({ CDN: 'on' })]
    expect(layersOf(without).edge).toBe(0)
    expect(layersOf(behind).edge).toBeGreaterThan(1_000)
    expect(behind.phases.steady.originBytes).toBeLessThan(without.phases.steady.originBytes)
  })

  it('makes fewer answers if each address has its server', async () => {
    const [any, one] = [await run({ SERVERS: 4 }), await run({ SERVERS: 4, BALANCE: 'address' })]
    expect(layersOf(one).made).toBeLessThan(layersOf(any).made)
  })
})

describe('requests', () => {
  it('come in the order of their times, from the profiles that are asked for', () => {
    const options = readSimulationOptions({ RATE: 100, MIX: 'all' })
    const requests = makeRequests(options, world)
    const some = Array.from({ length: 5_000 }, () => requests.next().value)
    const times = some.map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    const share = (profile: string) => some.filter((request) => request.profile === profile).length / some.length
    expect(share('web')).toBeGreaterThan(0.5)
    expect(share('backend')).toBeCloseTo(0.3, 1)
    expect(share('analyst')).toBeGreaterThan(0.02)
  })

  it('sweep all funds in a back end, one after another', () => {
    const requests = makeRequests(readSimulationOptions({ RATE: 20, MIX: 'backend' }), world)
    const funds = Array.from({ length: 500 }, () => requests.next().value.target.fund)
    expect(new Set(funds).size).toBe(500)
  })
})

describe('the parts', () => {
  it('draw ranks by Zipf: the first as often as 1 to its share', () => {
    const [draw, random] = [createZipf(1_000, 1), seedRandom(1)]
    const drawn = Array.from({ length: 100_000 }, () => draw(random))
    const share = (rank: number) => drawn.filter((each) => each === rank).length / drawn.length
    expect(share(0)).toBeCloseTo(1 / 7.485, 2)
    expect(share(9)).toBeCloseTo(0.1 / 7.485, 2)
    expect(Math.max(...drawn)).toBeLessThan(1_000)
  })

  it('queue events by time, and those of the same time as they came', () => {
    const queue = new TimeQueue<string>()
    for (const [at, name] of [
      [3, 'c'],
      [1, 'a'],
      [2, 'b'],
      [1, 'a2'],
    ] as const)
      queue.add(at, name)
    expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
      'a',
      'a2',
      'b',
      'c',
      undefined,
    ])
  })

  it('keep a copy at the edge for its seconds, and a named snapshot for good', () => {
    const edge = simulateEdge(1e6)
    edge.keep('/a', 'br', { at: 10, isPinned: false, snapshot: 0, bytes: 10 })
    edge.keep('/b', 'br', { at: 10, isPinned: true, snapshot: 0, bytes: 10 })
    expect(edge.find('/a', 'br', 9 + EDGE_SECONDS)?.isFresh).toBe(true)
    expect(edge.find('/a', 'br', 10 + EDGE_SECONDS)?.isFresh).toBe(false)
    expect(edge.find('/b', 'br', 1e9)?.isFresh).toBe(true)
    expect(edge.find('/b', 'gzip', 11)).toBeNull()
  })

  it('answer as a server does: made, joined, kept, in front of Express, not modified', async () => {
    const origin = createOrigin({ cacheBytes: 1e6, answerBytes: 1e5 })
    const request = { url: '/a', address: '/a', encoding: 'br', snapshot: 0, copy: null, bytes: 100 } as const
    const made = origin.serve(request, 0)
    expect(made.source).toBe('made')
    expect(origin.serve(request, 0).source).toBe('joined')
    await made.finish?.(0)
    expect(origin.serve(request, 0).source).toBe('kept-early')
    expect(origin.serve({ ...request, url: '/a?snapshot=S0' }, 0).source).toBe('kept-late')
    expect(origin.serve({ ...request, copy: 0 }, 0).source).toBe('unchanged-early')
    expect(origin.serve({ ...request, snapshot: 1 }, 1).source).toBe('made')
    const long = { ...request, url: '/long', address: '/long', bytes: 2e5 }
    await origin.serve(long, 0).finish?.(0)
    expect(origin.serve(long, 0).source).toBe('made')
  })
})

describe('the options', () => {
  it('are refused with their name and bounds, and so are more requests than a run may have', () => {
    expect(() => readSimulationOptions({ RATE: '0' })).toThrow('RATE: a number from 0.1 to 20000')
    expect(() => readSimulationOptions({ SERVERS: '1.5' })).toThrow('SERVERS: a whole number')
    expect(() => readSimulationOptions({ RATE: '10000', HOURS: '24' })).toThrow('at most 12,000,000 requests')
    expect(() => readSimulationOptions({ MIX: 'robots' })).toThrow('MIX')
  })

  it('end the command with one sentence and code 1', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/simulate/main.ts'], {
      env: { ...process.env, RATE: 'many' },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^RATE: .*\n$/)
  })
})

describe('docs/scale.md', () => {
  it('is what the committed figures make of it (make scale-page)', () => {
    expect(isScalePageCurrent()).toBe(true)
  })

  it('is refused without the marks of a table, and changes with the figures', () => {
    const page = 'a\n<!-- begin x: generated by make scale-page -->\nold\n<!-- end x -->\nb'
    expect(fillScalePage(page, new Map([['x', 'new']]))).toContain('\nnew\n')
    expect(fillScalePage(page, new Map([['x', 'new']]))).not.toContain('old')
    expect(() => fillScalePage('a', new Map([['x', 'new']]))).toThrow('marks of its table x')
  })

  it('has the costs of every kind of answer that the simulation knows', () => {
    expect(readAnswerCosts().madeCpu('portfolio', 'gzip')).toBeGreaterThan(0)
  })
})
