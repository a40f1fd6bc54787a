import { describe, expect, it } from 'vitest'
import {
  buildFrom,
  filesBelow,
  readQuarantine,
  refusals,
  listRows,
  readTable,
  textRows,
  withoutLookThroughs,
} from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { makeBareCnpj, filed, line, masked, mirror } from '../../helpers/portal.ts'

const MEMBER = 'cda_fi_BLC_8_202510.csv'
const good = line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '1.00', DS_ATIVO: 'good' })
const held = (values: Record<string, string>) => line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', ...values })

async function compiled(...lines: readonly string[]) {
  return compileMirror(await mirror({ members: filed({ BLC_8: lines }) }))
}

const unreadable = [
  ['VL_MERC_POS_FINAL', '12,34'],
  ['VL_MERC_POS_FINAL', '1.005'],
  ['VL_MERC_POS_FINAL', '1.234.567,89'],
  ['VL_MERC_POS_FINAL', '1e3'],
  ['VL_MERC_POS_FINAL', '--1'],
  ['VL_MERC_POS_FINAL', '5.'],
  ['VL_MERC_POS_FINAL', '0x10'],
  ['VL_MERC_POS_FINAL', 'NaN'],
  ['VL_MERC_POS_FINAL', '1 000.00'],
  ['VL_MERC_POS_FINAL', '1000000000000000000.00'],
  ['QT_POS_FINAL', '1.0000001'],
  ['QT_VENDA_NEGOC', 'dez'],
  ['DT_COMPTC', '2025-10-32'],
  ['DT_COMPTC', '31/10/2025'],
  ['DT_COMPTC', '2025-10-31 00:00:00'],
  ['DT_CONFID_APLIC', '2025-02-29'],
  ['DT_CONFID_APLIC', '20251031'],
  ['CNPJ_FUNDO_CLASSE', ''],
  ['CNPJ_FUNDO_CLASSE', 'SEM CNPJ'],
] as const

describe('a line that cannot be read', () => {
  it('is quarantined with file, member, line, column, reason and text, and the rest is published', async () => {
    const bad = held({ VL_MERC_POS_FINAL: '12,34' })

    const built = await compiled(good, bad, good)

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([{ source_line: '2' }, { source_line: '4' }])
    expect(await readQuarantine(built)).toEqual([
      {
        url: 'https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202510.zip',
        member: MEMBER,
        line: 3,
        column: 'VL_MERC_POS_FINAL',
        reason: expect.stringMatching(/./) as string,
        text: bad,
      },
    ])
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: expect.stringContaining('1 lines quarantined') as string }),
    )
  })

  it('can have a wrong number of fields', async () => {
    const built = await compiled(good, `${good};`, good)

    expect(await listRows(built, 'cvm_fund_portfolio')).toHaveLength(2)
    expect(await readQuarantine(built)).toMatchObject([
      { member: MEMBER, line: 3, column: null, reason: 'has 21 fields where the header has 20', text: `${good};` },
    ])
  })

  it('can have a number or a date in another format, and is reported with its column', async () => {
    const lines = unreadable.map(([column, value]) => held({ [column]: value }))
    const enough = Array.from({ length: 1000 * unreadable.length }, (_, at) =>
      held({ DS_ATIVO: `CONTA ${String(at)}` }),
    )

    const built = await compiled(...lines, ...enough)

    const faults = (await readQuarantine(built)) as { line: number; column: string }[]
    expect(faults.map(({ line: at, column }) => [at, column])).toEqual(
      unreadable.map(([column], at) => [at + 2, column]),
    )
    const published = await readTable(built, 'cvm_fund_portfolio')
    expect(
      await textRows(`SELECT DISTINCT regexp_replace(asset_description, '[0-9]+', 'n') AS name FROM ${published}`),
    ).toEqual([{ name: 'CONTA n' }])
  })

  it('does not include more zeros, a fraction without a zero, or the largest declared numbers', async () => {
    const built = await compiled(
      held({ VL_MERC_POS_FINAL: '1.500000', QT_POS_FINAL: '12.50' }),
      held({ VL_MERC_POS_FINAL: '.5', QT_POS_FINAL: '-.000001' }),
      held({ VL_MERC_POS_FINAL: '-999999999999999999.99', QT_POS_FINAL: '999999999999999999.999999' }),
      held({ VL_MERC_POS_FINAL: '0012', QT_POS_FINAL: '0' }),
    )

    expect(await readQuarantine(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { filed_value: '1.50', final_position_quantity: '12.500000' },
      { filed_value: '0.50', final_position_quantity: '-0.000001' },
      { filed_value: '-999999999999999999.99', final_position_quantity: '999999999999999999.999999' },
      { filed_value: '12.00', final_position_quantity: '0.000000' },
    ])
  })

  it('leaves quarantine when the portal repairs it', async () => {
    const portal = await mirror({ members: filed({ BLC_8: [good, 'one field'] }) })
    const { dataDir } = await buildFrom(portal)
    await mirror({ members: filed({ BLC_8: [good, good] }) }, portal)

    const repaired = await buildFrom(portal, { dataDir })

    expect(await readQuarantine(repaired)).toEqual([])
    expect(await listRows(repaired, 'cvm_fund_portfolio')).toHaveLength(2)
  })

  it('is counted in the table of source files', async () => {
    const built = await buildFrom(await mirror({ members: filed({ BLC_8: [good, good, 'only one field'] }) }))

    expect(await listRows(built, 'source_file')).toMatchObject([
      { member: 'BLC_8', member_file: MEMBER, lines: '3', quarantined_lines: '1' },
    ])
  })
})

