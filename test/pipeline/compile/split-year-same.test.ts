import { Lake } from '../../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { audit } from '../../../pipeline/commands/audit.ts'
import { monthRange } from '../../../schemas/core/month.ts'
import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { type Built, buildFrom, filesBelow, listRows, readServed, type TextRow } from '../../helpers/build.ts'
import { mirror, zipOfYear } from '../../helpers/portal.ts'
import { mergeMonths, oldMonth, richMonth } from '../../helpers/yearly.ts'

async function publishedMonths({ dataDir }: Built): Promise<string[]> {
  return (await readServed(dataDir)).manifest.partitions.map(({ partition }) => partition.slice(-7))
}

const SOURCE_COLUMNS = ['source_member', 'source_line', 'nav_source_member', 'nav_source_line']
const withoutSource = (row: TextRow) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SOURCE_COLUMNS.includes(column)))

/** The portfolios as they would be if 2019 were published in zips of months. */
const byMonth = {
  ...cda,
  sources: cda.sources.flatMap((source) => (source.covers === 'month' ? [{ ...source, from: '2019-01' }] : [])),
}

describe('the zip of a year', () => {
  it.each([
    ['by month', '2019-03'],
    ['interleaved', '2019-02'],
  ] as const)('with its lines %s gives the same months as zips of months with the same lines', async (order, to) => {
    const asked = { from: '2019-01', to }
    const months = monthRange(asked.from, asked.to).map((month) => ({
      month,
      members: oldMonth(month, richMonth(month)),
    }))
    const inMonths = await mirror({})
    for (const each of months) await mirror(each, inMonths)
    const inYear = await mirror({
      yearly: mergeMonths(
        months.map(({ members }) => members),
        order,
      ),
    })

    const [monthly, yearly] = [
      await buildFrom(inMonths, { ...asked, declared: [byMonth] }),
      await buildFrom(inYear, asked),
    ]

    expect([monthly.exit, yearly.exit]).toEqual([0, 0])
    for (const table of ['cvm_fund_portfolio', 'cvm_fund_month']) {
      const [ofMonths, ofYear] = [await listRows(monthly, table), await listRows(yearly, table)]
      expect(ofYear).toHaveLength(months.length * (table === 'cvm_fund_month' ? 4 : 32))
      expect(ofYear.map(withoutSource)).toEqual(ofMonths.map(withoutSource))
    }
  })

  it('names member and line of each value, and that line has the value', async () => {
    const months = monthRange('2019-01', '2019-02').map((month) => oldMonth(month, richMonth(month)))
    const portal = await mirror({ yearly: mergeMonths(months, 'interleaved') })

    const built = await buildFrom(portal, { from: '2019-01', to: '2019-02' })

    const members = unzipSync(await readFile(zipOfYear(portal)))
    const rows = await listRows(built, 'cvm_fund_portfolio')
    expect(rows).toHaveLength(2 * 32)
    for (const row of rows) {
      const lines = Buffer.from(members[row['source_member'] ?? ''] ?? [])
        .toString('latin1')
        .split('\r\n')
      const [header = '', text = ''] = [lines[0], lines[Number(row['source_line']) - 1]]
      const at = (column: string) => text.split(';')[header.split(';').indexOf(column)]
      expect(at('DT_COMPTC')).toBe(row['reference_date'])
      expect(at('DT_COMPTC')?.slice(0, 7)).toBe(row['competence_month'])
      expect(at('VL_MERC_POS_FINAL')).toBe(row['filed_value'])
      expect(at('CNPJ_FUNDO')?.replaceAll(/\D/g, '')).toBe(row['cnpj'])
    }
  })

  it('can be audited: each row is next to its line', async () => {
    const months = monthRange('2019-01', '2019-02').map((month) => oldMonth(month, richMonth(month)))
    const built = await buildFrom(await mirror({ yearly: mergeMonths(months) }), { from: '2019-01', to: '2019-02' })

    const printed: string[] = []
    const options = { lake: new Lake(built.dataDir), maskPersonalData: true, seed: 1, rows: 1000 }
    await audit([cda], options, (text) => printed.push(text))

    const pairs =
      /HIST\/cda_fi_2019\.zip \S+_2019\.csv line \d+ sha256(?:.*\n)(?: {2}\|.*\n)*? {2}\| DT_COMPTC +(\S+)\n(?:.*\n)*? {2}= reference_date +(\S+)\n/g
    const dates = [...printed.join('').matchAll(pairs)].map(([, filed, published]) => [filed, published])
    expect(dates).toHaveLength(2 * 32)
    expect(dates.filter(([filed, published]) => filed !== published)).toEqual([])
    expect(printed.join('')).not.toContain('not in data/raw')
  })

  it.each(['cda_fie', 'cda_fiim'])('may call its structured funds %s', async (stem) => {
    const month = oldMonth('2019-05', { FIE: [{ VL_PATRIM_LIQ: '1.00' }], FIE_CONFID: [{ TP_APLIC: 'AÇÕES' }] })
    const named = Object.entries(month).map(([name, lines]) => [name.replace('cda_fie', stem), lines] as const)
    const portal = await mirror({ yearly: mergeMonths([Object.fromEntries(named)]) })

    const built = await buildFrom(portal, { from: '2019-05', to: '2019-05' })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { block: 'fie', source_member: `${stem}_2019.csv` },
      { block: 'fie_confid', source_member: `${stem}_CONFID_2019.csv` },
    ])
  })

  it('counts its lines month by month in the table of source files', async () => {
    const cash = { TP_APLIC: 'Disponibilidades' }
    const months = [
      oldMonth('2019-01', { BLC_8: [cash, cash] }),
      oldMonth('2019-02', { BLC_8: [cash, { ...cash, VL_MERC_POS_FINAL: 'muito' }, cash] }),
    ]

    const built = await buildFrom(await mirror({ yearly: mergeMonths(months) }), { from: '2019-01', to: '2019-02' })

    expect(await listRows(built, 'source_file')).toMatchObject([
      { source: 'cda_fi_history', competence_month: '2019-01', member: 'BLC_8', lines: '2', quarantined_lines: '0' },
      { source: 'cda_fi_history', competence_month: '2019-02', member: 'BLC_8', lines: '3', quarantined_lines: '1' },
    ])
  })
})

