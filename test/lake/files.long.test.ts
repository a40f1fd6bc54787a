import fc from 'fast-check'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { sha256OfFile } from '../../lake/hash.ts'
import { publishedFiles } from '../../schemas/core/manifest.ts'
import { buildFrom, filesBelow, readServed, type TestBuildOptions } from '../helpers/build.ts'
import { builtOnce } from '../helpers/build-store.ts'
import { faultyFiles, type OperationFault } from '../helpers/file-faults.ts'
import { cashMonth } from '../helpers/portal.ts'

const FIRST = { portals: [cashMonth('1.00')], now: '2025-12-15T03:00:00Z', datasets: ['cvm_fund_portfolio'] }
const SECOND = { portals: [cashMonth('2.00')], now: '2025-12-16T03:00:00Z', datasets: ['cvm_fund_portfolio'] }
const NEXT = '2025-12-17T03:00:00Z'
const SEED = Number(process.env['FAULT_SEED'] ?? 7)
/** A build is at fault this often; FAULTS=all tries every operation with every fault. */
const DRAWN = process.env['FAULTS'] ?? '6'

/** A data directory with one night, a portal with the second, and how often a build of it changes files. */
async function night() {
  const { dataDir } = await builtOnce(FIRST)
  const { portal } = await builtOnce(FIRST, SECOND)
  const build = (now: string, more: TestBuildOptions = {}) =>
    buildFrom(portal, { dataDir, now, datasets: SECOND.datasets, ...more })
  return { dataDir, build }
}

/** Digests of the snapshot before and of the next one, and the operations of the build between them. */
let world: { before: string; after: string; operations: readonly string[] }

beforeAll(async () => {
  const { dataDir, build } = await night()
  const before = (await readServed(dataDir)).manifest.digest
  const { files, done } = faultyFiles({ kind: 'fails', at: Infinity })
  expect((await build(SECOND.now, { files })).exit).toBe(0)
  world = { before, after: (await readServed(dataDir)).manifest.digest, operations: done }
})

/** Reads the digest of what is served, and compares every file of it with its hash. */
async function readWhole(dataDir: string): Promise<string> {
  const { folder, manifest } = await readServed(dataDir)
  for (const { file, sha256 } of publishedFiles(manifest)) expect(await sha256OfFile(join(folder, file))).toBe(sha256)
  return manifest.digest
}

async function tryFault(fault: OperationFault): Promise<void> {
  const { dataDir, build } = await night()
  const { files } = faultyFiles(fault)

  const ended = await build(SECOND.now, { files }).then(
    ({ exit }) => exit,
    () => 2,
  )

  const served = await readWhole(dataDir)
  expect([world.before, world.after]).toContain(served)
  // If a build says that all is well, it has published.
  if (ended === 0) expect(served).toBe(world.after)
  expect((await build(NEXT)).exit).toBe(0)
  expect(await readWhole(dataDir)).toBe(world.after)
  const remains = (await filesBelow(dataDir)).filter((name) =>
    /\.tmp$|\.staging-|\.pruned-|\.download-|-work\//.test(name),
  )
  expect(remains).toEqual([])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.current'))).toEqual([])
}

it('counts every kind of change that a build makes', () => {
  const kinds = new Set(world.operations)

  expect(world.operations.length).toBeGreaterThan(100)
  for (const kind of ['open', 'write', 'sync', 'flush', 'mkdir', 'link', 'symlink', 'rename', 'rm', 'writeNow'])
    expect(kinds).toContain(kind)
})

it('whatever operation fails, tears or finds no room, a whole snapshot is served, and the next build ends well', async () => {
  const kinds = ['fails', 'tears', 'fills'] as const
  if (DRAWN === 'all') {
    for (const [index] of world.operations.entries()) for (const kind of kinds) await tryFault({ kind, at: index + 1 })
    return
  }
  const fault = fc.record({
    kind: fc.constantFrom(...kinds),
    at: fc.integer({ min: 1, max: world.operations.length }),
  })
  await fc.assert(fc.asyncProperty(fault, tryFault), { seed: SEED, numRuns: Number(DRAWN), endOnFailure: true })
})
