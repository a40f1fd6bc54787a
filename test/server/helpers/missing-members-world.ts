import { build } from '../../../pipeline/commands/build.ts'
import { Lake } from '../../../lake/lake.ts'
import { silent } from '../../helpers/build.ts'
import { dailyMirror, reports } from '../../helpers/daily-reports.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import type { MemberId } from '../../helpers/headers.ts'
import { lenient } from '../../helpers/lenient-datasets.ts'
import { masked } from '../../helpers/portal.ts'
import { classLine, fundLine, holding, nav, structured } from './lines.ts'
import { cnpj, type Line, makeMirror } from './mirror.ts'
import { publishOnce } from './snapshot.ts'

/** A fund of bonds, shares and papers; one of its quotas; one abroad; a structured one; and their manager. */
export const [MIXED, FEEDER, ABROAD, STRUCTURED, MANAGER] = [cnpj(1), cnpj(2), cnpj(3), cnpj(4), cnpj(801)]
const [PETROBRAS, BANK] = ['33000167000101', '00000000000191']

/** First a month with all members after another such month, then the last one, whose look-throughs are compiled. */
export const [AFTER_WHOLE, WHOLE] = ['2025-02', '2025-12']

/** Each other month has the same lines without those of a member. */
export const LACKING: Readonly<Record<string, MemberId>> = {
  '2025-03': 'BLC_1',
  '2025-04': 'BLC_3',
  '2025-05': 'BLC_5',
  '2025-06': 'BLC_6',
  '2025-07': 'BLC_7',
  '2025-08': 'BLC_8',
  '2025-09': 'FIE',
  '2025-10': 'BLC_4',
  '2025-11': 'BLC_2',
}

const quotas = (holder: string, held: string, value: string) =>
  holding(holder, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(held), QT_POS_FINAL: '10' })
const share = (holder: string, ticker: string, value: string) =>
  holding(holder, 'Ações', value, { CD_ATIVO: ticker, QT_POS_FINAL: '10' })

/** A line of each block that is worth nothing, of a fund that no test asks for: a whole month has many. */
const FILLERS: readonly (readonly [block: MemberId, label: string])[] = [
  ['BLC_1', 'Títulos Públicos'],
  ['BLC_2', 'Cotas de Fundos'],
  ['BLC_3', 'DIFERENCIAL DE SWAP A PAGAR'],
  ['BLC_4', 'Ações'],
  ['BLC_5', 'Depósitos a prazo e outros títulos de IF'],
  ['BLC_6', 'Debêntures'],
  ['BLC_7', 'Investimento no Exterior'],
  ['BLC_8', 'Disponibilidades'],
]

function fillBlocks(members: Readonly<Partial<Record<MemberId, readonly Line[]>>>) {
  const filler = cnpj(999)
  const navs = [...(members.PL ?? []), nav(filler, '0.00')]
  const lines = (label: string) => navs.map(() => holding(filler, label, '0.00'))
  const blocks = FILLERS.map(([block, label]) => [block, [...(members[block] ?? []), ...lines(label)]] as const)
  return { ...members, PL: navs, ...Object.fromEntries(blocks) }
}

