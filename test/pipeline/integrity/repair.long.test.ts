import { Lake } from '../../../lake/lake.ts'
import { execFile } from 'node:child_process'
import { readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { repair, verify } from '../../../pipeline/commands/verify.ts'
import { LAST_BUILD, lastBuildSchema } from '../../../schemas/core/last-build.ts'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { buildFrom, filesBelow, listFilesOfLake, readServed, silent, withoutLookThroughs } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { command } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { randomFrom } from '../../helpers/random.ts'
import { rot } from '../../helpers/flip-bit.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

/** Reads everything in one night. */
const EVERYTHING = { scrubNights: 1 }
const seed = Number(process.env['SEED'] ?? 20251031)

/** Replaces a file by one that opens, and whose first read fails with EIO. */
async function failToRead(path: string): Promise<void> {
  await rm(path)
  await symlink('/proc/self/mem', path)
}

const lastBuild = async (dataDir: string) =>
  lastBuildSchema.parse(JSON.parse(await readFile(join(dataDir, LAST_BUILD), 'utf8')))

/** All kept files, except the last answers of each address. */
async function bytesBelow(dataDir: string): Promise<Record<string, string>> {
  const files = (await filesBelow(dataDir)).filter(
    (name) => /^(lake|raw|snapshots)\//.test(name) && !name.endsWith('latest.json'),
  )
  const bytes = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'base64')))
  return Object.fromEntries(files.map((name, at) => [name, bytes[at] ?? '']))
}

interface World {
  readonly portal: string
  readonly dataDir: string
}

/** Builds are many here, and a machine may do other things. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let made: World

beforeAll(async () => {
  const { portal, dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })
  await mirror(cashMonth('2.00'), portal)
  await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })
  made = { portal, dataDir }
})

/** A month in two published editions, so that there are histories to continue; one copy for each test. */
async function twoNights(): Promise<World> {
  const folder = await temporaryFolder()
  const world = { portal: join(folder, 'portal'), dataDir: join(folder, 'data') }
  // `cp -a` keeps hard links; `fs.cp` does not.
  for (const part of ['portal', 'dataDir'] as const) await promisify(execFile)('cp', ['-a', made[part], world[part]])
  return world
}

describe('a nightly build over files that the disk has damaged', () => {
  let world: { portal: string; dataDir: string }
  let before: Record<string, string>

  beforeAll(async () => {
    world = await twoNights()
    before = await bytesBelow(world.dataDir)
  })

  const nightOver = (now: string) => buildFrom(world.portal, { dataDir: world.dataDir, now, ...EVERYTHING })

  it('makes each file again with the same bytes under all its names, exits with 1, and reports it', async () => {
    const random = randomFrom(seed)
    const damaged = (await listFilesOfLake(world.dataDir)).map((name) => join('lake', name))
    for (const name of damaged) await rot(join(world.dataDir, name), random)

    const night = await nightOver('2025-12-17T03:00:00Z')

    expect(damaged.length).toBeGreaterThan(8)
    expect(night.exit).toBe(1)
    expect(await bytesBelow(world.dataDir)).toEqual(before)
    const reported = (await lastBuild(world.dataDir)).damaged ?? []
    expect(reported.map(({ file }) => file).sort()).toEqual(damaged.sort())
    expect(reported.filter(({ is_repaired }) => !is_repaired)).toEqual([])
    expect((await nightOver('2025-12-18T03:00:00Z')).exit).toBe(0)
    expect((await lastBuild(world.dataDir)).damaged).toBeUndefined()
  })

  it('restores a missing file, and the snapshot shares it with the lake again', async () => {
    const { folder, manifest } = await readServed(world.dataDir)
    const [file] = publishedFiles(manifest)
    if (file === undefined) throw new Error('nothing is published')
    const [inSnapshot, inLake] = [join(folder, file.file), new Lake(world.dataDir).file(file)]
    await rm(inSnapshot)

    expect((await nightOver('2025-12-19T03:00:00Z')).exit).toBe(1)
    expect((await stat(inSnapshot)).ino).toBe((await stat(inLake)).ino)
  })

  it('fetches a damaged download again', async () => {
    const [download = ''] = (await filesBelow(world.dataDir))
      .filter((name) => /^raw.*\/cda_fi_.*\.zip$/.test(name))
      .slice(-1)
    const newest = JSON.parse(await readFile(join(world.dataDir, download, '../latest.json'), 'utf8')) as {
      sha256: string
    }
    const path = join(world.dataDir, download, `../${newest.sha256}.zip`)
    await rot(path)

    const night = await nightOver('2025-12-20T03:00:00Z')

    expect(night.exit).toBe(1)
    expect(await bytesBelow(world.dataDir)).toEqual(before)
    expect(night.log).toContainEqual(
      expect.objectContaining({ step: 'repair', detail: expect.stringContaining('fetched again') as string }),
    )
  })

  it.each(['manifest.json', 'manifest.json.gz'])('restores a damaged %s from the other', async (name) => {
    const { folder } = await readServed(world.dataDir)
    await rot(join(folder, name))

    expect((await nightOver('2025-12-21T03:00:00Z')).exit).toBe(1)
    const after = await bytesBelow(world.dataDir)
    expect(
      Object.keys(after).filter(
        (path) => after[path] !== before[path] && path !== `snapshots/20251216T030000Z/manifest.json.gz`,
      ),
    ).toEqual([])
    await verify(new Lake(world.dataDir), null, silent('2025-12-21T03:00:00Z').effects)
  })

  it.each(['manifest.json', 'manifest.json.gz'])(
    'restores a %s that the disk cannot read from the other',
    async (name) => {
      const { folder } = await readServed(world.dataDir)
      await failToRead(join(folder, name))

      expect((await nightOver('2025-12-22T03:00:00Z')).exit).toBe(1)
      expect(await lastBuild(world.dataDir)).toMatchObject({
        exit_code: 1,
        damaged: [{ file: expect.stringMatching(`/${name}$`) as string, is_repaired: true }],
      })
      await verify(new Lake(world.dataDir), null, silent('2025-12-22T03:00:00Z').effects)
    },
  )
})

