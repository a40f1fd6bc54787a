import { describe, expect, it } from 'vitest'
import { judgeCompleteness } from '../../../pipeline/compile/completeness.ts'
import type { Month } from '../../../schemas/core/month.ts'
import { listMembers } from '../../../schemas/core/dataset.ts'
import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { readQuarantine, refusals, listRows, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { writeSyntheticYear } from '../../bench/synthetic/year.ts'
import { makeBareCnpj, masked, mirror } from '../../helpers/portal.ts'
import { mergeMonths, type MonthLines, oldMonth, richMonth } from '../../helpers/year-files.ts'

/** Builds one month of a year from the zip of that year. */
async function builtMonth(month: Month, lines: MonthLines, options: Parameters<typeof compileMirror>[1] = {}) {
  const portal = await mirror({ year: month.slice(0, 4), yearly: mergeMonths([oldMonth(month, lines)]) })
  return compileMirror(portal, { from: month, to: month, ...options })
}

describe('the members that a month is expected to have', () => {
  it('are blocks 1 to 5 in 2005, and no structured funds', async () => {
    const { PL = [], BLC_1 = [], BLC_2 = [], BLC_3 = [], BLC_4 = [], BLC_5 = [] } = richMonth('2005-06')

    const built = await builtMonth('2005-06', { PL, BLC_1, BLC_2, BLC_3, BLC_4, BLC_5 })

    expect(built.partitions[0]?.result.completeness).toEqual([{ group: 'fif', complete: true, missing: [] }])
    for (const row of await listRows(built, 'cvm_fund_month')) {
      expect(row).toMatchObject({ completeness: 'complete', missing_members: null })
    }
  })

  it('are missed in 2005 as in any year', async () => {
    const { PL = [], BLC_1 = [], BLC_2 = [], BLC_4 = [], BLC_5 = [] } = richMonth('2005-06')

    const built = await builtMonth('2005-06', { PL, BLC_1, BLC_2, BLC_4, BLC_5 })

    expect((await listRows(built, 'cvm_fund_month'))[0]).toMatchObject({
      completeness: 'partial',
      missing_members: 'BLC_3',
    })
  })

  it.each([
    ['2005-12', ['PL', 'BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5'], null],
    ['2006-01', ['PL', 'BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8'], null],
    ['2017-12', ['PL', 'BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8'], null],
    ['2018-01', ['PL', 'BLC_1', 'BLC_2', 'BLC_3', 'BLC_4', 'BLC_5', 'BLC_6', 'BLC_7', 'BLC_8'], ['FIE']],
  ])('of %s are %j, and of the structured funds %j', (month, fif, structured) => {
    const judged = judgeCompleteness(listMembers(cda), month, new Map())

    expect(judged).toEqual([
      { group: 'fif', complete: false, missing: fif },
      ...(structured === null ? [] : [{ group: 'structured', complete: false, missing: structured }]),
    ])
  })

  it('do not make a structured fund partial before its file is expected', async () => {
    const built = await builtMonth('2017-11', { FIE: [{ TP_FUNDO: 'FIIM', VL_PATRIM_LIQ: '1.00' }] })

    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { filing_group: 'structured', completeness: 'complete', missing_members: null },
    ])
  })
})

