import { describe, expect, it } from 'vitest'
import { refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type Edit, FILED_TWICE, fidcMember, fidcMirror, PLAIN_CLASS } from '../../helpers/receivables.ts'

const BARE = PLAIN_CLASS.replaceAll(/[./-]/g, '')
const compiled = async (change: Parameters<typeof fidcMirror>[0]) =>
  compileMirror(await fidcMirror(change), { from: '2025-06', to: '2025-06', datasets: ['cvm_fidc'] })
const withEdits = (...edits: readonly Edit[]) => compiled({ edits })

describe('the report of a receivables fund', () => {
  it('that files as a class and as a fund counts as the class, in every table', async () => {
    const built = await compiled({ classes: [FILED_TWICE] })

    expect(await listRows(built, 'cvm_fidc_month')).toMatchObject([
      {
        filed_as: 'Classe',
        total_assets: '3399746371.77',
        liabilities: '3325160399.56',
        nav: '74585972.21',
        residual_value: '0.00',
      },
    ])
    const cleaned = await listRows(built, 'cvm_fidc_cleaned')
    const aside = cleaned.filter(({ reason }) => reason === 'filed_under_two_types')
    expect(new Set(aside.map(({ source_member }) => source_member)).size).toBe(10)
    expect(aside).toHaveLength(38)
  })

  it('names the file and line of each of the tables that a row was made from', async () => {
    const built = await compiled({ classes: [FILED_TWICE, PLAIN_CLASS] })

    expect((await listRows(built, 'cvm_fidc_month')).find(({ cnpj }) => cnpj === BARE)).toMatchObject({
      source_member: fidcMember('I'),
      source_line: '2',
      liabilities_source_member: fidcMember('III'),
      liabilities_source_line: '2',
      nav_source_member: fidcMember('IV'),
      nav_source_line: '2',
    })
    expect((await listRows(built, 'cvm_fidc_quota')).filter(({ cnpj }) => cnpj === BARE)).toMatchObject([
      { series: 'subclasse senior', source_line: '2', holders_source_member: fidcMember('X_1') },
      { series: 'subclasse subordinada subordinada 1', source_line: '3', performance_source_line: '3' },
    ])
  })

  it('has a segment in its parts, and as a whole where the parts are another sum', async () => {
    const parts = await withEdits(['II', 'TAB_II_D1_VL_SERV', '1387781595.00'], ['II', 'TAB_II_D4_VL_ENTRET', '1.25'])
    const whole = await withEdits(['II', 'TAB_II_D4_VL_ENTRET', '1.25'])

    expect(await listRows(parts, 'cvm_fidc_segment')).toMatchObject([
      { segment: 'entertainment', segment_group: 'services', value: '1.25', source_column: 'TAB_II_D4_VL_ENTRET' },
      { segment: 'services_general', segment_group: 'services', value: '1387781595.00' },
    ])
    expect(await listRows(whole, 'cvm_fidc_segment')).toMatchObject([
      { segment: 'services', segment_group: 'services', value: '1387781596.25', source_column: 'TAB_II_D_VL_SERV' },
    ])
  })

  it('has provisions and liabilities as negative leaves', async () => {
    const built = await withEdits(
      ['I', 'TAB_I2A11_VL_REDUCAO_RECUP', '10.01'],
      ['I', 'TAB_I2_VL_OUTRO_ATIVO', '0.02'],
      ['III', 'TAB_III_B4_VL_SWAP_PAGAR', '0.03'],
      ['I', 'TAB_I1_VL_DISP', '-7.00'],
    )

    const leaves = await listRows(built, 'cvm_fidc_balance')
    const findValue = (item: string) => leaves.find((row) => row['item'] === item)
    expect(findValue('provision_risk_acquired')).toMatchObject({ side: 'asset', value: '-10.01' })
    expect(findValue('provision_other_assets')).toMatchObject({ side: 'asset', value: '-0.02' })
    expect(findValue('owed_swaps')).toMatchObject({ side: 'liability', value: '-0.03' })
    expect(findValue('cash')).toMatchObject({ side: 'asset', value: '-7.00' })
    expect(await listRows(built, 'cvm_fidc_month')).toMatchObject([{ residual_value: '-517.06' }])
  })

  it('with a line of table I that cannot be read has its NAV, and nothing that would need the line', async () => {
    const built = await withEdits(['I', 'TAB_I_VL_ATIVO', '1.001'])

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fidc_month')).toMatchObject([
      {
        cnpj: BARE,
        total_assets: null,
        balance_value: null,
        residual_value: null,
        source_line: null,
        nav: '1843422623.16',
      },
    ])
    expect(await listRows(built, 'cvm_fidc_cleaned')).toEqual([
      expect.objectContaining({ source_member: fidcMember('I'), column_name: 'TAB_I_VL_ATIVO', reason: 'unreadable' }),
    ])
  })

  it.each([
    ['1E-06', '50.31117173', '0.00000100', '0.00'],
    ['1E+15', '5.031117173E+01', '1000000000000000.00000000', '50311171730000000.00'],
    ['1E+15', '2.5E+11', '1000000000000000.00000000', null],
  ])('with %s quotas of %s has exactly %s of them, worth %s', async (filed, price, quotas, value) => {
    const built = await withEdits(['X_2', 'TAB_X_QT_COTA', filed], ['X_2', 'TAB_X_VL_COTA', price])

    expect((await listRows(built, 'cvm_fidc_quota')).at(-1)).toMatchObject({ quotas, value })
  })

  it.each(['1.5E-08', '9.89E-10', '1E+30', '1E'])(
    'with %s quotas goes into the quarantine and is not rounded',
    async (filed) => {
      const built = await withEdits(['X_2', 'TAB_X_QT_COTA', filed])

      expect(built.exit).toBe(0)
      expect((await listRows(built, 'cvm_fidc_quota')).at(-1)).toMatchObject({
        quotas: null,
        holders: '1',
        nav_match: null,
      })
      expect(await listRows(built, 'cvm_fidc_cleaned')).toMatchObject([
        { source_line: '3', column_name: 'TAB_X_QT_COTA', reason: 'unreadable' },
      ])
    },
  )

  it('joins a series that its tables spell with other accents, bars and lost letters', async () => {
    const built = await withEdits(
      ['X_1', 'TAB_X_CLASSE_SERIE', 'Subclasse Sênior  S?rie 3'],
      ['X_2', 'TAB_X_CLASSE_SERIE', 'Subclasse Senior Série 3'],
      ['X_3', 'TAB_X_CLASSE_SERIE', 'Subclasse Senior | Série 3'],
      ['X_6', 'TAB_X_CLASSE_SERIE', 'Outra'],
    )

    expect(await listRows(built, 'cvm_fidc_quota')).toMatchObject([
      { series: 'outra', class: null, quotas: null, performance_source_line: '3' },
      { series: 'subclasse senior' },
      {
        series: 'subclasse senior serie 3',
        class: 'senior',
        holders: '1',
        return_percent: '1.460000',
        performance_source_line: null,
      },
    ])
  })

  it('that is there twice refuses the month, naming the lines', async () => {
    const built = await compiled({ repeat: 'IV' })

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(/one_line_a_class.*tab_IV_202506\.csv line 2 .*tab_IV_202506\.csv line 3 /s)
  })

  it('with a series that is there twice refuses the month', async () => {
    const built = await compiled({ repeat: 'X_3' })

    expect(refusals(built).join()).toMatch(/one_line_a_series.*tab_X_3_202506\.csv line 2 /s)
  })

  it('of another month refuses the month', async () => {
    const built = await withEdits(['III', 'DT_COMPTC', '2025-05-31'])

    expect(built.exit).toBe(2)
    expect(refusals(built).join()).toMatch(/tab_III_202506\.csv line 2 column DT_COMPTC is 2025-05-31/)
  })

  it('may come with the table of transactions, which the file of June 2025 lacks', async () => {
    const built = await compiled({
      alsoFiles: { [fidcMember('X_4')]: ['TP_FUNDO_CLASSE;TAB_X_TP_OPER', 'Classe;Captações'] },
    })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fidc_month')).toMatchObject([{ completeness: 'complete' }])
  })
})
