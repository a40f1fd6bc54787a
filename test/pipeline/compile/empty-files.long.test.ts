import { describe, expect, it } from 'vitest'
import { type TestBuildOptions, buildFrom, type Built, refusals, listRows, readServed } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { DAILY_HEADERS, dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { FARE_HEADERS, fareMirror, fares } from '../../helpers/fares.ts'
import { NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'
import { statisticsMirror } from '../../helpers/statistics.ts'

const FUNDS: TestBuildOptions = { datasets: ['cvm_fund_daily'] }
const FARES: TestBuildOptions = { datasets: ['anac_fare'], from: '2023-01' }
const SERIES: TestBuildOptions = { datasets: ['statistics'] }

const warnings = ({ log }: Built) => log.filter(({ level }) => level === 'warn').map(({ detail }) => detail)
const readShrunk = async ({ dataDir }: Built) =>
  (await readServed(dataDir)).manifest.partitions.flatMap(({ shrunk = [] }) =>
    shrunk.map(({ id, figure }) => [id, figure]),
  )

describe('an emptied file', () => {
  it.each([
    ['no byte', [], /inf_diario_fi_202510\.csv of inf_diario_fi .* is empty/],
    ['only a header', [DAILY_HEADERS.subclasses], /inf_diario_fi_202510\.csv of inf_diario_fi .* has no line of data/],
  ])('with a member of %s is refused, and the month that is published stays', async (_name, lines, words) => {
    const portal = await dailyMirror('2025-10', reports([{ DT_COMPTC: '2025-10-01' }]))
    const good = await buildFrom(portal, FUNDS)
    await dailyMirror('2025-10', lines, portal)

    const built = await buildFrom(portal, { ...FUNDS, dataDir: good.dataDir })

    expect(refusals(built).join()).toMatch(words)
    expect(await listRows(built, 'cvm_fund_daily')).toHaveLength(1)
  })

  it.each([
    ['no byte', [], /202301\.csv/],
    ['only a header', [FARE_HEADERS.plain], /202301\.csv .*has no line of data/],
  ])('of %s is refused even if nothing is published yet', async (_name, lines, words) => {
    const built = await compileMirror(await fareMirror({ '2023/202301.csv': lines }), FARES)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(words)
  })

  it.each([
    ['lacks', {}, /the file of .* lacks CLASSE/],
    [
      'has without a line',
      { 'registro_classe.csv': [REGISTER_HEADERS.class] },
      /registro_classe\.csv of .* has no line of data/,
    ],
  ])(
    'that one of the tables of the register is, which its zip %s, refuses the register',
    async (_name, more, words) => {
      const fund = { 'registro_fundo.csv': [REGISTER_HEADERS.fund, line(REGISTER_HEADERS.fund, {})] }
      const portal = await mirror({ register: { ...fund, ...more } })

      const built = await compileMirror(portal, { datasets: ['cvm_fund_register'] })

      expect(built.exit).toBe(2)
      expect(refusals(built).join()).toMatch(words)
    },
  )

  it('holds back only its own month', async () => {
    const portal = await fareMirror({
      '2023/202301.csv': [FARE_HEADERS.plain],
      '2023/202302.csv': fares('2023-02', ['GLO;SBGR;SBRF;650,00;3']),
    })

    const built = await compileMirror(portal, FARES)

    expect(built.exit).toBe(1)
    expect(await listRows(built, 'anac_fare')).toHaveLength(1)
  })

  it('is not refused if a month may lack the block: the month is published as partial', async () => {
    const portal = await mirror({ members: filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '1.00' })] }) })

    const built = await compileMirror(portal)

    expect(built.exit).toBe(0)
    expect(warnings(built).join()).toContain('partial: fif lacks')
  })
})

describe('a version with fewer rows than the one that is published', () => {
  const world = (months: readonly string[]) => ({ bcb: { '433': months.map((month) => `01/${month}/2024;0,42`) } })

  it('is held back if a series has lost a month, naming the series and both counts', async () => {
    const portal = await statisticsMirror(world(['01', '02', '03']))
    const good = await buildFrom(portal, SERIES)
    await statisticsMirror(world(['01', '02']), portal)

    const built = await buildFrom(portal, { ...SERIES, dataDir: good.dataDir })

    expect(refusals(built).join()).toMatch(/only_grows: statistic_value: bcb-433 has 2 rows and had 3/)
    expect(await listRows(built, 'statistic_value')).toHaveLength(3)
  })

  it('is published if a series has one month more', async () => {
    const portal = await statisticsMirror(world(['01', '02']))
    const good = await buildFrom(portal, SERIES)
    await statisticsMirror(world(['01', '02', '03']), portal)

    const built = await buildFrom(portal, { ...SERIES, dataDir: good.dataDir })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'statistic_value')).toHaveLength(3)
  })

  it.each([
    [17, [['rows_like_last_version:anac_fare', '17 rows, 20 in the version before']]],
    [18, []],
  ])('of %i instead of 20 is published, with a warning above a tenth', async (rows, reported) => {
    const lines = Array.from({ length: 20 }, (_each, at) => `GLO;SBGR;SBRF;${String(100 + at)},00;3`)
    const portal = await fareMirror({ '2023/202301.csv': fares('2023-01', lines) })
    const good = await buildFrom(portal, FARES)
    await fareMirror({ '2023/202301.csv': fares('2023-01', lines.slice(0, rows)) }, portal)

    const built = await buildFrom(portal, { ...FARES, dataDir: good.dataDir })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'anac_fare')).toHaveLength(rows)
    expect(await readShrunk(built)).toEqual(reported)
  })
})