describe('too many lines that cannot be read', () => {
  it('refuse the month, naming the tolerance and the first lines', async () => {
    const built = await compiled(good, held({ VL_MERC_POS_FINAL: '12,34' }), 'one field', good)

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([
      expect.stringMatching(
        /^CHECK_FAILED: cda_fi_BLC_8_202510\.csv has 2 bad lines, 1 are tolerated: .*cda_fi_BLC_8_202510\.csv line \d/,
      ),
    ])
    expect(built.partitions).toEqual([])
  })

  it('are more than one in a thousand of a large member', async () => {
    const bad = held({ VL_MERC_POS_FINAL: '12,34' })
    const goods = Array.from({ length: 3000 }, (_, at) => held({ DS_ATIVO: `CONTA ${String(at)}` }))
    const lines = (faults: number) => [...Array<string>(faults).fill(bad), ...goods.slice(faults)]

    const [within, beyond] = [await compiled(...lines(3)), await compiled(...lines(4))]

    expect(refusals(within)).toEqual([])
    expect(refusals(beyond)).toEqual([expect.stringContaining('has 4 bad lines, 3 are tolerated')])
  })

  it('are judged member by member', async () => {
    const fault = { VL_MERC_POS_FINAL: '12,34' }

    const built = await compileMirror(
      await mirror({
        members: filed({ BLC_8: [held(fault)], CONFID: [line(NEW.CONFID, fault)], BLC_3: [line(NEW.BLC_3, fault)] }),
      }),
    )

    expect(refusals(built)).toEqual([])
    expect(await readQuarantine(built)).toHaveLength(3)
  })

  it('are still all written to quarantine', async () => {
    const built = await compiled(good, 'one field', 'one field', 'one field', 'one field', good)

    expect(refusals(built)).toHaveLength(1)
    expect(await filesBelow(built.dataDir)).toContain('quarantine/cvm_fund_portfolio/competence_month=2025-10.ndjson')
  })

  it('do not include remarks of the software', async () => {
    const built = await compiled('Warning: a', good, 'Warning: b', 'Warning: c', good)

    expect(refusals(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([{ source_line: '3' }, { source_line: '6' }])
    expect(await readQuarantine(built)).toMatchObject([{ line: 2 }, { line: 4 }, { line: 5 }])
  })
})

describe('the content of a line', () => {
  it('may be anything that the real files contain', async () => {
    const odd = [
      line(NEW.FIE, { EMISSOR: '"VERSATILE FUNDO DE INVESTIMENTO', TP_APLIC: 'Cotas de Fundos' }),
      line(NEW.FIE, { EMISSOR: 'SERT\xc3\x83O\x07 DO BRASIL  ', DS_ATIVO: '\xa0 WINZ25 \xa0' }),
      line(NEW.FIE, { CPF_CNPJ_EMISSOR: '99999999999905', EMISSOR: "O'NEIL \\ FILHO, LTDA | X" }),
      line(NEW.FIE, { EMISSOR: 'CTO CESS?O \xae', DS_ATIVO: 'x'.repeat(1000) }),
    ]

    const built = await compileMirror(await mirror({ members: filed({ FIE: odd }) }))

    expect(await readQuarantine(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { issuer_name: '"VERSATILE FUNDO DE INVESTIMENTO' },
      { issuer_name: 'SERT\xc3O DO BRASIL', asset_description: 'WINZ25' },
      { issuer_name: "O'NEIL \\ FILHO, LTDA | X", issuer_document: '99999999999905' },
      { issuer_name: 'CTO CESS?O \xae', asset_description: 'x'.repeat(1000) },
    ])
  })

  it('is a note of 130 KB, as the legacy register has', async () => {
    const note = 'taxa '.repeat(26 * 1024).trim()

    const built = await compileMirror(
      await mirror({ legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, { INF_TAXA_ADM: note })] }),
    )

    expect(await listRows(built, 'cvm_fund')).toMatchObject([{ administration_fee_note: note }])
  })

  it('is a number of the filer with letters, with its zeros lost, or with wrong check digits', async () => {
    const filer = (CNPJ_FUNDO_CLASSE: string) => line(NEW.PL, { CNPJ_FUNDO_CLASSE, VL_PATRIM_LIQ: '1.00' })

    const built = await compileMirror(
      await mirror({
        members: filed({
          PL: [
            filer('12.ABC.345/01DE-35'),
            filer('68305000135'),
            filer(masked(makeBareCnpj(3))),
            filer('11.111.111/1111-11'),
          ],
        }),
      }),
      { declared: withoutLookThroughs },
    )

    expect((await listRows(built, 'cvm_fund_month')).map(({ cnpj }) => cnpj).sort()).toEqual(
      ['00068305000135', '12ABC34501DE35', makeBareCnpj(3), '11111111111111'].sort(),
    )
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: 'filer_check_digits 1 wrong of 4' }),
    )
  })
})