describe('the requested months of a year', () => {
  const ofMonths = async (from: string, to: string) =>
    mirror({ yearly: mergeMonths(monthRange(from, to).map((month) => oldMonth(month, richMonth(month, 1)))) })

  it('are chosen by FROM and TO', async () => {
    const built = await buildFrom(await ofMonths('2019-02', '2019-06'), { from: '2019-03', to: '2019-05' })

    expect(await publishedMonths(built)).toEqual(['2019-03', '2019-04', '2019-05'])
    expect(built.log.filter(({ step }) => step === 'split')).toMatchObject([
      { subject: 'cvm_fund_portfolio 2019', detail: expect.stringMatching(/^\d+ lines into 3 months/) as string },
    ])
  })

  it('can be extended later, and published months are not compiled again', async () => {
    const portal = await ofMonths('2019-02', '2019-06')
    const { dataDir } = await buildFrom(portal, { from: '2019-03', to: '2019-04' })

    const more = await buildFrom(portal, { dataDir, from: '2019-02', to: '2019-05', now: '2025-12-16T03:00:00Z' })

    expect(await publishedMonths(more)).toEqual(['2019-02', '2019-03', '2019-04', '2019-05'])
    expect(more.log.filter(({ step }) => step === 'compile').map(({ subject }) => subject.slice(-7))).toEqual([
      '2019-02',
      '2019-05',
    ])
  })

  it('share one reading of the file, leave no temporary file, and are unchanged the next night', async () => {
    const portal = await ofMonths('2019-01', '2019-12')
    const asked = { from: '2019-03', to: '2019-06' }
    const built = await buildFrom(portal, asked)

    expect(await publishedMonths(built)).toEqual(monthRange(asked.from, asked.to))
    expect(built.log.filter(({ step }) => step === 'split')).toHaveLength(1)
    expect((await filesBelow(built.dataDir)).filter((file) => file.startsWith('.market-data-work'))).toEqual([])
    const again = await buildFrom(portal, { ...asked, dataDir: built.dataDir, now: '2025-12-16T03:00:00Z' })
    expect(again.log).toMatchObject([
      { step: 'publish', detail: 'nothing changed, nothing published' },
      { step: 'scrub' },
    ])
  })
})
