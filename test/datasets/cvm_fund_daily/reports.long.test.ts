import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, refusals, listRows, readServed } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { DAILY_HEADERS, dailyMirror, reports, yearOfDailies } from '../../helpers/daily-reports.ts'
import { makeBareCnpj, masked } from '../../helpers/portal.ts'

const MONTH = '2025-10'
const FUND = makeBareCnpj(1)

const compiled = async (...lines: Parameters<typeof reports>[0]) =>
  compileMirror(await dailyMirror(MONTH, reports(lines)), { datasets: ['cvm_fund_daily'] })

describe('the daily report', () => {
  it('has one row per class and day, its quota to the twelfth decimal', async () => {
    const built = await compiled({
      DT_COMPTC: '2025-10-31',
      VL_TOTAL: '12345678901234567.89',
      VL_QUOTA: '34.571524200001',
      VL_PATRIM_LIQ: '-0.01',
      CAPTC_DIA: '1.00',
      RESG_DIA: '2.00',
      NR_COTST: '5992',
    })

    expect(await listRows(built, 'cvm_fund_daily')).toEqual([
      {
        cnpj: FUND,
        subclass_id: null,
        date: '2025-10-31',
        fund_type_filed: 'CLASSES - FIF',
        quota_value: '34.571524200001',
        net_assets_value: '-0.01',
        portfolio_value: '12345678901234567.89',
        inflow_value: '1.00',
        outflow_value: '2.00',
        holders: '5992',
        source_member: 'inf_diario_fi_202510.csv',
        source_line: '2',
        competence_month: MONTH,
      },
    ])
  })

  it('has the value of a quota that is filed without decimals, however large', async () => {
    const built = await compiled({ DT_COMPTC: '2025-10-31', VL_QUOTA: '1500000' })

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([{ quota_value: '1500000.000000000000' }])
  })

  it('has one row per subclass if the class has any', async () => {
    const built = await compiled(
      { DT_COMPTC: '2025-10-01', ID_SUBCLASSE: 'B' },
      { DT_COMPTC: '2025-10-01', ID_SUBCLASSE: 'A' },
    )

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([{ subclass_id: 'A' }, { subclass_id: 'B' }])
  })

  it('of a fund under two types on a day counts under the newer one, and the other is reported', async () => {
    const built = await compiled(
      { DT_COMPTC: '2025-10-01', TP_FUNDO_CLASSE: 'FI', VL_PATRIM_LIQ: '1.00' },
      { DT_COMPTC: '2025-10-01', TP_FUNDO_CLASSE: 'CLASSES - FIF', VL_PATRIM_LIQ: '2.00' },
      { DT_COMPTC: '2025-10-02', TP_FUNDO_CLASSE: 'FI', VL_PATRIM_LIQ: '3.00' },
    )

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([
      { date: '2025-10-01', net_assets_value: '2.00' },
      { date: '2025-10-02', net_assets_value: '3.00' },
    ])
    expect(await listRows(built, 'cvm_fund_daily_cleaned')).toMatchObject([
      { source_line: '2', reason: 'filed_under_two_types' },
    ])
  })

  it('of a fund that reports as a whole and by subclass on a day counts by subclass', async () => {
    const built = await compiled(
      { DT_COMPTC: '2025-10-01', TP_FUNDO_CLASSE: 'FI', VL_PATRIM_LIQ: '3.00' },
      { DT_COMPTC: '2025-10-01', ID_SUBCLASSE: 'A', VL_PATRIM_LIQ: '1.00' },
      { DT_COMPTC: '2025-10-01', ID_SUBCLASSE: 'B', VL_PATRIM_LIQ: '2.00' },
    )

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([
      { subclass_id: 'A', net_assets_value: '1.00' },
      { subclass_id: 'B', net_assets_value: '2.00' },
    ])
  })

  it('that is there twice counts once', async () => {
    const built = await compiled({ DT_COMPTC: '2025-10-01' }, { DT_COMPTC: '2025-10-01' })

    expect(await listRows(built, 'cvm_fund_daily')).toHaveLength(1)
    expect(await listRows(built, 'cvm_fund_daily_cleaned')).toMatchObject([
      { source_line: '3', reason: 'repeated_report' },
    ])
  })

  it('with a day of another month refuses the month', async () => {
    const built = await compiled({ DT_COMPTC: '2025-10-31' }, { DT_COMPTC: '2025-11-03' })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toContain('2025-11-03')
  })

  it('with a thirteenth decimal other than zero is quarantined, not rounded', async () => {
    const good = Array.from({ length: 9 }, (_each, at) => ({ DT_COMPTC: `2025-10-0${String(at + 1)}` }))
    const built = await compiled(...good, { DT_COMPTC: '2025-10-10', VL_QUOTA: '1.0000000000001' })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_daily')).toHaveLength(9)
    expect(await listRows(built, 'cvm_fund_daily_cleaned')).toMatchObject([
      { source_line: '11', column_name: 'VL_QUOTA', reason: 'unreadable' },
    ])
  })
})

