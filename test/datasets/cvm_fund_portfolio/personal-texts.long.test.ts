import { describe, expect, it } from 'vitest'
import { readQuarantine, listRows, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { BARE, CPF, person, spelt } from '../../helpers/persons.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

describe('a natural person whose number is in a column of companies, or in a text', () => {
  it('is masked in columns of CNPJs, and a fund with such a number is a line that cannot be read', async () => {
    const paper = { TP_APLIC: 'Debêntures', VL_MERC_POS_FINAL: '1.00' }
    const lines = {
      BLC_2: [line(NEW.BLC_2, { ...paper, CNPJ_FUNDO_CLASSE_COTA: CPF })],
      BLC_5: [line(NEW.BLC_5, { ...paper, CNPJ_EMISSOR: BARE })],
      BLC_6: [line(NEW.BLC_6, { ...paper, CNPJ_INSTITUICAO_FINANC_COOBR: `000${BARE}` })],
      BLC_8: [line(NEW.BLC_8, { ...paper, CNPJ_FUNDO_CLASSE: CPF })],
    }

    const built = await compileMirror(await mirror({ members: filed(lines) }), { declared: withoutLookThroughs })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { fund_cnpj: '***982247**' },
      { issuer_cnpj: '***982247**' },
      { coobligor_cnpj: '***982247**' },
    ])
    expect(await readQuarantine(built)).toMatchObject([
      { member: 'cda_fi_BLC_8_202510.csv', column: 'CNPJ_FUNDO_CLASSE' },
    ])
    expect(
      (await listRows(built, 'cvm_fund_portfolio_cleaned')).map(({ reason, filed: kept }) => [reason, kept]),
    ).toEqual([
      ['personal_document_masked', null],
      ['personal_document_masked', null],
      ['personal_document_masked', null],
      ['unreadable', null],
    ])
    for (const text of [CPF, BARE]) expect(await spelt(built.dataDir, text)).toEqual([])
    expect(JSON.stringify(built.log)).not.toMatch(/529\.?982/)
  })

  it('is masked in columns of CNPJs if its number lost two zeros; a bank with such a number is not', async () => {
    const paper = { TP_APLIC: 'Debêntures', VL_MERC_POS_FINAL: '1.00' }
    const numbers = [
      '700414665',
      '00.000.123/0001-22',
      '00.000.700/4146-65',
      'CPF 529.982.247-25',
      '529.982.247-26',
      '191',
      '00.000.208/0001-00',
    ]
    const lines = { BLC_5: numbers.map((CNPJ_EMISSOR) => line(NEW.BLC_5, { ...paper, CNPJ_EMISSOR })) }

    const built = await compileMirror(await mirror({ members: filed(lines) }), { declared: withoutLookThroughs })

    expect((await listRows(built, 'cvm_fund_portfolio')).map(({ issuer_cnpj }) => issuer_cnpj)).toEqual([
      '***004146**',
      '***230001**',
      '***004146**',
      'CPF ***982247**',
      '***982247**',
      '00000000000191',
      '00000208000100',
    ])
    for (const text of ['700414665', '004146-65', '982.247', '52998224725', '52998224726', '4146-65'])
      expect(await spelt(built.dataDir, text)).toEqual([])
    const cleaned = JSON.stringify(await listRows(built, 'cvm_fund_portfolio_cleaned'))
    expect(`${cleaned}${JSON.stringify(built.log)}`).not.toMatch(/7004|7\.004|0\.700|529/)
  })

  it('has no name next to the number in a column of CNPJs either; a bank has its name', async () => {
    const [paper, EMISSOR] = [{ TP_APLIC: 'Debêntures', VL_MERC_POS_FINAL: '1.00' }, 'MARIA DA SILVA']
    const quota = { ...paper, CNPJ_FUNDO_CLASSE_COTA: CPF, NM_FUNDO_CLASSE_SUBCLASSE_COTA: EMISSOR }
    const issued = [
      { CNPJ_EMISSOR: BARE, EMISSOR },
      { CNPJ_EMISSOR: `CPF ${CPF}`, EMISSOR },
      { CNPJ_EMISSOR: '00.000.208/0001-00', EMISSOR: 'BRB' },
    ]
    const lines = {
      BLC_2: [line(NEW.BLC_2, quota)],
      BLC_5: issued.map((issuer) => line(NEW.BLC_5, { ...paper, ...issuer })),
    }

    const built = await compileMirror(await mirror({ members: filed(lines) }), { declared: withoutLookThroughs })

    const rows = await listRows(built, 'cvm_fund_portfolio')
    expect(rows.map(({ fund_name, issuer_name }) => fund_name ?? issuer_name)).toEqual(['***', '***', '***', 'BRB'])
    const cleaned = await listRows(built, 'cvm_fund_portfolio_cleaned')
    expect(cleaned.filter(({ reason }) => reason === 'personal_name_masked')).toHaveLength(3)
    expect(await spelt(built.dataDir, EMISSOR)).toEqual([])
  })

  it('is masked in labels that are not declared, and the second reading takes them as masked', async () => {
    const label = `OUTROS ${CPF}`
    const labelled = { TP_APLIC: label, TP_ATIVO: label, TP_NEGOC: label, VL_MERC_POS_FINAL: '1.00' }

    const built = await compileMirror(await mirror({ members: filed({ FIE: [line(NEW.FIE, labelled)] }) }), {
      declared: withoutLookThroughs,
    })

    const shown = 'OUTROS ***982247**'
    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { application_type: shown, asset_type: shown, business_type: shown },
    ])
    expect(await spelt(built.dataDir, CPF)).toEqual([])
  })

  it('is masked with words around it in the column of persons, with its name there and in the description', async () => {
    const words = { ...person, CPF_CNPJ_EMISSOR: `CPF ${CPF}`, TP_APLIC: 'Outras aplicações' }
    const lines = ['', 'PJ', 'PF'].map((PF_PJ_EMISSOR) =>
      line(NEW.FIE, { ...words, PF_PJ_EMISSOR, DS_ATIVO: `CCB ${person.EMISSOR}` }),
    )

    const built = await compileMirror(await mirror({ members: filed({ FIE: lines }) }), {
      declared: withoutLookThroughs,
    })

    const rows = await listRows(built, 'cvm_fund_portfolio')
    const shown = { issuer_document: 'CPF ***982247**', issuer_name: '***', asset_description: 'CCB ***' }
    // Where the line says that it is a person's, the whole number is masked as one.
    expect(rows).toMatchObject([shown, shown, { issuer_name: '***', asset_description: 'CCB ***' }])
    const cleaned = await listRows(built, 'cvm_fund_portfolio_cleaned')
    const names = cleaned.filter(
      ({ reason, column_name }) => reason === 'personal_name_masked' && column_name === 'EMISSOR',
    )
    expect(names).toHaveLength(3)
    for (const text of [CPF, BARE, person.EMISSOR]) expect(await spelt(built.dataDir, text)).toEqual([])
    expect(JSON.stringify(built.log)).not.toMatch(/529\.?982|MARIA/)
  })

  it('is masked if its number begins with five zeros and more, unless it is one of the three of banks in the files', async () => {
    const numbers = ['123439', '00000123439', '00000000123439', '00.000.000/1234-39', '77739', '191', '00000208007385']
    const lines = numbers.map((CPF_CNPJ_EMISSOR) =>
      line(NEW.FIE, { ...person, PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR, TP_APLIC: 'Outras aplicações' }),
    )

    const built = await compileMirror(await mirror({ members: filed({ FIE: lines }) }), {
      declared: withoutLookThroughs,
    })

    const rows = await listRows(built, 'cvm_fund_portfolio')
    expect(rows.map(({ issuer_document, issuer_name }) => [issuer_document, issuer_name])).toEqual([
      ...Array.from({ length: 4 }, () => ['***001234**', '***']),
      ['***000777**', '***'],
      ['00000000000191', person.EMISSOR],
      ['00000208007385', person.EMISSOR],
    ])
    for (const text of ['123439', '1234-39', '77739']) expect(await spelt(built.dataDir, text)).toEqual([])
  })

  it('has no name in the description of the asset either', async () => {
    const DS_ATIVO = `CCB de Maria da  Silva (${CPF}), MARIANA`
    const values = { ...person, DS_ATIVO, TP_APLIC: 'Outras aplicações' }

    const built = await compileMirror(await mirror({ members: filed({ FIE: [line(NEW.FIE, values)] }) }), {
      declared: withoutLookThroughs,
    })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { issuer_name: '***', asset_description: 'CCB de *** (***982247**), MARIANA' },
    ])
    const cleaned = await listRows(built, 'cvm_fund_portfolio_cleaned')
    expect(cleaned.filter(({ column_name }) => column_name === 'DS_ATIVO')).toMatchObject([
      { filed: null, cleaned: 'CCB de *** (***982247**), MARIANA', reason: 'personal_name_masked' },
    ])
    expect(await spelt(built.dataDir, 'aria da')).toEqual([])
  })

  it('is masked in texts, which are listed; a number with wrong check digits is not a CPF', async () => {
    const values = { TP_APLIC: 'Outras aplicações', DENOM_SOCIAL: `FUNDO ${BARE}`, EMISSOR: `FULANO CPF${CPF}` }
    const lines = {
      BLC_8: [line(NEW.BLC_8, { ...values, DS_ATIVO: 'CCB 529982247-25; 12345678901'.replace(';', ',') })],
    }

    const built = await compileMirror(await mirror({ members: filed(lines) }), { declared: withoutLookThroughs })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      {
        fund_name_filed: 'FUNDO ***982247**',
        issuer_name: 'FULANO CPF***982247**',
        asset_description: 'CCB ***982247**, 12345678901',
      },
    ])
    expect(await listRows(built, 'cvm_fund_portfolio_cleaned')).toMatchObject([
      { column_name: 'DENOM_SOCIAL', filed: null, reason: 'personal_document_masked' },
      { column_name: 'DS_ATIVO', cleaned: 'CCB ***982247**, 12345678901' },
      { column_name: 'EMISSOR', cleaned: 'FULANO CPF***982247**' },
    ])
    for (const text of [CPF, BARE, '529982247']) expect(await spelt(built.dataDir, text)).toEqual([])
  })
})
