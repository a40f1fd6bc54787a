import { describe, expect, it } from 'vitest'
import { buildFrom, quarantineOf, readServed, refusals, rowsOf } from '../../helpers/build.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>

/** A month with one member, without the end of its last line and without `cut` characters before it. */
async function unended(id: MemberId, values: Values, cut = 0) {
  const members = filed({ [id]: [line(NEW[id], values)] })
  const [name = '', lines = []] = Object.entries(members)[0] ?? []
  const text = lines.join('\r\n')
  return buildFrom(await mirror({ members: { [name]: Buffer.from(text.slice(0, text.length - cut), 'latin1') } }))
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
    expect(await rowsOf(built, 'cvm_fund_portfolio')).toMatchObject([
      { final_position_value: '5.00', source_line: '2' },
    ])
    expect(await rowsOf(built, 'cvm_fund_portfolio_cleaned')).toEqual([])
    expect(await quarantineOf(built)).toEqual([])
  })

  it('is a NAV if it has its cents', async () => {
    const built = await unended('PL', { VL_PATRIM_LIQ: '1234.56' })

    expect(await rowsOf(built, 'cvm_fund_month')).toMatchObject([{ nav_value: '1234.56' }])
  })

  it('is reported in the log and in the manifest, because more can be missing', async () => {
    const built = await unended('PL', { VL_PATRIM_LIQ: '1234.56' })

    const { manifest } = await readServed(built.dataDir)
    expect(manifest.sources.flatMap(({ members }) => members)).toMatchObject([{ member: 'PL', unended: true }])
    expect(built.log.filter(({ level }) => level === 'warn').map(({ detail }) => detail)).toContain(
      'cda_fi_PL_202510.csv does not end its last line, which has all its fields: lines after it, or the end of a text, may be missing',
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

    const built = await buildFrom(await mirror({ members }))

    expect(refusals(built)).toEqual([expect.stringContaining('BLC_8_202510.csv ends in the middle of its last line')])
  })
})
