import { beforeAll, describe, expect, it } from 'vitest'
import {
  buildFrom,
  readQuarantine,
  refusals,
  listRows,
  readServed,
  type TextRow,
  withoutLookThroughs,
} from '../../helpers/build.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { BARE, CPF, NAME, person, spelt } from '../../helpers/persons.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'

const company = { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: masked(makeBareCnpj(5)), EMISSOR: 'EMISSORA SA' }

const issued = {
  BLC_6: [line(NEW.BLC_6, { TP_APLIC: 'Títulos ligados ao agronegócio', ...person }), line(NEW.BLC_6, company)],
  BLC_8: [line(NEW.BLC_8, { TP_APLIC: 'Valores a receber', ...person })],
  FIE: [line(NEW.FIE, { TP_APLIC: 'Outras aplicações', ...person, CPF_CNPJ_EMISSOR: BARE })],
}

const issuers = (rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.map((row) => [row['block'], row['issuer_document'], row['issuer_name']])

const OTHERS = { ...person, TP_APLIC: 'Outras aplicações' }
/** One line each, of a filer of its own, and what is shown of its issuer. */
const ISSUERS: readonly (readonly [
  name: string,
  values: Readonly<Record<string, string>>,
  shown: string,
  title: string,
])[] = [
  ['zero-filled to fourteen and called PF', { ...OTHERS, CPF_CNPJ_EMISSOR: `000${BARE}` }, '***982247**', '***'],
  [
    'zero-filled and called nothing',
    { ...OTHERS, PF_PJ_EMISSOR: '', CPF_CNPJ_EMISSOR: `000${BARE}` },
    '***982247**',
    '***',
  ],
  [
    'zero-filled and called PJ',
    { ...OTHERS, PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: `000${BARE}` },
    '***982247**',
    '***',
  ],
  ['called nothing', { ...OTHERS, PF_PJ_EMISSOR: '', CPF_CNPJ_EMISSOR: BARE }, '***982247**', '***'],
  [
    'that lost one zero and is called nothing',
    { ...OTHERS, PF_PJ_EMISSOR: '', CPF_CNPJ_EMISSOR: '8765432126' },
    '***654321**',
    '***',
  ],
  ['that lost two zeros and is called PF', { ...OTHERS, CPF_CNPJ_EMISSOR: '123456797' }, '***234567**', '***'],
  [
    'of a company, with wrong check digits',
    { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: '00000000018801', EMISSOR: 'X', TP_APLIC: 'Debêntures' },
    '00000000018801',
    'X',
  ],
]

describe('the number of an issuer', () => {
  let compiled: CompiledMirror
  let rows: readonly TextRow[] = []
  beforeAll(async () => {
    const lines = ISSUERS.map(([, values], at) =>
      line(NEW.FIE, { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(100 + at)), ...values }),
    )
    compiled = await compileMirror(await mirror({ members: filed({ FIE: lines }) }), { declared: withoutLookThroughs })
    rows = await listRows(compiled, 'cvm_fund_portfolio')
  })

  it.each(ISSUERS.map(([name, , shown, title], at) => [name, at, shown, title] as const))(
    '%s is shown as that of a person or of a company',
    (_name, at, shown, title) => {
      const own = rows.filter(({ cnpj }) => cnpj === makeBareCnpj(100 + at))

      expect(issuers(own)).toEqual([['fie', shown, title]])
    },
  )

  it('of a person is spelt in no file', async () => {
    for (const text of [BARE, '8765432126', '123456797']) expect(await spelt(compiled.dataDir, text)).toEqual([])
  })
})

