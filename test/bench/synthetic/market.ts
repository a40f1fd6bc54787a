import { masked } from '../../helpers/portal.ts'
import { codedCatalogues } from './coded.ts'
import { companyCnpj, drawDay, formatDay } from './documents.ts'
import { cells } from './files.ts'
import { bank, company, FRACTION, type Instrument, instrument } from './instrument.ts'
import { SeededRandom } from './random.ts'

export type Market = ReturnType<typeof openMarket>

/** All instruments but quotas, by block. They are the same in every world: only the funds depend on the seed. */
export function openMarket() {
  return {
    BLC_1: bonds(),
    BLC_3: swaps(),
    BLC_4: codedCatalogues(),
    BLC_5: bankPapers(),
    BLC_6: creditPapers(),
    BLC_7: foreignPapers(),
    BLC_8: books(),
  }
}

const BOND_FAMILIES = [
  ['LETRAS FINANCEIRAS DO TESOURO', '210100', 'BRSTNCLF1', 1_438_760n],
  ['LETRAS DO TESOURO NACIONAL', '100000', 'BRSTNCLTN', 80_125n],
  ['NOTAS DO TESOURO NACIONAL SERIE B', '760199', 'BRSTNCNTB', 421_733n],
  ['NOTAS DO TESOURO NACIONAL - SERIE F', '950199', 'BRSTNCNTF', 95_310n],
  ['NOTAS DO TESOURO NACIONAL SERIE C', '770100', 'BRSTNCNTC', 902_118n],
] as const

/** Bonds owned, and some of them again as what a repo is secured by. */
function bonds(): Instrument[] {
  const makeBonds =
    (step: number) =>
    ([name, selic, isin, first]: (typeof BOND_FAMILIES)[number]) => {
      const code = `${isin}${String(step * 7 + 101)}`
      const tail = cells(name, code, selic, formatDay(2019, 7, 5), formatDay(2026 + step, 3, 1))
      const price = first + BigInt(step * 137)
      const intent = step === 9 ? 'Mantido até o vencimento' : 'Para negociação'
      const owned = instrument('Títulos Públicos', 'Título público federal', tail, { price, intent, related: '' })
      return step % 4 === 0 ? [owned, instrument('Operações Compromissadas', '', tail, { price })] : [owned]
    }
  return Array.from({ length: 14 }, (_, step) => BOND_FAMILIES.flatMap(makeBonds(step))).flat()
}

const SWAPS = [
  'SDP;DI1 X PRE',
  'SCP;DOL X PRE',
  'SDC;DI1 X DOL',
  'SDL;DI1 X IAP',
  'SEP;REU X PRE',
  'SCE;DOL X REU',
  'SDE;DI1 X REU',
  'SSE;SEL X REU',
  'Outros;999 X 999',
]

/** Each pair once to be received and once to be paid. */
function swaps(): Instrument[] {
  return ['DIFERENCIAL DE SWAP A RECEBER', 'DIFERENCIAL DE SWAP A PAGAR'].flatMap((application) =>
    SWAPS.map((tail) => instrument(application, 'SWAP', tail, { related: '', intent: '' })),
  )
}

const INDEXERS = [
  'DI1;DI de um dia',
  'DI1;DI de um dia',
  'DI1;DI de um dia',
  'IAP;Índice de Preços ao Consumidor Amplo (IPCA/IBGE)',
  'IAP;Índice de Preços ao Consumidor Amplo (IPCA/IBGE)',
  'OUT;OUTROS',
  'PRE;Taxa de juro prefixada',
  'IPC;Índice de Preços ao Consumidor (IPC/FIPE)',
  'IGM;Índice Geral de Preços-Mercado (IGP-M)',
  'SEL;Taxa Selic',
  '',
]

/** Every floating or fixed paper has these five cells, from TITULO_POSFX to PR_TAXA_PREFX. */
function drawRate(random: SeededRandom): string {
  const indexer = random.pick(INDEXERS)
  const rate = (random.below(14_000_000) / 1_000_000).toFixed(6)
  return indexer === '' ? `N;;;;;${rate}` : `S;${indexer};100.000000;${rate};`
}

/** Deposits and letters of banks, whose names CVM's filers cut short. */
function bankPapers(): Instrument[] {
  const random = new SeededRandom('bank papers')
  return Array.from({ length: 4_000 }, (_, serial) => {
    const { cnpj, name } = bank(random.below(70))
    const rated = serial % 6 === 0 ? 'S;AGENCIA SINTETICA DE RATING;2025-03-31;AA+' : 'N;;;'
    const tail = cells(cnpj, name.slice(0, 18), drawDay(random, 2026, 2036, 12), drawRate(random), rated)
    const asset = random.chance(0.7) ? 'Letra Financeira' : 'CDB/ RDB'
    const price = BigInt(random.between(100_000, 6_700_000))
    const related = serial % 11 === 0 ? 'S' : 'N'
    return instrument('Depósitos a prazo e outros títulos de IF', asset, tail, { price, related })
  })
}