const MEMBERS = {
  ...fillBlocks({
    PL: [nav(MIXED, '900.00'), nav(FEEDER, '500.00'), nav(ABROAD, '145.00')],
    BLC_1: [
      holding(MIXED, 'Títulos Públicos', '150.00', { CD_SELIC: '210100', DT_VENC: '2030-03-01', QT_POS_FINAL: '1' }),
    ],
    BLC_2: [quotas(FEEDER, MIXED, '450.00'), quotas(ABROAD, FEEDER, '20.00')],
    BLC_3: [holding(ABROAD, 'DIFERENCIAL DE SWAP A PAGAR', '5.00', { CD_SWAP: 'S1' })],
    BLC_4: [
      share(MIXED, 'PETR4', '300.00'),
      share(ABROAD, 'PETR4', '60.00'),
      share(MIXED, 'VALE3', '200.00'),
      holding(MIXED, 'Debêntures', '80.00', { CD_ATIVO: 'PETR16', QT_POS_FINAL: '8' }),
    ],
    BLC_5: [
      holding(MIXED, 'Depósitos a prazo e outros títulos de IF', '90.00', {
        CNPJ_EMISSOR: BANK,
        EMISSOR: 'BANCO DO BRASIL SA',
        DT_VENC: '2027-01-04',
        QT_POS_FINAL: '9',
      }),
    ],
    BLC_6: [
      holding(MIXED, 'Debêntures', '110.00', {
        PF_PJ_EMISSOR: 'PJ',
        CPF_CNPJ_EMISSOR: PETROBRAS,
        EMISSOR: 'PETROBRAS',
        DT_VENC: '2028-01-04',
        QT_POS_FINAL: '11',
      }),
    ],
    BLC_7: [
      holding(ABROAD, 'Investimento no Exterior', '70.00', {
        EMISSOR: 'ALPHABET INC',
        CD_ATIVO_BV_MERC: 'GOOG',
        CD_PAIS: 'US',
        QT_POS_FINAL: '7',
      }),
    ],
    BLC_8: [holding(FEEDER, 'Disponibilidades', '50.00'), holding(MIXED, 'Valores a pagar', '30.00')],
  }),
  FIE: [
    {
      ...structured(STRUCTURED, '400.00', '600.00'),
      CD_ATIVO: 'PETR4',
      PF_PJ_EMISSOR: 'PJ',
      CPF_CNPJ_EMISSOR: PETROBRAS,
      EMISSOR: 'PETROBRAS',
      QT_POS_FINAL: '40',
    },
    {
      ...structured(STRUCTURED, '200.00', '600.00', 'Debêntures'),
      PF_PJ_EMISSOR: 'PJ',
      CPF_CNPJ_EMISSOR: PETROBRAS,
      EMISSOR: 'PETROBRAS',
      DT_VENC: '2028-01-04',
      QT_POS_FINAL: '2',
    },
  ],
} satisfies Parameters<typeof makeMirror>[0]['months'][string]

/** A data directory of its own with months of the same lines, some without a member, which is built once in a run. */
export async function missingMembersWorld(): Promise<string> {
  const dataDir = await temporaryFolder()
  await publishOnce('missing-members', dataDir, publishMonths)
  return dataDir
}

async function publishMonths(dataDir: string): Promise<void> {
  const months = ['2025-01', AFTER_WHOLE, ...Object.keys(LACKING), WHOLE]
  const funds = [MIXED, FEEDER, ABROAD, STRUCTURED]
  const manager = { Tipo_Pessoa_Gestor: 'PJ', CPF_CNPJ_Gestor: masked(MANAGER), Gestor: 'GESTORA' }
  const mirror = await makeMirror({
    months: Object.fromEntries(
      months.map((month) => [
        month,
        Object.fromEntries(Object.entries(MEMBERS).filter(([member]) => member !== LACKING[month])),
      ]),
    ),
    funds: funds.map((fund, at) =>
      fundLine(`F${String(at)}`, fund, {
        CNPJ_Administrador: masked(MANAGER),
        Administrador: 'ADMINISTRADORA',
        ...manager,
      }),
    ),
    classes: funds.map((fund, at) => ({
      ...classLine(`F${String(at)}`, fund),
      Classificacao: 'Multimercado',
      Publico_Alvo: 'Público Geral',
      Exclusivo: 'N',
    })),
  })
  for (const month of ['2025-09', '2025-11', WHOLE]) {
    const report = { CNPJ_FUNDO_CLASSE: masked(MIXED), DT_COMPTC: `${month}-28`, CAPTC_DIA: '10.00', RESG_DIA: '2.00' }
    await dailyMirror(month, reports([report]), mirror)
  }
  const { effects } = silent('2026-01-15T03:00:00Z')
  const settings = { mirror, from: '2025-01', to: null, datasets: null, maskPersonalData: true, threads: 1 }
  const code = await build(lenient, settings, { ...effects, lake: new Lake(dataDir) })
  if (code !== 0) throw new Error(`the world of missing members ended with ${String(code)}`)
}
