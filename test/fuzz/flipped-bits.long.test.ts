import { Lake } from '../../lake/lake.ts'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { follow } from '../../server/snapshots/follow.ts'
import { quietIntegrity } from '../server/helpers/integrity.ts'
import { type SampleTwice, sampleTwice } from '../server/helpers/sample-twice.ts'
import { readAnswer, countOutcomes, flipBits, flipBit, findOutcome, listReads } from './flipped-bits.ts'

/** `make soak` flips two thousand. */
const FLIPS = Number(process.env['FLIPS'] ?? 40)
const SEED = Number(process.env['SEED'] ?? 20251031)
const LIMITS = { concurrency: 2, timeoutMs: 60_000, olderSnapshots: 2 }

const silentLog = () => pino({ level: 'silent' })

let world: SampleTwice

beforeAll(async () => {
  world = await sampleTwice()
})

afterAll(() => rm(world.dataDir, { recursive: true }))

describe('a flipped bit', () => {
  it('of any file, at any place, is refused and never another answer; and the answer is back with the bit', async () => {
    const following = await follow(new Lake(world.dataDir), { ...LIMITS, integrity: quietIntegrity() }, silentLog())
    const reads = await listReads(following, world.old, { withDerived: false })
    const flips = await flipBits(following, world.old, world.nameFolder(world.old), { flips: FLIPS, seed: SEED, reads })
    await following.close()

    process.stdout.write(`${String(flips.length)} flipped bits: ${JSON.stringify(countOutcomes(flips))}\n`)
    expect(reads.size).toBeGreaterThan(20)
    expect(flips.filter(({ outcomes }) => outcomes.some((outcome) => outcome !== 'refused'))).toEqual([])
  })

  it.each([
    ['the newest', () => world.newest],
    ['an older snapshot', () => world.old],
  ] as const)('from before %s is opened fails only the requests that read its file', async (_which, idOf) => {
    const clean = await follow(new Lake(world.dataDir), { ...LIMITS, integrity: quietIntegrity() }, silentLog())
    const reads = await listReads(clean, idOf(), { withDerived: true })
    const all = [...new Set([...reads.values()].flat())]
    const tables = ['cvm_fund_class/', 'statistic_value/', 'b3_quote/', 'cvm_fund_month/', 'b3_quote_ticker/']
    const damaged = tables.flatMap((table) => [...reads.keys()].find((file) => file.startsWith(table)) ?? [])
    const before = new Map<unknown, string>()
    for (const each of all) before.set(each, await readAnswer(clean, idOf(), each))
    await clean.close()
    const kept = await Promise.all(damaged.map((file) => readFile(join(world.nameFolder(idOf()), file))))
    for (const [at, file] of damaged.entries()) {
      const bytes = kept[at] ?? Buffer.alloc(0)
      await writeFile(join(world.nameFolder(idOf()), file), flipBit(bytes, Math.floor(bytes.length / 3), 5))
    }

    const following = await follow(new Lake(world.dataDir), { ...LIMITS, integrity: quietIntegrity() }, silentLog())
    const outcomes = []
    for (const each of all) {
      const isTouched = damaged.some((file) => reads.get(file)?.includes(each) === true)
      outcomes.push([isTouched, await findOutcome(following, idOf(), each, before.get(each) ?? '')] as const)
    }
    for (const [at, file] of damaged.entries()) await writeFile(join(world.nameFolder(idOf()), file), kept[at] ?? '')
    await following.close()

    expect(damaged.length).toBeGreaterThan(3)
    // What this process has read of the same bytes while they were good stays right.
    const mayBe = ['refused', 'as before']
    expect(outcomes.filter(([isTouched, outcome]) => isTouched && !mayBe.includes(outcome))).toEqual([])
    expect(outcomes.filter(([isTouched, outcome]) => !isTouched && outcome !== 'as before')).toEqual([])
    expect(new Set(outcomes.map(([, outcome]) => outcome))).toEqual(new Set(['refused', 'as before']))
  })
})
