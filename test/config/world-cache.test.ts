import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../helpers/folders.ts'
import { findCachedWorlds } from './world-cache.ts'

let root: string
const find = (environment: Readonly<Record<string, string>> = {}) =>
  findCachedWorlds(root, join(root, 'cache'), environment)
const write = (file: string, text: string) => writeFile(join(root, file), text)

beforeEach(async () => {
  root = await temporaryFolder()
  for (const folder of ['data/sample', 'lake', 'pipeline', 'runtime', 'schemas', 'test']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  await write('package-lock.json', '{}')
  await write('pipeline/compile.ts', '1')
})

it('keeps worlds for later runs while nothing changes that decides their bytes', async () => {
  const first = await find()

  await write('test/parse.test.ts', 'parse(1)')
  expect(await find()).toBe(first)
  await write('test/moves.test.ts', 'publishWorld(1)')
  const second = await find()
  expect(second).not.toBe(first)
  await write('pipeline/compile.ts', '2')
  expect(await find()).not.toBe(second)
})

it('makes worlds anew when a helper changes that one of their tests imports, and keeps them when another does', async () => {
  await write('test/moves.test.ts', "import { moves } from './moves.ts'\npublishWorld(moves)")
  await write('test/moves.ts', "import { lines } from './lines.ts'\nexport const moves = lines")
  await write('test/lines.ts', 'export const lines = 1')
  await write('test/other.ts', 'export const other = 1')
  const first = await find()

  await write('test/other.ts', 'export const other = 2')
  expect(await find()).toBe(first)
  await write('test/lines.ts', 'export const lines = 2')
  expect(await find()).not.toBe(first)
})

it('makes worlds anew when a file of data changes that tests may read, and keeps them when the record of the runs does', async () => {
  await mkdir(join(root, 'test/config'))
  const first = await find()

  await write('test/config/cpu-seconds.json', '{}')
  expect(await find()).toBe(first)
  await write('test/lines.csv', 'a;b')
  expect(await find()).not.toBe(first)
})

it('keeps none in CI but in the folder that its runs share', async () => {
  expect(await find({ CI: 'true' })).toBeNull()

  const KEPT_WORLDS = join(root, 'of-this-ci')
  const found = await find({ CI: 'true', KEPT_WORLDS })
  expect([found, await find({ CI: 'true', KEPT_WORLDS })]).toEqual([expect.stringContaining(`${KEPT_WORLDS}/`), found])
})

it('keeps the two sets that were used last', async () => {
  for (const text of ['1', '2', '3']) {
    await write('schemas/columns.ts', text)
    const kept = (await find()) ?? ''
    await utimes(kept, Number(text), Number(text))
  }
  await write('schemas/columns.ts', '3')
  const newest = await find()

  expect(await readdir(join(root, 'cache/worlds'))).toHaveLength(2)
  expect(await readdir(join(root, 'cache/worlds'))).toContain(newest?.split('/').at(-1))
})
