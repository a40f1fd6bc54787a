import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, filesBelow, refusals, listRows, readServed } from '../../helpers/build.ts'
import { REGISTER_HEADERS } from '../../helpers/headers.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { line, mirror, zipOfReports } from '../../helpers/portal.ts'

const [SEPTEMBER, OCTOBER] = ['2025-09', '2025-10'] as const
const LATER = { now: '2025-12-16T03:00:00Z' }

async function cutShort(portal: string, month: string): Promise<void> {
  const path = zipOfReports(portal, month)
  const whole = await readFile(path)
  await writeFile(path, whole.subarray(0, whole.length / 2))
}

/** Reads the refusals from the record of the newest build. */
async function heldBack(dataDir: string): Promise<unknown> {
  const recordText = JSON.parse(await readFile(join(dataDir, 'last-build.json'), 'utf8')) as { held_back: unknown }
  return recordText.held_back
}

describe('a refused month', () => {
  it('leaves the last good partition served and the rest published', async () => {
    const portal = await mirror(dayMonth('1.00', SEPTEMBER))
    const { dataDir } = await buildFrom(await mirror(dayMonth('2.00', OCTOBER), portal))
    const before = await readServed(dataDir)
    await mirror(dayMonth('8.00', SEPTEMBER), portal)
    await mirror(dayMonth('9.00', OCTOBER), portal)
    await cutShort(portal, OCTOBER)

    const second = await buildFrom(portal, { dataDir, ...LATER })

    const { manifest } = await readServed(dataDir)
    expect(second.exit).toBe(1)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { net_assets_value: '8.00' },
      { net_assets_value: '2.00' },
    ])
    // Grades against other months are given again, because September is a new version.
    expect({ ...manifest.partitions[1], checks: [] }).toEqual({ ...before.manifest.partitions[1], checks: [] })
    expect(manifest.sources[1]).toEqual(before.manifest.sources[1])
    expect(await heldBack(dataDir)).toMatchObject([
      { dataset: 'cvm_fund_daily', partition: 'competence_month=2025-10', code: 'SOURCE_DAMAGED' },
    ])
  })

  it('is refused again the next night, and used when the portal has repaired it', async () => {
    const portal = await mirror(dayMonth('1.00', SEPTEMBER))
    await mirror(dayMonth('2.00', OCTOBER), portal)
    await cutShort(portal, OCTOBER)
    const { dataDir, exit } = await buildFrom(portal)

    const again = await buildFrom(portal, { dataDir, ...LATER })
    await mirror(dayMonth('2.00', OCTOBER), portal)
    const repaired = await buildFrom(portal, { dataDir, now: '2025-12-17T03:00:00Z' })

    expect([exit, again.exit, repaired.exit]).toEqual([1, 1, 0])
    expect(again.log).toContainEqual(expect.objectContaining({ step: 'publish', detail: 'no new version is good' }))
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { net_assets_value: '1.00' },
      { net_assets_value: '2.00' },
    ])
    expect(await heldBack(dataDir)).toEqual([])
  })

  it('is no longer reported as held back when the portal returns to the published version', async () => {
    const portal = await mirror(dayMonth('1.00', SEPTEMBER))
    const { dataDir } = await buildFrom(await mirror(dayMonth('2.00', OCTOBER), portal))
    await mirror(dayMonth('8.00', SEPTEMBER), portal)
    await cutShort(portal, OCTOBER)
    await buildFrom(portal, { dataDir, ...LATER })
    await mirror(dayMonth('2.00', OCTOBER), portal)

    const repaired = await buildFrom(portal, { dataDir, now: '2025-12-17T03:00:00Z' })

    expect(repaired.exit).toBe(0)
    expect(await heldBack(dataDir)).toEqual([])
  })

  it('names the file and what to do, and keeps the damaged file', async () => {
    const portal = await mirror(dayMonth('2.00', OCTOBER))
    await cutShort(portal, OCTOBER)

    const built = await buildFrom(portal)

    expect(refusals(built)).toEqual([
      expect.stringMatching(
        /^SOURCE_DAMAGED: inf_diario_fi_202510\.zip: the zip cannot be opened.*The damaged file is kept as /s,
      ),
    ])
    expect((await filesBelow(built.dataDir)).filter((file) => file.endsWith('.zip'))).toHaveLength(1)
  })

  it('publishes no snapshot if it is the first and only month', async () => {
    const portal = await mirror(dayMonth('2.00', OCTOBER))
    await cutShort(portal, OCTOBER)

    const built = await buildFrom(portal)

    expect(built.exit).toBe(2)
    expect(
      (await filesBelow(built.dataDir)).filter((file) => /^(lake|snapshots|current|\.market-data-work)/.test(file)),
    ).toEqual([])
    await expect(readServed(built.dataDir)).rejects.toThrow()
  })

  it('does not keep a good register from being published, nor the other way round', async () => {
    const good = await mirror({
      legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, {})],
      ...dayMonth('2.00', OCTOBER),
    })
    await cutShort(good, OCTOBER)
    const other = await mirror({ legacy: ['X;Y'], ...dayMonth('2.00', OCTOBER) })

    const [monthRefused, registerRefused] = [await buildFrom(good), await buildFrom(other)]

    expect([monthRefused.exit, registerRefused.exit]).toEqual([1, 1])
    expect(await listRows(monthRefused, 'cvm_fund')).toHaveLength(1)
    expect(await listRows(registerRefused, 'cvm_fund_daily')).toHaveLength(1)
    expect(refusals(registerRefused)).toEqual([
      expect.stringContaining('SOURCE_DRIFT: cad_fi.csv line 1: unknown column "X", "Y"'),
    ])
  })
})
