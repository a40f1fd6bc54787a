import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Built, buildFrom, type TestBuildOptions } from './build.ts'
import { temporaryFolder } from './folders.ts'
import { cloneDataDir, findOrMake } from './world-store.ts'
import { mirror, type Portal } from './portal.ts'

/** A night: what the portal has from then on, and how it is built. */
export interface Night extends Pick<TestBuildOptions, 'now' | 'datasets' | 'from' | 'to'> {
  readonly portals: readonly Portal[]
}

export interface BuiltNights {
  /** A mirror of what the portal has after the last night. */
  readonly portal: string
  readonly dataDir: string
  /** Each night ended with one of these, all in the same data directory. */
  readonly built: readonly Built[]
}

/**
 * Returns a data directory in which these nights were built one after the other. Each beginning of a row of nights is built
 * once in a run of the tests; every caller gets a copy. It is for tests of what comes after these builds: one that compares
 * two builds makes at least one of them by `buildFrom`.
 */
export async function builtOnce(...nights: readonly Night[]): Promise<BuiltNights> {
  const portal = await mirrorOf(nights)
  const last = nights.at(-1)
  if (last === undefined) return { portal, dataDir: join(await temporaryFolder(), 'data'), built: [] }
  const name = `nights ${createHash('sha256').update(JSON.stringify(nights)).digest('hex')}`
  const copied = await copyOnce(name, async (dataDir) => {
    const before = await builtOnce(...nights.slice(0, -1))
    if (before.built.length > 0) await cloneDataDir(before.dataDir, dataDir)
    const { portals: _portals, ...options } = last
    return [...before.built, await buildFrom(await mirrorOf(nights), { ...options, dataDir })]
  })
  return { portal, ...copied }
}

/** A mirror of what the portal has after these nights. */
async function mirrorOf(nights: readonly Night[]): Promise<string> {
  const portal = await temporaryFolder()
  for (const each of nights.flatMap(({ portals }) => portals)) await mirror(each, portal)
  return portal
}

/** Copies a data directory that is made once, with what its builds ended with. */
async function copyOnce(
  name: string,
  make: (dataDir: string) => Promise<readonly Built[]>,
): Promise<Omit<BuiltNights, 'portal'>> {
  const made = await findOrMake(name, async (folder) => {
    const ends = (await make(join(folder, 'data'))).map(({ exit, log }) => ({ exit, log }))
    await writeFile(join(folder, 'ends.json'), JSON.stringify(ends))
  })
  const dataDir = join(await temporaryFolder(), 'data')
  await cloneDataDir(join(made, 'data'), dataDir)
  const ends = JSON.parse(await readFile(join(made, 'ends.json'), 'utf8')) as Pick<Built, 'exit' | 'log'>[]
  return { dataDir, built: ends.map((end) => ({ ...end, dataDir })) }
}