const CREDIT = [
  ['Debêntures', 'Debênture simples'],
  ['Debêntures', 'Debênture simples'],
  ['Títulos ligados ao agronegócio', 'CRA'],
  ['Títulos de Crédito Privado', 'CCI'],
  ['Títulos de Crédito Privado', 'Nota Promissória/ Commercial Paper/ Export Note'],
  ['Títulos de Crédito Privado', 'CCB'],
  ['Títulos ligados ao agronegócio', 'NCA'],
  ['Títulos ligados ao agronegócio', 'LCA'],
] as const

/** Private credit without a code. */
function creditPapers(): Instrument[] {
  const random = new SeededRandom('credit papers')
  return Array.from({ length: 1_500 }, (_, serial) => {
    const { cnpj, name } = company(random.below(500))
    const [application, asset] = random.pick(CREDIT)
    const filed = name.slice(0, random.pick([15, 15, 40, 200]))
    const obligor = serial % 70 === 0 ? masked(companyCnpj('bank', serial % 70)) : ''
    const paper = cells('PJ', cnpj, filed, drawDay(random, 2026, 2036, 12), drawRate(random))
    const tail = cells(paper, 'S', serial % 90 === 0 ? 'S' : 'N', obligor)
    const intent = serial % 120 === 0 ? 'Mantido até o vencimento' : 'Para negociação'
    return instrument(application, asset, tail, { price: BigInt(random.between(60_000, 140_000)), intent })
  })
}

const COUNTRIES = [
  'USA;ESTADOS UNIDOS DA AMÉRICA',
  'USA;ESTADOS UNIDOS DA AM?RICA',
  'CYM;ILHAS CAYMAN',
  'LUX;LUXEMBURGO',
]
const EXCHANGE = '99;Outras bolsas ou mercados de balcão organizados'

/** Offshore funds, depositary receipts and foreign debt, already in reais. */
function foreignPapers(): Instrument[] {
  const random = new SeededRandom('foreign')
  return Array.from({ length: 400 }, (_, serial) => {
    const price = BigInt(random.between(900, 2_500_000))
    const country = random.pick(COUNTRIES)
    const abroad = (asset: string, tail: string, rest = {}) =>
      instrument('Investimento no Exterior', asset, tail, { price, ...rest })
    if (serial % 3 === 0) {
      const code = `SY${String(serial)} US`
      const tail = `N;N;COTA SYNTHETIC ${code} Equity;;${country};${EXCHANGE};${code};N;;;;;;`
      return abroad('Depository Receipt no Exterior(DR)', tail)
    }
    if (serial % 10 === 1) {
      const until = formatDay(2027 + (serial % 9), 1, 7)
      const tail = `N;N;GOVERNO SINTÉTICO;${until};BRA;BRASIL;${EXCHANGE};EJ${String(serial)};N;;;;;;`
      return abroad('Título da Dívida Externa', tail)
    }
    const related = serial % 4 === 0 ? 'S' : 'N'
    const name = `SYNTHETIC OFFSHORE FUND SPC ${String(serial)} - CLASS ${random.pick(['A', 'B', 'Z'])}`
    const tail = `S;${related};${name};;${country};${EXCHANGE};FUNDO OFF;N;;;;SYNTHETIC SHARES;;`
    return abroad('Fundos Offshore', tail, { lot: FRACTION, related })
  })
}

const COSTS = ['Taxa_Adm_a_Pagar', 'Auditoria', 'Taxa_Fisc_CVM', 'Custo_Cetip', 'VALORES A PAGAR', 'Ajuste_Cota_Pos']
const EXTRAS = [
  'Valores a pagar',
  'Valores a pagar',
  'Valores a receber',
  'Valores a receber',
  'Outras aplicações',
  'Outras operações passivas e exigibilidades',
  'DISPONÍVEL DE OURO',
]
const PROSE =
  'PROVISÃO SINTÉTICA REFERENTE A DESPESAS DE CUSTÓDIA, AUDITORIA E FISCALIZAÇÃO DO PERÍODO, RATEADA ENTRE AS CLASSES, '

/** The lines of the books: those of every fund, and those that only some funds have. */
function books(): Record<'cash' | 'payables' | 'extras', Instrument[]> {
  const random = new SeededRandom('books')
  const book = (application: string, text: string, issuer = ';;') =>
    instrument(application, 'Outros', `${drawDescription(text, random)};${issuer}`, { related: '' })
  const cash = Array.from({ length: 150 }, (_, serial) => {
    const { cnpj, name } = bank(serial % 70)
    return book('Disponibilidades', `Disponibilidade ${String(serial)}`, serial % 3 === 0 ? `PJ;${cnpj};${name}` : ';;')
  })
  const payables = Array.from({ length: 400 }, () => book('Valores a pagar', random.pick(COSTS)))
  const extras = Array.from({ length: 500 }, () => {
    const application = random.pick(EXTRAS)
    return book(application, application.toUpperCase())
  })
  return { cash, payables, extras }
}

/** As filers do it: some short, some padded with spaces, some a whole paragraph. */
function drawDescription(text: string, random: SeededRandom): string {
  const draw = random.fraction()
  if (draw < 0.2) return text
  if (draw < 0.4) return text.padEnd(random.between(200, 900))
  return `${text} ${PROSE.repeat(10)}`.slice(0, random.between(600, 1_000))
}