describe('a natural person who issued an asset of a fund', () => {
  it('is masked in the Parquet, number and name', async () => {
    const built = await compileMirror(await mirror({ members: filed(issued) }), { declared: withoutLookThroughs })

    expect(issuers(await listRows(built, 'cvm_fund_portfolio'))).toEqual([
      ['6', '***982247**', '***'],
      ['6', makeBareCnpj(5), 'EMISSORA SA'],
      ['8', '***982247**', '***'],
      ['fie', '***982247**', '***'],
    ])
  })

  it('is shown if the operator wants so', async () => {
    const built = await compileMirror(await mirror({ members: filed(issued) }), {
      declared: withoutLookThroughs,
      maskPersonalData: false,
    })

    expect(issuers(await listRows(built, 'cvm_fund_portfolio'))).toEqual([
      ['6', BARE, NAME],
      ['6', makeBareCnpj(5), 'EMISSORA SA'],
      ['8', BARE, NAME],
      ['fie', BARE, NAME],
    ])
  })

  it('has the eleven digits of a CPF if it is shown, however it was filed', async () => {
    const lines = [`000${BARE}`, '456789'].map((CPF_CNPJ_EMISSOR) => line(NEW.FIE, { ...person, CPF_CNPJ_EMISSOR }))

    const built = await compileMirror(await mirror({ members: filed({ FIE: lines }) }), {
      declared: withoutLookThroughs,
      maskPersonalData: false,
    })

    expect(issuers(await listRows(built, 'cvm_fund_portfolio'))).toEqual([
      ['fie', BARE, NAME],
      ['fie', '00000456789', NAME],
    ])
  })

  it('is in no refusal and not in the record of the build, as part of a label either', async () => {
    const lines = { BLC_8: [line(NEW.BLC_8, { TP_APLIC: `Valores a pagar a FULANO ${CPF}` })] }

    const built = await buildFrom(await mirror({ members: filed(lines) }))

    expect(refusals(built)).toEqual([expect.stringContaining('Valores a pagar a FULANO ***982247**')])
    expect(await spelt(built.dataDir, CPF)).toEqual([])
  })

  it('is shown in texts and columns of CNPJs if the operator wants so', async () => {
    const values = { TP_APLIC: 'Debêntures', DENOM_SOCIAL: `FUNDO ${CPF}`, CNPJ_EMISSOR: BARE }

    const built = await compileMirror(await mirror({ members: filed({ BLC_5: [line(NEW.BLC_5, values)] }) }), {
      declared: withoutLookThroughs,
      maskPersonalData: false,
    })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { fund_name_filed: `FUNDO ${CPF}`, issuer_cnpj: `000${BARE}` },
    ])
  })

  it('is masked in quarantine, and shown there too if the operator wants so', async () => {
    const bad = line(NEW.BLC_6, { ...person, VL_MERC_POS_FINAL: '12,34' })
    const portal = await mirror({ members: filed({ BLC_6: [bad] }) })

    const [hidden, shown] = [
      await compileMirror(portal, { declared: withoutLookThroughs }),
      await compileMirror(portal, { declared: withoutLookThroughs, maskPersonalData: false }),
    ]

    const maskedText = bad.replace(CPF, '***982247**').replace(NAME, '***')
    expect(await readQuarantine(hidden)).toMatchObject([{ line: 2, text: maskedText }])
    expect(await readQuarantine(shown)).toMatchObject([{ line: 2, text: bad }])
  })

  it('is nowhere outside the downloads, not in the log either', async () => {
    const bad = line(NEW.BLC_8, { ...person, VL_MERC_POS_FINAL: '12,34' })

    const built = await buildFrom(await mirror({ members: filed({ ...issued, BLC_8: [...issued.BLC_8, bad] }) }))

    const found = await Promise.all([CPF, BARE, NAME].map((text) => spelt(built.dataDir, text)))
    expect(found).toEqual([[], [], []])
    expect(JSON.stringify(built.log)).not.toMatch(/MARIA|529/)
  })

  it('is in no value of any table of the snapshot, a manager of the registers neither', async () => {
    const bad = line(NEW.BLC_8, { ...person, VL_MERC_POS_FINAL: CPF })
    const twice = ['FI', 'CLASSES - FIF'].map((type) => line(NEW.BLC_8, { ...person, TP_FUNDO_CLASSE: type }))
    const zeros = line(NEW.FIE, { ...person, CPF_CNPJ_EMISSOR: `000${BARE}`, TP_APLIC: 'Cotas de Fundos' })
    const manager = { Tipo_Pessoa_Gestor: 'PF', CPF_CNPJ_Gestor: BARE, Gestor: 'GESTORA' }
    const portal = await mirror({
      members: filed({ ...issued, BLC_8: [...twice, bad], FIE: [zeros] }),
      register: {
        'registro_fundo.csv': [REGISTER_HEADERS.fund, line(REGISTER_HEADERS.fund, manager)],
        'registro_classe.csv': [REGISTER_HEADERS.class, line(REGISTER_HEADERS.class)],
        'registro_subclasse.csv': [REGISTER_HEADERS.subclass, line(REGISTER_HEADERS.subclass)],
      },
      legacy: [
        REGISTER_HEADERS.legacy,
        line(REGISTER_HEADERS.legacy, { PF_PJ_GESTOR: 'PF', CPF_CNPJ_GESTOR: CPF, GESTOR: 'GESTORA' }),
      ],
    })

    const built = await buildFrom(portal)

    const { manifest } = await readServed(built.dataDir)
    const tables = manifest.partitions.flatMap((partition) => Object.keys(partition.tables))
    const rows = await Promise.all(tables.map((table) => listRows(built, table)))
    expect(tables).toContain('cvm_fund_portfolio_cleaned')
    expect(tables).toContain('cvm_fund_register_cleaned')
    // These lines name no asset.
    expect(tables.filter((_table, at) => rows[at]?.length === 0)).toEqual(['cvm_asset_month'])
    expect(JSON.stringify(rows)).not.toMatch(/MARIA|52998224725|529\.982|982\.247/)
  })

  it('is not in the refusal of a file that lost its header', async () => {
    const members = { 'cda_fi_BLC_8_202510.csv': [line(NEW.BLC_8, person), line(NEW.BLC_8, person)] }

    const built = await buildFrom(await mirror({ members }))

    expect(refusals(built)).toEqual([expect.stringContaining('SOURCE_DRIFT: cda_fi_BLC_8_202510.csv line 1')])
    expect(JSON.stringify(built.log)).not.toMatch(/MARIA|529/)
    expect(await spelt(built.dataDir, NAME)).toEqual([])
  })
})