describe('a served manifest that the disk cannot read in either copy', () => {
  it('ends the build with code 2 and a report, and the report of the night before does not stay', async () => {
    const { portal, dataDir } = await twoNights()
    const { folder } = await readServed(dataDir)
    for (const name of ['manifest.json', 'manifest.json.gz']) await failToRead(join(folder, name))

    const ended = await command(['build'], { SOURCE_MIRROR: portal, DATA_DIR: dataDir, FROM: '2025-10', TO: '2025-10' })

    expect(ended.exit).toBe(2)
    expect(ended.stderr).toMatch(/error SNAPSHOT_DAMAGED: the manifest of snapshot \S+ is missing or damaged/)
    expect(ended.stderr).not.toMatch(/^ +at /m)
    expect(await lastBuild(dataDir)).toMatchObject({
      exit_code: 2,
      snapshot: null,
      failure: { code: 'SNAPSHOT_DAMAGED' },
    })
  })
})

describe('a file that cannot be made again', () => {
  it('is reported every night until it is restored, and the others are as before', async () => {
    const { portal, dataDir } = await twoNights()
    const { manifest } = await readServed(dataDir)
    const file = manifest.partitions[0]?.tables['cvm_fund_portfolio']
    if (file === undefined) throw new Error('nothing is published')
    const path = new Lake(dataDir).file(file)
    const good = await readFile(path)
    await rot(path)
    await rm(join(dataDir, 'raw'), { recursive: true })
    const night = (day: string) =>
      buildFrom(portal, { dataDir, offline: true, now: `2025-12-${day}T03:00:00Z`, scrubNights: 1 })

    const [first, second] = [await night('17'), await night('18')]
    expect([first.exit, second.exit]).toEqual([1, 1])
    expect((await lastBuild(dataDir)).damaged).toMatchObject([{ is_repaired: false }])
    await writeFile(path, good)
    expect((await night('19')).exit).toBe(0)
  })
})

describe('a build that continues a damaged table', () => {
  it('repairs it first, so that no damage gets a new hash', async () => {
    const { portal, dataDir } = await twoNights()
    const clean = await twoNights()
    const { manifest } = await readServed(dataDir)
    for (const { file, sha256 } of publishedFiles(manifest)) await rot(new Lake(dataDir).file({ file, sha256 }))
    for (const folder of [portal, clean.portal]) await mirror(cashMonth('3.00'), folder)
    const third = { now: '2025-12-17T03:00:00Z', scrubNights: 0 }

    const night = await buildFrom(portal, { dataDir, ...third })
    await buildFrom(clean.portal, { dataDir: clean.dataDir, ...third })

    expect(night.exit).toBe(1)
    const [ours, theirs] = [await readServed(dataDir), await readServed(clean.dataDir)]
    const hashes = (each: typeof ours) => publishedFiles(each.manifest).map(({ file, sha256 }) => `${file} ${sha256}`)
    expect(hashes(ours)).toEqual(hashes(theirs))
  })
})

describe('market-data-server verify --repair', () => {
  it('repairs the served snapshot, and finds it as published', async () => {
    const { portal, dataDir } = await twoNights()
    const { manifest, folder, id } = await readServed(dataDir)
    for (const { file } of publishedFiles(manifest)) await rot(join(folder, file))
    const { log, effects } = silent('2025-12-17T03:00:00Z')
    const settings = {
      mirror: portal,
      lake: new Lake(dataDir),
      from: null,
      to: null,
      datasets: null,
      maskPersonalData: true,
      threads: 1,
    }

    await expect(verify(new Lake(dataDir), null, effects)).rejects.toMatchObject({ code: 'SNAPSHOT_DAMAGED' })
    await repair(withoutLookThroughs, null, settings, effects)

    expect(log.findLast(({ step }) => step === 'verify')).toMatchObject({
      subject: id,
      detail: expect.stringContaining('all as published') as string,
    })
  })
})
