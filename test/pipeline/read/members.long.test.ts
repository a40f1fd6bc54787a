import { describe, expect, it } from 'vitest'
import { refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type MemberId, NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { makeBareCnpj, type Content, filed, type PortalFiles, line, masked, mirror } from '../../helpers/portal.ts'

const nav = filed({ PL: [line(NEW.PL, { VL_PATRIM_LIQ: '1.00' })] })
const PL = 'cda_fi_PL_202510.csv'

const withMembers = async (members: PortalFiles) => compileMirror(await mirror({ members }))
const withPl = (content: Content) => withMembers({ [PL]: content })

describe('a member', () => {
  it.each([
    [
      'an unknown column',
      'TP_FUNDO_CLASSE;CNPJ_FUNDO_CLASSE;DENOM_SOCIAL;DT_COMPTC;VL_PATRIM_LIQ;NOVA',
      'unknown column "NOVA"',
    ],
    ['a missing column', 'TP_FUNDO_CLASSE;CNPJ_FUNDO_CLASSE;DENOM_SOCIAL;DT_COMPTC', 'missing column VL_PATRIM_LIQ'],
    [
      'a renamed column',
      'TP_FUNDO_CLASSE;CNPJ_CLASSE;DENOM_SOCIAL;DT_COMPTC;VL_PATRIM_LIQ',
      'unknown column "CNPJ_CLASSE"; missing column CNPJ_FUNDO_CLASSE',
    ],
  ])('with %s refuses the month, and says what to edit', async (_name, header, found) => {
    const built = await withPl([header])

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([expect.stringContaining(`SOURCE_DRIFT: ${PL} line 1: ${found}`)])
    expect(refusals(built)).toEqual([expect.stringContaining('schemas/datasets/cvm_fund_portfolio/members.ts')])
  })

  it('with other columns than declared refuses the month, even after others were read', async () => {
    const lines = Array.from({ length: 20_000 }, () => line(NEW.BLC_8, { VL_MERC_POS_FINAL: '1.00' }))

    const built = await withMembers({ ...filed({ BLC_8: lines }), [PL]: ['X;Y'] })

    expect(refusals(built)).toEqual([expect.stringContaining(`SOURCE_DRIFT: ${PL} line 1`)])
  })

  it.each(['cda_fi_BLC_9_202510.csv', 'cda_fi_PL_202509.csv', 'cda_fi_BLC_1_2025.csv', 'NOVIDADES.CSV', 'notas.txt'])(
    'called %s is unknown and refuses the month',
    async (name) => {
      const built = await withMembers({ ...nav, [name]: [NEW.BLC_1] })

      expect(built.exit).toBe(2)
      expect(refusals(built)).toEqual([expect.stringContaining(`SOURCE_DRIFT: unknown member ${name}`)])
    },
  )

  it('that is not a table is ignored', async () => {
    const built = await withMembers({ ...nav, 'LEIAME.pdf': Buffer.from('%PDF') })

    expect(refusals(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_month')).toHaveLength(1)
  })

  it('is read from a folder of the zip too, and refuses the month if it is there twice', async () => {
    const inFolder = await withMembers({ [`DADOS/${PL}`]: nav[PL] ?? [] })
    const twice = await withMembers({ ...nav, [`DADOS/${PL}`]: nav[PL] ?? [] })

    expect(await listRows(inFolder, 'cvm_fund_month')).toHaveLength(1)
    expect(refusals(twice)).toEqual([expect.stringContaining('SOURCE_DRIFT: member PL is in the zip twice')])
  })

  it('under both its names refuses the month', async () => {
    const built = await withMembers({ 'cda_fie_202510.csv': [NEW.FIE], 'cda_fiim_202510.csv': [NEW.FIE] })

    expect(refusals(built)).toEqual([expect.stringContaining('SOURCE_DRIFT: member FIE is in the zip twice')])
  })

  it.each([
    ['is empty', []],
    ['has only a header', [NEW.CONFID]],
    ['has only a warning', ['Warning: mysql_connect() failed']],
    ['has a warning above its header', ['Warning: mysql_connect() failed', NEW.CONFID]],
  ])('that %s gives no line and refuses nothing', async (_name, content) => {
    const built = await withMembers({ ...nav, 'cda_fi_CONFID_202510.csv': content })

    expect(refusals(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_portfolio')).toEqual([])
    expect(await listRows(built, 'cvm_fund_month')).toHaveLength(1)
  })

  it('that is a page of HTML refuses the month', async () => {
    const built = await withPl(['<html>', '<body>503</body>'])

    expect(refusals(built)).toEqual([expect.stringContaining(`SOURCE_DRIFT: ${PL} line 1: no header`)])
  })
})

describe('a zip', () => {
  it('refuses the month if it has no table', async () => {
    const built = await withMembers({ 'LEIAME.pdf': Buffer.from('%PDF') })

    expect(refusals(built)).toHaveLength(1)
  })

  it('of the register with an unknown table refuses the register', async () => {
    const built = await compileMirror(
      await mirror({ register: { 'registro_fundo.csv': [REGISTER_HEADERS.fund], 'registro_novo.csv': ['X;Y'] } }),
    )

    expect(refusals(built)).toEqual([expect.stringContaining('SOURCE_DRIFT: unknown member registro_novo.csv')])
  })
})

describe('a month', () => {
  const blocks = ['BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8'] as const
  const structured = makeBareCnpj(2)
  const findLine = (id: MemberId) =>
    id === 'FIE' ? line(NEW.FIE, { CNPJ_FUNDO_CLASSE: masked(structured), VL_PATRIM_LIQ: '1.00' }) : line(NEW[id])
  const of = (ids: readonly MemberId[]) => withMembers(filed(Object.fromEntries(ids.map((id) => [id, [findLine(id)]]))))

  it('with every member but the confidential ones, which go when the last deadline has passed, is complete for both groups of funds', async () => {
    const built = await of(['PL', ...blocks, 'FIE'])

    expect(built.partitions[0]?.result.completeness).toEqual([
      { group: 'fif', complete: true, missing: [] },
      { group: 'structured', complete: true, missing: [] },
    ])
    expect(
      (await listRows(built, 'cvm_fund_month')).map((row) => [row['completeness'], row['missing_members']]),
    ).toEqual([
      ['complete', null],
      ['complete', null],
    ])
  })

  it('that lacks blocks is partial only for the funds of the blocks', async () => {
    const built = await of(['PL', 'BLC_1', 'BLC_2', 'BLC_4', 'FIE'])

    expect(built.exit).toBe(0)
    expect(built.partitions[0]?.result.completeness).toEqual([
      { group: 'fif', complete: false, missing: ['BLC_3', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8'] },
      { group: 'structured', complete: true, missing: [] },
    ])
    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { filing_group: 'fif', completeness: 'partial', missing_members: 'BLC_3,BLC_5,BLC_6,BLC_7,BLC_8' },
      { filing_group: 'structured', completeness: 'complete', missing_members: null },
    ])
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: 'partial: fif lacks BLC_3, BLC_5, BLC_6, BLC_7, BLC_8' }),
    )
  })

  it('that lacks the file of structured funds is partial only for them', async () => {
    const built = await of(['PL', ...blocks, 'FIE_CONFID'])

    expect(built.partitions[0]?.result.completeness).toEqual([
      { group: 'fif', complete: true, missing: [] },
      { group: 'structured', complete: false, missing: ['FIE'] },
    ])
  })

  it('with a block that has only a header lacks that block', async () => {
    const whole = filed(Object.fromEntries((['PL', ...blocks] as const).map((id) => [id, [findLine(id)]])))

    const built = await withMembers({ ...whole, 'cda_fi_BLC_5_202510.csv': [NEW.BLC_5] })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { completeness: 'partial', missing_members: 'BLC_5' },
    ])
  })

  it('with a block of too few lines for its NAVs lacks that block', async () => {
    const navs = Array.from({ length: 8 }, (_, at) => line(NEW.PL, { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(at)) }))
    const lines = (count: number, id: MemberId) =>
      Array.from({ length: count }, (_, at) => line(NEW[id], { VL_MERC_POS_FINAL: `${String(at + 1)}.00` }))
    const enough = Object.fromEntries(blocks.map((id) => [id, lines(4, id)]))

    const [whole, thin] = [
      await withMembers(filed({ PL: navs, ...enough })),
      await withMembers(filed({ PL: navs, ...enough, BLC_2: lines(3, 'BLC_2') })),
    ]

    expect((await listRows(whole, 'cvm_fund_month'))[0]).toMatchObject({ missing_members: null })
    expect((await listRows(thin, 'cvm_fund_month'))[0]).toMatchObject({ missing_members: 'BLC_2' })
  })
})