describe('the labels of 2005 to 2018', () => {
  it('for quotas of funds are all quotas of funds', async () => {
    const labels = [
      'Cotas de Fundos',
      'Cotas de fundos de investimento - Instrução Nº 409',
      'Cotas de fundos de renda fixa',
      'Cotas de fundos de renda variável',
    ]

    const lines = labels.map((TP_APLIC) => ({ TP_APLIC, TP_ATIVO: 'Cotas de fundos' }))
    const built = await builtMonth('2008-03', { BLC_2: lines }, { declared: withoutLookThroughs })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject(
      labels.map((application_type) => ({ application_type, category: 'fund_quotas', asset_type: 'Cotas de fundos' })),
    )
    expect(built.log).toContainEqual(expect.objectContaining({ detail: 'application_labels_known all known' }))
  })

  it('for assets come out as filed, in one spelling', async () => {
    const assets = ['Título Público', 'TÍTULO PÚBLICO', 'Outros tipos de fundo', 'FMI Empresas Emergentes']

    const built = await builtMonth('2005-02', {
      BLC_1: assets.map((TP_ATIVO) => ({ TP_ATIVO, TP_APLIC: 'Títulos Públicos' })),
    })

    expect((await listRows(built, 'cvm_fund_portfolio')).map((row) => row['asset_type'])).toEqual([
      'Título Público',
      'Título Público',
      'Outros tipos de fundo',
      'FMI Empresas Emergentes',
    ])
  })

  it('for types of funds are each of the closed list', async () => {
    const types = [
      ['FACFIF', 'fif'],
      ['FAPI', 'fapi'],
      ['FI', 'fif'],
      ['FI-FGTS', 'fmp'],
      ['FIC-FITVM', 'fif'],
      ['FIEX', 'fif'],
      ['FIF', 'fif'],
      ['FIFDIV', 'fif'],
      ['FIIM', 'etf'],
      ['FIP', 'fip'],
      ['FITVM', 'fif'],
      ['FMAI', 'fif'],
      ['FMIEE', 'fip'],
      ['FMP-FGTS', 'fmp'],
      ['FMP-FGTS CL', 'fmp'],
      ['FUNCINE', 'other'],
      ['FPCE', 'fif'],
      ['FPDS', 'fif'],
    ] as const
    const PL = types.map(([TP_FUNDO], at) => ({
      TP_FUNDO,
      CNPJ_FUNDO: masked(makeBareCnpj(at)),
      VL_PATRIM_LIQ: '1.00',
    }))

    const built = await builtMonth('2010-07', { PL })

    expect((await listRows(built, 'cvm_fund_month')).map((row) => [row['fund_type_filed'], row['type']])).toEqual(types)
  })
})

describe('a fund of 2005 that is filed under its type before and after Instruction 409', () => {
  const cash = (TP_FUNDO: string, value: string) => ({
    TP_FUNDO,
    TP_APLIC: 'Títulos Públicos',
    VL_MERC_POS_FINAL: value,
  })

  it('counts once, under the new type, in any order of the two', async () => {
    const PL = [
      { TP_FUNDO: 'FI', VL_PATRIM_LIQ: '7.00' },
      { TP_FUNDO: 'FIF', VL_PATRIM_LIQ: '9.00' },
    ]
    const BLC_1 = [cash('FIF', '9.00'), cash('FI', '7.00')]

    const built = await builtMonth('2005-03', { PL, BLC_1 })

    expect(refusals(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_month')).toMatchObject([
      { fund_type_filed: 'FI', nav_value: '7.00', total_portfolio_value: '7.00', line_count: '1' },
    ])
    expect(await readQuarantine(built, 'competence_month=2005-03')).toMatchObject([
      { member: 'cda_fi_BLC_1_2005.csv', line: 2, reason: 'filed under FIF and under FI, which counts' },
    ])
  })

  it('refuses the month if two NAVs are filed under one type', async () => {
    const PL = [
      { TP_FUNDO: 'FI', VL_PATRIM_LIQ: '7.00' },
      { TP_FUNDO: 'FI', VL_PATRIM_LIQ: '9.00' },
    ]

    expect(refusals(await builtMonth('2005-03', { PL }))).toEqual([expect.stringContaining('one_nav_file_value')])
  })
})

describe('a synthetic year', () => {
  it('is published whole: every line of each month, in the members that its year has', async () => {
    const portal = await mirror({})
    const { members } = await writeSyntheticYear(portal, { year: '2005', months: 3 })

    const built = await compileMirror(portal, { from: '2005-01', to: '2005-03' })

    expect([built.exit, refusals(built)]).toEqual([0, []])
    expect(members.map(({ name }) => name)).not.toContain('cda_fi_BLC_6_2005.csv')
    const filedLines = members.filter(({ name }) => !name.includes('_PL_')).reduce((sum, { lines }) => sum + lines, 0)
    expect(await listRows(built, 'cvm_fund_portfolio')).toHaveLength(filedLines)
    const navs = (await listRows(built, 'cvm_fund_month')).filter(({ nav_source }) => nav_source === 'nav_file')
    expect(navs).toHaveLength(members.find(({ name }) => name.includes('_PL_'))?.lines ?? 0)
  })
})
