import { classLine, fundLine, holding, nav, structured, wholeMonth } from './lines.ts'
import { masked } from '../../helpers/portal.ts'
import { cnpj, makeMirror, type World } from './mirror.ts'
import { publishWorld } from './snapshot.ts'

/** Funds for the cases that real files show rarely, by what is odd about them. */
export const odd = {
  /** Lines in a whole month and in a later one that lacks a member. */
  both: cnpj(1),
  onlyPartial: cnpj(2),
  /** Lines in 2025-07, then nothing but a NAV in the month that lacks a member. */
  navLater: cnpj(3),
  /** Lines in 2025-07 and 2025-09, nothing between or after. */
  gap: cnpj(4),
  navOnlyInPartial: cnpj(5),
  navOnlyInWhole: cnpj(6),
  neverFiled: cnpj(7),
  structured: cnpj(8),
  /** A fund's CNPJ that is no class's, the CNPJs of its classes. */
  fundOfTwo: cnpj(10),
  firstOfTwo: cnpj(11),
  secondOfTwo: cnpj(12),
  fundOfOne: cnpj(13),
  onlyClass: cnpj(14),
  /** A class registered, cancelled, and registered again under a fund with another CNPJ. */
  fundOfTwice: cnpj(15),
  twice: cnpj(16),
  navZero: cnpj(20),
  navNegative: cnpj(21),
  navMissing: cnpj(22),
  nothingPositive: cnpj(23),
  navRegistered: cnpj(24),
  navRegisteredLater: cnpj(25),
  unregistered: cnpj(30),
  /** Registered without a name and a type. */
  nameless: cnpj(31),
  confidentialOnly: cnpj(32),
  halves: cnpj(33),
  huge: cnpj(34),
  quoted: cnpj(35),
  legacyOnly: cnpj(36),
  /** An example of Receita Federal for numbers with letters. */
  letters: '12ABC34501DE35',
} as const

const STOCK = 'Ações'
const PAYABLE = 'Valores a pagar'

const oddWorld: World = {
  months: {
    '2025-07': wholeMonth({
      PL: [nav(odd.navLater, '70.00'), nav(odd.gap, '7.00')],
      BLC_4: [holding(odd.navLater, STOCK, '70.00'), holding(odd.gap, STOCK, '7.00')],
      FIE: [],
    }),
    '2025-09': wholeMonth({
      PL: [nav(odd.both, '900.00'), nav(odd.gap, '9.00'), nav(odd.navOnlyInWhole, '5.00')],
      BLC_4: [holding(odd.both, STOCK, '900.00'), holding(odd.gap, STOCK, '9.00')],
      FIE: [structured(odd.structured, '90.00', '90.00')],
    }),
    '2025-10': {
      ...wholeMonth({
        PL: [
          nav(odd.both, '1000.00'),
          nav(odd.onlyPartial, '50.00'),
          nav(odd.navLater, '71.00'),
          nav(odd.navOnlyInPartial, '1.00'),
          nav(odd.onlyClass, '10.00'),
          nav(odd.twice, '10.00'),
          nav(odd.navZero, '0.00'),
          nav(odd.navNegative, '-8.00'),
          nav(odd.unregistered, '3.00'),
          nav(odd.nameless, '3.00'),
          nav(odd.halves, '2000000.00'),
          nav(odd.huge, '99999999999999999999.97'),
          nav(odd.quoted, '1.00'),
          nav(odd.letters, '4.00'),
        ],
        BLC_4: [
          holding(odd.both, STOCK, '1000.00'),
          holding(odd.onlyPartial, STOCK, '50.00'),
          holding(odd.onlyClass, STOCK, '10.00'),
          holding(odd.twice, STOCK, '10.00'),
          holding(odd.navZero, STOCK, '30.00'),
          holding(odd.navZero, PAYABLE, '10.00'),
          holding(odd.navNegative, STOCK, '3.00'),
          holding(odd.navMissing, STOCK, '8.00'),
          holding(odd.nothingPositive, STOCK, '5.00'),
          holding(odd.nothingPositive, PAYABLE, '5.00'),
          holding(odd.navRegistered, STOCK, '5.00'),
          holding(odd.navRegisteredLater, STOCK, '5.00'),
          holding(odd.unregistered, STOCK, '3.00'),
          holding(odd.nameless, STOCK, '3.00'),
          holding(odd.halves, STOCK, '0.01'),
          holding(odd.halves, PAYABLE, '0.01'),
          holding(odd.halves, 'Disponibilidades', '0.03'),
          holding(odd.huge, STOCK, '999999999999999999.97', { QT_POS_FINAL: '123456789012345678.123456' }),
          holding(odd.quoted, STOCK, '1.00', { DS_ATIVO: String.raw`"X" \ É ÿ` }),
          holding(odd.letters, STOCK, '4.00'),
        ],
      }),
      BLC_2: [],
      FIE: [structured(odd.structured, '100.00', '100.00')],
      FIE_CONFID: [holding(odd.confidentialOnly, STOCK, '12', { DT_CONFID_APLIC: '2026-01-29' })],
    },
  },
  funds: [
    ...(
      [
        'both',
        'onlyPartial',
        'navLater',
        'gap',
        'navOnlyInPartial',
        'navOnlyInWhole',
        'neverFiled',
        'navMissing',
      ] as const
    ).map((name) => fundLine(`F-${name}`, odd[name])),
    fundLine('F-two', odd.fundOfTwo),
    fundLine('F-one', odd.fundOfOne),
    fundLine('F-twice', odd.fundOfTwice),
    fundLine('F-registered', odd.navRegistered),
    fundLine('F-later', odd.navRegisteredLater),
    fundLine('F-nameless', odd.nameless, { Tipo_Fundo: '', Denominacao_Social: '' }),
  ],
  classes: [
    classLine('F-two', odd.firstOfTwo, { name: 'CLASSE UM' }),
    classLine('F-two', odd.secondOfTwo, { name: 'CLASSE DOIS' }),
    classLine('F-one', odd.onlyClass, { name: 'CLASSE ÚNICA' }),
    classLine('F-neverFiled', odd.neverFiled, { name: `FUNDO ${odd.neverFiled}`, nav: ['20.00', '2025-10-15'] }),
    classLine('F-twice', odd.twice, { classId: '2', name: 'CLASSE DE NOVO', since: '2025-03-03' }),
    classLine('F-twice', odd.twice, { classId: '1', name: 'CLASSE ANTIGA', status: 'Cancelado', since: '2024-02-02' }),
    classLine('F-registered', odd.navRegistered, { nav: ['20.00', '2025-10-15'] }),
    classLine('F-later', odd.navRegisteredLater, { nav: ['20.00', '2025-11-14'] }),
  ],
  legacy: [
    {
      TP_FUNDO: 'FI',
      CNPJ_FUNDO: masked(odd.legacyOnly),
      DENOM_SOCIAL: 'FUNDO ANTIGO',
      SIT: 'CANCELADA',
      DT_INI_SIT: '2010-05-05',
      DT_CANCEL: '2010-05-05',
    },
  ],
}

/** A data directory of its own with the odd funds published. */
export function oddDataDir(): Promise<string> {
  return publishWorld('odd funds', () => makeMirror(oddWorld))
}
