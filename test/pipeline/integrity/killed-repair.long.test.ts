import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type LakeFiles, realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { repair, verify } from '../../../pipeline/commands/verify.ts'
import { publishedFiles } from '../../../schemas/core/manifest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, filesBelow, readServed, silent } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { cashMonth } from '../../helpers/portal.ts'
import { rot } from '../../helpers/flip-bit.ts'

/** A month in two published editions. */
const twoNights = () =>
  builtOnce({ portals: [cashMonth('1.00')] }, { portals: [cashMonth('2.00')], now: '2025-12-16T03:00:00Z' })

/** All published files with their bytes. */
async function bytesBelow(dataDir: string): Promise<Record<string, string>> {
  const files = (await filesBelow(dataDir)).filter((name) => /^(lake|snapshots)\//.test(name))
  const bytes = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'base64')))
  return Object.fromEntries(files.map((name, at) => [name, bytes[at] ?? '']))
}

describe('a repair that is killed', () => {
  const killed = () => Promise.reject(new Error('killed'))
  const ways: [string, (dataDir: string) => Partial<LakeFiles>][] = [
    ['before it has restored anything', () => ({ link: killed })],
    [
      'between the copy in the lake and that in the snapshot',
      (dataDir) => ({
        rename: (from, to) => (to.startsWith(join(dataDir, 'snapshots/')) ? killed() : realFiles.rename(from, to)),
      }),
    ],
  ]

  it.each(ways)(
    '%s is ended by the next build, though the file is in nobody’s share tonight',
    async (_when, faults) => {
      const { portal, dataDir } = await twoNights()
      const before = await bytesBelow(dataDir)
      const { manifest } = await readServed(dataDir)
      const file = publishedFiles(manifest).find((each) => each.file.startsWith('cvm_fund_month/'))
      if (file === undefined) throw new Error('nothing is published')
      await rot(new Lake(dataDir).file(file))
      const lake = new Lake(dataDir, { ...realFiles, ...faults(dataDir) })
      const { effects } = silent('2025-12-17T03:00:00Z')
      const settings = { lake, threads: 1, maskPersonalData: true }
      await expect(repair(datasets, null, settings, effects)).rejects.toThrow('killed')

      const night = await buildFrom(portal, { dataDir, now: '2025-12-18T03:00:00Z', scrubNights: 0 })
      const next = await buildFrom(portal, { dataDir, now: '2025-12-19T03:00:00Z', scrubNights: 0 })

      expect([night.exit, next.exit]).toEqual([1, 0])
      expect(night.log.map(({ step }) => step)).toContain('repair')
      expect(night.log.at(-1)?.detail).toMatch(/^1 damaged files repaired; /)
      expect(await bytesBelow(dataDir)).toEqual(before)
    },
  )

  it('is ended by the next repair too, of whichever snapshot', async () => {
    const { dataDir } = await twoNights()
    const { manifest } = await readServed(dataDir)
    const [file] = publishedFiles(manifest).filter((each) => each.file.startsWith('cvm_fund_month/'))
    if (file === undefined) throw new Error('nothing is published')
    await rot(new Lake(dataDir).file(file))
    const { effects } = silent('2025-12-17T03:00:00Z')
    const settings = { lake: new Lake(dataDir, { ...realFiles, link: killed }), threads: 1, maskPersonalData: true }
    await expect(repair(datasets, null, settings, effects)).rejects.toThrow('killed')

    const [older = ''] = await listSnapshotIds(new Lake(dataDir))
    await repair(datasets, older, { ...settings, lake: new Lake(dataDir) }, effects)

    await verify(new Lake(dataDir), null, effects)
  })
})
