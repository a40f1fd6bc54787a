import { beforeAll, describe, expect, it } from 'vitest'
import { monthRange } from '../../../schemas/core/month.ts'
import { listRows, type TextRow } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>

const UNIT = {
  TP_APLIC: 'Certificado ou recibo de depósito de valores mobiliários',
  TP_ATIVO: 'Certificado de depósito de ações',
}
const SHARE = { TP_APLIC: 'Ações', TP_ATIVO: 'Ação ordinária' }
const issuer = (CPF_CNPJ_EMISSOR: string, EMISSOR: string) => ({ PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR, EMISSOR })
const at = (cents: number, quantity = 100) => ({
  QT_POS_FINAL: `${String(quantity)}.000000`,
  VL_MERC_POS_FINAL: ((cents * quantity) / 100).toFixed(2),
})

/** Lines of 2024-02, with other quantities. */
const ENERGISA = { ...UNIT, DS_ATIVO: 'ENERGISA UNT', ...issuer('864214000106', 'ENERGISA SA'), ...at(5084) }
const ENGI11 = { ...UNIT, CD_ATIVO: 'ENGI11', ...at(5084) }

const KLBN11 = { ...UNIT, CD_ATIVO: 'KLBN11', ...at(5084) }
const BANESPA = issuer('90400888000142', 'BCO SANTANDER BANESPA S.A. (NOVO SANB)')
const BANESPA_UNIT = { ...UNIT, DS_ATIVO: 'BANESPA UNT N2', ...BANESPA, ...at(3114) }
const PETRORECSA = {
  ...SHARE,
  DS_ATIVO: 'PETRORECSA ON',
  ...issuer('3342704000130', 'PETRORECONCAVO S.A'),
  ...at(2300),
}
const RECV3 = { ...SHARE, CD_ATIVO: 'RECV3', ...at(2300) }

interface Case {
  readonly when: string
  /** First the line that names its share in words, then the others of its month. */
  readonly fie: readonly Values[]
  readonly block4: readonly Values[]
  readonly expected: Partial<TextRow>
}

const named = (when: string, fie: readonly Values[], asset_id: string, block4: readonly Values[] = []): Case => ({
  when,
  fie,
  block4,
  expected: {
    asset_id,
    asset_kind: asset_id.endsWith('11') ? 'unit' : 'listed_share',
    asset_id_rule: 'price',
    asset_id_basis: 'derived',
  },
})
const unnamed = (when: string, fie: readonly Values[], asset_id_basis: string | null = 'unidentified'): Case => ({
  when,
  fie,
  block4: [],
  expected: { asset_id: null, asset_id_rule: null, asset_id_basis },
})

/** Each in a month of its own. */
const cases: readonly Case[] = [
  named(
    'its letters are in the name, and no other of the class has the price',
    [ENERGISA, ENGI11, { ...SHARE, CD_ATIVO: 'ENGI3', ...at(5084) }],
    'b3:ENGI11',
  ),
  named(
    'the issuer is that of another line with the ticker',
    [BANESPA_UNIT, { ...UNIT, DS_ATIVO: 'A??es - SANB11', ...BANESPA, ...at(3114, 7) }],
    'b3:SANB11',
  ),
  named('the same words are next to the ticker in block 4, whatever its letters', [PETRORECSA, RECV3], 'b3:RECV3', [
    { ...RECV3, DS_ATIVO: 'PETRORECSA   ON  ED  NM' },
  ]),
  unnamed('the name has neither its letters nor another line', [PETRORECSA, RECV3]),
  unnamed('other lines of the issuer have another ticker', [
    BANESPA_UNIT,
    { ...UNIT, CD_ATIVO: 'BANE11', ...at(3114) },
    { ...UNIT, DS_ATIVO: 'A??es - SANB11', ...BANESPA, ...at(3000) },
  ]),
  unnamed('the price is another', [ENERGISA, { ...ENGI11, ...at(5083) }]),
  unnamed('the price is the same only when it is rounded', [{ ...ENERGISA, VL_MERC_POS_FINAL: '5084.01' }, ENGI11]),
  unnamed('there is no quantity', [{ ...ENERGISA, QT_POS_FINAL: '' }, ENGI11]),
  unnamed('another ticker of the class has the price', [ENERGISA, ENGI11, KLBN11]),
  unnamed('the ticker is of another class', [ENERGISA, { ...SHARE, CD_ATIVO: 'ENGI3', ...at(5084) }]),
  unnamed('only the price and the class fit', [ENERGISA, KLBN11]),
  unnamed('most lines of the ticker have another price', [
    ENERGISA,
    ENGI11,
    { ...ENGI11, ...at(5000, 7) },
    { ...ENGI11, ...at(5000, 9) },
  ]),
  unnamed('no word says the class', [{ ...ENERGISA, DS_ATIVO: 'ENERGISA' }, ENGI11]),
  unnamed('a word behind the class says that it is a receipt', [{ ...ENERGISA, DS_ATIVO: 'ENERGISA UNT REC' }, ENGI11]),
  unnamed('the line is a dividend', [{ ...ENERGISA, TP_APLIC: 'Valores a receber', TP_ATIVO: 'Outros' }, ENGI11], null),
  unnamed('no line names a ticker', [ENERGISA]),
]

const months = monthRange('2024-01', '2025-12').slice(0, cases.length)
let published: readonly TextRow[] = []

beforeAll(async () => {
  let folder: string | undefined
  for (const [at, { fie, block4 }] of cases.entries()) {
    const month = months[at] ?? ''
    const filled = (id: 'FIE' | 'BLC_4', lines: readonly Values[]) =>
      lines.map((values) => line(NEW[id], { DT_COMPTC: `${month}-28`, ...values }))
    const members = filed(
      { FIE: filled('FIE', fie), ...(block4.length > 0 ? { BLC_4: filled('BLC_4', block4) } : {}) },
      { month },
    )
    folder = await mirror({ month, members }, folder)
  }
  const built = await compileMirror(folder ?? '', {
    from: months[0] ?? '',
    to: months.at(-1) ?? '',
    datasets: ['cvm_fund_portfolio'],
  })
  published = await listRows(built, 'cvm_fund_portfolio')
})

describe('a share that is filed in words', () => {
  it.each(cases.map((each, at) => ({ ...each, month: months[at] })))(
    'is $expected.asset_id where $when',
    ({ month, expected }) => {
      const row = published.find(
        ({ competence_month, block, source_line }) =>
          competence_month === month && block === 'fie' && source_line === '2',
      )

      expect(row).toMatchObject(expected)
    },
  )
})
