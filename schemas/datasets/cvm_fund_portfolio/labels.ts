import type { Lookup } from '../../core/dataset.ts'

type Sign = 'asset' | 'liability'

/**
 * CVM's application labels in one spelling, with our category, the sign class and, for derivatives, the side.
 * Liabilities are filed as magnitudes and counted as −|value|; everything else keeps its filed sign, including futures,
 * which are filed at the day's settlement variation: it is negative for a long position on a falling day.
 */
const applications: readonly (readonly [label: string, category: string, sign?: Sign, side?: 'long' | 'short'])[] = [
  ['Títulos Públicos', 'public_bonds'],
  ['Operações Compromissadas', 'repo'],
  ['Cotas de Fundos', 'fund_quotas'],
  ['Cotas de fundos de investimento - Instrução Nº 409', 'fund_quotas'],
  ['Cotas de fundos de renda fixa', 'fund_quotas'],
  ['Cotas de fundos de renda variável', 'fund_quotas'],
  ['Ações', 'equities'],
  ['Certificado ou recibo de depósito de valores mobiliários', 'equities'],
  ['Brazilian Depository Receipt - BDR', 'equities'],
  ['Ações e outros TVM cedidos em empréstimo', 'equities'],
  ['Obrigações por ações e outros TVM recebidos em empréstimo', 'equities', 'liability'],
  ['Debêntures', 'private_credit'],
  ['Debêntures simples', 'private_credit'],
  ['Debêntures conversíveis', 'private_credit'],
  ['Títulos de Crédito Privado', 'private_credit'],
  ['Títulos ligados ao agronegócio', 'private_credit'],
  ['Depósitos a prazo e outros títulos de IF', 'bank_paper'],
  ['Opções - Posições titulares', 'derivatives', 'asset', 'long'],
  ['Opções - Posições lançadas', 'derivatives', 'liability', 'short'],
  ['Mercado Futuro - Posições compradas', 'derivatives', 'asset', 'long'],
  ['Mercado Futuro - Posições vendidas', 'derivatives', 'asset', 'short'],
  ['DIFERENCIAL DE SWAP A RECEBER', 'derivatives'],
  ['DIFERENCIAL DE SWAP A PAGAR', 'derivatives', 'liability'],
  ['Compras a termo a receber', 'derivatives', 'asset', 'long'],
  ['Vendas a termo a receber', 'derivatives', 'asset', 'short'],
  ['Obrigações por compra a termo a pagar', 'derivatives', 'liability', 'long'],
  ['Obrigações por venda a termo a entregar', 'derivatives', 'liability', 'short'],
  ['Investimento no Exterior', 'foreign'],
  ['Outros valores mobiliários registrados na CVM objeto de oferta pública', 'other'],
  ['Outros valores mobiliários ofertados privadamente', 'other'],
  ['Outras aplicações', 'other'],
  ['DISPONÍVEL DE OURO', 'other'],
  ['Disponibilidades', 'cash'],
  ['Valores a receber', 'receivable'],
  ['Valores a pagar', 'payable', 'liability'],
  ['Outras operações passivas e exigibilidades', 'other_liability', 'liability'],
]

/** Labels with their categories, for lists that need more than the label. */
export const applicationLabels = applications.map(([label, category]) => ({ label, category }))

/**
 * Pattern of words in a folded label that mean a liability. Letters with accents may be lost (`lan?adas`) or doubled
 * (`lanÃ§adas`).
 */
export const LIABILITY_WORDS =
  '(^|[^a-z])(obriga|passiv|exig|pagar|entregar|lan[^ ]{0,4}ad[ao]s?([^a-z]|$))|recebid[ao]s em empr'

const assetTypes = [
  'Título público federal',
  'Título Público',
  'Ação ordinária',
  'Ação preferencial',
  'Certificado de depósito de ações',
  'Recibo de subscrição',
  'BDR nível I',
  'BDR nível II',
  'BDR nível III',
  'BDR não patrocinado',
  'Contrato Futuro',
  'Futuro de DAP:Cupom de DI x IPCA',
  'Futuro de IND:Ibovespa',
  'Futuro de WIN:Ibovespa futuro',
  'Futuro de BGI:Boi gordo',
  'Futuro de CNI:Milho',
  'Opção de compra',
  'Opção de venda',
  'Debênture simples',
  'Debênture conversível',
  'Debênture Permutável',
  'Certificado de recebíveis imobiliários',
  'CRA',
  'CCI',
  'CCB',
  'CCCB',
  'CPR',
  'CDCA',
  'NCA',
  'LCA',
  'Nota Promissória/ Commercial Paper/ Export Note',
  'Letra Financeira',
  'CDB/ RDB',
  'Cotas de fundos',
  'Fundo de Investimento e de Cotas',
  'Fundo de Investimento',
  'FI Imobiliário',
  'FI Participações',
  'FIDC',
  'FMI Empresas Emergentes',
  'Outros tipos de fundo',
  'Fundos de Índice',
  'SWAP',
  'Outros',
  'Fundos Offshore',
  'Depository Receipt no Exterior(DR)',
  'Título da Dívida Externa',
]

const businessTypes = ['Para negociação', 'Mantido até o vencimento']

/**
 * Folds a label. Spellings differ by file and year only in case (`AÇÕES`, `Ações`); accents are folded so that `Acoes`
 * matches too.
 */
export function foldLabel(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

const foldedList = (name: string, labels: readonly string[]): Lookup => ({
  name,
  columns: ['folded', 'label'],
  rows: labels.map((label) => [foldLabel(label), label]),
})

/** Kinds that are not investments, but reconcile settlements. */
const settlement = new Set(['cash', 'payable', 'receivable'])

export const lookups: readonly Lookup[] = [
  {
    name: 'application_label',
    columns: ['folded', 'label', 'category', 'is_liability', 'is_investment', 'side'],
    rows: applications.map(([label, category, sign = 'asset', side = null]) => [
      foldLabel(label),
      label,
      category,
      sign === 'liability',
      !settlement.has(category),
      side,
    ]),
  },
  foldedList('asset_type_label', assetTypes),
  foldedList('business_type_label', businessTypes),
]
