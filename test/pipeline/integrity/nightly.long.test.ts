import { readFile, writeFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { buildFrom, readServed } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

/** Builds are many here, and a machine may do other things. */
vi.setConfig({ testTimeout: 300_000 })

it.each([
  ['version that it replaces', '2025-10'],
  ['month before a new one', '2025-11'],
])('a build repairs a damaged %s before it reads it for a comparison', async (_read, changed) => {
  const { portal, dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })
  const { manifest } = await readServed(dataDir)
  const tables = Object.values(manifest.partitions[0]?.tables ?? {})
  const paths = tables.map((table) => new Lake(dataDir).file(table))
  const before = await Promise.all(paths.map((path) => readFile(path)))
  for (const path of paths) await breakFooter(path)
  await mirror(cashMonth('2.00', changed), portal)

  const night = await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })

  expect(paths.length).toBeGreaterThan(0)
  expect(night.exit).toBe(1)
  expect(night.log.filter(({ step }) => step === 'repair')).toHaveLength(paths.length)
  expect(await Promise.all(paths.map((path) => readFile(path)))).toEqual(before)
  const after = (await readServed(dataDir)).manifest
  expect(after.snapshot).not.toBe(manifest.snapshot)
  expect(after.partitions.map(({ partition }) => partition)).toContain(`competence_month=${changed}`)
})

/** A Parquet file ends with its footer, the length of the footer in four bytes, and PAR1. */
async function breakFooter(path: string): Promise<void> {
  const bytes = await readFile(path)
  const from = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8)
  await writeFile(path, bytes.fill(0xff, from, from + 16))
}