describe('a year of daily reports', () => {
  it('has a file a month in one zip, in any of the older layouts', async () => {
    const source = await yearOfDailies('2018', {
      'inf_diario_fi_201801.csv': reports([{ DT_COMPTC: '2018-01-02' }], 'bare'),
      'inf_diario_fi_201812.csv': reports([{ DT_COMPTC: '2018-12-28' }], 'types'),
    })

    const built = await compileMirror(source, { from: '2018-01', to: '2018-12', datasets: ['cvm_fund_daily'] })

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([
      { date: '2018-01-02', fund_type_filed: null, source_member: 'inf_diario_fi_201801.csv' },
      { date: '2018-12-28', fund_type_filed: 'FI', source_member: 'inf_diario_fi_201812.csv' },
    ])
  })

  it('with a file of another year publishes none of it', async () => {
    const source = await yearOfDailies('2018', {
      'inf_diario_fi_201801.csv': reports([{ DT_COMPTC: '2019-01-02' }], 'bare'),
    })

    const built = await compileMirror(source, { from: '2018-01', to: '2018-12', datasets: ['cvm_fund_daily'] })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toContain('2019-01-02')
  })
})

describe('a month of daily reports', () => {
  it('amended in place is compiled again, and no other', async () => {
    const source = await dailyMirror('2025-09', reports([{ DT_COMPTC: '2025-09-30' }]))
    await dailyMirror(MONTH, reports([{ DT_COMPTC: '2025-10-31' }]), source)
    const { dataDir } = await buildFrom(source, { datasets: ['cvm_fund_daily'] })
    const before = await readServed(dataDir)

    await dailyMirror(MONTH, reports([{ DT_COMPTC: '2025-10-31', VL_PATRIM_LIQ: '5.00' }]), source)
    const built = await buildFrom(source, { datasets: ['cvm_fund_daily'], dataDir, now: '2025-12-16T03:00:00Z' })

    const entry = (snapshot: typeof before, month: string) =>
      snapshot.manifest.partitions.find(({ partition }) => partition === `competence_month=${month}`)
    const after = await readServed(built.dataDir)
    expect(entry(after, '2025-09')).toEqual(entry(before, '2025-09'))
    expect(entry(after, MONTH)?.first_snapshot).toBe(after.id)
  })

  it.each([
    ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['with a byte changed', (bytes: Buffer) => bytes.map((byte, at) => (at === 60 ? byte ^ 255 : byte))],
    ['a page in its place', () => Buffer.from('<html>Manutenção</html>')],
  ])('in a zip that is %s is refused, and the last good one stays', async (_name, damaged) => {
    const source = await dailyMirror(MONTH, reports([{ DT_COMPTC: '2025-10-31' }]))
    const { dataDir } = await buildFrom(source, { datasets: ['cvm_fund_daily'] })
    const zip = join(source, 'dados.cvm.gov.br/dados/FI/DOC/INF_DIARIO/DADOS/inf_diario_fi_202510.zip')
    await writeFile(zip, damaged(await readFile(zip)))

    const built = await buildFrom(source, { datasets: ['cvm_fund_daily'], dataDir, now: '2025-12-16T03:00:00Z' })

    expect(built.exit).not.toBe(0)
    expect(refusals(built).join()).toContain('inf_diario_fi_202510.zip')
    expect(await listRows(built, 'cvm_fund_daily')).toHaveLength(1)
  })

  it('under an unknown header is refused by the name of the column', async () => {
    const [, ...lines] = reports([{ DT_COMPTC: '2025-10-31' }])
    const header = DAILY_HEADERS.subclasses.replace('VL_QUOTA', 'VL_COTA')

    const built = await compileMirror(await dailyMirror(MONTH, [header, ...lines]), { datasets: ['cvm_fund_daily'] })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toContain('VL_COTA')
  })

  it('names the fund of every row by its bare number', async () => {
    const built = await compiled({ DT_COMPTC: '2025-10-01', CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(2)) })

    expect(await listRows(built, 'cvm_fund_daily')).toMatchObject([{ cnpj: makeBareCnpj(2) }])
  })
})
