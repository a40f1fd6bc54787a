import { describe, expect, it } from 'vitest'
import { listRows, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { filedValues, specimens, fitToHeader } from '../../helpers/column-specimens.ts'
import { type MemberId, NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { filed, FUND, line, masked, mirror } from '../../helpers/portal.ts'

const given = { CNPJ_FUNDO_CLASSE: masked(FUND), DT_COMPTC: '2025-10-31', PF_PJ_EMISSOR: 'PJ' }
const MEMBERS = Object.keys(NEW).filter((id) => id !== 'PL') as Exclude<MemberId, 'PL'>[]

describe('every column of the portfolios', () => {
  it.each(MEMBERS)('of %s reaches the Parquet', async (id) => {
    const columns = specimens(NEW[id], given)
    const members = filed({ [id]: [line(NEW[id], { ...fitToHeader(NEW[id], given), ...filedValues(columns) })] })

    const built = await compileMirror(await mirror({ members }), { declared: withoutLookThroughs })

    const published = (await listRows(built, 'cvm_fund_portfolio')).flatMap((row) => Object.values(row))
    expect(columns.filter((each) => !published.includes(each.published))).toEqual([])
  })

  it('of the NAV file reaches the Parquet', async () => {
    const columns = specimens(NEW.PL, given)
    const members = filed({ PL: [line(NEW.PL, { CNPJ_FUNDO_CLASSE: masked(FUND), ...filedValues(columns) })] })

    const built = await compileMirror(await mirror({ members }), { declared: withoutLookThroughs })

    const published = (await listRows(built, 'cvm_fund_month')).flatMap((row) => Object.values(row))
    expect(columns.filter((each) => !published.includes(each.published))).toEqual([])
  })

  it('that is a flag has its own column', async () => {
    const flags = [
      ['BLC_1', 'EMISSOR_LIGADO', 'related_issuer'],
      ['BLC_5', 'TITULO_POSFX', 'floating'],
      ['BLC_5', 'RISCO_EMISSOR', 'rated'],
      ['BLC_6', 'TITULO_CETIP', 'cetip_registered'],
      ['BLC_6', 'TITULO_GARANTIA', 'guaranteed'],
      ['BLC_7', 'INVEST_COLETIVO', 'collective'],
      ['BLC_7', 'INVEST_COLETIVO_GESTOR', 'collective_managed'],
    ] as const
    const answers = (id: MemberId) =>
      flags
        .filter(([member]) => member === id)
        .flatMap(([, column]) => ['S', 'N', '', '?'].map((answer) => line(NEW[id], { [column]: answer })))
    const blocks = ['BLC_1', 'BLC_5', 'BLC_6', 'BLC_7'] as const

    const built = await compileMirror(
      await mirror({ members: filed(Object.fromEntries(blocks.map((id) => [id, answers(id)]))) }),
      { declared: withoutLookThroughs },
    )

    const rows = await listRows(built, 'cvm_fund_portfolio')
    expect(flags.map(([, , column], at) => rows.slice(4 * at, 4 * at + 4).map((row) => row[column]))).toEqual(
      flags.map(() => ['true', 'false', null, null]),
    )
  })
})

describe('every column of the registers', () => {
  it('reaches the Parquet', async () => {
    const ids = { ID_Registro_Fundo: '1', ID_Registro_Classe: '2', Tipo_Pessoa_Gestor: 'PJ', PF_PJ_GESTOR: 'PJ' }
    const columns = Object.values(REGISTER_HEADERS).map((header) => specimens(header, ids))
    const full = (header: string, at: number) => [
      header,
      line(header, { ...fitToHeader(header, ids), ...filedValues(columns[at] ?? []) }),
    ]

    const built = await compileMirror(
      await mirror({
        register: {
          'registro_fundo.csv': full(REGISTER_HEADERS.fund, 0),
          'registro_classe.csv': full(REGISTER_HEADERS.class, 1),
          'registro_subclasse.csv': full(REGISTER_HEADERS.subclass, 2),
        },
        legacy: full(REGISTER_HEADERS.legacy, 3),
      }),
      { declared: withoutLookThroughs },
    )

    const tables = ['cvm_fund', 'cvm_fund_class', 'cvm_fund_subclass', 'cvm_fund_integrant']
    const rows = (await Promise.all(tables.map((table) => listRows(built, table)))).flat()
    const published = rows.flatMap((row) => Object.values(row))
    expect(columns.flat().filter((each) => !published.includes(each.published))).toEqual([])
  })
})
