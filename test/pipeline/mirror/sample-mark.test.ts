import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SAMPLE_MARK } from '../../../pipeline/mirror/sample-mark.ts'
import { buildFrom, readServed } from '../../helpers/build.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

it('a snapshot of a folder that is marked as a sample says so, and so do all that follow it', async () => {
  const [sample, live] = [await mirror(cashMonth('1.00')), await mirror(cashMonth('2.00'))]
  await writeFile(join(sample, SAMPLE_MARK), '')
  const { dataDir, log } = await buildFrom(sample)
  const first = await readServed(dataDir)
  await buildFrom(live, { dataDir, now: '2025-12-16T03:00:00Z' })
  const second = await readServed(dataDir)

  expect([first.manifest.sample, second.manifest.sample]).toEqual([true, true])
  expect(second.id).not.toBe(first.id)
  expect(log.map(({ step }) => step)).not.toContain('mirror')
})

it('a snapshot of other folders says nothing of it, and has the digest that the sample has', async () => {
  const [sample, live] = [await mirror(cashMonth('1.00')), await mirror(cashMonth('1.00'))]
  await writeFile(join(sample, SAMPLE_MARK), '')

  const [marked, plain] = [await buildFrom(sample), await buildFrom(live)]

  const [a, b] = [await readServed(marked.dataDir), await readServed(plain.dataDir)]
  expect([b.manifest.sample, b.manifest.digest]).toEqual([undefined, a.manifest.digest])
})
