import { describe, expect, it } from 'vitest'
import { listRows, readQuarantine, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { fareMirror, fares } from '../../helpers/fares.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'
import { quoteFile, quotesMirror } from '../../helpers/quotes.ts'

const MEMBER = 'cda_fi_BLC_8_202510.csv'
const cash = (values: Record<string, string>) =>
  line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '1143827.67', ...values })

/** Builds a month of three lines, of which the second has these values; the file is in `encoding`. */
async function buildCash(values: Record<string, string>, encoding: 'latin1' | 'utf8' = 'latin1') {
  const texts = filed({ BLC_8: [cash({}), cash(values), cash({})] })
  const bytes = Buffer.from((texts[MEMBER] ?? []).map((text) => `${text}\r\n`).join(''), encoding)
  return compileMirror(await mirror({ members: { [MEMBER]: bytes } }), { datasets: ['cvm_fund_portfolio'] })
}

const linesOf = async (built: Awaited<ReturnType<typeof buildCash>>) =>
  (await listRows(built, 'cvm_fund_portfolio')).map((row) => [row['source_line'], row['final_position_value']])
const OTHERS = [
  ['2', '1143827.67'],
  ['4', '1143827.67'],
]

describe('a control byte in a line of holdings', () => {
  it.each([
    ['a tab in a figure', { VL_MERC_POS_FINAL: '11438\t7.67' }, 'VL_MERC_POS_FINAL', 'has the control byte 0x09'],
    ['0x83 in a date', { DT_COMPTC: '2025-10-3\x831' }, 'DT_COMPTC', 'has the control byte 0x83'],
  ])('sets the line aside if it is %s, and nothing is published of it', async (_name, values, column, reason) => {
    const built = await buildCash(values)

    expect(built.exit).toBe(0)
    expect(await linesOf(built)).toEqual(OTHERS)
    expect(await readQuarantine(built)).toEqual([
      expect.objectContaining({ member: MEMBER, line: 3, column, reason: expect.stringMatching(reason) as string }),
    ])
    expect(await listRows(built, 'cvm_fund_portfolio_cleaned')).toMatchObject([{ reason: 'unreadable' }])
  })

  it.each([
    ['in the place of a digit', { VL_MERC_POS_FINAL: '11438\x007.67' }, 'has 1 NUL byte: '],
    ['in a text', { DS_ATIVO: 'CAIXA\x00' }, 'has 1 NUL byte: '],
    ['as a hole of many lines', { DS_ATIVO: `CAIXA${'\0'.repeat(4_096)}` }, 'has 4096 NUL bytes: '],
  ])('refuses the month if it is a NUL %s: nobody knows how many lines are lost', async (_name, values, reason) => {
    const built = await buildCash(values)

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toContain(`${MEMBER} has lost bytes: cda_fi_202510.zip ${MEMBER} line 3: ${reason}`)
    expect(await readQuarantine(built)).toMatchObject([{ member: MEMBER, line: 3 }])
  })

  it('is taken out of a text, as in the names whose accents were encoded twice', async () => {
    const built = await buildCash({ DS_ATIVO: 'SERT\x83O\x07 \tS.A.' })

    expect(await readQuarantine(built)).toEqual([])
    const rows = await listRows(built, 'cvm_fund_portfolio')
    expect(rows.map((row) => row['asset_description'])).toContain('SERTO S.A.')
  })

  it('of two bytes in a file in UTF-8 is judged like any other', async () => {
    const built = await buildCash({ DS_ATIVO: 'SERTÃO\x85', VL_MERC_POS_FINAL: '11438\x857.67' }, 'utf8')
    const inText = await buildCash({ DS_ATIVO: 'SERTÃO\x85' }, 'utf8')

    expect(await linesOf(built)).toEqual(OTHERS)
    expect(await readQuarantine(built)).toMatchObject([{ line: 3, column: 'VL_MERC_POS_FINAL' }])
    expect(await readQuarantine(inText)).toEqual([])
    expect((await listRows(inText, 'cvm_fund_portfolio'))[1]).toMatchObject({ asset_description: 'SERTÃO' })
  })

  it('does not keep the number of a person in the quarantined text from its mask', async () => {
    const built = await buildCash({ DS_ATIVO: 'CPF 529.982.\x07247-25', VL_MERC_POS_FINAL: '1\x07.00' })

    expect(await readQuarantine(built)).toMatchObject([{ text: expect.stringContaining('CPF ***982247**') as string }])
  })
})

describe('zeros in a file of fares', () => {
  it('that cover the end of a line refuse the month: the fare of the glued line was in no line', async () => {
    const lines = ['GLO;SBGR;SBRF;650,00;3', `GLO;SBGR;SBRF;48${'\0'.repeat(2_900)}1,01;2`, 'TAM;SBGR;SBRF;500,00;1']

    const built = await compileMirror(await fareMirror({ '2023/202301.csv': fares('2023-01', lines) }), {
      from: '2023-01',
      to: '2023-01',
      datasets: ['anac_fare'],
    })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(/202301\.csv has lost bytes: .* line 3: has 2900 NUL bytes/)
  })
})

describe('a control byte in a record of quotes', () => {
  it.each([
    ['a NUL in a text', { NOMRES: 'VA\x00LE' }, /line 2: has 1 NUL byte/],
    ['a tab in a figure', { PREULT: '1\t0' }, /line 2 column PREULT: cannot be read/],
    ['a tab in its day', { DATPRE: '2024110\t' }, /line 2 column DATPRE/],
  ])('refuses the file if it is %s', async (_name, values, sentence) => {
    const day = quoteFile([{ DATPRE: '20241106', ...values }])

    const built = await compileMirror(await quotesMirror({ D06112024: day }), {
      from: '2024-11',
      to: '2024-11',
      datasets: ['b3_quote'],
    })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(sentence)
  })
})
