import { Lake } from '../../../lake/lake.ts'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fetchOnly } from '../../../pipeline/commands/fetch.ts'
import { SAMPLE_MARK } from '../../../pipeline/mirror/sample-mark.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { pathExists } from '../../../lake/disk.ts'
import { buildFrom, readServed, silent } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { startMirrorServer } from '../../helpers/http.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'

it('a snapshot of a folder that is marked as a sample has the mark, and so do all that follow it', async () => {
  const [sample, live] = [await mirror(dayMonth('1.00')), await mirror(dayMonth('2.00'))]
  await writeFile(join(sample, SAMPLE_MARK), '')
  const { dataDir, log } = await buildFrom(sample)
  const first = await readServed(dataDir)
  await buildFrom(live, { dataDir, now: '2025-12-16T03:00:00Z' })
  const second = await readServed(dataDir)

  expect([first.manifest.sample, second.manifest.sample]).toEqual([true, true])
  expect(second.id).not.toBe(first.id)
  expect(log.map(({ step }) => step)).not.toContain('mirror')
})

it('a snapshot of a server of such a folder has the mark too', async () => {
  const [sample, live] = [await mirror(dayMonth('1.00')), await mirror(dayMonth('1.00'))]
  await writeFile(join(sample, SAMPLE_MARK), '')
  const [ofSample, ofLive] = [await startMirrorServer(sample), await startMirrorServer(live)]

  const [marked, plain] = [await buildFrom(`${ofSample.address}/`), await buildFrom(ofLive.address)]

  const [a, b] = [await readServed(marked.dataDir), await readServed(plain.dataDir)]
  expect([a.manifest.sample, b.manifest.sample]).toEqual([true, undefined])
  expect([marked.exit, plain.exit]).toEqual([0, 0])
})

it('downloads of a sample say so where they are built without it, in another directory', async () => {
  const [sample, live] = [await mirror(dayMonth('1.00')), await mirror(dayMonth('1.00'))]
  await writeFile(join(sample, SAMPLE_MARK), '')

  const marks = []
  for (const folder of [sample, live]) {
    const [fetched, elsewhere] = [await temporaryFolder(), await temporaryFolder()]
    const options = { mirror: folder, from: '2025-09', to: null, datasets: null, maskPersonalData: true }
    await fetchOnly(datasets, options, {
      ...silent('2025-12-14T03:00:00Z').effects,
      lake: new Lake(fetched),
    })
    await cp(join(fetched, 'raw'), join(elsewhere, 'raw'), { recursive: true })
    await buildFrom(folder, { dataDir: elsewhere, offline: true })
    marks.push((await readServed(elsewhere)).manifest.sample)
  }

  expect(marks).toEqual([true, undefined])
})

it('the downloads of a whole build of a sample say so where they are built elsewhere', async () => {
  const [sample, live] = [await mirror(dayMonth('1.00')), await mirror(dayMonth('1.00'))]
  await writeFile(join(sample, SAMPLE_MARK), '')

  const marks = []
  for (const folder of [sample, live]) {
    const [{ dataDir }, elsewhere] = [await buildFrom(folder), await temporaryFolder()]
    await cp(join(dataDir, 'raw'), join(elsewhere, 'raw'), { recursive: true })
    const { exit } = await buildFrom(folder, { dataDir: elsewhere, offline: true })
    marks.push([exit, (await readServed(elsewhere)).manifest.sample, await isMarked(elsewhere)])
  }

  expect(marks).toEqual([
    [0, true, true],
    [0, undefined, false],
  ])
})

it('a snapshot with the mark passes it on to the downloads that lack it, at the next build, even without news', async () => {
  const sample = await mirror(dayMonth('1.00'))
  await writeFile(join(sample, SAMPLE_MARK), '')
  const { dataDir } = await buildFrom(sample)
  await rm(join(dataDir, 'raw', SAMPLE_MARK))

  await buildFrom(sample, { dataDir, offline: true })

  expect(await isMarked(dataDir)).toBe(true)
})

it('a server that answers every path with a web page is no sample, and one that fails is warned of', async () => {
  const live = await mirror(dayMonth('1.00'))
  const server = await startMirrorServer(live)
  server.rules = [{ path: SAMPLE_MARK, content: Buffer.from('<html>'), contentType: 'text/html; charset=utf-8' }]
  const page = await buildFrom(server.address)
  server.rules = [{ path: SAMPLE_MARK, status: 500 }]
  const failing = await buildFrom(server.address)

  const manifests = [await readServed(page.dataDir), await readServed(failing.dataDir)].map(({ manifest }) => manifest)
  expect(manifests.map(({ sample }) => sample)).toEqual([undefined, undefined])
  expect(page.log.filter(({ step }) => step === 'mirror')).toEqual([])
  expect(failing.log).toContainEqual({
    step: 'mirror',
    subject: SAMPLE_MARK,
    level: 'warn',
    detail: expect.stringMatching(/not known if the mirror is a sample.*answers 500/) as string,
  })
})

it('a snapshot of other folders says nothing of it, and has the digest that the sample has', async () => {
  const [sample, live] = [await mirror(dayMonth('1.00')), await mirror(dayMonth('1.00'))]
  await writeFile(join(sample, SAMPLE_MARK), '')

  const [marked, plain] = [await buildFrom(sample), await buildFrom(live)]

  const [a, b] = [await readServed(marked.dataDir), await readServed(plain.dataDir)]
  expect([b.manifest.sample, b.manifest.digest]).toEqual([undefined, a.manifest.digest])
})

function isMarked(dataDir: string): Promise<boolean> {
  return pathExists(join(dataDir, 'raw', SAMPLE_MARK))
}
