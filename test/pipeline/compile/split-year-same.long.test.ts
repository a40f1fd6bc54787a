import { realFiles } from '../../../lake/files.ts'
import { Lake } from '../../../lake/lake.ts'
import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../pipeline/commands/audit.ts'
import { createInput } from '../../../pipeline/compile/partition-input.ts'
import { splitYear } from '../../../pipeline/compile/split-year.ts'
import { type ExtractedMember, extractMembers } from '../../../pipeline/read/extract.ts'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import { monthRange } from '../../../schemas/core/month.ts'
import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { type Built, buildFrom, filesBelow, listRows, readServed, type TextRow } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import type { MemberId } from '../../helpers/headers.ts'
import { fetchNight } from '../../helpers/http.ts'
import { mirror, zipOfYear } from '../../helpers/portal.ts'
import { mergeMonths, oldMonth, richMonth } from '../../helpers/year-files.ts'

async function publishedMonths({ dataDir }: Built): Promise<string[]> {
  return (await readServed(dataDir)).manifest.partitions.map(({ partition }) => partition.slice(-7))
}

const EVERY_MEMBER = Object.keys(richMonth('2019-01')) as MemberId[]
const SOURCE_COLUMNS = ['source_member', 'source_line', 'nav_source_member', 'nav_source_line']
const withoutSource = (row: TextRow) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !SOURCE_COLUMNS.includes(column)))

/** As if 2019 were published in zips of months. */
const byMonth = {
  ...cda,
  sources: cda.sources.flatMap((source) => (source.covers === 'month' ? [{ ...source, from: '2019-01' }] : [])),
}

/** What the parts of a year hold, or the files of months: each line without its number, by month and member. */
async function listLines(portal: string, asked: { from: string; to: string }, of: readonly Dataset[]) {
  const { fetched } = await fetchNight(portal, { ...asked, of })
  const found: Record<string, readonly string[]> = {}
  for (const { raw, months, ...file } of fetched) {
    if (raw === null) continue
    const folder = await temporaryFolder()
    const parts: [string, ExtractedMember][] = []
    if (file.source.covers === 'year') {
      const input = createInput({ ...file, months }, null, raw)
      const split = await splitYear(input, monthRange(asked.from, asked.to), cda.tolerance, folder, realFiles)
      for (const [month, members] of split) parts.push(...members.map((each) => [month, each] as [string, typeof each]))
    } else {
      const [month = null] = months
      const input = createInput({ ...file, months }, month, raw)
      await extractMembers(input, folder, realFiles, (each) => parts.push([month ?? '', each]))
    }
    for (const [month, { member, path, bad }] of parts) {
      expect(bad).toEqual([])
      const lines = (await readFile(path, 'latin1')).split('\n').filter(Boolean)
      found[`${month} ${member.id}`] = lines.map((text) => text.slice(text.indexOf(';') + 1))
    }
  }
  return found
}

/** Months in zips of their own, and in the zip of their year. */
async function twoMirrors(order: 'by month' | 'interleaved', to: string, members: readonly MemberId[] = EVERY_MEMBER) {
  const months = monthRange('2019-01', to).map((month) => {
    const lines = richMonth(month)
    return { month, members: oldMonth(month, Object.fromEntries(members.map((id) => [id, lines[id] ?? []]))) }
  })
  const inMonths = await mirror({})
  for (const each of months) await mirror(each, inMonths)
  const yearly = mergeMonths(
    months.map((each) => each.members),
    order,
  )
  return { inMonths, inYear: await mirror({ yearly }) }
}

describe('the zip of a year', () => {
  it.each([
    ['by month', '2019-12'],
    ['interleaved', '2019-03'],
  ] as const)('with its lines %s has the lines of zips of months in every member', async (order, to) => {
    const asked = { from: '2019-01', to }
    const { inMonths, inYear } = await twoMirrors(order, to)

    const [ofMonths, ofYear] = [await listLines(inMonths, asked, [byMonth]), await listLines(inYear, asked, [cda])]

    expect(Object.keys(ofYear)).toHaveLength(monthRange(asked.from, to).length * EVERY_MEMBER.length)
    expect(Object.values(ofYear).flat()).not.toContain('')
    expect(ofYear).toEqual(ofMonths)
  })
})

