import type { Lookup } from '../../core/dataset.ts'
import { applicationLabels } from './labels.ts'

/** Kinds of lines that name an asset, followed by kinds that name none. */
export const ASSET_KINDS = [
  'listed_share',
  'unit',
  'receipt',
  'bdr',
  'fund_quota',
  'government_bond',
  'private_paper',
  'foreign_share',
  'foreign_bond',
  'offshore_fund',
  'crypto',
  'future',
  'option',
  'other',
] as const
const KINDS_WITHOUT_ASSET = ['repo', 'swap', 'forward', 'cash', 'payable', 'receivable', 'confidential'] as const

type Kind = (typeof ASSET_KINDS)[number] | (typeof KINDS_WITHOUT_ASSET)[number]
type Position = 'owned' | 'lent' | 'borrowed' | 'repo_collateral' | 'option' | 'future' | 'forward' | 'swap'

/** Kind and position by category of application; the asset label or the code decides open cases. */
const ofCategory: Readonly<Record<string, readonly [Kind, Position | null]>> = {
  public_bonds: ['government_bond', 'owned'],
  repo: ['repo', 'repo_collateral'],
  fund_quotas: ['fund_quota', 'owned'],
  equities: ['listed_share', 'owned'],
  private_credit: ['private_paper', 'owned'],
  bank_paper: ['private_paper', 'owned'],
  foreign: ['foreign_share', 'owned'],
  other: ['other', 'owned'],
  cash: ['cash', null],
  receivable: ['receivable', null],
  payable: ['payable', null],
  // Liabilities that are owed, by another name.
  other_liability: ['payable', null],
}

/** Labels that are more specific than their category. */
const ofLabel: Readonly<Record<string, readonly [Kind, Position]>> = {
  'Ações e outros TVM cedidos em empréstimo': ['listed_share', 'lent'],
  'Obrigações por ações e outros TVM recebidos em empréstimo': ['listed_share', 'borrowed'],
  'Opções - Posições titulares': ['option', 'option'],
  'Opções - Posições lançadas': ['option', 'option'],
  'Mercado Futuro - Posições compradas': ['future', 'future'],
  'Mercado Futuro - Posições vendidas': ['future', 'future'],
  'DIFERENCIAL DE SWAP A RECEBER': ['swap', 'swap'],
  'DIFERENCIAL DE SWAP A PAGAR': ['swap', 'swap'],
  'Compras a termo a receber': ['forward', 'forward'],
  'Vendas a termo a receber': ['forward', 'forward'],
  'Obrigações por compra a termo a pagar': ['forward', 'forward'],
  'Obrigações por venda a termo a entregar': ['forward', 'forward'],
}

/** Asset labels that refine the kind of an application, with the kinds that they can refine. */
const ofAssetType: readonly (readonly [refined: Kind, kinds: readonly Kind[], labels: readonly string[]])[] = [
  ['unit', ['listed_share'], ['Certificado de depósito de ações']],
  ['bdr', ['listed_share'], ['BDR nível I', 'BDR nível II', 'BDR nível III', 'BDR não patrocinado']],
  ['receipt', ['listed_share', 'other'], ['Recibo de subscrição']],
  [
    'private_paper',
    ['other'],
    [
      'Certificado de recebíveis imobiliários',
      'CRA',
      'CCI',
      'CCB',
      'CCCB',
      'Debênture simples',
      'Debênture conversível',
    ],
  ],
  ['offshore_fund', ['foreign_share'], ['Fundos Offshore']],
  ['foreign_bond', ['foreign_share'], ['Título da Dívida Externa']],
]

/** Words without a meaning that are filed in place of a code or a name. */
const placeholders = [
  'FUNDO',
  'FUND',
  'FUNDO-OFF',
  'OFF',
  'ETF',
  'NAV',
  'CASH',
  'BOND',
  'OUTRO',
  'OUTROS',
  'DIVERSOS',
  'EQUITY',
  'N',
  'NA',
  'ND',
  'TBD',
  'US',
  'USD',
  'EUR',
  'BRL',
  'SEM',
  'DEFINIR',
  'A-DEFINIR',
  'SEM-DEFINICAO',
  'CRIPTOMOEDAS',
  'CRIPTOATIVOS',
]

/** Classes of shares as the exchange calls them, with the numbers that their tickers end with. */
const shareClasses: readonly (readonly [word: string, numbers: readonly string[]])[] = [
  ['ON', ['3']],
  ['PN', ['4', '5', '6']],
  ['PNA', ['5']],
  ['PNB', ['6']],
  ['UNT', ['11']],
  ['UNIT', ['11']],
]

export const assetKindLookups: readonly Lookup[] = [
  {
    name: 'application_kind',
    columns: ['label', 'kind', 'position'],
    rows: applicationLabels.map(({ label, category }) => [label, ...findKind(label, category)]),
  },
  { name: 'kind_without_asset', columns: ['kind'], rows: KINDS_WITHOUT_ASSET.map((kind) => [kind]) },
  {
    name: 'share_class_numbers',
    columns: ['word', 'numbers'],
    rows: shareClasses.map(([word, numbers]) => [word, numbers.join(',')]),
  },
  { name: 'placeholder', columns: ['word'], rows: placeholders.map((word) => [word]) },
  {
    name: 'asset_type_kind',
    columns: ['label', 'refined', 'kinds'],
    rows: ofAssetType.flatMap(([refined, kinds, labels]) => labels.map((label) => [label, refined, kinds.join(',')])),
  },
]

function findKind(label: string, category: string): readonly [Kind, Position | null] {
  const found = ofLabel[label] ?? ofCategory[category]
  if (found === undefined) throw new Error(`the application label ${label} has no kind of asset`)
  return found
}
