import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { buildFrom, filesBelow, refusals, listRows, readServed } from '../../helpers/build.ts'
import { REGISTER_HEADERS } from '../../helpers/headers.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { line, mirror, writeZip, zipOfReports } from '../../helpers/portal.ts'

const [SEPTEMBER, OCTOBER, NOVEMBER] = ['2025-09', '2025-10', '2025-11'] as const
const LATER = { now: '2025-12-16T03:00:00Z' }

async function twoMonths() {
  const portal = await mirror(dayMonth('1.00', SEPTEMBER))
  await mirror(dayMonth('2.00', OCTOBER), portal)
  return { portal, ...(await buildFrom(portal)) }
}

async function inodes(dataDir: string, table: string): Promise<Record<string, number>> {
  const { folder } = await readServed(dataDir)
  const files = (await filesBelow(folder)).filter((file) => file.startsWith(`${table}/`))
  const found = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).ino))
  return Object.fromEntries(files.map((file, at) => [file.split('/')[1] ?? '', found[at] ?? 0]))
}

describe('a build without any change', () => {
  it('publishes nothing and leaves everything as it was', async () => {
    const { portal, dataDir } = await twoMonths()
    const before = await readServed(dataDir)
    const files = await filesBelow(dataDir)

    const second = await buildFrom(portal, { dataDir, ...LATER })

    expect(second.exit).toBe(0)
    expect((await readServed(dataDir)).id).toBe(before.id)
    expect(await filesBelow(dataDir)).toEqual(files)
    expect(second.log).toMatchObject([
      { step: 'publish', detail: 'nothing changed, nothing published' },
      { step: 'log', detail: expect.stringMatching(/^0 entries added/) as string },
      { step: 'scrub', detail: expect.stringContaining('all as they were written') as string },
      { step: 'exit', subject: '0', detail: expect.stringMatching(/^nothing to do tonight; /) as string },
    ])
  })

  it('publishes nothing if a file was zipped again with equal members', async () => {
    const { portal, dataDir } = await twoMonths()
    const before = await readServed(dataDir)
    await writeZip(zipOfReports(portal, OCTOBER), dayMonth('2.00', OCTOBER).reports, new Date(2025, 11, 1))

    const second = await buildFrom(portal, { dataDir, ...LATER })

    expect(second.exit).toBe(0)
    expect(second.log).toContainEqual(
      expect.objectContaining({ step: 'fetch', detail: expect.stringContaining('changed') as string }),
    )
    expect((await readServed(dataDir)).id).toBe(before.id)
  })

  it('publishes nothing if only the order of the members changed', async () => {
    const { portal, dataDir } = await twoMonths()
    const before = await readServed(dataDir)
    const reversed = Object.fromEntries(Object.entries(dayMonth('2.00', OCTOBER).reports).reverse())
    await mirror({ month: OCTOBER, members: reversed }, portal)

    await buildFrom(portal, { dataDir, ...LATER })

    expect((await readServed(dataDir)).id).toBe(before.id)
  })

  it('refuses an empty mirror, and publishes no snapshot', async () => {
    const dataDir = await temporaryFolder()

    await expect(buildFrom(await mirror({}), { dataDir })).rejects.toMatchObject({ code: 'NOTHING_TO_READ' })

    expect((await filesBelow(dataDir)).filter((file) => file.includes('/'))).toEqual([])
  })
})

