import { Lake } from '../../lake/lake.ts'
import { execFile } from 'node:child_process'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { adopt } from '../../pipeline/commands/adopt.ts'
import { writeMarker } from '../../lake/marker.ts'
import { filesBelow, silent } from '../helpers/build.ts'
import { temporaryFolder } from '../helpers/folders.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Makes a project with such a `data/demo`; returns its folder after `make clean`. */
async function cleaned(prepare: (demo: string) => Promise<unknown>, variables: readonly string[] = []) {
  const project = await temporaryFolder()
  await cp(join(ROOT, 'Makefile'), join(project, 'Makefile'))
  const demo = join(project, 'data/demo')
  await mkdir(demo, { recursive: true })
  await prepare(demo)
  await run('make', ['clean', ...variables], { cwd: project })
  return (await filesBelow(project)).filter((file) => file !== 'Makefile')
}

describe('make clean', () => {
  it('removes the demo that was made in its usual folder', async () => {
    expect(await cleaned((demo) => writeMarker(new Lake(demo), { adopted: false }))).toEqual([])
  })

  it('leaves a folder in its place that has no mark of ours', async () => {
    expect(await cleaned((demo) => writeFile(join(demo, 'thesis.doc'), ''))).toEqual(['data/demo/thesis.doc'])
  })

  it('leaves a folder that was adopted with the files of somebody else', async () => {
    const left = await cleaned(async (demo) => {
      await writeFile(join(demo, 'thesis.doc'), '')
      await adopt(new Lake(demo), silent('2025-12-15T03:00:00Z').effects)
    })

    expect(left).toEqual(['data/demo/market-data.txt', 'data/demo/thesis.doc'])
  })

  it('follows no link in its place, and leaves any DEMO_DIR elsewhere', async () => {
    const [linked, named] = [await temporaryFolder(), await temporaryFolder()]
    for (const folder of [linked, named]) await writeMarker(new Lake(folder), { adopted: false })

    await cleaned((demo) => symlink(linked, join(demo, 'linked')), [`DEMO_DIR=${named}`])

    expect([await filesBelow(linked), await filesBelow(named)]).toEqual([['market-data.txt'], ['market-data.txt']])
  })
})
