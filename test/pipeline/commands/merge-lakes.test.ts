import { realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { cp, readFile, rename, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { mergeLakes } from '../../../pipeline/commands/merge-lakes.ts'
import { limitLookThroughs } from '../../../pipeline/look-through/limit.ts'
import { digestManifest, writeManifest } from '../../../lake/snapshots/manifest-file.ts'
import { readSettings } from '../../../pipeline/settings.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import type { Manifest } from '../../../schemas/core/manifest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { readManifest } from '../../../server/integrity/manifest.ts'
import { buildFrom, filesBelow, readServed, silent } from '../../helpers/build.ts'
import { SAMPLE_NIGHT, sampleOnce } from '../../helpers/built-once.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const SAMPLE = { from: null, now: SAMPLE_NIGHT }
const FOUR = [1, 2, 3, 4].map((number) => ({ number, of: 4 }))
const declared = limitLookThroughs(datasets, 0)

let whole = ''
let shards: string[] = []

beforeAll(async () => {
  whole = (await sampleOnce()).dataDir
  shards = []
  for (const shard of FOUR) shards.push((await buildFrom('data/sample', { ...SAMPLE, shard })).dataDir)
})

async function merge(folders: readonly string[], asked?: string) {
  const dataDir = asked ?? join(await temporaryFolder(), 'data')
  const { log, effects } = silent('2026-01-16T03:00:00Z')
  return { exit: await mergeLakes(declared, new Lake(dataDir), folders, effects), dataDir, log }
}

/** The sentence and the advice with which a merge is refused; what it left in the target. */
async function refusal(folders: readonly string[]): Promise<{ said: string; left: string[] }> {
  const dataDir = join(await temporaryFolder(), 'data')
  const error = await merge(folders, dataDir).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof BuildError)) throw new Error('it was not refused')
  const left = await filesBelow(dataDir).catch(() => [])
  return { said: `${error.message} ${error.hint}`, left: left.filter((file) => /^(lake|snapshots|current)/.test(file)) }
}