describe('a build with one changed month', () => {
  it('compiles only that month; every other file is a hard link to the published one', async () => {
    const { portal, dataDir } = await twoMonths()
    const [before, first] = [await inodes(dataDir, 'cvm_fund_daily'), await readServed(dataDir)]
    await mirror(dayMonth('3.00', OCTOBER), portal)

    const second = await buildFrom(portal, { dataDir, ...LATER })

    const [after, next] = [await inodes(dataDir, 'cvm_fund_daily'), await readServed(dataDir)]
    expect(second.log.filter(({ step }) => step === 'compile')).toMatchObject([
      { subject: 'cvm_fund_daily 2025-10', detail: expect.stringContaining('sources changed') as string },
    ])
    expect(after['competence_month=2025-09']).toBe(before['competence_month=2025-09'])
    expect(after['competence_month=2025-10']).not.toBe(before['competence_month=2025-10'])
    expect(next.manifest.partitions.map(({ first_snapshot }) => first_snapshot)).toEqual([first.id, next.id])
  })

  it('leaves the previous snapshot whole and unchanged', async () => {
    const { portal, dataDir } = await twoMonths()
    const before = await readServed(dataDir)
    const file = before.manifest.partitions[1]?.tables['cvm_fund_daily']?.file ?? ''
    const inode = (await stat(join(before.folder, file))).ino
    await mirror(dayMonth('3.00', OCTOBER), portal)

    await buildFrom(portal, { dataDir, ...LATER })

    expect((await stat(join(before.folder, file))).ino).toBe(inode)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { net_assets_value: '1.00' },
      { net_assets_value: '3.00' },
    ])
  })

  it('adds a month that is new and keeps the rest', async () => {
    const { portal, dataDir } = await twoMonths()
    await mirror(dayMonth('4.00', NOVEMBER), portal)

    await buildFrom(portal, { dataDir, ...LATER })

    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { competence_month: SEPTEMBER, net_assets_value: '1.00' },
      { competence_month: OCTOBER, net_assets_value: '2.00' },
      { competence_month: NOVEMBER, net_assets_value: '4.00' },
    ])
  })

  it('takes unchanged files from the previous snapshot if somebody emptied the lake', async () => {
    const { portal, dataDir } = await twoMonths()
    await rm(join(dataDir, 'lake'), { recursive: true })
    await mirror(dayMonth('3.00', OCTOBER), portal)

    const second = await buildFrom(portal, { dataDir, ...LATER })

    expect(second.exit).toBe(0)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { net_assets_value: '1.00' },
      { net_assets_value: '3.00' },
    ])
  })

  it('publishes the former content again when the source returns to it', async () => {
    const { portal, dataDir } = await twoMonths()
    const first = await readServed(dataDir)
    await mirror(dayMonth('3.00', OCTOBER), portal)
    await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })
    await mirror(dayMonth('2.00', OCTOBER), portal)

    await buildFrom(portal, { dataDir, now: '2025-12-17T03:00:00Z' })

    const third = await readServed(dataDir)
    expect(third.id > first.id).toBe(true)
    expect(third.manifest.digest).toBe(first.manifest.digest)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { net_assets_value: '1.00' },
      { net_assets_value: '2.00' },
    ])
  })
})

describe('the operator’s settings', () => {
  it('keep the months outside FROM and TO in the new snapshot', async () => {
    const { portal, dataDir } = await twoMonths()
    await mirror(dayMonth('9.00', SEPTEMBER), portal)
    await mirror(dayMonth('4.00', NOVEMBER), portal)

    const second = await buildFrom(portal, { dataDir, from: NOVEMBER, to: NOVEMBER, ...LATER })

    expect(second.log.filter(({ step }) => step === 'fetch')).toHaveLength(1)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { competence_month: SEPTEMBER, net_assets_value: '1.00' },
      { competence_month: OCTOBER, net_assets_value: '2.00' },
      { competence_month: NOVEMBER, net_assets_value: '4.00' },
    ])
  })

  it('cover every month of the mirror if neither is given', async () => {
    const portal = await mirror(dayMonth('1.00', '2023-01'))
    await mirror(dayMonth('2.00', NOVEMBER), portal)

    const built = await buildFrom(portal, { from: null, to: null })

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([
      { competence_month: '2023-01' },
      { competence_month: NOVEMBER },
    ])
  })

  it('may name one dataset of several; the others stay published', async () => {
    const portal = await mirror({
      ...dayMonth('1.00'),
      legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, {})],
    })

    const one = await buildFrom(portal, { datasets: ['cvm_fund_register'] })
    const both = await buildFrom(portal, { dataDir: one.dataDir, datasets: ['cvm_fund_daily'], ...LATER })

    expect(Object.keys((await readServed(both.dataDir)).manifest.partitions[1]?.tables ?? {})).toContain('cvm_fund')
    expect(await listRows(both, 'cvm_fund_class')).toHaveLength(1)
    expect(await listRows(both, 'cvm_fund_daily')).toHaveLength(1)
  })

  it('can name a mirror without registers, which are added later', async () => {
    const portal = await mirror(dayMonth('1.00'))
    const first = await buildFrom(portal)
    await mirror({ legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, {})] }, portal)

    const second = await buildFrom(portal, { dataDir: first.dataDir, ...LATER })

    expect([first.exit, second.exit]).toEqual([0, 0])
    expect(refusals(second)).toEqual([])
    expect(await listRows(second, 'cvm_fund')).toHaveLength(1)
  })
})

describe('a source that disappears from the portal', () => {
  it('stays published: a portal that hides a file withdraws nothing', async () => {
    const { dataDir } = await twoMonths()
    const before = await readServed(dataDir)
    const emptied = await mirror(dayMonth('4.00', NOVEMBER))

    const second = await buildFrom(emptied, { dataDir, ...LATER })

    expect(second.exit).toBe(0)
    expect(before.manifest.partitions).toHaveLength(2)
    expect(await listRows({ dataDir }, 'cvm_fund_daily')).toMatchObject([
      { competence_month: SEPTEMBER, net_assets_value: '1.00' },
      { competence_month: OCTOBER, net_assets_value: '2.00' },
      { competence_month: NOVEMBER, net_assets_value: '4.00' },
    ])
  })
})
