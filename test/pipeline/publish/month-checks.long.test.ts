import { describe, expect, it } from 'vitest'
import { buildFrom, readServed } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'

const IDS = ['funds_like_months_before', 'nav_like_month_before']

/** Writes a month in which each of some funds has cash and a NAV of this value. */
async function writeMonth(portal: string, month: string, funds: number, nav: string, hasNav = true): Promise<void> {
  const filer = (at: number) => ({ CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(at)), DT_COMPTC: `${month}-28` })
  const all = Array.from({ length: funds }, (_, at) => filer(at))
  const cash = all.map((each) => line(NEW.BLC_8, { ...each, TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: nav }))
  const navs = all.map((each) => line(NEW.PL, { ...each, VL_PATRIM_LIQ: nav }))
  await mirror({ month, members: filed({ BLC_8: cash, ...(hasNav && { PL: navs }) }, { month }) }, portal)
}

async function grades(dataDir: string) {
  const { manifest } = await readServed(dataDir)
  return Object.fromEntries(
    manifest.partitions.map(({ partition, checks }) => [
      partition.slice(-7),
      checks.filter(({ id }) => IDS.includes(id)).map(({ figure, passed }) => [figure, passed]),
    ]),
  )
}

describe('a month, compared with the months before it,', () => {
  it('is graded by its funds and its NAVs, published all the same, and not judged without a month before', async () => {
    const portal = await temporaryFolder()
    await writeMonth(portal, '2025-09', 10, '10.00')
    await writeMonth(portal, '2025-10', 9, '12.00')
    await writeMonth(portal, '2025-11', 8, '13.50')

    const built = await buildFrom(portal)

    expect(built.exit).toBe(0)
    expect(await grades(built.dataDir)).toEqual({
      '2025-09': [],
      '2025-10': [
        ['9, 90.0 % of 10 (the median of 1 of the 12 months before)', true],
        ['108.00, 108.0 % of 100.00 (2025-09)', true],
      ],
      '2025-11': [
        ['8, 88.8 % of 9 (the median of 2 of the 12 months before)', false],
        ['108.00, 100.0 % of 108.00 (2025-10)', true],
      ],
    })
    expect(built.log).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        detail: expect.stringContaining('funds_like_months_before 8, 88.8 %') as string,
      }),
    )
  })

  it('has one sign in front of a ratio below 0', async () => {
    const portal = await temporaryFolder()
    await writeMonth(portal, '2025-09', 2, '10.00')
    await writeMonth(portal, '2025-10', 2, '-9.53')

    const built = await buildFrom(portal)

    expect((await grades(built.dataDir))['2025-10']).toContainEqual(['-19.06, -95.3 % of 20.00 (2025-09)', false])
  })

  it('is not judged by NAVs if it has none, or the month before has none', async () => {
    const portal = await temporaryFolder()
    await writeMonth(portal, '2025-09', 10, '10.00')
    await writeMonth(portal, '2025-10', 10, '10.00', false)
    await writeMonth(portal, '2025-11', 10, '10.00')

    const { '2025-10': without, '2025-11': after } = await grades((await buildFrom(portal)).dataDir)

    expect([without, after].map((each) => each?.length)).toEqual([1, 1])
  })

  it('is graded again when a month before it is amended, and is itself unchanged', async () => {
    const portal = await temporaryFolder()
    await writeMonth(portal, '2025-10', 10, '10.00')
    await writeMonth(portal, '2025-11', 10, '10.00')
    const { dataDir } = await buildFrom(portal)
    const november = async () => (await readServed(dataDir)).manifest.partitions.at(-1)
    const before = await november()
    await writeMonth(portal, '2025-10', 10, '20.00')

    const again = await buildFrom(portal, { dataDir, now: '2025-12-16T03:00:00Z' })

    expect(again.log.filter(({ step }) => step === 'compile').map(({ subject }) => subject)).toEqual([
      'cvm_fund_portfolio 2025-10',
    ])
    expect((await november())?.tables).toEqual(before?.tables)
    expect(await grades(dataDir)).toMatchObject({
      '2025-11': [
        ['10, 100.0 % of 10 (the median of 1 of the 12 months before)', true],
        ['100.00, 50.0 % of 200.00 (2025-10)', false],
      ],
    })
  })
})