describe('the months of a year with its lines interleaved', () => {
  const asked = { from: '2019-01', to: '2019-02' }
  let [inMonths, inYear] = ['', '']
  let yearly: Built
  beforeAll(async () => {
    ;({ inMonths, inYear } = await twoMirrors('interleaved', asked.to, ['PL', 'BLC_4', 'BLC_8', 'FIE']))
    yearly = await buildFrom(inYear, asked)
  })

  it('are those of zips of months with the same lines', async () => {
    const monthly = await compileMirror(inMonths, { ...asked, declared: [byMonth] })

    expect([monthly.exit, yearly.exit]).toEqual([0, 0])
    for (const table of ['cvm_fund_portfolio', 'cvm_fund_month']) {
      const [ofMonths, ofYear] = [await listRows(monthly, table), await listRows(yearly, table)]
      expect(ofYear).toHaveLength(2 * (table === 'cvm_fund_month' ? 4 : 10))
      expect(ofYear.map(withoutSource)).toEqual(ofMonths.map(withoutSource))
    }
  })

  it('name member and line of each value, and that line has the value', async () => {
    const members = unzipSync(await readFile(zipOfYear(inYear)))
    const rows = await listRows(yearly, 'cvm_fund_portfolio')
    expect(rows).toHaveLength(2 * 10)
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
    const printed: string[] = []
    const options = { lake: new Lake(yearly.dataDir), maskPersonalData: true, seed: 1, rows: 1000 }
    await audit([cda], options, (text) => printed.push(text))

    const pairs =
      /HIST\/cda_fi_2019\.zip \S+_2019\.csv line \d+ sha256(?:.*\n)(?: {2}\|.*\n)*? {2}\| DT_COMPTC +(\S+)\n(?:.*\n)*? {2}= reference_date +(\S+)\n/g
    const dates = [...printed.join('').matchAll(pairs)].map(([, filed, published]) => [filed, published])
    expect(dates).toHaveLength(2 * 10)
    expect(dates.filter(([filed, published]) => filed !== published)).toEqual([])
    expect(printed.join('')).not.toContain('not in data/raw')
  })

  it('are counted month by month in the table of source files', async () => {
    const rows = (await listRows(yearly, 'source_file')).filter(({ member }) => member === 'BLC_8')

    expect(rows).toMatchObject([
      { source: 'cda_fi_history', competence_month: '2019-01', lines: '6', quarantined_lines: '0' },
      { source: 'cda_fi_history', competence_month: '2019-02', lines: '6', quarantined_lines: '0' },
    ])
  })
})

describe('the zip of a year of few members', () => {
  it.each(['cda_fie', 'cda_fiim'])('may call its structured funds %s', async (stem) => {
    const month = oldMonth('2019-05', { FIE: [{ VL_PATRIM_LIQ: '1.00' }], FIE_CONFID: [{ TP_APLIC: 'AÇÕES' }] })
    const named = Object.entries(month).map(([name, lines]) => [name.replace('cda_fie', stem), lines] as const)
    const portal = await mirror({ yearly: mergeMonths([Object.fromEntries(named)]) })

    const built = await compileMirror(portal, { from: '2019-05', to: '2019-05' })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { block: 'fie', source_member: `${stem}_2019.csv` },
      { block: 'fie_confid', source_member: `${stem}_CONFID_2019.csv` },
    ])
  })

  it('counts the lines and the quarantined ones of each month', async () => {
    const cash = { TP_APLIC: 'Disponibilidades' }
    const months = [
      oldMonth('2019-01', { BLC_8: [cash, cash] }),
      oldMonth('2019-02', { BLC_8: [cash, { ...cash, VL_MERC_POS_FINAL: 'muito' }, cash] }),
    ]

    const built = await compileMirror(await mirror({ yearly: mergeMonths(months) }), { from: '2019-01', to: '2019-02' })

    const sources = built.partitions.flatMap(({ result }) => result.sources)
    expect(sources.map(({ source, month, members }) => [source, month, members])).toMatchObject([
      ['cda_fi_history', '2019-01', [{ member: 'BLC_8', lines: 2, quarantined: 0 }]],
      ['cda_fi_history', '2019-02', [{ member: 'BLC_8', lines: 3, quarantined: 1 }]],
    ])
  })
})

describe('the requested months of a year', () => {
  const cash = { BLC_8: [{ TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '1.00' }] }
  const year = () => mirror({ yearly: mergeMonths(monthRange('2019-01', '2019-06').map((m) => oldMonth(m, cash))) })

  it('share one reading of the file, leave no temporary file, are unchanged the next night, and can be extended later', async () => {
    const portal = await year()
    const asked = { from: '2019-03', to: '2019-04' }
    const built = await buildFrom(portal, asked)

    expect(await publishedMonths(built)).toEqual(['2019-03', '2019-04'])
    expect(built.log.filter(({ step }) => step === 'split')).toMatchObject([
      { subject: 'cvm_fund_portfolio 2019', detail: expect.stringMatching(/^2 lines into 2 months/) as string },
    ])
    expect((await filesBelow(built.dataDir)).filter((file) => file.startsWith('.market-data-work'))).toEqual([])

    const again = await buildFrom(portal, { ...asked, dataDir: built.dataDir, now: '2025-12-16T03:00:00Z' })
    expect(again.log).toMatchObject([
      { step: 'publish', detail: 'nothing changed, nothing published' },
      { step: 'log' },
      { step: 'scrub' },
      { step: 'exit', subject: '0' },
    ])

    const wider = { dataDir: built.dataDir, from: '2019-02', to: '2019-05' }
    const more = await buildFrom(portal, { ...wider, now: '2025-12-17T03:00:00Z' })
    expect(await publishedMonths(more)).toEqual(['2019-02', '2019-03', '2019-04', '2019-05'])
    expect(more.log.filter(({ step }) => step === 'compile').map(({ subject }) => subject.slice(-7))).toEqual([
      '2019-02',
      '2019-05',
    ])
  })
})
