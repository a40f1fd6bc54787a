import { Lake } from '../../../lake/lake.ts'
import { readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plan } from '../../../pipeline/commands/plan.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, readQuarantine, refusals, listRows, silent } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { fareMirror, fares, FARES } from '../../helpers/fares.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>

/** A month with one member, without the end of its last line and without `cut` characters before it. */
async function unended(id: MemberId, values: Values, cut = 0) {
  const members = filed({ [id]: [line(NEW[id], values)] })
  const [name = '', lines = []] = Object.entries(members)[0] ?? []
  const text = lines.join('\r\n')
  return compileMirror(await mirror({ members: { [name]: Buffer.from(text.slice(0, text.length - cut), 'latin1') } }))
}

const REMARK =
  'cda_fi_PL_202510.csv does not end its last line, 2, which has all its fields: lines after it, or the end of its last value, may be missing'

const unendedNav = () => {
  const text = [NEW.PL, line(NEW.PL, { VL_PATRIM_LIQ: '1234.56' })].join('\r\n')
  return { 'cda_fi_PL_202510.csv': Buffer.from(text, 'latin1') }
}

describe('a last line without an end', () => {
  it.each<[string, MemberId, Values]>([
    ['a text', 'BLC_8', { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '5.00', EMISSOR: 'BANCO' }],
    ['nothing', 'BLC_8', { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '5.00' }],
    ['a date', 'BLC_1', { TP_APLIC: 'Títulos Públicos', VL_MERC_POS_FINAL: '5.00', DT_VENC: '2030-01-01' }],
    [
      'a CNPJ',
      'BLC_6',
      { TP_APLIC: 'Debêntures', VL_MERC_POS_FINAL: '5.00', CNPJ_INSTITUICAO_FINANC_COOBR: '00.000.000/0001-91' },
    ],
  ])('is a line like any other if it has its fields and ends in %s', async (_name, id, values) => {
    const built = await unended(id, values)

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { final_position_value: '5.00', source_line: '2' },
    ])
    expect(await listRows(built, 'cvm_fund_portfolio_cleaned')).toEqual([])
    expect(await readQuarantine(built)).toEqual([])
  })

  it('is a NAV if it has its cents', async () => {
    const built = await unended('PL', { VL_PATRIM_LIQ: '1234.56' })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([{ nav_value: '1234.56' }])
  })

  it('is reported in the log and in the manifest, because more can be missing', async () => {
    const built = await unended('PL', { VL_PATRIM_LIQ: '1234.56' })

    expect(
      built.partitions.flatMap(({ result: { sources } }) => sources.flatMap(({ members }) => members)),
    ).toMatchObject([{ member: 'PL', unended: true, unended_line: 2 }])
    expect(built.log.filter(({ level }) => level === 'warn').map(({ detail }) => detail)).toContain(REMARK)
  })

  it('is in the record of the build, and in each plan until the file is repaired', async () => {
    const portal = await mirror({ members: unendedNav() })
    const built = await buildFrom(portal)

    const record: unknown = JSON.parse(await readFile(join(built.dataDir, 'last-build.json'), 'utf8'))
    expect(record).toMatchObject({
      remarks: [{ dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', detail: REMARK }],
    })
    const { log, effects } = silent('2025-12-16T03:00:00Z')
    const settings = {
      mirror: portal,
      from: null,
      to: null,
      datasets: null,
      maskPersonalData: true,
    }
    await plan(datasets, settings, { ...effects, lake: new Lake(built.dataDir) })
    expect(log).toContainEqual(
      expect.objectContaining({ step: 'check', subject: 'cvm_fund_portfolio 2025-10', level: 'warn', detail: REMARK }),
    )
  })

  it('is a line like any other if it ends in a whole number: of a report in a zip, and of fares in a bare file', async () => {
    const day = (number: string) => ({ DT_COMPTC: `2025-10-${number}`, NR_COTST: '17' })
    const lines = reports([day('30'), day('31')])
    const daily = await compileMirror(await dailyMirror('2025-10', Buffer.from(lines.join('\r\n'), 'latin1')), {
      datasets: ['cvm_fund_daily'],
    })
    const month = await fareMirror({ '2023/202304.csv': fares('2023-04', ['GLO;SBGR;SBRF;650,00;12']) })
    const file = join(month, FARES, '2023/202304.csv')
    await truncate(file, (await stat(file)).size - 2)
    const fare = await compileMirror(month, { datasets: ['anac_fare'], from: '2023-01', to: '2023-06' })

    expect([daily.exit, refusals(daily)]).toEqual([0, []])
    expect(await listRows(daily, 'cvm_fund_daily_cleaned')).toEqual([])
    expect((await listRows(daily, 'cvm_fund_daily')).map((row) => row['holders'])).toEqual(['17', '17'])
    expect([fare.exit, refusals(fare)]).toEqual([0, []])
    expect(await listRows(fare, 'anac_fare')).toMatchObject([{ seats_sold: '12' }])
    expect(fare.log.map(({ detail }) => detail)).toContainEqual(
      expect.stringContaining('202304.csv does not end its last line, 2, which has all its fields'),
    )
  })

  it.each<[string, MemberId, Values, number]>([
    ['cents', 'PL', { VL_PATRIM_LIQ: '1234.56' }, 1],
    ['the point', 'PL', { VL_PATRIM_LIQ: '1234.56' }, 3],
    ['a digit before the point', 'PL', { VL_PATRIM_LIQ: '1234.56' }, 4],
    ['the day of a date', 'BLC_1', { DT_VENC: '2030-01-01' }, 1],
    ['a check digit', 'BLC_6', { CNPJ_INSTITUICAO_FINANC_COOBR: '00.000.000/0001-91' }, 1],
    ['a field', 'BLC_8', {}, 1],
  ])('refuses the month if it lacks %s: a part of a figure reads like a figure', async (_name, id, values, cut) => {
    const built = await unended(id, values, cut)

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([expect.stringContaining('ends in the middle of its last line: it was cut')])
  })

  it('refuses the month if it is the header', async () => {
    const members = { ...filed({ PL: [line(NEW.PL)] }), 'cda_fi_BLC_8_202510.csv': Buffer.from(NEW.BLC_8, 'latin1') }

    const built = await compileMirror(await mirror({ members }))

    expect(refusals(built)).toEqual([expect.stringContaining('BLC_8_202510.csv ends in the middle of its last line')])
  })
})