/** A copy of a shard. */
async function copyShard(at: number): Promise<string> {
  const folder = join(await temporaryFolder(), 'shard')
  await cp(shards[at] ?? '', folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

async function changeManifest(dataDir: string, change: (manifest: Manifest) => Manifest): Promise<void> {
  const { folder, manifest } = await readServed(dataDir)
  const changed = change(manifest)
  await writeManifest(realFiles, folder, { ...changed, digest: digestManifest(changed) })
}

const replaceShard = (at: number, folder: string) => shards.map((each, place) => (place === at ? folder : each))

describe('four shards of the sample', () => {
  it('merge into the lake that one machine makes: the same digest, the same files, the same histories', async () => {
    const { exit, dataDir } = await merge(shards)

    const [merged, one] = [await readServed(dataDir), await readServed(whole)]
    expect(exit).toBe(0)
    expect(merged.manifest.digest).toBe(one.manifest.digest)
    expect(merged.manifest.shard).toBeUndefined()
    expect(merged.manifest.sample).toBe(true)
    expect(await filesBelow(merged.folder)).toEqual(await filesBelow(one.folder))
    const raw = (await filesBelow(join(whole, 'raw'))).filter((file) => !file.endsWith('latest.json'))
    expect(await filesBelow(join(dataDir, 'raw'))).toEqual(expect.arrayContaining(raw))
    expect(await filesBelow(join(dataDir, 'quarantine'))).toEqual(await filesBelow(join(whole, 'quarantine')))
  })

  it('merge in any order, and a second time publish nothing', async () => {
    const { dataDir } = await merge(shards.toReversed())
    const { id, manifest } = await readServed(dataDir)

    const again = await merge(shards, dataDir)

    expect(manifest.digest).toBe((await readServed(whole)).manifest.digest)
    expect(again.exit).toBe(0)
    expect(again.log.at(-1)?.detail).toBe('nothing changed, nothing published')
    expect((await readServed(dataDir)).id).toBe(id)
  })

  it('merge into a lake that a build continues without compiling anything', async () => {
    const { dataDir } = await merge(shards)

    const next = await buildFrom('data/sample', { ...SAMPLE, dataDir, now: '2026-01-17T03:00:00Z' })

    expect(next.exit).toBe(0)
    expect(next.log.filter(({ step }) => step === 'compile')).toEqual([])
    expect(next.log).toContainEqual(expect.objectContaining({ detail: 'nothing changed, nothing published' }))
  })

  it('merge into a lake that has a part of them: what it has stays, with its history', async () => {
    const { dataDir } = await buildFrom('data/sample', { ...SAMPLE, datasets: ['cvm_fund_portfolio'] })
    const before = await readServed(dataDir)

    await merge(shards, dataDir)

    const { manifest } = await readServed(dataDir)
    expect(manifest.digest).toBe((await readServed(whole)).manifest.digest)
    const first = manifest.partitions.find(({ dataset }) => dataset === 'cvm_fund_portfolio')
    expect(first?.first_snapshot).toBe(before.id)
    expect(first?.history).toEqual(before.manifest.partitions[0]?.history)
  })
})

describe('a merge is refused, and changes nothing,', () => {
  it('if a shard is missing', async () => {
    const { said, left } = await refusal(shards.filter((_folder, at) => at !== 2))

    expect(said).toContain('of 4 shards 3/4 is missing')
    expect(said).toContain('SHARD=3/4 make build-data')
    expect(left).toEqual([])
  })

  it('if a shard is given twice, is a whole lake, or is the target itself', async () => {
    expect((await refusal([...shards, await copyShard(0)])).said).toContain('shard 1/4 is given twice')
    expect((await refusal([...shards, whole])).said).toContain('holds a whole lake, not a shard of one')
    await expect(merge(shards, shards[0])).rejects.toThrow('is the DATA_DIR to merge into')
  })

  it('if a shard is of another compiler or of other settings', async () => {
    const [older, shown] = [await copyShard(1), await copyShard(1)]
    await changeManifest(older, (manifest) => ({ ...manifest, compiler: { ...manifest.compiler, version: '0.1.0+x' } }))
    await changeManifest(shown, ({ shard, ...manifest }) => ({
      ...manifest,
      ...(shard && { shard: { ...shard, personal_data: 'show' as const } }),
    }))

    expect((await refusal(replaceShard(1, older))).said).toMatch(/shard 2\/4 in .* was compiled by 0\.1\.0\+x/)
    expect((await refusal(replaceShard(1, shown))).said).toContain('PERSONAL_DATA=show')
  })

  it('if a file of a shard is damaged; with the file repaired it goes through', async () => {
    const folder = await copyShard(3)
    const served = await readServed(folder)
    const [file = ''] = (await filesBelow(served.folder)).filter((name) => name.endsWith('.parquet'))
    const path = join(served.folder, file)
    const bytes = await readFile(path)
    await writeFile(
      path,
      bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
    )

    const { said, left } = await refusal(replaceShard(3, folder))
    await writeFile(path, bytes)

    expect(said).toContain(`shard 4/4 in ${folder}: ${file} has other content`)
    expect(said).toContain('make verify ARGS=--repair')
    expect(left).toEqual([])
    expect((await merge(replaceShard(3, folder))).exit).toBe(0)
  })

  it('if downloads of a shard are behind a link that is not followed', async () => {
    const folder = await copyShard(3)
    const [download = ''] = (await filesBelow(join(folder, 'raw'))).filter((name) => name.endsWith('latest.json'))
    const place = join('raw', dirname(download))
    await rename(join(folder, place), join(folder, 'moved'))
    await symlink(join(folder, 'moved'), join(folder, place))

    const { said, left } = await refusal(replaceShard(3, folder))

    expect(said).toContain(`downloads of shard 4/4 in ${folder} cannot be taken: links that no copy follows: ${place}`)
    expect(left).toEqual([])
  })
})

describe('a shard is never taken for a whole lake', () => {
  it('by a build, or by a build of another shard; and no whole lake becomes a shard', async () => {
    const [first = ''] = shards
    const build = (dataDir: string, shard: { number: number; of: number } | null) =>
      buildFrom('data/sample', { ...SAMPLE, dataDir, shard })

    await expect(build(first, null)).rejects.toThrow('holds shard 1/4 of one, and not a whole one')
    await expect(build(first, { number: 2, of: 4 })).rejects.toThrow('and not shard 2/4')
    await expect(build(whole, { number: 1, of: 4 })).rejects.toThrow('holds a whole lake, and not shard 1/4')
    expect((await build(first, { number: 1, of: 4 })).log.at(-1)?.detail).not.toContain('compiled')
  })

  it('by a server', async () => {
    const { folder } = await readServed(shards[0] ?? '')

    await expect(readManifest(folder)).rejects.toThrow(/is shard 1\/4 of a lake, not a whole one: run make merge-lakes/)
  })

  it('by its settings: a shard that cannot be is refused', () => {
    expect(() => readSettings({ SHARD: '5/4' })).toThrow('SHARD is a number of a number, such as 1/4')
    expect(readSettings({ SHARD: '2/4' }).shard).toEqual({ number: 2, of: 4 })
    expect(readSettings({ SHARD: '' }).shard).toBeNull()
  })
})
