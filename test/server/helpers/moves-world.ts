import { classLine, fundLine, holding, nav, structured, wholeMonth } from './lines.ts'
import { cnpj, type Line, makeMirror } from './mirror.ts'
import { masked } from '../../helpers/portal.ts'
import { publishWorld } from './snapshot.ts'

/** Funds by what became of what they hold between September and October. */
export const movers = {
  /** Bought more of PETR4, which its quantities confirm. */
  buyer: cnpj(1),
  /** Files all that it holds as bought each month. */
  refiler: cnpj(2),
  /** Sold all of VALE3 and has no line of it left. */
  seller: cnpj(3),
  /** Hid its shares in September. */
  hidden: cnpj(4),
  /** Filed in October alone. */
  newcomer: cnpj(5),
  /** A structured fund. */
  etf: cnpj(6),
} as const

const { buyer, refiler, seller, hidden, newcomer, etf } = movers

/** Who manages the first three, and the others. */
export const [MANAGER, OTHER_MANAGER] = [cnpj(801), cnpj(802)]
const managedBy = (manager: string): Line => ({
  Tipo_Pessoa_Gestor: 'PJ',
  CPF_CNPJ_Gestor: masked(manager),
  Gestor: `GESTORA ${manager}`,
})
const registered = [buyer, refiler, seller, hidden, newcomer].map((fund, at) => ({
  id: `F${String(at)}`,
  fund,
  manager: at < 3 ? MANAGER : OTHER_MANAGER,
}))

const share = (filer: string, ticker: string, quantity: string, value: string, more: Line = {}) =>
  holding(filer, 'Ações', value, { CD_ATIVO: ticker, QT_POS_FINAL: quantity, ...more })
const bought = (quantity: string, value: string) => ({ QT_AQUIS_NEGOC: quantity, VL_AQUIS_NEGOC: value })
const sold = (quantity: string, value: string) => ({ QT_VENDA_NEGOC: quantity, VL_VENDA_NEGOC: value })
const quotas = (filer: string, of: string, value: string) =>
  holding(filer, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: masked(of), QT_POS_FINAL: '50' })
/** A structured fund files who issued its shares. */
const PETROBRAS = { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: '33.000.167/0001-01', EMISSOR: 'PETROLEO BRASILEIRO S.A.' }
const ofEtf = (value: string, more: Line): Line => ({ ...structured(etf, value, '1000.00'), ...PETROBRAS, ...more })

const navs = (...filers: string[]) => filers.map((filer) => nav(filer, '1000.00'))
const always = [buyer, refiler, seller, hidden]

const september = {
  ...wholeMonth({
    PL: navs(...always),
    BLC_2: [quotas(buyer, refiler, '100.00')],
    BLC_4: [
      share(buyer, 'PETR4', '10', '100.00'),
      share(refiler, 'PETR4', '20', '200.00', bought('20', '200.00')),
      share(seller, 'VALE3', '5', '50.00'),
      share(seller, 'PETR4', '1', '10.00'),
    ],
    CONFID: [holding(hidden, 'Ações', '300.00')],
  }),
  FIE: [ofEtf('90.00', { CD_ATIVO: 'PETR4', QT_POS_FINAL: '9' })],
}

const october = {
  ...wholeMonth({
    PL: navs(...always, newcomer),
    BLC_2: [quotas(buyer, refiler, '250.00')],
    BLC_4: [
      share(buyer, 'PETR4', '15', '180.00', bought('5', '55.00')),
      share(refiler, 'PETR4', '20', '240.00', bought('20', '230.00')),
      share(seller, 'VALE3', '0', '0.00', sold('5', '55.00')),
      share(seller, 'PETR4', '1', '12.00'),
      share(hidden, 'PETR4', '25', '300.00'),
      share(newcomer, 'PETR4', '2', '24.00'),
      holding(buyer, 'Obrigações por ações e outros TVM recebidos em empréstimo', '60.00', {
        CD_ATIVO: 'VALE3',
        QT_POS_FINAL: '6',
      }),
      share(seller, 'ITUB4', '4', '40.00', bought('4', '39.00')),
    ],
  }),
  FIE: [ofEtf('120.00', { CD_ATIVO: 'PETR4', QT_POS_FINAL: '10', ...bought('1', '12.00') })],
}

const november = {
  PL: navs(...always),
  BLC_1: october.BLC_1 ?? [],
  BLC_2: october.BLC_2 ?? [],
  FIE: [ofEtf('110.00', { CD_ATIVO: 'PETR4', QT_POS_FINAL: '10' })],
}

/** September and October as a whole, August with September's lines, and November without the block of shares. */
export function publishMoves(): Promise<string> {
  return publishWorld('moves', () =>
    makeMirror({
      months: { '2025-08': september, '2025-09': september, '2025-10': october, '2025-11': november },
      funds: registered.map(({ id, fund, manager }) => fundLine(id, fund, managedBy(manager))),
      classes: registered.map(({ id, fund }) => classLine(id, fund)),
    }),
  )
}
