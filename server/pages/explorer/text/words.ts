import type { Text } from '../../../../schemas/core/language.ts'

/** Says what a holding is, in the order of legends. The rest is grey. */
export const CATEGORY_WORDS: Readonly<Record<string, Text>> = {
  equities: { en: 'Equities', pt: 'Ações' },
  fund_quotas: { en: 'Fund quotas', pt: 'Cotas de fundos' },
  public_bonds: { en: 'Government bonds', pt: 'Títulos públicos' },
  private_credit: { en: 'Private credit', pt: 'Crédito privado' },
  bank_paper: { en: 'Bank paper', pt: 'Títulos bancários' },
  repo: { en: 'Repos', pt: 'Operações compromissadas' },
  cash: { en: 'Cash', pt: 'Disponibilidades' },
  foreign: { en: 'Foreign investment', pt: 'Investimento no exterior' },
  derivatives: { en: 'Derivatives', pt: 'Derivativos' },
  credit_rights: { en: 'Credit rights', pt: 'Direitos creditórios' },
  property: { en: 'Property', pt: 'Imóveis' },
  receivable: { en: 'Receivables', pt: 'Valores a receber' },
  payable: { en: 'Payables', pt: 'Valores a pagar' },
  provision: { en: 'Provisions', pt: 'Provisões' },
  other_liability: { en: 'Other liabilities', pt: 'Outras exigibilidades' },
  other: { en: 'Other', pt: 'Outros' },
}

export const FUND_TYPE_WORDS: Readonly<Record<string, Text>> = {
  fif: { en: 'Financial investment fund (FIF)', pt: 'Fundo de investimento financeiro (FIF)' },
  fidc: { en: 'Receivables fund (FIDC)', pt: 'Fundo de direitos creditórios (FIDC)' },
  fii: { en: 'Real-estate fund (FII)', pt: 'Fundo imobiliário (FII)' },
  fip: { en: 'Private-equity fund (FIP)', pt: 'Fundo de participações (FIP)' },
  fiagro: { en: 'Agribusiness fund (Fiagro)', pt: 'Fundo do agronegócio (Fiagro)' },
  etf: { en: 'ETF', pt: 'Fundo de índice (ETF)' },
  fapi: { en: 'Retirement fund (FAPI)', pt: 'Fundo de aposentadoria (FAPI)' },
  fmp: { en: 'Privatisation fund (FMP)', pt: 'Fundo mútuo de privatização (FMP)' },
  other: { en: 'Other', pt: 'Outro' },
  unknown: { en: 'Not known', pt: 'Não informado' },
}

export const FUND_STATUS_WORDS: Readonly<Record<string, Text>> = {
  normal: { en: 'Normal operation', pt: 'Em funcionamento normal' },
  pre_operational: { en: 'Pre-operational', pt: 'Fase pré-operacional' },
  under_review: { en: 'Under review', pt: 'Em análise' },
  suspended: { en: 'Suspended', pt: 'Suspenso' },
  liquidation: { en: 'In liquidation', pt: 'Em liquidação' },
  merged: { en: 'Merged', pt: 'Incorporado' },
  cancelled: { en: 'Cancelled', pt: 'Cancelado' },
  unknown: { en: 'Not known', pt: 'Não informada' },
}

/** Says why a look-through did not open quotas. */
export const CLOSED_WORDS: Readonly<Record<string, Text>> = {
  foreign: { en: 'abroad', pt: 'no exterior' },
  confidential: { en: 'confidential', pt: 'sigiloso' },
  not_filed: { en: 'no portfolio filed', pt: 'carteira não entregue' },
  cycle: { en: 'the fund holds its holder', pt: 'participação recíproca' },
  nav_missing: { en: 'NAV not known', pt: 'patrimônio líquido não informado' },
  unreconciled: { en: 'portfolio and NAV differ', pt: 'carteira não confere com o patrimônio' },
  stale: { en: 'report too old', pt: 'informe desatualizado' },
  ratio_anomaly: { en: 'more quotas than the fund has', pt: 'mais cotas do que o fundo tem' },
  depth_limit: { en: 'deeper than this page looks', pt: 'além da profundidade desta página' },
  below_threshold: { en: 'below the threshold', pt: 'abaixo do valor mínimo' },
  reconciliation: { en: 'difference of opened quotas', pt: 'diferença das cotas abertas' },
}

export const COMPLETENESS_WORDS: Readonly<Record<string, Text>> = {
  complete: { en: 'complete', pt: 'completo' },
  partial: { en: 'partial', pt: 'parcial' },
  unknown: { en: 'not known', pt: 'não informado' },
}

export const POSITION_WORDS: Readonly<Record<string, Text>> = {
  owned: { en: 'owned', pt: 'própria' },
  lent: { en: 'lent out', pt: 'cedida em empréstimo' },
  borrowed: { en: 'borrowed', pt: 'recebida em empréstimo' },
  repo_collateral: { en: 'collateral of a repo', pt: 'lastro de compromissada' },
  option: { en: 'option', pt: 'opção' },
  future: { en: 'future', pt: 'futuro' },
  forward: { en: 'forward', pt: 'termo' },
  swap: { en: 'swap', pt: 'swap' },
}

/** Changes of a version of a filing. */
export const CHANGE_WORDS: Readonly<Record<string, Text>> = {
  first: { en: 'first seen', pt: 'primeira versão' },
  restated: { en: 'delivered again, with the same values', pt: 'entregue de novo, com os mesmos valores' },
  amended: { en: 'amended', pt: 'retificada' },
  confidentiality_released: { en: 'confidentiality released', pt: 'sigilo encerrado' },
  withdrawn: { en: 'withdrawn', pt: 'retirada' },
  added: { en: 'added', pt: 'incluída' },
  changed: { en: 'changed', pt: 'alterada' },
  removed: { en: 'removed', pt: 'excluída' },
}

/** Units of the series of statistics. */
export const UNIT_WORDS: Readonly<Record<string, Text>> = {
  percent: { en: 'percent', pt: '%' },
  'percent per day': { en: 'percent per day', pt: '% ao dia' },
  'percent in the period': { en: 'percent in the period', pt: '% no período' },
  'BRL per USD': { en: 'reais per US dollar', pt: 'reais por dólar dos EUA' },
  'index, 2022 = 100': { en: 'index, 2022 = 100', pt: 'índice, 2022 = 100' },
}
