import { describe, expect, it } from 'vitest'
import { refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, FUND, line, masked, mirror } from '../../helpers/portal.ts'

const nav = (value: string, more = {}) => line(NEW.PL, { VL_PATRIM_LIQ: value, ...more })
const inline = (value: string, more = {}) =>
  line(NEW.FIE, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '1.00', VL_PATRIM_LIQ: value, ...more })

async function compiled(members: Parameters<typeof filed>[0]) {
  return compileMirror(await mirror({ members: filed(members) }))
}

describe('the NAV of a class', () => {
  it('filed twice with one value is one NAV, of the first line', async () => {
    const built = await compiled({ PL: [nav('10.50'), nav('10.5')] })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { nav_value: '10.50', nav_source: 'nav_file', nav_source_member: 'cda_fi_PL_202510.csv', nav_source_line: '2' },
    ])
  })

  it('filed twice with two values refuses the month, with both lines and the column named', async () => {
    const built = await compiled({
      PL: [nav('10.50'), nav('7.00', { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(2)) }), nav('10.51')],
    })

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([
      expect.stringMatching(
        /^CHECK_FAILED: one_nav_file_value: .*cda_fi_202510\.zip cda_fi_PL_202510\.csv line 2 column VL_PATRIM_LIQ .*10\.50.*line 4 column VL_PATRIM_LIQ .*10\.51/s,
      ),
    ])
  })

  it('filed twice, once without a value, refuses the month', async () => {
    const built = await compiled({ PL: [nav('10.50'), nav('')] })

    expect(refusals(built)).toEqual([expect.stringContaining('one_nav_file_value')])
  })

  it('of more digits than a binary float holds is distinguished from one a centavo away', async () => {
    const built = await compiled({ PL: [nav('99999999999999999999.01'), nav('99999999999999999999.02')] })

    expect(refusals(built)).toEqual([expect.stringContaining('one_nav_file_value')])
  })

  it('filed under the old and the new type is that of the new', async () => {
    const built = await compiled({ PL: [nav('10.50', { TP_FUNDO_CLASSE: 'FI' }), nav('11.00')] })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { nav_value: '11.00', fund_type_filed: 'CLASSES - FIF', nav_source_line: '3' },
    ])
  })

  it.each(['-827937451.46', '0.00', '206461523695.93', '9999999999999999999999.99'])('can be %s', async (value) => {
    const built = await compiled({ PL: [nav(value)] })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([{ nav_value: value }])
  })

  it('of a structured fund is the one that each of its lines repeats, not their sum', async () => {
    const built = await compiled({ FIE: [inline('5.00'), inline('5.00'), inline('')] })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      {
        cnpj: FUND,
        filing_group: 'structured',
        nav_value: '5.00',
        nav_source: 'inline',
        nav_source_member: 'cda_fie_202510.csv',
        nav_source_line: '2',
      },
    ])
  })

  it('that the lines of a structured fund disagree on refuses the month', async () => {
    const built = await compiled({ FIE: [inline('5.00'), inline('5.00'), inline('6.00')] })

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([
      expect.stringMatching(
        /one_inline_nav_value: .*cda_fie_202510\.csv line 2 column VL_PATRIM_LIQ .*line 4 column VL_PATRIM_LIQ/s,
      ),
    ])
  })

  it('of the NAV file comes before one on the lines', async () => {
    const built = await compiled({ PL: [nav('7.00')], FIE: [inline('5.00')] })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([{ nav_value: '7.00', nav_source: 'nav_file' }])
  })
})

describe('the type of a class', () => {
  it('is one of a closed list, in any era of the label', async () => {
    const labels = [
      ['CLASSES - FIF', 'fif'],
      ['FI', 'fif'],
      ['FACFIF', 'fif'],
      ['FITVM', 'fif'],
      ['CLASSES - FIP', 'fip'],
      ['FIP', 'fip'],
      ['FMIEE', 'fip'],
      ['CLASSES FIIM', 'etf'],
      ['FIIM', 'etf'],
      ['CLASSES - FIDC', 'fidc'],
      ['CLASSES - FIAGRO', 'fiagro'],
      ['FII', 'fii'],
      ['F.I.I.', 'fii'],
      ['FAPI', 'fapi'],
      ['FMP-FGTS', 'fmp'],
      ['FMP-FGTS CL', 'fmp'],
      ['FUNCINE', 'other'],
      ['NUNCA VISTO', 'other'],
      ['classes - fif', 'fif'],
    ] as const
    const filer = (at: number) => masked(makeBareCnpj(at))

    const built = await compiled({
      PL: labels.map(([TP_FUNDO_CLASSE], at) => nav('1.00', { TP_FUNDO_CLASSE, CNPJ_FUNDO_CLASSE: filer(at) })),
    })

    expect((await listRows(built, 'cvm_fund_month')).map((row) => [row['fund_type_filed'], row['type']])).toEqual(
      labels,
    )
  })
})
