import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { writeZip } from '../../helpers/portal.ts'

const HEADER =
  'DATA MOV;SIGLA;CODIGO;CODIGO ISIN;EMISSAO;VENCIMENTO;NUM DE OPER;QUANT NEGOCIADA;VALOR NEGOCIADO;PU MIN;PU MED;PU MAX;PU LASTRO;VALOR PAR;TAXA MIN;TAXA MED;TAXA MAX'
const BROKERED = ';NUM OPER COM CORRETAGEM;QUANT NEG COM CORRETAGEM'
/** An invented line. */
const LINE =
  '01/10/2025;LTN;100000;BRSTNCLTN000;03/01/2025;01/01/2027;3;1500;;849,00000000;850,12345600;851,00000000;848,00000000;1000,00000000;13,1000;13,2000;13,3000'

async function compiled(...lines: readonly string[]) {
  const folder = await temporaryFolder()
  await writeZip(join(folder, 'www4.bcb.gov.br/pom/demab/negociacoes/download/NegE202510.ZIP'), {
    'NegE202510.CSV': lines,
  })
  return compileMirror(folder, { datasets: ['bcb_bond_trade'] })
}

describe('the trades of federal bonds', () => {
  it('are read with a decimal comma, and with an empty value', async () => {
    const built = await compiled(`${HEADER}${BROKERED}`, `${LINE};1;500`)

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'bcb_bond_trade')).toEqual([
      expect.objectContaining({
        date: '2025-10-01',
        bond: 'LTN',
        isin: 'BRSTNCLTN000',
        maturity_date: '2027-01-01',
        quantity: '1500',
        traded_value: null,
        mean_price: '850.12345600',
        mean_rate: '13.200000',
        brokered_quantity: '500',
        source_line: '2',
      }),
    ])
  })

  it('are read without the columns of brokers, which old files lack', async () => {
    expect(await listRows(await compiled(HEADER, LINE), 'bcb_bond_trade')).toMatchObject([
      { trade_count: '3', brokered_trade_count: null, brokered_quantity: null },
    ])
  })

  it.each([
    ['a bond twice on a day', [LINE, LINE], /several rows for date 2025-10-01/],
    ['a day of another month', [LINE.replace('01/10/2025', '01/09/2025')], /2025-09/],
    ['no maturity', [LINE.replace('01/01/2027', '')], /VENCIMENTO is empty/],
    ['a point in a price', [LINE.replace('850,12345600', '1.850,12345600')], /PU MED/],
  ] as const)('with %s are refused', async (_name, lines, words) => {
    const built = await compiled(HEADER, ...lines)

    expect(built.exit).toBe(2)
    expect(JSON.stringify([refusals(built), built.log])).toMatch(words)
  })

  it('whose mean is outside of its ends, or whose bond has two ISINs, are remarked', async () => {
    const { exit, log } = await compiled(
      HEADER,
      LINE.replace('850,12345600', '900,00000000'),
      LINE.replace('01/10/2025', '02/10/2025').replace('TN000', 'TN018'),
    )

    expect(exit).toBe(0)
    expect(log.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        'means_between_ends 1 of 2 outside: 2025-10-01 LTN 2027-01-01',
        'one_isin_a_bond 1 of 1 bonds with several: 100000 2027-01-01',
      ]),
    )
  })
})
