import { classLine, fundLine, holding, nav, structured, wholeMonth } from './lines.ts'
import { masked } from '../../helpers/portal.ts'
import { cnpj, type Line, makeMirror, type World } from './mirror.ts'
import { publishWorld } from './snapshot.ts'

export const parties = {
  administrator: cnpj(900),
  manager: cnpj(901),
  ofLegacy: cnpj(902),
  ofLoneFund: cnpj(903),
  /** Only in a registration that does not count. */
  former: cnpj(904),
} as const

/** A fund that the register of classes does not know, only its fund's line. */
const lone = cnpj(20)
const legacyOnly = cnpj(21)
const unregistered = cnpj(22)
const navOnly = cnpj(23)
const nameless = cnpj(24)
const twice = cnpj(25)
const ofTwo = [cnpj(26), cnpj(27)]
const fundOfTwo = cnpj(28)
const fundThatFiled = cnpj(29)
const classOfFiler = cnpj(30)
const structuredFund = cnpj(31)
const onlyPartial = cnpj(32)
const filler = cnpj(999)
const accented = cnpj(1)

const NAMES = [
  'FUNDO DE PREVIDÊNCIA MULTIMERCADO',
  'Fundo de Ação 100% Brasil',
  'ÁGIO FUNDO A_B',
  "FUNDO D'OURO [A.B]",
  'FUNDO \\ BARRA',
  'ZÊNITE CLASSE DE AÇÕES',
  'FUNDO IGUAL',
  'FUNDO IGUAL',
  'FUNDO IGUAL',
  'NOVO FUNDO IGUAL',
]
const STATUSES = ['Em Funcionamento Normal', 'Em Liquidação', 'Cancelado']

/** Classes with a fund each, all under one administrator; every second has the same manager. */
const plain = NAMES.map((name, n) => ({
  cnpj: cnpj(n + 1),
  name,
  status: STATUSES[n % 3] ?? '',
  managed: n % 2 === 0,
}))

const administeredBy = (number: string): Line => ({
  CNPJ_Administrador: masked(number),
  Administrador: 'ADMINISTRADOR',
})
const managedBy = (number: string): Line => ({
  Tipo_Pessoa_Gestor: 'PJ',
  CPF_CNPJ_Gestor: masked(number),
  Gestor: 'GESTOR',
})

const world: World = {
  months: {
    '2025-09': wholeMonth({
      PL: [nav(accented, '1.00'), { ...nav(unregistered, '1.00'), DENOM_SOCIAL: 'SEM REGISTRO' }],
      BLC_4: [
        holding(accented, 'Ações', '1.00'),
        holding(unregistered, 'Ações', '1.00', { DENOM_SOCIAL: 'SEM REGISTRO' }),
      ],
      FIE: [structured(structuredFund, '1.00', '1.00')],
    }),
    // Without one member, so partial.
    '2025-10': {
      ...wholeMonth({
        PL: [
          { ...nav(unregistered, '1.00'), DENOM_SOCIAL: 'OUTRO NOME' },
          nav(navOnly, '1.00'),
          nav(onlyPartial, '1.00'),
          nav(nameless, '1.00'),
        ],
        BLC_4: [
          holding(unregistered, 'Ações', '1.00', { DENOM_SOCIAL: 'OUTRO NOME' }),
          holding(onlyPartial, 'Ações', '1.00'),
          holding(nameless, 'Ações', '1.00'),
          holding(fundThatFiled, 'Ações', '1.00'),
        ],
      }),
      BLC_2: [],
    },
  },
  funds: [
    ...plain.map(({ cnpj: number, managed }, n) =>
      fundLine(`F${String(n)}`, number, {
        ...administeredBy(parties.administrator),
        ...(managed && managedBy(parties.manager)),
      }),
    ),
    fundLine('F-lone', lone, { ...administeredBy(parties.ofLoneFund), Situacao: 'Cancelado' }),
    fundLine('F-nameless', nameless, { Tipo_Fundo: '', Denominacao_Social: '' }),
    fundLine('F-former', cnpj(40), administeredBy(parties.former)),
    fundLine('F-newer', cnpj(41), managedBy(parties.manager)),
    fundLine('F-two', fundOfTwo),
    fundLine('F-filer', fundThatFiled),
  ],
  classes: [
    ...plain.map(({ cnpj: number, name, status }, n) =>
      classLine(`F${String(n)}`, number, {
        name,
        status,
        classId: String(100 - n),
        since: `202${String(n % 4)}-01-02`,
      }),
    ),
    classLine('F-former', twice, { classId: '1', name: 'ANTES', status: 'Cancelado', since: '2025-05-05' }),
    classLine('F-newer', twice, { classId: '2', name: 'DEPOIS', since: '2024-04-04' }),
    ...ofTwo.map((number) => classLine('F-two', number)),
    classLine('F-filer', classOfFiler),
  ],
  legacy: [
    {
      TP_FUNDO: 'F.I.I.',
      CNPJ_FUNDO: masked(legacyOnly),
      DENOM_SOCIAL: 'FUNDO ANTIGO',
      SIT: 'CANCELADA',
      CNPJ_ADMIN: masked(parties.ofLegacy),
      ADMIN: 'ADMINISTRADOR',
    },
  ],
}

const ofPlain = plain.map((each) => each.cnpj)
const managed = plain.filter((each) => each.managed).map((each) => each.cnpj)

/** These have a line in some month. */
export const listedFilers: readonly string[] = [accented, unregistered, nameless, structuredFund, onlyPartial, filler]

/** Funds by what the list must know of them. */
export const registered = {
  accented,
  lone,
  legacyOnly,
  unregistered,
  fundOfTwo,
  fundThatFiled,
  filers: listedFilers,
  administered: ofPlain,
  managed: [...managed, twice],
  listed: [
    ...ofPlain,
    lone,
    legacyOnly,
    nameless,
    twice,
    ...ofTwo,
    classOfFiler,
    navOnly,
    ...listedFilers.filter((each) => each !== accented && each !== nameless),
  ],
} as const

const ADMINISTRATORS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ofPlain.map((each) => [each, parties.administrator])),
  [lone]: parties.ofLoneFund,
  [legacyOnly]: parties.ofLegacy,
}

export function listParties(number: string): { administrators: readonly string[]; managers: readonly string[] } {
  const administrator = ADMINISTRATORS[number]
  return {
    administrators: administrator === undefined ? [] : [administrator],
    managers: registered.managed.includes(number) ? [parties.manager] : [],
  }
}

/** A data directory of its own with these funds published. */
export function fundsDataDir(): Promise<string> {
  return publishWorld('funds of many kinds', () => makeMirror(world))
}
